/** The database's roles: who makes them, what they may do, and what an operator is told where they can't be made. */
import * as SqlClient from "@effect/sql/SqlClient"
import * as PgClient from "@effect/sql-pg/PgClient"
import { Effect, Exit, Redacted, Scope } from "effect"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Grant, GRANTED } from "../../src/postgres/Grants.ts"
import { type MigrationFile, migrate, migrateWith } from "../../src/postgres/Migrations.ts"
import { migrationFiles } from "../../src/postgres/migrationFiles.ts"
import { dataFolder, type OwnPostgres, startPostgres } from "../support/OwnPostgres.ts"

const scope = Effect.runSync(Scope.make())
let server: OwnPostgres

beforeAll(async () => {
  server = await startPostgres(await Effect.runPromise(Scope.extend(dataFolder, scope)))
})
afterAll(async () => {
  await server.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const over = <A, E>(url: string, effect: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.runPromise(Effect.either(Effect.provide(effect, PgClient.layer({ url: Redacted.make(url) }))))

/** Runs statements one after another; succeeds with the rows of the last, or PostgreSQL's message. */
const run = async (url: string, ...texts: ReadonlyArray<string>): Promise<ReadonlyArray<object> | string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: ReadonlyArray<object> = []
    for (const text of texts) rows = (await client.query<object>(text)).rows
    return rows
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end()
  }
}

const as = (user: string, database: string): string => {
  const url = new URL(server.url)
  url.username = user
  url.password = "secret"
  url.pathname = `/${database}`
  return url.href
}

/** Migrates while the serving role can log in. */
const withLogin = async (url: string) => {
  await run(url, "alter role duebook_app login password 'served'")
  const outcome = await over(url, migrate)
  await run(url, "alter role duebook_app nologin password null")
  return outcome
}

/** Makes an ordinary owner with a database of its own, on a server whose roles are gone. */
const ordinary = async (name: string, rights = "") => {
  await run(
    server.url,
    `create role ${name} login password 'secret' ${rights}`,
    `create database ${name} owner ${name}`
  )
  return as(name, name)
}

const roleNames = () =>
  run(
    server.url,
    "select rolname::text as name, rolcanlogin as login from pg_roles where rolname ~ '^duebook_' order by 1"
  )

/** What the sentence says to run. */
const quoted = (sentence: string): ReadonlyArray<string> => [
  /run "(.+);" as a superuser/.exec(sentence)?.[1] ?? ""
]

const upTo = (version: number): ReadonlyArray<MigrationFile> => migrationFiles.slice(0, version)

/** A row for each table: what each role may do there. */
const tableOf = (grants: ReadonlyArray<Grant>): string => {
  const said = (relation: string, role: string) => {
    const own = grants.filter((grant) => grant.relation === relation && grant.role === role)
    const whole = own.filter(({ column }) => column === "").map(({ privilege }) => privilege)
    const columns = own.filter(({ column }) => column !== "").map(({ column }) => column)
    const all = [
      ...whole.toSorted(),
      ...(columns.length === 0 ? [] : [`select (${columns.toSorted().join(" ")})`])
    ]
    return all.length === 0 ? "nothing" : all.join(" ")
  }
  return [...new Set(grants.map(({ relation }) => relation))]
    .toSorted()
    .map((relation) => `${relation}: ${said(relation, "duebook_app")} | ${said(relation, "duebook_tenant")}`)
    .join("\n")
}

/** The rights of the application, and of one company within it, on each relation. */
const RIGHTS = `api_keys: delete insert select | select (api_key_id company_id created_at expires_at name scopes user_id)
api_keys_api_key_id_seq: usage | usage
audit_log: insert select | insert select
audit_log_audit_id_seq: usage | usage
bank_accounts: delete insert select | delete insert select
bank_accounts_bank_account_id_seq: usage | usage
bank_lessons: delete insert select | delete insert select
bank_looks: insert select update | insert select update
bank_payers: delete insert select update | delete insert select update
bank_references: delete insert select | delete insert select
bank_refusals: delete insert select | delete insert select
bank_reviews: delete insert select | delete insert select
bank_statement_counts: insert select | insert select
bank_statement_parts: insert select | insert select
bank_statements: insert select update | insert select update
bank_statements_bank_statement_id_seq: usage | usage
bank_transactions: insert select update | insert select update
bank_transactions_bank_transaction_id_seq: usage | usage
blocked_addresses: delete insert select update | delete insert select update
cases: delete insert select update | delete insert select update
channel_states: delete insert select update | nothing
closed_companies: delete select | select
companies: insert select update | select
companies_company_id_seq: usage | usage
company_changes: delete insert select update | delete insert select update
company_export_parts: delete insert select | delete insert select
company_exports: delete insert select update | delete insert select update
company_exports_company_export_id_seq: usage | usage
customer_aliases: delete insert select update | delete insert select update
customer_changes: delete insert select update | delete insert select update
customer_merges: insert select update | insert select update
customer_merges_merge_id_seq: usage | usage
customer_notes: insert select update | insert select update
customer_notes_note_id_seq: usage | usage
customer_sums: insert select update | insert select update
customers: delete insert select update | delete insert select update
customers_customer_id_seq: usage | usage
debtor_pages: delete insert select update | delete insert select update
deposits: insert select update | insert select update
deposits_deposit_id_seq: usage | usage
digest_events: delete insert select update | delete insert select
digest_events_digest_event_id_seq: usage | usage
digests_due: delete insert select update | delete insert select update
document_chunks: delete insert select | delete insert select
documents: delete insert select | delete insert select
documents_document_id_seq: usage | usage
file_imports: delete insert select update | delete insert select update
file_imports_import_id_seq: usage | usage
idempotency: delete insert select update | delete insert select
identities: delete insert select | nothing
import_columns: insert select update | insert select update
invitations: delete insert select update | delete insert select update
invitations_invitation_id_seq: usage | usage
key_usage_days: delete insert select update | select
known_recipients: insert select | insert select
link_writes: delete insert select update | nothing
links: delete insert select update | insert
links_link_id_seq: usage | usage
mail_times: delete insert select update | nothing
mails: delete insert select update | insert
mails_mail_id_seq: usage | usage
memberships: insert select update | select
passkey_challenges: delete insert select | nothing
passkeys: delete insert select update | nothing
passkeys_passkey_id_seq: usage | usage
payable_series: insert select update | insert select update
payable_series_series_id_seq: usage | usage
payables: insert select update | insert select update
payables_payable_id_seq: usage | usage
payments: insert select update | insert select update
payments_payment_id_seq: usage | usage
plan_periods: delete insert select update | select
plan_periods_plan_period_id_seq: usage | usage
plan_usage: delete insert select update | select
rate_windows: delete insert select update | nothing
receivable_imports: insert select update | insert select
receivable_imports_import_id_seq: usage | usage
receivables: insert select update | insert select update
receivables_receivable_id_seq: usage | usage
recovery_codes: delete insert select update | nothing
reminder_attempts: insert select update | insert select update
reminder_attempts_attempt_id_seq: usage | usage
reminder_messages: delete insert select update | insert select update
reminder_messages_message_id_seq: usage | usage
reminder_pace: insert select update | insert select update
reminder_policies: insert select update | select
reminder_texts: delete insert select update | delete insert select update
replies: insert select update | insert select update
replies_reply_id_seq: usage | usage
resource_counts: insert select update | insert select update
saved_views: delete insert select | delete insert select
saved_views_saved_view_id_seq: usage | usage
schema_migrations: select | nothing
security_notices: delete insert select update | insert
security_notices_notice_id_seq: usage | usage
settings: insert select update | nothing
sign_on_states: delete insert select | nothing
statement_accounts: insert select update | insert select update
throttles: delete insert select update | nothing
trust_use: insert select update | insert select update
user_sessions: delete insert select update | select (last_seen_at user_id)
user_sessions_session_id_seq: usage | usage
users: insert select update | select (digest email email_verified_at last_seen_at morning_mail name two_factor_confirmed_at user_id)
users_user_id_seq: usage | usage
wake_ups: insert select update | nothing`

describe("the roles of a database", () => {
  it("can't be made by an owner without the right, who is told in one sentence what to have run", async () => {
    const url = await ordinary("ordinary")
    const refused = await over(url, migrate)
    expect(refused).toMatchObject({ _tag: "Left" })
    const { message } = (refused as { readonly left: Error }).left
    expect(message).toBe(
      "The user in DATABASE_URL may not make the database's roles: run \"create role duebook_tenant nologin; " +
        'create role duebook_app nologin; grant duebook_tenant to duebook_app; grant duebook_tenant to ordinary;" ' +
        "as a superuser, and then this command again."
    )
    expect(await run(url, "select to_regclass('companies') as companies")).toEqual([{ companies: null }])

    await run(server.url, ...quoted(message))
    expect(await over(url, migrate)).toMatchObject({ _tag: "Right", right: { rolesToMake: null } })
    expect(await roleNames()).toEqual([
      { name: "duebook_app", login: false },
      { name: "duebook_tenant", login: false }
    ])
    await run(
      server.url,
      "drop database ordinary",
      "drop role duebook_app, duebook_tenant",
      "drop role ordinary"
    )
    expect(await roleNames()).toEqual([])
  })

  it("are missing in a database migrated before, which is migrated all the same, and says what to have run", async () => {
    const url = await ordinary("earlier", "createrole")
    expect(await over(url, migrateWith(upTo(14)))).toMatchObject({ _tag: "Right", right: { applied: 14 } })
    await run(server.url, "alter role earlier nocreaterole")
    const migrated = await over(url, migrate)
    expect(migrated).toMatchObject({
      _tag: "Right",
      right: {
        applied: migrationFiles.length - 14,
        rolesToMake: expect.stringContaining(
          'run "create role duebook_app nologin; grant duebook_tenant to duebook_app;"'
        )
      }
    })
    const { rolesToMake } = (migrated as { readonly right: { readonly rolesToMake: string | null } }).right
    await run(server.url, ...quoted(rolesToMake ?? ""))
    expect(await over(url, migrate)).toMatchObject({
      _tag: "Right",
      right: { applied: 0, total: migrationFiles.length, rolesToMake: null }
    })
    await run(
      server.url,
      "drop database earlier",
      "drop role duebook_app, duebook_tenant",
      "drop role earlier"
    )
  })

  it("are made by an owner who may, by several at the same time once, and have these rights and no others", async () => {
    const url = await ordinary("owner", "createrole")
    const outcomes = await Promise.all([over(url, migrate), over(url, migrate), over(url, migrate)])
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ _tag: "Right", right: { rolesToMake: null, hasServingLogin: false } })
    expect(await withLogin(url)).toMatchObject({ _tag: "Right", right: { hasServingLogin: true } })
    // Whoever adds a table or a right says so here.
    expect(tableOf((await run(url, GRANTED)) as ReadonlyArray<Grant>)).toBe(RIGHTS)
  })

  it("serve without changing the schema, what the audit log says, or which rows of money there are", async () => {
    const owner = as("owner", "owner")
    await run(server.url, "create role served login password 'secret' in role duebook_app")
    const served = as("served", "owner")
    expect(await run(served, "select count(*)::int as n from companies")).toEqual([{ n: 0 }])
    await run(owner, "insert into companies (name, created_at) values ('A', now()), ('B', now())")
    expect(await run(served, "select name from companies order by name")).toEqual([
      { name: "A" },
      { name: "B" }
    ])
    const entry =
      "insert into audit_log (company_id, at, actor, action, details) values (1, now(), 'operator', 'x', '{}')"
    expect(await run(served, entry)).toEqual([])
    for (const refused of [
      "create table mine (id bigint)",
      "alter table companies add column more text",
      "create policy mine on companies using (true)",
      "alter table companies disable row level security",
      "drop table rate_windows",
      "truncate rate_windows",
      "create index on companies (name)",
      "create role another",
      "alter role duebook_app createrole",
      "update audit_log set actor = 'key'",
      "delete from audit_log",
      "truncate audit_log",
      "delete from payments",
      "insert into closed_companies values (1, '2000-01-01')",
      "update closed_companies set closed_at = '2000-01-01'",
      "delete from receivables",
      "insert into schema_migrations values (99, 'x', 'x', now())",
      "select setval('companies_company_id_seq', 9)"
    ]) {
      expect(await run(served, refused), refused).toMatch(/permission denied|must be owner/)
    }
    const confined = ["begin", "set local role duebook_tenant", "set local duebook.company_id = '1'"]
    expect(await run(served, ...confined, "select name from companies")).toEqual([{ name: "A" }])
    expect(await run(served, ...confined, "select token_hash from api_keys")).toMatch(/permission denied/)
    expect(await run(served, ...confined, "select password_hash from users")).toMatch(/permission denied/)
  })

  it("get what a later migration brings, and lose what nobody has said", async () => {
    const owner = as("owner", "owner")
    await run(
      owner,
      "revoke insert on companies from duebook_app",
      "grant delete on audit_log to duebook_app",
      "grant select on users to duebook_tenant"
    )
    const before = await run(
      as("served", "owner"),
      "select has_table_privilege('audit_log', 'delete') as can"
    )
    expect(before).toEqual([{ can: true }])
    expect(await over(owner, migrate)).toMatchObject({
      _tag: "Right",
      right: { applied: 0, rolesToMake: null }
    })
    expect(
      await run(
        as("served", "owner"),
        `select has_table_privilege('audit_log', 'delete') as removes, has_table_privilege('companies', 'insert') as adds,
           has_table_privilege('duebook_tenant', 'users', 'select') as reads`
      )
    ).toEqual([{ removes: false, adds: true, reads: false }])
  })

  it("are not touched where nothing is missing, so that serving instances keep their plans", async () => {
    const owner = as("owner", "owner")
    const versions =
      "select string_agg(xmin::text, ' ' order by oid) as xmins from pg_class where relnamespace = 'public'::regnamespace"
    const before = await run(owner, versions)
    await over(owner, migrate)
    expect(await run(owner, versions)).toEqual(before)
  })
})
