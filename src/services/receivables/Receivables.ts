/** Use cases of receivables: rules of `domain/Receivable`, stored through the repositories. */
import { Clock, Context, Effect, type Either, Layer } from "effect"
import { amountIn } from "../../domain/AmountField.ts"
import { type CompanySettings, dayOf, timeOf } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import {
  type FieldLocked,
  type InvalidTransition,
  NotFound,
  type Refusal,
  type ServiceUnavailable,
  ValidationFailed,
  type VersionConflict
} from "../../domain/Errors.ts"
import { pauseUntil, type StoredReceivable } from "../../domain/Pause.ts"
import * as Receivable from "../../domain/Receivable.ts"
import { atVersion } from "../../domain/Versions.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import * as Look from "../../repos/Look.ts"
import {
  type ReceivableDraft,
  type ReceivableFilter,
  ReceivablesRepo
} from "../../repos/receivables/Receivables.ts"
import type { Debtor } from "../reminders/Attempts.ts"
import { Command, type WriteEffect, type WriteResult } from "../Command.ts"
import * as CustomerPauses from "./CustomerPauses.ts"
import { DunningRules, zoneOfDebtor } from "../reminders/DunningRules.ts"
import { fieldsOf, orNotFound } from "../Lookup.ts"
import { Reminders } from "../reminders/Reminders.ts"

type StatusMove = "pause" | "resume" | "cancel"

export class Receivables extends Context.Tag("duebook/Receivables")<
  Receivables,
  CustomerPauses.CustomerPauses & {
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
    /** Pause, resume or cancel; the reason goes to the audit log. A pause may end by itself, on the date `until`. */
    readonly changeStatus: (
      id: number,
      move: StatusMove,
      reason: string,
      until?: string
    ) => WriteEffect<NotFound | InvalidTransition | ValidationFailed>
  }
>() {
  static readonly layer = Layer.effect(
    Receivables,
    Effect.gen(function* () {
      const receivables = yield* ReceivablesRepo
      const customers = yield* CustomersRepo
      const command = yield* Command
      const reminders = yield* Reminders
      const dunningRules = yield* DunningRules
      const insert = makeInsert({ customers, receivables, reminders })
      const change = makeChange({ receivables, reminders })

      return Receivables.of({
        ...(yield* CustomerPauses.make),

        create: (input) =>
          command.run({
            action: "receivable.create",
            status: 201,
            schema: Receivable.Receivable,
            look: lookForInsert(receivables, input),
            work: (company, now, [id, debtor]) => insert(company, { ...input, id, debtor }, now)
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
            look: (companyId) => receivables.lookForUpdate(companyId, id),
            work: Effect.fnUntraced(function* (company, now, locked) {
              const { after, before } = yield* change(company, locked, now, (receivable) =>
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

        changeStatus: makeChangeStatus({ change, command, dunningRules, receivables })
      })
    })
  )
}

interface Dependencies {
  readonly customers: CustomersRepo["Type"]
  readonly receivables: ReceivablesRepo["Type"]
  readonly reminders: Reminders["Type"]
}

/** Takes the id, and reads the customer unless that is new, too. */
const lookForInsert =
  (receivables: ReceivablesRepo["Type"], { customerId }: Receivable.NewReceivable) =>
  (companyId: number) =>
    Look.both(
      receivables.newId,
      customerId === undefined ? Look.nothing : receivables.debtor(companyId, customerId)
    )

/** What a new receivable is made of: the request, the id it gets, and its customer, null where that is new or unknown. */
interface Insertion extends Receivable.NewReceivable {
  readonly id: number
  readonly debtor: Debtor | null
}

/** Stores a new receivable, and its customer where that is new too, and plans its reminders. */
const makeInsert = ({ customers, receivables, reminders }: Dependencies) =>
  Effect.fnUntraced(function* (company: CompanySettings, { debtor, id, ...input }: Insertion, now: number) {
    const { companyId } = company
    const amountMinor = yield* amountIn(input.amount, input.currency)
    const created =
      input.customer === undefined ? null : yield* customers.insert(companyId, input.customer, now)
    const customer = created ?? debtor
    if (customer === null) return yield* unknownCustomer
    const customerId = created?.id ?? input.customerId ?? 0
    const receivable = yield* receivables.insertAs(
      companyId,
      id,
      draftOf(input, customerId, amountMinor, dayOf(company, now)),
      now
    )
    yield* reminders.receivableCreated(company, receivable, customer, now)
    const result: WriteResult<Receivable.Receivable> = {
      data: receivable,
      subjectId: id,
      details: { customer_id: customerId, new_customer: created !== null }
    }
    return result
  })

/** A receivable to insert; `billedOn` is the company's own date. */
export const draftOf = (
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
const makeChange = ({ receivables, reminders }: Omit<Dependencies, "customers">) =>
  Effect.fnUntraced(function* <E extends Refusal>(
    company: CompanySettings,
    locked: StoredReceivable | null,
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

/** What a change of the status works with. */
interface StatusDependencies extends Pick<Dependencies, "receivables"> {
  readonly change: ReturnType<typeof makeChange>
  readonly command: Command["Type"]
  readonly dunningRules: DunningRules["Type"]
}

const makeChangeStatus = ({
  change,
  command,
  dunningRules,
  receivables
}: StatusDependencies): Receivables["Type"]["changeStatus"] => {
  const zoneOf = Effect.fnUntraced(function* (company: CompanySettings, customerId: number) {
    const debtor = yield* receivables.debtor(company.companyId, customerId).alone
    return zoneOfDebtor(yield* dunningRules.rulesOf(company), debtor?.timezone ?? null)
  })

  return (id, move, reason, until) =>
    command.run({
      action: `receivable.${move}`,
      status: 200,
      subject: `receivable ${id}`,
      schema: Receivable.ReceivableState,
      look: (companyId) => receivables.lookForUpdate(companyId, id),
      work: Effect.fnUntraced(function* (company, now, locked) {
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
          data: after,
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
}

const unknownCustomer = Effect.fail(
  ValidationFailed.of({
    field: "customer_id",
    code: "unknown",
    message: "customer_id must be the id of one of your customers."
  })
)
