/**
 * Plays labelled statements: `bun run simulate:bank [--transactions N] [--seed S] [--examples N]`. It prints what came of each
 * kind of payer, and fails if anything was applied wrongly or too little was applied or rightly suggested.
 */
import { parseArgs } from "node:util"
import { play } from "./Play.ts"
import { problemsOf, tableOf } from "./Table.ts"

const { values } = parseArgs({
  options: {
    transactions: { type: "string", default: "110000" },
    seed: { type: "string", default: "1" },
    examples: { type: "string", default: "5" }
  }
})

const began = performance.now()
const played = play(Number(values.transactions), Number(values.seed))
console.log(tableOf(played.outcomes))
for (const { matched, movement, seed } of played.wrong.slice(0, Number(values.examples)))
  console.log(`seed ${seed}: ${JSON.stringify({ ...movement, said: matched })}`)
console.log(
  `${played.cpuSeconds.toFixed(1)} s of processor time for searching and matching, ${Math.round((performance.now() - began) / 1_000)} s in all`
)
const problems = problemsOf(played)
console.log(problems.length === 0 ? "nothing is wrong" : problems.join("; "))
if (problems.length > 0) process.exitCode = 1
