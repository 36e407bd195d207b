/** What must be true of the stored rows after every step. */
import { Effect } from "effect"
import { dayOf } from "../../../src/domain/dunning/Calendar.ts"
import { planAll } from "../../../src/domain/dunning/case/Plan.ts"
import { type AttemptRecord, ReasonCode } from "../../../src/domain/ReminderAttempt.ts"
import { todayIn } from "../../../src/domain/CalendarDate.ts"
import { companyTime } from "../../../src/domain/Company.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/company/Companies.ts"
import { DunningRules } from "../../../src/services/reminders/DunningRules.ts"
import { makeDebtorCases } from "../../../src/services/reminders/DebtorCases.ts"
import { billIsNewest, billIsPlanned } from "./BillChecks.ts"
import { withOwnAddress } from "./Foretold.ts"
import type { Rows } from "./Rows.ts"
import { told, violated } from "./Watch.ts"

const closedList: ReadonlyArray<string | null> = ReasonCode.literals
/** What a scheduled attempt waits for. */
const obstacles: ReadonlyArray<string | null> = [
  "no_channel",
  "channel_down",
  "company_inactive",
  "no_active_plan",
  "on_hold",
  "awaiting_approval",
  "cap",
  "payment_in_review"
]

/** Whether nothing changes about an attempt any more. A step of a bill has one attempt: what a policy withdrew may be planned again. */
const hasEnded = ({ payableId, status }: AttemptRecord): boolean =>
  status !== "scheduled" && status !== "sending" && (payableId === null || status !== "cancelled")

/** Statuses and reasons fit, and what has ended stays as it is. */
const attempt = (after: AttemptRecord, was: AttemptRecord | undefined) => {
  const { reasonCode, sentAt, status } = after
  if (!closedList.includes(reasonCode) && reasonCode !== null) return violated("closed list", told(after))
  const ended = status !== "scheduled" && status !== "sending" && status !== "sent"
  const waits = status === "scheduled" && obstacles.includes(reasonCode)
  if (!waits && ended !== (reasonCode !== null)) return violated("ended with a reason", told(after))
  if ((status === "unknown") !== (reasonCode === "outcome_unknown")) {
    return violated("unknown is outcome_unknown", told(after))
  }
  if ((status === "sent") !== (sentAt !== null)) return violated("sent when it was sent", told(after))
  if ((status === "scheduled" || status === "sending") !== (after.dueAt !== null)) {
    return violated("what is open is due at some time", told(after))
  }
  if (was === undefined) return Effect.void
  if (after.fence < was.fence) return violated("fences move on", told(after))
  if (!hasEnded(was)) return Effect.void
  return status === was.status && sentAt === was.sentAt && after.dueAt === was.dueAt
    ? Effect.void
    : violated("what has ended stays so", `${told(was)} became ${told(after)}`)
}

const groupsOf = (attempts: Iterable<AttemptRecord>, key: (attempt: AttemptRecord) => string) =>
  Map.groupBy(attempts, key).values()

/** A case has one next message on a channel at most, and is told the same once. */
const onceOnly = Effect.fnUntraced(function* ({ attempts }: Rows) {
  const all = [...attempts.values()].filter(({ receivableId }) => receivableId !== null)
  const open = all.filter(({ status }) => status === "scheduled" || status === "sending")
  for (const own of groupsOf(open, ({ channel, customerId }) => `${customerId} ${channel}`)) {
    if (own.length > 1) return yield* violated("one next message a channel", own.map(told).join("; "))
  }
  const said = all.filter(({ status }) => status === "sent" || status === "unknown")
  for (const own of groupsOf(
    said,
    (each) => `${each.receivableId} ${each.customerId} ${each.cycle} ${each.channel}`
  )) {
    if (own.length > 1) return yield* violated("a round names a debt once", own.map(told).join("; "))
  }
})

/** Every debt that a message names has an attempt, and all of them have one outcome. */
const sharedOutcome = Effect.fnUntraced(function* ({ attempts, messages }: Rows) {
  const byMessage = Map.groupBy(
    [...attempts.values()].filter(({ messageId, status }) => messageId !== null && status !== "scheduled"),
    ({ messageId }) => messageId ?? 0
  )
  for (const { decided, id, status } of messages.values()) {
    if (status !== "sent" && status !== "unknown") continue
    const own = byMessage.get(id) ?? []
    const named = decided.named.map((debt) => debt.id).toSorted((a, b) => a - b)
    const found = own.map(({ receivableId }) => receivableId ?? 0).toSorted((a, b) => a - b)
    const outcomes = new Set(
      own.map(
        (each) => `${each.status} ${each.providerMessageId} ${each.sentAt} ${each.recipient} ${each.cycle}`
      )
    )
    if (found.join() !== named.join() || outcomes.size !== 1 || own[0]?.status !== status) {
      const message = `message ${id} is ${status} and names ${named.join()}: ${own.map(told).join("; ")}`
      return yield* violated("the debts of a message share its outcome", message)
    }
  }
})

