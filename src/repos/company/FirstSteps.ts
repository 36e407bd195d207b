/** What a new company has done before its first message leaves, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { FirstStep } from "../../domain/FirstStep.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

export class FirstStepsRepo extends Context.Tag("duebook/FirstStepsRepo")<
  FirstStepsRepo,
  {
    /** Has a company that was made just now asked for its first steps. */
    readonly begin: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
    /** Those that are done; null for a company that is not asked. */
    readonly of: (companyId: number) => Effect.Effect<ReadonlyArray<string> | null, ServiceUnavailable>
    /** Adds one to those that are done, if the company is asked. */
    readonly add: (companyId: number, step: FirstStep) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    FirstStepsRepo,
    Effect.map(Database, (database) =>
      FirstStepsRepo.of({
        begin: (companyId) =>
          database.execute("update companies set first_steps = '{}' where company_id = $1", [companyId]),
        of: (companyId) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly steps: string | null }>(
                "select array_to_string(first_steps, ' ') as steps from companies where company_id = $1",
                [companyId]
              ),
            ([row]) => (row?.steps == null ? null : row.steps.split(" "))
          ),
        add: (companyId, step) =>
          database.execute(
            `update companies set first_steps = first_steps || $2::text
             where company_id = $1 and first_steps is not null and not $2::text = any(first_steps)`,
            [companyId, step]
          )
      })
    )
  )
}
