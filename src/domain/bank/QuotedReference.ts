/** What the debtor of a receivable quotes, as programs and as people read it. Pure. */
import { countryOfAccount } from "../BankAccount.ts"
import { accountInCurrency, type Creditor } from "../CompanyFacts.ts"
import type { Receivable } from "../Receivable.ts"
import { paymentReferenceOf, printedReference, structuredReference } from "./References.ts"

/** A payment reference. */
export interface QuotedReference {
  /** In electronic form. */
  readonly reference: string
  /** In the groups of its scheme. */
  readonly printed: string
  /** Whether it is the external reference, which then need not be said beside it. */
  readonly isExternal: boolean
}

/** What the debtor of a receivable quotes, by the account that debts in its currency are paid into. */
export const quotedReference = (
  creditor: Creditor,
  companyId: number,
  { currency, externalReference, id }: Pick<Receivable, "currency" | "externalReference" | "id">
): QuotedReference => {
  const accountCountry = countryOfAccount(accountInCurrency(creditor, currency))
  const reference = paymentReferenceOf({ companyId, receivableId: id, externalReference, accountCountry })
  return {
    reference,
    printed: printedReference(reference, accountCountry),
    isExternal: structuredReference(externalReference ?? "", accountCountry)?.reference === reference
  }
}
