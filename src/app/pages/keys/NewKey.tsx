/** A new API key: the form that makes it, and the one moment at which it is shown. */
import { Redacted } from "effect"
import { scopes } from "../../../domain/Scope.ts"
import { type IssuedKey, KEY_LIFETIME_DAYS } from "../../../services/keys/Keys.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Checkboxes, Field } from "../../parts/Form.tsx"
import { Card, Moment } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"

const isIssued = (shown: unknown): shown is IssuedKey =>
  typeof shown === "object" && shown !== null && "token" in shown

/** The key itself, at the only moment when it is known. */
export const NewToken = ({ visit }: { readonly visit: CompanyVisit }) => {
  const { reader, shown } = visit
  if (!isIssued(shown)) return null
  const token = Redacted.value(shown.token)
  return (
    <Card title={say("The key “{name}” is made", { name: shown.name })}>
      <p>{say("Copy it now, and keep it like a password: it is not shown again.")}</p>
      <p class="actions">
        <output class="token" aria-label={say("Your new key")}>
          {token}
        </output>
        <button class="secondary outline" type="button" data-copy={token}>
          {say("Copy")}
        </button>
      </p>
      <p class="quiet">
        {say("It works until {moment}. Send it with each request as <code>Authorization: Bearer …</code>.", {
          moment: <Moment at={shown.expiresAt} reader={reader} />,
          code: (text) => <code>{text}</code>
        })}
      </p>
    </Card>
  )
}

/** The form. */
export const CreateKey = ({ visit }: { readonly visit: CompanyVisit }) => (
  <Dialog visit={visit} action="create-key" label={say("Create key")} primary>
    <ActionForm visit={visit} action="create-key">
      <Field
        visit={visit}
        action="create-key"
        name="name"
        label={say("Name")}
        help={say("To tell your keys apart: the program that uses it.")}
        maxlength={100}
        required
      />
      <Checkboxes
        visit={visit}
        action="create-key"
        name="scopes"
        label={say("Scopes")}
        options={scopes.map((scope) => [scope, scope] as const)}
        help={say("What the program may do: read, or read and change. Give it no more than it needs.")}
      />
      <p class="quiet">
        {say("The key acts in your name and works for {keyLifetimeDays} days.", {
          keyLifetimeDays: KEY_LIFETIME_DAYS
        })}
      </p>
      <Submit>{say("Create")}</Submit>
    </ActionForm>
  </Dialog>
)
