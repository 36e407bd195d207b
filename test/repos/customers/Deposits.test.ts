/** Money that people recorded for customers: what is left of it is credit, wherever credit is read. */
import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { Deposit } from "../../../src/domain/Deposit.ts"
import { BankTransactionsRepo } from "../../../src/repos/bank/BankTransactions.ts"
import { DepositsRepo } from "../../../src/repos/customers/Deposits.ts"
import { CasesRepo } from "../../../src/repos/reminders/Cases.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { company, customer, Fixture, NOON, receivable } from "../fixture.ts"
import { postgres, postgresAsShards } from "../postgres.ts"

const stored = (companyId: number, one: Omit<Deposit, "id" | "paidOn">) =>
  Effect.gen(function* () {
    const deposits = yield* DepositsRepo
    const id = yield* deposits.newId.alone
    yield* deposits.insertAs(companyId, { ...one, id, paidOn: "2026-03-10" }, NOON)
    yield* deposits.store(companyId, [{ ...one, id, paidOn: "2026-03-10" }], NOON)
    return id
  })

for (const [name, database] of [
  ["in PostgreSQL", postgres],
  ["by the statements for shards", postgresAsShards]
] as const) {
  layer(database)(`credit of a customer ${name}`, (it) => {
    it.effect("is what is left of what was recorded and of bank transactions, on pages and in messages", () =>
      Effect.gen(function* () {
        const fixture = yield* Fixture
        const tenant = yield* Tenant
        const cases = yield* CasesRepo
        const deposits = yield* DepositsRepo
        const transactions = yield* BankTransactionsRepo
        const mine = yield* company()
        const [ada, grace] = [yield* customer(mine), yield* customer(mine)]
        yield* receivable(mine, ada.id)
        const one = {
          customerId: ada.id,
          amountMinor: 1_000,
          currency: "EUR",
          appliedMinor: 300,
          repaidMinor: 100,
          isReversed: false
        }
        const first = yield* stored(mine, one)
        yield* stored(mine, { ...one, currency: "USD", appliedMinor: 0, repaidMinor: 0 })
        yield* stored(mine, { ...one, appliedMinor: 1_000, repaidMinor: 0 })
        yield* stored(mine, { ...one, appliedMinor: 0, repaidMinor: 0, isReversed: true })
        yield* stored(mine, { ...one, customerId: grace.id })
        const money = { customerId: ada.id, receivableId: null, since: NOON, currency: "EUR", minor: 50 }
        yield* fixture.money(mine, { ...money, isCredit: true })

        expect(yield* transactions.credits(mine, ada.id)).toEqual([
          { currency: "EUR", minor: 650 },
          { currency: "USD", minor: 1_000 }
        ])
        expect(yield* deposits.held(mine, ada.id)).toEqual([
          { currency: "EUR", minor: 600 },
          { currency: "USD", minor: 1_000 }
        ])
        const [row] = yield* tenant.transaction(
          mine,
          cases.hold(mine, [ada.id], { mode: "wait", locksDebts: true })
        )
        expect(row?.credit.toSorted((a, b) => a.currency.localeCompare(b.currency))).toEqual([
          { currency: "EUR", minor: 650n },
          { currency: "USD", minor: 1_000n }
        ])
        const held = yield* tenant.transaction(mine, deposits.lockHeld(mine, ada.id, "EUR").alone)
        expect(held.map(({ id }) => id)).toEqual([first])

        yield* deposits.takeOff(mine, first, 300)
        expect(yield* deposits.held(mine, ada.id)).toContainEqual({ currency: "EUR", minor: 900 })
        const other = yield* company()
        expect(yield* deposits.ofCustomer(other, ada.id)).toEqual([])
        expect(yield* deposits.ofCustomer(mine, ada.id)).toHaveLength(4)
      })
    )
  })
}
