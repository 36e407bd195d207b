/** Bank transactions over HTTP (contract §15): lists, applying, undoing, ignoring, refusing. */
import { describe, expect, it } from "@effect/vitest"
import { BankMoney } from "../support/BankMoney.ts"
import type { Company } from "../support/Company.ts"
import { reason, useServer } from "../support/TestServer.ts"

const server = useServer()

const moneyOf = (company: Company) => new BankMoney((text, params) => server.sql(text, params), company.id)

/** A company with a bank account. */
const started = async () => {
  const company = await server.company()
  const money = moneyOf(company)
  return { company, money }
}

const recordKeys = [
  "id",
  "bank_account_id",
  "bank_statement_id",
  "direction",
  "amount_minor",
  "unapplied_minor",
  "currency",
  "booked_on",
  "value_on",
  "counterparty_name",
  "counterparty_iban",
  "remittance",
  "payment_reference",
  "end_to_end_id",
  "bank_reference",
  "customer_id",
  "status",
  "version"
]

const allocate = (...debts: ReadonlyArray<readonly [id: number, amount: string]>) => ({
  allocations: debts.map(([receivable_id, amount]) => ({ receivable_id, amount }))
})

describe("GET /bank-transactions", () => {
  it("lists the newest first, with exactly the fields of the contract", async () => {
    const { company, money } = await started()
    const first = await money.transaction({
      counterpartyAccount: "DE89370400440532013000",
      bankReference: "B-1"
    })
    const second = await money.transaction({
      counterpartyAccount: "55779911",
      direction: "debit",
      status: "ignored"
    })
    const answer = await company.get("/bank-transactions")
    expect(answer.status).toBe(200)
    const [newest, oldest] = answer.rows
    expect(Object.keys(newest ?? {})).toEqual(recordKeys)
    expect(newest).toMatchObject({
      id: second,
      unapplied_minor: 0,
      counterparty_iban: null,
      status: "ignored"
    })
    expect(oldest).toEqual({
      id: first,
      bank_account_id: money.accountId,
      bank_statement_id: expect.any(Number),
      direction: "credit",
      amount_minor: 10_000,
      unapplied_minor: 10_000,
      currency: "EUR",
      booked_on: "2026-03-01",
      value_on: "2026-03-01",
      counterparty_name: null,
      counterparty_iban: "DE89370400440532013000",
      remittance: null,
      payment_reference: null,
      end_to_end_id: null,
      bank_reference: "B-1",
      customer_id: null,
      status: "unmatched",
      version: "v1"
    })
  })

  it("filters by status, account, customer, days and direction", async () => {
    const { company, money } = await started()
    const { customer_id, id } = await company.receivable()
    const paid = await money.transaction({ bookedOn: "2026-03-02" })
    const account = money.accountId
    await company.post(`/bank-transactions/${paid}/apply`, {
      expected_version: "v1",
      ...allocate([id, "10"])
    })
    await money.account("EUR", "DE02120300000000202051")
    const left = await money.transaction({ direction: "debit", status: "ignored", bookedOn: "2026-03-03" })
    const ids = async (query: string) =>
      (await company.get(`/bank-transactions?${query}`)).rows.map((row) => row["id"])
    expect(await ids("")).toEqual([left, paid])
    expect(await ids("status=partially_applied")).toEqual([paid])
    expect(await ids(`bank_account_id=${account}`)).toEqual([paid])
    expect(await ids(`customer_id=${String(customer_id)}`)).toEqual([paid])
    expect(await ids("booked_from=2026-03-03")).toEqual([left])
    expect(await ids("booked_to=2026-03-02")).toEqual([paid])
    expect(await ids("direction=debit")).toEqual([left])
    expect(await ids("status=applied&direction=debit")).toEqual([])
  })
})

