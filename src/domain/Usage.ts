/** What is left of the company's allowance and of the key's minute (contract §8.3). */
import { Schema } from "effect"
import { plans } from "./Plan.ts"
import { named, Timestamp } from "./JsonFields.ts"

const Count = Schema.NonNegativeInt

/** The plan period's allowance and the per-key limit, as they stand; reading it consumes no allowance. */
export const Usage = Schema.Struct({
  plan: Schema.NullOr(Schema.Literal(...plans)),
  periodStart: named("period_start")(Schema.NullOr(Timestamp)),
  periodEnd: named("period_end")(Schema.NullOr(Timestamp)),
  allowance: Count,
  used: Count,
  remaining: Count,
  rateLimit: named("rate_limit")(
    Schema.Struct({
      limit: Count,
      windowSeconds: named("window_seconds")(Count),
      remaining: Count,
      resetSeconds: named("reset_seconds")(Count)
    })
  )
}).annotations({
  identifier: "Usage",
  description:
    "The allowance of the plan period and the key's own limit. `plan` is null without an active period."
})
export type Usage = typeof Usage.Type
