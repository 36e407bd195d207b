/** What workers read and store beside cases, in memory. */
import { Effect, Layer } from "effect"
import { CaseWorkRepo } from "../repos/reminders/CaseWork.ts"
import { serverNow } from "./MemoryFacts.ts"
import { fromJson } from "./MemoryLadders.ts"
import { insertAttempt } from "./MemoryReminders.ts"
import { MemoryState } from "./MemoryState.ts"

/** The work on cases in memory. */
export const caseWork = Layer.effect(
  CaseWorkRepo,
  Effect.map(MemoryState, (state) => {
    const nowOf = (testClock: number | null) => (testClock === null ? serverNow : Effect.succeed(testClock))
    return CaseWorkRepo.of({
      begin: (companyId, testClock, messages) =>
        // The time is that after the lock.
        Effect.flatMap(
          state.hold(companyId, ({ pace }) => pace),
          (pace) =>
            Effect.map(nowOf(testClock), (now) => ({
              pace,
              now,
              messageIds: Array.from({ length: messages }, () => state.nextId("messages"))
            }))
        ),
      now: nowOf,
      attempts: (companyId, attemptIds) =>
        state.hold(companyId, (rows) => {
          const ids = [...new Set(attemptIds)].toSorted((a, b) => a - b)
          const attempts = ids.flatMap((id) => rows.attempts.get(id) ?? [])
          const sending = attempts.filter(({ status }) => status === "sending")
          const messages = sending.flatMap(({ messageId }) => rows.messages.get(messageId ?? 0) ?? [])
          return {
            attempts,
            messages: messages.map((record) => ({
              record,
              decided: record.decided === null ? null : fromJson(record.decided)
            }))
          }
        }),
      // Whoever writes is the company's only writer.
      lockNamed: () => Effect.void,
      sending: (companyId, attemptIds) =>
        state.read(companyId, ({ attempts }) =>
          attemptIds.flatMap((id) => {
            const { messageId = null, status } = attempts.get(id) ?? {}
            return status === "sending" && messageId !== null ? [messageId] : []
          })
        ),
      lockCase: () => Effect.void,
      forgetNext: (companyId, customerId, channel) =>
        state.write(companyId, ({ cases }) => {
          const before = cases.get(customerId)
          if (before === undefined) return
          const { [channel]: _landed, ...inFlight } = before.state.inFlight
          const after = { ...before.state, next: null, inFlight }
          cases.set(customerId, { ...before, version: before.version + 1, state: after })
        }),
      addEnded: (companyId, attempts, now) =>
        state.write(companyId, (rows) => {
          for (const attempt of attempts) {
            const { id, messageId } = insertAttempt(rows, { ...attempt, id: state.nextId("attempts") }, now)
            const message = rows.messages.get(messageId ?? 0)
            if (message === undefined) continue
            rows.messages.set(message.id, { ...message, attemptIds: [...message.attemptIds, id] })
          }
        })
    })
  })
)
