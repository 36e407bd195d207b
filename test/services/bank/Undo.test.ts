/** What was applied is taken back, what is left is a customer's credit until it is paid back, and payers are forgotten. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { BankTransactions } from "../../../src/services/bank/BankTransactions.ts"
import { Credits } from "../../../src/services/bank/Credits.ts"
import { Payers } from "../../../src/services/bank/Payers.ts"
import { valueOf } from "../../../src/services/Write.ts"
import { request } from "../../../src/testing/Testing.ts"
import { BankMoney } from "../../support/BankMoney.ts"
import { useMatcher, useServices } from "../../support/StatementMatcher.ts"
import { reason, useServer } from "../../support/TestServer.ts"

const server = useServer()
const match = useMatcher(server)
const run = useServices(server)

const PAYER = "FR7630006000011234567890189"

/** A company whose customer has paid 20.00 too much, by a reference. */
const overpaid = async () => {
  const company = await server.company()
  const money = new BankMoney((text, params) => server.sql(text, params), company.id)
  const debt = await company.receivable()
  const statementId = await money.statement()
  const id = await money.transaction({
    statementId,
    amountMinor: 12_000,
    counterpartyAccount: PAYER,
    paymentReference: creditorReference(company.id, debt.id)
  })
  await match(company.id, statementId)
  const caller = request({ companyId: company.id, userId: company.userId }, randomUUID())
  const customerId = Number(debt["customer_id"])
  const credit = () =>
    run(Effect.flatMap(Credits, (credits) => credits.of(customerId)).pipe(Effect.provide(caller)))
  return { caller, company, credit, customerId, debt, id, money }
}

describe("what is left of a transaction", () => {
  it("is the customer's credit, until the match is undone", async () => {
    const { company, credit, debt, id, money } = await overpaid()
    expect(await credit()).toEqual([{ currency: "EUR", minor: 2_000 }])
    const { version } = await company.read(`/bank-transactions/${id}`)
    const undone = await company.post(`/bank-transactions/${id}/undo`, {
      expected_version: version,
      ...reason
    })
    expect(undone.data).toMatchObject({ status: "suggested", unapplied_minor: 12_000 })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open", paid_minor: 0 })
    expect(await credit()).toEqual([])
    expect(await money.unsound()).toEqual([])
    const [payers] = await server.sql("select count(*)::int as n from bank_payers where company_id = $1", [
      company.id
    ])
    expect(payers).toEqual({ n: 0 })
  })

  it("is the customer's credit however much they have paid since", async () => {
    const { company, credit, customerId, id } = await overpaid()
    await server.sql(
      `insert into bank_transactions (company_id, bank_account_id, bank_statement_id, direction, amount_minor, applied_minor,
         currency, booked_on, said, number, status, customer_id, is_matched, created_at, updated_at)
       select company_id, bank_account_id, bank_statement_id, 'credit', 100, 100, 'EUR', booked_on, said, n + 1, 'applied',
         $3, true, created_at, updated_at
       from bank_transactions, generate_series(1, 1000) n where company_id = $1 and bank_transaction_id = $2`,
      [company.id, id, customerId]
    )
    expect(await credit()).toEqual([{ currency: "EUR", minor: 2_000 }])
  })

  it("is no credit any more once it is paid back; that can be undone by itself", async () => {
    const { caller, company, credit, debt, id } = await overpaid()
    const { version } = await company.read(`/bank-transactions/${id}`)
    const input = { expectedVersion: String(version), reason: "Sent back" }
    const state = await run(
      Effect.flatMap(BankTransactions, (transactions) => valueOf(transactions.repay(id, input))).pipe(
        Effect.provide(caller)
      )
    )
    expect(state).toMatchObject({ status: "applied", unappliedMinor: 0 })
    expect(await credit()).toEqual([])
    const undone = await company.post(`/bank-transactions/${id}/undo`, {
      expected_version: state.version,
      ...reason
    })
    expect(undone.data).toMatchObject({ status: "partially_applied", unapplied_minor: 2_000 })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "paid" })
    expect(await credit()).toEqual([{ currency: "EUR", minor: 2_000 }])
  })
})

describe("a payer", () => {
  it("can be forgotten, once", async () => {
    const { caller, customerId } = await overpaid()
    const payers = () => run(Effect.flatMap(Payers, (all) => all.of(customerId)).pipe(Effect.provide(caller)))
    const forget = Effect.flatMap(Payers, (all) => valueOf(all.forget(customerId, PAYER)))
    expect(await payers()).toMatchObject([{ account: PAYER }])
    expect(await run(forget.pipe(Effect.provide(caller)))).toEqual({ account: PAYER })
    expect(await payers()).toEqual([])
  })
})
