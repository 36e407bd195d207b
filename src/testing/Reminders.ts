/** Reminders that do nothing, for tests of other services. */
import { Effect, Layer } from "effect"
import { Reminders } from "../services/reminders/Reminders.ts"

/** Plans nothing, whatever is written. */
export const withoutReminders: Layer.Layer<Reminders> = Layer.succeed(Reminders, {
  receivableCreated: () => Effect.void,
  receivableChanged: () => Effect.void,
  customersMerged: () => Effect.void,
  customerChanged: () => Effect.void,
  reviewsChanged: () => Effect.void,
  statementImported: () => Effect.void,
  payableCreated: () => Effect.void,
  payableChanged: () => Effect.void
})
