/** Decides what to do with a claimed attempt, from the facts at that moment. Pure. */
import { Data, Either } from "effect"
import { isActiveCurrency } from "../Currency.ts"
import { parseAmount } from "../Money.ts"
import type { PauseCause } from "../Pause.ts"
import type { ReceivableStatus } from "../Receivable.ts"
import type { AttemptRecord, ReasonCode, ShiftReason, Tone } from "../ReminderAttempt.ts"
import { dayAt, dayOf, expiryOf, openDayFrom, openingAt } from "./Calendar.ts"
import {
  endedIn,
  isAsked,
  type Cycle,
  cycleOf,
  mayHaveBeenSent,
  cycleMessageName,
  progressOf,
  toneOf
} from "./Cycle.ts"
import { isOvertaken } from "./Planning.ts"
import { union } from "./Shifts.ts"
import { type LaidOutStep, layOutSteps, type Progress } from "./StepDates.ts"
import type { DunningSchedule, OpenDay } from "./Types.ts"

/** Everything that a decision depends on. Times are epoch milliseconds. */
export interface DecisionFacts {
  readonly now: number
  /** By the policy in force, with the present due date and the customer's zone. */
  readonly schedule: DunningSchedule
  readonly attempt: AttemptRecord
  /** All attempts for the same receivable or bill that planning depends on, this one included. */
  readonly attempts: ReadonlyArray<AttemptRecord>
  readonly receivable: {
    readonly status: ReceivableStatus
    /** Null if it is not paused, or paused without more being known. */
    readonly pauseCause: PauseCause | null
    readonly balanceMinor: number
    readonly currency: string
  }
  readonly company: { readonly active: boolean; readonly planActive: boolean }
  /** The customer's address on the attempt's channel. */
  readonly recipient: string | null
  readonly optedOut: boolean
  readonly suppressed: boolean
  /** `none`: not set up; `down`: set up, but its provider does not work. */
  readonly channel: "ready" | "none" | "down"
  /** The customer's local date of the last message to them on this channel, about anything; null without any. */
  readonly customerMessagedOn: string | null
  /** Messages that the company may still send within the cap per minute. */
  readonly capLeft: number
  /** When it may send again, if none are left. */
  readonly capFreeAt: number
  /** Whether the company may not write to this recipient today (domain/Trust). */
  readonly isBeyondTrust: boolean
}

/** Why a step is skipped for good while its cycle goes on. */
type SkipReason = Extract<
  ReasonCode,
  "opted_out" | "suppressed" | "no_address" | "cap" | "expired" | WaitReason
>

/** What somebody is about to mend, so that the step waits for it until its time is over. */
type WaitReason = Extract<
  ReasonCode,
  "company_inactive" | "no_active_plan" | "no_channel" | "channel_down" | "below_minimum" | "cap"
>

/** Why a cycle ends. */
type EndReason = Extract<ReasonCode, "paid" | "cancelled" | PauseCause>

/**
 * `Send` it now. `Move`: it stays scheduled, for a time after now, with these shifts. `Wait`: it stays where it is, and is
 * looked at again at `until`. `Skip` it for good, and plan the step after it. `End`: skip it, and plan nothing.
 * `Superseded`: a newer step takes its place; plan again. `Replan`: it is not of the present cycle or policy any more, or
 * late without saying so.
 */
export type Decision = Data.TaggedEnum<{
  Send: { readonly tone: Tone }
  Move: {
    readonly at: number
    readonly expiresAt: number
    readonly shiftedBy: ReadonlyArray<ShiftReason>
  }
  Wait: { readonly reason: WaitReason; readonly until: number }
  Skip: { readonly reason: SkipReason }
  End: { readonly reason: EndReason }
  Superseded: {}
  Replan: {}
}>

/** Constructors of decisions. */
export const Decision = Data.taggedEnum<Decision>()

/** How often an attempt that waits for an obstacle is looked at again. On a test clock that would be endless. */
export const RECHECK_MILLIS = 300_000
/** The same, for a limit a day. */
const LIMIT_RECHECK_MILLIS = 3_600_000

