/**
 * Records the payments of bank transactions, and reverses them, in the transaction of whoever has locked the rows: a
 * request, an import, or a return.
 */
import { Clock, Effect, Either } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { CompanySettings } from "../../domain/Company.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { InvalidTransition, type ServiceUnavailable } from "../../domain/Errors.ts"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import type { PaidDebt } from "../../domain/bank/TransactionMoves.ts"
import * as Receivable from "../../domain/Receivable.ts"
import {
  BankTransactionsRepo,
  type ToLock,
  type TransactionPayment
} from "../../repos/bank/BankTransactions.ts"
import { type Lesson, PayersRepo } from "../../repos/bank/Payers.ts"
import { SettledDebtsRepo } from "../../repos/bank/SettledDebts.ts"
import { type PaymentDraft, PaymentsRepo } from "../../repos/receivables/Payments.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { type EndStep, Tenant } from "../../repos/Tenant.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"
import type { NewStanding } from "./Suggesting.ts"

/** The longest external reference of a payment (contract §6). */
const MAX_REFERENCE = 255

/** A transaction that was applied, and how it stands. */
export interface Settled extends NewStanding {
  readonly paid: ReadonlyArray<PaidDebt<LockedReceivable>>
  /** Whether it teaches that its account pays for these customers. */
  readonly teaches: boolean
}

/** A debt of which payments are reversed. */
export interface ReversedDebt {
  readonly before: LockedReceivable
  readonly after: Receivable.Receivable
  readonly payments: ReadonlyArray<TransactionPayment>
}

/**
 * The debts after the reversal of payments; null if one of them is not locked, because it was not a payment of the
 * transaction yet when that was read.
 */
export const reversalOf = (
  payments: ReadonlyArray<TransactionPayment>,
  debts: ReadonlyMap<number, LockedReceivable>
): Either.Either<ReadonlyArray<ReversedDebt> | null, InvalidTransition> =>
  Either.gen(function* () {
    const reversed: Array<ReversedDebt> = []
    for (const [receivableId, own] of Map.groupBy(payments, (payment) => payment.receivableId)) {
      const before = debts.get(receivableId)
      if (before === undefined) return null
      const minor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      const after = yield* Either.mapLeft(
        Receivable.reverse(before, minor),
        () =>
          new InvalidTransition({
            message: `Receivable ${before.id} is ${before.status} and can't have a payment reversed.`,
            details: { status: before.status }
          })
      )
      reversed.push({ before, after, payments: own })
    }
    return reversed
  })

/** What a payment says of the transaction: the bank's reference, the payer's, or the transaction's number. */
const referenceOf = ({ bankReference, id, paymentReference }: BankTransaction): string =>
  (bankReference ?? paymentReference ?? `bank transaction ${id}`).slice(0, MAX_REFERENCE)

const draftOf = (
  transaction: BankTransaction,
  { amountMinor, before }: PaidDebt<LockedReceivable>
): PaymentDraft => ({
  receivableId: before.id,
  amountMinor,
  currency: before.currency,
  paidAt: Date.parse(transaction.bookedOn),
  paidOn: transaction.bookedOn,
  method: "bank_transfer",
  externalReference: referenceOf(transaction),
  note: null,
  bankTransactionId: transaction.id
})

const lessonsOf = ({ move: { transaction }, paid, teaches }: Settled): ReadonlyArray<Lesson> => {
  const { counterpartyAccount: account, id } = transaction
  if (!teaches || account === null) return []
  const customers = new Set(paid.map(({ before }) => before.customerId))
  return [...customers].map((customerId) => ({ account, customerId, bankTransactionId: id }))
}

interface Taught {
  readonly companyId: number
  readonly lessons: ReadonlyArray<Lesson>
  readonly now: number
}

/** Stores what settles and what takes it back. */
export interface Settlement {
  /**
   * Records the payments of transactions and stores these. No debt is paid by two of them. `ids` are those of the new
   * payments, at least as many as there are.
   */
  readonly pay: (
    company: CompanySettings,
    settled: ReadonlyArray<Settled>,
    ids: ReadonlyArray<number>,
    now: number
  ) => Stored
  /** Reverses payments; the transactions themselves are stored by `keep`. */
  readonly reverse: (
    company: CompanySettings,
    debts: ReadonlyArray<ReversedDebt>,
    reason: string,
    now: number
  ) => Stored
  /** Stores transactions as they stand. */
  readonly keep: (company: CompanySettings, standings: ReadonlyArray<NewStanding>, now: number) => Stored
}

