/** What can be taken back right after it was done to a receivable, as the address of its page says it. */
import { CalendarDate } from "../../../domain/CalendarDate.ts"
import { parseId } from "../../../domain/Ids.ts"
import type { ReceivableFile } from "../../../services/receivables/Timeline.ts"
import { filterOf } from "../../Query.ts"

/** The name of the parameter. */
const UNDO = "undo"

/** An address from which a pause can be taken back. */
export const afterPause = (path: string): string => `${path}?${UNDO}=pause`

/** An address from which a resumption can be taken back: what was paused by the company is paused again. */
export const afterResume = (path: string, pausedUntil: string | null): string =>
  `${path}?${new URLSearchParams({ [UNDO]: "resume", ...(pausedUntil === null ? {} : { until: pausedUntil }) })}`

/** An address from which a payment can be taken back. */
export const afterPayment = (path: string, paymentId: number): string =>
  `${path}?${new URLSearchParams({ [UNDO]: "payment", payment: String(paymentId) })}`

/** The form that takes back what was done, while that is possible; null where there is nothing to take back. */
export interface UndoOffer {
  readonly done: "pause" | "resume" | "payment"
  readonly action: string
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>
}

/** Why something was taken back, in the audit log. */
const REASON = ["reason", "Undone at once"] as const

/** What the address offers to take back, if the receivable still is as it was left. */
export const takingBack = (
  query: URLSearchParams,
  { payments, receivable }: Pick<ReceivableFile, "payments" | "receivable">
): UndoOffer | null => {
  switch (query.get(UNDO)) {
    case "pause":
      return receivable.pauseCause === "paused"
        ? { done: "pause", action: "resume-receivable", fields: [REASON] }
        : null
    case "resume": {
      const until = filterOf(query, "until", CalendarDate)
      return receivable.status === "open" || receivable.status === "partially_paid"
        ? {
            done: "resume",
            action: "pause-receivable",
            fields: [REASON, ...(until === undefined ? [] : [["until", until] as const])]
          }
        : null
    }
    case "payment": {
      const id = parseId(query.get("payment") ?? "")
      return payments.some((payment) => payment.id === id && payment.status === "recorded")
        ? { done: "payment", action: "reverse-payment", fields: [REASON, ["payment_id", String(id)]] }
        : null
    }
    default:
      return null
  }
}
