/** The members of a company, each with what the reader may do about that person. */
import { type Role, roles, whyNotRemove, whyNotResetTwoFactor, whyNotRole } from "../../../domain/Member.ts"
import type { Person } from "../../../services/people/Members.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, type SelectOption } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Badge, Moment } from "../../parts/Text.tsx"
import { rowsInOrder, NEWEST_FIRST, orderOf } from "../../Query.ts"

/** What the roles are called, and what they may do. */
export const roleOptions: Readonly<Record<Role, { readonly label: string; readonly may: string }>> = {
  owner: { label: "Owner", may: "everything, owners included" },
  admin: { label: "Admin", may: "keys, people, policy and the company's facts" },
  member: { label: "Member", may: "the book: what is owed, payments, pauses" }
}

/** The given roles as options of a list. */
export const optionsOf = (given: ReadonlyArray<Role>): ReadonlyArray<SelectOption> =>
  given.map((role) => [role, `${roleOptions[role].label}: ${roleOptions[role].may}`])

interface Row {
  readonly person: Person
  readonly visit: CompanyVisit
}

const Member = ({ person: { userId } }: Pick<Row, "person">) => (
  <input type="hidden" name="user_id" value={userId} />
)

/** Who is meant, in a sentence. */
const nameOf = ({ person: { name, userId }, visit }: Row): string =>
  userId === visit.session.user.id ? `${name} (you)` : name

const ChangeRole = ({ choices, ...row }: Row & { readonly choices: ReadonlyArray<Role> }) => {
  const { person, visit } = row
  const id = `change-role-${person.userId}`
  return (
    <Dialog visit={visit} action="change-role" of={person.userId} label="Change role">
      <ActionForm visit={visit} action="change-role">
        <Member person={person} />
        <p>
          {nameOf(row)} is {roleOptions[person.role].label.toLowerCase()}. Whoever becomes a member loses the
          API keys of this company at once.
        </p>
        <div class="field">
          {/* Each person has such a field: read out alone, it says whose it is. */}
          <label for={id}>
            Becomes<span class="hidden">, {person.name}</span>
          </label>
          <select id={id} name="role" required>
            {optionsOf(choices).map(([value, text]) => (
              <option value={value} selected={value === person.role}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <Submit>Change role</Submit>
      </ActionForm>
    </Dialog>
  )
}

const Remove = (row: Row) => (
  <Dialog
    visit={row.visit}
    action="remove-member"
    of={row.person.userId}
    label="Remove"
    title={`Remove ${row.person.name}`}
    danger
  >
    <ActionForm visit={row.visit} action="remove-member">
      <Member person={row.person} />
      <p>
        Remove {nameOf(row)} from {row.visit.membership.company.name}? This person's access and API keys stop
        at once, and the invitations that this person has sent are withdrawn.
      </p>
      <Submit kind="danger">Remove {row.person.name}</Submit>
    </ActionForm>
  </Dialog>
)

const ResetTwoFactor = (row: Row) => (
  <Dialog visit={row.visit} action="reset-two-factor" of={row.person.userId} label="Reset two-factor" danger>
    <ActionForm visit={row.visit} action="reset-two-factor">
      <Member person={row.person} />
      <p>
        Reset two-factor authentication of {nameOf(row)}? Do this only if you have talked to this person, who
        has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up
        again.
      </p>
      <Submit kind="danger">Reset two-factor</Submit>
    </ActionForm>
  </Dialog>
)

const Actions = ({ owners, person, visit }: Row & { readonly owners: number }) => {
  const acting = { userId: visit.session.user.id, role: visit.membership.role }
  const choices = roles.filter((role) => whyNotRole(acting, person, role, owners) === null)
  const possible = {
    change: choices.some((role) => role !== person.role),
    remove: whyNotRemove(acting, person, owners) === null,
    reset: person.twoFactorConfirmed && whyNotResetTwoFactor(acting, person) === null
  }
  // A cell with nothing in it is no line of a card.
  return possible.change || possible.remove || possible.reset ? (
    <div class="actions">
      {possible.change ? <ChangeRole choices={choices} person={person} visit={visit} /> : null}
      {possible.remove ? <Remove person={person} visit={visit} /> : null}
      {possible.reset ? <ResetTwoFactor person={person} visit={visit} /> : null}
    </div>
  ) : null
}

const columns = (visit: CompanyVisit, owners: number) => [
  {
    label: "Name",
    sort: { by: "name" },
    cell: (person: Person) => (
      <>
        <span class="break">
          {nameOf({ person, visit })}
          <small class="quiet under">{person.email}</small>
        </span>
      </>
    )
  },
  {
    label: "Role",
    sort: { by: "role" },
    cell: ({ role }: Person) => <Badge kind="quiet">{roleOptions[role].label}</Badge>
  },
  {
    label: "Two-factor",
    sort: { by: "two_factor" },
    cell: ({ twoFactorConfirmed }: Person) =>
      twoFactorConfirmed ? <Badge kind="good">Yes</Badge> : <Badge kind="warn">No</Badge>
  },
  {
    label: "Last seen",
    sort: { by: "seen", largestFirst: true as const },
    cell: ({ lastSeenAt }: Person) =>
      lastSeenAt === null ? (
        <span class="quiet">Never</span>
      ) : (
        <Moment at={lastSeenAt} reader={visit.reader} />
      )
  },
  {
    label: "Change",
    cell: (person: Person) => <Actions owners={owners} person={person} visit={visit} />
  }
]

/** What each heading sorts by. */
const sortedBy = {
  name: ({ name }: Person) => name,
  role: ({ role }: Person) => roles.indexOf(role),
  two_factor: ({ twoFactorConfirmed }: Person) => (twoFactorConfirmed ? 1 : 0),
  seen: ({ lastSeenAt }: Person) => -(lastSeenAt ?? 0)
} as const

const orderIn = (query: URLSearchParams) => orderOf(query, ["name", "role", "two_factor", "seen"])

/** The members. */
export const PeopleTable = ({
  people,
  visit
}: {
  readonly people: ReadonlyArray<Person>
  readonly visit: CompanyVisit
}) => (
  <Table
    caption="Members"
    columns={columns(visit, people.filter(({ role }) => role === "owner").length)}
    rows={rowsInOrder(people, orderIn(visit.query), sortedBy)}
    sorted={{ visit, order: orderIn(visit.query) ?? NEWEST_FIRST }}
  />
)
