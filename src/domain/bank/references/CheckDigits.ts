/** Check digits of payment references: which digit belongs to a number, or whether the one in it is right. Pure. */

const sumOf = (digits: string, weigh: (digit: number, fromRight: number) => number): number =>
  Array.from(digits).reduce((sum, digit, index) => sum + weigh(Number(digit), digits.length - 1 - index), 0)

const upToTen = (sum: number): string => String((10 - (sum % 10)) % 10)

/** The remainder by 97 of digits and capitals, where A is 10 and Z is 35 (ISO 7064, MOD 97-10). */
export const remainderBy97 = (text: string): number => {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
  }
  return remainder
}

/** The check digit of MOD 10 with weights 2 and 1 from the right, of products the sum of their digits (Luhn; ISO/IEC 7812-1). */
export const luhnDigit = (digits: string): string =>
  upToTen(
    sumOf(digits, (digit, fromRight) => {
      const product = fromRight % 2 === 0 ? 2 * digit : digit
      return product > 9 ? product - 9 : product
    })
  )

/** The check character of MOD 11 with weights 2 to 7 from the right: a digit, or `-` for ten (KID). */
export const modulus11Character = (digits: string): string => {
  const rest = (11 - (sumOf(digits, (digit, fromRight) => digit * (2 + (fromRight % 6))) % 11)) % 11
  return rest === 10 ? "-" : String(rest)
}

const WEIGHTS_731 = [7, 3, 1] as const

/** The check digit of weights 7, 3 and 1 from the right (Finnish viite). */
export const digit731 = (digits: string): string =>
  upToTen(sumOf(digits, (digit, fromRight) => digit * (WEIGHTS_731[fromRight % 3] ?? 0)))

const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const

/** The check digit of MOD 10, recursive (Swiss QR reference; Implementation Guidelines, annex B). */
export const recursiveDigit = (digits: string): string => {
  const carry = Array.from(digits).reduce((before, digit) => CARRIES[(before + Number(digit)) % 10] ?? 0, 0)
  return String((10 - carry) % 10)
}
