/** The schedule of a receivable's reminders: what was, from its attempts, and what will be, from the plan. */
import { Clock, Context, Effect, Layer } from "effect"
import { toRfc3339, todayIn } from "../domain/CalendarDate.ts"
import { timeOf } from "../domain/Company.ts"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../domain/Errors.ts"
import { toLocal } from "../domain/LocalTime.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord, AttemptStatus, Channel, ReasonCode } from "../domain/ReminderAttempt.ts"
import { obstacleTo } from "../domain/dunning/Decision.ts"
import { mayHaveBeenSent, lastSent, nameOf } from "../domain/dunning/Replan.ts"
import {
  dayOfPlaced,
  isMovedForGood,
  type DunningSchedule,
  type PlannedStep,
  planStep
} from "../domain/dunning/StepDates.ts"
import type { ScheduleEntry } from "../domain/dunning/ScheduleEntry.ts"
import { CustomersRepo } from "../repos/Customers.ts"
import { ReceivablesRepo } from "../repos/Receivables.ts"
import { ReminderAttemptsRepo } from "../repos/ReminderAttempts.ts"
import type { Recipient } from "../repos/Rows.ts"
import { orNotFound } from "./Lookup.ts"
import { DunningRules, receivableSchedule } from "./DunningRules.ts"

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
      const dunningRules = yield* DunningRules
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
          const now = timeOf(company, yield* Clock.currentTimeMillis)
          const schedule = receivableSchedule(
            yield* dunningRules.rulesOf(company),
            receivable.dueDate,
            recipient.timezone
          )
          return entriesOf(schedule, existing, { receivable, recipient }, now).sort((a, b) =>
            a.scheduledFor < b.scheduledFor ? -1 : a.scheduledFor > b.scheduledFor ? 1 : 0
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

/** What would keep a message from being sent as things are. */
const obstacle = (
  { receivable, recipient }: About,
  channel: Channel,
  messages: number,
  schedule: DunningSchedule
): ReasonCode | null => {
  if (receivable.status === "paused") return "paused"
  const found = obstacleTo({
    schedule,
    optedOut: recipient.optedOut.includes(channel),
    recipient: channel === "email" ? recipient.email : recipient.phoneE164,
    // Channels are the workers' to know.
    channelReady: true,
    messagesSent: messages
  })
  return found ?? null
}

/** When a planned attempt will be sent, by the policy and the customer's clock of now; null if its step is gone. */
const placeOf = (
  schedule: DunningSchedule,
  existing: ReadonlyArray<AttemptRecord>,
  attempt: AttemptRecord,
  now: number
): PlannedStep | null => {
  const { channel, dueDate, offsetDays, scheduledFor } = attempt
  const step = schedule.policy.steps.findIndex(
    (each) => each.offsetDays === offsetDays && each.channels.includes(channel)
  )
  if (step === -1) return null
  const others = existing.filter((each) => each.dueDate !== dueDate || each.offsetDays !== offsetDays)
  const last = lastSent(others, dueDate)
  const planned = planStep(schedule, step, last)
  if (planned === undefined) return null
  const day = dayOfPlaced(schedule, planned, last, attempt, now)
  // Within that day it stays where the cap has put it; one that is late is looked at where it was to be.
  if (day === undefined || now >= day.closesAt) return { ...planned, at: scheduledFor }
  const isMoved = scheduledFor > day.at && isMovedForGood(attempt)
  return {
    ...day,
    at: isMoved ? scheduledFor : day.at,
    shiftedBy: isMoved ? attempt.shiftedBy : day.shiftedBy
  }
}

/**
 * What was, and what is to come as things are. What is planned is told of by the zone and the policy of now, though
 * its row is put there only when it comes up. Where nothing is planned of a receivable that is reminded of, its ladder
 * has ended: steps that a policy has gained since do not come (ADR 10). Those of a paused one would if it were resumed.
 */
const entriesOf = (
  schedule: DunningSchedule,
  existing: ReadonlyArray<AttemptRecord>,
  about: About,
  now: number
): Array<ScheduleEntry> => {
  const { status } = about.receivable
  const entries: Array<ScheduleEntry> = []
  const current = existing.filter(({ dueDate }) => dueDate === schedule.dueDate)
  let messages = existing.filter(mayHaveBeenSent).length
  let last = lastSent(existing, schedule.dueDate)
  let goneAt = -Infinity
  for (const attempt of existing) {
    if (attempt.status !== "scheduled") {
      entries.push(past(attempt))
      continue
    }
    const place = placeOf(schedule, existing, attempt, now)
    if (place === null) {
      goneAt = attempt.scheduledFor
      entries.push({ ...past(attempt), status: "cancelled", reasonCode: "rescheduled" })
      continue
    }
    const reasonCode = obstacle(about, attempt.channel, messages, schedule)
    entries.push({
      ...expected(place, attempt.channel, schedule, reasonCode),
      attemptId: attempt.id,
      status: "scheduled"
    })
    if (reasonCode !== null) continue
    messages += 1
    last = { lastSentOn: todayIn(schedule.timezone, place.at) }
  }
  const isPlanned = current.some((attempt) => attempt.status === "scheduled" || attempt.status === "sending")
  if (status === "paid" || status === "cancelled" || (!isPlanned && status !== "paused")) return entries
  // What has an attempt is told of by that; what went out under another due date is not repeated.
  const told = new Set([...current, ...existing.filter(mayHaveBeenSent)].map(nameOf))
  const begun = current.filter(
    (attempt) =>
      attempt.status !== "cancelled" &&
      (attempt.status !== "scheduled" || placeOf(schedule, existing, attempt, now) !== null)
  )
  const reached = Math.max(-Infinity, ...begun.map(({ offsetDays }) => offsetDays))
  for (const [step, { channels, offsetDays }] of schedule.policy.steps.entries()) {
    const planned = offsetDays > reached ? planStep(schedule, step, last) : undefined
    if (planned === undefined || planned.closesAt <= goneAt) continue
    for (const channel of channels) {
      if (told.has(nameOf({ channel, offsetDays }))) continue
      const reasonCode = obstacle(about, channel, messages, schedule)
      entries.push(expected(planned, channel, schedule, reasonCode))
      // A pause ends; what is skipped for good leaves no gap.
      if (reasonCode !== null && reasonCode !== "paused") continue
      messages += 1
      last = { lastSentOn: planned.date }
    }
  }
  return entries
}

const expected = (
  step: PlannedStep,
  channel: Channel,
  { timezone }: DunningSchedule,
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
