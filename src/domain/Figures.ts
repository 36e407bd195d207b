/** What a company's book comes to on one day: owed, overdue, received, by currency. Pure. */
import { addDays, daysBetween } from "./CalendarDate.ts"

/** How long debts are overdue; the first are not. */
export const agingBuckets = ["notDue", "days1to30", "days31to60", "days61to90", "over90"] as const
export type AgingBucket = (typeof agingBuckets)[number]

/** A debt is due soon from its day's beginning to this many days later. */
export const SOON_DAYS = 7
/** What was collected is summed over so many days, today included. */
export const COLLECTED_DAYS = 30
/** What was billed is summed over so many days, today included, for the days of sales outstanding. */
export const BILLED_DAYS = 90
/** Whole weeks before the present one, and after it. */
export const WEEKS_BACK = 8
const WEEKS_AHEAD = 7
/** The last bucket of the aging begins after so many days. */
const LAST_BUCKET_DAYS = 90

/** Balances of debts with the same due date, status and currency, in minor units. */
export interface OwedSum {
  /** A day; for debts far from today, the first day of their month. */
  readonly day: string
  readonly currency: string
  /** Reminders rest, and the debt is not overdue. */
  readonly paused: boolean
  readonly n: number
  readonly minor: bigint
}

/** An amount of one day in one currency, in minor units. */
interface DaySum {
  readonly day: string
  readonly currency: string
  readonly minor: bigint
}

/** Kept sums around a day. */
export interface KeptSums {
  /** Whether the company has ever had a receivable. */
  readonly hasDebts: boolean
  readonly owed: ReadonlyArray<OwedSum>
  readonly billed: ReadonlyArray<DaySum>
  readonly paid: ReadonlyArray<DaySum>
}

/** Days for which sums are needed: balances by the day from `dayFrom` to before `dayUntil`, by the month outside. */
export interface SumRange {
  readonly today: string
  /** The first day of a month. */
  readonly dayFrom: string
  /** The first day of a month. */
  readonly dayUntil: string
  /** The first day that counts as billed. */
  readonly billedFrom: string
  /** The first day of the payments that are shown. */
  readonly paidFrom: string
}

/** A week and its amounts in minor units. */
export interface WeekFigures {
  /** Its Monday. */
  readonly from: string
  /** What is still owed of what is due in the week, without paused debts. */
  readonly expected: bigint
  /** What was paid in the week. */
  readonly received: bigint
}

/** The figures of one currency, in minor units. */
export interface CurrencyFigures {
  readonly currency: string
  /** Debts that are not paid in full. */
  readonly debts: number
  readonly owed: bigint
  readonly overdue: bigint
  readonly dueSoon: bigint
  readonly collected: bigint
  /** Owed now, divided by what was billed in the last 90 days, times 90; null if nothing was billed. */
  readonly dsoDays: number | null
  /** Without paused debts: with `paused`, they add up to what is owed. */
  readonly aging: Readonly<Record<AgingBucket, bigint>>
  readonly paused: bigint
  readonly weeks: ReadonlyArray<WeekFigures>
}

const monthOf = (date: string): string => `${date.slice(0, 7)}-01`

/** The Monday of a date's week. 1970-01-01 was a Thursday. */
const mondayOf = (date: string): string => {
  const weekday = (((daysBetween("1970-01-01", date) + 3) % 7) + 7) % 7
  return addDays(date, -weekday)
}

const firstWeek = (today: string): string => addDays(mondayOf(today), -7 * WEEKS_BACK)

const earliest = (...dates: ReadonlyArray<string>): string => dates.toSorted()[0] ?? ""

/** The sums that the figures of a day are made of. */
export const rangeOn = (today: string): SumRange => {
  const firstOverdue = addDays(today, -LAST_BUCKET_DAYS)
  const afterLastWeek = addDays(mondayOf(today), 7 * (WEEKS_AHEAD + 1))
  return {
    today,
    dayFrom: monthOf(earliest(firstOverdue, firstWeek(today))),
    dayUntil: monthOf(addDays(monthOf(afterLastWeek), 31)),
    billedFrom: addDays(today, 1 - BILLED_DAYS),
    paidFrom: earliest(firstWeek(today), addDays(today, 1 - COLLECTED_DAYS))
  }
}

