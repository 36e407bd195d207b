/** Plans the cases that a transaction has changed, once for all who share it, before it commits. */
import { Cause, Clock, Effect } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import { newCase, renewCase, resumeCase } from "../../domain/dunning/case/Changes.ts"
import { roundNumberOf } from "../../domain/dunning/case/Course.ts"
import { planAll } from "../../domain/dunning/case/Plan.ts"
import { caseDebtOf } from "../../domain/dunning/case/StoredCase.ts"
import type { AskedMessage, DebtorCase } from "../../domain/dunning/case/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { endsTransaction } from "../../postgres/Retries.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { type PresentBalance, ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { queueChanges } from "./CaseAttempts.ts"
import {
  type DebtorCases,
  makeDebtorCases,
  nextOf,
  type OpenCase,
  plannedBy,
  stateOf
} from "./DebtorCases.ts"
import { DunningRules } from "./DunningRules.ts"

interface Marked {
  readonly company: CompanySettings
  readonly customerId: number
  /** Epoch milliseconds, by the company's clock. */
  readonly now: number
}

/** What a transaction has changed of a case. */
export type CaseMark =
  /** A receivable of a customer that had no case, or was made in this transaction. */
  | (Marked & {
      readonly _tag: "New"
      readonly receivable: StoredReceivable
      readonly preferredLocale: string | null
      readonly timezone: string | null
    })
  /** A change that leaves the next message as it is, if the case is still as it was seen. */
  | (Marked & {
      readonly _tag: "Check"
      readonly version: number | null
      /** What is owed by now, for the scheduled attempts of the receivable. */
      readonly present?: PresentBalance
    })
  /** A change that may concern the next message. */
  | (Marked & {
      readonly _tag: "Plan"
      /** Whether the customer can be reached better: what ended without being sent is not over any more. */
      readonly renews: boolean
      /** Whether the company has changed its policy or its mode; the rules say whether it reminds of more since then. */
      readonly resumes?: boolean
      /** Whether what waits for something that lies with the company is looked at again at once. */
      readonly frees?: boolean
      readonly asked?: AskedMessage
      /** Receivables as they are after it, which may have been settled. */
      readonly gone?: ReadonlyArray<StoredReceivable>
    })
  /** A change after which money that waits may be for a debt of the customer: the case stays as it is. */
  | (Marked & { readonly _tag: "Money" })

type MarkOf<T extends CaseMark["_tag"]> = Extract<CaseMark, { readonly _tag: T }>

const only = <T extends CaseMark["_tag"]>(marks: ReadonlyArray<CaseMark>, tag: T): ReadonlyArray<MarkOf<T>> =>
  marks.filter((mark): mark is MarkOf<T> => mark._tag === tag)

/** Stores the first plans of customers whom no other transaction sees. */
const makeBegin = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const cases = yield* CasesRepo
  const dunningRules = yield* DunningRules
  return Effect.fnUntraced(function* (companyId: number, marks: ReadonlyArray<MarkOf<"New">>) {
    const [first] = marks
    if (first === undefined) return
    const begun = yield* Effect.forEach(
      Map.groupBy(marks, ({ customerId }) => customerId).values(),
      Effect.fnUntraced(function* (own: ReadonlyArray<MarkOf<"New">>) {
        const { company, customerId, now, preferredLocale, timezone } = own[0] as MarkOf<"New">
        const rules = yield* dunningRules.caseRulesOf(company, timezone)
        const debts = own.map(({ receivable }) => caseDebtOf({ receivable, createdAt: now, ladder: null }))
        const debtor = newCase(debts)
        const planned = planAll(rules, debtor, now)
        const byId = new Map(debts.map((debt) => [debt.id, debt]))
        const { added } = queueChanges({
          rules,
          about: { company, customerId, preferredLocale, timezone: rules.timezone },
          queued: [],
          planned,
          busy: [],
          roundOf: (message) => roundNumberOf(debtor, message),
          debtOf: (id) => byId.get(id) ?? null,
          now
        })
        return { customerId, added, state: stateOf(debtor, nextOf(planned, debts), {}) }
      })
    )
    const { company, now } = first
    yield* cases.begin(companyId, begun, plannedBy(company, now))
    yield* attempts.insert(
      companyId,
      begun.flatMap(({ added }) => added),
      now
    )
  })
})

/** What the marks of a case take back of what has ended; null if that is nothing. */
const renewalOf = (
  { now, rules }: OpenCase,
  marks: ReadonlyArray<CaseMark>
): ((debtor: DebtorCase) => DebtorCase) | null => {
  const plans = only(marks, "Plan")
  if (plans.some(({ renews }) => renews)) return (debtor) => renewCase(resumeCase(rules, debtor), now)
  return plans.some(({ resumes = false }) => resumes) ? (debtor) => resumeCase(rules, debtor) : null
}

/** What the marks of a case make of it; null if they leave it as it is. */
const afterMarks = (before: OpenCase, marks: ReadonlyArray<CaseMark>): DebtorCase | null => {
  const plans = only(marks, "Plan")
  const isStale = only(marks, "Check").some(({ version }) => version !== before.row.version)
  if (plans.length === 0 && !isStale) return null
  const renewed = renewalOf(before, marks)?.(before.debtor) ?? before.debtor
  return { ...renewed, asked: plans.findLast(({ asked }) => asked !== undefined)?.asked ?? renewed.asked }
}

/** How long a case that can't be planned is left alone. Every write that concerns its next message tries it, too. */
export const CASE_RETRY_MILLIS = 86_400_000

