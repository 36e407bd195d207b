/** One message tells a customer of all that is due; messages of bills go to each member; nobody gets two a day. */
import { Effect, Layer } from "effect"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Company, Delivery } from "../../../src/reminders/Delivery.ts"
import {
  type Outcome,
  type OutgoingMessage,
  Transports
} from "../../../src/reminders/transports/Transport.ts"
import { rows } from "../../support/Book.ts"
import { makeCompany, owe, type Owed, setPolicy, tally, wideOpen, wrongTotals } from "../../support/Debts.ts"
import { type EngineHere, HandClock, startEngine } from "../../support/Engines.ts"
import { scoped } from "../../support/Scoped.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"

const LEASE_MILLIS = 60_000
const DAY_MILLIS = 86_400_000
const NOON = "2026-03-02T12:00:00Z"
const TODAY = "2026-03-02"
const STEPS = [
  [0, "email"],
  [3, "email"],
  [30, "email"]
] as const

const run = scoped()
const clock = new HandClock(NOON)
const handedOver: Array<OutgoingMessage> = []
let answer: (message: OutgoingMessage) => Outcome | Promise<Outcome>
let url: string
let companyId: number
let first: EngineHere
let second: EngineHere

const channels = Layer.succeed(Transports, {
  email: {
    _tag: "Provider",
    provider: {
      idOf: ({ messageId }) => `id-${messageId}`,
      send: (message) =>
        Effect.promise(async () => {
          handedOver.push(message)
          return await answer(message)
        })
    }
  },
  sms: { _tag: "Off" }
})

beforeEach(async () => {
  clock.at = Date.parse(NOON)
  handedOver.length = 0
  answer = ({ messageId }) => ({ _tag: "Sent", providerMessageId: `id-${messageId}` })
  url = (await run(makeDatabase)).url
  companyId = await makeCompany(url, wideOpen(STEPS))
  first = await run(startEngine({ url, clock, channels }))
  second = await run(startEngine({ url, clock, channels }))
})
afterEach(async () => {
  expect(await wrongTotals(url)).toEqual([])
})

const due = (n: number, options: Partial<Owed> = {}) =>
  owe(url, companyId, { n, each: n, zone: "UTC", dueDate: TODAY, ...options })
/** Gives all receivables to the oldest customer. */
const ofOneCustomer = () =>
  rows(
    url,
    `with one as (select min(customer_id) as id from customers), r as (
       update receivables set customer_id = one.id from one
     ) update reminder_attempts set customer_id = one.id from one`
  )
const drain = async (...engines: ReadonlyArray<EngineHere>) => {
  let all = 0
  for (;;) {
    const taken = await Promise.all(engines.map(({ round }) => round()))
    const sum = taken.reduce((a, b) => a + b, 0)
    if (sum === 0) return all
    all += sum
  }
}
const company = async ({ engine, run }: EngineHere): Promise<Company> => {
  const found = await run(engine.company(companyId))
  if (found === null) throw new Error("there is no such company")
  return found
}
const claim = async (here: EngineHere, share = 100) =>
  here.run(here.engine.claim(await company(here), "email", share))
const decide = async (here: EngineHere, claimed: Awaited<ReturnType<typeof claim>>) =>
  here.run(here.engine.decide(await company(here), claimed))
const handOver = (here: EngineHere, deliveries: ReadonlyArray<Delivery>) =>
  here.run(Effect.forEach(deliveries, (delivery) => here.engine.handOver(delivery)))
const attempts = (where = "true") =>
  rows<Record<string, unknown>>(
    url,
    `select attempt_id::int as id, status, reason_code, due_at, scheduled_for, shifted_by, provider_message_id, message_id, try_count,
       failures, error_code, error_message from reminder_attempts where ${where} order by 1`
  )
const messages = () =>
  rows<Record<string, unknown>>(
    url,
    `select status, tone, recipient, cardinality(attempt_ids) as debts, sent_on::text, error_code
     from reminder_messages order by message_id`
  )

