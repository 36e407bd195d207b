/** The pages as routes. */
import { type Context, Effect, Either } from "effect"
import type { CurrentActor } from "../domain/Actor.ts"
import type { CurrentRequest } from "../domain/CurrentRequest.ts"
import { type WriteKey, WriteRequest } from "../domain/WriteRequest.ts"
import { RequestContext, type RequestFacts } from "../http/RequestContext.ts"
import type { Answer } from "../http/Response.ts"
import type { Route } from "../http/Routes.ts"
import { Passkeys } from "../services/people/Passkeys.ts"
import { IdentityProvider } from "../services/people/IdentityProvider.ts"
import { Proofs } from "../services/people/Proofs.ts"
import { Write } from "../services/Write.ts"
import { fairLimit } from "../threads/FairLimit.ts"
import { asReader } from "./AsReader.ts"
import * as Html from "./Html.tsx"
import type { AnyPage, Raw, Visit } from "./Page.ts"
import { post } from "./Post.tsx"
import type { Serving } from "./Serving.ts"
import { makeVisits, type VisitServices } from "./Visits.tsx"

/** What every page may use besides its own services. */
type Common = CurrentActor | CurrentRequest | WriteRequest

/** Services that every page needs to be served. */
export type ServeServices = VisitServices | Passkeys | Proofs | Write

/**
 * Forms with a file that are served at once, one of a company; their files are in memory until they are answered. The
 * others wait, and what they send waits with them.
 */
const LARGE_FORMS = { running: 4, runningOfKey: 1, waiting: 32, waitingOfKey: 24 } as const

/** The value of `format` that asks for a file. */
const CSV = "csv"

const get = Effect.fnUntraced(function* <R>(
  { provided, shown, visits }: Serving<R>,
  page: AnyPage<R>,
  facts: RequestFacts
) {
  const found = yield* visits.of(page, facts)
  if (Either.isLeft(found)) return found.left
  const visit = found.right
  if (page.redirect !== null) {
    const to = yield* provided(page.redirect(visit), visit)
    if (typeof to === "string") return Html.redirect(to)
    if (to !== null) return yield* visits.known(visit, to, visits.redirect(visit, to.to, to.token))
  }
  return page.csv !== null && visit.query.get("format") === CSV
    ? Html.download(yield* provided(page.csv(visit), visit))
    : yield* shown(page, visit)
})

const answerOf = Effect.fnUntraced(function* <R>(
  { provided, visits }: Serving<R>,
  raw: Raw<R>,
  facts: RequestFacts
) {
  const found = yield* visits.of(raw, facts)
  return Either.isLeft(found) ? found.left : yield* provided(raw.answer(found.right), found.right)
})

/** A route whose statements run to their end, because cancelling one could hit another request. */
const routeTo = (
  path: string,
  method: string,
  answer: (facts: RequestFacts) => Effect.Effect<Answer, unknown>
): Route => Html.routeOf(path, method, Effect.uninterruptible(Effect.flatMap(RequestContext, answer)))

const methodsOf = ({ actions }: AnyPage<never>) =>
  Object.keys(actions).length === 0 ? (["GET", "HEAD"] as const) : (["GET", "HEAD", "POST"] as const)

/** Makes the routes of pages over the services that they use. */
export const pageRoutes = <R,>(
  pages: ReadonlyArray<AnyPage<R>>,
  raws: ReadonlyArray<Raw<R>>
): Effect.Effect<ReadonlyArray<Route>, never, Exclude<R, Common> | ServeServices> =>
  Effect.gen(function* () {
    const context = (yield* Effect.context<Exclude<R, Common> | ServeServices>()) as Context.Context<unknown>
    const visits = yield* makeVisits(pages)

    const provided: Serving<R>["provided"] = <A, E>(
      work: Effect.Effect<A, E, R | CurrentActor>,
      visit: Visit,
      key?: WriteKey
    ) => {
      const named = key === undefined ? work : Effect.provideService(work, WriteRequest, key)
      return Effect.provide(asReader(visit, named), context) as Effect.Effect<A, E>
    }

    const serving: Serving<R> = {
      pages,
      visits,
      write: yield* Write,
      passkeys: yield* Passkeys,
      proofs: yield* Proofs,
      hasProvider: (yield* IdentityProvider) !== null,
      largeForms: fairLimit(LARGE_FORMS),
      provided,
      shown: (page, visit, status = 200, token) =>
        Effect.flatMap(provided(page.render(visit), visit), (rendered) =>
          visits.answer(visit, status, Html.documentOf(rendered, visit, pages), token)
        )
    }

    return [
      ...pages.flatMap((page) =>
        methodsOf(page as AnyPage<never>).map((method) =>
          routeTo(page.path, method, (facts) => (method === "POST" ? post : get)(serving, page, facts))
        )
      ),
      ...raws.flatMap((raw) =>
        ["GET", "HEAD"].map((method) => routeTo(raw.path, method, (facts) => answerOf(serving, raw, facts)))
      ),
      ...Html.elsewhere
    ]
  })
