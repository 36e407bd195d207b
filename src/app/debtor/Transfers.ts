/** How to pay what is open: one transfer for each currency, with the code for bank apps where there can be one. */
import { isActiveCurrency } from "../../domain/Currency.ts"
import type { PaymentAccount } from "../../domain/BankAccount.ts"
import { accountInCurrency } from "../../domain/CompanyFacts.ts"
import { quotedReference } from "../../domain/bank/QuotedReference.ts"
import { payloadOf } from "../../domain/EpcQr.ts"
import { swissPayloadOf } from "../../domain/SwissQr.ts"
import {
  type AccountValues,
  accountValues,
  canBePaid,
  companyValues,
  type PayableDebt,
  paymentValues,
  type TransferReference
} from "../../reminders/message/CompanyValues.ts"
import type { DebtorView, OpenDebt } from "../../services/customers/DebtorPage.ts"

/** An account as it is printed, and its number as it is copied. */
interface TransferAccount extends AccountValues {
  readonly copied: string
}

/** One transfer of the debts in one currency. */
export interface Transfer {
  readonly currency: string
  readonly minor: bigint
  /** Where it goes; null for a currency without an account. */
  readonly account: TransferAccount | null
  /** What to quote; null if a transfer can't hold the references of all debts. */
  readonly reference: TransferReference | null
  /** The text of the code, and whether it is a Swiss one; null where no standard has one for this transfer. */
  readonly code: { readonly text: string; readonly isSwiss: boolean } | null
}

/** How to pay the debts that were chosen. */
export interface TransferDetails {
  /** What the company says about itself, as its messages have it. */
  readonly company: ReturnType<typeof companyValues>
  /** The payment link, filled in; null for none. */
  readonly paymentUrl: string | null
  readonly transfers: ReadonlyArray<Transfer>
  /** The accounts of the transfers, for debts that are to be paid one by one. */
  readonly accounts: ReadonlyArray<TransferAccount>
  /** Whether each debt has to be paid by itself, because one transfer would not say what it is for. */
  readonly separately: boolean
  /** Whether the company has said how it is paid. */
  readonly canPay: boolean
  /** Whether there is anything to propose. */
  readonly isShown: boolean
}

/** A debt of the view, as messages have it. */
const debtIn =
  ({ company, link }: Pick<DebtorView, "company" | "link">) =>
  ({ balanceMinor, receivable }: OpenDebt): PayableDebt => ({
    reference: receivable.externalReference,
    quoted: quotedReference(company, link.companyId, receivable),
    balanceMinor,
    currency: receivable.currency
  })

const printed = (account: PaymentAccount | null): TransferAccount | null => {
  const values = accountValues(account)
  return account === null || values === null
    ? null
    : { ...values, copied: account.iban ?? account.accountNumber ?? "" }
}

/** The code of a transfer: a Swiss one for a QR-IBAN, which takes nothing else, and one of EPC069-12 elsewhere. */
const codeOf = (
  { company, country }: Pick<DebtorView, "company" | "country">,
  currency: string,
  amountMinor: bigint,
  reference: string
): Transfer["code"] => {
  const { bic = null, holder = null, iban = null } = accountInCurrency(company, currency) ?? {}
  if (iban === null) return null
  const transfer = { name: holder ?? company.name, iban, amountMinor, reference }
  const swiss = swissPayloadOf({ ...transfer, address: company.address, country, currency })
  if (swiss !== null) return { text: swiss, isSwiss: true }
  const text = currency === "EUR" ? payloadOf({ ...transfer, bic }) : null
  return text === null ? null : { text, isSwiss: false }
}

const transferOf = (
  view: Pick<DebtorView, "company" | "country">,
  reference: TransferReference | null,
  currency: string,
  debts: ReadonlyArray<OpenDebt>
): Transfer => {
  const minor = debts.reduce((sum, { balanceMinor }) => sum + BigInt(balanceMinor), 0n)
  const account = accountInCurrency(view.company, currency)
  // Without all references it would not say what it is for.
  const code = reference === null ? null : codeOf(view, currency, minor, reference.reference)
  return { currency, minor, account: printed(account), reference, code }
}

/**
 * What the page proposes to pay: the debt that was chosen, else all that is not disputed. A debtor expects one transfer for
 * all, with all references, as the reminder asks for it. Where a transfer can't hold the references, each debt is paid by
 * itself.
 */
export const paymentOf = (
  {
    company,
    count,
    country,
    debts,
    link
  }: Pick<DebtorView, "company" | "count" | "country" | "debts" | "link">,
  chosenId: number | null
): TransferDetails => {
  const debtOf = debtIn({ company, link })
  // A currency that was withdrawn meanwhile can't be paid in any more.
  const payable = debts.filter(({ receivable }) => isActiveCurrency(receivable.currency))
  const chosen = payable.filter(({ receivable }) => receivable.id === chosenId)
  const undisputed = payable.filter(({ receivable }) => receivable.pauseCause !== "disputed")
  const proposed = chosen.length > 0 ? chosen : undisputed
  const { paymentUrl } = paymentValues(company, proposed.map(debtOf))
  const transfers = [...Map.groupBy(proposed, ({ receivable }) => receivable.currency)].map(
    ([currency, group]) => {
      const { reference } = paymentValues(company, group.map(debtOf))
      return transferOf({ company, country }, reference, currency, group)
    }
  )
  const isPayable = paymentUrl !== null || transfers.some(({ account }) => account !== null)
  const isOneTransferVague =
    count > debts.length || !isPayable || transfers.some(({ reference }) => reference === null)
  const separately = chosen.length === 0 && proposed.length > 1 && isOneTransferVague
  const canPay = canBePaid(
    company,
    payable.map(({ receivable }) => receivable.currency)
  )
  return {
    company: companyValues(company),
    paymentUrl,
    // What has neither an account nor a link can't be paid here.
    transfers: separately
      ? []
      : transfers.filter(({ account }) => account !== null || company.paymentUrl !== null),
    accounts: [...new Map(transfers.map(({ account }) => [account?.copied, account])).values()].filter(
      (account) => account !== null
    ),
    separately,
    canPay,
    isShown: canPay && proposed.length > 0
  }
}
