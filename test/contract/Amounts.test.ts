/** Amounts and currencies (contract §3): each currency has its decimals, on every route that takes an amount. */
import { describe, expect, it } from "@effect/vitest"
import { type Company, newPayable, newReceivable, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()
let shared: Promise<Company> | undefined
const company = (): Promise<Company> => (shared ??= server.company())

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

  it("a PATCH that repeats what is there changes nothing that is locked", async () => {
    const own = await company()
    const receivable = await own.receivable()
    await own.post(`/receivables/${receivable.id}/payments`, { amount: "100.00" })
    const path = `/receivables/${receivable.id}`
    const { data } = await own.get(path)
    const { currency, customer_id, due_date, version } = data as Row
    const same = { amount: "100.00", currency, customer_id, due_date, expected_version: version }
    expect((await own.patch(path, { ...same, description: "written back" })).status).toBe(200)
    const next = (await own.get(path)).data as Row
    expect(next).toMatchObject({ status: "paid", amount_minor: 10_000, description: "written back" })
    const other = { ...same, expected_version: next["version"], amount: "100.01" }
    expect((await own.patch(path, other)).code).toBe("field_locked")
  })

  it("422 names amount when a PATCH or a payment has decimals that the currency lacks", async () => {
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
