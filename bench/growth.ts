/**
 * Does a company's list get slower as the company grows? Compares page 1 and its exact total in a company with
 * 1 000 000 receivables against one with 1 000, interleaved in one run, through the repository that the API uses.
 *
 * `bun run bench:growth [--rows N]` prints one line for each list, with the ratio of the medians.
 */
import { parseArgs } from "node:util"
import { BunRuntime } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Clock, Effect, Layer } from "effect"
import { type ReceivableFilter, ReceivablesRepo } from "../src/repos/Receivables.ts"
import * as Database from "../src/postgres/Database.ts"
import { freshDatabase, median } from "./support.ts"

const { values } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } })
const LARGE = Number(values.rows)
const SMALL = 1_000
const ROUNDS = 300

const lists: ReadonlyArray<readonly [string, ReceivableFilter]> = [
  ["page 1", {}],
  ["page 1, status=open", { status: "open" }],
  ["page 1, status=paid", { status: "paid" }]
]

const seed = Effect.fnUntraced(function* (rows: number) {
  const sql = yield* SqlClient.SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const created = yield* sql.unsafe<{ company_id: number }>(
    "insert into companies (name, created_at) values ('Growth', $1) returning company_id",
    [now]
  )
  const company = created[0]?.company_id ?? 0
  yield* sql.unsafe(
    `insert into customers (company_id, display_name, created_at, updated_at)
     select $1, 'Customer ' || n, $2, $2 from generate_series(1, 100) n`,
    [company, now]
  )
  yield* sql.unsafe(
    `insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status,
       created_at, updated_at)
     select $1, c.customer_id, 1000, case when n % 2 = 0 then 1000 else 0 end, 'EUR',
       date '2026-01-01' + (n % 365), case when n % 2 = 0 then 'paid' else 'open' end, $3, $3
     from generate_series(1, $2::integer) n
     join (select customer_id, row_number() over () as place from customers where company_id = $1) c
       on c.place = n % 100 + 1`,
    [company, rows, now]
  )
  yield* sql.unsafe(
    `insert into resource_counts (company_id, resource, status, slot, n)
     select company_id, 'receivable', status, receivable_id % 16, count(*)
     from receivables where company_id = $1 group by 1, 3, 4`,
    [company]
  )
  return company
})

const timed = (companyId: number, filter: ReceivableFilter) =>
  Effect.gen(function* () {
    const receivables = yield* ReceivablesRepo
    const now = yield* Clock.currentTimeMillis
    const before = performance.now()
    yield* receivables.list(companyId, filter, { page: 1, perPage: 25 }, now)
    return performance.now() - before
  })

const prepare = Effect.gen(function* () {
  console.error("seeding …")
  const small = yield* seed(SMALL)
  const large = yield* seed(LARGE)
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe("vacuum analyze")
  return { small, large }
})

const measure = Effect.fnUntraced(function* ({
  large,
  small
}: {
  readonly small: number
  readonly large: number
}) {
  for (const [name, filter] of lists) {
    const times: { small: Array<number>; large: Array<number> } = { small: [], large: [] }
    for (let round = 0; round < ROUNDS; round++) {
      times.small.push(yield* timed(small, filter))
      times.large.push(yield* timed(large, filter))
    }
    const [s, l] = [median(times.small), median(times.large)]
    console.log(
      `${name.padEnd(22)} ${SMALL} rows: ${s.toFixed(3)} ms   ${LARGE} rows: ${l.toFixed(3)} ms   ratio ${(l / s).toFixed(2)}`
    )
  }
})

const program = Effect.gen(function* () {
  const url = yield* freshDatabase({ fsync: "off", max_wal_size: "4GB" })
  // A plain client seeds, because seeding takes longer than the service's statement timeout.
  const companies = yield* Effect.provide(prepare, PgClient.layer({ url }))
  yield* Effect.provide(
    measure(companies),
    ReceivablesRepo.layer.pipe(
      Layer.provide(Database.layer({ url, size: 2, maxWaiting: 10, applicationName: "duebook-growth" }))
    )
  )
})

BunRuntime.runMain(Effect.scoped(program))
