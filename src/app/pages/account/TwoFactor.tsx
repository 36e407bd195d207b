/** The second factor on a person's own page: setting it up, its recovery codes, moving it, turning it off. */
import { type Factors, hasSecondFactor } from "../../../domain/Session.ts"
import { uriOf } from "../../../domain/Totp.ts"
import type { SignedInVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field } from "../../parts/Form.tsx"
import { QrCode } from "../../parts/QrCode.tsx"
import { Badge, Card } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"

/** How the second factor of a person stands. */
export interface Factor {
  /** The secret that this session sets up; null for none. */
  readonly pending: string | null
  readonly recoveryCodesLeft: number
}

/** Recovery codes that are shown this once, and where to go on afterwards. */
export interface ShownCodes {
  readonly recoveryCodes: ReadonlyArray<string>
  readonly to: string
}

/** So few recovery codes are worth a word. */
const FEW_CODES = 3

interface Part {
  readonly visit: SignedInVisit
}

/** The codes themselves, at the only moment when they are known. */
export const RecoveryCodes = ({
  codes: { recoveryCodes, to },
  visit
}: Part & { readonly codes: ShownCodes }) => (
  <Card>
    <h2 id="recovery-codes">{say("Recovery codes")}</h2>
    <p>
      {say(
        "Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you keep your passwords. They are not shown again."
      )}
    </p>
    <ol class="codes" aria-labelledby="recovery-codes">
      {recoveryCodes.map((code) => (
        <li>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <div class="actions">
      <ActionForm visit={visit} action="keep-recovery-codes">
        <input type="hidden" name="to" value={to} />
        <Submit>{say("I have kept them")}</Submit>
      </ActionForm>
      <button class="secondary" type="button" data-copy={recoveryCodes.join("\n")}>
        {say("Copy")}
      </button>
    </div>
  </Card>
)

/** The QR code and the secret, and the code that shows that the app has it. */
const SetUp = ({ secret, to, visit }: Part & { readonly secret: string; readonly to: string }) => (
  <>
    <ol>
      <li>{say("Install an authenticator app on your phone, if you have none.")}</li>
      <li>{say("Scan this code with the app, or type in the secret.")}</li>
      <li>{say("Type in the six digits that the app shows.")}</li>
    </ol>
    <QrCode
      label={say("QR code for your authenticator app")}
      text={uriOf(secret, visit.session.user.email)}
    />
    <label for="two-factor-secret">{say("Secret")}</label>
    <output class="secret" id="two-factor-secret">
      {secret}
    </output>
    <ActionForm visit={visit} action="confirm-two-factor">
      <input type="hidden" name="to" value={to} />
      <Field
        visit={visit}
        action="confirm-two-factor"
        name="code"
        label={say("Code")}
        inputmode="numeric"
        autocomplete="one-time-code"
        required
      />
      <Submit>{say("Confirm")}</Submit>
    </ActionForm>
    {hasSecondFactor(visit.session.user) ? (
      <ActionForm visit={visit} action="cancel-two-factor">
        <Submit kind="secondary">
          {visit.session.user.hasTotp ? say("Keep the present one") : say("Not now")}
        </Submit>
      </ActionForm>
    ) : null}
  </>
)

const Left = ({ count }: { readonly count: number }) => (
  <p>
    {say("{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}", { count })}{" "}
    {count <= FEW_CODES ? <Badge kind="warn">{say("Make new ones soon")}</Badge> : null}
  </p>
)

const NewCodes = ({ visit }: Part) => (
  <Dialog visit={visit} action="new-recovery-codes" label={say("New recovery codes")}>
    <ActionForm visit={visit} action="new-recovery-codes">
      <p>{say("Make ten new recovery codes? Those that you have stop working at once.")}</p>
      <Submit>{say("New recovery codes")}</Submit>
    </ActionForm>
  </Dialog>
)

const App = ({ visit }: Part) => {
  const { hasPasskey } = visit.session.user
  const turnOff = hasPasskey ? say("Remove the authenticator app") : say("Turn off two-factor")
  return (
    <>
      <Dialog visit={visit} action="move-two-factor" label={say("Move to another phone")}>
        <ActionForm visit={visit} action="move-two-factor">
          <p>
            {say(
              "Move two-factor authentication to another phone? The present one works until the other one does."
            )}
          </p>
          <Submit>{say("Move to another phone")}</Submit>
        </ActionForm>
      </Dialog>
      <Dialog visit={visit} action="turn-off-two-factor" label={turnOff} danger>
        <ActionForm visit={visit} action="turn-off-two-factor">
          <p>
            {hasPasskey
              ? say(
                  "Remove the authenticator app? Signing in with your password asks for a passkey from then on."
                )
              : say(
                  "Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or admin, you can't open the company until you set it up again."
                )}
          </p>
          <Submit kind="danger">{turnOff}</Submit>
        </ActionForm>
      </Dialog>
    </>
  )
}

const Manage = ({ visit }: Part) => (
  <div class="actions">
    <NewCodes visit={visit} />
    {visit.session.user.hasTotp ? (
      <App visit={visit} />
    ) : (
      <Dialog visit={visit} action="add-two-factor" label={say("Add an authenticator app")}>
        <ActionForm visit={visit} action="add-two-factor">
          <p>{say("Add an authenticator app? Its codes work beside your passkeys.")}</p>
          <Submit>{say("Add an authenticator app")}</Submit>
        </ActionForm>
      </Dialog>
    )}
  </div>
)

const asks = ({ hasPasskey, hasTotp }: Factors): string =>
  hasTotp && hasPasskey
    ? say("a passkey or a code from your authenticator app")
    : hasTotp
      ? say("a code from your authenticator app")
      : say("a passkey")

/** All of it. `to` is where to go on after setting up. */
export const TwoFactorCard = ({
  factor: { pending, recoveryCodesLeft },
  to,
  visit
}: Part & { readonly factor: Factor; readonly to: string }) => (
  <Card title={say("Two-factor authentication")} id="two-factor">
    {hasSecondFactor(visit.session.user) ? (
      <>
        <p>
          <Badge kind="good">{say("On")}</Badge>{" "}
          {say("Signing in with your password asks for {asks}.", { asks: asks(visit.session.user) })}
        </p>
        {pending === null ? <Left count={recoveryCodesLeft} /> : null}
      </>
    ) : (
      <p>
        <Badge kind="warn">{say("Off")}</Badge>{" "}
        {say(
          "With it, nobody can sign in with your password alone. Owners and admins of a company need it, and so do API keys."
        )}
      </p>
    )}
    {pending === null ? <Manage visit={visit} /> : <SetUp visit={visit} secret={pending} to={to} />}
  </Card>
)
