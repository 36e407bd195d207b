/** The figures of a simulation: what must hold, and a table of them. */
import type { Outcome, Outcomes, Played } from "./Play.ts"

/** The least share, in parts of a hundred: of those with a reference applied, of all, and of the rest rightly suggested. */
const LEAST_BY_REFERENCE = 98
const LEAST_OF_ALL = 70
const LEAST_SUGGESTED = 90

const percentOf = (part: number, whole: number): number => (whole === 0 ? 100 : (part * 100) / whole)

/** All kinds of payers together. */
export const totalOf = (outcomes: Outcomes): Outcome => {
  const total: Outcome = {
    transactions: 0,
    applied: 0,
    wrong: 0,
    withReference: 0,
    appliedByReference: 0,
    left: 0,
    leftRight: 0
  }
  for (const outcome of outcomes.values()) {
    for (const key of Object.keys(total) as ReadonlyArray<keyof Outcome>) total[key] += outcome[key]
  }
  return total
}

/** What of the figures is not as it must be. */
export const problemsOf = ({ outcomes }: Played): ReadonlyArray<string> => {
  const { applied, appliedByReference, left, leftRight, transactions, withReference, wrong } =
    totalOf(outcomes)
  return [
    ...(wrong > 0 ? [`${wrong} applied wrongly`] : []),
    ...(percentOf(appliedByReference, withReference) < LEAST_BY_REFERENCE
      ? ["too few of those with a reference are applied"]
      : []),
    ...(percentOf(applied, transactions) < LEAST_OF_ALL ? ["too few are applied"] : []),
    ...(percentOf(leftRight, left) < LEAST_SUGGESTED ? ["too few of the rest have the right suggestion"] : [])
  ]
}

const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${percentOf(part, whole).toFixed(1)} %`

const rowOf = (name: string, outcome: Outcome): ReadonlyArray<string> => [
  name,
  String(outcome.transactions),
  String(outcome.wrong),
  share(outcome.appliedByReference, outcome.withReference),
  share(outcome.applied, outcome.transactions),
  String(outcome.left),
  share(outcome.leftRight, outcome.left)
]

const heading = [
  "Payers",
  "Transactions",
  "Wrong",
  "With reference: applied",
  "Applied",
  "Left",
  "Left: right first"
]

/** A table in Markdown of every kind of payer and all together. */
export const tableOf = (outcomes: Outcomes): string => {
  const rows = [...outcomes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, outcome]) => rowOf(kind, outcome))
  const lines = [
    heading,
    heading.map((_, index) => (index === 0 ? "---" : "--:")),
    ...rows,
    rowOf("All", totalOf(outcomes))
  ]
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)))
  return lines
    .map(
      (line) =>
        `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`
    )
    .join("\n")
}
