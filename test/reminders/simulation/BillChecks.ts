/** What must hold for the reminders of a bill, by the calendar and not by the plan. */
import { Effect } from "effect"
import { todayIn } from "../../../src/domain/CalendarDate.ts"
import { dayOf, effectiveDueDay, openDayFrom, openDayUpTo } from "../../../src/domain/dunning/Calendar.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import type { Rules } from "../../../src/services/reminders/DunningRules.ts"
import type { Violation } from "./Letter.ts"
import { told, violated } from "./Watch.ts"

/** Days between two reminders of one bill. */
const BILL_GAP_DAYS = 2

/** The days of the steps after an offset that the distance to the last reminder does not move. */
const stepsAfter = (
  { isHoliday, policy, timezone }: Rules,
  dueDate: string,
  { lastDay, offset }: { readonly offset: number; readonly lastDay: number }
) => {
  const calendar = { policy: policy.receivables, timezone, isHoliday, dueDate }
  return policy.payables.steps.flatMap(({ offsetDays }) => {
    if (offsetDays <= offset) return []
    const open =
      offsetDays < 0
        ? openDayUpTo(calendar, dayOf(dueDate) + offsetDays)
        : openDayFrom(calendar, effectiveDueDay(calendar).day + offsetDays)
    return open === undefined || open.day < lastDay + BILL_GAP_DAYS ? [] : [{ offsetDays, ...open }]
  })
}

/** The attempts of the last cycle. */
const lastCycle = (attempts: ReadonlyArray<AttemptRecord>): ReadonlyArray<AttemptRecord> => {
  const highest = Math.max(0, ...attempts.map(({ cycle }) => cycle))
  return attempts.filter(({ cycle }) => cycle === highest)
}

/** Of the steps of a bill whose day has come only the newest leaves; `lastDay` is that of the message before. */
export const billIsNewest = (
  rules: Rules,
  attempt: AttemptRecord,
  at: number,
  lastDay: number
): Effect.Effect<void, Violation> => {
  const after = stepsAfter(rules, attempt.dueDate, { offset: attempt.offsetDays, lastDay }).find(
    (step) => step.at <= at
  )
  return after === undefined
    ? Effect.void
    : violated("newest step", `${told(attempt)} leaves, though the time of step ${after.offsetDays} has come`)
}

/** At most one step of a bill is planned at a time, and exactly one as long as there is one ahead. */
export const billIsPlanned = (
  rules: Rules,
  attempts: ReadonlyArray<AttemptRecord>,
  { dueDate, id, status }: { readonly id: number; readonly status: string; readonly dueDate: string },
  { isEnded, now }: { readonly now: number; readonly isEnded: boolean }
): Effect.Effect<void, Violation> => {
  const all = `bill ${id}: ${attempts.map(told).join("; ")}`
  const scheduled = attempts.filter((attempt) => attempt.status === "scheduled")
  if (status !== "open") {
    return scheduled.length === 0 ? Effect.void : violated("nothing planned once it is over", all)
  }
  const current = lastCycle(attempts).filter((attempt) => attempt.dueDate === dueDate)
  const toCome = current.filter((attempt) => attempt.status === "scheduled" || attempt.status === "sending")
  if (toCome.length > 1 || scheduled.some((attempt) => !current.includes(attempt))) {
    return violated("one step at a time", all)
  }
  if (toCome.length === 1 || isEnded) return Effect.void
  const ended = current.filter((attempt) => attempt.status !== "cancelled")
  const reminded = attempts.filter((attempt) => attempt.status === "sent" || attempt.status === "unknown")
  const [ahead] = stepsAfter(rules, dueDate, {
    offset: Math.max(-Infinity, ...ended.map(({ offsetDays }) => offsetDays)),
    lastDay: Math.max(
      -Infinity,
      ...reminded.map(({ sentAt, timezone, updatedAt }) => dayOf(todayIn(timezone, sentAt ?? updatedAt)))
    )
  }).filter(({ at }) => at > now)
  return ahead === undefined
    ? Effect.void
    : violated("the next step is planned", `step ${ahead.offsetDays} is ahead and nothing planned for ${all}`)
}
