/** Whatever happens at the same time, what is applied of a transaction are its payments, and no debt is paid too much. */
import { expect, it } from "@effect/vitest"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { BankMoney } from "../../support/BankMoney.ts"
import { useMatcher } from "../../support/StatementMatcher.ts"
import { reason, type Row, useServer } from "../../support/TestServer.ts"

const server = useServer()
const match = useMatcher(server)

/** Numbers from 0 to 1 that are the same in every run. */
const numbersFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const ACTORS = 8
const STEPS = 25

it("applied and unapplied are the amount under applies, undos, payments, reversals and matching at once", async () => {
  const company = await server.company()
  const money = new BankMoney((text, params) => server.sql(text, params), company.id)
  const { customer_id, id: first } = await company.receivable()
  const debts = [first]
  for (let n = 0; n < 3; n++) debts.push((await company.receivable({ customer_id })).id)
  const statementId = await money.statement()
  const transactions: Array<number> = []
  for (let n = 0; n < 5; n++) {
    const paymentReference = n < 2 ? creditorReference(company.id, debts[n] ?? 0) : null
    transactions.push(await money.transaction({ statementId, amountMinor: 12_000, paymentReference }))
  }
  const seen = new Map<string, number>()

  const act = async (seed: number) => {
    const next = numbersFrom(seed)
    const one = <A>(of: ReadonlyArray<A>) => of[Math.floor(next() * of.length)] as A
    for (let step = 0; step < STEPS; step++) {
      const transaction = one(transactions)
      const { payments, version } = await company.read(`/bank-transactions/${transaction}`)
      const change = { expected_version: version, ...reason }
      const amount = (1 + Math.floor(next() * 4_000) / 100).toFixed(2)
      const [some, other] = [one(debts), one(debts)]
      const made = one([{ id: 0, receivable_id: some }, ...(payments as ReadonlyArray<Row>)])
      const calls = [
        ["apply", { expected_version: version, allocations: [{ receivable_id: some, amount }] }],
        [
          "apply",
          {
            expected_version: version,
            allocations: [...new Set([some, other])].map((receivable_id) => ({ receivable_id, amount }))
          }
        ],
        ["undo", change],
        ["refuse", { expected_version: version, receivable_id: some }]
      ] as const
      const kind = Math.floor(next() * 6)
      const call = calls[kind]
      const answer =
        call !== undefined
          ? await company.post(`/bank-transactions/${transaction}/${call[0]}`, call[1])
          : kind === 4
            ? await company.post(`/receivables/${some}/payments`, { amount })
            : await company.post(
                `/receivables/${Number(made["receivable_id"])}/payments/${Number(made["id"])}/reverse`,
                reason
              )
      expect([200, 201, 404, 409, 422, 503]).toContain(answer.status)
      const name = `${call?.[0] ?? kind} ${answer.status}`
      seen.set(name, (seen.get(name) ?? 0) + 1)
    }
  }

  await Promise.all([
    match(company.id, statementId),
    ...Array.from({ length: ACTORS }, (_, n) => act(1_000 + n)),
    match(company.id, statementId)
  ])
  // The steps were not refused all the time.
  for (const name of ["apply 200", "undo 200", "refuse 200", "4 201", "5 200"]) {
    expect([name, seen.get(name) ?? 0]).not.toEqual([name, 0])
  }
  expect(await money.unsound()).toEqual([])
  expect(await money.unsoundDebts()).toEqual([])
  for (const id of transactions) {
    const { amount_minor, payments, unapplied_minor } = await company.read(`/bank-transactions/${id}`)
    const applied = (payments as ReadonlyArray<Row>)
      .filter(({ status }) => status === "recorded")
      .reduce((sum, payment) => sum + Number(payment["amount_minor"]), 0)
    expect(applied + Number(unapplied_minor)).toBe(amount_minor)
  }
})
