/** Invitations in PostgreSQL: who was asked to join a company and has not answered. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Role } from "../../domain/Member.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** An invitation to store; times are epoch milliseconds. */
export interface NewInvitation {
  readonly email: string
  readonly role: Role
  /** The member who asks. */
  readonly invitedBy: number
  readonly expiresAt: number
}

/** A stored invitation. */
export interface Invitation extends NewInvitation {
  readonly id: number
  readonly companyName: string
  /** BCP 47; null if the company has not said. */
  readonly companyLanguage: string | null
  /** The name of the member who asks. */
  readonly inviterName: string
  /** The role of that member; null if that person is none any more. */
  readonly inviterRole: Role | null
  readonly sentAt: number
}

export class InvitationsRepo extends Context.Tag("duebook/InvitationsRepo")<
  InvitationsRepo,
  {
    /** Stores an invitation and returns its id. One that the address has already is replaced. */
    readonly put: (
      companyId: number,
      invitation: NewInvitation,
      now: number
    ) => Effect.Effect<number, ServiceUnavailable>
    /** Says that it was sent again. */
    readonly renew: (
      companyId: number,
      id: number,
      expiresAt: number,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    readonly find: (companyId: number, id: number) => Effect.Effect<Invitation | null, ServiceUnavailable>
    /** The invitation, locked until the transaction ends. */
    readonly findForUpdate: (
      companyId: number,
      id: number
    ) => Effect.Effect<Invitation | null, ServiceUnavailable>
    /** Makes other changes to the number of a company's invitations wait until the transaction ends. */
    readonly lockAll: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
    /** The newest `limit` of a company. */
    readonly list: (
      companyId: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Invitation>, ServiceUnavailable>
    /** How often invitations of a company were mailed since a time in epoch milliseconds, as its audit log says. */
    readonly mailedSince: (companyId: number, since: number) => Effect.Effect<number, ServiceUnavailable>
    readonly remove: (companyId: number, id: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Removes what a member has sent for these roles; returns how many. */
    readonly removeOf: (
      companyId: number,
      invitedBy: number,
      roles: ReadonlyArray<Role>
    ) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    InvitationsRepo,
    Effect.map(Database, (database) => {
      const found = (text: string, companyId: number, param: number) =>
        Effect.map(database.ofCompany(companyId).query<InvitationRow>(text, [companyId, param]), (rows) =>
          rows.map(toInvitation)
        )
      const one = (text: string, companyId: number, id: number) =>
        Effect.map(found(text, companyId, id), ([invitation]) => invitation ?? null)
      return InvitationsRepo.of({
        put: (companyId, { email, expiresAt, invitedBy, role }, now) =>
          Effect.map(
            database.query<{ readonly invitation_id: number }>(PUT, [
              companyId,
              email,
              role,
              invitedBy,
              iso(expiresAt),
              iso(now)
            ]),
            ([row]) => Number(row?.invitation_id)
          ),
        renew: (companyId, id, expiresAt, now) =>
          Effect.asVoid(
            database.query(
              "update invitations set sent_at = $4, expires_at = $3 where company_id = $1 and invitation_id = $2",
              [companyId, id, iso(expiresAt), iso(now)]
            )
          ),
        find: (companyId, id) => one(`${SELECT} and i.invitation_id = $2`, companyId, id),
        findForUpdate: (companyId, id) =>
          one(`${SELECT} and i.invitation_id = $2 for update of i`, companyId, id),
        lockAll: (companyId) =>
          Effect.asVoid(
            database.query("select company_id from companies where company_id = $1 for no key update", [
              companyId
            ])
          ),
        list: (companyId, limit) =>
          found(`${SELECT} order by i.invitation_id desc limit $2`, companyId, limit),
        mailedSince: (companyId, since) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly count: number }>(MAILED, [companyId, new Date(since).toISOString()]),
            ([row]) => row?.count ?? 0
          ),
        remove: (companyId, id) =>
          Effect.map(
            database.query(
              "delete from invitations where company_id = $1 and invitation_id = $2 returning invitation_id",
              [companyId, id]
            ),
            (rows) => rows.length > 0
          ),
        removeOf: (companyId, invitedBy, roles) =>
          Effect.map(
            database.query(
              `delete from invitations where company_id = $1 and invited_by = $2 and role = any($3::text[])
               returning invitation_id`,
              [companyId, invitedBy, roles]
            ),
            (rows) => rows.length
          )
      })
    })
  )
}

const PUT = `
  insert into invitations (company_id, email, role, invited_by, sent_at, expires_at, created_at)
  values ($1, $2, $3, $4, $6, $5, $6)
  on conflict (company_id, lower(email)) do update
  set email = excluded.email, role = excluded.role, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
    expires_at = excluded.expires_at
  returning invitation_id`

const MAILED = `
  select count(*)::int as count from audit_log
  where company_id = $1 and action in ('invitation.send', 'invitation.send_again') and at > $2::timestamptz`

const SELECT = `
  select i.invitation_id, i.email, i.role, i.invited_by, i.sent_at, i.expires_at, c.name as company_name,
    c.language as company_language, u.name as inviter_name, case when m.removed_at is null then m.role end as inviter_role
  from invitations i
  join companies c on c.company_id = i.company_id
  join memberships m on m.company_id = i.company_id and m.user_id = i.invited_by
  join users u on u.user_id = i.invited_by
  where i.company_id = $1`

interface InvitationRow {
  readonly invitation_id: number
  readonly email: string
  readonly role: Role
  readonly invited_by: number
  readonly sent_at: number
  readonly expires_at: number
  readonly company_name: string
  readonly company_language: string | null
  readonly inviter_name: string
  readonly inviter_role: Role | null
}

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.invitation_id,
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  companyName: row.company_name,
  companyLanguage: row.company_language,
  inviterName: row.inviter_name,
  inviterRole: row.inviter_role
})
