/** The currency of a company's rows that name none. */
import { givenAccounts } from "./bank/StatementAccount.ts"
import type { Creditor } from "./CompanyFacts.ts"
import { currencyOfCountry } from "./CountryCurrency.ts"

/** Where nothing of a company tells one. */
const FALLBACK = "EUR"

/** The currency of the account of the facts, else of the first one that was added, else of the country. */
export const companyCurrency = (company: Creditor & { readonly country: string | null }): string => {
  const accounts = givenAccounts(company)
  const [account] = [...accounts.filter(({ id }) => id === null), ...accounts]
  return account?.currency ?? currencyOfCountry(company.country ?? "") ?? FALLBACK
}
