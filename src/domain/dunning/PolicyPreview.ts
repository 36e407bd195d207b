/** What another policy would make of a receivable's next step when that comes up, as the engine would decide. Pure. */
import { toLocal } from "../LocalTime.ts"
import type { AttemptRecord, Channel, ReasonCode } from "../ReminderAttempt.ts"
import { type Decision, decide, obstacleTo } from "./Decision.ts"
import { mayHaveBeenSent, isOvertaken, lastSent, nameOf, replan } from "./Replan.ts"
import { type DunningSchedule, plan } from "./StepDates.ts"
import type { ReceivableStatus } from "../Receivable.ts"

/** What the plan of a receivable depends on, beside its ladder. */
export interface Subject {
  readonly status: ReceivableStatus
  /** All there are. */
  readonly attempts: ReadonlyArray<AttemptRecord>
  /** The customer's address on a channel. */
  readonly addressOn: (channel: Channel) => string | null
  readonly optedOut: ReadonlyArray<Channel>
}

/** What would become of a message. Local times are the customer's. */
export interface MessageChange {
  readonly offsetDays: number
  readonly channel: Channel
  readonly change: "moved" | "added" | "dropped" | "skipped"
  /** When it is scheduled now; null where it is not. */
  readonly from: string | null
  /** When it would be; null where it would not. */
  readonly to: string | null
  /** Of what is skipped. */
  readonly reasonCode: ReasonCode | null
}

/** Where a message is to be, or why it is to be nowhere. */
interface Place {
  readonly offsetDays: number
  readonly channel: Channel
  readonly at: number
  readonly skipped: ReasonCode | null
}

type Places = Map<string, Place>

const nextOf = ({ attempts }: Subject, { dueDate }: DunningSchedule) =>
  attempts.filter((attempt) => attempt.status === "scheduled" && attempt.dueDate === dueDate)

/** The engine's decision on an attempt at a time; that channels are ready and the cap is not reached is taken for granted. */
const decisionOn = (
  subject: Subject,
  schedule: DunningSchedule,
  attempt: AttemptRecord,
  now: number
): Decision => {
  const others = subject.attempts.filter(({ id }) => id !== attempt.id)
  return decide({
    now,
    schedule,
    attempt,
    receivable: { status: subject.status, dueDate: schedule.dueDate },
    company: { active: true, planActive: true },
    recipient: subject.addressOn(attempt.channel),
    optedOut: subject.optedOut.includes(attempt.channel),
    channelReady: true,
    messagesSent: others.filter(mayHaveBeenSent).length,
    ...lastSent(
      others.filter(
        ({ dueDate, offsetDays }) => dueDate !== attempt.dueDate || offsetDays !== attempt.offsetDays
      ),
      attempt.dueDate
    ),
    overtaken: isOvertaken(schedule, subject.attempts, attempt, now),
    capLeft: 1,
    capFreeAt: now
  })
}

/** Where a plan made anew puts what is not placed yet. */
const placeAnew = (places: Places, subject: Subject, schedule: DunningSchedule, now: number): void => {
  const { added, changes } = replan(schedule, subject.attempts, now, "catch_up")
  for (const { channel, offsetDays, reasonCode, scheduledFor, status } of [
    ...changes.map(({ attempt: { channel, offsetDays }, plannedState }) => ({
      ...plannedState,
      channel,
      offsetDays
    })),
    ...added
  ]) {
    const name = nameOf({ channel, offsetDays })
    if (status === "cancelled" || places.has(name)) continue
    const obstacle = obstacleTo({
      schedule,
      optedOut: subject.optedOut.includes(channel),
      recipient: subject.addressOn(channel),
      channelReady: true,
      messagesSent: 0
    })
    places.set(name, {
      offsetDays,
      channel,
      at: Math.max(now, scheduledFor),
      skipped: status === "scheduled" ? (obstacle ?? null) : reasonCode
    })
  }
}

