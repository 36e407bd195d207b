/** Runs what a page does as its reader: services see the person, the session and the company of the visit. */
import { Effect } from "effect"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import { Actor } from "../services/Operation.ts"
import type { CompanyVisit, Visit } from "./Page.ts"

/** The visit as one to a company, if it is. */
export const companyOf = (visit: Visit): CompanyVisit | null =>
  "membership" in visit ? (visit as CompanyVisit) : null

/** Counts that only requests with keys have. */
const noQuota: CurrentRequest["Type"]["quotaStatus"] = {
  perKey: { limit: 0, windowSeconds: 0, remaining: 0, resetSeconds: 0 },
  period: { allowance: 0, used: 0, remaining: 0, windowSeconds: 0, resetSeconds: 0 }
}

const currentRequest = ({ facts, membership, session }: CompanyVisit): CurrentRequest["Type"] => ({
  requestId: facts.requestId,
  caller: {
    companyId: membership.company.id,
    userId: session.user.id,
    apiKeyId: null,
    sessionId: session.id,
    scopes: [],
    plan: membership.plan,
    company: membership.settings
  },
  quotaStatus: noQuota
})

/** Provides the reader to some work. Pages without a company have no `CurrentRequest`, and need none. */
export const asReader = <A, E, R>(visit: Visit, work: Effect.Effect<A, E, R>) => {
  const { facts, session } = visit
  const person = session === null ? {} : { userId: session.user.id, sessionId: session.id }
  const acting = Effect.provideService(work, Actor, { actor: "user", requestId: facts.requestId, ...person })
  const company = companyOf(visit)
  return company === null
    ? (acting as Effect.Effect<A, E, Exclude<R, CurrentRequest>>)
    : Effect.provideService(acting, CurrentRequest, currentRequest(company))
}
