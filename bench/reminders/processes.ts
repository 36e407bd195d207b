/** Processes that work on a database until nothing is left. They are started first and begin together when told to. */
import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"
import { Effect, type Scope } from "effect"
import type { Client } from "pg"
import { node, root } from "../programs.ts"
import { END_OF_DAY } from "./book.ts"

/** How often the rest is counted. */
const POLL_MILLIS = 200
const MAX_SECONDS = 3_600

/** Counts the reminders of the day that are left, including claimed ones, whose lease is a minute. */
export const DUEBOOK_LEFT = `select count(*)::integer as n from reminder_attempts
  where due_at < timestamptz '${END_OF_DAY}' and due_at is not null and not on_test_clock`

/** Counts the jobs that are left, without those of the next step, which run on a later day. */
export const GRAPHILE_LEFT =
  "select count(*)::integer as n from graphile_worker._private_jobs where run_at < now() + interval '1 day'"

const started = (
  command: string,
  args: ReadonlyArray<string>
): Effect.Effect<ChildProcess, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<ChildProcess>((resolve, reject) => {
          const child = spawn(command, args, { cwd: root, stdio: ["pipe", "pipe", "inherit"] })
          child.once("error", reject)
          child.once("exit", (code) => reject(new Error(`${args[0]} ended with ${code}`)))
          child.stdout.once("data", () => resolve(child))
        })
    ),
    (child) =>
      Effect.promise(
        () =>
          new Promise<void>((resolve) => {
            if (child.exitCode !== null) return resolve()
            const timer = setTimeout(() => child.kill("SIGKILL"), 5_000)
            child.once("exit", () => {
              clearTimeout(timer)
              resolve()
            })
            child.stdin?.end()
          })
      )
  )

const startAll = (processes: number, command: string, args: ReadonlyArray<string>) =>
  Effect.all(
    Array.from({ length: processes }, () => started(command, args)),
    { concurrency: 1 }
  )

/** Starts workers of Duebook. */
export const duebook = (url: string, processes: number) =>
  startAll(processes, process.execPath, [join(root, "bench/reminders/worker.ts"), url])

/** Starts processes of graphile-worker. */
export const graphile = (url: string, processes: number, concurrency: number) =>
  startAll(processes, node?.path ?? process.execPath, [
    join(root, "bench/peers/graphile.mjs"),
    url,
    String(concurrency)
  ])

/** The share at the beginning that is not measured, because programs are slow until they are warm. */
const WARM_UP_SHARE = 0.25

/** Tells the processes to begin with so many jobs; succeeds with jobs a second after the warm-up. */
export const rateOf = (client: Client, children: ReadonlyArray<ChildProcess>, left: string, jobs: number) =>
  Effect.promise(async () => {
    const begun = performance.now()
    let warm: { readonly at: number; readonly left: number } | undefined
    for (const child of children) child.stdin?.write("go\n")
    for (;;) {
      const { rows } = await client.query<{ n: number }>(left)
      const n = rows[0]?.n ?? 0
      const at = performance.now()
      if (n === 0) return ((warm?.left ?? jobs) * 1_000) / (at - (warm?.at ?? begun))
      if (warm === undefined && n <= jobs * (1 - WARM_UP_SHARE)) warm = { at, left: n }
      if (at - begun > MAX_SECONDS * 1_000) throw new Error("the workers do not get it done")
      await Bun.sleep(POLL_MILLIS)
    }
  })
