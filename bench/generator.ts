/** Starts the load generator's process and gives it jobs. */
import { spawn } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Effect, type Scope } from "effect"
import type { Job, Measured } from "./load.ts"
import type { SeededCompany } from "./seed.ts"

let jobs = 0

/** Runs a job with idempotency keys of its own. Rejects when an answer has an unexpected status. */
export type Ask = (job: Omit<Job, "run">) => Promise<Measured>

/** Starts the load generator; it ends when the scope closes. */
export const start = (companies: ReadonlyArray<SeededCompany>): Effect.Effect<Ask, never, Scope.Scope> =>
  Effect.gen(function* () {
    const folder = yield* Effect.acquireRelease(
      Effect.promise(() => mkdtemp(join(tmpdir(), "duebook-load-"))),
      (made) => Effect.promise(() => rm(made, { recursive: true, force: true }))
    )
    const file = join(folder, "companies.json")
    yield* Effect.promise(() => writeFile(file, JSON.stringify(companies)))
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        spawn(process.execPath, [join(import.meta.dirname, "load.ts"), file], {
          stdio: ["pipe", "pipe", "inherit"]
        })
      ),
      (child) => Effect.sync(() => child.kill())
    )
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    return async (job) => {
      const run = `bench-${process.pid}-${++jobs}`
      child.stdin.write(`${JSON.stringify({ ...job, run } satisfies Job)}\n`)
      const { done, value } = await answers.next()
      if (done === true) throw new Error("the load generator ended")
      const measured = JSON.parse(value) as Measured
      if (measured.unexpected !== undefined) {
        throw new Error(`${job.workload} at ${job.connections} connections: ${measured.unexpected}`)
      }
      return measured
    }
  })
