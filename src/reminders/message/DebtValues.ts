/** The debts of a reminder, written out in its language: those that it is about, and those that it lists beside them. */
import type { AskedPayment, OneDebt, SeveralDebts, WrittenDate } from "../../texts/Debts.ts"
import { textsIn } from "../../texts/Languages.ts"
import type { TextLocale } from "../../texts/Locale.ts"
import type { Texts } from "../../texts/Texts.ts"
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, MAX_SHORT_LENGTH, optionalName } from "./CompanyValues.ts"
import { dayOfMonth, formatDate, formatShortDate, formatSum, formatSumWithCode } from "./Format.ts"
import { isGsm } from "./Gsm.ts"
import type { CurrencySum, Debt, DebtKind, MessageFacts } from "./Message.ts"
import { askedOf, balanceSums, byKind, namedInAll, namedOf } from "./NamedDebts.ts"
import { severalLines } from "./PlainText.ts"

/** An SMS about debts in more currencies names no sums. */
const MAX_SUMS_IN_SMS = 3

/** The only debt that a reminder is about. Null is left out. */
interface OneDebtValues extends OneDebt {
  readonly isMany: false
  readonly reference: string | null
  /** What to quote, printed; null where the reference says it. */
  readonly quoted: string | null
  readonly description: string | null
  /** How long it is overdue, and what else is to be said of it. */
  readonly notes: ReadonlyArray<string>
  /** A sentence about what was agreed on, where it was. */
  readonly agreed: string | null
  /** The amount, and what was paid of it, if a part was. */
  readonly total: string | null
  readonly paid: string | null
}

/** Several debts that a reminder is about. */
interface SeveralDebtValues extends SeveralDebts {
  readonly isMany: true
  /** The sums in one line; null for more currencies than there is room for. */
  readonly sum: string | null
}

/** One of several debts that are listed. */
export interface DebtRow {
  readonly reference: string
  /** What to quote, printed; null where the reference says it. */
  readonly quoted: string | null
  readonly dueDate: string
  readonly notes: ReadonlyArray<string>
  readonly balance: string
}

/** Debts of one kind, with their sums where they are added up. */
export interface DebtSection {
  readonly heading: string | null
  readonly rows: ReadonlyArray<DebtRow>
  /** How many more there are that are not listed. */
  readonly more: string | null
  readonly totals: ReadonlyArray<{ readonly label: string; readonly amount: string }>
}

