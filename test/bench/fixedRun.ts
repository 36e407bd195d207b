/** A run whose numbers are made up. */
import type { Measured } from "../../bench/load.ts"
import type { Circumstances, Run } from "../../bench/report.ts"
import { type Workload, workloads } from "../../bench/workloads.ts"

const measured = (rps: number, p99: number): Measured => ({
  answers: rps * 2,
  sent: rps * 2 + 1,
  seconds: 2,
  p50: p99 / 2,
  p99,
  p99s: [],
  perSecond: [rps, rps],
  cpu: 1,
  statuses: { 200: rps * 2 }
})

const caseOf = (name: Workload, connections: number): Run["cases"][number] => ({
  name,
  connections,
  rounds: {
    duebook: [measured(1_000, 2), measured(1_200, 4), measured(800, 3)],
    "duebook (compiled)": [measured(1_100, 2), measured(1_100, 2), measured(1_100, 2)],
    hono: [measured(500, 9), measured(400, 8), measured(800, 7)],
    fastify: [measured(250, 10), measured(250, 10), measured(250, 10)],
    limit: [measured(5_000, 1), measured(5_000, 1), measured(5_000, 1)]
  },
  statements: { duebook: 0.5, "duebook (compiled)": 0.5, hono: 4, fastify: 4, limit: 1 }
})

export const run: Run = {
  cases: workloads.flatMap((name) => [1, 16, 64].map((connections) => caseOf(name, connections))),
  growth: [{ name: "read", ratio_1m_to_1k: 1.02 }],
  residentMb: { duebook: 140, "duebook (compiled)": 120 }
}

/** The same run on a machine without Node, in a quick one. */
export const withoutFastify: Run = {
  cases: run.cases.map((one) => {
    const { "duebook (compiled)": _compiled, fastify: _fastify, ...rounds } = one.rounds
    return { ...one, rounds }
  }),
  growth: [],
  residentMb: { duebook: 140 }
}

export const now: Circumstances = {
  day: "2026-11-21",
  machine: "2 × A <fast> & small processor, 24 GB",
  versions: "PostgreSQL 18.4 · Bun 1.4.5"
}
