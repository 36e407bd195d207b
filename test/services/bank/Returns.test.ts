/** Returns and reversals: they find what they take back, and the debts are open again. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { BankTransactions } from "../../../src/services/bank/BankTransactions.ts"
import { valueOf } from "../../../src/services/Write.ts"
import { request } from "../../../src/testing/Testing.ts"
import { BankMoney, type InsertedTransaction } from "../../support/BankMoney.ts"
import type { Company } from "../../support/Company.ts"
import { useMatcher, useServices } from "../../support/StatementMatcher.ts"
import { reason, useServer } from "../../support/TestServer.ts"

const server = useServer()
const match = useMatcher(server)
const run = useServices(server)

const started = async () => {
  const company = await server.company()
  return { company, money: new BankMoney((text, params) => server.sql(text, params), company.id) }
}

/** A transaction that has paid a debt in full. */
const paidDebt = async (company: Company, money: BankMoney, given: InsertedTransaction = {}) => {
  const debt = await company.receivable()
  const statementId = await money.statement()
  const id = await money.transaction({
    statementId,
    paymentReference: creditorReference(company.id, debt.id),
    ...given
  })
  await match(company.id, statementId)
  expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "paid" })
  return { debt, id }
}

/** A return that a statement brings; its id, after matching. */
const returned = async (company: Company, money: BankMoney, given: InsertedTransaction) => {
  const statementId = await money.statement()
  const id = await money.transaction({
    statementId,
    direction: "debit",
    isReturn: true,
    bookedOn: "2026-03-05",
    ...given
  })
  await match(company.id, statementId)
  return id
}

const PAYER = "FR7630006000011234567890189"

