/** Money at the bank, by SQL: movements that wait for somebody who says what they are for. */
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { Database } from "../../src/postgres/Database.ts"

export const IBAN = "DE02120300000000202051"

const MOVEMENT = `
  with account as (
    insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known, created_at)
    values ($1, 1, '${IBAN}', true, 'EUR', true, $2)
    on conflict (company_id, bank_account_id) do update set currency_known = true returning bank_account_id
  ), file as (
    insert into bank_statements (company_id, file_hash, format, statements, transactions, imported_at, matched_at)
    values ($1, $3, 'camt.053', 1, 1, $2, $2) returning bank_statement_id
  ), movement as (
    insert into bank_transactions (company_id, bank_account_id, bank_statement_id, direction, amount_minor, currency,
      booked_on, counterparty_name, said, number, status, customer_id, created_at, updated_at)
    select $1, bank_account_id, bank_statement_id, 'credit', $4, 'EUR', ($2 at time zone 'UTC')::date, 'Grace Hopper', $3, 1,
      case when $5 = '{null}'::bigint[] then 'unmatched' else 'suggested' end, $6, $2, $2 from account, file
    returning bank_transaction_id
  )
  insert into bank_reviews (company_id, bank_transaction_id, number, customer_id, receivable_id, since)
  select $1, bank_transaction_id, n, $7, receivable_id, $2
  from movement, unnest($5::bigint[]) with ordinality d (receivable_id, n)
  returning bank_transaction_id as id`

let movements = 0

/** What somebody has paid, and which debts it may be for. */
export interface Money {
  readonly customerId: number
  /** The debts that suggestions name; null for any of the customer's. */
  readonly mayBeFor: ReadonlyArray<number | null>
  readonly amountMinor?: number
  /** Whether it is known to be the customer's. */
  readonly isTheirs?: boolean
}

/** Stores a movement that waits since `now`, and answers its number. */
export const storeMoney = (
  companyId: number,
  now: number,
  { amountMinor = 12_050, customerId, isTheirs = false, mayBeFor }: Money
) =>
  Effect.flatMap(Database, (database) => {
    movements += 1
    return Effect.map(
      database.query<{ readonly id: number }>(MOVEMENT, [
        companyId,
        new Date(now).toISOString(),
        createHash("sha256").update(String(movements)).digest(),
        amountMinor,
        mayBeFor,
        isTheirs ? customerId : null,
        customerId
      ]),
      ([movement]) => movement?.id ?? 0
    )
  })

/** Nothing waits for a movement any more. */
export const settleMoney = (companyId: number, movementId: number) =>
  Effect.flatMap(Database, (database) =>
    database.queryAll([
      {
        text: "delete from bank_reviews where company_id = $1 and bank_transaction_id = $2",
        params: [companyId, movementId]
      },
      {
        text: `update bank_transactions set status = 'ignored', customer_id = null
          where company_id = $1 and bank_transaction_id = $2`,
        params: [companyId, movementId]
      }
    ])
  )
