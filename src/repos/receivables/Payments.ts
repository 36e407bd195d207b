/** Payments on receivables in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { Database } from "../../postgres/Database.ts"
import { Conditions, page } from "../Listing.ts"
import * as ClaimRead from "../ClaimRead.ts"
import { countDaily } from "../ResourceCounts.ts"
import { type PaymentRecord, paymentColumns, toPaymentRecord } from "../Rows.ts"

/** A payment to insert. */
export interface PaymentDraft {
  readonly receivableId: number
  readonly amountMinor: number
  readonly currency: string
  /** Epoch milliseconds. */
  readonly paidAt: number
  readonly method: string | null
  readonly externalReference: string | null
  readonly note: string | null
  /** The day on which it counts as paid: the date that was given, else the day of `paidAt` in the company's time zone. */
  readonly paidOn: string
  /** The bank transaction that it came by, if it did. */
  readonly bankTransactionId?: number
  /** The money from a customer that it is a part of, if it is. */
  readonly depositId?: number
}

/** How a payment came: by which bank transaction, or as a part of which money from the customer, if any. */
export interface PaymentSource {
  readonly transactionId: number | null
  readonly depositId: number | null
}

export class PaymentsRepo extends Context.Tag("duebook/PaymentsRepo")<
  PaymentsRepo,
  {
    /** A payment of that receivable, whose row the caller has locked. */
    readonly find: (
      companyId: number,
      receivableId: number,
      id: number
    ) => Effect.Effect<PaymentRecord | null, ServiceUnavailable>
    /** How a payment of that receivable came; by nothing where there is no such payment. */
    readonly sourceOf: (
      companyId: number,
      receivableId: number,
      id: number
    ) => Effect.Effect<PaymentSource, ServiceUnavailable>
    /** An id for a new payment. */
    readonly newId: ClaimRead.ClaimRead<number>
    /** Inserts a payment under an id from `newId`, at the latest with the commit. */
    readonly insertAs: (
      companyId: number,
      id: number,
      draft: PaymentDraft,
      now: number
    ) => Effect.Effect<PaymentRecord, ServiceUnavailable>
    readonly markReversed: (
      companyId: number,
      id: number,
      now: number
    ) => Effect.Effect<PaymentRecord, ServiceUnavailable>
    readonly list: (
      companyId: number,
      receivableId: number,
      request: PageRequest
    ) => Effect.Effect<Page<PaymentRecord>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PaymentsRepo,
    Effect.map(Database, (database) => {
      const countPaid = (companyId: number, { amountMinor, currency, paidOn }: Paid, sign: 1 | -1) =>
        countDaily(
          database,
          companyId,
          "paid_day",
          { day: paidOn, currency, minor: sign * amountMinor },
          sign
        )
      return PaymentsRepo.of({
        find: (companyId, receivableId, id) =>
          Effect.map(
            database.ofCompany(companyId).query(
              `select ${paymentColumns} from payments t
               where t.company_id = $1 and t.receivable_id = $2 and t.payment_id = $3`,
              [companyId, receivableId, id]
            ),
            (rows) => (rows[0] === undefined ? null : toPaymentRecord(rows[0]))
          ),
        sourceOf: (companyId, receivableId, id) =>
          Effect.map(
            database.ofCompany(companyId).query<SourceRow>(SOURCE_OF, [companyId, receivableId, id]),
            ([row]) => sourceOf(row)
          ),
        newId: ClaimRead.newId(database, "payments", "payment_id"),
        insertAs: (companyId, id, draft, now) =>
          Effect.as(
            Effect.zipRight(
              database.execute(INSERT, [
                companyId,
                id,
                draft.receivableId,
                draft.amountMinor,
                draft.currency,
                new Date(draft.paidAt).toISOString(),
                draft.method,
                draft.externalReference,
                draft.note,
                new Date(now).toISOString(),
                draft.paidOn,
                draft.bankTransactionId ?? null,
                draft.depositId ?? null
              ]),
              countPaid(companyId, draft, 1)
            ),
            inserted(id, draft, now)
          ),
        markReversed: (companyId, id, now) =>
          database.query(REVERSE, [companyId, id, new Date(now).toISOString()]).pipe(
            Effect.map(([row = {}]) => toPaymentRecord(row)),
            Effect.tap((record) => countPaid(companyId, record, -1))
          ),
        list: (companyId, receivableId, request) =>
          page(
            database,
            {
              table: "payments",
              id: "payment_id",
              columns: paymentColumns,
              conditions: new Conditions(companyId).when(
                receivableId,
                (value) => `t.receivable_id = ${value}`
              )
            },
            request,
            toPaymentRecord
          )
      })
    })
  )
}

/** What a payment adds to the amounts that were paid on its day. */
type Paid = Pick<PaymentDraft, "amountMinor" | "currency" | "paidOn">

const INSERT = `
  insert into payments (company_id, payment_id, receivable_id, amount_minor, currency, paid_at, method,
    external_reference, note, created_at, paid_on, bank_transaction_id, deposit_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`

interface SourceRow {
  readonly bank_transaction_id: number | null
  readonly deposit_id: number | null
}

const sourceOf = (row: SourceRow | undefined): PaymentSource => ({
  transactionId: row?.bank_transaction_id ?? null,
  depositId: row?.deposit_id ?? null
})

const SOURCE_OF = `
  select t.bank_transaction_id, t.deposit_id from payments t
  where t.company_id = $1 and t.receivable_id = $2 and t.payment_id = $3`

const REVERSE = `
  update payments t set status = 'reversed', reversed_at = $3
  where t.company_id = $1 and t.payment_id = $2
  returning ${paymentColumns}`

/** A payment as `INSERT` stores it. */
const inserted = (id: number, draft: PaymentDraft, now: number): PaymentRecord => ({
  id,
  receivableId: draft.receivableId,
  amountMinor: draft.amountMinor,
  currency: draft.currency,
  paidAt: toRfc3339(draft.paidAt),
  method: draft.method,
  externalReference: draft.externalReference,
  note: draft.note,
  status: "recorded",
  createdAt: toRfc3339(now),
  paidOn: draft.paidOn
})
