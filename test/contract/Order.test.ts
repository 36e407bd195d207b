/** The order of checks (contract §1.1): a request that fails two of them is answered by the earlier one. */
import { describe, expect, it } from "@effect/vitest"
import { randomBytes } from "node:crypto"
import * as ApiToken from "../../src/domain/ApiToken.ts"
import { type Answer, type Company, useServer } from "../support/TestServer.ts"

const server = useServer()

const big = `{"reason":"${"x".repeat(70_000)}"}`
const text = { "content-type": "text/plain" }
const outcomeOf = (answer: Answer) => {
  const { policy, reason } = (answer.details ?? {}) as { readonly policy?: string; readonly reason?: string }
  return [answer.status, answer.code, ...((policy ?? reason) ? [policy ?? reason] : [])]
}
const set = (company: Company, statement: string) => server.sql(statement, [company.id, company.userId])
const unverify = (company: Company) =>
  set(company, "update users set email_verified_at = null where user_id = $2 and $1::bigint > 0")
const remove = (company: Company) =>
  set(company, "update memberships set removed_at = now() where company_id = $1 and user_id = $2")
const deactivate = (company: Company) =>
  set(company, "update companies set status = 'inactive' where company_id = $1 and $2::bigint > 0")

describe("a closed gate comes first", () => {
  it("503 before 404, 405, 401 and 413", async () => {
    const { token } = await server.company()
    await server.setGate(false)
    try {
      const tries = [
        { path: "/none" },
        { path: "/receivables", method: "DELETE" },
        { path: "/receivables" },
        { path: "/receivables", token },
        { path: "/receivables", token, method: "POST", rawBody: big, headers: text }
      ]
      for (const call of tries) {
        expect(outcomeOf(await server.send(call))).toEqual([503, "service_unavailable", "not_open"])
      }
    } finally {
      await server.setGate(true)
    }
  })
})

describe("the route comes before the key", () => {
  it("404 for an unknown route without a key", async () => {
    expect(outcomeOf(await server.send({ path: "/none" }))).toEqual([404, "not_found"])
  })
  it("405 for another method without a key", async () => {
    expect(outcomeOf(await server.send({ path: "/usage", method: "PATCH" }))).toEqual([
      405,
      "method_not_allowed"
    ])
  })
})

describe("the key comes before all other checks of a route", () => {
  it("401 for an expired key whose minute is used up", async () => {
    const company = await server.company()
    await company.exhaustKey()
    expect(outcomeOf(await company.get("/usage"))).toEqual([429, "rate_limited", "per_key"])
    await set(company, "update api_keys set expires_at = '2021-01-01' where company_id = $1 and user_id = $2")
    expect(outcomeOf(await company.get("/usage"))).toEqual([401, "unauthenticated"])
  })
  it("401 before 413, 415, 400 and 404", async () => {
    const calls = [
      { path: "/receivables/1/pause", method: "POST", rawBody: big },
      { path: "/receivables/1/pause", method: "POST", rawBody: "{", headers: text },
      { path: "/receivables/1/pause", method: "POST", rawBody: "{", idempotencyKey: null },
      { path: "/receivables/x" }
    ]
    for (const call of calls) expect(outcomeOf(await server.send(call))).toEqual([401, "unauthenticated"])
  })
})

describe("the key's limit comes before its permissions", () => {
  it.each([
    ["scope", () => Promise.resolve()],
    ["owner_unverified", unverify],
    ["not_a_member", remove],
    ["company_inactive", deactivate]
  ] as const)("429 before 403 %s", async (reason, spoil) => {
    const company = await server.company({ scopes: ["payables:read"] })
    await spoil(company)
    expect(outcomeOf(await company.get("/receivables"))).toEqual([403, "forbidden", reason])
    await company.exhaustKey()
    expect(outcomeOf(await company.get("/receivables"))).toEqual([429, "rate_limited", "per_key"])
  })
})

