/** The members of a company, each with what the reader may do about that person. */
import { type Role, roles, whyNotRemove, whyNotResetTwoFactor, whyNotRole } from "../../../domain/Member.ts"
import type { Person } from "../../../services/people/Members.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, type SelectOption } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Badge, Moment } from "../../parts/Text.tsx"
import { rowsInOrder, NEWEST_FIRST, orderOf } from "../../Query.ts"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"

/** What the roles are called, and what they may do. */
export const roleOptions: Readonly<Record<Role, { readonly label: Unsaid; readonly may: Unsaid }>> = {
  owner: { label: phrase("Owner"), may: phrase("everything, owners included") },
  admin: { label: phrase("Admin"), may: phrase("keys, people, policy and the company's facts") },
  member: { label: phrase("Member"), may: phrase("the book: what is owed, payments, pauses") }
}

/** The given roles as options of a list. */
export const optionsOf = (given: ReadonlyArray<Role>): ReadonlyArray<SelectOption> =>
  given.map((role) => [role, `${say(roleOptions[role].label)}: ${say(roleOptions[role].may)}`])

interface Row {
  readonly person: Person
  readonly visit: CompanyVisit
}

const Member = ({ person: { userId } }: Pick<Row, "person">) => (
  <input type="hidden" name="user_id" value={userId} />
)

/** Who is meant, in a sentence. */
const nameOf = ({ person: { name, userId }, visit }: Row): string =>
  userId === visit.session.user.id ? say("{name} (you)", { name }) : name

const ChangeRole = ({ choices, ...row }: Row & { readonly choices: ReadonlyArray<Role> }) => {
  const { person, visit } = row
  const id = `change-role-${person.userId}`
  return (
    <Dialog visit={visit} action="change-role" of={person.userId} label={say("Change role")}>
      <ActionForm visit={visit} action="change-role">
        <Member person={person} />
        <p>
          {say("{name} is {role}. Whoever becomes a member loses the API keys of this company at once.", {
            name: nameOf(row),
            role: say(roleOptions[person.role].label).toLowerCase()
          })}
        </p>
        <div class="field">
          {/* Each person has such a field: read out alone, it says whose it is. */}
          <label for={id}>
            {say("Becomes")}
            <span class="hidden">, {person.name}</span>
          </label>
          <select id={id} name="role" required>
            {optionsOf(choices).map(([value, text]) => (
              <option value={value} selected={value === person.role}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <Submit>{say("Change role")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

const Remove = (row: Row) => (
  <Dialog
    visit={row.visit}
    action="remove-member"
    of={row.person.userId}
    label={say("Remove")}
    title={say("Remove {name}", { name: row.person.name })}
    danger
  >
    <ActionForm visit={row.visit} action="remove-member">
      <Member person={row.person} />
      <p>
        {say(
          "Remove {name} from {name2}? This person's access and API keys stop at once, and the invitations that this person has sent are withdrawn.",
          { name: nameOf(row), name2: row.visit.membership.company.name }
        )}
      </p>
      <Submit kind="danger">{say("Remove {name}", { name: row.person.name })}</Submit>
    </ActionForm>
  </Dialog>
)

const ResetTwoFactor = (row: Row) => (
  <Dialog
    visit={row.visit}
    action="reset-two-factor"
    of={row.person.userId}
    label={say("Reset two-factor")}
    danger
  >
    <ActionForm visit={row.visit} action="reset-two-factor">
      <Member person={row.person} />
      <p>
        {say(
          "Reset two-factor authentication of {name}? Do this only if you have talked to this person, who has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up again.",
          { name: nameOf(row) }
        )}
      </p>
      <Submit kind="danger">{say("Reset two-factor")}</Submit>
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
    label: say("Name"),
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
    label: say("Role"),
    sort: { by: "role" },
    cell: ({ role }: Person) => <Badge kind="quiet">{say(roleOptions[role].label)}</Badge>
  },
  {
    label: say("Two-factor"),
    sort: { by: "two_factor" },
    cell: ({ twoFactorConfirmed }: Person) =>
      twoFactorConfirmed ? <Badge kind="good">{say("Yes")}</Badge> : <Badge kind="warn">{say("No")}</Badge>
  },
  {
    label: say("Last seen"),
    sort: { by: "seen", largestFirst: true as const },
    cell: ({ lastSeenAt }: Person) =>
      lastSeenAt === null ? (
        <span class="quiet">{say("Never")}</span>
      ) : (
        <Moment at={lastSeenAt} reader={visit.reader} />
      )
  },
  {
    label: say("Change"),
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
    caption={say("Members")}
    columns={columns(visit, people.filter(({ role }) => role === "owner").length)}
    rows={rowsInOrder(people, orderIn(visit.query), sortedBy)}
    sorted={{ visit, order: orderIn(visit.query) ?? NEWEST_FIRST }}
  />
)
