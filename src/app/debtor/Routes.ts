/** `/p/{token}`: the debtor's page. It needs no account, no cookie and no script, and is open when the gate closes /v1. */
import { Effect } from "effect"
import { CurrentActor, debtor } from "../../domain/Actor.ts"
import { type ApiError, NotFound, type RateLimited, ServiceUnavailable } from "../../domain/Errors.ts"
import { documentHeaders } from "../../domain/InvoiceDocument.ts"
import { parseId } from "../../domain/Ids.ts"
import type { DebtorLink } from "../../domain/DebtorToken.ts"
import { RequestContext, type RequestFacts } from "../../http/RequestContext.ts"
import { type Answer, type ErrorWriter, telling } from "../../http/Response.ts"
import { countedWrite, reportingWrongToken, reportOf } from "../../http/SecurityReport.ts"
import { addressAsCredential, route, type Route } from "../../http/Routes.ts"
import { DEBTOR_PATH, DebtorLinks } from "../../services/customers/DebtorLinks.ts"
import { Documents } from "../../services/receivables/Documents.ts"
import { DebtorPage, type DebtorView } from "../../services/customers/DebtorPage.ts"
import * as Form from "../Form.ts"
import { compressed } from "../Html.tsx"
import { isOwnSite, surroundingsOf } from "../../http/Origin.ts"
import { AppSettings } from "../Settings.ts"
import { debtorPage, noticePage, outdatedPage } from "./Page.tsx"
import { MAX_DEBTOR_FORM_BYTES, type Request, debtorRequestOf } from "./Requests.ts"
import { contentSecurityPolicy } from "./Style.ts"
import { paymentOf } from "./Transfers.ts"
import { type DebtorAction, debtorActions, type Problem, type DebtorForm } from "./View.ts"
import { type Wording, wordingFor } from "./Wording.ts"

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": contentSecurityPolicy,
  // With `no-referrer`, browsers would send forms with `Origin: null`.
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-store"
} as const

/** See Other (RFC 9110, 15.4.4): the page itself, which says what was done. Relative, whatever stands in front of it. */
const seeOther = (done: DebtorAction): Answer => ({
  status: 303,
  body: "",
  headers: { ...headers, location: `?done=${done}` }
})

const wordingOf = ({ request }: RequestFacts, view: DebtorView | null): Wording =>
  wordingFor(view?.customer.preferredLocale ?? null, request.headers.get("accept-language"))

/** A page for whatever is wrong with a link (404), and one for failures of the service. Other errors have no body. */
const writeError: ErrorWriter = ({ status }, facts) => {
  const wording = wordingOf(facts, null)
  const { unavailable, unknown } = wording.texts
  const notice = status === 404 ? unknown : status >= 500 ? unavailable : null
  return { body: notice === null ? "" : noticePage(wording, notice), headers }
}

const shown = (
  facts: RequestFacts,
  view: DebtorView,
  [status, submitted]: readonly [status: number, submitted: DebtorForm | null] = [200, null]
) => {
  const query = new URLSearchParams(facts.query)
  const chosenId = parseId(query.get("pay") ?? "") ?? null
  const html = debtorPage({
    view,
    wording: wordingOf(facts, view),
    payment: paymentOf(view, chosenId),
    chosenId: view.debts.some(({ receivable }) => receivable.id === chosenId) ? chosenId : null,
    submitted,
    done: debtorActions.find((action) => action === query.get("done")) ?? null
  })
  return compressed(facts.request, status, html, { ...headers, vary: "accept-encoding, accept-language" })
}

const tooMany = (wording: Wording, error: RateLimited): Answer =>
  telling({ status: error.status, body: noticePage(wording, wording.texts.tooMany), headers }, error)

/** Our own pages lead here, too: what the company's people open is not the debtor's doing. */
const isFromOutside = ({ request }: RequestFacts): boolean =>
  request.method === "GET" && request.headers.get("sec-fetch-site") !== "same-origin"

/** Why a form was refused, as its page tells; null for an error that has a page of its own. */
const problemOf = (error: ApiError, request: Request): Problem | null => {
  switch (error._tag) {
    case "ValidationFailed":
      if (request.action !== "promise") return "text"
      return error.details?.some(({ code }) => code === "out_of_range") === true ? "range" : "date"
    case "InvalidTransition":
    case "Forbidden":
      return "state"
    default:
      return null
  }
}

const asDebtor = CurrentActor.acting(debtor)

/** Makes what answers for a link that no longer opens anything; fails with the error for one that never has. */
const makeOutdated = Effect.map(DebtorPage, (page) =>
  Effect.fnUntraced(function* (facts: RequestFacts, link: DebtorLink, error: NotFound) {
    const found = yield* page.outdated(link)
    if (found === null) return yield* error
    const isDone = new URLSearchParams(facts.query).get("done") === "reminders"
    const body = outdatedPage(wordingOf(facts, null), found, isDone)
    return { status: error.status, body, headers } satisfies Answer
  })
)

