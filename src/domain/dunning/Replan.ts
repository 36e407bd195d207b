/** Compares the attempts of a receivable or bill with its ladder, and says which of them change. Pure. */
import type { AttemptRecord, Channel, ReasonCode } from "../ReminderAttempt.ts"
import { isAsked } from "./Asked.ts"
import { isOpen, type Ladder, ladderOf, cycleMessageName } from "./Ladder.ts"
import { beginCycle, proceed, reopened } from "./Planning.ts"
import type { DunningSchedule, NewPlannedState, PlannedState } from "./Types.ts"

/** What a plan changes about the attempts of one receivable or bill. */
export interface Replanned {
  readonly changes: ReadonlyArray<{ readonly attempt: AttemptRecord; readonly plannedState: PlannedState }>
  readonly added: ReadonlyArray<NewPlannedState>
}

/**
 * `catch_up`: goes on with the ladder. `reopen`: the debt is open again or larger, or has another customer or currency,
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

const keyOf = (state: { readonly ladder: number; readonly offsetDays: number; readonly channel: Channel }) =>
  `${state.ladder} ${cycleMessageName(state)}`

const isUnderWay = ({ attempts }: Ladder): boolean => attempts.some(({ status }) => status === "sending")

/** The planned state of every attempt that is needed. */
const wantedStates = (
  schedule: DunningSchedule,
  ladder: Ladder,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  occasion: Occasion,
  cameWhile: ReasonCode | undefined
): ReadonlyArray<NewPlannedState> => {
  const isReopening = occasion === "reopen"
  const isNew = ladder.attempts.length === 0
  if (isNew) return beginCycle(schedule, ladder.number, attempts, now, isReopening)
  const states = proceed(schedule, ladder, attempts, now, cameWhile)
  // Another policy may lack every step of a ladder that began late.
  const isLost = states.length === 0 && ladder.countedFrom !== null && ladder.attempts.every(isOpen)
  if (isLost) return beginCycle(schedule, ladder.number + 1, attempts, now, isReopening)
  if (occasion !== "reopen" || states.some(({ status }) => status === "scheduled")) return states
  return [...states, ...reopened(schedule, ladder.number + 1, attempts, now)]
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
 * nothing needs them any more; missing attempts are added. With a new due date it begins the next ladder. Nothing is
 * planned while a step of the ladder is being handed over. Replanning a second time changes nothing, except that a debt
 * which is reopened twice, after its last message was sent again, is reminded of twice.
 */
export const replan = (
  schedule: DunningSchedule,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number,
  occasion: Occasion = "catch_up",
  { cameWhile, dropped = "rescheduled" }: Reasons = {}
): Replanned => {
  const ladder = ladderOf(schedule.dueDate, attempts)
  const underWay = isUnderWay(ladder)
  const states = underWay ? [] : wantedStates(schedule, ladder, attempts, now, occasion, cameWhile)
  if (attempts.length === 0) return { changes: [], added: states }
  const wanted = new Map(states.map((state) => [keyOf(state), state]))
  const changes: Array<Replanned["changes"][number]> = []
  for (const attempt of attempts) {
    const key = keyOf(attempt)
    const plannedState = attempt.dueDate === schedule.dueDate ? wanted.get(key) : undefined
    if (plannedState !== undefined) {
      wanted.delete(key)
      if (takesOn(attempt, plannedState)) changes.push({ attempt, plannedState })
    } else if (attempt.status === "scheduled" && !(underWay && attempt.ladder === ladder.number)) {
      changes.push({ attempt, plannedState: { ...attempt, status: "cancelled", reasonCode: dropped } })
    }
  }
  return { changes, added: [...wanted.values()] }
}
