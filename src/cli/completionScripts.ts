/** Completion scripts for bash, zsh and fish, generated from the table of commands. */
import type { CommandOption } from "./Arguments.ts"

/** A command, as the scripts need it. */
export interface CompletedCommand {
  /** The words after `duebook`: one word, or a group and a verb. */
  readonly words: ReadonlyArray<string>
  readonly summary: string
  readonly options: ReadonlyArray<CommandOption>
}

/** The commands of one group; a command without a group is the only member of its own. */
interface CompletedGroup {
  readonly name: string
  readonly summary: string
  readonly members: ReadonlyArray<CompletedCommand>
}

type Groups = ReadonlyArray<CompletedGroup>

/** Whether the group's name is the whole command: `serve`, not `gate open`. */
const isSingle = ({ members, name }: CompletedGroup): boolean => members[0]?.words.join(" ") === name
const severalVerbs = (groups: Groups): Groups => groups.filter((group) => !isSingle(group))
const singles = (groups: Groups): Groups => groups.filter(isSingle)
const verbsOf = ({ members }: CompletedGroup): ReadonlyArray<string> =>
  members.map(({ words }) => words[1] ?? "")
const members = (groups: Groups): ReadonlyArray<CompletedCommand> => groups.flatMap(({ members }) => members)
const named = (options: ReadonlyArray<CommandOption>, separator = " "): string =>
  options.map(({ name }) => `--${name}`).join(separator)

/** The text as one word of bash or zsh, in single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const bashArms = ({ options, words }: CompletedCommand): ReadonlyArray<string> => {
  const taking = (kind: CommandOption["takes"]["kind"]) => options.filter(({ takes }) => takes.kind === kind)
  const arm = (found: ReadonlyArray<CommandOption>, does: string) =>
    found.length === 0 ? [] : [`    ${named(found, "|")}) ${does} ;;`]
  const command = quoted(words.join(" "))
  if (options.every(({ takes }) => takes.kind === "none")) {
    return [`  ${command}) words=${quoted(named(options))} ;;`]
  }
  return [
    `  ${command})`,
    `    case "$previous" in`,
    ...options.flatMap((option) =>
      option.takes.kind === "word" ? arm([option], `words=${quoted(option.takes.words.join(" "))}`) : []
    ),
    // `compopt -o default` lets readline complete file names and quote them correctly.
    ...arm([...taking("file"), ...taking("folder")], "compopt -o default 2>/dev/null"),
    ...arm(taking("text"), ":"),
    `    *) words=${quoted(named(options))} ;;`,
    "    esac",
    "    ;;"
  ]
}

/** The script for bash, 3.2 or later; file names need 4.0. */
export const bash = (groups: Groups): string =>
  [
    "# bash completions of duebook, written by: duebook completions bash",
    "_duebook() {",
    `  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command words=''`,
    "  # Bash splits --name=value into three words.",
    `  if [[ $current == = ]]; then current=''; elif [[ $previous == = ]]; then previous="\${COMP_WORDS[COMP_CWORD-2]}"; fi`,
    `  case "\${COMP_WORDS[1]}" in`,
    `  ${singles(groups)
      .map(({ name }) => name)
      .join("|")}) command="\${COMP_WORDS[1]}" ;;`,
    `  *) command="\${COMP_WORDS[1]} \${COMP_WORDS[2]-}" ;;`,
    "  esac",
    `  if (( COMP_CWORD == 1 )); then`,
    `    command=''`,
    `    words=${quoted([...groups.map(({ name }) => name), "--help"].join(" "))}`,
    "  elif (( COMP_CWORD == 2 )); then",
    `    case "\${COMP_WORDS[1]}" in`,
    ...severalVerbs(groups).map(
      (group) => `    ${group.name}) command=''; words=${quoted([...verbsOf(group), "--help"].join(" "))} ;;`
    ),
    "    esac",
    "  fi",
    `  case "$command" in`,
    ...members(groups).flatMap(bashArms),
    "  esac",
    `  COMPREPLY=($(compgen -W "$words" -- "$current"))`,
    "}",
    "complete -F _duebook duebook"
  ].join("\n")

