/** The repositories on PostgreSQL, with a fixture for `conformance`. */
import { Clock, Effect, Layer, Redacted } from "effect"
import { randomBytes } from "node:crypto"
import { repos } from "../../src/App.ts"
import * as ApiToken from "../../src/domain/ApiToken.ts"
import { scopes } from "../../src/domain/Scope.ts"
import { Idempotency } from "../../src/services/Idempotency.ts"
import { KeyStore } from "../../src/services/keys/KeyStore.ts"
import { Quota } from "../../src/services/keys/Quota.ts"
import * as Database from "../../src/postgres/Database.ts"
import { ServerTime } from "../../src/postgres/ServerTime.ts"
import { runAt } from "../support/Cluster.ts"
import { isDistributed, makeDatabase, type TestDatabase, SAY_DISTRIBUTED } from "../support/TestDatabase.ts"
import { Fixture, KEY_EXPIRES_AT, KEY_PLAN_ENDS_AT, PER_MINUTE } from "./fixture.ts"
import { sealing } from "../support/secretKeys.ts"

const connectionTo = ({ url }: TestDatabase) =>
  Database.layer({ url: Redacted.make(url), size: 4, maxWaiting: 1_000, applicationName: "conformance" })

/** A connection to a new database. */
export const database = Layer.unwrapScoped(Effect.map(makeDatabase, connectionTo))

/** The same, to a database that says of itself that it is distributed. */
const databaseAsShards = Layer.unwrapScoped(
  Effect.gen(function* () {
    const made = yield* makeDatabase
    if (!isDistributed()) {
      yield* runAt(made.url, ...SAY_DISTRIBUTED)
    }
    return connectionTo(made)
  })
)

const EPOCH = new Date(0).toISOString()

/** A movement of a file of its own that waits, and may be for debts of a customer. */
const WAITING_MONEY = `
  with account as (
    insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known, created_at)
    values ($1, 1, 'DE02120300000000202051', true, $6, true, $4)
    on conflict (company_id, bank_account_id) do update set currency_known = true returning bank_account_id
  ), file as (
    insert into bank_statements (company_id, file_hash, format, statements, transactions, imported_at)
    values ($1, $8, 'camt.053', 1, 1, $4) returning bank_statement_id
  ), movement as (
    insert into bank_transactions (company_id, bank_account_id, bank_statement_id, direction, amount_minor, currency,
      booked_on, said, number, status, customer_id, created_at, updated_at)
    select $1, bank_account_id, bank_statement_id, 'credit', $5, $6, '2026-03-10', $8, 1, 'suggested',
      case when $7 then $2::bigint end, $4, $4 from account, file
    returning bank_transaction_id
  )
  insert into bank_reviews (company_id, bank_transaction_id, number, customer_id, receivable_id, since)
  select $1, bank_transaction_id, 1, $2, $3, $4 from movement`

/** The fixture by SQL. */
export const fixture = Layer.effect(
  Fixture,
  Effect.map(Database.Database, ({ query }) => {
    const one = <A>(text: string, params: ReadonlyArray<unknown>) =>
      Effect.map(Effect.orDie(query<{ id: A }>(text, params)), (rows) => rows[0]?.id as A)
    return Fixture.of({
      company: ({ timezone = null } = {}) =>
        one<number>(
          "insert into companies (name, timezone, created_at) values ('Test', $1, $2) returning company_id as id",
          [timezone, EPOCH]
        ),
      series: (companyId) =>
        one<number>(
          `insert into payable_series (company_id, bill_label, amount_minor, currency, anchor_date, created_at)
           values ($1, 'Rent', 1, 'EUR', '2026-01-01', $2) returning series_id as id`,
          [companyId, EPOCH]
        ),
      attempt: (companyId, { receivableId, customerId, offsetDays, ...more }) =>
        one<number>(
          `with counted as (
             insert into resource_counts as c (company_id, resource, status, slot, n)
             values ($1, 'reminder_attempt', $8, 0, 1)
             on conflict (company_id, resource, status, due_date, currency, slot) do update set n = c.n + 1
           )
           insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel,
             locale, timezone, recipient, scheduled_for, expires_at, due_at, status, currency, created_at, updated_at)
           values ($1, $2, $3, 0, $4, '2026-03-10', $5, 'en', 'UTC', $6, $7, $7::timestamptz + interval '3 days',
             case when $8 = 'scheduled' then $7::timestamptz end, $8, 'EUR', $9, $9)
           returning attempt_id as id`,
          [
            companyId,
            receivableId,
            customerId,
            offsetDays,
            more.channel ?? "email",
            more.recipient ?? "somebody@example.com",
            new Date(more.scheduledFor ?? 0).toISOString(),
            more.status ?? "sent",
            EPOCH
          ]
        ),
      money: (companyId, { currency, customerId, isCredit, minor, receivableId, since }) =>
        Effect.asVoid(
          Effect.orDie(
            query(WAITING_MONEY, [
              companyId,
              customerId,
              receivableId,
              new Date(since).toISOString(),
              minor,
              currency,
              isCredit,
              randomBytes(32)
            ])
          )
        ),
      key: Effect.fnUntraced(function* (companyId, allowance) {
        const token = ApiToken.make(companyId, randomBytes(32))
        const userId = yield* one<number>(
          `insert into users (email, name, email_verified_at, two_factor_confirmed_at, created_at)
           values ($1, 'Owner', $2, $2, $2) returning user_id as id`,
          [`owner-${companyId}@example.com`, EPOCH]
        )
        yield* one(
          `with member as (
             insert into memberships (company_id, user_id, role, created_at) values ($1, $2, 'owner', $3)
           ), period as (
             insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at)
             values ($1, 'pro', $4, $3, $5, $3)
           )
           insert into api_keys (company_id, user_id, name, token_hash, scopes, created_at, expires_at)
           values ($1, $2, 'Test', $6, $7, $3, $8)`,
          [
            companyId,
            userId,
            EPOCH,
            allowance,
            new Date(KEY_PLAN_ENDS_AT).toISOString(),
            Buffer.from(ApiToken.hash(token)),
            scopes,
            new Date(KEY_EXPIRES_AT).toISOString()
          ]
        )
        return token
      }),
      auditActions: (companyId) =>
        Effect.map(
          Effect.orDie(
            query<{ action: string }>(
              "select action from audit_log where company_id = $1 order by audit_id",
              [companyId]
            )
          ),
          (rows) => rows.map(({ action }) => action)
        )
    })
  })
)

const services = Layer.mergeAll(
  fixture,
  Idempotency.layer,
  KeyStore.layer,
  Quota.layer({ perMinute: PER_MINUTE })
)

const over = (connected: typeof database) =>
  services.pipe(
    Layer.provideMerge(repos),
    Layer.provide(sealing),
    Layer.provideMerge(connected),
    Layer.provide(Layer.succeed(ServerTime, Clock.currentTimeMillis))
  )

/** All services that `conformance` tests. */
export const postgres = over(database)

/** The same, by the statements for shards. */
export const postgresAsShards = over(databaseAsShards)
