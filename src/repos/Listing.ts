/**
 * Reads a page of a company's rows and their exact total in one statement, and keeps the counts that totals come from.
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

  constructor(companyId: number) {
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
}

/** Runs the list, newest id first. A page past the end is empty and still knows the total. */
export const page = <A>(
  database: Database["Type"],
  { columns, conditions, id, table, total }: Listing,
  { page, perPage }: PageRequest,
  toItem: (row: Row) => A
): Effect.Effect<Page<A>, ServiceUnavailable> => {
  const where = `t.company_id = $1${conditions.sql}`
  const limit = conditions.param(perPage)
  const offset = conditions.param((page - 1) * perPage)
  const text = `
    select n.total, p.* from (
      select ${total ?? `(select count(*) from ${table} t where ${where})`} as total
    ) n
    left join lateral (
      select ${columns} from (
        select * from ${table} t where ${where} and n.total > ${offset}::bigint
        order by t.${id} desc limit ${limit} offset ${offset}
      ) t order by t.${id} desc
    ) p on true`
  // A list of all rows or of one status has one good plan and is prepared; for other filters the plan depends on the
  // values.
  const counted = { text, params: conditions.params, readsCounters: true } as const
  const statement =
    total === undefined ? ({ text, params: conditions.params, unprepared: true } as const) : counted
  return Effect.map(database.queryAll([statement], "list"), ([rows = []]) => ({
    total: Number(rows[0]?.["total"] ?? 0),
    items: rows.filter((row) => row[id] !== null).map(toItem)
  }))
}

/** SQL for the total of a resource from its stored counts: of one status (a placeholder), or of all. */
export const countedTotal = (resource: string, status: string | undefined): string =>
  `(select coalesce(sum(n), 0)::bigint from resource_counts
    where company_id = $1 and resource = '${resource}'${status === undefined ? "" : ` and status = ${status}`})`

/** Rows that each total is split into, so that concurrent transactions of a company seldom update the same one. */
const COUNT_SLOTS = 16

const ADD_COUNT = `
  insert into resource_counts as c (company_id, resource, status, slot, n)
  select company_id, resource, status, $5::bigint % ${COUNT_SLOTS}, n
  from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) q (company_id, resource, status, n)
  on conflict (company_id, resource, status, slot) do update set n = c.n + excluded.n`

/** Adds `amount` (negative for rows that left) to the stored count of a resource in a status. */
export const count = (
  database: Database["Type"],
  companyId: number,
  resource: string,
  status: string,
  amount: number
): Effect.Effect<void, ServiceUnavailable> =>
  database.add({ text: ADD_COUNT, key: [companyId, resource, status], amount })

/** Moves one row from the count of one status to that of another. */
export const countMove = (
  database: Database["Type"],
  companyId: number,
  resource: string,
  { from, to }: { readonly from: string; readonly to: string }
): Effect.Effect<void, ServiceUnavailable> =>
  from === to
    ? Effect.void
    : Effect.zipRight(
        count(database, companyId, resource, from, -1),
        count(database, companyId, resource, to, 1)
      )
