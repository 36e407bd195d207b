/** Cases as the services use them: read with the rules of their customers, planned, and stored with their queue. */
import { Effect } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import { roundNumberOf } from "../../domain/dunning/case/Course.ts"
import { minimaOf } from "../../domain/dunning/case/Chased.ts"
import { planAll } from "../../domain/dunning/case/Plan.ts"
import { reviewsOf } from "../../domain/dunning/case/Reviews.ts"
import { datesOn } from "../../domain/dunning/case/Select.ts"
import {
  caseDebtOf,
  type CaseReceivable,
  type CaseState,
  debtorCaseOf,
  type NextMessage
} from "../../domain/dunning/case/StoredCase.ts"
import type { CaseDebt, DebtorCase, PlannedMessage } from "../../domain/dunning/case/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { type CaseRow, CasesRepo, type HoldOptions, type PlannedBy } from "../../repos/reminders/Cases.ts"
import type { NewAttempt } from "../../repos/reminders/AttemptRows.ts"
import { type AttemptChange, ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { type QueueChanges, queueChanges, type QueueWait } from "./CaseAttempts.ts"
import { makeCarryOver } from "./CarryOver.ts"
import { laddersOf, makeForEachPage } from "./CasePages.ts"
import { DunningRules } from "./DunningRules.ts"

/** A case that was read, with the rules of its customer's zone. */
export interface OpenCase {
  readonly company: CompanySettings
  readonly row: CaseRow
  readonly rules: CaseRules
  readonly debtor: DebtorCase
  /** By id, the receivables of its debts. */
  readonly receivables: ReadonlyMap<number, CaseReceivable>
  /** Receivables of scheduled attempts that are no debts of the case any more. */
  readonly settled: ReadonlyArray<StoredReceivable>
  readonly inFlight: CaseState["inFlight"]
  /** Epoch milliseconds by the company's own time. */
  readonly now: number
}

/** What a worker has done with attempts of a case. */
export interface WorkedOn {
  /** Attempts that have left the queue: they are being sent, or have ended. */
  readonly taken: ReadonlyArray<AttemptChange>
  /** Attempts that come back to the queue, as they were and as they go on. */
  readonly returned: ReadonlyArray<AttemptChange>
  /** By channel, what the next attempt waits for, and until when. */
  readonly waits: Readonly<Partial<Record<Channel, QueueWait>>>
}

/** What a case becomes. */
interface CaseAfter {
  readonly debtor: DebtorCase
  readonly inFlight: CaseState["inFlight"]
  /** Receivables that were settled or changed in this transaction, and are no debts of the case any more. */
  readonly gone?: ReadonlyArray<StoredReceivable>
  readonly worked?: WorkedOn
  /** As `QueueInput.frees` has it. */
  readonly frees?: boolean
  /**
   * Whether a large case is planned again in the background. It always is if what is stored of its debts has changed, or
   * if attempts were left out.
   */
  readonly again?: "read" | "renew"
}

/** What was stored of attempts. */
export interface StoredAttempts {
  readonly changes: ReadonlyArray<AttemptChange>
  readonly added: ReadonlyArray<NewAttempt>
}

/** Reads and stores cases. */
export interface DebtorCases {
  /**
   * Stores what a change of a whole case comes to for all of its debts, page by page, however many there are: those that
   * are not read are found by what is stored of them.
   */
  readonly storeAll: (
    open: OpenCase,
    change: (debtor: DebtorCase) => DebtorCase
  ) => Effect.Effect<void, ServiceUnavailable>
  /** Cases of customers. Those of whom another transaction holds something are left out with `orSkip`. */
  readonly open: (
    company: CompanySettings,
    customerIds: ReadonlyArray<number>,
    now: number,
    options: HoldOptions
  ) => Effect.Effect<ReadonlyArray<OpenCase>, ServiceUnavailable>
  /** Plans what a case has become, and stores it with its ladders and its queue. */
  readonly store: (
    cases: ReadonlyArray<{ readonly before: OpenCase; readonly after: CaseAfter }>
  ) => Effect.Effect<StoredAttempts, ServiceUnavailable>
}

/** Of what is planned, what comes first, as writes have to know it. */
export const nextOf = (
  planned: ReadonlyArray<PlannedMessage>,
  debts: ReadonlyArray<CaseDebt>
): NextMessage | null => {
  const [first] = planned.toSorted((a, b) => a.at - b.at)
  if (first === undefined) return null
  const { at, isRepeat, kind, leadingId, triggerId } = first
  const leadingDueDate = debts.find(({ id }) => id === leadingId)?.dueDate ?? ""
  return { at, kind, leadingId, triggerId, isRepeat, leadingDueDate }
}

/** What a company's cases are planned by. */
export const plannedBy = (
  { country, policyVersion, remindersMode, testClock, timezone }: CompanySettings,
  now: number
): PlannedBy => ({
  country,
  policyVersion,
  remindersMode,
  timezone,
  onTestClock: testClock !== null,
  now
})

/** The state that is stored of a case. */
export const stateOf = (
  { asked, lastReminder, prepared, reviews, round, rounds, since }: DebtorCase,
  next: NextMessage | null,
  inFlight: CaseState["inFlight"]
): CaseState => ({ since, rounds, round, lastReminder, asked, reviews, prepared, next, inFlight })

const busyOf = (inFlight: CaseState["inFlight"]): ReadonlyArray<Channel> =>
  (["email", "sms"] as const).filter((channel) => inFlight[channel] !== undefined)

const NOTHING_DONE: WorkedOn = { taken: [], returned: [], waits: {} }

/** The changes of a queue, with those of attempts that came back to it or left it. */
const withWork = (queue: QueueChanges, { returned, taken }: WorkedOn): QueueChanges => {
  const again = new Map(returned.map(({ before }) => [before.id, before]))
  const moved = queue.changes.map(({ after, before }) => ({ before: again.get(before.id) ?? before, after }))
  const movedIds = new Set(moved.map(({ before }) => before.id))
  return {
    added: queue.added,
    changes: [...taken, ...returned.filter(({ before }) => !movedIds.has(before.id)), ...moved]
  }
}

/** What is to be stored of a case. */
const changesOf = (before: OpenCase, after: CaseAfter) => {
  const { debtor, frees = false, gone = [], inFlight, worked = NOTHING_DONE } = after
  const { company, now, row, rules } = before
  const planned = planAll(rules, debtor, now)
  const byId = new Map<number, CaseDebt>([
    ...[...before.settled, ...gone]
      .filter(({ customerId }) => customerId === row.customer.id)
      .map((receivable) => [receivable.id, caseDebtOf({ receivable, createdAt: 0, ladder: null })] as const),
    ...debtor.debts.map((debt) => [debt.id, debt] as const)
  ])
  const queue = queueChanges({
    rules,
    about: {
      company,
      customerId: row.customer.id,
      preferredLocale: row.customer.preferredLocale,
      timezone: rules.timezone
    },
    queued: [
      ...row.queued.filter(
        ({ id }) => ![...worked.taken, ...worked.returned].some((each) => each.before.id === id)
      ),
      ...worked.returned.map(({ after }) => after)
    ],
    waits: worked.waits,
    frees,
    planned,
    busy: busyOf(inFlight),
    roundOf: (message) => roundNumberOf(debtor, message),
    debtOf: (id) => byId.get(id) ?? null,
    now
  })
  const state = stateOf(debtor, nextOf(planned, debtor.debts), inFlight)
  const ladders = laddersOf(rules, before.receivables, debtor)
  // Of a large case others than these debts may lead by what is stored of them now.
  const isReadAgain = row.hasMoreQueued || (!row.isWhole && (after.again !== undefined || ladders.length > 0))
  const again = isReadAgain ? { again: after.again ?? ("read" as const) } : {}
  return { queue: withWork(queue, worked), state, ladders, ...again }
}

/**
 * Makes the function that reads what a case still lacks. It gives null for a large case of which another transaction has
 * locked a debt, where debts are locked.
 */
const makeOpenOne = Effect.gen(function* () {
  const cases = yield* CasesRepo
  const dunningRules = yield* DunningRules
  const carryOver = yield* makeCarryOver
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    row: CaseRow,
    now: number,
    { locksDebts = false, mode, saysAll }: HoldOptions
  ) {
    const { companyId } = company
    const rules = yield* dunningRules.caseRulesOf(company, row.customer.timezone)
    const isCarried = row.isOld && !row.isWhole && mode !== "read"
    const all = isCarried ? yield* carryOver.ofAll(companyId, rules, row, now) : null
    const large = row.isWhole
      ? null
      : yield* cases.rest(companyId, row.customer.id, {
          dates: datesOn(rules, rules.dayAt(now)),
          minima: minimaOf(rules.policy),
          locksDebts,
          saysAll
        })
    if (large?.isLocked === true) return null
    const read = large?.receivables ?? row.receivables
    const receivables = new Map(read.map((each) => [each.receivable.id, each]))
    const debts = read.map(caseDebtOf)
    const reviews = reviewsOf(rules, row.waiting, row.state.reviews, now)
    const stored = debtorCaseOf({ ...row.state, reviews }, debts, large?.totals ?? null, row.messagedOn)
    const old = row.isOld ? (all ?? (yield* carryOver.ofDebts(companyId, rules, read, now))) : {}
    const debtor = { ...stored, ...old }
    const missing = row.queued.flatMap(({ receivableId }) =>
      receivableId === null || receivables.has(receivableId) ? [] : [receivableId]
    )
    const settled = missing.length === 0 ? [] : yield* cases.receivables(companyId, missing)
    return {
      company,
      row,
      rules,
      debtor,
      receivables,
      settled: settled.map(({ receivable }) => receivable),
      inFlight: row.state.inFlight,
      now
    } satisfies OpenCase
  })
})

