/** The second factor on a person's own page: setting it up, its recovery codes, moving it, turning it off. */
import { uriOf } from "../../../domain/Totp.ts"
import type { SignedInVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field } from "../../parts/Form.tsx"
import { QrCode } from "../../parts/QrCode.tsx"
import { Badge, Card } from "../../parts/Text.tsx"

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
    <h2 id="recovery-codes">Recovery codes</h2>
    <p>
      Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you
      keep your passwords. They are not shown again.
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
        <Submit>I have kept them</Submit>
      </ActionForm>
      <button class="secondary" type="button" data-copy={recoveryCodes.join("\n")}>
        Copy
      </button>
    </div>
  </Card>
)

/** The QR code and the secret, and the code that shows that the app has it. */
const SetUp = ({ secret, to, visit }: Part & { readonly secret: string; readonly to: string }) => (
  <>
    <ol>
      <li>Install an authenticator app on your phone, if you have none.</li>
      <li>Scan this code with the app, or type in the secret.</li>
      <li>Type in the six digits that the app shows.</li>
    </ol>
    <QrCode label="QR code for your authenticator app" text={uriOf(secret, visit.session.user.email)} />
    <label for="two-factor-secret">Secret</label>
    <output class="secret" id="two-factor-secret">
      {secret}
    </output>
    <ActionForm visit={visit} action="confirm-two-factor">
      <input type="hidden" name="to" value={to} />
      <Field
        visit={visit}
        action="confirm-two-factor"
        name="code"
        label="Code"
        inputmode="numeric"
        autocomplete="one-time-code"
        required
      />
      <Submit>Confirm</Submit>
    </ActionForm>
    {visit.session.user.hasTotp ? (
      <ActionForm visit={visit} action="cancel-two-factor">
        <Submit kind="secondary">Keep the present one</Submit>
      </ActionForm>
    ) : null}
  </>
)

const Left = ({ count }: { readonly count: number }) => (
  <p>
    {count === 1 ? "1 recovery code is" : `${count} recovery codes are`} left.{" "}
    {count <= FEW_CODES ? <Badge kind="warn">Make new ones soon</Badge> : null}
  </p>
)

const Manage = ({ visit }: Part) => (
  <div class="actions">
    <Dialog visit={visit} action="new-recovery-codes" label="New recovery codes">
      <ActionForm visit={visit} action="new-recovery-codes">
        <p>Make ten new recovery codes? Those that you have stop working at once.</p>
        <Submit>New recovery codes</Submit>
      </ActionForm>
    </Dialog>
    <Dialog visit={visit} action="move-two-factor" label="Move to another phone">
      <ActionForm visit={visit} action="move-two-factor">
        <p>
          Move two-factor authentication to another phone? The present one works until the other one does.
        </p>
        <Submit>Move to another phone</Submit>
      </ActionForm>
    </Dialog>
    <Dialog visit={visit} action="turn-off-two-factor" label="Turn off two-factor" danger>
      <ActionForm visit={visit} action="turn-off-two-factor">
        <p>
          Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or
          admin, you can't open the company until you set it up again.
        </p>
        <Submit kind="danger">Turn off two-factor</Submit>
      </ActionForm>
    </Dialog>
  </div>
)

/** All of it. `to` is where to go on after setting up. */
export const TwoFactorCard = ({
  factor: { pending, recoveryCodesLeft },
  to,
  visit
}: Part & { readonly factor: Factor; readonly to: string }) => (
  <Card title="Two-factor authentication" id="two-factor">
    {visit.session.user.hasTotp ? (
      <>
        <p>
          <Badge kind="good">On</Badge> Signing in asks for a code from your authenticator app.
        </p>
        {pending === null ? <Left count={recoveryCodesLeft} /> : null}
      </>
    ) : (
      <p>
        <Badge kind="warn">Off</Badge> With it, nobody can sign in with your password alone. Owners and admins
        of a company need it, and so do API keys.
      </p>
    )}
    {pending === null ? <Manage visit={visit} /> : <SetUp visit={visit} secret={pending} to={to} />}
  </Card>
)
