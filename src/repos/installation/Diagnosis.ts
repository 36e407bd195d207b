/** Queries about the state of an installation. The only business data that they read are time zones. */
// oxlint-disable max-lines-per-function -- the methods of a repository are one record
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { APP_ROLE, grantDifferences, type Grant, GRANTED, SEQUENCES, wanted } from "../../postgres/Grants.ts"
import { migrationFiles } from "../../postgres/migrationFiles.ts"
import { schemaNames } from "../../postgres/schemaNames.ts"
import { SCHEMA_OBJECTS, schemaDifferences, type SchemaObject } from "../../postgres/SchemaObjects.ts"

const SERVING_ROLE = `
  select u.rolname as "user", u.rolsuper or u.rolbypassrls as "isSuperuser",
    (select pg_has_role(current_user, c.relowner, 'usage') from pg_class c where c.oid = to_regclass('companies')) as "isOwner",
    coalesce(pg_has_role(current_user, a.oid, 'usage'), false) as "isMember", a.oid is not null as exists,
    coalesce(a.rolsuper or a.rolbypassrls or a.rolcreaterole or a.rolcreatedb, false)
      or coalesce(has_schema_privilege(a.oid, 'public', 'create'), false)
      or u.rolcreaterole or u.rolcreatedb as "isPowerful"
  from pg_roles u left join pg_roles a on a.rolname = '${APP_ROLE}' where u.rolname = current_user`

/** A coordinator can't grant columns of a distributed table. */
const GRANTS_COLUMNS = "select to_regclass('pg_catalog.pg_dist_partition') is null as columns"

/** Companies named in a finding; further ones are only counted. */
const MAX_NAMED = 10

/** What the roles lack, and what they have beyond what they should. */
export type RoleGrants = ReturnType<typeof grantDifferences>

/** The database user of this process, and the role that serves. */
export interface ServingRole {
  readonly user: string
  /** Whether row-level security and every other right mean nothing to this user. */
  readonly isSuperuser: boolean
  /** Whether this user may change the schema, because it owns the tables. */
  readonly isOwner: boolean
  readonly isMember: boolean
  /** Whether the role exists. */
  readonly exists: boolean
  /** Whether the role, or this user, could give itself more rights: it may make roles, or tables in the schema. */
  readonly isPowerful: boolean
}

/** Companies of which something is to be said: how many, and the ids of the first few. */
export interface NamedCompanies {
  readonly total: number
  readonly first: ReadonlyArray<number>
}

/** A transaction that has been open for more than a minute; `since` in epoch milliseconds. */
export interface LongTransaction {
  readonly pid: number
  readonly application: string
  readonly since: number
}

/** The service's own mails: those that wait, since when the oldest does, and those that were given up lately. */
export interface MailsDiagnosis {
  readonly waiting: number
  /** Epoch milliseconds; null if none waits. */
  readonly oldest: number | null
  readonly failed: number
}

