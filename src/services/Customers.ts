/** Reading and changing customers (contract §5.4). */
import { Context, Effect, Either, Layer } from "effect"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import * as Customer from "../domain/Customer.ts"
import { NotFound, type ServiceUnavailable, type VersionConflict } from "../domain/Errors.ts"
import { atVersion } from "../domain/Versions.ts"
import type { Page, PageRequest } from "../domain/Page.ts"
import { type CustomerFilter, CustomersRepo } from "../repos/Customers.ts"
import { Command, type WriteEffect } from "./Command.ts"
import { fieldsOf, orNotFound } from "./Lookup.ts"
import { Reminders } from "./Reminders.ts"

export class Customers extends Context.Tag("duebook/Customers")<
  Customers,
  {
    readonly read: (
      id: number
    ) => Effect.Effect<Customer.Customer, NotFound | ServiceUnavailable, CurrentRequest>
    readonly list: (
      filter: CustomerFilter,
      request: PageRequest
    ) => Effect.Effect<Page<Customer.Customer>, ServiceUnavailable, CurrentRequest>
    readonly update: (id: number, change: Customer.CustomerPatch) => WriteEffect<NotFound | VersionConflict>
  }
>() {
  static readonly layer = Layer.effect(
    Customers,
    Effect.gen(function* () {
      const customers = yield* CustomersRepo
      const command = yield* Command
      const reminders = yield* Reminders

      return Customers.of({
        read: (id) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            orNotFound("customer", customers.find(caller.companyId, id))
          ),

        list: (filter, request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => customers.list(caller.companyId, filter, request)),

        update: (id, patch) =>
          command.run({
            action: "customer.update",
            status: 200,
            subject: `customer ${id}`,
            schema: Customer.Customer,
            work: Effect.fnUntraced(function* (company, now) {
              const { companyId } = company
              const before = yield* orNotFound("customer", customers.findForUpdate(companyId, id))
              const decided = yield* atVersion(before, patch.expectedVersion, () =>
                Either.right(Customer.patch(before, patch))
              )
              const after = yield* customers.update(companyId, decided, now)
              yield* reminders.customerChanged(company, before, after, now)
              return {
                data: after,
                subjectId: id,
                details: { fields: fieldsOf(patch) }
              }
            })
          })
      })
    })
  )
}
