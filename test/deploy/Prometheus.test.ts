/** A real Prometheus reads the admin port as deploy/ configures it, and stores what the alerts ask for. */
import { Effect } from "effect"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { scoped } from "../support/Scoped.ts"
import { adminPort, JOBS } from "./exported.ts"
import { at, deploy, documentsOf, installed, listAt } from "./files.ts"

const FAMILIES = ["duebook_job_last_round_timestamp_seconds", "duebook_job_last_success_timestamp_seconds"]

interface Series {
  readonly metric: Readonly<Record<string, string>>
}

describe.skipIf(!installed("prometheus", "what Prometheus stores of the metrics"))("Prometheus", () => {
  const run = scoped()
  let url: string

  const asked = async (path: string): Promise<unknown> => (await fetch(`${url}/api/v1/${path}`)).json()
  const found = async (expression: string) =>
    listAt(
      await asked(`query?query=${encodeURIComponent(expression)}`),
      "data.result"
    ) as ReadonlyArray<Series>

  /** Prometheus with the scrape of deploy/prometheus, but for the discovery, and the alerts; the file of its log. */
  const started = (target: number) =>
    Effect.gen(function* () {
      const folder = yield* Effect.acquireRelease(
        Effect.sync(() => mkdtempSync(join(tmpdir(), "duebook-prometheus-"))),
        (made) => Effect.sync(() => rmSync(made, { recursive: true }))
      )
      const [scrape] = listAt(documentsOf("deploy/prometheus/prometheus.yaml")[0], "scrape_configs")
      const {
        kubernetes_sd_configs: _,
        relabel_configs: __,
        ...rest
      } = scrape as Readonly<Record<string, unknown>>
      const file = join(folder, "prometheus.yaml")
      const configuration = {
        global: { scrape_interval: "1s", evaluation_interval: "1s" },
        rule_files: [join(deploy, "prometheus/duebook.rules.yaml")],
        scrape_configs: [{ ...rest, static_configs: [{ targets: [`127.0.0.1:${target}`] }] }]
      }
      writeFileSync(file, JSON.stringify(configuration))
      const log = join(folder, "log")
      yield* Effect.acquireRelease(
        Effect.sync(() =>
          Bun.spawn(
            [
              "prometheus",
              `--config.file=${file}`,
              `--storage.tsdb.path=${join(folder, "data")}`,
              "--web.listen-address=127.0.0.1:0"
            ],
            { stdin: "ignore", stdout: "ignore", stderr: Bun.file(log) }
          )
        ),
        (child) =>
          Effect.promise(async () => {
            child.kill()
            await child.exited
          })
      )
      return log
    })

  it("reads the admin port", async () => {
    const log = await run(Effect.flatMap(adminPort, started))
    const address = () => /"Listening on" address=(\S+)/.exec(readFileSync(log, "utf8"))?.[1]
    await expect.poll(address, { timeout: 20_000 }).toBeDefined()
    url = `http://${address()}`
    await expect.poll(async () => (await found('up{job="duebook"} == 1')).length, { timeout: 20_000 }).toBe(1)
  }, 60_000)

  it.each(FAMILIES)("stores the job of %s as exported_job, beside the job of the target", async (family) => {
    const labels = (await found(family)).map(({ metric }) => metric)
    // Other tests of this process may have jobs of their own.
    expect(labels.map((each) => each["exported_job"])).toEqual(expect.arrayContaining(JOBS))
    expect(new Set(labels.map((each) => each["job"]))).toEqual(new Set(["duebook"]))
  })

  it("evaluates each alert", async () => {
    const rules = async () =>
      listAt(await asked("rules"), "data.groups").flatMap((group) => listAt(group, "rules"))
    await expect
      .poll(async () => [...new Set((await rules()).map((rule) => at(rule, "health")))], { timeout: 30_000 })
      .toEqual(["ok"])
    expect((await rules()).length).toBeGreaterThan(40)
  }, 60_000)
})
