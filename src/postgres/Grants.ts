/** What each database role may do with each table: the one list that a new table must join (ADR 39). */
import { type PlacedTable, TABLE_PLACES } from "./TablePlaces.ts"

/** The role that serves: no change of the schema, and nothing but additions to the audit log. */
export const APP_ROLE = "duebook_app"
/** The role that a company's statements take: row-level security confines it to that company's rows. */
export const TENANT_ROLE = "duebook_tenant"

/** How the operator gives the serving role a login. */
export const LET_APP_LOG_IN = `alter role ${APP_ROLE} login password '…'`

type Privilege = "select" | "insert" | "update" | "delete"

interface TableGrants {
  readonly app: ReadonlyArray<Privilege>
  readonly tenant: ReadonlyArray<Privilege>
  /** Columns of which the tenant may read nothing else; in the place of `select`. */
  readonly tenantReads?: ReadonlyArray<string>
}

const READ = ["select"] as const
const ADD = ["insert"] as const
const APPEND = ["select", "insert"] as const
const KEEP = ["select", "insert", "update"] as const
const RENEW = ["select", "insert", "delete"] as const
/** What was closed is written by a function alone. */
const REOPEN = ["select", "delete"] as const
const ALL = ["select", "insert", "update", "delete"] as const

const grants: Readonly<Record<PlacedTable, TableGrants>> = {
  users: {
    app: KEEP,
    tenant: [],
    tenantReads: [
      "user_id",
      "name",
      "email",
      "email_verified_at",
      "two_factor_confirmed_at",
      "last_seen_at",
      "digest",
      "morning_mail"
    ]
  },
  settings: { app: KEEP, tenant: [] },

  companies: { app: KEEP, tenant: READ },
  bank_accounts: { app: RENEW, tenant: RENEW },
  memberships: { app: KEEP, tenant: READ },
  api_keys: {
    app: RENEW,
    tenant: [],
    tenantReads: ["company_id", "api_key_id", "user_id", "name", "scopes", "created_at", "expires_at"]
  },
  plan_periods: { app: ALL, tenant: READ },
  plan_usage: { app: ALL, tenant: READ },
  rate_windows: { app: ALL, tenant: [] },
  customers: { app: ALL, tenant: ALL },
  receivables: { app: KEEP, tenant: KEEP },
  payments: { app: KEEP, tenant: KEEP },
  payable_series: { app: KEEP, tenant: KEEP },
  payables: { app: KEEP, tenant: KEEP },
  idempotency: { app: ALL, tenant: RENEW },
  audit_log: { app: APPEND, tenant: APPEND },
  resource_counts: { app: KEEP, tenant: KEEP },
  customer_sums: { app: KEEP, tenant: KEEP },
  reminder_policies: { app: KEEP, tenant: READ },
  reminder_attempts: { app: KEEP, tenant: KEEP },
  reminder_messages: { app: ALL, tenant: KEEP },
  reminder_pace: { app: KEEP, tenant: KEEP },
  reminder_texts: { app: ALL, tenant: ALL },
  cases: { app: ALL, tenant: ALL },
  customer_changes: { app: ALL, tenant: ALL },
  company_changes: { app: ALL, tenant: ALL },
  blocked_addresses: { app: ALL, tenant: ALL },
  digest_events: { app: ALL, tenant: RENEW },
  digests_due: { app: ALL, tenant: ALL },
  invitations: { app: ALL, tenant: ALL },
  key_usage_days: { app: ALL, tenant: READ },
  receivable_imports: { app: KEEP, tenant: APPEND },
  debtor_pages: { app: ALL, tenant: ALL },
  trust_use: { app: KEEP, tenant: KEEP },
  known_recipients: { app: APPEND, tenant: APPEND },
  link_writes: { app: ALL, tenant: [] },
  statement_accounts: { app: KEEP, tenant: KEEP },
  bank_statements: { app: KEEP, tenant: KEEP },
  bank_statement_parts: { app: APPEND, tenant: APPEND },
  bank_statement_counts: { app: APPEND, tenant: APPEND },
  bank_transactions: { app: KEEP, tenant: KEEP },
  bank_references: { app: RENEW, tenant: RENEW },
  bank_reviews: { app: RENEW, tenant: RENEW },
  bank_refusals: { app: RENEW, tenant: RENEW },
  bank_payers: { app: ALL, tenant: ALL },
  bank_lessons: { app: RENEW, tenant: RENEW },
  bank_looks: { app: KEEP, tenant: KEEP },
  closed_companies: { app: REOPEN, tenant: READ },
  company_exports: { app: ALL, tenant: ALL },
  company_export_parts: { app: RENEW, tenant: RENEW },
  deposits: { app: KEEP, tenant: KEEP },
  replies: { app: KEEP, tenant: KEEP },
  customer_notes: { app: KEEP, tenant: KEEP },
  saved_views: { app: RENEW, tenant: RENEW },
  file_imports: { app: ALL, tenant: ALL },
  import_columns: { app: KEEP, tenant: KEEP },
  customer_merges: { app: KEEP, tenant: KEEP },
  customer_aliases: { app: ALL, tenant: ALL },
  documents: { app: RENEW, tenant: RENEW },
  document_chunks: { app: RENEW, tenant: RENEW },

  schema_migrations: { app: READ, tenant: [] },
  wake_ups: { app: KEEP, tenant: [] },
  user_sessions: { app: ALL, tenant: [], tenantReads: ["user_id", "last_seen_at"] },
  links: { app: ALL, tenant: ADD },
  recovery_codes: { app: ALL, tenant: [] },
  identities: { app: RENEW, tenant: [] },
  sign_on_states: { app: RENEW, tenant: [] },
  passkeys: { app: ALL, tenant: [] },
  passkey_challenges: { app: RENEW, tenant: [] },
  throttles: { app: ALL, tenant: [] },
  mail_times: { app: ALL, tenant: [] },
  mails: { app: ALL, tenant: ADD },
  security_notices: { app: ALL, tenant: ADD },
  channel_states: { app: ALL, tenant: [] }
}

