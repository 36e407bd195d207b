/**
 * What does a request cost on a database that is distributed by company, beside one on a plain PostgreSQL of the same
 * machine? Serves the same requests from both in turns, counts what the coordinator sends to its workers for each, and
 * calculates from that what one more worker would carry.
 *
 * `bun run bench:shards --database-url <empty database with Citus> --plain-url <empty database>`
 */
import { Effect, Layer, Redacted } from "effect"
import { PgClient } from "@effect/sql-pg"
import { Client } from "pg"
import { parseArgs } from "node:util"
import * as App from "../src/App.ts"
import * as Database from "../src/postgres/Database.ts"
import { takeForDemo } from "../src/postgres/DemoMark.ts"
import { migrate } from "../src/postgres/Migrations.ts"
import { ReminderQueue } from "../src/repos/reminders/ReminderQueue.ts"
import { distribute } from "../src/services/installation/Distribution.ts"
import { asked, countedProxy, cpuSeconds, served, type Served } from "./shardsServers.ts"
import { median, progress, runScript } from "./support.ts"
import { sealing } from "../test/support/secretKeys.ts"

const USAGE = `Usage: bun run bench:shards --database-url <url> --plain-url <url> [--quick]

Both databases have to be empty, or those of an earlier run. That of --database-url has Citus and knows its workers.`

const COMPANIES = 8
const CUSTOMERS = 20
const RECEIVABLES = 30
const CONNECTIONS = [1, 16]
const REQUESTS = 200
const ROUNDS = 5
const COUNTED = 40
const MORE_COMPANIES = 1_000

const connected = <A>(url: string, use: (client: Client) => Promise<A>) =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    return use(client).finally(() => client.end())
  })

const prepare = (url: string, isCluster: boolean) =>
  Effect.gen(function* () {
    const { first } = yield* takeForDemo
    if (first.length > 0) return yield* Effect.dieMessage(`${url} is not empty: ${first.join(", ")}`)
    yield* migrate
    return isCluster ? yield* distribute(undefined) : undefined
  }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url) })))

type Kind = "read" | "list" | "create"
const kinds: ReadonlyArray<Kind> = ["read", "list", "create"]

