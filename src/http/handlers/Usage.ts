/** The allowance: what admission found, reported. */
import { Api } from "../../api/Api.ts"
import { Effect } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { report } from "../../services/keys/Usage.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

export const UsageHandlers = HttpApiServer.group(Api, "usage", (handlers) =>
  Effect.succeed(
    handlers.handle("read", () =>
      Results.read(Effect.map(CurrentRequest, ({ caller, quotaStatus }) => report(caller, quotaStatus)))
    )
  )
)
