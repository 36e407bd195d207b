/** What tells which debts a transaction could mean at all: keys that are looked up by index. Pure. */
import {
  decodeCreditorReference,
  spellingsOf,
  structuredReference,
  structuredReferencesIn
} from "../References.ts"
import { beginningsOf } from "./Names.ts"
import type { Incoming, CompanyAccount } from "./Types.ts"
import { numbersIn } from "./Words.ts"

/** Keys of each kind, at most. */
const MAX_RECEIVABLES = 50
const MAX_REFERENCES = 100
const MAX_TOKENS = 60
const MAX_END_TO_END_IDS = 2
/** UTF-16 units of a reference's field that are read. */
const MAX_FIELD_LENGTH = 140
/** What banks write where there is no end-to-end id. */
const NO_END_TO_END_ID = /^(?:notprovided|none|nonref)$/i

/** The keys of a transaction. Every list is bounded. */
export interface SearchKeys {
  /** Debts of this company whose own reference is quoted. */
  readonly receivableIds: ReadonlyArray<number>
  /** Spellings of structured references, to look up by lower(external_reference). */
  readonly references: ReadonlyArray<string>
  /** Numbers in the text, to look up by lower(external_reference). */
  readonly tokens: ReadonlyArray<string>
  readonly endToEndIds: ReadonlyArray<string>
  /** The account that it came from, in electronic form. */
  readonly payerAccount: string | null
  /** Beginnings of names, to look up by lower(display_name). */
  readonly names: ReadonlyArray<string>
}

const unique = <A>(all: ReadonlyArray<A>, limit: number): ReadonlyArray<A> =>
  [...new Set(all)].slice(0, limit)

/** The structured references of a transaction: of its fields, and found in its text. */
const quotedReferences = (
  { endToEndId, paymentReference, remittance }: Incoming,
  { accountCountry }: CompanyAccount
): ReadonlyArray<string> => [
  ...[paymentReference, endToEndId].flatMap((field) => {
    const found = structuredReference((field ?? "").slice(0, MAX_FIELD_LENGTH), accountCountry)
    return found === null ? [] : [found.reference]
  }),
  ...[paymentReference, remittance].flatMap((text) =>
    structuredReferencesIn(text ?? "", accountCountry).map(({ reference }) => reference)
  )
]

/** External references that a text may name, the most likely ones first. */
const tokensIn = (incoming: Incoming): ReadonlyArray<string> => {
  const fields = [incoming.paymentReference, incoming.remittance, incoming.endToEndId]
  const numbers = fields.flatMap((text) => numbersIn(text ?? "", incoming.bookedOn, []))
  const [whole, joined] = [
    numbers.filter(({ isJoined }) => !isJoined),
    numbers.filter(({ isJoined }) => isJoined)
  ]
  return [
    ...whole.map(({ compact }) => compact),
    ...joined.flatMap(({ compact, written }) => [written, compact])
  ]
}

/** The keys by which the debts that a transaction could mean are looked up. */
export const searchKeysOf = (incoming: Incoming, account: CompanyAccount): SearchKeys => {
  const references = quotedReferences(incoming, account)
  const own = references.flatMap((reference) => {
    const decoded = decodeCreditorReference(reference)
    return decoded?.companyId === account.companyId ? [decoded.receivableId] : []
  })
  const { counterpartyAccount, counterpartyName, endToEndId } = incoming
  const ids = endToEndId === null || NO_END_TO_END_ID.test(endToEndId) ? [] : [endToEndId]
  return {
    receivableIds: unique(own, MAX_RECEIVABLES),
    references: unique(references.flatMap(spellingsOf), MAX_REFERENCES),
    tokens: unique(tokensIn(incoming), MAX_TOKENS),
    endToEndIds: unique(ids, MAX_END_TO_END_IDS),
    payerAccount: counterpartyAccount,
    names: counterpartyName === null ? [] : beginningsOf(counterpartyName)
  }
}
