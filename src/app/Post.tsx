/** The way of a form: whose it is, what it asks for, whether that is allowed, and the page that it leads to. */
import { Effect, Either, Schedule } from "effect"
import { type ApiError, NotFound } from "../domain/Errors.ts"
import type { WriteKey } from "../domain/WriteRequest.ts"
import { FILE_BYTES_PER_SECOND } from "../http/BodyPace.ts"
import type { RequestFacts } from "../http/RequestContext.ts"
import { telling } from "../http/Response.ts"
import { reportOf } from "../http/SecurityReport.ts"
import { companyVisitOf } from "./AsReader.ts"
import * as Form from "./Form.ts"
import * as Html from "./Html.tsx"
import { isOwnSite } from "../http/Origin.ts"
import type { AnyPage, ActionResult, PageError, Visit } from "./Page.ts"
import { type PressedButton, withProofs } from "./Proving.tsx"
import { refuseCrowded } from "../services/Crowded.ts"
import { Crowded } from "../threads/FairLimit.ts"
import { isPageError, isTold, submittedOf } from "./Refusal.ts"
import type { Serving } from "./Serving.ts"
import type { Unsaid } from "../words/Say.ts"

/** A second press of a button waits for the first: so often, with so long between. */
const waits = Schedule.intersect(Schedule.recurs(50), Schedule.spaced("100 millis"))

/** The name of a sending, as our pages make it. */
const keyRegExp = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Does what a button says; a second press of it does nothing and leads to the same place. */
const perform = <R,>(
  { provided, write }: Serving<R>,
  { action, form, visit }: PressedButton<R>
): Effect.Effect<ActionResult, PageError> => {
  // With a blank, which no key of the API has.
  const key: WriteKey = {
    key: `form ${form.text(Form.ownFields.key)}`,
    fingerprint: Form.fingerprint(visit.facts.path, form)
  }
  const work = provided(action.run(form, visit), visit, key)
  const company = companyVisitOf(visit)
  const once =
    action.twice !== "once" || company === null
      ? work
      : Effect.map(
          write.form(company.membership.company.id, key, work),
          (outcome): ActionResult => outcome ?? {}
        )
  return Effect.retry(once, { while: ({ _tag }) => _tag === "IdempotencyKeyInProgress", schedule: waits })
}

/** A page whose form was not read, or not to its end: the rest may still arrive, and must not be read as a request. */
const unread = Effect.fnUntraced(function* <R>(
  { shown }: Serving<R>,
  page: AnyPage<R>,
  visit: Visit,
  error: PageError
) {
  if (!isTold(error)) return yield* error
  const action = Object.keys(page.actions)[0] ?? ""
  const submitted = submittedOf(error, action, new Form.Form(new Map()))
  const answer = telling(yield* shown(page, { ...visit, submitted }, error.status), error)
  return { ...answer, headers: { ...answer.headers, connection: "close" } }
})
/** Says that the form is none of ours, and tells those who watch. */
const refusedForm = (facts: RequestFacts, person: number | null = null) =>
  Effect.as(
    reportOf(facts, { kind: "form_refused", person, what: facts.route?.path ?? "none" }),
    Html.refusedForm(facts)
  )

/** The form, if one of our pages has made it for this browser; otherwise the answer that says why not. */
const formOf = Effect.fnUntraced(function* <R>(
  serving: Serving<R>,
  page: AnyPage<R>,
  facts: RequestFacts,
  visit: Visit
) {
  const { visits } = serving
  const { maxFormBytes } = page
  const pace = maxFormBytes === undefined ? undefined : FILE_BYTES_PER_SECOND
  const read = yield* Effect.either(Form.read(facts, maxFormBytes, pace))
  if (Either.isLeft(read)) return Either.left(yield* unread(serving, page, visit, read.left))
  const form = read.right
  const isOurs =
    keyRegExp.test(form.text(Form.ownFields.key)) &&
    (yield* visits.isOwnForm(facts, form.text(Form.ownFields.token)))
  return isOurs ? Either.right(form) : Either.left(yield* refusedForm(facts, visit.session?.user.id))
})

