/** The values that the templates of a reminder use, from its facts. */
import type { TextValues } from "../../domain/MessageTexts.ts"
import {
  companyValues,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SHORT_LENGTH,
  name,
  optionalName
} from "./CompanyValues.ts"
import { formatDate, formatShortDate, formatSum, formatSumWithCode } from "./Format.ts"
import { isGsm } from "./Gsm.ts"
import type { MessageLocale } from "../Locale.ts"
import type { Debt, ReminderFacts } from "./Message.ts"
import { paragraph } from "./PlainText.ts"
import { type Templates, wordsOf } from "../Templates.ts"

/** The columns of a list in plain text are at most so wide; a longer text moves what stands behind it. */
const MAX_COLUMN_WIDTH = 40

/** An SMS about debts in more currencies names no sums. */
const MAX_SUMS_IN_SMS = 3

/** Italian: whether the number of a day begins with a vowel, so that its article is elided. */
export const isElided = (date: string): boolean => date.endsWith("-08") || date.endsWith("-11")

/** How amounts and dates are written. */
interface Writing {
  readonly amount: (minor: bigint, currency: string) => string
  readonly date: (date: string) => string
}

const inEmail = ({ tag }: MessageLocale): Writing => ({
  amount: (minor, currency) => formatSum(minor, currency, tag),
  date: (date) => formatDate(date, tag)
})

/** Without no-break spaces and curly apostrophes, which are outside the 7-bit alphabet of SMS. */
const plain = (amount: string): string => amount.replace(/[\u00a0\u202f]/g, " ").replaceAll("\u2019", "'")

/** In an SMS the code of a currency stands for a symbol outside the alphabet, such as ₹. */
const inSms = ({ tag }: MessageLocale): Writing => ({
  amount: (minor, currency) => {
    const amount = plain(formatSum(minor, currency, tag))
    return isGsm(amount) ? amount : plain(formatSumWithCode(minor, currency, tag))
  },
  date: (date) => formatShortDate(date, tag)
})

type Currencies = ReadonlyMap<string, bigint>

const sumsOf = (debts: ReadonlyArray<Debt>, amountOf: (debt: Debt) => number): Currencies => {
  const sums = new Map<string, bigint>()
  for (const debt of debts) {
    sums.set(debt.currency, (sums.get(debt.currency) ?? 0n) + BigInt(amountOf(debt)))
  }
  return sums
}

const written = (sums: Currencies, { amount }: Writing): ReadonlyArray<string> =>
  [...sums].map(([currency, minor]) => amount(minor, currency))

/** The name of a debt in a table. */
const titleOf = ({ description, reference }: Debt): string =>
  optionalName(reference, MAX_SHORT_LENGTH) ?? optionalName(description, MAX_SHORT_LENGTH) ?? "–"

/** Rows in columns; the last column is aligned at its end. */
const aligned = (rows: ReadonlyArray<readonly [string, string, string]>): string => {
  const widthOf = (column: 0 | 1 | 2): number =>
    Math.min(MAX_COLUMN_WIDTH, Math.max(...rows.map((row) => row[column].length)))
  const widths = [widthOf(0), widthOf(1), widthOf(2)] as const
  return rows
    .map(
      ([first, second, last]) =>
        `${first.padEnd(widths[0])}  ${second.padEnd(widths[1])}  ${last.padStart(widths[2])}`
    )
    .join("\n")
}

/** What is said of several debts. */
const listValues = (
  { channel, debts }: ReminderFacts,
  { language }: MessageLocale,
  writing: Writing,
  lateOf: (debt: Debt) => string | null
) => {
  const words = wordsOf[language]
  const rows = debts.map((debt) => ({
    reference: titleOf(debt),
    dueDate: writing.date(debt.dueDate),
    late: lateOf(debt),
    balance: writing.amount(BigInt(debt.balanceMinor), debt.currency)
  }))
  const sums = sumsOf(debts, ({ balanceMinor }) => balanceMinor)
  const totals = [...sums].map(([currency, minor]) => ({
    label: sums.size === 1 ? words.reminder.total : `${words.reminder.total} ${currency}`,
    amount: writing.amount(minor, currency)
  }))
  const list = aligned([
    [words.reference, words.dueDate, words.reminder.balance],
    ...rows.map(
      ({ balance, dueDate, late, reference }) =>
        [reference, late === null ? dueDate : `${dueDate} (${late})`, balance] as const
    ),
    ...totals.map(({ amount, label }) => [label, "", amount] as const)
  ])
  // A subject has no room for several sums; an SMS has nothing else.
  const maxSums = channel === "sms" ? MAX_SUMS_IN_SMS : 1
  const sum = totals.length > maxSums ? null : totals.map(({ amount }) => amount).join(", ")
  return { debts: rows, totals, list, sum }
}

