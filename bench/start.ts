/**
 * How long does `duebook serve` take until it is ready? Starts the executable several times on a migrated database and
 * prints the median time from launch until /readyz succeeds and the API listens: `bun run bench:start`. With `--idle` it
 * counts the statements of idle processes instead.
 */
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
import { idle } from "./idle.ts"
import { compiled } from "./programs.ts"
import { millisToReady } from "./servers.ts"
import { freshDatabase, median, runScript, settings } from "./support.ts"

const STARTS = 5

const program = Effect.gen(function* () {
  const url = Redacted.value(yield* freshDatabase(settings))
  const executable = compiled()
  // The first start reads the executable from the disk, so it does not count.
  yield* millisToReady(executable, url)
  const times: Array<number> = []
  for (let n = 0; n < STARTS; n++) times.push(yield* millisToReady(executable, url))
  const all = times.map((millis) => millis.toFixed(0)).join(", ")
  console.log(`${executable.name} is ready after ${median(times).toFixed(0)} ms (median of ${all})`)
})

const { values } = parseArgs({ options: { idle: { type: "boolean", default: false } } })

runScript(values.idle ? idle : program)
