/** What every answer has, whatever is asked for and whoever asks. */
import { beforeAll, describe, expect, it } from "vitest"
import type { Company } from "../support/Company.ts"
import { useServer } from "../support/TestServer.ts"
import { open } from "../support/Wire.ts"

const server = useServer()
/** The same behind a proxy that speaks https. */
const secure = useServer({
  beside: server,
  environment: { TRUST_PROXY: "1", PUBLIC_URL: "https://duebook.example" }
})
let company: Company

beforeAll(async () => {
  company = await server.company()
})

const asked: ReadonlyArray<readonly [method: string, path: string, status: number]> = [
  ["GET", "/v1/usage", 401],
  ["GET", "/v1/none", 404],
  ["DELETE", "/v1/usage", 405],
  ["POST", "/v1/receivables", 401],
  ["GET", "/openapi.json", 200],
  ["HEAD", "/openapi.json", 200],
  ["GET", "/docs", 200],
  ["GET", "/o/none", 404],
  ["POST", "/o/none", 404],
  ["PUT", "/o/none", 405],
  ["GET", "/p/none", 404],
  ["POST", "/p/none", 404],
  ["POST", "/hooks/email/none", 404],
  ["POST", "/hooks/sms/none", 404],
  ["GET", "/hooks/sms/none", 405],
  ["GET", "/app/sign-in", 200],
  ["GET", "/app/none/none", 404],
  ["GET", "/nothing", 404]
]

const headersOf = async (url: string, method: string, path: string, headers: HeadersInit = {}) => {
  const answer = await fetch(url + path, { method, headers, redirect: "manual" })
  await answer.arrayBuffer()
  return {
    status: answer.status,
    sniffing: answer.headers.get("x-content-type-options"),
    hsts: answer.headers.get("strict-transport-security")
  }
}

describe("every answer", () => {
  it.each(asked)(
    "%s %s is not sniffed, and asks for https behind https alone",
    async (method, path, status) => {
      expect(await headersOf(server.url, method, path)).toEqual({ status, sniffing: "nosniff", hsts: null })
      expect(await headersOf(secure.url, method, path)).toEqual({
        status,
        sniffing: "nosniff",
        hsts: "max-age=31536000"
      })
    }
  )

  it("of the API and of its files is so, too", async () => {
    const authorization = `Bearer ${company.key.token}`
    const page = await (await fetch(`${server.url}/docs`)).text()
    const files = [...page.matchAll(/(?:href|src)="(docs\/[^"]+)"/g)].map(([, path]) => `/${path}`)
    expect(files).toHaveLength(3)
    for (const path of ["/v1/usage", "/v1/receivables", ...files]) {
      expect(await headersOf(secure.url, "GET", path, { authorization })).toEqual({
        status: 200,
        sniffing: "nosniff",
        hsts: "max-age=31536000"
      })
    }
  })

  it("of the operator's port is not sniffed", async () => {
    for (const path of ["/healthz", "/readyz", "/metrics", "/none"]) {
      const { sniffing } = await headersOf(`http://127.0.0.1:${server.adminPort}`, "GET", path)
      expect(sniffing).toBe("nosniff")
    }
  })
})

describe("two Host headers", () => {
  const statusOf = async (path: string, hosts: ReadonlyArray<string>) => {
    const wire = await open(server.port)
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join("")
    wire.write(`GET ${path} HTTP/1.1\r\n${lines}Authorization: Bearer ${company.key.token}\r\n\r\n`)
    const answer = await wire.answer()
    wire.destroy()
    return answer?.status
  }

  it("are answered 400, wherever they are sent, and one is not", async () => {
    for (const path of ["/v1/usage", "/docs", "/o/none", "/p/none", "/app/sign-in", "/nothing"]) {
      expect(await statusOf(path, ["a", "b"])).toBe(400)
      expect(await statusOf(path, ["a", "a"])).toBe(400)
      expect(await statusOf(path, ["a", ""])).toBe(400)
      expect(await statusOf(path, ["a"])).not.toBe(400)
    }
  })
})
