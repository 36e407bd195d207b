/**
 * Does the executable's memory stay constant under load? Sends it the mix over 64 connections for minutes and prints its
 * memory in that time, and its speed at the start and at the end.
 *
 * `bun run bench:soak [--seconds N]`; 300 by default.
 */
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
import * as Generator from "./generator.ts"
import { compiled } from "./programs.ts"
import { seed, verifyTotals } from "./seed.ts"
import { residentMegabytes, type Server, start } from "./servers.ts"
import { freshDatabase, median, progress, runScript, settings } from "./support.ts"

const CONNECTIONS = 64
/** Memory is measured after this time, because at first code is compiled and pools fill up. */
const SETTLING_SECONDS = 30
const SAMPLE_SECONDS = 5
/** How far memory may be from its median, as a share of it. */
const TOLERANCE = 0.1

/** Records the memory every few seconds after `SETTLING_SECONDS`, until the scope closes. */
const sampled = (server: Server) =>
  Effect.gen(function* () {
    const samples: Array<number> = []
    yield* Effect.forkScoped(
      Effect.sync(() => samples.push(residentMegabytes(server))).pipe(
        Effect.delay(`${SAMPLE_SECONDS} seconds`),
        Effect.forever,
        Effect.delay(`${SETTLING_SECONDS - SAMPLE_SECONDS} seconds`)
      )
    )
    return samples
  })

const tellMemory = (samples: ReadonlyArray<number>) => {
  const middle = median(samples)
  const [least, most] = [Math.min(...samples), Math.max(...samples)]
  const flat = least >= middle * (1 - TOLERANCE) && most <= middle * (1 + TOLERANCE)
  console.log(
    `resident memory, ${samples.length} samples: ${least} MB at least, ${middle} MB median, ${most} MB at most; ` +
      `${flat ? "within" : "NOT within"} ± ${TOLERANCE * 100} % of the median`
  )
}

const tellRates = (perSecond: ReadonlyArray<number>) => {
  const window = Math.max(1, Math.min(30, Math.floor(perSecond.length / 3)))
  const mean = (of: ReadonlyArray<number>) => Math.round(of.reduce((sum, n) => sum + n, 0) / of.length)
  console.log(
    `requests/s: ${mean(perSecond.slice(0, window))} in the first ${window} seconds, ` +
      `${mean(perSecond.slice(-window))} in the last ${window}`
  )
}

const soak = (seconds: number) =>
  Effect.gen(function* () {
    const executable = compiled()
    progress("seeding …")
    const url = Redacted.value(yield* freshDatabase(settings))
    const companies = yield* Effect.promise(() =>
      seed(url, { companies: 200, keysEach: 2, large: 20_000, small: 1_000 })
    )
    const server = yield* start(executable, url)
    const ask = yield* Generator.start(companies)
    progress(`the mix over ${CONNECTIONS} connections for ${seconds} seconds …`)
    const samples = yield* sampled(server)
    const { perSecond } = yield* Effect.promise(() =>
      ask({
        workload: "mix",
        connections: CONNECTIONS,
        warmUpMillis: 0,
        millis: seconds * 1_000,
        seed: 1,
        target: { servers: [server] }
      })
    )
    tellMemory(samples)
    tellRates(perSecond)
    yield* Effect.promise(() => verifyTotals(server.name, url))
  })

const { values } = parseArgs({ options: { seconds: { type: "string", default: "300" } } })
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < SETTLING_SECONDS + SAMPLE_SECONDS) {
  progress(`--seconds is a whole number from ${SETTLING_SECONDS + SAMPLE_SECONDS} on`)
  process.exit(2)
}
runScript(soak(seconds))
