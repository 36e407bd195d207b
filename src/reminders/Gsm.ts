/** The letters that SMS hold at 7 bits (3GPP TS 23.038 §6.2.1). One other letter, and all take 16. */

const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"

/** These take the room of two. */
const extension = "^{}\\[~]|€"

const letters = new Set(basic + extension)

/** Whether a text can be sent at 7 bits a letter. */
export const isGsm = (text: string): boolean => [...text].every((letter) => letters.has(letter))

/** How many SMS a text takes: 160 letters in one and 153 in each of several, or 70 and 67 at 16 bits. */
export const segmentsOf = (text: string): number => {
  if (!isGsm(text)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
  const length = [...text].reduce((sum, letter) => sum + (extension.includes(letter) ? 2 : 1), 0)
  return length <= 160 ? 1 : Math.ceil(length / 153)
}
