/** The companies that a person belongs to: choosing one, leaving one, and making one where that is open to all. */
import { Effect, Schema } from "effect"
import { deletedAt } from "../../domain/CompanyClosing.ts"
import { NameInOneLine } from "../../domain/CompanyFacts.ts"
import { CountryCode, TimeZone } from "../../domain/Contact.ts"
import { Id } from "../../domain/Ids.ts"
import { WriteRequest } from "../../domain/WriteRequest.ts"
import { CompanyClosing } from "../../services/company/CompanyClosing.ts"
import { CompanySetup } from "../../services/company/CompanySetup.ts"
import { Members } from "../../services/people/Members.ts"
import { type CompanyOfUser, Sessions } from "../../services/people/Sessions.ts"
import * as Form from "../Form.ts"
import { type FormAction, personPage, type SignedInVisit } from "../Page.ts"
import { countryOptions, optionsWith, zoneOptions } from "../parts/Choices.ts"
import { Dialog, Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field, Problems, Select, submittedTo } from "../parts/Form.tsx"
import { Table } from "../parts/Table.tsx"
import { Badge, Card, Empty, Moment } from "../parts/Text.tsx"
import { AppSettings } from "../Settings.ts"
import { phrase, say } from "../../words/Say.ts"

interface Data {
  readonly companies: ReadonlyArray<CompanyOfUser>
  /** Whether anybody may make a company. */
  readonly isOpen: boolean
}

const roleNames = { owner: phrase("Owner"), admin: phrase("Admin"), member: phrase("Member") } as const

const Leave = ({
  company: { id, name },
  visit
}: {
  readonly company: CompanyOfUser
  readonly visit: SignedInVisit
}) => (
  <Dialog
    visit={visit}
    action="leave-company"
    of={id}
    label={say("Leave")}
    title={say("Leave {name}", { name })}
    danger
  >
    <ActionForm visit={visit} action="leave-company">
      <input type="hidden" name="company_id" value={id} />
      <p>
        {say(
          "Leave {name}? You no longer see anything of it, and your API keys for it stop working at once. Only an owner or admin of it can invite you again.",
          { name }
        )}
      </p>
      <Submit kind="danger">{say("Leave {name}", { name })}</Submit>
    </ActionForm>
  </Dialog>
)

const REOPEN = "reopen-company"

/** Of a company that its people have closed: until when it can be opened again, and by whom. */
const Closed = ({
  closedAt,
  company: { id, name, role },
  visit
}: {
  readonly closedAt: number
  readonly company: CompanyOfUser
  readonly visit: SignedInVisit
}) => (
  <>
    <p>
      {say("Closed. It is deleted on {moment}.", {
        moment: <Moment at={deletedAt(closedAt)} reader={visit.reader} />
      })}
    </p>
    {role === "owner" ? (
      <Dialog
        visit={visit}
        action={REOPEN}
        of={id}
        label={say("Open again")}
        title={say("Open {name} again", { name })}
      >
        <ActionForm visit={visit} action={REOPEN}>
          <input type="hidden" name="company_id" value={id} />
          <p>{say("Its people get in, its keys work, and its reminders go on as the policy says.")}</p>
          <Submit>{say("Open again")}</Submit>
        </ActionForm>
      </Dialog>
    ) : (
      <p>{say("Until then, one of its owners can open it again.")}</p>
    )}
  </>
)

const columns = (visit: SignedInVisit) => [
  {
    label: say("Company"),
    cell: (company: CompanyOfUser) =>
      company.closedAt === null ? (
        <a href={`/app/${company.id}`}>{company.name}</a>
      ) : (
        <div>
          {company.name}
          <Closed closedAt={company.closedAt} company={company} visit={{ ...visit, submitted: null }} />
        </div>
      )
  },
  {
    label: say("You are"),
    cell: ({ role }: CompanyOfUser) => <Badge kind="quiet">{say(roleNames[role])}</Badge>
  },
  {
    label: say("Leave"),
    cell: (company: CompanyOfUser) => <Leave company={company} visit={{ ...visit, submitted: null }} />
  }
]

