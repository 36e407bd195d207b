/** Attempts that wait for their channel, in PostgreSQL: woken when it works again, or claimed to try it. */
import { Effect } from "effect"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"
import { type ClaimedRow, toClaimed } from "./ReminderClaims.ts"
import type { ReminderQueue } from "./ReminderQueue.ts"

/** Which attempts are looked for; times are epoch milliseconds. */
interface Waiting {
  readonly channel: Channel
  readonly now: number
  /** None that will be looked at later than this by itself. */
  readonly until: number
}

export interface WaitingToWake extends Waiting {
  readonly limit: number
}

export interface WaitingToTry extends Waiting {
  readonly leaseUntil: number
}

/** What `ReminderQueue` does with attempts that wait for their channel. */
export const waitingForChannel = (
  database: Database["Type"]
): Pick<ReminderQueue["Type"], "claimToTry" | "wakeWaiting"> => ({
  wakeWaiting: (companyId, { channel, limit, now, until }) =>
    Effect.map(
      Effect.tap(database.query(WAKE, [companyId, channel, iso(now), iso(until), limit]), ({ length }) =>
        length === 0 ? Effect.void : database.announce({ kind: `reminders_${channel}`, at: now })
      ),
      ({ length }) => length
    ),
  claimToTry: (companyId, { channel, leaseUntil, now, until }) =>
    Effect.map(
      Effect.tap(
        database.query<ClaimedRow>(CLAIM, [
          companyId,
          channel,
          iso(now),
          iso(until),
          iso(leaseUntil),
          MAX_SEARCHED
        ]),
        // Its lease may end before it would have been looked at again.
        ({ length }) =>
          length === 0 ? Effect.void : database.announce({ kind: `reminders_${channel}`, at: leaseUntil })
      ),
      (rows) => rows.map(toClaimed)
    )
})

/** Attempts of a company that are searched for the one that tries the provider. */
const MAX_SEARCHED = 1_000

/** That what stands in an attempt's way is its channel. */
const waitsForChannel = "reason_code in ('channel_down', 'no_channel')"

// Without the reason, because the cap may put them off next, and who looks for what waits must not wake them again.
const WAKE = `
  with waiting as materialized (
    select attempt_id from reminder_attempts
    where company_id = $1 and channel = $2 and due_at > $3 and due_at <= $4 and due_at is not null
      and status = 'scheduled' and ${waitsForChannel}
    order by due_at, attempt_id limit $5 for update skip locked
  )
  update reminder_attempts t set due_at = $3, reason_code = null
  from waiting where t.company_id = $1 and t.attempt_id = waiting.attempt_id
    and t.attempt_id = any(array(select attempt_id from waiting))
  returning t.attempt_id`

const CLAIM = `
  with found as materialized (
    select attempt_id from reminder_attempts
    where company_id = $1 and channel = $2 and due_at <= $4 and due_at is not null
      and status = 'scheduled' and (due_at <= $3 or ${waitsForChannel})
    order by due_at, attempt_id limit $6
  ), taken as materialized (
    select attempt_id from reminder_attempts
    where company_id = $1 and attempt_id = any(array(select attempt_id from found)) and status = 'scheduled'
    order by error_code is not null, updated_at, attempt_id limit 1 for update skip locked
  )
  update reminder_attempts t set due_at = $5, fence = t.fence + 1
  from taken where t.company_id = $1 and t.attempt_id = taken.attempt_id
    and t.attempt_id = any(array(select attempt_id from taken))
  returning t.attempt_id, t.fence, t.customer_id`
