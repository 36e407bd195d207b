/** Parts that several pages of receivables show: what it is called, where it stands, how late it is. */
import type { PauseCause } from "../../../domain/Pause.ts"
import type { Payment } from "../../../domain/Payment.ts"
import type { Receivable, ReceivableStatus } from "../../../domain/Receivable.ts"
import { receivableWords } from "../../parts/Reasons.ts"
import { Badge, days, type Urgency } from "../../parts/Text.tsx"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"

/** Due within so many days, it is marked. */
const SOON_DAYS = 7

/** What people call it: its reference, else its number. */
export const receivableName = ({
  externalReference,
  id
}: Pick<Receivable, "externalReference" | "id">): string => externalReference ?? say("No. {id}", { id })

/** What a pause is called that the customer has caused. */
const causes: Readonly<Record<PauseCause, { readonly text: Unsaid; readonly kind: Urgency } | null>> = {
  paused: null,
  promised: { text: phrase("Promised"), kind: "info" },
  disputed: { text: phrase("Disputed"), kind: "bad" }
}

/** Where it stands. */
export const StatusBadge = ({
  receivable: { pauseCause, status }
}: {
  readonly receivable: { readonly status: ReceivableStatus; readonly pauseCause: PauseCause | null }
}) => {
  const { kind, text } = (pauseCause === null ? null : causes[pauseCause]) ?? receivableWords[status]
  return <Badge kind={kind}>{say(text)}</Badge>
}

/** Ways of payment that have a name in every language. */
const methods: Readonly<Record<string, Unsaid>> = {
  bank_transfer: phrase("bank transfer"),
  card: phrase("card"),
  cash: phrase("cash"),
  cheque: phrase("cheque"),
  direct_debit: phrase("direct debit")
}

/** How a payment came, as programs name it, for people: `bank_transfer` is a bank transfer. */
export const methodWords = (method: string | null): string => {
  const known = methods[method ?? ""]
  return known === undefined ? (method ?? "").replaceAll("_", " ") : say(known)
}

/** Whether a payment counts. */
export const PaymentBadge = ({ status }: { readonly status: Payment["status"] }) =>
  status === "recorded" ? (
    <Badge kind="good">{say("Counts")}</Badge>
  ) : (
    <Badge kind="quiet">{say("Reversed")}</Badge>
  )

/** How late it is, or how soon it is due. */
export const LateBadge = ({ daysLate: late }: { readonly daysLate: number | null }) => {
  if (late === null || late < -SOON_DAYS) return null
  if (late > 0) return <Badge kind="bad">{say("{days} overdue", { days: days(late) })}</Badge>
  return (
    <Badge kind="warn">{late === 0 ? say("due today") : say("due in {days}", { days: days(-late) })}</Badge>
  )
}
