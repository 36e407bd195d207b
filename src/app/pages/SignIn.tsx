/** Signing in: the password, then the code or a passkey, or a passkey alone, at one address. */
import { Effect } from "effect"
import { awaitsCode, type Session } from "../../domain/Session.ts"
import { Passkeys } from "../../services/people/Passkeys.ts"
import { SingleSignOn } from "../../services/people/SingleSignOn.ts"
import { SignIn } from "../../services/people/SignIn.ts"
import type { Form } from "../Form.ts"
import { type FormAction, publicPage, type Visit } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field } from "../parts/Form.tsx"
import { PASSKEY_ANSWER, passkeyBrowserOf, passkeySiteOf, WRONG_PASSKEY } from "../parts/PasskeyForm.tsx"
import { browserOf, HttpsNotice, mayBegin, needsHttps, refusedForm } from "../parts/SignInParts.tsx"
import { leaveFor, LeavingFor, leavingOf, type NamedProvider } from "../parts/SingleSignOn.tsx"
import { withReturn } from "../ReturnTo.ts"
import { AppSettings } from "../Settings.ts"
import { PasskeyForm, PATH, RecoveryForm, SecondStep, type StepPart, toOf } from "./signIn/SecondStep.tsx"
import { english, phrase, say } from "../../words/Say.ts"

const WRONG_PASSWORD = english("The e-mail address or the password is not right.")
/** The same for whatever was wrong, and whether or not there is an account. */
const OWNERS_ONLY = english(
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above."
)
const WRONG_CODE = english("This code is not right, or it was used before. Codes change every 30 seconds.")
const WRONG_RECOVERY_CODE = english("This recovery code is not right, or it was used before.")
const NO_STEP = english("The first step was too long ago. Start again with your e-mail address and password.")

/** The session that waits for its code. */
const waiting = ({ session }: Visit): Session | null =>
  session !== null && awaitsCode(session) ? session : null

interface Offered {
  /** Whether anybody may make an account. */
  readonly signUp: boolean
  readonly provider: NamedProvider
}

const SingleSignOnForm = ({ name, visit }: { readonly name: string; readonly visit: Visit }) => (
  <ActionForm visit={visit} action="single-sign-on" to={withReturn(PATH, toOf(visit))}>
    <Submit kind="secondary">{say("Sign in with {name}", { name })}</Submit>
  </ActionForm>
)

const PasswordForm = ({ provider, signUp, site, visit }: Offered & StepPart) => {
  const to = toOf(visit)
  const form = { visit, action: "sign-in" }
  return (
    <>
      {provider === null ? null : <SingleSignOnForm name={provider.name} visit={visit} />}
      {provider?.required === true ? (
        <p>{say("A password is for owners with two-factor authentication only.")}</p>
      ) : null}
      <ActionForm {...form} to={withReturn(PATH, to)}>
        <Field
          {...form}
          name="email"
          label={say("E-mail")}
          type="email"
          autocomplete="username"
          inputmode="email"
          required
        />
        <Field
          {...form}
          name="password"
          label={say("Password")}
          type="password"
          autocomplete="current-password"
          required
        />
        <Submit>{say("Sign in")}</Submit>
      </ActionForm>
      <PasskeyForm
        visit={visit}
        site={site}
        action="sign-in-with-passkey"
        use="sign_in"
        label={say("Sign in with a passkey")}
      />
      <p>
        <a href="/app/forgot">{say("Forgot your password?")}</a>
      </p>
      {signUp ? (
        <p>
          {say("No account yet? <link>Sign up</link>", { link: (text) => <a href="/app/sign-up">{text}</a> })}
        </p>
      ) : null}
    </>
  )
}

const Step = (part: Offered & StepPart) => {
  const { provider, visit } = part
  if (!mayBegin(visit)) return <HttpsNotice />
  const address = leavingOf(visit)
  if (address !== null) return <LeavingFor address={address} name={provider?.name ?? ""} />
  const session = waiting(visit)
  if (session === null) return <PasswordForm {...part} />
  return visit.query.get("recovery") === null ? (
    <SecondStep {...part} session={session} />
  ) : (
    <RecoveryForm visit={visit} session={session} />
  )
}

/** Checks a code of the second step; the session has a new token then. */
const secondStep = (kind: "code" | "recoveryCode", wrong: string) => (form: Form, visit: Visit) =>
  Effect.gen(function* () {
    const session = waiting(visit)
    if (session === null) return yield* refusedForm(NO_STEP)
    const signIn = yield* SignIn
    const token = yield* signIn[kind](session, form.text("code"), browserOf(visit))
    return token === null ? yield* refusedForm(wrong) : { to: toOf(visit), token }
  })

const actions: Readonly<Record<string, FormAction<Visit, Passkeys | SignIn | SingleSignOn>>> = {
  "sign-in": {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (form, visit) =>
      Effect.gen(function* () {
        yield* needsHttps(visit)
        const service = yield* SignIn
        const token = yield* service.password(
          form.text("email").trim(),
          form.text("password"),
          browserOf(visit)
        )
        if (token === null) {
          const { provider } = yield* SingleSignOn
          return yield* refusedForm(provider?.required === true ? OWNERS_ONLY : WRONG_PASSWORD)
        }
        // Whoever has no second factor is in by now, and is led on from here.
        return { to: withReturn(PATH, toOf(visit)), token }
      })
  },
  "single-sign-on": {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (_, visit) => leaveFor(visit, toOf(visit), false)
  },
  "sign-in-with-passkey": {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (form, visit) =>
      Effect.gen(function* () {
        yield* needsHttps(visit)
        const passkeys = yield* Passkeys
        const token = yield* passkeys.signIn(form.text(PASSKEY_ANSWER), yield* passkeyBrowserOf(visit))
        return token === null ? yield* refusedForm(WRONG_PASSKEY) : { to: toOf(visit), token }
      })
  },
  "second-step-by-passkey": {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (form, visit) =>
      Effect.gen(function* () {
        const session = waiting(visit)
        if (session === null) return yield* refusedForm(NO_STEP)
        const passkeys = yield* Passkeys
        const browser = yield* passkeyBrowserOf(visit)
        const token = yield* passkeys.confirm(session, form.text(PASSKEY_ANSWER), browser)
        return token === null ? yield* refusedForm(WRONG_PASSKEY) : { to: toOf(visit), token }
      })
  },
  "second-step": { deed: null, twice: "repeatable", said: null, run: secondStep("code", WRONG_CODE) },
  "use-recovery-code": {
    deed: "two_factor.recovery_code",
    twice: "repeatable",
    said: phrase(
      "You are signed in. This recovery code does not work again. Your account shows how many you have left."
    ),
    run: secondStep("recoveryCode", WRONG_RECOVERY_CODE)
  },
  "start-over": {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (_, visit) =>
      Effect.gen(function* () {
        const service = yield* SignIn
        if (visit.session !== null) yield* service.leave(visit.session)
        return { to: withReturn(PATH, toOf(visit)), token: null }
      })
  }
}

/** `/app/sign-in`. */
export const signIn = publicPage({
  path: PATH,
  title: (_, visit) => (waiting(visit) === null ? say("Sign in") : say("Confirm that it is you")),
  redirect: (visit) => Effect.succeed(visit.session?.stage === "signed_in" ? toOf(visit) : null),
  load: (visit: Visit) =>
    Effect.map(
      Effect.all([AppSettings, SingleSignOn, passkeySiteOf(visit)]),
      ([{ signUp }, { provider }, site]) => ({ signUp: signUp === "open", provider, site })
    ),
  view: (data, visit) => <Step visit={visit} {...data} />,
  actions
})
