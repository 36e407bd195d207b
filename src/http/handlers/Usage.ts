/** The allowance: what admission found, reported. */
import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { report } from "../../services/Usage.ts"
import * as Answer from "../Answer.ts"
import { Api } from "../api/Api.ts"

export const UsageHandlers = HttpApiBuilder.group(Api, "usage", (handlers) =>
  handlers.handle("read", () =>
    Answer.read(Effect.map(CurrentRequest, ({ caller, standing }) => report(caller, standing)))
  )
)
