/** Whose debts an account has paid before, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** Accounts of one customer that are listed, the newest. */
const MAX_LISTED = 100

/** An account that has paid debts of a customer. */
export interface Payer {
  /** An IBAN or account number in electronic form. */
  readonly account: string
  /** The match that taught it last. */
  readonly bankTransactionId: number
  /** Epoch milliseconds. */
  readonly learnedAt: number
}

/** What a match teaches: the account has paid debts of the customer. */
export interface Lesson {
  readonly account: string
  readonly customerId: number
  readonly bankTransactionId: number
}

export class PayersRepo extends Context.Tag("duebook/PayersRepo")<
  PayersRepo,
  {
    /** The accounts of a customer, the newest first. */
    readonly ofCustomer: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<Payer>, ServiceUnavailable>
    /** Keeps what matches have taught; the last of two about the same counts. */
    readonly learn: (
      companyId: number,
      lessons: ReadonlyArray<Lesson>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** The customers for whom nothing but a transaction has taught that its account pays. */
    readonly taughtBy: (
      companyId: number,
      transactionId: number
    ) => Effect.Effect<ReadonlySet<number>, ServiceUnavailable>
    /**
     * Forgets what a transaction has taught about customers for whom it has no payment any more that counts. What others
     * have taught is still known.
     */
    readonly unlearn: (companyId: number, transactionId: number) => Effect.Effect<void, ServiceUnavailable>
    /** Forgets an account of a customer; false if it was not known. */
    readonly forget: (
      companyId: number,
      customerId: number,
      account: string
    ) => Effect.Effect<boolean, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PayersRepo,
    Effect.map(Database, (database) =>
      PayersRepo.of({
        ofCustomer: (companyId, customerId) =>
          Effect.map(
            database.ofCompany(companyId).query<PayerRow>(OF_CUSTOMER, [companyId, customerId]),
            (rows) =>
              rows.map(({ account, bank_transaction_id, learned_at }) => ({
                account,
                bankTransactionId: bank_transaction_id,
                learnedAt: learned_at
              }))
          ),
        learn: (companyId, lessons, now) => {
          const last = new Map(lessons.map((lesson) => [`${lesson.account} ${lesson.customerId}`, lesson]))
          const each = [...last.values()]
          const columns = (rows: ReadonlyArray<Lesson>) => [
            companyId,
            rows.map(({ account }) => account),
            rows.map(({ customerId }) => customerId),
            rows.map(({ bankTransactionId }) => bankTransactionId),
            iso(now)
          ]
          return Effect.zipRight(
            database.execute(ADD_LESSONS, columns(lessons)),
            database.execute(LEARN, columns(each))
          )
        },
        taughtBy: (companyId, transactionId) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly customer_id: number }>(TAUGHT_BY, [companyId, transactionId]),
            (rows) => new Set(rows.map(({ customer_id }) => customer_id))
          ),
        unlearn: (companyId, transactionId) =>
          Effect.forEach(UNLEARN, (text) => database.execute(text, [companyId, transactionId]), {
            discard: true
          }),
        forget: (companyId, customerId, account) =>
          Effect.zipRight(
            database.execute(FORGET_LESSONS, [companyId, customerId, account]),
            Effect.map(database.query(FORGET, [companyId, customerId, account]), (rows) => rows.length > 0)
          )
      })
    )
  )
}

interface PayerRow {
  readonly account: string
  readonly bank_transaction_id: number
  readonly learned_at: number
}

const OF_CUSTOMER = `
  select t.account, t.bank_transaction_id, t.learned_at from bank_payers t
  where t.company_id = $1 and t.customer_id = $2 order by t.learned_at desc, t.account limit ${MAX_LISTED}`

// In one order, so that two transactions that learn the same never wait for each other in a cycle.
const LEARN = `
  insert into bank_payers as p (company_id, account, customer_id, bank_transaction_id, learned_at)
  select $1, q.account, q.customer_id, q.bank_transaction_id, $5::timestamptz
  from (
    select * from unnest($2::text[], $3::bigint[], $4::bigint[]) q (account, customer_id, bank_transaction_id)
    order by q.account, q.customer_id
  ) q
  on conflict (company_id, account, customer_id)
  do update set bank_transaction_id = excluded.bank_transaction_id, learned_at = excluded.learned_at`

const ADD_LESSONS = `
  insert into bank_lessons (company_id, account, customer_id, bank_transaction_id, learned_at)
  select $1, q.account, q.customer_id, q.bank_transaction_id, $5::timestamptz
  from (
    select * from unnest($2::text[], $3::bigint[], $4::bigint[]) q (account, customer_id, bank_transaction_id)
    order by q.account, q.customer_id, q.bank_transaction_id
  ) q
  on conflict do nothing`

/** Of the lessons about the same as a row of payers, the newest that another transaction has taught. */
const otherLessons = (payer: string): string => `
  select l.bank_transaction_id, l.learned_at from bank_lessons l
  where l.company_id = $1 and l.account = ${payer}.account and l.customer_id = ${payer}.customer_id and l.bank_transaction_id <> $2
  order by l.bank_transaction_id desc limit 1`

const TAUGHT_BY = `
  select p.customer_id from bank_payers p where p.company_id = $1 and p.bank_transaction_id = $2
    and not exists (${otherLessons("p")})`

/** Whether a transaction has no payment that counts any more for the customer of a row. */
const isUnpaid = (table: string): string => `not exists (
    select from payments m join receivables r on r.company_id = $1 and r.receivable_id = m.receivable_id
    where m.company_id = $1 and m.bank_transaction_id = $2 and m.bank_transaction_id is not null and m.status = 'recorded'
      and r.customer_id = ${table}.customer_id)`

const UNLEARN = [
  `delete from bank_lessons l where l.company_id = $1 and l.bank_transaction_id = $2 and ${isUnpaid("l")}`,
  `update bank_payers p set (bank_transaction_id, learned_at) = (${otherLessons("p")})
   where p.company_id = $1 and p.bank_transaction_id = $2 and ${isUnpaid("p")} and exists (${otherLessons("p")})`,
  `delete from bank_payers p where p.company_id = $1 and p.bank_transaction_id = $2 and ${isUnpaid("p")}`
]

const FORGET_LESSONS = "delete from bank_lessons where company_id = $1 and customer_id = $2 and account = $3"

const FORGET = `
  delete from bank_payers where company_id = $1 and customer_id = $2 and account = $3 returning account`
