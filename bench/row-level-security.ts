/**
 * What does row-level security cost a write? Creates receivables through the same services, in transactions with the
 * confined role and without it, in short interleaved rounds, and prints the ratio of the times.
 *
 * `bun run bench:rls`
 */
import { BunRuntime } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Clock, Context, Effect, Layer } from "effect"
import * as App from "../src/App.ts"
import { CurrentRequest, requestOfKey, uncounted } from "../src/domain/CurrentRequest.ts"
import { WriteRequest } from "../src/domain/WriteRequest.ts"
import { Tenant } from "../src/repos/Tenant.ts"
import { Receivables } from "../src/services/receivables/Receivables.ts"
import * as Database from "../src/postgres/Database.ts"
import { freshDatabase, median } from "./support.ts"
import { sealing } from "../test/support/secretKeys.ts"

const ROUNDS = 100
const WRITES_A_ROUND = 100
const CONCURRENCY = [1, 8]

const unconfined = Layer.effect(
  Tenant,
  Effect.map(Database.Database, (database) =>
    Tenant.of({
      transaction: (_companyId, effect) => database.transaction({}, effect),
      shared: (_companyId, _subjects, effect) => database.transaction({}, effect),
      atEnd: database.atEnd
    })
  )
)

const seed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  yield* sql.unsafe("insert into companies (name, created_at) values ('Bench', $1)", [now])
  yield* sql.unsafe(
    "insert into customers (company_id, display_name, created_at, updated_at) values (1, 'Customer', $1, $1)",
    [now]
  )
})

const create = Effect.gen(function* () {
  const receivables = yield* Receivables
  const request = requestOfKey(
    {
      companyId: 1,
      userId: 1,
      apiKeyId: 1,
      scopes: [],
      plan: null,
      company: {
        companyId: 1,
        timezone: null,
        country: null,
        policyVersion: 0,
        testClock: null,
        remindersMode: "on",
        remindersSince: null
      }
    },
    "bench",
    uncounted
  )
  yield* receivables.create({ customerId: 1, amount: "10.00", currency: "EUR", dueDate: "2030-01-01" }).pipe(
    Effect.provideService(CurrentRequest, request),
    Effect.provideService(WriteRequest, {
      key: crypto.randomUUID(),
      fingerprint: crypto.getRandomValues(new Uint8Array(32))
    })
  )
})

const round = (services: Context.Context<Receivables>, concurrency: number) =>
  Effect.gen(function* () {
    const before = performance.now()
    yield* Effect.all(
      Array.from({ length: WRITES_A_ROUND }, () => create),
      { concurrency, discard: true }
    )
    return performance.now() - before
  }).pipe(Effect.provide(services))

const program = Effect.gen(function* () {
  const url = yield* freshDatabase({})
  yield* Effect.provide(seed, PgClient.layer({ url }))
  const database = Database.layer({ url, size: 10, maxWaiting: 1_000, applicationName: "duebook-bench" })
  const below = App.repos.pipe(Layer.provide(sealing), Layer.provideMerge(database))
  const confined = yield* Layer.build(App.useCases.pipe(Layer.provide(below)))
  const plain = yield* Layer.build(
    App.useCases.pipe(Layer.provide(unconfined.pipe(Layer.provideMerge(below))))
  )
  for (const concurrency of CONCURRENCY) {
    yield* round(confined, concurrency)
    yield* round(plain, concurrency)
    const ratios: Array<number> = []
    for (let n = 0; n < ROUNDS; n++) {
      const pair = n % 2 === 0 ? [confined, plain] : [plain, confined]
      const times: Array<number> = []
      for (const services of pair) times.push(yield* round(services, concurrency))
      const [first = 1, second = 1] = times
      ratios.push(n % 2 === 0 ? first / second : second / first)
    }
    console.log(`${concurrency} at a time: with row-level security / without = ${median(ratios).toFixed(3)}`)
  }
})

BunRuntime.runMain(Effect.scoped(program))
