/** `/o/{token}`: the page behind the link in a message. It needs no key, and it is open when the gate closes /v1. */
import { Effect, Either } from "effect"
import { CurrentActor, debtor } from "../../domain/Actor.ts"
import { PayloadTooLarge, ServiceUnavailable } from "../../domain/Errors.ts"
import { OPT_OUT_PATH, OptOuts, type OptOutStatus } from "../../services/customers/OptOuts.ts"
import { localeOfPage } from "../../texts/Locale.ts"
import { bytesWithin, type ReadFailure } from "../Body.ts"
import { RequestContext, type RequestFacts } from "../RequestContext.ts"
import { type Answer, type ErrorWriter, telling } from "../Response.ts"
import { countedWrite, reportingWrongToken } from "../SecurityReport.ts"
import { addressAsCredential, route, type Route } from "../Routes.ts"
import {
  optOutPage,
  pageHeaders,
  tooManyPage,
  unavailablePage,
  unknownPage,
  type OptOutView
} from "./OptOutPage.ts"

/** A form of ours, and the one-click body of a mail reader, have a few dozen bytes. */
export const MAX_OPT_OUT_FORM_BYTES = 1_024

/** What a POST asks for: one click of a mail reader (RFC 8058), or a button of the page. */
type Wish = "one-click" | "opt-out" | "opt-in"

const wishOf = async (bytes: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<Wish> => {
  // Whoever posts anything else to the link is opted out too, because that is what the link is for.
  const form = await new Response(bytes, { headers: { "content-type": contentType ?? "" } })
    .formData()
    .catch(() => new FormData())
  if (form.get("List-Unsubscribe") === "One-Click") return "one-click"
  return form.get("action") === "opt-in" ? "opt-in" : "opt-out"
}

const readWish = (facts: RequestFacts): Effect.Effect<Wish, ReadFailure | PayloadTooLarge> =>
  Effect.flatMap(bytesWithin(facts, MAX_OPT_OUT_FORM_BYTES), (bytes) =>
    bytes === null
      ? Effect.fail(new PayloadTooLarge())
      : Effect.promise(() => wishOf(bytes, facts.request.headers.get("content-type")))
  )

const languageOf = ({ request }: RequestFacts, status: OptOutStatus | null) =>
  localeOfPage(status?.preferredLocale ?? null, request.headers.get("accept-language")).language

const page = (body: string): Answer => ({ status: 200, body, headers: pageHeaders })

const shown = (facts: RequestFacts, view: OptOutView, status: OptOutStatus): Answer =>
  page(optOutPage(languageOf(facts, status), view, status))

/** Writes a page for an unknown link (404) and for failures of the service (5xx). Other errors have no body. */
const writeError: ErrorWriter = ({ status }, facts) => {
  const language = languageOf(facts, null)
  const body = status === 404 ? unknownPage(language) : status >= 500 ? unavailablePage(language) : ""
  return { body, headers: pageHeaders }
}

/** The routes of the page. */
export const routes: Effect.Effect<ReadonlyArray<Route>, never, OptOuts> = Effect.map(OptOuts, (optOuts) => {
  /** Whose link it is. From then on the request uses the share of the company's links. */
  const opened = (facts: RequestFacts, token: string) =>
    Effect.filterOrFail(
      reportingWrongToken(facts)(Effect.uninterruptible(optOuts.status(token))),
      ({ companyId }) => facts.place?.prove(`link ${companyId}`) !== false,
      () => ServiceUnavailable.because("overloaded")
    )

  const look = (facts: RequestFacts, token: string) =>
    Effect.map(opened(facts, token), (status) => shown(facts, status.optedOut ? "left" : "ask", status))

  const act = (facts: RequestFacts, token: string) =>
    Effect.gen(function* () {
      const status = yield* opened(facts, token)
      const counted = yield* Effect.either(countedWrite(facts, status.companyId))
      if (Either.isLeft(counted)) {
        if (counted.left._tag !== "RateLimited") return yield* counted.left
        const body = tooManyPage(languageOf(facts, status))
        return telling({ status: counted.left.status, body, headers: pageHeaders }, counted.left)
      }
      const wish = yield* readWish(facts)
      const move = wish === "opt-in" ? "OptIn" : "OptOut"
      yield* Effect.uninterruptible(CurrentActor.acting(debtor)(optOuts.change(status, move)))
      return wish === "one-click" ? page("") : shown(facts, wish === "opt-in" ? "back" : "left", status)
    })

  return (["GET", "HEAD", "POST"] as const).map((method) =>
    route({
      name: `${OPT_OUT_PATH}:token`,
      method,
      path: `${OPT_OUT_PATH}*token`,
      writeError,
      credential: addressAsCredential,
      run: Effect.flatMap(RequestContext, (facts) =>
        (method === "POST" ? act : look)(facts, facts.params["token"] ?? "")
      )
    })
  )
})
