/** The results of a run, as tables and as a JSON document. */
import type { Measured } from "./load.ts"
import { BEFORE, COMPILED } from "./programs.ts"
import { median } from "./support.ts"

/** The rounds of one workload at one number of connections, by target. */
export interface Case {
  readonly name: string
  readonly connections: number
  readonly rounds: Readonly<Record<string, ReadonlyArray<Measured>>>
  /** Database statements for each request, by target. */
  readonly statements: Readonly<Record<string, number>>
}

/** How many times slower the company with a million receivables is than the small one. */
export interface Growth {
  readonly name: string
  readonly ratio_1m_to_1k: number
}

/** A whole run. */
export interface Run {
  readonly cases: ReadonlyArray<Case>
  readonly growth: ReadonlyArray<Growth>
  /** The largest resident memory of Duebook in megabytes, by target. */
  readonly residentMb: Readonly<Record<string, number>>
}

/** When, where and with which versions a run was made. */
export interface Circumstances {
  /** The day, `2026-11-21`. */
  readonly day: string
  readonly machine: string
  readonly versions: string
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Processor time of the server for one answer, in microseconds. */
const cpuMicros = ({ answers, cpu }: Measured): number => (cpu * 1e6) / answers

/** Answers a second. */
export const rate = ({ answers, seconds }: Measured): number => answers / seconds

/** The results of one target in one case: medians over the rounds. */
export const summary = ({ rounds, statements }: Case, target: string) => {
  const measured = rounds[target]
  if (measured === undefined) return undefined
  const rates = measured.map(rate)
  const rps = median(rates)
  return {
    rps: Math.round(rps),
    /** Half the difference between the best and the worst round, as a share of the median. */
    spread: (Math.max(...rates) - Math.min(...rates)) / 2 / rps,
    p50: rounded(median(measured.map(({ p50 }) => p50)), 2),
    p99: rounded(median(measured.map(({ p99 }) => p99)), 2),
    cpuMicros: Math.round(median(measured.map(cpuMicros))),
    statements: statements[target] ?? Number.NaN
  }
}

/**
 * The median over the rounds of a figure of Duebook, divided by the target's in the same round: by default of the
 * requests a second, where 2 is twice as fast. Null without that target.
 */
export const ratio = ({ rounds }: Case, target: string, figure = rate): number | null => {
  const [ours, theirs] = [rounds["duebook"], rounds[target]]
  if (ours === undefined || theirs === undefined) return null
  return rounded(median(ours.map((round, index) => figure(round) / figure(theirs[index] ?? round))), 2)
}

const cells = (values: ReadonlyArray<string>): string => `| ${values.join(" | ")} |`

/** The ratios of this checkout to another one, as a Markdown table; empty in a run without `--against`. */
const beforeTable = (cases: ReadonlyArray<Case>): ReadonlyArray<string> => {
  const compared = cases.filter(({ rounds }) => rounds[BEFORE] !== undefined)
  if (compared.length === 0) return []
  const head = ["Workload", "Connections", "Requests/s, before = 1", "CPU µs/request, before = 1"]
  return [
    "",
    cells(head),
    cells(head.map(() => "---")),
    ...compared.map((one) =>
      cells([
        one.name,
        String(one.connections),
        `${ratio(one, BEFORE)?.toFixed(2)} ×`,
        `${ratio(one, BEFORE, cpuMicros)?.toFixed(2)} ×`
      ])
    )
  ]
}

/** A run as Markdown tables. */
export const table = ({ cases, growth, residentMb }: Run): string => {
  const head = [
    "Workload",
    "Connections",
    "Server",
    "Requests/s",
    "Spread",
    "p50 ms",
    "p99 ms",
    "CPU µs/request",
    "Statements/request",
    "Duebook is"
  ]
  const rows = cases.flatMap((one) =>
    Object.keys(one.rounds).flatMap((target) => {
      const found = summary(one, target)
      if (found === undefined) return []
      const times = target.startsWith("duebook") ? null : ratio(one, target)
      return cells([
        one.name,
        String(one.connections),
        target,
        String(found.rps),
        `± ${(found.spread * 100).toFixed(0)} %`,
        found.p50.toFixed(2),
        found.p99.toFixed(2),
        target === "limit" ? "" : String(found.cpuMicros),
        Number.isNaN(found.statements) ? "" : found.statements.toFixed(2),
        times === null ? "" : `${times.toFixed(2)} ×`
      ])
    })
  )
  return [
    cells(head),
    cells(head.map(() => "---")),
    ...rows,
    ...(growth.length === 0
      ? []
      : [
          "",
          cells(["Workload", "Time in the largest company, of that in one of 1 000"]),
          cells(["---", "---"]),
          ...growth.map((one) => cells([one.name, `${one.ratio_1m_to_1k.toFixed(2)} ×`]))
        ]),
    ...beforeTable(cases),
    "",
    ...Object.entries(residentMb).map(([name, most]) => `Resident memory of ${name}: at most ${most} MB`)
  ].join("\n")
}

const told = (one: Case, target: string) => {
  const found = summary(one, target)
  return found === undefined ? null : { rps: found.rps, p50_ms: found.p50, p99_ms: found.p99 }
}

const toldBefore = (one: Case) => ({
  duebook_before: told(one, BEFORE),
  ratio_before: ratio(one, BEFORE),
  ratio_before_cpu: ratio(one, BEFORE, cpuMicros)
})

const compact = (values: ReadonlyArray<string>): string => `|${values.join("|")}|`

/**
 * The table of README.md, at the highest number of connections. Its cells are not padded, because padding would count as
 * words of README.md, whose number is limited; the comment above it keeps the formatter from padding them.
 */
export const readmeTable = (cases: ReadonlyArray<Case>): string => {
  const most = Math.max(...cases.map(({ connections }) => connections))
  const head = ["Workload", "Duebook requests/s", "p99 ms"]
  const peers = ["hono", "fastify"].filter((peer) => cases.some(({ rounds }) => rounds[peer] !== undefined))
  for (const peer of peers) {
    head.push(`${peer === "hono" ? "Hono" : "Fastify"} requests/s`, "p99 ms", "Duebook is")
  }
  const rows = cases
    .filter(({ connections }) => connections === most)
    .map((one) => {
      const figures = (target: string) => {
        const found = summary(one, target)
        return [String(found?.rps ?? ""), found?.p99.toFixed(1) ?? ""]
      }
      const ofPeers = peers.flatMap((peer) => [...figures(peer), `${ratio(one, peer)?.toFixed(2)}×`])
      return compact([one.name, ...figures("duebook"), ...ofPeers])
    })
  return [
    "<!-- prettier-ignore -->",
    compact(head),
    compact(head.map((_, place) => (place === 0 ? "---" : "--:"))),
    ...rows
  ].join("\n")
}

/** Replaces the text between the markers of a benchmark. Throws if a marker is missing. */
export const between = (text: string, content: string, marker = "bench"): string => {
  const markers = [`<!-- ${marker} -->`, `<!-- /${marker} -->`] as const
  const [begin, end] = [text.indexOf(markers[0]), text.indexOf(markers[1])]
  if (begin === -1 || end < begin) throw new Error(`${markers.join(" … ")} is missing`)
  return `${text.slice(0, begin + markers[0].length)}\n\n${content}\n\n${text.slice(end)}`
}

/** The document of `--json`. */
export const document = ({ cases, growth, residentMb }: Run): string =>
  JSON.stringify({
    workloads: cases.map((one) => ({
      name: one.name,
      connections: one.connections,
      duebook: told(one, "duebook"),
      ...(one.rounds[COMPILED] === undefined ? {} : { duebook_compiled: told(one, COMPILED) }),
      ...(one.rounds[BEFORE] === undefined ? {} : toldBefore(one)),
      hono: told(one, "hono"),
      fastify: told(one, "fastify"),
      limit: { rps: summary(one, "limit")?.rps ?? null },
      ratio_hono: ratio(one, "hono"),
      ratio_fastify: ratio(one, "fastify")
    })),
    growth,
    rss_mb: residentMb["duebook"] ?? null,
    ...(residentMb[COMPILED] === undefined ? {} : { rss_mb_compiled: residentMb[COMPILED] })
  })
