/** Writes a message of the outbox as it would be read now: by what writes the messages that leave. */
import { Effect } from "effect"
import { addressOn } from "../../domain/BlockedAddress.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Company } from "../Delivery.ts"
import { caseFacts } from "../message/CaseFacts.ts"
import { smsSegments } from "../message/Gsm.ts"
import type { MessageLinks } from "../message/Links.ts"
import { renderReminder, writtenTexts } from "../message/Render.ts"
import type { OutboxEntry } from "./Cards.ts"

/** A message before it leaves. */
export interface WrittenMessage {
  /** The address in full. */
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** How many SMS it is; null for an e-mail. */
  readonly segments: number | null
  /** The SMS that goes with an e-mail, if its step has one. */
  readonly sms: string | null
  /** Its subject, opening and closing as they stand in it; null for an SMS, which has none. */
  readonly texts: { readonly [Part in keyof MessageTexts]: string } | null
}

/** Writes the message of an entry with these links; null where there is no address, or it can't be written. */
export const writeEntry = (
  company: Company,
  { open, prepared, told }: OutboxEntry,
  links: MessageLinks
): Effect.Effect<WrittenMessage | null, ServiceUnavailable> =>
  Effect.suspend(() => {
    const { contents, message } = told
    const { channel, tone } = message
    const recipient = addressOn(channel, open.row.customer)
    if (recipient === null) return Effect.succeed(null)
    const texts = prepared?.texts ?? null
    const facts = caseFacts(company, open, { channel, tone, contents, links, texts })
    return Effect.gen(function* () {
      const { html, subject, text } = yield* renderReminder(facts)
      const hasSms = channel === "email" && message.channels.includes("sms")
      const sms = hasSms ? yield* renderReminder({ ...facts, channel: "sms" }) : null
      return {
        recipient,
        subject,
        text,
        html,
        sms: sms?.text ?? null,
        segments: channel === "sms" ? smsSegments(text) : null,
        texts: channel === "sms" ? null : yield* writtenTexts(facts)
      }
    })
  }).pipe(
    // A text that can't be written keeps the others readable; the card says that it can't.
    Effect.catchAllDefect((defect) =>
      Effect.as(Effect.logWarning("a message of the outbox could not be written", defect), null)
    )
  )
