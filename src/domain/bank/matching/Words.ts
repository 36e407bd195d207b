/**
 * The words of what a payer wrote, and the numbers in it that could be invoice numbers. A number ends where there is neither
 * a letter nor a digit; `-`, `/` and `.` between digits, and decimals, belong to it. Blanks and case say nothing, because
 * banks break lines within a number. Numbers of dates, amounts, telephones and bank accounts are none. Pure.
 */
import { isValidIBAN } from "ibantools"
import { addDays, isCalendarDate } from "../../CalendarDate.ts"

/** UTF-16 units that are read of a text. */
const MAX_TEXT_LENGTH = 1_000
/** Words of a text that are read. */
const MAX_WORDS = 150
/** Words that may be one number together: "INV 2026 / 17 b". */
const MAX_WORDS_TOGETHER = 6
/** Letters of a word within a number. */
const MAX_INNER_LETTERS = 2
/** Numbers of a text that are looked at. */
const MAX_NUMBERS = 500
/** Characters between two words that may be one number together. */
const MAX_GAP = 3
/** Shorter external references prove nothing. */
export const MIN_NUMBER_LENGTH = 4
const MAX_NUMBER_LENGTH = 64
/** A number of so few digits, and nothing else, may be any number. */
const MAX_SHORT_DIGITS = 5
/** Days from the booking within which a number that reads as a date is one. */
const DAYS_OF_DATES = 400
/** The length at which banks cut a text. */
const CUT_LENGTH = 140
/** Lengths of the lines that banks join without a blank. */
const LINE_LENGTHS = [27, 35] as const

/** A number that stands in a text. */
export interface WrittenNumber {
  /** As it is written, in small letters. */
  readonly written: string
  /** Without blanks. */
  readonly compact: string
  /** Its first and last word. */
  readonly from: number
  readonly to: number
  /** Whether blanks stand in it, so that it may be several numbers. */
  readonly isJoined: boolean
  /** Whether the word before it says that it is the number of an invoice, or letters are part of it. */
  readonly isLabelled: boolean
  /** Whether it has few digits and nothing else. */
  readonly isShort: boolean
  /** Whether it proves nothing: it may be a customer's number, a date, an amount, a part of what was cut off. */
  readonly isDoubtful: boolean
  /** Whether it is said as the number of a debt, so that it speaks against others, even where it proves nothing. */
  readonly counts: boolean
}

interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
}

