/** Deletes expired rows: stored replies after a day, rate windows of keys without requests, texts of old messages, mails, counts of keys. */
import { Clock, Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { MAX_CUSTOMER_GAP_DAYS } from "../../domain/dunning/Policy.ts"
import { KeyUseRepo } from "../../repos/keys/KeyUse.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { MailsRepo } from "../../repos/people/Mails.ts"
import { ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { QuotaCounts } from "../../repos/keys/QuotaCounts.ts"
import { StoredReplies } from "../../repos/StoredReplies.ts"
import type { Sweeping } from "../../repos/Sweeping.ts"
import { forEachCompany } from "./ForEachCompany.ts"
import { sweepSignIn } from "../people/SignInSweeper.ts"

/** Replies are kept at least 24 hours (contract §7.5). */
export const KEEP_REPLIES_MILLIS = 24 * 3_600_000
/** A window ends after a minute; keeping it for an hour saves inserting it again for keys that pause. */
export const KEEP_WINDOWS_MILLIS = 3_600_000
/** How long the application's own mails can be read. */
const KEEP_MAILS_MILLIS = 30 * 24 * 3_600_000
const DAY_MILLIS = 24 * 3_600_000
/** How long it is known on which days keys were used: a year, and the same weeks of the year before. */
export const KEEP_KEY_USE_MILLIS = 400 * DAY_MILLIS
/** The gap between messages to one customer and a bill's next tries look back at most 30 days of local dates. */
export const MIN_RECORD_DAYS = MAX_CUSTOMER_GAP_DAYS + 1
/** Rows deleted in one transaction. */
const MAX_ROWS = 1_000

/** Deletes a company's rows in the order of their age, each batch from where the one before it ended. */
const removeAll = (
  table: Sweeping,
  companyId: number,
  before: number,
  from = 0
): Effect.Effect<number, ServiceUnavailable> =>
  Effect.flatMap(table.remove(companyId, { from, before, limit: MAX_ROWS }), ({ count, last }) =>
    count < MAX_ROWS
      ? Effect.succeed(count)
      : Effect.map(removeAll(table, companyId, before, last), (more) => count + more)
  )

const sweepTable = (table: Sweeping, before: number) =>
  forEachCompany(
    "sweep",
    (after, limit) => table.companies(before, after, limit),
    ({ companyId }) => removeAll(table, companyId, before)
  )

/** How long rows are kept. */
export interface Retention {
  /**
   * Days for which the text of a message is kept. Its record is deleted then too, after `MIN_RECORD_DAYS` at the
   * earliest; the attempts that it was for are never deleted.
   */
  readonly messageDays: number
}

/** Deletes all that has expired; returns the number of rows, those whose text was removed included. */
export const sweep = Effect.fnUntraced(function* ({ messageDays }: Retention) {
  const replies = yield* StoredReplies
  const windows = yield* QuotaCounts
  const now = yield* Clock.currentTimeMillis
  const deletedReplies = yield* sweepTable(replies.sweeping, now - KEEP_REPLIES_MILLIS)
  // Of forms that belong to no company.
  const deletedForms = yield* removeAll(replies.sweeping, INSTALLATION, now - KEEP_REPLIES_MILLIS)
  const messages = yield* ReminderMessages
  const recordDays = Math.max(messageDays, MIN_RECORD_DAYS)
  const deletedMessages = yield* sweepTable(messages.sweeping, now - recordDays * DAY_MILLIS)
  const clearedTexts =
    messageDays === recordDays ? 0 : yield* sweepTable(messages.sweepingTexts, now - messageDays * DAY_MILLIS)
  const deletedWindows = yield* sweepTable(windows.sweeping, now - KEEP_WINDOWS_MILLIS)
  const mails = yield* MailsRepo
  const deletedMails = yield* mails.remove(now - KEEP_MAILS_MILLIS, MAX_ROWS)
  const keyUse = yield* KeyUseRepo
  const deletedUse = yield* sweepTable(keyUse.sweeping, now - KEEP_KEY_USE_MILLIS)
  const deletedOfSignIn = yield* sweepSignIn
  return (
    deletedOfSignIn +
    deletedReplies +
    deletedForms +
    deletedMessages +
    clearedTexts +
    deletedWindows +
    deletedMails +
    deletedUse
  )
})
