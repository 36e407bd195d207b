/** Compares the attempts of a receivable or bill with its cycle, and says which of them change. Pure. */
import type { AttemptRecord, Channel, ReasonCode } from "../ReminderAttempt.ts"
import { isAsked, isOpen, type Cycle, cycleOf, cycleMessageName } from "./Cycle.ts"
import { beginCycle, proceed, reopened } from "./Planning.ts"
import type { DunningSchedule, NewPlannedState, PlannedState } from "./Types.ts"

/** What a plan changes about the attempts of one receivable or bill. */
export interface Replanned {
  readonly changes: ReadonlyArray<{ readonly attempt: AttemptRecord; readonly plannedState: PlannedState }>
  readonly added: ReadonlyArray<NewPlannedState>
}

/**
 * `catch_up`: goes on with the cycle. `reopen`: the debt is open again or larger, or has another customer or currency,
 * so that if all its steps are past the last one is planned once more.
 */
export type Occasion = "catch_up" | "reopen"

/** Reasons for attempts that a plan ends. */
export interface Reasons {
  /** Of steps that came while the debt was paused or paid; by default they are `superseded` or `expired`. */
  readonly cameWhile?: ReasonCode
  /** Of scheduled attempts that nothing needs any more. */
  readonly dropped?: ReasonCode
}

const keyOf = (state: { readonly cycle: number; readonly offsetDays: number; readonly channel: Channel }) =>
  `${state.cycle} ${cycleMessageName(state)}`

const isUnderWay = ({ attempts }: Cycle): boolean => attempts.some(({ status }) => status === "sending")

/** The planned state of every attempt that is needed. */
const wantedStates = (
  schedule: DunningSchedule,
  cycle: Cycle,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  occasion: Occasion,
  cameWhile: ReasonCode | undefined
): ReadonlyArray<NewPlannedState> => {
  const isReopening = occasion === "reopen"
  const isNew = cycle.attempts.length === 0
  if (isNew) return beginCycle(schedule, cycle.number, attempts, now, isReopening)
  const states = proceed(schedule, cycle, attempts, now, cameWhile)
  // Another policy may lack every step of a cycle that began late.
  const isLost = states.length === 0 && cycle.countedFrom !== null && cycle.attempts.every(isOpen)
  if (isLost) return beginCycle(schedule, cycle.number + 1, attempts, now, isReopening)
  if (occasion !== "reopen" || states.some(({ status }) => status === "scheduled")) return states
  return [...states, ...reopened(schedule, cycle.number + 1, attempts, now)]
}

/**
 * Whether an attempt needs no change: it has its planned time, or waits beyond it for its next try, or was asked for
 * before it.
 */
const isThere = (attempt: AttemptRecord, { expiresAt, scheduledFor, status }: PlannedState): boolean =>
  attempt.status === status &&
  ((attempt.scheduledFor < scheduledFor && isAsked(attempt)) ||
    (attempt.scheduledFor === scheduledFor && (attempt.expiresAt === expiresAt || status === "skipped")) ||
    (attempt.scheduledFor > scheduledFor && attempt.tryCount > 0))

/** Whether an attempt takes on a planned state. One that was cancelled keeps its reason unless it is to be sent. */
const takesOn = (attempt: AttemptRecord, plannedState: PlannedState): boolean =>
  isOpen(attempt) &&
  !(attempt.status === "cancelled" && plannedState.status === "skipped") &&
  !isThere(attempt, plannedState)

/**
 * Plans again. Attempts that have not been handed over move to their planned state, or end with the reason `dropped` if
 * nothing needs them any more; missing attempts are added. With a new due date it begins the next cycle. Nothing is
 * planned while a step of the cycle is being handed over. Replanning a second time changes nothing, except that a debt
 * which is reopened twice, after its last message was sent again, is reminded of twice.
 */
export const replan = (
  schedule: DunningSchedule,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  occasion: Occasion = "catch_up",
  { cameWhile, dropped = "rescheduled" }: Reasons = {}
): Replanned => {
  const cycle = cycleOf(schedule.dueDate, attempts)
  const underWay = isUnderWay(cycle)
  const states = underWay ? [] : wantedStates(schedule, cycle, attempts, now, occasion, cameWhile)
  if (attempts.length === 0) return { changes: [], added: states }
  const wanted = new Map(states.map((state) => [keyOf(state), state]))
  const changes: Array<Replanned["changes"][number]> = []
  for (const attempt of attempts) {
    const key = keyOf(attempt)
    const plannedState = attempt.dueDate === schedule.dueDate ? wanted.get(key) : undefined
    if (plannedState !== undefined) {
      wanted.delete(key)
      if (takesOn(attempt, plannedState)) changes.push({ attempt, plannedState })
    } else if (attempt.status === "scheduled" && !(underWay && attempt.cycle === cycle.number)) {
      changes.push({ attempt, plannedState: { ...attempt, status: "cancelled", reasonCode: dropped } })
    }
  }
  return { changes, added: [...wanted.values()] }
}
