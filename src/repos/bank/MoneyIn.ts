/** Transactions and debts in PostgreSQL as pages show them beside each other: what waits, what it may be for, which payment came by what. */
import { Context, Effect, Layer } from "effect"
import { type BankTransaction, MAX_WAITING_COUNTED } from "../../domain/bank/BankTransaction.ts"
import { MAX_CUSTOMERS_LOOKED_AT } from "../../domain/bank/matching/Candidates.ts"
import { MAX_AGE_DAYS, type TakingBack } from "../../domain/bank/ReturnMatching.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { PageRequest } from "../../domain/Page.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { Database } from "../../postgres/Database.ts"
import {
  paymentColumns,
  type PaymentRecord,
  receivableColumns,
  toPaymentRecord,
  toReceivable
} from "../Rows.ts"
import { bankTransactionColumns, toBankTransaction } from "./TransactionRows.ts"

/** Transactions of one customer that wait and are shown. */
const MAX_WAITING_OF_CUSTOMER = 20
/** Open debts of a transaction's customers that are offered without a search; the earliest due. */
const MAX_OFFERED = 20

/** Payments of one customer that are shown; the newest of the newest debts. */
const MAX_PAYMENTS_OF_CUSTOMER = 25
/** Debts of one customer whose payments are looked at. */
const MAX_DEBTS_OF_PAYMENTS = 500

/** Movements of equal amount that are offered for a return, the newest, and among how many of the account they are looked for. */
const MAX_EQUAL = 20
const MAX_LOOKED_AT = 5_000

/** A payment of a customer, with what its debt is called and the transaction by which it came, if one did. */
export interface CustomerPayment extends PaymentRecord {
  readonly debtReference: string | null
  readonly bankTransactionId: number | null
}

/** A debt with the name of its customer. */
export interface DebtOfCustomer {
  readonly receivable: StoredReceivable
  readonly customerName: string
}

/** Transactions that wait for a person. */
export interface WaitingPage {
  readonly items: ReadonlyArray<BankTransaction>
  /** How many there are, at most `MAX_WAITING_COUNTED`. */
  readonly total: number
}

export class MoneyInRepo extends Context.Tag("duebook/MoneyInRepo")<
  MoneyInRepo,
  {
    /** What waits for a person: those with a suggestion first, then the newest. */
    readonly waiting: (
      companyId: number,
      request: PageRequest
    ) => Effect.Effect<WaitingPage, ServiceUnavailable>
    /** What waits and may be for a debt of a customer, the newest first. */
    readonly waitingOf: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<BankTransaction>, ServiceUnavailable>
    /** The newest movements on the account of a return, the other way, of its amount, that were not taken back. */
    readonly equalTo: (
      companyId: number,
      one: TakingBack
    ) => Effect.Effect<ReadonlyArray<BankTransaction>, ServiceUnavailable>
    /** Transactions by their ids, in that order. */
    readonly byIds: (
      companyId: number,
      ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<BankTransaction>, ServiceUnavailable>
    /** Debts by their ids, in that order. */
    readonly debts: (
      companyId: number,
      ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<DebtOfCustomer>, ServiceUnavailable>
    /** The earliest open debts of customers in a currency. */
    readonly openOf: (
      companyId: number,
      customerIds: ReadonlyArray<number>,
      currency: string
    ) => Effect.Effect<ReadonlyArray<DebtOfCustomer>, ServiceUnavailable>
    /** By customer, when the last payment was booked by which an account is known to pay for it; of so many as matching reads. */
    readonly learned: (
      companyId: number,
      account: string
    ) => Effect.Effect<ReadonlyMap<number, string>, ServiceUnavailable>
    /** The newest payments of a customer's debts. */
    readonly paymentsOf: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<CustomerPayment>, ServiceUnavailable>
    /** The transactions by which payments of a receivable came, by payment. */
    readonly ofPayments: (
      companyId: number,
      receivableId: number
    ) => Effect.Effect<ReadonlyMap<number, number>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    MoneyInRepo,
    Effect.map(Database, (database) =>
      MoneyInRepo.of({
        waiting: (companyId, { page, perPage }) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query(WAITING, [companyId, perPage, (page - 1) * perPage, MAX_WAITING_COUNTED]),
            (rows) => ({
              total: Number(rows[0]?.["total"] ?? 0),
              items: rows.filter((row) => row["bank_transaction_id"] !== null).map(toBankTransaction)
            })
          ),
        waitingOf: (companyId, customerId) =>
          Effect.map(
            database.ofCompany(companyId).query(WAITING_OF, [companyId, customerId, MAX_WAITING_OF_CUSTOMER]),
            (rows) => rows.map(toBankTransaction)
          ),
        equalTo: (companyId, { amountMinor, bankAccountId, bookedOn, currency, direction }) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query(EQUAL_TO, [companyId, bankAccountId, bookedOn, currency, direction, amountMinor]),
            (rows) => rows.map(toBankTransaction)
          ),
        byIds: (companyId, ids) =>
          ids.length === 0
            ? Effect.succeed([])
            : Effect.map(database.ofCompany(companyId).query(BY_IDS, [companyId, ids]), (rows) =>
                rows.map(toBankTransaction)
              ),
        debts: (companyId, ids) =>
          ids.length === 0
            ? Effect.succeed([])
            : Effect.map(database.ofCompany(companyId).query(DEBTS, [companyId, ids]), (rows) =>
                rows.map(toDebt)
              ),
        openOf: (companyId, customerIds, currency) =>
          customerIds.length === 0
            ? Effect.succeed([])
            : Effect.map(
                database.ofCompany(companyId).query(OPEN_OF, [companyId, customerIds, currency, MAX_OFFERED]),
                (rows) => rows.map(toDebt)
              ),
        learned: (companyId, account) =>
          Effect.map(
            database.ofCompany(companyId).query<LearnedRow>(LEARNED, [companyId, account]),
            (rows) => new Map(rows.map((row) => [row.customer_id, row.booked_on]))
          ),
        paymentsOf: (companyId, customerId) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query(PAYMENTS_OF, [companyId, customerId, MAX_DEBTS_OF_PAYMENTS, MAX_PAYMENTS_OF_CUSTOMER]),
            (rows) =>
              rows.map((row) => ({
                ...toPaymentRecord(row),
                debtReference: row["debt_reference"] as string | null,
                bankTransactionId: row["bank_transaction_id"] as number | null
              }))
          ),
        ofPayments: (companyId, receivableId) =>
          Effect.map(
            database.ofCompany(companyId).query<PaymentRow>(OF_PAYMENTS, [companyId, receivableId]),
            (rows) => new Map(rows.map((row) => [row.payment_id, row.bank_transaction_id]))
          )
      })
    )
  )
}

