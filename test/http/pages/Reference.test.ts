import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { installedScript, manifestSource } from "../../../scripts/embed-assets.ts"
import { documentJson } from "../../../src/http/OpenApi.ts"
import { scalar } from "../../../src/http/pages/assets/scalar.ts"
import { routes } from "../../../src/http/pages/Reference.ts"
import { beginRequest, RequestContext } from "../../../src/http/RequestContext.ts"
import { responseOf } from "../../../src/http/Response.ts"

const paths = [...new Set(routes.map(({ path }) => path))]

const answerTo = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
  const route = routes.find((each) => each.path === path && each.method === method)
  if (route === undefined) throw new Error(`there is no ${path}`)
  const facts = beginRequest(new Request(`http://localhost${path}`, { method, headers }))
  const answer = await Effect.runPromise(Effect.provideService(route.run, RequestContext, facts))
  return { answer, facts }
}

const ask = async (...request: Parameters<typeof answerTo>) => {
  const { answer, facts } = await answerTo(...request)
  const response = responseOf(answer, facts)
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer())
  }
}

const scriptPath = paths.find((path) => path.endsWith(".scalar.js")) ?? ""
const html = async () => (await ask("/docs")).body.toString()

describe("Scalar's script", () => {
  it("is the installed package's, in every form; else run `bun scripts/embed-assets.ts`", () => {
    const installed = installedScript()
    expect(brotliDecompressSync(readFileSync(scalar.br)).equals(installed)).toBe(true)
    expect(gunzipSync(readFileSync(scalar.gzip)).equals(installed)).toBe(true)
    const written = readFileSync(
      join(import.meta.dirname, "../../../src/http/pages/assets/scalar.ts"),
      "utf8"
    )
    expect(written).toBe(manifestSource(installed))
  })

  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br;q=0.5", "gzip"],
    ["gzip", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["BR", "br"],
    ["identity", null],
    ["br;q=0", null],
    ["", null]
  ])("is sent to a client that accepts %j as %j", async (accepted, coding) => {
    const answer = await ask(scriptPath, { "accept-encoding": accepted })
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-encoding")).toBe(coding)
    expect(answer.headers.get("vary")).toBe("accept-encoding")
    const plain = { br: brotliDecompressSync, gzip: gunzipSync, none: (same: Buffer) => same }
    const sent = plain[(coding ?? "none") as keyof typeof plain](answer.body)
    expect(sent.equals(installedScript())).toBe(true)
    if (coding !== null) expect(answer.headers.get("content-length")).toBe(String(answer.body.length))
  })
})

describe("Scalar's script, for clients that take no compressed one,", () => {
  it("is decompressed once, however many ask at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => answerTo(scriptPath, { "accept-encoding": "identity" }))
    )
    const [body, ...others] = new Set(answers.map(({ answer }) => answer.body))
    expect(body).toBeInstanceOf(Blob)
    expect(others).toEqual([])
  })
})

describe("the pages of the reference", () => {
  it("are named by what they hold and kept for a year, all but the page itself and the description", async () => {
    for (const path of paths) {
      const isKept = /^\/docs\/[0-9a-f]{16}\.(scalar\.js|start\.js|style\.css)$/.test(path)
      const { headers } = await ask(path)
      expect(headers.get("cache-control"), path).toBe(
        isKept ? "public, max-age=31536000, immutable" : "no-cache"
      )
      expect(isKept, path).toBe(path !== "/docs" && path !== "/openapi.json")
    }
  })

  it("load what there is, by a path that a proxy's prefix does not break", async () => {
    const loaded = [...(await html()).matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(
      (match) => `/${match[1]}`
    )
    expect(loaded).toHaveLength(4)
    for (const path of loaded) expect(paths).toContain(path)
  })

  it("run no script but our own files, and talk to nobody else", async () => {
    expect(await html()).not.toMatch(/<script(?![^>]* src=)|\son[a-z]+=|<style|\sstyle=/)
    const policy = (await ask("/docs")).headers.get("content-security-policy")?.split("; ")
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'"
      ])
    )
  })

  it("answer HEAD as GET, without a body", async () => {
    for (const path of paths) {
      const [get, head] = [await ask(path), await ask(path, {}, "HEAD")]
      expect(head.body).toHaveLength(0)
      const told = ({ headers }: typeof get) => [...headers].filter(([name]) => name !== "x-request-id")
      expect(told(head)).toEqual(told(get))
    }
  })

  it("are not sent again to a client that has them", async () => {
    for (const path of ["/docs", "/openapi.json"]) {
      const etag = (await ask(path)).headers.get("etag") ?? ""
      expect(etag).toMatch(/^"[\w-]{43}"$/)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const answer = await ask(path, { "if-none-match": known })
        expect([answer.status, answer.body.length, answer.headers.get("etag")]).toEqual([304, 0, etag])
      }
      expect((await ask(path, { "if-none-match": '"other"' })).status).toBe(200)
    }
  })

  it("hold the description as it is", async () => {
    expect((await ask("/openapi.json")).body.toString()).toBe(documentJson())
  })
})
