/**
 * Several processes on one database: how much they serve together, and whether limits stay exact across them.
 *
 * `bun run bench:instances` runs the executable once and three times, in interleaved rounds, then sends bursts to
 * three processes at once; it fails unless exactly the allowed number of requests is admitted.
 */
import { Effect, Redacted } from "effect"
import { Client } from "pg"
import { burst } from "./burst.ts"
import * as Generator from "./generator.ts"
import { compiled } from "./programs.ts"
import { rate } from "./report.ts"
import { seed, type SeededCompany, verifyTotals } from "./seed.ts"
import { type Server, start } from "./servers.ts"
import { clone, freshDatabase, inTurn, median, progress, runScript, settings } from "./support.ts"
import type { Workload } from "./workloads.ts"

const INSTANCES = 3
const CONNECTIONS = 64
const ROUNDS = 3
const WARM_UP_MILLIS = 1_000
const MILLIS = 2_000
const WORKLOADS: ReadonlyArray<Workload> = ["read", "mix"]

/** The rate limit of a key in requests a minute, and how many requests are sent. */
const LIMIT = { allowed: 60, sent: 300 }
/** The requests that are left of a company's allowance, and how many are sent. */
const ALLOWANCE = { allowed: 200, sent: 400 }

const startAll = (url: string, environment: Readonly<Record<string, string>> = {}) =>
  Effect.forEach(Array.from({ length: INSTANCES }), () => start(compiled(), url, environment))

const throughput = (servers: ReadonlyArray<Server>, ask: Generator.Ask) =>
  Effect.promise(async () => {
    const arrangements = [servers.slice(0, 1), servers]
    for (const workload of WORKLOADS) {
      const rates: ReadonlyArray<Array<number>> = arrangements.map(() => [])
      for (let round = 0; round < ROUNDS; round++) {
        for (const [place, used] of inTurn([...arrangements.entries()], round)) {
          const measured = await ask({
            workload,
            connections: CONNECTIONS,
            warmUpMillis: WARM_UP_MILLIS,
            millis: MILLIS,
            seed: round,
            target: { servers: used }
          })
          rates[place]?.push(rate(measured))
        }
      }
      const [alone = 0, together = 0] = rates.map(median)
      console.log(
        `${workload}, ${CONNECTIONS} connections: 1 process ${Math.round(alone)} requests/s, ` +
          `${INSTANCES} processes ${Math.round(together)} (${(together / alone).toFixed(2)} ×)`
      )
    }
  })

/** Sets how many requests are left of a company's allowance. */
const leave = (url: string, { id }: SeededCompany, requests: number) =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    await client
      .query("update plan_periods set allowance = $2 where company_id = $1", [id, requests])
      .finally(() => client.end())
  })

/** Sends a burst to all servers; fails unless exactly `allowed` requests are admitted and all others get a 429. */
const expectExactly = (
  what: string,
  servers: ReadonlyArray<Server>,
  company: SeededCompany,
  { allowed, sent }: { readonly allowed: number; readonly sent: number }
) =>
  Effect.gen(function* () {
    const statuses = yield* Effect.promise(() =>
      burst(
        servers.map(({ port }) => port),
        `/v1/receivables/${company.firstReceivable}`,
        company.tokens[0] ?? "",
        sent
      )
    )
    console.log(
      `${what}: of ${sent} requests at once over ${servers.length} processes, ` +
        Object.entries(statuses)
          .map(([status, n]) => `${n} were answered ${status}`)
          .join(", ")
    )
    if (statuses["200"] !== allowed || statuses["429"] !== sent - allowed) {
      return yield* Effect.fail(`${what}: exactly ${allowed} should have been let in`)
    }
  })

const program = Effect.gen(function* () {
  progress("seeding …")
  const url = Redacted.value(yield* freshDatabase(settings))
  const companies = yield* Effect.promise(() =>
    seed(url, { companies: 200, keysEach: 2, large: 20_000, small: 1_000 })
  )
  const [, limited, nearlyUsedUp] = companies
  if (limited === undefined || nearlyUsedUp === undefined) return yield* Effect.die("no companies")

  const shared = yield* clone(url, "instances")
  yield* Effect.gen(function* () {
    const servers = yield* startAll(shared)
    yield* throughput(servers, yield* Generator.start(companies))
  }).pipe(Effect.scoped)
  yield* Effect.promise(() => verifyTotals("all processes together", shared))

  yield* leave(url, nearlyUsedUp, ALLOWANCE.allowed)
  yield* Effect.gen(function* () {
    const servers = yield* startAll(url, { RATE_LIMIT_PER_MINUTE: String(LIMIT.allowed) })
    yield* expectExactly(`${LIMIT.allowed} a minute`, servers, limited, LIMIT)
  }).pipe(Effect.scoped)
  yield* Effect.gen(function* () {
    const servers = yield* startAll(url)
    yield* expectExactly(`an allowance of ${ALLOWANCE.allowed}`, servers, nearlyUsedUp, ALLOWANCE)
  }).pipe(Effect.scoped)
})

runScript(program)
