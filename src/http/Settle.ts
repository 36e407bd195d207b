/** What a request came to: its answer, its line in the log, its place in the counts. */
import { Cause, Effect, type Exit, type FiberId, LogLevel, Option } from "effect"
import { InternalError, isApiError } from "../domain/Errors.ts"
import * as Access from "./Access.ts"
import type { Answered } from "./Answer.ts"
import * as Defect from "./Defect.ts"
import type { Exchange } from "./Exchange.ts"
import * as RequestLog from "./RequestLog.ts"
import * as Respond from "./Respond.ts"

/** Turns what a request's fiber ended with into its answer: the one place where errors become answers. */
export type Settle = (
  exit: Exit.Exit<Answered, unknown>,
  exchange: Exchange,
  fiberId: FiberId.FiberId
) => Response

/** Settles requests with the log that is set up where this runs. */
export const make: Effect.Effect<Settle> = Effect.map(RequestLog.make, (log) => {
  const answerTo = (
    cause: Cause.Cause<unknown>,
    { admitted, requestId, route }: Exchange,
    fiberId: FiberId.FiberId
  ): Answered => {
    const error = Option.getOrNull(Cause.failureOption(cause))
    if (isApiError(error)) {
      if (!admitted) Access.refused(error)
      return Respond.ofError(error, requestId)
    }
    log(LogLevel.Error, "a request failed on our side", fiberId, () => ({
      request_id: requestId,
      route: route.name,
      ...Defect.facts(cause)
    }))
    return Respond.ofError(new InternalError(), requestId)
  }

  // Ids, routes and times alone: never a token, an amount or a name.
  const tell = (
    { companyId, requestId, route, startedAt }: Exchange,
    status: number,
    fiberId: FiberId.FiberId
  ) => {
    const millis = performance.now() - startedAt
    route.meter(status, millis / 1_000)
    log(LogLevel.Info, "request", fiberId, () => ({
      request_id: requestId,
      route: route.name,
      method: route.method,
      status,
      duration_ms: Math.round(millis * 10) / 10,
      ...(companyId === null ? {} : { company_id: companyId })
    }))
  }

  return (exit, exchange, fiberId) => {
    const answered = exit._tag === "Success" ? exit.value : answerTo(exit.cause, exchange, fiberId)
    const { requestId, quotaStatus } = exchange
    const response = Respond.send({ answered, requestId, quotaStatus, head: false })
    tell(exchange, answered.status, fiberId)
    return response
  }
})