describe("GET /bank-transactions/{transaction}", () => {
  it("has payments and suggestions by the balances of now", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable({ external_reference: "INV-2026-77" })
    const transaction = await money.transaction({
      remittance: "inv-2026-77",
      counterpartyName: "Ada Lovelace"
    })
    const before = await company.read(`/bank-transactions/${transaction}`)
    expect(before["payments"]).toEqual([])
    expect(before["suggestions"]).toMatchObject([
      { allocations: [{ receivable_id: id, amount_minor: 10_000 }], certain: true }
    ])
    expect(
      (before["suggestions"] as ReadonlyArray<{ evidence: ReadonlyArray<string> }>)[0]?.evidence
    ).toEqual(expect.arrayContaining(["invoice_number", "amount"]))
    await company.payment(id, "60.00")
    const { version } = before
    await company.post(`/bank-transactions/${transaction}/apply`, {
      expected_version: version,
      ...allocate([id, "40.00"])
    })
    const after = await company.read(`/bank-transactions/${transaction}`)
    expect(after).toMatchObject({ status: "partially_applied", unapplied_minor: 6_000, suggestions: [] })
    expect(after["payments"]).toEqual([
      { id: expect.any(Number), receivable_id: id, amount_minor: 4_000, status: "recorded" }
    ])
  })

  it("explains why a receivable that it names can't be paid", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable({ external_reference: "INV-2026-78" })
    const transaction = await money.transaction({
      remittance: "INV-2026-78",
      counterpartyName: "Ada Lovelace"
    })
    const explanations = async () => (await company.read(`/bank-transactions/${transaction}`))["explanations"]
    expect(await explanations()).toEqual([])
    await company.payment(id, "100.00")
    expect(await explanations()).toEqual([{ receivable_id: id, reason: "paid" }])
  })
})

