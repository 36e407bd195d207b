/** What a form has to be proved by before it does what it says, and the page that asks for it. */
import { Effect, Either } from "effect"
import { NotFound, ValidationFailed } from "../domain/Errors.ts"
import { type AskedProof, isProved, needsProof, proofsFor } from "../domain/SensitiveDeed.ts"
import { confirmsElsewhere, isFreshElsewhere, type Session } from "../domain/Session.ts"
import { type Answer, telling } from "../http/Response.ts"
import { wrongPassword } from "../services/people/AddressProof.ts"
import * as Form from "./Form.ts"
import * as Html from "./Html.tsx"
import type { AnyPage, FormAction, PageError, Visit } from "./Page.ts"
import { confirmAt } from "./pages/SingleSignOn.tsx"
import { confirmBody, fieldOf } from "./parts/Confirm.tsx"
import { passkeyBrowserOf, passkeySiteOf, WRONG_PASSKEY } from "./parts/PasskeyForm.tsx"
import { browserOf } from "./parts/SignInParts.tsx"
import { isTold } from "./Refusal.ts"
import type { Serving } from "./Serving.ts"
import { english, say, speaking } from "../words/Say.ts"

const WRONG: Readonly<Record<AskedProof, string>> = {
  password: english("This is not your password."),
  code: english("This code is not right, or it was used before. Codes change every 30 seconds.")
}

/** A form that is ours, and the button that was pressed. */
export interface PressedButton<R> {
  readonly page: AnyPage<R>
  readonly action: FormAction<Visit, R>
  readonly name: string
  readonly form: Form.Form
  readonly visit: Visit
}

/** A form that may do what it says: as whom, with what is left of it, and the token of the session if that has begun anew. */
interface Confirmed {
  readonly visit: Visit
  readonly form: Form.Form
  readonly token?: string
}

/** The answer that asks for a proof instead. */
interface Asking {
  readonly answer: Answer
}

type Step = Effect.Effect<Asking | Confirmed, PageError>

/** The field for the password in the forms that have one of their own. */
const OWN_PASSWORD = "password"

/** What was typed for a proof: into the form itself, or on the page that asks for it. */
const typedFor = (
  { withPassword }: Pick<FormAction<Visit, never>, "withPassword">,
  form: Form.Form,
  proof: AskedProof
) =>
  proof === "password" && withPassword === true && form.text(fieldOf(proof)) === ""
    ? { isOwn: true, text: form.text(OWN_PASSWORD) }
    : { isOwn: false, text: form.text(fieldOf(proof)) }

/** The page that asks for a proof. */
const asking = <R,>(
  { pages, visits }: Serving<R>,
  { form, token, visit }: Confirmed,
  proof: AskedProof,
  problem: string | null,
  status = problem === null ? 200 : 422
): Step =>
  Effect.gen(function* () {
    if (visit.session === null) return yield* new NotFound()
    const site = yield* passkeySiteOf(visit)
    const body = confirmBody({ proof, form, visit, factors: visit.session.user, site, problem })
    const html = Html.documentOf(
      { title: speaking(visit.reader.language, () => say("Confirm that it is you")), body },
      visit,
      pages
    )
    return { answer: yield* visits.answer(visit, status, html, token) }
  })

/** Checks what was typed, or what a passkey has answered in the place of a code. */
const checked = <R,>(
  { passkeys, proofs, provided }: Serving<R>,
  visit: Visit,
  session: Session,
  given: { readonly proof: AskedProof; readonly text: string; readonly answer: string }
) =>
  given.answer === ""
    ? provided(proofs[given.proof](session, given.text, browserOf(visit)), visit)
    : Effect.flatMap(passkeyBrowserOf(visit), (browser) =>
        provided(passkeys.confirm(session, given.answer, browser), visit)
      )

/** A password that is wrong in the form itself, with what is wrong in the form besides. */
const wrongTogether = ({ check }: Pick<FormAction<Visit, never>, "check">, form: Form.Form) => {
  const wrong = wrongPassword()
  const others = check?.(form)
  return others !== undefined && Either.isLeft(others)
    ? ValidationFailed.all([...(others.left.details ?? []), ...(wrong.details ?? [])])
    : wrong
}

/** Goes on with a proof that was typed, or asks for it. */
const prove = <R,>(
  serving: Serving<R>,
  { action, page }: PressedButton<R>,
  now: Confirmed,
  proof: AskedProof
): Step =>
  Effect.gen(function* () {
    const { session } = now.visit
    if (session === null) return yield* new NotFound()
    const { isOwn, text } = typedFor(action, now.form, proof)
    const answer = proof === "code" ? now.form.text(Form.ownFields.passkey) : ""
    if (text === "" && answer === "" && !isOwn) return yield* asking(serving, now, proof, null)
    const proved = yield* Effect.either(checked(serving, now.visit, session, { proof, text, answer }))
    if (Either.isLeft(proved)) {
      const { left } = proved
      if (!isTold(left) || isOwn) return yield* left
      const asked = yield* asking(serving, now, proof, left.message, left.status)
      return "answer" in asked ? { answer: telling(asked.answer, left) } : asked
    }
    const token = proved.right
    if (token === null) {
      const wrong = answer === "" ? WRONG[proof] : WRONG_PASSKEY
      return yield* isOwn ? wrongTogether(action, now.form) : asking(serving, now, proof, wrong)
    }
    // The session has a new token by now; the rest of this request goes on as the same person.
    const renewed = yield* serving.visits.again(page, now.visit.facts, token)
    if (Either.isLeft(renewed)) return { answer: renewed.left }
    const form = action.withPassword === true ? now.form.without(OWN_PASSWORD) : now.form
    return { visit: renewed.right, form, token }
  })

/**
 * Asks for what the action's deed has to be proved by, one after the other, and goes on with the action when all is right.
 * What was proved in the last ten minutes is not asked for again; a password that is typed into the form itself is always
 * looked at, and not sent on.
 */
export const withProofs = <R,>(serving: Serving<R>, pressed: PressedButton<R>): Step =>
  Effect.gen(function* () {
    const { action, form, page, visit } = pressed
    const { session } = visit
    let now: Confirmed = { visit, form }
    if (action.deed === null || session === null || page.access._tag === "Public") return now
    const asksElsewhere = confirmsElsewhere(session, serving.hasProvider) && !isFreshElsewhere(session)
    if (needsProof(action.deed) && asksElsewhere) {
      return { answer: Html.redirect(confirmAt(visit.facts.path)) }
    }
    const asked = proofsFor(action.deed, session.user)
    for (const proof of asked) {
      const { isOwn, text } = typedFor(action, now.form, proof)
      const present = now.visit.session
      // Without a second question the form has not been here before: its own field is to be filled in.
      const mayBeEmpty = !isOwn || (text === "" && asked.length > 1)
      if (present !== null && isProved(present, proof) && mayBeEmpty) continue
      const step = yield* prove(serving, pressed, now, proof)
      if ("answer" in step) return step
      now = step
    }
    return now
  })
