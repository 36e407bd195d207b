/** Instances are replaced one after another under load: no request fails, and nothing is lost or sent twice. */
import { Effect } from "effect"
import { expect, it } from "vitest"
import { migrationFiles } from "../../src/postgres/migrationFiles.ts"
import { executable } from "../support/executable.ts"
import { emptyDatabase } from "../support/TestDatabase.ts"
import { withLater } from "./upgrade/later.ts"
import { rolling, rollingPromises } from "./upgrade/rolling.ts"

it("a rollout of this version over itself, and back, costs no request, write or reminder", async () => {
  const version = (name: string) => ({ name, command: executable(), folder: "/" })
  const lines: Array<string> = []
  const result = await Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(emptyDatabase, ({ url }) =>
        rolling({
          url,
          before: version("the old one"),
          after: version("the new one"),
          instances: 2,
          clients: 2,
          thinkMillis: 40,
          dueEach: 20,
          readerMillis: 2_000,
          migrations: withLater,
          pauseMillis: 200,
          say: (line) => lines.push(`${Math.round(performance.now())} ms: ${line}`)
        })
      )
    )
  )
  expect(rollingPromises(result), `${JSON.stringify(result)}\n${lines.join("\n")}`).toEqual([])
  expect(result.migrations).toEqual({
    "the old one, at first": migrationFiles.length,
    "the new one": 0,
    "further ones": withLater.length - migrationFiles.length
  })
  expect(result.replaced).toBe(4)
  expect(result.remindersDue).toBe(120)
  expect(result.answers["201"]).toBeGreaterThan(10)
  if (process.env["VERBOSE"]) console.log(JSON.stringify(result), lines)
})
