/** Queries of lists (contract §5): 422 for what is none, each parameter by its name. */
import { describe, expect, it } from "@effect/vitest"
import { routes } from "../support/contract.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
const isSingle = /\/(usage|schedule)$/

describe("422 for a bad query", () => {
  const lists = routes
    .filter(({ method, path }) => method === "GET" && !path.endsWith("}") && !isSingle.test(path))
    .map(({ path }) => path.slice("/v1".length))

  it.each(lists)("%s: page, per_page, unknown and repeated parameters", async (template) => {
    const company = await server.company()
    const path = template.replace("{receivable}", String((await company.receivable()).id))
    const bad = ["0", "-1", "1.5", "1e1", "0x10", "+5", "%205", "05", "", "x", "9007199254740993", "null"]
    for (const value of bad) {
      expect((await company.get(`${path}?page=${value}`)).fields, value).toEqual(["page"])
      expect((await company.get(`${path}?per_page=${value}`)).fields, value).toEqual(["per_page"])
    }
    expect((await company.get(`${path}?per_page=101`)).fields).toEqual(["per_page"])
    expect((await company.get(`${path}?page=2147483648`)).fields).toEqual(["page"])
    for (const value of ["1", "100"])
      expect((await company.get(`${path}?per_page=${value}`)).status).toBe(200)
    for (const query of ["page=1&page=2", "page=1&page=1", "page[]=1", "page[a]=1"]) {
      const answer = await company.get(`${path}?${query}`)
      expect([query, answer.status]).toEqual([query, 422])
      if (query.startsWith("page=1"))
        expect(answer.text).toContain("page must be given once, not several times.")
    }
    expect((await company.get(`${path}?sort=id&Page=1&offset=0`)).fields).toEqual(["Page", "offset", "sort"])
    expect((await company.get(`${path}?page=x&per_page=0&what=1`)).fields).toEqual([
      "page",
      "per_page",
      "what"
    ])
    expect((await company.get(`${path}?__proto__=1`)).status).toBe(422)
    expect((await company.get(`${path}?`)).status).toBe(200)
  })

  it("a filter that is sent twice is told so, each other for what is wrong with it", async () => {
    const company = await server.company()
    const answer = await company.get("/reminder-attempts?status=sent&status=skipped&channel=fax&x=1&x=2")
    expect([answer.status, answer.fields]).toEqual([422, ["channel", "status", "x"]])
    expect(answer.text).toContain("status must be given once, not several times.")
    expect(answer.text).toContain("channel must be one of")
    expect(answer.text).toContain("x is not known to this request.")
  })

  const bad: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
    "/receivables": {
      status: ["", "OPEN", "overdue", "open,paid", "unknown"],
      customer_id: ["", "0", "01", "1e3", "x", "9007199254740992"],
      currency: ["", "eur", "XXX"],
      due_from: ["", "2026-02-30", "2026-1-1", "today"],
      due_to: ["", "2026-02-30", "10000-01-01"],
      external_reference: ["", "x".repeat(256), "%00"],
      overdue: ["", "1", "yes", "TRUE"]
    },
    "/payables": {
      status: ["", "partially_paid", "cancelled"],
      currency: ["eur"],
      due_from: ["2026-02-30"],
      due_to: ["x"],
      external_reference: ["", "x".repeat(256), "%00"],
      series_id: ["", "0", "x"],
      overdue: ["0"],
      customer_id: ["1"]
    },
    "/customers": { email: ["", "x"], phone_e164: ["", "123", "%2B1"] },
    "/reminder-attempts": {
      receivable_id: ["", "0", "x"],
      customer_id: ["", "0", "x"],
      status: ["", "SENT", "queued"],
      channel: ["", "fax"],
      scheduled_from: ["", "2026-02-30", "x", "2026-01-01T00:00:00"],
      scheduled_to: ["", "2026-02-30", "x"]
    }
  }
  it.each(Object.entries(bad))("%s: every filter by name", async (path, filters) => {
    const company = await server.company()
    for (const [name, values] of Object.entries(filters)) {
      for (const value of values) {
        expect((await company.get(`${path}?${name}=${value}`)).fields, `${name}=${value}`).toEqual([name])
      }
      const twice = await company.get(`${path}?${name}=${values[0]}&${name}=${values[0]}`)
      expect([twice.status, twice.fields]).toEqual([422, [name]])
    }
    const all = Object.entries(filters).map(([name, values]) => `${name}=${values.at(-1)}`)
    expect((await company.get(`${path}?${all.join("&")}`)).fields).toEqual(Object.keys(filters).sort())
  })

  it("a query that can't be decoded is no 500", async () => {
    const company = await server.company()
    for (const query of [
      "external_reference=%",
      "external_reference=%ff",
      "%=1",
      "external_reference=%ED%A0%80"
    ]) {
      expect([200, 422]).toContain((await company.get(`/receivables?${query}`)).status)
    }
  })
})
