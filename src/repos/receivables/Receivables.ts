/** Receivables in PostgreSQL. */
// oxlint-disable max-lines, max-lines-per-function -- one repository: its methods, and then each statement that they send
import { Context, Effect, Layer } from "effect"
import type { Customer } from "../../domain/Customer.ts"
import type { LockedReceivable, SeenCase } from "../../domain/dunning/case/StoredCase.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { FIRST_VERSION, nextVersion } from "../../domain/Ids.ts"
import { NOT_PAUSED, type PauseCause, type StoredReceivable, withoutEndedPause } from "../../domain/Pause.ts"
import { balance, type Receivable, ReceivableStatus } from "../../domain/Receivable.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { Database } from "../../postgres/Database.ts"
import * as Finder from "../Finder.ts"
import { type DatedResource, datedListing, type SharedFilter } from "../DatedListing.ts"
import { Conditions, page } from "../Listing.ts"
import * as ClaimRead from "../ClaimRead.ts"
import { countDaily, countDated, countDatedMove } from "../ResourceCounts.ts"
import { receivableColumns, toReceivable } from "../Rows.ts"
import {
  lockedReceivableColumns,
  lockedReceivableTables,
  seenCaseColumns,
  toLockedReceivable,
  toSeenCase
} from "../reminders/Cases.ts"
import { claimedFirst } from "../StoredReplies.ts"

/** Filters of a list of receivables; all that are set must hold. */
export interface ReceivableFilter extends SharedFilter {
  readonly status?: ReceivableStatus
  readonly customerId?: number
  /** Only these. */
  readonly ids?: ReadonlyArray<number>
  /** Why it is paused; those that are not paused are left out. */
  readonly pauseCause?: PauseCause
  /** Its customer has promised to pay before this day, and has not. */
  readonly promisedBefore?: string
}

/** The conditions of the filters that only receivables have. */
export const ownConditions = (
  conditions: Conditions,
  { customerId, ids, pauseCause, promisedBefore }: ReceivableFilter
): Conditions =>
  conditions
    .when(customerId, (value) => `t.customer_id = ${value}`)
    .when(ids, (value) => `t.receivable_id = any(${value}::bigint[])`)
    .when(pauseCause, (value) => `t.status = 'paused' and t.pause_cause = ${value}`)
    .when(
      promisedBefore,
      (value) =>
        `t.promised_on < ${value}::date and t.promised_on is not null and t.status in ('open', 'partially_paid')`
    )

/** A receivable to insert. */
export interface ReceivableDraft {
  readonly customerId: number
  readonly amountMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly externalReference: string | null
  readonly description: string | null
  /** The day of its creation in the company's time zone, on which it counts as billed. */
  readonly billedOn: string
}

/** The fields of a customer that planning reminders needs. */
export type CustomerLocale = Pick<Customer, "timezone" | "preferredLocale">

/**
 * The customer of a new receivable: one that no other transaction sees yet, one with what was seen of its case, or a known
 * one of whose case nothing was read.
 */
export interface Debtor extends CustomerLocale {
  readonly seen: SeenCase | "new" | "known"
}

