/** Admission: from a bearer token and a body to the request a handler may see, in the order of contract 1. */
import { HttpServerRequest } from "@effect/platform"
import { Effect, Layer } from "effect"
import type { CurrentRequest } from "../domain/CurrentRequest.ts"
import { Forbidden, NotFound, Unauthenticated, ValidationFailed } from "../domain/Errors.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { KeyStore } from "../services/KeyStore.ts"
import { Quota } from "../services/Quota.ts"
import * as Tag from "./api/Access.ts"
import * as Body from "./Body.ts"
import * as IdempotencyKey from "./IdempotencyKey.ts"
import { admissions } from "./Metrics.ts"
import { type RequestFacts, RequestState } from "./RequestState.ts"
import { bodyIssues, queryIssues } from "./Validation.ts"

const bearer = /^bearer +([^ ]+)$/i

/** The token of `Authorization: Bearer <token>`; anything else is no key. */
const tokenOf = (header: string | undefined): string | undefined => bearer.exec(header ?? "")?.[1]

/** Step 5: what of owner, company, scope and plan stands against the request. */
const refusal = (holder: KeyHolder, { charged, scope }: Tag.Terms): Forbidden | null => {
  if (holder.refused !== null) return Forbidden.because(holder.refused)
  if (!holder.scopes.includes(scope)) return Forbidden.because("scope", scope)
  return charged && holder.plan === null ? Forbidden.because("no_active_plan") : null
}

const isWrite = (method: string): boolean => method === "POST" || method === "PATCH"

/** Steps 7 to 9, as far as no schema is needed. */
const writeOf = Effect.fnUntraced(function* (
  request: HttpServerRequest.HttpServerRequest,
  facts: RequestFacts
) {
  const body = yield* Body.read(request)
  const key = yield* IdempotencyKey.parse(request.headers["idempotency-key"])
  if (!facts.idsAreIds) return yield* new NotFound()
  const issues = bodyIssues(facts.route, body)
  if (issues.length > 0) return yield* ValidationFailed.all(issues)
  facts.body = body
  return { key, fingerprint: IdempotencyKey.fingerprint(request.method, facts.path, body) }
})

/** Admission by the KeyStore and the Quota that it is given. */
export const AccessLive = Layer.effect(
  Tag.Access,
  Effect.gen(function* () {
    const keys = yield* KeyStore
    const quota = yield* Quota

    const admit = Effect.gen(function* () {
      // Provided by the Pipeline and the server to every request, which a middleware's type can't say.
      const facts = yield* RequestState
      const request = yield* HttpServerRequest.HttpServerRequest
      const { terms } = facts.route

      const token = tokenOf(request.headers["authorization"])
      if (token === undefined) return yield* new Unauthenticated()
      const holder = yield* keys.find(token)
      facts.companyId = holder.companyId

      const refused = refusal(holder, terms)
      const verdict = yield* quota.admit(holder, terms.charged && refused === null)
      facts.standing = verdict.standing
      if (verdict.refused?.details?.policy === "per_key") return yield* verdict.refused
      if (refused !== null) return yield* refused
      if (verdict.refused !== null) return yield* verdict.refused

      const write = isWrite(request.method) ? yield* writeOf(request, facts) : null
      if (!facts.idsAreIds) return yield* new NotFound()
      const issues = queryIssues(facts.route, facts.query)
      if (issues.length > 0) return yield* ValidationFailed.all(issues)
      return {
        requestId: facts.requestId,
        caller: {
          companyId: holder.companyId,
          userId: holder.userId,
          apiKeyId: holder.apiKeyId,
          scopes: holder.scopes,
          plan: holder.plan
        },
        standing: verdict.standing,
        write
      } satisfies CurrentRequest["Type"]
    }).pipe(
      Effect.tapBoth({
        onSuccess: () => admissions("admitted"),
        onFailure: (error) => admissions(outcomeOf(error))
      })
    )

    // The schema decoder hands over what follows seven characters, whatever they are: the header is read here.
    return Tag.Access.of({ apiKey: () => admit as never })
  })
)

const outcomeOf = (error: { readonly code: string; readonly details?: unknown }): string => {
  const details = error.details as { readonly reason?: string; readonly policy?: string } | undefined
  return details?.reason ?? details?.policy ?? error.code
}
