/** Parts that several pages of receivables show: what it is called, where it stands, how late it is, amounts as numbers. */
import { daysBetween } from "../../../domain/CalendarDate.ts"
import { isActiveCurrency } from "../../../domain/Currency.ts"
import { formatMinor } from "../../../domain/Money.ts"
import type { Receivable, ReceivableStatus } from "../../../domain/Receivable.ts"
import type { Reader } from "../../Reader.ts"
import { receivableWords } from "../../parts/Reasons.ts"
import { Badge } from "../../parts/Text.tsx"

/** Due within so many days, it is marked. */
const SOON_DAYS = 7

/** What people call it: its reference, else its number. */
export const nameOf = ({ externalReference, id }: Pick<Receivable, "externalReference" | "id">): string =>
  externalReference ?? `No. ${id}`

/** Minor units as forms and files have them: `1250.00`. A currency that was withdrawn has two decimals. */
export const decimalOf = (minor: number, currency: string): string =>
  isActiveCurrency(currency) ? formatMinor(minor, currency) : (minor / 100).toFixed(2)

/** Where it stands. */
export const StatusBadge = ({ status }: { readonly status: ReceivableStatus }) => (
  <Badge kind={receivableWords[status].kind}>{receivableWords[status].text}</Badge>
)

/** Days after the due date of what is still to be paid and not paused; below 0 before it, null for all others. */
export const daysLate = ({ dueDate, status }: Pick<Receivable, "dueDate" | "status">, today: string) =>
  status === "open" || status === "partially_paid" ? daysBetween(dueDate, today) : null

const days = (n: number): string => (n === 1 ? "1 day" : `${n} days`)

/** How late it is, or how soon it is due. */
export const LateBadge = ({
  reader,
  receivable
}: {
  readonly receivable: Pick<Receivable, "dueDate" | "status">
  readonly reader: Reader
}) => {
  const late = daysLate(receivable, reader.today)
  if (late === null || late < -SOON_DAYS) return null
  if (late > 0) return <Badge kind="bad">{days(late)} overdue</Badge>
  return <Badge kind="warn">{late === 0 ? "due today" : `due in ${days(-late)}`}</Badge>
}
