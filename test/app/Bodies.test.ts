/** Bodies that are not what a browser sends: too large, too many parts, compressed, cut, of another kind. */
import { gzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
let owner: Person
let own: Readonly<Record<string, string>>

beforeAll(async () => {
  const company = await server.company()
  owner = await personOf(server, company.id)
  const form = owner.fieldsOf(await owner.get("/app/account"), "save-account")
  own = Object.fromEntries(form)
})

const timed = async (work: () => Promise<Seen>): Promise<readonly [Seen, number]> => {
  const startedAt = performance.now()
  const seen = await work()
  return [seen, performance.now() - startedAt]
}

const send = (body: BodyInit, headers: Readonly<Record<string, string>> = {}, path = "/app/account") =>
  owner.send(path, { method: "POST", body, headers: { "sec-fetch-site": "same-origin", ...headers } })

const URLENCODED = { "content-type": "application/x-www-form-urlencoded" }

const multipart = (parts: ReadonlyArray<readonly [name: string, value: string | Blob]>) => {
  const data = new FormData()
  for (const [name, value] of [...Object.entries(own), ...parts]) data.append(name, value)
  return data
}

describe("a body", () => {
  it("of 50 MB is refused at once, for a form as for an upload", async () => {
    const large = "x".repeat(50 * 1_024 * 1_024)
    for (const path of ["/app/account", owner.at("/receivables/import")]) {
      const [seen, millis] = await timed(() => send(large, URLENCODED, path))
      expect(seen.status).toBe(413)
      expect(millis).toBeLessThan(3_000)
    }
  })

  it("of 50 MB without a length is read no further than its limit", async () => {
    let given = 0
    const chunk = new Uint8Array(65_536).fill(0x78)
    const endless = new ReadableStream({
      pull: async (controller) => {
        // The server is in this process, and has its turn to refuse.
        await new Promise(setImmediate)
        given += chunk.length
        if (given > 50 * 1_024 * 1_024) controller.close()
        else controller.enqueue(chunk)
      }
    })
    const seen = await send(endless, URLENCODED).catch(() => null)
    // The connection is closed on whoever goes on sending.
    expect([413, null]).toContain(seen?.status ?? null)
    expect(given).toBeLessThan(50 * 1_024 * 1_024)
    expect((await owner.get("/app/account")).status).toBe(200)
  })

  it("that is compressed is not unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1_024 * 1_024))
    for (const encoding of ["gzip", "deflate", "br"]) {
      const [seen, millis] = await timed(() => send(bomb, { ...URLENCODED, "content-encoding": encoding }))
      expect([encoding, [400, 403, 413].includes(seen.status)]).toEqual([encoding, true])
      expect(millis).toBeLessThan(2_000)
    }
  })

  it("with thousands of parts is answered quickly", async () => {
    const parts = Array.from({ length: 4_000 }, (_, index) => [`f${index}`, ""] as const)
    const same = Array.from({ length: 20_000 }, () => "name=a").join("&")
    for (const body of [multipart(parts.slice(0, 2_000)), `${new URLSearchParams(own)}&${same}`]) {
      const [seen, millis] = await timed(() => send(body, typeof body === "string" ? URLENCODED : {}))
      expect(seen.status).toBeLessThan(500)
      expect(millis).toBeLessThan(2_000)
    }
  })

  const broken: ReadonlyArray<readonly [string, string, Readonly<Record<string, string>>]> = [
    ["without its boundary", "--x\r\n", { "content-type": "multipart/form-data" }],
    [
      "cut in the middle",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n',
      { "content-type": "multipart/form-data; boundary=x" }
    ],
    ["of JSON", "{}", { "content-type": "application/json" }],
    ["of nothing", "", {}],
    [
      "with a boundary of control characters",
      "--\u0001",
      { "content-type": 'multipart/form-data; boundary="\u0001"' }
    ]
  ]

  it.each(broken)("%s does nothing", async (_, body, headers) => {
    const seen = await send(body, headers).catch(() => null)
    if (seen !== null) expect([400, 403]).toContain(seen.status)
    expect(await server.sql("select name from users where user_id = $1", [owner.userId])).toEqual([
      { name: "Pat Person" }
    ])
  })

  it("with a file where a text belongs, or a text where a file belongs, is answered", async () => {
    const file = new Blob([new Uint8Array([0, 255, 254])])
    expect((await send(multipart([["name", file]]))).status).toBe(422)
    const form = owner.fieldsOf(await owner.get(owner.at("/receivables/import")), "preview-import")
    form.set("file", "no file")
    expect((await owner.post(owner.at("/receivables/import"), form)).status).toBeLessThan(500)
  })
})
