/**
 * Money from a customer that somebody records for several debts at once: one transaction over all of them. What is left is
 * credit, which later debts can use (ADR 61).
 */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import * as Money from "../../domain/Deposit.ts"
import type {
  IdempotencyKeyInProgress,
  IdempotencyKeyReused,
  InvalidTransition,
  NotFound,
  ServiceUnavailable
} from "../../domain/Errors.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import type { WriteRequest } from "../../domain/WriteRequest.ts"
import { DepositsRepo, type SeenDeposit } from "../../repos/customers/Deposits.ts"
import { Write, type WriteEffect } from "../Write.ts"
import { type CreditUse, makeCreditUses } from "./CreditUses.ts"
import { makeDepositPayBack, makeDepositTakeBack } from "./DepositEndings.ts"
import { makeDepositRecords, type NewDeposit } from "./DepositRecords.ts"

export type { SeenDeposit } from "../../repos/customers/Deposits.ts"

type Refused = NotFound | Money.SpreadFailure

export class Deposits extends Context.Tag("duebook/Deposits")<
  Deposits,
  {
    readonly record: (customerId: number, input: NewDeposit) => WriteEffect<Money.DepositState, Refused>
    /** Uses what is left of a customer's money for debts, the oldest money first. */
    readonly useCredit: (customerId: number, use: CreditUse) => WriteEffect<Money.DepositState, Refused>
    /** Whether a form with this key was done before: what was open then may be paid by now. */
    readonly isRepeated: Effect.Effect<
      boolean,
      IdempotencyKeyInProgress | IdempotencyKeyReused | ServiceUnavailable,
      CurrentRequest | WriteRequest
    >
    /** What is left of one was paid back to the customer. */
    readonly payBack: (
      customerId: number,
      id: number
    ) => WriteEffect<Money.DepositState, NotFound | InvalidTransition>
    /** One was recorded by mistake: its payments are reversed, and nothing of it is left. */
    readonly takeBack: (
      customerId: number,
      id: number
    ) => WriteEffect<Money.DepositState, NotFound | InvalidTransition>
    /** The newest of a customer, the newest first. */
    readonly ofCustomer: (
      customerId: number
    ) => Effect.Effect<ReadonlyArray<SeenDeposit>, ServiceUnavailable, CurrentRequest>
    /** What the customer owes, the earliest due first. */
    readonly openDebts: (
      customerId: number
    ) => Effect.Effect<ReadonlyArray<StoredReceivable>, ServiceUnavailable, CurrentRequest>
    /** What can be used, by currency, in minor units. */
    readonly held: (
      customerId: number
    ) => Effect.Effect<
      ReadonlyArray<{ readonly currency: string; readonly minor: number }>,
      ServiceUnavailable,
      CurrentRequest
    >
  }
>() {
  static readonly layer = Layer.effect(
    Deposits,
    Effect.gen(function* () {
      const deposits = yield* DepositsRepo
      const write = yield* Write
      const ofCaller = <A, E>(read: (companyId: number) => Effect.Effect<A, E>) =>
        Effect.flatMap(CurrentRequest, ({ caller }) => read(caller.companyId))
      return Deposits.of({
        record: yield* makeDepositRecords,
        useCredit: yield* makeCreditUses,
        payBack: yield* makeDepositPayBack,
        takeBack: yield* makeDepositTakeBack,
        isRepeated: Effect.map(write.replay(Money.DepositState), (before) => before !== null),
        ofCustomer: (customerId) => ofCaller((companyId) => deposits.ofCustomer(companyId, customerId)),
        openDebts: (customerId) => ofCaller((companyId) => deposits.openDebts(companyId, customerId)),
        held: (customerId) => ofCaller((companyId) => deposits.held(companyId, customerId))
      })
    })
  )
}
