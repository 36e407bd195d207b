/** Bank transactions in PostgreSQL: movements on the accounts of a company, and what was done with them. */
// oxlint-disable max-lines -- one repository: its methods, and then each statement that they send
import { Context, Effect, Layer } from "effect"
import type { BankTransaction, BankTransactionStatus } from "../../domain/bank/BankTransaction.ts"
import type { Direction } from "../../domain/bank/Movement.ts"
import { MAX_AGE_DAYS, MAX_ORIGINALS, type TakingBack } from "../../domain/bank/ReturnMatching.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import type { Payment } from "../../domain/Payment.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import * as ClaimRead from "../ClaimRead.ts"
import { heldCredit } from "../customers/HeldCredit.ts"
import { Conditions, page } from "../Listing.ts"
import { lockedReceivableColumns, lockedReceivableTables, toLockedReceivable } from "../reminders/Cases.ts"
import { iso } from "../Rows.ts"
import { claimedFirst } from "../StoredReplies.ts"
import { bankTransactionColumns, toBankTransaction } from "./TransactionRows.ts"

/** Filters of a list of bank transactions; all that are set must hold. */
export interface BankTransactionFilter {
  readonly status?: BankTransactionStatus
  readonly bankAccountId?: number
  readonly customerId?: number
  readonly bookedFrom?: string
  readonly bookedTo?: string
  readonly direction?: Direction
}

/** A payment that a transaction made. */
export interface TransactionPayment extends Pick<Payment, "id" | "receivableId" | "amountMinor" | "status"> {
  readonly bankTransactionId: number
}

/** The rows that a write locks: debts by their ids, then transactions by theirs. */
export interface ToLock {
  readonly receivableIds: ReadonlyArray<number>
  readonly transactionIds: ReadonlyArray<number>
  /** How many payments may be made: ids are taken for them, so that their inserts need not be waited for. */
  readonly payments?: number
}

/** What a write has locked, and what it decides on besides. */
export interface LockedMoney {
  readonly transactions: ReadonlyMap<number, BankTransaction>
  readonly debts: ReadonlyMap<number, LockedReceivable>
  /** The payments of these transactions that count, in the order of their ids. */
  readonly payments: ReadonlyArray<TransactionPayment>
  /** The customers whose reminders wait for each of these transactions. */
  readonly reviewed: ReadonlyMap<number, ReadonlyArray<number>>
  /** The debts for which a person has refused each of these transactions. */
  readonly refused: ReadonlyMap<number, ReadonlySet<number>>
  /** Ids for new payments. */
  readonly newPaymentIds: ReadonlyArray<number>
}

/** A debt, or a customer without one, for which a transaction may be meant. */
export interface StoredReview {
  readonly customerId: number
  readonly receivableId: number | null
}

/** A transaction as it is to be stored, with what it may be meant for from now on. */
export interface StoredMove {
  readonly transaction: BankTransaction
  readonly reviews: ReadonlyArray<StoredReview>
  /** Whether there may be reviews of it from before. */
  readonly hadReviews: boolean
}

/** Returns of one account that wait and are looked at again, the newest. */
const MAX_WAITING_RETURNS = 1_000

