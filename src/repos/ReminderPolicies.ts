/** Reminder policies in PostgreSQL: every version that was ever in force, as JSON. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

export class ReminderPoliciesRepo extends Context.Tag("duebook/ReminderPoliciesRepo")<
  ReminderPoliciesRepo,
  {
    /** The JSON of a version, which never changes; null if there is no such version. */
    readonly find: (companyId: number, version: number) => Effect.Effect<unknown, ServiceUnavailable>
    /** When a version was put in force, in epoch milliseconds; null if there is no such version. */
    readonly since: (companyId: number, version: number) => Effect.Effect<number | null, ServiceUnavailable>
    /** Stores a version and puts it in force. The caller has locked the company, and chosen its next version. */
    readonly insert: (
      companyId: number,
      version: number,
      policy: unknown,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderPoliciesRepo,
    Effect.map(Database, (database) =>
      ReminderPoliciesRepo.of({
        find: (companyId, version) =>
          Effect.map(
            database.query<{ readonly policy: string }>(
              "select policy::text as policy from reminder_policies where company_id = $1 and version = $2",
              [companyId, version]
            ),
            ([row]) => (row === undefined ? null : (JSON.parse(row.policy) as unknown))
          ),
        since: (companyId, version) =>
          Effect.map(
            database.query<{ readonly since: number }>(
              "select created_at as since from reminder_policies where company_id = $1 and version = $2",
              [companyId, version]
            ),
            ([row]) => (row === undefined ? null : row.since)
          ),
        insert: (companyId, version, policy, now) =>
          Effect.zipRight(
            database.query(
              "insert into reminder_policies (company_id, version, policy, created_at) values ($1, $2, $3, $4)",
              [companyId, version, JSON.stringify(policy), new Date(now).toISOString()]
            ),
            Effect.asVoid(
              database.query("update companies set policy_version = $2 where company_id = $1", [
                companyId,
                version
              ])
            )
          )
      })
    )
  )
}
