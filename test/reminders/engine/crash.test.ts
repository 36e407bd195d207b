/** Workers are killed by SIGKILL while they send: nothing is sent twice, and nothing is forgotten. */
import { Effect } from "effect"
import { expect, it } from "vitest"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { crash } from "./crashing.ts"

const DUE = 600
/** Receivables that one message tells of. */
const EACH = 2

it("messages of killed workers are sent once or end as unknown", async () => {
  const lines: Array<string> = []
  const result = await Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(makeDatabase, ({ url }) =>
        crash({
          url,
          due: DUE,
          each: EACH,
          workers: 2,
          killEveryMillis: 300,
          maxKills: 3,
          delayMillis: 60,
          waitForLeases: false,
          say: (line) => lines.push(line)
        })
      )
    )
  )
  const { received, sent, unknown } = result
  expect(result, lines.join("\n")).toMatchObject({
    duplicates: 0,
    unfinished: 0,
    sentMissing: 0,
    other: {},
    wrongTotals: 0,
    complaints: []
  })
  expect(sent + unknown).toBe(DUE)
  expect(received).toBeGreaterThanOrEqual(sent / EACH)
  expect(received).toBeLessThanOrEqual(DUE / EACH)
  expect(result.kills).toBeGreaterThan(0)
  if (process.env["VERBOSE"]) console.log(JSON.stringify(result), lines)
})
