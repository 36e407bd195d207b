/** Which requests are admitted (contract §12): 401, 403, and changes of a permission, which hold from the next request on. */
import { describe, expect, it } from "@effect/vitest"
import { randomBytes } from "node:crypto"
import * as ApiToken from "../../src/domain/ApiToken.ts"
import { type Scope, scopes } from "../../src/domain/Scope.ts"
import { routes } from "../support/contract.ts"
import { sendRaw } from "../support/rawHttp.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

describe("401", () => {
  it("is the same answer for every request without a valid key", async () => {
    const company = await server.company()
    const expired = await company.withKey({ expiresAt: "2021-01-01T00:00:00Z" })
    const { token } = company
    const authorizations: ReadonlyArray<string | null> = [
      null,
      "",
      "Bearer",
      "Bearer ",
      `Basic ${token}`,
      `XXXXXX ${token}`,
      `Token ${token}`,
      token,
      `Bearer ${token} more`,
      `Bearer "${token}"`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token}0`,
      `Bearer ${token.toLowerCase()}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${ApiToken.make(company.id, randomBytes(32))}`,
      `Bearer ${ApiToken.make(999_999_999, randomBytes(32))}`,
      `Bearer ${expired.token}`,
      "Bearer dbk_1_x",
      `Bearer ${"x".repeat(5_000)}`,
      "Bearer null",
      "Bearer ' or 1=1 --"
    ]
    const bodies = new Set<string>()
    for (const authorization of authorizations) {
      const answer = await server.send({ path: "/receivables", headers: { authorization } })
      expect(answer.status, String(authorization)).toBe(401)
      bodies.add(answer.text.replace(answer.requestId, "ID"))
    }
    expect([...bodies]).toHaveLength(1)
  })

  it("for the secret of one company's key under another company's number", async () => {
    const [one, other] = [await server.company(), await server.company()]
    const secret = one.token.split("_")[2] ?? ""
    const forged = `dbk_${other.token.split("_")[1]}_${secret}`
    expect((await server.send({ path: "/usage", token: forged })).status).toBe(401)
  })

  it("for two Authorization headers", async () => {
    const { token } = await server.company()
    const line = `Authorization: Bearer ${token}\r\n`
    const request = `GET /v1/usage HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${line}`
    expect((await sendRaw(server.port, `${request}\r\n`)).status).toBe(200)
    expect((await sendRaw(server.port, `${request}Authorization: Basic eA==\r\n\r\n`)).status).toBe(401)
  })

  it("is not answered for the scheme in upper or lower case (RFC 7235)", async () => {
    const { token } = await server.company()
    for (const scheme of ["bearer", "BEARER"]) {
      const answer = await server.send({ path: "/usage", headers: { authorization: `${scheme} ${token}` } })
      expect(answer.status).toBe(200)
    }
  })
})

describe("403", () => {
  const needed = (method: string, path: string): Scope => {
    if (path === "/v1/usage") return "usage:read"
    const kind = path.startsWith("/v1/payables")
      ? "payables"
      : path.startsWith("/v1/bank-")
        ? "bank"
        : "receivables"
    return `${kind}:${method === "GET" ? "read" : "write"}`
  }

  const file = { rawBody: "none", headers: { "content-type": "text/plain" } }

  it.each(routes.map(({ method, path }) => [method, path] as const))(
    "scope: %s %s needs exactly its own scope",
    async (method, path) => {
      const company = await server.company()
      const scope = needed(method, path)
      const call = {
        method,
        path: path.slice("/v1".length).replaceAll(/\{\w+\}/g, "999999"),
        ...(method === "GET" ? {} : path === "/v1/bank-statements" ? file : { body: {} })
      }
      const without = await company.withKey({ scopes: scopes.filter((each) => each !== scope) })
      const refused = await server.send({ ...call, token: without.token })
      expect(refused.status).toBe(403)
      expect(refused.details).toEqual({ reason: "scope", required_scope: scope })
      const alone = await company.withKey({ scopes: [scope] })
      // A file is no JSON.
      expect([200, 404, 415, 422]).toContain((await server.send({ ...call, token: alone.token })).status)
    }
  )

  const changes = [
    ["owner_unverified", "update users set email_verified_at = $3 where user_id = $2 and $1::bigint > 0"],
    [
      "owner_unverified",
      "update users set two_factor_confirmed_at = $3 where user_id = $2 and $1::bigint > 0"
    ]
  ] as const
  it.each(changes)("%s from the next request on, until the owner is confirmed", async (reason, statement) => {
    const company = await server.company()
    expect((await company.get("/receivables")).status).toBe(200)
    await server.sql(statement, [company.id, company.userId, null])
    for (const path of ["/receivables", "/usage"]) {
      expect((await company.get(path)).details).toEqual({ reason })
    }
    await server.sql(statement, [company.id, company.userId, "2026-01-01"])
    expect((await company.get("/receivables")).status).toBe(200)
  })

  it("not_a_member from the moment of removal, for all keys of that person in that company only", async () => {
    const company = await server.company()
    const second = await company.withKey()
    const elsewhere = await server.company()
    await server.sql(
      "insert into memberships (company_id, user_id, role, created_at) values ($1, $2, 'admin', now())",
      [elsewhere.id, company.userId]
    )
    const other = await server.key(elsewhere.id, company.userId)
    expect((await second.get("/receivables")).status).toBe(200)
    await server.sql("update memberships set removed_at = now() where company_id = $1", [company.id])
    for (const each of [company, second]) {
      expect((await each.get("/receivables")).details).toEqual({ reason: "not_a_member" })
    }
    expect((await server.send({ path: "/receivables", token: other.token })).status).toBe(200)
  })

  it("company_inactive from the moment of deactivation until activation", async () => {
    const company = await server.company()
    const set = (status: string) =>
      server.sql("update companies set status = $2 where company_id = $1", [company.id, status])
    await set("inactive")
    expect((await company.get("/usage")).details).toEqual({ reason: "company_inactive" })
    expect((await company.post("/payables", {})).details).toEqual({ reason: "company_inactive" })
    await set("active")
    expect((await company.get("/usage")).status).toBe(200)
  })

  it("no_active_plan before and after a period, to the millisecond; GET /usage answers nevertheless", async () => {
    const company = await server.company({
      from: "2026-03-01T00:00:00Z",
      to: "2026-04-01T00:00:00Z",
      plan: "basic"
    })
    try {
      const moments = [
        ["2026-02-28T23:59:59.999Z", 403],
        ["2026-03-01T00:00:00.000Z", 200],
        ["2026-03-31T23:59:59.999Z", 200],
        ["2026-04-01T00:00:00.000Z", 403]
      ] as const
      for (const [moment, status] of moments) {
        server.clock.hold(moment)
        const answer = await company.get("/receivables")
        expect(answer.status, moment).toBe(status)
        if (status === 403) expect(answer.details).toEqual({ reason: "no_active_plan" })
        const usage = await company.get("/usage")
        expect(usage.data).toMatchObject(
          status === 200
            ? { plan: "basic", period_start: "2026-03-01T00:00:00.000Z", allowance: 1_000_000 }
            : { plan: null, period_start: null, period_end: null, allowance: 0, used: 0, remaining: 0 }
        )
      }
    } finally {
      server.clock.release()
    }
  })
})

describe("from the next request on", () => {
  it("a revoked key is unknown", async () => {
    const company = await server.company()
    expect((await company.get("/usage")).status).toBe(200)
    await server.sql("delete from api_keys where company_id = $1", [company.id])
    expect((await company.get("/usage")).status).toBe(401)
  })

  it("a key is unknown from the moment it expires", async () => {
    const company = await server.company({ expiresAt: "2026-05-05T12:00:00Z" })
    try {
      server.clock.hold("2026-05-05T11:59:59.999Z")
      expect((await company.get("/usage")).status).toBe(200)
      server.clock.advance(1)
      expect((await company.get("/usage")).status).toBe(401)
    } finally {
      server.clock.release()
    }
  })

  it("a key that lost a scope lacks it", async () => {
    const company = await server.company()
    await server.sql("update api_keys set scopes = '{usage:read}' where company_id = $1", [company.id])
    expect((await company.get("/receivables")).status).toBe(403)
  })
})

describe("the gate", () => {
  it("closes and opens /v1 within a second, and nothing else", async () => {
    const company = await server.company()
    await server.setGate(false)
    try {
      const answer = await company.get("/usage")
      expect(answer.status).toBe(503)
      expect(answer.details).toEqual({ reason: "not_open" })
      for (const url of [
        `${server.url}/openapi.json`,
        `${server.url}/docs`,
        `http://127.0.0.1:${server.adminPort}/healthz`,
        `http://127.0.0.1:${server.adminPort}/readyz`,
        `http://127.0.0.1:${server.adminPort}/metrics`
      ]) {
        expect((await fetch(url)).status, url).toBe(200)
      }
    } finally {
      await server.setGate(true)
    }
    expect((await company.get("/usage")).status).toBe(200)
  })
})
