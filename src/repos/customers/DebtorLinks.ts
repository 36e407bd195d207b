/** What customers' links to the debtor's page are made of, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { Addresses } from "../../domain/BlockedAddress.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

/** A customer's present link number and addresses. */
export interface LinkParts extends Addresses {
  readonly linkNumber: number
}

type OfCustomer = (
  companyId: number,
  customerId: number
) => Effect.Effect<LinkParts | null, ServiceUnavailable>

export class DebtorLinksRepo extends Context.Tag("duebook/DebtorLinksRepo")<
  DebtorLinksRepo,
  {
    /** The customer's present link number and addresses; null for no such customer. */
    readonly find: OfCustomer
    /** Raises the number, also of links from before a merge, and then as `find`. It makes no new version of the customer. */
    readonly renew: OfCustomer
  }
>() {
  static readonly layer = Layer.effect(
    DebtorLinksRepo,
    Effect.map(Database, (database) => {
      const one =
        (text: string): OfCustomer =>
        (companyId, customerId) =>
          Effect.map(database.ofCompany(companyId).query<LinkRow>(text, [companyId, customerId]), ([row]) =>
            row === undefined
              ? null
              : { linkNumber: row.link_number, email: row.email, phoneE164: row.phone_e164 }
          )
      return DebtorLinksRepo.of({ find: one(FIND), renew: one(RENEW) })
    })
  )
}

interface LinkRow {
  readonly link_number: number
  readonly email: string | null
  readonly phone_e164: string | null
}

const FIND = "select link_number, email, phone_e164 from customers where company_id = $1 and customer_id = $2"

const RENEW = `
  with earlier as (
    update customer_aliases set link_number = link_number + 1 where company_id = $1 and present_id = $2
  )
  update customers set link_number = link_number + 1 where company_id = $1 and customer_id = $2
  returning link_number, email, phone_e164`
