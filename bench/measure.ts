/** Measures every target in interleaved rounds, and one target with a large and a small company. */
import type { Ask } from "./generator.ts"
import type { Job, Target as Asked } from "./load.ts"
import { type Case, type Growth, rate } from "./report.ts"
import type { Statements } from "./statements.ts"
import { inTurn, median, progress } from "./support.ts"
import type { Workload } from "./workloads.ts"

const CONNECTIONS = [1, 16, 64]
const GROWTH_CONNECTIONS = 16

/** How long everything takes, and how much data there is. */
export interface Effort {
  readonly rounds: number
  readonly warmUpMillis: number
  readonly millis: number
  /** The time for counting statements, before anything is timed. */
  readonly countMillis: number
  /** The time that each target is warmed up at the start. */
  readonly startMillis: number
  /** Receivables of the largest company. */
  readonly large: number
  /** Receivables of every other company. */
  readonly small: number
}

/** An effort that measures. */
export const full: Effort = {
  rounds: 3,
  warmUpMillis: 500,
  millis: 2_000,
  countMillis: 300,
  startMillis: 5_000,
  large: 1_000_000,
  small: 1_000
}

/** An effort that shows that everything works. */
export const quick: Effort = {
  rounds: 1,
  warmUpMillis: 25,
  millis: 150,
  countMillis: 25,
  startMillis: 300,
  large: 20_000,
  small: 100
}

/** A server, or the database itself; each has a copy of the data. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly asked: Asked
}

/** The tools and the targets of a run. */
export interface Bench {
  readonly ask: Ask
  readonly effort: Effort
  readonly statements: Statements
  readonly targets: ReadonlyArray<Target>
}

/** Sends requests to every target, so that code is compiled, connections open and statements prepared. */
export const warmUp = async ({ ask, effort, targets }: Bench): Promise<void> => {
  for (const target of targets) {
    await ask({
      workload: "mix",
      connections: 64,
      warmUpMillis: 0,
      millis: effort.startMillis,
      seed: 1,
      target: target.asked
    })
  }
}

/** Counts the statements for each request, by target. */
const countStatements = async (
  { ask, effort, statements, targets }: Bench,
  what: Pick<Job, "workload" | "connections">
): Promise<Readonly<Record<string, number>>> => {
  const counted: Record<string, number> = {}
  for (const { asked, name, url } of targets) {
    const before = await statements.calls(url)
    const { sent } = await ask({
      ...what,
      warmUpMillis: 0,
      millis: effort.countMillis,
      seed: 1,
      target: asked
    })
    counted[name] = ((await statements.calls(url)) - before) / sent
  }
  return counted
}

const measureCase = async (
  { ask, effort, targets }: Bench,
  what: Pick<Job, "workload" | "connections">
): Promise<Case["rounds"]> => {
  const rounds = Object.fromEntries(targets.map(({ name }) => [name, [] as Array<Case["rounds"][string][0]>]))
  for (let round = 0; round < effort.rounds; round++) {
    for (const { asked, name } of inTurn(targets, round)) {
      const measured = await ask({
        ...what,
        warmUpMillis: effort.warmUpMillis,
        millis: effort.millis,
        seed: 1_000 + round,
        target: asked
      })
      rounds[name]?.push(measured)
    }
  }
  return rounds
}

/** Measures one workload at every number of connections. */
export const measureWorkload = async (bench: Bench, workload: Workload): Promise<ReadonlyArray<Case>> => {
  const counted: Array<Case["statements"]> = []
  await bench.statements.track("top")
  for (const connections of CONNECTIONS) {
    counted.push(await countStatements(bench, { workload, connections }))
  }
  await bench.statements.track("none")

  const cases: Array<Case> = []
  for (const [place, connections] of CONNECTIONS.entries()) {
    const rounds = await measureCase(bench, { workload, connections })
    const told = Object.entries(rounds).map(([name, all]) => `${name} ${Math.round(median(all.map(rate)))}`)
    progress(`${workload}, ${connections} connections: ${told.join(", ")}`)
    cases.push({ name: workload, connections, rounds, statements: counted[place] ?? {} })
  }
  return cases
}

/** Compares the largest company with the second one on one target, in interleaved rounds. */
export const measureGrowth = async (
  { ask, effort }: Bench,
  { asked }: Target,
  workloads: ReadonlyArray<Workload>
): Promise<ReadonlyArray<Growth>> => {
  const kinds = workloads.flatMap((workload): ReadonlyArray<Pick<Job, "workload" | "status">> =>
    workload === "list25"
      ? [{ workload }, { workload, status: "open" }, { workload, status: "paid" }]
      : [{ workload }]
  )
  const found: Array<Growth> = []
  for (const kind of kinds) {
    const ratios: Array<number> = []
    for (let round = 0; round < effort.rounds; round++) {
      const rates = [0, 0]
      for (const place of inTurn([0, 1], round)) {
        const measured = await ask({
          ...kind,
          connections: GROWTH_CONNECTIONS,
          warmUpMillis: effort.warmUpMillis,
          millis: effort.millis,
          seed: 2_000 + round,
          companies: [place],
          target: asked
        })
        rates[place] = rate(measured)
      }
      ratios.push((rates[1] ?? 0) / (rates[0] ?? 0))
    }
    const name = kind.status === undefined ? kind.workload : `${kind.workload} status=${kind.status}`
    found.push({ name, ratio_1m_to_1k: Number(median(ratios).toFixed(2)) })
  }
  return found
}