describe("one debtor, one message", () => {
  it("fifteen invoices that are due on one day are one e-mail, even if one message a minute is allowed", async () => {
    await setPolicy(url, companyId, wideOpen(STEPS, { max_per_minute: 1 }))
    await due(15)
    await drain(first, second)
    expect(handedOver.length).toBe(1)
    expect(await messages()).toMatchObject([{ status: "sent", tone: "friendly", debts: 15, sent_on: TODAY }])
    const sent = await attempts("status = 'sent'")
    expect(sent.length).toBe(15)
    expect(new Set(sent.map((row) => `${row["provider_message_id"]} ${row["message_id"]}`)).size).toBe(1)
    expect(await tally(url)).toEqual({ sent: 15, scheduled: 15 })
  })

  it("what comes later that day is moved to the opening of the next day, and says why", async () => {
    await due(1)
    await drain(first)
    await due(2)
    await ofOneCustomer()
    await drain(first, second)
    expect(handedOver.length).toBe(1)
    const late = await attempts("status = 'scheduled' and offset_days = 0")
    const moved = late.map((row) => [row["due_at"], row["scheduled_for"], row["shifted_by"]])
    const opening = new Date("2026-03-03T08:00Z")
    expect(moved).toEqual([0, 1].map(() => [opening, opening, ["gap"]]))
    clock.at = Date.parse("2026-03-03T08:00:00Z")
    await drain(second)
    expect(handedOver.length).toBe(2)
    expect((await messages()).map((row) => [row["debts"], row["sent_on"]])).toEqual([
      [1, TODAY],
      [2, "2026-03-03"]
    ])
  })

  it("without combining there is one message a receivable, and no gap between them", async () => {
    await setPolicy(url, companyId, wideOpen(STEPS, { combine: false }))
    await due(3)
    await drain(first, second)
    expect(handedOver.length).toBe(3)
    expect((await messages()).map((row) => row["debts"])).toEqual([1, 1, 1])
  })

  it("a message tells of a hundred debts at most, and of the others on the next day", async () => {
    await due(130)
    await drain(first, second)
    expect((await messages()).map((row) => row["debts"])).toEqual([100])
    clock.at += DAY_MILLIS
    await drain(first, second)
    expect((await messages()).map((row) => row["debts"])).toEqual([100, 30])
  })

  it("it speaks in the firmest tone that any of the debts has earned", async () => {
    await due(1, { dueDate: "2026-02-27", on: "2026-02-27" })
    clock.at = Date.parse("2026-02-27T12:00:00Z")
    await drain(first)
    clock.at = Date.parse(NOON)
    await due(1)
    await ofOneCustomer()
    await drain(first)
    expect(await messages()).toMatchObject([
      { tone: "friendly", debts: 1 },
      { tone: "firm", debts: 2 }
    ])
  })

  it("it is firm, and not final, beside an overdue debt that is a first contact", async () => {
    await due(1, { dueDate: "2026-01-31" })
    for (const day of ["2026-01-31", "2026-02-03", TODAY]) {
      clock.at = Date.parse(`${day}T12:00:00Z`)
      if (day !== TODAY) await drain(first)
    }
    await due(1, { dueDate: "2026-02-27", offsetDays: 3, step: 1, on: TODAY })
    await ofOneCustomer()
    await drain(first)
    expect((await messages()).map((row) => [row["tone"], row["debts"]])).toEqual([
      ["friendly", 1],
      ["firm", 1],
      ["firm", 2]
    ])
  })

  it("debts whose steps were missed in an outage are told of in the same message as the others", async () => {
    await due(2)
    await due(2, { dueDate: "2026-02-26" })
    await ofOneCustomer()
    await drain(first, second)
    expect(await messages()).toMatchObject([{ status: "sent", debts: 4 }])
    expect((await tally(url))["skipped superseded"]).toBe(2)
  })

  it("a debt that was paid before is not in it", async () => {
    await due(5)
    const claimed = await claim(first)
    await rows(
      url,
      "update receivables set status = 'paid', paid_minor = amount_minor where receivable_id = (select min(receivable_id) from receivables)"
    )
    expect((await decide(first, claimed)).map((delivery) => delivery.claimed.length)).toEqual([4])
    expect((await attempts("status = 'skipped'")).map((row) => row["reason_code"])).toEqual(["paid"])
  })

  it("two workers at once never send a customer two messages", async () => {
    for (let n = 0; n < 10; n++) await due(6)
    await drain(first, second)
    expect(handedOver.length).toBe(10)
    expect((await tally(url))["sent"]).toBe(60)
    expect((await messages()).every((row) => row["debts"] === 6)).toBe(true)
  })

  it("a worker takes in what another has claimed, whose claim is void then", async () => {
    await due(5)
    const two = await claim(first, 2)
    const three = await claim(second)
    expect([two.length, three.length]).toEqual([2, 3])
    const deliveries = await decide(first, two)
    expect(deliveries.map((delivery) => delivery.claimed.length)).toEqual([5])
    expect(await decide(second, three)).toEqual([])
    expect(await tally(url)).toEqual({ sending: 5 })
    const results = await handOver(first, deliveries)
    await first.run(first.engine.complete(await company(first), results))
    expect(await tally(url)).toEqual({ sent: 5, scheduled: 5 })
    expect(handedOver.length).toBe(1)
  })

  it("a customer waits a moment while another transaction has locked a debt or the customer; others do not", async () => {
    await due(4)
    await due(4)
    const other = new Client(url)
    await other.connect()
    try {
      for (const table of ["receivable", "customer"]) {
        await other.query("begin")
        await other.query(
          `select from ${table}s where company_id = $1
             and ${table}_id = (select min(${table}_id) from ${table}s where company_id = $1) for no key update`,
          [companyId]
        )
        await first.round()
        await second.round()
        expect(handedOver.length).toBe(1)
        await other.query("commit")
        clock.at += 1_000
      }
    } finally {
      await other.end()
    }
    await drain(first, second)
    expect((await messages()).map((row) => row["debts"])).toEqual([4, 4])
  })
})

