/** The compiled templates. Each is compiled at its first use and kept. */
import { Effect } from "effect"
import type { Liquid } from "liquidjs"
import type { Language } from "../domain/MessageLanguage.ts"
import type { Tone } from "../domain/ReminderAttempt.ts"
import { conditionsOf, specialised } from "./Specialise.ts"
import { de } from "./templates/de.ts"
import { en } from "./templates/en.ts"
import { es } from "./templates/es.ts"
import { fr } from "./templates/fr.ts"
import { it } from "./templates/it.ts"
import { billEmail, type EmailSource, reminderEmail, reminderSms } from "./templates/layout.ts"
import { nl } from "./templates/nl.ts"
import { ptBR } from "./templates/ptBR.ts"
import { ptPT } from "./templates/ptPT.ts"
import { ifMany, type Words } from "./templates/Words.ts"

/** The texts of every language. */
export const wordsOf: Readonly<Record<Language, Words>> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  "pt-BR": ptBR,
  "pt-PT": ptPT
}

type Value = string | number | boolean | null

/** The values that templates may use, by name; null counts as absent in conditions. */
export type Values = Readonly<Record<string, Value | ReadonlyArray<Readonly<Record<string, Value>>>>>

/** A compiled template. Throws if a value that it uses is missing. */
export type Template = (values: Values) => string

/** The compiled templates of an e-mail. */
export type EmailTemplate = { readonly [Part in keyof EmailSource]: Template }

/** Every template. */
export interface Templates {
  readonly reminderEmail: (language: Language, tone: Tone) => EmailTemplate
  /** The parts of an e-mail that a company may put its own text in the place of, as plain text. */
  readonly reminderTexts: (
    language: Language,
    tone: Tone
  ) => { readonly opening: Template; readonly closing: Template }
  readonly reminderSms: (language: Language, tone: Tone) => Template
  readonly billEmail: (language: Language) => EmailTemplate
  /** How long a debt is overdue, of `days`. */
  readonly daysOverdue: (language: Language) => Template
}

/** Caches results by arguments. They are languages and tones, so there are few. */
const cached = <Args extends ReadonlyArray<string>, A>(
  make: (...args: Args) => A
): ((...args: Args) => A) => {
  const made = new Map<string, A>()
  return (...args) => {
    const key = args.join(" ")
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(...args)
    made.set(key, value)
    return value
  }
}

/** Variants of one template that are kept: it has one for each set of facts that a company gives about itself. */
const MAX_VARIANTS = 100

const make = (LiquidEngine: typeof Liquid): Templates => {
  const strict = { strictVariables: true, strictFilters: true }
  const plain = new LiquidEngine(strict)
  const escaping = new LiquidEngine({ ...strict, outputEscape: "escape" })
  const compile = (engine: Liquid, source: string): Template => {
    const conditions = [...conditionsOf(source)]
    const variants = new Map<string, ReturnType<Liquid["parse"]>>()
    return (values) => {
      const isTrue = (name: string): boolean => {
        const value = values[name]
        if (value === undefined) throw new RangeError(`template: has no value for ${name}`)
        return value !== null && value !== false
      }
      const key = conditions.map((name) => (isTrue(name) ? "1" : "0")).join("")
      let variant = variants.get(key)
      if (variant === undefined) {
        if (variants.size >= MAX_VARIANTS) variants.clear()
        variant = engine.parse(specialised(source, isTrue))
        variants.set(key, variant)
      }
      return String(engine.renderSync(variant, values))
    }
  }
  const email = ({ subject, text, html }: EmailSource): EmailTemplate => ({
    subject: compile(plain, subject),
    text: compile(plain, text),
    html: compile(escaping, html)
  })
  return {
    reminderEmail: cached((language: Language, tone: Tone) => email(reminderEmail(wordsOf[language], tone))),
    reminderTexts: cached((language: Language, tone: Tone) => {
      const { many, one, request } = wordsOf[language].reminder[tone]
      return { opening: compile(plain, ifMany(many, one)), closing: compile(plain, request) }
    }),
    reminderSms: cached((language: Language, tone: Tone) =>
      compile(plain, reminderSms(wordsOf[language], tone))
    ),
    billEmail: cached((language: Language) => email(billEmail(wordsOf[language]))),
    daysOverdue: cached((language: Language) => compile(plain, wordsOf[language].daysOverdue))
  }
}

let made: Templates | undefined

/** The templates. The engine is loaded for the first message, so a process that sends none never loads it. */
export const templates: Effect.Effect<Templates> = Effect.suspend(() =>
  made === undefined
    ? Effect.promise(async () => (made ??= make((await import("liquidjs")).Liquid)))
    : Effect.succeed(made)
)
