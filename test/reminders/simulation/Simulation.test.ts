import { expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { describe } from "vitest"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { play } from "./Play.ts"
import { scriptOf } from "./Script.ts"

/** Seeds that every run of the tests plays: the first of those of `.ci/run`. `bun run simulate` plays others. */
const SEEDS = 3

describe("the reminder engine, under random writes, crashes and outages", () => {
  it.scopedLive(
    "keeps its invariants",
    () =>
      Effect.gen(function* () {
        const url = Redacted.make((yield* makeDatabase).url)
        for (let seed = 1; seed <= SEEDS; seed += 1) {
          const { violation } = yield* play(scriptOf(seed), { url })
          expect(violation?.message, `bun run simulate --seed ${seed}`).toBeUndefined()
        }
      }),
    120_000
  )
})
