import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { Client } from "pg"
import { defaultPolicy } from "../../../src/domain/dunning/Policy.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Doctor } from "../../../src/services/installation/Doctor.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { runAt } from "../../support/Cluster.ts"
import { asServed } from "../../support/ServingLogin.ts"
import { isDistributed } from "../../support/TestDatabase.ts"
import { instance, newCompany, operating } from "../operating.ts"

const DAY = 86_400_000

const findingsOf = (name: string) =>
  Effect.flatMap(Doctor, (doctor) =>
    Effect.map(doctor.examine, (findings) => findings.filter((found) => found.name === name))
  )

const plansFinding = findingsOf("plans")

const rolesFinding = (url: string) =>
  Effect.map(
    Effect.flatMap(instance(Doctor, url), (doctor) => doctor.examine),
    (findings) => findings.find((found) => found.name === "database_roles")
  )

/** Lets new connections to a database find this function in the place of PostgreSQL's own. */
const inPlaceOf = (url: string, definition: string) =>
  runAt(
    url,
    "create schema if not exists ahead",
    `create or replace function ahead.${definition}`,
    `alter database "${new URL(url).pathname.slice(1)}" set search_path = ahead, pg_catalog, public`
  )

describe("the doctor", () => {
  it.scoped("warns of a superuser and of an owner that serves, and not of the role that is meant to", () =>
    operating((url) =>
      Effect.gen(function* () {
        expect(yield* rolesFinding(url)).toMatchObject({
          level: "warning",
          detail: expect.stringMatching(/^\S+ is a superuser: .*alter role duebook_app login password/)
        })
        expect(yield* rolesFinding(asServed(url))).toEqual({
          name: "database_roles",
          level: "ok",
          detail: "duebook_test_served serves as duebook_app"
        })
      })
    )
  )

  it.scoped("fails where a role lacks a right or has one too many", () =>
    operating((url) =>
      Effect.gen(function* () {
        yield* runAt(
          url,
          "grant delete on audit_log to duebook_app",
          "revoke insert on mails from duebook_tenant"
        )
        expect(yield* rolesFinding(asServed(url))).toEqual({
          name: "database_roles",
          level: "fail",
          detail: "duebook_tenant lacks insert on mails and 1 more: duebook migrate"
        })
      })
    )
  )

  it.scoped("warns of active companies without a plan period in force, without failing", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companies = yield* Companies
        expect(yield* plansFinding).toMatchObject([{ level: "ok", detail: expect.stringMatching(/^every/) }])
        const [off, bare, planned] = [yield* newCompany(), yield* newCompany(), yield* newCompany()]
        yield* companies.setStatus(off, "inactive")
        yield* plans.start(planned, { plan: "trial" })
        expect(yield* plansFinding).toEqual([
          {
            name: "plans",
            level: "warning",
            detail: `1 active company has no plan period in force: ${bare}`
          }
        ])
        const more = yield* Effect.replicateEffect(newCompany(), 10)
        const named = [bare, ...more.slice(0, 9)].join(", ")
        expect(yield* plansFinding).toEqual([
          {
            name: "plans",
            level: "warning",
            detail: `11 active companies have no plan period in force: ${named} and 1 more`
          }
        ])
      })
    )
  )

  it.scoped("warns of active companies whose policy has no steps for customers, without failing", () =>
    operating(() =>
      Effect.gen(function* () {
        const companies = yield* Companies
        const { put } = yield* ReminderPolicies
        const empty = { ...defaultPolicy, receivables: { ...defaultPolicy.receivables, steps: [] } }
        const [off, silent, mended] = [yield* newCompany(), yield* newCompany(), yield* newCompany()]
        const finding = findingsOf("policies")
        expect(yield* finding).toMatchObject([{ level: "ok", detail: expect.stringMatching(/^every/) }])
        for (const id of [off, silent, mended]) yield* put(id, empty)
        yield* put(mended, defaultPolicy)
        yield* companies.setStatus(off, "inactive")
        expect(yield* finding).toEqual([
          {
            name: "policies",
            level: "warning",
            detail: `1 active company has a reminder policy with no steps: ${silent}`
          }
        ])
      })
    )
  )

  it.scoped("fails where an index of the migrations is missing, and where one is not valid", () =>
    operating((url) =>
      Effect.gen(function* () {
        const schema = findingsOf("schema")
        expect(yield* schema).toMatchObject([{ level: "ok" }])
        yield* runAt(url, "drop index mails_due", "alter table mails drop constraint mails_check")
        expect(yield* schema).toEqual([
          {
            name: "schema",
            level: "fail",
            detail: "missing: constraint mails.mails_check and 1 more; make it again as the migrations do"
          }
        ])
        yield* runAt(
          url,
          "create index mails_due on mails (due_at) where due_at is not null",
          "alter table mails add constraint mails_check check (true)",
          "create index of_an_operator on mails (created_at)",
          "update pg_index set indisvalid = false where indexrelid = 'mails_due'::regclass"
        )
        expect(yield* schema).toEqual([
          {
            name: "schema",
            level: "fail",
            detail: "not valid: index mails_due; run: reindex index concurrently …"
          }
        ])
      })
    )
  )

  it.scoped.skipIf(isDistributed())("fails where PostgreSQL is older than 15, and names its version", () =>
    operating((url) =>
      Effect.gen(function* () {
        expect(yield* findingsOf("server")).toMatchObject([
          { level: "ok", detail: expect.stringMatching(/^PostgreSQL 1[5-9]/) }
        ])
        yield* inPlaceOf(
          url,
          `current_setting(name text) returns text language sql
           return case name when 'server_version' then '14.11' else pg_catalog.current_setting(name) end`
        )
        const { examine } = yield* instance(Doctor, url)
        expect((yield* examine).filter(({ name }) => name === "server")).toEqual([
          {
            name: "server",
            level: "fail",
            detail: "PostgreSQL 14.11 is too old: 15 or later is needed"
          }
        ])
      })
    )
  )

  it.scoped("fails where the database refuses writes", () =>
    operating((url) =>
      Effect.gen(function* () {
        const readOnly = (address: string) =>
          Effect.map(
            Effect.flatMap(instance(Doctor, address), (doctor) => doctor.examine),
            (findings) => findings.find(({ name }) => name === "read_only")?.level
          )
        expect(yield* readOnly(url)).toBe("ok")
        const database = new URL(url).pathname.slice(1)
        yield* runAt(url, `alter database "${database}" set default_transaction_read_only = on`)
        expect(yield* readOnly(url)).toBe("fail")
        yield* runAt(
          url,
          "set default_transaction_read_only = off",
          `alter database "${database}" reset default_transaction_read_only`
        )
      })
    )
  )
})

