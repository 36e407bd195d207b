/** The accounts of a company as statements know them: which account a statement is of, and whether it may be. */
import { currencyOfCountry } from "../CountryCurrency.ts"
import { Either, Schema } from "effect"
import { Iban, printedIban } from "../BankAccount.ts"
import type { Creditor } from "../CompanyFacts.ts"
import { fieldIssue, ValidationFailed } from "../Errors.ts"
import type { StatedAccount } from "./Movement.ts"
import type { CsvMapping } from "./statements/csv/CsvMapping.ts"

/** An account that statements may be of. */
export interface StatementAccount {
  readonly id: number
  /** An IBAN, or another account number, in electronic form. */
  readonly number: string
  readonly isIban: boolean
  readonly bankCode: string | null
  readonly currency: string
  /** Whether somebody has said the currency. That of the facts' account is guessed from its country. */
  readonly isCurrencyKnown: boolean
  /** The columns of its CSV files. */
  readonly csvMapping: CsvMapping | null
  readonly lastStatementTo: string | null
  readonly balanceMinor: number | null
  /** Epoch milliseconds. */
  readonly lastImportedAt: number | null
}

/** What an account is known by: without an id it gets one. */
export type GivenAccount = Pick<
  StatementAccount,
  "number" | "isIban" | "bankCode" | "currency" | "isCurrencyKnown"
> & { readonly id: number | null }

/** The currency of the country of an IBAN. */
const currencyOfIban = (iban: string): string => currencyOfCountry(iban.slice(0, 2)) ?? "EUR"

/** The accounts that a company has given, those that it has added first. */
export const givenAccounts = ({ accounts, iban }: Creditor): ReadonlyArray<GivenAccount> => {
  const added = accounts.map((account): GivenAccount => {
    const { accountNumber, bankCode, currency, id } = account
    const number = account.iban ?? accountNumber ?? ""
    const isIban = account.iban !== null
    return { id, number, isIban, bankCode: bankCode?.code ?? null, currency, isCurrencyKnown: true }
  })
  if (iban === null) return added
  const currency = currencyOfIban(iban)
  if (added.some((account) => account.number === iban && account.currency === currency)) return added
  return [
    ...added,
    { id: null, number: iban, isIban: true, bankCode: null, currency, isCurrencyKnown: false }
  ]
}

const withoutZeros = (number: string): string => number.replace(/^0+/, "")

/** A shorter number than this may be in any IBAN. */
const MIN_NUMBER_LENGTH = 5

const isInIban = (iban: string, number: string, bankCode: string | null): boolean => {
  const domestic = iban.slice("DE00".length)
  if (bankCode !== null && domestic.startsWith(bankCode)) {
    return withoutZeros(domestic.slice(bankCode.length)) === withoutZeros(number)
  }
  return bankCode === null && number.length >= MIN_NUMBER_LENGTH && domestic.endsWith(number)
}

/** Whether an account is the one that a statement names, whatever its currency. */
const isStated = (account: StatementAccount, { bankCode, iban, number }: StatedAccount): boolean => {
  if (iban !== null) return account.isIban && account.number === iban
  if (number === null) return false
  if (account.isIban) return isInIban(account.number, number, bankCode)
  const isSameBank = bankCode === null || account.bankCode === null || bankCode === account.bankCode
  return isSameBank && withoutZeros(account.number) === withoutZeros(number)
}

/** An account number for people. */
const printed = ({ bankCode, iban, number }: StatedAccount): string => {
  if (iban !== null) return printedIban(iban)
  return bankCode === null ? (number ?? "") : `${number} (bank ${bankCode})`
}

const refuse = (predicate: string) =>
  Either.left(ValidationFailed.of(fieldIssue("account", "invalid", predicate)))

const refuseChoice = (predicate: string, code = "invalid") =>
  Either.left(ValidationFailed.of(fieldIssue("bank_account_id", code, predicate)))

const isIban = Schema.is(Iban)

/** Why none of the company's accounts is the one that a statement names. A wrong IBAN could not be added either. */
const refuseUnknown = (stated: StatedAccount) =>
  stated.iban !== null && !isIban(stated.iban)
    ? refuse(`${printed(stated)} is not a valid IBAN: its length or its check digits are wrong`)
    : refuse(
        `${printed(stated)} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then`
      )

/** Accounts in a message. */
const MAX_NAMED = 5

/** An account as somebody chooses it: its id, and what it is known by. */
const choiceOf = ({ currency, id, isIban: hasIban, number }: StatementAccount): string =>
  `${id} (${hasIban ? printedIban(number) : number}, ${currency})`

/**
 * The account of a statement: one of the company's, in its currency.
 *
 * @param chosenId the account that was named beside the file: it tells which one is meant where several may be, and is
 *   refused where the statement names another one
 */
export const statementAccountOf = (
  accounts: ReadonlyArray<StatementAccount>,
  stated: StatedAccount,
  chosenId: number | null = null
): Either.Either<StatementAccount, ValidationFailed> => {
  const { currency, iban, number } = stated
  if (iban === null && number === null) return refuse("the file names no account")
  const found = accounts.filter((account) => isStated(account, stated))
  if (found.length === 0) return refuseUnknown(stated)
  const fitting = found.filter((account) => currency === null || account.currency === currency)
  const possible = fitting.length > 0 ? fitting : found.filter(({ isCurrencyKnown }) => !isCurrencyKnown)
  const [only, ...others] = possible
  if (only === undefined) {
    const kept = found.map((one) => one.currency).join(" and ")
    return refuse(`${printed(stated)} is kept in ${kept}, and the file is in ${currency}`)
  }
  const chosen = possible.find(({ id }) => id === chosenId)
  if (chosen !== undefined) return Either.right(chosen)
  const shown = possible.slice(0, MAX_NAMED).map(choiceOf).join(" or ")
  if (chosenId !== null) {
    return refuseChoice(`the file is of another account: it names ${printed(stated)}, which is ${shown}`)
  }
  return others.length === 0
    ? Either.right(only)
    : refuseChoice(`is required: ${printed(stated)} may be ${shown}`, "required")
}

/** How an account is called where it is listed: by who owns it or, without an IBAN, by its number. */
export const statementAccountName = (
  { id, isIban, number }: Pick<StatementAccount, "id" | "isIban" | "number">,
  { accountHolder, accounts, name }: Creditor
): string => {
  if (!isIban) return number
  const own = accounts.find((account) => account.id === id) ?? accounts.find(({ iban }) => iban === number)
  return own?.holder ?? accountHolder ?? name
}

/** An account as a file names it that says which it is. */
export const statedOf = ({ bankCode, currency, isIban, number }: StatementAccount): StatedAccount => ({
  iban: isIban ? number : null,
  number: isIban ? null : number,
  bankCode,
  currency
})

/** Whether an account is one of those that a company has given. */
export const isGiven = (
  given: ReadonlyArray<GivenAccount>,
  { currency, id, number }: Pick<StatementAccount, "currency" | "id" | "number">
): boolean =>
  given.some(
    (account) =>
      account.id === id ||
      (account.number === number && (account.currency === currency || !account.isCurrencyKnown))
  )
