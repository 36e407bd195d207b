/** Reading and changing customers (contract §5.4). */
import { Context, Effect, Either, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import * as Customer from "../../domain/Customer.ts"
import { addressOn } from "../../domain/BlockedAddress.ts"
import {
  InvalidTransition,
  NotFound,
  type ServiceUnavailable,
  type VersionConflict
} from "../../domain/Errors.ts"
import { atVersion } from "../../domain/Versions.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { BlockedAddresses } from "../../repos/customers/BlockedAddresses.ts"
import { type CustomerFilter, CustomersRepo } from "../../repos/customers/Customers.ts"
import { toResource } from "../../repos/Rows.ts"
import { addressDeeds, makeChangeAddress } from "./AddressChanges.ts"
import { patchedFields, orNotFound } from "../Lookup.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { unchanged, Write, type WriteEffect } from "../Write.ts"

export class Customers extends Context.Tag("duebook/Customers")<
  Customers,
  {
    readonly read: (
      id: number
    ) => Effect.Effect<Customer.CustomerResource, NotFound | ServiceUnavailable, CurrentRequest>
    readonly list: (
      filter: CustomerFilter,
      request: PageRequest
    ) => Effect.Effect<Page<Customer.CustomerResource>, ServiceUnavailable, CurrentRequest>
    readonly update: (
      id: number,
      change: Customer.CustomerPatch
    ) => WriteEffect<Customer.CustomerResource, NotFound | VersionConflict>
    /**
     * Ends or allows reminders to the customer's present address on a channel, for every customer of the company who
     * has it. `InvalidTransition` without an address on it.
     */
    readonly changeChannel: (
      id: number,
      move: "OptOut" | "OptIn",
      change: Customer.ChannelChange
    ) => WriteEffect<Customer.CustomerChannels, NotFound | InvalidTransition>
  }
>() {
  static readonly layer = Layer.effect(
    Customers,
    Effect.gen(function* () {
      const customers = yield* CustomersRepo
      const write = yield* Write
      const reminders = yield* Reminders
      const blocked = yield* BlockedAddresses
      const changeAddress = yield* makeChangeAddress

      return Customers.of({
        read: (id) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(orNotFound("customer", customers.find(caller.companyId, id)), toResource)
          ),

        list: (filter, request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(customers.list(caller.companyId, filter, request), ({ items, total }) => ({
              items: items.map(toResource),
              total
            }))
          ),

        update: (id, patch) =>
          write.run({
            deed: "customer.update",
            once: { status: 200, schema: Customer.CustomerResource },
            subject: `customer ${id}`,
            decide: Effect.fnUntraced(function* (company, now) {
              const { companyId } = company
              const before = yield* orNotFound("customer", customers.findForUpdate(companyId, id))
              const decided = yield* atVersion(before, patch.expectedVersion, () =>
                Either.right(Customer.patch(before, patch))
              )
              const after = yield* customers.update(companyId, decided, now)
              yield* reminders.customerChanged(company, before, after, now)
              return {
                value: toResource(after),
                subjectId: after.id,
                details: { fields: patchedFields(patch) }
              }
            })
          }),

        changeChannel: (id, move, { channel, reason }) =>
          write.run({
            deed: addressDeeds[move],
            once: { status: 200, schema: Customer.CustomerChannels },
            subject: `customer ${id}`,
            decide: Effect.fnUntraced(function* ({ companyId }, at) {
              const found = yield* orNotFound("customer", blocked.findForUpdate(companyId, id))
              const address = addressOn(channel, found)
              if (address === null) return yield* noAddress(channel)
              const { customerId } = found
              const changed = yield* changeAddress({
                companyId,
                customerId,
                channel,
                address,
                move: { _tag: move, reason },
                at
              })
              const block = move === "OptOut" ? ("opted_out" as const) : null
              const statuses = Customer.channelsOf(found, { ...found.blocks, [channel]: block })
              const value = { id: customerId, ...statuses, version: found.version }
              return changed
                ? { value, subjectId: customerId, details: { channel, reason } }
                : unchanged(value)
            })
          })
      })
    })
  )
}

const addresses = { email: "e-mail address", sms: "phone number" } as const

/** There is nothing to opt out of, nor in to. */
const noAddress = (channel: Channel) =>
  new InvalidTransition({
    message: `This customer has no ${addresses[channel]}.`,
    details: { status: "none" }
  })
