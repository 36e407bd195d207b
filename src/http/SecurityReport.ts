/** Security events of a request: with the network and the browser that it came from, and the company it is for. */
import { Effect } from "effect"
import type { RateLimited, ServiceUnavailable } from "../domain/Errors.ts"
import { LinkWrites } from "../services/customers/LinkWrites.ts"
import { type SecurityEvent, SecurityEvents } from "../services/security/SecurityEvents.ts"
import type { RequestFacts } from "./RequestContext.ts"

/** Reports an event of this request, with what is known of that. */
export const reportOf = (facts: RequestFacts, event: SecurityEvent): Effect.Effect<void> =>
  Effect.flatMap(SecurityEvents, ({ report }) =>
    report({
      network: facts.network(),
      browser: facts.request.headers.get("user-agent"),
      request: facts.requestId,
      company: facts.companyId,
      ...event
    })
  )

/** Some work that finds nothing for a wrong token in the address of a request: that is reported. */
export const reportingWrongToken =
  (facts: RequestFacts) =>
  <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.tapError(work, ({ _tag }) =>
      _tag === "NotFound"
        ? reportOf(facts, { kind: "wrong_token", what: facts.route?.name ?? "none" })
        : Effect.void
    )

/** Counts a form that is sent by a debtor's link. Too many are refused and reported. */
export const countedWrite = (
  facts: RequestFacts,
  company: number
): Effect.Effect<void, RateLimited | ServiceUnavailable> =>
  Effect.tapErrorTag(
    Effect.flatMap(LinkWrites, ({ take }) =>
      Effect.uninterruptible(take(company, facts.params["token"] ?? ""))
    ),
    "RateLimited",
    () => reportOf(facts, { kind: "locked", company, what: facts.route?.name ?? "none" })
  )
