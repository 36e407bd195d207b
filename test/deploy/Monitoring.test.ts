/** The alerts, the dashboard and the collector agree with what the service exports, and each alert fires. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { exported, type Exported } from "./exported.ts"
import { at, complaintOf, deploy, documentsOf, installed, listAt, settingsOf, textOf } from "./files.ts"

const RULES = "deploy/prometheus/duebook.rules.yaml"
const TESTS = "deploy/prometheus/duebook.rules.test.yaml"
const DASHBOARD = "deploy/grafana/duebook.json"

const dashboard: unknown = JSON.parse(textOf(DASHBOARD))
const rules = listAt(documentsOf(RULES)[0], "groups").flatMap((group) => listAt(group, "rules"))
const alertTests = listAt(documentsOf(TESTS)[0], "tests")
const text = (value: unknown, path: string): string => String(at(value, path) ?? "")

const alertExpressions = rules.map((rule) => text(rule, "expr"))
const panelExpressions = listAt(dashboard, "panels").flatMap((panel) =>
  listAt(panel, "targets").map((target) => text(target, "expr"))
)
const choices = listAt(dashboard, "templating.list").map((variable) => text(variable, "definition"))
const testSeries = alertTests.flatMap((test) =>
  listAt(test, "input_series").map((series) => text(series, "series"))
)

/** Prometheus adds these to every sample. */
const TARGET_LABELS = ["job", "instance"]

/** Prometheus calls a metric's own label so where the target has one of its name. */
const ownName = (label: string): string => label.replace(/^exported_/, "")

interface Selector {
  readonly family: string
  readonly part: string
  readonly labels: ReadonlyArray<readonly [name: string, operator: string, value: string]>
}

const selectorsIn = (expressions: ReadonlyArray<string>): ReadonlyArray<Selector> =>
  expressions.flatMap((expression) =>
    [
      ...expression.matchAll(
        /\b((?:duebook|process)_[a-z_]+?)(_bucket|_sum|_count)?(?![a-z_])(?:\{([^}]*)\})?/g
      )
    ].map(([, family = "", part = "", inBraces = ""]) => ({
      family,
      part,
      labels: [...inBraces.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
        ([, name = "", operator = "", value = ""]) => [name, operator, value] as const
      )
    }))
  )

const familiesIn = (expressions: ReadonlyArray<string>) =>
  new Set(selectorsIn(expressions).map(({ family }) => family))

let metrics: ReadonlyMap<string, Exported> = new Map()
beforeAll(async () => {
  metrics = await exported()
})

/** What the service does not export as it is named here. */
const strangersIn = (expressions: ReadonlyArray<string>): ReadonlyArray<string> =>
  selectorsIn(expressions).flatMap(({ family, labels, part }) => {
    const metric = metrics.get(family)
    if (metric === undefined || (metric.type === "histogram") !== (part !== "")) return [family + part]
    return labels
      .map(([name]) => name)
      .filter((name) => !TARGET_LABELS.includes(name) && !metric.labels.has(ownName(name)))
      .map((name) => `${family}{${name}}`)
  })

