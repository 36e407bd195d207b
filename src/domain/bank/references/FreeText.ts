/**
 * References in what a payer wrote. One counts only whole, with the right check digits: it ends where there is neither a
 * letter nor a digit, and `-`, `/`, `.` and decimals between digits belong to their number. Payers write references in
 * groups with blanks, and banks break lines within them; so words are also read together, as far as blanks separate them.
 */
import { decodeCreditorReference } from "./CreditorReference.ts"
import {
  hasLengthDigit,
  MAX_REFERENCE_CHARACTERS,
  nationalScheme,
  type ReferenceKind,
  type ReferenceScheme,
  rf
} from "./Schemes.ts"

/** A reference in a text, in normal form. */
export interface FoundReference {
  readonly reference: string
  readonly kind: ReferenceKind
  /** Where in the text it stands: its first character, and the one behind its last, counted in UTF-16. */
  readonly from: number
  readonly to: number
}

/** UTF-16 units that are read of a text; no bank transmits as many. */
const MAX_TEXT_LENGTH = 20_000
/** References that are told of one text. */
const MAX_FOUND = 100
/** Blanks and line breaks between two groups of a reference. */
const MAX_BLANKS = 4
/** Characters of a group in which references are printed. */
const MAX_GROUP = 4
/** Shorter numbers in free text say nothing: years, amounts, post codes, and the numbers of invoices. */
const MIN_PLAIN_DIGITS = 6

/** A run of letters and digits, with what continues a number. */
interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Whether only blanks stand between it and the next word. */
  readonly joins: boolean
}

const wordPattern =
  /[\p{L}\p{M}\p{N}]+(?:(?<=[0-9])(?:[-‐-−/.](?=[0-9])|,(?=[0-9]{1,2}(?![\p{L}\p{M}\p{N}])))[\p{L}\p{M}\p{N}]+)*/gu

const wordsOf = (text: string): ReadonlyArray<Word> => {
  const matches = Array.from(text.matchAll(wordPattern))
  return matches.map((match, index) => {
    const to = match.index + match[0].length
    const gap = text.slice(to, matches[index + 1]?.index ?? to)
    return {
      text: match[0],
      from: match.index,
      to,
      joins: gap.length <= MAX_BLANKS && /^\s+$/.test(gap)
    }
  })
}

const isPlain = (text: string): boolean => /^[0-9A-Za-z]+$/.test(text)

const joined = (words: ReadonlyArray<Word>): string => words.map(({ text }) => text).join("")

/** Words from one on that only blanks separate and that satisfy a rule, as long as a reference may be together. */
const runFrom = (
  words: ReadonlyArray<Word>,
  start: number,
  isPart: (text: string) => boolean
): ReadonlyArray<Word> => {
  const run: Array<Word> = []
  let length = 0
  for (let index = start; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined || !isPart(word.text)) break
    length += word.text.length
    if (length > MAX_REFERENCE_CHARACTERS) break
    run.push(word)
    if (!word.joins) break
  }
  return run
}

const foundIn = (
  scheme: ReferenceScheme,
  words: ReadonlyArray<Word>,
  reference: string | null
): FoundReference | null => {
  const [first, last] = [words.at(0), words.at(-1)]
  return reference === null || first === undefined || last === undefined
    ? null
    : { reference, kind: scheme.kind, from: first.from, to: last.to }
}

/** Whether a reference that ends with a full group of four may go on with this word. */
const mayGoOn = (words: ReadonlyArray<Word>, next: Word | undefined): boolean =>
  words.length > 1 &&
  words.at(-1)?.text.length === 4 &&
  words.at(-1)?.joins === true &&
  next !== undefined &&
  next.text.length <= 4 &&
  /[0-9]/.test(next.text) &&
  !/^RF[0-9]/i.test(next.text)

/** "RF18-5390-0754-7034": separators are read as blanks where they separate groups of four. */
const hyphenated = /^RF[0-9]{2}(?:[-.][0-9A-Z]{4})*[-.][0-9A-Z]{1,4}$/i

/** Whether a reading reaches over a word such as "Danke", with which a reference that was whole before passes by chance. */
const isWordBehind = (next: Word, shortest: FoundReference | undefined, to: number): boolean =>
  shortest !== undefined &&
  next.from >= shortest.to &&
  next.to <= to &&
  next.text.length > MAX_GROUP &&
  !/[0-9]/.test(next.text)

/**
 * The reference of ISO 11649 that begins with this word: one of a receivable, which more than its check digits speaks for;
 * else the longest one, because what was typed wrong may begin with a right one. For the same reason that one does not end
 * before what may be a further group of it.
 */
