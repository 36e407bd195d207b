/** Whether anybody hears of a customer's debts, or why nobody does. Pure. */
import { addressOn, type Addresses, type Block, type ChannelStatus, statusOf } from "./BlockedAddress.ts"
import { Channel } from "./ReminderAttempt.ts"

/** Why no reminder reaches a customer: there is no address, or none of them may be used. */
export type Unreachable = "no_address" | "opted_out" | "suppressed"

/** Why no channel reaches a customer, by the statuses of all channels; null where one does. A wish comes first. */
export const unreachableBy = (statuses: ReadonlyArray<ChannelStatus>): Unreachable | null => {
  const known = statuses.filter((status) => status !== "none")
  if (known.length === 0) return "no_address"
  if (known.includes("allowed")) return null
  return known.includes("opted_out") ? "opted_out" : "suppressed"
}

/** The same, by the addresses and what blocks them. */
export const unreachableAt = (
  customer: Addresses & {
    readonly optedOut: ReadonlyArray<Channel>
    readonly suppressed: ReadonlyArray<Channel>
  }
): Unreachable | null => {
  const blockOn = (channel: Channel): Block =>
    customer.optedOut.includes(channel)
      ? "opted_out"
      : customer.suppressed.includes(channel)
        ? "suppressed"
        : null
  return unreachableBy(
    Channel.literals.map((channel) => statusOf(addressOn(channel, customer), blockOn(channel)))
  )
}
