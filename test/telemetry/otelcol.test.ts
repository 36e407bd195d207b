/** A real collector with the configuration of deploy/: it takes what the service sends, and passes it on. */
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { deploy, installed } from "../deploy/files.ts"
import { openBook } from "../support/Book.ts"
import { type OtlpSink, otlpSink } from "../support/OtlpSink.ts"
import { scoped } from "../support/Scoped.ts"
import { startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

/** A port that is free at the moment. */
const freePort = async (): Promise<number> => {
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() })
  const { port } = server
  await server.stop(true)
  return port ?? 0
}

describe.skipIf(!installed("otelcol", "what a real collector says of the telemetry"))("otelcol", () => {
  const run = scoped()
  const folder = mkdtempSync(join(tmpdir(), "duebook-otelcol-"))
  let backend: OtlpSink
  let collector: ReturnType<typeof spawn>
  let log = ""
  let port = 0

  beforeAll(async () => {
    backend = await run(otlpSink)
    port = await freePort()
    const health = await freePort()
    // So that the sink can read what is passed on, and several collectors can run on a machine.
    const overrides = join(folder, "overrides.yaml")
    writeFileSync(
      overrides,
      JSON.stringify({
        receivers: { otlp: { protocols: { http: { endpoint: `127.0.0.1:${port}` } } } },
        extensions: { health_check: { endpoint: `127.0.0.1:${health}` } },
        exporters: { otlphttp: { encoding: "json", compression: "none" } },
        service: { telemetry: { metrics: { level: "none" } } }
      })
    )
    collector = spawn(
      "otelcol",
      ["--config", join(deploy, "opentelemetry/collector.yaml"), "--config", overrides],
      { env: { ...process.env, OTLP_BACKEND: backend.url }, stdio: ["ignore", "pipe", "pipe"] }
    )
    collector.stdout?.on("data", (chunk: Buffer) => (log += chunk.toString()))
    collector.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()))
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${health}/`)).status, log).toBe(200), {
      timeout: 60_000,
      interval: 200
    })
  })
  afterAll(() => {
    collector.kill()
    rmSync(folder, { recursive: true })
  })

  it("takes traces, log lines and metrics, and passes them on", async () => {
    const { url } = await run(makeDatabase)
    const { key } = await openBook(url)
    const server = await run(startServer(url, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }))
    const answer = await fetch(`http://127.0.0.1:${server.port}/v1/usage`, {
      headers: { authorization: `Bearer ${key}` }
    })
    expect(answer.status).toBe(200)
    const requestId = answer.headers.get("x-request-id") ?? "none"
    const of = (member: string) => backend.bodies.filter((body) => body.startsWith(`{"${member}"`)).join()
    await vi.waitFor(
      () => {
        expect(of("resourceSpans"), log).toContain(requestId)
        expect(of("resourceLogs"), log).toContain(requestId)
        expect(of("resourceMetrics"), log).toContain("duebook_http_requests_total")
      },
      { timeout: 60_000, interval: 250 }
    )
    const spans = of("resourceSpans")
    for (const name of ["GET /v1/usage", "admission", "INSERT rate_windows plan_usage"]) {
      expect(spans).toContain(`"name":"${name}"`)
    }
    expect(spans).toContain(`"traceId":"${requestId.replace("req_", "")}"`)
    expect(spans + of("resourceLogs")).not.toContain(key)
    expect(server.complaints.filter(({ signal }) => signal !== undefined)).toEqual([])
  })
})
