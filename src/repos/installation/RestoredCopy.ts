/** What a copy of the database, restored from a backup, must not take up where the backup left it. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { count } from "../ResourceCounts.ts"

/** Reminders of a company that are ended in one transaction. */
const MAX_AT_ONCE = 2_000

export class RestoredCopy extends Context.Tag("duebook/RestoredCopy")<
  RestoredCopy,
  {
    /** Skips ids in every sequence, because those after the backup were handed out already. Succeeds with how many sequences. */
    readonly skipIds: (count: number) => Effect.Effect<number, ServiceUnavailable>
    /** Ends all sessions and removes all links that were mailed to people. Succeeds with how many sessions. */
    readonly endSessions: Effect.Effect<number, ServiceUnavailable>
    /** Ends the application's own mails that wait to be sent, and removes notices that wait for one. Succeeds with how many. */
    readonly dropMails: Effect.Effect<number, ServiceUnavailable>
    /** Removes the digests that were due by `until`, with what they would say. Succeeds with how many. */
    readonly dropDigests: (until: number) => Effect.Effect<number, ServiceUnavailable>
    /** Companies with reminders that were due by `until` (epoch milliseconds), the first `limit` after one. */
    readonly companiesOwing: (
      until: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /**
     * Makes workers treat some of a company's reminders that were due by `until` as handed over with an unknown outcome, in
     * the caller's transaction. Succeeds with how many; with 0 when none is left. Those on a test clock are left alone.
     */
    readonly giveUpReminders: (companyId: number, until: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    RestoredCopy,
    Effect.map(Database, (database) => {
      const counted = (text: string, params: ReadonlyArray<unknown> = []) =>
        Effect.map(database.query<{ readonly n: number }>(text, params), ([row]) => row?.n ?? 0)
      return RestoredCopy.of({
        skipIds: (count) => counted(SKIP_IDS, [count]),
        endSessions: Effect.zipLeft(counted(END_SESSIONS), database.query("delete from links")),
        dropMails: Effect.zipWith(
          counted(DROP_MAILS),
          counted(DROP_NOTICES),
          (mails, notices) => mails + notices
        ),
        dropDigests: (until) => {
          const params = [new Date(until).toISOString()]
          return Effect.map(
            database.queryAll([
              { text: DROP_EVENTS, params },
              { text: DROP_DIGESTS, params }
            ]),
            ([, dropped = []]) => dropped.length
          )
        },
        companiesOwing: (until, after, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(OWING, [
              new Date(until).toISOString(),
              after,
              limit
            ]),
            (rows) => rows.map(({ company_id }) => company_id)
          ),
        giveUpReminders: (companyId, until) =>
          Effect.gen(function* () {
            const rows = yield* database.query<{ readonly receivable_id: number | null }>(GIVE_UP, [
              new Date(until).toISOString(),
              companyId
            ])
            // Reminders of bills are in no list, and not counted.
            const n = rows.filter(({ receivable_id }) => receivable_id !== null).length
            yield* count(database, companyId, "reminder_attempt", "scheduled", -n)
            yield* count(database, companyId, "reminder_attempt", "sending", n)
            return rows.length
          })
      })
    })
  )
}

const SKIP_IDS = `
  select count(setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value - 1) + $1::bigint)) as n
  from pg_sequences where schemaname = 'public'`

const END_SESSIONS = "with gone as (delete from user_sessions returning 1) select count(*) as n from gone"

const DROP_MAILS = `
  with dropped as (
    update mails set status = 'failed', due_at = null, error = 'waited in a backup that was restored'
    where status = 'queued' returning 1
  ) select count(*) as n from dropped`

const DROP_NOTICES =
  "with dropped as (delete from security_notices returning 1) select count(*) as n from dropped"

const isDue = "not d.on_test_clock and d.due_at <= $1"

const DROP_EVENTS = `delete from digest_events e using digests_due d where d.company_id = e.company_id and ${isDue}`

const DROP_DIGESTS = `delete from digests_due d where ${isDue} returning d.company_id`

/** Reminders that may have been sent since the backup. */
const isOpen = (a: string): string =>
  `${a}.status = 'scheduled' and ${a}.scheduled_for <= $1 and ${a}.due_at is not null and not ${a}.on_test_clock`

const OWING = `
  select c.company_id from companies c where c.company_id > $2 and exists (
    select from reminder_attempts a where a.company_id = c.company_id and ${isOpen("a")}
  ) order by c.company_id limit $3`

// A worker ends what is sending and whose lease is over, and never sends it again. It counts the gap to the next step from
// updated_at, so that is when the message was due.
const GIVE_UP = `
  update reminder_attempts t set status = 'sending', due_at = $1, updated_at = scheduled_for, fence = t.fence + 1
  where t.company_id = $2 and t.attempt_id in (
    select a.attempt_id from reminder_attempts a where a.company_id = $2 and ${isOpen("a")}
    order by a.attempt_id limit ${MAX_AT_ONCE}
  ) returning t.receivable_id`