const send = async (server: Served, kind: Kind, n: number): Promise<void> => {
  const { ids, key } = server.companies[n % server.companies.length] ?? { ids: [], key: "" }
  const authorization = `Bearer ${key}`
  const path = kind === "read" ? `/${ids[n % ids.length]}` : kind === "list" ? "?per_page=25" : ""
  const answer = await fetch(`${server.url}/v1/receivables${path}`, {
    method: kind === "create" ? "POST" : "GET",
    headers: { authorization, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    ...(kind === "create"
      ? {
          body: JSON.stringify({
            customer: { email: `c${n % CUSTOMERS}@example.com`, display_name: `Customer ${n % CUSTOMERS}` },
            amount: "10.00",
            currency: "EUR",
            due_date: "2030-01-01"
          })
        }
      : {})
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${kind}: ${answer.status} ${text.slice(0, 300)}`)
}

/** Milliseconds for each request, with so many at a time. */
const timed = async (server: Served, kind: Kind, connections: number, requests: number): Promise<number> => {
  let next = 0
  const before = performance.now()
  const one = async () => {
    while (next < requests) await send(server, kind, next++)
  }
  await Promise.all(Array.from({ length: connections }, one))
  return (performance.now() - before) / requests
}

const makeDue = (url: string) =>
  connected(url, (client) =>
    client.query(
      `update reminder_attempts set due_at = '2020-01-01', status = 'scheduled', fence = 0 where due_at is not null`
    )
  )

/** Milliseconds for a claim of at most ten due attempts of each company, one company after another. */
const claims = (url: string, companyIds: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    yield* makeDue(url)
    const queue = yield* ReminderQueue
    const now = Date.now()
    let claimed = 0
    const before = performance.now()
    for (const companyId of companyIds) {
      claimed += (yield* queue.claim(companyId, now, now + 60_000, { email: 10, sms: 10 })).length
    }
    if (claimed === 0) return yield* Effect.dieMessage("nothing was claimed")
    return (performance.now() - before) / companyIds.length
  })

const queueOf = (url: string) =>
  ReminderQueue.layer.pipe(
    Layer.provideMerge(App.repos),
    Layer.provide(sealing),
    Layer.provide(
      Database.layer({
        url: Redacted.make(url),
        size: 4,
        maxWaiting: 1_000,
        applicationName: "duebook-bench"
      })
    )
  )

interface Row {
  readonly what: string
  readonly plain: number
  readonly distributed: number
}

const program = (clusterUrl: string, plainUrl: string, quick: boolean) =>
  Effect.gen(function* () {
    const rounds = quick ? 1 : ROUNDS
    const requests = quick ? 20 : REQUESTS
    const done = yield* prepare(clusterUrl, true)
    yield* prepare(plainUrl, false)
    const size = { companies: COMPANIES, customers: CUSTOMERS, receivables: quick ? 5 : RECEIVABLES }
    const proxy = yield* countedProxy(clusterUrl)
    progress(`${done?.shardCount} shards on ${done?.nodeCount} servers; filling both databases …`)
    const cluster = yield* served(clusterUrl, size)
    const plain = yield* served(plainUrl, size)
    const rows: Array<Row> = []
    for (const kind of kinds) {
      for (const connections of CONNECTIONS) {
        const times: Record<"plain" | "cluster", Array<number>> = { plain: [], cluster: [] }
        for (let round = 0; round <= rounds; round++) {
          const pair = round % 2 === 0 ? (["plain", "cluster"] as const) : (["cluster", "plain"] as const)
          for (const name of pair) {
            const server = name === "plain" ? plain : cluster
            const millis = yield* Effect.promise(() => timed(server, kind, connections, requests))
            // The first round warms up.
            if (round > 0) times[name].push(millis)
          }
        }
        rows.push({
          what: `${kind}, ${connections} at a time`,
          plain: median(times.plain),
          distributed: median(times.cluster)
        })
      }
    }
    const ids = cluster.companies.map(({ id }) => id)
    const claimOf = (url: string) => Effect.provide(claims(url, ids), queueOf(url))
    const pairs: Array<readonly [number, number]> = []
    for (let round = 0; round <= rounds; round++) {
      pairs.push([yield* claimOf(plainUrl), yield* claimOf(clusterUrl)])
    }
    rows.push({
      what: "claim of a company",
      plain: median(pairs.slice(1).map(([one]) => one)),
      distributed: median(pairs.slice(1).map(([, other]) => other))
    })
    console.log("milliseconds                 plain  distributed  ratio")
    for (const { distributed, plain, what } of rows) {
      const cells = [plain.toFixed(2).padStart(8), distributed.toFixed(2).padStart(12)]
      console.log(`${what.padEnd(24)} ${cells.join(" ")} ${(distributed / plain).toFixed(2).padStart(6)}`)
    }
    yield* counted(cluster, proxy)
    yield* projection(cluster, clusterUrl, plain, plainUrl, requests)
    yield* growth(clusterUrl)
  })

/** Prints how many commands the coordinator sends to workers for one request, over a connection that says so. */
const counted = (cluster: Served, proxy: Effect.Effect.Success<ReturnType<typeof countedProxy>>) =>
  Effect.gen(function* () {
    yield* proxy.logged
    const through = yield* served(proxy.url, undefined, cluster.companies)
    console.log("\ncommands to workers          for each request")
    for (const kind of kinds) {
      const counts: Array<number> = []
      for (let n = 0; n < COUNTED; n++) {
        const before = proxy.commands()
        yield* Effect.promise(() => send(through, kind, n))
        // The median leaves out what the service does for itself now and then.
        counts.push(proxy.commands() - before)
      }
      console.log(`${kind.padEnd(24)} ${String(median(counts)).padStart(8)}`)
    }
  })

/** Milliseconds of processor time for a request, of each server of a database. */
const processorTime = (server: Served, url: string, kind: Kind, requests: number) =>
  Effect.gen(function* () {
    const before = yield* cpuSeconds(url)
    yield* Effect.promise(() => timed(server, kind, 16, requests))
    const after = yield* cpuSeconds(url)
    return after.map((seconds, n) => ((seconds - (before[n] ?? 0)) * 1_000) / requests)
  })

/** Prints the processor time of the servers for each request, and what follows for one more worker. */
const projection = (cluster: Served, clusterUrl: string, plain: Served, plainUrl: string, requests: number) =>
  Effect.gen(function* () {
    console.log("\nprocessor time for a request, in milliseconds")
    for (const kind of kinds) {
      const [alone = 0] = yield* processorTime(plain, plainUrl, kind, requests)
      const [coordinator = 0, ...workers] = yield* processorTime(cluster, clusterUrl, kind, requests)
      const worker = workers.reduce((sum, one) => sum + one, 0)
      const most = worker > 0 && coordinator > 0 ? worker / coordinator : Number.NaN
      console.log(
        `${kind.padEnd(8)} plain ${alone.toFixed(2)}, coordinator ${coordinator.toFixed(2)}, workers together ` +
          `${worker.toFixed(2)}; one more worker as large carries ${(1_000 / worker).toFixed(0)} a second for each ` +
          `processor, until the coordinator's are used up: ${most.toFixed(1)} workers for one coordinator`
      )
    }
  })

interface Relation {
  readonly name: string
  readonly bytes: string
}

/** Everything that the coordinator itself keeps, Citus's own lists included. */
const KEPT_BY_COORDINATOR = `
  select c.relname::text as name, pg_total_relation_size(c.oid)::text as bytes from pg_class c
  where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace or c.relname like 'pg_dist_%')`

/** Prints what grows on the coordinator when there are a thousand companies more. */
const growth = (url: string) =>
  Effect.gen(function* () {
    const sizes = () => asked<Relation>(url, KEPT_BY_COORDINATOR)
    const before = new Map((yield* Effect.promise(sizes)).map(({ bytes, name }) => [name, Number(bytes)]))
    yield* connected(url, (client) =>
      client.query(
        `insert into companies (company_id, name, created_at)
         select 1000000 + n, 'Company ' || n, '2030-01-01Z' from generate_series(1, ${MORE_COMPANIES}) n`
      )
    )
    const grown = (yield* Effect.promise(sizes)).filter(
      ({ bytes, name }) => Number(bytes) > (before.get(name) ?? 0)
    )
    yield* connected(url, (client) => client.query("delete from companies where company_id > 1000000"))
    const what = grown.map(({ bytes, name }) => `${name} by ${Number(bytes) - (before.get(name) ?? 0)} bytes`)
    console.log(
      `\nwith ${MORE_COMPANIES} companies more, there grows on the coordinator: ${what.join(", ") || "nothing"}`
    )
  })

const { values } = parseArgs({
  options: {
    "database-url": { type: "string" },
    "plain-url": { type: "string" },
    quick: { type: "boolean", default: false }
  }
})
const [clusterUrl, plainUrl] = [values["database-url"], values["plain-url"]]
if (clusterUrl === undefined || plainUrl === undefined) {
  progress(`SKIPPED: there is no cluster to measure. Say where one is.\n\n${USAGE}`)
} else {
  runScript(program(clusterUrl, plainUrl, values.quick))
}
