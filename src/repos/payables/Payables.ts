/** Payables in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type Payable, PayableStatus } from "../../domain/Payable.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { Database } from "../../postgres/Database.ts"
import * as Finder from "../Finder.ts"
import { type DatedResource, datedListing, type SharedFilter } from "../DatedListing.ts"
import { Conditions, page } from "../Listing.ts"
import { countDated, countDatedMove } from "../ResourceCounts.ts"
import { payableColumns, toPayable } from "../Rows.ts"

/** Filters of a list of payables; all that are set must hold. */
export interface PayableFilter extends SharedFilter {
  readonly status?: PayableStatus
  readonly seriesId?: number
}

/** A payable to insert. */
export interface PayableDraft {
  readonly billLabel: string
  readonly amountMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly externalReference: string | null
  readonly description: string | null
  /** Its place in a series; null for a single bill. */
  readonly occurrence: { readonly seriesId: number; readonly index: number } | null
}

export class PayablesRepo extends Context.Tag("duebook/PayablesRepo")<
  PayablesRepo,
  {
    readonly find: (companyId: number, id: number) => Effect.Effect<Payable | null, ServiceUnavailable>
    /** The payable, locked until the transaction ends. */
    readonly findForUpdate: (
      companyId: number,
      id: number
    ) => Effect.Effect<Payable | null, ServiceUnavailable>
    readonly insert: (
      companyId: number,
      draft: PayableDraft,
      now: number
    ) => Effect.Effect<Payable, ServiceUnavailable>
    /** Stores every field and increments the version; `before` is the row as `findForUpdate` returned it. */
    readonly update: (
      companyId: number,
      before: Payable,
      after: Payable,
      now: number
    ) => Effect.Effect<Payable, ServiceUnavailable>
    readonly list: (
      companyId: number,
      filter: PayableFilter,
      request: PageRequest,
      now: number
    ) => Effect.Effect<Page<Payable>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PayablesRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const find = Finder.make(database, { resource: "payable", columns: () => payableColumns }, toPayable)
      return PayablesRepo.of({
        find,
        findForUpdate: (companyId, id) =>
          Effect.map(database.query(FIND_FOR_UPDATE, [companyId, id]), (rows) =>
            rows[0] === undefined ? null : toPayable(rows[0])
          ),
        insert: (companyId, draft, now) =>
          Effect.map(
            database.query(INSERT, [
              companyId,
              draft.billLabel,
              draft.amountMinor,
              draft.currency,
              draft.dueDate,
              draft.externalReference,
              draft.description,
              draft.occurrence?.seriesId ?? null,
              draft.occurrence?.index ?? null,
              new Date(now).toISOString()
            ]),
            (rows) => toPayable(rows[0] ?? {})
          ).pipe(Effect.tap((made) => countDated(database, companyId, "payable", worth(made)))),
        update: (companyId, before, after, now) =>
          Effect.map(
            database.query(UPDATE, [
              companyId,
              after.id,
              after.billLabel,
              after.amountMinor,
              after.currency,
              after.dueDate,
              after.status,
              after.externalReference,
              after.description,
              new Date(now).toISOString()
            ]),
            (rows) => toPayable(rows[0] ?? {})
          ).pipe(
            Effect.zipLeft(
              countDatedMove(database, companyId, "payable", { before: worth(before), after: worth(after) })
            )
          ),
        list: (companyId, filter, request, now) =>
          page(
            database,
            datedListing(
              listedPayables,
              new Conditions(companyId).when(filter.seriesId, (value) => `t.series_id = ${value}`),
              filter,
              now
            ),
            request,
            toPayable
          )
      })
    })
  )
}

/** A payable as it is counted: by its amount, which is paid at once or not at all. */
const worth = (payable: Payable) => ({ ...payable, minor: payable.amountMinor })

/** Payables as their lists read them. */
export const listedPayables: DatedResource = {
  resource: "payable",
  table: "payables",
  id: "payable_id",
  columns: payableColumns,
  statuses: PayableStatus.literals,
  open: ["open"],
  zone: "(select coalesce(o.timezone, 'UTC') from companies o where o.company_id = $1)"
}

const FIND_FOR_UPDATE = `
  select ${payableColumns} from payables t where t.company_id = $1 and t.payable_id = $2
  for no key update`

const INSERT = `
  insert into payables as t (company_id, bill_label, amount_minor, currency, due_date, external_reference, description,
    series_id, occurrence_index, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
  returning ${payableColumns}`

const UPDATE = `
  update payables t set bill_label = $3, amount_minor = $4, currency = $5, due_date = $6, status = $7,
    external_reference = $8, description = $9, updated_at = $10, version = t.version + 1
  where t.company_id = $1 and t.payable_id = $2
  returning ${payableColumns}`
