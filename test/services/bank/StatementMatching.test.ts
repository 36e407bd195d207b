/** Statements matched: what is applied by itself, what waits, and what reminders wait for. */
import { describe, expect, it } from "@effect/vitest"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { BankMoney } from "../../support/BankMoney.ts"
import { useMatcher } from "../../support/StatementMatcher.ts"
import { reason, useServer } from "../../support/TestServer.ts"

const server = useServer()
const match = useMatcher(server)

const started = async () => {
  const company = await server.company()
  return { company, money: new BankMoney((text, params) => server.sql(text, params), company.id) }
}

const PAYER = "FR7630006000011234567890189"

describe("what is certain", () => {
  it("is applied by the service, with its deeds; the statement is matched", async () => {
    const { company, money } = await started()
    const one = await company.receivable()
    const two = await company.receivable({ amount: "30.00" })
    const statementId = await money.statement()
    const whole = await money.transaction({
      statementId,
      paymentReference: creditorReference(company.id, one.id),
      counterpartyAccount: PAYER
    })
    const more = await money.transaction({
      statementId,
      amountMinor: 4_000,
      remittance: `Danke ${creditorReference(company.id, two.id)}`
    })
    expect(await match(company.id, statementId)).toEqual({ applied: 2, suggested: 0, unmatched: 0 })
    expect(await company.read(`/bank-transactions/${whole}`)).toMatchObject({
      status: "applied",
      unapplied_minor: 0,
      customer_id: one["customer_id"],
      payments: [{ receivable_id: one.id, amount_minor: 10_000, status: "recorded" }]
    })
    expect(await company.read(`/bank-transactions/${more}`)).toMatchObject({
      status: "partially_applied",
      unapplied_minor: 1_000,
      customer_id: two["customer_id"]
    })
    expect(await company.read(`/receivables/${one.id}`)).toMatchObject({ status: "paid" })
    const deeds = await server.sql(
      `select actor, action, count(*)::int as n from audit_log where company_id = $1 and actor = 'system'
       group by 1, 2 order by 2`,
      [company.id]
    )
    expect(deeds).toEqual([
      { actor: "system", action: "bank_transaction.apply", n: 2 },
      { actor: "system", action: "payment.record", n: 2 }
    ])
    const [statement] = await server.sql(
      "select matched_at is not null as matched from bank_statements where bank_statement_id = $1",
      [statementId]
    )
    expect(statement).toEqual({ matched: true })
    expect(await money.unsound()).toEqual([])
    // Again, as after a crash: nothing happens twice.
    expect(await match(company.id, statementId)).toEqual({ applied: 0, suggested: 0, unmatched: 0 })
    expect((await company.get(`/receivables/${one.id}/payments`)).rows).toHaveLength(1)
  })

  it("of two processes at once is applied once", async () => {
    const { company, money } = await started()
    const statementId = await money.statement()
    for (let n = 0; n < 12; n++) {
      const { id } = await company.receivable({ amount: "10.00" })
      await money.transaction({
        statementId,
        amountMinor: 1_000,
        paymentReference: creditorReference(company.id, id)
      })
    }
    await Promise.all([match(company.id, statementId), match(company.id, statementId)])
    expect(await money.unsound()).toEqual([])
    expect(await money.unsoundDebts()).toEqual([])
    const { total } = await company.get("/bank-transactions?status=applied")
    expect(total).toBe(12)
  })

  it("pays a debt once when it is paid twice in one file; the second payment is the customer's credit or waits", async () => {
    const { company, money } = await started()
    const { id } = await company.receivable()
    const statementId = await money.statement()
    const paymentReference = creditorReference(company.id, id)
    const first = await money.transaction({ statementId, paymentReference })
    const second = await money.transaction({ statementId, paymentReference })
    expect((await match(company.id, statementId)).applied).toBe(1)
    expect(await company.read(`/bank-transactions/${first}`)).toMatchObject({ status: "applied" })
    expect(await company.read(`/bank-transactions/${second}`)).toMatchObject({
      status: "unmatched",
      unapplied_minor: 10_000
    })
    expect(await money.unsound()).toEqual([])
  })

  it("another company's reference pays nothing", async () => {
    const { company, money } = await started()
    const other = await (await server.company()).receivable()
    const statementId = await money.statement()
    const [foreign] = await server.sql<{ id: string }>(
      "select company_id as id from receivables where receivable_id = $1",
      [other.id]
    )
    const id = await money.transaction({
      statementId,
      paymentReference: creditorReference(Number(foreign?.id), other.id)
    })
    expect(await match(company.id, statementId)).toEqual({ applied: 0, suggested: 0, unmatched: 1 })
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "unmatched" })
  })
})