describe("POST /bank-transactions/{transaction}/apply", () => {
  it("200: pays several debts at once; the rest stays unapplied and can be applied later", async () => {
    const { company, money } = await started()
    const one = await company.receivable()
    const two = await company.receivable({ amount: "20.00" })
    const id = await money.transaction({ amountMinor: 15_000, bankReference: "B-77" })
    const first = await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v1",
      ...allocate([one.id, "100.00"], [two.id, "5.00"])
    })
    expect(first.status).toBe(200)
    expect(first.data).toEqual({ id, status: "partially_applied", unapplied_minor: 4_500, version: "v2" })
    expect(await company.read(`/receivables/${one.id}`)).toMatchObject({ status: "paid", paid_minor: 10_000 })
    const payments = await company.get(`/receivables/${one.id}/payments`)
    expect(payments.rows).toMatchObject([
      {
        amount_minor: 10_000,
        method: "bank_transfer",
        external_reference: "B-77",
        note: null,
        paid_at: "2026-03-01T00:00:00.000Z"
      }
    ])
    const second = await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v2",
      ...allocate([two.id, "15"])
    })
    expect(second.data).toEqual({ id, status: "partially_applied", unapplied_minor: 3_000, version: "v3" })
    expect(await money.unsound()).toEqual([])
    const deeds = await server.sql(
      "select action from audit_log where company_id = $1 and action ~ '^(payment|bank)' order by audit_id",
      [company.id]
    )
    expect(deeds.map((row) => row["action"]).toSorted()).toEqual(
      [
        "bank_transaction.apply",
        "bank_transaction.apply",
        "payment.record",
        "payment.record",
        "payment.record"
      ].toSorted()
    )
  })

  it("a second request with the same key gets the first answer", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable()
    const transaction = await money.transaction()
    const body = { expected_version: "v1", ...allocate([id, "100.00"]) }
    const options = { idempotencyKey: "the-same" }
    const first = await company.post(`/bank-transactions/${transaction}/apply`, body, options)
    const again = await company.post(`/bank-transactions/${transaction}/apply`, body, options)
    expect(again.text).toBe(first.text)
    expect((await company.get(`/receivables/${id}/payments`)).rows).toHaveLength(1)
  })

  it("two people at once: one effect", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable()
    const transaction = await money.transaction()
    const body = { expected_version: "v1", ...allocate([id, "50.00"]) }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => company.post(`/bank-transactions/${transaction}/apply`, body))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === "version_conflict")).toHaveLength(7)
    expect(await money.unsound()).toEqual([])
  })

  it("409 version_conflict, and invalid_transition for a debt or transaction that takes no payment", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable()
    const path = `/bank-transactions/${await money.transaction()}/apply`
    const body = { expected_version: "v1", ...allocate([id, "1"]) }
    const stale = await company.post(path, { ...body, expected_version: "v9" })
    expect([stale.status, stale.code, stale.details]).toEqual([
      409,
      "version_conflict",
      { current_version: "v1" }
    ])
    await company.payment(id, "100.00")
    const paid = await company.post(path, body)
    expect([paid.status, paid.code, paid.details]).toEqual([409, "invalid_transition", { status: "paid" }])
    const other = await company.receivable()
    for (const given of [
      { status: "ignored" },
      { status: "returned" },
      { direction: "debit", status: "ignored" }
    ] as const) {
      const refused = await company.post(`/bank-transactions/${await money.transaction(given)}/apply`, {
        expected_version: "v1",
        ...allocate([other.id, "1"])
      })
      expect([refused.code, refused.details]).toEqual(["invalid_transition", { status: given.status }])
    }
  })

  it("422 overpayment for more than a balance, and for more than is unapplied", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable({ amount: "20.00" })
    const other = await company.receivable({ amount: "200.00" })
    const transaction = await money.transaction()
    const path = `/bank-transactions/${transaction}/apply`
    const balance = await company.post(path, { expected_version: "v1", ...allocate([id, "20.01"]) })
    expect([balance.status, balance.code, balance.details]).toEqual([
      422,
      "overpayment",
      { balance_minor: 2_000 }
    ])
    const unapplied = await company.post(path, {
      expected_version: "v1",
      ...allocate([id, "20.00"], [other.id, "80.01"])
    })
    expect([unapplied.code, unapplied.details]).toEqual(["overpayment", { balance_minor: 10_000 }])
    // Nothing of a refused request was done.
    expect(await company.read(`/receivables/${id}`)).toMatchObject({ paid_minor: 0, version: "v1" })
  })

  it("422 currency_mismatch", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable({ currency: "USD" })
    const answer = await company.post(`/bank-transactions/${await money.transaction()}/apply`, {
      expected_version: "v1",
      ...allocate([id, "1"])
    })
    expect([answer.status, answer.code, answer.details]).toEqual([
      422,
      "currency_mismatch",
      { currency: "USD" }
    ])
  })

  it("422 validation_failed names each wrong allocation", async () => {
    const { company, money } = await started()
    const foreign = await (await server.company()).receivable()
    const { id } = await company.receivable()
    const path = `/bank-transactions/${await money.transaction()}/apply`
    const fields = async (allocations: unknown) => {
      const answer = await company.post(path, { expected_version: "v1", allocations })
      expect([answer.status, answer.code]).toEqual([422, "validation_failed"])
      return (answer.details as ReadonlyArray<{ field: string; code: string }>).map(
        ({ code, field }) => `${field} ${code}`
      )
    }
    expect(
      await fields([
        { receivable_id: id, amount: "1" },
        { receivable_id: 999_999_999, amount: "1" },
        { receivable_id: foreign.id, amount: "1" }
      ])
    ).toEqual(["allocations[1].receivable_id unknown", "allocations[2].receivable_id unknown"])
    expect(
      await fields([
        { receivable_id: id, amount: "1" },
        { receivable_id: id, amount: "1" }
      ])
    ).toEqual(["allocations[1].receivable_id invalid"])
    expect(await fields([{ receivable_id: id, amount: "1.001" }])).toEqual(["allocations[0].amount invalid"])
    expect(await fields([{ receivable_id: id, amount: "-1" }])).toEqual(["allocations[0].amount invalid"])
    expect(await fields([{ receivable_id: id }])).toEqual(["allocations[0].amount required"])
    const { details } = await company.post(path, {
      expected_version: "v1",
      allocations: [{ receivable_id: id, amount: "-1" }]
    })
    // The message names the field as the field does.
    expect(details).toMatchObject([{ message: expect.stringMatching(/^allocations\[0\]\.amount /) }])
    expect(await fields([])).toEqual(["allocations invalid"])
    expect(await fields("all")).toEqual(["allocations invalid"])
    expect(
      await fields(Array.from({ length: 101 }, (_, n) => ({ receivable_id: n + 1, amount: "1" })))
    ).toEqual(["allocations invalid"])
  })

  it("404 for another company's transaction, whatever is done with it", async () => {
    const { money } = await started()
    const id = await money.transaction()
    const other = await server.company()
    const debt = await other.receivable()
    const change = { expected_version: "v1", reason: "Because" }
    const bodies = {
      apply: { expected_version: "v1", ...allocate([debt.id, "1"]) },
      undo: change,
      ignore: change,
      refuse: { expected_version: "v1", receivable_id: debt.id }
    }
    for (const [name, body] of Object.entries(bodies)) {
      const answer = await other.post(`/bank-transactions/${id}/${name}`, body)
      expect([name, answer.status, answer.code]).toEqual([name, 404, "not_found"])
    }
    expect((await other.get(`/bank-transactions/${id}`)).status).toBe(404)
    expect((await other.get("/bank-transactions")).rows).toEqual([])
  })
})

