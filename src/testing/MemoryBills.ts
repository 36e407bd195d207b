/** The attempts about bills in memory. */
import { Effect, Layer } from "effect"
import { BillAttempts } from "../repos/reminders/BillAttempts.ts"
import { serverNow } from "./MemoryFacts.ts"
import { matters } from "./MemoryReminders.ts"
import { MemoryState } from "./MemoryState.ts"

/** The attempts about bills in memory. Locks are never held for long here, so no locked bill is skipped. */
export const billAttempts = Layer.effect(
  BillAttempts,
  Effect.map(MemoryState, (state) =>
    BillAttempts.of({
      lock: (companyId, attemptIds, { testClock }) =>
        // Others may write until the lock is taken, and the time is that after it.
        Effect.zipRight(
          state.hold(companyId, () => null),
          Effect.flatMap(testClock === null ? serverNow : Effect.succeed(testClock), (now) =>
            state.read(companyId, (rows) => {
              const ids = new Set(attemptIds.map((id) => rows.attempts.get(id)?.payableId))
              const payables = [...rows.payables.values()].filter(({ id }) => ids.has(id))
              const held = new Set<number | null>(payables.map(({ id }) => id))
              return {
                payables,
                attempts: [...rows.attempts.values()].filter(
                  (attempt) =>
                    held.has(attempt.payableId) && (attemptIds.includes(attempt.id) || matters(rows, attempt))
                ),
                messages: [...rows.messages.values()].filter(({ payableId }) => held.has(payableId)),
                pace: rows.pace,
                now
              }
            })
          )
        ),
      openAfter: (companyId, after, limit) =>
        state.read(companyId, ({ payables }) =>
          [...payables.values()]
            .filter(({ id, status }) => status === "open" && id > after)
            .map(({ id }) => id)
            .toSorted((a, b) => a - b)
            .slice(0, limit)
        ),
      hold: (companyId, payableIds) =>
        state.hold(companyId, (rows) => ({
          payables: [...rows.payables.values()]
            .filter(({ id }) => payableIds.includes(id))
            .toSorted((a, b) => a.id - b.id),
          attempts: [...rows.attempts.values()].filter(
            (attempt) =>
              attempt.payableId !== null && payableIds.includes(attempt.payableId) && matters(rows, attempt)
          )
        })),
      of: (companyId, payableId) =>
        state.read(companyId, (rows) =>
          [...rows.attempts.values()].filter(
            (attempt) => attempt.payableId === payableId && matters(rows, attempt)
          )
        )
    })
  )
)
