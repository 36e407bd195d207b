/** Money that came before its debt was entered, or before its debt became what it is, is looked at again. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { LOOKED_AT_ONCE } from "../../../src/repos/bank/WaitingMoney.ts"
import { LookAgain } from "../../../src/services/bank/LookAgain.ts"
import { BankMoney, type InsertedTransaction } from "../../support/BankMoney.ts"
import { useMatcher, useServices } from "../../support/StatementMatcher.ts"
import { reason, useServer } from "../../support/TestServer.ts"

const server = useServer()
const match = useMatcher(server)
const run = useServices(server)

const started = async () => {
  const company = await server.company()
  const money = new BankMoney((text, params) => server.sql(text, params), company.id)
  const comes = async (given: InsertedTransaction) => {
    const statementId = await money.statement()
    const id = await money.transaction({ statementId, ...given })
    await match(company.id, statementId)
    return id
  }
  /** How often somebody has asked for a look. */
  const asks = async () => {
    const [row] = await server.sql<{ asks: number }>(
      "select asks::int as asks from bank_looks where company_id = $1",
      [company.id]
    )
    return row?.asks
  }
  const look = () => run(Effect.flatMap(LookAgain, (looks) => looks.look(company.id)))
  const reviews = () =>
    server.sql("select customer_id, receivable_id from bank_reviews where company_id = $1", [company.id])
  return { asks, comes, company, look, money, reviews }
}

describe("money that waits", () => {
  it("has suggestions, and reminders wait for it, once its debt was entered", async () => {
    const { comes, company, look } = await started()
    const id = await comes({ remittance: "Invoice INV-9001" })
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "unmatched" })
    const debt = await company.receivable({ external_reference: "INV-9001", amount: "100.00" })
    expect(await look()).toBe(1)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "suggested" })
    const reviews = await server.sql(
      "select receivable_id::int from bank_reviews where company_id = $1 and receivable_id is not null",
      [company.id]
    )
    expect(reviews).toEqual([{ receivable_id: debt.id }])
    expect(await look()).toBe(0)
  })

  it("is applied if it is certain by then, as at an import", async () => {
    const { comes, company, look, money } = await started()
    const id = await comes({
      remittance: "Invoice INV-9002",
      counterpartyName: "Ada Lovelace",
      amountMinor: 10_000
    })
    const debt = await company.receivable({ external_reference: "INV-9002", amount: "100.00" })
    expect(await look()).toBe(1)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "applied" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "paid" })
    expect(await money.unsound()).toEqual([])
  })

  it("keeps no reminder waiting for what a look has applied, though the customer owes more", async () => {
    const { comes, company, look, reviews } = await started()
    const other = await company.receivable({ external_reference: "INV-9003", amount: "70.00" })
    const id = await comes({
      remittance: "Invoice INV-9004",
      counterpartyName: "Ada Lovelace",
      amountMinor: 10_000
    })
    expect(await reviews()).not.toEqual([])
    await company.receivable({
      external_reference: "INV-9004",
      amount: "100.00",
      customer: undefined,
      customer_id: other["customer_id"]
    })
    expect(await look()).toBe(1)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "applied" })
    expect(await reviews()).toEqual([])
  })

  it("is applied in part, and what is left waits for the customer's other debts", async () => {
    const { comes, company, look, reviews } = await started()
    const other = await company.receivable({ external_reference: "INV-9005", amount: "70.00" })
    const id = await comes({
      paymentReference: "RF18539007547034",
      counterpartyName: "Ada Lovelace",
      amountMinor: 15_000
    })
    await company.receivable({
      external_reference: "RF18539007547034",
      amount: "100.00",
      customer: undefined,
      customer_id: other["customer_id"]
    })
    expect(await look()).toBe(1)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "partially_applied" })
    expect(await reviews()).not.toEqual([])
  })

  it("is all looked at, however much of it is newer", async () => {
    const { company, look, money } = await started()
    const statementId = await money.statement()
    const id = await money.transaction({
      statementId,
      remittance: "Invoice INV-9006",
      counterpartyName: "Ada Lovelace"
    })
    for (let n = 0; n < LOOKED_AT_ONCE; n++) {
      await money.transaction({ statementId, remittance: `Something ${n}`, counterpartyName: "Bob" })
    }
    await match(company.id, statementId)
    await company.receivable({ external_reference: "INV-9006", amount: "100.00" })
    expect(await look()).toBe(1)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "applied" })
  })

  it("is never applied without a person once somebody has undone or refused what was applied", async () => {
    const { comes, company, look } = await started()
    const debt = await company.receivable()
    const id = await comes({ paymentReference: creditorReference(company.id, debt.id) })
    const { version } = await company.read(`/bank-transactions/${id}`)
    await company.post(`/bank-transactions/${id}/undo`, { expected_version: version, ...reason })
    await look()
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "suggested" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open" })
  })

  it("is looked at again after a debt has another number, a customer another name, or with the next statement", async () => {
    const { asks, comes, company, look } = await started()
    const debt = await company.receivable()
    const id = await comes({ remittance: "Invoice INV-9003" })
    expect(await asks()).toBe(0)
    await company.patch(`/receivables/${debt.id}`, {
      expected_version: debt["version"],
      external_reference: "INV-9003"
    })
    expect(await asks()).toBe(1)
    await look()
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "suggested" })
    await comes({ remittance: "Something else" })
    expect(await asks()).toBe(2)
    const customer = await company.read(`/customers/${debt["customer_id"]}`)
    await company.patch(`/customers/${debt["customer_id"]}`, {
      expected_version: customer["version"],
      display_name: "Grace Hopper"
    })
    expect(await asks()).toBe(3)
  })

  it("is looked at by the job that is asked for it", async () => {
    const { comes, company } = await started()
    const debt = await company.receivable()
    const id = await comes({ remittance: "Invoice INV-9004" })
    await company.patch(`/receivables/${debt.id}`, {
      expected_version: debt["version"],
      external_reference: "INV-9004"
    })
    await run(Effect.flatMap(LookAgain, ({ lookDue }) => lookDue))
    await expect
      .poll(async () => (await company.read(`/bank-transactions/${id}`))["status"])
      .toBe("suggested")
  })
})
