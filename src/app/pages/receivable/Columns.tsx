/** Columns that every list of receivables has. */
import { balance } from "../../../domain/Receivable.ts"
import type { NamedReceivable } from "../../../services/receivables/ReceivableSearch.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Day, Money } from "../../parts/Text.tsx"
import { LateBadge, receivableName, StatusBadge } from "./Words.tsx"
import { say } from "../../../words/Say.ts"

/** What a receivable is called, with a link to its page. */
export const referenceColumn = ({ base }: CompanyVisit) => ({
  label: say("Reference"),
  place: "title" as const,
  sort: { by: "reference" },
  cell: (receivable: NamedReceivable) => (
    <a
      class="one-line"
      href={`${base}/receivables/${receivable.id}`}
      data-opens
      title={receivableName(receivable)}
    >
      {receivableName(receivable)}
    </a>
  )
})

/** When it is due, how it stands, and what is outstanding. */
export const stateColumns = ({ reader }: CompanyVisit) => [
  {
    label: say("Due"),
    place: "line" as const,
    sort: { by: "due" },
    cell: (receivable: NamedReceivable) => (
      <>
        <Day date={receivable.dueDate} reader={reader} /> <LateBadge daysLate={receivable.daysLate} />
      </>
    )
  },
  {
    label: say("Status"),
    place: "state" as const,
    sort: { by: "status" },
    cell: (receivable: NamedReceivable) => <StatusBadge receivable={receivable} />
  },
  {
    label: say("Outstanding"),
    number: true,
    sort: { by: "outstanding", largestFirst: true as const },
    place: "figure" as const,
    cell: (receivable: NamedReceivable) => (
      <Money
        minor={receivable.status === "cancelled" ? 0 : balance(receivable)}
        currency={receivable.currency}
        reader={reader}
      />
    )
  }
]
