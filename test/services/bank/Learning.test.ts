/** What matches teach about payers: when it counts, and when it is forgotten. */
import { describe, expect, it } from "@effect/vitest"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { BankMoney } from "../../support/BankMoney.ts"
import { useMatcher } from "../../support/StatementMatcher.ts"
import { reason, useServer } from "../../support/TestServer.ts"

const server = useServer()
const match = useMatcher(server)

const PAYER = "FR7630006000011234567890189"

const started = async () => {
  const company = await server.company()
  const payers = () =>
    server.sql<{ account: string; customer_id: string }>(
      "select account, customer_id from bank_payers where company_id = $1 order by 1, 2",
      [company.id]
    )
  return { company, payers, money: new BankMoney((text, params) => server.sql(text, params), company.id) }
}

describe("a payer", () => {
  it("is learned from a reference, and counts for the rest of the same file whatever the order", async () => {
    const { company, money, payers } = await started()
    const first = await company.receivable()
    const { customer_id } = first
    const second = await company.receivable({
      customer_id,
      amount: "55.00",
      external_reference: "INV-2026-8"
    })
    const statementId = await money.statement()
    // Known by number, amount and payer: the payer is taught by the one after it.
    const byNumber = await money.transaction({
      statementId,
      amountMinor: 5_500,
      remittance: "INV-2026-8",
      counterpartyName: "Lovelace Trust",
      counterpartyAccount: PAYER
    })
    await money.transaction({
      statementId,
      paymentReference: creditorReference(company.id, first.id),
      counterpartyName: "Lovelace Trust",
      counterpartyAccount: PAYER
    })
    expect(await match(company.id, statementId)).toEqual({ applied: 2, suggested: 0, unmatched: 0 })
    expect(await company.read(`/bank-transactions/${byNumber}`)).toMatchObject({
      status: "applied",
      payments: [{ receivable_id: second.id }]
    })
    expect(await payers()).toEqual([{ account: PAYER, customer_id: String(customer_id) }])
  })

  it("is learned from a person's match, and forgotten when that is undone", async () => {
    const { company, money, payers } = await started()
    const debt = await company.receivable()
    const id = await money.transaction({ counterpartyAccount: PAYER, counterpartyName: "Somebody Else" })
    await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v1",
      allocations: [{ receivable_id: debt.id, amount: "100.00" }]
    })
    expect(await payers()).toEqual([{ account: PAYER, customer_id: String(debt["customer_id"]) }])
    await company.post(`/bank-transactions/${id}/undo`, { expected_version: "v2", ...reason })
    expect(await payers()).toEqual([])
  })

  /** Two payments of one account, each applied by a person; how they are undone. */
  const twice = async () => {
    const { company, money, payers } = await started()
    const debt = await company.receivable({ amount: "300.00" })
    const apply = async () => {
      const id = await money.transaction({ counterpartyAccount: PAYER, counterpartyName: "Somebody Else" })
      await company.post(`/bank-transactions/${id}/apply`, {
        expected_version: "v1",
        allocations: [{ receivable_id: debt.id, amount: "100.00" }]
      })
      return id
    }
    const ids = [await apply(), await apply()] as const
    const undo = (id: number) =>
      company.post(`/bank-transactions/${id}/undo`, { expected_version: "v2", ...reason })
    const known = { account: PAYER, customer_id: String(debt["customer_id"]) }
    return { company, debt, ids, known, payers, undo }
  }

  it.each([
    ["the second", 1, 0],
    ["the first", 0, 1]
  ] as const)("stays known when %s of two matches is undone, until both are", async (_, first, second) => {
    const { ids, known, payers, undo } = await twice()
    await undo(ids[first])
    expect(await payers()).toEqual([known])
    await undo(ids[second])
    expect(await payers()).toEqual([])
  })

  it("is forgotten when the payments that taught it are reversed by hand", async () => {
    const { company, debt, ids, known, payers } = await twice()
    for (const [index, id] of ids.entries()) {
      const [payment] = (await company.read(`/bank-transactions/${id}`))["payments"] as [{ id: number }]
      await company.post(`/receivables/${debt.id}/payments/${payment.id}/reverse`, reason)
      expect(await payers()).toEqual(index === 0 ? [known] : [])
    }
  })

  it("is taught by each reference, so that one of two can be undone", async () => {
    const { company, money, payers } = await started()
    const debt = await company.receivable({ amount: "300.00" })
    const ids: Array<number> = []
    for (const bookedOn of ["2026-02-27", "2026-03-02"]) {
      const statementId = await money.statement()
      ids.push(
        await money.transaction({
          statementId,
          bookedOn,
          paymentReference: creditorReference(company.id, debt.id),
          counterpartyAccount: PAYER
        })
      )
      await match(company.id, statementId)
    }
    const [first] = ids
    await company.post(`/bank-transactions/${first}/undo`, { expected_version: "v2", ...reason })
    expect(await payers()).toEqual([{ account: PAYER, customer_id: String(debt["customer_id"]) }])
  })

  it("of one company is none of another", async () => {
    const { company, money } = await started()
    const debt = await company.receivable()
    const id = await money.transaction({ counterpartyAccount: PAYER })
    await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v1",
      allocations: [{ receivable_id: debt.id, amount: "100.00" }]
    })
    const other = await started()
    await other.company.receivable()
    const theirs = await other.money.transaction({ counterpartyAccount: PAYER })
    expect(await other.company.read(`/bank-transactions/${theirs}`)).toMatchObject({ suggestions: [] })
  })
})
