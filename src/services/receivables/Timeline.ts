/** One receivable with all that belongs to it: its customer, its payments, its reminders, and what was done, newest first. */
import { Clock, Context, Effect, Layer } from "effect"
import { companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { daysLate } from "../../domain/Receivable.ts"
import type { ReminderAttempt } from "../../domain/ReminderAttempt.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { PaymentsRepo } from "../../repos/receivables/Payments.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import type { PaymentRecord, ReachableCustomer } from "../../repos/Rows.ts"
import { Audit, deedsShownOn, type StoredEntry } from "../Audit.ts"
import { orNotFound } from "../Lookup.ts"
import { ReminderAttempts } from "../reminders/ReminderAttempts.ts"

export type { PaymentRecord } from "../../repos/Rows.ts"

/** Payments that are shown; the newest. */
const MAX_PAYMENTS_SHOWN = 50
/** Reminders that are shown; the newest. */
const MAX_REMINDERS_SHOWN = 100

/** Something that happened to a receivable. */
export type TimelineItem =
  | { readonly _tag: "Entry"; readonly at: number; readonly entry: StoredEntry }
  | {
      readonly _tag: "Payment"
      readonly at: number
      readonly entry: StoredEntry
      readonly payment: PaymentRecord
    }
  | { readonly _tag: "Reminder"; readonly at: number; readonly attempt: ReminderAttempt }

/** All that the page of a receivable shows, but for what comes next. */
export interface ReceivableFile {
  readonly receivable: StoredReceivable
  readonly customer: ReachableCustomer
  /** How late it is in the customer's time zone, as `daysLate` of the domain says it. */
  readonly daysLate: number | null
  /** The newest first, reversed ones as well. */
  readonly payments: ReadonlyArray<PaymentRecord>
  /** The newest first. */
  readonly items: ReadonlyArray<TimelineItem>
}

export class Timeline extends Context.Tag("duebook/Timeline")<
  Timeline,
  {
    readonly of: (
      receivableId: number
    ) => Effect.Effect<ReceivableFile, NotFound | ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Timeline,
    Effect.gen(function* () {
      const attempts = yield* ReminderAttempts
      const customers = yield* CustomersRepo
      const audit = yield* Audit
      const payments = yield* PaymentsRepo
      const receivables = yield* ReceivablesRepo
      return Timeline.of({
        of: Effect.fnUntraced(function* (receivableId) {
          const { company, companyId } = (yield* CurrentRequest).caller
          const receivable = yield* orNotFound("receivable", receivables.find(companyId, receivableId))
          const { customerId } = receivable
          const [customer, paid, reminders] = yield* Effect.all(
            [
              orNotFound("customer", customers.find(companyId, customerId)),
              payments.list(companyId, receivableId, { page: 1, perPage: MAX_PAYMENTS_SHOWN }),
              attempts.list({ receivableId }, { page: 1, perPage: MAX_REMINDERS_SHOWN })
            ],
            { concurrency: "unbounded" }
          )
          const entries = yield* audit.history([
            { deeds: deedsShownOn("receivable", "receivable"), subjectId: receivableId },
            // What the customer has done that concerns several debts, which its details name.
            {
              deeds: deedsShownOn("receivable", "customer"),
              subjectId: customerId,
              details: { receivable_ids: [receivableId] }
            },
            ...paid.items.map(({ id }) => ({ deeds: ofPayments, subjectId: id }))
          ])
          const zone = customer.timezone ?? company.timezone ?? "UTC"
          const now = companyTime(company, yield* Clock.currentTimeMillis)
          return {
            receivable,
            customer,
            daysLate: daysLate(receivable, zone, now),
            payments: paid.items,
            items: itemsOf(entries, paid.items, reminders.items)
          }
        })
      })
    })
  )
}

const ofPayments = deedsShownOn("receivable", "payment")

/** Reminders that have left, or might have. Those that were left out are in the schedule. */
const happened: ReadonlySet<ReminderAttempt["status"]> = new Set(["sending", "sent", "failed", "unknown"])

const itemsOf = (
  entries: ReadonlyArray<StoredEntry>,
  payments: ReadonlyArray<PaymentRecord>,
  reminders: ReadonlyArray<ReminderAttempt>
): ReadonlyArray<TimelineItem> => {
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]))
  const done = entries.flatMap((entry): ReadonlyArray<TimelineItem> => {
    const { at } = entry
    if (entry.deed === null || !ofPayments.includes(entry.deed)) return [{ _tag: "Entry", at, entry }]
    const payment = paymentOf.get(entry.subjectId ?? 0)
    return payment === undefined ? [] : [{ _tag: "Payment", at, entry, payment }]
  })
  const sent = reminders
    .filter(({ status }) => happened.has(status))
    .map((attempt): TimelineItem => ({
      _tag: "Reminder",
      at: Date.parse(attempt.sentAt ?? attempt.scheduledFor),
      attempt
    }))
  return [...done, ...sent].toSorted((a, b) => b.at - a.at)
}
