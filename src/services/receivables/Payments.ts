/** Recording and reversing payments. Writes to one receivable are serialised by a lock on its row. */
import { Context, Effect, Either, Layer } from "effect"
import { isCalendarDate, parseInstant } from "../../domain/CalendarDate.ts"
import { type CompanySettings, companyDay } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import {
  type CurrencyMismatch,
  fieldIssue,
  InvalidTransition,
  NotFound,
  type Overpayment,
  type ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import { MAX_PAID_AT_AHEAD_MILLIS, type NewPayment, Payment } from "../../domain/Payment.ts"
import * as Receivable from "../../domain/Receivable.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import type { LockedMoney } from "../../repos/bank/BankTransactions.ts"
import * as ClaimRead from "../../repos/ClaimRead.ts"
import { DepositsRepo } from "../../repos/customers/Deposits.ts"
import { type PaymentDraft, PaymentsRepo } from "../../repos/receivables/Payments.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import type { PaymentRecord } from "../../repos/Rows.ts"
import { makeTakeOff } from "../bank/TakeOff.ts"
import { orNotFound } from "../Lookup.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write, type WriteEffect } from "../Write.ts"

export class Payments extends Context.Tag("duebook/Payments")<
  Payments,
  {
    readonly record: (
      receivableId: number,
      input: NewPayment
    ) => WriteEffect<
      Payment,
      NotFound | InvalidTransition | CurrencyMismatch | ValidationFailed | Overpayment
    >
    readonly list: (
      receivableId: number,
      request: PageRequest
    ) => Effect.Effect<Page<Payment>, NotFound | ServiceUnavailable, CurrentRequest>
    /** Reverses a payment; the reason goes to the audit log. */
    readonly reverse: (
      receivableId: number,
      id: number,
      reason: string
    ) => WriteEffect<Payment, NotFound | InvalidTransition>
  }
>() {
  static readonly layer = Layer.effect(
    Payments,
    Effect.gen(function* () {
      const payments = yield* PaymentsRepo
      const receivables = yield* ReceivablesRepo
      const write = yield* Write
      const reminders = yield* Reminders

      return Payments.of({
        record: (receivableId, input) =>
          write.run({
            deed: "payment.record",
            once: { status: 201, schema: Payment },
            subject: `receivable ${receivableId}`,
            reads: (companyId) =>
              ClaimRead.both(receivables.readForUpdate(companyId, receivableId), payments.newId),
            decide: Effect.fnUntraced(function* (company, now, [locked, newId]) {
              const { companyId } = company
              const before = yield* orNotFound("receivable", Effect.succeed(locked))
              const paid = yield* Receivable.pay(before, input)
              const paidAt = yield* paidAtOf(input.paidAt, now)
              const draft = draftOf(input, before, {
                amountMinor: paid.amountMinor,
                paidAt,
                paidOn: paidOnOf(company, input.paidAt, paidAt)
              })
              const record = yield* payments.insertAs(companyId, newId, draft, now)
              const after = yield* receivables.settle(companyId, before, paid.receivable, now)
              yield* reminders.receivableChanged(company, before, after, now)
              return {
                value: onReceivable(record, after),
                subjectId: record.id,
                details: { receivable_id: receivableId, from: before.status, to: after.status }
              }
            })
          }),

        list: Effect.fnUntraced(function* (receivableId, request) {
          const { caller } = yield* CurrentRequest
          const page = yield* payments.list(caller.companyId, receivableId, request)
          // The receivable is read after its payments, so that its state includes all of them.
          const receivable = yield* orNotFound("receivable", receivables.find(caller.companyId, receivableId))
          return { total: page.total, items: page.items.map((record) => onReceivable(record, receivable)) }
        }),

        reverse: yield* makeReverse
      })
    })
  )
}

/**
 * Reverses a payment. What came by a bank transaction is taken off that, too, and what was a part of money from the customer
 * is left of that again: which one it is never changes, so that it is read ahead.
 */
const makeReverse = Effect.gen(function* () {
  const bank = yield* makeTakeOff
  const payments = yield* PaymentsRepo
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  const deposits = yield* DepositsRepo
  const write = yield* Write
  return Effect.fnUntraced(function* (receivableId: number, id: number, reason: string) {
    const { caller } = yield* CurrentRequest
    const { depositId, transactionId } = yield* payments.sourceOf(caller.companyId, receivableId, id)
    const prospect = transactionId === null ? null : yield* bank.prospectOf(caller.companyId, transactionId)
    const receivable = `receivable ${receivableId}`
    return yield* write.run({
      deed: "payment.reverse",
      once: { status: 200, schema: Payment },
      subject: transactionId === null ? receivable : [receivable, `bank transaction ${transactionId}`],
      reads: (companyId) =>
        ClaimRead.both(
          receivables.readForUpdate(companyId, receivableId),
          transactionId === null ? ClaimRead.nothing : bank.lock(companyId, transactionId)
        ) as ClaimRead.ClaimRead<readonly [LockedReceivable | null, LockedMoney | null]>,
      decide: Effect.fnUntraced(function* (company, now, [locked, money]) {
        const { companyId } = company
        const before = yield* orNotFound("receivable", Effect.succeed(locked))
        const payment = yield* orNotFound("payment", payments.find(companyId, receivableId, id))
        const { amountMinor, status } = payment
        if (status === "reversed") {
          return yield* InvalidTransition.from("payment", status, "be reversed again")
        }
        const decided = yield* Receivable.reverse(before, amountMinor)
        const record = yield* payments.markReversed(companyId, id, now)
        const after = yield* receivables.settle(companyId, before, decided, now)
        yield* reminders.receivableChanged(company, before, after, now)
        if (transactionId !== null && money !== null) {
          yield* bank.takeOff(company, money, { transactionId, amountMinor, debt: after }, prospect, now)
        }
        if (depositId !== null) yield* deposits.takeOff(companyId, depositId, amountMinor)
        return {
          value: onReceivable(record, after),
          subjectId: id,
          details: { receivable_id: receivableId, from: before.status, to: after.status, reason }
        }
      })
    })
  })
})

const draftOf = (
  { externalReference, method, note }: NewPayment,
  { currency, id }: Receivable.Receivable,
  payment: Pick<PaymentDraft, "amountMinor" | "paidAt" | "paidOn">
): PaymentDraft => ({
  ...payment,
  receivableId: id,
  currency,
  method: method ?? null,
  externalReference: externalReference ?? null,
  note: note ?? null
})

/** The day on which a payment counts. No zone shifts a date that was given as one. */
const paidOnOf = (company: CompanySettings, sent: string | undefined, paidAt: number): string =>
  sent !== undefined && isCalendarDate(sent) ? sent : companyDay(company, paidAt)

const onReceivable = (
  { paidOn: _, ...record }: PaymentRecord,
  { id, paidMinor, status, version }: Receivable.Receivable
): Payment => ({ ...record, receivable: { id, status, paidMinor, version } })

const paidAtOf = (sent: string | undefined, now: number): Either.Either<number, ValidationFailed> =>
  sent === undefined
    ? Either.right(now)
    : parseInstant(sent).pipe(
        Either.mapLeft((problem) => problem.message),
        Either.filterOrLeft(
          (at) => at <= now + MAX_PAID_AT_AHEAD_MILLIS,
          () => "must not be in the future by more than a day"
        ),
        Either.mapLeft((message) => ValidationFailed.of(fieldIssue("paid_at", "invalid", message)))
      )
