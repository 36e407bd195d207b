/** Companies in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

export type CompanyStatus = "active" | "inactive"

/** A company to insert. */
export interface NewCompany {
  readonly name: string
  readonly timezone: string | null
  readonly country: string | null
  /** Reply-To of its reminders. */
  readonly email: string | null
  /** The test clock: the company's own time, in epoch milliseconds, until it is moved; null for real time. */
  readonly testClock: number | null
}

/** A tenant. */
export interface Company extends NewCompany {
  readonly id: number
  readonly status: CompanyStatus
  /** The version of the reminder policy in force; 0 is the default policy. */
  readonly policyVersion: number
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The fields of a company that the rules need. */
export const settingsOf = ({
  country,
  id,
  policyVersion,
  testClock,
  timezone
}: Company): CompanySettings => ({
  companyId: id,
  timezone,
  country,
  policyVersion,
  testClock
})

export class CompaniesRepo extends Context.Tag("duebook/CompaniesRepo")<
  CompaniesRepo,
  {
    /** Returns the new company's id. */
    readonly insert: (company: NewCompany, now: number) => Effect.Effect<number, ServiceUnavailable>
    readonly find: (companyId: number) => Effect.Effect<Company | null, ServiceUnavailable>
    /** The company, locked until the transaction ends. */
    readonly findForUpdate: (companyId: number) => Effect.Effect<Company | null, ServiceUnavailable>
    /** Moves a test clock forward; false, and nothing written, when it is later already or the company has none. */
    readonly moveClock: (companyId: number, to: number) => Effect.Effect<boolean, ServiceUnavailable>
    readonly setStatus: (companyId: number, status: CompanyStatus) => Effect.Effect<void, ServiceUnavailable>
    /** All companies, ordered by id. */
    readonly list: Effect.Effect<ReadonlyArray<Company>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CompaniesRepo,
    Effect.map(Database, (database) => {
      const one = (text: string, companyId: number) =>
        Effect.map(database.query<CompanyRow>(text, [companyId]), ([row]) =>
          row === undefined ? null : toCompany(row)
        )
      return CompaniesRepo.of({
        insert: ({ country, email, name, testClock, timezone }, now) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(
              `insert into companies (name, timezone, country, email, test_clock, created_at)
               values ($1, $2, $3, $4, $5, $6) returning company_id`,
              [
                name,
                timezone,
                country,
                email,
                testClock === null ? null : new Date(testClock).toISOString(),
                new Date(now).toISOString()
              ]
            ),
            (rows) => Number(rows[0]?.company_id)
          ),
        find: (companyId) => one(`${SELECT} where company_id = $1`, companyId),
        findForUpdate: (companyId) => one(`${SELECT} where company_id = $1 for update`, companyId),
        moveClock: (companyId, to) =>
          Effect.map(
            database.query(
              "update companies set test_clock = $2 where company_id = $1 and test_clock <= $2 returning 1 as moved",
              [companyId, new Date(to).toISOString()]
            ),
            (rows) => rows.length > 0
          ),
        setStatus: (companyId, status) =>
          Effect.asVoid(
            database.query("update companies set status = $2 where company_id = $1", [companyId, status])
          ),
        list: Effect.map(database.query<CompanyRow>(`${SELECT} order by company_id`), (rows) =>
          rows.map(toCompany)
        )
      })
    })
  )
}

const SELECT = `select company_id, name, timezone, country, email, status, policy_version, test_clock, created_at
  from companies`

interface CompanyRow {
  readonly company_id: number
  readonly name: string
  readonly timezone: string | null
  readonly country: string | null
  readonly email: string | null
  readonly status: CompanyStatus
  readonly policy_version: number
  readonly test_clock: number | null
  readonly created_at: number
}

const toCompany = ({ company_id, created_at, policy_version, test_clock, ...row }: CompanyRow): Company => ({
  ...row,
  id: company_id,
  policyVersion: policy_version,
  testClock: test_clock,
  createdAt: created_at
})
