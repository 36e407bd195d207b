/** Reminder attempts: requests handed to the services. */
import { Api } from "../../api/Api.ts"
import type { ReminderAttemptsQuery } from "../../api/ReminderAttempts.ts"
import { Effect, Either } from "effect"
import { parseInstant } from "../../domain/CalendarDate.ts"
import { ReminderAttempts } from "../../services/reminders/ReminderAttempts.ts"
import { Schedules } from "../../services/reminders/Schedules.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

// The contract's schema has checked the text by now.
const instant = (text: string) => Either.getOrThrow(parseInstant(text))

const filterOf = ({ scheduledFrom, scheduledTo, ...filter }: typeof ReminderAttemptsQuery.Type) => ({
  ...filter,
  ...(scheduledFrom === undefined ? {} : { scheduledFrom: instant(scheduledFrom) }),
  ...(scheduledTo === undefined ? {} : { scheduledTo: instant(scheduledTo) })
})

export const ReminderAttemptsHandlers = HttpApiServer.group(Api, "reminderAttempts", (handlers) =>
  Effect.map(Effect.all([ReminderAttempts, Schedules]), ([attempts, schedules]) =>
    handlers
      .handle("list", ({ urlParams }) =>
        Results.list(urlParams, (request) => attempts.list(filterOf(urlParams), request))
      )
      .handle("message", ({ path }) => Results.read(attempts.message(path.attempt)))
      .handle("schedule", ({ path }) => Results.read(schedules.of(path.receivable)))
  )
)
