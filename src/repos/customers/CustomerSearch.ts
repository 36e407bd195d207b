/** A few customers to choose from, and customers that an import names, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { comparableAddress } from "../Rows.ts"

/** Customers that are offered at once. */
const MAX_OFFERED = 50

/** A customer to choose. */
export interface CustomerChoice {
  readonly id: number
  readonly displayName: string
  readonly email: string | null
}

/** Customers who may be the one that somebody types anew, that are offered. */
const MAX_ALIKE = 5

/** A customer with what planning its reminders needs. */
export interface KnownCustomer extends CustomerChoice {
  readonly timezone: string | null
  readonly preferredLocale: string | null
}

export class CustomerSearchRepo extends Context.Tag("duebook/CustomerSearchRepo")<
  CustomerSearchRepo,
  {
    /** The newest customers. */
    readonly newest: (companyId: number) => Effect.Effect<ReadonlyArray<CustomerChoice>, ServiceUnavailable>
    /** The currency of the company's newest receivables; null without any. */
    readonly usualCurrency: (companyId: number) => Effect.Effect<string | null, ServiceUnavailable>
    /**
     * Customers with this address or this name, whatever their case, or who had it before they were merged into what they are
     * now; those with the address first, a few.
     */
    readonly alike: (
      companyId: number,
      typed: { readonly displayName: string; readonly email: string }
    ) => Effect.Effect<ReadonlyArray<CustomerChoice>, ServiceUnavailable>
    /** The oldest customer of each pair of a name and an address that is known, by both; at most one for each pair. */
    readonly known: (
      companyId: number,
      pairs: ReadonlyArray<{ readonly displayName: string; readonly email: string }>
    ) => Effect.Effect<ReadonlyArray<KnownCustomer>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerSearchRepo,
    Effect.map(Database, (database) =>
      CustomerSearchRepo.of({
        newest: (companyId) =>
          Effect.map(database.ofCompany(companyId).query(NEWEST, [companyId]), (rows) => rows.map(toChoice)),
        usualCurrency: (companyId) =>
          Effect.map(
            database.ofCompany(companyId).query<{ readonly currency: string }>(USUAL, [companyId]),
            ([row]) => row?.currency ?? null
          ),
        // Row-level security would keep it from the indexes in lower case.
        alike: (companyId, { displayName, email }) =>
          Effect.map(database.query(ALIKE, [companyId, displayName, email]), (rows) => rows.map(toChoice)),
        known: (companyId, pairs) =>
          pairs.length === 0
            ? Effect.succeed([])
            : Effect.map(
                database
                  .ofCompany(companyId)
                  .query(KNOWN, [
                    companyId,
                    pairs.map(({ displayName }) => displayName),
                    pairs.map(({ email }) => email)
                  ]),
                (rows) =>
                  rows.map((row) => ({
                    ...toChoice(row),
                    timezone: row["timezone"] as string | null,
                    preferredLocale: row["preferred_locale"] as string | null
                  }))
              )
      })
    )
  )
}

const toChoice = (row: Row): CustomerChoice => ({
  id: row["customer_id"] as number,
  displayName: row["display_name"] as string,
  email: row["email"] as string | null
})

const columns = "t.customer_id, t.display_name, t.email"

const NEWEST = `
  select ${columns} from customers t where t.company_id = $1 order by t.customer_id desc limit ${MAX_OFFERED}`

/** Receivables in which a company's usual currency is looked for. */
const USUAL_OF = 50

const USUAL = `
  select currency from (
    select t.currency, t.receivable_id from receivables t where t.company_id = $1
    order by t.receivable_id desc limit ${USUAL_OF}
  ) t group by currency order by count(*) desc, max(receivable_id) desc limit 1`

const ALIKE = `
  with found as (
    (select t.customer_id, 0 as place from customers t
     where t.company_id = $1 and t.email is not null and ${comparableAddress.email} = lower($3::text collate "C")
     order by t.customer_id limit ${MAX_ALIKE})
    union all
    (select a.present_id, 1 from customer_aliases a
     where a.company_id = $1 and a.email is not null and lower(a.email collate "C") = lower($3::text collate "C")
     order by a.customer_id limit ${MAX_ALIKE})
    union all
    (select t.customer_id, 2 from customers t
     where t.company_id = $1 and lower(t.display_name) collate "C" = lower($2::text) collate "C"
     order by t.customer_id limit ${MAX_ALIKE})
    union all
    (select a.present_id, 3 from customer_aliases a
     where a.company_id = $1 and lower(a.display_name) collate "C" = lower($2::text) collate "C"
     order by a.customer_id limit ${MAX_ALIKE})
  ), each as (
    select customer_id, min(place) as place from found group by customer_id order by place, customer_id limit ${MAX_ALIKE}
  )
  select ${columns} from each e join customers t on t.company_id = $1 and t.customer_id = e.customer_id
  order by e.place, t.customer_id`

const KNOWN = `
  select distinct on (q.ord) ${columns}, t.timezone, t.preferred_locale
  from unnest($2::text[], $3::text[]) with ordinality q (display_name, email, ord)
  join customers t on t.company_id = $1 and t.email = q.email and t.display_name = q.display_name
  order by q.ord, t.customer_id`
