/** What a company's own texts may use: variables, conditions and filters. */
import { textFilters, textTags, type textVariables } from "../../../domain/MessageTexts.ts"
import { Card, Facts } from "../../parts/Text.tsx"
import { phrase, say, type Unsaid } from "../../../words/Say.ts"

const CONDITION = "{% if days_overdue > 3 %}…{% else %}…{% endif %}"
const FILTER = '{{ reference | default: "-" }}'

/** What each variable stands for, as the domain has it for the documentation. */
const meanings: Readonly<Record<keyof typeof textVariables, Unsaid>> = {
  creditor: phrase("the company's name"),
  debtor: phrase("the customer's name"),
  count: phrase("how many debts the message is about: what is overdue, or what is due soon if nothing is"),
  reference: phrase("of the only debt; nothing if there are several or it has none"),
  description: phrase("of the only debt; nothing if there are several or it has none"),
  due_date: phrase("of the only debt, or the earliest of several, written out"),
  days_overdue: phrase("a number, the most of several; 0 if nothing is overdue"),
  deadline: phrase(
    "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead"
  ),
  balance: phrase(
    "what is still to be paid, the sum of several, with its currency; several currencies with commas"
  ),
  total: phrase("the same before any payment"),
  part_paid: phrase("whether something was paid already, for conditions")
}

/** The list, beside the form. */
export const Variables = () => (
  <Card title={say("What texts may use")}>
    <Facts
      facts={(Object.keys(meanings) as ReadonlyArray<keyof typeof meanings>).map(
        (name) => [`{{ ${name} }}`, say(meanings[name])] as const
      )}
    />
    <p>
      {say("Conditions: {example}, with {tags}.", {
        example: <code>{CONDITION}</code>,
        tags: textTags.join(", ")
      })}{" "}
      {say("Filters: {example}, with {filters}.", {
        example: <code>{FILTER}</code>,
        filters: textFilters.join(", ")
      })}
    </p>
  </Card>
)