export class BankTransactionsRepo extends Context.Tag("duebook/BankTransactionsRepo")<
  BankTransactionsRepo,
  {
    readonly find: (
      companyId: number,
      id: number
    ) => Effect.Effect<BankTransaction | null, ServiceUnavailable>
    readonly list: (
      companyId: number,
      filter: BankTransactionFilter,
      request: PageRequest
    ) => Effect.Effect<Page<BankTransaction>, ServiceUnavailable>
    /** All payments of a transaction, also those that were reversed, in the order of their ids. */
    readonly payments: (
      companyId: number,
      id: number
    ) => Effect.Effect<ReadonlyArray<TransactionPayment>, ServiceUnavailable>
    /** The debts for which a person has refused each transaction. */
    readonly refused: (
      companyId: number,
      ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyMap<number, ReadonlySet<number>>, ServiceUnavailable>
    /** Locks debts and transactions until the end of the transaction around it, in this order. */
    readonly lock: (companyId: number, rows: ToLock) => ClaimRead.ClaimRead<LockedMoney>
    /** Stores locked transactions as they are now, with their reviews, at the latest with the commit. */
    readonly store: (
      companyId: number,
      moves: ReadonlyArray<StoredMove>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Remembers that a person has refused debts for a transaction. */
    readonly addRefusals: (
      companyId: number,
      refusal: { readonly id: number; readonly receivableIds: ReadonlyArray<number> },
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Forgets what a person has refused for a transaction. */
    readonly removeRefusals: (companyId: number, id: number) => Effect.Effect<void, ServiceUnavailable>
    /** Movements of a statement that were not matched yet, after this one, in the order of their ids. */
    readonly unmatched: (
      companyId: number,
      bankStatementId: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<BankTransaction>, ServiceUnavailable>
    /** Says that all movements of a statement were matched, if that is so. */
    readonly endMatching: (
      companyId: number,
      bankStatementId: number,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Returns of the accounts of a statement that wait without what they take back, and came with other files; the newest
     * of each account. Nothing is found once all of the statement was matched.
     */
    readonly waitingReturns: (
      companyId: number,
      bankStatementId: number
    ) => Effect.Effect<ReadonlyArray<BankTransaction>, ServiceUnavailable>
    /** For each return, the movements on its account that have its references, also those that were taken back already. */
    readonly originals: (
      companyId: number,
      returns: ReadonlyArray<TakingBack>
    ) => Effect.Effect<ReadonlyMap<number, ReadonlyArray<BankTransaction>>, ServiceUnavailable>
    /** What of a customer's money, recorded or from the bank, has no payment yet, by currency, in minor units. */
    readonly credits: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<
      ReadonlyArray<{ readonly currency: string; readonly minor: number }>,
      ServiceUnavailable
    >
  }
>() {
  static readonly layer = Layer.effect(
    BankTransactionsRepo,
    Effect.map(Database, (database) =>
      BankTransactionsRepo.of({
        find: (companyId, id) =>
          Effect.map(database.ofCompany(companyId).query(FIND, [companyId, id]), ([row]) =>
            row === undefined ? null : toBankTransaction(row)
          ),
        list: (companyId, filter, request) =>
          page(database, transactionListing(companyId, filter), request, toBankTransaction),
        payments: (companyId, id) =>
          Effect.map(database.ofCompany(companyId).query(PAYMENTS, [companyId, [id]]), (rows) =>
            rows.map(toPayment)
          ),
        refused: (companyId, ids) =>
          Effect.map(database.ofCompany(companyId).query(REFUSED, [companyId, ids]), byTransaction),
        lock: (companyId, rows) => lock(database, companyId, rows),
        store: (companyId, moves, now) => store(database, companyId, moves, now),
        addRefusals: (companyId, { id, receivableIds }, now) =>
          database.execute(ADD_REFUSALS, [companyId, id, receivableIds, iso(now)]),
        removeRefusals: (companyId, id) => database.execute(REMOVE_REFUSALS, [companyId, id]),
        unmatched: (companyId, bankStatementId, after, limit) =>
          Effect.map(
            database.ofCompany(companyId).query(UNMATCHED, [companyId, bankStatementId, after, limit]),
            (rows) => rows.map(toBankTransaction)
          ),
        endMatching: (companyId, bankStatementId, now) =>
          database.execute(END_MATCHING, [companyId, bankStatementId, iso(now)]),
        waitingReturns: (companyId, bankStatementId) =>
          Effect.map(
            database.ofCompany(companyId).query(WAITING_RETURNS, [companyId, bankStatementId]),
            (rows) => rows.map(toBankTransaction)
          ),
        originals: (companyId, returns) =>
          returns.length === 0
            ? Effect.succeed(new Map())
            : Effect.map(
                database
                  .ofCompany(companyId)
                  .query(ORIGINALS, [
                    companyId,
                    returns.map(({ id }) => id),
                    returns.map(({ bankAccountId }) => bankAccountId),
                    returns.map(({ originalBankReference }) => originalBankReference),
                    returns.map(({ originalEndToEndId }) => originalEndToEndId),
                    returns.map(({ direction }) => (direction === "debit" ? "credit" : "debit")),
                    returns.map(({ currency }) => currency),
                    returns.map(({ bookedOn }) => bookedOn)
                  ]),
                (rows) =>
                  new Map(
                    [...Map.groupBy(rows, (row) => row["taken_by"] as number)].map(([id, own]) => [
                      id,
                      own.map(toBankTransaction)
                    ])
                  )
              ),
        credits: (companyId, customerId) =>
          Effect.map(
            database.ofCompany(companyId).query<CreditRow>(CREDITS, [companyId, customerId]),
            (rows) => rows.map(({ currency, minor }) => ({ currency, minor: Number(minor) }))
          )
      })
    )
  )
}

interface CreditRow {
  readonly currency: string
  readonly minor: string
}

/** The list of a filter. */
export const transactionListing = (companyId: number, filter: BankTransactionFilter) => ({
  table: "bank_transactions",
  id: "bank_transaction_id",
  columns: bankTransactionColumns,
  conditions: new Conditions(companyId)
    .when(filter.status, (value) => `t.status = ${value}`)
    .when(filter.bankAccountId, (value) => `t.bank_account_id = ${value}`)
    .when(filter.customerId, (value) => `t.customer_id = ${value}`)
    .when(filter.bookedFrom, (value) => `t.booked_on >= ${value}::date`)
    .when(filter.bookedTo, (value) => `t.booked_on <= ${value}::date`)
    .when(filter.direction, (value) => `t.direction = ${value}`)
})

const toPayment = (row: Row): TransactionPayment => ({
  id: row["payment_id"] as number,
  receivableId: row["receivable_id"] as number,
  amountMinor: row["amount_minor"] as number,
  status: row["status"] as Payment["status"],
  bankTransactionId: row["bank_transaction_id"] as number
})

const byTransaction = (rows: ReadonlyArray<Row>): ReadonlyMap<number, ReadonlySet<number>> =>
  new Map(
    [...Map.groupBy(rows, (row) => row["bank_transaction_id"] as number)].map(([id, own]) => [
      id,
      new Set(own.map((row) => row["receivable_id"] as number))
    ])
  )

const lock = (
  database: Database["Type"],
  companyId: number,
  { payments: newPayments = 0, receivableIds, transactionIds }: ToLock
): ClaimRead.ClaimRead<LockedMoney> => {
  const ids = [companyId, transactionIds]
  const rest: ReadonlyArray<Statement> = [
    { text: RECORDED, params: ids },
    { text: REVIEWED, params: ids },
    { text: REFUSED, params: ids },
    ...(newPayments === 0 ? [] : [{ text: NEW_PAYMENT_IDS, params: [newPayments] }])
  ]
  const statements = (key: string | null): ReadonlyArray<Statement> => {
    const claimed = key === null ? [] : [key]
    const [debts, transactions] = key === null ? [LOCK_DEBTS, LOCK] : [LOCK_DEBTS_CLAIMED, LOCK_CLAIMED]
    return [
      { text: debts, params: [companyId, receivableIds, ...claimed] },
      { text: transactions, params: [...ids, ...claimed] },
      ...rest
    ]
  }
  const toValue = ([
    debts = [],
    transactions = [],
    payments = [],
    reviewed = [],
    refused = [],
    newIds = []
  ]: ReadonlyArray<ReadonlyArray<Row>>): LockedMoney => ({
    debts: new Map(debts.map(toLockedReceivable).map((debt) => [debt.id, debt])),
    transactions: new Map(transactions.map(toBankTransaction).map((one) => [one.id, one])),
    payments: payments.map(toPayment),
    reviewed: new Map([...byReviewed(reviewed)].map(([id, customers]) => [id, [...customers]])),
    refused: byTransaction(refused),
    newPaymentIds: newIds.map((row) => row["id"] as number)
  })
  return {
    alone: Effect.map(database.queryAll(statements(null)), toValue),
    afterClaim: statements,
    toValue
  }
}

const byReviewed = (rows: ReadonlyArray<Row>): ReadonlyMap<number, ReadonlySet<number>> =>
  new Map(
    [...Map.groupBy(rows, (row) => row["bank_transaction_id"] as number)].map(([id, own]) => [
      id,
      new Set(own.map((row) => row["customer_id"] as number))
    ])
  )

const store = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  moves: ReadonlyArray<StoredMove>,
  now: number
) {
  if (moves.length === 0) return
  const each = <A>(of: (transaction: BankTransaction) => A) => moves.map(({ transaction }) => of(transaction))
  yield* database.execute(STORE, [
    companyId,
    each(({ id }) => id),
    each(({ appliedMinor }) => appliedMinor),
    each(({ status }) => status),
    each(({ customerId }) => customerId),
    each(({ isRepaid }) => isRepaid),
    each(({ returnsId }) => returnsId),
    each(({ version }) => Number(version.slice(1))),
    iso(now),
    each(({ isLeftToPeople }) => isLeftToPeople)
  ])
  const before = moves.filter(({ hadReviews }) => hadReviews).map(({ transaction }) => transaction.id)
  if (before.length > 0) yield* database.execute(DELETE_REVIEWS, [companyId, before])
  const reviews = moves.flatMap(({ reviews: own, transaction }) =>
    own.map((review, index) => ({ ...review, id: transaction.id, number: index + 1 }))
  )
  if (reviews.length === 0) return
  yield* database.execute(INSERT_REVIEWS, [
    companyId,
    reviews.map(({ id }) => id),
    reviews.map(({ number }) => number),
    reviews.map(({ customerId }) => customerId),
    reviews.map(({ receivableId }) => receivableId)
  ])
})

const FIND = `
  select ${bankTransactionColumns} from bank_transactions t
  where t.company_id = $1 and t.bank_transaction_id = $2`

// Each statement looks up one key after another, so that its plan does not depend on statistics, which may be missing.
const forEachOf = (look: string, columns = "t.*"): string => `
  select ${columns} from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (${look}) t`

const PAYMENTS = `${forEachOf(`
  select t.payment_id, t.receivable_id, t.amount_minor, t.status, t.bank_transaction_id from payments t
  where t.company_id = $1 and t.bank_transaction_id = i.id and t.bank_transaction_id is not null offset 0`)}
  order by t.payment_id`

const RECORDED = `${forEachOf(`
  select t.payment_id, t.receivable_id, t.amount_minor, t.status, t.bank_transaction_id from payments t
  where t.company_id = $1 and t.bank_transaction_id = i.id and t.bank_transaction_id is not null
    and t.status = 'recorded' offset 0`)}
  order by t.payment_id`

const REVIEWED = forEachOf(`
  select t.bank_transaction_id, t.customer_id from bank_reviews t
  where t.company_id = $1 and t.bank_transaction_id = i.id offset 0`)

const REFUSED = forEachOf(`
  select t.bank_transaction_id, t.receivable_id from bank_refusals t
  where t.company_id = $1 and t.bank_transaction_id = i.id offset 0`)

const lockDebts = (condition: string) =>
  forEachOf(`
    select ${lockedReceivableColumns}
    from ${lockedReceivableTables(`t.company_id = $1 and t.receivable_id = i.id${condition}`)}`)

const LOCK_DEBTS = lockDebts("")
const LOCK_DEBTS_CLAIMED = lockDebts(` and ${claimedFirst("$1", "$3")}`)

const lockTransactions = (condition: string) =>
  forEachOf(`
    select ${bankTransactionColumns} from bank_transactions t
    where t.company_id = $1 and t.bank_transaction_id = i.id${condition}
    for no key update of t`)

const LOCK = lockTransactions("")
const LOCK_CLAIMED = lockTransactions(` and ${claimedFirst("$1", "$3")}`)

const NEW_PAYMENT_IDS = "select nextval('payments_payment_id_seq') as id from generate_series(1, $1::integer)"

const STORE = `
  update bank_transactions t set applied_minor = q.applied_minor, status = q.status, customer_id = q.customer_id,
    repaid_at = case when q.is_repaid then coalesce(t.repaid_at, $9::timestamptz) end, returns_id = q.returns_id,
    is_left_to_people = q.is_left_to_people, version = q.version, is_matched = true, updated_at = $9::timestamptz
  from unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::boolean[], $7::bigint[], $8::bigint[],
      $10::boolean[])
    q (id, applied_minor, status, customer_id, is_repaid, returns_id, version, is_left_to_people)
  where t.company_id = $1 and t.bank_transaction_id = q.id`

const DELETE_REVIEWS =
  "delete from bank_reviews where company_id = $1 and bank_transaction_id = any($2::bigint[])"

// A debt may have passed to another customer since it was found.
const INSERT_REVIEWS = `
  insert into bank_reviews (company_id, bank_transaction_id, number, customer_id, receivable_id, since)
  select $1, q.id, q.number, coalesce((
      select r.customer_id from receivables r where r.company_id = $1 and r.receivable_id = q.receivable_id
    ), q.customer_id), q.receivable_id, t.created_at
  from unnest($2::bigint[], $3::integer[], $4::bigint[], $5::bigint[]) q (id, number, customer_id, receivable_id)
  join bank_transactions t on t.company_id = $1 and t.bank_transaction_id = q.id`

const ADD_REFUSALS = `
  insert into bank_refusals (company_id, bank_transaction_id, receivable_id, refused_at)
  select $1, $2, q.id, $4::timestamptz from unnest($3::bigint[]) q (id)
  on conflict do nothing`

const REMOVE_REFUSALS = "delete from bank_refusals where company_id = $1 and bank_transaction_id = $2"

const UNMATCHED = `
  select ${bankTransactionColumns} from bank_transactions t
  where t.company_id = $1 and t.bank_statement_id = $2 and t.bank_transaction_id > $3 and not t.is_matched
  order by t.bank_transaction_id limit $4`

const END_MATCHING = `
  update bank_statements s set matched_at = $3
  where s.company_id = $1 and s.bank_statement_id = $2 and s.matched_at is null and not exists (
    select from bank_transactions t where t.company_id = $1 and t.bank_statement_id = $2 and not t.is_matched)`

// Row after row of the account's index, which has only what waits; an account is of this statement if something of it is.
const WAITING_RETURNS = `
  select t.* from (
    select distinct n.bank_account_id from bank_transactions n
    where n.company_id = $1 and n.bank_statement_id = $2 and not n.is_matched
  ) a
  cross join lateral (
    select ${bankTransactionColumns} from bank_transactions t
    where t.company_id = $1 and t.bank_account_id = a.bank_account_id and t.is_return and t.returns_id is null
      and t.status in ('unmatched', 'suggested') and t.bank_statement_id <> $2 and not t.is_left_to_people
    order by t.bank_transaction_id desc limit ${MAX_WAITING_RETURNS}
  ) t`

const original = (condition: string) => `
  (select ${bankTransactionColumns} from bank_transactions t
   where t.company_id = $1 and ${condition} and t.bank_account_id = q.account and t.bank_transaction_id <> q.id
     and t.direction = q.direction and t.currency = q.currency and not t.is_return
     and t.booked_on between q.booked_on - ${MAX_AGE_DAYS} and q.booked_on
   order by t.bank_transaction_id desc limit ${MAX_ORIGINALS + 1})`

const ORIGINALS = `
  select q.id as taken_by, t.*
  from unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::date[])
    q (id, account, bank_reference, end_to_end_id, direction, currency, booked_on)
  cross join lateral (
    ${original("t.bank_reference = q.bank_reference and t.bank_reference is not null")}
    union
    ${original("t.end_to_end_id = q.end_to_end_id and t.end_to_end_id is not null")}
  ) t
  order by q.id, t.bank_transaction_id`

const CREDITS = `${heldCredit("$2::bigint")} order by currency`