describe("the permissions of a key", () => {
  it("403 in this order: owner, membership, company, scope, plan period", async () => {
    const company = await server.company({ plan: null, scopes: ["usage:read"] })
    const bare = await company.withKey({ scopes: ["receivables:read"] })
    expect(outcomeOf(await bare.get("/receivables"))).toEqual([403, "forbidden", "no_active_plan"])
    expect(outcomeOf(await company.get("/receivables"))).toEqual([403, "forbidden", "scope"])
    await deactivate(company)
    expect(outcomeOf(await company.get("/receivables"))).toEqual([403, "forbidden", "company_inactive"])
    await remove(company)
    expect(outcomeOf(await company.get("/receivables"))).toEqual([403, "forbidden", "not_a_member"])
    await unverify(company)
    expect(outcomeOf(await company.get("/receivables"))).toEqual([403, "forbidden", "owner_unverified"])
  })
  it("403 before the allowance's 429", async () => {
    const company = await server.company({ scopes: ["payables:read"] })
    await company.exhaustAllowance()
    expect(outcomeOf(await company.get("/payables"))).toEqual([429, "rate_limited", "period"])
    expect(outcomeOf(await company.get("/receivables"))).toEqual([403, "forbidden", "scope"])
    await deactivate(company)
    expect(outcomeOf(await company.get("/payables"))).toEqual([403, "forbidden", "company_inactive"])
  })
})

describe("the allowance comes before the request's content", () => {
  it("429 before 413, 415, 400, 404 and 422", async () => {
    const company = await server.company()
    await company.exhaustAllowance()
    const { token } = company
    const calls = [
      { token, path: "/receivables/1/pause", method: "POST", rawBody: big },
      { token, path: "/receivables/1/pause", method: "POST", rawBody: "{", headers: text },
      { token, path: "/receivables/1/pause", method: "POST", rawBody: "{", idempotencyKey: null },
      { token, path: "/receivables/x" },
      { token, path: "/receivables?per_page=0" }
    ]
    for (const call of calls)
      expect(outcomeOf(await server.send(call))).toEqual([429, "rate_limited", "period"])
  })
})

describe("the row of a GET is read while the request is admitted", () => {
  /** A token that is well-formed and names the company, but is no key. */
  const forged = ({ id }: Company) => ApiToken.make(id, randomBytes(32))

  it("and a refusal says nothing of it: 401, 403 and both 429 are those for an id that never existed", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const other = await company.withKey({ scopes: ["payables:read"] })
    const refusals = async (expected: ReadonlyArray<unknown>, token: string) => {
      const [one, none] = [
        await server.send({ path: `/receivables/${id}`, token }),
        await server.send({ path: "/receivables/999999999", token })
      ]
      expect(outcomeOf(one)).toEqual(expected)
      expect(one.text.replace(one.requestId, "ID")).toBe(none.text.replace(none.requestId, "ID"))
    }
    await refusals([401, "unauthenticated"], forged(company))
    await refusals([403, "forbidden", "scope"], other.token)
    await company.exhaustAllowance()
    await refusals([429, "rate_limited", "period"], company.token)
    await company.exhaustKey()
    await refusals([429, "rate_limited", "per_key"], company.token)
  })

  it("but nobody's admission waits for it", async () => {
    const [company, other] = [await server.company(), await server.company()]
    const refused = () => server.send({ path: "/receivables/1", token: forged(company) })
    await server.connected(async (client) => {
      await client.query("begin")
      await client.query("lock table receivables")
      const readsThatWait = async () =>
        (
          await client.query(
            `select 1 from pg_locks where not granted and relation = 'receivables'::regclass
              and database = (select oid from pg_database where datname = current_database())`
          )
        ).rowCount
      // The read waits for a quarter of a second, and may have given up before this looks.
      await expect
        .poll(async () => [outcomeOf(await refused()), await readsThatWait()], { timeout: 10_000 })
        .toEqual([[401, "unauthenticated"], 1])
      expect((await other.get("/usage")).status).toBe(200)
      // Of the two headers that tell the limits, the description of 503 says nothing.
      const headers = { authorization: `Bearer ${company.token}` }
      expect((await fetch(`${server.url}/v1/receivables/1`, { headers })).status).toBe(503)
      await client.query("rollback")
    })
    expect((await company.get("/receivables/1")).status).toBe(404)
  })
})

