/**
 * Statements about rows of several companies, of which callers write one text. One server gets it for all companies at
 * once. A distributed database gets it for each company: the rows of a company are in one shard, which a parameter names.
 */
import type { Statement } from "./RoundTrip.ts"

/** A row of a company. */
export interface Address {
  readonly companyId: number
  readonly id: number
}

/** The SQL that a text about items is made of. It is one for all companies, or one for a company that is a parameter. */
export interface Items {
  /** The table `q` of the items: a column for each value of an item, and `ord`, the item's place from 1. */
  readonly q: string
  /** The company of an item. */
  readonly company: string
  /** The company of an item that is joined already: this column of a joined table, or the parameter. */
  readonly companyOr: (column: string) => string
  /** A parameter that all items share, counted from 1. */
  readonly shared: (place: number) => string
}

/** A text about items, for all companies and for one. */
export interface StatementTexts {
  /** Parameters: the shared ones, the companies, and an array for each value. */
  readonly text: string
  /** Parameters: the company, the shared ones, an array for each value, and the places of the items among all. */
  readonly ofCompany: string
}

/** Writes a text about items in both ways. `types` names the values of an item, with their types in PostgreSQL. */
export const statementTextsOf = (
  types: Readonly<Record<string, string>>,
  sharedCount: number,
  write: (items: Items) => string
): StatementTexts => {
  const names = Object.keys(types)
  const arrays = Object.values({ ...types, ord: "bigint" }).map(
    (type, index) => `$${sharedCount + index + 2}::${type}[]`
  )
  const columns = [...names, "ord"].join(", ")
  return {
    text: write({
      q: `unnest($${sharedCount + 1}::bigint[], ${arrays.slice(0, -1).join(", ")}) with ordinality q (company_id, ${columns})`,
      company: "q.company_id",
      companyOr: (column) => column,
      shared: (place) => `$${place}`
    }),
    ofCompany: write({
      q: `unnest(${arrays.join(", ")}) q (${columns})`,
      company: "$1::bigint",
      companyOr: () => "$1::bigint",
      shared: (place) => `$${place + 1}`
    })
  }
}

/** The statement about these items. Its rows name the items by `ord`. */
export const aboutItems = <A>(
  { ofCompany, text }: StatementTexts,
  items: ReadonlyArray<A>,
  {
    companyOf,
    shared = [],
    values
  }: {
    readonly companyOf: (item: A) => number
    readonly shared?: ReadonlyArray<unknown>
    readonly values: ReadonlyArray<(item: A) => unknown>
  }
): Statement => {
  const arraysOf = (some: ReadonlyArray<A>) => values.map((value) => some.map(value))
  return {
    text,
    params: [...shared, items.map(companyOf), ...arraysOf(items)],
    distributed: () =>
      [...Map.groupBy(items.keys(), (index) => companyOf(items[index] as A))].map(([companyId, indices]) => ({
        text: ofCompany,
        params: [
          companyId,
          ...shared,
          ...arraysOf(indices.map((index) => items[index] as A)),
          indices.map((index) => index + 1)
        ]
      }))
  }
}

/**
 * Makes the function whose statement is about companies themselves. `write` is given the end of a condition on a column:
 * it is one of the companies, which are `$1`. Its rows name their companies.
 */
export const aboutCompanies = (write: (isAsked: string) => string) => {
  const text = write("= any($1::bigint[])")
  const ofCompany = write("= $1")
  return (companyIds: ReadonlyArray<number>, ...shared: ReadonlyArray<unknown>): Statement => ({
    text,
    params: [companyIds, ...shared],
    distributed: () =>
      [...new Set(companyIds)].map((companyId) => ({ text: ofCompany, params: [companyId, ...shared] }))
  })
}
