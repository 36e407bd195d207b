/** Named arguments of a command: declared once, read strictly, described in its help; every problem at once. */
import { Either, ParseResult, Schema } from "effect"
import { parseArgs } from "node:util"

/** One argument: how its text is read, and what its help says. */
export interface Argument<A> {
  /** What stands for its value in the help; null for a flag, which has none. */
  readonly value: string | null
  readonly required: boolean
  readonly help: string
  /** Reads the text, `undefined` where the argument was not given; a problem is worded to follow the name. */
  readonly read: (text: string | undefined) => Either.Either<A, string>
}

/** The arguments of a command by name, without the dashes. */
export type Arguments = Readonly<Record<string, Argument<unknown>>>

/** What a command is given. */
export type Values<P extends Arguments> = {
  readonly [K in keyof P]: P[K] extends Argument<infer A> ? A : never
}

type Text<A> = Schema.Schema<A, string>

const problemOf = (error: ParseResult.ParseError): string =>
  ParseResult.ArrayFormatter.formatErrorSync(error)
    .map(({ message }) => message)
    .join(", ")

const reader =
  <A>(schema: Text<A>) =>
  (text: string) =>
    Either.mapLeft(Schema.decodeEither(schema)(text), problemOf)

/** An argument that must be given. */
export const required = <A>(schema: Text<A>, value: string, help: string): Argument<A> => ({
  value,
  required: true,
  help,
  read: (text) => (text === undefined ? Either.left("is required") : reader(schema)(text))
})

/** An argument that may be left out. */
export const optional = <A>(schema: Text<A>, value: string, help: string): Argument<A | undefined> => ({
  value,
  required: false,
  help,
  read: (text) => (text === undefined ? Either.right(undefined) : reader(schema)(text))
})

/** Given or not. */
export const flag = (help: string): Argument<boolean> => ({
  value: null,
  required: false,
  help,
  read: (text) => Either.right(text !== undefined)
})

/** What every command takes. */
const common = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const

/** A command line as it was read. */
export interface Line<P extends Arguments> {
  readonly help: boolean
  readonly json: boolean
  /** The values, or every problem with them. */
  readonly values: Either.Either<Values<P>, ReadonlyArray<string>>
}

/** Reads what follows a command's name. */
export const read = <P extends Arguments>(declared: P, argv: ReadonlyArray<string>): Line<P> => {
  const options = Object.fromEntries(
    Object.entries(declared).map(([name, { value }]) => [
      name,
      { type: value === null ? ("boolean" as const) : ("string" as const) }
    ])
  )
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...options, ...common },
    strict: false,
    allowPositionals: true,
    tokens: true
  })
  const given = new Map<string, string>()
  const problems: Array<string> = []
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue
    if (token.kind === "positional") {
      problems.push(`${quoted(token.value)} is not expected: arguments are named`)
      continue
    }
    const { inlineValue, name, rawName, value } = token
    const option = Object.hasOwn(declared, name) ? declared[name] : undefined
    const known = option !== undefined || Object.hasOwn(common, name)
    if (!known) problems.push(`${quoted(rawName)} is not an option of this command`)
    else if (given.has(name)) problems.push(`--${name} was given twice`)
    else if (option === undefined || option.value === null) {
      if (value !== undefined) problems.push(`--${name} takes no value`)
    } else if (value === undefined || (inlineValue !== true && value.startsWith("-") && value !== "-")) {
      problems.push(`--${name} needs a value (one that begins with a dash: --${name}=…)`)
    }
    given.set(name, value ?? "")
  }
  const values: Record<string, unknown> = {}
  for (const [name, argument] of Object.entries(declared)) {
    const found = argument.read(given.get(name))
    if (Either.isRight(found)) values[name] = found.right
    else if (!problems.some((problem) => problem.startsWith(`--${name} `))) {
      problems.push(`--${name} ${found.left}`)
    }
  }
  return {
    help: given.has("help"),
    json: given.has("json"),
    values: problems.length > 0 ? Either.left(problems) : Either.right(values as Values<P>)
  }
}

// A mistyped argument may be a whole pasted document.
const quoted = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** An option as the help and the shells' completions know it. */
export interface Option {
  readonly name: string
  /** What its value is; none for a flag. */
  readonly takes:
    | { readonly kind: "none" | "text" | "file" | "folder" }
    | { readonly kind: "word"; readonly words: ReadonlyArray<string> }
  readonly help: string
}

/** What stands for a value in the help says what it is: `a|b` is one of two words. */
const takes = (value: string | null): Option["takes"] => {
  if (value === null) return { kind: "none" }
  if (value === "path") return { kind: "file" }
  if (value === "folder") return { kind: "folder" }
  return value.includes("|") ? { kind: "word", words: value.split("|") } : { kind: "text" }
}

/** What every command takes, as the help tells it. */
const commonHelp = { json: "exactly one JSON document on standard output", help: "this text" } as const

/** Every option of a command. */
export const options = (declared: Arguments): ReadonlyArray<Option> => [
  ...Object.entries(declared).map(([name, { help, value }]) => ({ name, takes: takes(value), help })),
  ...Object.entries(commonHelp).map(([name, help]) => ({ name, takes: takes(null), help }))
]

/** The lines of the help that tell the arguments. */
export const describe = (declared: Arguments): ReadonlyArray<readonly [string, string]> => [
  ...Object.entries(declared).map(
    ([name, { help, required, value }]) =>
      [value === null ? `--${name}` : `--${name} <${value}>`, required ? `${help} (required)` : help] as const
  ),
  ...Object.entries(commonHelp).map(([name, help]) => [`--${name}`, help] as const)
]
