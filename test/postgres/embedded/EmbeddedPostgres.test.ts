import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { chmod, mkdtemp, rm, stat } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { Client } from "pg"
import { discard, start } from "../../../src/postgres/embedded/EmbeddedPostgres.ts"
import { dataRoot } from "../../support/dataRoot.ts"

const settings = { fsync: "off" }

const folder = Effect.acquireRelease(
  Effect.promise(async () => {
    const path = await mkdtemp(join(dataRoot(), "duebook-embedded-"))
    await chmod(path, 0o755)
    return path
  }),
  (path) => Effect.promise(() => rm(path, { recursive: true, force: true }))
)

const query = (url: string, text: string) =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end())
    return rows
  })

const answers = (url: string) =>
  Effect.promise(async () => {
    const client = new Client(url)
    return client.connect().then(
      () => client.end().then(() => true),
      () => false
    )
  })

/** A server in a process of its own, to be killed. */
const holder = (dataDir: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const script = join(import.meta.dirname, "../../support/holdPostgres.ts")
      const child = Bun.spawn([process.execPath, script, dataDir], { stdout: "pipe", stderr: "inherit" })
      const { value } = await child.stdout.getReader().read()
      return { child, url: new TextDecoder().decode(value).trim() }
    }),
    ({ child }) => Effect.sync(() => child.kill("SIGKILL"))
  )

describe("an embedded PostgreSQL", () => {
  it.scopedLive("starts twice on the same folder, keeps its data and stops with its scope", () =>
    Effect.gen(function* () {
      const dataDir = yield* folder
      const first = yield* Effect.scoped(
        Effect.gen(function* () {
          const { url } = yield* start({ dataDir, settings })
          yield* query(Redacted.value(url), "create table kept as select 7 as n")
          return Redacted.value(url)
        })
      )
      expect(yield* answers(first)).toBe(false)
      const second = yield* start({ dataDir, settings })
      expect(yield* query(Redacted.value(second.url), "select n, current_user as who from kept")).toEqual([
        { n: 7, who: "duebook" }
      ])
      expect((yield* Effect.promise(() => stat(join(dataDir, "postgres-password")))).mode & 0o777).toBe(0o600)
    })
  )

  it.scopedLive("takes over what a killed process left running", () =>
    Effect.gen(function* () {
      const dataDir = yield* folder
      const { child, url } = yield* holder(dataDir)
      yield* query(url, "create table kept as select 7 as n")
      child.kill("SIGKILL")
      yield* Effect.promise(() => child.exited)
      expect(yield* answers(url)).toBe(true)
      const said: Array<string> = []
      const next = yield* start({ dataDir, settings, log: (line) => said.push(line) })
      expect(said.join()).toContain("left behind")
      expect(yield* answers(url)).toBe(false)
      expect(yield* query(Redacted.value(next.url), "select n from kept")).toEqual([{ n: 7 }])
    })
  )

  it.scopedLive("leaves alone a folder that a living process uses", () =>
    Effect.gen(function* () {
      const dataDir = yield* folder
      const { child, url } = yield* holder(dataDir)
      const failure = yield* Effect.flip(start({ dataDir, settings }))
      expect(failure.message).toContain(`in use by process ${child.pid}`)
      expect(yield* discard(dataDir)).toBe(false)
      expect(yield* answers(url)).toBe(true)
      child.kill("SIGKILL")
      yield* Effect.promise(() => child.exited)
      expect(yield* discard(dataDir)).toBe(true)
      expect(yield* answers(url)).toBe(false)
    })
  )

  it.scopedLive("runs beside another one with its own folder and port", () =>
    Effect.gen(function* () {
      const servers = yield* Effect.all(
        [0, 1].map(() => Effect.flatMap(folder, (dataDir) => start({ dataDir, settings }))),
        { concurrency: "unbounded" }
      )
      expect(new Set(servers.map(({ port }) => port)).size).toBe(2)
      for (const { url } of servers) expect(yield* answers(Redacted.value(url))).toBe(true)
    })
  )

  it.scopedLive("says so when its port is taken", () =>
    Effect.gen(function* () {
      const dataDir = yield* folder
      const taken = yield* Effect.acquireRelease(
        Effect.promise(
          () =>
            new Promise<ReturnType<typeof createServer>>((done) => {
              const server = createServer().listen(0, "127.0.0.1", () => done(server))
            })
        ),
        (server) => Effect.sync(() => server.close())
      )
      const address = taken.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const failure = yield* Effect.flip(start({ dataDir, port, settings }))
      expect(failure.message).toBe(`Port ${port} on 127.0.0.1 is taken: choose another one for PostgreSQL`)
    })
  )
})
