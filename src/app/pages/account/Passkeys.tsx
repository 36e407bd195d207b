/** The passkeys on a person's own page: adding one, what each is called and when it was used last, removing one. */
import { MAX_PASSKEYS, type PasskeySite } from "../../../domain/Passkey.ts"
import type { ListedPasskey } from "../../../services/people/Passkeys.ts"
import type { SignedInVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, forRow } from "../../parts/Form.tsx"
import { PasskeyField, WithPasskeys } from "../../parts/PasskeyForm.tsx"
import { Table } from "../../parts/Table.tsx"
import { Card, Moment } from "../../parts/Text.tsx"
import type { ZonedReader } from "./reading.ts"
import { say } from "../../../words/Say.ts"

/** The passkeys of a person, and where more can be added. */
export interface OwnPasskeys {
  readonly passkeys: ReadonlyArray<ListedPasskey>
  /** Null where there can be none. */
  readonly site: PasskeySite | null
}

interface Part {
  readonly visit: SignedInVisit
}

/** Names of the actions, as their forms and `Account` know them. */
export const ADD_PASSKEY = "add-passkey"
export const REMOVE_PASSKEY = "remove-passkey"

const Add = ({ to, visit }: Part & { readonly to: string }) => (
  <Dialog visit={visit} action={ADD_PASSKEY} label={say("Add a passkey")}>
    <ActionForm visit={visit} action={ADD_PASSKEY} passkey="add">
      <input type="hidden" name="to" value={to} />
      <PasskeyField />
      <Field
        visit={visit}
        action={ADD_PASSKEY}
        name="name"
        label={say("Name")}
        help={say("So that you know it again in the list, such as “My phone”.")}
        autocomplete="off"
        maxlength={50}
        required
      />
      <Submit>{say("Add a passkey")}</Submit>
    </ActionForm>
  </Dialog>
)

const Remove = ({ id, isLast, name, visit }: Part & ListedPasskey & { readonly isLast: boolean }) => {
  const row = forRow(visit, "passkey_id", String(id))
  return (
    <Dialog
      visit={row}
      action={REMOVE_PASSKEY}
      of={id}
      label={say("Remove")}
      title={say("Remove a passkey")}
      danger
      wayOut="keep"
    >
      <ActionForm visit={row} action={REMOVE_PASSKEY}>
        <input type="hidden" name="passkey_id" value={id} />
        <p>
          {say(
            "Remove the passkey “{name}”? It opens your account no more, and you are signed out everywhere else.",
            { name }
          )}
          {isLast ? (
            <>
              {" "}
              {say(
                "It is your only second factor: your API keys stop working at once, and where you are owner or admin, you can't open the company until you set up another one."
              )}
            </>
          ) : null}
        </p>
        <Submit kind="danger">{say("Remove “{name}”", { name })}</Submit>
      </ActionForm>
    </Dialog>
  )
}

const columns = (visit: SignedInVisit, isLast: boolean) => [
  { label: say("Name"), cell: ({ name }: ListedPasskey) => name },
  {
    label: say("Added"),
    cell: ({ createdAt }: ListedPasskey) => <Moment at={createdAt} reader={visit.reader} />
  },
  {
    label: say("Last used"),
    cell: ({ lastUsedAt }: ListedPasskey) =>
      lastUsedAt === null ? say("Never") : <Moment at={lastUsedAt} reader={visit.reader} />
  },
  {
    label: say("Remove"),
    cell: (passkey: ListedPasskey) => <Remove {...passkey} isLast={isLast} visit={visit} />
  }
]

/** All of them. `to` is where to go on after the first second factor. */
export const PasskeysCard = ({
  own: { passkeys, site },
  reading: { reader },
  to,
  visit
}: Part & { readonly own: OwnPasskeys; readonly reading: ZonedReader; readonly to: string }) => (
  <Card title={say("Passkeys")} id="passkeys">
    <p>
      {say(
        "A passkey is kept by your phone, your computer, a security key or a password manager. It signs you in without your password, and it can stand for the code of an authenticator app."
      )}
    </p>
    {passkeys.length === 0 ? null : (
      <Table
        caption={say("Passkeys")}
        columns={columns({ ...visit, reader }, passkeys.length === 1 && !visit.session.user.hasTotp)}
        rows={passkeys}
      />
    )}
    {site === null ? (
      <p class="quiet">
        {say(
          "You can't add one here: browsers know passkeys only at an address with a name, such as https://duebook.example or http://localhost, and not at one in numbers."
        )}
      </p>
    ) : passkeys.length < MAX_PASSKEYS ? (
      <>
        <WithPasskeys site={site}>
          <Add to={to} visit={visit} />
        </WithPasskeys>
        <noscript>
          <p class="quiet">{say("Adding a passkey needs JavaScript.")}</p>
        </noscript>
      </>
    ) : (
      <p class="quiet">
        {say("You have {maxPasskeys} passkeys, and no more fit.", { maxPasskeys: MAX_PASSKEYS })}
      </p>
    )}
  </Card>
)
