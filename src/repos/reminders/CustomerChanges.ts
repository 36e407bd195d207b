/** Customers whose scheduled attempts are to be planned again, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { parseVersion, versionToken } from "../../domain/Ids.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** Receivables of one customer that are read at a time. */
export const MAX_RECEIVABLES = 100

/** A changed customer, and how far planning again has come. */
export interface CustomerChange {
  readonly customerId: number
  /** The customer's receivables up to this one are done; 0 before the first. */
  readonly afterReceivableId: number
  /** The customer's version when the first receivable was done; null before that. */
  readonly version: string | null
}

/** The time zone and language that a customer's attempts should have. */
export interface PlanningFacts {
  readonly timezone: string
  readonly locale: string
}

/** The next receivables of a changed customer. */
export interface ReceivablesToCheck {
  /** The last of them; null if there are no more. */
  readonly lastReceivableId: number | null
  /** Their attempts to come in another time zone or language, in order of the receivables' ids. */
  readonly stale: ReadonlyArray<{ readonly attemptId: number; readonly receivableId: number }>
}

export class CustomerChangesRepo extends Context.Tag("duebook/CustomerChangesRepo")<
  CustomerChangesRepo,
  {
    /**
     * Records that a customer has changed, whom the caller has locked. A change that is recorded already stays as it
     * is: whoever ends it sees the customer's new version. `now` is the company's own time, in epoch milliseconds.
     */
    readonly add: (
      companyId: number,
      customerId: number,
      change: { readonly onTestClock: boolean; readonly now: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Up to `limit` companies in real time with changed customers and ids above `after`, in order of id. */
    readonly companies: (
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /**
     * A company's oldest change, locked until the transaction ends; null if there is none. With `orSkip`, changes that
     * another transaction has locked are left out.
     */
    readonly lockOldest: (
      companyId: number,
      onTestClock: boolean,
      mode: "wait" | "orSkip"
    ) => Effect.Effect<CustomerChange | null, ServiceUnavailable>
    /** The customer's next `MAX_RECEIVABLES` receivables, and which of their attempts are to be planned again. */
    readonly nextReceivables: (
      companyId: number,
      change: CustomerChange,
      facts: PlanningFacts,
      now: number
    ) => Effect.Effect<ReceivablesToCheck, ServiceUnavailable>
    /** Stores how far planning again has come. */
    readonly advance: (companyId: number, change: CustomerChange) => Effect.Effect<void, ServiceUnavailable>
    /** Begins again with the customer's first receivable, after the company's other changes. */
    readonly beginAgain: (
      companyId: number,
      customerId: number,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    readonly remove: (companyId: number, customerId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerChangesRepo,
    Effect.map(Database, (database) =>
      CustomerChangesRepo.of({
        add: (companyId, customerId, { now, onTestClock }) =>
          database.execute(ADD, [companyId, customerId, onTestClock, iso(now)]),
        companies: (after, limit) =>
          Effect.map(
            database.queryAll([
              {
                text: COMPANIES,
                params: [after, limit],
                distributed: () => [{ text: COMPANIES_OF_SHARDS, params: [after, limit] }]
              }
            ]),
            ([rows = []]) => rows.map((row) => ({ companyId: row["company_id"] as number }))
          ),
        lockOldest: (companyId, onTestClock, mode) =>
          Effect.map(
            database.query<ChangeRow>(mode === "wait" ? LOCK_OLDEST : `${LOCK_OLDEST} skip locked`, [
              companyId,
              onTestClock
            ]),
            ([row]) => (row === undefined ? null : toChange(row))
          ),
        nextReceivables: (companyId, { afterReceivableId, customerId }, { locale, timezone }, now) =>
          Effect.map(
            database.query<ToCheckRow>(NEXT_RECEIVABLES, [
              companyId,
              customerId,
              afterReceivableId,
              iso(now),
              timezone,
              locale
            ]),
            (rows) => ({
              lastReceivableId: rows.at(-1)?.receivable_id ?? null,
              stale: rows.flatMap(({ attempt_id, receivable_id }) =>
                attempt_id === null ? [] : [{ attemptId: attempt_id, receivableId: receivable_id }]
              )
            })
          ),
        advance: (companyId, { afterReceivableId, customerId, version }) =>
          database.execute(ADVANCE, [
            companyId,
            customerId,
            afterReceivableId,
            version === null ? null : (parseVersion(version) ?? null)
          ]),
        beginAgain: (companyId, customerId, now) =>
          database.execute(BEGIN_AGAIN, [companyId, customerId, iso(now)]),
        remove: (companyId, customerId) => database.execute(REMOVE, [companyId, customerId])
      })
    )
  )
}

// It does not wait for a worker that has only locked the row.
const ADD = `
  insert into customer_changes (company_id, customer_id, on_test_clock, changed_at) values ($1, $2, $3, $4)
  on conflict (company_id, customer_id) do nothing`

// Goes through the index from one company to the next, however many changes each of them has.
const COMPANIES = `
  with recursive company as (
    (select company_id, 1 as n from customer_changes
     where not on_test_clock and company_id > $1 order by company_id limit 1)
    union all
    select next.company_id, company.n + 1 from company cross join lateral (
      select company_id from customer_changes
      where not on_test_clock and company_id > company.company_id order by company_id limit 1
    ) next
    where company.n < $2::int
  )
  select company_id from company order by company_id`

// Every shard looks through its own changes, because Citus runs a recursive query within one shard.
const COMPANIES_OF_SHARDS = `
  select distinct company_id from customer_changes
  where not on_test_clock and company_id > $1 order by company_id limit $2`

const LOCK_OLDEST = `
  select customer_id, after_receivable_id, version from customer_changes
  where on_test_clock = $2 and company_id = $1 order by changed_at, customer_id limit 1 for update`

interface ChangeRow {
  readonly customer_id: number
  readonly after_receivable_id: number
  readonly version: number | null
}

const toChange = ({ after_receivable_id, customer_id, version }: ChangeRow): CustomerChange => ({
  customerId: customer_id,
  afterReceivableId: after_receivable_id,
  version: version === null ? null : versionToken(version)
})

// Attempts that are due or wait for their next try are decided on with the present customer anyway. The limit is part of
// the text and the subquery is not merged, so that no plan reads more than the attempts of these receivables.
const NEXT_RECEIVABLES = `
  select r.receivable_id, a.attempt_id from (
    select receivable_id from receivables
    where company_id = $1 and customer_id = $2 and receivable_id > $3 order by receivable_id limit ${MAX_RECEIVABLES}
  ) r left join lateral (
    select attempt_id from reminder_attempts
    where company_id = $1 and receivable_id = r.receivable_id and status = 'scheduled' and try_count = 0
      and scheduled_for > $4 and (timezone <> $5 or locale <> $6)
    offset 0
  ) a on true
  order by r.receivable_id`

interface ToCheckRow {
  readonly receivable_id: number
  readonly attempt_id: number | null
}

const ADVANCE = `
  update customer_changes set after_receivable_id = $3, version = $4 where company_id = $1 and customer_id = $2`

const BEGIN_AGAIN = `
  update customer_changes set after_receivable_id = 0, version = null, changed_at = $3
  where company_id = $1 and customer_id = $2`

const REMOVE = "delete from customer_changes where company_id = $1 and customer_id = $2"
