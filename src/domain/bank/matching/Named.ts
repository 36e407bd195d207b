/** Which debts a transaction names: by their references, by an end-to-end id, or by their numbers in its text. Pure. */
import {
  decodeCreditorReference,
  type ReferenceKind,
  structuredReference,
  structuredReferencesIn
} from "../References.ts"
import { minorUnits, isActiveCurrency } from "../../Currency.ts"
import type { CandidateDebt, Incoming, CompanyAccount } from "./Types.ts"
import { compactReference, MIN_NUMBER_LENGTH, numbersIn, type ReadPart, type WrittenNumber } from "./Words.ts"

/** UTF-16 units of a reference's field that are read. */
const MAX_FIELD_LENGTH = 140
/** In free text, a reference with one check digit and fewer digits in all is as good as a number: one in ten passes. */
const MIN_PROVING_DIGITS = 10

/**
 * What a reference proves by itself, from least to most. References with one check digit pass by chance, if two digits are
 * wrong or some are missing, and then they are often those of another debt. So they need more: `whole`, the whole amount or
 * the right payer. `any`: any amount from anybody.
 */
const proofs = ["none", "whole", "any"] as const
type Proof = (typeof proofs)[number]

/** How a debt is named. */
export interface Naming {
  /** It has the reference, or the end-to-end id. */
  readonly byReference: boolean
  readonly byEndToEndId: boolean
  readonly proof: Proof
  /** Its number stands in the text, and no other debt has it. */
  readonly byNumber: boolean
  readonly number: WrittenNumber | null
}

/** What a transaction names. */
export interface Named {
  readonly debts: ReadonlyMap<number, Naming>
  /** Debts that share a number or reference which it has: each group is one number. */
  readonly shared: ReadonlyArray<ReadonlySet<number>>
  /** The debts among them of which it means one: their number or reference is said as one. */
  readonly either: ReadonlySet<number>
  /** It has a reference of this company whose debt is not among the candidates. */
  readonly hasUnknown: boolean
  /** Numbers in its text, and the debts that have them. */
  readonly numbers: ReadonlyArray<WrittenNumber>
  readonly owners: ReadonlyMap<string, ReadonlyArray<number>>
}

interface Quoted {
  readonly reference: string
  readonly kind: ReferenceKind
  readonly isInText: boolean
  readonly part: ReadPart | null
}

type Structured = ReturnType<typeof structuredReference>

const inField = (field: string | null, country: string | null): Structured =>
  structuredReference((field ?? "").slice(0, MAX_FIELD_LENGTH), country)

const quotedIn = (incoming: Incoming, field: Structured, country: string | null): ReadonlyArray<Quoted> => {
  const written = (text: string | null, isText: boolean): ReadonlyArray<Quoted> =>
    structuredReferencesIn(text ?? "", country).map(({ from, kind, reference, to }) => ({
      reference,
      kind,
      isInText: true,
      part: isText ? { from, to } : null
    }))
  return field === null
    ? [...written(incoming.paymentReference, false), ...written(incoming.remittance, true)]
    : [{ ...field, isInText: false, part: null }, ...written(incoming.remittance, true)]
}

/** Zeros before a number mean nothing. */
const canonical = (reference: string): string => reference.replace(/^0+(?=[0-9])/, "")

const proofOf = ({ isInText, kind, reference }: Quoted): Proof => {
  if (kind === "rf" || kind === "qrr" || kind === "ogm") return "any"
  return !isInText || reference.length >= MIN_PROVING_DIGITS ? "whole" : "none"
}

/** The debts by everything that names them. */
interface Names {
  readonly byReference: ReadonlyMap<string, ReadonlyArray<number>>
  readonly byNumber: ReadonlyMap<string, ReadonlyArray<number>>
  readonly ids: ReadonlySet<number>
}

const grouped = (
  candidates: ReadonlyArray<CandidateDebt>,
  nameOf: (debt: CandidateDebt) => string | null
): ReadonlyMap<string, ReadonlyArray<number>> => {
  const groups = new Map<string, Array<number>>()
  for (const debt of candidates) {
    const name = nameOf(debt)
    if (name === null) continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [debt.receivableId])
    else group.push(debt.receivableId)
  }
  return groups
}

const numberOf = ({ externalReference }: CandidateDebt): string | null => {
  const compact = externalReference === null ? "" : compactReference(externalReference)
  return compact.length < MIN_NUMBER_LENGTH ? null : compact
}

const namesOf = (candidates: ReadonlyArray<CandidateDebt>): Names => ({
  byReference: grouped(candidates, ({ paymentReference }) => canonical(paymentReference)),
  byNumber: grouped(candidates, numberOf),
  ids: new Set(candidates.map(({ receivableId }) => receivableId))
})

/** The debts whose reference it is; null for one of this company's without a debt among the candidates. */
const ownersOf = (names: Names, companyId: number, reference: string): ReadonlyArray<number> | null => {
  const owners = names.byReference.get(canonical(reference))
  if (owners !== undefined) return owners
  const decoded = decodeCreditorReference(reference)
  if (decoded?.companyId !== companyId) return []
  return names.ids.has(decoded.receivableId) ? [decoded.receivableId] : null
}

/** A debt that is not named. */
export const unnamed: Naming = {
  byReference: false,
  byEndToEndId: false,
  proof: "none",
  byNumber: false,
  number: null
}

