/** What the pages around signing in share: the browser that signs in, the need for https, the links between them. */
import { Effect } from "effect"
import { ValidationFailed } from "../../domain/Errors.ts"
import type { Browser } from "../../services/people/SignIn.ts"
import * as Cookie from "../Cookie.ts"
import type { Visit } from "../Page.ts"
import { phrase, say } from "../../words/Say.ts"

/** The browser of a visit. */
export const browserOf = ({ facts, origin, session }: Visit): Browser => ({
  address: origin.address,
  userAgent: facts.request.headers.get("user-agent"),
  known: Cookie.readKnown(facts.request, origin.isSecure),
  session
})

/** Whether a session may begin: over https, or on this machine, where nobody listens in between. */
export const mayBegin = ({ origin }: Visit): boolean => origin.isSecure || origin.isLocal

const NEEDS_HTTPS = phrase("Signing in needs https.")

/** Refuses what would begin a session in clear text. */
export const needsHttps = (visit: Visit): Effect.Effect<void, ValidationFailed> =>
  mayBegin(visit) ? Effect.void : Effect.fail(new ValidationFailed({ message: say(NEEDS_HTTPS) }))

/** A refusal of a form as a whole. */
export const refusedForm = (message: string): ValidationFailed => new ValidationFailed({ message })

/** Says why there is no form. */
export const HttpsNotice = () => (
  <div class="notice warn" role="alert">
    <p>
      {say(NEEDS_HTTPS)}{" "}
      {say(
        "This page has come by http, and what you type could be read on its way. Open it by its https address. The operator finds in the documentation how to put Duebook behind https."
      )}
    </p>
  </div>
)