const Create = ({ visit }: { readonly visit: SignedInVisit }) => {
  const action = "create-company"
  return (
    <Card title={say("A new company")}>
      <ActionForm visit={visit} action={action}>
        <Field
          visit={visit}
          action={action}
          name="name"
          label={say("Name")}
          autocomplete="organization"
          maxlength={200}
          help={say("Messages to your customers are signed with it.")}
          required
        />
        <Select
          visit={visit}
          action={action}
          name="country"
          label={say("Country")}
          options={optionsWith(countryOptions(visit.reader.locale), null, say("Choose a country"))}
          help={say("Reminders keep its public holidays.")}
          required
        />
        <Select
          visit={visit}
          action={action}
          name="timezone"
          label={say("Time zone")}
          value={visit.session.user.timezone ?? "UTC"}
          ownZone={visit.session.user.timezone === null}
          options={zoneOptions}
          help={say("Days begin and end there.")}
          required
        />
        <Submit>{say("Create company")}</Submit>
      </ActionForm>
    </Card>
  )
}

const view = ({ companies, isOpen }: Data, visit: SignedInVisit) => (
  <>
    <Problems submitted={submittedTo(visit, "leave-company") ?? submittedTo(visit, REOPEN)} />
    {companies.length === 0 ? (
      <Empty>
        <h2>{say("You belong to no company yet")}</h2>
        {isOpen ? (
          <p>{say("Make one below, or ask an owner or admin of one to invite you.")}</p>
        ) : (
          <p>
            {say("Ask an owner or admin of a company to invite {email}.", {
              email: <b class="break">{visit.session.user.email}</b>
            })}
          </p>
        )}
      </Empty>
    ) : (
      <Table caption={say("Your companies")} columns={columns(visit)} rows={companies} />
    )}
    {isOpen ? <Create visit={visit} /> : null}
    {isOpen || companies.length === 0 ? null : (
      <p class="quiet">
        {say(
          "To join another company, ask one of its owners or admins to invite you. The operator of this Duebook creates new companies."
        )}
      </p>
    )}
  </>
)

const NewCompany = Schema.Struct({ name: NameInOneLine, country: CountryCode, timezone: TimeZone })
const CompanyChoice = Schema.Struct({ company_id: Id })

type Services = CompanyClosing | CompanySetup | Members | WriteRequest

const actions: Readonly<Record<string, FormAction<SignedInVisit, Services>>> = {
  "create-company": {
    deed: "company.create",
    twice: "repeatable",
    said: phrase(
      "Your company was created. You have a trial of one month, and nothing is sent until you go live."
    ),
    run: (form, { session }) =>
      Effect.gen(function* () {
        const setup = yield* CompanySetup
        const write = yield* WriteRequest
        const companyId = yield* setup.create(session.user.id, yield* Form.decode(NewCompany, form), write)
        return { to: companyId === null ? "/app/companies" : `/app/${companyId}` }
      })
  },
  [REOPEN]: {
    deed: "company.reopen",
    twice: "repeatable",
    said: phrase("The company is open again."),
    run: (form) =>
      Effect.gen(function* () {
        const closing = yield* CompanyClosing
        const { company_id: companyId } = yield* Form.decode(CompanyChoice, form, {
          numbers: ["company_id"]
        })
        yield* closing.reopen(companyId)
        return {}
      })
  },
  "leave-company": {
    deed: "member.remove",
    twice: "repeatable",
    said: phrase("You have left the company."),
    run: (form, { session }) =>
      Effect.gen(function* () {
        const members = yield* Members
        const { company_id: companyId } = yield* Form.decode(CompanyChoice, form, {
          numbers: ["company_id"]
        })
        yield* members.remove({ companyId, userId: session.user.id })
        return {}
      })
  }
}

/** `/app/companies`. */
export const companiesPage = personPage({
  path: "/app/companies",
  title: phrase("Your companies"),
  load: ({ session }) =>
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const { signUp } = yield* AppSettings
      return {
        companies: yield* sessions.companies(session.user.id),
        isOpen: signUp === "open"
      } satisfies Data
    }),
  view,
  actions
})
