/**
 * Money that came in as people look at it: transactions with the debts and customers that they may be meant for, what
 * waits for a person, and what of it belongs to one customer.
 */
import { Context, Effect, Layer } from "effect"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import { canTakeBack } from "../../domain/bank/ReturnMatching.ts"
import { isOpenReturn } from "../../domain/bank/ReturnMoves.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import { deedsOn } from "../../domain/Deed.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { moves } from "../../domain/Receivable.ts"
import {
  type BankTransactionFilter,
  BankTransactionsRepo,
  type TransactionPayment
} from "../../repos/bank/BankTransactions.ts"
import { SortedTransactionsRepo, type TransactionSort } from "../../repos/bank/SortedTransactions.ts"
import { type CustomerPayment, MoneyInRepo } from "../../repos/bank/MoneyIn.ts"
import { Audit, type StoredEntry } from "../Audit.ts"
import { orNotFound } from "../Lookup.ts"
import { ReceivableSearch } from "../receivables/ReceivableSearch.ts"
import { makeSeeing, type SeenDebt, type SeenTransaction } from "./SeenTransactions.ts"

export type { CustomerPayment }

/** A payment that a transaction made. */
export interface MovementPayment extends Pick<TransactionPayment, "id" | "amountMinor" | "status"> {
  readonly debt: SeenDebt
}

/** A transaction with the debts that it pays. */
export interface PayingTransaction {
  readonly transaction: BankTransaction
  readonly debts: ReadonlyArray<SeenDebt>
}

/** All that the page of a transaction shows. */
export interface MovementFile extends SeenTransaction {
  readonly payments: ReadonlyArray<MovementPayment>
  /** Whether a person has refused a suggestion, which undoing takes back once nothing is applied. */
  readonly hasRefusals: boolean
  /** What was done about it, newest first. */
  readonly entries: ReadonlyArray<StoredEntry>
}

/** Debts that a search offers beside a transaction, and movements that are offered for a return. */
const MAX_FOUND = 20

type Reading<A, E = never> = Effect.Effect<A, E | ServiceUnavailable, CurrentRequest>

export { type TransactionSort, transactionSortKeys } from "../../repos/bank/SortedTransactions.ts"

export class MoneyIn extends Context.Tag("duebook/MoneyIn")<
  MoneyIn,
  {
    /** A page of what waits for a person, those with a suggestion first. */
    readonly waiting: (request: PageRequest) => Reading<Page<SeenTransaction>>
    /** A page of all that moved, the newest first or in another order. */
    readonly list: (
      filter: BankTransactionFilter,
      request: PageRequest,
      sort?: TransactionSort
    ) => Reading<Page<BankTransaction>>
    /** Transactions by their ids with what they pay, in that order; those that are none of the company's are left out. */
    readonly paying: (ids: ReadonlyArray<number>) => Reading<ReadonlyArray<PayingTransaction>>
    /** One transaction with all that belongs to it. */
    readonly of: (id: number) => Reading<MovementFile, NotFound>
    /** Debts by their ids, in that order. */
    readonly debts: (ids: ReadonlyArray<number>) => Reading<ReadonlyArray<SeenDebt>>
    /**
     * Debts that a transaction could be applied to: those that are chosen already, then what a search finds, or without
     * one the open debts of customers who may have paid it.
     */
    readonly offered: (
      seen: SeenTransaction,
      search: string,
      chosen: ReadonlyArray<number>
    ) => Reading<ReadonlyArray<SeenDebt>>
    /**
     * Movements that a return may take back, if it waits without one: those that have its references, then those of its
     * amount, the newest.
     */
    readonly originals: (one: BankTransaction) => Reading<ReadonlyArray<BankTransaction>>
    /** What waits and may be for a debt of a customer. */
    readonly waitingOf: (customerId: number) => Reading<ReadonlyArray<BankTransaction>>
    /** The newest payments of a customer's debts. */
    readonly paymentsOf: (customerId: number) => Reading<ReadonlyArray<CustomerPayment>>
    /** The transactions by which payments of a receivable came, by payment. */
    readonly ofPayments: (receivableId: number) => Reading<ReadonlyMap<number, number>>
  }
