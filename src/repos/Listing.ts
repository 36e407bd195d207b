/**
 * Reads a page of a company's rows and their exact total in one statement.
 */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Page, PageRequest } from "../domain/Page.ts"
import type { Database } from "../postgres/Database.ts"
import type { Row } from "../postgres/RoundTrip.ts"

/** Collects the conditions of a list and their parameters, in order. The first parameter is always the company. */
export class Conditions {
  readonly params: Array<unknown>
  readonly #texts: Array<string> = []

  readonly companyId: number

  constructor(companyId: number) {
    this.companyId = companyId
    this.params = [companyId]
  }

  /** Adds a parameter and returns its placeholder. */
  param(value: unknown): string {
    this.params.push(value)
    return `$${this.params.length}`
  }

  /** Adds a condition, unless the filter's value is undefined. */
  when<A>(value: A | undefined, text: (placeholder: string) => string): this {
    if (value !== undefined) this.#texts.push(text(this.param(value)))
    return this
  }

  /** Adds a condition. */
  and(text: string): this {
    this.#texts.push(text)
    return this
  }

  /** The conditions as SQL that continues a WHERE clause. */
  get sql(): string {
    return this.#texts.map((text) => ` and ${text}`).join("")
  }
}

/** The parts of a list's statement; its SQL texts call the table `t`. */
export interface Listing {
  readonly table: string
  readonly id: string
  /** The columns of a page's rows. */
  readonly columns: string
  readonly conditions: Conditions
  /** An SQL expression for the total that is cheaper than counting rows. */
  readonly total?: string
  /** Whether its first pages are in an index of their own, so that they are quick whatever the values. */
  readonly quick?: true
  /** Whether a condition needs an index that row-level security would keep PostgreSQL from using (ADR 39). */
  readonly leaks?: true
  /** For a list whose rows may be far from the newest row: where they are. */
  readonly places?: Places
}

/** Where the rows of a list of receivables or payables are. */
interface Places {
  /** The statuses that they have, if not all. The table has an index on company, status and id. */
  readonly statuses: ReadonlyArray<string> | undefined
  /** SQL for their pairs of `status` and `due_date`. The table has an index on company, status, due date and id. */
  readonly days: string
  /** The conditions that must still hold for rows `t` of these statuses and due dates, as SQL that continues a WHERE clause. */
  readonly rest: string
}

/**
 * Up to this page, the rows of a list without filters are read and thrown away as far as the page. For a later page,
 * ids are read instead, and rows for the page alone.
 */
const MAX_SHALLOW_PAGE = 10

/** The newest rows that are searched for matches before the days with matches are: of some statuses, and of all. */
const WALKED_OF_STATUSES = 10_000
const WALKED_OF_ALL = 1_000
/** For late pages more rows are searched: so many times the rows up to the page's end. */
const WALKED_PER_ROW = 4

/** SQL for the rows whose ids a query finds. The limit makes PostgreSQL look up each by the primary key. */
const rowsOf = ({ columns, id, table }: Listing, ids: string): string => `
  select ${columns} from (${ids}) i
  cross join lateral (select * from ${table} t where t.company_id = $1 and t.${id} = i.${id} limit 1) t
  order by i.${id} desc`

interface Window {
  readonly limit: string
  readonly offset: string
  /** The rows up to the page's end. */
  readonly end: string
}

/** The first pages of a list whose rows are near the newest, or in an index of their own. */
const shallow = ({ columns, conditions, id, table }: Listing, { limit, offset }: Window): string => `
  select ${columns} from (
    select * from ${table} t where t.company_id = $1${conditions.sql} and n.total > ${offset}
    order by t.${id} desc limit ${limit} offset ${offset}
  ) t order by t.${id} desc`

/** As `shallow`, but rows are read for the page alone. */
const byIndex = (listing: Listing, { limit, offset }: Window): string => {
  const { conditions, id, table } = listing
  return rowsOf(
    listing,
    `select t.${id} from ${table} t where t.company_id = $1${conditions.sql} and n.total > ${offset}
     order by t.${id} desc limit ${limit} offset ${offset}`
  )
}

/** A late page, reached from the end of the list that is nearer. */
const fromNearerEnd = (listing: Listing, { end, limit, offset }: Window): string => {
  const { conditions, id, table } = listing
  const where = `t.company_id = $1${conditions.sql} and n.total > ${offset}`
  return rowsOf(
    listing,
    `(select t.${id} from ${table} t where ${where} and n.total >= 2 * ${offset}
      order by t.${id} desc limit ${limit} offset ${offset})
     union all
     (select t.${id} from ${table} t where ${where} and n.total < 2 * ${offset}
      order by t.${id} limit greatest(least(${limit}, n.total - ${offset}), 0) offset greatest(n.total - ${end}, 0))`
  )
}

