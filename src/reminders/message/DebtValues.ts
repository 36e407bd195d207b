/** The debts of a reminder, written out in its language. */
import type { OneDebt, SeveralDebts } from "../../texts/Debts.ts"
import { textsIn } from "../../texts/Languages.ts"
import type { TextLocale } from "../../texts/Locale.ts"
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, MAX_SHORT_LENGTH, optionalName } from "./CompanyValues.ts"
import { dayOfMonth, formatDate, formatShortDate, formatSum, formatSumWithCode } from "./Format.ts"
import { isGsm } from "./Gsm.ts"
import type { Debt, MessageFacts } from "./Message.ts"
import { severalLines } from "./PlainText.ts"

/** An SMS about debts in more currencies names no sums. */
const MAX_SUMS_IN_SMS = 3

/** The only debt of a reminder. Null is left out. */
export interface OneDebtValues extends OneDebt {
  readonly isMany: false
  readonly isOverdue: boolean
  readonly reference: string | null
  readonly description: string | null
  /** How long it is overdue. */
  readonly late: string | null
  /** The amount, and what was paid of it, if a part was. */
  readonly total: string | null
  readonly paid: string | null
}

/** One of several debts. */
interface DebtRow {
  readonly reference: string
  readonly dueDate: string
  readonly late: string | null
  readonly balance: string
}

/** Several debts of one reminder. */
export interface SeveralDebtValues extends SeveralDebts {
  readonly isMany: true
  readonly isOverdue: boolean
  readonly rows: ReadonlyArray<DebtRow>
  /** The sum for each currency. */
  readonly totals: ReadonlyArray<{ readonly label: string; readonly amount: string }>
  /** The sums in one line; null for more currencies than there is room for. */
  readonly sum: string | null
}

/** How amounts and dates are written. */
interface Notation {
  readonly amount: (minor: bigint, currency: string) => string
  readonly date: (date: string) => string
}

const inEmail = ({ tag }: TextLocale): Notation => ({
  amount: (minor, currency) => formatSum(minor, currency, tag),
  date: (date) => formatDate(date, tag)
})

/** Without no-break spaces and curly apostrophes, which are outside the 7-bit alphabet of SMS. */
const plain = (amount: string): string => amount.replace(/[\u00a0\u202f]/g, " ").replaceAll("\u2019", "'")

/** In an SMS the code of a currency stands for a symbol outside the alphabet, such as ₹. */
const inSms = ({ tag }: TextLocale): Notation => ({
  amount: (minor, currency) => {
    const amount = plain(formatSum(minor, currency, tag))
    return isGsm(amount) ? amount : plain(formatSumWithCode(minor, currency, tag))
  },
  date: (date) => formatShortDate(date, tag)
})

/** What some debts come to, by currency. */
export const sumsOf = (
  debts: ReadonlyArray<Debt>,
  amountOf: (debt: Debt) => number
): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>()
  for (const debt of debts) {
    sums.set(debt.currency, (sums.get(debt.currency) ?? 0n) + BigInt(amountOf(debt)))
  }
  return sums
}

/** The name of a debt in a table. */
const titleOf = ({ description, reference }: Debt): string =>
  optionalName(reference, MAX_SHORT_LENGTH) ?? optionalName(description, MAX_SHORT_LENGTH) ?? "–"

const lateOf = ({ daysOverdue }: Debt, { language }: TextLocale): string | null =>
  daysOverdue > 0 ? textsIn[language].labels.daysOverdue(daysOverdue, String(daysOverdue)) : null

const severalDebts = (
  { channel, debts }: MessageFacts,
  locale: TextLocale,
  notation: Notation
): SeveralDebtValues => {
  const { total } = textsIn[locale.language].labels
  const sums = sumsOf(debts, ({ balanceMinor }) => balanceMinor)
  const totals = [...sums].map(([currency, minor]) => ({
    label: sums.size === 1 ? total : `${total} ${currency}`,
    amount: notation.amount(minor, currency)
  }))
  const overdueCount = debts.filter(({ daysOverdue }) => daysOverdue > 0).length
  // A subject has no room for several sums; an SMS has nothing else.
  const maxSums = channel === "sms" ? MAX_SUMS_IN_SMS : 1
  return {
    isMany: true,
    isOverdue: overdueCount > 0,
    count: debts.length,
    overdueCount,
    rows: debts.map((debt) => ({
      reference: titleOf(debt),
      dueDate: notation.date(debt.dueDate),
      late: lateOf(debt, locale),
      balance: notation.amount(BigInt(debt.balanceMinor), debt.currency)
    })),
    totals,
    sum: totals.length > maxSums ? null : totals.map(({ amount }) => amount).join(", ")
  }
}

const oneDebt = (debt: Debt, locale: TextLocale, notation: Notation): OneDebtValues => {
  const { amountMinor, balanceMinor, currency, daysOverdue, dueDate } = debt
  const isPartPaid = balanceMinor < amountMinor
  const amount = (minor: number): string => notation.amount(BigInt(minor), currency)
  return {
    isMany: false,
    isOverdue: daysOverdue > 0,
    dueDate: notation.date(dueDate),
    day: dayOfMonth(dueDate),
    daysOverdue,
    reference: optionalName(debt.reference, MAX_NAME_LENGTH),
    description: debt.description === null ? null : severalLines(debt.description, MAX_DESCRIPTION_LENGTH),
    late: lateOf(debt, locale),
    isPartPaid,
    total: isPartPaid ? amount(amountMinor) : null,
    paid: isPartPaid ? amount(amountMinor - balanceMinor) : null,
    balance: amount(balanceMinor)
  }
}

/** The debts as the channel of the reminder has them. */
export const debtValues = (facts: MessageFacts, locale: TextLocale): OneDebtValues | SeveralDebtValues => {
  const notation = facts.channel === "sms" ? inSms(locale) : inEmail(locale)
  const [first] = facts.debts
  return facts.debts.length > 1 || first === undefined
    ? severalDebts(facts, locale, notation)
    : oneDebt(first, locale, notation)
}
