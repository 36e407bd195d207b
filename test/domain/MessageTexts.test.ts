import { describe, expect, it } from "@effect/vitest"
import { Effect, Either, FastCheck } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  readTexts,
  textFilters,
  textLengths,
  textTags,
  textTemplates,
  type TextValues,
  textVariables
} from "../../src/domain/MessageTexts.ts"
import { root } from "../support/documents.ts"

const problemsOf = (json: unknown) =>
  Effect.map(Effect.either(readTexts(json)), (found) =>
    Either.isLeft(found) ? (found.left.details ?? []).map(({ message }) => message) : []
  )

describe("a company's own texts", () => {
  it("may use what docs/operating.md lists", () => {
    const text = readFileSync(join(root, "docs/operating.md"), "utf8")
    const [, table = ""] = /^### What messages say\n([\s\S]*?)\n### /m.exec(text) ?? []
    const rows = [...table.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)].map(([, name, meaning]) => [
      name,
      meaning
    ])
    expect(rows).toEqual(Object.entries(textVariables))
    for (const word of [...textTags, ...textFilters]) expect(table).toContain(word.replace(/^end/, ""))
    for (const limit of Object.values(textLengths)) expect(table.replaceAll(" ", "")).toContain(String(limit))
  })

  it.effect("may use every variable, conditions and a few filters; what is left out is ours", () =>
    Effect.gen(function* () {
      const all = Object.keys(textVariables)
        .map((name) => `{{ ${name} }}`)
        .join(" ")
      const opening = `{% if days_overdue > 3 and count == 1 %}{{ reference | default: "-" | upcase }}{% elsif part_paid %}x{% else %}{{- balance -}}{% endif %}${all}`
      expect(yield* readTexts({ opening })).toEqual({ subject: null, opening, closing: null })
      expect(
        yield* readTexts({ subject: "{% unless reference == nil %}{{ reference }}{% endunless %}" })
      ).toBeTruthy()
      expect(yield* readTexts({})).toEqual({ subject: null, opening: null, closing: null })
      expect(yield* readTexts({ subject: "100 % { sure } }", opening: null })).toMatchObject({
        opening: null
      })
    })
  )

  it.effect.each<readonly [string, RegExp]>([
    ["{{ balnce }}", /^opening: has an unknown variable "balnce"; it may use creditor, debtor/],
    ["{{ debtor.name }}", /^opening: has .*which is not a variable/],
    ["{{ debtor[0] }}", /^opening: has .*which is not a variable/],
    ["{{ debtor", /^opening: can't be read: .*not closed/],
    ["{% if count > 1 %}x", /^opening: can't be read: .*not closed/],
    ["x{% endif %}", /^opening: can't be read/],
    ["{% else %}", /^opening: can't be read/],
    ["{% if count > %}x{% endif %}", /^opening: has .*not a condition/],
    ["{% if (1..1000000000) contains count %}x{% endif %}", /^opening: has .*not a condition/],
    ["{% if foo %}x{% endif %}", /^opening: has an unknown variable "foo"/],
    ["{% for x in (1..9) %}{{ x }}{% endfor %}", /^opening must not use the tag "for"; it may use if/],
    ["{% include 'secrets' %}", /^opening must not use the tag "include"/],
    ["{% render 'secrets' %}", /^opening must not use the tag "render"/],
    ["{% layout 'x' %}", /^opening must not use the tag "layout"/],
    ["{% assign creditor = 1 %}", /^opening must not use the tag "assign"/],
    ["{% liquid echo count %}", /^opening must not use the tag "liquid"/],
    ["{% raw %}{{ count }}{% endraw %}", /^opening must not use the tag "raw"/],
    ["{% # note %}", /^opening must not use the tag/],
    ["{{ creditor | append: debtor }}", /^opening must not use the filter "append"; it may use default/],
    ["{{ creditor | upcase | raw }}", /^opening must not use the filter "raw"/],
    ["{{ }}", /^opening: has .*not a variable/],
    ["{{ count + 1 }}", /^opening: has .*not a variable/],
    ["  \n", /^opening must not be blank/],
    ["x\u202ey", /^opening must not contain control characters/],
    ["x\u0000y", /^opening must not contain control characters/],
    ["x".repeat(2001), /^opening must have at most 2000 characters/]
  ])("refuse %s by name", ([opening, message]) =>
    Effect.gen(function* () {
      const problems = yield* problemsOf({ opening })
      expect(problems).toEqual([expect.stringMatching(message)])
      expect(problems[0]?.length).toBeLessThan(300)
    })
  )

  it.effect("name every wrong field at once, and unknown ones", () =>
    Effect.gen(function* () {
      expect(yield* problemsOf({ subject: "a\nb", opening: "{{ x }}", closing: "{{" })).toEqual([
        expect.stringContaining("subject must be one line"),
        expect.stringContaining("opening: has an unknown variable"),
        expect.stringContaining("closing: can't be read")
      ])
      expect(yield* problemsOf({ subject: 7, greeting: "x" })).toEqual([
        expect.stringContaining("greeting"),
        expect.stringContaining("subject must be a text")
      ])
      expect(yield* problemsOf({ subject: "s".repeat(201) })).toEqual([
        expect.stringContaining("at most 200 characters")
      ])
      expect(yield* problemsOf([])).not.toEqual([])
      expect(yield* problemsOf("x")).not.toEqual([])
    })
  )

  it("that were accepted render with any values", async () => {
    const engine = await Effect.runPromise(textTemplates)
    const name = FastCheck.constantFrom(...Object.keys(textVariables))
    const literal = FastCheck.constantFrom('"a"', "3", "nil", "blank", "true", "0.5", "-1", "''")
    const operand = FastCheck.oneof(name, literal)
    const comparison = FastCheck.tuple(
      operand,
      FastCheck.constantFrom("==", "!=", "<", ">", "<=", ">=", "contains"),
      operand
    ).map((parts) => parts.join(" "))
    const part = FastCheck.oneof(
      FastCheck.string({ maxLength: 20 }),
      name.map((known) => `{{ ${known} | capitalize }}`),
      FastCheck.tuple(comparison, operand).map(
        ([a, b]) => `{% if ${a} or ${b} %}{{ balance }}{% elsif ${b} %}x{% else %}y{% endif %}`
      ),
      FastCheck.tuple(name, literal).map(([known, other]) => `{{ ${known} | default: ${other} | downcase }}`)
    )
    const value = FastCheck.constantFrom<TextValues["count"]>(null, 0, 3, "", "x {{ y }}", true, false)
    const values = FastCheck.record(
      Object.fromEntries(Object.keys(textVariables).map((known) => [known, value]))
    ) as unknown as FastCheck.Arbitrary<TextValues>
    let accepted = 0
    FastCheck.assert(
      FastCheck.property(FastCheck.array(part, { maxLength: 6 }), values, (parts, given) => {
        const source = parts.join(" ")
        if (engine.problemOf(source) !== undefined) return
        accepted += 1
        expect(typeof engine.render(source, given)).toBe("string")
      }),
      { numRuns: 1000 }
    )
    expect(accepted).toBeGreaterThan(500)
  })
})
