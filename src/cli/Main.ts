/** The command line: finds the command for its words, prints the outcome or the failure, and returns the exit code. */
import { Cause, Effect, Logger } from "effect"
import { isApiError, isRefusal } from "../domain/Errors.ts"
import { columns, CommandFailed, FAILED_CODE, groupHelp, type CommandResult, WrongUsage } from "./Command.ts"
import { commands } from "./commands.ts"
import { print, toStderr } from "./Output.ts"

/** The exit codes: done, not done, and not understood. */
export const OK = 0
export const FAILED = 1
const WRONG_USAGE = 2

const NAME = "duebook"

const wrong = (problem: string, command = NAME) => new WrongUsage({ problems: [problem], command })

const asksForHelp = (word: string | undefined): boolean =>
  word === "--help" || word === "-h" || word === "help"

const help = (): CommandResult => {
  const list = columns(Object.entries(commands).map(([name, { summary }]) => [name, summary]))
  const text = `Usage: ${NAME} <command> [options]\n\n${list}\n\nEvery command takes --json and --help.`
  return { json: { help: text }, text }
}

/** Finds the command and runs it; returns the exit code. */
const run = Effect.fnUntraced(function* (argv: ReadonlyArray<string>) {
  const [word, ...rest] = argv
  const json = argv.includes("--json")
  if (asksForHelp(word)) return yield* Effect.as(print(help(), json), OK)
  const name = word === "--version" ? "version" : word
  if (name === undefined) return yield* wrong("a command is missing")
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry === undefined) return yield* wrong(`${JSON.stringify(name.slice(0, 80))} is not a command`)

  const { group } = yield* Effect.promise(entry.load)
  const full = `${NAME} ${name}`
  const [verb, ...arguments_] = "" in group ? ["", ...rest] : rest
  if (asksForHelp(verb)) return yield* Effect.as(print(groupHelp(full, group), json), OK)
  const found = verb !== undefined && Object.hasOwn(group, verb) ? group[verb] : undefined
  if (found === undefined) {
    const verbs = `one of ${Object.keys(group).join(", ")}`
    const problem =
      verb === undefined ? `needs ${verbs}` : `${JSON.stringify(verb.slice(0, 80))} is not ${verbs}`
    return yield* wrong(problem, full)
  }
  const { outcome, json: asJson } = yield* found.run(arguments_, verb === "" ? full : `${full} ${verb}`)
  yield* print(outcome, asJson)
  return outcome.failed === true ? FAILED : OK
})

/** The command that these words call for, as the help names it. */
const nameOf = (argv: ReadonlyArray<string>): string =>
  [NAME, ...argv.slice(0, 2).filter((word) => !word.startsWith("-"))].join(" ")

const reportWrongUsage = ({ command, problems }: WrongUsage): Effect.Effect<number> =>
  Effect.as(
    toStderr([...problems.map((problem) => `${command}: ${problem}`), `See: ${command} --help`].join("\n")),
    WRONG_USAGE
  )

/** Prints why a command was not done: a line for people or, with `--json`, a document with the error's code. */
const reportError = (
  error: { readonly code: string; readonly message: string; readonly details?: unknown },
  json: boolean
): Effect.Effect<number> => {
  const { code, details, message } = error
  const document = { error: { code, message, ...(details === undefined ? {} : { details }) } }
  return Effect.as(toStderr(json ? JSON.stringify(document) : `error: ${message}`), FAILED)
}

const reportFailure = (error: unknown, argv: ReadonlyArray<string>): Effect.Effect<number> => {
  const json = argv.includes("--json")
  if (error instanceof WrongUsage) return reportWrongUsage(error)
  if (!isApiError(error) && !isRefusal(error)) {
    const code = error instanceof CommandFailed ? (error.code ?? FAILED_CODE) : FAILED_CODE
    return reportError({ code, message: error instanceof Error ? error.message : String(error) }, json)
  }
  // A message begins with the name of a field, which is also the name of the argument.
  return error._tag === "ValidationFailed" && error.details !== undefined
    ? reportWrongUsage(
        new WrongUsage({
          problems: error.details.map(({ message }) => `--${message}`),
          command: nameOf(argv)
        })
      )
    : reportError(error, json)
}

/** Runs the command that these words call for, to its end. Succeeds with the exit code, whatever happens. */
export const main = (argv: ReadonlyArray<string>): Effect.Effect<number> =>
  run(argv).pipe(
    Effect.catchAll((error) => reportFailure(error, argv)),
    Effect.catchAllDefect((defect) =>
      reportError(
        { code: "internal_error", message: `Unexpected failure: ${Cause.pretty(Cause.die(defect))}` },
        argv.includes("--json")
      )
    ),
    // The default logger writes to standard output, which is for the command's result. Servers add their own logger.
    Effect.provide(Logger.remove(Logger.defaultLogger))
  )
