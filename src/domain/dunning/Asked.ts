/** Sends the next step of a cycle earlier than the policy has it, because somebody of the company asks for it. Pure. */
import { Either } from "effect"
import type { AttemptRecord, Channel, ReasonCode } from "../ReminderAttempt.ts"
import { dayAt, dayOf, openDayFrom } from "./Calendar.ts"
import { cycleOf, mayHaveBeenSent, progressOf } from "./Cycle.ts"
import { gapOf, union } from "./StepDates.ts"
import type { DunningSchedule, PlannedState } from "./Types.ts"

/** Whether somebody has asked for an attempt: it does not wait for its day. */
export const isAsked = ({ shiftedBy }: Pick<AttemptRecord, "shiftedBy">): boolean =>
  shiftedBy.includes("asked")

/** What sending early depends on, beside the schedule. */
export interface AskedFacts {
  /** Those that planning depends on, of one receivable that is open or partially paid. */
  readonly attempts: ReadonlyArray<AttemptRecord>
  /** Why nothing can reach the customer on a channel; null where something can. */
  readonly blockOn: (
    channel: Channel
  ) => Extract<ReasonCode, "no_address" | "opted_out" | "suppressed"> | null
  /** The customer's local date of the last message on a channel, about anything; null without any. */
  readonly messagedOn: (channel: Channel) => string | null
  /** Epoch milliseconds. */
  readonly now: number
}

/** Why nothing can be sent: nothing is planned, a message is under way, or as the code says. */
export type NotAsked =
  | "nothing_planned"
  | "sending"
  | Extract<ReasonCode, "cap" | "no_address" | "opted_out" | "suppressed">

/** What asking changes. */
export interface Forward {
  /** When the first message leaves, in epoch milliseconds. */
  readonly leavesAt: number
  readonly changes: ReadonlyArray<{ readonly attempt: AttemptRecord; readonly plannedState: PlannedState }>
}

/** The first time from now on at which a message may leave: within the window, and with the gaps that the policy has. */
const timeFor = (
  schedule: DunningSchedule,
  attempt: AttemptRecord,
  { attempts, messagedOn, now }: AskedFacts
): Pick<PlannedState, "scheduledFor" | "shiftedBy"> | undefined => {
  const { combine, customerGapDays } = schedule.policy
  const progress = progressOf(schedule, cycleOf(schedule.dueDate, attempts), attempts)
  const isReached = attempt.offsetDays === progress.reached
  const ownGapEnds = (isReached ? progress.lastSentDayBefore : progress.lastSentDay) + gapOf(schedule)
  const messaged = messagedOn(attempt.channel)
  const customersGapEnds = combine && messaged !== null ? dayOf(messaged) + customerGapDays : -Infinity
  const today = dayAt(schedule, now)
  const allowed = Math.max(today, ownGapEnds, customersGapEnds)
  const open = openDayFrom(schedule, allowed, now)
  if (open === undefined) return undefined
  const isLater = open.at > now
  const gap = allowed > today ? (["gap"] as const) : []
  const window = isLater && allowed === today && open.day === today ? (["window"] as const) : []
  return {
    scheduledFor: Math.max(now, open.at),
    shiftedBy: union(["asked", ...gap, ...window], open.shiftedBy)
  }
}

/**
 * Brings the attempts of the next step forward to the first time at which they may leave. Whether they do is decided
 * then, as for any other. Attempts that leave no later anyway stay as they are.
 */
export const bringForward = (
  schedule: DunningSchedule,
  facts: AskedFacts
): Either.Either<Forward, NotAsked> => {
  const { attempts, blockOn } = facts
  const own = cycleOf(schedule.dueDate, attempts).attempts
  if (own.some(({ status }) => status === "sending")) return Either.left("sending")
  const planned = own.filter(({ status }) => status === "scheduled")
  const [first] = planned
  if (first === undefined) return Either.left("nothing_planned")
  if (attempts.filter(mayHaveBeenSent).length >= schedule.policy.maxMessages) return Either.left("cap")
  const reachable = planned.filter(({ channel }) => blockOn(channel) === null)
  if (reachable.length === 0) return Either.left(blockOn(first.channel) ?? "no_address")
  const times: Array<number> = []
  const changes: Array<Forward["changes"][number]> = []
  for (const attempt of reachable) {
    const { expiresAt, reasonCode, step } = attempt
    const time = timeFor(schedule, attempt, facts)
    if (time === undefined || time.scheduledFor >= attempt.scheduledFor) {
      times.push(Math.max(facts.now, attempt.scheduledFor))
      continue
    }
    times.push(time.scheduledFor)
    changes.push({ attempt, plannedState: { step, status: "scheduled", reasonCode, expiresAt, ...time } })
  }
  return Either.right({ leavesAt: Math.min(...times), changes })
}
