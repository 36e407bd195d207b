/** The demo company's data: some examples of every kind of record, written through the services. */
import { Clock, Effect } from "effect"
import { addDays, todayIn } from "../domain/CalendarDate.ts"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import { WriteRequest } from "../domain/WriteRequest.ts"
import type { NewCustomer } from "../domain/Customer.ts"
import type { Refusal } from "../domain/Errors.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import type { NewPayable } from "../domain/Payable.ts"
import type { NewReceivable } from "../domain/Receivable.ts"
import type { WriteEffect } from "../services/Command.ts"
import { Payables } from "../services/Payables.ts"
import { Payments } from "../services/Payments.ts"
import { Receivables } from "../services/Receivables.ts"
import { Series } from "../services/Series.ts"

/** The demo company's time zone. */
export const TIMEZONE = "Europe/Berlin"

/** The series is written last, so it shows that all the data is there. */
const SERIES_LABEL = "Office rent"

/** A placeholder: these writes are not requests over HTTP, so nothing counts them. */
const quotaStatus: CurrentRequest["Type"]["quotaStatus"] = {
  perKey: { limit: 0, windowSeconds: 0, remaining: 0, resetSeconds: 0 },
  period: { allowance: 0, used: 0, remaining: 0, windowSeconds: 0, resetSeconds: 0 }
}

interface Answer {
  readonly data: { readonly id: number; readonly customer_id: number }
}

/**
 * A write with an idempotency key of its own: when the demo starts again after a crash, finished steps return their
 * first answers. The fingerprint depends on the key only, because the dates in a step depend on the day it is run.
 */
const step = <E extends Refusal>(holder: KeyHolder, name: string, write: WriteEffect<E>) => {
  const key = `demo-${name}`
  const fingerprint = new Uint8Array(new Bun.CryptoHasher("sha256").update(key).digest())
  return write.pipe(
    Effect.provideService(CurrentRequest, { requestId: "demo", caller: holder, quotaStatus }),
    Effect.provideService(WriteRequest, { key, fingerprint }),
    Effect.map(({ body }) => (JSON.parse(body) as Answer).data)
  )
}

const customers = {
  bakery: {
    displayName: "Ada’s Bakery",
    email: "billing@ada.example",
    preferredLocale: "en-GB",
    timezone: "Europe/London"
  },
  workshop: { displayName: "Werkstatt Brückner", email: "buero@brueckner.example", preferredLocale: "de-DE" },
  cafe: {
    displayName: "Café Lumière",
    email: "compta@lumiere.example",
    phoneE164: "+33142685300",
    preferredLocale: "fr-FR",
    timezone: "Europe/Paris"
  },
  trading: { displayName: "Sakura Trading", preferredLocale: "ja-JP", timezone: "Asia/Tokyo" }
} satisfies Record<string, NewCustomer>

/** Writes the data that is not there yet; safe to repeat after an interrupted start. */
// oxlint-disable-next-line max-lines-per-function -- a list of example records in the order in which they are written
export const writeBook = Effect.fnUntraced(function* (holder: KeyHolder) {
  const { companyId } = holder
  const series = yield* Series
  if ((yield* series.list(companyId)).some(({ billLabel }) => billLabel === SERIES_LABEL)) return

  const receivables = yield* Receivables
  const payments = yield* Payments
  const payables = yield* Payables
  const today = todayIn(TIMEZONE, yield* Clock.currentTimeMillis)
  const inDays = (days: number) => addDays(today, days)

  const receivable = (reference: string, input: Omit<NewReceivable, "externalReference">) =>
    step(holder, reference, receivables.create({ ...input, externalReference: reference }))
  const pay = (id: number, name: string, amount: string, days: number) =>
    step(
      holder,
      name,
      payments.record(id, { amount, paidAt: inDays(days), method: "bank_transfer", externalReference: name })
    )
  const move = (id: number, what: "pause" | "cancel", reason: string) =>
    step(holder, `${what}-${id}`, receivables.changeStatus(id, what, reason))
  const payable = (reference: string, input: Omit<NewPayable, "externalReference">) =>
    step(holder, reference, payables.create({ ...input, externalReference: reference }))

  const paid = yield* receivable("INV-1001", {
    customer: customers.workshop,
    amount: "480.00",
    currency: "EUR",
    dueDate: inDays(-40),
    description: "Repair of two delivery bikes"
  })
  yield* pay(paid.id, "TRF-2001", "480.00", -38)

  const part = yield* receivable("INV-1002", {
    customer: customers.cafe,
    amount: "2350.00",
    currency: "EUR",
    dueDate: inDays(9),
    description: "Cargo bike, first of two instalments paid"
  })
  yield* pay(part.id, "TRF-2002", "1175.00", -3)

  const paused = yield* receivable("INV-1003", {
    customer: customers.trading,
    amount: "98000",
    currency: "JPY",
    dueDate: inDays(20)
  })
  yield* move(paused.id, "pause", "The customer disputes the delivery")

  const cancelled = yield* receivable("INV-1004", {
    customerId: part.customer_id,
    amount: "75.00",
    currency: "EUR",
    dueDate: inDays(-5),
    description: "Billed twice"
  })
  yield* move(cancelled.id, "cancel", "Billed twice")

  const overdue = yield* receivable("INV-1005", {
    customer: customers.bakery,
    amount: "1240.50",
    currency: "EUR",
    dueDate: inDays(-12),
    description: "Two delivery bikes"
  })
  yield* receivable("INV-1006", {
    customerId: overdue.customer_id,
    amount: "89.90",
    currency: "EUR",
    dueDate: inDays(30),
    description: "Spare wheels"
  })

  const bill = yield* payable("BILL-77", {
    billLabel: "Accountant, last quarter",
    amount: "620.00",
    currency: "EUR",
    dueDate: inDays(-10)
  })
  yield* step(holder, "BILL-77-paid", payables.markPaid(bill.id, "Paid by bank transfer"))
  yield* payable("BILL-78", {
    billLabel: "Web hosting",
    amount: "29.00",
    currency: "USD",
    dueDate: inDays(5)
  })
  yield* series.create(companyId, {
    billLabel: SERIES_LABEL,
    amount: "1800.00",
    currency: "EUR",
    anchorDate: `${today.slice(0, 8)}01`,
    lastDate: null,
    externalReference: "RENT",
    description: null
  })
})