/** What a reminder says of debts. */
export interface DebtValues {
  /** Whether what it is about is overdue. */
  readonly isOverdue: boolean
  readonly about: OneDebtValues | SeveralDebtValues
  readonly asked: Omit<AskedPayment, "isReachable">
  /** Null where there is no debt but the one that it is about. */
  readonly list: ReadonlyArray<DebtSection> | null
  /** What the company holds for the debtor; null for nothing. */
  readonly credit: string | null
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

/** What the debts of one message are written with. */
interface Writing {
  readonly facts: MessageFacts
  readonly labels: Texts["labels"]
  readonly agreed: Texts["reminder"]["agreed"]
  readonly notation: Notation
}

const written = ({ notation }: Writing, date: string): WrittenDate => ({
  date: notation.date(date),
  day: dayOfMonth(date)
})

const sumText = ({ notation }: Writing, { currency, minor }: CurrencySum): string =>
  notation.amount(minor, currency)

/** What is said behind the due date of a debt; `isOnly` if a sentence says what was agreed on. */
const notesOf = (
  writing: Writing,
  { agreed, daysOverdue, finalOn, rest }: Debt,
  isOnly: boolean
): ReadonlyArray<string> => {
  const { labels } = writing
  if (rest !== null) {
    return [rest.cause === "promised" ? labels.promised(written(writing, rest.date)) : labels[rest.cause]]
  }
  const late = daysOverdue > 0 ? labels.daysOverdue(daysOverdue, String(daysOverdue)) : null
  const agreement =
    agreed === null || isOnly ? null : labels.agreed[agreed.cause](written(writing, agreed.date))
  const final = finalOn === null ? null : labels.finalOf(written(writing, finalOn))
  return [late, agreement, final].filter((note) => note !== null)
}

const quotedOf = ({ quoted }: Debt): string | null => (quoted.isExternal ? null : quoted.printed)

const oneDebt = (writing: Writing, debt: Debt): OneDebtValues => {
  const { notation } = writing
  const { agreed, amountMinor, balanceMinor, currency, daysOverdue, dueDate } = debt
  const isPartPaid = balanceMinor < amountMinor
  const amountOf = (minor: number): string => notation.amount(BigInt(minor), currency)
  return {
    isMany: false,
    dueDate: notation.date(dueDate),
    day: dayOfMonth(dueDate),
    daysOverdue,
    reference: optionalName(debt.reference, MAX_NAME_LENGTH),
    quoted: quotedOf(debt),
    description: debt.description === null ? null : severalLines(debt.description, MAX_DESCRIPTION_LENGTH),
    notes: notesOf(writing, debt, true),
    agreed: agreed === null ? null : writing.agreed[agreed.cause](written(writing, agreed.date)),
    isPartPaid,
    total: isPartPaid ? amountOf(amountMinor) : null,
    paid: isPartPaid ? amountOf(amountMinor - balanceMinor) : null,
    balance: amountOf(balanceMinor)
  }
}

const severalDebts = (writing: Writing): SeveralDebtValues => {
  const { count, sums } = namedInAll(writing.facts)
  // A subject has no room for several sums; an SMS has nothing else.
  const maxSums = writing.facts.channel === "sms" ? MAX_SUMS_IN_SMS : 1
  const sum = sums.length > maxSums ? null : sums.map((each) => sumText(writing, each)).join(", ")
  return { isMany: true, count, sum }
}

const rowOf = (writing: Writing, debt: Debt, isOnly: boolean): DebtRow => ({
  // What tells it from the others.
  reference:
    optionalName(debt.reference, MAX_SHORT_LENGTH) ?? optionalName(debt.description, MAX_SHORT_LENGTH) ?? "–",
  quoted: quotedOf(debt),
  dueDate: writing.notation.date(debt.dueDate),
  notes: notesOf(writing, debt, isOnly),
  balance: writing.notation.amount(BigInt(debt.balanceMinor), debt.currency)
})

const totalsOf = (writing: Writing, label: string, sums: ReadonlyArray<CurrencySum>): DebtSection["totals"] =>
  sums.map((sum) => ({
    label: sums.length === 1 ? label : `${label} ${sum.currency}`,
    amount: sumText(writing, sum)
  }))

/** All debts by their kinds; null where there is none but the one that the message is about. */
const listOf = (writing: Writing): ReadonlyArray<DebtSection> | null => {
  const { facts, labels } = writing
  const { coming, overdue, resting } = byKind(facts.debts)
  const named = namedOf(facts)
  const isOnly = namedInAll(facts).count === 1
  const isOverdue = overdue.length > 0
  const others = overdue.filter((debt) => !named.includes(debt))
  const rows = (debts: ReadonlyArray<Debt>) =>
    debts.map((debt) => rowOf(writing, debt, isOnly && debt === named[0]))
  const moreOf = (kind: DebtKind): string | null =>
    facts.more[kind] > 0 ? labels.more(String(facts.more[kind])) : null
  const moreOverdue = moreOf("overdue")
  // The sums stand below the last of what is overdue.
  const isLastNamed = others.length === 0 && moreOverdue === null
  const overdueTotals = totalsOf(writing, labels.totalOverdue, facts.sums ?? balanceSums(overdue))
  const comingTotals = totalsOf(writing, labels.total, facts.sums ?? balanceSums(coming))
  const sections: ReadonlyArray<DebtSection> = [
    {
      heading: null,
      rows: isOverdue ? rows(named) : [],
      more: null,
      totals: isLastNamed ? overdueTotals : []
    },
    {
      // Without others, what is not listed continues the list itself.
      heading: others.length === 0 ? null : labels.alsoOverdue,
      rows: rows(others),
      more: moreOverdue,
      totals: overdueTotals
    },
    {
      heading: isOverdue ? labels.coming : null,
      rows: rows(coming),
      more: moreOf("coming"),
      totals: isOverdue ? [] : comingTotals
    },
    { heading: labels.resting, rows: rows(resting), more: moreOf("resting"), totals: [] }
  ]
  const shown = sections.filter((section) => section.rows.length > 0 || section.more !== null)
  const isAlone = facts.debts.length === 1 && shown.every(({ more }) => more === null)
  return isAlone ? null : shown
}

/** The debts as the channel of the reminder has them. */
export const debtValues = (facts: MessageFacts, locale: TextLocale): DebtValues => {
  const { labels, reminder } = textsIn[locale.language]
  const notation = facts.channel === "sms" ? inSms(locale) : inEmail(locale)
  const writing: Writing = { facts, labels, agreed: reminder.agreed, notation }
  const [first] = namedOf(facts)
  const { count } = namedInAll(facts)
  return {
    isOverdue: askedOf(facts).some(({ daysOverdue }) => daysOverdue > 0),
    about: first === undefined || count > 1 ? severalDebts(writing) : oneDebt(writing, first),
    asked: { isMany: count > 1, deadline: written(writing, facts.deadline) },
    list: listOf(writing),
    credit: facts.credit.length === 0 ? null : facts.credit.map((sum) => sumText(writing, sum)).join(", ")
  }
}
