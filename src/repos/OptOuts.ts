/** The channels that customers have opted out of, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import { Database } from "../postgres/Database.ts"

/** What the opt-out page needs to know of a customer. */
export interface OptOutState {
  /** The company's name. */
  readonly company: string
  readonly preferredLocale: string | null
  /** Epoch milliseconds, by channel; null while reminders may be sent on it. */
  readonly optedOutAt: Readonly<Record<Channel, number | null>>
}

export class OptOutsRepo extends Context.Tag("duebook/OptOutsRepo")<
  OptOutsRepo,
  {
    readonly find: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<OptOutState | null, ServiceUnavailable>
    /** As `find`, with the customer's row locked until the transaction ends. */
    readonly findForUpdate: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<OptOutState | null, ServiceUnavailable>
    /** Stores the opt-out; null removes it. The customer's version stays, because clients do not see opt-outs. */
    readonly set: (
      companyId: number,
      customerId: number,
      channel: Channel,
      at: number | null
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    OptOutsRepo,
    Effect.map(Database, (database) => {
      const one = (text: string, companyId: number, customerId: number) =>
        Effect.map(database.query<StateRow>(text, [companyId, customerId]), ([row]) =>
          row === undefined
            ? null
            : {
                company: row.company,
                preferredLocale: row.preferred_locale,
                optedOutAt: { email: row.email_opted_out_at, sms: row.sms_opted_out_at }
              }
        )
      return OptOutsRepo.of({
        find: (companyId, customerId) => one(FIND, companyId, customerId),
        findForUpdate: (companyId, customerId) =>
          one(`${FIND} for no key update of t`, companyId, customerId),
        set: (companyId, customerId, channel, at) =>
          database.execute(SET[channel], [
            companyId,
            customerId,
            at === null ? null : new Date(at).toISOString()
          ])
      })
    })
  )
}

interface StateRow {
  readonly company: string
  readonly preferred_locale: string | null
  readonly email_opted_out_at: number | null
  readonly sms_opted_out_at: number | null
}

const FIND = `
  select c.name as company, t.preferred_locale, t.email_opted_out_at, t.sms_opted_out_at
  from customers t join companies c on c.company_id = t.company_id
  where t.company_id = $1 and t.customer_id = $2`

const SET = {
  email: "update customers set email_opted_out_at = $3 where company_id = $1 and customer_id = $2",
  sms: "update customers set sms_opted_out_at = $3 where company_id = $1 and customer_id = $2"
} as const
