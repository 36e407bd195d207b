/** The `Admission` middleware: steps 3 to 6 of contract §1.1, from a bearer token to the caller that a handler may know. */
import { Cause, Context, Effect, Either, Exit, Layer, Option, Redacted } from "effect"
import { Admission, type AdmissionPolicy, EndpointAdmission, ReadsOne } from "../api/Admission.ts"
import { accessRefusal, firstRefusal, isCharged } from "../domain/AdmissionDecision.ts"
import { type CurrentRequest, requestOfKey } from "../domain/CurrentRequest.ts"
import {
  type ApiError,
  type Forbidden,
  type RateLimited,
  ServiceUnavailable,
  Unauthenticated
} from "../domain/Errors.ts"
import { parseId } from "../domain/Ids.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { Prefetch } from "../postgres/Prefetch.ts"
import { CurrentSpan } from "../tracing/Span.ts"
import { KeyUse } from "../services/keys/KeyUse.ts"
import { KeyStore } from "../services/keys/KeyStore.ts"
import { Quota, type Verdict } from "../services/keys/Quota.ts"
import * as Metrics from "./Metrics.ts"
import { RequestContext, type RequestFacts } from "./RequestContext.ts"
import { reportOf } from "./SecurityReport.ts"

const policyOf = ({ route }: RequestFacts): AdmissionPolicy => {
  if (route === null) throw new Error("an address without a route asks for access")
  return Context.unsafeGet(route.annotations as Context.Context<EndpointAdmission>, EndpointAdmission)
}

/** The row that an endpoint reads by the id in its path. A text that is no id names none, which is found out later. */
const prefetchOf = ({ params, route, span }: RequestFacts): Prefetch | null => {
  const resource = Context.getOption(route?.annotations as Context.Context<ReadsOne>, ReadsOne)
  if (resource._tag === "None") return null
  const id = parseId(params[resource.value] ?? "")
  return id === undefined ? null : new Prefetch(resource.value, id, span ?? undefined)
}

/** Why a request was not admitted. */
const outcomeOf = ({ code, details }: ApiError): string => {
  const { policy, reason } = (details ?? {}) as { readonly reason?: string; readonly policy?: string }
  return reason ?? policy ?? code
}

/** Runs an admission in a span of its own, where its request is traced. */
const traced = <A, E extends ApiError>(
  { span: request }: RequestFacts,
  admission: Effect.Effect<A, E>
): Effect.Effect<A, E> => {
  if (request === null) return admission
  const span = request.child("admission")
  return Effect.onExit(Effect.provideService(admission, CurrentSpan, span), (exit) =>
    Effect.sync(() => {
      const refused = Exit.isFailure(exit) ? Option.getOrNull(Cause.failureOption(exit.cause)) : null
      span.set({ "duebook.admission": refused === null ? "admitted" : outcomeOf(refused) })
      span.end(Exit.isFailure(exit) && (refused === null || refused.status >= 500) ? "failed" : undefined)
    })
  )
}

/** Counts an admitted request, and makes what services may know of it. */
const admitted = (
  holder: KeyHolder,
  { quotaStatus }: Verdict,
  { requestId }: RequestFacts
): CurrentRequest["Type"] => {
  Metrics.admission("admitted")
  return requestOfKey(holder, requestId, quotaStatus)
}

type Admitted = Either.Either<CurrentRequest["Type"], Forbidden | RateLimited | ServiceUnavailable>

/** A key that is none of ours. A program with an old key sends it again and again, so the audit log does not have it. */
const reporting = <A, E extends ApiError>(facts: RequestFacts, found: Effect.Effect<A, E>) =>
  Effect.tapError(found, ({ _tag }) =>
    _tag === "Unauthenticated"
      ? reportOf(facts, { kind: "wrong_token", what: "key", audited: false })
      : Effect.void
  )

/** Admission by the KeyStore and the Quota that it is given. */
export const layer = Layer.effect(
  Admission,
  Effect.gen(function* () {
    const keys = yield* KeyStore
    const quota = yield* Quota
    const keyUse = yield* KeyUse

    const admit = (token: string, facts: RequestFacts) => {
      if (token === "") return Either.left(new Unauthenticated())
      const policy = policyOf(facts)
      facts.prefetch = prefetchOf(facts)
      return Effect.flatMap(reporting(facts, keys.find(token, policy)), (holder) => {
        facts.companyId = holder.companyId
        const refused = accessRefusal(holder, policy)
        return Effect.flatMap(quota.admit(holder, isCharged(holder, policy)), (verdict): Admitted => {
          facts.quotaStatus = verdict.quotaStatus
          const against = firstRefusal(refused, verdict.refused)
          const hasPlace = facts.place?.prove(`key ${holder.companyId}`) !== false
          if (against !== null) return Either.left(against)
          keyUse.used(holder, verdict.at)
          if (policy.charged) facts.giveBack = quota.giveBack(holder)
          return hasPlace
            ? Either.right(admitted(holder, verdict, facts))
            : Either.left(ServiceUnavailable.because("overloaded"))
        })
      })
    }

    return Admission.of({
      apiKey: (token) =>
        Effect.flatMap(RequestContext, (facts) =>
          Effect.tapError(traced(facts, admit(Redacted.value(token), facts)), (error) =>
            Effect.sync(() => Metrics.admission(outcomeOf(error)))
          )
        )
    })
  })
)
