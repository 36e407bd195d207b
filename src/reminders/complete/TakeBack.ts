/** Takes messages that reached nobody back from the pace of their company, so that they can all leave after the mend. */
import { Effect } from "effect"
import { ReminderPace } from "../../repos/reminders/ReminderPace.ts"
import type { DeliveryResult } from "../Delivery.ts"

/** Whether the message was counted, and has met a fault of the channel or was not handed over at all. */
const reachedNobody = ({ messageId, outcome }: DeliveryResult): boolean =>
  messageId !== null && (outcome._tag === "Faulted" || outcome._tag === "NotSent")

/** Takes them back once the outcomes are stored. A process that ends in between leaves less room for a minute. */
export const makeTakeBack = Effect.map(
  ReminderPace,
  (paces) => (companyId: number, results: ReadonlyArray<DeliveryResult>) => {
    const messages = results.filter(reachedNobody).length
    return messages === 0
      ? Effect.void
      : Effect.ignore(
          Effect.flatMap(paces.now(companyId), ({ now }) => paces.takeBack(companyId, messages, now))
        )
  }
)