/** What is scheduled is owed, by whom it is addressed to, and says the present balance. */
const factsFollow = Effect.fnUntraced(function* ({ attempts, receivables }: Rows) {
  for (const attempt of attempts.values()) {
    const stored = receivables.get(attempt.receivableId ?? 0)
    if (stored === undefined || attempt.status !== "scheduled") continue
    const { amountMinor, currency, customerId, paidMinor, status } = stored.receivable
    if (status !== "open" && status !== "partially_paid") {
      return yield* violated("nothing planned once it is over", `${told(attempt)} is ${status}`)
    }
    const says = [attempt.customerId, attempt.currency, attempt.balanceMinor].join(" ")
    const is = [customerId, currency, amountMinor - paidMinor].join(" ")
    if (says !== is) return yield* violated("facts follow", `${told(attempt)} says ${says}, it is ${is}`)
  }
})

/** The stored next messages are those that a plan of everything gives: no write has left a case behind. */
const plansHold = Effect.fnUntraced(function* (companyId: number, rows: Rows, realNow: number) {
  if (rows.isChanged) return
  const found = yield* Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId))
  if (found === null) return yield* violated("known", "the company is not there")
  const company = settingsOf(found)
  const now = companyTime(company, realNow)
  const cases = yield* makeDebtorCases
  // A message to somebody with the same address may put one off: that is found out when it is due.
  for (const open of withOwnAddress(yield* cases.open(company, rows.customerIds, now, { mode: "read" }))) {
    if (rows.changedCustomers.has(open.row.customer.id)) continue
    if (Object.keys(open.inFlight).length > 0) continue
    const own = [...rows.attempts.values()].filter(
      ({ customerId, status }) => customerId === open.row.customer.id && status === "scheduled"
    )
    // What is due is planned anew when a worker decides on it.
    if (own.some(({ scheduledFor }) => scheduledFor <= now)) continue
    const planned = planAll(open.rules, open.debtor, now).filter(({ at }) => at > now)
    const name = (
      message: { channel: string; offsetDays: number; expiresAt: number },
      id: number | null,
      at: number
    ) =>
      `${message.channel} ${id} ${message.offsetDays} ${new Date(at).toISOString()} until ${new Date(message.expiresAt).toISOString()}`
    for (const message of planned) {
      const wanted = name(message, message.leadingId, message.at)
      const stored = own
        .filter(({ channel }) => channel === message.channel)
        .map((attempt) => name(attempt, attempt.receivableId, attempt.scheduledFor))
      if (stored.join() !== wanted) {
        const text = `customer ${open.row.customer.id}: planned ${wanted}, stored ${stored.join()}`
        return yield* violated("the next message is the planned one", text)
      }
    }
    const channels = new Set(planAll(open.rules, open.debtor, now).map(({ channel }) => channel))
    const silent = own.find(({ channel }) => !channels.has(channel))
    if (silent !== undefined) return yield* violated("nothing is planned for nobody", told(silent))
  }
})

/** What a step was, as far as the checks depend on it. */
export interface Circumstances {
  /** By the database's clock, in epoch milliseconds. */
  readonly now: number
  /** Whether a write was made while workers were at work. */
  readonly isRaced: boolean
  /** Whether another policy has come into force since the beginning. */
  readonly hasOtherPolicy: boolean
}

const localDay = ({ timezone }: AttemptRecord, at: number): number => dayOf(todayIn(timezone, at))

/** Of each bill one step is planned, and the newest leaves. */
const bills = Effect.fnUntraced(function* (
  companyId: number,
  rows: Rows,
  before: Rows,
  { hasOtherPolicy, isRaced, now: realNow }: Circumstances
) {
  const found = yield* Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId))
  if (found === null || rows.payables.size === 0 || isRaced || hasOtherPolicy) return
  const company = settingsOf(found)
  const rules = yield* Effect.flatMap(DunningRules, (dunningRules) => dunningRules.rulesOf(company))
  const now = companyTime(company, realNow)
  for (const payable of rows.payables.values()) {
    const own = [...rows.attempts.values()].filter(({ payableId }) => payableId === payable.id)
    yield* billIsPlanned(rules, own, payable, { now, isEnded: false })
    for (const sent of own) {
      const { id, sentAt } = sent
      if (sentAt === null || before.attempts.get(id)?.sentAt === sentAt) continue
      const earlier = own.flatMap((other) =>
        other.sentAt === null || other.id === id ? [] : [localDay(other, other.sentAt)]
      )
      yield* billIsNewest(rules, sent, sentAt, Math.max(-Infinity, ...earlier))
    }
  }
})

/** Checks the rows of a company, after those of the step before. */
export const storedRows = Effect.fnUntraced(function* (
  companyId: number,
  rows: Rows,
  before: Rows,
  circumstances: Circumstances,
  trace: (line: string) => void
) {
  for (const each of rows.attempts.values()) {
    const was = before.attempts.get(each.id)
    if (was !== undefined && told(was) === told(each)) continue
    trace(`    ${told(each)}`)
    yield* attempt(each, was)
  }
  yield* onceOnly(rows)
  yield* sharedOutcome(rows)
  yield* factsFollow(rows)
  yield* plansHold(companyId, rows, circumstances.now)
  yield* bills(companyId, rows, before, circumstances)
})
