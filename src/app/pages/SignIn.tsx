/** Signing in: the password, then the code, at one address. */
import { Effect } from "effect"
import { awaitsCode, type Session } from "../../domain/Session.ts"
import { SingleSignOn } from "../../services/people/SingleSignOn.ts"
import { SignIn } from "../../services/people/SignIn.ts"
import type { Form } from "../Form.ts"
import { publicPage, type Visit } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field } from "../parts/Form.tsx"
import { browserOf, HttpsNotice, mayBegin, needsHttps, refusedForm } from "../parts/SignInParts.tsx"
import { leaveFor, LeavingFor, leavingOf, type NamedProvider } from "../parts/SingleSignOn.tsx"
import { HOME, withinApplication, withReturn } from "../ReturnTo.ts"
import { AppSettings } from "../Settings.ts"

const PATH = "/app/sign-in"
const WRONG_PASSWORD = "The e-mail address or the password is not right."
/** The same for whatever was wrong, and whether or not there is an account. */
const OWNERS_ONLY =
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above."
const WRONG_CODE = "This code is not right, or it was used before. Codes change every 30 seconds."
const WRONG_RECOVERY_CODE = "This recovery code is not right, or it was used before."
const NO_STEP = "The first step was too long ago. Start again with your e-mail address and password."

const toOf = ({ query }: Visit): string => withinApplication(query.get("to"))

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
    <Submit kind="secondary">Sign in with {name}</Submit>
  </ActionForm>
)

const PasswordForm = ({ provider, signUp, visit }: Offered & { readonly visit: Visit }) => {
  const to = toOf(visit)
  const form = { visit, action: "sign-in" }
  return (
    <>
      {provider === null ? null : <SingleSignOnForm name={provider.name} visit={visit} />}
      {provider?.required === true ? (
        <p>A password is for owners with two-factor authentication only.</p>
      ) : null}
      <ActionForm {...form} to={withReturn(PATH, to)}>
        <Field
          {...form}
          name="email"
          label="E-mail"
          type="email"
          autocomplete="username"
          inputmode="email"
          required
        />
        <Field
          {...form}
          name="password"
          label="Password"
          type="password"
          autocomplete="current-password"
          required
        />
        <Submit>Sign in</Submit>
      </ActionForm>
      <p>
        <a href="/app/forgot">Forgot your password?</a>
      </p>
      {signUp ? (
        <p>
          No account yet? <a href="/app/sign-up">Sign up</a>
        </p>
      ) : null}
    </>
  )
}

const byRecovery = (to: string): string => `${withReturn(PATH, to)}${to === HOME ? "?" : "&"}recovery=1`

const StartOver = ({ visit }: { readonly visit: Visit }) => (
  <ActionForm visit={visit} action="start-over" to={withReturn(PATH, toOf(visit))}>
    <Submit kind="secondary">Sign in as somebody else</Submit>
  </ActionForm>
)

const CodeForm = ({ visit }: { readonly visit: Visit }) => {
  const to = toOf(visit)
  const form = { visit, action: "second-step" }
  return (
    <>
      <ActionForm {...form} to={withReturn(PATH, to)}>
        <Field
          {...form}
          name="code"
          label="Code"
          autocomplete="one-time-code"
          inputmode="numeric"
          help="The six digits that your authenticator app shows."
          required
        />
        <Submit>Continue</Submit>
      </ActionForm>
      <p>
        <a href={byRecovery(to)}>Use a recovery code</a>
      </p>
      <StartOver visit={visit} />
    </>
  )
}

const RecoveryForm = ({ visit }: { readonly visit: Visit }) => {
  const to = toOf(visit)
  const form = { visit, action: "use-recovery-code" }
  return (
    <>
      <ActionForm {...form} to={byRecovery(to)}>
        <Field
          {...form}
          name="code"
          label="Recovery code"
          autocomplete="off"
          help="One of the ten that you kept when you set up two-factor authentication. Each works once."
          required
        />
        <Submit>Continue</Submit>
      </ActionForm>
      <p>
        <a href={withReturn(PATH, to)}>Use the authenticator app</a>
      </p>
      <StartOver visit={visit} />
    </>
  )
}

const Step = ({ visit, ...offered }: Offered & { readonly visit: Visit }) => {
  if (!mayBegin(visit)) return <HttpsNotice />
  const address = leavingOf(visit)
  if (address !== null) return <LeavingFor address={address} name={offered.provider?.name ?? ""} />
  if (waiting(visit) === null) return <PasswordForm visit={visit} {...offered} />
  return visit.query.get("recovery") === null ? <CodeForm visit={visit} /> : <RecoveryForm visit={visit} />
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

/** `/app/sign-in`. */
export const signIn = publicPage({
  path: PATH,
  title: (_, visit) => (waiting(visit) === null ? "Sign in" : "Confirm that it is you"),
  redirect: (visit) => Effect.succeed(visit.session?.stage === "signed_in" ? toOf(visit) : null),
  load: () =>
    Effect.zipWith(AppSettings, SingleSignOn, ({ signUp }, { provider }): Offered => ({
      signUp: signUp === "open",
      provider
    })),
  view: (offered, visit) => <Step visit={visit} {...offered} />,
  actions: {
    "sign-in": {
      deed: null,
      twice: "repeatable",
      said: "",
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
      said: "",
      run: (_, visit) => leaveFor(visit, toOf(visit), false)
    },
    "second-step": { deed: null, twice: "repeatable", said: "", run: secondStep("code", WRONG_CODE) },
    "use-recovery-code": {
      deed: "two_factor.recovery_code",
      twice: "repeatable",
      said: "You are signed in. This recovery code does not work again.",
      run: secondStep("recoveryCode", WRONG_RECOVERY_CODE)
    },
    "start-over": {
      deed: null,
      twice: "repeatable",
      said: "",
      run: (_, visit) =>
        Effect.gen(function* () {
          const service = yield* SignIn
          if (visit.session !== null) yield* service.leave(visit.session)
          return { to: withReturn(PATH, toOf(visit)), token: null }
        })
    }
  }
})