const bucketOf = (daysLate: number): AgingBucket => {
  if (daysLate <= 0) return "notDue"
  if (daysLate <= 30) return "days1to30"
  if (daysLate <= 60) return "days31to60"
  return daysLate <= LAST_BUCKET_DAYS ? "days61to90" : "over90"
}

const total = (sums: ReadonlyArray<{ readonly minor: bigint }>): bigint =>
  sums.reduce((sum, { minor }) => sum + minor, 0n)

const within = <A extends { readonly day: string }>(
  sums: ReadonlyArray<A>,
  from: string,
  to: string
): ReadonlyArray<A> => sums.filter(({ day }) => day >= from && day <= to)

const agingOf = (owed: ReadonlyArray<OwedSum>, today: string): Record<AgingBucket, bigint> => {
  const aging = { notDue: 0n, days1to30: 0n, days31to60: 0n, days61to90: 0n, over90: 0n }
  for (const { day, minor } of owed) aging[bucketOf(daysBetween(day, today))] += minor
  return aging
}

const weeksOf = (
  owed: ReadonlyArray<OwedSum>,
  paid: ReadonlyArray<DaySum>,
  today: string
): ReadonlyArray<WeekFigures> =>
  Array.from({ length: WEEKS_BACK + 1 + WEEKS_AHEAD }, (_, index) => {
    const from = addDays(firstWeek(today), 7 * index)
    const to = addDays(from, 6)
    return { from, expected: total(within(owed, from, to)), received: total(within(paid, from, to)) }
  })

/** Tenths, so that the result is rounded and not cut off. */
const dsoOf = (owed: bigint, billed: bigint): number | null =>
  billed <= 0n ? null : Math.round(Number((owed * BigInt(BILLED_DAYS) * 10n) / billed) / 10)

const ofCurrency = (
  currency: string,
  { billed, owed, paid }: Omit<KeptSums, "hasDebts">,
  { today }: SumRange
): CurrencyFigures => {
  const asked = owed.filter(({ paused }) => !paused)
  const paused = owed.filter((sum) => sum.paused)
  const aging = agingOf(asked, today)
  const all = total(owed)
  return {
    currency,
    debts: owed.reduce((sum, { n }) => sum + n, 0),
    owed: all,
    overdue: total(asked) - aging.notDue,
    dueSoon: total(within(asked, today, addDays(today, SOON_DAYS))),
    collected: total(within(paid, addDays(today, 1 - COLLECTED_DAYS), today)),
    dsoDays: dsoOf(all, total(within(billed, addDays(today, 1 - BILLED_DAYS), today))),
    aging,
    paused: total(paused),
    weeks: weeksOf(asked, paid, today)
  }
}

const byCurrency = <A extends { readonly currency: string }>(
  sums: ReadonlyArray<A>
): ReadonlyMap<string, ReadonlyArray<A>> => Map.groupBy(sums, ({ currency }) => currency)

/** The figures of every currency in which something is owed, or was billed or paid lately: those of the most debts first. */
export const figuresOf = (sums: KeptSums, range: SumRange): ReadonlyArray<CurrencyFigures> => {
  const owed = byCurrency(sums.owed)
  const billed = byCurrency(sums.billed)
  const paid = byCurrency(sums.paid)
  return [...new Set([...owed.keys(), ...billed.keys(), ...paid.keys()])]
    .map((currency) =>
      ofCurrency(
        currency,
        {
          owed: owed.get(currency) ?? [],
          billed: billed.get(currency) ?? [],
          paid: paid.get(currency) ?? []
        },
        range
      )
    )
    .toSorted((a, b) => b.debts - a.debts || (a.currency < b.currency ? -1 : 1))
}
