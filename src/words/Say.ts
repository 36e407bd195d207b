/**
 * Says phrases of the catalogue in the language of whoever reads. The English phrase itself is the key, in the syntax of
 * ICU MessageFormat: `say("Pay {amount}", { amount })`, `say("{count, plural, one {# day} other {# days}}", { count })`,
 * `say("See <link>the audit</link>.", { link: (text) => <a href="…">{text}</a> })`.
 */
import { IntlMessageFormat } from "intl-messageformat"
import type { Language } from "../domain/MessageLanguage.ts"
import { catalogues, type Phrase } from "./Catalogues.ts"

/** What stands in the place of an argument as text. */
type Plain = string | number | bigint

type Identifier<Name extends string> = Name extends `${string}${" " | "#" | "." | "\n"}${string}`
  ? never
  : Name

/** The names of the arguments in braces: `{name}` and `{name, plural, …}`. The text of an option has a blank or `#`. */
type InBraces<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Rest extends `${infer Inner}}${infer After}`
    ?
        | (Inner extends `${infer Name},${string}` ? Identifier<Name> : Identifier<Inner>)
        | InBraces<NextOf<Rest, After>>
    : never
  : never

// Braces within braces, as in the options of a plural, are looked at, too.
type NextOf<Rest extends string, After extends string> = Rest extends `${infer Before}{${infer Inside}`
  ? Before extends `${string}}${string}`
    ? After
    : `{${Inside}`
  : After

/** The names of the tags: `<link>…</link>`. */
type Tags<Text extends string> = Text extends `${string}</${infer Name}>${infer After}`
  ? Name | Tags<After>
  : never

/** What a phrase is said with: text, numbers or elements for its arguments, functions for its tags. */
export type ArgumentsOf<P extends Phrase, Part> = { readonly [Name in InBraces<P>]: Plain | Part } & {
  readonly [Name in Tags<P>]: (inner: ReadonlyArray<string | Part>) => Part
}

/** Text if all arguments are text; else its parts, in order. */
type Said<Values> = Values[keyof Values] extends Plain ? string : ReadonlyArray<string | object>

/** A phrase may begin with a word that tells it from another of the same English words: `verb|Open`. */
const englishOf = (phrase: string): string => phrase.slice(phrase.indexOf("|") + 1)

// Renders are synchronous: one begins and ends before another does. So this is whoever reads what is written now.
let current: Language = "en"

/** Writes for a reader of a language. `write` must not wait for anything. */
export const speaking = <A>(language: Language, write: () => A): A => {
  const before = current
  current = language
  try {
    return write()
  } finally {
    current = before
  }
}

/** The language that is spoken now. */
export const spoken = (): Language => current

/** The text of a phrase in a language, as it stands in the catalogue; what a later version has stored may be none. */
export const textOf = (language: Language, phrase: Phrase): string =>
  language === "en" ? englishOf(phrase) : (catalogues[language][phrase] ?? englishOf(phrase))

// Bounded by the catalogue.
const compiled = new Map<Language, Map<string, IntlMessageFormat>>()

const compiledOf = (phrase: Phrase): IntlMessageFormat => {
  const own = compiled.get(current) ?? new Map<string, IntlMessageFormat>()
  compiled.set(current, own)
  const text = textOf(current, phrase)
  const known = own.get(text)
  if (known !== undefined) return known
  const made = new IntlMessageFormat(text, current)
  own.set(text, made)
  return made
}

/**
 * A phrase that was not said yet, such as one of a table. To the compiler it is no text: where nobody says it, nothing
 * compiles. In truth it is the phrase.
 */
export type Unsaid = symbol

/** Says a phrase that has no arguments. */
export function say<P extends Phrase>(
  phrase: P,
  ...none: [keyof ArgumentsOf<P, object>] extends [never] ? [] : [never]
): string
/** Says a phrase with its arguments: as text if all of them are text, else as a list of text and elements. */
export function say<P extends Phrase, Values extends ArgumentsOf<P, object | null | undefined>>(
  phrase: P,
  values: Values
): Said<Values>
/** Says what was kept to be said later. */
export function say(phrase: Unsaid): string
export function say(phrase: Phrase | Unsaid, values?: Readonly<Record<string, unknown>>): unknown {
  if (values === undefined) return textOf(current, phrase as Phrase)
  return compiledOf(phrase as Phrase).format(values as Parameters<IntlMessageFormat["format"]>[0])
}

/** Keeps a phrase without arguments to be said later, when it is known who reads. */
export const phrase = (text: Phrase): Unsaid => text as unknown as Unsaid

/** Keeps a phrase in English, as text that is translated where it is shown, such as the reason of a refusal. */
export const english = (text: Phrase): string => text
