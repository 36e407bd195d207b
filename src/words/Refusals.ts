/**
 * Translates, where they are shown, the sentences that were made in English before it was known who reads them: why
 * something is refused, and reasons that are stored. They have values in them, so they are found again by their templates.
 */
import { IntlMessageFormat } from "intl-messageformat"
import { wordFor } from "../domain/FieldWord.ts"
import type { Phrase } from "./Catalogues.ts"
import { phrases } from "./en.ts"
import { fieldNames } from "./refusals/fieldNames.ts"
import {
  ofDeedsAndMoney,
  ofForms,
  ofMessages,
  ownReasons,
  ownReasonsWithValues,
  states
} from "./refusals/ofDeeds.ts"
import { ofFields, placesOfFields, problemsOfFields } from "./refusals/ofFields.ts"
import { ofEntries, ofImports, ofStatements } from "./refusals/ofFiles.ts"
import { ofPasswords, ofPeople } from "./refusals/ofPeople.ts"
import { say, spoken } from "./Say.ts"

/** Every sentence that is translated where it is shown, with arguments in the place of values. */
export const refusals = [
  ...ofFields,
  ...problemsOfFields,
  ...placesOfFields,
  ...ofDeedsAndMoney,
  ...ofMessages,
  ...ofForms,
  ...ownReasons,
  ...ownReasonsWithValues,
  ...ofPeople,
  ...ofPasswords,
  ...ofImports,
  ...ofStatements,
  ...ofEntries
] as ReadonlyArray<Phrase>

/** Says a phrase with its values. */
export type SayPhrase = (phrase: Phrase, values: Readonly<Record<string, string>>) => string

/** Longer texts are no refusals, and stay as they are. */
const MAX_LENGTH = 2_000
/** A file, an entry of it, a line of that, and what is wrong there. */
const MAX_DEPTH = 6
/** Sentences of one text. */
const MAX_SENTENCES = 5

/** A phrase as it stands in a text: literal parts, and between two of them a value. */
interface Template {
  readonly phrase: Phrase
  readonly literals: ReadonlyArray<string>
  readonly names: ReadonlyArray<string>
}

/** Arguments that are numbers: nothing else stands in their places. */
const numbers: ReadonlySet<string> = new Set([
  "cells",
  "headings",
  "line",
  "max",
  "min",
  "minor",
  "minutes",
  "number",
  "size"
])

/** Between what fields are by now: one that people have filled may have commas in it. */
const betweenChanges =
  /(?<=”|is empty|the built-in text), (?=[\p{L} -]{1,40} is (?:“|empty|the built-in text))/u

/** The kinds of a format's elements, as the parser numbers them. */
const kinds = { literal: 0, argument: 1 } as const

const templateOf = (phrase: Phrase): Template => {
  const literals = [""]
  const names: Array<string> = []
  for (const element of new IntlMessageFormat(phrase, "en").getAst()) {
    if (element.type !== kinds.literal && element.type !== kinds.argument) {
      throw new Error(`only text and plain arguments can be found again: ${phrase}`)
    }
    if (element.type === kinds.literal) literals[literals.length - 1] += element.value
    else {
      names.push(element.value)
      literals.push("")
    }
  }
  return { phrase, literals, names }
}

const weightOf = ({ literals }: Template): number => literals.join("").length

/** Phrases that are said as they are; those with a word before them, such as of a state, are found with it. */
const whole: ReadonlySet<string> = new Set(phrases.filter((phrase) => !/[{}<]/.test(phrase)))
const isWhole = (text: string): text is Phrase => whole.has(text)

/** Each is made once, at the first use. The most special one is tried first. */
let made: ReadonlyArray<Template> | undefined
const templates = (): ReadonlyArray<Template> =>
  (made ??= refusals
    .filter((phrase) => !isWhole(phrase))
    .map(templateOf)
    .toSorted((a, b) => weightOf(b) - weightOf(a)))

/**
 * The values of a template in a text, each as short as it can be; null if the text is another. What stands between two
 * literal parts is looked for from left to right and never again, so the time is that of reading the text once.
 */
const valuesIn = ({ literals, names }: Template, text: string): ReadonlyArray<string> | null => {
  const first = literals[0] ?? ""
  const last = literals.at(-1) ?? ""
  if (names.length === 0) return text === first ? [] : null
  if (!text.startsWith(first) || !text.endsWith(last)) return null
  const end = text.length - last.length
  const values: Array<string> = []
  let at = first.length
  for (const literal of literals.slice(1, -1)) {
    const next = text.indexOf(literal, at + 1)
    if (next === -1 || next + literal.length > end) return null
    values.push(text.slice(at, next))
    at = next + literal.length
  }
  if (at >= end) return null
  return [...values, text.slice(at, end)]
}

