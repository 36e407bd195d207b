/** What repositories announce, so that whoever works wakes up in time. */
import { Clock, Effect } from "effect"
import type { WorkKind } from "../domain/WorkKind.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { Database } from "../postgres/Database.ts"

/** Announces work that is due at once; `at` is the time that all instances agree on, where that is not the present. */
export const announceNow = (
  database: Database["Type"],
  kind: WorkKind,
  at: number | null = null
): Effect.Effect<void> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) => database.announce({ kind, at: at ?? now }))

/** Announces when attempts are due. Those on a test clock are nobody's work before it is moved. */
export const announceAttempts = (
  database: Database["Type"],
  attempts: ReadonlyArray<Pick<AttemptRecord, "channel" | "dueAt" | "onTestClock">>
): Effect.Effect<void> =>
  Effect.forEach(
    attempts,
    ({ channel, dueAt, onTestClock }) =>
      dueAt === null || onTestClock
        ? Effect.void
        : database.announce({ kind: `reminders_${channel}`, at: dueAt }),
    { discard: true }
  )

/** Announces that plans may have to be made again; `now` is the company's own time, in epoch milliseconds. */
export const announcePlanning = (
  database: Database["Type"],
  { now, onTestClock }: { readonly now: number; readonly onTestClock: boolean }
): Effect.Effect<void> => (onTestClock ? Effect.void : database.announce({ kind: "replanning", at: now }))
