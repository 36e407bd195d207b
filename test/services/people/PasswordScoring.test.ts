/** What the estimate of a password looks at. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { MAX_SCORED_LENGTH } from "../../../src/domain/Password.ts"
import { passwordScoring } from "../../../src/services/people/PasswordScoring.ts"

const owner = { email: "ada@example.com", name: "Ada" }
const STRONG = "vq7Lw2zKp9-Xt4mRb8"

describe("the estimate of a password", () => {
  it.scopedLive("looks at so many characters and no further, because what follows takes long", () =>
    Effect.gen(function* () {
      const problemOf = yield* passwordScoring
      const after = (length: number) =>
        Effect.map(
          problemOf({ password: "a".repeat(length) + STRONG, owner }, "ada"),
          (found) => found !== null
        )
      expect([yield* after(MAX_SCORED_LENGTH), yield* after(MAX_SCORED_LENGTH - STRONG.length)]).toEqual([
        true,
        false
      ])
    })
  )
})
