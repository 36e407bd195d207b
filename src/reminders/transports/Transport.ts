/** What a channel is: it takes one message and says what became of it. */
import { Context, type Effect } from "effect"
import type { Channel as ChannelName } from "../../domain/ReminderAttempt.ts"

/** A message as it is handed over. */
export interface OutgoingMessage {
  readonly companyId: number
  readonly attemptId: number
  readonly channel: ChannelName
  /** Addresses or one E.164 number; never empty. */
  readonly recipients: ReadonlyArray<string>
  /** Name of the creditor, for the sender's display name. */
  readonly sender: string
  readonly replyTo: string | null
  readonly locale: string
  /** Null for channels without subjects. */
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** The public page where this customer leaves this channel; null for messages to the company's own members. */
  readonly optOutUrl: string | null
}

/** What became of a message that was handed over. */
export type Outcome =
  | { readonly _tag: "Sent"; readonly providerMessageId: string | null }
  /** It was not taken, and may be tried again. */
  | { readonly _tag: "Deferred"; readonly code: string; readonly message: string }
  /** It was refused for good. */
  | { readonly _tag: "Rejected"; readonly code: string; readonly message: string }
  /** Nobody can tell whether it was taken; it is not sent again. */
  | { readonly _tag: "Lost"; readonly code: string; readonly message: string }

/** A way out to a provider. Handing over never fails and ends within `MAX_HAND_OVER_MILLIS`. */
export interface Provider {
  readonly send: (message: OutgoingMessage) => Effect.Effect<Outcome>
  /** The id that a message will have, where that is known before it has left; so one that was lost can be looked up. */
  readonly idOf?: (message: OutgoingMessage) => string
  /** How long the provider takes a message with the same id for the same; 0 if it never does. */
  readonly deduplicatesForMillis: number
}

/** Shorter than a lease, so that a worker that lives always knows the outcome before somebody else takes over. */
export const MAX_HAND_OVER_MILLIS = 45_000

/** How the messages of a channel leave: to a provider, into the database where they can be read, or not at all. */
export type Transport =
  | { readonly _tag: "Provider"; readonly provider: Provider }
  | { readonly _tag: "Capture" }
  | { readonly _tag: "Off" }

/** The ways of this process's messages, by channel. Companies on a test clock are always captured. */
export class Transports extends Context.Tag("duebook/Transports")<
  Transports,
  Readonly<Record<ChannelName, Transport>>
>() {}
