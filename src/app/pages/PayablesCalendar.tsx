/** The month of bills: a table of weeks, the sums of the month, and what series will still write. */
import { Effect } from "effect"
import { addDays, addMonthsClamped, isCalendarDate } from "../../domain/CalendarDate.ts"
import type { Payable } from "../../domain/Payable.ts"
import {
  BillCalendar,
  type CalendarMonth,
  MAX_OF_DAY,
  type PlannedBill
} from "../../services/payables/BillCalendar.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Badge, Day, Empty, Money } from "../parts/Text.tsx"
import { PayableBadge } from "./Payables.tsx"
import { say } from "../../words/Say.ts"

const WEEK = 7
/** A Monday, from which the names of days are taken. */
const SOME_MONDAY = "2024-01-01"
const FIRST_MONTH = "1970-01-01"
const LAST_MONTH = "9999-11-01"

const at = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** The first day of a week where people read like this: 1 is Monday, 7 is Sunday. */
export const firstWeekdayOf = (locale: string): number => {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: number }
    readonly weekInfo?: { readonly firstDay: number }
  }
  return known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay ?? 1
}

/** Weeks of a month as dates; null for days of other months. `first` is the month's first day. */
export const weeksOf = (first: string, firstWeekday: number): ReadonlyArray<ReadonlyArray<string | null>> => {
  const lead = (new Date(at(first)).getUTCDay() - firstWeekday + 2 * WEEK) % WEEK
  const next = addMonthsClamped(first, 1)
  const cells: Array<string | null> = Array.from({ length: lead }, () => null)
  for (let day = first; day < next; day = addDays(day, 1)) cells.push(day)
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_none, day) => cells[week * WEEK + day] ?? null)
  )
}

/** The first day of the month that an address asks for; of this month where it asks for none. */
const monthIn = ({ query, reader }: CompanyVisit): string => {
  const asked = `${query.get("month") ?? ""}-01`
  return isCalendarDate(asked) && asked <= LAST_MONTH ? asked : `${reader.today.slice(0, 7)}-01`
}

