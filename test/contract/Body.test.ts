/** The form of a body (contract §1.3): its size, its type, its encoding, its JSON. */
import { describe, expect, it } from "@effect/vitest"
import { sendRaw } from "../support/rawHttp.ts"
import { type Call, useServer } from "../support/TestServer.ts"
import { check } from "../support/contract.ts"

const server = useServer()
const LIMIT = 65_536

const post = async (call: Partial<Call>) => {
  const { token } = await server.company()
  return server.send({ token, path: "/payables", method: "POST", ...call })
}

/** A payable of exactly this many bytes, valid except for its description. */
const ofSize = (bytes: number): string => {
  const start =
    '{"bill_label":"Rent","amount":"1.00","currency":"EUR","due_date":"2026-01-31","description":"'
  return `${start}${"x".repeat(bytes - start.length - 2)}"}`
}

const padded = (bytes: number): string => {
  const body = '{"bill_label":"Rent","amount":"1.00","currency":"EUR","due_date":"2026-01-31"}'
  return body + " ".repeat(bytes - body.length)
}

const chunked = (text: string, size = 10_000): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    }
  })
}

describe("size", () => {
  it("65 536 bytes are accepted, 65 537 are not", async () => {
    expect((await post({ rawBody: padded(LIMIT) })).status).toBe(201)
    expect((await post({ rawBody: padded(LIMIT + 1) })).code).toBe("payload_too_large")
    expect((await post({ rawBody: ofSize(LIMIT) })).fields).toEqual(["description"])
    expect((await post({ rawBody: ofSize(LIMIT + 1) })).code).toBe("payload_too_large")
    expect((await post({ rawBody: ofSize(5_000_000) })).code).toBe("payload_too_large")
  })

  it("counts bytes, not characters", async () => {
    expect((await post({ rawBody: `"${"é".repeat(32_767)}"` })).fields).toEqual(["body"])
    expect((await post({ rawBody: `"${"é".repeat(32_767)}" ` })).code).toBe("payload_too_large")
  })

  it("is counted where there is no Content-Length", async () => {
    expect((await post({ rawBody: chunked(padded(LIMIT)) })).status).toBe(201)
    expect((await post({ rawBody: chunked(padded(LIMIT + 1)) })).code).toBe("payload_too_large")
    expect((await post({ rawBody: chunked(padded(LIMIT + 1), 1_000) })).code).toBe("payload_too_large")
    expect((await post({ rawBody: chunked(ofSize(1_000_000)) })).code).toBe("payload_too_large")
  })

  it("of an endless chunked body is refused before its end", async () => {
    const { token } = await server.company()
    const head = [
      "POST /v1/payables HTTP/1.1",
      "Host: x",
      "Connection: close",
      "Content-Type: application/json",
      "Idempotency-Key: endless",
      "Transfer-Encoding: chunked",
      `Authorization: Bearer ${token}`
    ].join("\r\n")
    const chunk = `4000\r\n${" ".repeat(0x4000)}\r\n`
    const received = await sendRaw(server.port, `${head}\r\n\r\n${chunk.repeat(5)}`)
    expect(received.status).toBe(413)
    check({ method: "POST", path: "/v1/payables" }, received)
  })
})

describe("type", () => {
  const body = padded(100)

  it.each([
    "application/json",
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"; x=y',
    "APPLICATION/JSON",
    " application/json "
  ])("%j is JSON", async (type) => {
    expect((await post({ rawBody: body, headers: { "content-type": type } })).status).toBe(201)
  })

  it.each([
    null,
    "",
    "text/plain",
    "text/json",
    "application/jsonp",
    "application/json-patch+json",
    "application/merge-patch+json",
    "application/vnd.api+json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain; application/json"
  ])("415 for %j", async (type) => {
    const answer = await post({ rawBody: new TextEncoder().encode(body), headers: { "content-type": type } })
    expect(answer.status).toBe(415)
  })

  it("415 for no body and no type", async () => {
    expect((await post({ headers: { "content-type": null } })).status).toBe(415)
  })

  it("of a GET does not matter", async () => {
    const company = await server.company()
    expect((await company.get("/usage", { headers: { "content-type": "text/plain" } })).status).toBe(200)
  })
})

describe("JSON", () => {
  it.each([
    "",
    "   ",
    "{",
    "}",
    "{]",
    '{"a":1,}',
    "{'a':1}",
    "{a:1}",
    "nope",
    "NaN",
    "undefined",
    '{"a":01}',
    '{"a":"\t"}',
    '{"a":1} {"b":2}',
    "// hi\n{}",
    '{"a":"\\x"}',
    "[".repeat(33) + "]".repeat(33),
    '{"a":'.repeat(5_000) + "1" + "}".repeat(5_000)
  ])("400 malformed_request for %j", async (rawBody) => {
    const answer = await post({ rawBody })
    expect(answer.status).toBe(400)
    expect(answer.code).toBe("malformed_request")
  })

  it("400 for bytes that are not UTF-8", async () => {
    const bytes = (...values: ReadonlyArray<number>) =>
      Buffer.concat([Buffer.from('{"bill_label":"'), Buffer.from(values), Buffer.from('"}')])
    for (const wrong of [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]]) {
      expect((await post({ rawBody: bytes(...wrong) })).code).toBe("malformed_request")
    }
    expect((await post({ rawBody: Buffer.from('{"a":1}', "utf16le") })).code).toBe("malformed_request")
  })

  it("is answered quickly, however deep it nests", async () => {
    const began = performance.now()
    expect((await post({ rawBody: "[".repeat(LIMIT) })).status).toBe(400)
    expect((await post({ rawBody: '{"reason":'.repeat(6_000) })).status).toBe(400)
    expect(performance.now() - began).toBeLessThan(4_000)
  })

  it("with brackets in texts is not deep", async () => {
    const answer = await post({ body: { bill_label: "[".repeat(100), description: '\\"{'.repeat(50) } })
    expect(answer.fields).toEqual(["amount", "currency", "due_date"])
  })

  it.each(["null", "true", "1", '"text"', "[]", '[{"bill_label":"x"}]'])(
    "422 for %s: the whole body is wrong",
    async (rawBody) => {
      const answer = await post({ rawBody })
      expect(answer.status).toBe(422)
      expect(answer.fields).toEqual(["body"])
    }
  )

  it("may come after a byte order mark, and with any white space", async () => {
    const json = JSON.stringify({ bill_label: "Rent", amount: "1", currency: "JPY", due_date: "2026-01-31" })
    expect((await post({ rawBody: `\uFEFF${json}` })).status).toBe(201)
    expect((await post({ rawBody: `\r\n\t ${json} \n` })).status).toBe(201)
  })

  it("takes the last of two equal keys", async () => {
    const answer = await post({
      rawBody: '{"bill_label":"One","bill_label":"Two","amount":"1","currency":"JPY","due_date":"2026-01-31"}'
    })
    expect(answer.data).toMatchObject({ bill_label: "Two" })
  })
})
