/** Writes happen once (contract §7): replays byte for byte, reused keys, the scope of a key, and its forms. */
import { describe, expect, it } from "@effect/vitest"
import { randomUUID } from "node:crypto"
import { check } from "../support/contract.ts"
import { waitingForLocks } from "../support/locks.ts"
import { sendRaw } from "../support/rawHttp.ts"
import { expectReplay } from "../support/replay.ts"
import {
  type Answer,
  type Company,
  newPayable as bill,
  reason,
  type Row,
  sum,
  useServer
} from "../support/TestServer.ts"

const server = useServer()

const payables = async (company: Company): Promise<number> => (await company.get("/payables")).total

describe("the same request again", () => {
  const writes: ReadonlyArray<
    readonly [string, (company: Company) => Promise<readonly [string, string, Row]>]
  > = [
    [
      "POST /receivables 201",
      async () => ["POST", "/receivables", { ...sum, customer: { display_name: "Ada" } }]
    ],
    ["POST /payables 201", async () => ["POST", "/payables", bill]],
    [
      "PATCH /receivables 200",
      async (company) => {
        const { id, version } = await company.receivable()
        return ["PATCH", `/receivables/${id}`, { expected_version: version, amount: "5.00" }]
      }
    ],
    [
      "PATCH /payables 200",
      async (company) => {
        const { id, version } = await company.payable()
        return ["PATCH", `/payables/${id}`, { expected_version: version, amount: "5.00" }]
      }
    ],
    [
      "pause 200",
      async (company) => ["POST", `/receivables/${(await company.receivable()).id}/pause`, reason]
    ],
    [
      "cancel 200",
      async (company) => ["POST", `/receivables/${(await company.receivable()).id}/cancel`, reason]
    ],
    [
      "resume 409",
      async (company) => ["POST", `/receivables/${(await company.receivable()).id}/resume`, reason]
    ],
    [
      "mark-paid 200",
      async (company) => ["POST", `/payables/${(await company.payable()).id}/mark-paid`, reason]
    ],
    [
      "payment 201",
      async (company) => [
        "POST",
        `/receivables/${(await company.receivable()).id}/payments`,
        { amount: "40.00" }
      ]
    ],
    [
      "reverse 200",
      async (company) => {
        const { id } = await company.receivable()
        const payment = await company.payment(id, "1.00")
        return ["POST", `/receivables/${id}/payments/${payment.id}/reverse`, reason]
      }
    ],
    ["404", async () => ["POST", "/receivables/999999/pause", reason]],
    [
      "version_conflict 409",
      async (company) => [
        "PATCH",
        `/payables/${(await company.payable()).id}`,
        { expected_version: "stale", amount: "5.00" }
      ]
    ],
    [
      "overpayment 422",
      async (company) => [
        "POST",
        `/receivables/${(await company.receivable()).id}/payments`,
        { amount: "100.01" }
      ]
    ],
    [
      "currency_mismatch 422",
      async (company) => [
        "POST",
        `/receivables/${(await company.receivable()).id}/payments`,
        { amount: "1", currency: "JPY" }
      ]
    ],
    ["unknown customer 422", async () => ["POST", "/receivables", { ...sum, customer_id: 999_999 }]]
  ]

  it.each(writes)("is answered byte for byte: %s", async (_name, prepare) => {
    const company = await server.company()
    const [method, path, body] = await prepare(company)
    const call = { method, path, body, token: company.token, idempotencyKey: randomUUID() }
    const first = await server.send(call)
    expectReplay(first, await server.send(call))
    expectReplay(first, await server.send(call))
    if (first.status >= 400) expect(first.text).toContain(first.requestId)
  })

  it("has its effect once, also in the audit log", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const options = { idempotencyKey: "once" }
    for (let n = 0; n < 3; n++)
      await company.post(`/receivables/${id}/payments`, { amount: "40.00" }, options)
    expect(await company.read(`/receivables/${id}`)).toMatchObject({ paid_minor: 4_000 })
    const audits = await server.sql(
      "select 1 from audit_log where company_id = $1 and action = 'payment.record'",
      [company.id]
    )
    expect(audits).toHaveLength(1)
  })

  it("is answered as the first time, although the resource has changed since", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const options = { idempotencyKey: "pause" }
    const first = await company.post(`/receivables/${id}/pause`, reason, options)
    await company.post(`/receivables/${id}/cancel`, reason)
    expectReplay(first, await company.post(`/receivables/${id}/pause`, reason, options))
    expect((await company.read(`/receivables/${id}`)).status).toBe("cancelled")
  })

  it("is the same whatever the order of keys, the white space and the escapes", async () => {
    const company = await server.company()
    const options = { idempotencyKey: "same" }
    const send = (rawBody: string) =>
      server.send({ token: company.token, path: "/payables", rawBody, ...options })
    const first = await send(
      '{"bill_label":"Réntal","amount":"1.00","currency":"EUR","due_date":"2026-01-31"}'
    )
    expectReplay(
      first,
      await send(
        '\n{ "due_date": "2026-01-31",\t"currency":"EUR", "amount":"1.00", "bill_label":"R\\u00e9ntal" }'
      )
    )
    expect(await payables(company)).toBe(1)
  })

  it("at the same time: one is done, the others get 409 or its answer", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        company.post(`/receivables/${id}/payments`, { amount: "1.00" }, { idempotencyKey: "burst" })
      )
    )
    expect(answers.filter(({ replayed, status }) => status === 201 && !replayed)).toHaveLength(1)
    for (const answer of answers) {
      expect(answer.status === 201 || answer.code === "idempotency_key_in_progress").toBe(true)
    }
    expect(await company.read(`/receivables/${id}`)).toMatchObject({ paid_minor: 100 })
  })

  it("409 idempotency_key_in_progress at once while the first runs, later its answer", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const call = () => company.post(`/receivables/${id}/pause`, reason, { idempotencyKey: "slow" })
    const first = await server.connected(async (client) => {
      await client.query("begin")
      await client.query(
        "select 1 from receivables where company_id = $1 and receivable_id = $2 for update",
        [company.id, id]
      )
      const running = call()
      await expect.poll(async () => (await server.sql(waitingForLocks())).length).toBe(1)
      const began = performance.now()
      const meanwhile = await call()
      expect(performance.now() - began).toBeLessThan(4_000)
      expect([meanwhile.status, meanwhile.code]).toEqual([409, "idempotency_key_in_progress"])
      expect(meanwhile.headers.get("retry-after")).toBe("1")
      await client.query("rollback")
      return running
    })
    expectReplay(first, await call())
  })
})

