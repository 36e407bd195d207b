/** What the steps of sending a reminder pass to each other. */
import type { SendingCompany } from "../repos/reminders/ReminderFacts.ts"
import type { Claimed } from "../repos/reminders/ReminderQueue.ts"
import type { Outcome, OutgoingMessage } from "./transports/Transport.ts"

/** What sending needs to know of a company. It is read again for every batch. */
export type Company = SendingCompany

/** A message that is stored and is to be handed over now. */
export interface Delivery {
  /** All attempts that it is the message of. */
  readonly claimed: ReadonlyArray<Claimed>
  readonly message: OutgoingMessage
  /**
   * Epoch milliseconds by this process's clock. The hand-over has to begin before this moment: one that begins later
   * might outlast the lease, and another worker would declare the message lost while it is being sent.
   */
  readonly until: number
}

/** The message was not handed over, and another worker may still send it. */
export interface NotSent {
  readonly _tag: "NotSent"
}
export const NOT_SENT: NotSent = { _tag: "NotSent" }

/** The outcome of one hand-over. */
export interface DeliveryResult {
  readonly claimed: ReadonlyArray<Claimed>
  /** Null if it is not known whether there is a message: then it is that of the attempts, if they have any. */
  readonly messageId: number | null
  readonly outcome: Outcome | NotSent
}

/** An attempt that could not be decided on or written, and why. */
export interface Failed {
  readonly id: number
  readonly cause: unknown
}
