/** Reminder attempts: requests handed to the services. */
import { Effect, Either } from "effect"
import { parseInstant } from "../../domain/CalendarDate.ts"
import { ReminderAttempts } from "../../services/ReminderAttempts.ts"
import { Schedules } from "../../services/Schedules.ts"
import * as Answer from "../Answer.ts"
import * as Handlers from "../Handlers.ts"

// The contract's schema has checked the text by now.
const instant = (text: string) => Either.getOrThrow(parseInstant(text))

export const ReminderAttemptsHandlers = Handlers.group("reminderAttempts", (handlers) =>
  Effect.map(Effect.all([ReminderAttempts, Schedules]), ([attempts, schedules]) =>
    handlers
      .handle("list", ({ urlParams: { scheduledFrom, scheduledTo, ...query } }) =>
        Answer.list(
          (request) =>
            attempts.list(
              {
                ...query,
                ...(scheduledFrom === undefined ? {} : { scheduledFrom: instant(scheduledFrom) }),
                ...(scheduledTo === undefined ? {} : { scheduledTo: instant(scheduledTo) })
              },
              request
            ),
          query
        )
      )
      .handle("schedule", ({ path }) => Answer.read(schedules.of(path.receivable)))
  )
)
