/** Customers in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { Customer, NewCustomer } from "../../domain/Customer.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { Database } from "../../postgres/Database.ts"
import * as Finder from "../Finder.ts"
import { Conditions, page } from "../Listing.ts"
import { orPresent } from "./CustomerAliases.ts"
import { count, countedTotal } from "../ResourceCounts.ts"
import {
  comparableAddress,
  customerColumns,
  formerAfterChange,
  type ReachableCustomer,
  recipientColumns,
  recipientColumnsOf,
  toCustomer,
  toRecipient
} from "../Rows.ts"

/** Filters of a list of customers. */
export interface CustomerFilter {
  readonly email?: string
  readonly phoneE164?: string
}

export class CustomersRepo extends Context.Tag("duebook/CustomersRepo")<
  CustomersRepo,
  {
    /**
     * The customer, with the channels that reminders must not use. Callers share statements. This and the next two find a
     * customer who was merged into another by either number: whom they succeed with has the present one.
     */
    readonly find: (
      companyId: number,
      id: number
    ) => Effect.Effect<ReachableCustomer | null, ServiceUnavailable>
    /** As `find`, by a statement of its own. */
    readonly findRecipient: (
      companyId: number,
      id: number
    ) => Effect.Effect<ReachableCustomer | null, ServiceUnavailable>
    /** The customer, locked until the transaction ends. */
    readonly findForUpdate: (
      companyId: number,
      id: number
    ) => Effect.Effect<Customer | null, ServiceUnavailable>
    readonly insert: (
      companyId: number,
      customer: NewCustomer,
      now: number
    ) => Effect.Effect<Customer, ServiceUnavailable>
    /**
     * Stores every field, keeps an address that was replaced among the former ones, and increments the version. Succeeds
     * with the channels that the new addresses rule out.
     */
    readonly update: (
      companyId: number,
      customer: Customer,
      now: number
    ) => Effect.Effect<ReachableCustomer, ServiceUnavailable>
    readonly list: (
      companyId: number,
      filter: CustomerFilter,
      request: PageRequest
    ) => Effect.Effect<Page<ReachableCustomer>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CustomersRepo,
    Effect.gen(function* () {
      const database = yield* Database
      return CustomersRepo.of({
        ...findersOf(database),
        insert: (companyId, customer, now) =>
          Effect.map(
            database.query(INSERT, [
              companyId,
              customer.displayName,
              customer.email ?? null,
              customer.phoneE164 ?? null,
              customer.preferredLocale ?? null,
              customer.timezone ?? null,
              new Date(now).toISOString()
            ]),
            (rows) => toCustomer(rows[0] ?? {})
          ).pipe(Effect.zipLeft(count(database, companyId, "customer", "", 1))),
        update: (companyId, customer, now) => {
          const params = [
            companyId,
            customer.id,
            customer.displayName,
            customer.email,
            customer.phoneE164,
            customer.preferredLocale,
            customer.timezone,
            new Date(now).toISOString()
          ]
          // A distributed update returns nothing of another table.
          const distributed = () => [
            { text: UPDATE, params },
            { text: FIND_RECIPIENT, params: params.slice(0, 2) }
          ]
          return Effect.map(
            database.queryAll([{ text: `${UPDATE} returning ${recipientColumns}`, params, distributed }]),
            ([rows]) => toRecipient(rows?.[0] ?? {})
          )
        },
        list: (companyId, filter, request) => {
          const conditions = new Conditions(companyId)
            .when(filter.email, (value) => `t.email = ${value}`)
            .when(filter.phoneE164, (value) => `t.phone_e164 = ${value}`)
          const unfiltered = conditions.params.length === 1
          return page(
            database,
            {
              table: "customers",
              id: "customer_id",
              columns: recipientColumns,
              conditions,
              ...(unfiltered ? { total: countedTotal("customer", undefined), quick: true as const } : {})
            },
            request,
            toRecipient
          )
        }
      })
    })
  )
}

/** Finds customers; those who were merged by the numbers from before, too. */
const findersOf = (
  database: Database["Type"]
): Pick<CustomersRepo["Type"], "find" | "findForUpdate" | "findRecipient"> => {
  const byEither =
    <A>(one: (companyId: number, id: number) => Effect.Effect<A | null, ServiceUnavailable>) =>
    (companyId: number, id: number) =>
      orPresent(database, companyId, id, (known) => one(companyId, known))
  return {
    find: byEither(Finder.make(database, { resource: "customer", columns: recipientColumnsOf }, toRecipient)),
    findRecipient: byEither((companyId, id) =>
      Effect.map(database.ofCompany(companyId).query(FIND_RECIPIENT, [companyId, id]), ([row]) =>
        row === undefined ? null : toRecipient(row)
      )
    ),
    findForUpdate: byEither((companyId, id) =>
      Effect.map(database.query(FIND_FOR_UPDATE, [companyId, id]), ([row]) =>
        row === undefined ? null : toCustomer(row)
      )
    )
  }
}

const FIND_RECIPIENT = `
  select ${recipientColumns} from customers t where t.company_id = $1 and t.customer_id = $2`

const FIND_FOR_UPDATE = `
  select ${customerColumns} from customers t where t.company_id = $1 and t.customer_id = $2
  for no key update`

const INSERT = `
  insert into customers as t
    (company_id, display_name, email, phone_e164, preferred_locale, timezone, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)
  returning ${customerColumns}`

const UPDATE = `
  update customers t set display_name = $3, email = $4, phone_e164 = $5, preferred_locale = $6, timezone = $7,
    former_emails = ${formerAfterChange("t.former_emails", comparableAddress.email, 'lower($4::text collate "C")')},
    former_phones = ${formerAfterChange("t.former_phones", comparableAddress.sms, "$5::text")},
    updated_at = $8, version = version + 1
  where t.company_id = $1 and t.customer_id = $2`
