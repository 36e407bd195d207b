/** Customers whose cases are to be planned again in the background, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { comparable } from "../../domain/BlockedAddress.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import { comparableAddress, iso } from "../Rows.ts"

/** A customer whose case is to be planned again. */
export interface CustomerChange {
  readonly customerId: number
  /** Whether the customer can be reached better since then. */
  readonly renews: boolean
}

export class CustomerChangesRepo extends Context.Tag("duebook/CustomerChangesRepo")<
  CustomerChangesRepo,
  {
    /**
     * Records the customers who have an address that can be written to again. `now` is the company's own time, in epoch
     * milliseconds.
     */
    readonly addAtAddress: (
      companyId: number,
      at: { readonly channel: Channel; readonly address: string },
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Up to `limit` companies in real time with changed customers and ids above `after`, in order of id. */
    readonly companies: (
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /**
     * Takes up to `limit` of a company's oldest changes, which are gone with the transaction, and locks their cases. With
     * `orSkip`, those whose case another transaction has locked are left out.
     */
    readonly take: (
      companyId: number,
      limit: number,
      mode: "wait" | "orSkip"
    ) => Effect.Effect<ReadonlyArray<CustomerChange>, ServiceUnavailable>
    /** Forgets the changes of customers. */
    readonly remove: (
      companyId: number,
      customerIds: ReadonlyArray<number>
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerChangesRepo,
    Effect.map(Database, (database) =>
      CustomerChangesRepo.of({
        addAtAddress: (companyId, { address, channel }, now) =>
          Effect.zipRight(
            database.execute(ADD_AT_ADDRESS[channel], [companyId, comparable(channel, address), iso(now)]),
            database.announce({ kind: "replanning", at: now })
          ),
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
        take: (companyId, limit, mode) =>
          Effect.map(database.query<ChangeRow>(TAKE[mode], [companyId, limit]), (rows) =>
            rows.map(({ customer_id, renews }) => ({ customerId: customer_id, renews }))
          ),
        remove: (companyId, customerIds) => database.execute(REMOVE, [companyId, customerIds])
      })
    )
  )
}

const addAtAddress = (address: string): string => `
  insert into customer_changes (company_id, customer_id, on_test_clock, changed_at, renews)
  select t.company_id, t.customer_id, c.test_clock is not null, $3::timestamptz, true
  from customers t join companies c on c.company_id = t.company_id
  where t.company_id = $1 and ${address} = $2
  on conflict (company_id, customer_id) do update set renews = true`

const ADD_AT_ADDRESS = {
  email: addAtAddress(comparableAddress.email),
  sms: addAtAddress(comparableAddress.sms)
} as const

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

// The cases are locked first, in the order of their ids: whoever records a change of a case has it locked.
const take = (lock: string): string => `
  with oldest as materialized (
    select customer_id from customer_changes where company_id = $1 order by changed_at, customer_id limit $2
  ), held as materialized (
    select k.customer_id from (select customer_id from oldest order by customer_id) o cross join lateral (
      select customer_id from cases where company_id = $1 and customer_id = o.customer_id for update ${lock}
    ) k
    union all
    select customer_id from oldest o
    where not exists (select from cases k where k.company_id = $1 and k.customer_id = o.customer_id)
  )
  delete from customer_changes where company_id = $1 and customer_id = any(array(select customer_id from held))
  returning customer_id, renews`

const TAKE = { wait: take(""), orSkip: take("skip locked") } as const

const REMOVE = "delete from customer_changes where company_id = $1 and customer_id = any($2::bigint[])"

interface ChangeRow {
  readonly customer_id: number
  readonly renews: boolean
}