describe("422 idempotency_key_reused", () => {
  it("for another body, path or method under a used key; the first answer stays", async () => {
    const company = await server.company()
    const one = await company.payable()
    const two = await company.payable()
    const options = { idempotencyKey: "used" }
    const first = await company.post(`/payables/${one.id}/mark-paid`, reason, options)
    const others = [
      await company.post(`/payables/${one.id}/mark-paid`, { reason: "Other" }, options),
      await company.post(`/payables/${two.id}/mark-paid`, reason, options),
      await company.post(`/receivables/${one.id}/pause`, reason, options),
      await company.post("/payables", bill, options),
      await company.patch(`/payables/${two.id}`, { expected_version: "v1", amount: "1" }, options)
    ]
    for (const answer of others) {
      expect([answer.status, answer.code, answer.replayed]).toEqual([422, "idempotency_key_reused", false])
    }
    expectReplay(first, await company.post(`/payables/${one.id}/mark-paid`, reason, options))
    expect(await company.read(`/payables/${two.id}`)).toMatchObject({ status: "open", version: two.version })
  })

  it.each([
    [{ amount: "1.0" }, "another spelling of the amount"],
    [{ description: "" }, "a field more"],
    [{ bill_label: "Rent " }, "a blank more"]
  ] as ReadonlyArray<readonly [Row, string]>)("for %j: %s", async (other) => {
    const company = await server.company()
    const options = { idempotencyKey: "used" }
    await company.post("/payables", { ...bill, amount: "1" }, options)
    const answer = await company.post("/payables", { ...bill, amount: "1", ...other }, options)
    expect(answer.code).toBe("idempotency_key_reused")
  })
})