/** What is said of the only debt. */
const debtValues = (debt: Debt, writing: Writing) => {
  const { amountMinor, balanceMinor, currency } = debt
  const partPaid = balanceMinor < amountMinor
  const amount = (minor: number): string => writing.amount(BigInt(minor), currency)
  return {
    offset: debt.daysOverdue,
    dueDate: writing.date(debt.dueDate),
    elided: isElided(debt.dueDate),
    reference: optionalName(debt.reference, MAX_NAME_LENGTH),
    description: debt.description === null ? null : paragraph(debt.description, MAX_DESCRIPTION_LENGTH),
    partPaid,
    total: partPaid ? amount(amountMinor) : null,
    paid: partPaid ? amount(amountMinor - balanceMinor) : null,
    balance: amount(balanceMinor)
  }
}

/** In the place of `debtValues` if there are several debts, and of `listValues` if there is one. */
const noDebt = {
  offset: 0,
  dueDate: null,
  late: null,
  elided: false,
  reference: null,
  description: null,
  partPaid: false,
  total: null,
  paid: null,
  balance: null
}
const noList = { debts: [], totals: [], list: null, sum: null }

/** The values of a reminder by e-mail or SMS. */
export const reminderValues = (facts: ReminderFacts, locale: MessageLocale, templates: Templates) => {
  const { debts } = facts
  const [first] = debts
  const many = debts.length > 1
  const writing = facts.channel === "sms" ? inSms(locale) : inEmail(locale)
  const overdueCount = debts.filter(({ daysOverdue }) => daysOverdue > 0).length
  const lateOf = ({ daysOverdue }: Debt): string | null =>
    daysOverdue > 0 ? templates.daysOverdue(locale.language)({ days: daysOverdue }) : null
  return {
    locale: locale.tag,
    region: locale.region,
    debtor: name(facts.debtor, MAX_NAME_LENGTH),
    count: debts.length,
    many,
    overdue: overdueCount > 0,
    allOverdue: overdueCount === debts.length,
    overdueCount,
    debtorUrl: facts.debtorUrl,
    optOutUrl: facts.optOutUrl,
    ...companyValues(facts.creditor, debts),
    ...(many ? listValues(facts, locale, writing, lateOf) : noList),
    ...(many || first === undefined ? noDebt : { ...debtValues(first, writing), late: lateOf(first) })
  }
}

/** The values that a company's own texts may use. */
export const textValues = (facts: ReminderFacts, { tag }: MessageLocale): TextValues => {
  const { debts } = facts
  const [first] = debts
  const only = debts.length === 1 ? first : undefined
  const earliest = debts.map(({ dueDate }) => dueDate).toSorted()[0]
  const writing = inEmail({ language: "en", region: null, tag })
  return {
    creditor: name(facts.creditor.name, MAX_NAME_LENGTH),
    debtor: name(facts.debtor, MAX_NAME_LENGTH),
    count: debts.length,
    reference: optionalName(only?.reference ?? null, MAX_NAME_LENGTH),
    description: only?.description == null ? null : paragraph(only.description, MAX_DESCRIPTION_LENGTH),
    due_date: earliest === undefined ? null : formatDate(earliest, tag),
    days_overdue: Math.max(0, ...debts.map(({ daysOverdue }) => daysOverdue)),
    balance: written(
      sumsOf(debts, ({ balanceMinor }) => balanceMinor),
      writing
    ).join(", "),
    total: written(
      sumsOf(debts, ({ amountMinor }) => amountMinor),
      writing
    ).join(", "),
    part_paid: debts.some(({ amountMinor, balanceMinor }) => balanceMinor < amountMinor)
  }
}
