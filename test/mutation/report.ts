/** What Stryker's reports come to: scores by group and module, survivors with what was judged of them, as Markdown. */

/** What this reads of Stryker's JSON report. */
export interface StrykerReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: ReadonlyArray<Mutant> }>
  >
}

interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Position; readonly end: Position }
}

/** Both from 1. */
interface Position {
  readonly line: number
  readonly column: number
}

/** Why survivors may survive. A survivor is found by its line, what stands there and what is put in its place. */
export interface Judgement {
  /** `equivalent`: nobody can tell them apart; `cosmetic`: only a text or speed differs; `accepted`: for the reason. */
  readonly verdict: "equivalent" | "cosmetic" | "accepted"
  readonly because: string
  readonly mutants: ReadonlyArray<Mutation>
}

interface Mutation {
  /** The source line on which the mutation begins, without indentation. */
  readonly line: string
  readonly from: string
  readonly to: string
}

/** A mutant that no test has noticed. */
interface Survivor extends Mutation {
  readonly lineNumber: number
  readonly judgement: Judgement | undefined
}

/** What became of the mutants of one module. */
export interface ModuleScore {
  readonly group: string
  readonly module: string
  readonly killed: number
  readonly ignored: number
  readonly survivors: ReadonlyArray<Survivor>
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

const textBetween = (lines: ReadonlyArray<string>, start: Position, end: Position): string =>
  lines
    .slice(start.line - 1, end.line)
    .map((line, index, all) => (index === all.length - 1 ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join("\n")

const isSame = (left: Mutation, right: Mutation): boolean =>
  left.line === right.line && left.from === right.from && left.to === right.to

/** Whether no test has noticed a mutant, because none fails or none runs it. */
export const isSurvivor = ({ status }: Mutant): boolean => status === "Survived" || status === "NoCoverage"

/** Reads the report of one module. */
export const scoreOf = (
  group: string,
  module: string,
  report: StrykerReport,
  judgements: ReadonlyArray<Judgement>
): ModuleScore => {
  const { mutants, source } = report.files[module] ?? { mutants: [], source: "" }
  const lines = source.split("\n")
  const count = (...statuses: ReadonlyArray<string>) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const survivors = mutants.filter(isSurvivor).map(({ location: { end, start }, replacement = "" }) => {
    const mutation = {
      line: oneLine(lines[start.line - 1] ?? ""),
      from: oneLine(textBetween(lines, start, end)),
      to: oneLine(replacement)
    }
    const judgement = judgements.find(({ mutants }) => mutants.some((known) => isSame(known, mutation)))
    return { ...mutation, lineNumber: start.line, judgement }
  })
  return { group, module, killed: count("Killed", "Timeout"), ignored: count("Ignored"), survivors }
}

/** Killed ones of a hundred mutants, those left out not counted. */
export const percent = (scores: ReadonlyArray<ModuleScore>): number => {
  const killed = scores.reduce((sum, score) => sum + score.killed, 0)
  const all = scores.reduce((sum, score) => sum + score.killed + score.survivors.length, 0)
  return all === 0 ? 100 : (100 * killed) / all
}

const row = (...cells: ReadonlyArray<string | number>): string => `| ${cells.join(" | ")} |`

const sum = (scores: ReadonlyArray<ModuleScore>, of: (score: ModuleScore) => number): number =>
  scores.reduce((total, score) => total + of(score), 0)

const scoreRow = (name: string, scores: ReadonlyArray<ModuleScore>): string =>
  row(
    name,
    sum(scores, ({ killed, survivors }) => killed + survivors.length),
    sum(scores, ({ killed }) => killed),
    sum(scores, ({ survivors }) => survivors.length),
    `${percent(scores).toFixed(1)} %`
  )

const LONGEST_SHOWN = 70

/** As code in a cell of a table. */
const code = (text: string): string => {
  const short = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
  const fence = short.includes("`") ? "``" : "`"
  return short === ""
    ? "(nothing)"
    : `${fence}${fence === "``" ? ` ${short} ` : short}${fence}`.replaceAll("|", "\\|")
}

const survivorRow = ({ from, judgement, lineNumber, to }: Survivor): string =>
  row(
    lineNumber,
    code(from),
    code(to),
    judgement === undefined ? "**not judged yet**" : `${judgement.verdict}: ${judgement.because}`
  )

const header = (...names: ReadonlyArray<string>): ReadonlyArray<string> => [
  row(...names),
  row(...names.map(() => "---"))
]

/** The scores and the survivors, as the generated part of docs/mutation.md. */
export const markdown = (
  scores: ReadonlyArray<ModuleScore>,
  missing: ReadonlyArray<string>,
  about: string
): string => {
  const groups = Map.groupBy(scores, ({ group }) => group)
  const names = ["Mutants", "Killed", "Survived", "Score"]
  const withSurvivors = scores.filter(({ survivors }) => survivors.length > 0)
  return [
    about,
    "",
    ...(missing.length === 0
      ? []
      : [
          `Without a result for their present text, and not counted: ${missing.map((name) => `\`${name}\``).join(", ")}.`,
          ""
        ]),
    ...header("Group", ...names),
    ...[...groups].map(([group, members]) => scoreRow(group, members)),
    scoreRow("all", scores),
    "",
    ...header("Module", ...names),
    ...scores.map((score) => scoreRow(`\`${score.module}\``, [score])),
    "",
    "## Survivors",
    "",
    ...withSurvivors.flatMap(({ module, survivors }) => [
      `### ${module}`,
      "",
      ...header("Line", "In the place of", "survives", "Judgement"),
      ...survivors.map(survivorRow),
      ""
    ])
  ].join("\n")
}
