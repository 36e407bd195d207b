/** From a request to a visit: the session behind the cookie, the company in the address, and whether the page opens. */
import { Clock, Effect, Either } from "effect"
import { deletedAt } from "../domain/CompanyClosing.ts"
import { parseId } from "../domain/Ids.ts"
import { NotFound, ServiceUnavailable } from "../domain/Errors.ts"
import type { Role } from "../domain/Member.ts"
import { type SessionMembership, needsTwoFactor } from "../domain/Session.ts"
import type { RequestFacts } from "../http/RequestContext.ts"
import type { Answer } from "../http/Response.ts"
import { FormTokens } from "../services/people/FormTokens.ts"
import { KnownBrowsers } from "../services/people/KnownBrowsers.ts"
import { SavedViews } from "../services/people/SavedViews.ts"
import { type FoundSession, Sessions } from "../services/people/Sessions.ts"
import { asReader } from "./AsReader.ts"
import * as Cookie from "./Cookie.ts"
import * as Html from "./Html.tsx"
import { type Origin, originOf, type Surroundings, surroundingsOf } from "../http/Origin.ts"
import type { ActionResult, PageAccess, AnyPage, RenderedPage, Visit } from "./Page.ts"
import { closedBody, forbiddenBody, formerBody, inactiveBody } from "./parts/Problem.tsx"
import { browserOf } from "./parts/SignInParts.tsx"
import { readerOf } from "./Reader.ts"
import { AppSettings } from "./Settings.ts"
import { type Unsaid, say, speaking } from "../words/Say.ts"

/** Services that finding out who asks needs. */
export type VisitServices = AppSettings | FormTokens | KnownBrowsers | SavedViews | Sessions

/** Where people sign in. */
const SIGN_IN = "/app/sign-in"
/** Where owners and admins set up their second factor. */
const ACCOUNT = "/app/account"

type RequiredAccess = { readonly access: PageAccess }
type Found = Effect.Effect<Either.Either<Visit, Answer>, NotFound | ServiceUnavailable>

/** Who visits, and the answers that depend on it. */
export interface Visits {
  readonly surroundings: Surroundings
  /** Who asks, and whether the page opens; otherwise the answer that says why not. */
  readonly of: (asked: RequiredAccess, facts: RequestFacts) => Found
  /** The same request under a session that has begun in it. */
  readonly again: (asked: RequiredAccess, facts: RequestFacts, token: string) => Found
  /** Whether a form was made for the browser that sends it. */
  readonly isOwnForm: (facts: RequestFacts, token: string) => Effect.Effect<boolean, ServiceUnavailable>
  /** A page as an answer; a token begins a session in the browser, null ends it. */
  readonly answer: (
    visit: Visit,
    status: number,
    html: string,
    token?: string | null
  ) => Effect.Effect<Answer>
  /** Says who can see what this person can't. */
  readonly forbidden: (visit: Visit, roles: ReadonlyArray<Role>) => Effect.Effect<Answer>
  /** The same answer, by which the browser is known to the account that it has signed in to, if it has. */
  readonly known: (
    visit: Visit,
    outcome: ActionResult,
    answer: Answer
  ) => Effect.Effect<Answer, ServiceUnavailable>
  /** Leads elsewhere; a token begins a session in the browser, null ends it. */
  readonly redirect: (visit: Visit, to: string, token?: string | null) => Answer
}

/** The address to come back to after signing in. A form is sent to the address of its own page. */
const signInFor = ({ path, query }: RequestFacts): string =>
  `${SIGN_IN}?to=${encodeURIComponent(query === "" ? path : `${path}?${query}`)}`

/** The cookies of requests: where one has none, its answer sets one that its forms are bound to. */
const makeCookies = (surroundings: Surroundings) => {
  const given = new WeakMap<RequestFacts, string>()
  const origin = (facts: RequestFacts): Origin => originOf(facts.request, facts.peer(), surroundings)
  return {
    origin,
    of: (facts: RequestFacts): string => {
      const known = given.get(facts) ?? Cookie.read(facts.request, origin(facts).isSecure)
      if (known !== null) return known
      const made = Cookie.anonymous()
      given.set(facts, made)
      return made
    },
    give: (facts: RequestFacts, token: string) => void given.set(facts, token)
  }
}

