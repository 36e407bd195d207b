/** Security notices in PostgreSQL that wait to be told: by whom they are about, then by address. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { NoticeKind, SecurityNotice } from "../../domain/SecurityNotice.ts"
import { Database } from "../../postgres/Database.ts"
import { announceNow } from "../Announcements.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"

/** A notice to add. */
export interface NewNotice extends Omit<SecurityNotice, "at" | "kind"> {
  readonly kind: NoticeKind
  /** The address, where it is not that of the person or of the company's owners. */
  readonly recipient?: string
}

/** Notices for whom the addresses are still to be found. */
export interface UnaddressedNotices {
  readonly ids: ReadonlyArray<number>
  readonly userId: number | null
  readonly companyId: number | null
  readonly byUserId: number | null
  /** When the first of them was, in epoch milliseconds. */
  readonly since: number
}

/** How long notices wait, in milliseconds. */
export interface NoticeWaits {
  readonly quietMillis: number
  readonly longestMillis: number
}

/** Notices that are addressed or told at a time; the others wait for the next time. */
const MAX_NOTICES = 1_000

export class SecurityNoticesRepo extends Context.Tag("duebook/SecurityNoticesRepo")<
  SecurityNoticesRepo,
  {
    /** Adds a notice at the time of the database, in the transaction around it. */
    readonly add: (notice: NewNotice) => Effect.Effect<void, ServiceUnavailable>
    /** Whether any wait. */
    readonly isAny: Effect.Effect<boolean, ServiceUnavailable>
    /** Keeps others from telling until the transaction ends; false if another one tells just now. */
    readonly lock: Effect.Effect<boolean, ServiceUnavailable>
    /**
     * Takes the link that gives an address back from the notices of a person that wait for other addresses than this, from
     * a time in epoch milliseconds on. Waits until nobody tells, and keeps others from it until the transaction ends.
     */
    readonly withoutUndo: (
      userId: number,
      since: number,
      email: string
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Those without an address, by whom they are about. */
    readonly unaddressed: Effect.Effect<ReadonlyArray<UnaddressedNotices>, ServiceUnavailable>
    /** The owners of a company, also those who have been removed since, and one more person. */
    readonly ownersOf: (
      companyId: number,
      since: number,
      userId: number | null
    ) => Effect.Effect<ReadonlyArray<string>, ServiceUnavailable>
    /** Puts a notice for each address in the place of each of these. */
    readonly address: (
      ids: ReadonlyArray<number>,
      recipients: ReadonlyArray<string>
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Addresses whose notices have waited long enough. */
    readonly due: (waits: NoticeWaits) => Effect.Effect<ReadonlyArray<string>, ServiceUnavailable>
    /** Takes the notices to an address out, oldest first. */
    readonly take: (recipient: string) => Effect.Effect<ReadonlyArray<SecurityNotice>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SecurityNoticesRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const recipientsIn = (rows: ReadonlyArray<{ readonly recipient: string }>) =>
        rows.map(({ recipient }) => recipient)
      return SecurityNoticesRepo.of({
        add: ({ byOperator, byUserId, companyId, details, kind, recipient = null, userId }) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.zipRight(
              database.execute(ADD, [
                at,
                recipient,
                userId,
                companyId,
                kind,
                JSON.stringify(details),
                byUserId,
                byOperator
              ]),
              announceNow(database, "notices", at)
            )
          ),
        isAny: Effect.map(database.query(IS_ANY, [], "read"), (rows) => rows.length > 0),
        lock: Effect.map(database.query<{ readonly locked: boolean }>(LOCK), ([row]) => row?.locked === true),
        withoutUndo: (userId, since, email) =>
          Effect.zipRight(
            database.query(WAIT),
            Effect.asVoid(database.query(WITHOUT_UNDO, [userId, since, email]))
          ),
        unaddressed: Effect.map(database.query<UnaddressedRow>(UNADDRESSED, [MAX_NOTICES]), (rows) =>
          rows.map((row) => ({
            ids: row.ids.map(Number),
            userId: row.user_id,
            companyId: row.company_id,
            byUserId: row.by_user_id,
            since: Number(row.since)
          }))
        ),
        ownersOf: (companyId, since, userId) =>
          Effect.map(
            database.ofCompany(companyId).query<RecipientRow>(OWNERS, [companyId, since, userId]),
            recipientsIn
          ),
        address: (ids, recipients) =>
          Effect.asVoid(
            database.queryAll([
              { text: ADDRESS, params: [ids, recipients] },
              { text: "delete from security_notices where notice_id = any($1::bigint[])", params: [ids] }
            ])
          ),
        due: ({ longestMillis, quietMillis }) =>
          Effect.flatMap(serverTime, (at) =>
            Effect.map(
              database.query<RecipientRow>(DUE, [at, quietMillis, longestMillis, MAX_NOTICES]),
              recipientsIn
            )
          ),
        take: (recipient) =>
          Effect.map(database.query<NoticeRow>(TAKE, [recipient]), (rows) =>
            rows.toSorted((one, other) => Number(one.notice_id) - Number(other.notice_id)).map(toNotice)
          )
      })
    })
  )
}

