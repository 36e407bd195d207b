/** duebook completions … */
import { Effect } from "effect"
import { type Arguments, options } from "./Arguments.ts"
import { command, type CommandGroup } from "./Command.ts"
import type { Commands } from "./commands.ts"
import { bash, type CompletedCommand, fish, zsh } from "./completionScripts.ts"

const completed = (words: ReadonlyArray<string>, summary: string, declared: Arguments): CompletedCommand => ({
  words,
  summary,
  options: options(declared)
})

/** Every group with its commands and their options. This loads the modules of all groups, as no other command does. */
const everyCommand = (commands: Commands) =>
  Effect.promise(async () => {
    const groups = await Promise.all(
      Object.entries(commands).map(async ([name, { load, summary }]) => {
        const { group } = await load()
        const members = Object.entries(group).map(([verb, member]) =>
          verb === ""
            ? completed([name], summary, member.arguments)
            : completed([name, verb], member.summary, member.arguments)
        )
        return { name, summary, members }
      })
    )
    return groups
  })

const scripts = { bash, zsh, fish }

/**
 * The commands that print completion scripts. `commands` is a parameter, because that table contains this group too.
 */
export const completions = (commands: Commands): CommandGroup =>
  Object.fromEntries(
    Object.entries(scripts).map(([shell, script]) => [
      shell,
      command({
        summary: `Prints the completion script for ${shell}.`,
        arguments: {},
        run: () =>
          Effect.map(everyCommand(commands), (groups) => {
            const text = script(groups)
            return { json: { script: text }, text }
          })
      })
    ])
  )
