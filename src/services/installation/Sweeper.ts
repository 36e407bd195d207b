/** Deletes expired rows: stored replies after a day, rate windows of keys without requests, texts of old messages, mails, counts of keys. */
import { Clock, Effect, Metric } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { MAX_CUSTOMER_GAP_DAYS } from "../../domain/dunning/Policy.ts"
import { LinkWritesRepo } from "../../repos/customers/LinkWrites.ts"
import { KeyUseRepo } from "../../repos/keys/KeyUse.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { MailsRepo } from "../../repos/people/Mails.ts"
import { ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { QuotaCounts } from "../../repos/keys/QuotaCounts.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { StoredReplies } from "../../repos/StoredReplies.ts"
import type { Sweeping } from "../../repos/Sweeping.ts"
import { LINK_WRITE_LIMIT } from "../customers/LinkWrites.ts"
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
/** A process whose clock differs from the database's by more than this deletes nothing. */
export const CLOCK_TOLERANCE_MILLIS = 60_000

/** Sweeps that were refused, because two clocks differ. */
export const sweepsRefused = Metric.counter("duebook_sweeps_refused_total", {
  description: "Sweeps that deleted nothing, because the clocks of this process and of the database differ.",
  incremental: true
})

/**
 * The time by which rows are old: the database's, which wrote the times of the rows that guard money. Null where this
 * process reads another time. One of the two is wrong then, and what is deleted by a wrong clock is gone: a stored reply
 * that is swept too early lets a repeated payment be taken twice.
 */
const agreedTime = Effect.gen(function* () {
  const database = yield* (yield* ServerClock).now
  const here = yield* Clock.currentTimeMillis
  if (Math.abs(here - database) <= CLOCK_TOLERANCE_MILLIS) return database
  sweepsRefused.unsafeUpdate(1, [])
  yield* Effect.logError(
    "nothing is swept: the clocks of this process and of the database differ by more than a minute"
  ).pipe(Effect.annotateLogs({ ahead_seconds: Math.round((here - database) / 1_000) }))
  return null
})

/** Sweeps one table by the time that the clocks agree on at that moment, for a long sweep may meet a change of a clock. */
const byAge = <E, R>(keepMillis: number, run: (before: number) => Effect.Effect<number, E, R>) =>
  Effect.flatMap(agreedTime, (now) => (now === null ? Effect.succeed(0) : run(now - keepMillis)))

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
  if ((yield* agreedTime) === null) return 0
  const replies = yield* StoredReplies
  const windows = yield* QuotaCounts
  const messages = yield* ReminderMessages
  const linkWrites = yield* LinkWritesRepo
  const mails = yield* MailsRepo
  const keyUse = yield* KeyUseRepo
  const recordDays = Math.max(messageDays, MIN_RECORD_DAYS)
  const table = (swept: Sweeping, keepMillis: number) =>
    byAge(keepMillis, (before) => sweepTable(swept, before))
  const deleted = [
    yield* table(replies.sweeping, KEEP_REPLIES_MILLIS),
    // Of forms that belong to no company.
    yield* byAge(KEEP_REPLIES_MILLIS, (before) => removeAll(replies.sweeping, INSTALLATION, before)),
    yield* table(messages.sweeping, recordDays * DAY_MILLIS),
    messageDays === recordDays ? 0 : yield* table(messages.sweepingTexts, messageDays * DAY_MILLIS),
    yield* table(windows.sweeping, KEEP_WINDOWS_MILLIS),
    yield* table(linkWrites.sweeping, LINK_WRITE_LIMIT.spanMillis),
    yield* byAge(KEEP_MAILS_MILLIS, (before) => mails.remove(before, MAX_ROWS)),
    yield* table(keyUse.sweeping, KEEP_KEY_USE_MILLIS),
    yield* sweepSignIn
  ]
  return deleted.reduce((sum, count) => sum + count, 0)
})
