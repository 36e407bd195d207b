/** Claims due attempts in PostgreSQL: of several companies by one statement, each its own share. */
import type { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { Database } from "../../postgres/Database.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import { iso } from "../Rows.ts"

/** An attempt that a worker has claimed. A later claim gets another fence, which makes this one invalid. */
export interface Claimed {
  readonly id: number
  readonly fence: number
  /** Whether it is about a bill. */
  readonly isBill: boolean
}

/** How many attempts of each channel may be claimed. */
export type Rooms = Readonly<Partial<Record<Channel, number>>>

/** A claim on a company's due attempts; times are epoch milliseconds. */
export interface Claim {
  readonly companyId: number
  readonly now: number
  readonly leaseUntil: number
  readonly rooms: Rooms
}

export interface ClaimedRow {
  readonly attempt_id: number
  readonly fence: number
  readonly is_bill: boolean
}

export const toClaimed = ({ attempt_id, fence, is_bill }: Partial<ClaimedRow>): Claimed => ({
  id: attempt_id as number,
  fence: fence as number,
  isBill: is_bill as boolean
})

/** Companies in one statement. */
const MAX_TOGETHER = 16

/** Makes the function that claims; concurrent callers share a statement. */
export const claiming = (
  database: Database["Type"]
): ((claim: Claim) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>) =>
  database.batch({
    lane: "reminders",
    maxSize: MAX_TOGETHER,
    companyOf: ({ companyId }: Claim) => companyId,
    statements: (claims) => [statementOf(claims)],
    answers: ([rows = []], claims) => {
      const found = Map.groupBy(rows, (row) => Number(row["place"]))
      return claims.map((_, place) => (found.get(place) ?? []).map((row: Row) => toClaimed(row)))
    }
  })

// Materialized, because a subquery may run once for every row it is joined with, and lock other rows each time. The rows
// are updated where they were found and locked: without statistics a join may read all attempts of the companies. A
// row that was changed meanwhile has another place, and is left to the next round.
const CLAIM = `
  with due as materialized (
    select r.place, r.lease, d.* from unnest($1::int[], $2::bigint[], $3::timestamptz[], $4::timestamptz[], $5::text[], $6::int[])
      r (place, company_id, now, lease, channel, room)
    cross join lateral (
      select ctid as at, attempt_id, due_at, customer_id from reminder_attempts
      where company_id = r.company_id and channel = r.channel and due_at <= r.now and due_at is not null
      order by due_at, customer_id, attempt_id limit r.room for update skip locked
    ) d
  ), taken as (
    update reminder_attempts t set due_at = due.lease, fence = t.fence + 1
    from due where t.ctid = due.at and t.ctid = any(array(select at from due))
    returning t.attempt_id, t.fence, t.payable_id is not null as is_bill, due.place, due.due_at, due.customer_id
  )
  select attempt_id, fence, is_bill, place from taken order by place, due_at, customer_id, attempt_id`

// Rows are updated by a list of ids: without statistics a join may read all attempts of the company.
const CLAIM_OF_COMPANY = `
  with due as materialized (
    select d.attempt_id, d.due_at, d.customer_id
    from unnest($4::text[], $5::int[]) r (channel, room) cross join lateral (
      select attempt_id, due_at, customer_id from reminder_attempts
      where company_id = $1 and channel = r.channel and due_at <= $2 and due_at is not null
      order by due_at, customer_id, attempt_id limit r.room for update skip locked
    ) d
  ), taken as (
    update reminder_attempts t set due_at = $3, fence = t.fence + 1
    where t.company_id = $1 and t.attempt_id = any(array(select attempt_id from due))
    returning t.attempt_id, t.fence, t.payable_id is not null as is_bill
  )
  select attempt_id, fence, is_bill, $6::int as place from taken join due using (attempt_id)
  order by due.due_at, due.customer_id, attempt_id`

const ofCompany = ({ companyId, leaseUntil, now, rooms }: Claim, place: number): Statement => ({
  text: CLAIM_OF_COMPANY,
  params: [companyId, iso(now), iso(leaseUntil), Object.keys(rooms), Object.values(rooms), place]
})

const statementOf = (claims: ReadonlyArray<Claim>): Statement => {
  const [only] = claims
  if (claims.length === 1 && only !== undefined) return ofCompany(only, 0)
  const rows = claims.flatMap(({ companyId, leaseUntil, now, rooms }, place) =>
    Object.entries(rooms).map(([channel, room]) => [
      place,
      companyId,
      iso(now),
      iso(leaseUntil),
      channel,
      room
    ])
  )
  return {
    text: CLAIM,
    params: [0, 1, 2, 3, 4, 5].map((column) => rows.map((row) => row[column])),
    distributed: () => claims.map(ofCompany)
  }
}