describe("what the doctor says of what ends, waits or hangs", () => {
  it.scoped("warns of plans and keys that end within seven days", () =>
    operating((url) =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const now = yield* Clock.currentTimeMillis
        const [ending, followed, long] = [yield* newCompany(), yield* newCompany(), yield* newCompany()]
        const soon = now + 6 * DAY
        yield* plans.start(ending, { plan: "trial", to: soon })
        yield* plans.start(followed, { plan: "trial", to: soon })
        yield* plans.start(followed, { plan: "basic", from: soon, to: soon + 30 * DAY })
        yield* plans.start(long, { plan: "trial", to: now + 8 * DAY })
        expect(yield* findingsOf("plans_ending")).toEqual([
          {
            name: "plans_ending",
            level: "warning",
            detail: `1 active company has a plan that ends within seven days: ${ending}; duebook plan start --renew`
          }
        ])
        expect(yield* findingsOf("keys_ending")).toMatchObject([{ level: "ok" }])
        const key = (company: number, days: number) => `
          insert into api_keys (company_id, user_id, name, token_hash, scopes, created_at, expires_at)
          select ${company}, user_id, 'k', sha256('${company} ${days}'), '{usage:read}', '2000-01-01',
            to_timestamp(${now + days * DAY} / 1000.0)
          from memberships where company_id = ${company}`
        const member = (company: number) => `
          with u as (
            insert into users (email, name, created_at) values ('u${company}@example.com', 'U', now()) returning user_id
          )
          insert into memberships (company_id, user_id, role, created_at) select ${company}, user_id, 'owner', now() from u`
        yield* runAt(
          url,
          ...[ending, long].map(member),
          key(ending, 6),
          key(ending, 3),
          key(ending, -1),
          key(long, 8)
        )
        expect(yield* findingsOf("keys_ending")).toEqual([
          {
            name: "keys_ending",
            level: "warning",
            detail: `2 API keys end within seven days, of the companies ${ending}; duebook keys rotate`
          }
        ])
      })
    )
  )

  it.scoped.skipIf(isDistributed())("warns of a transaction that has been open for more than a minute", () =>
    operating((url) =>
      Effect.gen(function* () {
        const connected = (application_name: string) =>
          Effect.acquireRelease(
            Effect.promise(async () => {
              const client = new Client({ connectionString: url, application_name })
              await client.connect()
              return client
            }),
            (client) => Effect.promise(() => client.end())
          )
        const report = yield* connected("report")
        const { rows: begun } = yield* Effect.promise(async () => {
          await report.query("begin")
          return report.query<{ pid: number; since: Date }>("select pg_backend_pid() as pid, now() as since")
        })
        // The doctor finds this clock in the place of PostgreSQL's, so that nobody waits for a minute.
        const lookedAfter = Effect.fnUntraced(function* (seconds: number) {
          yield* inPlaceOf(
            url,
            `clock_timestamp() returns timestamptz language sql
             return pg_catalog.clock_timestamp() + interval '${seconds} seconds'`
          )
          const { examine } = yield* instance(Doctor, url)
          return (yield* examine).filter(({ name }) => name === "long_transactions")
        })
        expect(yield* lookedAfter(30)).toMatchObject([{ level: "ok" }])
        const since = begun[0]?.since.toISOString()
        expect(yield* lookedAfter(60)).toEqual([
          {
            name: "long_transactions",
            level: "warning",
            detail: `one has been open since ${since} (pid ${begun[0]?.pid}, report)`
          }
        ])
        yield* Effect.promise(() => report.query("commit"))
        expect(yield* lookedAfter(60)).toMatchObject([{ level: "ok" }])
      })
    )
  )

  it.scoped("warns of the service's own mails that wait or were given up, and of no process that sends", () =>
    operating((url) =>
      Effect.gen(function* () {
        expect(yield* findingsOf("mails")).toMatchObject([{ level: "ok" }])
        expect(yield* findingsOf("sending_process")).toMatchObject([{ level: "warning" }])
        const mail = (status: string, age: string, error: string) => `
          insert into mails (recipient, subject, body, status, due_at, error, created_at, said_at)
          values ('a@b.example', 's', 'b', '${status}', ${status === "queued" ? "now()" : "null"}, '${error}',
            now() - interval '${age}', now())`
        yield* runAt(
          url,
          mail("queued", "1 minute", ""),
          mail("failed", "1 hour", "void: its link was used or made void"),
          mail("failed", "8 days", "451: no")
        )
        expect(yield* findingsOf("mails")).toMatchObject([{ level: "ok" }])
        yield* runAt(
          url,
          mail("queued", "6 minutes", "451: no"),
          mail("failed", "1 hour", "550: no"),
          "insert into channel_states (worker, channel, state, since, seen_at) values ('w', 'email', 'up', now(), now())"
        )
        expect(yield* findingsOf("mails")).toMatchObject([
          {
            level: "warning",
            detail: expect.stringMatching(
              /^of the service's own mails 1 waits for more than five minutes, .*, and 1 was given up in the last seven days/
            )
          }
        ])
        expect(yield* findingsOf("sending_process")).toMatchObject([{ level: "ok" }])
      })
    )
  )
})
