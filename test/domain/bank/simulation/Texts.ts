/** How payers and their banks write names, numbers and references, with the mistakes that they make. */
import type { RandomSource } from "../../../reminders/simulation/RandomSource.ts"
import { anIban, type Book, type Customer } from "./Book.ts"

/** Letters as banks without accents write them. */
const german = (text: string): string =>
  text.replaceAll(
    /[äöüßÄÖÜ]/g,
    (letter) => ({ ä: "ae", ö: "oe", ü: "ue", ß: "ss", Ä: "Ae", Ö: "Oe", Ü: "Ue" })[letter] ?? letter
  )
const stripped = (text: string): string =>
  text.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "")

const swapAt = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at + 1] ?? ""}${text[at] ?? ""}${text.slice(at + 2)}`

/** A text with a mistake: a wrong digit, two swapped ones, one missing, one twice, or the end left out. */
export const misspelled = (random: RandomSource, text: string): string => {
  const places = [...text].flatMap((letter, index) => (/[0-9]/.test(letter) ? [index] : []))
  const at = random.one(places)
  const written = random.one([
    () => `${text.slice(0, at)}${(Number(text[at]) + random.between(1, 9)) % 10}${text.slice(at + 1)}`,
    () => swapAt(text, Math.min(at, text.length - 2)),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at, at + 1) + text.slice(at),
    () => text.slice(0, -random.between(1, 3))
  ])()
  return written === text ? misspelled(random, text) : written
}

/** A name as the bank of its owner writes it. */
export const nameAtBank = (random: RandomSource, { isCompany, name }: Customer): string => {
  const plain = random.one([
    german,
    german,
    german,
    stripped,
    (text: string) => text,
    (text: string) => text
  ])(name)
  const words = plain.split(" ")
  const ordered =
    isCompany || words.length !== 2
      ? plain
      : random.weighted([
          [6, plain],
          [1, `${words[1]} ${words[0]}`],
          [1, `${words[1]}, ${words[0]}`],
          [1, `Herr ${plain}`]
        ])
  const cased = random.chance(0.5) ? ordered.toUpperCase() : ordered
  return random.chance(0.1) ? cased.slice(0, 27) : cased
}

/** A reference as people type it. */
export const typedReference = (random: RandomSource, reference: string): string => {
  const grouped = reference.startsWith("RF") ? reference.replaceAll(/(.{4})(?=.)/g, "$1 ") : reference
  return random.weighted([
    [4, reference],
    [4, grouped],
    [1, grouped.toLowerCase()],
    [1, reference.startsWith("RF") ? `${reference.slice(0, 6)} ${reference.slice(6)}` : reference]
  ])
}

/** A number as people type it: with other blanks and case, or broken by the end of a line. */
export const typedNumber = (random: RandomSource, number: string): string => {
  const at = random.between(1, number.length - 1)
  return random.weighted([
    [6, number],
    [1, number.toLowerCase()],
    [1, number.replaceAll(" ", "")],
    [1, `${number.slice(0, at)} ${number.slice(at)}`]
  ])
}

const invoiceWords = [
  "Rechnung ",
  "Rg. ",
  "RE ",
  "Rechnungsnr. ",
  "Invoice ",
  "",
  "",
  "",
  "Zahlung ",
  "Danke! ",
  "Rg-Nr.: "
]

/** What stands before a number. */
export const withWord = (random: RandomSource, number: string): string =>
  `${random.one(invoiceWords)}${number}`

/** Words without any number of ours. */
export const someWords = (random: RandomSource): string | null =>
  random.one([
    null,
    "Rechnung",
    "Danke",
    "Miete März 2026",
    "Zahlung vom 12.03.2026",
    "Überweisung",
    "lt. Vereinbarung"
  ])

/** A number that is none of ours, but may look like one. */
export const foreignNumber = (random: RandomSource, book: Book, customer: Customer): string =>
  random.one([
    () => `Kd-Nr. ${customer.customerNumber}`,
    () => `Kunde ${customer.customerNumber}`,
    () => customer.customerNumber,
    () => `vom ${random.between(10, 28)}.0${random.between(1, 3)}.2026`,
    () => `2026030${random.between(1, 9)}`,
    () => `Tel. 0171 ${random.between(1_000, 9_999)} ${random.between(1_000, 9_999)}`,
    () => `+49 ${random.between(100, 999)} ${random.between(1_000_000, 9_999_999)}`,
    () => anIban(random).replaceAll(/(.{4})(?=.)/g, "$1 "),
    () => `EUR ${random.between(1_000, 9_999)},00`,
    () => `${random.between(1_000, 9_999)} EUR`,
    () => `Bestellung ${book.numberLike(random)}`,
    () => `Beleg ${random.between(1_000, 99_999)}`,
    () => `${book.numberLike(random)}-${random.between(1, 9)}`
  ])()
