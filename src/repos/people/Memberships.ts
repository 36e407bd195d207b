/** Members of companies in PostgreSQL. A removed member's row stays, with the time of removal. */
// oxlint-disable max-lines-per-function -- the methods of a repository are one record
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { MemberAddress, Membership, Role } from "../../domain/Member.ts"
import { Database } from "../../postgres/Database.ts"

/** A membership with the user's name and address, for lists. */
export interface Member extends Membership {
  readonly email: string
  readonly name: string
  readonly createdAt: number
}

/** A member as the other members see one. */
export interface Person extends Pick<Member, "userId" | "role" | "email" | "name" | "twoFactorConfirmed"> {
  /** When this person last used the application, in epoch milliseconds; null if never. */
  readonly lastSeenAt: number | null
}

export class MembershipsRepo extends Context.Tag("duebook/MembershipsRepo")<
  MembershipsRepo,
  {
    /** Returns whether a row was inserted; false when the user is or was a member. */
    readonly insert: (
      member: MemberAddress,
      role: Role,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /**
     * The membership, removed or not, locked until the transaction ends. This lock serialises changes to the member's
     * keys.
     */
    readonly findForUpdate: (member: MemberAddress) => Effect.Effect<Membership | null, ServiceUnavailable>
    readonly remove: (member: MemberAddress, now: number) => Effect.Effect<void, ServiceUnavailable>
    readonly setRole: (member: MemberAddress, role: Role) => Effect.Effect<void, ServiceUnavailable>
    readonly restore: (member: MemberAddress, role: Role) => Effect.Effect<void, ServiceUnavailable>
    /**
     * A company's active owners, and the given members whether removed or not, locked until the transaction ends: in the
     * order of their ids, so that two changes to the same people wait for each other and never in a cycle.
     */
    readonly lockTeam: (
      companyId: number,
      userIds: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<Membership>, ServiceUnavailable>
    /** The active members of a company by name, at most `limit`. */
    readonly people: (
      companyId: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Person>, ServiceUnavailable>
    /** Active and removed members, of one company or of all. */
    readonly list: (companyId: number | undefined) => Effect.Effect<ReadonlyArray<Member>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    MembershipsRepo,
    Effect.map(Database, (database) =>
      MembershipsRepo.of({
        insert: ({ companyId, userId }, role, now) =>
          Effect.map(
            database.query(
              `insert into memberships (company_id, user_id, role, created_at) values ($1, $2, $3, $4)
               on conflict (company_id, user_id) do nothing returning user_id`,
              [companyId, userId, role, new Date(now).toISOString()]
            ),
            (rows) => rows.length > 0
          ),
        findForUpdate: ({ companyId, userId }) =>
          Effect.map(
            database.query<MembershipRow>(
              `select m.company_id, m.user_id, m.role, m.removed_at,
                 u.two_factor_confirmed_at is not null as two_factor_confirmed
               from memberships m join users u on u.user_id = m.user_id
               where m.company_id = $1 and m.user_id = $2 for update of m`,
              [companyId, userId]
            ),
            ([row]) => (row === undefined ? null : toMembership(row))
          ),
        remove: ({ companyId, userId }, now) =>
          Effect.asVoid(
            database.query("update memberships set removed_at = $3 where company_id = $1 and user_id = $2", [
              companyId,
              userId,
              new Date(now).toISOString()
            ])
          ),
        setRole: ({ companyId, userId }, role) =>
          Effect.asVoid(
            database.query("update memberships set role = $3 where company_id = $1 and user_id = $2", [
              companyId,
              userId,
              role
            ])
          ),
        restore: ({ companyId, userId }, role) =>
          Effect.asVoid(
            database.query(
              "update memberships set removed_at = null, role = $3 where company_id = $1 and user_id = $2",
              [companyId, userId, role]
            )
          ),
        lockTeam: (companyId, userIds) =>
          Effect.map(database.query<MembershipRow>(LOCK_TEAM, [companyId, userIds]), (rows) =>
            rows.map(toMembership)
          ),
        people: (companyId, limit) =>
          Effect.map(
            database.ofCompany(companyId).query<PersonRow>(PEOPLE, [companyId, limit], "read"),
            (rows) =>
              rows.map((row) => ({
                userId: row.user_id,
                role: row.role,
                email: row.email,
                name: row.name,
                twoFactorConfirmed: row.two_factor_confirmed,
                lastSeenAt: row.last_seen_at
              }))
          ),
        list: (companyId) =>
          Effect.map(
            database.query<MemberRow>(
              `select m.company_id, m.user_id, m.role, m.created_at, m.removed_at, u.email, u.name,
                 u.two_factor_confirmed_at is not null as two_factor_confirmed
               from memberships m join users u on u.user_id = m.user_id
               where m.company_id = coalesce($1, m.company_id) order by m.company_id, m.user_id`,
              [companyId ?? null]
            ),
            (rows) =>
              rows.map((row) => ({
                ...toMembership(row),
                email: row.email,
                name: row.name,
                createdAt: row.created_at
              }))
          )
      })
    )
  )
}

const LOCK_TEAM = `
  select m.company_id, m.user_id, m.role, m.removed_at,
    u.two_factor_confirmed_at is not null as two_factor_confirmed
  from memberships m join users u on u.user_id = m.user_id
  where m.company_id = $1 and (m.user_id = any($2::bigint[]) or (m.role = 'owner' and m.removed_at is null))
  order by m.user_id for update of m`

// The people first: in a distributed database they are in another place than sessions.
const PEOPLE = `
  with people as materialized (
    select m.user_id, m.role, u.email, u.name, u.two_factor_confirmed_at is not null as two_factor_confirmed,
      u.last_seen_at
    from memberships m join users u on u.user_id = m.user_id
    where m.company_id = $1 and m.removed_at is null order by lower(u.name), m.user_id limit $2
  )
  select p.user_id, p.role, p.email, p.name, p.two_factor_confirmed,
    greatest(p.last_seen_at, (select max(s.last_seen_at) from user_sessions s where s.user_id = p.user_id))
      as last_seen_at
  from people p order by lower(p.name), p.user_id`

interface PersonRow {
  readonly user_id: number
  readonly role: Role
  readonly email: string
  readonly name: string
  readonly two_factor_confirmed: boolean
  readonly last_seen_at: number | null
}

interface MembershipRow {
  readonly company_id: number
  readonly user_id: number
  readonly role: Role
  readonly removed_at: number | null
  readonly two_factor_confirmed: boolean
}

interface MemberRow extends MembershipRow {
  readonly email: string
  readonly name: string
  readonly created_at: number
}

const toMembership = (row: MembershipRow): Membership => ({
  companyId: row.company_id,
  userId: row.user_id,
  role: row.role,
  twoFactorConfirmed: row.two_factor_confirmed,
  removedAt: row.removed_at
})
