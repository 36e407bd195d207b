/** Parts that several pages of receivables show: what it is called, where it stands, how late it is. */
import type { PauseCause } from "../../../domain/Pause.ts"
import type { Payment } from "../../../domain/Payment.ts"
import type { Receivable, ReceivableStatus } from "../../../domain/Receivable.ts"
import { receivableWords } from "../../parts/Reasons.ts"
import { Badge, days, type Urgency } from "../../parts/Text.tsx"

/** Due within so many days, it is marked. */
const SOON_DAYS = 7

/** What people call it: its reference, else its number. */
export const receivableName = ({
  externalReference,
  id
}: Pick<Receivable, "externalReference" | "id">): string => externalReference ?? `No. ${id}`

/** What a pause is called that the customer has caused. */
const causes: Readonly<Record<PauseCause, { readonly text: string; readonly kind: Urgency } | null>> = {
  paused: null,
  promised: { text: "Promised", kind: "info" },
  disputed: { text: "Disputed", kind: "bad" }
}

/** Where it stands. */
export const StatusBadge = ({
  receivable: { pauseCause, status }
}: {
  readonly receivable: { readonly status: ReceivableStatus; readonly pauseCause: PauseCause | null }
}) => {
  const { kind, text } = (pauseCause === null ? null : causes[pauseCause]) ?? receivableWords[status]
  return <Badge kind={kind}>{text}</Badge>
}

/** How a payment came, as programs name it, for people: `bank_transfer` is a bank transfer. */
export const methodWords = (method: string | null): string => (method ?? "").replaceAll("_", " ")

/** Whether a payment counts. */
export const PaymentBadge = ({ status }: { readonly status: Payment["status"] }) =>
  status === "recorded" ? <Badge kind="good">Counts</Badge> : <Badge kind="quiet">Reversed</Badge>

/** How late it is, or how soon it is due. */
export const LateBadge = ({ daysLate: late }: { readonly daysLate: number | null }) => {
  if (late === null || late < -SOON_DAYS) return null
  if (late > 0) return <Badge kind="bad">{days(late)} overdue</Badge>
  return <Badge kind="warn">{late === 0 ? "due today" : `due in ${days(-late)}`}</Badge>
}