const wordPattern =
  /[\p{L}\p{M}\p{N}]+(?:(?<=[0-9])(?:[-‐-−/.](?=[0-9])|[,'’](?=[0-9]{1,3}(?![\p{L}\p{M}\p{N}])))[\p{L}\p{M}\p{N}]+)*/gu

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** Words that stand before the number of an invoice. */
const invoiceWords = set(
  "re rg rn rnr renr rgnr rech rechnr rechg rechnung rechnungen rechnungsnr rechnungsnummer invoice invoices inv bill " +
    "facture factures fact fac factuur fattura fatt fattn factura fra faktura fakt ft lasku beleg belegnr document doc ref"
)
/** Words that stand between such a word and the number. */
const fillers = set("nr no n num nummer number numero num° nº id s und and et u vom lfd")
/** Words before numbers of other kinds. */
const foreignWords = set(
  "kd kdnr knr kunde kunden kundennr kundennummer kundenr customer cust client clients cliente klant mitglied mitgl " +
    "mitgliedsnr member vertrag vertrags vertragsnr vertragsnummer contract contrat contratto contrato polizze police " +
    "konto kto ktonr account acct acc compte blz plz tel telefon telefonnr phone telephone fax mobil mobile handy " +
    "steuer steuernr stnr ust ustid ustidnr uid vat tva iva siret siren bestellung bestellnr bestell order " +
    "auftrag auftrags auftragsnr commande ordine pedido objekt whg wohnung mandat mandate mref kref eref terminal " +
    "transaktion transaction trx pos karte card kartennr zip postcode vom dated datum date am"
)
const currencies = set("eur euro euros € chf usd gbp sek nok dkk pln czk huf fr £ $")

const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)
const isLongWord = (text: string): boolean => text.length > MAX_INNER_LETTERS && !hasDigit(text)
const hasDigit = (text: string): boolean => /[0-9]/.test(text)
const blanked = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}${"|".repeat(to - from)}${text.slice(to)}`

const telephone = /(?<![\p{L}\p{N}+])(?:\+|00)[1-9](?:[ ()/.-]{0,2}[0-9]){7,14}(?![\p{L}\p{N}])/gu
const ibanStart = /(?<![\p{L}\p{N}])[a-z]{2}[0-9]{2}(?=[ ]?[a-z0-9])/gu
const MIN_IBAN = 15
const MAX_IBAN = 34

/** Where an account number that begins here ends; -1 if none does. */
const endOfIban = (text: string, start: number): number => {
  let compact = ""
  for (let index = start; index < text.length && compact.length < MAX_IBAN; index += 1) {
    const character = text[index] ?? ""
    if (/[a-z0-9]/.test(character)) compact += character.toUpperCase()
    else if (character !== " ") return -1
    if (compact.length >= MIN_IBAN && !/[a-z0-9]/.test(text[index + 1] ?? " ") && isValidIBAN(compact))
      return index + 1
  }
  return -1
}

/** The text without numbers of telephones and accounts. */
const withoutAccounts = (text: string): string => {
  let left = text
  for (const match of text.matchAll(ibanStart)) {
    const end = endOfIban(text, match.index)
    if (end > 0) left = blanked(left, match.index, end)
  }
  for (const match of left.matchAll(telephone))
    left = blanked(left, match.index, match.index + match[0].length)
  return left
}

/** Words that a line's end separates where no blank does: "4711Kunde" with the end behind the 1. */
const splitAtLines = (word: Word): ReadonlyArray<Word> => {
  for (const length of LINE_LENGTHS) {
    const cut = Math.ceil((word.from + 1) / length) * length
    const [before, after] = [word.text.slice(0, cut - word.from), word.text.slice(cut - word.from)]
    if (cut < word.to && isDigits(before) && /^\p{L}+$/u.test(after))
      return [
        { text: before, from: word.from, to: cut },
        { text: after, from: cut, to: word.to }
      ]
  }
  return [word]
}

const pad = (text: string): string => text.padStart(2, "0")

/** The dates that a number may be: 2026-03-12, 12.3.26, 20260312, 120326. */
const datesOf = (number: string): ReadonlyArray<string> => {
  const [, a, b, c] =
    /^([0-9]{1,4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,4})$/.exec(number) ??
    /^([0-9]{4})([0-9]{2})([0-9]{2})$/.exec(number) ??
    /^([0-9]{2})([0-9]{2})([0-9]{2})$/.exec(number) ??
    []
  const [, d, e, f] = /^([0-9]{2})([0-9]{2})([0-9]{4})$/.exec(number) ?? []
  const full = (year: string): string => (year.length === 2 ? `20${year}` : year)
  const ordered = [
    [a, b, c],
    [c, b, a],
    [c, a, b],
    [f, e, d],
    [f, d, e]
  ] as const
  return ordered.flatMap(([year, month, day]) => {
    if (year === undefined || month === undefined || day === undefined || day.length > 2) return []
    const date = `${full(year)}-${pad(month)}-${pad(day)}`
    return isCalendarDate(date) ? [date] : []
  })
}

const isDate = (number: string, bookedOn: string): boolean =>
  datesOf(number).some(
    (date) => date > addDays(bookedOn, -DAYS_OF_DATES) && date < addDays(bookedOn, DAYS_OF_DATES)
  )

/** "März 2026" */
const isYear = (number: string): boolean => /^(?:19|20)[0-9]{2}$/.test(number)

/** "03/2026" */
const isMonth = (number: string): boolean => /^(?:0?[1-9]|1[0-2])[-/.](?:19|20)[0-9]{2}$/.test(number)

type Label = "invoice" | "other" | null

/** What the words before a number say that it is. */
const labelOf = (text: string, words: ReadonlyArray<Word>, index: number): Label => {
  for (let before = index - 1; before >= 0; before -= 1) {
    const [word, next] = [words[before], words[before + 1]]
    if (word === undefined || next === undefined) return null
    if (invoiceWords.has(word.text)) return "invoice"
    if (foreignWords.has(word.text)) return "other"
    // "Tel 0171 2345678", "Rechnungen 4711, 4712"
    const gap = text.slice(word.to, next.from)
    const continues = fillers.has(word.text) || (hasDigit(word.text) && /^[\s,;&+|]*$/.test(gap))
    if (!continues) return null
  }
  return null
}

/** Written with decimals: "1.250,00". */
const isDecimal = (word: Word | undefined): boolean => /[0-9][.,][0-9]{2}$/.test(word?.text ?? "")

/**
 * Whether it stands beside a currency, as an amount does. With letters in it, it is none, and a currency on whose other side
 * decimals stand belongs to these.
 */
const isBesideCurrency = (text: string, words: ReadonlyArray<Word>, from: number, to: number): boolean => {
  const [first, last] = [words[from], words[to]]
  if (words.slice(from, to + 1).some((word) => /\p{L}/u.test(word.text))) return false
  const isCurrency = (at: number) => currencies.has(words[at]?.text ?? "")
  return (
    (isCurrency(from - 1) && !isDecimal(words[from - 2])) ||
    (isCurrency(to + 1) && !isDecimal(words[to + 2])) ||
    /[€£$]\s?$/.test(text.slice(0, first?.from ?? 0)) ||
    /^\s?[€£$]/.test(text.slice(last?.to ?? 0))
  )
}

/** The text and its words, as numbers are read from them. */
interface Reading {
  readonly text: string
  readonly words: ReadonlyArray<Word>
  readonly bookedOn: string
  readonly length: number
  readonly labels: ReadonlyArray<Label>
}

const isSomethingElse = ({ bookedOn }: Reading, number: string, label: Label): boolean =>
  label === "other" || (label !== "invoice" && (isMonth(number) || isDate(number, bookedOn)))

const isOfLength = ({ length }: string): boolean => length >= MIN_NUMBER_LENGTH && length <= MAX_NUMBER_LENGTH

const mayBeNumber = (compact: string, label: Label): boolean =>
  isOfLength(compact) && hasDigit(compact) && (!isYear(compact) || label === "invoice")

const numberAt = (reading: Reading, from: number, to: number): WrittenNumber | null => {
  const { labels, length, text, words } = reading
  const [first, last] = [words[from], words[to]]
  if (first === undefined || last === undefined) return null
  const written = text.slice(first.from, last.to).replaceAll(/\s+/g, " ")
  const compact = written.replaceAll(" ", "")
  const label = labels[from] ?? null
  if (!mayBeNumber(compact, label)) return null
  const isLabelled = label === "invoice" || (/\p{L}/u.test(compact) && label === null)
  const isShort = isDigits(compact) && compact.length <= MAX_SHORT_DIGITS
  const isOther = isSomethingElse(reading, compact, label)
  const isAmount = isBesideCurrency(text, words, from, to)
  const isCut = last.to === length && length === CUT_LENGTH
  return {
    written,
    compact,
    from,
    to,
    isJoined: written !== compact,
    isLabelled,
    isShort,
    isDoubtful: [isOther, isAmount, isCut, isYear(compact)].includes(true),
    counts: isLabelled || !(isOther || (isAmount && isShort))
  }
}

/** A part of a text that was read as something else. */
export interface ReadPart {
  readonly from: number
  readonly to: number
}

/**
 * The numbers in a text that could be an external reference: each word with a digit, and words that stand together. Those in
 * parts that were read already are left out.
 */
export const numbersIn = (
  typed: string,
  bookedOn: string,
  read: ReadonlyArray<ReadPart>
): ReadonlyArray<WrittenNumber> => {
  const kept = read.reduce((text, { from, to }) => blanked(text, from, to), typed.slice(0, MAX_TEXT_LENGTH))
  const lower = kept.toLowerCase()
  // Some letters get longer, and then nothing stands where it stood.
  const text = withoutAccounts(lower.length === kept.length ? lower : kept)
  const words = [...text.matchAll(wordPattern)]
    .slice(0, MAX_WORDS)
    .flatMap((match) =>
      splitAtLines({ text: match[0], from: match.index, to: match.index + match[0].length })
    )
  const labels = words.map((word, index) => (hasDigit(word.text) ? labelOf(text, words, index) : null))
  const reading = { text, words, bookedOn, length: typed.length, labels }
  const numbers: Array<WrittenNumber> = []
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from; to < Math.min(from + MAX_WORDS_TOGETHER, words.length); to += 1) {
      const gap = to === from ? "" : text.slice(words[to - 1]?.to, words[to]?.from)
      if (gap.length > MAX_GAP || /[|]|,\s/.test(gap)) break
      // Words stand at most at the beginning of a number.
      if (to > from && isLongWord(words[to]?.text ?? "")) break
      const number = numberAt(reading, from, to)
      if (number !== null && numbers.length < MAX_NUMBERS) numbers.push(number)
    }
  }
  return numbers
}

/** An external reference as numbers are compared with it: in small letters, without blanks and what stands around it. */
export const compactReference = (reference: string): string =>
  reference
    .toLowerCase()
    .replaceAll(/\s+/g, "")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
