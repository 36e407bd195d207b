/** The second step of signing in: a code, a passkey or a recovery code. */
import type { PasskeySite } from "../../../domain/Passkey.ts"
import type { Session } from "../../../domain/Session.ts"
import type { Visit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field } from "../../parts/Form.tsx"
import { PasskeyField, WithPasskeys } from "../../parts/PasskeyForm.tsx"
import { HOME, withinApplication, withReturn } from "../../ReturnTo.ts"
import { say } from "../../../words/Say.ts"

/** Where people sign in. */
export const PATH = "/app/sign-in"

/** Where one goes on after signing in. */
export const toOf = ({ query }: Visit): string => withinApplication(query.get("to"))

/** What each step shows of the visit. */
export interface StepPart {
  readonly visit: Visit
  /** Null where there are no passkeys. */
  readonly site: PasskeySite | null
}

/** A button that asks the browser for a passkey. */
export const PasskeyForm = ({
  action,
  label,
  primary = false,
  site,
  use,
  visit
}: StepPart & {
  readonly action: string
  readonly label: string
  readonly use: "confirm" | "sign_in"
  readonly primary?: boolean
}) => (
  <WithPasskeys site={site}>
    <ActionForm visit={visit} action={action} passkey={use} to={withReturn(PATH, toOf(visit))}>
      <PasskeyField />
      <Submit kind={primary ? "primary" : "secondary"}>{label}</Submit>
    </ActionForm>
  </WithPasskeys>
)

const byRecovery = (to: string): string => `${withReturn(PATH, to)}${to === HOME ? "?" : "&"}recovery=1`

const StartOver = ({ visit }: { readonly visit: Visit }) => (
  <ActionForm visit={visit} action="start-over" to={withReturn(PATH, toOf(visit))}>
    <Submit kind="secondary">{say("Sign in as somebody else")}</Submit>
  </ActionForm>
)

const CodeForm = ({ visit }: Pick<StepPart, "visit">) => {
  const form = { visit, action: "second-step" }
  return (
    <ActionForm {...form} to={withReturn(PATH, toOf(visit))}>
      <Field
        {...form}
        name="code"
        label={say("Code")}
        autocomplete="one-time-code"
        inputmode="numeric"
        help={say("The six digits that your authenticator app shows.")}
        required
      />
      <Submit>{say("Continue")}</Submit>
    </ActionForm>
  )
}

/** The question for the code or a passkey. */
export const SecondStep = ({ session, site, visit }: StepPart & { readonly session: Session }) => {
  const { hasPasskey, hasTotp } = session.user
  return (
    <>
      {hasTotp ? <CodeForm visit={visit} /> : null}
      {hasPasskey ? (
        <PasskeyForm
          visit={visit}
          site={site}
          action="second-step-by-passkey"
          use="confirm"
          label={say("Use a passkey")}
          primary={!hasTotp}
        />
      ) : null}
      {hasTotp ? null : (
        <noscript>
          <p>{say("A passkey needs JavaScript. Without it, use a recovery code.")}</p>
        </noscript>
      )}
      <p>
        <a href={byRecovery(toOf(visit))}>{say("Use a recovery code")}</a>
      </p>
      <StartOver visit={visit} />
    </>
  )
}

/** The question for a recovery code. */
export const RecoveryForm = ({ session, visit }: Omit<StepPart, "site"> & { readonly session: Session }) => {
  const to = toOf(visit)
  const { hasTotp } = session.user
  const form = { visit, action: "use-recovery-code" }
  return (
    <>
      <ActionForm {...form} to={byRecovery(to)}>
        <Field
          {...form}
          name="code"
          label={say("Recovery code")}
          autocomplete="off"
          help={say(
            "One of the ten that you kept when you set up two-factor authentication. Each works once."
          )}
          required
        />
        <Submit>{say("Continue")}</Submit>
      </ActionForm>
      <p>
        <a href={withReturn(PATH, to)}>{hasTotp ? say("Use the authenticator app") : say("Use a passkey")}</a>
      </p>
      <StartOver visit={visit} />
    </>
  )
}
