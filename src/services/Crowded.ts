/** Costly work that was not begun, as the errors that callers know. */
import { Effect } from "effect"
import { RateLimited, ServiceUnavailable } from "../domain/Errors.ts"
import type { Crowded } from "../threads/FairLimit.ts"

/** Seconds after which one of the waiting pieces of work has ended. */
const RETRY_AFTER_SECONDS = 2

/** 429 for whoever has asked for too much at a time; 503 where all together have. */
export const refuseCrowded = ({ by }: Crowded): Effect.Effect<never, RateLimited | ServiceUnavailable> =>
  by === "all"
    ? Effect.fail(ServiceUnavailable.because("overloaded"))
    : Effect.fail(
        new RateLimited({
          message: "Too many at the same time. Wait a moment, and try again.",
          retryAfterSeconds: RETRY_AFTER_SECONDS
        })
      )