/** SQL for a company's rows in the order of the list, of some statuses or of all. */
const newestFirst = ({ conditions, id, table }: Listing, statuses: Places["statuses"]): string => {
  if (statuses === undefined) return `select * from ${table} t where t.company_id = $1 order by t.${id} desc`
  if (statuses.length === 0) return `select * from ${table} t where false`
  // Each status is in order in its index. PostgreSQL merges them, but only if each is a query of its own.
  const each = statuses.map(
    (
      status
    ) => `(select t.* from ${table} t where t.company_id = $1 and t.status = ${conditions.param(status)}
      order by t.${id} desc)`
  )
  return `select * from (${each.join(" union all ")}) t order by t.${id} desc`
}

/**
 * The page of a list whose rows may be anywhere. It looks among the newest rows. If they have too few matches, it takes
 * the newest match of each day that has some, and then all that are needed of the days with the newest ones: the first
 * 25 rows of a list are of the 25 days whose newest rows are the newest.
 */
const byPlaces = (
  listing: Listing,
  { days, rest, statuses }: Places,
  { end, limit, offset }: Window
): string => {
  const { conditions, id, table } = listing
  const walked = statuses === undefined ? WALKED_OF_ALL : WALKED_OF_STATUSES
  const ofDay = (limit: string) => `
    select t.${id} from ${table} t
    where t.company_id = $1 and t.status = d.status and t.due_date = d.due_date${rest}
    order by t.${id} desc limit ${limit}`
  return `
    with walked as materialized (
      select t.${id} from (
        select * from (${newestFirst(listing, statuses)}) t where n.total > ${offset}
        limit ${walked} + ${WALKED_PER_ROW} * ${end}
      ) t where true${conditions.sql} limit ${end}
    ), ids as (
      select w.${id} from walked w where (select count(*) from walked) >= least(${end}, n.total)
      union all
      select t.${id} from (
        select d.status, d.due_date from (${days}) d cross join lateral (${ofDay("1")}) newest
        order by newest.${id} desc limit ${end}
      ) d cross join lateral (${ofDay(end)}) t
      where n.total > ${offset} and (select count(*) from walked) < least(${end}, n.total)
    )
    ${rowsOf(listing, `select ids.${id} from ids order by ids.${id} desc limit ${limit} offset ${offset}`)}`
}

const rowsOfPage = (listing: Listing, window: Window, page: number): string => {
  if (listing.places !== undefined) return byPlaces(listing, listing.places, window)
  if (listing.total === undefined) return byIndex(listing, window)
  return page > MAX_SHALLOW_PAGE ? fromNearerEnd(listing, window) : shallow(listing, window)
}

/** Runs the list, newest id first. A page past the end is empty and still knows the total. */
export const page = <A>(
  database: Database["Type"],
  listing: Listing,
  { page, perPage }: PageRequest,
  toItem: (row: Row) => A
): Effect.Effect<Page<A>, ServiceUnavailable> => {
  const { conditions, id, table, total } = listing
  const counted = total ?? `(select count(*) from ${table} t where t.company_id = $1${conditions.sql})`
  const limit = `${conditions.param(perPage)}::bigint`
  const offset = `${conditions.param((page - 1) * perPage)}::bigint`
  const window = { limit, offset, end: `(${offset} + ${limit})` }
  const text = `
    with n as materialized (select ${counted} as total)
    select n.total, p.* from n
    left join lateral (${rowsOfPage(listing, window, page)}) p on true`
  const statement = { text, params: conditions.params, readsCounters: true } as const
  // A list whose total comes from counters has one good plan and is prepared; for other filters the plan depends on the
  // values.
  const listed =
    total === undefined
      ? { ...statement, unprepared: true as const }
      : page <= MAX_SHALLOW_PAGE && listing.quick === true
        ? { ...statement, quick: true as const }
        : statement
  const { queryAll } = listing.leaks === true ? database : database.ofCompany(conditions.companyId)
  return Effect.map(queryAll([listed], "list"), ([rows = []]) => ({
    total: Number(rows[0]?.["total"] ?? 0),
    items: rows.filter((row) => row[id] !== null).map(toItem)
  }))
}