describe("POST /bank-transactions/{transaction}/undo", () => {
  it("reverses all payments; the transaction waits again", async () => {
    const { company, money } = await started()
    const one = await company.receivable()
    const two = await company.receivable({ amount: "20.00" })
    const id = await money.transaction({ amountMinor: 12_000 })
    await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v1",
      ...allocate([one.id, "50.00"], [two.id, "20.00"])
    })
    await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v2",
      ...allocate([one.id, "50.00"])
    })
    const answer = await company.post(`/bank-transactions/${id}/undo`, {
      expected_version: "v3",
      reason: "Another Ada"
    })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({ id, unapplied_minor: 12_000, version: "v4" })
    expect(["unmatched", "suggested"]).toContain(answer.data["status"])
    expect(await company.read(`/receivables/${one.id}`)).toMatchObject({ status: "open", paid_minor: 0 })
    expect(await company.read(`/receivables/${two.id}`)).toMatchObject({ status: "open", paid_minor: 0 })
    const { payments } = await company.read(`/bank-transactions/${id}`)
    expect((payments as ReadonlyArray<{ status: string }>).map(({ status }) => status)).toEqual([
      "reversed",
      "reversed",
      "reversed"
    ])
    const again = await company.post(`/bank-transactions/${id}/undo`, { expected_version: "v4", ...reason })
    expect([again.status, again.code]).toEqual([409, "invalid_transition"])
  })

  it("409 where a debt was cancelled since, and nothing is done", async () => {
    const { company, money } = await started()
    const debt = await company.receivable()
    const id = await money.transaction()
    await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v1",
      ...allocate([debt.id, "50.00"])
    })
    await company.post(`/receivables/${debt.id}/cancel`, reason)
    const answer = await company.post(`/bank-transactions/${id}/undo`, { expected_version: "v2", ...reason })
    expect([answer.status, answer.code, answer.details]).toEqual([
      409,
      "invalid_transition",
      { status: "cancelled" }
    ])
    expect(await money.unsound()).toEqual([])
  })

  it("a transaction that was ignored waits again, and money that left does not", async () => {
    const { company, money } = await started()
    const id = await money.transaction()
    const body = { expected_version: "v1", ...reason }
    expect((await company.post(`/bank-transactions/${id}/ignore`, body)).data).toMatchObject({
      status: "ignored",
      version: "v2"
    })
    expect(
      (await company.post(`/bank-transactions/${id}/ignore`, { ...body, expected_version: "v2" })).code
    ).toBe("invalid_transition")
    expect(
      (await company.post(`/bank-transactions/${id}/undo`, { ...body, expected_version: "v2" })).data
    ).toMatchObject({ status: "unmatched" })
    const debit = await money.transaction({ direction: "debit", status: "ignored" })
    expect((await company.post(`/bank-transactions/${debit}/undo`, body)).code).toBe("invalid_transition")
  })
})