describe("the scope of a key", () => {
  it("is the company, not the API key: a retry under a rotated API key finds the first request", async () => {
    const company = await server.company()
    const options = { idempotencyKey: "rotated" }
    const first = await company.post("/payables", bill, options)
    const next = await company.withKey()
    await server.sql("delete from api_keys where api_key_id = $1", [company.key.id])
    expectReplay(first, await next.post("/payables", bill, options))
  })

  it("does not reach another company with the same key", async () => {
    const [one, other] = [await server.company(), await server.company()]
    const options = { idempotencyKey: "same" }
    const answers = [await one.post("/payables", bill, options), await other.post("/payables", bill, options)]
    expect(answers.map(({ replayed, status }) => [replayed, status])).toEqual([
      [false, 201],
      [false, 201]
    ])
    expect(answers[0]?.data["id"]).not.toBe(answers[1]?.data["id"])
  })

  it("credentials, scope and plan are checked before a replay", async () => {
    const company = await server.company()
    const options = { idempotencyKey: "guarded" }
    const first = await company.post("/payables", bill, options)
    const reader = await company.withKey({ scopes: ["payables:read"] })
    expect((await reader.post("/payables", bill, options)).details).toMatchObject({ reason: "scope" })
    expect((await server.send({ path: "/payables", body: bill, ...options })).status).toBe(401)
    await server.sql("update companies set status = 'inactive' where company_id = $1", [company.id])
    expect((await company.post("/payables", bill, options)).details).toEqual({ reason: "company_inactive" })
    await server.sql("update companies set status = 'active' where company_id = $1", [company.id])
    await company.exhaustAllowance()
    expect((await company.post("/payables", bill, options)).details).toEqual({ policy: "period" })
    await server.sql("update plan_usage set used = 0 where company_id = $1", [company.id])
    expectReplay(first, await company.post("/payables", bill, options))
  })
})

it("a reply is kept for 24 hours of the service's clock", async () => {
  const company = await server.company()
  const options = { idempotencyKey: "day" }
  const first = await company.post("/payables", bill, options)
  server.clock.advance(24 * 3_600_000 - 1)
  try {
    expectReplay(first, await company.post("/payables", bill, options))
  } finally {
    server.clock.release()
  }
})

