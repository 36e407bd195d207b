/** What the buttons do that add and remove passkeys. */
import { Effect, Schema } from "effect"
import { Id } from "../../../domain/Ids.ts"
import { PasskeyName } from "../../../domain/Passkey.ts"
import { hasSecondFactor } from "../../../domain/Session.ts"
import { Passkeys } from "../../../services/people/Passkeys.ts"
import type { SetUp } from "../../../services/people/TwoFactor.ts"
import * as Form from "../../Form.ts"
import type { ActionResult, FormAction, SignedInVisit } from "../../Page.ts"
import { PASSKEY_ANSWER, passkeyBrowserOf, WRONG_PASSKEY } from "../../parts/PasskeyForm.tsx"
import { refusedForm } from "../../parts/SignInParts.tsx"
import { withinApplication } from "../../ReturnTo.ts"
import { ADD_PASSKEY, REMOVE_PASSKEY } from "./Passkeys.tsx"
import type { ShownCodes } from "./TwoFactor.tsx"
import { phrase } from "../../../words/Say.ts"

const PATH = "/app/account"

/** The recovery codes of a factor that was set up, where there are new ones. */
export const showing = ({ recoveryCodes, token }: SetUp, to: string): ActionResult =>
  recoveryCodes.length === 0 ? { token, to } : { token, shown: { recoveryCodes, to } satisfies ShownCodes }

const PasskeyFields = Schema.Struct({ name: PasskeyName })
const PasskeyChoice = Schema.Struct({ passkey_id: Id })

/** By the names of their forms. */
export const passkeyActions: Readonly<Record<string, FormAction<SignedInVisit, Passkeys>>> = {
  [ADD_PASSKEY]: {
    deed: "passkey.add",
    twice: "repeatable",
    said: phrase("The passkey is added."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const own = yield* Passkeys
        const { session } = visit
        const { name } = yield* Form.decode(PasskeyFields, form, { only: ["name"] })
        const answer = form.text(PASSKEY_ANSWER)
        if (answer === "") return yield* refusedForm("Your browser has made no passkey. It needs JavaScript.")
        const done = yield* own.add(session, { name, answer }, yield* passkeyBrowserOf(visit))
        if (done === null) return yield* refusedForm(WRONG_PASSKEY)
        return showing(done, hasSecondFactor(session.user) ? PATH : withinApplication(form.text("to")))
      })
  },
  [REMOVE_PASSKEY]: {
    deed: "passkey.remove",
    twice: "repeatable",
    said: phrase("The passkey is removed. You are signed out everywhere else."),
    run: (form, { session }) =>
      Effect.gen(function* () {
        const own = yield* Passkeys
        const { passkey_id: id } = yield* Form.decode(PasskeyChoice, form, { numbers: ["passkey_id"] })
        yield* own.remove(session, id)
        return {}
      })
  }
}
