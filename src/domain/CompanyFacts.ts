/** What a company says about itself in messages and on pages: how to reach it, and how to pay it. */
import { Either, ParseResult, Schema } from "effect"
import {
  type BankAccount,
  Bic,
  electronicForm,
  Iban,
  isOfSameCountry,
  type PaymentAccount
} from "./BankAccount.ts"
import { CountryCode, Email, LocaleTag, PhoneE164, TimeZone } from "./Contact.ts"
import { type FieldIssue, fieldIssue, ValidationFailed } from "./Errors.ts"
import { wordFor } from "./FieldWord.ts"
import { CompanyName, text } from "./Text.ts"
import { PaymentUrl, Website } from "./WebLink.ts"

/** The facts of a company; null is what it has not given. Each was checked when it was set. */
export interface CompanyFacts {
  readonly name: string
  readonly address: string | null
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
  readonly website: string | null
  readonly accountHolder: string | null
  /** Without blanks, upper case, with correct check digits (ISO 13616). */
  readonly iban: string | null
  /** ISO 9362, 8 or 11 characters. */
  readonly bic: string | null
  /** A link that may hold `{reference}` and `{amount}`. */
  readonly paymentUrl: string | null
  /** What the law of its country wants at the end of each message: register, directors, tax number; with line breaks. */
  readonly legalNotice: string | null
}

/** A company as its debtors read of it: its facts, and its bank accounts beside the one of the facts. */
export interface Creditor extends CompanyFacts {
  /** In the order in which they were added. */
  readonly accounts: ReadonlyArray<BankAccount>
}

/**
 * The account that debts in a currency are paid into: the first that was added for it, else the one of the facts, because
 * an IBAN takes transfers in any currency; null if the company has given neither.
 */
export const accountInCurrency = (
  { accountHolder, accounts, bic, iban }: Creditor,
  currency: string
): PaymentAccount | null =>
  accounts.find((account) => account.currency === currency) ??
  (iban === null ? null : { holder: accountHolder, iban, bic, accountNumber: null, bankCode: null })

/** The facts, and the settings that a company changes together with them. */
export interface CompanyDetails extends CompanyFacts {
  /** IANA name; null means UTC. */
  readonly timezone: string | null
  /** ISO 3166-1 code. */
  readonly country: string | null
  /** BCP 47; how people of the company without a language of their own read amounts and dates. */
  readonly language: string | null
}

/** Details to change, as text: what is absent stays, and an empty text clears. */
export type DetailsChange = { readonly [K in keyof CompanyDetails]?: string }

const singleLine = (schema: Schema.Schema<string>, message: string): Schema.Schema<string> =>
  schema.pipe(
    Schema.filter((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), {
      message: () => ({ message, override: true })
    })
  )

/** Longest name in a SEPA payment (EPC069-12). */
const MAX_HOLDER_LENGTH = 70

/** The name of a company: it stands in subjects of messages, and so in one line. */
export const NameInOneLine = singleLine(CompanyName, "must be a name of 1 to 200 characters in one line")

const PostalAddress = text(1, 500, "PostalAddress", {
  refuseBlank: true,
  description: "Postal address, with line breaks",
  example: "1 Analytical Row, London"
})

const LegalNotice = text(1, 1000, "LegalNotice", {
  refuseBlank: true,
  description: "Register, directors, tax number, with line breaks",
  example: "HRB 12345, Amtsgericht Berlin"
})

/** Who owns an account. */
export const AccountHolder = singleLine(
  text(1, MAX_HOLDER_LENGTH, "AccountHolder", { refuseBlank: true, description: "Who owns the account" }),
  `must be a name of 1 to ${MAX_HOLDER_LENGTH} characters in one line`
)

/** A number as people write it, without what only makes it easier to read. */
const withoutSpacing = (value: string): string => value.replaceAll(/[\s./()-]+/g, "")

const asWritten = (value: string): string => value