it("on a test clock a message about several debts is captured in the transaction that marks them as sent", async () => {
  await due(3)
  await rows(url, "update companies set test_clock = $1", [NOON])
  await rows(url, "update reminder_attempts set on_test_clock = true")
  const here = await company(first)
  while ((await first.run(first.engine.capture(here))) > 0) continue
  expect(handedOver).toEqual([])
  const kept = await rows<{ attempt_ids: ReadonlyArray<string>; same: boolean; captured: boolean }>(
    url,
    `select m.attempt_ids, m.captured, bool_and(a.status = 'sent' and a.xmin = m.xmin) as same
     from reminder_messages m join reminder_attempts a on a.company_id = m.company_id and a.message_id = m.message_id
     group by m.company_id, m.message_id`
  )
  expect(kept).toMatchObject([{ same: true, captured: true }])
  expect(kept[0]?.attempt_ids.length).toBe(3)
})

describe("a worker that stops with a message about several debts", () => {
  it("after the claim: another sends it once", async () => {
    await due(5)
    await claim(first, 2)
    await drain(second)
    expect(handedOver.length).toBe(1)
    clock.at += LEASE_MILLIS
    await drain(second)
    expect(handedOver.length).toBe(1)
    expect(await tally(url)).toEqual({ sent: 5, scheduled: 5 })
  })

  for (const step of ["decision", "hand-over"] as const) {
    it(`after the ${step}: all of them end as unknown together, and the customer is left in peace that day`, async () => {
      await due(5)
      const deliveries = await decide(first, await claim(first))
      const results = step === "hand-over" ? await handOver(first, deliveries) : []
      await due(1)
      await ofOneCustomer()
      clock.at += LEASE_MILLIS
      // The new debt and one of the five: whoever recovers one of these recovers all.
      await second.run(second.engine.decide(await company(second), await claim(second, 2)))
      expect(await tally(url)).toMatchObject({ "unknown outcome_unknown": 5 })
      await first.run(first.engine.complete(await company(first), results))
      await drain(first, second)
      expect(await messages()).toMatchObject([{ status: "unknown", debts: 5 }])
      expect(handedOver.length).toBe(step === "hand-over" ? 1 : 0)
      clock.at += DAY_MILLIS
      await drain(first, second)
      expect((await messages()).map((row) => row["debts"])).toEqual([5, 1])
    })
  }

  it("before its decision is confirmed: the decision is undone for all of them", async () => {
    await due(5)
    const two = await claim(first, 2)
    await decide(first, two)
    const notSent = two.map((claimed) => ({
      claimed: [claimed],
      messageId: null,
      outcome: { _tag: "NotSent" } as const
    }))
    await first.run(first.engine.complete(await company(first), notSent))
    expect(await tally(url)).toEqual({ scheduled: 5 })
    expect((await attempts()).map((row) => row["try_count"])).toEqual([0, 0, 0, 0, 0])
    await drain(second)
    expect((await messages()).map((row) => [row["status"], row["debts"]])).toEqual([
      ["deferred", 5],
      ["sent", 5]
    ])
  })
})

