/** In memory: customers and companies of whom what is open is to be planned again in the background. */
import { Effect, Layer } from "effect"
import { addressOn, comparable } from "../domain/BlockedAddress.ts"
import { CompanyChangesRepo } from "../repos/reminders/CompanyChanges.ts"
import { type CustomerChange, CustomerChangesRepo } from "../repos/reminders/CustomerChanges.ts"
import { constrain } from "./MemoryRows.ts"
import { type MemoryOperations, MemoryState } from "./MemoryState.ts"
import type { CompanyRows, PlannedAgain } from "./MemoryTables.ts"

/** Records that a customer's case is to be planned again; what was recorded before keeps its place. */
export const recordChange = (
  { customerChanges, customers }: CompanyRows,
  change: CustomerChange & PlannedAgain
): void => {
  constrain(customers.has(change.customerId), "customer_changes_company_id_customer_id_fkey")
  const before = customerChanges.get(change.customerId)
  const renews = change.renews || before?.renews === true
  customerChanges.set(change.customerId, { ...(before ?? change), renews })
}

/** Makes the function that finds companies in real time with changes. */
const companiesWith =
  (state: MemoryOperations, changesOf: (rows: CompanyRows) => Iterable<PlannedAgain>) =>
  (after: number, limit: number) =>
    Effect.map(
      Effect.filter(state.companyIds(), (companyId) =>
        state.readCommitted(companyId, (rows) => [...changesOf(rows)].some(({ onTestClock }) => !onTestClock))
      ),
      (companyIds) =>
        companyIds
          .filter((companyId) => companyId > after)
          .slice(0, limit)
          .map((companyId) => ({ companyId }))
    )

/** Changed customers in memory. */
export const customerChanges = Layer.effect(
  CustomerChangesRepo,
  Effect.map(MemoryState, (state) =>
    CustomerChangesRepo.of({
      addAtAddress: (companyId, { address, channel }, now) =>
        state.write(companyId, (rows) => {
          const onTestClock = rows.facts.testClock !== null
          for (const customer of rows.customers.values()) {
            const own = addressOn(channel, customer)
            if (own === null || comparable(channel, own) !== comparable(channel, address)) continue
            recordChange(rows, { customerId: customer.id, renews: true, onTestClock, changedAt: now })
          }
        }),
      companies: companiesWith(state, ({ customerChanges }) => customerChanges.values()),
      take: (companyId, limit) =>
        state.write(companyId, ({ customerChanges }) => {
          const oldest = [...customerChanges.values()]
            .toSorted((a, b) => a.changedAt - b.changedAt || a.customerId - b.customerId)
            .slice(0, limit)
          for (const { customerId } of oldest) customerChanges.delete(customerId)
          return oldest.map(({ customerId, renews }) => ({ customerId, renews }))
        }),
      remove: (companyId, customerIds) =>
        state.write(companyId, ({ customerChanges }) => {
          for (const id of customerIds) customerChanges.delete(id)
        })
    })
  )
)

/** Changed companies in memory. */
export const companyChanges = Layer.effect(
  CompanyChangesRepo,
  Effect.map(MemoryState, (state) =>
    CompanyChangesRepo.of({
      add: (companyId, { now, resumes }) =>
        state.write(companyId, (rows) => {
          const { testClock } = rows.facts
          rows.companyChange = {
            onTestClock: testClock !== null,
            changedAt: testClock ?? now,
            resumes: resumes || rows.companyChange?.resumes === true,
            afterCustomerId: 0,
            afterPayableId: 0
          }
        }),
      couldSendAgain: (companyId, now) =>
        state.write(companyId, (rows) => {
          rows.facts = { ...rows.facts, remindersSince: rows.facts.testClock ?? now }
        }),
      companies: companiesWith(state, ({ companyChange }) => (companyChange === null ? [] : [companyChange])),
      lock: (companyId) =>
        state.hold(companyId, ({ companyChange }) => {
          if (companyChange === null) return null
          const { afterCustomerId, afterPayableId, resumes } = companyChange
          return { resumes, afterCustomerId, afterPayableId }
        }),
      advance: (companyId, upTo) =>
        state.write(companyId, (rows) => {
          if (rows.companyChange !== null) rows.companyChange = { ...rows.companyChange, ...upTo }
        }),
      remove: (companyId) =>
        state.write(companyId, (rows) => {
          rows.companyChange = null
        })
    })
  )
)