const zshSpec = ({ help, name, takes }: CommandOption): string => {
  const escaped = help.replaceAll(/[\\[\]:]/g, String.raw`\$&`)
  const values = {
    none: "",
    text: `:${name}: `,
    file: `:${name}:_files`,
    folder: `:${name}:_files -/`,
    word: takes.kind === "word" ? `:${name}:(${takes.words.join(" ")})` : ""
  }[takes.kind]
  return quoted(`--${name}${takes.kind === "none" ? "" : "="}[${escaped}]${values}`)
}

const zshDescribed = (rows: ReadonlyArray<readonly [string, string]>): string =>
  rows.map(([word, summary]) => quoted(`${word}:${summary.replaceAll("\\", "\\\\")}`)).join(" ")

/** The script for zsh, to be sourced or put into a folder of `fpath`. */
export const zsh = (groups: Groups): string =>
  [
    "#compdef duebook",
    "# zsh completions of duebook, written by: duebook completions zsh",
    "_duebook() {",
    "  local command",
    "  local -a found",
    "  if (( CURRENT == 2 )); then",
    `    found=(${zshDescribed(groups.map(({ name, summary }) => [name, summary]))})`,
    "    _describe command found",
    "    _arguments '--help[the commands]'",
    "    return",
    "  fi",
    `  case "$words[2]" in`,
    `  ${singles(groups)
      .map(({ name }) => name)
      .join("|")}) command="$words[2]" ;;`,
    ...severalVerbs(groups).flatMap((group) => [
      `  ${group.name})`,
      "    if (( CURRENT == 3 )); then",
      `      found=(${zshDescribed(group.members.map(({ summary, words }) => [words[1] ?? "", summary]))})`,
      "      _describe command found",
      "      _arguments '--help[the commands of this group]'",
      "      return",
      "    fi",
      `    command="$words[2] $words[3]"`,
      "    shift words; (( CURRENT-- ))",
      "    ;;"
    ]),
    "  esac",
    "  shift words; (( CURRENT-- ))",
    `  case "$command" in`,
    ...members(groups).map(
      ({ options, words }) => `  ${quoted(words.join(" "))}) _arguments ${options.map(zshSpec).join(" ")} ;;`
    ),
    "  esac",
    "}",
    `if [[ "$funcstack[1]" == _duebook ]]; then _duebook "$@"; else compdef _duebook duebook; fi`
  ].join("\n")

const fishQuoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

const fishOption = (condition: string, { help, name, takes }: CommandOption): string => {
  const values = {
    none: "",
    text: " -x",
    file: " -r -F",
    folder: " -x -a '(__fish_complete_directories)'",
    word: takes.kind === "word" ? ` -x -a ${fishQuoted(takes.words.join(" "))}` : ""
  }[takes.kind]
  return `complete -c duebook -n ${fishQuoted(condition)} -l ${name}${values} -d ${fishQuoted(help)}`
}

const fishWord = (condition: string, word: string, summary: string): string =>
  `complete -c duebook -n ${fishQuoted(condition)} -a ${word} -d ${fishQuoted(summary)}`

/** The script for fish, 3.0 or later. */
export const fish = (groups: Groups): string =>
  [
    "# fish completions of duebook, written by: duebook completions fish",
    "function __duebook_is -d 'Whether nothing but these words was typed'",
    "  set -l typed (commandline -opc)",
    "  set -e typed[1]",
    `  test "$typed" = "$argv"`,
    "end",
    "function __duebook_begins -d 'Whether these words were typed first'",
    "  set -l typed (commandline -opc)",
    "  set -e typed[1]",
    "  set -l length (count $argv)",
    `  test (count $typed) -ge $length; and test "$typed[1..$length]" = "$argv"`,
    "end",
    "complete -c duebook -f",
    ...["", ...severalVerbs(groups).map(({ name }) => name)].map((words) =>
      fishOption(`__duebook_is ${words}`.trim(), {
        name: "help",
        help: "the commands",
        takes: { kind: "none" }
      })
    ),
    ...groups.map(({ name, summary }) => fishWord("__duebook_is", name, summary)),
    ...severalVerbs(groups).flatMap(({ members, name }) =>
      members.map(({ summary, words }) => fishWord(`__duebook_is ${name}`, words[1] ?? "", summary))
    ),
    ...members(groups).flatMap(({ options, words }) =>
      options.map((option) => fishOption(`__duebook_begins ${words.join(" ")}`, option))
    )
  ].join("\n")
