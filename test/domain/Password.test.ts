/** What the estimate of a password looks at: only so much of it, and only so many words of its owner. */
import { describe, expect, it } from "vitest"
import { guessableWordsIn, MAX_SCORED_WORDS, withoutOwn, worseScore } from "../../src/domain/Password.ts"

const owner = {
  email: "anna@harbour-books.example",
  name: "Anna Maria Lindqvist",
  companies: Array.from({ length: 500 }, (_, index) => `Company ${index} Nordwind`)
}

describe("words of a person", () => {
  it("are ten at most, first of all those that the password contains", () => {
    const words = guessableWordsIn("nordwind-anna-and-more", owner)
    expect(words).toHaveLength(MAX_SCORED_WORDS)
    expect(words.slice(0, 2).toSorted()).toEqual(["anna", "nordwind"])
  })

  it("count all where it is about what is left without them", () => {
    expect(withoutOwn("Nordwind-lindqvist-500-harbour", owner)).toBe("--500-")
  })
})

describe("the worse of two scores", () => {
  const score = (value: number) => ({ score: value, warning: null, suggestions: [] })

  it("is the rest's where only the whole is good, and the rest is not scored where the whole is weak", () => {
    expect(worseScore(score(4), () => score(1)).score).toBe(1)
    expect(worseScore(score(3), () => score(4)).score).toBe(3)
    const notScored = () => {
      throw new Error("scored for nothing")
    }
    expect(worseScore(score(2), notScored).score).toBe(2)
  })
})
