/** A bank account that a company adds: what it has to have, and whether it is one already. */
import { Either, ParseResult, Schema } from "effect"
import {
  AccountNumber,
  type BankAccount,
  type BankCodeKind,
  bankCodeKinds,
  Bic,
  ClearingNumber,
  electronicForm,
  Iban,
  isOfSameCountry,
  RoutingNumber,
  SortCode
} from "./BankAccount.ts"
import { AccountHolder } from "./CompanyFacts.ts"
import { CurrencyCode } from "./Currency.ts"
import { type FieldIssue, fieldIssue, ValidationFailed } from "./Errors.ts"

/** Accounts of a company beside the one of its facts. */
export const MAX_BANK_ACCOUNTS = 50

/** The fields of an account by their names in JSON. */
export const bankAccountFields = [
  "currency",
  "account_holder",
  "iban",
  "bic",
  "account_number",
  ...bankCodeKinds
] as const
export type BankAccountField = (typeof bankAccountFields)[number]

/** An account as somebody types it; what is absent or empty is not given. */
export type GivenBankAccount = { readonly [F in BankAccountField]?: string | undefined }

/** A number as people write it, without what only makes it easier to read. */
const compact = (text: string): string => electronicForm(text).replaceAll(/[-./]/g, "")

const rules: Readonly<
  Record<
    BankAccountField,
    { readonly schema: Schema.Schema<string>; readonly form: (text: string) => string }
  >
> = {
  currency: { schema: CurrencyCode, form: (text) => text.trim().toUpperCase() },
  account_holder: { schema: AccountHolder, form: (text) => text.trim() },
  iban: { schema: Iban, form: electronicForm },
  bic: { schema: Bic, form: electronicForm },
  account_number: { schema: AccountNumber, form: compact },
  sort_code: { schema: SortCode, form: compact },
  routing_number: { schema: RoutingNumber, form: compact },
  clearing_number: { schema: ClearingNumber, form: compact }
}

/** Digits of an account number beside a sort code. */
const BRITISH_LENGTH = 8

const issuesOf = (field: BankAccountField, value: string): ReadonlyArray<FieldIssue> =>
  Either.match(Schema.decodeEither(rules[field].schema)(value), {
    onLeft: (error) =>
      ParseResult.ArrayFormatter.formatErrorSync(error).map(({ message }) =>
        fieldIssue(field, "invalid", message)
      ),
    onRight: () => []
  })

type Values = Partial<Record<BankAccountField, string>>

/** Whether it has an IBAN, or else an account number with one code of its bank. */
const numberIssues = (values: Values, kinds: ReadonlyArray<BankCodeKind>): ReadonlyArray<FieldIssue> => {
  const [extra] = kinds.slice(1)
  if (extra !== undefined) {
    return [fieldIssue(extra, "invalid", "must not be given beside another code of the bank")]
  }
  const [kind] = kinds
  if (values.iban !== undefined) {
    const other = values.account_number === undefined ? kind : "account_number"
    return other === undefined ? [] : [fieldIssue(other, "invalid", "must not be given beside an IBAN")]
  }
  if (values.account_number === undefined) {
    return kind === undefined
      ? [fieldIssue("iban", "required", "is required, or account_number with the code of its bank")]
      : [fieldIssue("account_number", "required", "is required")]
  }
  return kind === undefined
    ? [fieldIssue("sort_code", "required", `is required, or another of ${bankCodeKinds.join(", ")}`)]
    : []
}

const countryIssues = ({ bic, iban }: Values): ReadonlyArray<FieldIssue> =>
  iban === undefined || bic === undefined || isOfSameCountry(iban, bic)
    ? []
    : [fieldIssue("bic", "country_mismatch", `must be of the IBAN's country, ${iban.slice(0, 2)}`)]

const keyOf = ({ accountNumber, bankCode, currency, iban }: Omit<BankAccount, "id">): string =>
  JSON.stringify([currency, iban, accountNumber, bankCode?.code])

/** What was given, in the form that is stored. Seven digits of a British account are written with a zero before them. */
const valuesOf = (given: GivenBankAccount): Values => {
  const values: Values = {}
  for (const field of bankAccountFields) {
    const value = rules[field].form(given[field] ?? "")
    if (value !== "") values[field] = value
  }
  const { account_number: number = "", sort_code: sortCode } = values
  return sortCode !== undefined && /^[0-9]{6,7}$/.test(number)
    ? { ...values, account_number: number.padStart(BRITISH_LENGTH, "0") }
    : values
}

/** What is wrong with each value by itself. */
const valueIssues = (values: Values): ReadonlyArray<FieldIssue> =>
  bankAccountFields.flatMap((field) => {
    const value = values[field]
    if (value !== undefined) return issuesOf(field, value)
    const isRequired = field === "currency" || field === "account_holder"
    return isRequired ? [fieldIssue(field, "required", "is required")] : []
  })

/** What is wrong with right values together. */
const jointIssues = (values: Values): ReadonlyArray<FieldIssue> =>
  values.sort_code !== undefined && !/^[0-9]{8}$/.test(values.account_number ?? "")
    ? [fieldIssue("account_number", "invalid", "must have 6 to 8 digits beside a sort code")]
    : countryIssues(values)

const accountOf = (values: Values): Omit<BankAccount, "id"> => {
  const kind = bankCodeKinds.find((each) => values[each] !== undefined)
  return {
    currency: values.currency ?? "",
    holder: values.account_holder ?? "",
    iban: values.iban ?? null,
    bic: values.bic ?? null,
    accountNumber: values.account_number ?? null,
    bankCode: kind === undefined ? null : { kind, code: values[kind] ?? "" }
  }
}

/** Why an account can't join these. */
const joiningIssues = (
  account: Omit<BankAccount, "id">,
  present: ReadonlyArray<BankAccount>
): ReadonlyArray<FieldIssue> => {
  if (present.some((other) => keyOf(other) === keyOf(account))) {
    const field = account.iban === null ? "account_number" : "iban"
    return [fieldIssue(field, "taken", `is an account for ${account.currency} already`)]
  }
  return present.length < MAX_BANK_ACCOUNTS
    ? []
    : [fieldIssue("currency", "too_many", `must be one of at most ${MAX_BANK_ACCOUNTS} accounts`)]
}

/** The account that somebody adds to these, in the form that is stored; every fault is listed. */
export const newBankAccount = (
  given: GivenBankAccount,
  present: ReadonlyArray<BankAccount>
): Either.Either<Omit<BankAccount, "id">, ValidationFailed> => {
  const values = valuesOf(given)
  const kinds = bankCodeKinds.filter((kind) => values[kind] !== undefined)
  const single = [...valueIssues(values), ...numberIssues(values, kinds)]
  const account = accountOf(values)
  const joint = single.length > 0 ? single : jointIssues(values)
  const issues = joint.length > 0 ? joint : joiningIssues(account, present)
  return issues.length === 0 ? Either.right(account) : Either.left(ValidationFailed.all(issues))
}

/** An account under its names in JSON. */
export const bankAccountJson = ({
  accountNumber,
  bankCode,
  bic,
  currency,
  holder,
  iban
}: Omit<BankAccount, "id">): Readonly<Record<BankAccountField, string | null>> => {
  const codeOf = (kind: BankCodeKind): string | null => (bankCode?.kind === kind ? bankCode.code : null)
  return {
    currency,
    account_holder: holder,
    iban,
    bic,
    account_number: accountNumber,
    sort_code: codeOf("sort_code"),
    routing_number: codeOf("routing_number"),
    clearing_number: codeOf("clearing_number")
  }
}
