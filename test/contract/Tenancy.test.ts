/** A request for another company's resource is answered as for one that never existed (contract §2.5). */
import { describe, expect, it } from "@effect/vitest"
import { BankMoney } from "../support/BankMoney.ts"
import { type Answer, type Company, reason, type Row, sum, useServer } from "../support/TestServer.ts"

const server = useServer()
const NEVER = 9_007_199_254_740_991

interface Foreign {
  readonly receivable: number
  readonly payable: number
  readonly customer: number
  readonly payment: number
  readonly transaction: number
}

const never: Foreign = {
  receivable: NEVER,
  payable: NEVER,
  customer: NEVER,
  payment: NEVER,
  transaction: NEVER
}

const foreign = async (): Promise<{ readonly owner: Company; readonly theirs: Foreign }> => {
  const owner = await server.company()
  const { customer_id, id } = await owner.receivable()
  const payment = await owner.payment(id, "1.00")
  const payable = await owner.payable()
  const money = new BankMoney((text, params) => server.sql(text, params), owner.id)
  const transaction = await money.transaction()
  return {
    owner,
    theirs: {
      receivable: id,
      payable: payable.id,
      customer: Number(customer_id),
      payment: payment.id,
      transaction
    }
  }
}

type Try = (company: Company, ids: Foreign) => Promise<Answer>
const version = { expected_version: "v1" }

const tries: Readonly<Record<string, Try>> = {
  "GET /receivables/{receivable}": (company, { receivable }) => company.get(`/receivables/${receivable}`),
  "PATCH /receivables/{receivable}": (company, { receivable }) =>
    company.patch(`/receivables/${receivable}`, { ...version, description: "x" }),
  "POST pause": (company, { receivable }) => company.post(`/receivables/${receivable}/pause`, reason),
  "POST resume": (company, { receivable }) => company.post(`/receivables/${receivable}/resume`, reason),
  "POST cancel": (company, { receivable }) => company.post(`/receivables/${receivable}/cancel`, reason),
  "POST payments": (company, { receivable }) =>
    company.post(`/receivables/${receivable}/payments`, { amount: "1.00" }),
  "POST payments in another currency": (company, { receivable }) =>
    company.post(`/receivables/${receivable}/payments`, { amount: "1", currency: "JPY" }),
  "GET payments": (company, { receivable }) => company.get(`/receivables/${receivable}/payments`),
  "POST reverse": (company, { payment, receivable }) =>
    company.post(`/receivables/${receivable}/payments/${payment}/reverse`, reason),
  "GET /bank-transactions/{transaction}": (company, { transaction }) =>
    company.get(`/bank-transactions/${transaction}`),
  "POST apply": (company, { receivable, transaction }) =>
    company.post(`/bank-transactions/${transaction}/apply`, {
      ...version,
      allocations: [{ receivable_id: receivable, amount: "1.00" }]
    }),
  "POST undo": (company, { transaction }) =>
    company.post(`/bank-transactions/${transaction}/undo`, { ...version, ...reason }),
  "POST ignore": (company, { transaction }) =>
    company.post(`/bank-transactions/${transaction}/ignore`, { ...version, ...reason }),
  "POST refuse": (company, { receivable, transaction }) =>
    company.post(`/bank-transactions/${transaction}/refuse`, { ...version, receivable_id: receivable }),
  "GET /payables/{payable}": (company, { payable }) => company.get(`/payables/${payable}`),
  "PATCH /payables/{payable}": (company, { payable }) =>
    company.patch(`/payables/${payable}`, { ...version, description: "x" }),
  "POST mark-paid": (company, { payable }) => company.post(`/payables/${payable}/mark-paid`, reason),
  "GET /customers/{customer}": (company, { customer }) => company.get(`/customers/${customer}`),
  "PATCH /customers/{customer}": (company, { customer }) =>
    company.patch(`/customers/${customer}`, { ...version, display_name: "x" }),
  "POST opt-out": (company, { customer }) =>
    company.post(`/customers/${customer}/opt-out`, { channel: "email", ...reason }),
  "POST opt-in": (company, { customer }) =>
    company.post(`/customers/${customer}/opt-in`, { channel: "email", ...reason })
}

const bytes = ({ headers, requestId, status, text }: Answer): Row => ({
  status,
  text: text.replace(requestId, "ID"),
  headers: [...headers.keys()].sort()
})

describe("404, the very same bytes as for an id that never existed", () => {
  it.each(Object.entries(tries))("%s", async (_name, send) => {
    const company = await server.company()
    const { owner, theirs } = await foreign()
    const before = await owner.read(`/receivables/${theirs.receivable}`)
    const answer = await send(company, theirs)
    expect(answer.status).toBe(404)
    expect(bytes(answer)).toEqual(bytes(await send(company, never)))
    expect(await owner.read(`/receivables/${theirs.receivable}`)).toEqual(before)
    expect((await owner.read(`/payables/${theirs.payable}`)).status).toBe("open")
  })

  it("a payment of theirs on a receivable of ours", async () => {
    const company = await server.company()
    const { theirs } = await foreign()
    const { id } = await company.receivable()
    const send = (payment: number) => company.post(`/receivables/${id}/payments/${payment}/reverse`, reason)
    const answer = await send(theirs.payment)
    expect(answer.status).toBe(404)
    expect(bytes(answer)).toEqual(bytes(await send(NEVER)))
  })
})

describe("422 for their customer, the very same bytes as for one that never existed", () => {
  it("in POST and PATCH /receivables", async () => {
    const company = await server.company()
    const { theirs } = await foreign()
    const { id } = await company.receivable()
    const sends = [
      (customer_id: number) => company.post("/receivables", { ...sum, customer_id }),
      (customer_id: number) => company.patch(`/receivables/${id}`, { ...version, customer_id })
    ]
    for (const send of sends) {
      const answer = await send(theirs.customer)
      expect(answer.fields).toEqual(["customer_id"])
      expect(bytes(answer)).toEqual(bytes(await send(NEVER)))
    }
  })
})

describe("lists", () => {
  it("hold the company's own rows only, whatever the filter", async () => {
    const { owner, theirs } = await foreign()
    const company = await server.company()
    const mine = await company.receivable()
    for (const path of [
      `/receivables?customer_id=${theirs.customer}`,
      "/payables",
      "/receivables?status=partially_paid",
      "/receivables?currency=USD"
    ]) {
      expect((await company.get(path)).total, path).toBe(0)
    }
    expect((await company.get("/receivables")).rows.map(({ id }) => id)).toEqual([mine.id])
    expect((await company.get("/customers")).total).toBe(1)
    expect((await owner.get("/receivables")).total).toBe(1)
  })
})

it("many companies at once get their own rows, although their reads share statements", async () => {
  const companies = await Promise.all(Array.from({ length: 8 }, () => server.company()))
  const made = await Promise.all(
    companies.map((company, n) => company.receivable({ description: `of ${n}` }))
  )
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, k) => {
      const company = companies[k % 8]
      const target = made[(k * 3) % 8]
      return [k % 8 === (k * 3) % 8, target, await company?.get(`/receivables/${target?.id}`)] as const
    })
  )
  for (const [own, target, answer] of answers) {
    expect(answer?.status).toBe(own ? 200 : 404)
    if (own) expect(answer?.data).toEqual(target)
  }
})
