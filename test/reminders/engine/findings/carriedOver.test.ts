/** A database from before there were cases: what was sent stays, what is planned is planned anew, nobody is told twice. */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { migrationFiles } from "../../../../src/postgres/migrationFiles.ts"
import { migrate, migrateWith } from "../../../../src/postgres/Migrations.ts"
import { Company } from "../../../support/Company.ts"
import { scoped } from "../../../support/Scoped.ts"
import { emptyDatabase } from "../../../support/TestDatabase.ts"
import { TestServer } from "../../../support/TestServer.ts"
import { Rehearsals, type Rehearsed } from "./Rehearsed.ts"

const run = scoped()
const BEFORE_CASES = migrationFiles.filter(({ file }) => file <= "0023")
/** When the database is migrated. */
const TODAY = "2026-03-18"
const NOW = `${TODAY}T12:00:00Z`

/** The policy of then: the usual steps, with settings that are no more. */
const POLICY = {
  receivables: {
    steps: [-3, 0, 3, 7, 14, 30].map((offset_days) => ({ offset_days, channels: ["email"] })),
    combine: true,
    min_gap_days: 2
  }
}
const OFFSETS = [-3, 0, 3, 7, 14, 30]

/** An attempt as the engine of then has left it. */
interface OldAttempt {
  readonly offset: number
  readonly on: string
  readonly status: "sent" | "scheduled" | "skipped" | "cancelled" | "unknown"
  readonly reason?: string
  readonly tone?: string
  /** The due date that the debt had then. */
  readonly dueDate?: string
  /** When it was planned; with the debt, if nothing is said. */
  readonly plannedOn?: string
}

/** A debt with its attempts. */
interface OldDebt {
  readonly dueDate: string
  readonly createdOn: string
  readonly status?: "open" | "paid" | "paused"
  /** The debt whose customer owes this one, too. */
  readonly beside?: string
  readonly attempts: ReadonlyArray<OldAttempt>
}

const toneOf = (offset: number) => (offset <= 0 ? "friendly" : offset === 30 ? "final" : "firm")

const sent = (offset: number, on: string, tone = toneOf(offset)): OldAttempt => ({
  offset,
  on,
  status: "sent",
  tone
})
const scheduled = (offset: number, on: string): OldAttempt => ({ offset, on, status: "scheduled" })

