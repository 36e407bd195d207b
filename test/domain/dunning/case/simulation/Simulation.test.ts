import { describe, expect, it } from "@effect/vitest"
import { play } from "./Play.ts"
import { scriptOf } from "./Script.ts"

/** Seeds that every run of the tests plays. `bun run simulate:case --seeds 100000` plays others. */
const SEEDS = 200

describe("cases, under random debts, policies, modes, payments, rests, addresses and outages", () => {
  it("keep their promises", { timeout: 120_000 }, () => {
    const counts: Record<string, number> = {}
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const played = play(scriptOf(seed))
      expect(played.violation?.message, `bun run simulate:case --seed ${seed}`).toBeUndefined()
      for (const [name, n] of Object.entries(played.counts)) counts[name] = (counts[name] ?? 0) + n
    }
    // Every kind of message has occurred, much was foretold, and many changes had nothing to write.
    expect(Object.keys(counts).toSorted()).toEqual([
      "foretold",
      "left as it is",
      "notice friendly email",
      "notice friendly sms",
      "reminder final email",
      "reminder final sms",
      "reminder firm email",
      "reminder firm sms",
      "reminder friendly email",
      "reminder friendly sms",
      "waits for a review"
    ])
  })
})
