/** Files of all formats, in any order and any number of times, give the same transactions (bank.md §7, ADR 58). */
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { Movement, StatementFormat } from "../../../src/domain/bank/Movement.ts"
import { balanced, movement, StoredAccount, type TestStatement } from "./statementsOf.ts"

const days = ["2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"] as const
const nobody = { counterpartyName: null, counterpartyAccount: null, remittance: null, endToEndId: null }

/** What was booked: its day, and how files of each format write it. */
interface Booked {
  readonly day: number
  readonly written: (
    format: StatementFormat,
    isHidden: boolean,
    hasDetails: boolean
  ) => ReadonlyArray<Movement>
}

const references = (index: number, isNamed: boolean, format: StatementFormat, isHidden: boolean) => {
  if (format === "ofx") return `9900${index}`
  if (!isNamed || isHidden) return null
  return format === "mt940" ? `BK77${index}` : `2026-03-${index}`
}

const line = fc.record({
  day: fc.nat(3),
  amountMinor: fc.constantFrom(1_000, 2_000),
  who: fc.constantFrom("Ada Lovelace", "Bob Miller"),
  kind: fc.constantFrom("credit", "credit", "debit", "return"),
  isNamed: fc.boolean()
})

/** A payment, fee or return. Only camt marks a return; only OFX has no account, and MT940 cuts names. */
const single =
  (
    { amountMinor, isNamed, kind, who }: typeof line extends fc.Arbitrary<infer A> ? A : never,
    index: number
  ) =>
  (bookedOn: string): Booked["written"] =>
  (format, isHidden) => {
    const isCamt = format.startsWith("camt.")
    const isReturn = kind === "return"
    return [
      movement({
        bookedOn,
        amountMinor,
        direction: kind === "credit" ? "credit" : "debit",
        counterpartyName: format === "mt940" ? who.toUpperCase().slice(0, 9) : who,
        counterpartyAccount: format === "ofx" ? null : `DE${who.length}0370400440532013000`,
        remittance: `${format === "mt940" ? "SVWZ+" : ""}${isReturn ? "Returned" : "Invoice"} of ${who} 7`,
        takesBack: isReturn && isCamt ? { reason: "MD06", endToEndId: null, bankReference: null } : null,
        bankReference: references(index, isNamed, format, isHidden)
      })
    ]
  }

const batchLine = fc.record({ day: fc.nat(3), isNamed: fc.boolean(), count: fc.integer({ min: 2, max: 3 }) })

/** A batch of payments, which only camt may split. */
const batch =
  ({ count, isNamed }: typeof batchLine extends fc.Arbitrary<infer A> ? A : never, index: number) =>
  (bookedOn: string): Booked["written"] =>
  (format, isHidden, hasDetails) => {
    const reference = references(index, isNamed, format, isHidden)
    if (!format.startsWith("camt.") || !hasDetails) {
      return [movement({ ...nobody, bookedOn, amountMinor: 1_000 * count, bankReference: reference })]
    }
    return Array.from({ length: count }, (_, at) =>
      movement({
        bookedOn,
        counterpartyName: at === 0 ? "Ada Lovelace" : `Payer ${at}`,
        counterpartyAccount: null,
        remittance: `Invoice of ${at === 0 ? "Ada Lovelace 7" : at}`,
        bankReference: isHidden || !isNamed || at === 0 ? null : `DET-${index}-${at}`,
        detail: { number: at + 1, of: count, reference }
      })
    )
  }

const ledgers = fc
  .tuple(
    fc.array(line, { minLength: 1, maxLength: 9 }),
    fc.uniqueArray(batchLine, { maxLength: 2, selector: ({ day }) => day })
  )
  .map(([lines, batches]): ReadonlyArray<Booked> => {
    const made = [
      ...lines.map((each, index) => ({ day: each.day, of: single(each, index) })),
      ...batches.map((each, index) => ({ day: each.day, of: batch(each, 100 + index) }))
    ]
    return made
      .map(({ day, of }) => ({ day, written: of(days[day] as string) }))
      .toSorted((a, b) => a.day - b.day)
  })

/** Entries as a file numbers them. */
const numbered = (entries: ReadonlyArray<ReadonlyArray<Movement>>): ReadonlyArray<Movement> =>
  entries.flatMap((movements, index) => movements.map((each) => ({ ...each, entry: index + 1 })))

const signed = ({ amountMinor, direction }: Movement) => (direction === "credit" ? amountMinor : -amountMinor)

