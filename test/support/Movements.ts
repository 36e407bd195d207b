/** Movements on the accounts of a company, as an import stores them, for tests that need no file. */
import { createHash } from "node:crypto"
import type { Company } from "./Company.ts"
import type { TestServer } from "./TestServer.ts"

/** The account of a test's company. */
const IBAN = "DE89370400440532013000"
/** The account of whoever pays. */
const PAYER = "DE02120300000000202051"

/** A movement; what is left out is as an ordinary payment has it. */
export interface Moved {
  readonly amountMinor?: number
  readonly direction?: "credit" | "debit"
  readonly currency?: string
  readonly bookedOn?: string
  readonly name?: string | null
  readonly account?: string | null
  readonly text?: string | null
  readonly reference?: string | null
  readonly status?: string
  readonly isReturn?: boolean
}

/** An account with one statement, and movements on it. */
export class MovedMoney {
  readonly company: Company
  readonly accountId: number
  readonly statementId: number
  #count = 0

  constructor(company: Company, accountId: number, statementId: number) {
    this.company = company
    this.accountId = accountId
    this.statementId = statementId
  }

  /** Stores a movement and returns its id. */
  async add(moved: Moved = {}): Promise<number> {
    const {
      account = PAYER,
      amountMinor = 10_000,
      bookedOn = "2027-03-02",
      currency = "EUR",
      direction = "credit",
      isReturn = false,
      name = "Ada Lovelace",
      reference = null,
      status = "unmatched",
      text = null
    } = moved
    this.#count += 1
    const said = createHash("sha256").update(`${this.statementId} ${this.#count}`).digest()
    const [row] = await this.company.server.sql<{ id: string }>(
      `insert into bank_transactions (company_id, bank_account_id, bank_statement_id, direction, amount_minor, currency,
         booked_on, counterparty_name, counterparty_account, remittance, payment_reference, is_return, said, number, status,
         is_matched, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 1, $14, true, now(), now())
       returning bank_transaction_id as id`,
      [
        this.company.id,
        this.accountId,
        this.statementId,
        direction,
        amountMinor,
        currency,
        bookedOn,
        name,
        account,
        text,
        reference,
        isReturn,
        said,
        status
      ]
    )
    return Number(row?.id)
  }
}

/** Gives a company an account with a statement of March 2027. */
export const moneyOf = async (
  server: TestServer,
  company: Company,
  currency = "EUR"
): Promise<MovedMoney> => {
  const accountId = 1_000 + company.id
  await server.sql(
    `insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known,
       last_statement_to, balance_minor, last_imported_at, created_at)
     values ($1, $2, $3, true, $4, true, '2027-03-31', 1234567, now(), now())`,
    [company.id, accountId, IBAN, currency]
  )
  const [statement] = await server.sql<{ id: string }>(
    `insert into bank_statements (company_id, file_hash, file_name, format, statements, transactions, new_transactions,
       matched_at, imported_at)
     values ($1, $2, 'march.xml', 'camt.053', 1, 3, 3, now(), now()) returning bank_statement_id as id`,
    [company.id, createHash("sha256").update(`march ${company.id}`).digest()]
  )
  const statementId = Number(statement?.id)
  await server.sql(
    `insert into bank_statement_parts (company_id, bank_statement_id, part, bank_account_id, from_date, to_date,
       opening_minor, closing_minor, opens_again, closed_before, transactions)
     values ($1, $2, 1, $3, '2027-03-01', '2027-03-31', 1000000, 1234567, false, false, 3)`,
    [company.id, statementId, accountId]
  )
  return new MovedMoney(company, accountId, statementId)
}
