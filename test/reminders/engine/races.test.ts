/** Payments and other writes race against the worker of the same process: what is committed first counts. */
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dateIn, owe, setPolicy, tally, wideOpen, wrongTotals, zoneAtNoon } from "../../support/Debts.ts"
import { type MailSink, mailSink, repeated } from "../../support/MailSink.ts"
import { rows } from "../../support/Book.ts"
import { onShards, onShardServers, rowsOfShard } from "../../support/Shards.ts"
import { type Company, type Row, TestServer } from "../../support/TestServer.ts"

const CLIENTS = 32

interface Debt extends Row {
  readonly id: number
  readonly amount_minor: number
}

/** The end of a race on one receivable, and which of the two transactions was committed first. */
interface Outcome extends Row {
  readonly id: number
  readonly status: string
  readonly attempt: string
  readonly reason: string | null
  readonly amount_minor: number
  readonly balance_minor: number
  /** The text of the message; null if there is none. */
  readonly body: string | null
  readonly same: boolean | null
  readonly decided_first: boolean | null
  /** The sum of the payments that were committed before the decision. */
  readonly paid_before: number
}

const OUTCOMES = `
  select r.receivable_id::integer as id, r.status, a.status as attempt, a.reason_code as reason,
    r.amount_minor::integer as amount_minor, a.balance_minor::integer as balance_minor, m.body,
    d.xmin::text = w.xmin::text as same,
    pg_xact_commit_timestamp(d.xmin) < pg_xact_commit_timestamp(w.xmin) as decided_first,
    coalesce((select sum(p.amount_minor) from payments p where p.company_id = r.company_id
      and p.receivable_id = r.receivable_id
      and pg_xact_commit_timestamp(p.xmin) < pg_xact_commit_timestamp(d.xmin)), 0)::integer as paid_before
  from receivables r
  join reminder_attempts a on a.company_id = r.company_id and a.receivable_id = r.receivable_id
    and a.offset_days = 0 and a.due_date = $2::date
  left join reminder_messages m on m.company_id = a.company_id and m.message_id = a.message_id
  left join decisions d on d.message_id = a.message_id
  left join audit_log w on w.company_id = r.company_id and w.details ->> 'receivable_id' = r.receivable_id::text
    or w.company_id = r.company_id and w.subject_id = r.receivable_id and w.action like 'receivable.%'
  where r.company_id = $1 order by 1`

/** Keeps a row of the transaction that decided on each message; the message's own row changes with its outcome. */
const watchDecisions = async (url: string): Promise<void> => {
  await onShardServers(url, "create table decisions (message_id bigint)")
  await rows(
    url,
    `create function decided() returns trigger language plpgsql security definer as $$
     begin insert into public.decisions values (new.message_id); return null; end $$`
  )
  await onShards(
    url,
    "reminder_messages",
    "create trigger decided after insert on %s for each row execute function decided()"
  )
}

