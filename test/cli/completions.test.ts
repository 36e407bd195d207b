import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { options } from "../../src/cli/Arguments.ts"
import { commands } from "../../src/cli/commands.ts"
import { duebook, json, runCommand } from "./run.ts"

/** Generous, because processes start slowly while other tests run. */
const SPAWNING = { timeout: 120_000 }

const shells = ["bash", "zsh", "fish"] as const
type Shell = (typeof shells)[number]

/** The words of each command, and its options. */
const everyCommand = Effect.promise(async () => {
  const found: Array<{ readonly line: string; readonly options: ReadonlyArray<string> }> = []
  for (const [name, { load }] of Object.entries(commands)) {
    const { group } = await load()
    for (const [verb, command] of Object.entries(group)) {
      const names = options(command.arguments).map((option) => `--${option.name}`)
      found.push({ line: verb === "" ? name : `${name} ${verb}`, options: names })
    }
  }
  return found
})

const scriptOf = Effect.fnUntraced(function* (shell: Shell) {
  const ran = yield* duebook(["completions", shell])
  expect(ran, shell).toMatchObject({ code: 0, err: "" })
  return ran.out
})

const quoted = (words: ReadonlyArray<string>) =>
  words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(" ")

/** What bash offers at the end of each line. A line is a list of words, as bash splits it. */
const offeredByBash = Effect.fnUntraced(function* (
  script: string,
  lines: ReadonlyArray<ReadonlyArray<string>>
) {
  const asked = lines.map(
    (words) =>
      `COMP_WORDS=(${quoted(["duebook", ...words])}); COMP_CWORD=${words.length}; _duebook; echo "\${COMPREPLY[*]}"`
  )
  const ran = yield* runCommand(["bash", "-u", "-c", `${script}\n${asked.join("\n")}`], {})
  expect(ran).toMatchObject({ code: 0, err: "" })
  return ran.out.split("\n").slice(0, -1)
})

describe("completions", () => {
  it.scopedLive(
    "are printed for three shells as scripts that name every command, valid where the shell is installed",
    () =>
      Effect.gen(function* () {
        const all = yield* everyCommand
        expect(all.length).toBeGreaterThan(38)
        const named: Readonly<Record<Shell, (line: string) => string>> = {
          bash: (line) => `\n  '${line}')`,
          zsh: (line) => `\n  '${line}') _arguments `,
          fish: (line) => ` -n '__duebook_begins ${line}' -l json `
        }
        for (const shell of shells) {
          const script = yield* scriptOf(shell)
          expect(json(yield* duebook(["completions", shell, "--json"]))).toEqual({ script: script.trimEnd() })
          for (const { line } of all) expect(script, shell).toContain(named[shell](line))
          if (shell === "bash" || Bun.which(shell) !== null) {
            expect(yield* runCommand([shell, "-n", "-c", script], {}), shell).toEqual({
              code: 0,
              out: "",
              err: ""
            })
          }
        }
      }),
    SPAWNING
  )

  it.scopedLive(
    "complete every group, command and option in bash",
    () =>
      Effect.gen(function* () {
        const all = yield* everyCommand
        const script = yield* scriptOf("bash")
        const groups = Object.keys(commands)
        const verbs = (group: string) =>
          all.filter(({ line }) => line.startsWith(`${group} `)).map(({ line }) => line.split(" ")[1])
        const several = groups.filter((group) => verbs(group).length > 0)
        const offered = yield* offeredByBash(script, [
          [""],
          ...several.map((group) => [group, ""]),
          ...all.map(({ line }) => [...line.split(" "), "--"])
        ])
        expect(offered).toEqual([
          [...groups, "--help"].join(" "),
          ...several.map((group) => [...verbs(group), "--help"].join(" ")),
          ...all.map(({ options }) => options.join(" "))
        ])
      }),
    SPAWNING
  )

  it.scopedLive(
    "complete known words of values in bash, and offer nothing for other values",
    () =>
      Effect.gen(function* () {
        const cases: ReadonlyArray<readonly [ReadonlyArray<string>, string]> = [
          [["comp"], "company completions"],
          [["nonsense", ""], ""],
          [["plan", "start", "--plan", ""], "trial basic pro"],
          [["plan", "start", "--plan", "p"], "pro"],
          [["plan", "start", "--plan", "="], "trial basic pro"],
          [["plan", "start", "--plan", "=", "p"], "pro"],
          [["plan", "start", "--company", ""], ""],
          [["company", "create", "--name", "list", "--ti"], "--timezone"],
          [["policy", "set", "--file", "/et"], ""]
        ]
        const offered = yield* offeredByBash(
          yield* scriptOf("bash"),
          cases.map(([words]) => words)
        )
        expect(offered).toEqual(cases.map(([, words]) => words))
      }),
    SPAWNING
  )
})