const debts: Readonly<Record<string, OldDebt>> = {
  // Reminded up to the 14th day; its final step is planned.
  FIRM: {
    dueDate: "2026-03-02",
    createdOn: "2026-02-20",
    attempts: [
      sent(-3, "2026-02-27"),
      sent(0, "2026-03-02"),
      sent(3, "2026-03-05"),
      sent(7, "2026-03-09"),
      sent(14, "2026-03-16"),
      scheduled(30, "2026-04-01")
    ]
  },
  // Nobody knows whether its reminders arrived.
  UNKNOWN: {
    dueDate: "2026-03-02",
    createdOn: "2026-02-20",
    attempts: [
      sent(0, "2026-03-02"),
      { offset: 3, on: "2026-03-05", status: "unknown", reason: "outcome_unknown", tone: "firm" },
      { offset: 7, on: "2026-03-09", status: "unknown", reason: "outcome_unknown", tone: "firm" },
      { offset: 14, on: "2026-03-16", status: "unknown", reason: "outcome_unknown", tone: "firm" },
      scheduled(30, "2026-04-01")
    ]
  },
  // Two notices, and the first reminder is planned for tomorrow.
  NOTED: {
    dueDate: "2026-03-16",
    createdOn: "2026-02-20",
    attempts: [sent(-3, "2026-03-13"), sent(0, "2026-03-16"), scheduled(3, "2026-03-19")]
  },
  // Nothing was sent yet.
  AHEAD: { dueDate: "2026-04-13", createdOn: "2026-02-20", attempts: [scheduled(-3, "2026-04-10")] },
  // Came late and was friendly once, and that was all.
  LATE: {
    dueDate: "2025-12-01",
    createdOn: "2026-03-13",
    attempts: [sent(30, "2026-03-13", "friendly")]
  },
  // Ended with its final reminder.
  ENDED: {
    dueDate: "2026-02-02",
    createdOn: "2026-01-20",
    attempts: [sent(3, "2026-02-05"), sent(7, "2026-02-09"), sent(14, "2026-02-16"), sent(30, "2026-03-04")]
  },
  // Open, and nothing was ever planned.
  NONE: { dueDate: "2026-03-10", createdOn: "2026-02-20", attempts: [] },
  // Due later than what was sent of it says.
  MOVED: {
    dueDate: "2026-03-30",
    createdOn: "2026-02-01",
    attempts: [
      { ...sent(3, "2026-03-05"), dueDate: "2026-03-02" },
      { ...sent(7, "2026-03-09"), dueDate: "2026-03-02" },
      scheduled(-3, "2026-03-27")
    ]
  },
  // Open for long, and nothing was ever planned.
  FORGOTTEN: { dueDate: "2026-01-12", createdOn: "2026-01-05", attempts: [] },
  // Its due date was moved to a day that had passed, and it was friendly once since then.
  BACK: {
    dueDate: "2026-02-25",
    createdOn: "2026-01-05",
    attempts: [
      { offset: -3, on: "2026-03-27", status: "cancelled", reason: "rescheduled", dueDate: "2026-03-30" },
      { ...sent(14, "2026-03-11", "friendly"), plannedOn: "2026-03-10" }
    ]
  },
  // Paused after its friendly reminder.
  PAUSED: {
    dueDate: "2026-02-23",
    createdOn: "2026-02-10",
    status: "paused",
    attempts: [
      sent(3, "2026-02-26", "friendly"),
      { offset: 7, on: "2026-03-02", status: "cancelled", reason: "paused" }
    ]
  },
  PAID: {
    dueDate: "2026-03-02",
    createdOn: "2026-02-20",
    status: "paid",
    attempts: [sent(-3, "2026-02-27"), { offset: 0, on: "2026-03-02", status: "cancelled", reason: "paid" }]
  },
  // Two debts of one customer, each with a plan of its own.
  ONE: {
    dueDate: "2026-03-02",
    createdOn: "2026-02-20",
    attempts: [
      sent(3, "2026-03-05"),
      sent(7, "2026-03-09"),
      sent(14, "2026-03-16"),
      scheduled(30, "2026-04-01")
    ]
  },
  TWO: {
    dueDate: "2026-03-09",
    createdOn: "2026-02-20",
    beside: "ONE",
    attempts: [sent(3, "2026-03-12"), sent(7, "2026-03-16"), scheduled(14, "2026-03-23")]
  }
}

const emailOf = (name: string) => `${name.toLowerCase()}@debtors.example`

const insertDebt = async (server: TestServer, companyId: number, name: string, debt: OldDebt) => {
  const { attempts, beside = null, createdOn, dueDate, status = "open" } = debt
  const email = emailOf(beside ?? name)
  const created = `${createdOn}T12:00:00Z`
  const [made] = await server.sql<{ readonly customer_id: string; readonly receivable_id: string }>(
    `with c as (
       insert into customers (company_id, display_name, email, created_at, updated_at)
       select $1, $2, $3, $4, $4 where $7::text is null returning customer_id
     ), known as (
       select customer_id from c
       union all select customer_id from customers where company_id = $1 and display_name = $7
     )
     insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status,
       external_reference, created_at, updated_at, billed_on, pause_cause)
     select $1, customer_id, 10000, case when $6 = 'paid' then 10000 else 0 end, 'EUR', $5, $6, $2, $4, $4, $4::timestamptz::date,
       case when $6 = 'paused' then 'paused' end
     from known returning customer_id, receivable_id`,
    [companyId, name, email, created, dueDate, status, beside]
  )
  for (const attempt of attempts) {
    const {
      offset,
      on,
      plannedOn,
      reason = null,
      status: how,
      tone = null,
      dueDate: then = dueDate
    } = attempt
    const at = `${on}T09:00:00Z`
    const isSent = how === "sent"
    const [inserted] = await server.sql<{ readonly attempt_id: string }>(
      `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
         timezone, recipient, scheduled_for, expires_at, status, reason_code, due_at, on_test_clock, balance_minor,
         currency, tone, sent_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, 'email', 'en', 'UTC', $7, $8, $8::timestamptz + interval '3 days', $9, $10, $11, true,
         10000, 'EUR', $12, $13, $14, $8) returning attempt_id`,
      [
        companyId,
        made?.receivable_id,
        made?.customer_id,
        OFFSETS.indexOf(offset),
        offset,
        then,
        email,
        at,
        how,
        reason,
        how === "scheduled" ? at : null,
        tone,
        isSent ? at : null,
        plannedOn === undefined ? created : `${plannedOn}T12:00:00Z`
      ]
    )
    if (!isSent) continue
    await server.sql(
      `with m as (
         insert into reminder_messages (company_id, attempt_ids, customer_id, channel, recipient, locale, tone, subject,
           body, captured, status, sent_on, sent_at, created_at)
         values ($1, array[$2::bigint], $3, 'email', $4, 'en', $5, 'Due', 'Hello', true, 'sent', $6, $7, $7) returning message_id
       )
       update reminder_attempts set message_id = m.message_id from m where company_id = $1 and attempt_id = $2`,
      [companyId, inserted?.attempt_id, made?.customer_id, email, tone, on, at]
    )
  }
}

