/** Runs what a page does as its reader: services see the person, the session and the company of the visit. */
import { Effect } from "effect"
import { type Actor, CurrentActor } from "../domain/Actor.ts"
import { CurrentRequest, uncounted } from "../domain/CurrentRequest.ts"
import { BrowserLocale } from "../services/people/MailLanguage.ts"
import { acceptedTag } from "../texts/Locale.ts"
import type { CompanyVisit, Visit } from "./Page.ts"

/** The visit as one to a company, if it is. */
export const companyVisitOf = (visit: Visit): CompanyVisit | null =>
  "membership" in visit ? (visit as CompanyVisit) : null

/** A person, or somebody who has not signed in. */
const readerOf = ({ facts, session }: Visit): Actor => ({
  _tag: "user",
  userId: session?.user.id ?? null,
  sessionId: session?.id ?? null,
  requestId: facts.requestId,
  from: { network: facts.network(), browser: facts.request.headers.get("user-agent") }
})

const currentRequest = (visit: CompanyVisit): CurrentRequest["Type"] => ({
  requestId: visit.facts.requestId,
  actor: readerOf(visit),
  caller: {
    companyId: visit.membership.company.id,
    scopes: [],
    plan: visit.membership.plan,
    company: visit.membership.settings
  },
  quotaStatus: uncounted
})

/**
 * Provides the reader to some work, and the language of the reader's browser to mails. Pages without a company have no
 * `CurrentRequest`, and need none.
 */
export const asReader = <A, E, R>(visit: Visit, work: Effect.Effect<A, E, R>) => {
  const browser = acceptedTag(visit.facts.request.headers.get("accept-language"))
  const acting = Effect.provideService(CurrentActor.acting(readerOf(visit))(work), BrowserLocale, browser)
  const company = companyVisitOf(visit)
  return (
    company === null ? acting : Effect.provideService(acting, CurrentRequest, currentRequest(company))
  ) as Effect.Effect<A, E, Exclude<R, CurrentActor | CurrentRequest>>
}
