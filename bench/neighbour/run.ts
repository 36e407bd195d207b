/** Measures company B on one server: alone, and under one flood after another. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Effect, type Scope } from "effect"
import { Client } from "pg"
import { type Server, statusOf } from "../servers.ts"
import type { BystanderJob } from "./bystander.ts"
import type { Companies } from "./data.ts"
import type { FloodJob } from "./flooder.ts"
import type { FloodName } from "./floods.ts"
import type { Flooded, Window } from "./result.ts"

const READYZ_MILLIS = 100
/** A flood that has stopped may leave work behind for so long. */
const DRAIN_MILLIS = 90_000
const QUIET_MILLIS = 500

/** Starts a program of this folder; it is killed when the scope closes. */
const child = (file: string, ...args: ReadonlyArray<string>) =>
  Effect.acquireRelease(
    Effect.sync(() =>
      spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
        stdio: ["pipe", "pipe", "inherit"]
      })
    ),
    (started) => Effect.sync(() => started.kill("SIGKILL"))
  )

/** Has B send its requests to a server for some time. */
export type Watch = (server: Server, millis: number) => Promise<Window>

/** Starts company B. */
export const bystander = ({ bystander }: Companies): Effect.Effect<Watch, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { stdin, stdout } = yield* child("bystander.ts")
    const answers = createInterface({ input: stdout })[Symbol.asyncIterator]()
    let jobs = 0
    return async ({ port }, millis) => {
      const job: BystanderJob = { port, company: bystander, millis, run: `${process.pid}-${++jobs}` }
      stdin.write(`${JSON.stringify(job)}\n`)
      const { done, value } = await answers.next()
      if (done === true) throw new Error("company B has ended")
      return JSON.parse(value) as Window
    }
  })

/** Counts the answers of /readyz, one every tenth of a second, until the scope closes. */
const readiness = (server: Server) =>
  Effect.gen(function* () {
    const statuses: Record<string, number> = {}
    const look = Effect.promise(async () => {
      const status = (await statusOf(server.adminPort, "/readyz")) ?? 0
      statuses[status] = (statuses[status] ?? 0) + 1
    })
    yield* Effect.forkScoped(look.pipe(Effect.delay(READYZ_MILLIS), Effect.forever))
    return statuses
  })

const BUSY = `select count(*)::integer as n from pg_stat_activity
  where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`

/** Waits until the service answers nothing, and the database does nothing for it. */
const drained = async (server: Server, url: string) => {
  const client = new Client(url)
  await client.connect()
  for (const end = Date.now() + DRAIN_MILLIS; Date.now() < end; await Bun.sleep(QUIET_MILLIS)) {
    const metrics = await fetch(`http://127.0.0.1:${server.adminPort}/metrics`).then((answer) =>
      answer.text()
    )
    const { rows } = await client.query<{ n: number }>(BUSY)
    if (/^duebook_http_in_flight 0$/m.test(metrics) && rows[0]?.n === 0) break
  }
  await client.end()
  await Bun.sleep(QUIET_MILLIS)
}

/** Sends a flood, and watches B for some time while it lasts. */
export const flooded = (
  flood: FloodName,
  what: string,
  server: Server,
  url: string,
  { heavy, large }: Companies,
  watch: Effect.Effect<Window>
): Effect.Effect<Flooded> =>
  Effect.gen(function* () {
    const job: FloodJob = { flood, port: server.port, url, large, heavy }
    const { stdin, stdout } = yield* child("flooder.ts", JSON.stringify(job))
    const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
    yield* Effect.promise(() => lines.next())
    const seen = yield* readiness(server)
    const window = yield* watch
    const ready = { ...seen }
    stdin.end()
    const { value } = yield* Effect.promise(() => lines.next())
    return {
      flood: what,
      window,
      readiness: ready,
      flooder: JSON.parse(value ?? "{}") as Record<string, number>
    }
  }).pipe(
    Effect.scoped,
    Effect.tap(() => Effect.promise(() => drained(server, url)))
  )
