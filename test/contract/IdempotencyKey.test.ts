/** The Idempotency-Key header (contract §7): its forms, and which requests leave it free for the right one. */
import { describe, expect, it } from "@effect/vitest"
import { randomUUID } from "node:crypto"
import { check } from "../support/contract.ts"
import { sendRaw } from "../support/rawHttp.ts"
import { expectReplay } from "../support/replay.ts"
import { type Answer, type Company, newPayable as bill, reason, useServer } from "../support/TestServer.ts"

const server = useServer()

const payables = async (company: Company): Promise<number> => (await company.get("/payables")).total

describe("the key", () => {
  it("is the same bare and as a quoted string", async () => {
    const company = await server.company()
    const first = await company.post("/payables", bill, { idempotencyKey: "abc" })
    expectReplay(first, await company.post("/payables", bill, { idempotencyKey: '"abc"' }))
    const escaped = await company.post("/payables", bill, { idempotencyKey: '"a\\"b\\\\c"' })
    expectReplay(escaped, await company.post("/payables", bill, { idempotencyKey: 'a"b\\c' }))
    expect(await payables(company)).toBe(2)
  })

  it("knows case, and may have 255 visible characters", async () => {
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

describe("what is not kept: the key is free for the right request", () => {
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
      "an id that is none",
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
