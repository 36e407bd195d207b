/** API keys in PostgreSQL, with everything that a request needs to know of their owner. */
import { Context, Effect, Layer } from "effect"
import { ownerRefusal } from "../../domain/AdmissionDecision.ts"
import type { RemindersMode } from "../../domain/Company.ts"
import type { Counted } from "../../domain/Counted.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { KeyHolder } from "../../domain/KeyHolder.ts"
import type { Plan } from "../../domain/Plan.ts"
import type { Scope } from "../../domain/Scope.ts"
import { Database } from "../../postgres/Database.ts"
import { aboutItems, type StatementTexts, statementTextsOf } from "../../postgres/ByCompany.ts"
import { MAX_BATCH_SIZE } from "../../postgres/Queries.ts"
import { ServerTime, serverMillis, type Timed, serverTimeOf } from "../../postgres/ServerTime.ts"
import { counting, type CountRow, type CountedRequests, grouped, isMissingPeriod, share } from "./Counting.ts"

/** The key to find; the company id is part of the token. */
export interface KeyLookup {
  readonly companyId: number
  /** SHA-256 of the token. */
  readonly tokenHash: Uint8Array
}

/** A request with this key, to be counted. */
export interface CountedLookup extends KeyLookup {
  /** What the request needs (contract §1.1). */
  readonly scope: Scope
  /** Whether it counts against the allowance once it has what it needs. */
  readonly charged: boolean
  /** Requests per key and minute. */
  readonly limit: number
}

export class KeyHoldersRepo extends Context.Tag("duebook/KeyHoldersRepo")<
  KeyHoldersRepo,
  {
    /**
     * The holder of a key, null if there is none or if it has expired. One indexed look-up, which takes the same work
     * whether the key exists, has expired or never existed.
     */
    readonly findByHash: (lookup: KeyLookup) => Effect.Effect<KeyHolder | null, ServiceUnavailable>
  }
>() {
  /** Keys in PostgreSQL; concurrent look-ups share a statement. */
  static readonly layer = Layer.effect(
    KeyHoldersRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const find = database.batch({
        lane: "admission",
        maxSize: MAX_BATCH_SIZE,
        companyOf: ({ companyId }: Timed<KeyLookup>) => companyId,
        statements: (lookups) => [
          aboutItems(FIND, lookups, {
            companyOf: ({ companyId }) => companyId,
            shared: [serverTimeOf(lookups)],
            values: [({ tokenHash }) => hex(tokenHash)]
          })
        ],
        answers: ([rows = []], lookups) => {
          const found: Array<KeyHolder | null> = lookups.map(() => null)
          for (const row of rows as ReadonlyArray<unknown> as ReadonlyArray<KeyRow>) {
            found[row.ord - 1] = toHolder(row)
          }
          return found
        }
      })
      return KeyHoldersRepo.of({
        findByHash: (lookup) => Effect.flatMap(serverTime, (at) => find({ ...lookup, at }))
      })
    })
  )
}

/** Finds keys and counts the requests with them, in one round trip. */
export class Admissions extends Context.Tag("duebook/Admissions")<
  Admissions,
  {
    /**
     * As `findByHash`, and counts the request as `QuotaCounts.count` does. It is charged only if nothing that
     * `domain/AdmissionDecision` asks of owner, company, scope and plan refuses it. The holder has the counts.
     */
    readonly admit: (lookup: CountedLookup) => Effect.Effect<KeyHolder | null, ServiceUnavailable>
  }
>() {
  /** Keys and counts in PostgreSQL; concurrent requests share a statement. */
  static readonly layer = Layer.effect(
    Admissions,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const admit = database.batch({
        lane: "admission",
        maxSize: MAX_BATCH_SIZE,
        companyOf: ({ companyId }: Timed<Named>) => companyId,
        carriesPrefetches: true,
        statements: (lookups) => [
          aboutItems(ADMIT, grouped(lookups, keyOf, termsOf), {
            companyOf: ({ first }) => first.companyId,
            // An instance has one limit.
            shared: [serverTimeOf(lookups), lookups[0]?.limit ?? 0],
            values: [
              ({ first }) => first.hash,
              ({ first }) => first.scope,
              ({ first }) => first.charged,
              ({ members }) => members.length,
              ({ ahead }) => ahead
            ]
          })
        ],
        answers: ([rows = []], lookups) =>
          holders(
            grouped(lookups, keyOf, termsOf),
            rows as ReadonlyArray<unknown> as ReadonlyArray<KeyRow & CountRow>,
            lookups.length
          ),
        runsAgainAfter: isMissingPeriod
      })
      return Admissions.of({
        admit: (lookup) => Effect.flatMap(serverTime, (at) => admit({ ...named(lookup), at }))
      })
    })
  )
}