describe("writes against the worker", () => {
  const scope = Effect.runSync(Scope.make())
  const zone = zoneAtNoon()
  const today = dateIn(zone)
  let sink: MailSink
  let server: TestServer

  beforeAll(async () => {
    sink = await Effect.runPromise(Scope.extend(mailSink, scope))
    server = new TestServer({ worker: true, environment: sink.environment })
    await server.start()
    await watchDecisions(server.databaseUrl)
  })
  afterAll(async () => {
    await server.stop()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  /** Makes `n` reminders due, and writes to each of their receivables at the same time. */
  const race = async (
    n: number,
    write: (company: Company, debt: Debt, index: number) => Promise<unknown>
  ) => {
    const company = await server.company()
    await setPolicy(
      server.databaseUrl,
      company.id,
      wideOpen([
        [0, "email"],
        [30, "email"]
      ])
    )
    // The clock is held back at first, so that all of them become due at once.
    const before = server.clock.now() - 86_400_000
    server.clock.hold(before)
    await owe(server.databaseUrl, company.id, { n, zone, dueDate: today })
    const debts = await server.sql<Debt>(
      "select receivable_id::integer as id, amount_minor::integer as amount_minor from receivables where company_id = $1 order by random()",
      [company.id]
    )
    const queue = [...debts]
    const client = async () => {
      for (let debt = queue.pop(); debt !== undefined; debt = queue.pop()) {
        await write(company, debt, queue.length)
      }
    }
    server.clock.release()
    while (sink.mails.length === 0) await new Promise((done) => setTimeout(done, 1))
    const clients = Array.from({ length: CLIENTS }, client)
    await Promise.all(clients)
    // An attempt whose receivable is locked is put off for a moment: it is not due, nor is it finished.
    await expect
      .poll(
        () =>
          server.sql(
            "select 1 from reminder_attempts where company_id = $1 and (status = 'sending' or due_at <= now() + interval '1 hour') limit 1",
            [company.id]
          ),
        { timeout: 20_000, interval: 50 }
      )
      .toEqual([])
    const outcomes = await rowsOfShard<Outcome>(server.databaseUrl, company.id, OUTCOMES, [company.id, today])
    const mails = sink.mails.splice(0)
    expect(repeated(mails.map(({ to }) => to))).toEqual([])
    expect(await wrongTotals(server.databaseUrl, company.id)).toEqual([])
    // The warning at the start that SMS has no provider is expected.
    const complaints = server.log.filter(
      ({ annotations, level }) => level !== "INFO" && annotations["channels"] !== "sms"
    )
    expect(complaints).toEqual([])
    const ids = new Set(mails.map(({ messageId }) => Number(/m(\d+)@/.exec(messageId)?.[1])))
    const sent = await server.sql<{ message_id: number }>(
      "select message_id::integer as message_id from reminder_attempts where company_id = $1 and status = 'sent'",
      [company.id]
    )
    expect(new Set(sent.map(({ message_id }) => message_id))).toEqual(ids)
    return { company, outcomes, mails, sums: await tally(server.databaseUrl, company.id) }
  }

  const cents = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`

  const open = (company: Company) =>
    server.sql("select status from reminder_attempts where company_id = $1 and due_at is not null", [
      company.id
    ])

  it("no message is sent after a payment in full, in a thousand races", async () => {
    const { company, mails, outcomes, sums } = await race(1_000, (company, { amount_minor, id }) =>
      company.payment(id, cents(amount_minor))
    )
    expect(outcomes.length).toBe(1_000)
    expect(outcomes.filter(({ same }) => same === true)).toEqual([])
    expect(
      outcomes.filter(({ attempt, decided_first }) => attempt === "sent" && decided_first !== true)
    ).toEqual([])
    const fractions = new Set(outcomes.map(({ attempt, reason }) => `${attempt} ${reason}`))
    expect([...fractions].sort()).toEqual(["cancelled paid", "sent null"])
    for (const { amount_minor, balance_minor, body } of outcomes) {
      expect(balance_minor).toBe(amount_minor)
      if (body !== null) expect(body).toContain(cents(amount_minor))
    }
    expect(await open(company)).toEqual([])
    if (process.env["VERBOSE"]) console.log("payments", mails.length, sums)
  })

  it("every message names the balance after the part payments that were committed before its decision", async () => {
    const { mails, outcomes, sums } = await race(400, (company, { amount_minor, id }, index) =>
      company.payment(id, cents(amount_minor - 1_000 - index))
    )
    expect(outcomes.filter(({ same }) => same === true)).toEqual([])
    for (const { amount_minor, balance_minor, body, paid_before } of outcomes) {
      expect(balance_minor).toBe(amount_minor - paid_before)
      expect(body).toContain(cents(balance_minor))
    }
    expect(mails.length).toBe(400)
    expect(outcomes.filter(({ paid_before }) => paid_before > 0).length).toBeGreaterThan(0)
    if (process.env["VERBOSE"]) console.log("parts", sums)
  })

  it("the attempts of a customer with another time zone are planned again within seconds", async () => {
    const company = await server.company()
    const { customer_id } = await company.receivable({ due_date: "2080-03-20" })
    const { version } = await company.read(`/customers/${String(customer_id)}`)
    const change = { expected_version: version, timezone: "Asia/Tokyo" }
    await company.patch(`/customers/${String(customer_id)}`, change)
    await expect
      .poll(() => server.sql("select timezone from reminder_attempts where company_id = $1", [company.id]), {
        timeout: 10_000,
        interval: 50
      })
      .toEqual([{ timezone: "Asia/Tokyo" }])
  })

  it("no message is sent after a pause, a cancellation or another due date", async () => {
    const { outcomes, sums } = await race(450, async (company, { id }, index) => {
      if (index % 3 === 0) await company.post(`/receivables/${id}/pause`, { reason: "dispute" })
      else if (index % 3 === 1) await company.post(`/receivables/${id}/cancel`, { reason: "mistake" })
      else {
        const { version } = await company.read(`/receivables/${id}`)
        const moved = { expected_version: version, due_date: "2089-12-31" }
        expect((await company.patch(`/receivables/${id}`, moved)).status).toBe(200)
      }
    })
    expect(outcomes.filter(({ same }) => same === true)).toEqual([])
    for (const { attempt, decided_first, reason, status } of outcomes) {
      const expected = { paused: "paused", cancelled: "cancelled", open: "rescheduled" }[status]
      if (attempt === "sent") expect(decided_first).toBe(true)
      else expect(`${attempt} ${reason}`).toBe(`cancelled ${expected}`)
    }
    if (process.env["VERBOSE"]) console.log("others", sums)
  })
})