/** A privilege of a role; `column` is "" where it is the whole table's or sequence's. */
export interface Grant {
  readonly role: string
  readonly relation: string
  readonly column: string
  readonly privilege: string
}

/** What the two roles have now. */
export const GRANTED = `
  select a.grantee::regrole::text as role, c.relname::text as relation, '' as "column", lower(a.privilege_type) as privilege
  from pg_class c cross join lateral aclexplode(c.relacl) a
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'S', 'v', 'm', 'f')
    and a.grantee in (to_regrole('${APP_ROLE}'), to_regrole('${TENANT_ROLE}'))
  union all
  select a.grantee::regrole::text, c.relname::text, t.attname::text, lower(a.privilege_type)
  from pg_class c join pg_attribute t on t.attrelid = c.oid cross join lateral aclexplode(t.attacl) a
  where c.relnamespace = 'public'::regnamespace and a.grantee in (to_regrole('${APP_ROLE}'), to_regrole('${TENANT_ROLE}'))`

/** The sequences; both roles may take numbers from each. */
export const SEQUENCES = `
  select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'`

/** What the roles should have, with these sequences. A coordinator can't grant columns of a distributed table. */
export const wanted = (
  sequences: ReadonlyArray<string>,
  { columns }: { readonly columns: boolean }
): ReadonlyArray<Grant> => [
  ...TABLE_PLACES.flatMap(({ table: relation }) => {
    const { app, tenant, tenantReads = [] } = grants[relation]
    return [
      ...app.map((privilege) => ({ role: APP_ROLE, relation, column: "", privilege })),
      ...tenant.map((privilege) => ({ role: TENANT_ROLE, relation, column: "", privilege })),
      ...(columns ? tenantReads : []).map((column) => ({
        role: TENANT_ROLE,
        relation,
        column,
        privilege: "select"
      }))
    ]
  }),
  ...sequences.flatMap((relation) =>
    [APP_ROLE, TENANT_ROLE].map((role) => ({ role, relation, column: "", privilege: "usage" }))
  )
]

const nameOf = ({ column, privilege, relation, role }: Grant): string =>
  `${role} ${privilege} ${relation}${column === "" ? "" : `.${column}`}`

/** What has to be granted and revoked, so that the roles have what they should. */
export const grantDifferences = (
  granted: ReadonlyArray<Grant>,
  should: ReadonlyArray<Grant>
): { readonly missing: ReadonlyArray<Grant>; readonly excess: ReadonlyArray<Grant> } => {
  const has = new Set(granted.map(nameOf))
  const needs = new Set(should.map(nameOf))
  return {
    missing: should.filter((grant) => !has.has(nameOf(grant))),
    excess: granted.filter((grant) => !needs.has(nameOf(grant)))
  }
}

const onWhat = ({ column, privilege, relation }: Grant): string =>
  `${privilege}${column === "" ? "" : ` ("${column}")`} on ${privilege === "usage" ? "sequence " : ""}"${relation}"`

/** The statement that grants. */
export const granting = (grant: Grant): string => `grant ${onWhat(grant)} to ${grant.role}`

/** The statement that takes it back. A sequence is named as a table, which PostgreSQL understands for all its rights. */
export const revoking = (grant: Grant): string => `revoke ${onWhat(grant)} from ${grant.role}`

/** A difference in a sentence: `duebook_tenant lacks select on users.email`. */
export const told = ({ column, privilege, relation, role }: Grant, verb: "lacks" | "has"): string =>
  `${role} ${verb} ${privilege} on ${relation}${column === "" ? "" : `.${column}`}`
