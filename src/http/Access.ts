/** Admission: from a bearer token and a body to the request a handler may see, in the order of contract 1. */
import { Effect, Either } from "effect"
import type { WriteKey } from "../domain/CurrentRequest.ts"
import { type ApiError, Forbidden, NotFound, Unauthenticated, ValidationFailed } from "../domain/Errors.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { KeyStore } from "../services/KeyStore.ts"
import { Quota, type Verdict } from "../services/Quota.ts"
import type { AccessPolicy } from "../api/Access.ts"
import * as Body from "./Body.ts"
import type { Exchange } from "./Exchange.ts"
import * as IdempotencyKey from "./IdempotencyKey.ts"
import * as Metrics from "./Metrics.ts"
import { bodyIssues, queryIssues } from "./Validation.ts"

const bearer = /^bearer +([^ ]+)$/i

/** The token of `Authorization: Bearer <token>`; anything else is no key. */
const tokenOf = (header: string | null): string | undefined => bearer.exec(header ?? "")?.[1]

/** Step 5: what of owner, company, scope and plan stands against the request. */
const refusal = (holder: KeyHolder, { charged, scope }: AccessPolicy): Forbidden | null => {
  if (holder.refused !== null) return Forbidden.because(holder.refused)
  if (!holder.scopes.includes(scope)) return Forbidden.because("scope", scope)
  return charged && holder.plan === null ? Forbidden.because("no_active_plan") : null
}

/** Steps 4 to 6, in their order. */
const firstRefusal = (refused: Forbidden | null, verdict: Verdict): ApiError | null =>
  verdict.refused?.details?.policy === "per_key" ? verdict.refused : (refused ?? verdict.refused)

/** Steps 8 and 9, as far as no schema is needed. */
const writeKey = (exchange: Exchange, body: unknown): Either.Either<WriteKey, ApiError> => {
  const { ids, path, request, route } = exchange
  const key = IdempotencyKey.parse(request.headers.get("idempotency-key") ?? undefined)
  if (Either.isLeft(key)) return Either.left(key.left)
  if (ids === null) return Either.left(new NotFound())
  const issues = bodyIssues(route, body)
  if (issues.length > 0) return Either.left(ValidationFailed.all(issues))
  exchange.body = body
  return Either.right({
    key: key.right,
    fingerprint: IdempotencyKey.fingerprint(route.method, path, body)
  })
}

/** The end of admission: from here on services may know of the request. */
const enter = (
  exchange: Exchange,
  { apiKeyId, company, companyId, plan, scopes, userId }: KeyHolder,
  { quotaStatus }: Verdict,
  write: WriteKey | null
): Either.Either<void, ApiError> => {
  if (exchange.ids === null) return Either.left(new NotFound())
  const issues = queryIssues(exchange.route, exchange.query)
  if (issues.length > 0) return Either.left(ValidationFailed.all(issues))
  const { current } = exchange
  current.caller = { companyId, userId, apiKeyId, scopes, plan, company }
  current.quotaStatus = quotaStatus
  current.write = write
  exchange.admitted = true
  Metrics.admission("admitted")
  return Either.void
}

/** Admission by the KeyStore and the Quota that it is given. */
export const make = Effect.gen(function* () {
  const keys = yield* KeyStore
  const quota = yield* Quota

  return (exchange: Exchange): Effect.Effect<void, ApiError> => {
    const token = tokenOf(exchange.request.headers.get("authorization"))
    if (token === undefined) return Either.left(new Unauthenticated())
    const { isWrite, access } = exchange.route
    return Effect.flatMap(keys.find(token), (holder) => {
      exchange.companyId = holder.companyId
      const refused = refusal(holder, access)
      return Effect.flatMap(quota.admit(holder, access.charged && refused === null), (verdict) => {
        exchange.quotaStatus = verdict.quotaStatus
        const against = firstRefusal(refused, verdict)
        if (against !== null) return Either.left(against)
        if (!isWrite) return enter(exchange, holder, verdict, null)
        return Effect.flatMap(Body.read(exchange.request), (body) =>
          Either.flatMap(writeKey(exchange, body), (write) => enter(exchange, holder, verdict, write))
        )
      })
    })
  }
})

/** Counts a request that was not admitted, by the reason. */
export const refused = ({ code, details }: ApiError): void => {
  const { policy, reason } = (details ?? {}) as { readonly reason?: string; readonly policy?: string }
  Metrics.admission(reason ?? policy ?? code)
}
