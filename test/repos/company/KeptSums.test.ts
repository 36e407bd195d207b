/** Sums of money that are kept as they change: after any history of writes they are what the rows add up to. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { totals } from "../../support/Book.ts"
import { type Company, reason, useServer } from "../../support/TestServer.ts"

const server = useServer()

const zones = ["America/Los_Angeles", "Pacific/Kiritimati", "Europe/Berlin", null] as const
const HOUR_MILLIS = 3_600_000
/** Writes that are sent at once, so that they share transactions. */
const AT_ONCE = 4
/** How many random histories are played. */
const HISTORIES = 8
/** What every history begins with, so that there are always payments, whatever else is refused. */
const BEGINNING: ReadonlyArray<Step> = [
  { do: "bill", amount: "30.00", currency: "EUR", due_date: "2026-02-28" },
  { do: "pay", nth: 0, amount: "1.00" }
]

const amounts = fc.constantFrom("1.00", "2.00", "30.00", "9999999999999.00")
const currencies = fc.constantFrom("EUR", "USD", "ISK")
const dueDates = fc.constantFrom("2026-01-31", "2026-02-01", "2026-02-28", "2027-05-05")
const nth = fc.nat({ max: 5 })

const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("bill" as const),
      amount: amounts,
      currency: currencies,
      due_date: dueDates
    })
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("pay" as const), nth, amount: amounts }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reverse" as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("move" as const),
      nth,
      to: fc.constantFrom("pause", "resume", "cancel")
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("change" as const),
      nth,
      change: fc.oneof(
        fc.record({ amount: amounts }),
        fc.record({ amount: amounts, currency: currencies }),
        fc.record({ due_date: dueDates })
      )
    })
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("owe" as const),
      amount: amounts,
      currency: currencies,
      due_date: dueDates
    })
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("settle" as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("travel" as const), zone: fc.constantFrom(...zones) }) }
)
type Step = typeof steps extends fc.Arbitrary<infer A> ? A : never

/** What a history has made so far. */
class Made {
  readonly receivables: Array<number> = []
  readonly payables: Array<number> = []
  readonly payments: Array<{ readonly id: number; readonly receivableId: number }> = []
}

const pick = <A>(made: ReadonlyArray<A>, n: number): A | undefined => made[n % Math.max(1, made.length)]

const changeOf = async (company: Company, id: number, change: object) => {
  const { version } = await company.read(`/receivables/${id}`)
  await company.patch(`/receivables/${id}`, { expected_version: version, ...change })
}

/** Does a step; many are refused, which leaves the sums as they are. */
const play = async (company: Company, made: Made, step: Step): Promise<void> => {
  switch (step.do) {
    case "bill": {
      const { do: _, ...body } = step
      made.receivables.push((await company.receivable({ ...body, ...whole(step) })).id)
      return
    }
    case "pay": {
      const id = pick(made.receivables, step.nth)
      if (id === undefined) return
      const answer = await company.post(`/receivables/${id}/payments`, { amount: whole(step).amount })
      if (answer.status === 201)
        made.payments.push({ id: (answer.data as { id: number }).id, receivableId: id })
      return
    }
    case "reverse": {
      const payment = pick(made.payments, step.nth)
      if (payment === undefined) return
      await company.post(`/receivables/${payment.receivableId}/payments/${payment.id}/reverse`, reason)
      return
    }
    case "move": {
      const id = pick(made.receivables, step.nth)
      if (id !== undefined) await company.post(`/receivables/${id}/${step.to}`, reason)
      return
    }
    case "change": {
      const id = pick(made.receivables, step.nth)
      if (id !== undefined) await changeOf(company, id, step.change)
      return
    }
    case "owe": {
      const { do: _, ...body } = step
      made.payables.push((await company.payable({ ...body, ...whole(step) })).id)
      return
    }
    case "settle": {
      const id = pick(made.payables, step.nth)
      if (id !== undefined) await company.post(`/payables/${id}/mark-paid`, reason)
      return
    }
    case "travel":
      await server.sql("update companies set timezone = $2 where company_id = $1", [company.id, step.zone])
      server.clock.advance(7 * HOUR_MILLIS)
  }
}

/** An amount of a currency without decimals has none. */
const whole = (step: { readonly amount: string; readonly currency?: string }) => ({
  amount:
    step.currency === "ISK" || step.currency === undefined ? step.amount.replace(".00", "") : step.amount
})

