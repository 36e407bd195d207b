/** Every field of every write (contract §3): what is accepted, and what is refused by name. */
import { describe, expect, it } from "@effect/vitest"
import { routes } from "../support/contract.ts"
import { email, emoji, id, label, locale, phone, type Rule, shown, zone } from "../support/fieldForms.ts"
import { type Company, newPayable, newReceivable, type Row, sum, useServer } from "../support/TestServer.ts"
import { writes } from "../support/writes.ts"

const server = useServer()
let shared: Promise<Company> | undefined
const company = (): Promise<Company> => (shared ??= server.company())

const writesOfTheApi = routes
  // The body of a statement or document is a file, which has no fields.
  .filter(({ method, path }) => method !== "GET" && !/\/(bank-statements|document)$/.test(path))
  .map(({ method, path }) => `${method} ${path.slice(3)}`)

it("every write is tested", () => {
  expect(writes.map(({ name }) => name).sort()).toEqual(writesOfTheApi.sort())
})

const tried = new Set<Rule>()

/** Every form for the first route that has a rule; a few forms for each further route. */
const sample = (rule: Rule): Rule => {
  if (!tried.has(rule)) {
    tried.add(rule)
    return rule
  }
  return { good: rule.good.slice(0, 3), bad: rule.bad.filter((_, index) => index % 5 === 0) }
}

describe.each(writes.map((write) => [write.name, write] as const))("%s", (_name, write) => {
  const { at, method, nowhere, nullable, optional, required } = write
  const rules = Object.fromEntries(
    Object.entries({ ...required, ...optional }).map(([field, rule]) => [field, sample(rule)])
  )
  const send = async (path: string, body: unknown) => {
    const { token } = await company()
    return server.send({ token, path, method, body })
  }

  it.each(Object.entries(rules))("422 names %s for every form it can't have", async (field, rule) => {
    const [path, body] = nowhere
    const bad = nullable.includes(field) ? rule.bad : [...rule.bad, null]
    const answers = await Promise.all(bad.map((value) => send(path, { ...body, [field]: value })))
    answers.forEach((answer, index) => {
      expect([answer.code, answer.fields], shown(bad[index])).toEqual(["validation_failed", [field]])
      expect(answer.text.length, "a message is short").toBeLessThan(700)
    })
  })

  it.each(Object.entries(rules).filter(([, rule]) => rule.good.length > 0))(
    "accepts %s to its extremes and answers it unchanged",
    async (field, rule) => {
      const answers = await Promise.all(
        rule.good.map(async (value) => {
          const [path, body] = await at(await company())
          return send(path, { ...body, [field]: value })
        })
      )
      answers.forEach((answer, index) => {
        const value = rule.good[index]
        expect([200, 201], shown(value)).toContain(answer.status)
        const given = answer.data[field]
        if (field === "paid_at") expect(Date.parse(String(given))).toBe(Date.parse(String(value)))
        else if (field in answer.data) expect(given).toBe(value)
      })
    }
  )

  if (nullable.length > 0)
    it("null clears a field that may be null; an absent field stays as it is", async () => {
      const [path, body] = await at(await company())
      const filled = Object.fromEntries(nullable.map((field) => [field, (optional[field]?.good ?? []).at(0)]))
      const full = await send(path, { ...body, ...filled })
      expect(full.data).toMatchObject(filled)
      const { expected_version: _, ...rest } = body
      const same = await send(path, { ...rest, expected_version: full.data["version"] })
      expect(same.data).toMatchObject(filled)
      const nulls = Object.fromEntries(nullable.map((field) => [field, null]))
      const cleared = await send(path, { ...nulls, expected_version: same.data["version"] })
      expect(cleared.data).toMatchObject(nulls)
    })

  it("422 names every missing field", async () => {
    const answer = await send(nowhere[0], {})
    const expected = [
      ...Object.keys(required),
      ...(nowhere[0] === "/receivables" ? ["customer_id"] : []),
      ...(method === "PATCH" ? ["body"] : [])
    ]
    expect(answer.fields).toEqual(expected.sort())
    const codes = (answer.details as ReadonlyArray<Row>).map(({ code }) => code)
    expect(codes).toContain("required")
  })

  it("422 names every unknown field, and the wrong fields with them", async () => {
    const [path, body] = nowhere
    const [wrong] = Object.keys(rules)
    const unknown = [
      "id",
      "status",
      "version",
      "Amount",
      "amount_minor",
      "constructor",
      "toString",
      "a.b",
      emoji
    ]
    const sent = Object.fromEntries(unknown.map((field) => [field, 1]))
    expect((await send(path, { ...body, ...sent })).fields).toEqual(unknown.sort())
    const both = await send(path, { ...body, [wrong ?? ""]: 0, extra: null })
    expect(both.fields).toEqual([wrong, "extra"].sort())
    const raw = JSON.stringify(body).replace("{", '{"__proto__":{"admin":true},')
    const { token } = await company()
    const proto = await server.send({ token, path, method, rawBody: raw })
    expect([proto.code, proto.fields]).toEqual(["validation_failed", ["__proto__"]])
  })

  if (method === "PATCH")
    it("422 for expected_version alone: nothing would change", async () => {
      const answer = await send(nowhere[0], { expected_version: "v1" })
      expect(answer.fields).toEqual(["body"])
    })
})

