/** The accounts of a company that statements may be of: those that it has given, and those that had statements before. */
import { Clock, Effect } from "effect"
import { givenAccounts, isGiven } from "../../domain/bank/StatementAccount.ts"
import { StatementAccountsRepo } from "../../repos/bank/StatementAccounts.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { noCompany } from "../company/Companies.ts"
import { orRefuse } from "../Lookup.ts"

/** Makes the function that reads them with their company, and makes rows of those that it has given since. */
export const makeCompanyAccounts = Effect.gen(function* () {
  const accounts = yield* StatementAccountsRepo
  const companies = yield* CompaniesRepo
  const tenant = yield* Tenant
  return Effect.fnUntraced(function* (companyId: number) {
    const company = yield* orRefuse(companies.find(companyId), noCompany(companyId))
    const given = givenAccounts(company)
    const known = yield* accounts.list(companyId)
    // An account of which a statement has told the currency is in another one than was guessed.
    const missing = given.filter(
      ({ currency, isCurrencyKnown, number }) =>
        !known.some(
          (account) => account.number === number && (account.currency === currency || !isCurrencyKnown)
        )
    )
    const now = yield* Clock.currentTimeMillis
    if (missing.length > 0) yield* tenant.transaction(companyId, accounts.insert(companyId, missing, now))
    const all = missing.length === 0 ? known : yield* accounts.list(companyId)
    // What was removed stays an account of the company, if it had statements.
    const listed = all.filter((account) => account.lastImportedAt !== null || isGiven(given, account))
    return { company, listed }
  })
})
