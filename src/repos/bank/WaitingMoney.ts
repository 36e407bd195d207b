/** Money that waits, and by when it was matched with all debts of its company, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"
import type { StoredReview } from "./BankTransactions.ts"
import { bankTransactionColumns, toBankTransaction } from "./TransactionRows.ts"

/** Movements that are read at once. */
export const LOOKED_AT_ONCE = 300

/** A movement that waits, as it is stored. */
export interface WaitingMovement {
  readonly transaction: BankTransaction
  readonly reviews: ReadonlyArray<StoredReview>
}

export class WaitingMoneyRepo extends Context.Tag("duebook/WaitingMoneyRepo")<
  WaitingMoneyRepo,
  {
    /**
     * After a statement was matched from `startedAt` on, by the company's own time: what waited before it is matched again.
     * `now` is real time; both are in epoch milliseconds.
     */
    readonly statementMatched: (
      companyId: number,
      at: { readonly startedAt: number; readonly now: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Up to `limit` companies that somebody has asked for, with ids above `after`, in order of id. */
    readonly companiesAsked: (
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /** How often somebody has asked for a company; null where no money has waited yet. */
    readonly asks: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
    /** What waits, the newest first: the next `LOOKED_AT_ONCE` with ids below `before`. */
    readonly waiting: (
      companyId: number,
      before: number
    ) => Effect.Effect<ReadonlyArray<WaitingMovement>, ServiceUnavailable>
    /** Says that what waits was matched with all debts from before `at`, unless somebody has asked since. */
    readonly looked: (
      companyId: number,
      look: { readonly at: number; readonly asks: number }
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    WaitingMoneyRepo,
    Effect.map(Database, (database) =>
      WaitingMoneyRepo.of({
        statementMatched: (companyId, { now, startedAt }) =>
          Effect.zipRight(
            database.execute(STATEMENT_MATCHED, [companyId, iso(startedAt), iso(now)]),
            database.announce({ kind: "statements", at: now })
          ),
        companiesAsked: (after, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(COMPANIES_ASKED, [after, limit]),
            (rows) => rows.map(({ company_id }) => ({ companyId: company_id }))
          ),
        asks: (companyId) =>
          Effect.map(
            database.ofCompany(companyId).query<{ readonly asks: number }>(ASKS, [companyId]),
            ([row]) => row?.asks ?? null
          ),
        waiting: (companyId, before) =>
          Effect.map(database.ofCompany(companyId).query(WAITING, [companyId, before]), (rows) =>
            rows.map((row) => ({
              transaction: toBankTransaction(row),
              reviews: (
                JSON.parse((row["reviews"] as string | null) ?? "[]") as ReadonlyArray<
                  readonly [number, number | null]
                >
              ).map(([customerId, receivableId]) => ({ customerId, receivableId }))
            }))
          ),
        looked: (companyId, { asks, at }) => database.execute(LOOKED, [companyId, iso(at), asks])
      })
    )
  )
}

const STATEMENT_MATCHED = `
  insert into bank_looks as l (company_id, looked_at) values ($1, $2)
  on conflict (company_id) do update set asks = l.asks + 1, asked_at = coalesce(l.asked_at, $3)`

const COMPANIES_ASKED = `
  select company_id from bank_looks where asked_at is not null and company_id > $1 order by company_id limit $2`

const ASKS = "select asks from bank_looks where company_id = $1"

// What is not matched yet is matched by its own import.
const newestOf = (status: string): string => `
  (select * from bank_transactions n
   where n.company_id = $1 and n.status = '${status}' and n.direction = 'credit' and n.is_matched
     and n.bank_transaction_id < $2::bigint and n.returns_id is null and n.repaid_at is null
   order by n.bank_transaction_id desc limit ${LOOKED_AT_ONCE})`

const WAITING = `
  select ${bankTransactionColumns}, (
    select json_agg(json_build_array(r.customer_id, r.receivable_id) order by r.number)::text from bank_reviews r
    where r.company_id = $1 and r.bank_transaction_id = t.bank_transaction_id
  ) as reviews
  from (
    ${["unmatched", "suggested", "partially_applied"].map(newestOf).join(" union all ")}
    order by bank_transaction_id desc limit ${LOOKED_AT_ONCE}
  ) t
  order by t.bank_transaction_id desc`

const LOOKED = `
  update bank_looks set looked_at = greatest(looked_at, $2::timestamptz), asked_at = case when asks <> $3 then asked_at end
  where company_id = $1`
