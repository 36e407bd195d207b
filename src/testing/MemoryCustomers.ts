/** Customers in memory. */
import { Effect, Layer } from "effect"
import type { Customer } from "../domain/Customer.ts"
import { FIRST_VERSION, nextVersion } from "../domain/Ids.ts"
import { CustomersRepo } from "../repos/customers/Customers.ts"
import { blockedChannels, type ReachableCustomer } from "../repos/Rows.ts"
import { blocksOf, rememberAddresses } from "./MemoryOptOuts.ts"
import { existing, is, memoryPageOf } from "./MemoryRows.ts"
import { MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"

/** A customer with the channels that reminders must not use. */
export const memoryRecipientOf = (rows: CompanyRows, id: number): ReachableCustomer | null => {
  const customer = rows.customers.get(id)
  if (customer === undefined) return null
  return withBlocks(rows, customer)
}

const withBlocks = (rows: CompanyRows, customer: Customer): ReachableCustomer => ({
  ...customer,
  ...blockedChannels(blocksOf(rows, customer))
})

/** Customers in memory. */
export const customers = Layer.effect(
  CustomersRepo,
  Effect.map(MemoryState, (state) =>
    CustomersRepo.of({
      find: (companyId, id) => state.read(companyId, (rows) => memoryRecipientOf(rows, id)),
      findRecipient: (companyId, id) => state.read(companyId, (rows) => memoryRecipientOf(rows, id)),
      findForUpdate: (companyId, id) => state.hold(companyId, (rows) => rows.customers.get(id) ?? null),
      insert: (companyId, draft) =>
        state.write(companyId, (rows) => {
          const customer: Customer = {
            id: state.nextId("customers"),
            displayName: draft.displayName,
            email: draft.email ?? null,
            phoneE164: draft.phoneE164 ?? null,
            preferredLocale: draft.preferredLocale ?? null,
            timezone: draft.timezone ?? null,
            version: FIRST_VERSION
          }
          rows.customers.set(customer.id, customer)
          return customer
        }),
      update: (companyId, customer) =>
        state.write(companyId, (rows) => {
          const before = existing(rows.customers.get(customer.id))
          const updated = { ...customer, version: nextVersion(before.version) }
          rememberAddresses(rows, before, updated)
          rows.customers.set(customer.id, updated)
          return withBlocks(rows, updated)
        }),
      list: (companyId, filter, request) =>
        state.read(companyId, (rows) =>
          memoryPageOf(
            [...rows.customers.values()].map((customer) => withBlocks(rows, customer)),
            ({ email, phoneE164 }) => is(filter.email, email) && is(filter.phoneE164, phoneE164),
            request
          )
        )
    })
  )
)
