/** Bank transactions in the orders of their table's headings. */
import { Context, Effect, Layer } from "effect"
import { type BankTransaction, bankTransactionStatuses } from "../../domain/bank/BankTransaction.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { PageRequest } from "../../domain/Page.ts"
import { Database } from "../../postgres/Database.ts"
import { byIndex, type ListStatement, MAX_SORTED, statusByStatus, type Walk } from "../SortedListing.ts"
import { type BankTransactionFilter, transactionListing } from "./BankTransactions.ts"
import { toBankTransaction } from "./TransactionRows.ts"

export class SortedTransactionsRepo extends Context.Tag("duebook/SortedTransactionsRepo")<
  SortedTransactionsRepo,
  {
    /** A page of a filter's transactions in another order than that of the newest, as far as `MAX_SORTED`. */
    readonly list: (
      companyId: number,
      filter: BankTransactionFilter,
      sort: TransactionSort,
      request: PageRequest
    ) => Effect.Effect<ReadonlyArray<BankTransaction>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SortedTransactionsRepo,
    Effect.map(Database, (database) =>
      SortedTransactionsRepo.of({
        list: (companyId, filter, sort, request) => {
          const { params, text } = sortedTransactions(companyId, filter, sort, request)
          return Effect.map(
            database.ofCompany(companyId).queryAll([{ text, params, unprepared: true }], "list"),
            ([rows = []]) => rows.map(toBankTransaction)
          )
        }
      })
    )
  )
}

/** What a list of transactions is in order of, besides the newest first. */
export const transactionSortKeys = ["booked", "payer", "status", "amount"] as const

/** An order of transactions. */
export interface TransactionSort {
  readonly by: (typeof transactionSortKeys)[number]
  readonly descending: boolean
}

const walks: Readonly<Record<TransactionSort["by"], (walk: Walk) => string>> = {
  booked: (walk) => byIndex(walk, ["t.booked_on"]),
  payer: (walk) =>
    byIndex(
      walk,
      ['lower(t.counterparty_name) collate "C"'],
      " and t.counterparty_name is not null",
      "t.counterparty_name is null"
    ),
  status: (walk) => statusByStatus(walk, "t.bank_transaction_id desc"),
  amount: (walk) => byIndex(walk, ["t.currency", "t.amount_minor"])
}

/** The statement for a page of a filter's transactions in an order, also for whoever asks how PostgreSQL does it. */
export const sortedTransactions = (
  companyId: number,
  filter: BankTransactionFilter,
  { by, descending }: TransactionSort,
  { page, perPage }: PageRequest
): ListStatement => {
  const from = Math.min((page - 1) * perPage, MAX_SORTED)
  const { columns, conditions, id, table } = transactionListing(companyId, filter)
  const filters = conditions.sql
  const limit = `${conditions.param(perPage)}::bigint`
  const end = `${conditions.param(from + perPage)}::bigint`
  const offset = `${conditions.param(from)}::bigint`
  const statuses = filter.status === undefined ? bankTransactionStatuses : [filter.status]
  const rows = walks[by]({ table, id, conditions, filters, end, statuses, inCurrency: () => "", descending })
  return {
    text: `select ${columns} from (${rows}) t limit ${limit} offset ${offset}`,
    params: conditions.params
  }
}
