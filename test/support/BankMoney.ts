/** Accounts, statements and bank transactions of a company in a test database, as an import would store them. */
import { createHash, randomUUID } from "node:crypto"
import type { Row } from "./TestServer.ts"

type Sql = <R extends Row = Row>(text: string, params?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<R>>

/** A transaction to insert; by default 100.00 EUR that came on 1 March 2026. */
export interface InsertedTransaction {
  readonly direction?: "credit" | "debit"
  readonly amountMinor?: number
  readonly currency?: string
  readonly bookedOn?: string
  readonly counterpartyName?: string | null
  readonly counterpartyAccount?: string | null
  readonly remittance?: string | null
  readonly paymentReference?: string | null
  readonly endToEndId?: string | null
  readonly bankReference?: string | null
  readonly status?: string
  readonly isReturn?: boolean
  readonly returnReason?: string | null
  readonly originalEndToEndId?: string | null
  readonly originalBankReference?: string | null
  readonly statementId?: number
}

const AT = "2026-03-01T08:00:00Z"

/** What a test inserts for one company. */
export class BankMoney {
  readonly sql: Sql
  readonly companyId: number
  accountId = 0

  constructor(sql: Sql, companyId: number) {
    this.sql = sql
    this.companyId = companyId
  }

  /** Inserts an account; transactions are on it from then on. */
  async account(currency = "EUR", number = "DE89370400440532013000"): Promise<number> {
    const [made] = await this.sql<{ id: string }>(
      `insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known, created_at)
       values ($1, nextval('bank_statements_bank_statement_id_seq'), $2, true, $3, true, $4)
       on conflict (company_id, number, currency) do update set currency_known = true returning bank_account_id as id`,
      [this.companyId, number, currency, AT]
    )
    this.accountId = Number(made?.id)
    return this.accountId
  }

  /** Inserts a statement, and an account if there is none. */
  async statement(): Promise<number> {
    if (this.accountId === 0) await this.account()
    const [made] = await this.sql<{ id: string }>(
      `insert into bank_statements (company_id, file_hash, format, statements, transactions, imported_at)
       values ($1, $2, 'camt.053', 1, 1, $3) returning bank_statement_id as id`,
      [this.companyId, createHash("sha256").update(randomUUID()).digest(), AT]
    )
    return Number(made?.id)
  }

  /** Inserts a transaction of a statement, and returns its id. */
  async transaction(given: InsertedTransaction = {}): Promise<number> {
    const statementId = given.statementId ?? (await this.statement())
    const [made] = await this.sql<{ id: string }>(
      `insert into bank_transactions (company_id, bank_account_id, bank_statement_id, direction, amount_minor, currency,
         booked_on, value_on, counterparty_name, counterparty_account, remittance, payment_reference, end_to_end_id,
         bank_reference, is_return, return_reason, original_end_to_end_id, original_bank_reference, said, number, status,
         created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 1, $19, $20, $20)
       returning bank_transaction_id as id`,
      [
        this.companyId,
        this.accountId,
        statementId,
        given.direction ?? "credit",
        given.amountMinor ?? 10_000,
        given.currency ?? "EUR",
        given.bookedOn ?? "2026-03-01",
        given.counterpartyName ?? null,
        given.counterpartyAccount ?? null,
        given.remittance ?? null,
        given.paymentReference ?? null,
        given.endToEndId ?? null,
        given.bankReference ?? null,
        given.isReturn ?? false,
        given.returnReason ?? null,
        given.originalEndToEndId ?? null,
        given.originalBankReference ?? null,
        createHash("sha256").update(randomUUID()).digest(),
        given.status ?? "unmatched",
        AT
      ]
    )
    return Number(made?.id)
  }

  /** Transactions of which the payments that count are not what is applied, or of which that is more than there is. */
  unsound(): Promise<ReadonlyArray<Row>> {
    return this.sql(
      `select t.bank_transaction_id, t.amount_minor, t.applied_minor, t.status, p.minor
       from bank_transactions t
       cross join lateral (
         select coalesce(sum(p.amount_minor), 0) as minor from payments p
         where p.company_id = t.company_id and p.bank_transaction_id = t.bank_transaction_id and p.status = 'recorded'
       ) p
       where t.company_id = $1 and (p.minor <> t.applied_minor or t.applied_minor > t.amount_minor)`,
      [this.companyId]
    )
  }

  /** Receivables of which the payments that count are not what is paid. */
  unsoundDebts(): Promise<ReadonlyArray<Row>> {
    return this.sql(
      `select r.receivable_id from receivables r
       where r.company_id = $1 and r.paid_minor <> (
         select coalesce(sum(p.amount_minor), 0) from payments p
         where p.company_id = $1 and p.receivable_id = r.receivable_id and p.status = 'recorded')`,
      [this.companyId]
    )
  }
}
