/** docs/security.md answers each requirement of level 2 of OWASP's ASVS 4.0.3 once, with a test that exists or a reason. */
import { describe, expect, it } from "vitest"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../support/documents.ts"

/**
 * The requirements of level 2 that the standard has not deleted, by chapter: section, then their numbers in it.
 * Source: https://github.com/OWASP/ASVS/tree/v4.0.3/4.0
 */
const requirements = {
  1: "1: 1-7; 2: 1-4; 4: 1,4-5; 5: 1-4; 6: 1-4; 7: 1-2; 8: 1-2; 9: 1-2; 10: 1; 11: 1-2; 12: 2; 14: 1-6",
  2: "1: 1-12; 2: 1-3; 3: 1-3; 4: 1-5; 5: 1-7; 6: 1-3; 7: 1-6; 8: 1-7; 9: 1-3; 10: 1-4",
  3: "1: 1; 2: 1-4; 3: 1-4; 4: 1-5; 5: 1-3; 7: 1",
  4: "1: 1-3,5; 2: 1-2; 3: 1-3",
  5: "1: 1-5; 2: 1-8; 3: 1-10; 4: 1-3; 5: 1-4",
  6: "1: 1-3; 2: 1-6; 3: 1-2; 4: 1-2",
  7: "1: 1-4; 2: 1-2; 3: 1,3-4; 4: 1-3",
  8: "1: 1-4; 2: 1-3; 3: 1-8",
  9: "1: 1-3; 2: 1-4",
  10: "2: 1-2; 3: 1-3",
  11: "1: 1-8",
  12: "1: 1-3; 2: 1; 3: 1-6; 4: 1-2; 5: 1-2; 6: 1",
  13: "1: 1,3-5; 2: 1-3,5-6; 3: 1-2; 4: 1-2",
  14: "1: 1-4; 2: 1-6; 3: 2-3; 4: 1-7; 5: 1-4"
} as const

/** `1,4-5` is 1, 4 and 5. */
const listed = (ranges: string): ReadonlyArray<number> =>
  ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })

const numbers = Object.entries(requirements).flatMap(([chapter, sections]) =>
  sections.split("; ").flatMap((section) => {
    const [name = "", ranges = ""] = section.split(": ")
    return listed(ranges).map((number) => `${chapter}.${name}.${number}`)
  })
)

const page = readFileSync(join(root, "docs/security.md"), "utf8")

/** The cells of each line that answers a requirement, in the order of the page. */
const lines = [...page.matchAll(/^\| *(\d+\.\d+\.\d+) *\|(.+)\|$/gm)].map(([, number = "", rest = ""]) => {
  const [asks = "", answer = "", does = "", test = "", ...more] = rest.split("|").map((cell) => cell.trim())
  return { number, asks, answer, does, test, more }
})

describe("docs/security.md", () => {
  it("has one line for each of the 259 requirements, in their order", () => {
    expect(numbers).toHaveLength(259)
    expect(lines.map(({ number }) => number)).toEqual(numbers)
  })

  it("has each requirement under the heading of its chapter", () => {
    const chapters = page.split(/^### /m).slice(1)
    expect(chapters.map((chapter) => Number.parseInt(chapter))).toEqual(Object.keys(requirements).map(Number))
    for (const chapter of chapters) {
      const found = [...chapter.matchAll(/^\| *(\d+)\.\d+\.\d+ /gm)].map(([, number]) => Number(number))
      expect(new Set(found)).toEqual(new Set([Number.parseInt(chapter)]))
    }
  })

  it("says of each what it asks in at most ten words, and what Duebook does", () => {
    const wrong = lines.filter(
      ({ asks, does, more }) => asks === "" || asks.split(" ").length > 10 || does === "" || more.length > 0
    )
    expect(wrong).toEqual([])
  })

  it("names for each a test that exists, or says why there is none", () => {
    const wrong = lines.filter(
      ({ test }) => !/^`test\/[^`]+`(, `test\/[^`]+`)*$/.test(test) && !/^No test: .+$/.test(test)
    )
    expect(wrong).toEqual([])
    const cited = [...page.matchAll(/`(test\/[^`]+)`/g)].map(([, path = ""]) => path)
    expect([...new Set(cited)].filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it("counts its answers", () => {
    const stated = new Map(
      [...page.matchAll(/^\| *([A-Z][a-z ]+?) *\| *(\d+) *\|$/gm)].map(([, answer = "", count]) => [
        answer,
        Number(count)
      ])
    )
    const counted = Map.groupBy(lines, ({ answer }) => answer)
    expect(stated).toEqual(new Map([...counted].map(([answer, { length }]) => [answer, length])))
  })
})
