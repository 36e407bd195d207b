/** Use cases of receivables: rules of `domain/Receivable`, stored through the repositories. */
import { Clock, Context, Effect, type Either, Layer } from "effect"
import { amountIn } from "../../domain/AmountField.ts"
import { type CompanySettings, companyDay, companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import {
  type FieldLocked,
  type IdempotencyKeyInProgress,
  type IdempotencyKeyReused,
  type InvalidTransition,
  NotFound,
  type Refusal,
  type ServiceUnavailable,
  ValidationFailed,
  type VersionConflict
} from "../../domain/Errors.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { pauseUntil, type StoredReceivable } from "../../domain/Pause.ts"
import * as Receivable from "../../domain/Receivable.ts"
import { atVersion } from "../../domain/Versions.ts"
import type { WriteRequest } from "../../domain/WriteRequest.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { CustomerAliases } from "../../repos/customers/CustomerAliases.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import * as ClaimRead from "../../repos/ClaimRead.ts"
import {
  type ReceivableDraft,
  type ReceivableFilter,
  ReceivablesRepo
} from "../../repos/receivables/Receivables.ts"
import type { Debtor } from "../../repos/receivables/Receivables.ts"
import * as CustomerPauses from "./CustomerPauses.ts"
import { DunningRules, zoneOfDebtor } from "../reminders/DunningRules.ts"
import { patchedFields, orNotFound } from "../Lookup.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write, type WriteEffect } from "../Write.ts"

type StatusMove = "pause" | "resume" | "cancel"

export class Receivables extends Context.Tag("duebook/Receivables")<
  Receivables,
  CustomerPauses.CustomerPauses & {
    readonly create: (input: Receivable.NewReceivable) => WriteEffect<Receivable.Receivable, ValidationFailed>
    /** Whether the form around it has created one already, so that nothing has to be asked before it is sent again. */
    readonly isRepeated: Effect.Effect<
      boolean,
      IdempotencyKeyInProgress | IdempotencyKeyReused | ServiceUnavailable,
      CurrentRequest | WriteRequest
    >
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
    ) => WriteEffect<Receivable.Receivable, NotFound | VersionConflict | FieldLocked | ValidationFailed>
    /** Pause, resume or cancel; the reason goes to the audit log. A pause may end by itself, on the date `until`. */
    readonly changeStatus: (
      id: number,
      move: StatusMove,
      reason: string,
      until?: string
    ) => WriteEffect<typeof Receivable.ReceivableState.Type, NotFound | InvalidTransition | ValidationFailed>
  }
>() {
  static readonly layer = Layer.effect(
    Receivables,
    Effect.gen(function* () {
      const receivables = yield* ReceivablesRepo
      const insert = yield* makeInsert
      const aliases = yield* CustomerAliases
      const change = yield* makeChange
      const write = yield* Write

      /** With whom the customer has been merged into that it names. */
      const present = Effect.fnUntraced(function* (patch: Receivable.ReceivablePatch) {
        const { companyId } = (yield* CurrentRequest).caller
        const { customerId } = patch
        const found = customerId === undefined ? null : yield* aliases.present(companyId, customerId)
        return found === null ? yield* unknownCustomer : { ...patch, customerId: found }
      })

      return Receivables.of({
        ...(yield* CustomerPauses.make),

        create: (input) =>
          write.run({
            deed: "receivable.create",
            once: { status: 201, schema: Receivable.Receivable },
            reads: readForInsert(receivables, input),
            decide: (company, now, [id, debtor]) => insert(company, { ...input, id, debtor }, now)
          }),

        isRepeated: Effect.map(write.replay(Receivable.Receivable), (before) => before !== null),

        read: (id) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            orNotFound("receivable", receivables.find(caller.companyId, id))
          ),

        list: (filter, request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.flatMap(Clock.currentTimeMillis, (now) =>
              receivables.list(caller.companyId, filter, request, companyTime(caller.company, now))
            )
          ),

        update: (id, patch) =>
          write.run({
            deed: "receivable.update",
            once: { status: 200, schema: Receivable.Receivable },
            subject: `receivable ${id}`,
            reads: (companyId) => receivables.readForUpdate(companyId, id),
            decide: Effect.fnUntraced(function* (company, now, locked) {
              const changeTo = (wanted: Receivable.ReceivablePatch) =>
                change(company, locked, now, (receivable) =>
                  atVersion(receivable, wanted.expectedVersion, () => Receivable.patch(receivable, wanted))
                )
              const asked = yield* changeTo(patch)
              const { after, before } = asked.after === null ? yield* changeTo(yield* present(patch)) : asked
              if (after === null) return yield* unknownCustomer
              return {
                value: after,
                subjectId: id,
                details: { fields: patchedFields(patch), from: before.status, to: after.status }
              }
            })
          }),

        changeStatus: yield* makeChangeStatus
      })
    })
  )
}

