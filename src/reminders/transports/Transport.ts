/** How the messages of a channel leave. */
import { Context, type Effect } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { Channel as ChannelName } from "../../domain/ReminderAttempt.ts"

/** A PDF that goes along with an e-mail. */
export interface Attachment {
  readonly name: string
  readonly content: Uint8Array
}

/** A message as it is handed over to a provider. */
export interface OutgoingMessage {
  readonly companyId: number
  /** Unique among all companies: a message that is handed over twice has the same. */
  readonly messageId: number
  readonly channel: ChannelName
  /** E-mail addresses, or one E.164 number; never empty. */
  readonly recipients: ReadonlyArray<string>
  /** The customer's name, for the recipient's display name; null for messages to other people. */
  readonly recipientName: string | null
  /** Name of the company, for the sender's display name. */
  readonly sender: string
  readonly replyTo: string | null
  readonly locale: string
  /** Null for channels without subjects. */
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** The public page where the customer opts out of this channel; null for messages to the company's own members. */
  readonly optOutUrl: string | null
  /** The receivables whose original invoices go along, in this order, as far as there is room. */
  readonly attaches?: ReadonlyArray<number>
  /** The files themselves, once they were read for the hand-over. */
  readonly attachments?: ReadonlyArray<Attachment>
  /** A person wrote it, so that automatic answers of the recipient are welcome. */
  readonly isPersonal?: true
}

/** The outcome of a hand-over. */
export type Outcome =
  | { readonly _tag: "Sent"; readonly providerMessageId: string | null }
  /**
   * The provider did not accept it now; it may be tried again. `providerTrouble` if that need not be about this message,
   * as when the connection is lost: what others meet has to show.
   */
  | {
      readonly _tag: "Deferred"
      readonly code: string
      readonly message: string
      readonly providerTrouble?: boolean
    }
  /**
   * The provider refused this recipient or this text for good. `address` if it says that the address can't be reached,
   * or that its owner wants no messages: nothing more is sent to it.
   */
  | {
      readonly _tag: "Rejected"
      readonly code: string
      readonly message: string
      readonly address?: "bounced" | "stopped"
    }
  /** It is not known whether the provider accepted it, so it is not sent again. */
  | { readonly _tag: "Lost"; readonly code: string; readonly message: string }
  /**
   * The provider's address, the account or the sender is at fault. The attempt waits, and no try is lost. `doubtful` if
   * this recipient may be the only one that is refused, which what others meet has to show. `pauseMillis`: for how long.
   */
  | {
      readonly _tag: "Faulted"
      readonly code: string
      readonly message: string
      readonly doubtful?: boolean
      readonly pauseMillis?: number
    }

/** A connection to a provider. */
export interface Provider {
  /** Never fails, and ends within `MAX_HAND_OVER_MILLIS`. */
  readonly send: (message: OutgoingMessage) => Effect.Effect<Outcome>
  /** The id that the provider will know the message by, if it is known in advance. A lost message can be looked up by it. */
  readonly idOf?: (message: OutgoingMessage) => string
}

/** Shorter than a lease, so that a running worker knows the outcome before another worker takes over. */
export const MAX_HAND_OVER_MILLIS = 45_000

/** Where the messages of a channel go: to a provider, into the database to be read there, or nowhere. */
export type Transport =
  | { readonly _tag: "Provider"; readonly provider: Provider }
  | { readonly _tag: "Capture" }
  | { readonly _tag: "Off" }

/** The transports of this process by channel. Messages of companies on a test clock are captured whatever these say. */
export class Transports extends Context.Tag("duebook/Transports")<
  Transports,
  Readonly<Record<ChannelName, Transport>>
>() {}

/** How the messages of a company leave on each channel. */
export const transportsOf =
  (transports: Transports["Type"], { testClock }: Pick<CompanySettings, "testClock">) =>
  (channel: ChannelName): Transport =>
    testClock === null ? transports[channel] : { _tag: "Capture" }