interface LearnedRow {
  readonly customer_id: number
  readonly booked_on: string
}

interface PaymentRow {
  readonly payment_id: number
  readonly bank_transaction_id: number
}

const toDebt = (row: Parameters<typeof toReceivable>[0]): DebtOfCustomer => ({
  receivable: toReceivable(row),
  customerName: row["customer_name"] as string
})

const newestOf = (status: string, limit: string): string => `
  (select t.bank_transaction_id, t.status from bank_transactions t
   where t.company_id = $1 and t.status = '${status}' order by t.bank_transaction_id desc limit ${limit})`

const WAITING = `
  with found as materialized (
    select bank_transaction_id, status from (
      ${["suggested", "partially_applied", "unmatched"].map((status) => newestOf(status, "$4::bigint")).join(" union all ")}
    ) each
  ), shown as (
    select bank_transaction_id, row_number() over (order by status = 'suggested' desc, bank_transaction_id desc) as place
    from found order by place limit $2::bigint offset $3::bigint
  ), n as (select least(count(*), $4) as total from found)
  select n.total, ${bankTransactionColumns} from n
  left join shown on true
  left join bank_transactions t on t.company_id = $1 and t.bank_transaction_id = shown.bank_transaction_id
  order by shown.place`

const WAITING_OF = `
  select ${bankTransactionColumns} from bank_transactions t
  where t.company_id = $1 and t.bank_transaction_id in (
    select r.bank_transaction_id from bank_reviews r where r.company_id = $1 and r.customer_id = $2)
  order by t.bank_transaction_id desc limit $3`

// From the end of the account's index, and no further than is said: amounts have no index.
const EQUAL_TO = `
  select ${bankTransactionColumns} from (
    select * from bank_transactions n where n.company_id = $1 and n.bank_account_id = $2
    order by n.bank_transaction_id desc limit ${MAX_LOOKED_AT}
  ) t
  where t.amount_minor = $6 and t.currency = $4 and t.direction <> $5 and not t.is_return and t.status <> 'returned'
    and t.booked_on between $3::date - ${MAX_AGE_DAYS} and $3::date
  order by t.booked_on desc, t.bank_transaction_id desc limit ${MAX_EQUAL}`

const BY_IDS = `
  select ${bankTransactionColumns} from bank_transactions t
  where t.company_id = $1 and t.bank_transaction_id = any($2::bigint[])
  order by array_position($2::bigint[], t.bank_transaction_id)`

const debtsFrom = `select ${receivableColumns}, c.display_name as customer_name
  from receivables t join customers c on c.company_id = $1 and c.customer_id = t.customer_id`

const DEBTS = `${debtsFrom}
  where t.company_id = $1 and t.receivable_id = any($2::bigint[])
  order by array_position($2::bigint[], t.receivable_id)`

// The earliest of each customer by the index of open debts, one customer after another, however many they owe.
const OPEN_OF = `
  select t.* from unnest($2::bigint[]) q (id)
  cross join lateral (
    ${debtsFrom}
    where t.company_id = $1 and t.customer_id = q.id and t.currency = $3
      and t.status in ('open', 'partially_paid', 'paused')
    order by t.due_date, t.receivable_id limit $4
  ) t
  order by t.due_date, t.receivable_id limit $4`

const LEARNED = `
  select p.customer_id, t.booked_on from (
    select * from bank_payers where company_id = $1 and account = $2
    order by customer_id limit ${MAX_CUSTOMERS_LOOKED_AT}
  ) p
  join bank_transactions t on t.company_id = $1 and t.bank_transaction_id = p.bank_transaction_id`

const PAYMENTS_OF = `
  select t.*, r.debt_reference from (
    select receivable_id, external_reference as debt_reference from receivables
    where company_id = $1 and customer_id = $2 order by receivable_id desc limit $3
  ) r cross join lateral (
    select ${paymentColumns}, t.bank_transaction_id from payments t
    where t.company_id = $1 and t.receivable_id = r.receivable_id order by t.payment_id desc limit $4
  ) t order by t.payment_id desc limit $4`

const OF_PAYMENTS = `
  select payment_id, bank_transaction_id from payments
  where company_id = $1 and receivable_id = $2 and bank_transaction_id is not null`
