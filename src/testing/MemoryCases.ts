/** The cases of debtors in memory. */
import { Effect, Layer } from "effect"
import {
  type CaseReceivable,
  decodeLadder,
  encodeLadder,
  NEW_STATE
} from "../domain/dunning/case/StoredCase.ts"
import { type CaseTotals, MAX_LISTED } from "../domain/dunning/case/Types.ts"
import { balance } from "../domain/Receivable.ts"
import {
  type CaseChange,
  type CaseRow,
  CasesRepo,
  type DebtRange,
  type HoldOptions,
  type LargeCase,
  type PlannedBy,
  rangesOf,
  type RestOptions
} from "../repos/reminders/Cases.ts"
import { messagedOn } from "./MemoryCaseMessages.ts"
import { recordChange } from "./MemoryChanges.ts"
import { caseReceivableOf, storedState } from "./MemoryLadders.ts"
import { creditOf, waitingFor } from "./MemoryMoney.ts"
import { memoryRecipientOf } from "./MemoryCustomers.ts"
import { type MemoryOperations, MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"

const FIRST_CASE_VERSION = 1

const byDueDate = ({ receivable: a }: CaseReceivable, { receivable: b }: CaseReceivable): number =>
  a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.id - b.id

/** What a customer owes, by due date. */
const openDebtsOf = (rows: CompanyRows, customerId: number): ReadonlyArray<CaseReceivable> =>
  [...rows.receivables.values()]
    .filter(
      (receivable) =>
        receivable.customerId === customerId &&
        ["open", "partially_paid", "paused"].includes(receivable.status)
    )
    .map((receivable) => caseReceivableOf(rows, receivable))
    .toSorted(byDueDate)

const queuedOf = ({ attempts }: CompanyRows, customerId: number): CaseRow["queued"] =>
  [...attempts.values()]
    .filter((attempt) => attempt.customerId === customerId && attempt.status === "scheduled")
    .toSorted((a, b) => a.channel.localeCompare(b.channel) || a.scheduledFor - b.scheduledFor || a.id - b.id)

const caseRowOf = (
  rows: CompanyRows,
  customerId: number,
  { locksDebts = false, saysAll = locksDebts, withoutMessages = [] }: HoldOptions
): ReadonlyArray<CaseRow> => {
  const customer = memoryRecipientOf(rows, customerId)
  if (customer === null) return []
  const debts = openDebtsOf(rows, customerId)
  const { isOld, state, version } = rows.cases.get(customerId) ?? {
    version: 0,
    state: NEW_STATE,
    isOld: false
  }
  return [
    {
      customer: { ...customer, linkNumber: rows.linkNumbers.get(customerId) ?? 0 },
      version,
      state,
      isOld,
      receivables: debts.slice(0, MAX_LISTED + 1),
      isWhole: debts.length <= MAX_LISTED,
      // Whoever holds a case is the company's only writer.
      isLocked: false,
      queued: queuedOf(rows, customerId),
      hasMoreQueued: false,
      messagedOn: messagedOn(rows, customer, withoutMessages),
      waiting: waitingFor(rows, customerId),
      credit: saysAll ? creditOf(rows, customerId) : []
    }
  ]
}

const inOrder = (customerIds: ReadonlyArray<number>): ReadonlyArray<number> =>
  [...new Set(customerIds)].toSorted((a, b) => a - b)

const casesOf =
  (customerIds: ReadonlyArray<number>, options: HoldOptions) =>
  (rows: CompanyRows): ReadonlyArray<CaseRow> =>
    inOrder(customerIds).flatMap((id) => caseRowOf(rows, id, options))

/** Every customer whose case is held has one. */
const ensure = ({ cases, customers }: CompanyRows, customerIds: ReadonlyArray<number>): void => {
  for (const id of customerIds) {
    if (!customers.has(id) || cases.has(id)) continue
    cases.set(id, { version: FIRST_CASE_VERSION, state: NEW_STATE, isOld: false })
  }
}

const isIn =
  ({ from, said, to }: DebtRange) =>
  ({ receivable, said: own }: CaseReceivable): boolean =>
    said.includes(receivable.status === "paused" ? 5 : own) &&
    (from === null || receivable.dueDate > from) &&
    (to === null || receivable.dueDate <= to)

const isBelow =
  ({ set, share, usual }: RestOptions["minima"]) =>
  ({ receivable }: CaseReceivable): boolean => {
    const { amountMinor, currency, status } = receivable
    const owed = balance(receivable)
    if (status === "paused") return false
    return set[currency] === undefined
      ? owed < (usual[currency] ?? 0) && owed * share < amountMinor
      : owed < set[currency]
  }

const totalsOf = (
  debts: ReadonlyArray<CaseReceivable>,
  { dates: { comingTo, overdueTo }, minima }: RestOptions
): CaseTotals => {
  const sums: Record<"overdue" | "coming", Record<string, number>> = { overdue: {}, coming: {} }
  const counts = { overdue: 0, coming: 0, resting: 0 }
  for (const debt of debts) {
    const { currency, dueDate, status } = debt.receivable
    if (dueDate > comingTo) continue
    const rests = status === "paused" || isBelow(minima)(debt)
    const kind = rests ? "resting" : dueDate <= overdueTo ? "overdue" : "coming"
    counts[kind] += 1
    if (kind !== "resting") sums[kind][currency] = (sums[kind][currency] ?? 0) + balance(debt.receivable)
  }
  return { ...counts, overdueSums: sums.overdue, comingSums: sums.coming }
}

const restOf =
  (customerId: number, options: RestOptions) =>
  (rows: CompanyRows): LargeCase => {
    const debts = openDebtsOf(rows, customerId)
    const due = debts.filter((debt) => !isBelow(options.minima)(debt))
    const selected = rangesOf(options.dates).flatMap((range) => due.filter(isIn(range)).slice(0, MAX_LISTED))
    return {
      receivables: [...new Set(selected)],
      totals: (options.saysAll ?? options.locksDebts) ? totalsOf(debts, options) : null,
      isLocked: false
    }
  }

/** Has a case planned again, because it has begun meanwhile or the company's settings are others. */
const planAgain = (
  rows: CompanyRows,
  customerId: number,
  { now, onTestClock }: PlannedBy,
  renews = false
): void => recordChange(rows, { customerId, renews, onTestClock, changedAt: now })

const isOvertaken = ({ facts, timezone }: CompanyRows, by: PlannedBy): boolean =>
  by.policyVersion !== facts.policyVersion ||
  by.remindersMode !== facts.remindersMode ||
  by.timezone !== timezone ||
  by.country !== facts.country

/** Stores the first state of a case. */
const begin = (rows: CompanyRows, { customerId, state }: CaseChange, by: PlannedBy): void => {
  const isKnown = rows.cases.has(customerId)
  if (isKnown || isOvertaken(rows, by)) planAgain(rows, customerId, by)
  if (!isKnown)
    rows.cases.set(customerId, { version: FIRST_CASE_VERSION, state: storedState(state), isOld: false })
}

const save = (rows: CompanyRows, { again, customerId, state }: CaseChange, by: PlannedBy): void => {
  const before = rows.cases.get(customerId)
  if (before === undefined) return
  if (again !== undefined || isOvertaken(rows, by)) planAgain(rows, customerId, by, again === "renew")
  rows.cases.set(customerId, { version: before.version + 1, state: storedState(state), isOld: false })
}

/** Leaves cases alone that can't be planned, until their time comes. */
const postponing = (
  state: MemoryOperations
): Pick<CasesRepo["Type"], "companiesToRetry" | "postpone" | "retryDue"> => ({
  postpone: (companyId, customerIds, until) =>
    state.write(companyId, ({ cases }) => {
      for (const id of customerIds) {
        const before = cases.get(id)
        if (before !== undefined) cases.set(id, { ...before, retryAt: until })
      }
    }),
  retryDue: (companyId, { now, onTestClock }) =>
    state.write(companyId, (rows) => {
      for (const [customerId, { retryAt, ...before }] of rows.cases) {
        if (retryAt === undefined || retryAt > now) continue
        rows.cases.set(customerId, before)
        recordChange(rows, { customerId, renews: false, onTestClock, changedAt: now })
      }
    }),
  companiesToRetry: (now, after, limit) => {
    const isDue = ({ cases, facts }: CompanyRows) =>
      facts.testClock === null && [...cases.values()].some(({ retryAt = Infinity }) => retryAt <= now)
    return Effect.map(
      Effect.filter(state.companyIds(), (companyId) => state.readCommitted(companyId, isDue)),
      (companyIds) =>
        companyIds
          .filter((companyId) => companyId > after)
          .slice(0, limit)
          .map((companyId) => ({ companyId }))
    )
  }
})

/** Cases in memory. A case that is held, and one whose version is verified, has no other writer until the transaction ends. */
export const cases = Layer.effect(
  CasesRepo,
  Effect.map(MemoryState, (state) =>
    CasesRepo.of({
      hold: (companyId, customerIds, options) =>
        options.mode === "read"
          ? state.read(companyId, casesOf(customerIds, options))
          : state.write(companyId, (rows) => {
              ensure(rows, customerIds)
              return casesOf(customerIds, options)(rows)
            }),
      rest: (companyId, customerId, options) => state.read(companyId, restOf(customerId, options)),
      receivables: (companyId, ids) =>
        state.read(companyId, (rows) =>
          ids.flatMap((id) => {
            const found = rows.receivables.get(id)
            return found === undefined ? [] : [caseReceivableOf(rows, found)]
          })
        ),
      debtsAfter: (companyId, customerId, after, limit) =>
        state.read(companyId, (rows) =>
          openDebtsOf(rows, customerId)
            .filter(({ receivable }) => receivable.id > after)
            .toSorted((a, b) => a.receivable.id - b.receivable.id)
            .slice(0, limit)
        ),
      customersAfter: (companyId, after, limit) =>
        state.read(companyId, (rows) =>
          inOrder([...rows.cases.keys()])
            .filter((id) => id > after)
            .slice(0, limit)
        ),
      begin: (companyId, begun, by) =>
        state.write(companyId, (rows) => {
          for (const each of begun) begin(rows, each, by)
        }),
      save: (companyId, changes, by) =>
        state.write(companyId, (rows) => {
          for (const change of changes) save(rows, change, by)
        }),
      saveLadders: (companyId, changes) =>
        state.write(companyId, ({ ladders }) => {
          for (const { ladder, receivableId, said } of changes) {
            const before = ladders.get(receivableId)
            if (before === undefined) continue
            ladders.set(receivableId, { ...before, ladder: decodeLadder(encodeLadder(ladder)), said })
          }
        }),
      // There are no movements that could be matched again.
      lookAtMoney: () => Effect.void,
      moveReviews: (companyId, receivableId, { from, to }) =>
        state.write(companyId, (rows) => {
          for (const [index, each] of rows.money.entries()) {
            if (each.receivableId !== receivableId || each.customerId !== from) continue
            rows.money[index] = { ...each, customerId: to }
          }
        }),
      ...postponing(state),
      verify: (companyId, seen, { now, onTestClock }) =>
        state.write(companyId, (rows) => {
          for (const { customerId, version } of seen) {
            if ((rows.cases.get(customerId)?.version ?? null) === version) continue
            recordChange(rows, { customerId, renews: false, onTestClock, changedAt: now })
          }
        })
    })
  )
)
