/** The links of messages: where their reader sees what is open, and where reminders are ended. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { CaseCustomer } from "../../repos/reminders/Cases.ts"
import { DebtorLinks } from "../../services/customers/DebtorLinks.ts"
import { OptOuts } from "../../services/customers/OptOuts.ts"

/** The links of one message. */
export interface MessageLinks {
  /** The debtor's page. */
  readonly debtorUrl: string
  /** Where reminders on the message's channel are ended. */
  readonly optOutUrl: string
}

/**
 * Makes the links of a message to a customer, bound to the address that it is sent to. It needs no query once the secrets
 * are known.
 */
export type MakeLinks = (
  companyId: number,
  recipient: Pick<CaseCustomer, "id" | "linkNumber">,
  channel: Channel,
  address: string
) => Effect.Effect<MessageLinks, ServiceUnavailable>

/** Makes `Links` from the services that sign. */
export const makeLinks: Effect.Effect<MakeLinks, never, DebtorLinks | OptOuts> = Effect.map(
  Effect.all([DebtorLinks, OptOuts]),
  ([debtorLinks, optOuts]) =>
    (companyId, { id: customerId, linkNumber }, channel, address) =>
      Effect.all({
        debtorUrl: debtorLinks.urlOf({ companyId, customerId, linkNumber }, { channel, address }),
        optOutUrl: optOuts.urlFor({ companyId, customerId }, { channel, address })
      })
)
