/** Payment requests: what a debtor has to know to pay a receivable, and what its bank app reads (contract §11.7). */
import { Schema } from "effect"
import { accountInCurrency, type Creditor } from "../CompanyFacts.ts"
import { CurrencyCode } from "../Currency.ts"
import { payloadOf } from "../EpcQr.ts"
import { Id } from "../Ids.ts"
import { field, named, plain, record } from "../JsonFields.ts"
import { MinorUnits } from "../Money.ts"
import { balance, type Receivable } from "../Receivable.ts"
import { quotedReference } from "./QuotedReference.ts"

/** What stands on an invoice, so that its payment is found. */
export const PaymentRequest = record({
  receivableId: named("receivable_id", "The receivable that is paid.")(Id),
  paymentReference: named(
    "payment_reference",
    "What the payer quotes, in electronic form: an ISO 11649 reference that stays the same for ever, or the `external_reference` if that is a structured one itself."
  )(Schema.String),
  accountHolder: named("account_holder", "Who owns the account.")(Schema.NullOr(Schema.String)),
  iban: field("Where it is paid in its currency; `null` for no such account, or one without an IBAN.")(
    Schema.NullOr(Schema.String)
  ),
  bic: field("The bank of the account.")(Schema.NullOr(Schema.String)),
  balanceMinor: named("balance_minor", "What is still to be paid, in minor units.")(MinorUnits),
  currency: field("ISO 4217 currency code.")(plain(CurrencyCode)),
  epcQr: named(
    "epc_qr",
    "The text of a QR code (EPC069-12) from which bank apps fill in the transfer; draw it with error correction M. `null` if nothing is owed, or if the standard has no code for this transfer."
  )(Schema.NullOr(Schema.String)),
  url: field(
    "The debtor's page, where they also see what else is open; `null` where it is not served. Whoever has the link can open it, until the customer's contact data change."
  )(Schema.NullOr(Schema.String))
}).annotations({ identifier: "PaymentRequest", description: "What to print on an invoice." })
export type PaymentRequest = typeof PaymentRequest.Type

/** What is still to be paid of a receivable; nothing of a cancelled one. */
const owedOf = (receivable: Receivable): number =>
  receivable.status === "cancelled" ? 0 : balance(receivable)

/** The payment request of a receivable; `url` is that of its debtor's page. */
export const paymentRequestOf = (
  creditor: Creditor,
  companyId: number,
  receivable: Receivable,
  url: string | null
): PaymentRequest => {
  const { currency } = receivable
  const { reference } = quotedReference(creditor, companyId, receivable)
  const { bic = null, holder = null, iban = null } = accountInCurrency(creditor, currency) ?? {}
  const owed = owedOf(receivable)
  return {
    receivableId: receivable.id,
    paymentReference: reference,
    accountHolder: holder,
    iban,
    bic,
    balanceMinor: owed,
    currency,
    epcQr:
      currency === "EUR" && iban !== null
        ? payloadOf({ name: holder ?? creditor.name, iban, bic, amountMinor: BigInt(owed), reference })
        : null,
    url
  }
}
