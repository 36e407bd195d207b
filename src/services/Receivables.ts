/** Use cases of receivables: rules of `domain/Receivable`, stored through the repositories. */
import { Clock, Context, Effect, type Either, Layer } from "effect"
import { amountIn } from "../domain/AmountField.ts"
import { type CompanySettings, timeOf } from "../domain/Company.ts"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import {
  type FieldLocked,
  type InvalidTransition,
  NotFound,
  type Refusal,
  type ServiceUnavailable,
  ValidationFailed,
  type VersionConflict
} from "../domain/Errors.ts"
import * as Receivable from "../domain/Receivable.ts"
import { atVersion } from "../domain/Versions.ts"
import type { Page, PageRequest } from "../domain/Page.ts"
import { CustomersRepo } from "../repos/Customers.ts"
import { type ReceivableDraft, type ReceivableFilter, ReceivablesRepo } from "../repos/Receivables.ts"
import { Command, type WriteEffect, type WriteResult } from "./Command.ts"
import { fieldsOf, orNotFound } from "./Lookup.ts"
import { Reminders } from "./Reminders.ts"

type StatusMove = "pause" | "resume" | "cancel"

export class Receivables extends Context.Tag("duebook/Receivables")<
  Receivables,
  {
    readonly create: (input: Receivable.NewReceivable) => WriteEffect<ValidationFailed>
    readonly read: (
      id: number
    ) => Effect.Effect<Receivable.Receivable, NotFound | ServiceUnavailable, CurrentRequest>
    readonly list: (
      filter: ReceivableFilter,
      request: PageRequest
    ) => Effect.Effect<Page<Receivable.Receivable>, ServiceUnavailable, CurrentRequest>
    readonly update: (
      id: number,
      change: Receivable.ReceivablePatch
    ) => WriteEffect<NotFound | VersionConflict | FieldLocked | ValidationFailed>
    /** Pause, resume or cancel; the reason goes to the audit log. */
    readonly changeStatus: (
      id: number,
      move: StatusMove,
      reason: string
    ) => WriteEffect<NotFound | InvalidTransition>
  }
>() {
  static readonly layer = Layer.effect(
    Receivables,
    Effect.gen(function* () {
      const receivables = yield* ReceivablesRepo
      const customers = yield* CustomersRepo
      const command = yield* Command
      const reminders = yield* Reminders
      const insert = makeInsert({ customers, receivables, reminders })
      const change = makeChange({ receivables, reminders })

      return Receivables.of({
        create: (input) =>
          command.run({
            action: "receivable.create",
            status: 201,
            schema: Receivable.Receivable,
            work: (company, now) => insert(company, input, now)
          }),

        read: (id) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            orNotFound("receivable", receivables.find(caller.companyId, id))
          ),

        list: (filter, request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.flatMap(Clock.currentTimeMillis, (now) =>
              receivables.list(caller.companyId, filter, request, timeOf(caller.company, now))
            )
          ),

        update: (id, patch) =>
          command.run({
            action: "receivable.update",
            status: 200,
            subject: `receivable ${id}`,
            schema: Receivable.Receivable,
            work: Effect.fnUntraced(function* (company, now) {
              const { after, before } = yield* change(company, id, now, (receivable) =>
                atVersion(receivable, patch.expectedVersion, () => Receivable.patch(receivable, patch))
              )
              if (after === null) return yield* unknownCustomer
              return {
                data: after,
                subjectId: id,
                details: {
                  fields: fieldsOf(patch),
                  from: before.status,
                  to: after.status
                }
              }
            })
          }),

        changeStatus: (id, move, reason) =>
          command.run({
            action: `receivable.${move}`,
            status: 200,
            subject: `receivable ${id}`,
            schema: Receivable.ReceivableState,
            work: Effect.fnUntraced(function* (company, now) {
              const { after, before } = yield* change(company, id, now, Receivable[move])
              if (after === null) return yield* Effect.dieMessage("a locked receivable lost its customer")
              return {
                data: after,
                subjectId: id,
                details: { from: before.status, to: after.status, reason }
              }
            })
          })
      })
    })
  )
}

interface Dependencies {
  readonly customers: CustomersRepo["Type"]
  readonly receivables: ReceivablesRepo["Type"]
  readonly reminders: Reminders["Type"]
}

/** Stores a new receivable, and its customer where that is new too, and plans its reminders. */
const makeInsert = ({ customers, receivables, reminders }: Dependencies) =>
  Effect.fnUntraced(function* (company: CompanySettings, input: Receivable.NewReceivable, now: number) {
    const { companyId } = company
    const amountMinor = yield* amountIn(input.amount, input.currency)
    const customerId =
      input.customer === undefined
        ? (input.customerId ?? 0)
        : (yield* customers.insert(companyId, input.customer, now)).id
    const created = yield* receivables.insert(companyId, draftOf(input, customerId, amountMinor), now)
    if (created === null) return yield* unknownCustomer
    const { debtor, receivable } = created
    yield* reminders.receivableCreated(company, receivable, debtor, now)
    const result: WriteResult<Receivable.Receivable> = {
      data: receivable,
      subjectId: receivable.id,
      details: { customer_id: customerId, new_customer: input.customer !== undefined }
    }
    return result
  })

const draftOf = (
  { currency, description, dueDate, externalReference }: Receivable.NewReceivable,
  customerId: number,
  amountMinor: number
): ReceivableDraft => ({
  customerId,
  amountMinor,
  currency,
  dueDate,
  externalReference: externalReference ?? null,
  description: description ?? null
})

/** Locks a receivable, decides and stores: every change runs this way. `after` is null for an unknown customer. */
const makeChange = ({ receivables, reminders }: Omit<Dependencies, "customers">) =>
  Effect.fnUntraced(function* <E extends Refusal>(
    company: CompanySettings,
    id: number,
    now: number,
    decide: (receivable: Receivable.Receivable) => Either.Either<Receivable.Receivable, E>
  ) {
    const { companyId } = company
    const before = yield* orNotFound("receivable", receivables.findForUpdate(companyId, id))
    const decided = yield* decide(before)
    const after = yield* receivables.update(companyId, before, decided, now)
    if (after !== null) yield* reminders.receivableChanged(company, before, after, now)
    return { before, after }
  })

const unknownCustomer = Effect.fail(
  ValidationFailed.of({
    field: "customer_id",
    code: "unknown",
    message: "customer_id must be the id of one of your customers."
  })
)
