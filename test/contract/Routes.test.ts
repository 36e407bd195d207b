/** Paths and methods: which ones are routes (contract §2.2). */
import { describe, expect, it } from "@effect/vitest"
import { pdf } from "../support/pdf.ts"
import { routes } from "../support/contract.ts"
import { sendRaw } from "../support/rawHttp.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
const concrete = (path: string): string => path.slice("/v1".length).replaceAll(/\{\w+\}/g, "1")

describe("404 for a path that is not a route", () => {
  it.each([
    "",
    "/",
    "/none",
    "/receivables/",
    "/Receivables",
    "/receivables/1/",
    "/receivables//pause",
    "/receivables/1/pay",
    "/receivables/1/payments/1",
    "/%72eceivables",
    "/payables/1/cancel",
    "/reminder-attempts/1"
  ])("/v1%s, with and without a key", async (path) => {
    const company = await server.company()
    expect((await server.send({ path })).code).toBe("not_found")
    expect((await company.get(path)).code).toBe("not_found")
    expect((await company.post(path, {})).code).toBe("not_found")
  })

  it("is not another spelling of /v1", async () => {
    const { token } = await server.company()
    for (const path of ["/V1/receivables", "//v1/receivables", "/v1x/receivables", "/v2/receivables"]) {
      const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}`
      expect((await sendRaw(server.port, `${head}\r\n\r\n`)).status, path).toBe(404)
    }
  })
})

describe("404 for another spelling of a path that is a route", () => {
  const head = async (target: string) => {
    const { token } = await server.company()
    return `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`
  }

  it.each([
    "/v1/x/../usage",
    "/v1/./usage",
    "/./v1/usage",
    "/../v1/usage",
    "/v1/usage/.",
    "/v1/usage/x/..",
    "/v1/%2e%2e/v1/usage",
    "/v1/%2E/usage",
    "/v1/.%2e/v1/usage",
    "//v1/usage",
    "/v1//usage",
    "/v1//../usage",
    "/v1\\usage",
    "/v1/a\\..\\usage",
    "/v1/receivables/../usage",
    "/v1/a/b/c/d/e/f/g/h/i/../../../../../../../../../usage",
    "http://x/v1/x/../usage"
  ])("%s", async (target) => {
    const answer = await sendRaw(server.port, await head(target))
    expect(answer.status).toBe(404)
    expect(answer.json).toMatchObject({ error: { code: "not_found" } })
  })

  it("but not for the path itself, whatever its query says", async () => {
    for (const target of ["/v1/usage", "http://x/v1/usage"]) {
      expect((await sendRaw(server.port, await head(target))).status, target).toBe(200)
    }
    expect((await sendRaw(server.port, await head("/v1/usage?x=/../a\\b"))).status).toBe(200)
    for (const page of ["/docs", "/openapi.json"]) {
      expect((await sendRaw(server.port, await head(page))).status, page).toBe(200)
    }
  })
})

describe("405 for another method", () => {
  const byPath = new Map<string, Array<string>>()
  for (const { method, path } of routes) byPath.set(path, [...(byPath.get(path) ?? []), method])

  it.each([...byPath])("%s allows %j", async (path, allowed) => {
    const company = await server.company()
    const others = ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"].filter((m) => !allowed.includes(m))
    for (const method of others) {
      for (const token of [undefined, company.token]) {
        const answer = await server.send({
          method,
          path: concrete(path),
          ...(token === undefined ? {} : { token })
        })
        expect(answer.status, method).toBe(405)
        expect(answer.headers.get("allow")?.split(", ").sort()).toEqual([...allowed].sort())
      }
    }
  })

  it("405 also for HEAD, without a body", async () => {
    const answer = await server.send({ method: "HEAD", path: "/receivables" })
    expect(answer.status).toBe(405)
    expect(answer.text).toBe("")
  })
})

const hasBody = (method: string) => method !== "GET" && method !== "DELETE"

describe("an id in a path", () => {
  const ids = ["1e3", "0x10", "+5", "-1", "0", "01", "%20", "1%20", "1.0", "1,2", "abc", "%31", "１", "null"]
  const tooLarge = ["9007199254740992", "99999999999999999", "1".repeat(400)]
  const withId = routes.filter(({ path }) => path.includes("{"))

  it.each(withId.map(({ method, path }) => [method, path] as const))(
    "404 for any other form than a positive integer: %s %s",
    async (method, path) => {
      const company = await server.company()
      const never = await server.send({
        method,
        path: concrete(path).replaceAll("/1", "/9007199254740991"),
        token: company.token,
        ...(method === "PUT"
          ? { rawBody: pdf(), headers: { "content-type": "application/pdf" } }
          : hasBody(method)
            ? { body: bodyFor(path, method) }
            : {})
      })
      expect(never.status).toBe(404)
      for (const id of [...ids, ...tooLarge]) {
        const answer = await server.send({
          method,
          path: path.slice("/v1".length).replaceAll(/\{\w+\}/g, id),
          token: company.token,
          ...(method === "PUT"
            ? { rawBody: pdf(), headers: { "content-type": "application/pdf" } }
            : hasBody(method)
              ? { body: {} }
              : {})
        })
        expect(answer.code, id).toBe("not_found")
      }
    }
  )

  const given = { expected_version: "v1" }
  const movesOf: Readonly<Record<string, object>> = {
    apply: { ...given, allocations: [{ receivable_id: 1, amount: "1" }] },
    undo: { ...given, reason: "Because" },
    ignore: { ...given, reason: "Because" },
    refuse: { ...given, receivable_id: 1 }
  }
  const bodyFor = (path: string, method: string) => {
    if (method === "PATCH")
      return path.includes("customers")
        ? { expected_version: "v1", email: null }
        : { expected_version: "v1", description: null }
    if (path.includes("bank-transactions")) return movesOf[path.split("/").at(-1) ?? ""]
    if (/opt-(out|in)$/.test(path)) return { channel: "email", reason: "Because" }
    return path.endsWith("/payments") ? { amount: "1" } : { reason: "Because" }
  }
})

it("401 without a key, even for an id of 400 digits", async () => {
  expect((await server.send({ path: `/receivables/${"1".repeat(400)}` })).status).toBe(401)
})

it("the service makes the request id, and ignores the client's", async () => {
  const company = await server.company()
  const answer = await company.get("/receivables", { headers: { "x-request-id": "req_mine" } })
  expect(answer.requestId).not.toBe("req_mine")
})

it("the answer is JSON, whatever Accept says", async () => {
  const company = await server.company()
  expect((await company.get("/usage", { headers: { accept: "text/html" } })).status).toBe(200)
})
