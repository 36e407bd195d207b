/** Processes that work on a database until nothing is left, started beforehand and told to begin together. */
import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"
import { Effect, type Scope } from "effect"
import type { Client } from "pg"
import { node, root } from "../programs.ts"

/** Between two looks at whether anything is left. */
const LOOK_MILLIS = 20
const MAX_SECONDS = 3_600

/** Whether reminders of the day are left; those that are claimed have a lease of a minute. */
export const OURS_LEFT = `select exists (select from reminder_attempts
  where due_at < timestamptz '2026-11-18T15:00:00Z' and due_at is not null and not on_test_clock) as is_left`

/** Whether jobs are left. */
export const GRAPHILE_LEFT = "select exists (select from graphile_worker._private_jobs) as is_left"

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

/** Tells all to begin; answers the seconds until nothing is left. */
export const timed = (client: Client, children: ReadonlyArray<ChildProcess>, left: string) =>
  Effect.promise(async () => {
    const before = performance.now()
    for (const child of children) child.stdin?.write("go\n")
    for (;;) {
      const { rows } = await client.query<{ is_left: boolean }>(left)
      const seconds = (performance.now() - before) / 1_000
      if (rows[0]?.is_left === false) return seconds
      if (seconds > MAX_SECONDS) throw new Error("the workers do not get it done")
      await Bun.sleep(LOOK_MILLIS)
    }
  })
