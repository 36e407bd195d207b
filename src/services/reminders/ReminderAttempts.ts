/** Reminder attempts as integrators see them: addresses masked, times also local to the customer (contract §9.1, §9.2). */
import { Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import { toLocal } from "../../domain/LocalTime.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import type { AttemptRecord, ReminderAttempt } from "../../domain/ReminderAttempt.ts"
import type { ReminderMessage } from "../../domain/ReminderMessage.ts"
import { ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { orNotFound } from "../Lookup.ts"
import { type AttemptFilter, ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"

export class ReminderAttempts extends Context.Tag("duebook/ReminderAttempts")<
  ReminderAttempts,
  {
    /** Attempts about receivables, newest first. */
    readonly list: (
      filter: AttemptFilter,
      request: PageRequest
    ) => Effect.Effect<Page<ReminderAttempt>, ServiceUnavailable, CurrentRequest>
    /** What the message of an attempt said; `NotFound` where nothing was rendered, or where it is no longer kept. */
    readonly message: (
      attemptId: number
    ) => Effect.Effect<ReminderMessage, NotFound | ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderAttempts,
    Effect.map(Effect.all([ReminderAttemptsRepo, ReminderMessages]), ([attempts, messages]) =>
      ReminderAttempts.of({
        list: (filter, request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(attempts.list(caller.companyId, filter, request), ({ items, total }) => ({
              total,
              items: items.map(toReminderAttempt)
            }))
          ),
        message: (attemptId) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(
              orNotFound("message", messages.ofAttempt(caller.companyId, attemptId)),
              ({ sentAt, status, ...message }) => ({
                ...message,
                // What the provider did not take is planned again, with another message.
                status: status === "deferred" ? ("scheduled" as const) : status,
                sentAt: sentAt === null ? null : toRfc3339(sentAt)
              })
            )
          )
      })
    )
  )
}

/** An address that can be recognised but not used: `a…@example.com`, `…4567`. */
export const mask = (channel: "email" | "sms", address: string): string => {
  if (channel === "sms") return `…${address.slice(-4)}`
  const at = address.lastIndexOf("@")
  return at < 1 ? "…" : `${address.slice(0, 1)}…${address.slice(at)}`
}

/** Fewer characters at the beginning of an address don't identify anybody. */
const MIN_IDENTIFYING_LENGTH = 3

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")

/** Matches an address as providers may repeat it: in capitals, URL-encoded, or a number in groups of digits. */
const patternOf = (channel: "email" | "sms", address: string): RegExp =>
  channel === "email"
    ? new RegExp(escaped(address).replace("@", "(?:@|%40)"), "gi")
    : new RegExp(`(?:\\+|%2B)?\\(?${[...address.replaceAll(/\D/g, "")].join("[\\s().-]{0,3}")}`, "gi")

/** Removes the beginning of an address from the end of a text that was cut off. */
const withoutCutAddress = (text: string, address: string): string => {
  if (!text.endsWith("…")) return text
  const lower = text.slice(0, -1).toLowerCase()
  for (let length = address.length - 1; length >= MIN_IDENTIFYING_LENGTH; length--) {
    if (lower.endsWith(address.slice(0, length).toLowerCase())) return `${text.slice(0, -1 - length)}…`
  }
  return text
}

/** A provider's message with the recipients' addresses masked. */
const withoutAddresses = (channel: "email" | "sms", recipient: string | null, text: string): string =>
  (recipient === null ? [] : recipient.split(", ")).reduce(
    (masked, address) =>
      withoutCutAddress(
        masked.replace(patternOf(channel, address), () => mask(channel, address)),
        address
      ),
    text
  )

/** An attempt as people and integrators may see it. */
export const toReminderAttempt = (attempt: AttemptRecord): ReminderAttempt => ({
  id: attempt.id,
  receivableId: attempt.receivableId ?? 0,
  customerId: attempt.customerId ?? 0,
  step: attempt.step,
  offsetDays: attempt.offsetDays,
  channel: attempt.channel,
  locale: attempt.locale,
  timezone: attempt.timezone,
  recipient: attempt.recipient === null ? null : mask(attempt.channel, attempt.recipient),
  scheduledFor: toRfc3339(attempt.scheduledFor),
  scheduledLocal: toLocal(attempt.scheduledFor, attempt.timezone),
  status: attempt.status,
  reasonCode: attempt.reasonCode,
  tryCount: attempt.tryCount,
  balanceMinor: attempt.balanceMinor,
  currency: attempt.currency,
  providerMessageId: attempt.providerMessageId,
  sentAt: attempt.sentAt === null ? null : toRfc3339(attempt.sentAt),
  error:
    attempt.error === null
      ? null
      : {
          code: attempt.error.code,
          message: withoutAddresses(attempt.channel, attempt.recipient, attempt.error.message)
        },
  createdAt: toRfc3339(attempt.createdAt)
})
