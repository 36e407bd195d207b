/** The company's allowance and the per-key limit, as GET /usage reports them (contract §8.3). */
import { Schema } from "effect"
import { plans } from "./Plan.ts"
import { field, named, record, Timestamp } from "./JsonFields.ts"

const Count = Schema.NonNegativeInt

/** The current counts of the plan period and the per-key limit. Reading them consumes no allowance. */
export const Usage = record({
  plan: field("The plan in force; null without an active period.")(Schema.NullOr(Schema.Literal(...plans))),
  periodStart: named("period_start", "When the plan period began.")(Schema.NullOr(Timestamp)),
  periodEnd: named("period_end", "When the plan period ends.")(Schema.NullOr(Timestamp)),
  allowance: field("Requests in the plan period for the whole company.")(Count),
  used: field("Requests counted so far.")(Count),
  remaining: field("Requests left.")(Count),
  rateLimit: named(
    "rate_limit",
    "The limit of the key that asks."
  )(
    record({
      limit: field("Requests in a window.")(Count),
      windowSeconds: named("window_seconds", "Length of the window in seconds.")(Count),
      remaining: field("Requests left.")(Count),
      resetSeconds: named("reset_seconds", "Seconds until the window is free again.")(Count)
    })
  )
}).annotations({
  identifier: "Usage",
  description:
    "The allowance of the plan period and the key's own limit. `plan` is null without an active period."
})
export type Usage = typeof Usage.Type