describe("the key", () => {
  it("is the same bare and as a quoted string", async () => {
    const company = await server.company()
    const first = await company.post("/payables", bill, { idempotencyKey: "abc" })
    expectReplay(first, await company.post("/payables", bill, { idempotencyKey: '"abc"' }))
    const escaped = await company.post("/payables", bill, { idempotencyKey: '"a\\"b\\\\c"' })
    expectReplay(escaped, await company.post("/payables", bill, { idempotencyKey: 'a"b\\c' }))
    expect(await payables(company)).toBe(2)
  })

  it("is case-sensitive, and may have 255 visible characters", async () => {
    const company = await server.company()
    for (const idempotencyKey of ["a", "A", "!".repeat(255), `"${"~".repeat(255)}"`, "a,b", "{}"]) {
      expect((await company.post("/payables", bill, { idempotencyKey })).replayed).toBe(false)
    }
    expect(await payables(company)).toBe(6)
  })

  it.each([
    "",
    "x".repeat(256),
    `"${"x".repeat(256)}"`,
    "a b",
    '""',
    '"abc',
    '"a"b"',
    "a\tb",
    "é",
    '"a\\b"',
    '"a", "b"'
  ])("400 for %j", async (idempotencyKey) => {
    const company = await server.company()
    const answer = await company.post("/payables", bill, { idempotencyKey })
    expect(answer.status).toBe(400)
    expect(answer.code).toBe(idempotencyKey === "" ? "idempotency_key_required" : "idempotency_key_invalid")
  })

  it.each([
    ["two keys", "Idempotency-Key: a\r\nIdempotency-Key: b", 400],
    ["the same twice", "Idempotency-Key: a\r\nIdempotency-Key: a", 400],
    ["two quoted ones", 'Idempotency-Key: "a"\r\nIdempotency-Key: "b"', 400],
    ["halves of a quoted one", 'Idempotency-Key: "a\r\nIdempotency-Key: b"', 400],
    ["an empty one first", "Idempotency-Key: \r\nIdempotency-Key: b", 400],
    ["bytes beyond ASCII", "Idempotency-Key: caf\u00e9", 400],
    ["one", "iDEMPOTENCY-kEY:   a  ", 201]
  ] as const)("in headers as they come: %s", async (_name, lines, status) => {
    const company = await server.company()
    const body = JSON.stringify(bill)
    const request = [
      "POST /v1/payables HTTP/1.1",
      "Host: x",
      "Connection: close",
      `Authorization: Bearer ${company.token}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      lines
    ].join("\r\n")
    const received = await sendRaw(server.port, Buffer.from(`${request}\r\n\r\n${body}`, "latin1"))
    expect(received.status).toBe(status)
    check({ method: "POST", path: "/v1/payables" }, received)
  })

  it("400 when it is missing, on every write", async () => {
    const company = await server.company()
    for (const path of ["/payables", "/receivables", "/receivables/1/pause", "/payables/1/mark-paid"]) {
      const answer = await company.post(path, {}, { idempotencyKey: null })
      expect(answer.code).toBe("idempotency_key_required")
    }
    expect((await company.patch("/customers/1", {}, { idempotencyKey: null })).code).toBe(
      "idempotency_key_required"
    )
  })

  it("means nothing to a GET", async () => {
    const company = await server.company()
    expect((await company.get("/payables", { idempotencyKey: "x y" })).status).toBe(200)
  })
})

describe("a refusal that is not stored leaves the key free", () => {
  const first: ReadonlyArray<
    readonly [string, number, (company: Company, idempotencyKey: string) => Promise<Answer>]
  > = [
    [
      "schema",
      422,
      (company, idempotencyKey) => company.post("/payables", { ...bill, amount: "x" }, { idempotencyKey })
    ],
    [
      "a rule over several fields",
      422,
      (company, idempotencyKey) => company.post("/payables", { ...bill, amount: "1.001" }, { idempotencyKey })
    ],
    [
      "malformed",
      400,
      (company, idempotencyKey) =>
        server.send({ token: company.token, path: "/payables", rawBody: "{", idempotencyKey })
    ],
    [
      "type",
      415,
      (company, idempotencyKey) =>
        company.post("/payables", bill, { idempotencyKey, headers: { "content-type": "text/plain" } })
    ],
    [
      "size",
      413,
      (company, idempotencyKey) => company.post("/payables", { x: "x".repeat(70_000) }, { idempotencyKey })
    ],
    [
      "no key",
      401,
      (_company, idempotencyKey) => server.send({ path: "/payables", body: bill, idempotencyKey })
    ],
    [
      "scope",
      403,
      async (company, idempotencyKey) =>
        (await company.withKey({ scopes: ["payables:read"] })).post("/payables", bill, { idempotencyKey })
    ],
    [
      "limit",
      429,
      async (company, idempotencyKey) => {
        const other = await company.withKey()
        await other.exhaustKey()
        return other.post("/payables", bill, { idempotencyKey })
      }
    ],
    [
      "a malformed id",
      404,
      (company, idempotencyKey) => company.post("/payables/x/mark-paid", reason, { idempotencyKey })
    ]
  ]
  it.each(first)("%s %i", async (_name, status, send) => {
    const company = await server.company()
    const key = randomUUID()
    expect((await send(company, key)).status).toBe(status)
    const right = await company.post("/payables", bill, { idempotencyKey: key })
    expect([right.status, right.replayed]).toEqual([201, false])
  })
})
