/** The accounts that statements are of, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { GivenAccount, StatementAccount } from "../../domain/bank/StatementAccount.ts"
import type { CsvMapping } from "../../domain/bank/statements/csv/CsvMapping.ts"
import { addDays } from "../../domain/CalendarDate.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { iso } from "../Rows.ts"

/** Where statements of an account are missing, or don't fit: after a day, before another, with the balances there. */
export interface StatementGap {
  /** The last day of the statements before. */
  readonly after: string
  /** The first day of the statement after it. */
  readonly before: string
  readonly closingMinor: number | null
  readonly openingMinor: number | null
}

/** Statements of one account that are looked at for gaps, the newest. */
const MAX_STATEMENTS = 2_000

export class StatementAccountsRepo extends Context.Tag("duebook/StatementAccountsRepo")<
  StatementAccountsRepo,
  {
    /** All of a company, in the order of their ids. */
    readonly list: (companyId: number) => Effect.Effect<ReadonlyArray<StatementAccount>, ServiceUnavailable>
    /** Adds those that are not there yet, by number and currency. */
    readonly insert: (
      companyId: number,
      accounts: ReadonlyArray<GivenAccount>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** These accounts, locked until the transaction ends, in the order of their ids. */
    readonly lock: (
      companyId: number,
      ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<StatementAccount>, ServiceUnavailable>
    /** Stores what a statement says of the currency, of an account of which nobody has said it. */
    readonly setCurrency: (
      companyId: number,
      id: number,
      currency: string
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores which heading of its CSV files has which field. */
    readonly setCsvMapping: (
      companyId: number,
      id: number,
      mapping: CsvMapping
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores the end and the balance of the last statement, as the statements say now. */
    readonly setLast: (companyId: number, id: number, now: number) => Effect.Effect<void, ServiceUnavailable>
    /** Where its statements leave something out, in the order of time. */
    readonly gaps: (
      companyId: number,
      id: number
    ) => Effect.Effect<ReadonlyArray<StatementGap>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    StatementAccountsRepo,
    Effect.map(Database, (database) =>
      StatementAccountsRepo.of({
        list: (companyId) =>
          Effect.map(
            database.ofCompany(companyId).query(`${SELECT} order by bank_account_id`, [companyId]),
            (rows) => rows.map(toAccount)
          ),
        insert: (companyId, accounts, now) =>
          Effect.forEach(
            accounts,
            ({ bankCode, currency, id, isCurrencyKnown, isIban, number }) =>
              database.query(INSERT, [
                companyId,
                id,
                number,
                isIban,
                bankCode,
                currency,
                isCurrencyKnown,
                iso(now)
              ]),
            { discard: true }
          ),
        lock: (companyId, ids) =>
          Effect.map(
            database.query(
              `${SELECT} and bank_account_id = any ($2::bigint[]) order by bank_account_id for update`,
              [companyId, ids]
            ),
            (rows) => rows.map(toAccount)
          ),
        setCurrency: (companyId, id, currency) => database.execute(SET_CURRENCY, [companyId, id, currency]),
        setCsvMapping: (companyId, id, mapping) =>
          database.execute(SET_MAPPING, [companyId, id, JSON.stringify(mapping)]),
        setLast: (companyId, id, now) => database.execute(SET_LAST, [companyId, id, iso(now)]),
        gaps: (companyId, id) =>
          Effect.map(
            database.ofCompany(companyId).query<PeriodRow>(PERIODS, [companyId, id, MAX_STATEMENTS]),
            gapsIn
          )
      })
    )
  )
}

interface PeriodRow {
  readonly from_date: string
  readonly to_date: string
  readonly opening_minor: number | null
  readonly closing_minor: number | null
}

/** What lies between statements: other balances or, where balances are not known or equal, days without one. */
const gapsIn = (periods: ReadonlyArray<PeriodRow>): ReadonlyArray<StatementGap> => {
  const gaps: Array<StatementGap> = []
  let last: PeriodRow | null = null
  for (const next of periods) {
    if (last !== null && next.from_date > last.to_date) {
      const [closing, opening] = [last.closing_minor, next.opening_minor]
      const isGap =
        closing === null || opening === null ? next.from_date > addDays(last.to_date, 1) : closing !== opening
      if (isGap) {
        gaps.push({
          after: last.to_date,
          before: next.from_date,
          closingMinor: closing,
          openingMinor: opening
        })
      }
    }
    if (
      last === null ||
      next.to_date > last.to_date ||
      (next.to_date === last.to_date && isLater(last, next))
    )
      last = next
  }
  return gaps
}

/** Of two that end on one day, the one that goes on where the other has ended. */
const isLater = (last: PeriodRow, next: PeriodRow): boolean =>
  last.closing_minor === null || next.opening_minor === last.closing_minor

const toAccount = (row: Row): StatementAccount => ({
  id: row["bank_account_id"] as number,
  number: row["number"] as string,
  isIban: row["is_iban"] as boolean,
  bankCode: row["bank_code"] as string | null,
  currency: row["currency"] as string,
  isCurrencyKnown: row["currency_known"] as boolean,
  csvMapping: JSON.parse((row["csv_mapping"] as string | null) ?? "null") as StatementAccount["csvMapping"],
  lastStatementTo: row["last_statement_to"] as string | null,
  balanceMinor: row["balance_minor"] as number | null,
  lastImportedAt: row["last_imported_at"] as number | null
})

const SELECT = `
  select bank_account_id, number, is_iban, bank_code, currency, currency_known, csv_mapping::text, last_statement_to,
    balance_minor, last_imported_at
  from statement_accounts where company_id = $1`

// An account that was removed and added again has another id than before, and what was imported stays with the first.
const INSERT = `
  insert into statement_accounts
    (company_id, bank_account_id, number, is_iban, bank_code, currency, currency_known, created_at)
  select $1::bigint, coalesce($2::bigint, nextval('bank_accounts_bank_account_id_seq')), $3, $4, $5, $6, $7, $8
  on conflict do nothing`

const SET_CURRENCY = `
  update statement_accounts set currency = $3, currency_known = true
  where company_id = $1 and bank_account_id = $2 and not currency_known`

const SET_MAPPING =
  "update statement_accounts set csv_mapping = $3::jsonb where company_id = $1 and bank_account_id = $2"

// Of several that end on one day, the last is the one with whose closing balance no other one begins.
const SET_LAST = `
  update statement_accounts a set last_imported_at = $3,
    last_statement_to = (
      select max(p.to_date) from bank_statement_parts p
      where p.company_id = $1 and p.bank_account_id = $2),
    balance_minor = (
      select p.closing_minor from bank_statement_parts p
      where p.company_id = $1 and p.bank_account_id = $2 and p.closing_minor is not null and p.to_date = (
        select max(l.to_date) from bank_statement_parts l
        where l.company_id = $1 and l.bank_account_id = $2 and l.closing_minor is not null)
      order by
        exists (
          select from bank_statement_parts n
          where n.company_id = $1 and n.bank_account_id = $2 and n.to_date = p.to_date
            and n.opening_minor = p.closing_minor and n.closing_minor is distinct from p.closing_minor),
        p.bank_statement_id desc, p.part desc
      limit 1)
  where a.company_id = $1 and a.bank_account_id = $2`

const PERIODS = `
  select from_date, to_date, opening_minor, closing_minor
  from (
    select * from bank_statement_parts
    where company_id = $1 and bank_account_id = $2 and from_date is not null and to_date is not null
    order by to_date desc, bank_statement_id desc, part desc limit $3) newest
  order by from_date, to_date, bank_statement_id, part`
