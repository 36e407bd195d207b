/** What the facts of a company are called. */
import type { CompanyDetails } from "../../../domain/CompanyFacts.ts"
import { type Unsaid, phrase } from "../../../words/Say.ts"

/** By their names. */
export const detailLabels: Readonly<Record<keyof CompanyDetails, Unsaid>> = {
  name: phrase("Name"),
  email: phrase("E-mail"),
  phone: phrase("Phone"),
  website: phrase("Web"),
  address: phrase("Address"),
  country: phrase("Country"),
  timezone: phrase("Time zone"),
  language: phrase("Language"),
  accountHolder: phrase("Account holder"),
  iban: phrase("IBAN"),
  bic: phrase("BIC"),
  paymentUrl: phrase("Payment link"),
  legalNotice: phrase("Legal notice")
}
