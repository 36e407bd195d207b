/** Decides what to do with a claimed attempt, from the facts at that moment. Pure. */
import { Data } from "effect"
import { todayIn } from "../CalendarDate.ts"
import type { ReceivableStatus } from "../Receivable.ts"
import type { Channel, ReasonCode } from "../ReminderAttempt.ts"
import {
  dayOf,
  dayOfPlaced,
  type DunningSchedule,
  type LastSent,
  type OpenDay,
  openDayFrom,
  planStep,
  type ShiftReason
} from "./StepDates.ts"

/** Everything that a decision depends on. `lastSentOn` is of another step. Times are epoch milliseconds. */
export interface DecisionFacts extends LastSent {
  readonly now: number
  /** By the policy in force, with the receivable's due date and the customer's zone. */
  readonly schedule: DunningSchedule
  readonly attempt: {
    readonly offsetDays: number
    readonly channel: Channel
    /** The due date it was planned for. */
    readonly dueDate: string
    readonly scheduledFor: number
    /** What moved it to `scheduledFor`. */
    readonly shiftedBy: ReadonlyArray<ShiftReason>
  }
  readonly receivable: { readonly status: ReceivableStatus; readonly dueDate: string }
  readonly company: { readonly active: boolean; readonly planActive: boolean }
  /** The customer's address on the attempt's channel. */
  readonly recipient: string | null
  readonly optedOut: boolean
  readonly channelReady: boolean
  /** Messages for this receivable that were or may have been sent, without this attempt's. */
  readonly messagesSent: number
  /** Whether the day of a later step that still has messages to send is over. */
  readonly overtaken: boolean
  /** Messages that the company may still send within the cap per minute. */
  readonly capLeft: number
  /** When it may send again, if none are left. */
  readonly capFreeAt: number
}

/** Why a step is skipped while its schedule goes on. */
export type SkipReason = Extract<
  ReasonCode,
  "company_inactive" | "no_active_plan" | "opted_out" | "no_address" | "no_channel" | "cap"
>

/** Why a schedule ends. */
export type EndReason = Extract<ReasonCode, "paid" | "cancelled" | "paused">

/**
 * `Send` it now. `Move`: it stays scheduled, for a time after now. `Skip` it for good, and plan the step after it.
 * `End`: skip it, and plan nothing. `Missed`: its day is over; plan again with "catch_up". `Replan`: the policy has no
 * such step any more, or the due date has changed.
 */
export type Decision = Data.TaggedEnum<{
  Send: {}
  Move: { readonly at: number; readonly shiftedBy: ShiftReason }
  Skip: { readonly reason: SkipReason }
  End: { readonly reason: EndReason }
  Missed: {}
  Replan: {}
}>

/** Constructors of decisions. */
export const Decision = Data.taggedEnum<Decision>()

const ends: Readonly<Partial<Record<ReceivableStatus, EndReason>>> = {
  paid: "paid",
  cancelled: "cancelled",
  paused: "paused"
}

/** Position of the attempt's step in the policy in force; -1 if the policy has no such step on this channel. */
const stepOf = ({ schedule, attempt }: DecisionFacts): number =>
  schedule.policy.steps.findIndex(
    ({ offsetDays, channels }) => offsetDays === attempt.offsetDays && channels.includes(attempt.channel)
  )

/** Why this message can't be sent at all, neither today nor later; undefined if it can. */
export const obstacleTo = (
  facts: Pick<DecisionFacts, "optedOut" | "recipient" | "channelReady" | "messagesSent" | "schedule">
): SkipReason | undefined => {
  if (facts.optedOut) return "opted_out"
  if (facts.recipient === null) return "no_address"
  if (!facts.channelReady) return "no_channel"
  return facts.messagesSent >= facts.schedule.policy.maxMessages ? "cap" : undefined
}

/** Moves the attempt to the opening of its own day, for `reason` or else the reason of that day. */
const waitFor = (
  own: OpenDay,
  reason: ShiftReason | undefined,
  { schedule, now }: DecisionFacts
): Decision => {
  const isToday = own.date === todayIn(schedule.timezone, now)
  return Decision.Move({
    at: own.at,
    shiftedBy: reason ?? (isToday ? "window" : (own.shiftedBy[0] ?? "window"))
  })
}

/** Moves the attempt to when the cap allows it. If the window is closed then, to the next open day: no step is lost. */
const waitForCap = (own: OpenDay, { schedule, capFreeAt, now }: DecisionFacts): Decision => {
  const free = Math.max(capFreeAt, now + 1)
  const open = openDayFrom(schedule, dayOf(own.date), free)
  return Decision.Move({ at: Math.max(free, open?.at ?? free), shiftedBy: "cap" })
}

/** What to do with a claimed attempt. Of several reasons the first counts, beginning with those that end the schedule. */
// oxlint-disable-next-line complexity -- the order of the checks is the rule, and reads best in one place
export const decide = (facts: DecisionFacts): Decision => {
  const { now, attempt, receivable, company } = facts
  const end = ends[receivable.status]
  if (end !== undefined) return Decision.End({ reason: end })
  const step = attempt.dueDate === receivable.dueDate ? stepOf(facts) : -1
  if (step === -1) return Decision.Replan()
  const planned = planStep(facts.schedule, step, facts)
  const own = planned && dayOfPlaced(facts.schedule, planned, facts, attempt, now)
  if (planned === undefined || own === undefined) return Decision.Replan()
  const isElsewhere = own !== planned
  const isMissed = now >= own.closesAt || (isElsewhere && facts.overtaken)
  // Before its time nothing else is decided. Its day already respects the gap.
  if (!isMissed && now < own.at) {
    return waitFor(own, isElsewhere && attempt.shiftedBy.includes("cap") ? "cap" : undefined, facts)
  }
  if (!company.active) return Decision.Skip({ reason: "company_inactive" })
  if (!company.planActive) return Decision.Skip({ reason: "no_active_plan" })
  if (isMissed) return Decision.Missed()
  const reason = obstacleTo(facts)
  if (reason !== undefined) return Decision.Skip({ reason })
  return facts.capLeft > 0 ? Decision.Send() : waitForCap(own, facts)
}
