/** The schedule of a receivable: its past from its attempts, its future from the simulation of its customer's case. */
import { Clock, Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { reasonForEnding } from "../../domain/dunning/case/Changes.ts"
import { restOf } from "../../domain/dunning/case/Chased.ts"
import { planAll } from "../../domain/dunning/case/Plan.ts"
import type { ForetoldMessage } from "../../domain/dunning/case/SimulateCase.ts"
import type { CaseDebt, NamedDebt } from "../../domain/dunning/case/Types.ts"
import type { ScheduleEntry } from "../../domain/dunning/ScheduleEntry.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import { toLocal } from "../../domain/LocalTime.ts"
import { beginningOf } from "../../domain/Pause.ts"
import type { AttemptRecord, Channel, ReasonCode } from "../../domain/ReminderAttempt.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { orNotFound } from "../Lookup.ts"
import { endStatusOf } from "./CaseAttempts.ts"
import { futureOf, isFreed, nextTries } from "./CaseFutures.ts"
import { makeDebtorCases, type OpenCase } from "./DebtorCases.ts"

/** A future reaches so many days beyond the present, the due date and the end of a pause: more than a policy has steps for. */
const FUTURE_DAYS = 400
/** Future messages that a schedule lists on one channel; a policy may repeat the last one for ever. */
const MAX_FUTURE = 100
const DAY_MILLIS = 86_400_000

export class Schedules extends Context.Tag("duebook/Schedules")<
  Schedules,
  {
    /** Every attempt of a receivable, and every message to come that names it, in order of time (contract §9.5). */
    readonly of: (
      receivableId: number
    ) => Effect.Effect<ReadonlyArray<ScheduleEntry>, NotFound | ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Schedules,
    Effect.gen(function* () {
      const attempts = yield* ReminderAttemptsRepo
      const cases = yield* makeDebtorCases
      const receivables = yield* ReceivablesRepo

      return Schedules.of({
        of: Effect.fnUntraced(function* (receivableId) {
          const { company, companyId } = (yield* CurrentRequest).caller
          const { customerId } = yield* orNotFound("receivable", receivables.find(companyId, receivableId))
          const now = companyTime(company, yield* Clock.currentTimeMillis)
          const [open] = yield* cases.open(company, [customerId], now, { mode: "read" })
          const existing = yield* attempts.of(companyId, receivableId)
          const entries = open === undefined ? existing.map(entryOf) : entriesOf(open, receivableId, existing)
          return entries.toSorted((a, b) =>
            a.scheduledFor < b.scheduledFor ? -1 : a.scheduledFor > b.scheduledFor ? 1 : 0
          )
        })
      })
    })
  )
}

const entryOf = (attempt: AttemptRecord): ScheduleEntry => ({
  attemptId: attempt.id,
  step: attempt.step,
  offsetDays: attempt.offsetDays,
  channel: attempt.channel,
  status: attempt.status,
  scheduledFor: toRfc3339(attempt.scheduledFor),
  scheduledLocal: toLocal(attempt.scheduledFor, attempt.timezone),
  reasonCode: attempt.reasonCode,
  shiftedBy: attempt.shiftedBy
})

/** A message to come that names the receivable. */
interface Coming {
  readonly told: ForetoldMessage
  readonly named: NamedDebt
}

const comingEntry = (
  { rules: { timezone } }: OpenCase,
  { named, told }: Coming,
  fields: Pick<ScheduleEntry, "attemptId" | "status" | "reasonCode">
): ScheduleEntry => ({
  ...fields,
  step: named.step,
  offsetDays: named.offsetDays,
  channel: told.message.channel,
  scheduledFor: toRfc3339(told.message.at),
  scheduledLocal: toLocal(told.message.at, timezone),
  shiftedBy: told.shiftedBy
})

const naming = (foretold: ReadonlyArray<ForetoldMessage>, debtId: number): ReadonlyArray<Coming> => {
  const counts: Record<Channel, number> = { email: 0, sms: 0 }
  return foretold.flatMap((told) => {
    const named = told.contents.named.find(({ id }) => id === debtId)
    if (named === undefined) return []
    counts[told.message.channel] += 1
    return counts[told.message.channel] > MAX_FUTURE ? [] : [{ told, named }]
  })
}

/** When the rest of a debt ends by itself. If the customer has another time zone by now, that one counts as well. */
const endOfRest = ({ receivables, rules }: OpenCase, { id, resumeAt, status }: CaseDebt): number | null => {
  const until = receivables.get(id)?.receivable.pausedUntil ?? null
  if (status !== "paused" || until === null) return null
  return Math.max(resumeAt ?? 0, beginningOf(until, rules.timezone))
}

/** The case with the end of each rest as the customer's present zone has it. */
const inPresentZone = (open: OpenCase): OpenCase => ({
  ...open,
  debtor: {
    ...open.debtor,
    debts: open.debtor.debts.map((debt) =>
      debt.status === "paused" ? { ...debt, resumeAt: endOfRest(open, debt) } : debt
    )
  }
})

/** The debt as if it did not rest: open, and with enough left to pay. */
const restless = (debt: CaseDebt): CaseDebt => ({
  ...debt,
  status: debt.balanceMinor < debt.amountMinor ? "partially_paid" : "open",
  pauseCause: null,
  resumeAt: null,
  amountMinor: Number.MAX_SAFE_INTEGER,
  balanceMinor: Number.MAX_SAFE_INTEGER
})