describe("the alerts", () => {
  it("name only metrics and labels that the service exports, and so do their tests", () => {
    expect(alertExpressions.length).toBeGreaterThan(20)
    expect(strangersIn(alertExpressions)).toEqual([])
    expect(testSeries.length).toBeGreaterThan(50)
    expect(strangersIn(testSeries)).toEqual([])
    expect(strangersIn(['duebook_none{job="duebook"}', 'duebook_db_read_only{colour="red"}'])).toEqual([
      "duebook_none",
      "duebook_db_read_only{colour}"
    ])
  })

  it("compare labels with values that they have", () => {
    const compared = selectorsIn(alertExpressions).flatMap(({ family, labels }) =>
      labels
        .filter(([name, operator]) => !TARGET_LABELS.includes(name) && ["=", "!="].includes(operator))
        .filter(([, , value]) => value !== "499")
        .map(([name, , value]) => ({ family, name, value }))
    )
    expect(compared.length).toBeGreaterThan(10)
    for (const { family, name, value } of compared) {
      expect([...(metrics.get(family)?.values.get(ownName(name)) ?? [])], `${family}{${name}}`).toContain(
        value
      )
    }
  })

  it("watch every metric but those that say only how much is done", () => {
    const watched = familiesIn(alertExpressions)
    expect([...metrics.keys()].filter((name) => !watched.has(name)).sort()).toEqual([
      "duebook_db_lane_running",
      "duebook_db_pool_connections",
      "duebook_db_pool_idle",
      "duebook_password_hashes_total",
      "duebook_receipts_total",
      "duebook_reminders_claimed_total",
      "duebook_reminders_delay_seconds",
      "duebook_telemetry_sent_total",
      "process_cpu_seconds_total"
    ])
  })

  it("say how bad it is, what it is and what to do", () => {
    for (const rule of rules) {
      const name = text(rule, "alert")
      expect(["critical", "warning"], name).toContain(at(rule, "labels.severity"))
      expect(text(rule, "annotations.summary"), name).toMatch(/^.{15,}\.$/)
      expect(text(rule, "annotations.action"), name).toMatch(/^.{40,}\.$/)
    }
  })

  it("are each provoked by a test, and silent in one where all is well", () => {
    const [calm] = alertTests
    const silent = listAt(calm, "promql_expr_test").map((check) => listAt(check, "exp_samples").length)
    expect(silent.length).toBeGreaterThan(3)
    expect(new Set(silent)).toEqual(new Set([0]))
    expect([...metrics.keys()].filter((name) => !familiesIn(testSeries).has(name)).sort()).toEqual([
      "duebook_db_lane_running",
      "duebook_db_pool_connections",
      "duebook_db_pool_idle",
      "duebook_password_hashes_total",
      "duebook_receipts_total",
      "duebook_reminders_claimed_total",
      "duebook_telemetry_sent_total",
      "process_cpu_seconds_total"
    ])

    const fired = alertTests.flatMap((test) =>
      listAt(test, "promql_expr_test").flatMap((check) =>
        listAt(check, "exp_samples").map(
          (sample) => /alertname="(\w+)"/.exec(text(sample, "labels"))?.[1] ?? ""
        )
      )
    )
    expect([...new Set(fired)].sort()).toEqual(rules.map((rule) => text(rule, "alert")).sort())
  })

  it("fire below the memory at which Kubernetes kills a pod", () => {
    const [, bytes] = /resident_memory_bytes\{[^}]*\} > (\d+)/.exec(alertExpressions.join("\n")) ?? []
    for (const file of ["api", "worker"]) {
      const [deployment] = documentsOf(`deploy/kubernetes/${file}.yaml`)
      const limit = text(deployment, "spec.template.spec.containers.0.resources.limits.memory")
      expect(limit).toMatch(/^\d+Mi$/)
      expect(Number(bytes)).toBeLessThan(Number.parseInt(limit, 10) * 1024 * 1024)
    }
  })

  it("belong to the job that Prometheus is told of", () => {
    const jobs = [...alertExpressions, ...testSeries].map((found) => /job="([^"]*)"/.exec(found)?.[1])
    expect(new Set(jobs)).toEqual(
      new Set([text(documentsOf("deploy/prometheus/prometheus.yaml")[0], "scrape_configs.0.job_name")])
    )
  })
})

describe("the dashboard", () => {
  it("names only metrics and labels that the service exports", () => {
    expect(panelExpressions.length).toBeGreaterThan(25)
    expect(strangersIn([...panelExpressions, ...choices])).toEqual([])
  })

  it("shows every metric", () => {
    const shown = familiesIn(panelExpressions)
    expect([...metrics.keys()].filter((name) => !shown.has(name))).toEqual([])
  })

  it("lays its panels side by side, each with an id of its own", () => {
    const panels = listAt(dashboard, "panels")
    expect(new Set(panels.map((panel) => at(panel, "id"))).size).toBe(panels.length)
    const taken = new Set<string>()
    for (const panel of panels) {
      const [x, y, w, h] = ["x", "y", "w", "h"].map((side) => Number(at(panel, `gridPos.${side}`)))
      expect(x! + w!, text(panel, "title")).toBeLessThanOrEqual(24)
      for (let column = x!; column < x! + w!; column++) {
        for (let line = y!; line < y! + h!; line++) {
          expect(taken.has(`${column} ${line}`), `${text(panel, "title")} lies on another`).toBe(false)
          taken.add(`${column} ${line}`)
        }
      }
    }
  })
})

