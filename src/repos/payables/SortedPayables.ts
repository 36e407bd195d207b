/** Payables in the orders of their table's headings. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { PageRequest } from "../../domain/Page.ts"
import type { Payable } from "../../domain/Payable.ts"
import { Database } from "../../postgres/Database.ts"
import { datedListing } from "../DatedListing.ts"
import { Conditions } from "../Listing.ts"
import { payableColumns, toPayable } from "../Rows.ts"
import {
  byIndex,
  type ListStatement,
  MAX_SORTED,
  mergedStatuses,
  statusByStatus,
  type Walk
} from "../SortedListing.ts"
import { listedPayables, type PayableFilter } from "./Payables.ts"

export class SortedPayablesRepo extends Context.Tag("duebook/SortedPayablesRepo")<
  SortedPayablesRepo,
  {
    /** A page of a filter's payables in another order than that of the newest, as far as `MAX_SORTED`. */
    readonly list: (
      companyId: number,
      filter: PayableFilter,
      sort: PayableSort,
      request: PageRequest,
      now: number
    ) => Effect.Effect<ReadonlyArray<Payable>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SortedPayablesRepo,
    Effect.map(Database, (database) =>
      SortedPayablesRepo.of({
        list: (companyId, filter, sort, request, now) => {
          const { params, text } = sortedPayables(companyId, filter, sort, request, now)
          return Effect.map(
            database.ofCompany(companyId).queryAll([{ text, params, unprepared: true }], "list"),
            ([rows = []]) => rows.map(toPayable)
          )
        }
      })
    )
  )
}

/** What a list of bills is in order of, besides the newest first. */
export const payableSortKeys = ["due", "label", "reference", "status", "amount"] as const

/** An order of bills. */
export interface PayableSort {
  readonly by: (typeof payableSortKeys)[number]
  readonly descending: boolean
}

const walks: Readonly<Record<PayableSort["by"], (walk: Walk) => string>> = {
  due: (walk) => mergedStatuses(walk, "due_date"),
  status: (walk) => statusByStatus(walk, "t.due_date, t.payable_id"),
  label: (walk) => byIndex(walk, ['lower(t.bill_label) collate "C"']),
  reference: (walk) =>
    byIndex(
      walk,
      ["t.external_reference"],
      " and t.external_reference is not null",
      "t.external_reference is null"
    ),
  amount: (walk) => byIndex(walk, ["t.currency", "t.amount_minor"], walk.inCurrency())
}

/** The statement for a page of a filter's bills in an order, also for whoever asks how PostgreSQL does it. */
export const sortedPayables = (
  companyId: number,
  filter: PayableFilter,
  { by, descending }: PayableSort,
  { page, perPage }: PageRequest,
  now: number
): ListStatement => {
  const from = Math.min((page - 1) * perPage, MAX_SORTED)
  const conditions = new Conditions(companyId)
  const limit = `${conditions.param(perPage)}::bigint`
  // With a parameter of its own, the conditions take no total from counters.
  datedListing(
    listedPayables,
    conditions.when(filter.seriesId, (value) => `t.series_id = ${value}`),
    filter,
    now
  )
  const filters = conditions.sql
  const end = `${conditions.param(from + perPage)}::bigint`
  const offset = `${conditions.param(from)}::bigint`
  const rows = walks[by]({
    table: listedPayables.table,
    id: listedPayables.id,
    conditions,
    filters,
    end,
    statuses: filter.status === undefined ? listedPayables.statuses : [filter.status],
    inCurrency: () =>
      filter.currency === undefined ? "" : ` and t.currency = ${conditions.param(filter.currency)}`,
    descending
  })
  return {
    text: `select ${payableColumns} from (${rows}) t limit ${limit} offset ${offset}`,
    params: conditions.params
  }
}