describe("a return", () => {
  it.each([
    ["the bank's reference", { bankReference: "B-1" }, { originalBankReference: "B-1" }],
    ["the end-to-end id", { endToEndId: "E2E-1" }, { originalEndToEndId: "E2E-1" }]
  ] as const)(
    "finds what it takes back by %s, and reverses it with the bank's reason",
    async (_, given, taking) => {
      const { company, money } = await started()
      const { debt, id } = await paidDebt(company, money, given)
      const back = await returned(company, money, { ...taking, returnReason: "AC04 Account closed" })
      expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({
        status: "returned",
        unapplied_minor: 0,
        suggestions: [],
        payments: [{ receivable_id: debt.id, status: "reversed" }]
      })
      expect(await company.read(`/bank-transactions/${back}`)).toMatchObject({
        status: "applied",
        unapplied_minor: 0,
        payments: []
      })
      expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open", paid_minor: 0 })
      const [deed] = await server.sql(
        "select actor, details from audit_log where company_id = $1 and action = 'payment.reverse'",
        [company.id]
      )
      expect(deed).toMatchObject({ actor: "system", details: { reason: "AC04 Account closed" } })
      expect(await money.unsound()).toEqual([])
      const undo = await company.post(`/bank-transactions/${id}/undo`, { expected_version: "v9", ...reason })
      expect(undo.code).toBe("version_conflict")
    }
  )

  it("in the same file as what it takes back comes after that", async () => {
    const { company, money } = await started()
    const debt = await company.receivable()
    const statementId = await money.statement()
    const back = await money.transaction({
      statementId,
      direction: "debit",
      isReturn: true,
      originalBankReference: "B-2"
    })
    const id = await money.transaction({
      statementId,
      bankReference: "B-2",
      paymentReference: creditorReference(company.id, debt.id)
    })
    await match(company.id, statementId)
    expect(await company.read(`/bank-transactions/${back}`)).toMatchObject({ status: "applied" })
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "returned" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open" })
  })

  it("that is larger by the bank's charges takes back the only one it can mean; a smaller one waits", async () => {
    const { company, money } = await started()
    const first = await paidDebt(company, money, { bankReference: "B-3" })
    await returned(company, money, { originalBankReference: "B-3", amountMinor: 10_350 })
    expect(await company.read(`/receivables/${first.debt.id}`)).toMatchObject({ status: "open" })
    const second = await paidDebt(company, money, { bankReference: "B-4" })
    const part = await returned(company, money, { originalBankReference: "B-4", amountMinor: 4_000 })
    expect(await company.read(`/bank-transactions/${part}`)).toMatchObject({ status: "unmatched" })
    expect(await company.read(`/receivables/${second.debt.id}`)).toMatchObject({ status: "paid" })
  })

  it("that finds nothing, or two, waits and can be set aside", async () => {
    const { company, money } = await started()
    await paidDebt(company, money, { endToEndId: "TWICE" })
    await paidDebt(company, money, { endToEndId: "TWICE" })
    const two = await returned(company, money, { originalEndToEndId: "TWICE" })
    const none = await returned(company, money, { originalBankReference: "NEVER-SEEN" })
    for (const id of [two, none]) {
      const { status, version } = await company.read(`/bank-transactions/${id}`)
      expect(status).toBe("unmatched")
      const answer = await company.post(`/bank-transactions/${id}/ignore`, {
        expected_version: version,
        ...reason
      })
      expect(answer.data).toMatchObject({ status: "ignored", unapplied_minor: 0 })
    }
  })

  it("that came before what it takes back is looked at again, so that nothing is ever applied", async () => {
    const { company, money } = await started()
    const debt = await company.receivable()
    const back = await returned(company, money, { originalBankReference: "B-7" })
    expect(await company.read(`/bank-transactions/${back}`)).toMatchObject({ status: "unmatched" })
    const statementId = await money.statement()
    const id = await money.transaction({
      statementId,
      bankReference: "B-7",
      paymentReference: creditorReference(company.id, debt.id)
    })
    await match(company.id, statementId)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "returned", payments: [] })
    expect(await company.read(`/bank-transactions/${back}`)).toMatchObject({ status: "applied" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open" })
  })

  it("and what it takes back are joined also if both files are matched at the same time", async () => {
    const { company, money } = await started()
    for (const n of [1, 2, 3, 4, 5]) {
      const debt = await company.receivable()
      const [first, second] = [await money.statement(), await money.statement()]
      const id = await money.transaction({
        statementId: first,
        bankReference: `C-${n}`,
        paymentReference: creditorReference(company.id, debt.id)
      })
      const back = await money.transaction({
        statementId: second,
        direction: "debit",
        isReturn: true,
        originalBankReference: `C-${n}`
      })
      await Promise.all([match(company.id, first), match(company.id, second)])
      expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "returned" })
      expect(await company.read(`/bank-transactions/${back}`)).toMatchObject({ status: "applied" })
      expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open", paid_minor: 0 })
    }
    expect(await money.unsound()).toEqual([])
    expect(await money.unsoundDebts()).toEqual([])
  })

  it.each([
    ["another reference of the bank", { bankReference: "B-9" }, { originalBankReference: "B-8" }],
    ["another account", { counterpartyAccount: PAYER }, { counterpartyAccount: "DE02120300000000202051" }],
    ["an older day than refunds have", { bookedOn: "2025-12-01" }, {}]
  ] as const)("by the end-to-end id does not take back what has %s", async (_, given, taking) => {
    const { company, money } = await started()
    const { debt } = await paidDebt(company, money, { endToEndId: "RENT", ...given })
    const back = await returned(company, money, { originalEndToEndId: "RENT", ...taking })
    expect(await company.read(`/bank-transactions/${back}`)).toMatchObject({ status: "unmatched" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "paid" })
  })

  it("of a movement that was taken back already waits, and takes no other one", async () => {
    const { company, money } = await started()
    await paidDebt(company, money, { endToEndId: "RENT", bookedOn: "2026-02-01" })
    await returned(company, money, { originalEndToEndId: "RENT", bookedOn: "2026-02-03" })
    const { debt } = await paidDebt(company, money, { endToEndId: "RENT" })
    const again = await returned(company, money, { originalEndToEndId: "RENT" })
    expect(await company.read(`/bank-transactions/${again}`)).toMatchObject({ status: "unmatched" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "paid" })
  })

  it("of another company's movement finds nothing", async () => {
    const { company, money } = await started()
    const { debt } = await paidDebt(company, money, { bankReference: "B-5" })
    const other = await started()
    const back = await returned(other.company, other.money, { originalBankReference: "B-5" })
    expect(await other.company.read(`/bank-transactions/${back}`)).toMatchObject({ status: "unmatched" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "paid" })
  })

  it("of what paid a debt that was cancelled since waits", async () => {
    const { company, money } = await started()
    const debt = await company.receivable()
    const id = await money.transaction({ bankReference: "B-6" })
    await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: "v1",
      allocations: [{ receivable_id: debt.id, amount: "50.00" }]
    })
    await company.post(`/receivables/${debt.id}/cancel`, reason)
    const back = await returned(company, money, { originalBankReference: "B-6" })
    expect(await company.read(`/bank-transactions/${back}`)).toMatchObject({ status: "unmatched" })
    expect(await money.unsound()).toEqual([])
  })
})

