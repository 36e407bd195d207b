/** Who belongs to a company: roles, invitations, removal, and help for whoever has lost the second factor. */
import { Effect, Schema } from "effect"
import { Email } from "../../domain/Contact.ts"
import { Id } from "../../domain/Ids.ts"
import { Role } from "../../domain/Member.ts"
import { type Invitation, Invitations } from "../../services/people/Invitations.ts"
import { Members, type Person } from "../../services/people/Members.ts"
import { TwoFactorResets } from "../../services/people/TwoFactorResets.ts"
import * as Form from "../Form.ts"
import { type FormAction, companyPage, type CompanyVisit } from "../Page.ts"
import { Problems } from "../parts/Form.tsx"
import { Invite, InvitationsCard } from "./people/Invitations.tsx"
import { PeopleTable } from "./people/Table.tsx"
import { phrase } from "../../words/Say.ts"

interface Data {
  readonly people: ReadonlyArray<Person>
  readonly invitations: ReadonlyArray<Invitation>
}

const MemberChoice = Schema.Struct({ user_id: Id })
const RoleChange = Schema.Struct({ user_id: Id, role: Role })
const NewInvitation = Schema.Struct({ email: Email, role: Role })
const InvitationChoice = Schema.Struct({ invitation_id: Id })

const companyOf = ({ membership }: CompanyVisit): number => membership.company.id

/** What was refused of a row, told above the table: its person may be gone, or may not be changed any more. */
const ofRow = ({ submitted }: CompanyVisit) => (submitted?.action === "invite" ? null : submitted)

const memberOf = (form: Form.Form, visit: CompanyVisit) =>
  Effect.map(Form.decode(MemberChoice, form, { numbers: ["user_id"] }), ({ user_id: userId }) => ({
    companyId: companyOf(visit),
    userId
  }))

const invitationOf = (form: Form.Form) =>
  Effect.map(
    Form.decode(InvitationChoice, form, { numbers: ["invitation_id"] }),
    ({ invitation_id: id }) => id
  )

const actions: Readonly<Record<string, FormAction<CompanyVisit, Invitations | Members | TwoFactorResets>>> = {
  invite: {
    deed: "invitation.send",
    twice: "once",
    said: phrase("The invitation is on its way."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const invitations = yield* Invitations
        const { email, role } = yield* Form.decode(NewInvitation, form)
        yield* invitations.send(companyOf(visit), email, role)
        return {}
      })
  },
  "send-invitation-again": {
    deed: "invitation.send_again",
    twice: "once",
    said: phrase("The invitation is on its way again. We send at most three mails an hour to one address."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const invitations = yield* Invitations
        yield* invitations.sendAgain(companyOf(visit), yield* invitationOf(form))
        return {}
      })
  },
  "withdraw-invitation": {
    deed: "invitation.withdraw",
    twice: "once",
    said: phrase("The invitation is withdrawn."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const invitations = yield* Invitations
        yield* invitations.withdraw(companyOf(visit), yield* invitationOf(form))
        return {}
      })
  },
  "change-role": {
    deed: "member.role",
    twice: "once",
    said: phrase("The role is changed."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const members = yield* Members
        const { role, user_id: userId } = yield* Form.decode(RoleChange, form, { numbers: ["user_id"] })
        yield* members.setRole({ companyId: companyOf(visit), userId }, role)
        return userId === visit.session.user.id && role === "member" ? { to: visit.base } : {}
      })
  },
  "remove-member": {
    deed: "member.remove",
    twice: "once",
    said: phrase("This person does not belong to the company any more."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const members = yield* Members
        const member = yield* memberOf(form, visit)
        yield* members.remove(member)
        return member.userId === visit.session.user.id ? { to: "/app/companies" } : {}
      })
  },
  "reset-two-factor": {
    roles: ["owner"],
    deed: "two_factor.reset",
    twice: "once",
    said: phrase("Two-factor authentication is reset. The person is told by mail."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const resets = yield* TwoFactorResets
        yield* resets.reset(yield* memberOf(form, visit))
        return {}
      })
  }
}

/** `/app/{company}/people`. */
export const people = companyPage({
  path: "/people",
  roles: ["owner", "admin"],
  navigation: { label: phrase("People"), group: "company" },
  title: phrase("People"),
  load: (visit) =>
    Effect.gen(function* () {
      const members = yield* Members
      const invitations = yield* Invitations
      const companyId = companyOf(visit)
      return {
        people: yield* members.people(companyId),
        invitations: yield* invitations.list(companyId)
      } satisfies Data
    }),
  view: ({ invitations, people: listed }, visit) => (
    <>
      <Problems submitted={ofRow(visit)} />
      <div class="actions page">
        <Invite visit={visit} />
      </div>
      <PeopleTable people={listed} visit={{ ...visit, submitted: null }} />
      <InvitationsCard invitations={invitations} visit={{ ...visit, submitted: null }} />
    </>
  ),
  actions
})