describe("POST /bank-transactions/{transaction}/refuse", () => {
  it("the suggestion is not made again", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable({ external_reference: "INV-2026-78" })
    const transaction = await money.transaction({ remittance: "INV-2026-78" })
    expect((await company.read(`/bank-transactions/${transaction}`))["suggestions"]).toHaveLength(1)
    const path = `/bank-transactions/${transaction}/refuse`
    const answer = await company.post(path, { expected_version: "v1", receivable_id: id })
    expect([answer.status, answer.data["status"]]).toEqual([200, "unmatched"])
    expect((await company.read(`/bank-transactions/${transaction}`))["suggestions"]).toEqual([])
    const unknown = await company.post(path, { expected_version: "v2", receivable_id: 999_999 })
    expect([unknown.code, unknown.details]).toEqual([
      "validation_failed",
      [{ field: "receivable_id", code: "unknown", message: expect.any(String) }]
    ])
  })
})

describe("a refusal", () => {
  it("409 of what is not suggested, and of what was refused already", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable({ external_reference: "INV-2026-79" })
    const other = await company.receivable({ amount: "77.00" })
    const transaction = await money.transaction({ remittance: "INV-2026-79" })
    const path = `/bank-transactions/${transaction}/refuse`
    const never = await company.post(path, { expected_version: "v1", receivable_id: other.id })
    expect([never.status, never.code]).toEqual([409, "invalid_transition"])
    expect((await company.post(path, { expected_version: "v1", receivable_id: id })).status).toBe(200)
    const twice = await company.post(path, { expected_version: "v2", receivable_id: id })
    expect([twice.status, twice.code, twice.details]).toEqual([
      409,
      "invalid_transition",
      { status: "unmatched" }
    ])
  })

  it("is undone: the suggestion is made again", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable({ external_reference: "INV-2026-80" })
    const transaction = await money.transaction({ remittance: "INV-2026-80" })
    const path = `/bank-transactions/${transaction}`
    await company.post(`${path}/refuse`, { expected_version: "v1", receivable_id: id })
    const undone = await company.post(`${path}/undo`, { expected_version: "v2", ...reason })
    expect([undone.status, undone.data["status"]]).toEqual([200, "suggested"])
    expect((await company.read(path))["suggestions"]).toHaveLength(1)
    const again = await company.post(`${path}/undo`, { expected_version: "v3", ...reason })
    expect([again.status, again.code]).toEqual([409, "invalid_transition"])
  })
})

describe("reversing a payment that a transaction made", () => {
  it("takes its amount off the transaction", async () => {
    const { company, money } = await started()
    const one = await company.receivable()
    const two = await company.receivable({ amount: "20.00" })
    const id = await money.transaction({ amountMinor: 12_000 })
    await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v1",
      ...allocate([one.id, "100.00"], [two.id, "20.00"])
    })
    const { payments } = await company.read(`/bank-transactions/${id}`)
    const [first, second] = payments as ReadonlyArray<{ id: number; receivable_id: number }>
    const reverse = (payment = { id: 0, receivable_id: 0 }) =>
      company.post(`/receivables/${payment.receivable_id}/payments/${payment.id}/reverse`, reason)
    expect((await reverse(first)).status).toBe(200)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({
      status: "partially_applied",
      unapplied_minor: 10_000,
      version: "v3"
    })
    expect((await reverse(second)).status).toBe(200)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({
      unapplied_minor: 12_000,
      version: "v4"
    })
    expect(await money.unsound()).toEqual([])
  })
})
