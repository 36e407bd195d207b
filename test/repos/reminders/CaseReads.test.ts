/** What is read of a case in PostgreSQL stays little, however much the company has. */
import { Effect, Layer, Redacted } from "effect"
import { expect, it } from "vitest"
import * as Database from "../../../src/postgres/Database.ts"
import { CasesRepo } from "../../../src/repos/reminders/Cases.ts"
import { isDistributed, makeDatabase } from "../../support/TestDatabase.ts"
import { scoped } from "../../support/Scoped.ts"

const OTHERS = 20_000

const run = scoped()

it.skipIf(isDistributed())(
  "the last message to an address is found without reading those to others",
  async () => {
    const { url } = await run(makeDatabase)
    // With one connection, the statistics of that connection count the rows that were read.
    const layer = Layer.provideMerge(
      CasesRepo.layer,
      Database.layer({ url: Redacted.make(url), size: 1, maxWaiting: 100, applicationName: "duebook-test" })
    )
    const { found, read } = await run(
      Effect.gen(function* () {
        const cases = yield* CasesRepo
        const database = yield* Database.Database
        const [created] = yield* database.query<{ company_id: number; customer_id: number }>(
          `with company as (insert into companies (name, timezone, created_at)
           values ('Company', 'UTC', now()) returning company_id)
         insert into customers (company_id, display_name, email, timezone, created_at, updated_at)
         select company_id, 'Ada', 'Ada@example.com', 'UTC', now(), now() from company returning company_id, customer_id`
        )
        const { company_id: company = 0, customer_id: customer = 0 } = created ?? {}
        yield* database.query(
          `insert into reminder_messages
           (company_id, attempt_ids, customer_id, channel, recipient, address, sent_on, locale, status, captured, created_at)
         select $1, '{1}', $2, 'email', a, a, date '2026-03-01' + n % 7, 'en', 'sent', false, now() from (
           select n, case when n <= 2 then 'ada' else 'customer' || n end || '@example.com' as a
           from generate_series(1, $3::int) n) m`,
          [company, customer, OTHERS]
        )
        const tuples = Effect.map(
          Effect.zipRight(
            database.query("select pg_stat_force_next_flush()"),
            database.query<{ n: number }>(
              `select (coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as n from pg_stat_user_tables
             where relname = 'reminder_messages'`
            )
          ),
          ([row]) => row?.n ?? 0
        )
        const look = cases.hold(company, [customer], { mode: "read" })
        yield* look
        const before = yield* tuples
        const rows = yield* look
        return { found: rows.map(({ messagedOn }) => messagedOn), read: (yield* tuples) - before }
      }).pipe(Effect.provide(layer))
    )
    expect(found).toEqual([{ email: "2026-03-03", sms: null }])
    expect(read).toBeLessThan(100)
  }
)