/** What becomes of the next step at its time. */
const placesOf = (subject: Subject, schedule: DunningSchedule, now: number): Places => {
  const places: Places = new Map()
  for (const attempt of nextOf(subject, schedule)) {
    const at = Math.max(now, attempt.scheduledFor)
    const { channel, offsetDays } = attempt
    const put = (place: Pick<Place, "at" | "skipped">) =>
      places.set(nameOf(attempt), { offsetDays, channel, ...place })
    const decision = decisionOn(subject, schedule, attempt, at)
    if (decision._tag === "Send") put({ at, skipped: null })
    else if (decision._tag === "Move") put({ at: decision.at, skipped: null })
    else if (decision._tag === "Skip") put({ at, skipped: decision.reason })
    else placeAnew(places, subject, schedule, at)
  }
  return places
}

/** Whether a ladder comes to this step later by itself. */
const comesLater = (
  { policy }: DunningSchedule,
  { channel, offsetDays }: Place,
  next: ReadonlyArray<AttemptRecord>
) =>
  next.every((attempt) => attempt.offsetDays < offsetDays) &&
  policy.steps.some((step) => step.offsetDays === offsetDays && step.channels.includes(channel))

/** When a ladder comes to it, if all goes as planned. */
const comesAt = (schedule: DunningSchedule, { offsetDays }: Place, next: ReadonlyArray<AttemptRecord>) => {
  const [first] = next
  if (first === undefined) return undefined
  const lastSentOn = toLocal(first.scheduledFor, schedule.timezone).slice(0, 10)
  const steps = plan(schedule, { afterOffset: first.offsetDays, lastSentOn })
  return steps.find((step) => step.offsetDays === offsetDays)?.at
}

/**
 * Compares what becomes of a receivable's next step under the ladder in force with what would under another. A policy
 * is looked at when a step comes up: where none is planned nothing changes, nor before the one that is. What cap and
 * worker have moved is no change of the policy's.
 */
export const compare = (
  subject: Subject,
  inForce: DunningSchedule,
  other: DunningSchedule,
  now: number
): ReadonlyArray<MessageChange> => {
  const next = nextOf(subject, inForce)
  const before = placesOf(subject, inForce, now)
  const after = placesOf(subject, other, now)
  const scheduled = new Map(next.map((attempt) => [nameOf(attempt), attempt.scheduledFor]))
  const changes: Array<MessageChange> = []
  for (const [name, was] of before) {
    const is = after.get(name)
    const from = scheduled.get(name) ?? was.at
    const of = (change: MessageChange["change"], to: number | null, reasonCode: ReasonCode | null = null) =>
      changes.push({
        offsetDays: was.offsetDays,
        channel: was.channel,
        change,
        from: was.skipped === null ? toLocal(from, inForce.timezone) : null,
        to: to === null ? null : toLocal(to, other.timezone),
        reasonCode
      })
    if (is === undefined) {
      if (was.skipped === null) of("dropped", null)
    } else if (is.skipped !== null) {
      if (was.skipped !== is.skipped) of("skipped", null, is.skipped)
    } else if (was.skipped !== null) of("added", is.at)
    else if (was.at !== is.at) of("moved", is.at)
  }
  // Where the step that comes next is dropped, a later one comes in its place.
  const isDropped = next.length > 0 && next.every((attempt) => !after.has(nameOf(attempt)))
  for (const [name, is] of after) {
    if (before.has(name)) continue
    if (comesLater(inForce, is, next)) {
      const from = isDropped && is.skipped === null ? comesAt(inForce, is, next) : undefined
      if (from === undefined || from === is.at) continue
      changes.push({
        offsetDays: is.offsetDays,
        channel: is.channel,
        change: "moved",
        from: toLocal(from, inForce.timezone),
        to: toLocal(is.at, other.timezone),
        reasonCode: null
      })
      continue
    }
    changes.push({
      offsetDays: is.offsetDays,
      channel: is.channel,
      change: is.skipped === null ? "added" : "skipped",
      from: null,
      to: is.skipped === null ? toLocal(is.at, other.timezone) : null,
      reasonCode: is.skipped
    })
  }
  return changes
}
