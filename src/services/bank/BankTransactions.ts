/** Use cases of bank transactions: lists, suggestions, and what a person or program does with them (bank.md §4). */
import { Context, Effect, Layer } from "effect"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import {
  type ApplyRequest,
  type BankTransactionDetail,
  type BankTransactionRecord,
  type BankTransactionState,
  type TakeBackRequest,
  toSuggestionRecord,
  toTransactionRecord,
  type TransactionChange
} from "../../domain/bank/TransactionRecord.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type {
  CurrencyMismatch,
  InvalidTransition,
  NotFound,
  Overpayment,
  ServiceUnavailable,
  ValidationFailed,
  VersionConflict
} from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { type BankTransactionFilter, BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { orNotFound } from "../Lookup.ts"
import type { WriteEffect } from "../Write.ts"
import { makeApply } from "./Applying.ts"
import { makeTakeBackByHand } from "./Returns.ts"
import { makeRefuse, makeSettingAside, type RefusedDebts } from "./SettingAside.ts"
import { makeProspects, suggest } from "./Suggesting.ts"
import { makeUndo } from "./Undoing.ts"

/** The refusals that every change can have. */
type ChangeFailure = NotFound | VersionConflict | InvalidTransition

export class BankTransactions extends Context.Tag("duebook/BankTransactions")<
  BankTransactions,
  {
    readonly list: (
      filter: BankTransactionFilter,
      request: PageRequest
    ) => Effect.Effect<Page<BankTransactionRecord>, ServiceUnavailable, CurrentRequest>
    /** With its payments, and what the rest of it may be meant for by the balances of now. */
    readonly read: (
      id: number
    ) => Effect.Effect<BankTransactionDetail, NotFound | ServiceUnavailable, CurrentRequest>
    /** Records payments on debts; what is left stays unapplied. It teaches that the account pays for their customers. */
    readonly apply: (
      id: number,
      input: ApplyRequest
    ) => WriteEffect<BankTransactionState, ChangeFailure | ValidationFailed | CurrencyMismatch | Overpayment>
    /**
     * Takes back what was done: reverses the payments and forgets what they taught, or has a transaction that was set aside
     * or paid back wait again. Of a return it has what was taken back wait again, too; the payments of that stay reversed.
     * Of what waits it forgets the refusals of suggestions.
     * Nothing of it is ever done by itself again.
     */
    readonly undo: (id: number, input: TransactionChange) => WriteEffect<BankTransactionState, ChangeFailure>
    /**
     * Says of a return that waits which movement it takes back: the payments of that one are reversed, as by an import that
     * finds it. Undoing it has both wait again.
     */
    readonly takeBack: (
      id: number,
      input: TakeBackRequest
    ) => WriteEffect<BankTransactionState, ChangeFailure | ValidationFailed>
    /** Sets a transaction aside that pays no debt. */
    readonly ignore: (
      id: number,
      input: TransactionChange
    ) => WriteEffect<BankTransactionState, ChangeFailure>
    /** Debts are not suggested for it any more, each of which has to be suggested now; undoing takes that back. */
    readonly refuse: (
      id: number,
      input: RefusedDebts
    ) => WriteEffect<BankTransactionState, ChangeFailure | ValidationFailed>
    /** What is left of it was paid back: it is no credit of the customer any more. */
    readonly repay: (id: number, input: TransactionChange) => WriteEffect<BankTransactionState, ChangeFailure>
  }
>() {
  static readonly layer = Layer.effect(
    BankTransactions,
    Effect.gen(function* () {
      const transactions = yield* BankTransactionsRepo
      return BankTransactions.of({
        list: (filter, request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(transactions.list(caller.companyId, filter, request), ({ items, total }) => ({
              total,
              items: items.map(toTransactionRecord)
            }))
          ),
        read: yield* makeRead,
        apply: yield* makeApply,
        undo: yield* makeUndo,
        takeBack: yield* makeTakeBackByHand,
        refuse: yield* makeRefuse,
        ...(yield* makeSettingAside)
      })
    })
  )
}

const NONE: ReadonlySet<number> = new Set()

const makeRead = Effect.gen(function* () {
  const prospects = yield* makeProspects
  const transactions = yield* BankTransactionsRepo
  return Effect.fnUntraced(function* (id: number) {
    const { caller } = yield* CurrentRequest
    const { companyId } = caller
    const transaction = yield* orNotFound("bank transaction", transactions.find(companyId, id))
    const payments = yield* transactions.payments(companyId, id)
    const [prospect = null] = Moves.waits(transaction)
      ? yield* prospects(companyId, [transaction], "read")
      : []
    const refused = yield* transactions.refused(companyId, [id])
    const { explanations, suggestions } = suggest(transaction, prospect, { refused: refused.get(id) ?? NONE })
    return {
      ...toTransactionRecord(transaction),
      payments: payments.map(({ amountMinor, id: paymentId, receivableId, status }) => ({
        id: paymentId,
        receivableId,
        amountMinor,
        status
      })),
      suggestions: suggestions.map(toSuggestionRecord),
      explanations
    }
  })
})
