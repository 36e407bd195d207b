/** What another policy would change about a receivable's next step, as the engine would decide. Pure. */
import { toLocal } from "../LocalTime.ts"
import type { AttemptRecord, Channel, ReasonCode } from "../ReminderAttempt.ts"
import { type Decision, decide, obstacleTo } from "./Decision.ts"
import { mayHaveBeenSent, isOvertaken, lastSent, nameOf, replan } from "./Replan.ts"
import { type DunningSchedule, plan } from "./StepDates.ts"
import type { ReceivableStatus } from "../Receivable.ts"

/** What the plan of a receivable depends on, beside its schedule. */
export interface Subject {
  readonly status: ReceivableStatus
  /** All attempts of the receivable. */
  readonly attempts: ReadonlyArray<AttemptRecord>
  /** The customer's address on a channel. */
  readonly addressOn: (channel: Channel) => string | null
  readonly optedOut: ReadonlyArray<Channel>
}

/** A change of one message. Local times are the customer's. */
export interface MessageChange {
  readonly offsetDays: number
  readonly channel: Channel
  readonly change: "moved" | "added" | "dropped" | "skipped"
  /** When it is scheduled now; null if it is not. */
  readonly from: string | null
  /** When it would be scheduled; null if it would not be. */
  readonly to: string | null
  /** Why it would be skipped; null for other changes. */
  readonly reasonCode: ReasonCode | null
}

/** When a message would be sent, in epoch milliseconds, or why it would be skipped. */
interface Place {
  readonly offsetDays: number
  readonly channel: Channel
  readonly at: number
  readonly skipped: ReasonCode | null
}

type Places = Map<string, Place>

const nextOf = ({ attempts }: Subject, { dueDate }: DunningSchedule) =>
  attempts.filter((attempt) => attempt.status === "scheduled" && attempt.dueDate === dueDate)

/** The engine's decision on an attempt at a time, assuming that channels have providers and the cap is not reached. */
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

/** Plans again, and adds the places of messages that have none yet. */
const addReplanned = (places: Places, subject: Subject, schedule: DunningSchedule, now: number): void => {
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

/** The places of the next step's messages, as decided at its time. */
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
    else addReplanned(places, subject, schedule, at)
  }
  return places
}

/** Whether the schedule comes to this step later by itself, without the other policy. */
const comesLater = (
  { policy }: DunningSchedule,
  { channel, offsetDays }: Place,
  next: ReadonlyArray<AttemptRecord>
) =>
  next.every((attempt) => attempt.offsetDays < offsetDays) &&
  policy.steps.some((step) => step.offsetDays === offsetDays && step.channels.includes(channel))

/** When the schedule comes to this step, if the steps before it are sent as planned. */
const comesAt = (schedule: DunningSchedule, { offsetDays }: Place, next: ReadonlyArray<AttemptRecord>) => {
  const [first] = next
  if (first === undefined) return undefined
  const lastSentOn = toLocal(first.scheduledFor, schedule.timezone).slice(0, 10)
  const steps = plan(schedule, { afterOffset: first.offsetDays, lastSentOn })
  return steps.find((step) => step.offsetDays === offsetDays)?.at
}

/** A `MessageChange` with its times in epoch milliseconds. */
interface Change {
  readonly change: MessageChange["change"]
  readonly from: number | null
  readonly to: number | null
  readonly reasonCode: ReasonCode | null
}

/** The change of a message that is planned now; `scheduledFor` is the time of its attempt. */
const changeOfPlanned = (
  before: Place,
  after: Place | undefined,
  scheduledFor: number
): Change | undefined => {
  const from = before.skipped === null ? scheduledFor : null
  if (after === undefined) {
    return before.skipped === null ? { change: "dropped", from, to: null, reasonCode: null } : undefined
  }
  if (after.skipped !== null) {
    const { skipped: reasonCode } = after
    return before.skipped === reasonCode ? undefined : { change: "skipped", from, to: null, reasonCode }
  }
  if (before.skipped !== null) return { change: "added", from, to: after.at, reasonCode: null }
  return before.at === after.at ? undefined : { change: "moved", from, to: after.at, reasonCode: null }
}

/**
 * The change of a message that is not planned yet. `isNextDropped`: the other policy drops the next step, so that this
 * one takes its place.
 */
const changeOfUnplanned = (
  inForce: DunningSchedule,
  after: Place,
  next: ReadonlyArray<AttemptRecord>,
  isNextDropped: boolean
): Change | undefined => {
  const { at: to, skipped: reasonCode } = after
  if (comesLater(inForce, after, next)) {
    const from = isNextDropped && reasonCode === null ? comesAt(inForce, after, next) : undefined
    return from === undefined || from === to ? undefined : { change: "moved", from, to, reasonCode }
  }
  return reasonCode === null
    ? { change: "added", from: null, to, reasonCode }
    : { change: "skipped", from: null, to: null, reasonCode }
}

/**
 * Compares a receivable's next step under the policy in force with that under another. A new policy is applied when a
 * step becomes due, so nothing changes for a receivable without a planned step, nor before that step. Moves by the cap
 * or a worker are not changes of the policy.
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
  const add = ({ channel, offsetDays }: Place, found: Change | undefined) => {
    if (found === undefined) return
    const { change, from, reasonCode, to } = found
    changes.push({
      offsetDays,
      channel,
      change,
      from: from === null ? null : toLocal(from, inForce.timezone),
      to: to === null ? null : toLocal(to, other.timezone),
      reasonCode
    })
  }
  for (const [name, place] of before) {
    add(place, changeOfPlanned(place, after.get(name), scheduled.get(name) ?? place.at))
  }
  const isNextDropped = next.length > 0 && next.every((attempt) => !after.has(nameOf(attempt)))
  for (const [name, place] of after) {
    if (!before.has(name)) add(place, changeOfUnplanned(inForce, place, next, isNextDropped))
  }
  return changes
}