/** The debt whose original invoice the address asks for, in the place of the page. */
const invoiceAsked = ({ query }: RequestFacts): number | null =>
  parseId(new URLSearchParams(query).get("invoice") ?? "") ?? null

/** Makes what answers with the original invoice of a debt. */
const makeInvoice = Effect.map(Documents, (documents) =>
  Effect.fnUntraced(function* ({ isActive, link }: DebtorView, receivableId: number) {
    if (!isActive) return yield* NotFound.resource("receivable")
    const { content, name } = yield* documents.readFor(link, receivableId)
    const own = { ...documentHeaders(name), "x-robots-tag": headers["x-robots-tag"] }
    return { status: 200, body: new Blob([content]), headers: own } satisfies Answer
  })
)

const make = Effect.gen(function* () {
  const invoice = yield* makeInvoice
  const links = yield* DebtorLinks
  const page = yield* DebtorPage
  const outdated = yield* makeOutdated
  const { trustProxy } = yield* AppSettings
  const surroundings = yield* surroundingsOf(trustProxy)

  const look = (facts: RequestFacts, link: DebtorLink) =>
    Effect.gen(function* () {
      const view = yield* page.look(link)
      const receivableId = invoiceAsked(facts)
      if (receivableId !== null) return yield* invoice(view, receivableId)
      if (isFromOutside(facts)) yield* Effect.forkDaemon(asDebtor(page.opened(view)))
      return shown(facts, view)
    })

  const perform = (link: DebtorLink, request: Request): Effect.Effect<void, ApiError, CurrentActor> => {
    switch (request.action) {
      case "promise":
        return page.promise(link, request.receivableId, request.typed)
      case "dispute":
        return page.dispute(link, request.receivableId, request.typed)
      case "reminders":
        return page.setReminders(link, request.channel, request.wanted)
    }
  }

  const again = (facts: RequestFacts, link: DebtorLink, status: number, submitted: DebtorForm) =>
    Effect.map(page.look(link), (view) => shown(facts, view, [status, submitted]))

  const act = Effect.fnUntraced(function* (facts: RequestFacts, link: DebtorLink) {
    if (!isOwnSite(facts.request, surroundings)) {
      yield* reportOf(facts, { kind: "form_refused", what: DEBTOR_PATH })
      const wording = wordingOf(facts, null)
      return { status: 403, body: noticePage(wording, wording.texts.refused), headers } satisfies Answer
    }
    const counted = yield* Effect.either(countedWrite(facts, link.companyId))
    if (counted._tag === "Left") {
      if (counted.left._tag !== "RateLimited") return yield* counted.left
      const view = yield* Effect.orElseSucceed(page.look(link), () => null)
      return tooMany(wordingOf(facts, view), counted.left)
    }
    const form = yield* Effect.either(Form.read(facts, MAX_DEBTOR_FORM_BYTES))
    const broken = { action: null, receivableId: null, typed: "", problem: "form" } as const
    if (form._tag === "Left") {
      if (form.left._tag === "ServiceUnavailable") return yield* form.left
      const answer = yield* again(facts, link, form.left.status, broken)
      return telling(answer, form.left)
    }
    const request = debtorRequestOf(form.right)
    if (request === null) return yield* again(facts, link, 422, broken)
    const done = yield* Effect.either(Effect.uninterruptible(asDebtor(perform(link, request))))
    if (done._tag === "Right") return seeOther(request.action)
    const problem = problemOf(done.left, request)
    if (problem === null) return yield* done.left
    const { action } = request
    const about = request.action === "reminders" ? { receivableId: null, typed: "" } : request
    return yield* again(facts, link, done.left.status, {
      action,
      receivableId: about.receivableId,
      typed: about.typed,
      problem
    })
  })

  return (facts: RequestFacts): Effect.Effect<Answer, ApiError | ServiceUnavailable> =>
    Effect.flatMap(reportingWrongToken(facts)(links.open(facts.params["token"] ?? "")), (link) => {
      // From here on the request uses the share of its company.
      facts.companyId = link.companyId
      if (facts.place?.prove(`link ${link.companyId}`) === false)
        return ServiceUnavailable.because("overloaded")
      const answer = facts.request.method === "POST" ? act(facts, link) : look(facts, link)
      return Effect.catchTag(answer, "NotFound", (error) => outdated(facts, link, error))
    })
})

/** The routes of the page. */
export const routes: Effect.Effect<
  ReadonlyArray<Route>,
  never,
  AppSettings | DebtorLinks | DebtorPage | Documents
> = Effect.map(make, (answer) =>
  (["GET", "HEAD", "POST"] as const).map((method) =>
    route({
      name: `${DEBTOR_PATH}:token`,
      method,
      path: `${DEBTOR_PATH}*token`,
      writeError,
      credential: addressAsCredential,
      run: Effect.flatMap(RequestContext, answer)
    })
  )
)
