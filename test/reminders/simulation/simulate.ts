/**
 * Plays seeds of the reminder simulation in a PostgreSQL of its own: `bun run simulate [--seeds N] [--seed S] [--from S]`.
 * With `--seed` it plays one seed, shrinks it to the fewest steps that break the same invariant, and prints a trace.
 * `bun run simulate:case` plays the rules alone, in memory.
 */
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
import { freshDatabase, progress, runScript } from "../../../bench/support.ts"
import { play } from "./Play.ts"
import { shrink } from "./Shrink.ts"
import { type Script, scriptOf } from "./Script.ts"

const DEFAULT_SEEDS = 200
/** The last lines of a trace that are printed. */
const MAX_LINES = 200

const { values } = parseArgs({
  options: {
    seeds: { type: "string" },
    seed: { type: "string" },
    from: { type: "string" }
  }
})

const explain = (seed: number, url: Redacted.Redacted) =>
  Effect.gen(function* () {
    const once = (script: Script) => play(script, { url })
    const script = scriptOf(seed)
    const played = yield* once(script)
    const shortest = played.violation === null ? { script, played } : yield* shrink(script, played, once)
    const lines: Array<string> = []
    const { violation } = yield* play(shortest.script, { url, trace: (line) => lines.push(line) })
    console.log(JSON.stringify({ ...shortest.script, steps: shortest.script.steps.length }))
    console.log(lines.slice(-MAX_LINES).join("\n"))
    console.log(violation === null ? "nothing is wrong" : `${violation.invariant}: ${violation.message}`)
    return violation === null
  })

const simulate = Effect.gen(function* () {
  const url = yield* freshDatabase({ fsync: "off", synchronous_commit: "off" })
  if (values.seed !== undefined) {
    if (!(yield* explain(Number(values.seed), url))) process.exitCode = 1
    return
  }
  const seeds = Number(values.seeds ?? DEFAULT_SEEDS)
  const from = Number(values.from ?? 1)
  const totals: Record<string, number> = {}
  for (let seed = from; seed < from + seeds; seed += 1) {
    const { attempts, counts, violation } = yield* play(scriptOf(seed), { url })
    for (const [name, n] of [...Object.entries(counts), ...Object.entries(attempts)]) {
      totals[name] = (totals[name] ?? 0) + n
    }
    if (violation !== null) {
      console.log(`seed ${seed}: ${violation.invariant}`)
      console.log(`bun run simulate --seed ${seed}`)
      yield* explain(seed, url)
      process.exitCode = 1
      return
    }
    if ((seed - from + 1) % 10 === 0) progress(`${seed - from + 1} of ${seeds} seeds`)
  }
  console.log(`${seeds} seeds, from ${from} on: nothing is wrong`)
  console.log(totals)
})

runScript(simulate)
