/** Use cases of payables: rules of `domain/Payable`, stored through the repository. */
import { Clock, Context, Effect, type Either, Layer } from "effect"
import { amountIn } from "../../domain/AmountField.ts"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import {
  type FieldLocked,
  type InvalidTransition,
  NotFound,
  type Refusal,
  type ServiceUnavailable,
  type ValidationFailed,
  type VersionConflict
} from "../../domain/Errors.ts"
import * as Payable from "../../domain/Payable.ts"
import { atVersion } from "../../domain/Versions.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { type PayableDraft, type PayableFilter, PayablesRepo } from "../../repos/payables/Payables.ts"
import { patchedFields, orNotFound } from "../Lookup.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write, type WriteEffect } from "../Write.ts"

export class Payables extends Context.Tag("duebook/Payables")<
  Payables,
  {
    readonly create: (input: Payable.NewPayable) => WriteEffect<Payable.Payable, ValidationFailed>
    readonly read: (
      id: number
    ) => Effect.Effect<Payable.Payable, NotFound | ServiceUnavailable, CurrentRequest>
    readonly list: (
      filter: PayableFilter,
      request: PageRequest
    ) => Effect.Effect<Page<Payable.Payable>, ServiceUnavailable, CurrentRequest>
    readonly update: (
      id: number,
      change: Payable.PayablePatch
    ) => WriteEffect<Payable.Payable, NotFound | VersionConflict | FieldLocked | ValidationFailed>
    /** The reason goes to the audit log. */
    readonly markPaid: (
      id: number,
      reason: string
    ) => WriteEffect<typeof Payable.PayableState.Type, NotFound | InvalidTransition>
  }
>() {
  static readonly layer = Layer.effect(
    Payables,
    Effect.gen(function* () {
      const payables = yield* PayablesRepo
      const write = yield* Write
      const reminders = yield* Reminders
      const change = yield* makeChange

      return Payables.of({
        create: (input) =>
          write.run({
            deed: "payable.create",
            once: { status: 201, schema: Payable.Payable },
            decide: Effect.fnUntraced(function* (company, now) {
              const amountMinor = yield* amountIn(input.amount, input.currency)
              const created = yield* payables.insert(company.companyId, draftOf(input, amountMinor), now)
              yield* reminders.payableCreated(company, created, now)
              return { value: created, subjectId: created.id, details: {} }
            })
          }),

        read: (id) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            orNotFound("payable", payables.find(caller.companyId, id))
          ),

        list: (filter, request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.flatMap(Clock.currentTimeMillis, (now) =>
              payables.list(caller.companyId, filter, request, companyTime(caller.company, now))
            )
          ),

        update: (id, patch) =>
          write.run({
            deed: "payable.update",
            once: { status: 200, schema: Payable.Payable },
            subject: `payable ${id}`,
            decide: (company, now) =>
              Effect.map(
                change(company, id, now, (payable) =>
                  atVersion(payable, patch.expectedVersion, () => Payable.patch(payable, patch))
                ),
                ({ after }) => ({
                  value: after,
                  subjectId: id,
                  details: { fields: patchedFields(patch) }
                })
              )
          }),

        markPaid: (id, reason) =>
          write.run({
            deed: "payable.mark_paid",
            once: { status: 200, schema: Payable.PayableState },
            subject: `payable ${id}`,
            decide: (company, now) =>
              Effect.map(change(company, id, now, Payable.markPaid), ({ after, before }) => ({
                value: after,
                subjectId: id,
                details: { from: before.status, to: after.status, reason }
              }))
          })
      })
    })
  )
}

const draftOf = (
  { billLabel, currency, description, dueDate, externalReference }: Payable.NewPayable,
  amountMinor: number
): PayableDraft => ({
  billLabel,
  amountMinor,
  currency,
  dueDate,
  externalReference: externalReference ?? null,
  description: description ?? null,
  occurrence: null
})

/** Locks a payable, decides and stores: every change runs this way. */
const makeChange = Effect.gen(function* () {
  const payables = yield* PayablesRepo
  const reminders = yield* Reminders
  return Effect.fnUntraced(function* <E extends Refusal>(
    company: CompanySettings,
    id: number,
    now: number,
    decide: (payable: Payable.Payable) => Either.Either<Payable.Payable, E>
  ) {
    const { companyId } = company
    const before = yield* orNotFound("payable", payables.findForUpdate(companyId, id))
    const decided = yield* decide(before)
    const after = yield* payables.update(companyId, before, decided, now)
    yield* reminders.payableChanged(company, before, after, now)
    return { before, after }
  })
})
