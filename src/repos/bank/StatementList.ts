/** Statements in PostgreSQL as pages list them: the files, the periods that they are of, and how far a file in work is. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { Conditions, page } from "../Listing.ts"

/** Files in work that are shown. */
const MAX_IN_WORK = 5
/** Parts of a file that its page shows. */
const MAX_PARTS = 100

/** A file that was imported. */
export interface ListedStatement {
  readonly id: number
  readonly fileName: string | null
  readonly format: string
  readonly statements: number
  readonly transactions: number
  readonly newTransactions: number
  readonly knownTransactions: number
  /** Whether all that it brought was matched. */
  readonly isMatched: boolean
  /** Epoch milliseconds. */
  readonly importedAt: number
}

/** What a file says of one account. */
export interface ListedPart {
  readonly bankAccountId: number
  readonly fromDate: string | null
  readonly toDate: string | null
  readonly openingMinor: number | null
  readonly closingMinor: number | null
  readonly transactions: number
}

/** How far a file in work is. */
export interface StatementInWork {
  readonly id: number
  readonly fileName: string | null
  /** What it has brought that was not known, and what of that was matched. */
  readonly transactions: number
  readonly matched: number
}

export class StatementListRepo extends Context.Tag("duebook/StatementListRepo")<
  StatementListRepo,
  {
    readonly list: (
      companyId: number,
      request: PageRequest
    ) => Effect.Effect<Page<ListedStatement>, ServiceUnavailable>
    readonly find: (
      companyId: number,
      id: number
    ) => Effect.Effect<ListedStatement | null, ServiceUnavailable>
    /** What a file says of each account, in its order. */
    readonly parts: (
      companyId: number,
      id: number
    ) => Effect.Effect<ReadonlyArray<ListedPart>, ServiceUnavailable>
    /** Files that are not matched to their end, the newest first. */
    readonly inWork: (companyId: number) => Effect.Effect<ReadonlyArray<StatementInWork>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    StatementListRepo,
    Effect.map(Database, (database) => {
      const of = (companyId: number) => database.ofCompany(companyId)
      return StatementListRepo.of({
        list: (companyId, request) =>
          page(
            database,
            {
              table: "bank_statements",
              id: "bank_statement_id",
              columns: statementColumns,
              conditions: new Conditions(companyId)
            },
            request,
            toStatement
          ),
        find: (companyId, id) =>
          Effect.map(of(companyId).query(FIND, [companyId, id]), ([row]) =>
            row === undefined ? null : toStatement(row)
          ),
        parts: (companyId, id) =>
          Effect.map(of(companyId).query(PARTS, [companyId, id, MAX_PARTS]), (rows) => rows.map(toPart)),
        inWork: (companyId) =>
          Effect.map(of(companyId).query(IN_WORK, [companyId, MAX_IN_WORK]), (rows) =>
            rows.map((row) => ({
              id: row["bank_statement_id"] as number,
              fileName: row["file_name"] as string | null,
              transactions: row["new_transactions"] as number,
              matched: (row["new_transactions"] as number) - Number(row["waiting"])
            }))
          )
      })
    })
  )
}

const statementColumns = `t.bank_statement_id, t.file_name, t.format, t.statements, t.transactions, t.new_transactions,
  t.known_transactions, t.matched_at is not null as is_matched, t.imported_at`

const toStatement = (row: Row): ListedStatement => ({
  id: row["bank_statement_id"] as number,
  fileName: row["file_name"] as string | null,
  format: row["format"] as string,
  statements: row["statements"] as number,
  transactions: row["transactions"] as number,
  newTransactions: row["new_transactions"] as number,
  knownTransactions: row["known_transactions"] as number,
  isMatched: row["is_matched"] as boolean,
  importedAt: row["imported_at"] as number
})

const toPart = (row: Row): ListedPart => ({
  bankAccountId: row["bank_account_id"] as number,
  fromDate: row["from_date"] as string | null,
  toDate: row["to_date"] as string | null,
  openingMinor: row["opening_minor"] as number | null,
  closingMinor: row["closing_minor"] as number | null,
  transactions: row["transactions"] as number
})

const FIND = `select ${statementColumns} from bank_statements t where t.company_id = $1 and t.bank_statement_id = $2`

const PARTS = `
  select bank_account_id, from_date, to_date, opening_minor, closing_minor, transactions from bank_statement_parts
  where company_id = $1 and bank_statement_id = $2 order by part limit $3`

const IN_WORK = `
  select s.bank_statement_id, s.file_name, s.new_transactions, (
    select count(*) from bank_transactions t
    where t.company_id = $1 and t.bank_statement_id = s.bank_statement_id and not t.is_matched) as waiting
  from bank_statements s
  where s.company_id = $1 and s.matched_at is null
  order by s.bank_statement_id desc limit $2`