type Stored = Effect.Effect<void, ServiceUnavailable, CurrentActor>

/** Stores transactions as they stand, with their reviews. */
const makeKeep = Effect.map(
  Effect.all([BankTransactionsRepo, Reminders]),
  ([transactions, reminders]): Settlement["keep"] =>
    Effect.fnUntraced(function* (company, standings, now) {
      yield* transactions.store(
        company.companyId,
        standings.map(({ move }) => move),
        now
      )
      const customers = new Set(standings.flatMap((standing) => standing.customers))
      yield* reminders.reviewsChanged(company, [...customers], now)
    })
)

const makePay = Effect.gen(function* () {
  const keep = yield* makeKeep
  const debts = yield* SettledDebtsRepo
  const payers = yield* PayersRepo
  const reminders = yield* Reminders
  const tenant = yield* Tenant
  const write = yield* Write

  // Once for all who share a transaction, in one order, so that transactions that learn the same never deadlock.
  const learning: EndStep<Taught> = {
    companyOf: ({ companyId }) => companyId,
    run: (companyId, taught) =>
      payers.learn(
        companyId,
        taught.flatMap(({ lessons }) => lessons),
        Math.max(...taught.map(({ now }) => now))
      )
  }

  const pay: Settlement["pay"] = Effect.fnUntraced(function* (company, settled, ids, now) {
    const { companyId } = company
    const at = yield* Clock.currentTimeMillis
    const all = settled
      .flatMap(({ move, paid }) => paid.map((debt) => ({ debt, draft: draftOf(move.transaction, debt) })))
      .map(({ debt: { after, before }, draft }, index) => ({ id: ids[index] ?? 0, draft, before, after }))
    const stored = yield* debts.pay(companyId, all, now)
    for (const [index, { before, id }] of all.entries()) {
      const after = stored[index] ?? before
      yield* reminders.receivableChanged(company, before, after, now)
      yield* write.record(
        "payment.record",
        { receivable_id: before.id, from: before.status, to: after.status },
        { companyId, subjectId: id, at }
      )
    }
    yield* keep(company, settled, now)
    const lessons = settled.flatMap(lessonsOf)
    if (lessons.length > 0) {
      yield* tenant.atEnd(learning, { companyId: company.companyId, lessons, now })
    }
  })
  return pay
})

const makeReverse = Effect.gen(function* () {
  const payments = yield* PaymentsRepo
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  const write = yield* Write
  const reverse: Settlement["reverse"] = Effect.fnUntraced(function* (company, debts, reason, now) {
    const { companyId } = company
    const at = yield* Clock.currentTimeMillis
    for (const { after: decided, before, payments: own } of debts) {
      for (const { id } of own) yield* payments.markReversed(companyId, id, now)
      const after = yield* receivables.settle(companyId, before, decided, now)
      yield* reminders.receivableChanged(company, before, after, now)
      for (const { id } of own) {
        yield* write.record(
          "payment.reverse",
          { receivable_id: before.id, from: before.status, to: after.status, reason },
          { companyId, subjectId: id, at }
        )
      }
    }
  })
  return reverse
})

/** Makes the functions that store; each of them belongs into the transaction that has locked what it changes. */
export const makeSettlement: Effect.Effect<
  Settlement,
  never,
  | BankTransactionsRepo
  | PayersRepo
  | PaymentsRepo
  | ReceivablesRepo
  | Reminders
  | SettledDebtsRepo
  | Tenant
  | Write
> = Effect.all({ pay: makePay, reverse: makeReverse, keep: makeKeep })

/** The subjects of work that locks these rows. */
export const subjectsOf = ({ receivableIds, transactionIds }: ToLock): ReadonlyArray<string> => [
  ...receivableIds.map((id) => `receivable ${id}`),
  ...transactionIds.map((id) => `bank transaction ${id}`)
]
