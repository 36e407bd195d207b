/** What a collector gets of requests: spans, log lines and metrics that belong together, and nothing secret. */
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { version } from "../../package.json"
import { type Answer, type Call, answerOf, requestOf } from "../support/Answer.ts"
import { type Book, openBook, setGate } from "../support/Book.ts"
import {
  type OtlpSink,
  otlpSink,
  outsideTheirParents,
  type SinkSpan,
  traceOf,
  treeOf
} from "../support/OtlpSink.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const run = scoped()
let sink: OtlpSink
let server: ServerProcess
let book: Book
let url: string

beforeAll(async () => {
  sink = await run(otlpSink)
  url = (await run(makeDatabase)).url
  book = await openBook(url)
  server = await run(
    startServer(url, {
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.url,
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test%20bed",
      RATE_LIMIT_PER_MINUTE: "40"
    })
  )
})

const send = async (call: Call): Promise<Answer> => {
  const { init, path } = requestOf(call)
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
  const text = await response.text()
  return answerOf({
    status: response.status,
    headers: response.headers,
    text,
    json: text.startsWith("{") ? (JSON.parse(text) as unknown) : undefined
  })
}

const inKey = (call: Call): Promise<Answer> => send({ token: book.key, ...call })

const wrongKey = (): string => book.key.slice(0, -1) + (book.key.endsWith("x") ? "y" : "x")

/** Waits for the trace that has ended with the span of this request. */
const arrived = async (requestId: string): Promise<ReadonlyArray<SinkSpan>> => {
  const root = await vi.waitFor(
    () => {
      const found = sink.spans.find(({ attributes }) => attributes["duebook.request_id"] === requestId)
      if (found === undefined) throw new Error(`no span of ${requestId}: ${sink.faults.join()}`)
      return found
    },
    { timeout: 10_000, interval: 20 }
  )
  // What was prefetched for a refused request may end after it.
  await sleep(50)
  return traceOf(sink, root.traceId)
}

const rootOf = (spans: ReadonlyArray<SinkSpan>): SinkSpan => {
  const found = spans.find(({ kind }) => kind === 2)
  if (found === undefined) throw new Error("a trace without a server span")
  return found
}

