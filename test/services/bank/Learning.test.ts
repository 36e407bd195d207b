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
