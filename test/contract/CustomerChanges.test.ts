/** Another time zone or language of a customer, and the next message, which follows it (contract §13.5). */
import { afterEach, beforeEach, describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Transports } from "../../src/reminders/transports/Transport.ts"
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
      `insert into receivables (company_id, customer_id, amount_minor, currency, due_date, created_at, updated_at, billed_on)
       select $1::bigint, $2::bigint, 10000, 'EUR', '2026-03-20', $4::timestamptz, $4, '2026-03-02'
       from generate_series(2, $3::integer)`,
      [company.id, customer_id, n, NOW]
    )
    const patch = async (fields: Row) => {
      const { version } = await company.read(`/customers/${customer_id}`)
      return company.patch(`/customers/${customer_id}`, { expected_version: version, ...fields })
    }
    return { company, customer_id, patch }
  }

  /** In which zone and language the next message of the customer is planned, and when it is due. */
  const plans = async ({ id }: Company) =>
    (
      await server.sql<{ plan: string }>(
        `select concat_ws(' ', timezone, locale, due_at at time zone 'UTC') as plan
         from reminder_attempts where company_id = $1 and status = 'scheduled' and due_at = scheduled_for`,
        [id]
      )
    ).map(({ plan }) => plan)
  const changes = ({ id }: Company) =>
    server.sql("select customer_id from customer_changes where company_id = $1", [id])

  const UTC = "UTC en 2026-03-17 09:00:00"
  const TOKYO = "Asia/Tokyo de 2026-03-17 00:00:00"
  const LIMA = "America/Lima de 2026-03-17 14:00:00"
  const toTokyo = { timezone: "Asia/Tokyo", preferred_locale: "de" }

  it("the request plans the next message again, and writes a bounded number of rows", async () => {
    const { company, customer_id, patch } = await indebted(MANY)
    expect(await plans(company)).toEqual([UTC])
    await patch(toTokyo)
    expect(await plans(company)).toEqual([TOKYO])
    const [written] = await server.sql(
      `select (select count(*)::integer from reminder_attempts a where a.company_id = c.company_id and a.xmin = c.xmin)
         as attempts,
         (select count(*)::integer from receivables r where r.company_id = c.company_id and r.xmin = c.xmin)
         as receivables
       from customers c where c.company_id = $1 and c.customer_id = $2`,
      [company.id, customer_id]
    )
    expect(written).toEqual({ attempts: 1, receivables: 0 })
    await patch({ timezone: "America/Lima" })
    expect(await plans(company)).toEqual([LIMA])
    expect(await changes(company)).toEqual([])
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
    expect(await plans(company)).toEqual([LIMA])
    clock.at = Date.parse("2026-03-17T14:00:00Z")
    expect(await decide()).toMatchObject([{ message: { locale: "de", recipients: ["ada@example.com"] } }])
  })

  it("leaves nothing to do for a customer without receivables, nor for a change of the name", async () => {
    const { company, customer_id, patch } = await indebted(1)
    const { engine, run: at } = await worker()
    await patch({ display_name: "Eve" })
    expect(await plans(company)).toEqual([UTC])
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
    expect(await at(engine.replan(company.id, "orSkip"))).toBe(false)
    expect(await changes(company)).toEqual([])
  })
})
