/**
 * Is any message sent twice, or never, when workers crash? Ten thousand reminders are due. Three workers send them to a
 * mail server; every two seconds one of them is killed by SIGKILL and replaced.
 *
 * `bun run crash [--due 10000] [--workers 3] [--every 2000]`; ends with 1 if a message was sent twice or never.
 */
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
import { crash } from "../test/reminders/engine/crashing.ts"
import { freshDatabase, progress, runScript, settings } from "./support.ts"

const { values } = parseArgs({
  options: {
    due: { type: "string", default: "10000" },
    workers: { type: "string", default: "3" },
    every: { type: "string", default: "2000" },
    delay: { type: "string", default: "0" }
  }
})

runScript(
  Effect.gen(function* () {
    const url = yield* freshDatabase(settings)
    const result = yield* crash({
      url: Redacted.value(url),
      due: Number(values.due),
      workers: Number(values.workers),
      killEveryMillis: Number(values.every),
      delayMillis: Number(values.delay),
      waitForLeases: true,
      say: progress
    })
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
    const { due, duplicates, sent, sentMissing, unfinished, unknown, wrongTotals } = result
    if (sent + unknown !== due || duplicates + sentMissing + unfinished + wrongTotals > 0) {
      return yield* Effect.dieMessage("the sum does not come out")
    }
  })
)