type Cookies = ReturnType<typeof makeCookies>

const answering =
  (cookies: Cookies): Visits["answer"] =>
  ({ facts, origin: { isSecure } }, status, html, token) => {
    const known = Cookie.read(facts.request, isSecure)
    const fresh = token === null ? Cookie.anonymous() : (token ?? (known === null ? cookies.of(facts) : null))
    return Effect.succeed(
      Html.page(facts.request, status, html, fresh === null ? null : Cookie.write(fresh, isSecure))
    )
  }

/** What is said after an action, by its name. */
const sentencesOf = (
  pages: ReadonlyArray<Pick<AnyPage<never>, "actions">>
): ReadonlyMap<string, Unsaid | null> =>
  new Map(pages.flatMap(({ actions }) => Object.entries(actions).map(([name, { said }]) => [name, said])))

const makeVisitOf =
  (formTokens: FormTokens["Type"], cookies: Cookies, said: ReadonlyMap<string, Unsaid | null>) =>
  (
    facts: RequestFacts,
    cookie: string,
    found: FoundSession | null
  ): Effect.Effect<Visit, ServiceUnavailable> =>
    Effect.gen(function* () {
      const query = new URLSearchParams(facts.query)
      const session = found?.session ?? null
      const membership = found?.membership ?? null
      const now = session?.now ?? (yield* Clock.currentTimeMillis)
      const language = facts.request.headers.get("accept-language")
      return {
        facts,
        origin: cookies.origin(facts),
        query,
        session,
        reader: readerOf(session?.user ?? null, membership, language, now),
        token: yield* formTokens.make(cookie),
        submitted: null,
        said: said.get(query.get("done") ?? "") ?? null,
        shown: undefined,
        ...(membership === null ? {} : { membership, base: `/app/${membership.company.id}`, views: [] })
      }
    })

/** Makes the browser known to an account that it has signed in to, or whose password it has set by a link. */
const knowing = Effect.map(
  Effect.all([KnownBrowsers, Sessions]),
  ([knownBrowsers, sessions]): Visits["known"] =>
    Effect.fnUntraced(function* (visit, { byLink = false, knownTo, token }, answer) {
      const session = typeof token === "string" ? (yield* sessions.find(token, null))?.session : undefined
      const userId = session?.stage === "signed_in" ? session.user.id : knownTo
      if (userId === undefined) return answer
      // A session that takes the place of another of the person is no arrival.
      const isIn = visit.session?.stage === "signed_in" && visit.session.user.id === userId
      const isArrival = session !== undefined && !byLink && !isIn
      const value = yield* asReader(visit, knownBrowsers.remember(userId, browserOf(visit), isArrival))
      return { ...answer, cookies: [Cookie.writeKnown(value, visit.origin.isSecure)] }
    })
)

/** Whether the request has a place in the share of its company's pages, or of its person's where it has no company. */
const isPlaced = ({ place }: RequestFacts, { membership, session }: FoundSession): boolean =>
  place?.prove(membership === null ? `person ${session.user.id}` : `pages ${membership.company.id}`) !== false

/** Pages that say why another one does not open. */
const makeClosedDoor = (
  answer: Visits["answer"],
  pages: ReadonlyArray<Pick<AnyPage<never>, "access" | "navigation" | "path">>
) => {
  const tell = (visit: Visit, status: number, rendered: () => RenderedPage) =>
    answer(visit, status, Html.documentOf(speaking(visit.reader.language, rendered), visit, pages))
  return {
    forbidden: (visit: Visit, roles: ReadonlyArray<Role>) =>
      tell(visit, 403, () => ({ title: say("Not open to you"), body: forbiddenBody(roles) })),
    inactive: (
      { membership: _, ...visit }: Visit & { readonly membership?: SessionMembership },
      { closedAt, name }: SessionMembership["company"]
    ) =>
      closedAt === null
        ? tell(visit, 403, () => ({ title: say("Not active"), body: inactiveBody() }))
        : tell(visit, 403, () => ({
            title: say("{name} is closed", { name }),
            body: closedBody(deletedAt(closedAt), visit.reader)
          })),
    // The addresses of a company are found by its members alone, whatever else is said.
    former: (visit: Visit, company: string) =>
      tell(visit, 404, () => ({ title: say("You are no longer a member"), body: formerBody(company) }))
  }
}

