/** Bank accounts of a company beside the one of its facts: each takes the debts in its currency. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { BankAccount } from "../../domain/BankAccount.ts"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import { NotFound, type ServiceUnavailable, type ValidationFailed } from "../../domain/Errors.ts"
import { bankAccountJson, type GivenBankAccount, newBankAccount } from "../../domain/NewBankAccount.ts"
import { BankAccountsRepo } from "../../repos/company/BankAccounts.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { orRefuse } from "../Lookup.ts"
import { Write } from "../Write.ts"
import { noCompany } from "./Companies.ts"

export class BankAccounts extends Context.Tag("duebook/BankAccounts")<
  BankAccounts,
  {
    /** The company, with its accounts. */
    readonly of: (companyId: number) => Effect.Effect<Creditor, NotFound | ServiceUnavailable>
    /** Adds an account, and returns its id; every wrong field is listed. */
    readonly add: (
      companyId: number,
      given: GivenBankAccount
    ) => Effect.Effect<number, NotFound | ValidationFailed | ServiceUnavailable, CurrentActor>
    readonly remove: (
      companyId: number,
      accountId: number
    ) => Effect.Effect<BankAccount, NotFound | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    BankAccounts,
    Effect.gen(function* () {
      const accounts = yield* BankAccountsRepo
      const companies = yield* CompaniesRepo
      const write = yield* Write
      // Locked, so that nobody adds the same account or one too many meanwhile.
      const locked = (companyId: number) => orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
      return BankAccounts.of({
        of: (companyId) => orRefuse(companies.find(companyId), noCompany(companyId)),
        add: (companyId, given) =>
          write.run({
            deed: "bank_account.add",
            decide: Effect.fnUntraced(function* (now) {
              const company = yield* locked(companyId)
              const account = yield* newBankAccount(given, company.accounts)
              const id = yield* accounts.insert(companyId, account, now)
              return { value: id, companyId, subjectId: id, details: bankAccountJson(account) }
            })
          }),
        remove: (companyId, accountId) =>
          write.run({
            deed: "bank_account.remove",
            decide: Effect.fnUntraced(function* () {
              const company = yield* locked(companyId)
              const account = company.accounts.find(({ id }) => id === accountId)
              if (account === undefined) return yield* NotFound.numbered("bank account", accountId)
              yield* accounts.remove(companyId, accountId)
              return {
                value: account,
                companyId,
                subjectId: accountId,
                details: bankAccountJson(account)
              }
            })
          })
      })
    })
  )
}
