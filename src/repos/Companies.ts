/** Companies in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../sql/Database.ts"

export type CompanyStatus = "active" | "inactive"

/** What a company begins with. */
export interface NewCompany {
  readonly name: string
  readonly timezone: string | null
  readonly country: string | null
  /** Reply-To of its reminders. */
  readonly email: string | null
}

/** A tenant. */
export interface Company extends NewCompany {
  readonly id: number
  readonly status: CompanyStatus
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export class CompaniesRepo extends Context.Tag("duebook/CompaniesRepo")<
  CompaniesRepo,
  {
    /** Answers the new company's id. */
    readonly insert: (company: NewCompany, now: number) => Effect.Effect<number, ServiceUnavailable>
    readonly find: (companyId: number) => Effect.Effect<Company | null, ServiceUnavailable>
    /** The company, held until the transaction ends. */
    readonly findForUpdate: (companyId: number) => Effect.Effect<Company | null, ServiceUnavailable>
    readonly setStatus: (companyId: number, status: CompanyStatus) => Effect.Effect<void, ServiceUnavailable>
    /** All of them, by id. */
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
        insert: ({ country, email, name, timezone }, now) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(
              `insert into companies (name, timezone, country, email, created_at)
               values ($1, $2, $3, $4, $5) returning company_id`,
              [name, timezone, country, email, new Date(now).toISOString()]
            ),
            (rows) => Number(rows[0]?.company_id)
          ),
        find: (companyId) => one(`${SELECT} where company_id = $1`, companyId),
        findForUpdate: (companyId) => one(`${SELECT} where company_id = $1 for update`, companyId),
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

const SELECT = "select company_id, name, timezone, country, email, status, created_at from companies"

interface CompanyRow {
  readonly company_id: number
  readonly name: string
  readonly timezone: string | null
  readonly country: string | null
  readonly email: string | null
  readonly status: CompanyStatus
  readonly created_at: number
}

const toCompany = ({ company_id, created_at, ...row }: CompanyRow): Company => ({
  ...row,
  id: company_id,
  createdAt: created_at
})