/** Debts of one customer that have had their final reminder, more than are carried over at once. */
const MANY = 620
const insertMany = (server: TestServer, companyId: number) =>
  server.sql(
    `with c as (
       insert into customers (company_id, display_name, email, created_at, updated_at)
       values ($1, 'MANY', $2, '2026-01-05T12:00:00Z', '2026-01-05T12:00:00Z') returning customer_id
     ), debts as (
       insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status, created_at,
         updated_at, billed_on)
       select $1, customer_id, 10000, 0, 'EUR', '2026-02-02', 'open', '2026-01-05T12:00:00Z', '2026-01-05T12:00:00Z', '2026-01-05'
       from c, generate_series(1, $3::integer) returning customer_id, receivable_id
     )
     insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
       timezone, recipient, scheduled_for, expires_at, status, on_test_clock, balance_minor, currency, tone, sent_at,
       created_at, updated_at)
     select $1, receivable_id, customer_id, 5, 30, '2026-02-02', 'email', 'en', 'UTC', $2, at, at, 'sent', true, 10000, 'EUR',
       'final', at, at, at
     from debts, (select timestamptz '2026-03-04T09:00:00Z') t (at)`,
    [companyId, emailOf("MANY"), MANY]
  )

describe("a database from before there were cases", () => {
  let book: Rehearsed
  let rehearsals: Rehearsals
  let database: TestServer

  beforeAll(async () => {
    const { url } = await run(emptyDatabase)
    const migrating = PgClient.layer({ url: Redacted.make(url) })
    await Effect.runPromise(Effect.provide(migrateWith(BEFORE_CASES), migrating))
    const named = new TestServer({})
    named.databaseUrl = url
    database = new TestServer({ beside: named })
    await database.openDatabase()
    await database.sql(`update settings set value = '{"open": true}' where name = 'gate'`)
    const old = await database.company({ timezone: "UTC" })
    await database.sql(
      "insert into reminder_policies (company_id, version, policy, created_at) values ($1, 1, $2, now())",
      [old.id, JSON.stringify(POLICY)]
    )
    await database.sql("update companies set test_clock = $2, policy_version = 1 where company_id = $1", [
      old.id,
      NOW
    ])
    for (const [name, debt] of Object.entries(debts)) await insertDebt(database, old.id, name, debt)
    await insertMany(database, old.id)
    await Effect.runPromise(Effect.provide(migrate, migrating))
    // Workers of the version before may run on: they look through changed customers, and find nothing to do.
    await database.sql("delete from customer_changes")
    rehearsals = new Rehearsals(new TestServer({ beside: named }))
    await rehearsals.start()
    book = rehearsals.of(new Company(rehearsals.server, old.id, old.userId, old.key))
  })

  afterAll(async () => {
    await rehearsals.stop()
    await database.stop()
  })

  /** What a customer was told from the day of the migration on. */
  const since = async (name: string) => (await book.told(emailOf(name))).filter((line) => line >= TODAY)

  const attempts = () =>
    book.sql(
      `select t.attempt_id, r.external_reference as debt, t.offset_days, t.status, t.reason_code, t.tone, t.sent_at, t.message_id
       from reminder_attempts t join receivables r using (company_id, receivable_id)
       where t.company_id = $1 order by t.attempt_id`
    )

  it("has a plan for whatever is open, tells nobody twice, and keeps what was sent", async () => {
    const before = await attempts()
    const planned = before.filter(({ status }) => status === "scheduled").length
    const sentBefore = before.filter(({ status }) => status === "sent" || status === "unknown")
    // The first write after the upgrade.
    const [paused] = await book.sql(
      "select receivable_id from receivables where external_reference = 'PAUSED' and company_id = $1"
    )
    const answer = await book.company.post(`/receivables/${paused?.["receivable_id"]}/resume`, {
      reason: "Agreed"
    })
    expect(answer.text).not.toContain('"error"')
    await book.works()
    // Who has never been told of what is overdue, whose next step is due, and who is to be told again after a rest.
    expect((await book.told()).filter((line) => line >= TODAY)).toEqual([
      "2026-03-18 friendly: NONE",
      "2026-03-18 friendly: FORGOTTEN",
      "2026-03-18 firm: BACK",
      "2026-03-18 firm: PAUSED"
    ])
    const after = await attempts()
    expect(
      after.slice(0, before.length).filter(({ status }) => status === "sent" || status === "unknown")
    ).toEqual(sentBefore)
    // One plan for each case that goes on; of two debts the older one leads.
    expect(planned).toBe(7)
    expect(
      after
        .filter(({ status }) => status === "scheduled")
        .map(({ debt, offset_days }) => `${debt} ${offset_days}`)
        .toSorted()
    ).toEqual([
      "AHEAD -3",
      "BACK 30",
      "FIRM 30",
      "FORGOTTEN 30",
      "LATE 30",
      "MOVED -3",
      "NONE 30",
      "NOTED 3",
      "ONE 30",
      "PAUSED 30",
      "UNKNOWN 30"
    ])
    expect(
      after
        .filter(({ reason_code }) => reason_code === "rescheduled")
        .map(({ debt, status }) => [debt, status])
    ).toEqual([
      // Before the upgrade.
      ["BACK", "cancelled"],
      ["TWO", "cancelled"]
    ])
    expect(await book.sql("select customer_id from cases where company_id = $1 and is_old")).toEqual([])
  })

  it("goes on where each debt was: friendly, firm, and final", async () => {
    await book.until("2026-10-01T00:00:00Z")
    const after: Record<string, ReadonlyArray<string>> = {}
    for (const name of Object.keys(debts)) after[name] = await since(name)
    expect(after).toEqual({
      FIRM: ["2026-04-01 final: FIRM"],
      UNKNOWN: ["2026-04-01 final: UNKNOWN"],
      NOTED: [
        "2026-03-19 friendly: NOTED",
        "2026-03-23 firm: NOTED",
        "2026-03-30 firm: NOTED",
        "2026-04-15 final: NOTED"
      ],
      AHEAD: [
        "2026-04-10 notice: AHEAD",
        "2026-04-13 notice: AHEAD",
        "2026-04-16 friendly: AHEAD",
        "2026-04-20 firm: AHEAD",
        "2026-04-27 firm: AHEAD",
        "2026-05-13 final: AHEAD"
      ],
      LATE: ["2026-03-20 firm: LATE", "2026-04-03 final: LATE"],
      ENDED: [],
      NONE: ["2026-03-18 friendly: NONE", "2026-03-25 firm: NONE", "2026-04-09 final: NONE"],
      FORGOTTEN: [
        "2026-03-18 friendly: FORGOTTEN",
        "2026-03-25 firm: FORGOTTEN",
        "2026-04-08 final: FORGOTTEN"
      ],
      BACK: ["2026-03-18 firm: BACK", "2026-03-27 final: BACK"],
      PAUSED: ["2026-03-18 firm: PAUSED", "2026-03-25 final: PAUSED"],
      MOVED: [
        "2026-03-27 notice: MOVED",
        "2026-03-30 notice: MOVED",
        "2026-04-02 friendly: MOVED",
        "2026-04-06 firm: MOVED",
        "2026-04-13 firm: MOVED",
        "2026-04-29 final: MOVED"
      ],
      PAID: [],
      ONE: ["2026-04-01 final: ONE, TWO"],
      TWO: []
    })
  })

  it("names nothing again that has had its final reminder, however many debts a customer has", async () => {
    expect(await since("MANY")).toEqual([])
    expect(
      await book.sql(
        `select said, count(*)::integer as n from receivables where company_id = $1 and external_reference is null group by 1`
      )
    ).toEqual([{ said: 3, n: MANY }])
  })
})
