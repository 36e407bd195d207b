/** The mail of the demo company's year that comes back. */
import { Effect } from "effect"
import { nameOf } from "../../domain/MessageName.ts"
import { AttemptSearch } from "../../repos/reminders/AttemptSearch.ts"
import { Receipts } from "../../services/reminders/Receipts.ts"

/** Customers up to this id are in the documentation's examples, and stay as they are. */
const LAST_OF_EXAMPLES = 6
/** Newest messages that are looked at. */
const MAX_LOOKED_AT = 200

/** Reports the newest e-mail to a customer as bounced, as a mail provider would. Saying it again changes nothing. */
export const bounceNewest = (companyId: number) =>
  Effect.gen(function* () {
    const attempts = yield* AttemptSearch
    const receipts = yield* Receipts
    const { items } = yield* attempts.search(
      companyId,
      { status: "sent", channel: "email" },
      { before: null, rows: MAX_LOOKED_AT, walked: MAX_LOOKED_AT }
    )
    const sent = items.find(({ customerId }) => (customerId ?? 0) > LAST_OF_EXAMPLES)
    if (sent === undefined || sent.messageId === null) return
    const message = { companyId, messageId: sent.messageId }
    const error = { code: "bounced", message: "550 5.1.1 No such mailbox here" }
    yield* receipts.take("email", [
      { providerMessageId: `<${nameOf(message)}@blueheron.example>`, message, event: "bounced", error }
    ])
  })