/** Where nothing is to be said, the address stays as it is. */
const saying = (to: string, said: Unsaid | null, name: string): string =>
  said === null ? to : Html.saying(to, name)

/** Where an action has led to: another page, or the same one with something to be seen this once. */
const answerTo = Effect.fnUntraced(function* <R>(
  { shown, visits }: Serving<R>,
  { action, name, page, visit }: PressedButton<R>,
  outcome: ActionResult,
  token: string | undefined
) {
  const cookie = outcome.token === undefined ? token : outcome.token
  if (outcome.shown === undefined) {
    const to = saying(outcome.to ?? visit.facts.path, action.said, name)
    return yield* visits.known(visit, outcome, visits.redirect(visit, to, cookie))
  }
  // The forms of the page belong to the session that has begun in this request.
  const seen =
    typeof outcome.token === "string"
      ? yield* visits.again(page, visit.facts, outcome.token)
      : Either.right(visit)
  return Either.isLeft(seen)
    ? seen.left
    : yield* Effect.flatMap(
        shown(
          page,
          {
            ...seen.right,
            shown: outcome.shown,
            said: outcome.isUnfinished === true ? null : action.said
          },
          200,
          cookie
        ),
        (answer) => visits.known(visit, outcome, answer)
      )
})

/** The form's page with what is wrong, where the page can tell of it. */
const refused = Effect.fnUntraced(function* <R>(
  { shown }: Serving<R>,
  { form, name, page, visit }: PressedButton<R>,
  error: PageError,
  token?: string
) {
  if (!isPageError(error) || !isTold(error)) return yield* error as ApiError
  const submitted = submittedOf(error, name, form)
  return telling(yield* shown(page, { ...visit, submitted }, error.status, token), error)
})

/** What a file has taken of memory is free soon, while others are served: by itself, Bun would wait for much more. */
const collectGarbage = Effect.sync(() => Bun.gc(false))

/** Answers a POST to a page. */
export const post = Effect.fnUntraced(function* <R>(
  serving: Serving<R>,
  page: AnyPage<R>,
  facts: RequestFacts
) {
  const { largeForms, visits } = serving
  if (!isOwnSite(facts.request, visits.surroundings)) return yield* refusedForm(facts)
  const found = yield* visits.of(page, facts)
  if (Either.isLeft(found)) return found.left
  const visit = found.right
  if (page.judge !== null) yield* serving.provided(page.judge(visit), visit)
  const company = companyVisitOf(visit)?.membership.company.id
  const answer = answerForm(serving, page, facts, visit)
  if (page.maxFormBytes === undefined || company === undefined) return yield* answer
  return yield* largeForms.run(String(company), Effect.ensuring(answer, collectGarbage)).pipe(
    Effect.catchIf(
      (error) => error instanceof Crowded,
      (crowded) =>
        Effect.catchTag(refuseCrowded(crowded), "RateLimited", (error) => unread(serving, page, visit, error))
    )
  )
})

/** Reads a form and does what it asks for. */
const answerForm = Effect.fnUntraced(function* <R>(
  serving: Serving<R>,
  page: AnyPage<R>,
  facts: RequestFacts,
  visit: Visit
) {
  const { visits } = serving
  const read = yield* formOf(serving, page, facts, visit)
  if (Either.isLeft(read)) return read.left
  const form = read.right
  const name = form.action
  const action = Object.hasOwn(page.actions, name) ? page.actions[name] : undefined
  if (action === undefined) return yield* new NotFound()
  const role = companyVisitOf(visit)?.membership.role
  if (role !== undefined && action.roles?.includes(role) === false) {
    return yield* visits.forbidden(visit, action.roles)
  }
  const pressed = { page, action, name, form, visit }
  const step = yield* Effect.either(withProofs(serving, pressed))
  if (Either.isLeft(step)) return yield* refused(serving, pressed, step.left)
  if ("answer" in step.right) return step.right.answer
  const { token } = step.right
  const asked = { ...pressed, form: step.right.form, visit: step.right.visit }
  const done = yield* Effect.either(perform(serving, asked))
  if (Either.isRight(done)) return yield* answerTo(serving, asked, done.right, token)
  return yield* refused(serving, asked, done.left, token)
})
