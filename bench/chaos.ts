/**
 * Does the service keep its promises when it, its database or its keys are taken away under load? Each part prints a line
 * for what it found and a verdict; ends with 1 if a promise was broken. `bun run chaos --help` lists the options.
 */
import { parseArgs } from "node:util"
import { Effect, Redacted, type Scope } from "effect"
import { failover, type FailoverResult, failovers } from "../test/resilience/chaos/failover.ts"
import { kills } from "../test/resilience/chaos/kills.ts"
import { restarts } from "../test/resilience/chaos/restarts.ts"
import { revocations } from "../test/resilience/chaos/revocations.ts"
import {
  backTooLate,
  brokenPromises,
  failoverPromises,
  revocationPromises
} from "../test/resilience/chaos/verdict.ts"
import { EXECUTABLE } from "../test/support/executable.ts"
import { compiled } from "./programs.ts"
import { freshDatabase, progress, runScript, settings } from "./support.ts"

const CLIENTS = 16
const READ_ONLY_MILLIS = 3_000

/** What a part found, and the promises that were broken. */
interface Found {
  readonly found: unknown
  readonly broken: ReadonlyArray<string>
}

type Part = (n: number) => Effect.Effect<Found, unknown, Scope.Scope>

const database = Effect.map(freshDatabase({ ...settings, max_connections: "200" }), Redacted.value)

const parts: Readonly<Record<string, Part>> = {
  kills: (n) =>
    Effect.gen(function* () {
      const found = yield* kills({ url: yield* database, kills: n, clients: CLIENTS, say: progress })
      return { found, broken: brokenPromises(found) }
    }),
  restarts: (n) =>
    Effect.map(restarts({ restarts: n, clients: CLIENTS, say: progress }), (found) => ({
      found,
      broken: [...brokenPromises(found), ...backTooLate(found.backMillis)]
    })),
  failover: (n) =>
    Effect.gen(function* () {
      const found: Array<FailoverResult & { readonly failover: string }> = []
      for (let round = 0; round < n; round++) {
        for (const kind of failovers) {
          const options = { failover: kind, clients: CLIENTS, readOnlyMillis: READ_ONLY_MILLIS }
          const result = yield* Effect.scoped(failover(options))
          found.push({ failover: kind, ...result })
          progress(
            `${kind}: ${failoverPromises(result).join("; ") || `writes again after ${result.backMillis} ms`}`
          )
        }
      }
      const broken = found.flatMap((one) => failoverPromises(one).map((text) => `${one.failover}: ${text}`))
      return { found, broken }
    }),
  revocations: (n) =>
    Effect.gen(function* () {
      const found = yield* revocations({ url: yield* database, revocations: n, say: progress })
      return { found, broken: revocationPromises(found) }
    })
}

const names = Object.keys(parts)

const usage = `Usage: bun run chaos [options]

Takes the service, its database and its keys away under load, and checks what is promised.

  --only <names>     ${names.join(", ")}; several with commas between
  --kills <n>        SIGKILLs of the service under writes, 500 by default
  --restarts <n>     restarts of PostgreSQL under writes, every other one as after a crash; 20 by default
  --failovers <n>    rounds of failovers to a synchronous replica: ${failovers.join(", ")}; 1 by default
  --revocations <n>  revoked keys and removed members on three instances, 1000 by default
  --help             this text`

const fail = (message: string): never => {
  progress(`${message}\n\n${usage}`)
  process.exit(2)
}

const read = () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: names.join() },
      kills: { type: "string", default: "500" },
      restarts: { type: "string", default: "20" },
      failovers: { type: "string", default: "1" },
      revocations: { type: "string", default: "1000" },
      help: { type: "boolean", short: "h", default: false }
    }
  })
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  const counts = [values.kills, values.restarts, values.failovers, values.revocations].map(Number)
  if (!counts.every((n) => Number.isInteger(n) && n > 0)) return fail("each number is a whole one from 1 on")
  const wanted = values.only.split(",").map((name) => name.trim())
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) return fail(`--only knows ${names.join(", ")}, not ${unknown.join(", ")}`)
  return names.flatMap((name, place) => (wanted.includes(name) ? [{ name, n: counts[place] ?? 1 }] : []))
}

const chosen = read()
runScript(
  Effect.gen(function* () {
    // It starts faster than the sources.
    process.env[EXECUTABLE] = compiled().command
    const broken: Array<string> = []
    for (const { n, name } of chosen) {
      progress(`${name} …`)
      const result = yield* Effect.scoped(parts[name]?.(n) ?? Effect.die(name))
      process.stdout.write(`${name}: ${JSON.stringify(result.found)}\n`)
      process.stdout.write(`${name}: ${result.broken.length === 0 ? "kept" : "BROKEN"}\n`)
      broken.push(...result.broken.map((text) => `${name}: ${text}`))
    }
    if (broken.length > 0) return yield* Effect.fail(broken.join("\n"))
  })
)