describe("a return that was joined wrongly", () => {
  it("is undone: both wait again, the payments stay reversed, and no import joins them", async () => {
    const { company, money } = await started()
    const { debt, id } = await paidDebt(company, money, { bankReference: "B-10" })
    const back = await returned(company, money, { originalBankReference: "B-10" })
    const { version } = await company.read(`/bank-transactions/${back}`)
    const undone = await company.post(`/bank-transactions/${back}/undo`, {
      expected_version: version,
      ...reason
    })
    expect(undone.data).toMatchObject({ status: "unmatched", unapplied_minor: 0 })
    const original = await company.read(`/bank-transactions/${id}`)
    expect(original).toMatchObject({
      status: "suggested",
      unapplied_minor: 10_000,
      payments: [{ status: "reversed" }],
      suggestions: [{ allocations: [{ receivable_id: debt.id, amount_minor: 10_000 }] }]
    })
    await match(company.id, await money.statement())
    const later = await money.statement()
    await money.transaction({ statementId: later, remittance: "Something else" })
    await match(company.id, later)
    expect(await company.read(`/bank-transactions/${back}`)).toMatchObject({ status: "unmatched" })
    const applied = await company.post(`/bank-transactions/${id}/apply`, {
      expected_version: original["version"],
      allocations: [{ receivable_id: debt.id, amount: "100.00" }]
    })
    expect(applied.data).toMatchObject({ status: "applied" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "paid" })
    expect(await money.unsound()).toEqual([])
    expect(await money.unsoundDebts()).toEqual([])
  })
})

describe("a person", () => {
  /** What a person says of a return. */
  const chooses = (company: Company, back: number, originalId: number, expectedVersion: string) =>
    run(
      Effect.flatMap(BankTransactions, (all) =>
        valueOf(all.takeBack(back, { expectedVersion, originalId }))
      ).pipe(
        Effect.provide(request({ companyId: company.id, userId: company.userId }, randomUUID())),
        Effect.either
      )
    )

  it("says what a return without references takes back, and can undo that", async () => {
    const { company, money } = await started()
    const { debt, id } = await paidDebt(company, money)
    const back = await returned(company, money, { returnReason: "Refused" })
    expect(await chooses(company, back, id, "v2")).toMatchObject({ right: { status: "applied" } })
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "returned" })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open", paid_minor: 0 })
    const [deed] = await server.sql(
      "select details from audit_log where company_id = $1 and action = 'bank_transaction.return'",
      [company.id]
    )
    expect(deed).toMatchObject({ details: { returned_by: back, reason: "Refused" } })
    const undone = await company.post(`/bank-transactions/${back}/undo`, {
      expected_version: "v3",
      ...reason
    })
    expect(undone.data).toMatchObject({ status: "unmatched" })
    expect(await money.unsound()).toEqual([])
  })

  it("chooses a movement whose payment was reversed by hand, which then is no credit any more", async () => {
    const { company, money } = await started()
    const { debt, id } = await paidDebt(company, money)
    const [payment] = (await company.read(`/bank-transactions/${id}`))["payments"] as [{ id: number }]
    await company.post(`/receivables/${debt.id}/payments/${payment.id}/reverse`, reason)
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({ status: "suggested" })
    const back = await returned(company, money, {})
    expect(await chooses(company, back, id, "v2")).toMatchObject({ right: { status: "applied" } })
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({
      status: "returned",
      unapplied_minor: 0
    })
    const reviews = await server.sql("select 1 from bank_reviews where company_id = $1", [company.id])
    expect(reviews).toEqual([])
  })

  it("can't choose what is larger, later, of the same direction, or unknown", async () => {
    const { company, money } = await started()
    const back = await returned(company, money, {})
    const wrong = [
      await money.transaction({ amountMinor: 10_001 }),
      await money.transaction({ bookedOn: "2026-03-06" }),
      await money.transaction({ direction: "debit" }),
      999_999_999
    ]
    for (const id of wrong) {
      expect(await chooses(company, back, id, "v2")).toMatchObject({
        left: { _tag: "ValidationFailed", details: [{ field: "original_id" }] }
      })
    }
    const { id } = await paidDebt(company, money)
    expect(await chooses(company, id, back, "v2")).toMatchObject({ left: { _tag: "InvalidTransition" } })
  })
})
