/** Measures company B on one server: alone, and under one flood after another. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Effect, type Scope } from "effect"
import { Client } from "pg"
import { residentMegabytes, type Server, statusOf } from "../servers.ts"
import type { BystanderJob } from "./bystander.ts"
import type { SeededCompany } from "../seed.ts"
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

/** Starts a company that sends a steady load. */
export const bystander = (company: SeededCompany): Effect.Effect<Watch, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { stdin, stdout } = yield* child("bystander.ts")
    const answers = createInterface({ input: stdout })[Symbol.asyncIterator]()
    let jobs = 0
    return async ({ port }, millis) => {
      const job: BystanderJob = { port, company, millis, run: `${process.pid}-${company.id}-${++jobs}` }
      stdin.write(`${JSON.stringify(job)}\n`)
      const { done, value } = await answers.next()
      if (done === true) throw new Error("a watched company has ended")
      return JSON.parse(value) as Window
    }
  })

/** Counts the answers of /readyz and sees how much memory is used, every tenth of a second, until the scope closes. */
const observed = (server: Server) =>
  Effect.gen(function* () {
    const seen = { statuses: {} as Record<string, number>, memoryMb: 0 }
    const look = Effect.promise(async () => {
      const status = (await statusOf(server.adminPort, "/readyz")) ?? 0
      seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
      seen.memoryMb = Math.max(seen.memoryMb, residentMegabytes(server))
    })
    yield* Effect.forkScoped(look.pipe(Effect.delay(READYZ_MILLIS), Effect.forever))
    return seen
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

/** Sends a flood, and watches for some time while it lasts. */
export const flooded = <A>(
  flood: FloodName,
  server: Server,
  url: string,
  { heavy, large }: Companies,
  watch: Effect.Effect<A>
): Effect.Effect<{ readonly found: A } & Omit<Flooded, "flood" | "window">> =>
  Effect.gen(function* () {
    const job: FloodJob = { flood, port: server.port, url, large, heavy }
    const { stdin, stdout } = yield* child("flooder.ts", JSON.stringify(job))
    const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
    yield* Effect.promise(() => lines.next())
    const seen = yield* observed(server)
    const found = yield* watch
    const { memoryMb } = seen
    const readiness = { ...seen.statuses }
    stdin.end()
    const { value } = yield* Effect.promise(() => lines.next())
    return {
      found,
      readiness,
      memoryMb,
      flooder: JSON.parse(value ?? "{}") as Record<string, number>
    }
  }).pipe(
    Effect.scoped,
    Effect.tap(() => Effect.promise(() => drained(server, url)))
  )