/** Makes the functions that read and store cases. */
export const makeDebtorCases: Effect.Effect<
  DebtorCases,
  never,
  CasesRepo | DunningRules | ReminderAttemptsRepo
> = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const cases = yield* CasesRepo
  const openOne = yield* makeOpenOne
  const forEachPage = yield* makeForEachPage

  return {
    storeAll: ({ company, debtor, row, rules }, change) =>
      forEachPage(company.companyId, row.customer.id, rules, (page) =>
        Effect.succeed(change({ ...debtor, debts: page.map(caseDebtOf) }))
      ),

    open: Effect.fnUntraced(function* (company, customerIds, now, options) {
      const rows = yield* cases.hold(company.companyId, customerIds, options)
      const free = rows.filter(({ isLocked }) => !isLocked || options.mode !== "orSkip")
      const opened = yield* Effect.forEach(free, (row) => openOne(company, row, now, options))
      return opened.filter((one) => one !== null)
    }),

    store: Effect.fnUntraced(function* (changed) {
      const [first] = changed
      if (first === undefined) return { changes: [], added: [] }
      const { company, now } = first.before
      const { companyId } = company
      const all = changed.map(({ after, before }) => ({
        customerId: before.row.customer.id,
        ...changesOf(before, after)
      }))
      yield* cases.saveLadders(
        companyId,
        all.flatMap(({ ladders }) => ladders)
      )
      const stored: StoredAttempts = {
        changes: all.flatMap(({ queue }) => queue.changes),
        added: all.flatMap(({ queue }) => queue.added)
      }
      yield* attempts.update(companyId, stored.changes)
      yield* attempts.insert(companyId, stored.added, now)
      yield* cases.save(companyId, all, plannedBy(company, now))
      return stored
    })
  }
})