/** What customers owe, as it is kept. */
const owedIn = (companyId: number) =>
  server.sql(
    `select customer_id, currency, n::int as n, minor::text as minor from customer_sums
     where company_id = $1 and (n <> 0 or minor <> 0) order by 1, 2`,
    [companyId]
  )

/** The same, from the rows. */
const owedByRows = (companyId: number) =>
  server.sql(
    `select customer_id, currency, count(*)::int as n, sum(amount_minor - paid_minor)::text as minor from receivables
     where company_id = $1 and status in ('open', 'partially_paid', 'paused') group by 1, 2 order by 1, 2`,
    [companyId]
  )

describe("sums that are kept", () => {
  it("are those of the rows after any history, and after counting again", async () => {
    let paid = 0
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 36 }), async (history) => {
        const company = await server.company({ timezone: "Asia/Tokyo" })
        const made = new Made()
        for (const step of BEGINNING) await play(company, made, step)
        for (let from = 0; from < history.length; from += AT_ONCE) {
          await Promise.all(history.slice(from, from + AT_ONCE).map((step) => play(company, made, step)))
        }
        const { counted, kept } = await totals(server.databaseUrl, company.id)
        expect(kept).toEqual(counted)
        const owed = () => owedIn(company.id)
        expect(await owed()).toEqual(await owedByRows(company.id))
        await server.sql("select count_again($1)", [company.id])
        await server.sql("select sum_customers_again($1)", [company.id])
        expect(await owed()).toEqual(await owedByRows(company.id))
        expect((await totals(server.databaseUrl, company.id)).kept).toEqual(counted)
        paid += made.payments.length
      }),
      { numRuns: HISTORIES }
    )
    expect(paid).toBeGreaterThanOrEqual(HISTORIES)
  })

  it("stay exact beyond what a number, and what a bigint can hold", async () => {
    const company = await server.company()
    const most = "9999999999999.99"
    await Promise.all(Array.from({ length: 24 }, () => company.receivable({ amount: most })))
    const sums = await server.sql<{ minor: string }>(
      "select sum(minor) as minor from resource_counts where company_id = $1 and resource like 'receivable_%' group by resource",
      [company.id]
    )
    expect(sums.map(({ minor }) => BigInt(minor))).toEqual([
      24n * 999_999_999_999_999n,
      24n * 999_999_999_999_999n
    ])
    await server.sql("update resource_counts set minor = minor + 9223372036854775807 where company_id = $1", [
      company.id
    ])
    await company.receivable({ amount: most })
    const [sum] = await server.sql<{ minor: string }>(
      "select max(minor) as minor from resource_counts where company_id = $1 and resource = 'billed_day'",
      [company.id]
    )
    expect(BigInt(sum?.minor ?? 0)).toBeGreaterThan(2n ** 63n)
  })

  it("of a day belong to the day in the time zone that the company had then", async () => {
    const company = await server.company({ timezone: "Pacific/Kiritimati" })
    server.clock.hold("2026-03-01T12:00:00Z")
    const { id } = await company.receivable({ amount: "10.00" })
    const payment = await company.payment(id, "4.00", { paid_at: "2026-02-27T09:59:59Z" })
    await server.sql("update companies set timezone = 'America/Los_Angeles' where company_id = $1", [
      company.id
    ])
    await company.payment(id, "1.00", { paid_at: "2026-02-27T07:59:59Z" })
    server.clock.release()
    const daily = () =>
      server.sql<{ resource: string; day: string; minor: string }>(
        `select resource, due_date::text as day, sum(minor) as minor from resource_counts
         where company_id = $1 and resource in ('billed_day', 'paid_day')
         group by 1, 2 having sum(minor) <> 0 order by 1, 2`,
        [company.id]
      )
    expect(await daily()).toEqual([
      { resource: "billed_day", day: "2026-03-02", minor: "1000" },
      { resource: "paid_day", day: "2026-02-26", minor: "100" },
      { resource: "paid_day", day: "2026-02-27", minor: "400" }
    ])
    await company.post(`/receivables/${id}/payments/${payment.id}/reverse`, reason)
    await company.post(`/receivables/${id}/cancel`, reason)
    expect(await daily()).toEqual([
      { resource: "billed_day", day: "2026-03-02", minor: "100" },
      { resource: "paid_day", day: "2026-02-26", minor: "100" }
    ])
  })
})