describe("outcomes of one message", () => {
  it("a deferred one is tried again as a new message with the debts of then", async () => {
    await due(3)
    answer = () => ({ _tag: "Deferred", code: "smtp_451", message: "later" })
    await drain(first)
    expect(await tally(url)).toEqual({ scheduled: 3 })
    expect(new Set((await attempts()).map((row) => String(row["due_at"]))).size).toBe(1)
    await rows(
      url,
      "update receivables set status = 'paid', paid_minor = amount_minor where receivable_id = (select min(receivable_id) from receivables)"
    )
    answer = ({ messageId }) => ({ _tag: "Sent", providerMessageId: `id-${messageId}` })
    clock.at += 15 * LEASE_MILLIS
    await drain(second)
    expect((await messages()).map((row) => [row["status"], row["debts"]])).toEqual([
      ["deferred", 3],
      ["sent", 2]
    ])
    expect(new Set(handedOver.map(({ messageId }) => messageId)).size).toBe(2)
    expect(await tally(url)).toMatchObject({ sent: 2, "skipped paid": 1 })
  })

  it("a rejected one ends all of its debts' steps", async () => {
    await due(3)
    answer = () => ({ _tag: "Rejected", code: "smtp_550", message: "no such user" })
    await drain(first)
    expect(await tally(url)).toEqual({ "failed provider_rejected": 3, scheduled: 3 })
    expect(await rows(url, "select 1 from blocked_addresses")).toEqual([])
  })

  for (const [address, blocked] of [
    ["bounced", { opted_out: null, suppressed_for: "bounced", suppression_detail: "no such user" }],
    ["stopped", { opted_out: "no such user", suppressed_for: null, suppression_detail: null }]
  ] as const) {
    it(`a refusal of an address that has ${address} blocks it for the steps to come, and is told once`, async () => {
      await due(3)
      answer = () => ({ _tag: "Rejected", code: "smtp_550", message: "no such user", address })
      await drain(first)
      expect(
        await rows(
          url,
          "select opt_out_reason as opted_out, suppressed_for, suppression_detail from blocked_addresses"
        )
      ).toEqual([blocked])
      const action = address === "bounced" ? "customer.suppress" : "customer.opt_out"
      expect(await rows(url, "select actor, action from audit_log where action like 'customer.%'")).toEqual([
        { actor: "system", action }
      ])
      const kind = address === "bounced" ? "bounced" : "opted_out"
      expect(await rows(url, "select detail from digest_events where kind = $1", [kind])).toEqual([
        { detail: "email: no such user" }
      ])
      clock.at += 3 * DAY_MILLIS
      await drain(first)
      expect(handedOver.length).toBe(1)
    })
  }
})

