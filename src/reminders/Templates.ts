/** The compiled templates. Each is compiled at its first use and kept. */
import { Effect } from "effect"
import type { Liquid } from "liquidjs"
import type { Language } from "./Locale.ts"
import { de } from "./templates/de.ts"
import { en } from "./templates/en.ts"
import { es } from "./templates/es.ts"
import { fr } from "./templates/fr.ts"
import { it } from "./templates/it.ts"
import { billEmail, type EmailSource, reminderEmail, reminderSms } from "./templates/layout.ts"
import { nl } from "./templates/nl.ts"
import { pt } from "./templates/pt.ts"
import type { Tone, Words } from "./templates/Words.ts"

const wordsOf: Readonly<Record<Language, Words>> = { de, en, es, fr, it, nl, pt }

/** The values that templates may use, by name; null counts as absent in conditions. */
export type Values = Readonly<Record<string, string | number | boolean | null>>

/** A compiled template. Throws if a value that it uses is missing. */
export type Template = (values: Values) => string

/** The compiled templates of an e-mail. */
export type EmailTemplate = { readonly [Part in keyof EmailSource]: Template }

/** Every template. */
export interface Templates {
  readonly reminderEmail: (language: Language, tone: Tone) => EmailTemplate
  readonly reminderSms: (language: Language, tone: Tone) => Template
  readonly billEmail: (language: Language) => EmailTemplate
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

const make = (LiquidEngine: typeof Liquid): Templates => {
  const strict = { strictVariables: true, strictFilters: true }
  const plain = new LiquidEngine(strict)
  const escaping = new LiquidEngine({ ...strict, outputEscape: "escape" })
  const compile = (engine: Liquid, source: string): Template => {
    const parsed = engine.parse(source)
    return (values) => String(engine.renderSync(parsed, values))
  }
  const email = ({ subject, text, html }: EmailSource): EmailTemplate => ({
    subject: compile(plain, subject),
    text: compile(plain, text),
    html: compile(escaping, html)
  })
  return {
    reminderEmail: cached((language: Language, tone: Tone) => email(reminderEmail(wordsOf[language], tone))),
    reminderSms: cached((language: Language, tone: Tone) =>
      compile(plain, reminderSms(wordsOf[language], tone))
    ),
    billEmail: cached((language: Language) => email(billEmail(wordsOf[language])))
  }
}

let made: Templates | undefined

/** The templates. The engine is loaded for the first message, so a process that sends none never loads it. */
export const templates: Effect.Effect<Templates> = Effect.suspend(() =>
  made === undefined
    ? Effect.promise(async () => (made ??= make((await import("liquidjs")).Liquid)))
    : Effect.succeed(made)
)