/** Leads to where the second factor is set up that the company asks for. */
const secondFactorFor = ({ facts, query }: Visit): Answer =>
  Html.redirect(Html.stillSaying(query, `${ACCOUNT}?needs=two-factor&to=${encodeURIComponent(facts.path)}`))

/** Makes visits over the services that know sessions. */
export const makeVisits = <R,>(
  pages: ReadonlyArray<AnyPage<R>>
): Effect.Effect<Visits, never, VisitServices> =>
  Effect.gen(function* () {
    const formTokens = yield* FormTokens
    const savedViews = yield* SavedViews
    const sessions = yield* Sessions
    const { trustProxy } = yield* AppSettings
    const surroundings = yield* surroundingsOf(trustProxy)
    const table = pages as unknown as ReadonlyArray<AnyPage<never>>
    const cookies = makeCookies(surroundings)
    const visitOf = makeVisitOf(formTokens, cookies, sentencesOf(table))
    const answer = answering(cookies)

    const closedDoor = makeClosedDoor(answer, table)

    const insideOf = Effect.fnUntraced(function* (
      visit: Visit,
      { membership, session }: FoundSession,
      companyId: number,
      allowed: ReadonlyArray<Role>
    ) {
      const userId = session.user.id
      if (membership === null) {
        const name = yield* sessions.formerCompany(userId, companyId)
        return name === null ? yield* new NotFound() : Either.left(yield* closedDoor.former(visit, name))
      }
      if (!membership.company.isActive)
        return Either.left(yield* closedDoor.inactive(visit, membership.company))
      if (needsTwoFactor(membership.role, session)) return Either.left(secondFactorFor(visit))
      const own = { ...visit, views: yield* savedViews.of({ companyId, userId }) }
      return allowed.includes(membership.role)
        ? Either.right(own)
        : Either.left(yield* closedDoor.forbidden(own, allowed))
    })

    const open = ({ access }: RequiredAccess, facts: RequestFacts, cookie: string): Found =>
      Effect.gen(function* () {
        const companyId = access._tag === "Company" ? (parseId(facts.params["company"] ?? "") ?? 0) : null
        facts.companyId = companyId
        const found = yield* sessions.find(cookie, companyId)
        if (found !== null && found.session.stage === "signed_in" && !isPlaced(facts, found)) {
          return yield* ServiceUnavailable.because("overloaded")
        }
        const visit = yield* visitOf(facts, cookie, found)
        if (access._tag === "Public") return Either.right(visit)
        if (found === null || found.session.stage !== "signed_in") {
          return Either.left(Html.redirect(signInFor(facts)))
        }
        if (access._tag === "SignedIn") return Either.right(visit)
        return yield* insideOf(visit, found, companyId ?? 0, access.roles)
      })

    return {
      surroundings,
      of: (asked, facts) => open(asked, facts, cookies.of(facts)),
      again: (asked, facts, token) => {
        cookies.give(facts, token)
        return open(asked, facts, token)
      },
      isOwnForm: (facts, token) => formTokens.isRight(cookies.of(facts), token),
      answer,
      known: yield* knowing,
      forbidden: closedDoor.forbidden,
      redirect: ({ origin: { isSecure } }, to, token) =>
        token === undefined
          ? Html.redirect(to)
          : Html.redirect(to, Cookie.write(token ?? Cookie.anonymous(), isSecure))
    }
  })