describe("the body's form, then the idempotency key, then the content", () => {
  const post = (company: Company, call: object) =>
    server.send({ token: company.token, path: "/receivables/1/pause", method: "POST", ...call })

  it("413 before 415", async () => {
    expect(outcomeOf(await post(await server.company(), { rawBody: big, headers: text }))).toEqual([
      413,
      "payload_too_large"
    ])
  })
  it("415 before 400", async () => {
    expect(outcomeOf(await post(await server.company(), { rawBody: "{", headers: text }))).toEqual([
      415,
      "unsupported_media_type"
    ])
  })
  it("413, 415 and malformed JSON before a missing or malformed Idempotency-Key", async () => {
    const company = await server.company()
    for (const idempotencyKey of [null, "not visible"]) {
      expect(outcomeOf(await post(company, { rawBody: big, idempotencyKey }))).toEqual([
        413,
        "payload_too_large"
      ])
      expect(outcomeOf(await post(company, { rawBody: "1", headers: text, idempotencyKey }))).toEqual([
        415,
        "unsupported_media_type"
      ])
      expect(outcomeOf(await post(company, { rawBody: "{", idempotencyKey }))).toEqual([
        400,
        "malformed_request"
      ])
    }
  })
  it("400 for the Idempotency-Key before 404 for the id and 422 for the body", async () => {
    const company = await server.company()
    const call = { path: "/receivables/x/pause", body: {} }
    expect(outcomeOf(await post(company, { ...call, idempotencyKey: null }))).toEqual([
      400,
      "idempotency_key_required"
    ])
    expect(outcomeOf(await post(company, { ...call, idempotencyKey: "a b" }))).toEqual([
      400,
      "idempotency_key_invalid"
    ])
  })
  it("404 for a malformed id before 422 for the body", async () => {
    const company = await server.company()
    expect(outcomeOf(await post(company, { path: "/receivables/01/pause", body: {} }))).toEqual([
      404,
      "not_found"
    ])
    expect(outcomeOf(await company.get("/receivables/01/payments?per_page=0"))).toEqual([404, "not_found"])
  })
  it("422 for the schema before 404 for an unknown id", async () => {
    const company = await server.company()
    expect(outcomeOf(await post(company, { path: "/receivables/999999/pause", body: {} }))).toEqual([
      422,
      "validation_failed"
    ])
    expect(outcomeOf(await company.get("/receivables/999999/payments?per_page=0"))).toEqual([
      422,
      "validation_failed"
    ])
    expect(outcomeOf(await company.get("/receivables/999999/payments"))).toEqual([404, "not_found"])
  })
  it("422 for the schema before a replay and before a reused key", async () => {
    const company = await server.company()
    const idempotencyKey = "used"
    const body = { reason: "Because" }
    expect((await post(company, { body, idempotencyKey })).status).toBe(404)
    expect(outcomeOf(await post(company, { body: { reason: "" }, idempotencyKey }))).toEqual([
      422,
      "validation_failed"
    ])
    expect(outcomeOf(await post(company, { body: { reason: "Else" }, idempotencyKey }))).toEqual([
      422,
      "idempotency_key_reused"
    ])
  })
  it("404 before 409 for the version, 409 for the version before a locked field", async () => {
    const company = await server.company()
    const change = { expected_version: "stale", amount: "5.00" }
    expect(outcomeOf(await company.patch("/receivables/999999", change))).toEqual([404, "not_found"])
    const { id } = await company.receivable()
    await company.post(`/receivables/${id}/cancel`, { reason: "Because" })
    const stale = await company.patch(`/receivables/${id}`, change)
    expect(outcomeOf(stale)).toEqual([409, "version_conflict"])
    const { current_version } = stale.details as { readonly current_version: string }
    const current = { ...change, expected_version: current_version }
    expect(outcomeOf(await company.patch(`/receivables/${id}`, current))).toEqual([409, "field_locked"])
  })
})
