/**
 * What makes two movements the same (ADR 58): the bank's own reference, else what they say. Neither depends on the file that
 * a movement comes in.
 */
import { createHash } from "node:crypto"
import { type NamedReference, saidByReferences } from "./GivenReferences.ts"
import type { Direction, Movement } from "./Movement.ts"

/** What a movement says of itself, as far as it tells one from another. */
export interface Telling {
  readonly direction: Direction
  readonly amountMinor: number
  readonly currency: string
  readonly bookedOn: string
  readonly valueOn: string | null
  readonly counterpartyName: string | null
  readonly counterpartyAccount: string | null
  readonly remittance: string | null
  readonly paymentReference: string | null
  readonly endToEndId: string | null
  readonly bankReference: string | null
}

/** What banks write where there is no reference. */
const placeholders = new Set([
  "NONREF",
  "NOREF",
  "NOTPROVIDED",
  "NOTAVAILABLE",
  "NOTAPPLICABLE",
  "NONE",
  "NULL",
  "UNKNOWN"
])

/** Shorter ones are numbers of a day or kinds of bookings, which come again; of letters with digits, two are too short. */
const MIN_REFERENCE_LENGTH = 4
const MIN_MIXED_LENGTH = 3

/**
 * A text without what differs by chance between two files: case, accents, umlauts that are written as two letters, blanks,
 * line ends, punctuation. Empty for none.
 */
const comparable = (text: string | null): string =>
  text === null
    ? ""
    : text
        .normalize("NFKD")
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, "")
        .replaceAll(/(?<=[AOU])E/g, "")

/** A reference in the form in which it is compared; null for one that names nothing. */
const named = (reference: string | null): string | null => {
  if (reference === null) return null
  const text = reference.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "")
  return placeholders.has(text) || /^(.)\1*$/u.test(text) ? null : text
}

/** A reference of the bank in the form in which it is compared, where it can name one movement; null where it names none. */
export const namingReference = (text: string | null): string | null => {
  const reference = named(text)
  if (reference === null) return null
  const isMixed = /\p{L}/u.test(reference) && /\p{N}/u.test(reference)
  return reference.length < (isMixed ? MIN_MIXED_LENGTH : MIN_REFERENCE_LENGTH) ? null : reference
}

/** The bank's references of a movement that can name it: that of its entry, and that of the entry's only detail. */
export const namingReferences = ({
  bankReference,
  detailReference = null
}: Pick<Movement, "bankReference" | "detailReference">): ReadonlyArray<string> => {
  const both = [bankReference, detailReference].flatMap((text) => namingReference(text) ?? [])
  return [...new Set(both)]
}

/** Whether a text in the place of a reference is one, and not a word that says there is none. */
export const isReference = (text: string | null): boolean =>
  named(text) !== null || (text !== null && /^[\p{L}1-9]$/u.test(text.trim()))

/** What may be the same movement has the same of these, whatever else it says. */
export const sumKeyOf = ({
  amountMinor,
  bookedOn,
  direction
}: Pick<Telling, "amountMinor" | "bookedOn" | "direction">): string =>
  `${bookedOn} ${direction} ${amountMinor}`

/**
 * SHA-256, in hexadecimal, of what a movement says: its dates, amount and direction, parties and texts. The bank's reference
 * is left out, because one file may have it and another not.
 */
export const saidBy = (movement: Telling): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        sumKeyOf(movement),
        movement.currency,
        movement.valueOn ?? movement.bookedOn,
        comparable(movement.counterpartyName),
        comparable(movement.counterpartyAccount),
        comparable(movement.remittance),
        comparable(named(movement.paymentReference)),
        comparable(named(movement.endToEndId))
      ])
    )
    .digest("hex")

const MIN_WORD_LENGTH = 3

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .split(/[^\p{L}\p{N}]+/u)
      .map(comparable)
      .filter((word) => word.length >= MIN_WORD_LENGTH)
  )

const shareAWord = (a: string, b: string): boolean => {
  const words = wordsOf(a)
  return comparable(a) === comparable(b) || [...wordsOf(b)].some((word) => words.has(word))
}

/** Whether two account numbers can be of one account: a domestic number is a part of its IBAN. */
const accountsFit = (a: string, b: string): boolean => {
  const [long, short] = [comparable(a), comparable(b)].toSorted((x, y) => y.length - x.length) as [
    string,
    string
  ]
  return long.includes(short.replace(/^0+/, ""))
}