/** How cases are planned. */
interface PlanOptions {
  /** Of a large case a write reads only some debts; what it takes back of what has ended is taken back for all here. */
  readonly isInBackground?: boolean
}

/** Locks cases, plans them and stores them. */
const planTogether = Effect.fnUntraced(function* (
  cases: DebtorCases,
  company: CompanySettings,
  marks: ReadonlyArray<CaseMark>,
  { isInBackground = false, now }: PlanOptions & { readonly now: number }
) {
  const byCustomer = Map.groupBy(marks, ({ customerId }) => customerId)
  const opened = yield* cases.open(company, [...byCustomer.keys()], now, { mode: "wait" })
  const marksOf = (open: OpenCase) => byCustomer.get(open.row.customer.id) ?? []
  const again: "read" | "renew" = isInBackground ? "read" : "renew"
  yield* cases.store(
    opened.flatMap((before) => {
      const own = marksOf(before)
      const debtor = afterMarks(before, own)
      if (debtor === null) return []
      const plans = only(own, "Plan")
      const gone = plans.flatMap((mark) => mark.gone ?? [])
      const frees = plans.some((mark) => mark.frees)
      const renewed = renewalOf(before, own) === null ? {} : { again }
      return [{ before, after: { debtor, inFlight: before.inFlight, gone, frees, ...renewed } }]
    })
  )
  for (const open of isInBackground ? opened : []) {
    const renewal = open.row.isWhole ? null : renewalOf(open, marksOf(open))
    if (renewal !== null) yield* cases.storeAll(open, renewal)
  }
})

/** Goes on after a defect of the program. Where the transaction can't go on, nothing that is done in it helps. */
const orElseDefect = <E>(
  work: Effect.Effect<void, E>,
  otherwise: (defect: unknown) => Effect.Effect<void, E>
): Effect.Effect<void, E> =>
  Effect.catchAllDefect(work, (defect) => (endsTransaction(defect) ? Effect.die(defect) : otherwise(defect)))

/**
 * Plans cases, and stores them. One that can't be planned, because of a defect, keeps no other one from being planned,
 * nor a payment from being recorded: it is left as it is, and planned again later. If the database has refused a
 * statement, the whole transaction fails.
 */
export const planCases = (
  cases: DebtorCases,
  repo: Pick<CasesRepo["Type"], "postpone">,
  company: CompanySettings,
  marks: ReadonlyArray<CaseMark>,
  options: PlanOptions = {}
): Effect.Effect<void, ServiceUnavailable> => {
  const { companyId } = company
  const now = Math.max(...marks.map((each) => each.now))
  const how = { ...options, now }
  const each = [...Map.groupBy(marks, ({ customerId }) => customerId)].toSorted(([a], [b]) => a - b)
  const alone = ([customerId, own]: (typeof each)[number]) =>
    orElseDefect(planTogether(cases, company, own, how), (defect) =>
      Effect.zipRight(
        repo.postpone(companyId, [customerId], now + CASE_RETRY_MILLIS),
        Effect.annotateLogs(Effect.logWarning("a case could not be planned", Cause.die(defect)), {
          company_id: companyId,
          customer_id: customerId
        })
      )
    )
  return orElseDefect(planTogether(cases, company, marks, how), () =>
    Effect.forEach(each, alone, { discard: true })
  )
}

/**
 * The work of a transaction's end: cases of which the next message may change are locked, in the order of their ids,
 * read, planned and stored. If there are none, it is only made sure that what was seen of the others still holds. At last money
 * that waits is looked at again, if something has changed that it may be for.
 */
export const makePlanStep = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const begin = yield* makeBegin
  const cases = yield* makeDebtorCases
  const repo = yield* CasesRepo
  // After the cases are locked, as whoever plans them does.
  const storeBalances = (companyId: number, marks: ReadonlyArray<CaseMark>) =>
    Effect.forEach(
      only(marks, "Check").flatMap(({ present }) => present ?? []),
      (present) => attempts.updateBalance(companyId, present),
      { discard: true }
    )
  const plan = Effect.fnUntraced(function* (companyId: number, marks: ReadonlyArray<CaseMark>) {
    const known = new Set(marks.filter(({ _tag }) => _tag !== "New").map(({ customerId }) => customerId))
    yield* begin(
      companyId,
      only(marks, "New").filter(({ customerId }) => !known.has(customerId))
    )
    const rest = marks.filter(({ customerId }) => known.has(customerId))
    const [first] = rest
    if (first === undefined) return
    if (rest.some(({ _tag }) => _tag !== "Check")) {
      yield* planCases(
        cases,
        repo,
        first.company,
        // What is new and known besides is planned from what is stored.
        rest.map((mark) => (mark._tag === "New" ? { ...mark, _tag: "Plan" as const, renews: false } : mark))
      )
    } else {
      const { company, now } = first
      yield* repo.verify(companyId, only(rest, "Check"), { onTestClock: company.testClock !== null, now })
    }
    yield* storeBalances(companyId, rest)
  })
  return {
    companyOf: ({ company }: CaseMark) => company.companyId,
    run: Effect.fnUntraced(function* (companyId: number, all: ReadonlyArray<CaseMark>) {
      const marks = all.filter(({ _tag }) => _tag !== "Money")
      yield* plan(companyId, marks)
      // After the cases are locked, as decisions on messages do, so that two of them never wait for each other.
      if (marks.length < all.length) yield* repo.lookAtMoney(companyId, yield* Clock.currentTimeMillis)
    })
  }
})
