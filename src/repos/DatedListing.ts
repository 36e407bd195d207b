/** Lists of receivables and payables, whose filters by status, currency, due date and overdue have totals in counters. */
import { Conditions, type Listing } from "./Listing.ts"
import { isPast, pastWhereDisputed, todaysAt } from "./Overdue.ts"
import {
  countedTotal,
  type Dated,
  type DatedFilter,
  datedDays,
  datedSums,
  datedTotal,
  type DateRange,
  rangeOf
} from "./ResourceCounts.ts"

/** A resource with a due date, as its lists need it. */
export interface DatedResource extends Pick<Listing, "table" | "id" | "columns"> {
  readonly resource: Dated
  readonly statuses: ReadonlyArray<string>
  /** The statuses of rows that can be overdue. */
  readonly open: ReadonlyArray<string>
  /** SQL for the time zone of row `t`. */
  readonly zone: string
}

/** Filters that receivables and payables share; all that are set must hold. */
export interface SharedFilter {
  readonly status?: string
  /** Any of several statuses. */
  readonly statuses?: ReadonlyArray<string>
  readonly currency?: string
  readonly dueFrom?: string
  readonly dueTo?: string
  readonly externalReference?: string
  readonly overdue?: boolean
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)

/**
 * The list of a filter. `conditions` holds the filters that the resource has for itself; with one of them, or with an
 * external reference, rows are counted.
 */
export const datedListing = (
  resource: DatedResource,
  conditions: Conditions,
  filter: SharedFilter,
  now: number
): Listing => {
  // The index of receivables is of references in lower case.
  conditions.when(
    filter.externalReference,
    (value) =>
      `t.external_reference = ${value} and lower(t.external_reference) collate "C" = lower(${value}::text) collate "C"`
  )
  const counted = conditions.params.length === 1
  conditions.when(filter.status, (value) => `t.status = ${value}`)
  const status = conditions.params.length
  conditions
    .when(filter.statuses, (value) => `t.status = any(${value}::text[])`)
    .when(filter.currency, (value) => `t.currency = ${value}`)
    .when(filter.dueFrom, (value) => `t.due_date >= ${value}`)
    .when(filter.dueTo, (value) => `t.due_date <= ${value}`)
  if (filter.overdue !== undefined) conditions.and(overdueIs(resource, conditions, filter.overdue, now))
  if (!counted)
    return {
      ...resource,
      conditions,
      ...(filter.externalReference === undefined ? {} : { leaks: true as const })
    }
  if (conditions.params.length === status) {
    const total = countedTotal(resource.resource, filter.status === undefined ? undefined : "$2")
    return { ...resource, conditions, total, quick: true }
  }
  return { ...resource, conditions, ...fromCounters(resource, conditions, filter, now) }
}

/** The statuses that a filter leaves, or all. */
const wantedOf = (
  all: ReadonlyArray<string>,
  { status, statuses = all }: SharedFilter
): ReadonlyArray<string> => (status === undefined ? statuses : statuses.filter((each) => each === status))

/** SQL that is true for rows that are overdue, or for those that are not. */
const overdueIs = (
  { open, zone }: DatedResource,
  conditions: Conditions,
  overdue: boolean,
  now: number
): string => {
  const isOpen = `t.status = any(${conditions.param(open)}::text[])`
  const past = isPast(conditions, todaysAt(now), zone)
  return overdue ? `(${isOpen} and ${past})` : `(not ${isOpen} or not ${past})`
}

