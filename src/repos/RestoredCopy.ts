/** What a copy of the database, restored from a backup, must not take up where the backup left it. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

/** Reminders that are ended in one transaction. */
const MAX_AT_ONCE = 2_000

export class RestoredCopy extends Context.Tag("duebook/RestoredCopy")<
  RestoredCopy,
  {
    /** Skips ids in every sequence, because those after the backup were handed out already. Succeeds with how many sequences. */
    readonly skipIds: (count: number) => Effect.Effect<number, ServiceUnavailable>
    /** Ends all sessions and removes all links that were mailed to people. Succeeds with how many sessions. */
    readonly endSessions: Effect.Effect<number, ServiceUnavailable>
    /** Ends the application's own mails that wait to be sent. Succeeds with how many. */
    readonly dropMails: Effect.Effect<number, ServiceUnavailable>
    /** Removes the digests that were due by `until`, with what they would say. Succeeds with how many. */
    readonly dropDigests: (until: number) => Effect.Effect<number, ServiceUnavailable>
    /**
     * Makes workers treat some reminders that were due by `until` (epoch milliseconds) as handed over with an unknown
     * outcome. Succeeds with how many; with 0 when none is left. Companies on a test clock are left alone.
     */
    readonly giveUpReminders: (until: number) => Effect.Effect<number, ServiceUnavailable>
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
        dropMails: counted(DROP_MAILS),
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
        giveUpReminders: (until) => counted(GIVE_UP, [new Date(until).toISOString(), MAX_AT_ONCE])
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

const isDue = "not d.on_test_clock and d.due_at <= $1"

const DROP_EVENTS = `delete from digest_events e using digests_due d where d.company_id = e.company_id and ${isDue}`

const DROP_DIGESTS = `delete from digests_due d where ${isDue} returning d.company_id`

// A worker ends what is sending and whose lease is over, and never sends it again. It counts the gap to the next step from
// updated_at, so that is when the message was due.
const GIVE_UP = `
  with found as materialized (
    select company_id, attempt_id from reminder_attempts
    where status = 'scheduled' and scheduled_for <= $1 and due_at is not null and not on_test_clock
    order by company_id, attempt_id limit $2 for update
  ), given_up as (
    update reminder_attempts t set status = 'sending', due_at = $1, updated_at = scheduled_for, fence = t.fence + 1
    from found where t.company_id = found.company_id and t.attempt_id = found.attempt_id
    returning t.company_id, t.receivable_id
  ), changed as (
    select company_id, count(*) as n from given_up where receivable_id is not null group by company_id
  ), added as (
    insert into resource_counts as c (company_id, resource, status, slot, n)
    select company_id, 'reminder_attempt', s.status, 0, n * s.sign
    from changed cross join (values ('scheduled', -1), ('sending', 1)) s (status, sign)
    on conflict (company_id, resource, status, due_date, currency, slot) do update set n = c.n + excluded.n
  )
  select count(*) as n from given_up`