export class Diagnosis extends Context.Tag("duebook/Diagnosis")<
  Diagnosis,
  {
    /** The server's version, its clock in epoch milliseconds, and whether it refuses writes. */
    readonly server: Effect.Effect<
      { readonly version: string; readonly at: number; readonly readOnly: boolean },
      ServiceUnavailable
    >
    /** What the migrations made and is missing or not valid. Says nothing of a schema that is newer than this version. */
    readonly schema: Effect.Effect<ReturnType<typeof schemaDifferences>, ServiceUnavailable>
    /** Transactions of this database that have been open for more than a minute, as far as this user sees them. */
    readonly longTransactions: Effect.Effect<ReadonlyArray<LongTransaction>, ServiceUnavailable>
    readonly mails: Effect.Effect<MailsDiagnosis, ServiceUnavailable>
    /** Active companies with a plan period in force at `now` and none at `then`, both in epoch milliseconds. */
    readonly companiesWithoutPlanAt: (
      now: number,
      then: number
    ) => Effect.Effect<NamedCompanies, ServiceUnavailable>
    /** API keys that are valid at `now` and end by `then`: how many, and of which companies. */
    readonly keysEnding: (
      now: number,
      then: number
    ) => Effect.Effect<{ readonly keys: number; readonly companies: NamedCompanies }, ServiceUnavailable>
    /**
     * Whether this database user may take the role for company transactions, and row-level security applies to that
     * role.
     */
    readonly tenantRole: Effect.Effect<boolean, ServiceUnavailable>
    /** Who the service would be with this database user, and what the role is that it should be a member of. */
    readonly servingRole: Effect.Effect<ServingRole, ServiceUnavailable>
    /** How the roles' rights on tables and sequences differ from those that they should have. */
    readonly grants: Effect.Effect<RoleGrants, ServiceUnavailable>
    /**
     * Tables that the role may write and that lack row-level security or a policy. Fails when the role does not exist.
     */
    readonly unguardedTables: Effect.Effect<ReadonlyArray<string>, ServiceUnavailable>
    /** Active companies without a plan period in force: how many, and the first of them. */
    readonly companiesWithoutPlan: (now: number) => Effect.Effect<NamedCompanies, ServiceUnavailable>
    /** Active companies whose policy has no step for customers: how many, and the first few ids. */
    readonly companiesWithoutSteps: Effect.Effect<NamedCompanies, ServiceUnavailable>
    /** Every time zone that is stored for a company or customer. */
    readonly timeZones: Effect.Effect<ReadonlyArray<string>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Diagnosis,
    Effect.map(Database, (database) =>
      Diagnosis.of({
        server: Effect.map(
          database.query<{ readonly version: string; readonly at: number; readonly read_only: boolean }>(
            `select current_setting('server_version') as version, clock_timestamp() as at,
               pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as read_only`
          ),
          ([row]) => ({
            version: row?.version ?? "",
            at: Number(row?.at),
            readOnly: row?.read_only === true
          })
        ),
        schema: Effect.map(
          database.queryAll([SCHEMA_OBJECTS, NEWER, GRANTS_COLUMNS].map((text) => ({ text, params: [] }))),
          ([found = [], newer = [], alone = []]) =>
            newer[0]?.["newer"] === true
              ? { missing: [], invalid: [] }
              : schemaDifferences(schemaNames, found as unknown as ReadonlyArray<SchemaObject>, {
                  distributed: alone[0]?.["columns"] !== true
                })
        ),
        longTransactions: database.query<LongTransaction>(LONG_TRANSACTIONS),
        mails: Effect.map(database.query<MailsDiagnosis>(MAILS), ([row]) => ({
          waiting: row?.waiting ?? 0,
          oldest: row?.oldest ?? null,
          failed: row?.failed ?? 0
        })),
        companiesWithoutPlanAt: (now, then) =>
          Effect.map(
            database.query<NamedRow>(PLAN_ENDING, [
              new Date(now).toISOString(),
              new Date(then).toISOString()
            ]),
            toNamedCompanies
          ),
        keysEnding: (now, then) =>
          Effect.map(
            database.query<NamedRow & { readonly keys: number }>(KEYS_ENDING, [
              new Date(now).toISOString(),
              new Date(then).toISOString()
            ]),
            (rows) => ({ keys: rows[0]?.keys ?? 0, companies: toNamedCompanies(rows) })
          ),
        tenantRole: Effect.map(
          database.query(
            `select 1 as found from pg_roles
             where rolname = 'duebook_tenant' and not rolsuper and not rolbypassrls
               and pg_has_role(current_user, oid, 'member')`
          ),
          (rows) => rows.length > 0
        ),
        servingRole: Effect.map(
          database.query<Record<keyof ServingRole, unknown>>(SERVING_ROLE),
          ([row]) => row as unknown as ServingRole
        ),
        grants: Effect.map(
          database.queryAll([GRANTED, SEQUENCES, GRANTS_COLUMNS].map((text) => ({ text, params: [] }))),
          ([granted = [], sequences = [], found = []]) =>
            grantDifferences(
              granted as unknown as ReadonlyArray<Grant>,
              wanted(
                sequences.map(({ name }) => String(name)),
                { columns: found[0]?.["columns"] === true }
              )
            )
        ),
        unguardedTables: Effect.map(
          database.query<{ readonly name: string }>(
            `select c.relname as name from pg_class c
             where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
               and has_table_privilege('duebook_tenant', c.oid, 'insert, update, delete')
               and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))
             order by c.relname`
          ),
          (rows) => rows.map(({ name }) => name)
        ),
        companiesWithoutPlan: (now) =>
          Effect.map(database.query<NamedRow>(WITHOUT_PLAN, [new Date(now).toISOString()]), toNamedCompanies),
        companiesWithoutSteps: Effect.map(database.query<NamedRow>(WITHOUT_STEPS), toNamedCompanies),
        timeZones: Effect.map(
          database.query<{ readonly timezone: string }>(
            `select timezone from companies where timezone is not null
             union select timezone from customers where timezone is not null order by timezone`
          ),
          (rows) => rows.map(({ timezone }) => timezone)
        )
      })
    )
  )
}

interface NamedRow {
  readonly company_id: number
  readonly total: number
}

const toNamedCompanies = (rows: ReadonlyArray<NamedRow>): NamedCompanies => ({
  total: rows[0]?.total ?? 0,
  first: rows.map((row) => row.company_id)
})

const WITHOUT_PLAN = `
  select c.company_id, count(*) over () as total from companies c
  where c.status = 'active' and not exists (
    select from plan_periods p where p.company_id = c.company_id and p.starts_at <= $1 and p.ends_at > $1
  )
  order by c.company_id limit ${MAX_NAMED}`

const PLAN_ENDING = `
  select c.company_id, count(*) over () as total from companies c
  where c.status = 'active' and exists (
    select from plan_periods p where p.company_id = c.company_id and p.starts_at <= $1 and p.ends_at > $1
  ) and not exists (
    select from plan_periods p
    where p.company_id = c.company_id and (p.renews or (p.starts_at <= $2 and p.ends_at > $2))
  )
  order by c.company_id limit ${MAX_NAMED}`

const KEYS_ENDING = `
  select k.company_id, count(*) over () as total, (sum(count(*)) over ())::int as keys from api_keys k
  where k.expires_at > $1 and k.expires_at <= $2
  group by k.company_id order by k.company_id limit ${MAX_NAMED}`

/** Older than that, a mail that waits is not only on its way. */
const MAILS = `
  select count(*) filter (where status = 'queued')::int as waiting,
    min(created_at) filter (where status = 'queued') as oldest,
    count(*) filter (where status = 'failed' and created_at > now() - interval '7 days')::int as failed
  from mails
  where (status = 'queued' and created_at < now() - interval '5 minutes')
    or (status = 'failed' and error not like 'void:%')`

const LONG_TRANSACTIONS = `
  select pid, application_name as application, xact_start as since from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    and xact_start < clock_timestamp() - interval '1 minute'
  order by xact_start limit 100`

/** Whether a later version has changed the schema. */
const NEWER = `select count(*) > ${migrationFiles.length} as newer from schema_migrations`

const WITHOUT_STEPS = `
  select c.company_id, count(*) over () as total from companies c
  join reminder_policies p on p.company_id = c.company_id and p.version = c.policy_version
  where c.status = 'active' and jsonb_array_length(p.policy #> '{receivables,steps}') = 0
  order by c.company_id limit ${MAX_NAMED}`
