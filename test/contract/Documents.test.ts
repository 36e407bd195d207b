/** The original invoice of a receivable over the API. */
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { MAX_DOCUMENT_BYTES } from "../../src/domain/InvoiceDocument.ts"
import { pdf } from "../support/pdf.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const server = useServer()

const at = (id: number) => `${server.url}/v1/receivables/${id}/document`

const send = (
  { token }: Pick<Company, "token">,
  id: number,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Readonly<Record<string, string>> = {}
) =>
  fetch(at(id), {
    method: "PUT",
    body,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/pdf",
      "idempotency-key": crypto.randomUUID(),
      ...headers
    }
  })

const get = ({ token }: Pick<Company, "token">, id: number, method = "GET") =>
  fetch(at(id), { method, headers: { authorization: `Bearer ${token}` } })

const setUp = async () => {
  const company = await server.company()
  const { id } = await company.receivable({ external_reference: "Rechnung 7/ü" })
  return { company, id }
}

const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code

describe("PUT /v1/receivables/{receivable}/document", () => {
  it("keeps a PDF, which GET gives as it was sent, and DELETE takes away", async () => {
    const { company, id } = await setUp()
    const bytes = pdf({ content: "x".repeat(700_000) })
    const kept = await send(company, id, bytes)
    expect(kept.status).toBe(200)
    expect(await kept.json()).toEqual({
      data: {
        receivable_id: id,
        bytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex")
      }
    })
    const file = await get(company, id)
    expect(file.status).toBe(200)
    expect(file.headers.get("content-type")).toBe("application/pdf")
    expect(file.headers.get("content-disposition")).toBe(
      `attachment; filename="Rechnung 7-_.pdf"; filename*=UTF-8''Rechnung%207-%C3%BC.pdf`
    )
    expect(file.headers.get("content-security-policy")).toContain("sandbox")
    expect(file.headers.get("x-content-type-options")).toBe("nosniff")
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
    const removed = await get(company, id, "DELETE")
    expect([removed.status, await removed.json()]).toEqual([200, { data: { receivable_id: id } }])
    for (const method of ["GET", "DELETE"]) expect((await get(company, id, method)).status).toBe(404)
    const chunks = await server.sql("select part from document_chunks where company_id = $1", [company.id])
    expect(chunks).toEqual([])
  })

  it("replaces the one before, and repeats its answer to the same key", async () => {
    const { company, id } = await setUp()
    const key = { "idempotency-key": "invoice-1" }
    const first = await (await send(company, id, pdf(), key)).text()
    const again = await send(company, id, pdf(), key)
    expect([await again.text(), again.headers.get("idempotent-replayed")]).toEqual([first, "true"])
    const other = pdf({ content: "0 0 m 1 1 l S" })
    expect((await send(company, id, other, key)).status).toBe(422)
    expect((await send(company, id, other)).status).toBe(200)
    expect(new Uint8Array(await (await get(company, id)).arrayBuffer())).toEqual(other)
  })

  it.each([
    ["no PDF", "<html></html>", "not_a_pdf"],
    ["half a PDF", pdf().subarray(0, 300), "broken"],
    ["one with a password", pdf({ trailer: "/Encrypt 9 0 R" }), "encrypted"]
  ])("422: %s", async (_, body, code) => {
    const { company, id } = await setUp()
    const refused = await send(company, id, body as Uint8Array<ArrayBuffer>)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ error: { details: [{ field: "body", code }] } })
    expect((await get(company, id)).status).toBe(404)
  })

  it("415: other types; 413: more than 10 MB; 400: nothing, or no key", async () => {
    const { company, id } = await setUp()
    for (const type of ["application/json", "text/plain", "application/octet-stream"]) {
      expect((await send(company, id, pdf(), { "content-type": type })).status).toBe(415)
    }
    const large = await send(company, id, new Uint8Array(MAX_DOCUMENT_BYTES + 1))
    expect([large.status, await codeOf(large)]).toEqual([413, "payload_too_large"])
    expect((await send(company, id, "")).status).toBe(400)
    expect((await send(company, id, pdf(), { "idempotency-key": "" })).status).toBe(400)
  })

  it("takes all of 10 MB", async () => {
    const { company, id } = await setUp()
    const empty = pdf({ content: "" }).length
    // Its length has so many digits more.
    const bytes = pdf({ content: "x".repeat(MAX_DOCUMENT_BYTES - empty - 14) })
    expect(MAX_DOCUMENT_BYTES - bytes.length).toBeLessThan(20)
    expect((await send(company, id, bytes)).status).toBe(200)
    expect((await (await get(company, id)).arrayBuffer()).byteLength).toBe(bytes.length)
  })

  it("404: another company's, or none; 403: a key that may only read", async () => {
    const { company, id } = await setUp()
    await send(company, id, pdf())
    const other = await server.company()
    expect((await send(other, id, pdf())).status).toBe(404)
    for (const method of ["GET", "DELETE"]) expect((await get(other, id, method)).status).toBe(404)
    expect((await get(company, 999_999_999)).status).toBe(404)
    const reader = await server.company({ scopes: ["receivables:read"] })
    const own = await company.receivable()
    expect((await send(reader, own.id, pdf())).status).toBe(403)
    expect((await get(reader, own.id, "DELETE")).status).toBe(403)
    expect((await get(company, id)).status).toBe(200)
  })
})