/** The total of a filter, and where its rows are. */
const fromCounters = (
  listed: DatedResource,
  conditions: Conditions,
  filter: SharedFilter,
  now: number
): Required<Pick<Listing, "total" | "places">> => {
  const { currency, dueFrom, dueTo, overdue } = filter
  const { open, resource, table, zone } = listed
  const due = rangeOf(dueFrom, dueTo)
  const wanted = wantedOf(listed.statuses, filter)
  const wantedOpen = wanted.filter((each) => open.includes(each))
  const of = (statuses: ReadonlyArray<string>, due: DateRange): DatedFilter => ({
    resource,
    statuses,
    currency,
    due
  })
  const inCurrency = currency === undefined ? "" : ` and t.currency = ${conditions.param(currency)}`
  const ofStatus = filter.status === undefined && filter.statuses === undefined ? undefined : wanted
  if (overdue === undefined) {
    return {
      total: datedTotal(conditions, of(wanted, due)),
      places: { statuses: ofStatus, days: datedDays(conditions, of(wanted, due)), rest: inCurrency }
    }
  }
  const todays = todaysAt(now)
  const past = { from: due.from, until: earlier(due.until, todays.earliest) }
  const disputed = { from: later(due.from, todays.earliest), until: earlier(due.until, todays.latest) }
  const overdueTotal = `(${datedTotal(conditions, of(wantedOpen, past))} + (
    select count(*) from ${table} t where t.company_id = $1
      and t.status = any(${conditions.param(wantedOpen)}::text[])
      and t.due_date >= ${conditions.param(disputed.from)}::date
      and t.due_date < ${conditions.param(disputed.until)}::date${inCurrency}
      and ${pastWhereDisputed(conditions, todays, zone)}))`
  if (overdue) {
    return {
      total: overdueTotal,
      places: {
        statuses: wantedOpen,
        days: datedDays(conditions, of(wantedOpen, { from: due.from, until: disputed.until })),
        rest: `${inCurrency} and ${isPast(conditions, todays, zone)}`
      }
    }
  }
  const closed = wanted.filter((each) => !open.includes(each))
  return {
    total: `(${datedTotal(conditions, of(wanted, due))} - ${overdueTotal})`,
    places: {
      statuses: ofStatus,
      days: `${datedDays(conditions, of(closed, due))}
        union all ${datedDays(conditions, of(wantedOpen, { from: disputed.from, until: due.until }))}`,
      rest: `${inCurrency} and ${overdueIs(listed, conditions, false, now)}`
    }
  }
}

/**
 * SQL for what is owed of a filter that has totals in counters: pairs of `currency` and `minor`, several of a currency.
 * `owed` are the statuses that are summed.
 */
export const outstandingFromCounters = (
  listed: DatedResource,
  conditions: Conditions,
  filter: SharedFilter,
  owed: ReadonlyArray<string>,
  now: number
): string => {
  const { currency, dueFrom, dueTo, overdue } = filter
  const { open, resource, table, zone } = listed
  const due = rangeOf(dueFrom, dueTo)
  const wanted = wantedOf(owed, filter).filter((each) => owed.includes(each))
  const of = (statuses: ReadonlyArray<string>, due: DateRange): DatedFilter => ({
    resource,
    statuses,
    currency,
    due
  })
  if (overdue === undefined) return datedSums(conditions, of(wanted, due))
  const todays = todaysAt(now)
  const wantedOpen = wanted.filter((each) => open.includes(each))
  const past = { from: due.from, until: earlier(due.until, todays.earliest) }
  const disputed = { from: later(due.from, todays.earliest), until: earlier(due.until, todays.latest) }
  const inCurrency = currency === undefined ? "" : ` and t.currency = ${conditions.param(currency)}`
  const late = `${datedSums(conditions, of(wantedOpen, past))} union all
    select t.currency, 1 as n, (t.amount_minor - t.paid_minor)::numeric as minor from ${table} t where t.company_id = $1
      and t.status = any(${conditions.param(wantedOpen)}::text[])
      and t.due_date >= ${conditions.param(disputed.from)}::date
      and t.due_date < ${conditions.param(disputed.until)}::date${inCurrency}
      and ${pastWhereDisputed(conditions, todays, zone)}`
  return overdue
    ? late
    : `${datedSums(conditions, of(wanted, due))} union all
       select currency, -n, -minor from (${late}) late`
}
