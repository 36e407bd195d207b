/** Receivables in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { Customer } from "../domain/Customer.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { type Receivable, ReceivableStatus } from "../domain/Receivable.ts"
import type { Page, PageRequest } from "../domain/Page.ts"
import { Database } from "../postgres/Database.ts"
import type { Row } from "../postgres/RoundTrip.ts"
import * as Finder from "./Finder.ts"
import { type DatedResource, datedListing, type SharedFilter } from "./DatedListing.ts"
import { Conditions, page } from "./Listing.ts"
import { countDated, countDatedMove } from "./ResourceCounts.ts"
import { receivableColumns, toReceivable } from "./Rows.ts"

/** Filters of a list of receivables; all that are set must hold. */
export interface ReceivableFilter extends SharedFilter {
  readonly status?: ReceivableStatus
  readonly customerId?: number
}

/** A receivable to insert. */
export interface ReceivableDraft {
  readonly customerId: number
  readonly amountMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly externalReference: string | null
  readonly description: string | null
}

/** A new receivable, with the fields of its customer that planning reminders needs. */
export interface InsertedReceivable {
  readonly receivable: Receivable
  readonly debtor: Pick<Customer, "timezone" | "preferredLocale">
}

export class ReceivablesRepo extends Context.Tag("duebook/ReceivablesRepo")<
  ReceivablesRepo,
  {
    readonly find: (companyId: number, id: number) => Effect.Effect<Receivable | null, ServiceUnavailable>
    /** The receivable, locked until the transaction ends, which serialises payments and changes. */
    readonly findForUpdate: (
      companyId: number,
      id: number
    ) => Effect.Effect<Receivable | null, ServiceUnavailable>
    /** Null, and nothing written, when the company has no such customer. */
    readonly insert: (
      companyId: number,
      draft: ReceivableDraft,
      now: number
    ) => Effect.Effect<InsertedReceivable | null, ServiceUnavailable>
    /**
     * Stores every field and increments the version. Null, and nothing written, when the company has no such customer.
     * `before` is the row as `findForUpdate` returned it.
     */
    readonly update: (
      companyId: number,
      before: Receivable,
      after: Receivable,
      now: number
    ) => Effect.Effect<Receivable | null, ServiceUnavailable>
    readonly list: (
      companyId: number,
      filter: ReceivableFilter,
      request: PageRequest,
      now: number
    ) => Effect.Effect<Page<Receivable>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReceivablesRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const one = (text: string, params: ReadonlyArray<unknown>) =>
        Effect.map(database.query(text, params), (rows) =>
          rows[0] === undefined ? null : toReceivable(rows[0])
        )
      const find = yield* Finder.make(
        database,
        { table: "receivables", id: "receivable_id", columns: receivableColumns },
        toReceivable
      )
      return ReceivablesRepo.of({
        find,
        findForUpdate: (companyId, id) => one(FIND_FOR_UPDATE, [companyId, id]),
        insert: (companyId, draft, now) =>
          Effect.map(
            database.query(INSERT, [
              companyId,
              draft.customerId,
              draft.amountMinor,
              draft.currency,
              draft.dueDate,
              draft.externalReference,
              draft.description,
              new Date(now).toISOString()
            ]),
            ([row]) => (row === undefined ? null : toInserted(row))
          ).pipe(
            Effect.tap((made) =>
              made === null ? Effect.void : countDated(database, companyId, "receivable", made.receivable)
            )
          ),
        update: (companyId, before, after, now) =>
          one(UPDATE, [
            companyId,
            after.id,
            after.customerId,
            after.amountMinor,
            after.paidMinor,
            after.currency,
            after.dueDate,
            after.status,
            after.externalReference,
            after.description,
            new Date(now).toISOString()
          ]).pipe(
            Effect.tap((updated) =>
              updated === null
                ? Effect.void
                : countDatedMove(database, companyId, "receivable", { before, after })
            )
          ),
        list: (companyId, filter, request, now) =>
          page(
            database,
            datedListing(
              LISTED,
              new Conditions(companyId).when(filter.customerId, (value) => `t.customer_id = ${value}`),
              filter,
              now
            ),
            request,
            toReceivable
          )
      })
    })
  )
}

const LISTED: DatedResource = {
  resource: "receivable",
  table: "receivables",
  id: "receivable_id",
  columns: receivableColumns,
  statuses: ReceivableStatus.literals,
  open: ["open", "partially_paid"],
  zone: `(
    select coalesce(c.timezone, o.timezone, 'UTC')
    from customers c join companies o on o.company_id = c.company_id
    where c.company_id = t.company_id and c.customer_id = t.customer_id)`
}

const FIND_FOR_UPDATE = `
  select ${receivableColumns} from receivables t where t.company_id = $1 and t.receivable_id = $2
  for no key update`

const INSERT = `
  insert into receivables as t (company_id, customer_id, amount_minor, currency, due_date, external_reference,
    description, created_at, updated_at)
  select c.company_id, c.customer_id, $3, $4, $5, $6, $7, $8, $8
  from customers c where c.company_id = $1 and c.customer_id = $2
  returning ${receivableColumns},
    (select c.timezone from customers c where c.company_id = t.company_id and c.customer_id = t.customer_id)
      as customer_timezone,
    (select c.preferred_locale from customers c where c.company_id = t.company_id and c.customer_id = t.customer_id)
      as customer_locale`

const toInserted = (row: Row): InsertedReceivable => ({
  receivable: toReceivable(row),
  debtor: {
    timezone: row["customer_timezone"] as string | null,
    preferredLocale: row["customer_locale"] as string | null
  }
})

const UPDATE = `
  update receivables t set customer_id = c.customer_id, amount_minor = $4, paid_minor = $5, currency = $6,
    due_date = $7, status = $8, external_reference = $9, description = $10, updated_at = $11,
    version = t.version + 1
  from customers c
  where t.company_id = $1 and t.receivable_id = $2 and c.company_id = $1 and c.customer_id = $3
  returning ${receivableColumns}`