/** A file of whole days; OFX has no opening balance, camt.052 and camt.054 have none at all. */
const ofDays = (
  ledger: ReadonlyArray<Booked>,
  format: StatementFormat,
  {
    first,
    hasDetails,
    isHidden,
    last
  }: { first: number; last: number; isHidden: boolean; hasDetails: boolean }
): TestStatement => {
  const written = (booked: ReadonlyArray<Booked>) =>
    numbered(booked.map((each) => each.written(format, isHidden, hasDetails)))
  const period = { format, from: days[first] as string, to: days[last] as string }
  const movements = written(ledger.filter(({ day }) => day >= first && day <= last))
  if (format === "camt.052" || format === "camt.054") return { ...period, movements }
  const opening = written(ledger.filter(({ day }) => day < first)).reduce(
    (sum, each) => sum + signed(each),
    0
  )
  const statement = balanced(opening, { ...period, movements })
  return format === "ofx" ? { ...statement, opening: null } : statement
}

/** A notification of some movements. */
const notice = (ledger: ReadonlyArray<Booked>, mask: number, isHidden: boolean): TestStatement => ({
  format: "camt.054",
  movements: numbered(
    ledger
      .filter((_, index) => ((mask >> index) & 1) === 1)
      .map((each) => each.written("camt.054", isHidden, true))
  )
})

const transactionsOf = (account: StoredAccount) =>
  account.rows
    .map(({ amountMinor, bookedOn, counterpartyName, direction, entry, takesBack }) =>
      [
        bookedOn,
        direction,
        amountMinor,
        counterpartyName?.slice(0, 3).toUpperCase(),
        takesBack?.reason,
        entry !== null
      ].join("|")
    )
    .toSorted()

const cut = fc.record({
  format: fc.constantFrom<StatementFormat>("camt.052", "camt.053", "camt.054", "mt940", "ofx"),
  a: fc.nat(3),
  b: fc.nat(3),
  isHidden: fc.boolean(),
  hasDetails: fc.boolean(),
  isNotice: fc.boolean(),
  mask: fc.nat(2_047)
})

const shuffled = <A>(items: ReadonlyArray<A>, order: fc.Stream<number>): ReadonlyArray<A> =>
  items
    .map((item) => [order.next().value ?? 0, item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

describe("files of all formats, in any order, any number of times", () => {
  it("give the same transactions as one statement of all: payments, fees, returns and batches", () => {
    fc.assert(
      fc.property(
        ledgers,
        fc.array(cut, { maxLength: 5 }),
        fc.infiniteStream(fc.nat(1_000)),
        (ledger, cuts, order) => {
          const whole = ofDays(ledger, "camt.053", { first: 0, last: 3, isHidden: false, hasDetails: true })
          const files = cuts.map(({ a, b, format, isNotice, mask, ...how }) =>
            isNotice && format === "camt.054"
              ? notice(ledger, mask, how.isHidden)
              : ofDays(ledger, format, { first: Math.min(a, b), last: Math.max(a, b), ...how })
          )
          const one = new StoredAccount()
          one.add(whole)
          const mixed = new StoredAccount()
          for (const file of shuffled([whole, ...files, ...files.slice(0, 2)], order)) mixed.add(file)
          expect(transactionsOf(mixed)).toEqual(transactionsOf(one))
        }
      ),
      { numRuns: 1_000 }
    )
  })

  it("give the same transactions where reports and notifications book on the day before", () => {
    const named = ledgers.map((ledger) =>
      ledger.map(({ day, written }, index): Booked => ({
        day,
        written: (format) =>
          written(format, false, true).map((each, at) => ({
            ...each,
            bookedOn: format === "camt.053" ? (days[day] as string) : (days[day - 1] ?? "2026-03-02"),
            bankReference: `REF-${index}-${at}`
          }))
      }))
    )
    fc.assert(
      fc.property(
        named,
        fc.array(cut, { maxLength: 4 }),
        fc.infiniteStream(fc.nat(1_000)),
        (ledger, cuts, order) => {
          const whole = ofDays(ledger, "camt.053", { first: 0, last: 3, isHidden: false, hasDetails: true })
          const files = cuts.map(({ a, b, format, mask }) =>
            format === "camt.053" || format === "camt.052"
              ? ofDays(ledger, format, {
                  first: Math.min(a, b),
                  last: Math.max(a, b),
                  isHidden: false,
                  hasDetails: true
                })
              : notice(ledger, mask, false)
          )
          const mixed = new StoredAccount()
          for (const file of shuffled([whole, ...files, ...files.slice(0, 2)], order)) mixed.add(file)
          const names = (movements: ReadonlyArray<{ readonly bankReference: string | null }>) =>
            movements.map(({ bankReference }) => bankReference).toSorted()
          expect(names(mixed.rows)).toEqual(names(whole.movements))
        }
      ),
      { numRuns: 1_000 }
    )
  })
})
