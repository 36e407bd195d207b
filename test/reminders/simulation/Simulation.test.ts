import { expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { describe } from "vitest"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { play } from "./Play.ts"
import { BLOCKS, scriptOf } from "./Steps.ts"

/** Seeds that every run of the tests plays: the first of the thousand of `.ci/run`. `bun run simulate` plays others. */
const SEEDS = 20
/** Seeds played in PostgreSQL, where each takes about forty times as long. */
const DATABASE_SEEDS = 3

const replay = (seed: number, database = false) =>
  `bun run simulate --seed ${seed}${database ? " --database" : ""}`

describe("the reminder engine, under random writes, crashes and outages", () => {
  it("keeps its invariants in memory", { timeout: 120_000 }, () =>
    Effect.runPromise(
      Effect.gen(function* () {
        const outcomes: Record<string, number> = {}
        for (let seed = 1; seed <= SEEDS; seed += 1) {
          const { counts, violation } = yield* play(scriptOf(seed, BLOCKS))
          expect(violation?.message, replay(seed)).toBeUndefined()
          for (const [outcome, n] of Object.entries(counts)) outcomes[outcome] = (outcomes[outcome] ?? 0) + n
        }
        // Every outcome of a message has occurred.
        expect(Object.keys(outcomes).sort()).toEqual([
          "Captured",
          "Combined",
          "Crashed",
          "Deferred",
          "Faulted",
          "Lost",
          "Rejected",
          "Sent"
        ])
      })
    )
  )

  it.scopedLive(
    "keeps its invariants in PostgreSQL",
    () =>
      Effect.gen(function* () {
        const url = Redacted.make((yield* makeDatabase).url)
        for (let seed = 1; seed <= DATABASE_SEEDS; seed += 1) {
          const { violation } = yield* play(scriptOf(seed, BLOCKS), { url })
          expect(violation?.message, replay(seed, true)).toBeUndefined()
        }
      }),
    120_000
  )
})
