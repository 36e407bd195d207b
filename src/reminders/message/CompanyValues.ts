/** What a company says about itself in a message: who writes, how to pay, how to reach a person. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max"
import {
  type BankCodeKind,
  isQrIban,
  type PaymentAccount,
  printedBankCode,
  printedIban
} from "../../domain/BankAccount.ts"
import type { QuotedReference } from "../../domain/bank/QuotedReference.ts"
import { accountInCurrency, type CompanyFacts, type Creditor } from "../../domain/CompanyFacts.ts"
import { mailName } from "../../domain/MailName.ts"
import { formatMinor } from "../../domain/Money.ts"
import type { Debt } from "./Message.ts"
import { oneLine, severalLines } from "./PlainText.ts"

/** Longest name or reference in e-mails, in code points. No stored one is longer. */
export const MAX_NAME_LENGTH = 255

/** Longest name or reference in subjects, tables and SMS, in code points. */
export const MAX_SHORT_LENGTH = 60

/** No stored description or address is longer. */
export const MAX_DESCRIPTION_LENGTH = 2000

/** A transfer holds so many characters for the recipient (SEPA's remittance information). */
const MAX_TRANSFER_TEXT = 140

/** A name without visible characters becomes "-", so that the sentence stays complete. */
export const name = (text: string, maxLength: number): string => oneLine(text, maxLength) ?? "-"

export const optionalName = (text: string | null, maxLength: number): string | null =>
  text === null ? null : oneLine(text, maxLength)

/** A link as it is sent: in ASCII, so that an SMS changes none of its letters. Null for what no browser opens. */
const linkOf = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}

/**
 * The payment link, filled in for what is to be paid; null if it needs something that these debts have not. A debt without
 * an external reference is named by its payment reference.
 */
const paymentUrlOf = (link: string | null, debts: ReadonlyArray<PayableDebt>): string | null => {
  if (link === null) return null
  const [debt] = debts
  const needs = { reference: link.includes("{reference}"), amount: link.includes("{amount}") }
  if (!needs.reference && !needs.amount) return linkOf(link)
  if (debt === undefined || debts.length > 1) return null
  const reference = debt.reference ?? debt.quoted.reference
  return linkOf(
    link
      .replaceAll("{reference}", () => encodeURIComponent(reference.toWellFormed()))
      .replaceAll("{amount}", () => encodeURIComponent(formatMinor(debt.balanceMinor, debt.currency)))
  )
}

/** What to quote in a transfer, as it is copied and as it is printed. */
export type TransferReference = Pick<QuotedReference, "printed" | "reference">

/**
 * The payment references of all debts, as far as a transfer holds them; null if they are too long, if the account takes
 * one reference alone, or for no debt.
 */
const transferReferenceOf = (
  creditor: Creditor,
  debts: ReadonlyArray<PayableDebt>
): TransferReference | null => {
  const takesOne = debts.some(({ currency }) => isQrIban(accountInCurrency(creditor, currency)?.iban ?? ""))
  if (takesOne && debts.length > 1) return null
  const reference = debts.map(({ quoted }) => quoted.reference).join(", ")
  const printed = debts.map(({ quoted }) => quoted.printed).join(", ")
  return reference === "" || reference.length > MAX_TRANSFER_TEXT ? null : { reference, printed }
}

/** Phone numbers as people write them. Parsing one is costly, and a company has one. */
const phones = new Map<string, string>()
const MAX_PHONES = 1000

const phoneOf = (phone: string | null): string | null => {
  if (phone === null) return null
  const known = phones.get(phone)
  if (known !== undefined) return known
  const shown = name(parsePhoneNumberFromString(phone)?.formatInternational() ?? phone, MAX_SHORT_LENGTH)
  if (phones.size >= MAX_PHONES) phones.clear()
  phones.set(phone, shown)
  return shown
}

/** What a company says about itself; null is left out, with the sentence that would need it. */
export const companyValues = (facts: CompanyFacts) => {
  const phone = phoneOf(facts.phone)
  const email = optionalName(facts.email, MAX_NAME_LENGTH)
  return {
    creditor: name(mailName(facts.name), MAX_NAME_LENGTH),
    address: facts.address === null ? null : severalLines(facts.address, MAX_DESCRIPTION_LENGTH),
    website: optionalName(facts.website, MAX_NAME_LENGTH),
    phone,
    email,
    reachable: phone !== null || email !== null,
    legalNotice: facts.legalNotice === null ? null : severalLines(facts.legalNotice, MAX_DESCRIPTION_LENGTH)
  }
}

/** What of a debt decides how it is paid. */
export type PayableDebt = Pick<Debt, "balanceMinor" | "currency" | "quoted" | "reference">

/** An account as it is printed. */
export interface AccountValues {
  readonly holder: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly accountNumber: string | null
  readonly bankCode: { readonly kind: BankCodeKind; readonly code: string } | null
}

/** How debts in some currencies are paid by transfer. */
export interface TransferValues {
  readonly currencies: ReadonlyArray<string>
  readonly account: AccountValues
  /** What to quote; null if a transfer can't hold the references of all debts. */
  readonly reference: TransferReference | null
}

/** An account, printed; null for none. */
export const accountValues = (account: PaymentAccount | null): AccountValues | null =>
  account === null
    ? null
    : {
        holder: optionalName(account.holder, MAX_NAME_LENGTH),
        iban: account.iban === null ? null : printedIban(account.iban),
        bic: account.bic,
        accountNumber: account.accountNumber,
        bankCode:
          account.bankCode === null
            ? null
            : { kind: account.bankCode.kind, code: printedBankCode(account.bankCode) }
      }

const keyOf = (account: PaymentAccount | null): string => JSON.stringify(account)

/** How these debts are paid: a transfer into each account that takes one of their currencies, and the payment link. */
export const paymentValues = (creditor: Creditor, debts: ReadonlyArray<PayableDebt>) => {
  const byAccount = Map.groupBy(debts, ({ currency }) => keyOf(accountInCurrency(creditor, currency)))
  const transfers = [...byAccount.values()].flatMap((group): ReadonlyArray<TransferValues> => {
    const currencies = [...new Set(group.map(({ currency }) => currency))]
    const account = accountValues(accountInCurrency(creditor, currencies[0] ?? ""))
    return account === null ? [] : [{ currencies, account, reference: transferReferenceOf(creditor, group) }]
  })
  return {
    transfers,
    reference: transferReferenceOf(creditor, debts),
    paymentUrl: paymentUrlOf(creditor.paymentUrl, debts)
  }
}

/** Whether a company has said how debts in these currencies are paid, be it by a link that only its debtor's page can fill in. */
export const canBePaid = (creditor: Creditor, currencies: ReadonlyArray<string>): boolean =>
  creditor.paymentUrl !== null ||
  currencies.some((currency) => accountInCurrency(creditor, currency) !== null)
