/**
 * Plays seeds of the simulation of cases: `bun run simulate:case [--seeds N] [--seed S] [--from S]`. With `--seed` it plays
 * one, shortens it to the fewest actions that break the same law, and prints a trace.
 */
import { parseArgs } from "node:util"
import { play, shrink } from "./Play.ts"
import { scriptOf } from "./Script.ts"

const { values } = parseArgs({
  options: { seeds: { type: "string" }, seed: { type: "string" }, from: { type: "string" } }
})

const MAX_LINES = 120

const explain = (seed: number): boolean => {
  const script = scriptOf(seed)
  const played = play(script)
  const shortest = played.violation === null ? { script, played } : shrink(script, played)
  const lines: Array<string> = []
  const { violation } = play(shortest.script, (line) => lines.push(line))
  console.log(JSON.stringify({ ...shortest.script, actions: shortest.script.actions.length }))
  console.log(lines.slice(-MAX_LINES).join("\n"))
  console.log(violation === null ? "nothing is wrong" : `${violation.law}\n${violation.message}`)
  return violation === null
}

if (values.seed !== undefined) {
  if (!explain(Number(values.seed))) process.exitCode = 1
} else {
  const seeds = Number(values.seeds ?? 1_000)
  const from = Number(values.from ?? 1)
  const totals: Record<string, number> = {}
  const began = performance.now()
  for (let seed = from; seed < from + seeds; seed += 1) {
    const { counts, violation } = play(scriptOf(seed))
    for (const [name, n] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + n
    if (violation !== null) {
      console.log(`seed ${seed}: ${violation.law}`)
      explain(seed)
      process.exitCode = 1
      break
    }
  }
  if (process.exitCode !== 1) {
    console.log(
      `${seeds} seeds, from ${from} on, in ${Math.round((performance.now() - began) / 1_000)} s: nothing is wrong`
    )
    console.log(totals)
  }
}
