/** Refusals are made in English with values in them, and translated where they are shown. */
import { FastCheck } from "effect"
import { IntlMessageFormat } from "intl-messageformat"
import { describe, expect, it } from "vitest"
import type { Phrase } from "../../src/words/Catalogues.ts"
import {
  fieldWord,
  reasonSaid,
  refusals,
  type SayPhrase,
  translated,
  translatedBy
} from "../../src/words/Refusals.ts"
import { fieldNames } from "../../src/words/refusals/fieldNames.ts"
import { ownReasons } from "../../src/words/refusals/ofDeeds.ts"
import { speaking } from "../../src/words/Say.ts"

const formatOf = (phrase: string) => new IntlMessageFormat(phrase, "en")

const namesOf = (phrase: string): ReadonlyArray<string> =>
  formatOf(phrase)
    .getAst()
    .flatMap((element) => (element.type === 1 ? [element.value] : []))

const inEnglish = (phrase: string, values: Readonly<Record<string, string>>): string =>
  String(formatOf(phrase).format(values))

/** A language in which every phrase is said in brackets, with its values in another order. */
const brackets: SayPhrase = (phrase, values) =>
  `[${phrase}${Object.keys(values)
    .toSorted()
    .map((name) => `|${name}=${values[name]}`)
    .join("")}]`

const said = (text: string): string => translatedBy(text, brackets)

/** Values for the arguments of a phrase: words and parts that are translated in turn, and others that are not. */
const sampleOf = (name: string, value: string): readonly [english: string, said: string] => {
  switch (name) {
    case "field":
      return ["Due date", "[Due date]"]
    case "fields":
      return ["due_date, amount", "[Due date], [Amount]"]
    case "status":
      return ["partially_paid", "[status|partially_paid]"]
    case "part":
      return ["days", "[days]"]
    case "problem":
      return ["it has no date", "[it has no date]"]
    case "what":
      return ["more than 5 rows", "[more than {max} rows|max=5]"]
    case "cells":
    case "headings":
    case "line":
    case "max":
    case "min":
    case "minor":
    case "minutes":
    case "number":
    case "size": {
      const number = value.replaceAll(/[A-Z]/g, "4")
      return [number, number]
    }
    default:
      return [value, value]
  }
}

