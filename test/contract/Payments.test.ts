/** Payments of a receivable (contract §4): recorded, refused, reversed, at the same time. */
import { describe, expect, it } from "@effect/vitest"
import { reason, useServer } from "../support/TestServer.ts"

const server = useServer()
const paymentKeys = [
  "id",
  "receivable_id",
  "amount_minor",
  "currency",
  "paid_at",
  "method",
  "external_reference",
  "note",
  "status",
  "created_at",
  "receivable"
]

describe("POST /receivables/{receivable}/payments", () => {
  it("201 with exactly the fields of the contract", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const answer = await company.post(`/receivables/${id}/payments`, {
      amount: "40.00",
      currency: "EUR",
      paid_at: "2026-01-31T09:00:00+01:00",
      method: "bank_transfer",
      external_reference: "TX-1",
      note: "First half"
    })
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.data)).toEqual(paymentKeys)
    const { version } = await company.read(`/receivables/${id}`)
    expect(answer.data).toEqual({
      id: expect.any(Number),
      receivable_id: id,
      amount_minor: 4_000,
      currency: "EUR",
      paid_at: "2026-01-31T08:00:00.000Z",
      method: "bank_transfer",
      external_reference: "TX-1",
      note: "First half",
      status: "recorded",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      receivable: { id, status: "partially_paid", paid_minor: 4_000, version }
    })
  })

  it("absent optional fields are null; a date means midnight in UTC", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    expect(await company.payment(id, "1", { paid_at: "2026-01-31" })).toMatchObject({
      method: null,
      external_reference: null,
      note: null,
      paid_at: "2026-01-31T00:00:00.000Z"
    })
  })

  it("422 currency_mismatch for another currency comes before overpayment, and after 409 invalid_transition", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const wrong = { amount: "1000000", currency: "USD" }
    const answer = await company.post(`/receivables/${id}/payments`, wrong)
    expect([answer.status, answer.code]).toEqual([422, "currency_mismatch"])
    await company.post(`/receivables/${id}/cancel`, reason)
    expect((await company.post(`/receivables/${id}/payments`, wrong)).code).toBe("invalid_transition")
  })

  it("many at the same time never pay more than is owed", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => company.post(`/receivables/${id}/payments`, { amount: "30.00" }))
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.details).toEqual({ balance_minor: 1_000 })
    }
    expect(await company.read(`/receivables/${id}`)).toMatchObject({
      paid_minor: 9_000,
      status: "partially_paid"
    })
    const last = await Promise.all(
      Array.from({ length: 10 }, () => company.post(`/receivables/${id}/payments`, { amount: "10.00" }))
    )
    expect(last.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(last.filter(({ code }) => code === "invalid_transition")).toHaveLength(9)
  })

  it("with a cancel at the same time: one is first, and the status fits the payments", async () => {
    const company = await server.company()
    for (let n = 0; n < 5; n++) {
      const { id } = await company.receivable()
      const [payment, cancel] = await Promise.all([
        company.post(`/receivables/${id}/payments`, { amount: "100.00" }),
        company.post(`/receivables/${id}/cancel`, reason)
      ])
      expect([payment?.status, cancel?.status].filter((status) => status === 409)).toHaveLength(1)
      const { status } = await company.read(`/receivables/${id}`)
      expect(status).toBe(payment?.status === 201 ? "paid" : "cancelled")
    }
  })
})

describe("reversing a payment", () => {
  it("is 200 once and 409 the second time; the payment stays in the list", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const one = await company.payment(id, "30.00")
    const two = await company.payment(id, "70.00")
    const path = `/receivables/${id}/payments`
    const answer = await company.post(`${path}/${one.id}/reverse`, reason)
    expect(answer.status).toBe(200)
    expect(answer.data).toEqual({ ...one, status: "reversed", receivable: expect.anything() })
    expect(answer.data["receivable"]).toMatchObject({ status: "partially_paid", paid_minor: 7_000 })
    const again = await company.post(`${path}/${one.id}/reverse`, reason)
    expect([again.code, again.details]).toEqual(["invalid_transition", { status: "reversed" }])
    const list = await company.get(path)
    expect(list.rows.map(({ id, status }) => [id, status])).toEqual([
      [two.id, "recorded"],
      [one.id, "reversed"]
    ])
    const receivable = answer.data["receivable"]
    for (const row of list.rows) expect(row["receivable"]).toEqual(receivable)
  })

  it("several times at once happens once", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const payment = await company.payment(id, "30.00")
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        company.post(`/receivables/${id}/payments/${payment.id}/reverse`, reason)
      )
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await company.read(`/receivables/${id}`)).toMatchObject({ paid_minor: 0, status: "open" })
  })

  it("is 404 for a payment of another receivable", async () => {
    const company = await server.company()
    const [one, other] = [await company.receivable(), await company.receivable()]
    const payment = await company.payment(one.id, "1")
    const answer = await company.post(`/receivables/${other.id}/payments/${payment.id}/reverse`, reason)
    expect([answer.status, answer.message]).toEqual([404, "There is no such payment."])
  })

  it("restores the status, but not a pause that ended with the payment", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    await company.post(`/receivables/${id}/pause`, reason)
    const payment = await company.payment(id, "100.00")
    expect((await company.read(`/receivables/${id}`)).status).toBe("paid")
    await company.post(`/receivables/${id}/payments/${payment.id}/reverse`, reason)
    expect((await company.read(`/receivables/${id}`)).status).toBe("open")
  })
})

it("422 for paid_at more than a day ahead; a day ahead is accepted", async () => {
  const own = await server.company()
  const { id } = await own.receivable()
  const now = Date.parse("2026-06-01T12:00:00.000Z")
  server.clock.hold(now)
  try {
    const at = (millis: number) => ({ amount: "0.01", paid_at: new Date(millis).toISOString() })
    const path = `/receivables/${id}/payments`
    expect((await own.post(path, at(now + 86_400_000))).status).toBe(201)
    expect((await own.post(path, at(now + 86_400_001))).fields).toEqual(["paid_at"])
    expect((await own.post(path, { amount: "0.01", paid_at: "2026-06-02" })).status).toBe(201)
    expect((await own.post(path, { amount: "0.01", paid_at: "2026-06-03" })).fields).toEqual(["paid_at"])
    const byDefault = await own.post(path, { amount: "0.01" })
    expect(byDefault.data).toMatchObject({
      paid_at: "2026-06-01T12:00:00.000Z",
      created_at: "2026-06-01T12:00:00.000Z"
    })
  } finally {
    server.clock.release()
  }
})
