/** Reminder policies in PostgreSQL: every version that was ever in force, as JSON. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { MAX_BATCH_SIZE } from "../../postgres/Queries.ts"
import type { Statement } from "../../postgres/RoundTrip.ts"

export class ReminderPoliciesRepo extends Context.Tag("duebook/ReminderPoliciesRepo")<
  ReminderPoliciesRepo,
  {
    /**
     * The JSON of a version, which never changes; null if there is no such version. Concurrent callers share a
     * statement.
     */
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
    Effect.map(Database, (database) => {
      const find = database.batch({
        lane: "read",
        maxSize: MAX_BATCH_SIZE,
        confined: true,
        companyOf: ({ companyId }: Version) => companyId,
        statements: (versions) => [policiesOf(versions)],
        answers: ([rows = []], versions) => {
          const found = new Map(rows.map((row) => [`${row["company_id"]} ${row["version"]}`, row["policy"]]))
          return versions.map(({ companyId, version }): unknown => {
            const policy = found.get(`${companyId} ${version}`)
            return policy === undefined ? null : JSON.parse(policy as string)
          })
        }
      })
      return ReminderPoliciesRepo.of({
        find: (companyId, version) => find({ companyId, version }),
        since: (companyId, version) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly since: number }>(
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
    })
  )
}

interface Version {
  readonly companyId: number
  readonly version: number
}

const policiesOf = (versions: ReadonlyArray<Version>): Statement => ({
  text: `
    select p.company_id, p.version, p.policy::text as policy
    from unnest($1::bigint[], $2::bigint[]) q (company_id, version)
    join reminder_policies p on p.company_id = q.company_id and p.version = q.version`,
  params: [versions.map(({ companyId }) => companyId), versions.map(({ version }) => version)],
  // A version is one row of one shard. Hardly any company is asked for two, so there is nothing to join.
  distributed: () =>
    versions.map(({ companyId, version }) => ({
      text: `select company_id, version, policy::text as policy from reminder_policies
        where company_id = $1 and version = $2`,
      params: [companyId, version]
    }))
})