const toNotice = (row: NoticeRow) => ({
  kind: row.kind,
  details: row.details,
  userId: row.user_id,
  companyId: row.company_id,
  byUserId: row.by_user_id,
  byOperator: row.by_operator,
  at: row.at
})

const now = `to_timestamp(${serverMillis("$1")} / 1000.0)`

const ADD = `
  insert into security_notices (recipient, user_id, company_id, kind, details, by_user_id, by_operator, at)
  select $2, $3::bigint, $4::bigint, $5, $6::jsonb, $7::bigint, $8::boolean, ${now}`

const IS_ANY = "select 1 as one from security_notices limit 1"

/** Any number that no other lock of the database has. */
const LOCK = "select pg_try_advisory_xact_lock(7266173, 1) as locked"

const WAIT = "select pg_advisory_xact_lock(7266173, 1)"

const WITHOUT_UNDO = `
  update security_notices set details = details || '{"undone": true}'
  where user_id = $1::bigint and at >= to_timestamp($2::bigint / 1000.0) and lower(recipient) <> lower($3)`

const UNADDRESSED = `
  select array_agg(notice_id) as ids, user_id, company_id, by_user_id,
    floor(extract(epoch from min(at)) * 1000) as since
  from (select * from security_notices where recipient is null order by notice_id limit $1) n
  group by user_id, company_id, by_user_id`

const OWNERS = `
  select u.email as recipient from memberships m join users u on u.user_id = m.user_id
  where m.company_id = $1::bigint and (m.user_id = $3::bigint or m.role = 'owner')
    and (m.removed_at is null or m.removed_at >= to_timestamp($2::bigint / 1000.0))`

const ADDRESS = `
  insert into security_notices (recipient, user_id, company_id, kind, details, by_user_id, by_operator, at)
  select r.recipient, n.user_id, n.company_id, n.kind, n.details, n.by_user_id, n.by_operator, n.at
  from security_notices n, unnest($2::text[]) r (recipient) where n.notice_id = any($1::bigint[])
  order by n.notice_id`

const DUE = `
  select min(recipient) as recipient from security_notices where recipient is not null
  group by lower(recipient)
  having max(at) <= ${now} - $2::bigint * interval '1 millisecond'
    or min(at) <= ${now} - $3::bigint * interval '1 millisecond'
  limit $4`

const TAKE = `
  delete from security_notices where lower(recipient) = lower($1)
  returning notice_id, kind, details, user_id, company_id, by_user_id, by_operator, at`

interface RecipientRow {
  readonly recipient: string
}

interface UnaddressedRow {
  readonly ids: ReadonlyArray<string | number>
  readonly user_id: number | null
  readonly company_id: number | null
  readonly by_user_id: number | null
  readonly since: number | string
}

interface NoticeRow {
  readonly notice_id: number
  readonly kind: string
  readonly details: Readonly<Record<string, unknown>>
  readonly user_id: number | null
  readonly company_id: number | null
  readonly by_user_id: number | null
  readonly by_operator: boolean
  readonly at: number
}