describe("the customer of a new receivable", () => {
  const create = async (fields: Row) => (await company()).post("/receivables", { ...sum, ...fields })
  const named = (fields: Row) => create({ customer: { display_name: "Ada", ...fields } })

  it("422 for no customer, for a known and a new one, and for null", async () => {
    expect((await create({})).fields).toEqual(["customer_id"])
    expect((await create({ customer_id: 1, customer: { display_name: "Ada" } })).fields).toEqual([
      "customer_id"
    ])
    expect((await create({ customer_id: null })).fields).toEqual(["customer_id"])
    expect((await create({ customer: null })).fields).toEqual(["customer"])
  })

  it("422 names customer_id when it is not an id, and when no customer has it", async () => {
    for (const value of [...id.bad, 9_007_199_254_740_991]) {
      expect((await create({ customer_id: value })).fields, shown(value)).toEqual(["customer_id"])
    }
  })

  it.each([
    ["display_name", label],
    ["email", email],
    ["phone_e164", phone],
    ["preferred_locale", locale],
    ["timezone", zone]
  ] as const)(
    "422 names customer.%s for every form it can't have, and accepts it to its extremes",
    async (field, rule) => {
      for (const value of [...rule.bad, null]) {
        expect((await named({ [field]: value })).fields, shown(value)).toEqual([`customer.${field}`])
      }
      for (const value of rule.good) {
        const answer = await named({ [field]: value })
        expect(answer.status, shown(value)).toBe(201)
        const customer = await (await company()).read(`/customers/${answer.data["customer_id"]}`)
        expect(customer[field]).toBe(value)
      }
    }
  )

  it("422 names every wrong and every unknown field of the customer, with those of the receivable", async () => {
    const answer = await create({ customer: { email: "x", id: 1 }, amount: "x", extra: 1 })
    expect(answer.fields).toEqual([
      "amount",
      "customer.display_name",
      "customer.email",
      "customer.id",
      "extra"
    ])
  })

  it.each([[1], ["Ada"], [[]], [true]])("422 names customer when it is %j", async (value) => {
    expect((await create({ customer: value })).fields).toEqual(["customer"])
  })
})

describe("amounts and currencies", () => {
  const cases: ReadonlyArray<readonly [string, string, number | null]> = [
    ["JPY", "1", 1],
    ["JPY", "999999999999999", 999_999_999_999_999],
    ["JPY", "1.0", null],
    ["JPY", "0.5", null],
    ["EUR", "0.01", 1],
    ["EUR", "0.1", 10],
    ["EUR", "4.35", 435],
    ["EUR", "9999999999999.99", 999_999_999_999_999],
    ["EUR", "10000000000000.00", null],
    ["EUR", "0.001", null],
    ["EUR", "1.100", null],
    ["BHD", "0.001", 1],
    ["BHD", "999999999999.999", 999_999_999_999_999],
    ["BHD", "1000000000000", null],
    ["BHD", "1.0001", null],
    ["UYW", "0.0001", 1],
    ["UYW", "99999999999.9999", 999_999_999_999_999],
    ["UYW", "100000000000", null],
    ["HUF", "1.50", 150],
    ["IQD", "1.234", 1_234],
    ["ISK", "1.1", null],
    ["CLF", "1", null],
    ["XCG", "1.25", 125]
  ]
  it.each(cases)("%s %s is %s minor units on every route", async (code, text, minor) => {
    const own = await company()
    const body = { amount: text, currency: code }
    const { id, version } = await own.payable()
    const receivable = await own.receivable()
    const answers = [
      await own.post("/receivables", { ...newReceivable, ...body }),
      await own.post("/payables", { ...newPayable, ...body }),
      await own.patch(`/payables/${id}`, { ...body, expected_version: version }),
      await own.patch(`/receivables/${receivable.id}`, { ...body, expected_version: receivable.version })
    ]
    for (const answer of answers) {
      if (minor === null) expect(answer.fields).toEqual([code === "CLF" ? "currency" : "amount"])
      else expect(answer.data).toMatchObject({ amount_minor: minor, currency: code })
    }
  })

  it("422 names amount when a new currency comes without one", async () => {
    const own = await company()
    for (const [path, { id, version }] of [
      ["/receivables", await own.receivable()],
      ["/payables", await own.payable()]
    ] as const) {
      const patch = (change: Row) => own.patch(`${path}/${id}`, { expected_version: version, ...change })
      expect((await patch({ currency: "JPY" })).fields).toEqual(["amount"])
      expect((await patch({ currency: "EUR" })).status).toBe(200)
    }
  })

  it("a PATCH may repeat the values of locked fields", async () => {
    const own = await company()
    const receivable = await own.receivable()
    await own.post(`/receivables/${receivable.id}/payments`, { amount: "100.00" })
    const path = `/receivables/${receivable.id}`
    const { data } = await own.get(path)
    const { currency, customer_id, due_date, version } = data as Row
    const repeated = { amount: "100.00", currency, customer_id, due_date, expected_version: version }
    expect((await own.patch(path, { ...repeated, description: "written back" })).status).toBe(200)
    const next = (await own.get(path)).data as Row
    expect(next).toMatchObject({ status: "paid", amount_minor: 10_000, description: "written back" })
    const other = { ...repeated, expected_version: next["version"], amount: "100.01" }
    expect((await own.patch(path, other)).code).toBe("field_locked")
  })

  it("422 names amount when a PATCH or a payment has more decimals than the currency", async () => {
    const own = await company()
    const yen = await own.receivable({ amount: "100", currency: "JPY" })
    const bill = await own.payable({ amount: "100", currency: "JPY" })
    const answers = [
      await own.patch(`/receivables/${yen.id}`, { amount: "1.5", expected_version: yen.version }),
      await own.patch(`/payables/${bill.id}`, { amount: "1.5", expected_version: bill.version }),
      await own.post(`/receivables/${yen.id}/payments`, { amount: "1.5" }),
      await own.post(`/receivables/${yen.id}/payments`, { amount: "1.5", currency: "JPY" })
    ]
    for (const answer of answers) expect(answer.fields).toEqual(["amount"])
  })
})
