/** Who a customer that was merged is by now, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

/** A customer who was merged into another. */
export interface CustomerAlias {
  readonly presentId: number
  readonly presentName: string
  readonly name: string
}

/** Customers merged into one whose histories are shown with it. */
const MAX_SHOWN = 20

export class CustomerAliases extends Context.Tag("duebook/CustomerAliases")<
  CustomerAliases,
  {
    /** Who the customer with an id is by now; null for one who was not merged, or never was. */
    readonly present: (companyId: number, id: number) => Effect.Effect<number | null, ServiceUnavailable>
    /** As `present`, with the names. */
    readonly find: (companyId: number, id: number) => Effect.Effect<CustomerAlias | null, ServiceUnavailable>
    /** The ids of those who were merged into a customer, the newest. */
    readonly ofPresent: (
      companyId: number,
      id: number
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /**
     * The customer, whom nobody can merge until the transaction ends, by the present id or one from before; null for none. For
     * writes that refer to a customer without a foreign key.
     */
    readonly hold: (companyId: number, id: number) => Effect.Effect<number | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerAliases,
    Effect.map(Database, (database) => {
      const held = (companyId: number, id: number) =>
        Effect.map(
          database.query<{ readonly customer_id: number }>(HOLD, [companyId, id]),
          ([row]) => row?.customer_id ?? null
        )
      return CustomerAliases.of({
        present: (companyId, id) => presentIdOf(database, companyId, id),
        find: (companyId, id) =>
          Effect.map(database.ofCompany(companyId).query<AliasRow>(FIND, [companyId, id]), ([row]) =>
            row === undefined
              ? null
              : { presentId: row.present_id, presentName: row.present_name, name: row.display_name }
          ),
        ofPresent: (companyId, id) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly customer_id: number }>(OF_PRESENT, [companyId, id]),
            (rows) => rows.map(({ customer_id }) => customer_id)
          ),
        hold: (companyId, id) => orPresent(database, companyId, id, (known) => held(companyId, known))
      })
    })
  )
}

interface AliasRow {
  readonly present_id: number
  readonly present_name: string
  readonly display_name: string
}

const presentIdOf = (database: Database["Type"], companyId: number, id: number) =>
  Effect.map(
    database.ofCompany(companyId).query<{ readonly present_id: number }>(PRESENT, [companyId, id]),
    ([row]) => row?.present_id ?? null
  )

/** What is found by an id; where there is nothing, by that of the customer into whom that one was merged. */
export const orPresent = <A, E>(
  database: Database["Type"],
  companyId: number,
  id: number,
  find: (id: number) => Effect.Effect<A | null, E>
): Effect.Effect<A | null, E | ServiceUnavailable> =>
  Effect.flatMap(find(id), (found) =>
    found !== null
      ? Effect.succeed(found)
      : Effect.flatMap(presentIdOf(database, companyId, id), (present) =>
          present === null ? Effect.succeed(null) : find(present)
        )
  )

const PRESENT = "select present_id from customer_aliases where company_id = $1 and customer_id = $2"

const FIND = `
  select a.present_id, a.display_name, c.display_name as present_name
  from customer_aliases a join customers c on c.company_id = $1 and c.customer_id = a.present_id
  where a.company_id = $1 and a.customer_id = $2`

const OF_PRESENT = `
  select customer_id from customer_aliases where company_id = $1 and present_id = $2
  order by customer_id desc limit ${MAX_SHOWN}`

const HOLD = "select customer_id from customers where company_id = $1 and customer_id = $2 for key share"