const endOf = ({ pauseCause, status }: DecisionFacts["receivable"]): EndReason | undefined => {
  if (status === "paid" || status === "cancelled") return status
  return status === "paused" ? (pauseCause ?? "paused") : undefined
}

/** What the debtor has decided, and what ends the step at once. */
const refusalOf = ({ attempt, attempts, optedOut, recipient, schedule, suppressed }: DecisionFacts) => {
  if (optedOut) return "opted_out"
  if (suppressed) return "suppressed"
  if (recipient === null) return "no_address"
  if (schedule.about === "payable") return undefined
  const sent = attempts.filter((other) => other.id !== attempt.id && mayHaveBeenSent(other)).length
  return sent >= schedule.policy.maxMessages ? "cap" : undefined
}

const isBelowMinimum = ({ receivable: { balanceMinor, currency }, schedule }: DecisionFacts): boolean => {
  const minimum = schedule.about === "receivable" ? schedule.policy.minBalance[currency] : undefined
  if (minimum === undefined || !isActiveCurrency(currency)) return false
  return Either.match(parseAmount(minimum, currency), {
    onLeft: () => false,
    onRight: (minor) => balanceMinor < minor
  })
}

/** What somebody is about to mend. */
const obstacleTo = (facts: DecisionFacts): WaitReason | undefined => {
  if (!facts.company.active) return "company_inactive"
  if (!facts.company.planActive) return "no_active_plan"
  if (facts.channel === "none") return "no_channel"
  if (facts.channel === "down") return "channel_down"
  if (facts.isBeyondTrust) return "cap"
  return isBelowMinimum(facts) ? "below_minimum" : undefined
}

/** The step of the attempt, and those after it whose time has come or comes next. */
interface Place {
  readonly own: LaidOutStep
  /** Whether it is pushed by a step that another policy has put before it, and that nothing was planned for. */
  readonly isPushed: boolean
  readonly after: ReadonlyArray<LaidOutStep>
}

/** Where the attempt's step is by the present cycle and policy; undefined if they have no such step. */
const placeOf = (
  { attempt, now, schedule }: DecisionFacts,
  cycle: Cycle,
  progress: Progress
): Place | undefined => {
  const ended = endedIn(cycle)
  const laidOut = layOutSteps(schedule, cycle, progress, now)
  const own = laidOut.find(({ offsetDays }) => offsetDays === attempt.offsetDays)
  if (own === undefined || own.isDropped || !own.channels.includes(attempt.channel)) return undefined
  const after = laidOut.filter(
    ({ channels, isDropped, offsetDays }) =>
      offsetDays > own.offsetDays &&
      !isDropped &&
      channels.some((channel) => !ended.has(cycleMessageName({ channel, offsetDays })))
  )
  const isPreceded = laidOut.some((step) => step.offsetDays < own.offsetDays && !step.isDropped)
  return { own, isPushed: isPreceded && own.open.shiftedBy.includes("gap"), after }
}

/** Moves the attempt to another day or hour. With another day its time to be caught up begins anew. */
const moveTo = (
  { attempt, schedule }: DecisionFacts,
  day: OpenDay,
  { at = day.at, expiresAt = expiryOf(schedule, day) },
  reason: ShiftReason
): Decision =>
  Decision.Move({ at, expiresAt, shiftedBy: union(without(attempt.shiftedBy, reason), [reason]) })

const without = (reasons: ReadonlyArray<ShiftReason>, reason: ShiftReason) =>
  reasons.filter((other) => other !== reason)

/** The first day that the customer's gap allows, if that is not today. */
const afterCustomersGap = ({ customerMessagedOn, now, schedule }: DecisionFacts): OpenDay | undefined => {
  const { combine, customerGapDays } = schedule.policy
  if (!combine || customerMessagedOn === null) return undefined
  const allowed = dayOf(customerMessagedOn) + customerGapDays
  return allowed > dayAt(schedule, now) ? openDayFrom(schedule, allowed) : undefined
}

