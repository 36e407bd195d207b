/** The allowance: what admission found, reported. */
import { Effect } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { report } from "../../services/Usage.ts"
import * as Answer from "../Answer.ts"
import * as Handlers from "../Handlers.ts"

export const UsageHandlers = Handlers.group("usage", (handlers) =>
  Effect.succeed(
    handlers.handle("read", () =>
      Answer.read(Effect.map(CurrentRequest, ({ caller, quotaStatus }) => report(caller, quotaStatus)))
    )
  )
)
