/** The schedule of a receivable's reminders: the past from its attempts, the future from its plan. */
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
  type LastSent,
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
          const now = timeOf(company, yield* Clock.currentTimeMillis)
          const schedule = receivableSchedule(
            yield* dunningRules.rulesOf(company),
            receivable.dueDate,
            recipient.timezone
          )
          return entriesOf(schedule, existing, { receivable, recipient }, now).toSorted((a, b) =>
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

/** Why a message would not be sent, if nothing changes until then; null if it would be. */
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
    // Only workers know which channels have a provider.
    channelReady: true,
    messagesSent: messages
  })
  return found ?? null
}

/** When a scheduled attempt will be sent, by the present policy and time zone; null if the policy has dropped its step. */
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
  // An attempt that is late keeps its time. On its own day it keeps the time that the cap has moved it to.
  if (day === undefined || now >= day.closesAt) return { ...planned, at: scheduledFor }
  const isMoved = scheduledFor > day.at && isMovedForGood(attempt)
  return {
    ...day,
    at: isMoved ? scheduledFor : day.at,
    shiftedBy: isMoved ? attempt.shiftedBy : day.shiftedBy
  }
}

/** The entries of existing attempts, and what the entries of later steps depend on. */
interface Existing {
  readonly entries: ReadonlyArray<ScheduleEntry>
  /** Messages that were sent, may have been sent, or are expected to be sent. */
  readonly messages: number
  /** The last of them. */
  readonly last: LastSent
  /** Epoch milliseconds of the last scheduled attempt whose step the policy has dropped; -Infinity without any. */
  readonly droppedAt: number
}

/** Scheduled attempts are shown by the present policy and time zone, though their rows change only once they are due. */
const existingEntries = (
  schedule: DunningSchedule,
  existing: ReadonlyArray<AttemptRecord>,
  about: About,
  now: number
): Existing => {
  const entries: Array<ScheduleEntry> = []
  let messages = existing.filter(mayHaveBeenSent).length
  let last = lastSent(existing, schedule.dueDate)
  let droppedAt = -Infinity
  for (const attempt of existing) {
    if (attempt.status !== "scheduled") {
      entries.push(past(attempt))
      continue
    }
    const place = placeOf(schedule, existing, attempt, now)
    if (place === null) {
      droppedAt = attempt.scheduledFor
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
  return { entries, messages, last, droppedAt }
}

/** Entries of the steps that have no attempt yet. */
const comingEntries = (
  schedule: DunningSchedule,
  existing: ReadonlyArray<AttemptRecord>,
  about: About,
  now: number,
  { droppedAt, ...before }: Existing
): ReadonlyArray<ScheduleEntry> => {
  const entries: Array<ScheduleEntry> = []
  let { last, messages } = before
  const current = existing.filter(({ dueDate }) => dueDate === schedule.dueDate)
  // Messages that were sent for another due date are not sent again for this one.
  const known = new Set([...current, ...existing.filter(mayHaveBeenSent)].map(nameOf))
  const begun = current.filter(
    (attempt) =>
      attempt.status !== "cancelled" &&
      (attempt.status !== "scheduled" || placeOf(schedule, existing, attempt, now) !== null)
  )
  const reached = Math.max(-Infinity, ...begun.map(({ offsetDays }) => offsetDays))
  for (const [step, { channels, offsetDays }] of schedule.policy.steps.entries()) {
    const planned = offsetDays > reached ? planStep(schedule, step, last) : undefined
    if (planned === undefined || planned.closesAt <= droppedAt) continue
    for (const channel of channels) {
      if (known.has(nameOf({ channel, offsetDays }))) continue
      const reasonCode = obstacle(about, channel, messages, schedule)
      entries.push(expected(planned, channel, schedule, reasonCode))
      // A pause may end before the step. A step that is skipped for another reason causes no gap.
      if (reasonCode !== null && reasonCode !== "paused") continue
      messages += 1
      last = { lastSentOn: planned.date }
    }
  }
  return entries
}

/**
 * Past and expected entries. If an active receivable has nothing planned, its schedule has ended, and steps that the
 * policy has gained since are not added (ADR 10). The steps of a paused receivable are shown as if it were resumed.
 */
const entriesOf = (
  schedule: DunningSchedule,
  existing: ReadonlyArray<AttemptRecord>,
  about: About,
  now: number
): ReadonlyArray<ScheduleEntry> => {
  const found = existingEntries(schedule, existing, about, now)
  const { status } = about.receivable
  const isPlanned = existing.some(
    (attempt) =>
      attempt.dueDate === schedule.dueDate && (attempt.status === "scheduled" || attempt.status === "sending")
  )
  if (status === "paid" || status === "cancelled" || (!isPlanned && status !== "paused")) return found.entries
  return [...found.entries, ...comingEntries(schedule, existing, about, now, found)]
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
