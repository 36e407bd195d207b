/** What a run is told as: medians, ratios of the same round, a document, a table, and the README's. */
import { describe, expect, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { BEFORE } from "../../bench/programs.ts"
import { between, document, readmeTable, type Run, table } from "../../bench/report.ts"
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
    expect(once.split(/\s+/).length).toBeLessThanOrEqual(700)
    expect(() => between("no markers", content)).toThrow("is missing")
  })
})