describe("a refusal", () => {
  it("is said with the values that it was made with, whichever it is", () => {
    // No value has what stands between values.
    const value = FastCheck.stringMatching(/^[A-Z][A-Z0-9]{0,8}[0-9]$/)
    for (const phrase of new Set(refusals)) {
      const names = namesOf(phrase)
      FastCheck.assert(
        FastCheck.property(FastCheck.array(value, { minLength: 8, maxLength: 8 }), (values) => {
          const samples = names.map((name, place) => [name, sampleOf(name, values[place] ?? "X1")] as const)
          const text = inEnglish(phrase, Object.fromEntries(samples.map(([name, [own]]) => [name, own])))
          const expected = brackets(
            phrase,
            Object.fromEntries(samples.map(([name, [, other]]) => [name, other]))
          )
          expect(said(text)).toBe(expected)
        }),
        { numRuns: 5 }
      )
    }
  })

  it("is in English as it was made, without being looked at", () => {
    for (const phrase of refusals) expect(translated(phrase)).toBe(phrase)
  })

  it("is found by its most special sentence", () => {
    expect(said("Amount is required.")).toBe("[{field} is required.|field=[Amount]]")
    expect(said("Name is required, unless you choose a customer.")).toBe(
      "[{field} is required, unless you choose a customer.|field=[Name]]"
    )
    expect(said("Step 2, days must be a whole number from -365 to 365.")).toBe(
      "[{field} must be a whole number from {min} to {max}.|field=[Step {number}, {part}|number=2|part=[days]]|max=365|min=-365]"
    )
    expect(said("This receivable is paid and can't be paused.")).toBe(
      "[This receivable is {status} and can't be paused.|status=[status|paid]]"
    )
  })

  it("of an entry of a file says where, and what is wrong there", () => {
    expect(said("Entry 12: line 214: its amount is “1.2.3”, which is no amount.")).toBe(
      "[{field}: {problem}|field=[Entry {number}|number=12]|problem=[line {line}: {problem}|line=214|problem=[its amount is {text}, which is no amount|text=“1.2.3”].]]"
    )
    expect(said("march.xml: entries[3]: it has no date.")).toBe(
      "[{field}: {problem}|field=march.xml|problem=[{field}: {problem}|field=[entries[{number}]|number=3]|problem=[it has no date].]]"
    )
  })

  it("of several sentences is said sentence by sentence, if each is known", () => {
    expect(said("Recent years are easy to guess. Avoid recent years.")).toBe(
      "[Recent years are easy to guess.] [Avoid recent years.]"
    )
    expect(said("Recent years are easy to guess. Ask Ada.")).toBe("Recent years are easy to guess. Ask Ada.")
  })

  it("of what somebody else has changed names each field", () => {
    const text =
      "Somebody else has changed this meanwhile: Name is “Ada, Bert is “x””, Time zone is empty now. Yours is not saved yet: look at it, and save it again."
    const told = said(text)
    expect(told).toContain("[{field} is “{value}”|field=[Name]|value=Ada")
    expect(told).toContain("[{field} is empty|field=[Time zone]]")
    expect(said("Subject is the built-in text")).toBe("[{field} is the built-in text|field=[Subject]]")
  })

  it("does not translate values of people, even if they are words of the application", () => {
    expect(said("Paid is in EUR, and the payment in USD.")).toBe(
      "[{receivable} is in {currency}, and the payment in {other}.|currency=EUR|other=USD|receivable=Paid]"
    )
  })

  it("that nobody knows comes back as it is", () => {
    for (const text of [
      "",
      "x",
      "Hello. World.",
      "amounts",
      "Entry of Ada",
      "Note: ask Ada.",
      "a".repeat(3_000)
    ]) {
      expect(said(text)).toBe(text)
    }
    FastCheck.assert(
      FastCheck.property(FastCheck.string({ maxLength: 200, unit: "grapheme" }), (text) => {
        const known = said(`~${text}~`)
        expect(known).toBe(`~${text}~`)
      })
    )
  })

  it("takes no time to be looked for, whatever the text", () => {
    const pieces = [
      " is ",
      ": ",
      " must be ",
      ", and the ",
      " and can't ",
      "line ",
      ".",
      " has ",
      "more than "
    ]
    let seed = 7
    const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit
    const textOf = (piece: () => string): string => {
      let text = ""
      while (text.length < 2_000) text += piece()
      return text.slice(0, 2_000)
    }
    const any = Array.from({ length: 10_000 }, () => textOf(() => below(2 ** 31).toString(36)))
    // What templates have between their values, again and again.
    const hostile = Array.from({ length: 500 }, () =>
      textOf(() => (pieces[below(pieces.length)] ?? "").repeat(1 + below(40)))
    )
    const began = performance.now()
    for (const text of [...any, ...hostile]) said(text)
    expect(performance.now() - began).toBeLessThan(8_000)
  })
})

describe("a refusal whose parts fit several templates", () => {
  it("has each part looked at once, however deep it is", () => {
    const text = `line 1: ${"line 1: ".repeat(200)}x.`
    // Looked at again for each way that leads to a part, this would outlast the time of a test.
    for (let n = 0; n < 400; n += 1) expect(said(text)).toBe(text)
  })
})

describe("a template", () => {
  it("begins or ends with a literal part, and has one between any two values, so that they are told apart", () => {
    for (const phrase of refusals) {
      const parts = formatOf(phrase).getAst()
      expect(
        parts.every(({ type }, place) => type === 0 || parts[place + 1]?.type !== 1),
        phrase
      ).toBe(true)
      expect(
        parts.some(({ type }) => type === 0),
        phrase
      ).toBe(true)
      expect(new Set(namesOf(phrase)).size, phrase).toBe(namesOf(phrase).length)
    }
  })
})

describe("the word of a field", () => {
  it("is a phrase, and stays as it is where it is none", () => {
    expect(fieldNames).toContain("Due date")
    expect(fieldWord("due_date")).toBe("Due date")
    expect(speaking("de", () => fieldWord("never_heard_of"))).toBe("Never heard of")
  })
})

describe("a reason of the audit log", () => {
  it("of a person stays as it was written", () => {
    expect(speaking("de", () => reasonSaid("Paid"))).toBe("Paid")
  })
  it("of the service itself keeps its values", () => {
    const said = speaking("de", () => reasonSaid("Merged with Ada, who wants no reminders"))
    expect(said).toContain("Ada")
    expect(said).not.toContain("Merged")
    expect(speaking("de", () => reasonSaid("Merged by hand"))).toBe("Merged by hand")
  })
  it("of the service itself is a phrase", () => {
    for (const reason of ownReasons) expect(said(reason)).toBe(brackets(reason as Phrase, {}))
  })
})
