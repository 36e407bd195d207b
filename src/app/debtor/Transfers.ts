/** How to pay what is open: one transfer for each currency, with the code for bank apps where there can be one. */
import { isActiveCurrency } from "../../domain/Currency.ts"
import type { CompanyFacts } from "../../domain/CompanyFacts.ts"
import { payloadOf } from "../../domain/EpcQr.ts"
import { companyValues } from "../../reminders/message/CompanyValues.ts"
import type { Debt } from "../../reminders/message/Message.ts"
import type { DebtorView, OpenDebt } from "../../services/customers/DebtorPage.ts"

/** One transfer of the debts in one currency. */
export interface Transfer {
  readonly currency: string
  readonly minor: bigint
  /** What to quote; null if a debt has no reference, or if a transfer can't hold all of them. */
  readonly reference: string | null
  /** The text of the code; null where the standard has none for this transfer. */
  readonly code: string | null
}

/** How to pay the debts that were chosen. */
export interface TransferDetails {
  /** What the company says about itself, as its messages have it. */
  readonly company: ReturnType<typeof companyValues>
  readonly transfers: ReadonlyArray<Transfer>
  /** Whether each debt has to be paid by itself, because one transfer would not say what it is for. */
  readonly separately: boolean
  /** Whether the company has said how it is paid. */
  readonly canPay: boolean
  /** Whether there is anything to propose. */
  readonly isShown: boolean
}

const debtOf = ({ balanceMinor, daysOverdue, receivable }: OpenDebt): Debt => ({
  reference: receivable.externalReference,
  description: receivable.description,
  dueDate: receivable.dueDate,
  daysOverdue,
  amountMinor: receivable.amountMinor,
  balanceMinor,
  currency: receivable.currency
})

const transferOf = (
  { accountHolder, bic, iban, name }: CompanyFacts,
  reference: string | null,
  currency: string,
  debts: ReadonlyArray<OpenDebt>
): Transfer => {
  const minor = debts.reduce((sum, { balanceMinor }) => sum + BigInt(balanceMinor), 0n)
  const isPossible = currency === "EUR" && iban !== null && (debts.length === 1 || reference !== null)
  const code = isPossible
    ? payloadOf({ name: accountHolder ?? name, iban, bic, amountMinor: minor, reference })
    : null
  return { currency, minor, reference, code }
}

/**
 * What the page proposes to pay: the debt that was chosen, else all that is not disputed. A debtor expects one transfer for
 * all, with all references, as the reminder asks for it. Where a transfer can't hold the references, each debt is paid by
 * itself.
 */
export const paymentOf = (
  { company, count, debts }: Pick<DebtorView, "company" | "count" | "debts">,
  chosenId: number | null
): TransferDetails => {
  // A currency that was withdrawn meanwhile can't be paid in any more.
  const payable = debts.filter(({ receivable }) => isActiveCurrency(receivable.currency))
  const chosen = payable.filter(({ receivable }) => receivable.id === chosenId)
  const undisputed = payable.filter(({ receivable }) => receivable.pauseCause !== "disputed")
  const proposed = chosen.length > 0 ? chosen : undisputed
  const transfers = [...Map.groupBy(proposed, ({ receivable }) => receivable.currency)].map(
    ([currency, group]) => {
      const { paymentReference } = companyValues({ ...company, paymentUrl: null }, group.map(debtOf))
      return transferOf(company, paymentReference, currency, group)
    }
  )
  const values = companyValues(company, proposed.map(debtOf))
  const isOneTransferVague =
    count > debts.length || !values.payable || transfers.some(({ reference }) => reference === null)
  const separately = chosen.length === 0 && proposed.length > 1 && isOneTransferVague
  const canPay = company.iban !== null || company.paymentUrl !== null
  return {
    company: values,
    transfers: separately ? [] : transfers,
    separately,
    canPay,
    isShown: canPay && proposed.length > 0
  }
}