const named = (spans: ReadonlyArray<SinkSpan>, name: string): SinkSpan => {
  const found = spans.find((span) => span.name === name)
  if (found === undefined)
    throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(", ")}`)
  return found
}

const SECRET_AMOUNT = "7391.57"
const receivable = {
  customer: { display_name: "Zeppelin Traceless", email: "traceless@zeppelin.example" },
  amount: SECRET_AMOUNT,
  currency: "EUR",
  due_date: "2030-01-01"
}

const made = async (): Promise<number> =>
  Number((await inKey({ path: "/receivables", body: receivable })).data["id"])

describe("a trace", () => {
  it("of a GET has admission and round trips in it, and the id of the request", async () => {
    const id = await made()
    const read = await inKey({ path: `/receivables/${id}?trace=secretquery` })
    expect(read.status).toBe(200)
    const spans = await arrived(read.requestId)
    expect(treeOf(spans)).toEqual([
      "GET /v1/receivables/:receivable",
      "  admission",
      "    INSERT rate_windows plan_usage",
      "  SELECT receivables"
    ])
    expect(outsideTheirParents(spans)).toEqual([])
    const root = rootOf(spans)
    expect(root.traceId).toBe(read.requestId.replace("req_", ""))
    expect(root.parentSpanId).toBeUndefined()
    expect(root.attributes).toEqual({
      "duebook.request_id": read.requestId,
      "http.request.method": "GET",
      "http.response.status_code": 200,
      "http.route": "/v1/receivables/:receivable",
      "url.scheme": "http",
      "duebook.route": "receivables.read",
      "duebook.company_id": book.companyId
    })
    expect(named(spans, "admission").attributes).toEqual({ "duebook.admission": "admitted" })
    expect(named(spans, "INSERT rate_windows plan_usage")).toMatchObject({
      kind: 3,
      attributes: {
        "db.system.name": "postgresql",
        "duebook.db.lane": "admission",
        "duebook.db.lane_wait_ms": expect.any(Number) as number,
        "db.response.returned_rows": 1
      }
    })
    expect(named(spans, "SELECT receivables").attributes).toMatchObject({
      "duebook.db.lane": "read",
      "db.response.returned_rows": 1
    })
  })

  it("of a payment has its transaction, with its round trips in that", async () => {
    const id = await made()
    const key = "trace-payment-1"
    const pay = { path: `/receivables/${id}/payments`, body: { amount: "6113.29" }, idempotencyKey: key }
    const paid = await inKey(pay)
    expect(paid.status).toBe(201)
    const spans = await arrived(paid.requestId)
    const tree = treeOf(spans)
    expect(tree.slice(0, 4)).toEqual([
      "POST /v1/receivables/:receivable/payments",
      "  admission",
      "    INSERT rate_windows plan_usage",
      "  transaction"
    ])
    expect(tree.slice(4).every((line) => line.startsWith("    "))).toBe(true)
    expect(tree.at(-1)).toContain("COMMIT")
    expect(tree.join("\n")).toMatch(/INSERT idempotency/)
    expect(tree.join("\n")).toMatch(/INSERT payments/)
    expect(outsideTheirParents(spans)).toEqual([])
    expect(named(spans, "transaction").attributes).toMatchObject({
      "duebook.db.lane": "write",
      "duebook.db.outcome": "committed"
    })

    const replayed = await inKey(pay)
    expect(replayed.replayed).toBe(true)
    const again = await arrived(replayed.requestId)
    expect(rootOf(again).attributes).toMatchObject({ "duebook.idempotent_replay": true })
    expect(treeOf(again).join("\n")).not.toMatch(/payments(?!$)/m)
    expect(rootOf(spans).attributes).not.toHaveProperty("duebook.idempotent_replay")
  })

  it("of requests that share a transaction is whole for each, and they link to the first", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, made))
    const paid = await Promise.all(
      ids.map((id) => inKey({ path: `/receivables/${id}/payments`, body: { amount: "6113.29" } }))
    )
    expect(paid.map(({ status }) => status)).toEqual(ids.map(() => 201))
    const traces = await Promise.all(paid.map(({ requestId }) => arrived(requestId)))
    const shared = traces
      .map((spans) => named(spans, "transaction"))
      .filter(({ attributes }) => "duebook.db.shared_by" in attributes)
    expect(shared.length).toBeGreaterThan(1)
    for (const [sharedId, spans] of Map.groupBy(
      shared,
      ({ attributes }) => attributes["duebook.db.shared_id"]
    )) {
      expect(spans).toHaveLength(Number(spans[0]?.attributes["duebook.db.shared_by"]))
      const first = spans.find(({ spanId }) => spanId === sharedId)
      expect(first?.links).toEqual([])
      for (const span of spans.filter((each) => each !== first)) {
        expect(span.links).toEqual([{ traceId: first?.traceId, spanId: sharedId }])
      }
    }
    for (const spans of traces) {
      expect(outsideTheirParents(spans)).toEqual([])
      expect(treeOf(spans).filter((line) => line.includes("INSERT payments"))).toHaveLength(1)
    }
  })

  it("of a 401 ends with the admission, and has no error of the server", async () => {
    const { requestId, status } = await send({ path: "/receivables/1", token: wrongKey() })
    expect(status).toBe(401)
    const spans = await arrived(requestId)
    expect(treeOf(spans)).toEqual(["GET /v1/receivables/:receivable", "  admission"])
    expect(rootOf(spans)).toMatchObject({
      error: undefined,
      attributes: { "http.response.status_code": 401, "duebook.error.code": "unauthenticated" }
    })
    expect(named(spans, "admission").attributes).toMatchObject({
      "duebook.admission": expect.stringMatching(/./) as string
    })
  })

  it("of an address or a method that is not served has no route", async () => {
    const { requestId, status } = await send({ path: "/secretpath" })
    expect(status).toBe(404)
    const [root] = await arrived(requestId)
    expect(root?.name).toBe("GET")
    expect(root?.attributes).not.toHaveProperty("http.route")
    const other = await send({ path: "/usage", method: "PROPFIND" })
    expect((await arrived(other.requestId))[0]).toMatchObject({
      name: "HTTP /v1/usage",
      attributes: { "http.request.method": "_OTHER", "http.response.status_code": 405 }
    })
  })

  it("of a page is like that of the API", async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/app/sign-in?email=trace@secret.example`)
    expect(response.status).toBe(200)
    await response.text()
    const spans = await arrived(response.headers.get("x-request-id") ?? "")
    expect(rootOf(spans)).toMatchObject({
      name: "GET /app/sign-in",
      attributes: { "http.response.status_code": 200, "http.route": "/app/sign-in" }
    })
    expect(outsideTheirParents(spans)).toEqual([])
  })

  it("continues that of its sender, if the header is well-formed", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736"
    const parent = "00f067aa0ba902b7"
    const traceparent = `00-${traceId}-${parent}-00`
    const { requestId } = await inKey({ path: "/usage", headers: { traceparent } })
    // The sender's word that it records nothing does not count.
    expect(rootOf(await arrived(requestId))).toMatchObject({ traceId, parentSpanId: parent })
    for (const bad of [`00-${"0".repeat(32)}-${parent}-01`, `00-${traceId}-${parent}`, "x".repeat(5_000)]) {
      const answer = await inKey({ path: "/usage", headers: { traceparent: bad } })
      expect(answer.status).toBe(200)
      expect(rootOf(await arrived(answer.requestId))).toMatchObject({
        traceId: answer.requestId.replace("req_", ""),
        parentSpanId: undefined
      })
    }
  })

  it("is joined with the log both ways, on standard error and in the collector", async () => {
    const { requestId } = await inKey({ path: "/usage" })
    const root = rootOf(await arrived(requestId))
    const ids = { trace_id: root.traceId, span_id: root.spanId, trace_flags: "01" }
    await expect
      .poll(() => server.log.map((line) => (line.startsWith("{") ? JSON.parse(line) : {}) as object))
      .toContainEqual(expect.objectContaining({ message: "request", request_id: requestId, ...ids }))
    await expect
      .poll(() => sink.logs, { timeout: 10_000 })
      .toContainEqual(
        expect.objectContaining({
          message: "request",
          traceId: root.traceId,
          spanId: root.spanId,
          attributes: expect.objectContaining({ request_id: requestId, status: 200 }) as object
        })
      )
  })

  it("of a 429 and a 503 says why", async () => {
    let limited: Answer
    do limited = await inKey({ path: "/usage" })
    while (limited.status === 200)
    expect(limited.status).toBe(429)
    const refused = await arrived(limited.requestId)
    expect(rootOf(refused)).toMatchObject({
      error: undefined,
      attributes: { "duebook.error.code": "rate_limited", "duebook.error.reason": "per_key" }
    })
    expect(named(refused, "admission").attributes).toEqual({ "duebook.admission": "per_key" })

    await setGate(url, false)
    const closed = await vi.waitFor(
      async () => {
        const answer = await inKey({ path: "/usage" })
        expect(answer.status).toBe(503)
        return answer
      },
      { timeout: 5_000, interval: 50 }
    )
    await setGate(url, true)
    expect(await arrived(closed.requestId)).toMatchObject([
      {
        name: "GET /v1/usage",
        error: "service_unavailable",
        attributes: {
          "http.response.status_code": 503,
          "error.type": "service_unavailable",
          "duebook.error.reason": "not_open"
        }
      }
    ])
  })
})

