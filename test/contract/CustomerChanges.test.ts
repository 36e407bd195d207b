/** Another time zone or language of a customer, and the planned attempts that follow it (contract §13.5). */
import { afterEach, beforeEach, describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Transports } from "../../src/reminders/transports/Transport.ts"
import { MAX_RECEIVABLES } from "../../src/repos/reminders/CustomerChanges.ts"
import { HandClock, startEngine } from "../support/Engines.ts"
import { scoped } from "../support/Scoped.ts"
import { type Company, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()
const ada = { display_name: "Ada", email: "ada@example.com" }

describe("another time zone or language of a customer with many receivables", () => {
  const MANY = 1_050
  const NOW = "2026-03-02T08:00:00Z"
  const run = scoped()
  const channels = Layer.succeed(Transports, {
    email: {
      _tag: "Provider",
      provider: {
        send: () => Effect.succeed({ _tag: "Sent", providerMessageId: null })
      }
    },
    sms: { _tag: "Off" }
  })
  let clock: HandClock

  beforeEach(() => {
    server.clock.hold(NOW)
    clock = new HandClock(NOW)
  })
  afterEach(() => server.clock.release())

  const worker = () => run(startEngine({ url: server.databaseUrl, clock, channels }))

  /** A company with a customer in UTC, who has `n` receivables with a step on 17 March at 09:00. */
  const indebted = async (n: number) => {
    const company = await server.company()
    const customer_id = Number(
      (await company.receivable({ due_date: "2026-03-20", customer: ada }))["customer_id"]
    )
    await server.sql(
      `with r as (
         insert into receivables (company_id, customer_id, amount_minor, currency, due_date, created_at, updated_at, billed_on)
         select $1::bigint, $2::bigint, 10000, 'EUR', '2026-03-20', $4::timestamptz, $4, '2026-03-02'
         from generate_series(2, $3::integer) returning receivable_id
       )
       insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
         timezone, scheduled_for, expires_at, due_at, balance_minor, currency, created_at, updated_at)
       select $1, receivable_id, $2, 0, -3, '2026-03-20', 'email', 'en', 'UTC', '2026-03-17T09:00:00Z',
         '2026-03-20T09:00:00Z', '2026-03-17T09:00:00Z', 10000, 'EUR', $4, $4 from r`,
      [company.id, customer_id, n, NOW]
    )
    const patch = async (fields: Row) => {
      const { version } = await company.read(`/customers/${customer_id}`)
      return company.patch(`/customers/${customer_id}`, { expected_version: version, ...fields })
    }
    return { company, customer_id, patch }
  }

  /** How many attempts stand in which zone and language, and when they are due. */
  const plans = async ({ id }: Company) =>
    Object.fromEntries(
      (
        await server.sql<{ plan: string; n: number }>(
          `select concat_ws(' ', timezone, locale, due_at at time zone 'UTC') as plan, count(*)::integer as n
           from reminder_attempts where company_id = $1 and status = 'scheduled' and due_at = scheduled_for group by 1`,
          [id]
        )
      ).map(({ n, plan }) => [plan, n])
    )
  const changes = ({ id }: Company) =>
    server.sql("select customer_id from customer_changes where company_id = $1", [id])

  const UTC = "UTC en 2026-03-17 09:00:00"
  const TOKYO = "Asia/Tokyo de 2026-03-17 00:00:00"
  const LIMA = "America/Lima de 2026-03-17 14:00:00"
  const toTokyo = { timezone: "Asia/Tokyo", preferred_locale: "de" }

  it("the request writes a bounded number of rows", async () => {
    const { company, customer_id, patch } = await indebted(MANY)
    await patch(toTokyo)
    const [written] = await server.sql(
      `select (select count(*)::integer from reminder_attempts a where a.company_id = c.company_id and a.xmin = c.xmin)
         as attempts,
         (select count(*)::integer from receivables r where r.company_id = c.company_id and r.xmin = c.xmin)
         as receivables
       from customers c where c.company_id = $1 and c.customer_id = $2`,
      [company.id, customer_id]
    )
    expect(written).toEqual({ attempts: 0, receivables: 0 })
  })

  it("workers plan all attempts again, at most 100 receivables in a transaction, each once", async () => {
    const { company, patch } = await indebted(MANY)
    await patch(toTokyo)
    expect(await plans(company)).toEqual({ [UTC]: MANY })
    const { engine, run: at, round } = await worker()
    expect(await at(engine.replan(company.id, "orSkip"))).toBe(true)
    expect(await plans(company)).toEqual({ [UTC]: MANY - MAX_RECEIVABLES, [TOKYO]: MAX_RECEIVABLES })
    const other = await worker()
    await Promise.all([round(), other.round()])
    await round()
    expect(await plans(company)).toEqual({ [TOKYO]: MANY })
    expect(await changes(company)).toEqual([])
    const transactions = await server.sql<{ n: number }>(
      "select count(*)::integer as n from reminder_attempts where company_id = $1 group by xmin::text",
      [company.id]
    )
    expect(Math.max(...transactions.map(({ n }) => n))).toBe(MAX_RECEIVABLES)
  })

  it("a second change during the first holds for all of them in the end", async () => {
    const { company, patch } = await indebted(250)
    const { engine, round, run: at } = await worker()
    await patch(toTokyo)
    await at(engine.replan(company.id, "orSkip"))
    await patch({ timezone: "America/Lima" })
    expect(await changes(company)).toHaveLength(1)
    await at(engine.replan(company.id, "orSkip"))
    expect(await plans(company)).toEqual({ [UTC]: 50, [TOKYO]: 100, [LIMA]: 100 })
    await round()
    expect(await plans(company)).toEqual({ [LIMA]: 250 })
    expect(await changes(company)).toEqual([])
  })

  it("is not delayed by a worker in the middle of the first, nor is the worker by a locked receivable", async () => {
    const { company, customer_id, patch } = await indebted(3)
    const { engine, run: at } = await worker()
    await patch(toTokyo)
    const replan = () => at(engine.replan(company.id, "orSkip"))
    await server.connected(async (client) => {
      await client.query("begin")
      await client.query("select from customer_changes where company_id = $1 for update", [company.id])
      await patch({ timezone: "America/Lima" })
      expect(await replan()).toBe(false)
      await client.query("rollback")
      const [, second] = await server.sql(
        "select receivable_id as id from receivables where company_id = $1 and customer_id = $2 order by 1",
        [company.id, customer_id]
      )
      await client.query("begin")
      await client.query("select from receivables where company_id = $1 and receivable_id = $2 for update", [
        company.id,
        second?.["id"]
      ])
      expect(await replan()).toBe(true)
      expect(await plans(company)).toEqual({ [LIMA]: 2, [UTC]: 1 })
      expect(await replan()).toBe(false)
      await client.query("rollback")
    })
    expect([await replan(), await replan(), await replan()]).toEqual([true, true, false])
    expect(await plans(company)).toEqual({ [LIMA]: 3 })
  })

  it("a message whose time comes first goes out in the new zone and language", async () => {
    const { company, patch } = await indebted(1)
    const { engine, run: at } = await worker()
    const decide = async () => {
      const sender = await at(engine.company(company.id))
      if (sender === null) throw new Error("there is such a company")
      return at(
        Effect.flatMap(engine.claim(sender, "email", 10), (claimed) => engine.decide(sender, claimed))
      )
    }
    // It is 04:00 in Lima at the time that was planned.
    await patch({ timezone: "America/Lima", preferred_locale: "de" })
    clock.at = Date.parse("2026-03-17T09:00:00Z")
    expect(await decide()).toEqual([])
    expect(await plans(company)).toEqual({ [LIMA]: 1 })
    clock.at = Date.parse("2026-03-17T14:00:00Z")
    expect(await decide()).toMatchObject([{ message: { locale: "de", recipients: ["ada@example.com"] } }])
  })

  it("leaves nothing to do for a customer without receivables, nor for a change of the name", async () => {
    const { company, customer_id, patch } = await indebted(1)
    const { engine, run: at } = await worker()
    await patch({ display_name: "Eve" })
    expect(await changes(company)).toEqual([])
    const [receivable] = await server.sql<{ id: number }>(
      "select receivable_id::integer as id from receivables where company_id = $1 and customer_id = $2",
      [company.id, customer_id]
    )
    const other = await company.receivable({ customer: { ...ada, timezone: "Asia/Tokyo" } })
    const id = receivable?.id ?? 0
    await company.patch(`/receivables/${id}`, {
      expected_version: (await company.read(`/receivables/${id}`))["version"],
      customer_id: other["customer_id"]
    })
    await patch(toTokyo)
    expect(await at(engine.replan(company.id, "orSkip"))).toBe(true)
    expect(await changes(company)).toEqual([])
    expect(await at(engine.replan(company.id, "orSkip"))).toBe(false)
  })
})
