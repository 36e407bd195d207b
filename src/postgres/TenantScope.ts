/** The company, or at a transaction's end the companies, that row-level security confines statements to. */
import type { Statement } from "./RoundTrip.ts"

const ENTER = "select set_config('duebook.company_id', $1, true)"

/** A distributed database takes what is set along to its shards if it is a command. A function would set it here alone. */
const enter = (companies: number | string): Statement => ({
  text: ENTER,
  params: [companies],
  distributed: () => [{ text: `set local duebook.company_id = '${companies}'`, params: [], unprepared: true }]
})

const ENTER_ALONE =
  "select set_config('role', 'duebook_tenant', true), set_config('duebook.company_id', $1, true)"

/** A company's rows. `entry` is the statement that confines the following ones to them. */
export interface TenantScope {
  readonly name: number
  readonly entry: Statement
}

const integer = (companyId: number): number => {
  if (!Number.isSafeInteger(companyId)) throw new TypeError("a company id is an integer")
  return companyId
}

/**
 * Confines the following statements of a round trip outside of a transaction, which is one of its own, until its end. A
 * distributed database would need a longer transaction to set that on its shards, so nothing is sent there. Throws where
 * the id is not an integer.
 */
export const entryAlone = (companyId: number): Statement => ({
  text: ENTER_ALONE,
  params: [integer(companyId)],
  distributed: () => []
})

/** The scope of one company. Throws where the id is not an integer. */
export const ofCompany = (companyId: number): TenantScope => ({
  name: integer(companyId),
  entry: enter(companyId)
})

/** Confines to the rows of several companies, in the tables whose policy accepts a list: those that are added to at the end. */
export const entryOfAll = (scopes: ReadonlyArray<TenantScope>): Statement =>
  enter(scopes.map(({ name }) => name).join(","))
