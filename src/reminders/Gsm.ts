/** The 7-bit alphabet of SMS (3GPP TS 23.038 §6.2.1). With any other letter in it, every letter of an SMS takes 16 bits. */

const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"

/** Each of these takes the space of two letters. */
const extension = "^{}\\[~]|€"

const letters = new Set(basic + extension)

/** Whether a text can be sent with 7 bits a letter. */
export const isGsm = (text: string): boolean => [...text].every((letter) => letters.has(letter))

/** How many SMS a text takes: one holds 160 letters, each of several 153; with 16 bits 70 and 67. */
export const segmentsOf = (text: string): number => {
  if (!isGsm(text)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
  const length = [...text].reduce((sum, letter) => sum + (extension.includes(letter) ? 2 : 1), 0)
  return length <= 160 ? 1 : Math.ceil(length / 153)
}