/** A part of a translation: null where the text is none that is known. */
type Known = string | null

class Translation {
  readonly sayPhrase: SayPhrase
  /** What became of each part. Several templates lead to the same parts, and each of those to the same further ones. */
  private readonly tried = new Map<string, Known>()
  constructor(sayPhrase: SayPhrase) {
    this.sayPhrase = sayPhrase
  }

  /** A text, a sentence or a part of one. */
  of(text: string, depth = 0): Known {
    if (depth > MAX_DEPTH || text.length > MAX_LENGTH || text === "") return null
    if (isWhole(text)) return this.sayPhrase(text, {})
    const part = `${depth} ${text}`
    const tried = this.tried.get(part)
    if (tried !== undefined) return tried
    const said = this.byTemplate(text, depth)
    this.tried.set(part, said)
    return said
  }

  private byTemplate(text: string, depth: number): Known {
    for (const template of templates()) {
      const values = valuesIn(template, text)
      const said = values === null ? null : this.filled(template, values, depth)
      if (said !== null) return said
    }
    return null
  }

  /** Several sentences, if each of them is known. */
  sentences(text: string): Known {
    if (text.length > MAX_LENGTH) return null
    const parts = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
    if (parts.length < 2 || parts.length > MAX_SENTENCES) return null
    const said = parts.map((part) => this.of(part))
    return said.includes(null) ? null : said.join(" ")
  }

  private filled({ names, phrase }: Template, values: ReadonlyArray<string>, depth: number): Known {
    const said: Record<string, string> = {}
    for (const [place, name] of names.entries()) {
      const value = this.argument(name, values[place] ?? "", depth + 1)
      if (value === null) return null
      said[name] = value
    }
    return this.sayPhrase(phrase, said)
  }

  /** What stands in the place of an argument: words are translated in turn, values are not. */
  private argument(name: string, value: string, depth: number): Known {
    if (numbers.has(name)) return /^-?[0-9.]+$/.test(value) ? value : null
    switch (name) {
      case "problem":
      case "what":
        return this.part(value, depth)
      case "field":
        return this.of(value, depth) ?? this.fieldWord(value)
      case "part":
        return this.of(value, depth) ?? value
      case "fields":
        return value
          .split(", ")
          .map((field) => this.fieldWord(field))
          .join(", ")
      case "changes":
        return value
          .split(betweenChanges)
          .map((change) => this.of(change, depth) ?? change)
          .join(", ")
      case "status":
        return this.state(value)
      default:
        return value
    }
  }

  /** What is said of something, with or without the point of the sentence. */
  private part(value: string, depth: number): Known {
    const known = this.of(value, depth)
    if (known !== null || !value.endsWith(".")) return known
    const bare = this.of(value.slice(0, -1), depth)
    return bare === null ? null : `${bare}.`
  }

  private state(value: string): string {
    const phrase = `status|${value}`
    return states.includes(phrase) ? this.sayPhrase(phrase as Phrase, {}) : value
  }

  /** The word of a field, which may have its name in JSON. */
  fieldWord(field: string): string {
    const word = wordFor(field)
    return isWhole(word) ? this.sayPhrase(word, {}) : field
  }
}

/** The translation of a text by what says phrases; the text itself if it is none that is known. */
export const translatedBy = (text: string, sayPhrase: SayPhrase): string => {
  const translation = new Translation(sayPhrase)
  return translation.of(text) ?? translation.sentences(text) ?? text
}

const sayNow = say as unknown as (phrase: Phrase, values?: Readonly<Record<string, string>>) => string

/** Without values, a phrase is said as it stands, quotes included. */
const saidNow: SayPhrase = (phrase, values) => (/[{<]/.test(phrase) ? sayNow(phrase, values) : sayNow(phrase))

/** A refusal, or another sentence that was made in English, in the language that is spoken now. */
export const translated = (text: string): string => (spoken() === "en" ? text : translatedBy(text, saidNow))

/** What a field of the JSON is called, in the language that is spoken now. */
export const fieldWord = (field: string): string => {
  const word = wordFor(field)
  return spoken() === "en" || !fieldNames.includes(word) ? word : sayNow(word as Phrase)
}

/** A reason of the audit log: that of a person as it was written, one of the service itself in the language of now. */
export const reasonSaid = (reason: string): string => {
  if (spoken() === "en") return reason
  if (ownReasons.includes(reason)) return sayNow(reason as Phrase)
  for (const template of templates().filter(({ phrase }) => ownReasonsWithValues.includes(phrase))) {
    const [name] = valuesIn(template, reason) ?? []
    if (name !== undefined) return saidNow(template.phrase, { name })
  }
  return reason
}
