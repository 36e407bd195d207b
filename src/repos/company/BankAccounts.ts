/** Bank accounts of companies in PostgreSQL. They are read with their company. */
import { Context, Effect, Layer } from "effect"
import type { BankAccount } from "../../domain/BankAccount.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

export class BankAccountsRepo extends Context.Tag("duebook/BankAccountsRepo")<
  BankAccountsRepo,
  {
    /** Returns the new account's id. */
    readonly insert: (
      companyId: number,
      account: Omit<BankAccount, "id">,
      now: number
    ) => Effect.Effect<number, ServiceUnavailable>
    readonly remove: (companyId: number, accountId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    BankAccountsRepo,
    Effect.map(Database, (database) =>
      BankAccountsRepo.of({
        insert: (companyId, { accountNumber, bankCode, bic, currency, holder, iban }, now) =>
          Effect.map(
            database.query<{ readonly bank_account_id: number }>(INSERT, [
              companyId,
              currency,
              holder,
              iban,
              bic,
              accountNumber,
              bankCode?.kind ?? null,
              bankCode?.code ?? null,
              new Date(now).toISOString()
            ]),
            (rows) => Number(rows[0]?.bank_account_id)
          ),
        remove: (companyId, accountId) => Effect.asVoid(database.query(REMOVE, [companyId, accountId]))
      })
    )
  )
}

const INSERT = `
  insert into bank_accounts
    (company_id, currency, holder, iban, bic, account_number, code_kind, bank_code, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning bank_account_id`

const REMOVE = "delete from bank_accounts where company_id = $1 and bank_account_id = $2"
