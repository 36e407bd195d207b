/** The time zone of the process changes no date; a day ends in the customer's zone (contract §3.4, §4.4). */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@effect/vitest"
import { type Answer, type Company, useServer } from "../support/TestServer.ts"

const server = useServer()
const inherited = process.env["TZ"]

afterEach(() => server.clock.release())
afterAll(() => {
  if (inherited === undefined) delete process.env["TZ"]
  else process.env["TZ"] = inherited
})

const ids = ({ rows }: Answer) => rows.map(({ id }) => Number(id))

const customerIn = async (company: Company, timezone: string | null, due_date: string): Promise<number> => {
  const customer = { display_name: "Ada", ...(timezone === null ? {} : { timezone }) }
  return (await company.receivable({ due_date, customer })).id
}

describe.each([
  ["Pacific/Kiritimati", -840],
  ["America/Anchorage", 540],
  ["UTC", 0]
])("with the process in %s", (zone, minutesWest) => {
  beforeAll(() => {
    process.env["TZ"] = zone
    expect(new Date("2026-01-15T12:00:00Z").getTimezoneOffset(), "the process uses the zone").toBe(
      minutesWest
    )
  })

  it("a date comes back as it was sent, alone and in lists", async () => {
    const company = await server.company()
    const dates = ["1970-01-01", "2024-02-29", "2026-03-08", "2026-03-29", "2026-11-01", "9999-12-31"]
    for (const due_date of dates) {
      const receivable = await company.receivable({ due_date })
      const payable = await company.payable({ due_date })
      expect([receivable["due_date"], payable["due_date"]]).toEqual([due_date, due_date])
      const answers = [
        await company.read(`/receivables/${receivable.id}`),
        await company.read(`/payables/${payable.id}`),
        ...(await company.get(`/receivables?due_from=${due_date}&due_to=${due_date}`)).rows,
        ...(await company.get(`/payables?due_from=${due_date}&due_to=${due_date}`)).rows
      ]
      expect(answers.map((each) => each["due_date"])).toEqual([due_date, due_date, due_date, due_date])
    }
  })

  it("an instant comes back in UTC", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const payment = await company.payment(id, "1", { paid_at: "2026-01-31" })
    expect(payment["paid_at"]).toBe("2026-01-31T00:00:00.000Z")
    const local = await company.payment(id, "1", { paid_at: "2026-01-31T23:59:59.999-11:00" })
    expect(local["paid_at"]).toBe("2026-02-01T10:59:59.999Z")
    const { rows } = await company.get(`/receivables/${id}/payments`)
    expect(rows.map((row) => row["paid_at"])).toEqual([local["paid_at"], payment["paid_at"]])
  })

  it("a receivable is overdue from the first moment of the next day in its customer's zone", async () => {
    const company = await server.company()
    const zones = {
      "Pacific/Kiritimati": "2026-06-30T10:00:00.000Z",
      "Asia/Kathmandu": "2026-06-30T18:15:00.000Z",
      "Europe/Berlin": "2026-06-30T22:00:00.000Z",
      UTC: "2026-07-01T00:00:00.000Z",
      "America/New_York": "2026-07-01T04:00:00.000Z",
      "America/Anchorage": "2026-07-01T08:00:00.000Z",
      "Pacific/Pago_Pago": "2026-07-01T11:00:00.000Z"
    }
    const made: Array<readonly [number, number]> = []
    for (const [timezone, midnight] of Object.entries(zones)) {
      made.push([await customerIn(company, timezone, "2026-06-30"), Date.parse(midnight)])
    }
    for (const midnight of Object.values(zones).map((text) => Date.parse(text))) {
      for (const now of [midnight - 1, midnight]) {
        server.clock.hold(now)
        const late = made.filter(([, from]) => from <= now).map(([id]) => id)
        const early = made.filter(([, from]) => from > now).map(([id]) => id)
        expect(ids(await company.get("/receivables?overdue=true"))).toEqual(late.toReversed())
        expect(ids(await company.get("/receivables?overdue=false"))).toEqual(early.toReversed())
      }
    }
  })

  it("a customer without a zone has the company's, else UTC; payables have the company's", async () => {
    const inAuckland = await server.company({ timezone: "Pacific/Auckland" })
    const nowhere = await server.company()
    const due = "2026-06-30"
    const own = await customerIn(inAuckland, null, due)
    const other = await customerIn(inAuckland, "UTC", due)
    const utc = await customerIn(nowhere, null, due)
    const bill = (await inAuckland.payable({ due_date: due })).id
    const plain = (await nowhere.payable({ due_date: due })).id
    const overdue = async (company: Company, kind: string) => ids(await company.get(`/${kind}?overdue=true`))

    server.clock.hold("2026-06-30T11:59:59.999Z")
    expect(await overdue(inAuckland, "receivables")).toEqual([])
    expect(await overdue(inAuckland, "payables")).toEqual([])
    server.clock.hold("2026-06-30T12:00:00.000Z")
    expect(await overdue(inAuckland, "receivables")).toEqual([own])
    expect(await overdue(inAuckland, "payables")).toEqual([bill])
    expect(await overdue(nowhere, "receivables")).toEqual([])
    server.clock.hold("2026-07-01T00:00:00.000Z")
    expect(await overdue(inAuckland, "receivables")).toEqual([other, own])
    expect(await overdue(nowhere, "receivables")).toEqual([utc])
    expect(await overdue(nowhere, "payables")).toEqual([plain])
  })

  it("daylight saving time moves the end of the customer's day", async () => {
    const company = await server.company()
    const id = await customerIn(company, "America/New_York", "2026-03-07")
    const bill = await customerIn(company, "Europe/Berlin", "2026-10-25")
    for (const [now, late] of [
      ["2026-03-08T04:59:59.999Z", []],
      ["2026-03-08T05:00:00.000Z", [id]],
      ["2026-10-25T22:59:59.999Z", [id]],
      ["2026-10-25T23:00:00.000Z", [bill, id]]
    ] as const) {
      server.clock.hold(now)
      expect(ids(await company.get("/receivables?overdue=true")), now).toEqual(late)
    }
  })

  it("a customer's new zone counts at once", async () => {
    const company = await server.company()
    const id = await customerIn(company, "Pacific/Kiritimati", "2026-06-30")
    server.clock.hold("2026-06-30T12:00:00Z")
    expect(ids(await company.get("/receivables?overdue=true"))).toEqual([id])
    const path = `/customers/${Number((await company.read(`/receivables/${id}`))["customer_id"])}`
    const { version } = await company.read(path)
    await company.patch(path, { expected_version: version, timezone: "Pacific/Pago_Pago" })
    expect(ids(await company.get("/receivables?overdue=true"))).toEqual([])
  })
})
