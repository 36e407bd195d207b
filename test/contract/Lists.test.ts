/** Lists (contract §5): pages, totals, filters, links, and 422 for a wrong query. */
import { describe, expect, it } from "@effect/vitest"
import { routes } from "../support/contract.ts"
import {
  type Answer,
  type Company,
  reason,
  type Resource,
  type Row,
  useServer
} from "../support/TestServer.ts"

const server = useServer()
const ids = ({ rows }: Answer) => rows.map(({ id }) => Number(id))
const meta = ({ json }: Answer) => (json as { readonly meta: Row }).meta

const links = (answer: Answer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(answer.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url, rel]) => [
      rel,
      url
    ])
  )

const fill = async (company: Company, count: number, make: (n: number) => Row = () => ({})) => {
  const made: Array<Resource> = []
  for (let n = 0; n < count; n++) made.push(await company.receivable(make(n)))
  return made
}

describe("pages", () => {
  it("are of 25 by default, newest first, with exactly current_page, per_page and total", async () => {
    const company = await server.company()
    const made = await fill(company, 27)
    const newest = made.map(({ id }) => id).toReversed()
    const first = await company.get("/receivables")
    expect(meta(first)).toEqual({ current_page: 1, per_page: 25, total: 27 })
    expect(ids(first)).toEqual(newest.slice(0, 25))
    expect(first.rows[0]).toEqual(made.at(-1))
    const second = await company.get("/receivables?page=2")
    expect(meta(second)).toEqual({ current_page: 2, per_page: 25, total: 27 })
    expect(ids(second)).toEqual(newest.slice(25))
    const all: Array<number> = []
    for (let page = 1; page <= 6; page++)
      all.push(...ids(await company.get(`/receivables?per_page=5&page=${page}`)))
    expect(all).toEqual(newest)
    expect(ids(await company.get("/receivables?per_page=100"))).toEqual(newest)
  })

  it("past the end are 200, without rows, with the total", async () => {
    const company = await server.company()
    await fill(company, 2)
    for (const page of [2, 3, 1_000_000, 2_147_483_647]) {
      const answer = await company.get(`/receivables?page=${page}`)
      expect(answer.rows).toEqual([])
      expect(meta(answer)).toEqual({ current_page: page, per_page: 25, total: 2 })
    }
  })

  it("link to first, prev, next and last, with the same filters", async () => {
    const company = await server.company()
    await fill(company, 5, () => ({ external_reference: "a&b=c +%" }))
    const filter = `external_reference=${encodeURIComponent("a&b=c +%")}`
    const follow = async (url: string) => company.get(url.replace(/^\/v1/, ""))
    const first = await company.get(`/receivables?${filter}&per_page=2`)
    expect(Object.keys(links(first))).toEqual(["first", "next", "last"])
    const second = await follow(links(first)["next"] ?? "")
    expect(meta(second)).toEqual({ current_page: 2, per_page: 2, total: 5 })
    expect(Object.keys(links(second))).toEqual(["first", "prev", "next", "last"])
    expect(ids(await follow(links(second)["prev"] ?? ""))).toEqual(ids(first))
    expect(ids(await follow(links(second)["first"] ?? ""))).toEqual(ids(first))
    const last = await follow(links(second)["last"] ?? "")
    expect(meta(last)).toEqual({ current_page: 3, per_page: 2, total: 5 })
    expect(Object.keys(links(last))).toEqual(["first", "prev", "last"])
    const past = await company.get(`/receivables?${filter}&per_page=2&page=9`)
    expect(ids(await follow(links(past)["prev"] ?? ""))).toEqual(ids(last))
    const empty = await company.get("/receivables?status=paid")
    expect(Object.keys(links(empty))).toEqual(["first", "last"])
    expect(links(empty)["last"]).toContain("page=1")
  })
})

describe("totals", () => {
  it("are exact after many writes at the same time, per status and altogether", async () => {
    const company = await server.company()
    const made = await fill(company, 24)
    let seed = 7
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
    const acts = [
      (path: string) => company.post(`${path}/pause`, reason),
      (path: string) => company.post(`${path}/resume`, reason),
      (path: string) => company.post(`${path}/cancel`, reason),
      (path: string) => company.post(`${path}/payments`, { amount: "35.00" }),
      (path: string) => company.post(`${path}/payments`, { amount: "100.00" }),
      async (path: string) => {
        const { version } = await company.read(path)
        return company.patch(path, { expected_version: version, amount: "35.00" })
      },
      async (path: string) => {
        const payment = (await company.get(`${path}/payments`)).rows[0]
        return payment === undefined
          ? payment
          : company.post(`${path}/payments/${Number(payment["id"])}/reverse`, reason)
      },
      () => company.receivable(),
      () => company.post("/receivables", { amount: "x" })
    ]
    for (let round = 0; round < 12; round++) {
      await Promise.all(
        Array.from({ length: 10 }, () => acts[random(acts.length)]?.(`/receivables/${made[random(24)]?.id}`))
      )
    }
    const counted = new Map<string, number>()
    const all = await server.sql("select status from receivables where company_id = $1", [company.id])
    for (const { status } of all) counted.set(String(status), (counted.get(String(status)) ?? 0) + 1)
    expect(counted.size).toBeGreaterThan(3)
    expect((await company.get("/receivables")).total).toBe(all.length)
    for (const status of ["open", "partially_paid", "paid", "paused", "cancelled"]) {
      const listed = await company.get(`/receivables?status=${status}&per_page=100`)
      expect(listed.total, status).toBe(counted.get(status) ?? 0)
      expect(listed.rows).toHaveLength(listed.total)
      expect(new Set(listed.rows.map((row) => row["status"])).size).toBeLessThanOrEqual(1)
    }
    expect((await company.get("/customers")).total).toBe(
      (await server.sql("select 1 from customers where company_id = $1", [company.id])).length
    )
  })

  it("of payables follow mark-paid", async () => {
    const company = await server.company()
    for (let n = 0; n < 5; n++) {
      const { id } = await company.payable()
      if (n < 2) await company.post(`/payables/${id}/mark-paid`, reason)
    }
    const total = async (query: string) => (await company.get(`/payables${query}`)).total
    expect([await total(""), await total("?status=paid"), await total("?status=open")]).toEqual([5, 2, 3])
  })
})