describe("a receipt that comes before the outcome is stored", () => {
  const bounced = (messageId: number) =>
    rows(
      url,
      `update reminder_attempts set error_code = 'bounced', error_message = '550 no such user'
       where provider_message_id = $1`,
      [`id-${messageId}`]
    )
  const codes = () =>
    rows(
      url,
      "select distinct status, error_code, error_message from reminder_attempts where try_count > 0 order by 1"
    )

  for (const outcome of [
    { _tag: "Sent", status: "sent", code: "", message: "" },
    { _tag: "Lost", status: "unknown", code: "smtp_timeout", message: "no answer" }
  ] as const) {
    it(`keeps its error with an attempt that is ${outcome.status} then`, async () => {
      await due(1)
      answer = async ({ messageId }) => {
        await bounced(messageId)
        return outcome._tag === "Sent" ? { _tag: "Sent", providerMessageId: `id-${messageId}` } : outcome
      }
      await drain(first)
      expect(await codes()).toEqual([
        { status: outcome.status, error_code: "bounced", error_message: "550 no such user" }
      ])
    })
  }

  it("is not said of the next hand-over", async () => {
    await due(1)
    answer = async ({ messageId }) => {
      await bounced(messageId)
      answer = () => ({ _tag: "Sent", providerMessageId: `id-${messageId}` })
      return { _tag: "Deferred", code: "smtp_451", message: "later" }
    }
    await drain(first)
    clock.at += DAY_MILLIS
    await drain(first)
    expect(await codes()).toEqual([{ status: "sent", error_code: null, error_message: null }])
  })
})

describe("an attempt that can't be decided on or written", () => {
  it("ends after five tries with its cause, and holds up none of its customer's other debts", async () => {
    await due(4)
    await rows(
      url,
      "update receivables set currency = 'ZZZ' where receivable_id = (select min(receivable_id) from receivables)"
    )
    await drain(first)
    expect((await messages()).map((row) => row["debts"])).toEqual([3])
    for (let day = 0; day < 6; day++) {
      clock.at += LEASE_MILLIS
      await drain(first, second)
      if (day % 2 === 1) clock.at += DAY_MILLIS
    }
    const [broken] = await attempts("status = 'failed'")
    expect(broken).toMatchObject({ reason_code: "internal", failures: 5, error_code: "internal" })
    expect(broken?.["error_message"]).toContain("ISO 4217")
  })
})

describe("a bill", () => {
  it("goes to each member by itself: who refuses it gets no other, who defers it does, and the others get one", async () => {
    await rows(
      url,
      `with u as (
         insert into users (email, name, email_verified_at, created_at)
         select n || '@members.example', n, '2020-01-01', '2020-01-01' from unnest(array['eve', 'bob']) n returning user_id
       ), m as (
         insert into memberships (company_id, user_id, role, created_at)
         select $1::bigint, user_id, 'member', '2021-01-01' from u
       ), p as (
         insert into payables (company_id, bill_label, amount_minor, currency, due_date, created_at, updated_at)
         values ($1, 'Rent', 1, 'EUR', $2, $3, $3) returning payable_id
       ) insert into reminder_attempts (company_id, payable_id, step, offset_days, due_date, channel, locale, timezone,
           scheduled_for, expires_at, due_at, balance_minor, currency, created_at, updated_at)
         select $1, payable_id, 1, 0, $2, 'email', 'en', 'UTC', $3, $3::timestamptz + interval '3 days', $3, 1, 'EUR', $3, $3
         from p`,
      [companyId, TODAY, "2026-03-02T08:00:00Z"]
    )
    answer = ({ messageId, recipients: [to] }) => {
      const times = handedOver.filter(({ recipients }) => recipients[0] === to).length
      if (to === "eve@members.example") {
        return { _tag: "Rejected", code: "smtp_550", message: "no", address: "bounced" }
      }
      if (to === "bob@members.example" && times === 1) {
        return { _tag: "Deferred", code: "smtp_451", message: "later" }
      }
      return { _tag: "Sent", providerMessageId: `id-${messageId}` }
    }
    await drain(first)
    expect(handedOver.length).toBe(3)
    expect((await attempts("payable_id is not null"))[0]).toMatchObject({ status: "scheduled", try_count: 1 })
    clock.at += 15 * LEASE_MILLIS
    await drain(second)
    expect(handedOver.map(({ recipients }) => recipients.length)).toEqual([1, 1, 1, 1])
    expect(handedOver[3]?.recipients).toEqual(["bob@members.example"])
    expect((await attempts("payable_id is not null"))[0]).toMatchObject({
      status: "sent",
      reason_code: null,
      error_code: "smtp_550"
    })
    expect(await rows(url, "select 1 from blocked_addresses")).toEqual([])
    expect((await messages()).map((row) => row["status"]).sort()).toEqual([
      "deferred",
      "failed",
      "sent",
      "sent"
    ])
  })
})

