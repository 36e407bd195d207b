/** The company that row-level security confines statements to. */
import type { Statement } from "./RoundTrip.ts"

/** A company's rows. `entry` is the statement that confines the following ones to them. */
export interface TenantScope {
  readonly name: number
  readonly entry: Statement
}

/** The scope of one company. Throws where the id is not an integer. */
export const ofCompany = (companyId: number): TenantScope => {
  if (!Number.isSafeInteger(companyId)) throw new TypeError("a company id is an integer")
  return {
    name: companyId,
    entry: { text: "select set_config('duebook.company_id', $1, true)", params: [companyId] }
  }
}
