/** Before a company's first message leaves: what would leave in the next week, what is missing, and the buttons. */
import { Effect } from "effect"
import type { RemindersMode } from "../../domain/Company.ts"
import { GoLive } from "../../reminders/outbox/GoLive.ts"
import { Companies } from "../../services/company/Companies.ts"
import { companyPage, type CompanyVisit, type FormAction } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm } from "../parts/Form.tsx"
import { Card } from "../parts/Text.tsx"
import { Leaving, Missing, NotReached } from "./goLive/Sections.tsx"
import { type Unsaid, phrase, say } from "../../words/Say.ts"

/** What is in force, in a sentence. */
const explanations: Readonly<Record<RemindersMode, Unsaid>> = {
  hold: phrase(
    "Reminders are on hold: they are planned and can be read, and nothing is sent. Once they are sent, customers hear of what they owe, also of what became overdue in the meantime."
  ),
  approve: phrase("Each message waits in the outbox until somebody approves it."),
  on: phrase("Messages leave by themselves, as the policy says. The outbox shows each before it leaves.")
}

const changes = {
  "start-reminders": { mode: "on", label: phrase("Automatic"), kind: "primary" },
  "approve-reminders": { mode: "approve", label: phrase("Ask me first"), kind: "secondary" },
  "hold-reminders": { mode: "hold", label: phrase("Hold"), kind: "secondary" }
} as const

const change = (mode: RemindersMode, said: Unsaid): FormAction<CompanyVisit, Companies> => ({
  roles: ["owner", "admin"],
  deed: "company.reminders",
  twice: "once",
  said,
  run: (_form, { membership }) =>
    Effect.gen(function* () {
      const companies = yield* Companies
      yield* companies.setReminders(membership.company.id, mode)
      return {}
    })
})

const actions: Readonly<Record<keyof typeof changes, FormAction<CompanyVisit, Companies>>> = {
  "start-reminders": change("on", phrase("Reminders are sent automatically from now on.")),
  "approve-reminders": change(
    "approve",
    phrase("From now on each message waits in the outbox for approval.")
  ),
  "hold-reminders": change("hold", phrase("From now on nothing is sent."))
}

const Mode = ({ visit }: { readonly visit: CompanyVisit }) => {
  const { role, settings } = visit.membership
  const mode = settings.remindersMode
  const offered = (Object.keys(changes) as ReadonlyArray<keyof typeof changes>).filter(
    (action) => changes[action].mode !== mode
  )
  return (
    <Card title={say("How messages leave")} id="reminders">
      <p>{say(explanations[mode])}</p>
      {role === "member" ? (
        <p class="quiet">{say("Owners and admins decide about it.")}</p>
      ) : (
        <div class="actions">
          {offered.map((action) => (
            <ActionForm visit={visit} action={action}>
              <Submit kind={changes[action].kind}>{say(changes[action].label)}</Submit>
            </ActionForm>
          ))}
        </div>
      )}
    </Card>
  )
}

/** `/app/{company}/go-live`. */
export const goLive = companyPage({
  path: "/go-live",
  title: phrase("Go live"),
  load: () => Effect.flatMap(GoLive, ({ preview }) => preview),
  view: (live, visit) => (
    <>
      <div class="grid-2">
        <Mode visit={visit} />
        <Missing live={live} visit={visit} />
      </div>
      <Leaving live={live} visit={visit} />
      <NotReached live={live} visit={visit} />
      {visit.membership.role === "member" ? null : (
        <p>
          <a href={`${visit.base}/outbox`}>{say("Read the messages in the outbox")}</a>
        </p>
      )}
    </>
  ),
  actions
})