describe("what is not certain", () => {
  it("waits with a review of each debt that it may mean, until it is applied", async () => {
    const { company, money } = await started()
    const debt = await company.receivable({ external_reference: "INV-2026-501" })
    const statementId = await money.statement()
    const id = await money.transaction({
      statementId,
      remittance: "INV-2026-501",
      counterpartyName: "Somebody Else"
    })
    expect(await match(company.id, statementId)).toEqual({ applied: 0, suggested: 1, unmatched: 0 })
    const reviews = () =>
      server.sql(
        `select customer_id, receivable_id from bank_reviews where company_id = $1 and bank_transaction_id = $2`,
        [company.id, id]
      )
    expect(await reviews()).toEqual([
      { customer_id: String(debt["customer_id"]), receivable_id: String(debt.id) }
    ])
    const { version } = await company.read(`/bank-transactions/${id}`)
    await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: version,
      allocations: [{ receivable_id: debt.id, amount: "100.00" }]
    })
    expect(await reviews()).toEqual([])
    const applied = await company.read(`/bank-transactions/${id}`)
    await company.post(`/bank-transactions/${id}/undo`, { expected_version: applied["version"], ...reason })
    expect(await reviews()).toMatchObject([{ receivable_id: String(debt.id) }])
    // What was undone is not applied by itself again.
    expect(await match(company.id, statementId)).toEqual({ applied: 0, suggested: 0, unmatched: 0 })
    const { version: undone } = await company.read(`/bank-transactions/${id}`)
    await company.post(`/bank-transactions/${id}/ignore`, { expected_version: undone, ...reason })
    expect(await reviews()).toEqual([])
  })

  it("money that left, and pays nothing, is ignored", async () => {
    const { company, money } = await started()
    const statementId = await money.statement()
    const id = await money.transaction({ statementId, direction: "debit" })
    expect(await match(company.id, statementId)).toEqual({ applied: 0, suggested: 0, unmatched: 0 })
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "ignored" })
  })
})

describe("who paid", () => {
  const named = (name: string) => ({ customer: { display_name: name } })
  const left = async (company: Awaited<ReturnType<typeof started>>["company"], id: number) => {
    const { customer_id, status, suggestions } = (await company.read(
      `/bank-transactions/${id}`
    )) as unknown as {
      readonly customer_id: number | null
      readonly status: string
      readonly suggestions: ReadonlyArray<Record<string, unknown>>
    }
    return { customer_id, status, best: suggestions[0] ?? null }
  }

  it("is nobody in particular where two customers have the name, although one of them owes nothing", async () => {
    const { company, money } = await started()
    const statementId = await money.statement()
    const debt = await company.receivable({ ...named("Max Müller"), external_reference: "INV-9001" })
    const said = { statementId, counterpartyName: "Max Müller", remittance: "Rechnung INV-9001" }
    const other = await company.receivable({ ...named("Müller, Max"), amount: "1.00" })
    await company.payment(other.id, "1.00")
    const id = await money.transaction(said)
    await match(company.id, statementId)
    expect(await left(company, id)).toMatchObject({
      status: "suggested",
      best: { allocations: [{ receivable_id: debt.id }], certain: false }
    })
  })

  it("is the customer of a debt that was paid before, whose reference it has: it may be for another one of theirs", async () => {
    const { company, money } = await started()
    const statementId = await money.statement()
    const paid = await company.receivable()
    await company.payment(paid.id, "100.00")
    const open = await company.receivable({ customer_id: Number(paid["customer_id"]), customer: undefined })
    const id = await money.transaction({
      statementId,
      paymentReference: creditorReference(company.id, paid.id)
    })
    await match(company.id, statementId)
    expect(await left(company, id)).toMatchObject({
      customer_id: paid["customer_id"],
      status: "suggested",
      best: { allocations: [{ receivable_id: open.id, amount_minor: 10_000 }], evidence: ["amount"] }
    })
  })

  it("is whose debt a part of it has paid, so that the rest may pay others of theirs", async () => {
    const { company, money } = await started()
    const statementId = await money.statement()
    const debt = await company.receivable()
    const id = await money.transaction({
      statementId,
      amountMinor: 15_000,
      paymentReference: creditorReference(company.id, debt.id)
    })
    await match(company.id, statementId)
    const open = await company.receivable({
      customer_id: Number(debt["customer_id"]),
      customer: undefined,
      amount: "80.00"
    })
    expect(await left(company, id)).toMatchObject({
      customer_id: debt["customer_id"],
      status: "partially_applied",
      best: {
        allocations: [{ receivable_id: open.id, amount_minor: 5_000 }],
        evidence: ["payer"],
        certain: false
      }
    })
  })

  it("keeps reminders of both debts waiting where two share the number that it quotes", async () => {
    const { company, money } = await started()
    const statementId = await money.statement()
    const [one, two] = [
      await company.receivable({ ...named("Ada"), external_reference: "INV-9002", amount: "10.00" }),
      await company.receivable({ ...named("Grace"), external_reference: "INV-9002", amount: "20.00" })
    ]
    const id = await money.transaction({ statementId, amountMinor: 3_333, remittance: "Rechnung INV-9002" })
    await match(company.id, statementId)
    const reviews = await server.sql<{ receivable_id: number }>(
      "select receivable_id from bank_reviews where company_id = $1 and bank_transaction_id = $2 order by 1",
      [company.id, id]
    )
    expect(reviews.map((row) => Number(row.receivable_id))).toEqual([one.id, two.id])
  })
})
