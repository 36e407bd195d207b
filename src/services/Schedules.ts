/** The schedule of a receivable's reminders: what was, from its attempts, and what will be, from the plan. */
import { Context, Effect, Layer } from "effect"
import { toRfc3339, todayIn } from "../domain/CalendarDate.ts"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../domain/Errors.ts"
import { toLocal } from "../domain/LocalTime.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord, AttemptStatus, Channel, ReasonCode } from "../domain/ReminderAttempt.ts"
import { lastSpoken } from "../domain/ReminderLadder.ts"
import { type Ladder, plan, type PlannedStep } from "../domain/ReminderPlan.ts"
import type { ScheduleEntry } from "../domain/Schedule.ts"
import { CustomersRepo } from "../repos/Customers.ts"
import { ReceivablesRepo } from "../repos/Receivables.ts"
import { ReminderAttemptsRepo } from "../repos/ReminderAttempts.ts"
import type { Recipient } from "../repos/Rows.ts"
import { orNotFound } from "./Found.ts"
import { Ladders, receivableLadder } from "./Ladders.ts"

export class Schedules extends Context.Tag("duebook/Schedules")<
  Schedules,
  {
    /** Everything that was intended for a receivable and every step to come, in order of time. */
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
      const ladders = yield* Ladders
      const receivables = yield* ReceivablesRepo

      return Schedules.of({
        of: Effect.fnUntraced(function* (receivableId) {
          const { company, companyId } = (yield* CurrentRequest).caller
          const receivable = yield* orNotFound("receivable", receivables.find(companyId, receivableId))
          const recipient = yield* orNotFound(
            "customer",
            customers.findRecipient(companyId, receivable.customerId)
          )
          const existing = yield* attempts.of(companyId, { receivableId })
          const ladder = receivableLadder(
            yield* ladders.rulesOf(company),
            receivable.dueDate,
            recipient.timezone
          )
          return [...existing.map(past), ...future(ladder, existing, { receivable, recipient })].sort(
            (a, b) => (a.scheduledFor < b.scheduledFor ? -1 : a.scheduledFor > b.scheduledFor ? 1 : 0)
          )
        })
      })
    })
  )
}

const past = (attempt: AttemptRecord): ScheduleEntry => ({
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

interface About {
  readonly receivable: Receivable
  readonly recipient: Recipient
}

/** The steps after those that have attempts; those of a paused receivable would come if it were resumed. */
const future = (
  ladder: Ladder,
  existing: ReadonlyArray<AttemptRecord>,
  { receivable, recipient }: About
): ReadonlyArray<ScheduleEntry> => {
  const { status } = receivable
  if (status === "paid" || status === "cancelled") return []
  const current = existing.filter(({ dueDate }) => dueDate === ladder.dueDate)
  const begun = current.filter((attempt) => attempt.status !== "cancelled")
  const planned = begun.find((attempt) => attempt.status === "scheduled" || attempt.status === "sending")
  const steps = plan(ladder, {
    afterOffset: begun.length === 0 ? null : Math.max(...begun.map(({ offsetDays }) => offsetDays)),
    ...(planned === undefined
      ? lastSpoken(existing, ladder.dueDate)
      : { lastSentOn: todayIn(ladder.timezone, planned.scheduledFor) })
  })
  // What has an attempt is told of by that; what went out under another due date is not repeated.
  const told = new Set(
    [
      ...current,
      ...existing.filter((attempt) => attempt.status === "sent" || attempt.status === "unknown")
    ].map(({ channel, offsetDays }) => `${offsetDays} ${channel}`)
  )
  return steps.flatMap((step) =>
    step.channels
      .filter((channel) => !told.has(`${step.offsetDays} ${channel}`))
      .map((channel) =>
        expected(step, channel, ladder, status === "paused" ? "paused" : obstacle(recipient, channel))
      )
  )
}

const obstacle = ({ email, optedOut, phoneE164 }: Recipient, channel: Channel): ReasonCode | null => {
  if (optedOut.includes(channel)) return "opted_out"
  return (channel === "email" ? email : phoneE164) === null ? "no_address" : null
}

const expected = (
  step: PlannedStep,
  channel: Channel,
  { timezone }: Ladder,
  reasonCode: ReasonCode | null
): ScheduleEntry => {
  const status: AttemptStatus = reasonCode === null ? "scheduled" : "skipped"
  return {
    attemptId: null,
    step: step.step,
    offsetDays: step.offsetDays,
    channel,
    status,
    scheduledFor: toRfc3339(step.at),
    scheduledLocal: toLocal(step.at, timezone),
    reasonCode,
    shiftedBy: step.shiftedBy
  }
}
