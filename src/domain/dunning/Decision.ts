/** What becomes of one attempt at the moment it is claimed, decided on how things stand then. Pure. */
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

/** Everything that a decision depends on; the last message is one of another step. Times are epoch milliseconds. */
export interface DecisionFacts extends LastSent {
  readonly now: number
  /** By the policy of now, with the receivable's due date and the customer's zone. */
  readonly schedule: DunningSchedule
  readonly attempt: {
    readonly offsetDays: number
    readonly channel: Channel
    /** The due date it was planned for. */
    readonly dueDate: string
    readonly scheduledFor: number
    /** What put it there. */
    readonly shiftedBy: ReadonlyArray<ShiftReason>
  }
  readonly receivable: { readonly status: ReceivableStatus; readonly dueDate: string }
  readonly company: { readonly active: boolean; readonly planActive: boolean }
  /** The customer's address on the attempt's channel. */
  readonly recipient: string | null
  readonly optedOut: boolean
  readonly channelReady: boolean
  /** Messages for this receivable that were or may have been sent, this attempt's not counted. */
  readonly messagesSent: number
  /** Whether a step after this one has had its own day, and something of it may still be sent. */
  readonly overtaken: boolean
  /** Messages that the company may still send in this minute. */
  readonly capLeft: number
  /** When it may again, if none are left. */
  readonly capFreeAt: number
}

/** Why a step is skipped while its ladder goes on. */
export type SkipReason = Extract<
  ReasonCode,
  "company_inactive" | "no_active_plan" | "opted_out" | "no_address" | "no_channel" | "cap"
>

/** Why a ladder stops. */
export type EndReason = Extract<ReasonCode, "paid" | "cancelled" | "paused">

/**
 * `Send` it now. `Move` it: it stays scheduled, for a moment that is later than now. `Skip` it for good, and plan the
 * step after it. `End`: skip it, and plan nothing. `Missed`: ask `next` with "catch_up", from before its step.
 * `Replan`: the policy has no such step any more, or the due date is another one.
 */
export type Decision = Data.TaggedEnum<{
  Send: {}
  Move: { readonly at: number; readonly shiftedBy: ShiftReason }
  Skip: { readonly reason: SkipReason }
  End: { readonly reason: EndReason }
  Missed: {}
  Replan: {}
}>

/** Makes decisions, and matches on them. */
export const Decision = Data.taggedEnum<Decision>()

const ends: Readonly<Partial<Record<ReceivableStatus, EndReason>>> = {
  paid: "paid",
  cancelled: "cancelled",
  paused: "paused"
}

/** Position of the attempt's step in the policy of now; -1 when it is gone, or not on this channel. */
const stepOf = ({ schedule, attempt }: DecisionFacts): number =>
  schedule.policy.steps.findIndex(
    ({ offsetDays, channels }) => offsetDays === attempt.offsetDays && channels.includes(attempt.channel)
  )

/** What keeps this very message from being sent, today and later. */
export const obstacleTo = (
  facts: Pick<DecisionFacts, "optedOut" | "recipient" | "channelReady" | "messagesSent" | "schedule">
): SkipReason | undefined => {
  if (facts.optedOut) return "opted_out"
  if (facts.recipient === null) return "no_address"
  if (!facts.channelReady) return "no_channel"
  return facts.messagesSent >= facts.schedule.policy.maxMessages ? "cap" : undefined
}

/** To the opening of its own day; what keeps it from today is the reason, or else today's window. */
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

/** To when the company may send again; if the window will have closed by then, to the next one: a cap costs no step. */
const waitForCap = (own: OpenDay, { schedule, capFreeAt, now }: DecisionFacts): Decision => {
  const free = Math.max(capFreeAt, now + 1)
  const open = openDayFrom(schedule, dayOf(own.date), free)
  return Decision.Move({ at: Math.max(free, open?.at ?? free), shiftedBy: "cap" })
}

/** What to do with a claimed attempt. The order is that of the reasons: what ends the ladder comes first. */
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
  // What is looked at before its time is decided on at its time. The gap is in its day already.
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
