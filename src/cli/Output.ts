/** Prints results of commands: one JSON document, or text for people. */
import { Context, Effect } from "effect"
import type { CommandResult } from "./Command.ts"

/** Writes to standard output or error and waits until it is written. A reader that closed the pipe is not a failure. */
const write = (stream: NodeJS.WriteStream, text: string): Effect.Effect<void> =>
  Effect.async((resume) => {
    stream.write(`${text}\n`, () => resume(Effect.void))
  })

/** Where commands print, line by line: the streams of this process by default. */
export class Terminal extends Context.Reference<Terminal>()("duebook/Terminal", {
  defaultValue: (): {
    readonly out: (text: string) => Effect.Effect<void>
    readonly err: (text: string) => Effect.Effect<void>
  } => ({
    out: (text) => Effect.suspend(() => write(process.stdout, text)),
    err: (text) => Effect.suspend(() => write(process.stderr, text))
  })
}) {}

export const toStdout = (text: string): Effect.Effect<void> =>
  Effect.flatMap(Terminal, ({ out }) => out(text))
export const toStderr = (text: string): Effect.Effect<void> =>
  Effect.flatMap(Terminal, ({ err }) => err(text))

/** Prints the result of a command. */
export const print = (outcome: CommandResult, json: boolean): Effect.Effect<void> =>
  toStdout(json ? JSON.stringify(outcome.json) : (outcome.text ?? layOutTable(outcome.json)))

// Control characters are replaced, because names come from outside and must not control the terminal.
const plain = (value: unknown): string =>
  (value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? "–"
    : Array.isArray(value)
      ? value.map(String).join(",")
      : typeof value === "boolean"
        ? value
          ? "yes"
          : "no"
        : String(value)
  ).replace(/[\u0000-\u001f\u007f-\u009f]/g, "\uFFFD")

/** Formats a list as a table, and an object as lines. */
export const layOutTable = (value: unknown): string => {
  if (Array.isArray(value)) return table(value as ReadonlyArray<Readonly<Record<string, unknown>>>)
  return Object.entries(value as Readonly<Record<string, unknown>>)
    .map(([name, of]) => `${name}: ${plain(of)}`)
    .join("\n")
}

const table = (rows: ReadonlyArray<Readonly<Record<string, unknown>>>): string => {
  const [first] = rows
  if (first === undefined) return "Nothing there."
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => plain(row[name])))]
  const widths = names.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? "").length)))
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}
