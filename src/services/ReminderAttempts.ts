/** Reminder attempts as integrators read them (contract 9): addresses masked, times also on the customer's clock. */
import { Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { toLocal } from "../domain/LocalTime.ts"
import type { ReminderAttempt } from "../domain/ReminderAttempt.ts"
import type { Page, PageRequest } from "../domain/Wire.ts"
import type { AttemptRecord } from "../repos/AttemptRows.ts"
import { type AttemptFilter, ReminderAttemptsRepo } from "../repos/ReminderAttempts.ts"

export class ReminderAttempts extends Context.Tag("duebook/ReminderAttempts")<
  ReminderAttempts,
  {
    readonly list: (
      filter: AttemptFilter,
      request: PageRequest
    ) => Effect.Effect<Page<ReminderAttempt>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderAttempts,
    Effect.map(ReminderAttemptsRepo, (attempts) =>
      ReminderAttempts.of({
        list: (filter, request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            Effect.map(attempts.list(caller.companyId, filter, request), ({ items, total }) => ({
              total,
              items: items.map(visible)
            }))
          )
      })
    )
  )
}

/** Enough of an address to recognise it, not enough to use it: `a…@example.com`, `…4567`. */
const mask = (channel: "email" | "sms", address: string): string => {
  if (channel === "sms") return `…${address.slice(-4)}`
  const at = address.lastIndexOf("@")
  return at < 1 ? "…" : `${address.slice(0, 1)}…${address.slice(at)}`
}

const visible = ({
  createdAt,
  recipient,
  scheduledFor,
  sentAt,
  ...record
}: AttemptRecord): ReminderAttempt => ({
  ...record,
  recipient: recipient === null ? null : mask(record.channel, recipient),
  scheduledFor: toRfc3339(scheduledFor),
  scheduledLocal: toLocal(scheduledFor, record.timezone),
  sentAt: sentAt === null ? null : toRfc3339(sentAt),
  createdAt: toRfc3339(createdAt)
})
