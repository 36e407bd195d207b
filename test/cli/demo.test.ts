import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { chmod, readFile, stat, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { Client } from "pg"
import { type DemoFacts, type DemoProcess, onFolder, start, temporaryFolder } from "../support/Demo.ts"

const factsOf = ({ err, ready }: DemoProcess) =>
  Effect.promise(async () => {
    const facts = await ready
    if (facts === undefined) throw new Error(await err)
    return facts
  })

const demo = (dataDir: string) => Effect.flatMap(start(onFolder(dataDir)), factsOf)

const kill = ({ child }: DemoProcess) =>
  Effect.promise(async () => {
    child.kill("SIGKILL")
    await child.exited
  })

const get = ({ api_key, base_url }: DemoFacts, path: string, key = api_key) =>
  Effect.promise(async () => {
    const response = await fetch(`${base_url}${path}`, { headers: { authorization: `Bearer ${key}` } })
    return {
      status: response.status,
      body: (await response.json()) as { readonly meta?: { readonly total: number } }
    }
  })

const totals = (facts: DemoFacts) =>
  Effect.forEach(
    ["/receivables", "/customers", "/payables", "/receivables/1/payments", "/receivables/2/payments"],
    (path) => Effect.map(get(facts, path), ({ body }) => body.meta?.total)
  )

const query = (url: string, text: string) =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    await client.query(text).finally(() => client.end())
  })

const postgresRuns = (dataDir: string) =>
  Effect.promise(() =>
    stat(join(dataDir, "postgres/postmaster.pid")).then(
      () => true,
      () => false
    )
  )

describe("the demo", () => {
  it.scopedLive(
    "has one whole book and one key, however often it was killed",
    () =>
      Effect.gen(function* () {
        const dataDir = join(yield* temporaryFolder, "data")
        const keyFile = join(dataDir, "api-key")
        // Somewhere in the making of the cluster, in the migrations, in the seeding, or after all of it.
        for (const millis of [900, 1_500, 2_100]) {
          yield* Effect.scoped(
            Effect.gen(function* () {
              const process = yield* start(onFolder(dataDir))
              yield* Effect.promise(() => Bun.sleep(millis))
              yield* kill(process)
            })
          )
        }
        const first = yield* Effect.scoped(
          Effect.gen(function* () {
            const process = yield* start(onFolder(dataDir))
            const facts = yield* factsOf(process)
            expect(yield* totals(facts)).toEqual([6, 4, 4, 1, 1])
            expect((yield* Effect.promise(() => stat(keyFile))).mode & 0o777).toBe(0o600)
            yield* query(
              facts.database_url,
              "update plan_periods set starts_at = now() - interval '9 days', ends_at = now() - interval '1 day'"
            )
            yield* kill(process)
            return facts
          })
        )
        // The period is over, the key goes on.
        const second = yield* Effect.scoped(
          Effect.gen(function* () {
            const facts = yield* demo(dataDir)
            expect(facts).toMatchObject({ api_key: first.api_key, company_id: 1, user_id: 1 })
            expect(yield* totals(facts)).toEqual([6, 4, 4, 1, 1])
            yield* query(
              facts.database_url,
              "update api_keys set created_at = created_at - interval '31 days', expires_at = expires_at - interval '31 days'"
            )
            yield* Effect.promise(() => chmod(keyFile, 0o644))
            return facts
          })
        )
        expect(yield* postgresRuns(dataDir)).toBe(false)
        const third = yield* demo(dataDir)
        expect(third.api_key).not.toBe(second.api_key)
        expect((yield* Effect.promise(() => readFile(keyFile, "utf8"))).trim()).toBe(third.api_key)
        expect((yield* Effect.promise(() => stat(keyFile))).mode & 0o777).toBe(0o600)
        expect((yield* get(third, "/usage")).status).toBe(200)
        expect((yield* get(third, "/usage", second.api_key)).status).toBe(401)
      }),
    120_000
  )

  it.scopedLive(
    "says that its port is taken, stops PostgreSQL, and runs beside others",
    () =>
      Effect.gen(function* () {
        const [one, two] = yield* Effect.all([temporaryFolder, temporaryFolder])
        const taken = yield* Effect.acquireRelease(
          Effect.promise(
            () =>
              new Promise<ReturnType<typeof createServer>>((done) => {
                const server = createServer().listen(0, "0.0.0.0", () => done(server))
              })
          ),
          (server) => Effect.sync(() => server.close())
        )
        const address = taken.address()
        const port = typeof address === "object" && address !== null ? address.port : 0
        yield* Effect.promise(() => writeFile(join(one, "api-key"), "dbk_of_another_database\n"))
        const [first, refused] = yield* Effect.all([start(onFolder(one)), start(onFolder(two, port))])

        expect(yield* Effect.promise(() => refused.ready)).toBeUndefined()
        expect(yield* Effect.promise(() => refused.child.exited)).toBe(1)
        expect(yield* Effect.promise(() => refused.err)).toContain(`Port ${port} on 0.0.0.0 is taken`)
        expect(yield* postgresRuns(two)).toBe(false)

        const second = yield* demo(two)
        const facts = yield* factsOf(first)
        expect(facts.base_url).not.toBe(second.base_url)
        expect([(yield* get(facts, "/usage")).status, (yield* get(second, "/usage")).status]).toEqual([
          200, 200
        ])
      }),
    120_000
  )
})