const hex = ({ buffer, byteLength, byteOffset }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("hex")

interface Named extends CountedLookup {
  readonly hash: string
}

const named = (lookup: CountedLookup): Named => ({ ...lookup, hash: hex(lookup.tokenHash) })
const keyOf = ({ companyId, hash }: Named): string => `${companyId} ${hash}`
const termsOf = ({ charged, scope }: Named): string => `${scope} ${charged}`

/** What a holder is made of, from the tables and the moment `t` that `JOINED` names. */
const columns = {
  company_id: "k.company_id",
  api_key_id: "k.api_key_id",
  user_id: "k.user_id",
  scopes: "array_to_string(k.scopes, ' ')",
  verified: "u.email_verified_at is not null and u.two_factor_confirmed_at is not null",
  member: "m.removed_at is null",
  active: "c.status = 'active'",
  timezone: "c.timezone",
  country: "c.country",
  policy_version: "c.policy_version",
  test_clock: "c.test_clock",
  reminders_mode: "c.reminders_mode",
  reminders_since: "c.reminders_since",
  plan_period_id: "p.plan_period_id",
  plan: "p.plan",
  allowance: "p.allowance",
  starts_at: "p.starts_at",
  ends_at: "p.ends_at"
} as const

const SELECTED = Object.entries(columns)
  .map(([name, expression]) => `${expression} as ${name}`)
  .join(", ")

/** The tables by a key and its company. `company` is SQL for that where the key is looked up, `ofKey` elsewhere. */
const joined = (company: string, ofKey: string): string => `
join api_keys k on k.company_id = ${company} and k.token_hash = decode(q.hash, 'hex') and k.expires_at > t.instant
join companies c on c.company_id = ${ofKey}
join memberships m on m.company_id = ${ofKey} and m.user_id = k.user_id
join users u on u.user_id = k.user_id
left join plan_periods p on p.company_id = ${ofKey} and p.starts_at <= t.instant and p.ends_at > t.instant`

/** Finds keys by their hashes. The shared parameter is the ServerTime. */
const FIND = statementTextsOf(
  { hash: "text" },
  1,
  ({ company, companyOr, q, shared }) => `
select q.ord, ${SELECTED}
from (select to_timestamp(${serverMillis(shared(1))}::double precision / 1000) as instant) t
cross join ${q}${joined(company, companyOr("k.company_id"))}`
)

const ADMITTED = Object.keys(columns).filter((name) => name !== "plan_period_id")

/**
 * Finds keys and counts requests. Shared parameters: ServerTime, limit. Values of a group: hash, scope, charged, wanted,
 * ahead. For one company a function in its shard does the same, because Citus would not send a statement there as a whole
 * that changes rows by what it has read (ADR 30).
 */
const ADMIT: StatementTexts = {
  text: counting(
    `select q.ord, q.wanted, q.ahead, t.at, ${SELECTED},
    ${columns.verified} and ${columns.member} and ${columns.active}
      and q.scope = any(k.scopes) and q.charged and p.plan_period_id is not null as charge
  from moment t cross join unnest($3::bigint[], $4::text[], $5::text[], $6::boolean[], $7::integer[], $8::integer[])
    with ordinality q (company_id, hash, scope, charged, wanted, ahead, ord)${joined("q.company_id", "k.company_id")}`,
    ADMITTED
  ),
  ofCompany: "select * from admit_with_settings($1, $2, $3, $4, $5, $6, $7, $8, $9)"
}

interface KeyRow {
  readonly ord: number
  readonly company_id: number
  readonly api_key_id: number
  readonly user_id: number
  /** Separated by blanks. */
  readonly scopes: string
  readonly verified: boolean
  readonly member: boolean
  readonly active: boolean
  readonly timezone: string | null
  readonly country: string | null
  readonly policy_version: number
  readonly test_clock: number | null
  readonly reminders_mode: RemindersMode
  readonly reminders_since: number | null
  readonly plan_period_id: number | null
  readonly plan: Plan
  readonly allowance: number
  readonly starts_at: number
  readonly ends_at: number
}

const toHolder = (row: KeyRow): KeyHolder => ({
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
    testClock: row.test_clock,
    remindersMode: row.reminders_mode,
    remindersSince: row.reminders_since
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
})

/** The holders by the places of their requests in the batch, each with its own counts. */
const holders = (
  groups: ReadonlyArray<CountedRequests<Named>>,
  rows: ReadonlyArray<KeyRow & CountRow>,
  size: number
): ReadonlyArray<KeyHolder | null> => {
  const counts = share(groups, rows)
  const found = Array.from({ length: size }, (): KeyHolder | null => null)
  for (const row of rows) {
    const holder = toHolder(row)
    for (const index of groups[row.ord - 1]?.members ?? []) {
      found[index] = { ...holder, counted: counts[index] as Counted }
    }
  }
  return found
}
