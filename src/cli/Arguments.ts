/**
 * Named arguments of a command: declared once, read strictly, with all problems reported at once, and shown in the
 * help.
 */
import { Either, ParseResult, Schema } from "effect"
import { parseArgs } from "node:util"

/** One argument: how its text is read, and its help. */
export interface Argument<A> {
  /** The placeholder of its value in the help; null for a flag, which has no value. */
  readonly value: string | null
  readonly required: boolean
  readonly help: string
  /**
   * Reads the text, which is `undefined` when the argument was not given. A problem's text follows the argument's name.
   */
  readonly read: (text: string | undefined) => Either.Either<A, string>
}

/** The arguments of a command by name, without the dashes. */
export type Arguments = Readonly<Record<string, Argument<unknown>>>

/** The values of a command's arguments. */
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

/** An argument without a value: true when it was given. */
export const flag = (help: string): Argument<boolean> => ({
  value: null,
  required: false,
  help,
  read: (text) => Either.right(text !== undefined)
})

/** Options of every command. */
const common = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const

/** The result of reading a command line. */
export interface Line<P extends Arguments> {
  readonly help: boolean
  readonly json: boolean
  /** The values, or every problem with them. */
  readonly values: Either.Either<Values<P>, ReadonlyArray<string>>
}

const tokensOf = (declared: Arguments, argv: ReadonlyArray<string>) => {
  const options = Object.fromEntries(
    Object.entries(declared).map(([name, { value }]) => [
      name,
      { type: value === null ? ("boolean" as const) : ("string" as const) }
    ])
  )
  return parseArgs({
    args: [...argv],
    options: { ...options, ...common },
    strict: false,
    allowPositionals: true,
    tokens: true
  }).tokens
}

interface OptionToken {
  readonly name: string
  /** The name with its dashes, as it was typed. */
  readonly rawName: string
  readonly value?: string | undefined
  /** Whether the value follows an equals sign. */
  readonly inlineValue?: boolean | undefined
}

/** What is wrong with an option; undefined when nothing is. */
const optionProblem = (
  declared: Arguments,
  { inlineValue, name, rawName, value }: OptionToken,
  isRepeated: boolean
): string | undefined => {
  const option = Object.hasOwn(declared, name) ? declared[name] : undefined
  const isKnown = option !== undefined || Object.hasOwn(common, name)
  if (!isKnown) return `${quoted(rawName)} is not an option of this command`
  if (isRepeated) return `--${name} was given twice`
  if (option === undefined || option.value === null) {
    return value === undefined ? undefined : `--${name} takes no value`
  }
  const isMissing = value === undefined || (inlineValue !== true && value.startsWith("-") && value !== "-")
  return isMissing ? `--${name} needs a value (one that begins with a dash: --${name}=…)` : undefined
}

/** Reads the words that follow a command's name. */
export const read = <P extends Arguments>(declared: P, argv: ReadonlyArray<string>): Line<P> => {
  const given = new Map<string, string>()
  const problems: Array<string> = []
  for (const token of tokensOf(declared, argv)) {
    if (token.kind === "option-terminator") continue
    if (token.kind === "positional") {
      problems.push(`${quoted(token.value)} is not expected: arguments are named`)
      continue
    }
    const problem = optionProblem(declared, token, given.has(token.name))
    if (problem !== undefined) problems.push(problem)
    given.set(token.name, token.value ?? "")
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

// Shortened, because somebody may have pasted a whole document as an argument.
const quoted = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** An option, as the help and the completion scripts need it. */
export interface CommandOption {
  readonly name: string
  /** The kind of its value; `none` for a flag. */
  readonly takes:
    | { readonly kind: "none" | "text" | "file" | "folder" }
    | { readonly kind: "word"; readonly words: ReadonlyArray<string> }
  readonly help: string
}

/** The kind of a value, from its placeholder in the help: `a|b` means one of two words. */
const takes = (value: string | null): CommandOption["takes"] => {
  if (value === null) return { kind: "none" }
  if (value === "path") return { kind: "file" }
  if (value === "folder") return { kind: "folder" }
  return value.includes("|") ? { kind: "word", words: value.split("|") } : { kind: "text" }
}

/** The help of the options of every command. */
const commonHelp = { json: "exactly one JSON document on standard output", help: "this text" } as const

/** Every option of a command. */
export const options = (declared: Arguments): ReadonlyArray<CommandOption> => [
  ...Object.entries(declared).map(([name, { help, value }]) => ({ name, takes: takes(value), help })),
  ...Object.entries(commonHelp).map(([name, help]) => ({ name, takes: takes(null), help }))
]

/** The lines of the help that describe the arguments. */
export const describe = (declared: Arguments): ReadonlyArray<readonly [string, string]> => [
  ...Object.entries(declared).map(
    ([name, { help, required, value }]) =>
      [value === null ? `--${name}` : `--${name} <${value}>`, required ? `${help} (required)` : help] as const
  ),
  ...Object.entries(commonHelp).map(([name, help]) => [`--${name}`, help] as const)
]
