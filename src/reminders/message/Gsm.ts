/** The 7-bit alphabet of SMS (3GPP TS 23.038 §6.2.1). With any other letter in it, every letter of an SMS takes 16 bits. */

const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"

/** Each of these takes the space of two letters. */
const extension = "^{}\\[~]|€"

const letters = new Set(basic + extension)

/** Whether a text can be sent with 7 bits a letter. */
export const isGsm = (text: string): boolean => {
  for (const letter of text) if (!letters.has(letter)) return false
  return true
}

/** Letters that are not a plain letter with marks, but have a usual spelling in the alphabet. */
const spellings: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "…": "...",
  "•": "-",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
  º: "o",
  ª: "a",
  "°": "o",
  "·": "-",
  Œ: "OE",
  œ: "oe",
  ẞ: "SS",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  Ð: "D",
  ð: "d",
  Þ: "Th",
  þ: "th",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  Ŋ: "N",
  "©": "(c)",
  "®": "(r)",
  "™": "(tm)",
  "×": "x",
  "`": "'",
  "´": "'"
}

const marks = /\p{M}/gu

const spelled = (letter: string): string => {
  if (letters.has(letter)) return letter
  return spellings[letter] ?? letter.normalize("NFD").replace(marks, "")
}

/**
 * The text with accents left out and signs replaced where the alphabet has none ("março" is "marco"), so that an SMS
 * holds twice as much. A text that has other letters all the same, as Greek or Chinese, stays as it is.
 */
export const toGsm = (text: string): string => {
  const plain = Array.from(text.normalize("NFC"), spelled).join("")
  return isGsm(plain) ? plain : text
}

/** How much one SMS holds, and each of several: letters of 7 bits, or units of 16 bits. */
const capacities = { gsm: [160, 153], unicode: [70, 67] } as const

/**
 * How many SMS a text takes, which is what a provider charges for: one holds 160 letters, each of several 153, and `€` and
 * a few others count twice; with 16 bits 70 and 67. A letter that takes two places is never divided between two SMS.
 */
export const smsSegments = (text: string): number => {
  const gsm = isGsm(text)
  const [single, each] = gsm ? capacities.gsm : capacities.unicode
  const sizes = Array.from(text, (letter) => (gsm ? (extension.includes(letter) ? 2 : 1) : letter.length))
  if (sizes.reduce((sum, size) => sum + size, 0) <= single) return 1
  let segments = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      segments += 1
      used = 0
    }
    used += size
  }
  return segments
}
