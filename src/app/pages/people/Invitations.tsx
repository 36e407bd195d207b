/** Asking people to join, and those who were asked and have not answered. */
import { roles, whyNotInvite } from "../../../domain/Member.ts"
import { type Invitation, MAX_INVITATIONS } from "../../../services/people/Invitations.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, Select } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Badge, Card, Moment } from "../../parts/Text.tsx"
import { optionsOf, roleOptions } from "./Table.tsx"
import { say } from "../../../words/Say.ts"

/** The form that asks somebody to join. */
export const Invite = ({ visit }: { readonly visit: CompanyVisit }) => {
  const action = "invite"
  const given = roles.filter((role) => whyNotInvite(visit.membership.role, role) === null)
  return (
    <Dialog visit={visit} action={action} label={say("Invite")} primary>
      <ActionForm visit={visit} action={action}>
        <Field
          visit={visit}
          action={action}
          name="email"
          label={say("E-mail")}
          type="email"
          autocomplete="off"
          help={say("A link is mailed there. It works once, for 24 hours.")}
          required
        />
        <Select
          visit={visit}
          action={action}
          name="role"
          label={say("Role")}
          value="member"
          options={optionsOf(given)}
          required
        />
        <Submit>{say("Send invitation")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

interface Row {
  readonly invitation: Invitation
  readonly visit: CompanyVisit
}

const Actions = ({ invitation: { email, id, role }, visit }: Row) =>
  whyNotInvite(visit.membership.role, role) === null ? (
    <div class="actions">
      <ActionForm visit={visit} action="send-invitation-again">
        <input type="hidden" name="invitation_id" value={id} />
        <Submit kind="secondary">{say("Send again")}</Submit>
      </ActionForm>
      <Dialog
        visit={visit}
        action="withdraw-invitation"
        of={id}
        label={say("Withdraw")}
        title={say("Withdraw an invitation")}
        danger
        wayOut="keep"
      >
        <ActionForm visit={visit} action="withdraw-invitation">
          <input type="hidden" name="invitation_id" value={id} />
          <p>
            {say("Withdraw the invitation of {email}? The link that was mailed leads nowhere any more.", {
              email
            })}
          </p>
          <Submit kind="danger">{say("Withdraw")}</Submit>
        </ActionForm>
      </Dialog>
    </div>
  ) : null

const columns = (visit: CompanyVisit) => [
  { label: say("E-mail"), cell: ({ email }: Invitation) => <span class="break">{email}</span> },
  {
    label: say("Role"),
    cell: ({ role }: Invitation) => <Badge kind="quiet">{say(roleOptions[role].label)}</Badge>
  },
  {
    label: say("Invited by"),
    cell: ({ inviterName }: Invitation) => <span class="break">{inviterName}</span>
  },
  {
    label: say("Sent"),
    cell: ({ expiresAt, sentAt }: Invitation) => (
      <>
        <Moment at={sentAt} reader={visit.reader} />{" "}
        {expiresAt <= visit.session.now ? <Badge kind="warn">{say("Expired")}</Badge> : null}
      </>
    )
  },
  {
    label: say("Change"),
    cell: (invitation: Invitation) => <Actions invitation={invitation} visit={visit} />
  }
]

/** Those who have not answered yet. */
export const InvitationsCard = ({
  invitations,
  visit
}: {
  readonly invitations: ReadonlyArray<Invitation>
  readonly visit: CompanyVisit
}) => (
  <Card title={say("Invitations")}>
    {invitations.length === 0 ? (
      <p class="quiet">{say("There are no open invitations.")}</p>
    ) : (
      <>
        <Table caption={say("Invitations")} columns={columns(visit)} rows={invitations} />
        <p class="quiet">
          {say("{count} of at most {maxInvitations}.", {
            count: invitations.length,
            maxInvitations: MAX_INVITATIONS
          })}
        </p>
      </>
    )}
  </Card>
)