const rfAt = (words: ReadonlyArray<Word>, start: number): FoundReference | null => {
  const word = words[start]
  if (word === undefined || !/^RF(?:[0-9]|$)/i.test(word.text)) return null
  if (hyphenated.test(word.text)) return foundIn(rf, [word], rf.normal(word.text.replaceAll(/[-.]/g, "")))
  const run = runFrom(words, start, isPlain)
  const readings = run.flatMap((_, index) => {
    const group = run.slice(0, index + 1)
    return foundIn(rf, group, rf.normal(joined(group))) ?? []
  })
  const own = readings.filter(({ reference }) => decodeCreditorReference(reference) !== null)
  const whole = own.findLast(({ to }) => !run.some((next) => isWordBehind(next, own[0], to)))
  if (whole !== undefined) return whole
  const longest = readings.at(-1)
  if (longest === undefined) return null
  const count = run.findIndex(({ to }) => to === longest.to) + 1
  return mayGoOn(run.slice(0, count), words[start + count]) ? null : longest
}

const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)

/** The number in these words by itself, or as the scheme prints it. */
const numberIn = (
  scheme: ReferenceScheme,
  text: string,
  words: ReadonlyArray<Word>
): FoundReference | null => {
  const [first] = words
  if (first === undefined) return null
  const number = joined(words)
  // A check character of KID that is no digit.
  const behind = text[first.to] === "-" && !/[\p{L}\p{N}-]/u.test(text[first.to + 1] ?? " ") ? "-" : ""
  const whole = words.length === 1 ? [number, `${number}${behind}`] : [number]
  for (const spelling of whole) {
    const found = spelling.length < MIN_PLAIN_DIGITS ? null : foundIn(scheme, words, scheme.normal(spelling))
    if (found !== null) return spelling === number ? found : { ...found, to: found.to + 1 }
  }
  return null
}

/** The words from one on that are grouped as the scheme prints a number; the longest such group. */
const printedAt = (scheme: ReferenceScheme, run: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  for (let count = run.length; count > 1; count -= 1) {
    const group = run.slice(0, count)
    const sizes = scheme.groups(joined(group).length)
    const isPrinted =
      sizes?.length === count && group.every((word, index) => word.text.length === sizes[index])
    if (isPrinted && scheme.normal(joined(group)) !== null) return group
  }
  return []
}

/** Whether something besides its check digit speaks for a number that was read from several words. */
const isSure = (scheme: ReferenceScheme, reference: string): boolean =>
  scheme.kind === "qrr" || scheme.kind === "ogm" || (scheme.kind === "ocr" && hasLengthDigit(reference))

const separated = (scheme: ReferenceScheme, word: Word | undefined): string | null =>
  scheme.kind === "ogm" ? scheme.normal(word?.text ?? "") : null

/** What was found from a word on, and how many words are done with. */
interface Step {
  readonly found: ReadonlyArray<FoundReference | null>
  readonly words: number
}

/** The readings of the digits from this word on; `isFirst` says that no digits stand before it. */
const digitsAt = (
  scheme: ReferenceScheme,
  text: string,
  words: ReadonlyArray<Word>,
  start: number,
  isFirst: boolean
): Step => {
  const run = runFrom(words, start, isDigits)
  const group = printedAt(scheme, run)
  const printed = numberIn(scheme, text, group)
  if (printed !== null) return { found: [printed], words: group.length }
  // All digits that stand together, however they are grouped.
  const next = run.at(-1)?.joins === true ? words[start + run.length] : undefined
  const isWhole = isFirst && run.length > 1 && !isDigits(next?.text ?? "")
  const whole = isWhole ? numberIn(scheme, text, run) : null
  return whole !== null && isSure(scheme, whole.reference)
    ? { found: [whole], words: run.length }
    : { found: [whole, numberIn(scheme, text, run.slice(0, 1))], words: 1 }
}

/** The references of a country. Two that overlap are two readings of the same digits. */
const nationalIn = (
  scheme: ReferenceScheme,
  text: string,
  words: ReadonlyArray<Word>
): ReadonlyArray<FoundReference> => {
  const found: Array<FoundReference> = []
  for (let start = 0; start < words.length && found.length < MAX_FOUND;) {
    const [before, word] = [words[start - 1], words[start]]
    const isFirst = before === undefined || !before.joins || !isDigits(before.text)
    const step: Step = isDigits(word?.text ?? "")
      ? digitsAt(scheme, text, words, start, isFirst)
      : // The separators of a Belgian reference; its marks are not part of the word.
        { found: [foundIn(scheme, words.slice(start, start + 1), separated(scheme, word))], words: 1 }
    found.push(...step.found.filter((each) => each !== null))
    start += step.words
  }
  return found
}

/** The references in a text, in the order of their beginnings; those of ISO 11649 and those of the account's country. */
export const readingsOf = (typed: string, country: string | null): ReadonlyArray<FoundReference> => {
  const text = typed.slice(0, MAX_TEXT_LENGTH)
  // A word that was cut off is not whole.
  const words = wordsOf(text).slice(0, text === typed ? undefined : -1)
  const international = words.flatMap((_, start) => rfAt(words, start) ?? [])
  const scheme = nationalScheme(country)
  const outside = (found: FoundReference): boolean =>
    !international.some(({ from, to }) => found.from < to && from < found.to)
  return [...international, ...(scheme === null ? [] : nationalIn(scheme, text, words).filter(outside))]
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .slice(0, MAX_FOUND)
}
