/** What a new company has left to do until its first message leaves. */
import type { FirstStepsDone } from "../../../domain/FirstStep.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm } from "../../parts/Form.tsx"
import { Badge, Card } from "../../parts/Text.tsx"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"

/** The form that says that the texts were read. */
export const TEXTS_READ = "texts-read"

const firstStepWords: Readonly<
  Record<keyof FirstStepsDone, { readonly text: Unsaid; readonly to: string; readonly label: Unsaid }>
> = {
  facts: {
    text: phrase("Who you are, how you are paid and how you are reached stands in every message."),
    to: "/company",
    label: phrase("Company facts")
  },
  debts: {
    text: phrase("Enter what customers owe you, or import it."),
    to: "/receivables/import",
    label: phrase("First debts")
  },
  texts: { text: phrase("Read what your customers will read."), to: "/texts", label: phrase("Texts read") },
  test: {
    text: phrase("Open a message in the outbox and have a test sent to yourself."),
    to: "/outbox",
    label: phrase("Test mail received")
  },
  live: { text: phrase("See who would get what, and let it leave."), to: "/go-live", label: phrase("Live") }
}

/** What is left to do until reminders leave. */
export const StepsLeft = ({
  steps,
  visit
}: {
  readonly steps: FirstStepsDone
  readonly visit: CompanyVisit
}) => (
  <Card title={say("Until your first message leaves")} class="first-steps">
    <ol class="steps">
      {(Object.keys(firstStepWords) as ReadonlyArray<keyof FirstStepsDone>).map((step) => {
        const { label, text, to } = firstStepWords[step]
        return (
          <li>
            <Badge kind={steps[step] ? "good" : "quiet"}>{steps[step] ? say("Done") : say("To do")}</Badge>{" "}
            <a href={`${visit.base}${to}`}>{say(label)}</a>. <span class="quiet">{say(text)}</span>
            {step === "texts" && !steps.texts ? (
              <ActionForm visit={visit} action={TEXTS_READ}>
                <Submit kind="secondary">{say("I have read them")}</Submit>
              </ActionForm>
            ) : null}
          </li>
        )
      })}
    </ol>
  </Card>
)
