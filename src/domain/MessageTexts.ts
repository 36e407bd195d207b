/**
 * Texts of a company's own in the place of the built-in ones: Liquid with a closed list of variables and of what the
 * language can do, so that a text that was accepted renders for every debt.
 */
import { Effect, Either, ParseResult, Schema } from "effect"
import type { Liquid } from "liquidjs"
import { type FieldIssue, fieldIssue, ValidationFailed } from "./Errors.ts"
import { issuesOf } from "./FieldIssues.ts"
import { strict } from "./JsonFields.ts"
import { codePointLength, isStorable } from "./Text.ts"

/** A company's own texts for one language and tone; null is ours. */
export interface MessageTexts {
  readonly subject: string | null
  readonly opening: string | null
  readonly closing: string | null
}

/** The texts, and how long each may be, in code points. */
export const textLengths = { subject: 200, opening: 2000, closing: 2000 } as const
type TextName = keyof typeof textLengths
const textNames: ReadonlyArray<TextName> = ["subject", "opening", "closing"]

/** What a text may use: every variable, with what it stands for. */
export const textVariables = {
  creditor: "the company's name",
  debtor: "the customer's name",
  count: "how many debts the message is about: what is overdue, or what is due soon if nothing is",
  reference: "of the only debt; nothing if there are several or it has none",
  description: "of the only debt; nothing if there are several or it has none",
  due_date: "of the only debt, or the earliest of several, written out",
  days_overdue: "a number, the most of several; 0 if nothing is overdue",
  deadline: "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead",
  balance: "what is still to be paid, the sum of several, with its currency; several currencies with commas",
  total: "the same before any payment",
  part_paid: "whether something was paid already, for conditions"
} as const

/** The values of the variables; null is nothing. */
export type TextValues = Readonly<Record<keyof typeof textVariables, string | number | boolean | null>>

/** What a text may do besides: `{% if days_overdue > 3 %}…{% else %}…{% endif %}`, `{{ reference | default: "-" }}`. */
export const textTags = ["if", "elsif", "else", "endif", "unless", "endunless"] as const
export const textFilters = ["default", "upcase", "downcase", "capitalize"] as const

const constants = ["true", "false", "nil", "blank", "empty"]

const operand = `(?:"[^"]*"|'[^']*'|-?\\d{1,15}(?:\\.\\d{1,4})?|[a-z_]+)`
const filters = `(?:\\|\\s*[a-z_]+(?:\\s*:\\s*${operand})?\\s*)*`
const comparison = `${operand}(?:\\s*(?:==|!=|<=|>=|<|>|\\scontains\\s)\\s*${operand})?`
const outputRegExp = new RegExp(`^-?\\s*${operand}\\s*${filters}-?$`)
const conditionRegExp = new RegExp(
  `^(?:if|elsif|unless)\\s+${comparison}(?:\\s+(?:and|or)\\s+${comparison})*$`
)
const bareRegExp = /^(?:else|endif|endunless)$/
const delimited = /\{\{([\s\S]*?)\}\}|\{%([\s\S]*?)%\}/g

const shortened = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

const tagProblem = (inside: string): string | undefined => {
  const tag = inside.replace(/^-/, "").replace(/-$/, "").trim()
  const name = /^[a-z]*/i.exec(tag)?.[0] ?? ""
  if (!textTags.some((known) => known === name)) {
    return `must not use the tag ${shortened(name === "" ? tag : name)}; it may use ${textTags.join(", ")}`
  }
  return bareRegExp.test(tag) || conditionRegExp.test(tag)
    ? undefined
    : `has ${shortened(`{% ${tag} %}`)}, which is not a condition such as {% if days_overdue > 3 %}`
}

const outputProblem = (inside: string): string | undefined => {
  for (const [, filter = ""] of inside.matchAll(/\|\s*([^\s|:]*)/g)) {
    if (!textFilters.some((known) => known === filter)) {
      return `must not use the filter ${shortened(filter)}; it may use ${textFilters.join(", ")}`
    }
  }
  return outputRegExp.test(inside)
    ? undefined
    : `has ${shortened(`{{ ${inside.trim()} }}`)}, which is not a variable such as {{ balance }}`
}

const formProblem = (source: string): string | undefined => {
  for (const [, output, tag] of source.matchAll(delimited)) {
    const problem = tag === undefined ? outputProblem(output ?? "") : tagProblem(tag)
    if (problem !== undefined) return problem
  }
  return undefined
}

const nothing = { reference: null, description: null }
const one = {
  creditor: "Analytical Engines Ltd",
  debtor: "Ada Lovelace",
  count: 1,
  reference: "INV-2026-0042",
  description: "Consulting",
  due_date: "3 March 2026",
  days_overdue: 0,
  deadline: "19 March 2026",
  balance: "€1,234.50",
  total: "€1,234.50",
  part_paid: false
}

/** Values that a text is tried with: not overdue and overdue, one debt and several, with and without what may be absent. */
const samples: ReadonlyArray<TextValues> = [
  one,
  { ...one, ...nothing, days_overdue: 1 },
  { ...one, days_overdue: 7, total: "€2,000.00", part_paid: true },
  { ...one, ...nothing, count: 3, days_overdue: 30, balance: "€1,234.50, £20.00", total: "€1,234.50, £20.00" }
]