/** What is in the way of an attempt whose time has come, of several things the first. */
const decideInTime = (facts: DecisionFacts, opening: OpenDay, expiresAt: number, own: OpenDay): Decision => {
  const { attempt, attempts, capFreeAt, capLeft, now, schedule } = facts
  const refusal = refusalOf(facts)
  if (refusal !== undefined) return Decision.Skip({ reason: refusal })
  const reason = obstacleTo(facts)
  if (reason !== undefined) {
    const again = now + (reason === "cap" ? LIMIT_RECHECK_MILLIS : RECHECK_MILLIS)
    const until = attempt.onTestClock ? expiresAt : Math.min(expiresAt, again)
    return Decision.Wait({ reason, until })
  }
  if (opening.at > now) {
    return moveTo(facts, opening, { expiresAt }, opening.day > own.day ? "catch_up" : "window")
  }
  const later = afterCustomersGap(facts)
  if (later !== undefined) return moveTo(facts, later, {}, "gap")
  if (capLeft <= 0) {
    const free = Math.max(capFreeAt, now + 1)
    const open = openingAt(schedule, free) ?? opening
    const at = Math.max(free, open.at)
    return moveTo(facts, open, open.day > opening.day ? { at } : { at, expiresAt }, "cap")
  }
  return Decision.Send({ tone: toneOf(schedule, attempts, attempt) })
}

/** An attempt that may be handed over a second time has not ended: its step is still to come. */
const asScheduled = (attempt: AttemptRecord): AttemptRecord =>
  attempt.status === "sending" ? { ...attempt, status: "scheduled" } : attempt

/** Whether an attempt leaves on a later day than its own, and is not scheduled for it yet. */
const isLateUntold = ({ attempt, now }: DecisionFacts, opening: OpenDay, own: OpenDay): boolean =>
  opening.at <= now && opening.day > own.day && attempt.scheduledFor < opening.at

/** What to do with a claimed attempt. Of several reasons the first counts, beginning with those that end the cycle. */
// oxlint-disable-next-line complexity -- the order of the checks is the rule, and reads best in one place
export const decide = (facts: DecisionFacts): Decision => {
  const { attempt, now, receivable, schedule } = facts
  const attempts = facts.attempts.map((other) => (other.id === attempt.id ? asScheduled(attempt) : other))
  const end = endOf(receivable)
  if (end !== undefined) return Decision.End({ reason: end })
  const cycle = cycleOf(schedule.dueDate, attempts)
  if (attempt.cycle !== cycle.number || attempt.dueDate !== schedule.dueDate) return Decision.Replan()
  const progress = progressOf(schedule, cycle, attempts)
  if (attempt.offsetDays < progress.reached) return Decision.Superseded()
  const place = placeOf(facts, cycle, progress)
  if (place === undefined || place.isPushed) return Decision.Replan()
  const { after, own } = place
  if (now < own.open.at && !isAsked(attempt)) {
    const { at, shiftedBy } = own.open
    return Decision.Move({ at, expiresAt: expiryOf(schedule, own.open), shiftedBy })
  }
  const [next] = after
  if (next !== undefined && next.open.at <= now) return Decision.Superseded()
  const opening = openingAt(schedule, now)
  const { expiresAt } = attempt
  if (opening === undefined || opening.at >= expiresAt || now >= expiresAt) {
    const isWaiting = attempt.reasonCode !== null
    // Whether its channel works is known only where it is tried.
    const otherwise = attempt.reasonCode === "channel_down" ? "channel_down" : "expired"
    return Decision.Skip({ reason: (isWaiting ? obstacleTo(facts) : undefined) ?? otherwise })
  }
  if (isOvertaken(schedule, own, opening, next)) return Decision.Superseded()
  if (isLateUntold(facts, opening, own.open)) return Decision.Replan()
  return decideInTime(facts, opening, expiresAt, own.open)
}
