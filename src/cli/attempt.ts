/** duebook attempt … */
import { Clock, Effect } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { NotFound } from "../domain/Errors.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { whyNotSent } from "../domain/WhyNotSent.ts"
import { CompaniesRepo } from "../repos/company/Companies.ts"
import { ReminderAttemptsRepo } from "../repos/reminders/ReminderAttempts.ts"
import { mask } from "../services/reminders/ReminderAttempts.ts"
import { required } from "./Arguments.ts"
import { command } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

const timeOrNull = (millis: number | null): string | null => (millis === null ? null : toRfc3339(millis))

const shown = (attempt: AttemptRecord, now: number) => ({
  id: attempt.id,
  why: whyNotSent(attempt, now),
  status: attempt.status,
  reason_code: attempt.reasonCode,
  channel: attempt.channel,
  receivable_id: attempt.receivableId,
  customer_id: attempt.customerId,
  payable_id: attempt.payableId,
  step: attempt.step,
  scheduled_for: toRfc3339(attempt.scheduledFor),
  shifted_by: attempt.shiftedBy,
  next_look_at: timeOrNull(attempt.dueAt),
  expires_at: toRfc3339(attempt.expiresAt),
  sent_at: timeOrNull(attempt.sentAt),
  recipient: attempt.recipient === null ? null : mask(attempt.channel, attempt.recipient),
  message_id: attempt.messageId,
  provider_message_id: attempt.providerMessageId,
  try_count: attempt.tryCount,
  failures: attempt.failures,
  error_code: attempt.error?.code ?? null,
  error_message: attempt.error?.message ?? null,
  created_at: toRfc3339(attempt.createdAt),
  updated_at: toRfc3339(attempt.updatedAt)
})

const show = command({
  summary: "Says where a reminder stands, and why it was sent or was not. The log has its id in attempt_ids.",
  arguments: {
    company: required(IdValue, "id", "the company"),
    id: required(IdValue, "attempt", "the attempt")
  },
  run: ({ company, id }) =>
    asOperator(
      Effect.gen(function* () {
        const attempts = yield* ReminderAttemptsRepo
        const companies = yield* CompaniesRepo
        const attempt = yield* attempts.find(company, id)
        if (attempt === null) return yield* NotFound.numbered("attempt", id, company)
        const settings = yield* companies.find(company)
        const now = settings?.testClock ?? (yield* Clock.currentTimeMillis)
        return { json: shown(attempt, now) }
      }).pipe(Effect.provide([ReminderAttemptsRepo.layer, CompaniesRepo.layer]))
    )
})

export const group = { show }
