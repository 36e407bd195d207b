/** The numbers of customers' links to the debtor's page, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

type Numbered = (companyId: number, customerId: number) => Effect.Effect<number | null, ServiceUnavailable>

export class DebtorLinksRepo extends Context.Tag("duebook/DebtorLinksRepo")<
  DebtorLinksRepo,
  {
    /** The customer's present link number; null for no such customer. */
    readonly numberOf: Numbered
    /** Raises it, and returns the new one; null for no such customer. It makes no new version of the customer. */
    readonly renew: Numbered
  }
>() {
  static readonly layer = Layer.effect(
    DebtorLinksRepo,
    Effect.map(Database, (database) => {
      const one =
        (text: string): Numbered =>
        (companyId, customerId) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly link_number: number }>(text, [companyId, customerId]),
            ([row]) => row?.link_number ?? null
          )
      return DebtorLinksRepo.of({ numberOf: one(NUMBER), renew: one(RENEW) })
    })
  )
}

const NUMBER = "select link_number from customers where company_id = $1 and customer_id = $2"

const RENEW = `
  update customers set link_number = link_number + 1 where company_id = $1 and customer_id = $2
  returning link_number`
