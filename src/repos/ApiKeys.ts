/** API keys in PostgreSQL, with everything that a request needs to know of their owner. */
import { Context, Effect, Layer } from "effect"
import { ownerRefusal } from "../domain/AccessDecision.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import type { Plan } from "../domain/Plan.ts"
import type { Scope } from "../domain/Scope.ts"
import { Database } from "../postgres/Database.ts"
import { MAX_BATCH_SIZE } from "../postgres/Queries.ts"

/** The key to find; the company id is part of the token. */
export interface KeyLookup {
  readonly companyId: number
  /** SHA-256 of the token. */
  readonly tokenHash: Uint8Array
  /** Epoch milliseconds; selects the plan period in force at this moment. */
  readonly now: number
}

/** A stored key. */
export interface StoredKey {
  readonly holder: KeyHolder
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export class ApiKeys extends Context.Tag("duebook/ApiKeys")<
  ApiKeys,
  {
    /** One indexed look-up, which takes the same work whether the key exists, has expired or never existed. */
    readonly findByHash: (lookup: KeyLookup) => Effect.Effect<StoredKey | null, ServiceUnavailable>
  }
>() {
  /** Keys in PostgreSQL; concurrent look-ups share a statement. */
  static readonly layer = Layer.effect(
    ApiKeys,
    Effect.gen(function* () {
      const database = yield* Database
      const findByHash = database.batch({
        lane: "admission",
        maxSize: MAX_BATCH_SIZE,
        companyOf: ({ companyId }: KeyLookup) => companyId,
        statements: (lookups) => [
          {
            text: FIND,
            params: [
              lookups.map(({ companyId }) => companyId),
              lookups.map(({ tokenHash }) => hex(tokenHash)),
              // One time for the whole batch: its requests arrived within the duration of a statement.
              new Date(Math.max(...lookups.map(({ now }) => now))).toISOString()
            ]
          }
        ],
        answers: ([rows = []], lookups) => {
          const found: Array<StoredKey | null> = lookups.map(() => null)
          for (const row of rows as ReadonlyArray<unknown> as ReadonlyArray<KeyRow>) {
            found[row.ord - 1] = toStoredKey(row)
          }
          return found
        }
      })
      return ApiKeys.of({ findByHash })
    })
  )
}

const hex = ({ buffer, byteLength, byteOffset }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("hex")

const FIND = `
select q.ord, k.company_id, k.api_key_id, k.user_id, array_to_string(k.scopes, ' ') as scopes, k.expires_at,
  u.email_verified_at is not null and u.two_factor_confirmed_at is not null as verified,
  m.removed_at is null as member,
  c.status = 'active' as active, c.timezone, c.country, c.policy_version, c.test_clock,
  p.plan_period_id, p.plan, p.allowance, p.starts_at, p.ends_at
from unnest($1::bigint[], $2::text[]) with ordinality q (company_id, hash, ord)
join api_keys k on k.company_id = q.company_id and k.token_hash = decode(q.hash, 'hex')
join companies c on c.company_id = k.company_id
join memberships m on m.company_id = k.company_id and m.user_id = k.user_id
join users u on u.user_id = k.user_id
left join plan_periods p on p.company_id = k.company_id and p.starts_at <= $3::timestamptz
  and p.ends_at > $3::timestamptz`

interface KeyRow {
  readonly ord: number
  readonly company_id: number
  readonly api_key_id: number
  readonly user_id: number
  /** Separated by blanks. */
  readonly scopes: string
  readonly expires_at: number
  readonly verified: boolean
  readonly member: boolean
  readonly active: boolean
  readonly timezone: string | null
  readonly country: string | null
  readonly policy_version: number
  readonly test_clock: number | null
  readonly plan_period_id: number | null
  readonly plan: Plan
  readonly allowance: number
  readonly starts_at: number
  readonly ends_at: number
}

const toStoredKey = (row: KeyRow): StoredKey => ({
  expiresAt: row.expires_at,
  holder: {
    companyId: row.company_id,
    userId: row.user_id,
    apiKeyId: row.api_key_id,
    scopes: row.scopes.split(" ") as ReadonlyArray<string> as ReadonlyArray<Scope>,
    refused: ownerRefusal(row),
    company: {
      companyId: row.company_id,
      timezone: row.timezone,
      country: row.country,
      policyVersion: row.policy_version,
      testClock: row.test_clock
    },
    plan:
      row.plan_period_id === null
        ? null
        : {
            planPeriodId: row.plan_period_id,
            plan: row.plan,
            allowance: row.allowance,
            startsAt: row.starts_at,
            endsAt: row.ends_at
          }
  }
})