const nameOf = (first: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(at(first))

interface DayProps {
  readonly bills: ReadonlyArray<Payable>
  readonly planned: ReadonlyArray<PlannedBill>
  /** How many bills of the day are not listed. */
  readonly more: number
  readonly date: string
  readonly visit: CompanyVisit
}

const Bills = ({ bills, date, more, planned, visit: { base, reader } }: DayProps) => (
  <>
    {bills.map((payable) => (
      <p>
        <a href={`${base}/payables/${payable.id}`}>{payable.billLabel}</a>{" "}
        <Money minor={payable.amountMinor} currency={payable.currency} reader={reader} />{" "}
        <PayableBadge payable={payable} reader={reader} />
      </p>
    ))}
    {planned.map(({ series }) => (
      <p>
        <a href={`${base}/payables/series?series_id=${series.id}`}>{series.billLabel}</a>{" "}
        <Money minor={series.amountMinor} currency={series.currency} reader={reader} />{" "}
        <Badge kind="quiet">{say("Planned")}</Badge>
      </p>
    ))}
    {more <= 0 ? null : (
      <p>
        <a href={`${base}/payables?due_from=${date}&due_to=${date}`}>
          {say("{count} more", { count: reader.number(more) })}
        </a>
      </p>
    )}
  </>
)

const ofDay = (month: CalendarMonth, date: string): Omit<DayProps, "visit"> => {
  const bills = month.bills.filter(({ dueDate }) => dueDate === date).slice(0, MAX_OF_DAY)
  const count = month.sums.reduce((sum, each) => sum + (each.dueDate === date ? each.count : 0), 0)
  return {
    date,
    bills,
    more: count - bills.length,
    planned: month.planned.filter(({ dueDate }) => dueDate === date)
  }
}

/** Sums of the month for each currency: to pay, planned, paid. */
const sumsOf = ({ planned, sums }: CalendarMonth) => {
  const all = new Map<string, { open: bigint; paid: bigint; planned: bigint }>()
  const of = (currency: string) => {
    const known = all.get(currency) ?? { open: 0n, paid: 0n, planned: 0n }
    all.set(currency, known)
    return known
  }
  for (const { currency, minor, status } of sums) of(currency)[status] += minor
  for (const { series } of planned) of(series.currency).planned += BigInt(series.amountMinor)
  return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const Sums = ({
  month,
  visit: { reader }
}: {
  readonly month: CalendarMonth
  readonly visit: CompanyVisit
}) => {
  const words = { open: say("To pay"), planned: say("Planned"), paid: say("Paid") } as const
  return (
    <dl class="figures">
      {sumsOf(month).flatMap(([currency, sums]) =>
        (["open", "planned", "paid"] as const)
          .filter((kind) => sums[kind] > 0n)
          .map((kind) => (
            <div>
              <dt>
                {words[kind]}, {currency}
              </dt>
              <dd>
                <Money minor={sums[kind]} currency={currency} reader={reader} />
              </dd>
            </div>
          ))
      )}
    </dl>
  )
}

const Weeks = ({
  first,
  month,
  visit
}: {
  readonly first: string
  readonly month: CalendarMonth
  readonly visit: CompanyVisit
}) => {
  const { reader } = visit
  const start = firstWeekdayOf(reader.locale)
  const weekdays = Array.from({ length: WEEK }, (_, day) =>
    new Intl.DateTimeFormat(reader.locale, { weekday: "short", timeZone: "UTC" }).format(
      at(addDays(SOME_MONDAY, start - 1 + day))
    )
  )
  return (
    <div class="table wide-only">
      <table class="calendar">
        <caption class="hidden">{say("Bills of {name}", { name: nameOf(first, reader.locale) })}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th scope="col">{weekday}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first, start).map((week) => (
            <tr>
              {week.map((date) =>
                date === null ? (
                  <td />
                ) : (
                  <td class={date === reader.today ? "today" : undefined}>
                    <time datetime={date}>{reader.number(Number(date.slice(8)))}</time>
                    <Bills {...ofDay(month, date)} visit={visit} />
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same by day, for a narrow screen. */
const Days = ({ month, visit }: { readonly month: CalendarMonth; readonly visit: CompanyVisit }) => {
  const dates = [...new Set([...month.bills, ...month.planned].map(({ dueDate }) => dueDate))].toSorted()
  return (
    <ol class="days narrow-only">
      {dates.map((date) => (
        <li>
          <strong>
            <Day date={date} reader={visit.reader} />
          </strong>
          <Bills {...ofDay(month, date)} visit={visit} />
        </li>
      ))}
    </ol>
  )
}

const Months = ({ first, visit }: { readonly first: string; readonly visit: CompanyVisit }) => {
  const link = (months: number, label: string) => {
    const other = addMonthsClamped(first, months)
    if (other < FIRST_MONTH || other > LAST_MONTH) return null
    return (
      <a href={`${visit.base}/payables/calendar?month=${other.slice(0, 7)}`}>
        {label}: {nameOf(other, visit.reader.locale)}
      </a>
    )
  }
  return (
    <nav class="views" aria-label={say("Months")}>
      {link(-1, say("Previous"))}
      {first.slice(0, 7) === visit.reader.today.slice(0, 7) ? null : (
        <a href={`${visit.base}/payables/calendar`}>{say("This month")}</a>
      )}
      {link(1, say("Next"))}
    </nav>
  )
}

/** `/app/{company}/payables/calendar?month=2026-11`. */
export const payablesCalendar = companyPage({
  path: "/payables/calendar",
  load: (visit) => Effect.flatMap(BillCalendar, (calendar) => calendar.month(monthIn(visit))),
  title: (_data, visit) => say("Bills of {name}", { name: nameOf(monthIn(visit), visit.reader.locale) }),
  view: (month, visit) => {
    const first = monthIn(visit)
    const isEmpty = month.bills.length + month.planned.length === 0
    return (
      <>
        <Months first={first} visit={visit} />
        <Sums month={month} visit={visit} />
        {isEmpty ? (
          <Empty>
            <p>{say("Nothing is to pay in this month.")}</p>
            <a role="button" href={`${visit.base}/payables/new`}>
              {say("New bill")}
            </a>
          </Empty>
        ) : null}
        <Weeks first={first} month={month} visit={visit} />
        {isEmpty ? null : <Days month={month} visit={visit} />}
      </>
    )
  }
})
