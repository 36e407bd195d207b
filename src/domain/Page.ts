/** Pages of lists: the query parameters and the result. */
import { Schema } from "effect"
import { checkedString } from "./Text.ts"

/** Highest page. With 100 rows a page the offset is 2.1e11, which is far below 2^53 and fits PostgreSQL's bigint. */
export const MAX_PAGE = 2_147_483_647
export const MAX_PER_PAGE = 100
export const DEFAULT_PAGE = 1
export const DEFAULT_PER_PAGE = 25

const queryNumberRegExp = /^[1-9][0-9]{0,9}$/

/**
 * A whole number 1 … max in a query string, in plain decimal: no sign, blank, leading zero, `0x10` or `1e3`.
 * Described as an integer in OpenAPI, because the schema of a parameter describes its value and not its spelling.
 */
const queryNumber = (identifier: string, max: number, standard: number, description: string) => {
  const isInRange = (value: number): boolean => Number.isSafeInteger(value) && value >= 1 && value <= max
  const message = `must be a whole number from 1 to ${max}`
  return Schema.transform(
    checkedString({
      identifier,
      description,
      examples: [String(standard)],
      message,
      // Effect does not merge the other annotations into a `jsonSchema` with a `type`, so all are repeated here.
      jsonSchema: {
        type: "integer",
        title: identifier,
        description,
        examples: [standard],
        minimum: 1,
        maximum: max,
        default: standard
      },
      isValid: (text) => queryNumberRegExp.test(text) && isInRange(Number(text))
    }),
    Schema.Number.pipe(
      Schema.filter(isInRange, {
        identifier: `${identifier}Number`,
        message: () => ({ message, override: true })
      })
    ),
    { strict: true, decode: Number, encode: String }
  ).annotations({ message: () => ({ message, override: true }) })
}

/** Query parameter `page`: from 1, default 1 (contract §5). */
export const PageNumber = queryNumber("Page", MAX_PAGE, DEFAULT_PAGE, "Page of the list, from 1.")

/** Query parameter `per_page`: 1 … 100, default 25 (contract §5). */
export const PerPage = queryNumber("PerPage", MAX_PER_PAGE, DEFAULT_PER_PAGE, "Records a page.")

/**
 * The query parameters of every list, to be spread into a struct of URL parameters (contract §5). `exact`, because
 * otherwise every wrong value gives a second error, that it is not `undefined`.
 */
export const pageFields = {
  page: Schema.optionalWith(PageNumber, { exact: true, default: () => DEFAULT_PAGE }).annotations({
    description: "Which page of the list, from 1.",
    examples: [DEFAULT_PAGE]
  }),
  per_page: Schema.optionalWith(PerPage, { exact: true, default: () => DEFAULT_PER_PAGE }).annotations({
    description: "How many records a page has.",
    examples: [DEFAULT_PER_PAGE]
  })
}

/** One page of a list, as services return it. */
export interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly total: number
}

/** The page that the caller asks for. */
export interface PageRequest {
  readonly page: number
  readonly perPage: number
}