/** Whether the message of an attempt was withdrawn that has this place. */
const isWithdrawn = (existing: ReadonlyArray<AttemptRecord>, { named, told }: Coming): boolean =>
  existing.some(
    ({ channel, offsetDays, scheduledFor, status }) =>
      status === "cancelled" &&
      channel === told.message.channel &&
      offsetDays === named.offsetDays &&
      scheduledFor === told.message.at
  )

/**
 * The messages that would name a debt if it did not rest, until it is chased again: none is sent, for that reason. That
 * which had an attempt when the rest began is among those that have ended.
 */
const restingEntries = (
  open: OpenCase,
  debt: CaseDebt,
  existing: ReadonlyArray<AttemptRecord>,
  { reasonCode, until }: { readonly reasonCode: ReasonCode; readonly until: number }
): ReadonlyArray<ScheduleEntry> => {
  const debts = open.debtor.debts.map((each) => (each.id === debt.id ? restless(each) : each))
  const foretold = futureOf(open, until, { debtor: { ...open.debtor, debts } })
  return naming(foretold, debt.id)
    .filter((coming) => debt.resumeAt === null || coming.told.at < debt.resumeAt)
    .filter((coming) => !isWithdrawn(existing, coming))
    .map((coming) => comingEntry(open, coming, { attemptId: null, status: "skipped", reasonCode }))
}

/** Why a message to come is not sent, or what its attempt waits for until its time is over. */
const reasonOf = (open: OpenCase, { told: { reason } }: Coming, attempt: AttemptRecord): ReasonCode | null =>
  (reason === null || reason === "expired") && !isFreed(open, attempt)
    ? (waitReasonOf(attempt) ?? reason)
    : reason

/** What an attempt waits for beside a review, which the present plan knows. */
const waitReasonOf = ({ reasonCode }: AttemptRecord): ReasonCode | null =>
  reasonCode === "payment_in_review" ? null : reasonCode

/**
 * The attempt of the queue, if the receivable leads the next message on its channel, has that message's place: it stays
 * `scheduled` until a worker decides on it. The message that is being handed over has its attempt already.
 */
const futureEntries = (
  open: OpenCase,
  debt: CaseDebt,
  existing: ReadonlyArray<AttemptRecord>,
  until: number
): { readonly entries: ReadonlyArray<ScheduleEntry>; readonly placed: ReadonlySet<number> } => {
  const foretold = futureOf(open, until, { triedAt: nextTries(open) })
  const planned = planAll(open.rules, open.debtor, open.now)
  const placed = new Set<number>()
  const entries = naming(foretold, debt.id).flatMap((coming): ReadonlyArray<ScheduleEntry> => {
    const { message, reason } = coming.told
    const { channel, leadingId } = message
    const isNext = coming.told === foretold.find((each) => each.message.channel === channel)
    const waitsFor = isNext ? (planned.find((each) => each.channel === channel)?.waitsFor ?? null) : null
    const own =
      isNext && leadingId === debt.id
        ? existing.find(
            (each) => each.channel === channel && (each.status === "scheduled" || each.status === "sending")
          )
        : undefined
    if (own?.status === "sending") return []
    if (own !== undefined) {
      placed.add(own.id)
      // Whoever can't be reached is not reached after the review either.
      const other = reasonOf(open, coming, own)
      const reasonCode = other === null || other === "expired" ? (waitsFor ?? other) : other
      return [comingEntry(open, coming, { attemptId: own.id, status: "scheduled", reasonCode })]
    }
    const status = reason === null ? "scheduled" : endStatusOf(reason)
    return [comingEntry(open, coming, { attemptId: null, status, reasonCode: reason ?? waitsFor })]
  })
  return { entries, placed }
}

/** What becomes of an attempt of the queue that the present state of the case has no place for. */
const withdrawnEntry = ({ now, rules }: OpenCase, attempt: AttemptRecord, debt: CaseDebt): ScheduleEntry => {
  const reasonCode = reasonForEnding(rules, attempt, debt, now)
  return { ...entryOf(attempt), status: endStatusOf(reasonCode), reasonCode }
}

const entriesOf = (
  read: OpenCase,
  receivableId: number,
  existing: ReadonlyArray<AttemptRecord>
): ReadonlyArray<ScheduleEntry> => {
  const open = inPresentZone(read)
  const { debtor, now, rules } = open
  const debt = debtor.debts.find(({ id }) => id === receivableId)
  const past = existing.filter(({ status }) => status !== "scheduled").map(entryOf)
  // What is settled has no future. Of more than a hundred debts, those that can't be listed next are not foretold.
  if (debt === undefined) return existing.map(entryOf)
  const due = Date.parse(`${debt.dueDate}T00:00:00Z`)
  const until = Math.max(now, due, debt.resumeAt ?? 0) + FUTURE_DAYS * DAY_MILLIS
  const rest = restOf(rules.policy, debt)
  const { entries, placed } = futureEntries(open, debt, existing, until)
  return [
    ...past,
    ...existing
      .filter(({ id, status }) => status === "scheduled" && !placed.has(id))
      .map((attempt) => withdrawnEntry(open, attempt, debt)),
    ...(rest === null
      ? []
      : restingEntries(open, debt, existing, { reasonCode: rest, until: debt.resumeAt ?? until })),
    ...entries
  ]
}
