/** A shorter form of `bun run simulate:bank`, and proof that it would find a wrong rule. */
import { describe, expect, it } from "@effect/vitest"
import { matchIncoming } from "../../../../src/domain/bank/matching/Matching.ts"
import type { Known, Suggestion } from "../../../../src/domain/bank/matching/Types.ts"
import { type Matcher, play } from "./Play.ts"
import { problemsOf, tableOf, totalOf } from "./Table.ts"

/** Movements that every run of the tests plays, and those that show a wrong rule. */
const MOVEMENTS = 5_000
const MOVEMENTS_OF_WRONG_RULES = 3_000

/** Movements of the same seed are the same, so these are what the command would say. */
const played = play(MOVEMENTS, 1)

describe("over labelled statements", () => {
  it("nothing is applied wrongly, and enough is applied and rightly suggested", () => {
    expect(problemsOf(played), tableOf(played.outcomes)).toEqual([])
    expect(totalOf(played.outcomes).transactions).toBeGreaterThan(MOVEMENTS * 0.9)
  })

  it("every kind of payer occurs", () => {
    expect([...played.outcomes.keys()].toSorted()).toEqual([
      "account of others",
      "batch, not split",
      "discount",
      "entered later",
      "fees deducted",
      "for another, number",
      "for another, reference",
      "foreign numbers alone",
      "name alone",
      "name, sum",
      "namesake",
      "number",
      "number misspelled",
      "number, part",
      "number, with foreign numbers",
      "number, with its amount",
      "other currency",
      "paid twice",
      "paid twice, again",
      "reference",
      "reference and another number",
      "reference and another number, amount",
      "reference and another number, cut",
      "reference and another number, id",
      "reference misspelled",
      "reference, other amount",
      "returned",
      "returned, paid again",
      "rounded",
      "several numbers",
      "several references",
      "stranger",
      "two numbers, one amount"
    ])
  })

  it("the same seed plays the same, and another one does not", () => {
    const [one, again, other] = [play(500, 3), play(500, 3), play(500, 4)]
    expect(again.outcomes).toEqual(one.outcomes)
    expect(other.outcomes).not.toEqual(one.outcomes)
  })
})

/** The rules, but for the first suggestion, which is certain where a wrong rule says so. */
const unlessWrong =
  (isCertain: (suggestion: Suggestion) => boolean): Matcher =>
  (...of) => {
    const matched = matchIncoming(...of)
    const [first, ...others] = matched.suggestions
    return first === undefined || !isCertain(first)
      ? matched
      : { ...matched, suggestions: [{ ...first, certain: true }, ...others] }
  }

const expectWrong = (matcher: Matcher): void => {
  const broken = play(MOVEMENTS_OF_WRONG_RULES, 1, matcher)
  expect(totalOf(broken.outcomes).wrong).toBeGreaterThan(0)
  expect(problemsOf(broken)).toContain(`${totalOf(broken.outcomes).wrong} applied wrongly`)
}

describe("the check fails if", () => {
  it.each<[string, (suggestion: Suggestion) => boolean]>([
    ["the amount is certain, whatever else speaks for it", ({ evidence }) => evidence.includes("amount")],
    [
      "the amount is certain with the name",
      ({ evidence }) => evidence.includes("amount") && evidence.includes("name")
    ],
    [
      "a number is certain with the amount alone",
      ({ evidence }) => evidence.includes("invoice_number") && evidence.includes("amount")
    ],
    ["a number is certain by itself", ({ evidence }) => evidence.includes("invoice_number")],
    ["the payer is certain by itself", ({ evidence }) => evidence.includes("payer")],
    ["a reference is certain, whatever contradicts it", ({ evidence }) => evidence.includes("reference")],
    [
      "a number is certain with amount and payer, whatever contradicts it",
      ({ evidence }) =>
        evidence.includes("invoice_number") &&
        evidence.includes("amount") &&
        (evidence.includes("payer") || evidence.includes("name"))
    ],
    [
      "a discount is certain with number and payer",
      ({ evidence }) =>
        evidence.includes("discount") && evidence.includes("invoice_number") && evidence.includes("payer")
    ],
    [
      "a sum is certain with the name",
      ({ evidence }) => evidence.includes("sum") && evidence.includes("name")
    ]
  ])("%s", (_, isCertain) => {
    expectWrong(unlessWrong(isCertain))
  })

  it.each<[string, (known: Known) => Known]>([
    ["customers of the same name who owe nothing are left out", ({ customers: _, ...known }) => known],
    ["accounts that are known say nothing", (known) => ({ ...known, payerOf: new Set() })]
  ])("%s", (_, change) => {
    expectWrong((incoming, candidates, known, options) =>
      matchIncoming(incoming, candidates, change(known), options)
    )
  })

  it("what is not named by the reference does not contradict it", () => {
    expectWrong((incoming, candidates, known, options) => {
      const matched = matchIncoming(incoming, candidates, known, options)
      const [best] = matched.suggestions
      if (best?.evidence.includes("reference") !== true) return matched
      const named = new Set(best.allocations.map(({ receivableId }) => receivableId))
      return matchIncoming(
        incoming,
        candidates.filter(({ receivableId }) => named.has(receivableId)),
        known,
        options
      )
    })
  })

  it("nothing is applied, or nothing is suggested", () => {
    const nothing: Matcher = () => ({
      suggestions: [],
      customers: [],
      either: [],
      payer: null,
      explanations: [],
      isCutOff: false
    })
    expect(problemsOf(play(500, 1, nothing))).toEqual([
      "too few of those with a reference are applied",
      "too few are applied",
      "too few of the rest have the right suggestion"
    ])
  })
})
