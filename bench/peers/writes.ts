/** The writes of both peers: a new receivable, and a payment on one. */
import type pg from "pg"
import type { Admitted } from "./admission.ts"
import { amountIn, newPayment, newReceivable } from "./bodies.ts"
import { idempotencyKey, idOf } from "./input.ts"
import { invalid, notFound, Problem } from "./problem.ts"
import {
  HOLD_RECEIVABLE,
  INSERT_CUSTOMER,
  INSERT_PAYMENT,
  INSERT_RECEIVABLE,
  type ReceivableRow,
  receivableOf,
  UPDATE_PAID
} from "./statements.ts"
import { one, type Reply, write, type WriteRequest } from "./transaction.ts"

/** Statuses that a payment may find, and what it leaves. */
const statusAfter = (row: ReceivableRow, paid: number): string => {
  if (paid === row.amount_minor) return "paid"
  return row.status === "paused" ? "paused" : "partially_paid"
}

/** POST /receivables */
export const create = (pool: pg.Pool, caller: Admitted, request: WriteRequest): Promise<Reply> => {
  const key = idempotencyKey(request.idempotencyKey)
  const input = newReceivable(request.body)
  const { companyId } = caller
  return write(pool, caller, request, key, {
    action: "receivable.create",
    work: async (client, now) => {
      const amountMinor = amountIn(input.amount, input.currency)
      const { customer } = input
      const created = customer && {
        values: [
          companyId,
          customer.display_name,
          customer.email ?? null,
          customer.phone_e164 ?? null,
          customer.preferred_locale ?? null,
          customer.timezone ?? null,
          now
        ]
      }
      const customerId =
        created === undefined
          ? input.customer_id
          : (await one<{ customer_id: number }>(client, "insert_customer", INSERT_CUSTOMER, created.values))
              ?.customer_id
      const row = await one<ReceivableRow>(client, "insert_receivable", INSERT_RECEIVABLE, [
        companyId,
        customerId,
        amountMinor,
        input.currency,
        input.due_date,
        input.external_reference ?? null,
        input.description ?? null,
        now
      ])
      if (row === undefined) {
        throw invalid([
          { field: "customer_id", code: "unknown", message: "customer_id is not a customer's." }
        ])
      }
      return {
        data: receivableOf(row),
        subjectId: row.receivable_id,
        details: { customer_id: row.customer_id, new_customer: customer !== undefined }
      }
    }
  })
}

/** POST /receivables/{receivable}/payments */
// oxlint-disable-next-line max-lines-per-function -- one long function, as the peers imitate plain code
export const pay = (
  pool: pg.Pool,
  caller: Admitted,
  receivable: string,
  request: WriteRequest
): Promise<Reply> => {
  const key = idempotencyKey(request.idempotencyKey)
  const receivableId = idOf(receivable)
  const input = newPayment(request.body)
  const { companyId } = caller
  return write(pool, caller, request, key, {
    action: "payment.record",
    // oxlint-disable-next-line complexity -- plain code, as above
    work: async (client, now) => {
      const before = await one<ReceivableRow>(client, "hold_receivable", HOLD_RECEIVABLE, [
        companyId,
        receivableId
      ])
      if (before === undefined) throw notFound()
      const { amount_minor: amount, currency, paid_minor: paid, status } = before
      if (status === "paid" || status === "cancelled") {
        throw new Problem(409, "invalid_transition", { details: { status } })
      }
      if (input.currency !== undefined && input.currency !== currency) {
        throw new Problem(422, "currency_mismatch", { details: { currency } })
      }
      const minor = amountIn(input.amount, currency)
      if (minor > amount - paid) {
        throw new Problem(422, "overpayment", { details: { balance_minor: amount - paid } })
      }
      const paidAt = input.paid_at === undefined ? now : new Date(input.paid_at).toISOString()
      if (Date.parse(paidAt) > Date.parse(now) + 86_400_000) {
        throw invalid([{ field: "paid_at", code: "invalid", message: "paid_at is in the future." }])
      }
      const payment = await one<{ payment_id: number }>(client, "insert_payment", INSERT_PAYMENT, [
        companyId,
        receivableId,
        minor,
        currency,
        paidAt,
        input.method ?? null,
        input.external_reference ?? null,
        input.note ?? null,
        now
      ])
      const after = statusAfter(before, paid + minor)
      const updated = await one<{ version: number }>(client, "update_paid", UPDATE_PAID, [
        companyId,
        receivableId,
        paid + minor,
        after,
        status,
        now
      ])
      const id = payment?.payment_id ?? 0
      return {
        data: {
          id,
          receivable_id: receivableId,
          amount_minor: minor,
          currency,
          paid_at: paidAt,
          method: input.method ?? null,
          external_reference: input.external_reference ?? null,
          note: input.note ?? null,
          status: "recorded",
          created_at: now,
          receivable: {
            id: receivableId,
            status: after,
            paid_minor: paid + minor,
            version: `v${updated?.version}`
          }
        },
        subjectId: id,
        details: { receivable_id: receivableId, from: status, to: after }
      }
    }
  })
}
