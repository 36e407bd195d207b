/** Processes that work on a database until nothing is left, started beforehand and told to begin together. */
import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"
import { Effect, type Scope } from "effect"
import type { Client } from "pg"
import { node, root } from "../programs.ts"

/** Between two looks at whether anything is left. */
const LOOK_MILLIS = 50
const MAX_SECONDS = 3_600

/** How many reminders of the day are left; those that are claimed have a lease of a minute. */
export const OURS_LEFT = `select count(*)::integer as n from reminder_attempts
  where due_at < timestamptz '2026-11-18T15:00:00Z' and due_at is not null and not on_test_clock`

/** How many jobs are left; those of next steps are not to be done yet. */
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

const crew = (processes: number, command: string, args: ReadonlyArray<string>) =>
  Effect.all(
    Array.from({ length: processes }, () => started(command, args)),
    { concurrency: 1 }
  )

/** Workers of ours. */
export const ours = (url: string, processes: number) =>
  crew(processes, process.execPath, [join(root, "bench/reminders/worker.ts"), url])

/** graphile-worker's. */
export const graphile = (url: string, processes: number, concurrency: number) =>
  crew(processes, node?.path ?? process.execPath, [
    join(root, "bench/peers/graphile.mjs"),
    url,
    String(concurrency)
  ])

/** Of all there is to do, the part at the beginning that is not measured: programs are slow until they are warm. */
const WARM_UP = 0.25

/** Tells all to begin; answers how many a second they get done of so many, once they are warm. */
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
      if (warm === undefined && n <= jobs * (1 - WARM_UP)) warm = { at, left: n }
      if (at - begun > MAX_SECONDS * 1_000) throw new Error("the workers do not get it done")
      await Bun.sleep(LOOK_MILLIS)
    }
  })
