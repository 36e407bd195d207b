/** Commands of the executable: their declaration, help and failures. */
import { Data, Effect, Either } from "effect"
import { type Arguments, describe, read, type Values } from "./Arguments.ts"

/** The command line is wrong, and nothing was done. Exit code 2. */
export class WrongUsage extends Data.TaggedError("WrongUsage")<{
  readonly problems: ReadonlyArray<string>
  /** The command whose help the message refers to. */
  readonly command: string
}> {
  override get message(): string {
    return this.problems.join("\n")
  }
}

/** The code of a failure that is not in the catalogue of errors. */
export const FAILED_CODE = "failed"

/** A command failed; the message is shown unchanged. Exit code 1. */
export class CommandFailed extends Data.TaggedError("CommandFailed")<{
  readonly message: string
  /** For programs; `FAILED_CODE` by default. */
  readonly code?: string
}> {}

/** The result of a command. */
export interface CommandResult {
  /** Printed with `--json`. */
  readonly json: unknown
  /** Printed for people; by default, `json` as a table or as lines. */
  readonly text?: string
  /** Sets exit code 1, although there is a result. */
  readonly failed?: boolean
}

/** A result that is only a text for people; with `--json` it is an empty object. */
export const said = (text: string): CommandResult => ({ json: {}, text })

/** A command whose arguments have not been read yet. */
export interface Command {
  readonly summary: string
  readonly arguments: Arguments
  readonly run: (
    argv: ReadonlyArray<string>,
    name: string
  ) => Effect.Effect<{ readonly outcome: CommandResult; readonly json: boolean }, unknown>
}

/** Declares a command. The message of a failure is shown to people unchanged. */
export const command = <const P extends Arguments>(spec: {
  readonly summary: string
  readonly arguments: P
  /** `name` is the command's name, for a `WrongUsage` that only the combination of arguments causes. */
  readonly run: (values: Values<P>, json: boolean, name: string) => Effect.Effect<CommandResult, unknown>
}): Command => ({
  summary: spec.summary,
  arguments: spec.arguments,
  run: (argv, name) =>
    Effect.suspend(() => {
      const { help, json, values } = read(spec.arguments, argv)
      if (help) return Effect.succeed({ outcome: helpOf(name, spec), json })
      if (Either.isLeft(values)) return new WrongUsage({ problems: values.left, command: name })
      return Effect.map(spec.run(values.right, json, name), (outcome) => ({ outcome, json }))
    })
})

/** The commands of one group by name. A command without a group is the only member of its own, under the name "". */
export type CommandGroup = Readonly<Record<string, Command>>

/** Rows of two columns; the left one is as wide as its longest text. */
export const columns = (rows: ReadonlyArray<readonly [string, string]>): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n")
}

const helpOf = (
  name: string,
  { arguments: declared, summary }: Pick<Command, "summary" | "arguments">
): CommandResult => {
  const usage = Object.entries(declared).map(([option, { required, value }]) => {
    const text = value === null ? `--${option}` : `--${option} <${value}>`
    return required ? text : `[${text}]`
  })
  const text = `${[`Usage: ${name}`, ...usage].join(" ")}\n\n${summary}\n\n${columns(describe(declared))}`
  return { json: { help: text }, text }
}

/** The help of a group: its commands. */
export const groupHelp = (name: string, group: CommandGroup): CommandResult => {
  const rows = Object.entries(group).map(([verb, { summary }]) => [`${name} ${verb}`, summary] as const)
  const text = `Usage: ${name} <command> [options]\n\n${columns(rows)}\n\nEvery command takes --json and --help.`
  return { json: { help: text }, text }
}
