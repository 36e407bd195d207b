/** In memory, what the messages of a company say of a case. */
import { addressOn, comparable } from "../domain/BlockedAddress.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import type { CaseRow } from "../repos/reminders/Cases.ts"
import type { ReachableCustomer } from "../repos/Rows.ts"
import type { CompanyRows } from "./MemoryTables.ts"

/** By channel, the local date of the last message to the customer's address, whichever customer it went to. */
export const messagedOn = (
  rows: CompanyRows,
  customer: ReachableCustomer,
  without: ReadonlyArray<number>
): CaseRow["messagedOn"] => {
  const lastOn = (channel: Channel) => {
    const address = addressOn(channel, customer)
    if (address === null) return null
    const sent = [...rows.messages.values()].filter(
      (message) =>
        message.channel === channel &&
        message.customerId !== null &&
        ["sending", "sent", "unknown"].includes(message.status) &&
        comparable(channel, message.recipient) === comparable(channel, address) &&
        !without.includes(message.id) &&
        (message.status !== "sending" || message.customerId !== customer.id)
    )
    return (
      sent
        .map(({ sentOn }) => sentOn)
        .toSorted()
        .at(-1) ?? null
    )
  }
  return { email: lastOn("email"), sms: lastOn("sms") }
}