export class ReceivablesRepo extends Context.Tag("duebook/ReceivablesRepo")<
  ReceivablesRepo,
  {
    readonly find: (
      companyId: number,
      id: number
    ) => Effect.Effect<StoredReceivable | null, ServiceUnavailable>
    /** The receivable, locked until the transaction ends, which serialises payments and changes. */
    readonly findForUpdate: (
      companyId: number,
      id: number
    ) => Effect.Effect<LockedReceivable | null, ServiceUnavailable>
    /** As `findForUpdate`, in the round trip that claims a write's key. */
    readonly readForUpdate: (companyId: number, id: number) => ClaimRead.ClaimRead<LockedReceivable | null>
    /** An id for a new receivable. */
    readonly newId: ClaimRead.ClaimRead<number>
    /** The customer of a new receivable; null when the company has no such customer. */
    readonly debtor: (companyId: number, customerId: number) => ClaimRead.ClaimRead<Debtor | null>
    /** Inserts a receivable under an id from `newId`, at the latest with the commit; its customer is known to exist. */
    readonly insertAs: (
      companyId: number,
      id: number,
      draft: ReceivableDraft,
      now: number
    ) => Effect.Effect<StoredReceivable, ServiceUnavailable>
    /**
     * Stores every field and increments the version. A pause that has ended leaves nothing behind. Null, and nothing
     * written, when the company has no such customer. `before` is the row as `findForUpdate` returned it.
     */
    readonly update: (
      companyId: number,
      before: Receivable,
      after: StoredReceivable,
      now: number
    ) => Effect.Effect<StoredReceivable | null, ServiceUnavailable>
    /**
     * Stores the paid amount and the status of a receivable that is locked, at the latest with the commit, and
     * increments the version. A pause that has ended leaves nothing behind.
     */
    readonly settle: (
      companyId: number,
      before: StoredReceivable,
      after: Receivable,
      now: number
    ) => Effect.Effect<StoredReceivable, ServiceUnavailable>
    readonly list: (
      companyId: number,
      filter: ReceivableFilter,
      request: PageRequest,
      now: number
    ) => Effect.Effect<Page<StoredReceivable>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReceivablesRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const find = Finder.make(
        database,
        { resource: "receivable", columns: () => receivableColumns },
        toReceivable
      )
      const readForUpdate = (companyId: number, id: number) =>
        ClaimRead.one(database, {
          alone: { text: FIND_FOR_UPDATE, params: [companyId, id] },
          afterClaim: (key) => ({ text: FIND_FOR_UPDATE_CLAIMED, params: [companyId, id, key] }),
          toValue: ([row]) => (row === undefined ? null : toLockedReceivable(row))
        })
      return ReceivablesRepo.of({
        find,
        findForUpdate: (companyId, id) => readForUpdate(companyId, id).alone,
        readForUpdate,
        newId: ClaimRead.newId(database, "receivables", "receivable_id"),
        debtor: (companyId, customerId) =>
          ClaimRead.one(database, {
            alone: { text: FIND_DEBTOR, params: [companyId, customerId] },
            // The columns are named as the fields are.
            toValue: ([row]) =>
              row === undefined ? null : { ...(row as unknown as CustomerLocale), seen: toSeenCase(row) }
          }),
        insertAs: (companyId, id, draft, now) => {
          const { amountMinor: minor, billedOn: day, currency } = draft
          return Effect.as(
            Effect.all([
              database.execute(INSERT, [
                companyId,
                id,
                draft.customerId,
                draft.amountMinor,
                draft.currency,
                draft.dueDate,
                draft.externalReference,
                draft.description,
                new Date(now).toISOString(),
                day
              ]),
              countDated(database, companyId, "receivable", { ...draft, status: "open", minor }),
              countDaily(database, companyId, "billed_day", { day, currency, minor }, 1)
            ]),
            inserted(id, draft)
          )
        },
        update: (companyId, before, changed, now) => {
          const after = withoutEndedPause(changed)
          return Effect.tap(
            Effect.map(
              database.query(UPDATE, [
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
                new Date(now).toISOString(),
                after.pauseCause,
                after.pausedUntil,
                after.resumeAt === null ? null : new Date(after.resumeAt).toISOString(),
                after.promisedOn
              ]),
              ([row]) => (row === undefined ? null : { row, receivable: toReceivable(row) })
            ),
            (updated) =>
              updated === null
                ? Effect.void
                : Effect.zipRight(
                    countUpdate(database, companyId, {
                      before,
                      after,
                      day: updated.row["billed_on"] as string
                    }),
                    after.resumeAt === null
                      ? Effect.void
                      : database.announce({ kind: "pauses", at: after.resumeAt })
                  )
          ).pipe(Effect.map((updated) => updated?.receivable ?? null))
        },
        settle: (companyId, before, after, now) =>
          Effect.as(
            Effect.zipRight(
              database.execute(SETTLE, [
                companyId,
                after.id,
                after.paidMinor,
                after.status,
                new Date(now).toISOString()
              ]),
              countDatedMove(database, companyId, "receivable", {
                before: { ...before, minor: balance(before) },
                after: { ...before, status: after.status, minor: balance(after) }
              })
            ),
            withoutEndedPause({
              ...before,
              paidMinor: after.paidMinor,
              status: after.status,
              version: nextVersion(before.version)
            })
          ),
        list: (companyId, filter, request, now) =>
          page(
            database,
            datedListing(listedReceivables, ownConditions(new Conditions(companyId), filter), filter, now),
            request,
            toReceivable
          )
      })
    })
  )
}

