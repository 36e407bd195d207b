/** Whether a company's reminders leave: what every page says about it, and the buttons that change it. */
import { Effect } from "effect"
import type { RemindersMode } from "../../domain/Company.ts"
import { Companies } from "../../services/company/Companies.ts"
import type { CompanyVisit, FormAction } from "../Page.ts"
import { Submit } from "./Dialog.tsx"
import { ActionForm } from "./Form.tsx"
import { Card } from "./Text.tsx"

/** Where the buttons are, on the page of the policy. */
const SECTION = "reminders"

/** What every page says while reminders do not leave by themselves; null while they do. */
const sentences: Readonly<Record<RemindersMode, string | null>> = {
  hold: "Reminders are on hold: nothing is sent.",
  approve: "Reminders wait for approval: nothing is sent without it.",
  on: null
}

/** What the section itself says. */
const explanations: Readonly<Record<RemindersMode, string>> = {
  hold: "They are planned and can be read, and nothing is sent. Once they are sent automatically, customers hear of what they owe, also of what became overdue in the meantime.",
  approve: "Each of them waits until somebody approves it.",
  on: "They are sent automatically, as the policy says."
}

const changes = {
  "start-reminders": { mode: "on", label: "Automatic", kind: "primary" },
  "hold-reminders": { mode: "hold", label: "Hold", kind: "secondary" }
} as const

const change = (mode: RemindersMode, said: string): FormAction<CompanyVisit, Companies> => ({
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

/** The actions of the section. */
export const remindingActions: Readonly<Record<keyof typeof changes, FormAction<CompanyVisit, Companies>>> = {
  "start-reminders": change("on", "Reminders are sent automatically from now on."),
  "hold-reminders": change("hold", "From now on nothing is sent.")
}

/** Whether reminders leave, with the buttons that change it. */
export const Reminding = ({ visit }: { readonly visit: CompanyVisit }) => {
  const mode = visit.membership.settings.remindersMode
  const offered = (Object.keys(changes) as ReadonlyArray<keyof typeof changes>).filter(
    (action) => changes[action].mode !== mode
  )
  return (
    <Card title="Reminders" id={SECTION}>
      <p>{explanations[mode]}</p>
      <div class="actions">
        {offered.map((action) => (
          <ActionForm visit={visit} action={action}>
            <Submit kind={changes[action].kind}>{changes[action].label}</Submit>
          </ActionForm>
        ))}
      </div>
    </Card>
  )
}

/** Why customers are not reminded, if they are not, on every page. Whoever may change that is led to where. */
export const NotReminding = ({ visit: { base, membership } }: { readonly visit: CompanyVisit }) => {
  const { role, settings, withoutSteps } = membership
  const mayChange = role !== "member"
  const sentence = sentences[settings.remindersMode]
  return (
    <>
      {sentence === null ? null : (
        <p class="notice warn">
          {sentence} {mayChange ? <a href={`${base}/policy#${SECTION}`}>Go live</a> : null}
        </p>
      )}
      {withoutSteps && mayChange ? (
        <p class="notice warn">
          The reminder policy has no steps: no customer is reminded. <a href={`${base}/policy`}>Add steps</a>
        </p>
      ) : null}
    </>
  )
}
