/** What a run is told as: medians, ratios of the same round, a document, a table, and the README's. */
import { describe, expect, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { BEFORE } from "../../bench/programs.ts"
import * as Neighbour from "../../bench/neighbour/result.ts"
import { percentile } from "../../bench/percentile.ts"
import { between, document, readmeTable, type Run, table } from "../../bench/report.ts"
import { ends, memory } from "../../bench/steady.ts"
import {
  backTooLate,
  brokenPromises,
  failoverPromises,
  revocationPromises
} from "../resilience/chaos/verdict.ts"
import { run, withoutFastify } from "./fixedRun.ts"

describe("the document", () => {
  it("has medians over the rounds, and the median of the rounds' ratios", () => {
    const { growth, rss_mb, rss_mb_compiled, workloads } = JSON.parse(document(run))
    expect(workloads.length).toBe(7 * 3)
    expect(workloads[0]).toEqual({
      name: "read",
      connections: 1,
      duebook: { rps: 1_000, p50_ms: 1.5, p99_ms: 3 },
      duebook_compiled: { rps: 1_100, p50_ms: 1, p99_ms: 2 },
      hono: { rps: 500, p50_ms: 4, p99_ms: 8 },
      fastify: { rps: 250, p50_ms: 5, p99_ms: 10 },
      limit: { rps: 5_000 },
      // 2, 3 and 1
      ratio_hono: 2,
      ratio_fastify: 4
    })
    expect({ growth, rss_mb, rss_mb_compiled }).toEqual({
      growth: [{ name: "read", ratio_1m_to_1k: 1.02 }],
      rss_mb: 140,
      rss_mb_compiled: 120
    })
  })

  it("is one line, with null for a peer that was left out", () => {
    const text = document(withoutFastify)
    expect(text).not.toContain("\n")
    const parsed = JSON.parse(text)
    expect(parsed.workloads[0]).toMatchObject({ fastify: null, ratio_fastify: null, ratio_hono: 2 })
    expect(parsed.workloads[0]).not.toHaveProperty("duebook_compiled")
    expect(parsed).not.toHaveProperty("rss_mb_compiled")
  })
})

it("the table has a row for each target, with spread, CPU, statements and ratio", () => {
  const lines = table(run).split("\n")
  expect(lines).toContain("| read | 16 | duebook | 1000 | ± 20 % | 1.50 | 3.00 | 500 | 0.50 |  |")
  expect(lines).toContain("| read | 16 | hono | 500 | ± 40 % | 4.00 | 8.00 | 1000 | 4.00 | 2.00 × |")
  expect(lines).toContain("| mix | 64 | limit | 5000 | ± 0 % | 0.50 | 1.00 |  | 1.00 | 0.20 × |")
  expect(lines).toContain("| read | 1.02 × |")
  expect(lines.at(-1)).toBe("Resident memory of duebook (compiled): at most 120 MB")
  expect(lines.filter((line) => / \| (1|16|64) \| /.test(line)).length).toBe(7 * 3 * 5)
})

describe("a run against another checkout", () => {
  const [read] = run.cases
  const against: Run = {
    cases:
      read === undefined
        ? []
        : [{ ...read, rounds: { ...read.rounds, [BEFORE]: read.rounds["hono"] ?? [] } }],
    growth: [],
    residentMb: {}
  }

  it("has the ratio of this one to that one in a table", () => {
    const lines = table(against).split("\n")
    expect(lines).toContain(
      "| Workload | Connections | Requests/s, before = 1 | CPU µs/request, before = 1 |"
    )
    // Requests: 2, 3 and 1; the processor time is the same in both, so it is as much less for a request.
    expect(lines).toContain("| read | 1 | 2.00 × | 0.50 × |")
    expect(table(run)).not.toContain("before")
  })

  it("has the ratio in the document", () => {
    const { workloads } = JSON.parse(document(against))
    expect(workloads[0]).toMatchObject({
      duebook_before: { rps: 500 },
      ratio_before: 2,
      ratio_before_cpu: 0.5
    })
    expect(document(run)).not.toContain("before")
  })
})

describe("the README's table", () => {
  it("has a row for each workload at the most connections", () => {
    const lines = readmeTable(run.cases).split("\n")
    expect(lines.length).toBe(3 + 7)
    expect(lines).toContain("|list25|1000|3.0|500|8.0|2.00×|250|10.0|4.00×|")
    expect(readmeTable(withoutFastify.cases)).toContain("\n|list25|1000|3.0|500|8.0|2.00×|\n")
  })

  it("replaces the one before, and leaves README.md short", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8")
    const content = `${readmeTable(run.cases)}\n\n[2026-11-21: chart, machine, versions](bench/results/2026-11-21.svg)`
    const once = between(readme, content)
    expect(between(once, content)).toBe(once)
    expect(once.split(/\s+/).length).toBeLessThanOrEqual(850)
    expect(() => between("no markers", content)).toThrow("is missing")
  })
})

