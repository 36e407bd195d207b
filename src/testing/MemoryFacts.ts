/** What sending needs to know of a company, in memory. */
import { Clock, Effect, Layer } from "effect"
import { ServerTime } from "../postgres/ServerTime.ts"
import { ReminderFacts } from "../repos/reminders/ReminderFacts.ts"
import { MemoryState } from "./MemoryState.ts"

/** The time that instances agree on. */
export const serverNow = Effect.flatMap(ServerTime, (time) =>
  Effect.flatMap(time, (at) => (at === null ? Clock.currentTimeMillis : Effect.succeed(at)))
)

/** Companies as they send, in memory. */
export const reminderFacts = Layer.effect(
  ReminderFacts,
  Effect.map(MemoryState, (state) =>
    ReminderFacts.of({
      company: (companyId) =>
        state.read(companyId, ({ facts, timezone }) => ({
          settings: {
            companyId,
            timezone,
            country: facts.country,
            policyVersion: facts.policyVersion,
            testClock: facts.testClock,
            remindersMode: facts.remindersMode,
            remindersSince: facts.remindersSince
          },
          sender: facts,
          texts: []
        }))
    })
  )
)