/** How each detail is called in JSON and refusals, brought into the form that is stored, and checked. */
const rules: {
  readonly [K in keyof CompanyDetails]: {
    readonly field: string
    readonly schema: Schema.Schema<string>
    readonly form?: (value: string) => string
  }
} = {
  name: {
    field: "name",
    schema: NameInOneLine
  },
  email: { field: "email", schema: Email },
  phone: { field: "phone", schema: PhoneE164, form: withoutSpacing },
  website: { field: "website", schema: Website },
  address: { field: "address", schema: PostalAddress },
  country: { field: "country", schema: CountryCode },
  timezone: { field: "timezone", schema: TimeZone },
  language: { field: "language", schema: LocaleTag },
  accountHolder: { field: "account_holder", schema: AccountHolder },
  iban: { field: "iban", schema: Iban, form: electronicForm },
  bic: { field: "bic", schema: Bic, form: electronicForm },
  paymentUrl: { field: "payment_url", schema: PaymentUrl },
  legalNotice: { field: "legal_notice", schema: LegalNotice }
}

const names = Object.keys(rules) as ReadonlyArray<keyof CompanyDetails>

/** What a detail is called in JSON. */
export const detailField = (name: keyof CompanyDetails): string => rules[name].field

/** The details under their names in JSON. */
export const toJson = (details: CompanyDetails): Readonly<Record<string, string | null>> =>
  Object.fromEntries(names.map((name) => [rules[name].field, details[name]]))

/** One detail in the form that is stored: null if it was cleared. */
const checked = (name: keyof CompanyDetails, given: string): Either.Either<string | null, FieldIssue> => {
  const { field, form = asWritten, schema } = rules[name]
  const value = form(given)
  if (value === "") {
    return name === "name"
      ? Either.left(fieldIssue(field, "required", "must not be empty: a company has a name"))
      : Either.right(null)
  }
  return Either.mapLeft(Schema.decodeEither(schema)(value), (error) => {
    const messages = ParseResult.ArrayFormatter.formatErrorSync(error).map(({ message }) => message)
    return fieldIssue(field, "invalid", messages.join(", "))
  })
}

/** Refuses a BIC of another country than the IBAN's, in the name of what was changed. */
const accountIssues = ({ bic, iban }: CompanyDetails, change: DetailsChange): ReadonlyArray<FieldIssue> => {
  if (iban === null || bic === null || isOfSameCountry(iban, bic)) return []
  const field = change.bic === undefined ? "iban" : "bic"
  const countries = `the IBAN is of ${iban.slice(0, 2)}, the BIC of ${bic.slice(4, 6)}`
  return [fieldIssue(field, "country_mismatch", `must be of the same country as the other: ${countries}`)]
}

/** Applies a change to a company's details. Every wrong one is listed, not only the first. */
export const changeDetails = (
  present: CompanyDetails,
  change: DetailsChange
): Either.Either<CompanyDetails, ValidationFailed> => {
  const issues: Array<FieldIssue> = []
  const after: Record<string, string | null> = { ...present }
  for (const name of names) {
    const given = change[name]
    if (given === undefined) continue
    const found = checked(name, given)
    if (Either.isLeft(found)) issues.push(found.left)
    else after[name] = found.right
  }
  const details = after as unknown as CompanyDetails
  // Whether IBAN and BIC belong together can be said of right ones alone.
  if (issues.length === 0) issues.push(...accountIssues(details, change))
  return issues.length === 0 ? Either.right(details) : Either.left(ValidationFailed.all(issues))
}

/** A detail as a form has it: text, with the line breaks of forms. */
const asText = (value: string | null): string => (value ?? "").replaceAll("\r\n", "\n")

/**
 * What somebody else has changed since a form was opened with these values, as it is now; not what is `wanted` to be like
 * that anyway.
 */
export const changedSince = (
  present: CompanyDetails,
  opened: DetailsChange,
  wanted: CompanyDetails
): ReadonlyArray<{ readonly label: string; readonly now: string }> =>
  names.flatMap((name) => {
    const now = asText(present[name])
    const isSame = now === (opened[name] ?? now) || now === asText(wanted[name])
    return isSame ? [] : [{ label: wordFor(rules[name].field), now }]
  })
