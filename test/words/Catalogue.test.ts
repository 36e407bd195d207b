/** The catalogue of phrases: what the sources say, in all languages, with the same arguments. */
import { Glob } from "bun"
import { IntlMessageFormat } from "intl-messageformat"
import { readFileSync } from "node:fs"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { languages } from "../../src/domain/MessageLanguage.ts"
import type { Phrase } from "../../src/words/Catalogues.ts"
import { phrases } from "../../src/words/en.ts"
import { phrase, say, speaking, textOf } from "../../src/words/Say.ts"

/** Functions whose first argument is a phrase. */
const SAYING = new Set(["say", "phrase", "english"])

interface Call {
  readonly name: string
  readonly argument: ts.Expression
  readonly isInFunction: boolean
  readonly at: string
}

const callsIn = (path: string): ReadonlyArray<Call> => {
  const source = readFileSync(path, "utf8")
  if (!/(?:words|\.)\/Say\.ts"/.test(source)) return []
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Array<Call> = []
  const walk = (node: ts.Node, isInFunction: boolean): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SAYING.has(node.expression.text)) {
      const [argument] = node.arguments
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      if (argument !== undefined)
        found.push({ name: node.expression.text, argument, isInFunction, at: `${path}:${line + 1}` })
    }
    node.forEachChild((child) => walk(child, isInFunction || ts.isFunctionLike(node)))
  }
  walk(file, false)
  return found
}

const literalsOf = (node: ts.Expression): ReadonlyArray<string> => {
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isConditionalExpression(node) ? [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)] : []
}

const sources = [...new Glob("src/**/*.{ts,tsx}").scanSync(".")].filter((path) => !path.includes("/assets/"))
const calls = sources.flatMap(callsIn)

/** What was done stands with its object in braces, which is no argument: `created {a bill}`. */
const objectOf = (text: string): string | undefined =>
  /\{(?:an? |the next )[^{}]*\}|\{somebody\}/.exec(text)?.[0]
const isDeed = (text: string): boolean => objectOf(text) !== undefined && !/, (?:plural|select),/.test(text)

type Elements = ReturnType<IntlMessageFormat["getAst"]>

/** Kinds of elements of a message, as its parser numbers them. */
const [ARGUMENT, SELECT, PLURAL, TAG] = [1, 5, 6, 8]

const namesIn = (elements: Elements): ReadonlyArray<string> =>
  elements.flatMap((element) => {
    switch (element.type as number) {
      case ARGUMENT:
        return "value" in element ? [element.value] : []
      case TAG:
        return "children" in element ? [`<${element.value}>`, ...namesIn(element.children)] : []
      case PLURAL:
      case SELECT:
        if (!("options" in element)) return []
        return [
          element.value,
          ...Object.values(element.options).flatMap(({ value }) => namesIn(value)),
          ...("other" in element.options ? [] : ["no other"])
        ]
      default:
        return []
    }
  })

const argumentsOf = (text: string): ReadonlyArray<string> =>
  [...new Set(namesIn(new IntlMessageFormat(text, "en").getAst()))].toSorted()

describe("the catalogue", () => {
  it("lists what the sources say, and nothing else", () => {
    const said = new Set(calls.flatMap(({ argument }) => literalsOf(argument)))
    expect([...said].filter((each) => !(phrases as ReadonlyArray<string>).includes(each))).toEqual([])
    expect(phrases.filter((each) => !said.has(each))).toEqual([])
    expect(new Set(phrases).size).toBe(phrases.length)
  })

  it("is not said while modules load, when nobody knows who reads", () => {
    expect(
      calls.filter(({ isInFunction, name }) => name === "say" && !isInFunction).map(({ at }) => at)
    ).toEqual([])
  })
})

describe.each(languages)("in %s", (language) => {
  it("every phrase has the arguments and tags of the English one", () => {
    const wrong = phrases.filter((each) => {
      const [english, text] = [textOf("en", each), textOf(language, each)]
      if (isDeed(english)) return (text.match(/\{[^{}]+\}/g) ?? []).length !== 1
      return text.trim() === "" || argumentsOf(text).join() !== argumentsOf(english).join()
    })
    expect(wrong).toEqual([])
  })

  it("every phrase is said with whatever is put in", () => {
    const said = (each: Phrase): unknown => {
      const names = isDeed(textOf("en", each)) ? [] : argumentsOf(textOf("en", each))
      if (names.length === 0) return say(phrase(each))
      const values = Object.fromEntries(
        names.map((name) => [
          name.replaceAll(/[<>]/g, ""),
          name.startsWith("<") ? (inner: unknown) => inner : 7
        ])
      )
      return (say as (phrase: Phrase, values: unknown) => unknown)(each, values)
    }
    for (const each of phrases)
      expect(
        speaking(language, () => said(each)),
        each
      ).toBeTruthy()
  })
})
