/** Receivables in each state, made over HTTP. */
import { type Company, reason } from "./TestServer.ts"

/** A receivable of 100.00 EUR and the ids of its payments. */
export interface ReceivableInState {
  readonly id: number
  readonly payments: ReadonlyArray<number>
}

/** The statuses of a receivable; paused and cancelled ones with and without a payment. */
export type ReceivableState =
  | "open"
  | "partially_paid"
  | "paid"
  | "paused"
  | "paused, paid in part"
  | "cancelled"
  | "cancelled, paid in part"

/** Makes a receivable in this state. */
export const makeReceivable = async (
  company: Company,
  state: ReceivableState
): Promise<ReceivableInState> => {
  const { id } = await company.receivable()
  const payments: Array<number> = []
  const pay = async (amount: string) => payments.push((await company.payment(id, amount)).id)
  if (state === "paid") await pay("60.00")
  if (state === "partially_paid" || state === "paid" || state.endsWith("in part")) await pay("40.00")
  if (state.startsWith("paused")) await company.post(`/receivables/${id}/pause`, reason)
  if (state.startsWith("cancelled")) await company.post(`/receivables/${id}/cancel`, reason)
  return { id, payments }
}