it("the collector gets metrics, and who sends them", async () => {
  await expect.poll(() => [...sink.metrics], { timeout: 20_000 }).toContain("duebook_http_requests_total")
  const [first] = sink.spans
  expect(first?.resource).toEqual({
    "service.name": "duebook",
    "service.version": version,
    "service.instance.id": expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    "deployment.environment.name": "test bed"
  })
  expect(new Set(sink.spans.map(({ resource }) => resource["service.instance.id"])).size).toBe(1)
})

it("nothing that was sent to the collector is secret, and all of it is OTLP", () => {
  expect(sink.faults).toEqual([])
  const everything = sink.bodies.join("\n")
  expect(sink.spans.length).toBeGreaterThan(50)
  for (const secret of [
    book.key,
    book.key.slice(-20),
    "Bearer",
    "traceless",
    "Traceless",
    "secret.example",
    "secretquery",
    "secretpath",
    "trace-payment-1",
    SECRET_AMOUNT,
    SECRET_AMOUNT.replace(".", ""),
    "6113.29",
    "611329"
  ]) {
    expect(everything.includes(secret), secret).toBe(false)
  }
  // Of networks only the log of security events tells.
  const spans = JSON.stringify(sink.spans, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value
  )
  expect(spans).not.toContain("127.0.0.1")
  expect(everything).not.toMatch(/[\w.+-]+@[\w-]+\.\w/)
})