>() {
  static readonly layer = Layer.effect(
    MoneyIn,
    Effect.gen(function* () {
      const repo = yield* MoneyInRepo
      const sorted = yield* SortedTransactionsRepo
      const transactions = yield* BankTransactionsRepo
      const { debtsOf, seen } = yield* makeSeeing
      return MoneyIn.of({
        waiting: Effect.fnUntraced(function* (request) {
          const { companyId } = (yield* CurrentRequest).caller
          const { items, total } = yield* repo.waiting(companyId, request)
          return { total, items: yield* seen(companyId, items) }
        }),
        list: (filter, request, order) =>
          Effect.flatMap(CurrentRequest, ({ caller: { companyId } }) =>
            order === undefined
              ? transactions.list(companyId, filter, request)
              : Effect.map(
                  Effect.all([
                    transactions.list(companyId, filter, { page: 1, perPage: 1 }),
                    sorted.list(companyId, filter, order, request)
                  ]),
                  ([{ total }, items]) => ({ total, items })
                )
          ),
        paying: yield* makePaying,
        of: yield* makeFile,
        debts: (ids) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(debtsOf(caller.companyId, ids), (debts) => [...debts.values()])
          ),
        offered: yield* makeOffering,
        originals: Effect.fnUntraced(function* (one) {
          if (!isOpenReturn(one)) return []
          const { companyId } = (yield* CurrentRequest).caller
          const [named, equal] = yield* Effect.all(
            [transactions.originals(companyId, [one]), repo.equalTo(companyId, one)],
            { concurrency: "unbounded" }
          )
          const all = [...(named.get(one.id) ?? []), ...equal].filter(
            (each) => each.status !== "returned" && canTakeBack(one, each)
          )
          return [...new Map(all.map((each) => [each.id, each])).values()].slice(0, MAX_FOUND)
        }),
        waitingOf: (customerId) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => repo.waitingOf(caller.companyId, customerId)),
        paymentsOf: (customerId) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => repo.paymentsOf(caller.companyId, customerId)),
        ofPayments: (receivableId) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => repo.ofPayments(caller.companyId, receivableId))
      })
    })
  )
}

/** Reads all that the page of a transaction shows. */
const makeFile = Effect.gen(function* () {
  const audit = yield* Audit
  const transactions = yield* BankTransactionsRepo
  const { debtsOf, seen } = yield* makeSeeing
  const of: MoneyIn["Type"]["of"] = Effect.fnUntraced(function* (id) {
    const { companyId } = (yield* CurrentRequest).caller
    const transaction = yield* orNotFound("bank transaction", transactions.find(companyId, id))
    const [[file], paid, entries, refused] = yield* Effect.all(
      [
        seen(companyId, [transaction]),
        transactions.payments(companyId, id),
        audit.history([{ deeds: deedsOn("bank_transaction"), subjectId: id }]),
        transactions.refused(companyId, [id])
      ],
      { concurrency: "unbounded" }
    )
    const debts = yield* debtsOf(
      companyId,
      paid.map(({ receivableId }) => receivableId)
    )
    return {
      transaction,
      suggestions: file?.suggestions ?? [],
      explanations: file?.explanations ?? [],
      customers: file?.customers ?? [],
      hasRefusals: refused.has(id),
      payments: paid.flatMap(({ receivableId, ...payment }) => {
        const debt = debts.get(receivableId)
        return debt === undefined ? [] : [{ ...payment, debt }]
      }),
      entries
    }
  })
  return of
})

/** Finds debts that a transaction could be applied to. */
const makeOffering = Effect.gen(function* () {
  const repo = yield* MoneyInRepo
  const search = yield* ReceivableSearch
  const { debtsOf } = yield* makeSeeing
  const offered: MoneyIn["Type"]["offered"] = Effect.fnUntraced(function* (
    { customers, explanations, suggestions, transaction },
    text,
    chosen
  ) {
    const { companyId } = (yield* CurrentRequest).caller
    const { currency, customerId } = transaction
    const known = [
      ...suggestions.flatMap(({ allocations }) => allocations.map(({ debt }) => debt.customerId)),
      ...explanations.map(({ debt }) => debt.customerId),
      ...customers,
      ...(customerId === null ? [] : [customerId])
    ]
    const found =
      text === ""
        ? (yield* repo.openOf(companyId, [...new Set(known)], currency)).map(
            ({ receivable }) => receivable.id
          )
        : (yield* search.list({ search: text, currency }, { page: 1, perPage: MAX_FOUND })).items
            .filter(({ status }) => moves[status].pay !== undefined)
            .map(({ id }) => id)
    const debts = yield* debtsOf(companyId, [...new Set([...chosen, ...found])])
    return [...debts.values()]
  })
  return offered
})

/** Reads transactions with what they pay. */
const makePaying = Effect.gen(function* () {
  const repo = yield* MoneyInRepo
  const transactions = yield* BankTransactionsRepo
  const { debtsOf } = yield* makeSeeing
  const paying: MoneyIn["Type"]["paying"] = Effect.fnUntraced(function* (ids) {
    const { companyId } = (yield* CurrentRequest).caller
    const items = yield* repo.byIds(companyId, ids)
    const paid = yield* Effect.forEach(items, ({ id }) => transactions.payments(companyId, id), {
      concurrency: "unbounded"
    })
    const counting = paid.map((payments) =>
      payments.flatMap(({ receivableId, status }) => (status === "recorded" ? [receivableId] : []))
    )
    const debts = yield* debtsOf(companyId, [...new Set(counting.flat())])
    return items.map((transaction, place) => ({
      transaction,
      debts: (counting[place] ?? []).flatMap((id) => debts.get(id) ?? [])
    }))
  })
  return paying
})
