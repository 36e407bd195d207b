/** Claims on attempts in memory, and attempts that wait for their channel. */
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { Claimed, ReminderQueue } from "../repos/reminders/ReminderQueue.ts"
import { dueOf } from "./MemoryReminders.ts"
import type { MemoryOperations } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"

export const claimed = (rows: CompanyRows, attempt: AttemptRecord, leaseUntil: number): Claimed => {
  const fence = attempt.fence + 1
  rows.attempts.set(attempt.id, { ...attempt, fence, dueAt: leaseUntil })
  return { id: attempt.id, fence, customerId: attempt.customerId }
}

/** Whether what stands in an attempt's way is its channel. */
const waitsForChannel = ({ reasonCode, status }: AttemptRecord): boolean =>
  status === "scheduled" && (reasonCode === "channel_down" || reasonCode === "no_channel")

/** Refused ones last, and of these the one that was refused the longest time ago first. */
const byRefusal = (a: AttemptRecord, b: AttemptRecord): number =>
  Number(a.error !== null) - Number(b.error !== null) || a.updatedAt - b.updatedAt || a.id - b.id

export const waitingInMemory = (
  state: MemoryOperations
): Pick<ReminderQueue["Type"], "claimToTry" | "wakeWaiting"> => ({
  wakeWaiting: (companyId, { channel, limit, now, until }) =>
    state.write(companyId, (rows) => {
      const waiting = dueOf(rows, until)
        .filter((attempt) => attempt.channel === channel && (attempt.dueAt ?? 0) > now)
        .filter(waitsForChannel)
        .slice(0, limit)
      for (const attempt of waiting)
        rows.attempts.set(attempt.id, { ...attempt, dueAt: now, reasonCode: null })
      return waiting.length
    }),
  claimToTry: (companyId, { channel, leaseUntil, now, until }) =>
    state.write(companyId, (rows) =>
      dueOf(rows, until)
        .filter((attempt) => attempt.channel === channel && attempt.status === "scheduled")
        .filter((attempt) => (attempt.dueAt ?? 0) <= now || waitsForChannel(attempt))
        .sort(byRefusal)
        .slice(0, 1)
        .map((attempt) => claimed(rows, attempt, leaseUntil))
    )
})