/** Collects what is named. */
class Collected {
  readonly debts = new Map<number, Naming>()
  readonly shared: Array<ReadonlySet<number>> = []
  readonly either = new Set<number>()
  hasUnknown = false

  add(id: number, naming: Partial<Naming>): void {
    const before = this.debts.get(id) ?? unnamed
    const { proof = "none" } = naming
    const isMore = proofs.indexOf(proof) > proofs.indexOf(before.proof)
    this.debts.set(id, { ...before, ...naming, proof: isMore ? proof : before.proof })
  }

  reference(owners: ReadonlyArray<number> | null, naming: Partial<Naming>): boolean {
    if (owners === null) this.hasUnknown = true
    if (owners === null || owners.length === 0) return false
    if (owners.length > 1) {
      this.shared.push(new Set(owners))
      for (const id of owners) this.either.add(id)
    } else for (const id of owners) this.add(id, naming)
    return true
  }
}

const isWithin = (inner: WrittenNumber, outer: WrittenNumber): boolean =>
  outer !== inner && inner.from >= outer.from && inner.to <= outer.to && inner.compact !== outer.compact

/** A number that was read from several words gives way to one of them. */
const winners = (found: ReadonlyArray<WrittenNumber>): ReadonlyArray<WrittenNumber> =>
  found.filter(
    (number) =>
      !found.some((other) =>
        number.isJoined
          ? !other.isJoined && isWithin(other, number)
          : !other.isJoined && isWithin(number, other)
      )
  )

const isAmount = ({ compact }: WrittenNumber, { amountMinor, currency }: Incoming): boolean =>
  isActiveCurrency(currency) && compact === String(amountMinor / 10 ** minorUnits(currency))

/** The better of two readings of one number. It counts where one of them does. */
const better = (one: WrittenNumber, other: WrittenNumber | undefined): WrittenNumber => {
  if (other === undefined) return one
  const isBetter =
    (other.isDoubtful && !one.isDoubtful) || (one.isLabelled && !other.isLabelled && !one.isDoubtful)
  return { ...(isBetter ? one : other), counts: one.counts || other.counts }
}

const collectNumbers = (
  collected: Collected,
  names: Names,
  incoming: Incoming,
  numbers: ReadonlyArray<WrittenNumber>
): void => {
  const best = new Map<string, WrittenNumber>()
  for (const number of numbers) best.set(number.compact, better(number, best.get(number.compact)))
  for (const [compact, number] of best) {
    const owners = names.byNumber.get(compact) ?? []
    const [owner] = owners
    const isOwnAmount = !number.isLabelled && isAmount(number, incoming)
    if (owners.length > 1) {
      collected.shared.push(new Set(owners))
      if (number.counts && !isOwnAmount) for (const id of owners) collected.either.add(id)
    } else if (owner !== undefined)
      collected.add(owner, {
        byNumber: true,
        number: isOwnAmount ? { ...number, isDoubtful: true, counts: false } : number
      })
  }
}

/** The numbers of each text of a transaction. */
const numbersOf = (
  { bookedOn, endToEndId, paymentReference, remittance }: Incoming,
  read: ReadonlyArray<ReadPart>,
  isFieldRead: boolean
): ReadonlyArray<ReadonlyArray<WrittenNumber>> => [
  numbersIn(remittance ?? "", bookedOn, read),
  // Whatever stands in the field of the reference is meant to be one.
  isFieldRead
    ? []
    : numbersIn(paymentReference ?? "", bookedOn, []).map((number) => ({
        ...number,
        isLabelled: true,
        isDoubtful: false,
        counts: true
      })),
  // Payers count their payments in this field, too.
  numbersIn(endToEndId ?? "", bookedOn, []).map((number) => ({
    ...number,
    isDoubtful: true,
    counts: number.counts && (number.isLabelled || !number.isShort)
  }))
]

/** The debts that a transaction names. */
export const namedBy = (
  incoming: Incoming,
  candidates: ReadonlyArray<CandidateDebt>,
  { accountCountry, companyId }: CompanyAccount
): Named => {
  const names = namesOf(candidates)
  const collected = new Collected()
  const read: Array<ReadPart> = []
  const field = inField(incoming.paymentReference, accountCountry)
  for (const quoted of quotedIn(incoming, field, accountCountry)) {
    const owners = ownersOf(names, companyId, quoted.reference)
    const isOurs = collected.reference(owners, { byReference: true, proof: proofOf(quoted) })
    const isReference = isOurs || quoted.kind === "rf" || quoted.kind === "qrr" || quoted.kind === "ogm"
    if (isReference && quoted.part !== null) read.push(quoted.part)
  }
  const endToEnd = inField(incoming.endToEndId, accountCountry)
  if (endToEnd !== null && (endToEnd.kind === "rf" || endToEnd.reference.length >= MIN_PROVING_DIGITS))
    collected.reference(ownersOf(names, companyId, endToEnd.reference), {
      byEndToEndId: true,
      proof: proofOf({ ...endToEnd, isInText: false, part: null })
    })
  const numbers = numbersOf(incoming, read, field !== null)
  collectNumbers(
    collected,
    names,
    incoming,
    numbers.flatMap((source) => winners(source.filter(({ compact }) => names.byNumber.has(compact))))
  )
  return {
    debts: collected.debts,
    shared: collected.shared,
    either: collected.either,
    hasUnknown: collected.hasUnknown,
    numbers: numbers.flat(),
    owners: names.byNumber
  }
}