describe("the collector", () => {
  const [collector] = documentsOf("deploy/opentelemetry/collector.yaml")

  it("takes OTLP over HTTP where the settings and the network policies say", () => {
    const port = text(collector, "receivers.otlp.protocols.http.endpoint").split(":").at(-1)
    const offered = settingsOf(
      textOf("deploy/kubernetes/settings.properties").replaceAll(/^# (?=[A-Z_]+=)/gm, "")
    )
    expect(new URL(offered.get("OTEL_EXPORTER_OTLP_ENDPOINT") ?? "").port).toBe(port)
    const policies = documentsOf("deploy/kubernetes/network-policies.yaml")
    const telemetry = policies.find((policy) => at(policy, "metadata.name") === "duebook-telemetry")
    expect(String(at(telemetry, "spec.egress.0.ports.0.port"))).toBe(port)
  })

  it("passes on traces, metrics and logs through parts that are defined", () => {
    const pipelines = at(collector, "service.pipelines") as Readonly<Record<string, unknown>>
    expect(Object.keys(pipelines).sort()).toEqual(["logs", "metrics", "traces"])
    for (const pipeline of Object.values(pipelines)) {
      for (const kind of ["receivers", "processors", "exporters"]) {
        expect(listAt(pipeline, kind).length).toBeGreaterThan(0)
        for (const part of listAt(pipeline, kind))
          expect(at(collector, `${kind}.${String(part)}`)).toBeDefined()
      }
      expect(listAt(pipeline, "processors")[0]).toBe("memory_limiter")
    }
    for (const part of listAt(collector, "service.extensions")) {
      expect(at(collector, `extensions.${String(part)}`)).toBeDefined()
    }
  })
})

describe.skipIf(!installed("promtool", "what Prometheus itself says of the alerts"))("promtool", () => {
  const folder = mkdtempSync(join(tmpdir(), "duebook-promtool-"))
  afterAll(() => rmSync(folder, { recursive: true }))
  const promtool = (...args: ReadonlyArray<string>) =>
    complaintOf(["promtool", ...args], join(deploy, "prometheus"))

  it("accepts the alerts", () => {
    expect(promtool("check", "rules", "duebook.rules.yaml")).toBeNull()
  })

  it("sees every alert fire when it should, and only then", () => {
    expect(promtool("test", "rules", "duebook.rules.test.yaml")).toBeNull()
  }, 60_000)

  it("understands every expression of the dashboard", () => {
    const file = join(folder, "dashboard.rules.yaml")
    const records = panelExpressions.map((expression, index) => ({
      record: `panel_${index}`,
      expr: expression.replaceAll("$__rate_interval", "5m")
    }))
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules: records }] }))
    expect(promtool("check", "rules", file)).toBeNull()
  })

  it("accepts the scrape configuration, but for the discovery, which not every build has", () => {
    const file = join(folder, "prometheus.yaml")
    const [configuration] = documentsOf("deploy/prometheus/prometheus.yaml")
    const [scrape] = listAt(configuration, "scrape_configs")
    const { kubernetes_sd_configs: _, ...rest } = scrape as Readonly<Record<string, unknown>>
    const plain = {
      ...(configuration as Readonly<Record<string, unknown>>),
      rule_files: [join(deploy, "prometheus/duebook.rules.yaml")],
      scrape_configs: [{ ...rest, static_configs: [{ targets: ["localhost:3001"] }] }]
    }
    writeFileSync(file, JSON.stringify(plain))
    expect(promtool("check", "config", file)).toBeNull()
  })
})