describe("filters of receivables", () => {
  it("each for itself and all together", async () => {
    const company = await server.company()
    const euro = { amount: "100.00", currency: "EUR", due_date: "2026-01-31", external_reference: "A" }
    const a = await company.receivable(euro)
    const b = await company.receivable({ ...euro, customer_id: a["customer_id"], due_date: "2026-02-01" })
    const c = await company.receivable({ ...euro, currency: "JPY", amount: "5", external_reference: "a" })
    const d = await company.receivable({ ...euro, due_date: "2088-01-01", external_reference: "A " })
    await company.post(`/receivables/${b.id}/pause`, reason)
    await company.payment(c.id, "5")
    const named = new Map([
      [a.id, "a"],
      [b.id, "b"],
      [c.id, "c"],
      [d.id, "d"]
    ])
    const found = async (query: string) => {
      const answer = await company.get(`/receivables?${query}`)
      expect(answer.total, query).toBe(answer.rows.length)
      return ids(answer)
        .map((id) => named.get(id))
        .toReversed()
        .join("")
    }
    const customer = `customer_id=${Number(a["customer_id"])}`
    const expected: Readonly<Record<string, string>> = {
      "status=open": "ad",
      "status=paused": "b",
      "status=paid": "c",
      "status=cancelled": "",
      [customer]: "ab",
      "customer_id=999999": "",
      "currency=EUR": "abd",
      "currency=USD": "",
      "due_from=2026-02-01": "bd",
      "due_to=2026-01-31": "ac",
      "due_from=2026-01-31&due_to=2026-02-01": "abc",
      "due_from=2026-02-02&due_to=2026-01-01": "",
      "external_reference=A": "ab",
      "external_reference=A%20": "d",
      "external_reference=A+": "d",
      "overdue=true": "a",
      "overdue=false": "bcd",
      [`status=open&${customer}&currency=EUR&due_from=2026-01-31&due_to=2026-01-31&external_reference=A&overdue=true`]:
        "a",
      [`status=paused&${customer}`]: "b",
      "status=open&overdue=true&currency=JPY": ""
    }
    for (const [query, names] of Object.entries(expected))
      expect([query, await found(query)]).toEqual([query, names])
  })

  it("overdue means: past due, with a balance, not paused, not cancelled", async () => {
    const company = await server.company()
    const late = { due_date: "2026-01-31" }
    const made = await fill(company, 6, () => late)
    const [open, partly, paid, paused, cancelled, reversed] = made.map(({ id }) => id)
    await company.payment(partly ?? 0, "1")
    await company.payment(paid ?? 0, "100")
    await company.post(`/receivables/${paused}/pause`, reason)
    await company.post(`/receivables/${cancelled}/cancel`, reason)
    const payment = await company.payment(reversed ?? 0, "100")
    await company.post(`/receivables/${reversed}/payments/${payment.id}/reverse`, reason)
    await company.receivable()
    expect(ids(await company.get("/receivables?overdue=true"))).toEqual([reversed, partly, open])
    expect((await company.get("/receivables?overdue=false")).total).toBe(4)
  })
})

it("filters of payables, each for itself and all together", async () => {
  const company = await server.company()
  const a = await company.payable({ due_date: "2026-01-31", external_reference: "A" })
  const b = await company.payable({ due_date: "2026-02-01", currency: "JPY", amount: "1" })
  const c = await company.payable({ due_date: "2026-02-01", external_reference: "A" })
  await company.post(`/payables/${c.id}/mark-paid`, reason)
  const expected: Readonly<Record<string, ReadonlyArray<number>>> = {
    "status=open": [b.id, a.id],
    "status=paid": [c.id],
    "currency=JPY": [b.id],
    "due_from=2026-02-01": [c.id, b.id],
    "due_to=2026-01-31": [a.id],
    "external_reference=A": [c.id, a.id],
    "overdue=true": [b.id, a.id],
    "overdue=false": [c.id],
    "status=open&currency=EUR&due_to=2026-12-31&external_reference=A&overdue=true": [a.id]
  }
  for (const [query, found] of Object.entries(expected)) {
    expect([query, ids(await company.get(`/payables?${query}`))]).toEqual([query, found])
  }
})

it("payments of a receivable come page by page", async () => {
  const company = await server.company()
  const { id } = await company.receivable()
  const made = [
    await company.payment(id, "1"),
    await company.payment(id, "2"),
    await company.payment(id, "3")
  ]
  const page = await company.get(`/receivables/${id}/payments?per_page=2&page=2`)
  expect(ids(page)).toEqual([made[0]?.id])
  expect(meta(page)).toEqual({ current_page: 2, per_page: 2, total: 3 })
  expect((await company.get(`/receivables/${(await company.receivable()).id}/payments`)).total).toBe(0)
})

const isSingle = /\/(usage|schedule|message|payment-request|document)$/

describe("422 for a wrong query", () => {
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

  it("says of each filter whether it is repeated, invalid or unknown", async () => {
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

  it("a query that can't be decoded is not a 500", async () => {
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