describe("a worker whose clock is wrong", () => {
  for (const [name, skew] of [
    ["behind", -120_000],
    ["ahead", 120_000]
  ] as const) {
    it(`${name}: leases, plans and the pace follow the time of the database`, async () => {
      await due(3, { each: 1 })
      // A plan that began a minute ago, and one that ends in a minute.
      await rows(url, "update plan_periods set starts_at = $1, ends_at = $2", [
        new Date(clock.at - 60_000),
        new Date(clock.at + 60_000)
      ])
      await setPolicy(url, companyId, wideOpen(STEPS, { max_per_minute: 3 }))
      const skewed = new HandClock(clock.at + skew)
      const wrong = await run(startEngine({ url, clock: skewed, serverClock: clock, channels }))
      const claimed = await claim(wrong, 3)
      expect(await drain(second)).toBe(0)
      const deliveries = await decide(wrong, claimed)
      expect(await drain(second)).toBe(0)
      const results = await handOver(wrong, deliveries)
      await wrong.run(wrong.engine.complete(await company(wrong), results))
      expect(handedOver.length).toBe(3)
      expect(await tally(url)).toEqual({ sent: 3, scheduled: 3 })
      await due(1)
      expect(await claim(wrong, 3)).toEqual([])
      const put = await attempts("status = 'scheduled' and offset_days = 0")
      expect(put.map((row) => row["due_at"])).toEqual([new Date(clock.at + 61_000)])
      const times = await rows<{ sent_at: Date }>(
        url,
        "select distinct sent_at from reminder_attempts where sent_at is not null"
      )
      expect(times).toEqual([{ sent_at: new Date(clock.at) }])
    })
  }
})

describe("a worker whose clock is behind", () => {
  it("finds what is due by the time of the database, and gives claims up to that time", async () => {
    await due(1)
    await rows(url, "update reminder_attempts set due_at = $1 where offset_days = 0", [new Date(clock.at)])
    const behind = new HandClock(clock.at - 120_000)
    const wrong = await run(startEngine({ url, clock: behind, serverClock: clock, channels }))
    const claimed = await claim(wrong)
    await wrong.run(wrong.release(await company(wrong), claimed))
    const [released] = await attempts("offset_days = 0")
    expect(released?.["due_at"]).toEqual(new Date(clock.at))
    expect(await drain(wrong)).toBe(1)
    expect(handedOver.length).toBe(1)
  })
})

describe("a claim, and the look at what a decision depends on", () => {
  it("read little, though the statistics are those of an empty table", async () => {
    await rows(url, "alter table reminder_attempts set (autovacuum_enabled = off)")
    await rows(url, "analyze reminder_attempts, receivables, customers")
    await due(3_000, { each: 1, dueDate: "2026-05-05" })
    await due(10, { each: 1 })
    // A connection tells what it has read at the end of a statement, if its last report is a second old.
    const read = async () => {
      await new Promise((done) => setTimeout(done, 1_200))
      await Promise.all(Array.from({ length: 8 }, () => company(first)))
      const [found] = await rows<{ n: string }>(
        url,
        `select pg_stat_force_next_flush(), (select sum(idx_tup_fetch + seq_tup_read) from pg_stat_user_tables
           where relname in ('reminder_attempts', 'receivables', 'customers')) as n`
      )
      return Number(found?.n)
    }
    const atFirst = await read()
    const claimed = await claim(first, 10)
    const before = await read()
    expect(before - atFirst).toBeLessThan(1_000)
    expect((await decide(first, claimed)).length).toBe(10)
    expect((await read()) - before).toBeLessThan(1_000)
  })
})