/**
 * What a receivable adds to the amounts that were billed on the day of its creation: of a cancelled one, what was paid of
 * it.
 */
const billed = ({ amountMinor, paidMinor, status }: Receivable): number =>
  status === "cancelled" ? paidMinor : amountMinor

/** Counts a change; `day` is that of the receivable's creation. */
const countUpdate = (
  database: Database["Type"],
  companyId: number,
  { after, before, day }: { readonly before: Receivable; readonly after: Receivable; readonly day: string }
) => {
  const leaving = { day, currency: before.currency, minor: -billed(before) }
  const coming = { day, currency: after.currency, minor: billed(after) }
  return Effect.all([
    countDatedMove(database, companyId, "receivable", {
      before: { ...before, minor: balance(before) },
      after: { ...after, minor: balance(after) }
    }),
    countDaily(database, companyId, "billed_day", leaving, -1),
    countDaily(database, companyId, "billed_day", coming, 1)
  ])
}

/** Receivables as their lists read them. */
export const listedReceivables: DatedResource = {
  resource: "receivable",
  table: "receivables",
  id: "receivable_id",
  columns: receivableColumns,
  statuses: ReceivableStatus.literals,
  open: ["open", "partially_paid"],
  zone: `(
    select coalesce(c.timezone, o.timezone, 'UTC')
    from customers c join companies o on o.company_id = $1
    where c.company_id = $1 and c.customer_id = t.customer_id)`
}

const findForUpdate = (condition: string) => `
  select ${lockedReceivableColumns}
  from ${lockedReceivableTables(`t.company_id = $1 and t.receivable_id = $2${condition}`)}`

const FIND_FOR_UPDATE = findForUpdate("")
const FIND_FOR_UPDATE_CLAIMED = findForUpdate(` and ${claimedFirst("$1", "$3")}`)

const FIND_DEBTOR = `
  select c.timezone, c.preferred_locale as "preferredLocale", ${seenCaseColumns}
  from customers c left join cases k on k.company_id = c.company_id and k.customer_id = c.customer_id
  where c.company_id = $1 and c.customer_id = $2`

const INSERT = `
  insert into receivables (company_id, receivable_id, customer_id, amount_minor, currency, due_date,
    external_reference, description, created_at, updated_at, billed_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`

/** A receivable as `INSERT` stores it: the other columns have the table's defaults. */
const inserted = (id: number, draft: ReceivableDraft): StoredReceivable => ({
  id,
  customerId: draft.customerId,
  amountMinor: draft.amountMinor,
  paidMinor: 0,
  currency: draft.currency,
  dueDate: draft.dueDate,
  status: "open",
  externalReference: draft.externalReference,
  description: draft.description,
  version: FIRST_VERSION,
  ...NOT_PAUSED,
  promisedOn: null
})

const UPDATE = `
  update receivables t set customer_id = c.customer_id, amount_minor = $4, paid_minor = $5, currency = $6,
    due_date = $7, status = $8, external_reference = $9, description = $10, updated_at = $11,
    pause_cause = $12, paused_until = $13, resume_at = $14::timestamptz, promised_on = $15,
    resume_on_test_clock = case when $14::timestamptz is null then false else exists (
      select from companies o where o.company_id = $1 and o.test_clock is not null) end, version = t.version + 1
  from customers c
  where t.company_id = $1 and t.receivable_id = $2 and c.company_id = $1 and c.customer_id = $3
  returning ${receivableColumns}, t.billed_on`

/** SQL for the columns of a receivable `t` that a payment changes, given SQL for their values. */
export const settling = ({
  now,
  paidMinor,
  status
}: Readonly<Record<"paidMinor" | "status" | "now", string>>): string => `
    paid_minor = ${paidMinor}, status = ${status}, updated_at = ${now}, version = t.version + 1,
    pause_cause = case when ${status} = 'paused' then t.pause_cause end,
    paused_until = case when ${status} = 'paused' then t.paused_until end,
    resume_at = case when ${status} = 'paused' then t.resume_at end,
    resume_on_test_clock = ${status} = 'paused' and t.resume_on_test_clock`

const SETTLE = `
  update receivables t set ${settling({ paidMinor: "$3", status: "$4", now: "$5" })}
  where t.company_id = $1 and t.receivable_id = $2`
