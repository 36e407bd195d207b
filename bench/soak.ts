/**
 * Does the executable stay as it is under load? Sends it the mix over 64 connections for minutes and prints its memory in
 * that time, and its speed and p99 at the start and at the end. Fails if memory or p99 did not stay.
 *
 * `bun run bench:soak [--seconds N] [--rate R]`; 300 by default. With `--rate` it sends R requests a second instead of as
 * many as are answered.
 */
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
import * as Generator from "./generator.ts"
import { compiled } from "./programs.ts"
import { seed, verifyTotals } from "./seed.ts"
import { residentMegabytes, type Server, start } from "./servers.ts"
import { ends, memory, MEMORY_TOLERANCE } from "./steady.ts"
import { freshDatabase, progress, runScript, settings } from "./support.ts"

const CONNECTIONS = 64
/** Memory is measured after this time, because at first code is compiled and pools fill up. */
const SETTLING_SECONDS = 30
const SAMPLE_SECONDS = 5

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

const tellMemory = (samples: ReadonlyArray<number>): boolean => {
  const { flat, least, middle, most } = memory(samples)
  console.log(
    `resident memory, ${samples.length} samples: ${least} MB at least, ${middle} MB median, ${most} MB at most; ` +
      `${flat ? "within" : "NOT within"} ± ${MEMORY_TOLERANCE * 100} % of the median`
  )
  return flat
}

const tellP99s = (p99s: ReadonlyArray<number>): boolean => {
  const { first, flat, last } = ends(p99s)
  console.log(
    `p99 of each tenth: ${p99s.map((p99) => p99.toFixed(1)).join(", ")} ms; the last is ${(last / first).toFixed(2)} ` +
      `times the first, ${flat ? "flat" : "NOT flat"}`
  )
  return flat
}

const tellRates = (perSecond: ReadonlyArray<number>) => {
  const window = Math.max(1, Math.min(30, Math.floor(perSecond.length / 3)))
  const mean = (of: ReadonlyArray<number>) => Math.round(of.reduce((sum, n) => sum + n, 0) / of.length)
  console.log(
    `requests/s: ${mean(perSecond.slice(0, window))} in the first ${window} seconds, ` +
      `${mean(perSecond.slice(-window))} in the last ${window}`
  )
}

const soak = (seconds: number, rate: number | undefined) =>
  Effect.gen(function* () {
    const executable = compiled()
    progress("seeding …")
    const url = Redacted.value(yield* freshDatabase(settings))
    const companies = yield* Effect.promise(() =>
      seed(url, { companies: 200, keysEach: 2, large: 20_000, small: 1_000 })
    )
    const server = yield* start(executable, url)
    const ask = yield* Generator.start(companies)
    const pace = rate === undefined ? "" : ` at ${rate} requests a second`
    progress(`the mix over ${CONNECTIONS} connections for ${seconds} seconds${pace} …`)
    const samples = yield* sampled(server)
    const { p99s, perSecond } = yield* Effect.promise(() =>
      ask({
        workload: "mix",
        connections: CONNECTIONS,
        ...(rate === undefined ? {} : { rate }),
        warmUpMillis: SETTLING_SECONDS * 1_000,
        millis: (seconds - SETTLING_SECONDS) * 1_000,
        seed: 1,
        target: { servers: [server] }
      })
    )
    tellRates(perSecond)
    const stayed = [tellMemory(samples), tellP99s(p99s)].every(Boolean)
    yield* Effect.promise(() => verifyTotals(server.name, url))
    if (!stayed) return yield* Effect.fail("memory or p99 did not stay as it was")
  })

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "300" }, rate: { type: "string" } }
})
const wholeFrom = (name: string, text: string, least: number): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least) return value
  progress(`--${name} is a whole number from ${least} on`)
  process.exit(2)
}
const seconds = wholeFrom("seconds", values.seconds, SETTLING_SECONDS + SAMPLE_SECONDS)
runScript(soak(seconds, values.rate === undefined ? undefined : wholeFrom("rate", values.rate, CONNECTIONS)))
