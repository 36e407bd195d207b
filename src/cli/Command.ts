/** What a command of the executable is, and how it is run, helped with and refused. */
import { Data, Effect, Either } from "effect"
import { type Arguments, describe, read, type Values } from "./Arguments.ts"

/** The command line does not say what it should; nothing was done. Exit code 2. */
export class WrongUsage extends Data.TaggedError("WrongUsage")<{
  readonly problems: ReadonlyArray<string>
  /** The command whose help tells how it is done. */
  readonly command: string
}> {
  override get message(): string {
    return this.problems.join("\n")
  }
}

/** A command could not do what it was asked; the message is shown as it is. Exit code 1. */
export class CommandFailed extends Data.TaggedError("CommandFailed")<{ readonly message: string }> {}

/** What a command has to say. */
export interface Outcome {
  /** Under `--json`. */
  readonly json: unknown
  /** For people; without it, `json` laid out. */
  readonly text?: string
  /** Exit code 1 although there is something to say. */
  readonly failed?: boolean
}

/** Nothing to say but that it is done. */
export const said = (text: string): Outcome => ({ json: {}, text })

/** A command with its arguments still to be read. */
export interface Command {
  readonly summary: string
  readonly arguments: Arguments
  readonly run: (
    argv: ReadonlyArray<string>,
    name: string
  ) => Effect.Effect<{ readonly outcome: Outcome; readonly json: boolean }, unknown>
}

/** Declares a command. A failure's message is shown to people as it is. */
export const command = <const P extends Arguments>(spec: {
  readonly summary: string
  readonly arguments: P
  /** `name` is for a `WrongUsage` that no single argument shows. */
  readonly run: (values: Values<P>, json: boolean, name: string) => Effect.Effect<Outcome, unknown>
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

/** The commands of one group by name; a command that is its own group stands under "". */
export type Group = Readonly<Record<string, Command>>

/** Two columns, the left one as wide as it needs to be. */
export const columns = (rows: ReadonlyArray<readonly [string, string]>): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n")
}

const helpOf = (
  name: string,
  { arguments: declared, summary }: Pick<Command, "summary" | "arguments">
): Outcome => {
  const usage = Object.entries(declared).map(([option, { required, value }]) => {
    const text = value === null ? `--${option}` : `--${option} <${value}>`
    return required ? text : `[${text}]`
  })
  const text = `${[`Usage: ${name}`, ...usage].join(" ")}\n\n${summary}\n\n${columns(describe(declared))}`
  return { json: { help: text }, text }
}

/** The help of a group: its commands. */
export const groupHelp = (name: string, group: Group): Outcome => {
  const rows = Object.entries(group).map(([verb, { summary }]) => [`${name} ${verb}`, summary] as const)
  const text = `Usage: ${name} <command> [options]\n\n${columns(rows)}\n\nEvery command takes --json and --help.`
  return { json: { help: text }, text }
}