/** Takes the id, and reads the customer unless that is new, too. */
const readForInsert =
  (receivables: ReceivablesRepo["Type"], { customerId }: Receivable.NewReceivable) =>
  (companyId: number) =>
    ClaimRead.both(
      receivables.newId,
      customerId === undefined ? ClaimRead.nothing : receivables.debtor(companyId, customerId)
    )

/** What a new receivable is made of: the request, the id it gets, and its customer, null where that is new or unknown. */
interface Insertion extends Receivable.NewReceivable {
  readonly id: number
  readonly debtor: Debtor | null
}

/** Stores a new receivable, and its customer where that is new too, and plans its reminders. */
const makeInsert = Effect.gen(function* () {
  const aliases = yield* CustomerAliases
  const customers = yield* CustomersRepo
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders

  /** The customer of a number that is not one any more: whom that one was merged into. */
  const presentOf = Effect.fnUntraced(function* (companyId: number, former: number | undefined) {
    const customerId = former === undefined ? null : yield* aliases.present(companyId, former)
    if (customerId === null) return yield* unknownCustomer
    const debtor = yield* receivables.debtor(companyId, customerId).alone
    return debtor === null ? yield* unknownCustomer : { ...debtor, id: customerId }
  })

  return Effect.fnUntraced(function* (
    company: CompanySettings,
    { debtor, id, ...input }: Insertion,
    now: number
  ) {
    const { companyId } = company
    const amountMinor = yield* amountIn(input.amount, input.currency)
    const created =
      input.customer === undefined ? null : yield* customers.insert(companyId, input.customer, now)
    const known = debtor === null ? null : { ...debtor, id: input.customerId ?? 0 }
    const customer =
      created === null
        ? (known ?? (yield* presentOf(companyId, input.customerId)))
        : { ...created, seen: "new" as const }
    const customerId = customer.id
    const draft = receivableDraftOf(input, customerId, amountMinor, companyDay(company, now))
    const receivable = yield* receivables.insertAs(companyId, id, draft, now)
    yield* reminders.receivableCreated(company, receivable, customer, now)
    return {
      value: receivable,
      subjectId: id,
      details: { customer_id: customerId, new_customer: created !== null }
    }
  })
})

/** A receivable to insert; `billedOn` is the company's own date. */
export const receivableDraftOf = (
  { currency, description, dueDate, externalReference }: Receivable.NewReceivable,
  customerId: number,
  amountMinor: number,
  billedOn: string
): ReceivableDraft => ({
  customerId,
  amountMinor,
  currency,
  dueDate,
  externalReference: externalReference ?? null,
  description: description ?? null,
  billedOn
})

/** Decides on a locked receivable and stores it: every change runs this way. `after` is null for an unknown customer. */
const makeChange = Effect.gen(function* () {
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  return Effect.fnUntraced(function* <E extends Refusal>(
    company: CompanySettings,
    locked: LockedReceivable | null,
    now: number,
    decide: (receivable: StoredReceivable) => Either.Either<Receivable.Receivable, E>
  ) {
    const { companyId } = company
    const before = yield* orNotFound("receivable", Effect.succeed(locked))
    const decided = yield* decide(before)
    const after = yield* receivables.update(companyId, before, { ...before, ...decided }, now)
    if (after !== null) yield* reminders.receivableChanged(company, before, after, now)
    return { before, after }
  })
})

const makeChangeStatus = Effect.gen(function* () {
  const change = yield* makeChange
  const dunningRules = yield* DunningRules
  const receivables = yield* ReceivablesRepo
  const write = yield* Write

  const zoneOf = Effect.fnUntraced(function* (company: CompanySettings, customerId: number) {
    const debtor = yield* receivables.debtor(company.companyId, customerId).alone
    return zoneOfDebtor(yield* dunningRules.rulesOf(company), debtor?.timezone ?? null)
  })

  return (id: number, move: StatusMove, reason: string, until?: string) =>
    write.run({
      deed: `receivable.${move}` as const,
      once: { status: 200, schema: Receivable.ReceivableState },
      subject: `receivable ${id}`,
      reads: (companyId) => receivables.readForUpdate(companyId, id),
      decide: Effect.fnUntraced(function* (company, now, locked) {
        // Without an end, no time zone matters.
        const zone =
          until === undefined || locked === null ? "UTC" : yield* zoneOf(company, locked.customerId)
        const { after, before } = yield* change(company, locked, now, (receivable) =>
          move === "pause"
            ? pauseUntil(receivable, until ?? null, { zone, now })
            : Receivable[move](receivable)
        )
        if (after === null) return yield* Effect.dieMessage("a locked receivable lost its customer")
        return {
          value: after,
          subjectId: id,
          details: {
            from: before.status,
            to: after.status,
            reason,
            ...(until === undefined ? {} : { until })
          }
        }
      })
    })
})

const unknownCustomer = Effect.fail(
  ValidationFailed.of({
    field: "customer_id",
    code: "unknown",
    message: "customer_id must be the id of one of your customers."
  })
)
