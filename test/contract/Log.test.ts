/** A running `serve` logs ids, routes and times of its requests; never a token, an amount or a name. */
import { afterAll, beforeAll, describe, expect, it, vi } from "@effect/vitest"
import { spawn, type ChildProcess } from "node:child_process"
import { executable } from "../support/executable.ts"
import { type Answer, sum, TestServer } from "../support/TestServer.ts"
import { KEYS } from "../support/secretKeys.ts"

/** Has the database and sends the requests; the process of its own below answers them. */
const server = new TestServer({})
let child: ChildProcess | undefined
let written = ""

const portOf = (log: string): number | undefined => {
  const port = /"port":(\d+)/.exec(log.split("\n").find((line) => line.includes('"ready"')) ?? "")?.[1]
  return port === undefined ? undefined : Number(port)
}

const secrets = {
  name: "Zebulon Q. Nameworthy",
  email: "zebulon@nameworthy.example.com",
  phone: "+4915112345678",
  label: "Quarterly zeppelin hangar",
  reason: "Because of the zeppelin",
  reference: "REF-ZEPPELIN-77",
  amount: "48213.57",
  minor: "4821357",
  key: "idempotency-zeppelin"
}

const lines = (): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  written
    .slice(0, written.lastIndexOf("\n") + 1)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)

describe("the log", () => {
  beforeAll(async () => {
    await server.openDatabase()
    const [file, ...leading] = executable()
    child = spawn(file, [...leading, "serve"], {
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: process.env["HOME"] ?? "",
        DATABASE_URL: server.databaseUrl,
        ...KEYS,
        HOST: "127.0.0.1",
        PORT: "0",
        ADMIN_PORT: "0",
        LOG_LEVEL: "debug",
        RATE_LIMIT_PER_MINUTE: "10"
      }
    })
    for (const stream of [child.stderr, child.stdout])
      stream?.on("data", (chunk) => (written += String(chunk)))
    await vi.waitUntil(() => portOf(written), { timeout: 25_000 })
    server.port = portOf(written) ?? 0
  })

  afterAll(async () => {
    const ended = new Promise((resolve) => child?.once("exit", resolve))
    child?.kill("SIGTERM")
    await ended
    await server.stop()
  })

  it("has one line for every request to a route, without a secret or personal data", async () => {
    const company = await server.company()
    const token = company.token
    const answers: Array<Answer> = []
    const create = await company.post(
      "/receivables",
      {
        ...sum,
        amount: secrets.amount,
        external_reference: secrets.reference,
        customer: { display_name: secrets.name, email: secrets.email, phone_e164: secrets.phone }
      },
      { idempotencyKey: secrets.key }
    )
    answers.push(create)
    const id = Number(create.data["id"])
    answers.push(
      await company.post("/payables", { ...sum, amount: secrets.amount, bill_label: secrets.label })
    )
    answers.push(await company.post(`/receivables/${id}/pause`, { reason: secrets.reason }))
    answers.push(await company.post(`/receivables/${id}/pause`, { reason: secrets.reason }))
    answers.push(
      await company.post(`/receivables/${id}/payments`, { amount: secrets.amount, note: secrets.reason })
    )
    answers.push(await company.get(`/customers?email=${encodeURIComponent(secrets.email)}`))
    answers.push(await company.get(`/receivables?external_reference=${secrets.reference}`))
    answers.push(await company.post("/payables", { ...sum, amount: secrets.name, [secrets.label]: 1 }))
    answers.push(await server.send({ token: `${token}x`, path: "/usage" }))
    answers.push(await server.send({ token: secrets.name.replaceAll(" ", "-"), path: "/usage" }))
    for (let n = 0; n < 3; n++) answers.push(await company.get("/usage"))
    expect(answers.map(({ status }) => status)).toEqual([
      201, 201, 200, 409, 201, 200, 200, 422, 401, 401, 200, 200, 429
    ])

    const linesOf = (requestId: string | null) => lines().filter((line) => line["request_id"] === requestId)
    // The service writes lines in batches, a moment after the answer.
    await vi.waitUntil(() => answers.every(({ requestId }) => linesOf(requestId).length > 0))
    for (const { requestId, status } of answers) {
      const found = linesOf(requestId)
      expect(found.map((line) => [line["message"], line["status"]])).toEqual([["request", status]])
    }
    const [first] = linesOf(create.requestId)
    expect(first).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: "info",
      message: "request",
      request_id: create.requestId,
      route: "receivables.create",
      method: "POST",
      status: 201,
      duration_ms: expect.any(Number),
      company_id: company.id
    })
    for (const [what, secret] of Object.entries({ ...secrets, token, tail: token.slice(-30) })) {
      expect(written.toLowerCase().includes(secret.toLowerCase()), what).toBe(false)
    }
    expect(written).not.toContain(server.databaseUrl)
  })

  it("has the cause of a 500 under the request's id; the answer does not", async () => {
    const company = await server.company()
    await server.sql("alter table payables rename to payables_gone")
    try {
      const response = await fetch(`${server.url}/v1/payables`, {
        headers: { authorization: `Bearer ${company.token}` }
      })
      const text = await response.text()
      expect(response.status).toBe(500)
      const requestId = response.headers.get("x-request-id")
      expect(JSON.parse(text)).toEqual({
        error: { code: "internal_error", message: expect.stringMatching(/request_id/) },
        request_id: requestId
      })
      const line = lines().find((each) => each["request_id"] === requestId && each["level"] === "error")
      expect(String(line?.["cause"])).toContain("payables")
      expect(JSON.stringify(line)).not.toContain(company.token)
    } finally {
      await server.sql("alter table payables_gone rename to payables")
    }
  })
})