/** How two texts compare: alike, in contradiction, or nothing is known, because one of them is missing. */
const judged = (
  a: string | null,
  b: string | null,
  isAlike: (a: string, b: string) => boolean
): boolean | null => (a === null || b === null ? null : isAlike(a, b))

const isSame = (a: string, b: string): boolean => comparable(a) === comparable(b)

/** Longer texts than this, one of which contains the other, are one text that was cut or joined otherwise. */
const MIN_TEXT_LENGTH = 10

const contains = (a: string, b: string): boolean => {
  const [long, short] = [comparable(a), comparable(b)].toSorted((x, y) => y.length - x.length) as [
    string,
    string
  ]
  return long === short || (short.length >= MIN_TEXT_LENGTH && long.includes(short))
}

/** What two movements say of who paid and for what. True, false, or null where one of them says nothing. */
const comparedIn = (a: Telling, b: Telling) => ({
  account: judged(a.counterpartyAccount, b.counterpartyAccount, accountsFit),
  name: judged(a.counterpartyName, b.counterpartyName, shareAWord),
  endToEndId: judged(named(a.endToEndId), named(b.endToEndId), isSame),
  paymentReference: judged(named(a.paymentReference), named(b.paymentReference), isSame)
})

/** Whether two movements of the same sum and day say nothing that speaks against their being one. */
export const mayBeOne = (a: Telling, b: Telling): boolean => !Object.values(comparedIn(a, b)).includes(false)

/**
 * How likely two movements of the same sum and day, in files of two formats, are one by what both say: `told` if they say the
 * same of who paid or for what, `silent` if one says nothing but its sum, since notifications say what a statement leaves
 * out. Null if they are two.
 */
export const likenessOf = (a: Telling, b: Telling): "told" | "silent" | null => {
  const compared = comparedIn(a, b)
  const text = judged(a.remittance, b.remittance, contains)
  if (Object.values(compared).includes(false)) return null
  if (compared.endToEndId === true || compared.paymentReference === true || text === true) return "told"
  if (text !== null) return null
  return compared.account === true ? "told" : isSilent(a) || isSilent(b) ? "silent" : null
}

/** Whether a movement says nobody as the other side, as a batch does. */
const saysNobody = ({
  counterpartyAccount,
  counterpartyName
}: Pick<Telling, "counterpartyAccount" | "counterpartyName">): boolean =>
  counterpartyAccount === null && counterpartyName === null

/** Whether a movement says nothing of who paid and for what, apart from a text. */
export const isSilent = (movement: Telling): boolean =>
  saysNobody(movement) && named(movement.endToEndId) === null && named(movement.paymentReference) === null

/** The entry that details are of: its amount and direction, and its reference where it has one. */
export interface BatchEntry {
  readonly direction: Direction
  readonly amountMinor: number
  readonly bookedOn: string
  readonly reference: string | null
}

/** The entry that these details, all of one, sum to. */
export const batchEntryOf = (details: ReadonlyArray<Movement>): BatchEntry => {
  const minor = details.reduce(
    (sum, { amountMinor, direction }) => sum + (direction === "credit" ? amountMinor : -amountMinor),
    0
  )
  const [first] = details
  return {
    direction: minor < 0 ? "debit" : "credit",
    amountMinor: Math.abs(minor),
    bookedOn: first?.bookedOn ?? "",
    reference: namingReference(first?.detail?.reference ?? null)
  }
}

/** Whether a movement has the sum of an entry: not its day, which may be another one in files of two kinds. */
export const isOfSum = (
  whole: Pick<Telling, "amountMinor" | "direction">,
  entry: Pick<BatchEntry, "amountMinor" | "direction">
): boolean => whole.direction === entry.direction && whole.amountMinor === entry.amountMinor

/**
 * Whether a movement is the whole entry of a batch, by the references of both. Where these don't tell, one that names nobody
 * is.
 */
export const isWholeOf = (
  whole: Telling,
  named: ReadonlyArray<NamedReference>,
  entry: BatchEntry,
  entryNamed: ReadonlyArray<NamedReference>
): boolean => {
  if (!isOfSum(whole, entry) || whole.bookedOn !== entry.bookedOn) return false
  const said = saidByReferences(named, entryNamed)
  return said === null ? saysNobody(whole) : said === "one"
}
