/** The schedule of a receivable's reminders: the past from its attempts, the future from a simulation. */
import { Clock, Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import { toLocal } from "../../domain/LocalTime.ts"
import { beginningOf, type StoredReceivable } from "../../domain/Pause.ts"
import { balance } from "../../domain/Receivable.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { lastOn, simulate, type SimulatedDebt } from "../../domain/dunning/Simulation.ts"
import type { DunningSchedule } from "../../domain/dunning/Types.ts"
import type { ScheduleEntry } from "../../domain/dunning/ScheduleEntry.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import type { ReachableCustomer } from "../../repos/Rows.ts"
import { orNotFound } from "../Lookup.ts"
import { DunningRules, receivableSchedule } from "./DunningRules.ts"

export class Schedules extends Context.Tag("duebook/Schedules")<
  Schedules,
  {
    /** Every attempt of a receivable, and every step to come, in order of time (contract §9.5). */
    readonly of: (
      receivableId: number
    ) => Effect.Effect<ReadonlyArray<ScheduleEntry>, NotFound | ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Schedules,
    Effect.gen(function* () {
      const attempts = yield* ReminderAttemptsRepo
      const customers = yield* CustomersRepo
      const dunningRules = yield* DunningRules
      const facts = yield* ReminderFacts
      const receivables = yield* ReceivablesRepo

      return Schedules.of({
        of: Effect.fnUntraced(function* (receivableId) {
          const { company, companyId } = (yield* CurrentRequest).caller
          const receivable = yield* orNotFound("receivable", receivables.find(companyId, receivableId))
          const recipient = yield* orNotFound(
            "customer",
            customers.findRecipient(companyId, receivable.customerId)
          )
          const existing = yield* attempts.of(companyId, receivableId)
          const now = companyTime(company, yield* Clock.currentTimeMillis)
          const schedule = receivableSchedule(
            yield* dunningRules.rulesOf(company),
            receivable.dueDate,
            recipient.timezone
          )
          const resumeAt = endOfPause(receivable, schedule)
          const messagedOn = lastOn(yield* facts.messagedOn(companyId, recipient.id))
          const subject = { ...subjectOf(receivable, recipient, existing), messagedOn, resumeAt }
          return entriesOf(schedule, subject, now).toSorted((a, b) =>
            a.scheduledFor < b.scheduledFor ? -1 : a.scheduledFor > b.scheduledFor ? 1 : 0
          )
        })
      })
    })
  )
}

/** When the pause ends by itself. If the customer has another time zone by now, that one counts as well. */
const endOfPause = (
  { pausedUntil, resumeAt }: StoredReceivable,
  { timezone }: DunningSchedule
): number | null =>
  pausedUntil === null ? null : Math.max(resumeAt ?? 0, beginningOf(pausedUntil, timezone))

const subjectOf = (
  receivable: StoredReceivable,
  recipient: ReachableCustomer,
  attempts: ReadonlyArray<AttemptRecord>
): Omit<SimulatedDebt, "messagedOn" | "resumeAt"> => ({
  customerId: receivable.customerId,
  status: receivable.status,
  pauseCause: receivable.pauseCause,
  balanceMinor: balance(receivable),
  currency: receivable.currency,
  attempts,
  addressOn: (channel) => (channel === "email" ? recipient.email : recipient.phoneE164),
  optedOut: recipient.optedOut,
  suppressed: recipient.suppressed
})

const entryOf = (attempt: AttemptRecord): ScheduleEntry => ({
  attemptId: attempt.id < 0 ? null : attempt.id,
  step: attempt.step,
  offsetDays: attempt.offsetDays,
  channel: attempt.channel,
  status: attempt.status,
  scheduledFor: toRfc3339(attempt.scheduledFor),
  scheduledLocal: toLocal(attempt.scheduledFor, attempt.timezone),
  reasonCode: attempt.reasonCode,
  shiftedBy: attempt.shiftedBy
})

/** A step that is not planned yet. While the receivable is paused without an end, it is skipped for that. */
const comingEntry = (
  attempt: AttemptRecord,
  { pauseCause, resumeAt, status }: SimulatedDebt
): ScheduleEntry => {
  const entry = entryOf(attempt)
  const isEndless = status === "paused" && resumeAt === null
  if (attempt.status === "sent" && !isEndless) return { ...entry, status: "scheduled" }
  return { ...entry, status: "skipped", reasonCode: isEndless ? (pauseCause ?? "paused") : entry.reasonCode }
}

/**
 * An attempt that is scheduled: when it will be sent, with the reason why not if it won't be. It stays `scheduled` until
 * a worker decides on it, unless the policy has dropped its step.
 */
const scheduledEntry = (attempt: AttemptRecord): ScheduleEntry =>
  attempt.status === "cancelled" ? entryOf(attempt) : { ...entryOf(attempt), status: "scheduled" }

/**
 * Past entries as they are recorded, and those to come as simulated. Scheduled attempts are shown by the present policy
 * and time zone, though their rows change only once they are due. What a pause with an end has withdrawn is shown as it
 * will be planned again then.
 */
const entriesOf = (
  schedule: DunningSchedule,
  subject: SimulatedDebt,
  now: number
): ReadonlyArray<ScheduleEntry> => {
  const recorded = new Map(subject.attempts.map((attempt) => [attempt.id, attempt]))
  return simulate(subject, schedule, now).map((attempt) => {
    const before = recorded.get(attempt.id)
    const isResumed = subject.resumeAt !== null && before?.status === "cancelled" && attempt.status === "sent"
    if (before === undefined || isResumed) return comingEntry(attempt, subject)
    return before.status === "scheduled" ? scheduledEntry(attempt) : entryOf(before)
  })
}
