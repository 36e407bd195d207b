/** Services that write without a thought for reminders. */
import { Effect, Layer } from "effect"
import { Reminders } from "../services/Reminders.ts"

/** Nothing is planned, whatever is written. */
export const withoutReminders: Layer.Layer<Reminders> = Layer.succeed(Reminders, {
  receivableCreated: () => Effect.void,
  receivableChanged: () => Effect.void,
  customerChanged: () => Effect.void,
  payableCreated: () => Effect.void,
  payableChanged: () => Effect.void
})