describe("a percentile", () => {
  it("is a value that was measured", () => {
    const hundred = Array.from({ length: 100 }, (_, n) => n + 1)
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 51, 100, 100])
    expect(percentile([7], 0.5)).toBe(7)
    expect(percentile([], 0.5)).toBe(0)
  })
})

describe("a neighbour", () => {
  const window = (millis: number, statuses: Neighbour.Seen["statuses"] = { 200: 3 }): Neighbour.Window => {
    const seen = { millis: [millis, 3 * millis, millis], statuses }
    return { read: seen, list: seen, create: seen, payment: seen }
  }
  const under = (one: Neighbour.Window, readiness: Readonly<Record<string, number>> = { 200: 9 }) => ({
    server: "duebook",
    alone: [window(2), window(1_000), window(1)],
    floods: [{ flood: "lists", window: one, readiness, flooder: { 200: 5 }, memoryMb: 90 }]
  })

  it("is compared with the median of the windows in which it is alone", () => {
    const [found] = Neighbour.effects(under(window(8)))
    expect(found?.times.read).toEqual({ p50: 4, p99: 4 })
    expect(found?.violations).toEqual([])
  })

  it("may take ten times as long and not longer", () => {
    expect(Neighbour.effects(under(window(20)))[0]?.violations).toEqual([])
    const [found] = Neighbour.effects(under(window(20.2)))
    expect(found?.violations.length).toBe(Neighbour.kinds.length)
    expect(found?.violations[0]).toBe("B's p99 of read is 10.1 times that alone")
  })

  it("may not be refused, and the service must stay ready", () => {
    const refused = window(2, { 0: 1, 200: 4, 201: 4, 429: 1, 503: 2 })
    expect(Neighbour.refused(refused)).toBe(16)
    expect(Neighbour.effects(under(refused, { 200: 5, 503: 2 }))[0]?.violations).toEqual([
      "16 requests of B were refused",
      "/readyz was not 200 2 times"
    ])
  })

  it("has no verdict where it is slow alone, and names the flood of each fault", () => {
    expect(Neighbour.faults(under(window(8)))).toEqual([])
    expect(Neighbour.faults(under(window(8, { 503: 1 })))).toEqual(["lists: 4 requests of B were refused"])
    const busy = Neighbour.faults({ ...under(window(50)), alone: [window(50)] })
    expect(busy.length).toBe(Neighbour.kinds.length)
    expect(busy[0]).toMatch(/^the machine is too busy to tell: B's p99 of read/)
  })

  it("has a row for each flood, in a table that replaces the one before", () => {
    const table = Neighbour.table(under(window(8)))
    expect(table.split("\n").length).toBe(4)
    expect(table).toContain("| nothing (ms) | 2.0 / 6.0 |")
    expect(table).toContain("| lists | 4.0 / 4.0 × |")
    const page = readFileSync(join(import.meta.dirname, "../../bench/README.md"), "utf8")
    const once = between(page, table, "neighbour")
    expect(between(once, table, "neighbour")).toBe(once)
    expect(JSON.parse(Neighbour.document([under(window(8))]))).toMatchObject([
      { server: "duebook", alone_ms: { read: { p50: 2, p99: 6 } }, floods: [{ flood: "lists", refused: 0 }] }
    ])
  })
})

describe("an attack", () => {
  const window = (millis: number, statuses: Neighbour.Seen["statuses"] = { 200: 3 }): Neighbour.Window => {
    const seen = { millis: [millis], statuses }
    return { read: seen, list: seen, create: seen, payment: seen }
  }
  const attack: Neighbour.Attacked = {
    flood: "slow bodies",
    bystander: window(4),
    named: window(8),
    readiness: { 200: 9 },
    flooder: { 404: 5 },
    memoryMb: 120,
    mostCreateMillis: 250
  }
  const siege = (changes: Partial<Neighbour.Attacked> = {}): Neighbour.Siege => ({
    server: "duebook",
    alone: [{ bystander: window(2), named: window(2) }],
    attacks: [{ ...attack, ...changes }]
  })

  it("may refuse neither company, slow down neither, and take no more memory or time than promised", () => {
    expect(Neighbour.attackFaults(siege())).toEqual([])
    expect(Neighbour.attackFaults(siege({ bystander: window(4, { 503: 1 }) }))).toEqual([
      "slow bodies: 4 requests of B were refused"
    ])
    expect(Neighbour.attackFaults(siege({ named: window(4, { 503: 1 }) }))).toEqual([
      "slow bodies: 4 requests of A were refused"
    ])
    expect(Neighbour.attackFaults(siege({ named: window(21) }))).toContain(
      "slow bodies: A's p99 of read is 10.5 times that alone"
    )
    expect(Neighbour.attackFaults(siege({ memoryMb: 300 }))).toEqual([
      "slow bodies: the instance used 300 MB"
    ])
    expect(Neighbour.attackFaults(siege({ bystander: window(251), mostCreateMillis: 250 }))).toContain(
      "slow bodies: B's p99 of create is 251 ms"
    )
  })

  it("has a row in a table", () => {
    expect(Neighbour.attackTable(siege()).split("\n").at(-1)).toBe(
      "| slow bodies | 0 | 2.0 × | 0 | 4.0 × | 4.0 | 120 | 200 |"
    )
  })
})

describe("a soak", () => {
  it("is steady while memory is near its median and p99 does not grow", () => {
    expect(memory([110, 90, 100])).toEqual({ least: 90, middle: 100, most: 110, flat: true })
    expect(memory([111, 90, 100]).flat).toBe(false)
    expect(memory([110, 89, 100]).flat).toBe(false)
    expect(ends([20, 90, 25])).toEqual({ first: 20, last: 25, flat: true })
    expect(ends([20, 5, 26]).flat).toBe(false)
    expect(ends([20, 5, 1]).flat).toBe(true)
  })
})

describe("the verdict on chaos", () => {
  const kept = {
    writes: 3,
    lost: 0,
    doubled: 0,
    changedReplays: 0,
    wrongReplies: 0,
    wrongAudit: 0,
    exactTotals: true
  }

  it("names every broken promise of writes", () => {
    expect(brokenPromises(kept)).toEqual([])
    for (const [wrong, told] of [
      [{ writes: 0 }, "nothing was written"],
      [{ lost: 2 }, "2 acknowledged writes were lost"],
      [{ doubled: 1 }, "1 writes were done twice"],
      [{ doubled: -1 }, "1 rows are missing"],
      [{ changedReplays: 1 }, "1 repeated writes got another answer"],
      [{ wrongReplies: -1 }, "the number of stored replies is wrong by -1"],
      [{ wrongAudit: 1 }, "the number of audit entries is wrong by 1"],
      [{ exactTotals: false }, "totals differ from the sums of their rows"]
    ] as const) {
      expect(brokenPromises({ ...kept, ...wrong })).toEqual([told])
    }
  })

  it("allows five seconds after a restart, and ten after a failover", () => {
    expect(backTooLate([10, 5_000])).toEqual([])
    expect(backTooLate([10, 5_001])).toEqual(["writes were served only 5001 ms after the database was back"])
    const failover = { ...kept, backMillis: 10_000, whileReadOnly: ["503 database"] }
    expect(failoverPromises(failover)).toEqual([])
    expect(failoverPromises({ ...failover, backMillis: 10_001 })).toEqual([
      "writes were served only after 10001 ms"
    ])
    expect(failoverPromises({ ...failover, backMillis: null })).toEqual(["the service did not write again"])
    expect(failoverPromises({ ...failover, whileReadOnly: ["503 database", "200 ready"] })).toEqual([
      "/readyz was not 503 for 1 of 2 times on a read-only database"
    ])
  })

  it("allows no request after a revocation", () => {
    const found = { revocations: 1, acceptedBefore: 6, acceptedAfter: 0, refusedAfter: 6, unexpected: [] }
    expect(revocationPromises(found)).toEqual([])
    expect(revocationPromises({ ...found, acceptedAfter: 1 })).toEqual([
      "1 requests were accepted after a revocation"
    ])
    expect(revocationPromises({ ...found, refusedAfter: 0 })).toEqual(["no key was tried before and after"])
    expect(revocationPromises({ ...found, unexpected: ["500"] })).toEqual(["unexpected answers: 500"])
  })
})
