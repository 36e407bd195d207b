/**
 * Addresses that reminders must not go to. An opt-out and a suppression belong to a company and an address, and not to a
 * customer: whoever gives the same address to a new customer still reaches nobody.
 */
import { Schema } from "effect"
import type { Channel } from "./ReminderAttempt.ts"

/** Why an address is suppressed: it can't be reached, or its owner has complained. */
export type Suppression = "bounced" | "complained"

/** Whether reminders may go to a customer on a channel (contract §5.4). An opt-out counts before a suppression. */
export const ChannelStatus = Schema.Literal("allowed", "opted_out", "suppressed", "none").annotations({
  identifier: "ChannelStatus",
  description:
    "Whether reminders may go to the customer's address: `allowed`; `opted_out`, nobody there wants them; `suppressed`, the address bounced or complained; `none`, there is no address."
})
export type ChannelStatus = typeof ChannelStatus.Type

/** Why an address may not be used; null if it may. */
export type Block = Extract<ChannelStatus, "opted_out" | "suppressed"> | null

/** A customer's addresses; null for none. */
export interface Addresses {
  readonly email: string | null
  readonly phoneE164: string | null
}

/** The customer's address on a channel, as it was written. */
export const addressOn = (channel: Channel, { email, phoneE164 }: Addresses): string | null =>
  channel === "email" ? email : phoneE164

/** The form in which addresses are compared: e-mail addresses in lower case. They are ASCII, and numbers are E.164. */
export const comparable = (channel: Channel, address: string): string =>
  channel === "email" ? address.toLowerCase() : address

/** The status of a customer's address. */
export const statusOf = (address: string | null, block: Block): ChannelStatus =>
  address === null ? "none" : (block ?? "allowed")