/** Checks and renders texts. */
export interface TextTemplates {
  /** What is wrong with a text, to follow its name; undefined if nothing is. */
  readonly problemOf: (source: string) => string | undefined
  /** The text with its values; they are not escaped. For a text that was checked. */
  readonly render: (source: string, values: TextValues) => string
}

/** Texts are compiled at their first use. They come from companies, so the cache is limited. */
const MAX_COMPILED = 1000

const make = (LiquidEngine: typeof Liquid): TextTemplates => {
  const engine = new LiquidEngine({ strictVariables: true, strictFilters: true, ownPropertyOnly: true })
  const compiled = new Map<string, ReturnType<Liquid["parse"]>>()
  const parsed = (source: string) => {
    const known = compiled.get(source)
    if (known !== undefined) return known
    const template = engine.parse(source)
    if (compiled.size >= MAX_COMPILED) compiled.clear()
    compiled.set(source, template)
    return template
  }
  const render = (source: string, values: TextValues) =>
    String(engine.renderSync(parsed(source), { ...values }))

  const variableProblem = (source: string): string | undefined => {
    const [unknown] = engine
      .variableSegmentsSync(parsed(source))
      .map((segments) => segments.map(String).join("."))
      .filter((name) => !Object.hasOwn(textVariables, name) && !constants.includes(name))
    return unknown === undefined
      ? undefined
      : `has an unknown variable ${shortened(unknown)}; it may use ${Object.keys(textVariables).join(", ")}`
  }
  const problemOf = (source: string): string | undefined => {
    const form = formProblem(source)
    if (form !== undefined) return form
    try {
      const variable = variableProblem(source)
      if (variable !== undefined) return variable
      for (const values of samples) render(source, values)
      return undefined
    } catch (error) {
      const [message = ""] = String(error instanceof Error ? error.message : error).split(/, line:|\n/)
      return `can't be read: ${message.slice(0, 200)}`
    }
  }
  return { problemOf, render }
}

let made: TextTemplates | undefined

/** The engine for texts, loaded at its first use, so a process that sends no message never loads it. */
export const textTemplates: Effect.Effect<TextTemplates> = Effect.suspend(() =>
  made === undefined
    ? Effect.promise(async () => (made ??= make((await import("liquidjs")).Liquid)))
    : Effect.succeed(made)
)

const Text = Schema.NullOr(Schema.String).annotations({
  message: () => ({ message: "must be a text", override: true })
})
const optionalText = Schema.optionalWith(Text, { exact: true, default: () => null })

const File = Schema.Struct({
  subject: optionalText,
  opening: optionalText,
  closing: optionalText
}).annotations(strict)

const decode = ParseResult.decodeUnknown(File, strict.parseOptions)

const hidden = /[^\P{Cc}\n\r\t]|[\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff]/u

const problemOf = (name: TextName, source: string, engine: TextTemplates): string | undefined => {
  const max = textLengths[name]
  if (codePointLength(source) > max) return `must have at most ${max} characters`
  if (!isStorable(source) || hidden.test(source)) {
    return "must not contain control characters, unpaired surrogates or marks of writing direction"
  }
  if (source.trim() === "") return "must not be blank; leave it out for the built-in text"
  if (name === "subject" && /[\n\r]/.test(source)) return "must be one line"
  return engine.problemOf(source)
}

/** Reads texts from JSON; what is left out or null is ours. The error lists every fault by its field. */
export const readTexts = (json: unknown): Effect.Effect<MessageTexts, ValidationFailed> =>
  Effect.gen(function* () {
    const engine = yield* textTemplates
    const texts = yield* Effect.mapError(decode(json), (issue) =>
      ValidationFailed.all(issuesOf(issue, "texts"))
    )
    const issues = textNames.flatMap((name): ReadonlyArray<FieldIssue> => {
      const source = texts[name]
      const problem = source === null ? undefined : problemOf(name, source, engine)
      return problem === undefined ? [] : [fieldIssue(name, "invalid", problem)]
    })
    return issues.length === 0 ? texts : yield* ValidationFailed.all(issues)
  })

/** What is wrong with a text that is sent word for word; undefined if nothing is. */
const givenProblemOf = (name: TextName, source: string): string | undefined => {
  const max = textLengths[name]
  if (codePointLength(source) > max) return `must have at most ${max} characters`
  if (!isStorable(source) || hidden.test(source)) {
    return "must not contain control characters, unpaired surrogates or marks of writing direction"
  }
  if (source.trim() === "") return "must not be blank"
  return name === "subject" && /[\n\r]/.test(source) ? "must be one line" : undefined
}

/** Texts of one message, sent word for word, or every fault by its field. One that is as it was before is null. */
export const givenTexts = (
  given: { readonly [Part in TextName]: string },
  before: { readonly [Part in TextName]: string }
): Either.Either<MessageTexts, ValidationFailed> => {
  const issues = textNames.flatMap((name): ReadonlyArray<FieldIssue> => {
    const problem = givenProblemOf(name, given[name])
    return problem === undefined ? [] : [fieldIssue(name, "invalid", problem)]
  })
  if (issues.length > 0) return Either.left(ValidationFailed.all(issues))
  const own = (name: TextName) => (given[name].trim() === before[name].trim() ? null : given[name].trim())
  return Either.right({ subject: own("subject"), opening: own("opening"), closing: own("closing") })
}
