/** The schedule of a receivable, and what each write does to it, on a test clock (contract §9.5, §13.5). */
import { describe, expect, it } from "@effect/vitest"
import { type Company, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()

/** A company on a test clock; by default it is Monday, 2 March 2026, 08:00 in UTC. */
const companyAt = async (now = "2026-03-02T08:00:00Z", fields: Row = {}): Promise<Company> => {
  const company = await server.company()
  await server.sql(
    "update companies set test_clock = $2, timezone = $3, country = $4 where company_id = $1",
    [company.id, now, fields["timezone"] ?? null, fields["country"] ?? null]
  )
  return company
}

const moveTo = (company: Company, now: string) =>
  server.sql("update companies set test_clock = $2 where company_id = $1", [company.id, now])

const ada = { display_name: "Ada", email: "ada@example.com", phone_e164: "+4915112345678" }

const made = async (company: Company, due_date: string, customer: Row = ada): Promise<number> =>
  (await company.receivable({ due_date, customer })).id

const scheduleOf = async (company: Company, id: number): Promise<ReadonlyArray<Row>> =>
  (await company.get(`/receivables/${id}/schedule`)).rows

/** Each entry as `offset channel status reason date`; in brackets where no attempt exists yet. */
const entriesOf = async (company: Company, id: number): Promise<ReadonlyArray<string>> =>
  (await scheduleOf(company, id)).map((entry) => {
    const words = [entry["offset_days"], entry["channel"], entry["status"], entry["reason_code"]]
    const text = [...words.filter((word) => word !== null), String(entry["scheduled_for"]).slice(0, 10)].join(
      " "
    )
    return entry["attempt_id"] === null ? `(${text})` : text
  })

/** The number of a date's day, as ladders have it. */
const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** The ladder of a debt whose final reminder was sent. */
const finalSaid = {
  begunAt: Date.parse("2026-01-01T00:00:00Z"),
  begun: "new",
  reminders: 4,
  firstNamedOn: day("2026-03-06"),
  firmOn: day("2026-03-10"),
  reachedOffset: 30
}

/** Stores what was said of a receivable, and that its case has no next message. */
const said = async (id: number, ladder: Row) => {
  await server.sql("update receivables set ladder = $2, said = 3 where receivable_id = $1", [
    id,
    JSON.stringify(ladder)
  ])
  await server.sql("delete from reminder_attempts where receivable_id = $1", [id])
  await server.sql(
    `update cases k set state = '{}' from receivables t
     where t.company_id = k.company_id and t.customer_id = k.customer_id and t.receivable_id = $1`,
    [id]
  )
}

const version = async (company: Company, id: number) => (await company.read(`/receivables/${id}`))["version"]

describe("GET /receivables/{receivable}/schedule", () => {
  const policyOf = async (company: Company, receivables: Row) => {
    await server.sql(
      "insert into reminder_policies (company_id, version, policy, created_at) values ($1, 1, $2, now())",
      [company.id, JSON.stringify({ receivables })]
    )
    await server.sql("update companies set policy_version = 1 where company_id = $1", [company.id])
  }

  it("200 with exactly the fields of the contract, past and future, in UTC and in the customer's zone", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-20", { ...ada, timezone: "America/New_York" })
    const [first, second] = await scheduleOf(company, id)
    expect(first).toEqual({
      attempt_id: expect.any(Number),
      step: 0,
      offset_days: -3,
      channel: "email",
      status: "scheduled",
      scheduled_for: "2026-03-17T13:00:00.000Z",
      scheduled_local: "2026-03-17T09:00:00-04:00",
      reason_code: null,
      shifted_by: []
    })
    expect(second).toMatchObject({ attempt_id: null, step: 1, scheduled_local: "2026-03-20T09:00:00-04:00" })
  })

  it("shows every step, moved past weekends and the country's holidays, with the reasons", async () => {
    const company = await companyAt("2026-03-02T08:00:00Z", { timezone: "Europe/Berlin", country: "DE" })
    const id = await made(company, "2026-04-05")
    const entries = await scheduleOf(company, id)
    expect(
      entries
        .filter(({ channel }) => channel === "email")
        .map((entry) => [entry["offset_days"], String(entry["scheduled_local"]), entry["shifted_by"]])
    ).toEqual([
      [-3, "2026-04-02T09:00:00+02:00", []],
      // Easter: Sunday, then Monday. What is due then is paid in time on Tuesday, from which the later steps count.
      [0, "2026-04-07T09:00:00+02:00", ["weekend", "holiday"]],
      [3, "2026-04-10T09:00:00+02:00", ["weekend", "holiday"]],
      [7, "2026-04-14T09:00:00+02:00", ["weekend", "holiday"]],
      [14, "2026-04-21T09:00:00+02:00", ["weekend", "holiday"]],
      [30, "2026-05-07T09:00:00+02:00", ["weekend", "holiday"]]
    ])
  })

  it("says of future steps why they would not be sent at present", async () => {
    const company = await companyAt()
    await policyOf(company, { steps: [{ offset_days: 14, channels: ["email", "sms"] }] })
    const id = await made(company, "2026-03-20", { display_name: "Ada", email: "ada@example.com" })
    await company.post(`/receivables/${id}/pause`, { reason: "Dispute" })
    await company.post(`/receivables/${id}/resume`, { reason: "Settled" })
    expect(await entriesOf(company, id)).toEqual([
      "14 email cancelled paused 2026-04-03",
      "14 sms cancelled paused 2026-04-03",
      "14 email scheduled 2026-04-03",
      "14 sms scheduled no_address 2026-04-03"
    ])
  })

  it("says of the planned step what would stop it, in the customer's present zone", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-20")
    const { customer_id } = await company.read(`/receivables/${id}`)
    const path = `/customers/${String(customer_id)}`
    const { version } = await company.read(path)
    await company.patch(path, { expected_version: version, timezone: "Asia/Tokyo", email: null })
    const [first] = await scheduleOf(company, id)
    expect(first).toMatchObject({
      attempt_id: expect.any(Number),
      status: "scheduled",
      reason_code: "no_address",
      scheduled_local: "2026-03-17T09:00:00+09:00"
    })
  })

  it("leaves out the steps above the maximum, and a step whose place a newer one takes", async () => {
    const company = await companyAt()
    const steps = [
      { offset_days: 0, channels: ["email"] },
      { offset_days: 1, channels: ["sms"] },
      { offset_days: 2, channels: ["email"] },
      { offset_days: 7, channels: ["email"] },
      { offset_days: 14, channels: ["email"] }
    ]
    await policyOf(company, { steps, max_messages: 2 })
    const id = await made(company, "2026-03-10", { display_name: "Ada", email: "ada@example.com" })
    // A reminder keeps two days to the notice, and by then step 2 has come. The notice is no reminder.
    expect(await entriesOf(company, id)).toEqual([
      "0 email scheduled 2026-03-10",
      "(2 email scheduled 2026-03-12)",
      "(7 email scheduled 2026-03-17)"
    ])
  })

  it("leaves a customer in peace for a notice who was written to on its day about something else", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-02")
    expect((await entriesOf(company, id))[0]).toBe("0 email scheduled 2026-03-02")
    await server.sql(
      `insert into reminder_messages (company_id, attempt_ids, sent_on, customer_id, channel, recipient, address, locale,
         subject, body, captured, status, created_at)
       select company_id, array[attempt_id], '2026-03-02', customer_id, 'email', 'ada@example.com', 'ada@example.com', 'en',
         'Due', 'Hello', false, 'sent', now()
       from reminder_attempts where receivable_id = $1 and status = 'scheduled'`,
      [id]
    )
    // "Due today" is not said on a later day.
    expect((await entriesOf(company, id))[0]).toBe("3 email scheduled 2026-03-05")
  })

  it("shows the steps of the policy in force, and no new step where the last one is over", async () => {
    const company = await companyAt()
    const planned = await made(company, "2026-03-20")
    const ended = await made(company, "2026-01-05", { ...ada, email: "eve@example.com" })
    // The final step of the old policy was sent for the late one.
    await said(ended, { ...finalSaid, namedOn: day("2026-02-05"), finalOn: day("2026-02-05") })
    const steps = [
      { offset_days: 3, channels: ["email"] },
      { offset_days: 90, channels: ["email"] }
    ]
    await policyOf(company, { steps })
    expect(await entriesOf(company, planned)).toEqual([
      "3 email scheduled 2026-03-23",
      // Not firm before, so it is that first, and final two weeks later.
      "(90 email scheduled 2026-06-18)",
      "(90 email scheduled 2026-07-02)"
    ])
    expect((await entriesOf(company, ended)).filter((entry) => entry.startsWith("("))).toEqual([])
  })

  it("lists what names the receivable in the messages that other receivables of its customer lead", async () => {
    const company = await companyAt()
    const oldest = await made(company, "2026-03-20")
    const { customer_id } = await company.read(`/receivables/${oldest}`)
    const young = (await company.receivable({ due_date: "2026-03-25", customer_id })).id
    expect(await entriesOf(company, oldest)).toEqual([
      "-3 email scheduled 2026-03-17",
      "(0 email scheduled 2026-03-20)",
      "(3 email scheduled 2026-03-23)",
      "(7 email scheduled 2026-03-27)",
      "(14 email scheduled 2026-04-03)",
      "(30 email scheduled 2026-04-20)"
    ])
    // The first notice looks seven days ahead and does not reach it. On 23 March it is still coming, so it is listed only.
    // By 20 April it was firm for more than a week: the final message of the other one is final for it, too.
    expect(await entriesOf(company, young)).toEqual([
      "(-3 email scheduled 2026-03-20)",
      "(3 email scheduled 2026-03-27)",
      "(7 email scheduled 2026-04-03)",
      "(14 email scheduled 2026-04-20)"
    ])
  })

  it("foretells what comes after a message that waits from the time at which it is tried next", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-02-20")
    await server.sql(
      "update reminder_attempts set reason_code = 'channel_down', due_at = '2026-03-03T10:00:00Z' where receivable_id = $1",
      [id]
    )
    expect(await entriesOf(company, id)).toEqual([
      "7 email scheduled channel_down 2026-03-03",
      "(30 email scheduled 2026-03-10)",
      // The final step has its own day, a Sunday.
      "(30 email scheduled 2026-03-23)"
    ])
  })

  it("lists a message that is being handed over once for each receivable that it names", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-02-20")
    const { customer_id } = await company.read(`/receivables/${id}`)
    const other = (await company.receivable({ due_date: "2026-02-24", customer_id })).id
    await moveTo(company, "2026-03-02T09:00:01Z")
    await server.sql("update reminder_attempts set status = 'sending' where receivable_id = $1", [id])
    await server.sql(
      `update cases set state = jsonb_set(state, '{inFlight}', '{"email": 7}') where company_id = $1 and customer_id = $2`,
      [company.id, customer_id]
    )
    expect((await entriesOf(company, id)).slice(0, 2)).toEqual([
      "7 email sending 2026-03-02",
      "(30 email scheduled 2026-03-09)"
    ])
    expect((await entriesOf(company, other)).slice(0, 2)).toEqual([
      "(3 email scheduled 2026-03-02)",
      "(7 email scheduled 2026-03-09)"
    ])
  })

  it("404 for another company's receivable, as for one that does not exist", async () => {
    const id = await made(await companyAt(), "2026-03-20")
    const other = await server.company()
    expect((await other.get(`/receivables/${id}/schedule`)).code).toBe("not_found")
    expect((await other.get("/receivables/999999999/schedule")).code).toBe("not_found")
  })
})

describe("a receivable that is created after some of its steps", () => {
  it("has the next step planned, as long as it can be paid in time; what was over before is not listed", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-04")
    expect((await entriesOf(company, id)).slice(0, 2)).toEqual([
      "0 email scheduled 2026-03-04",
      "(3 email scheduled 2026-03-09)"
    ])
    // Due on Sunday, paid in time on Monday.
    expect((await entriesOf(company, await made(company, "2026-03-01"))).slice(0, 2)).toEqual([
      "0 email scheduled 2026-03-02",
      "(3 email scheduled 2026-03-05)"
    ])
  })

  it("after its due date is friendly at once, firm a week later, and final two weeks after that", async () => {
    const company = await companyAt("2026-03-23T11:00:00Z")
    expect(await entriesOf(company, await made(company, "2026-03-03"))).toEqual([
      "14 email scheduled 2026-03-23",
      "(30 email scheduled 2026-03-30)",
      "(30 email scheduled 2026-04-13)"
    ])
    const [entry] = await scheduleOf(company, await made(company, "2026-01-30"))
    expect(entry).toMatchObject({ offset_days: 30, status: "scheduled", shifted_by: ["catch_up"] })
  })

  it("is reminded on its due date, while the sending window is open", async () => {
    const early = await companyAt("2026-03-02T11:00:00Z")
    expect((await entriesOf(early, await made(early, "2026-03-02")))[0]).toBe("0 email scheduled 2026-03-02")
    const late = await companyAt("2026-03-02T17:00:00Z")
    expect((await entriesOf(late, await made(late, "2026-03-02")))[0]).toBe("3 email scheduled 2026-03-05")
  })
})

describe("the planned attempt", () => {
  it("ends with the payment that settles the receivable, and is planned again when that is reversed", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-20")
    await company.payment(id, "10")
    expect((await entriesOf(company, id))[0]).toBe("-3 email scheduled 2026-03-17")
    const { id: paid } = await company.payment(id, "90")
    expect(await entriesOf(company, id)).toEqual(["-3 email cancelled paid 2026-03-17"])
    await company.post(`/receivables/${id}/payments/${paid}/reverse`, { reason: "Bounced" })
    expect((await entriesOf(company, id)).slice(0, 2)).toEqual([
      "-3 email cancelled paid 2026-03-17",
      "-3 email scheduled 2026-03-17"
    ])
  })

  it("is cancelled by a pause, and planned again on resume", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-20")
    await company.post(`/receivables/${id}/pause`, { reason: "Dispute" })
    expect((await entriesOf(company, id)).slice(0, 2)).toEqual([
      "-3 email cancelled paused 2026-03-17",
      "(0 email skipped paused 2026-03-20)"
    ])
    await company.post(`/receivables/${id}/resume`, { reason: "Settled" })
    expect((await entriesOf(company, id)).slice(0, 3)).toEqual([
      "-3 email cancelled paused 2026-03-17",
      "-3 email scheduled 2026-03-17",
      "(0 email scheduled 2026-03-20)"
    ])
  })

  it("of a pause with an end is foretold as it comes then", async () => {
    const company = await companyAt()
    const [short, long] = [await made(company, "2026-03-20"), await made(company, "2026-03-20")]
    for (const [id, until] of [
      [short, "2026-03-16"],
      [long, "2026-03-25"]
    ] as const)
      await company.post(`/receivables/${id}/pause`, { reason: "Dispute", until })
    expect((await entriesOf(company, short)).slice(0, 3)).toEqual([
      "-3 email cancelled paused 2026-03-17",
      "(-3 email scheduled 2026-03-17)",
      "(0 email scheduled 2026-03-20)"
    ])
    expect(await entriesOf(company, long)).toEqual([
      "-3 email cancelled paused 2026-03-17",
      "(0 email skipped paused 2026-03-20)",
      "(3 email skipped paused 2026-03-23)",
      "(3 email scheduled 2026-03-25)",
      "(30 email scheduled 2026-04-01)",
      "(30 email scheduled 2026-04-20)"
    ])
  })

  it("after a pause is the newest step that has come", async () => {
    const company = await companyAt()
    const [soon, late] = [await made(company, "2026-03-20"), await made(company, "2026-03-20")]
    for (const id of [soon, late]) await company.post(`/receivables/${id}/pause`, { reason: "Dispute" })
    // Monday; the due date was the Friday before.
    await moveTo(company, "2026-03-23T07:00:00Z")
    await company.post(`/receivables/${soon}/resume`, { reason: "Settled" })
    // The step of today takes the place of that of Friday.
    expect((await entriesOf(company, soon)).slice(0, 3)).toEqual([
      "-3 email cancelled paused 2026-03-17",
      "3 email scheduled 2026-03-23",
      "(7 email scheduled 2026-03-27)"
    ])
    await moveTo(company, "2026-04-01T07:00:00Z")
    await company.post(`/receivables/${late}/resume`, { reason: "Settled" })
    // It returns at once, and goes on with the steps that are left.
    expect(await entriesOf(company, late)).toEqual([
      "-3 email cancelled paused 2026-03-17",
      "7 email scheduled 2026-04-01",
      // Firm a week after it was friendly; the final step has its own day, a Sunday.
      "(30 email scheduled 2026-04-08)",
      "(30 email scheduled 2026-04-20)"
    ])
  })

  it("moves with the due date, and back", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-20")
    const moved = async (due_date: string) =>
      company.patch(`/receivables/${id}`, { expected_version: await version(company, id), due_date })
    await moved("2026-04-20")
    expect((await entriesOf(company, id)).slice(0, 2)).toEqual([
      "-3 email scheduled 2026-04-17",
      "(0 email scheduled 2026-04-20)"
    ])
    await moved("2026-03-20")
    expect((await entriesOf(company, id)).filter((entry) => !entry.startsWith("("))).toEqual([
      "-3 email scheduled 2026-03-17"
    ])
  })

  const change = async (company: Company, id: number, fields: Row) =>
    company.patch(`/receivables/${id}`, { expected_version: await version(company, id), ...fields })

  /** A receivable whose final reminder was sent on 2 April 2026, at noon of 4 May. */
  const afterItsLast = async (): Promise<readonly [Company, number]> => {
    const company = await companyAt()
    const id = await made(company, "2026-03-03")
    await said(id, { ...finalSaid, namedOn: day("2026-04-02"), finalOn: day("2026-04-02") })
    await moveTo(company, "2026-05-04T11:00:00Z")
    return [company, id]
  }

  const again: ReadonlyArray<readonly [string, (company: Company, id: number) => Promise<unknown>]> = [
    [
      "a resume",
      async (company, id) => {
        await company.post(`/receivables/${id}/pause`, { reason: "Dispute" })
        await company.post(`/receivables/${id}/resume`, { reason: "Settled" })
      }
    ],
    [
      "a reversed payment",
      async (company, id) => {
        const { id: paid } = await company.payment(id, "100")
        await company.post(`/receivables/${id}/payments/${paid}/reverse`, { reason: "Bounced" })
      }
    ],
    ["a larger amount", (company, id) => change(company, id, { amount: "120.00" })]
  ]
  it.each(again)(
    "is its last step once more, firm, where nothing is left: after %s",
    async (_name, write) => {
      const [company, id] = await afterItsLast()
      await write(company, id)
      const entries = await scheduleOf(company, id)
      expect(entries.at(-1)).toMatchObject({
        attempt_id: expect.any(Number),
        offset_days: 30,
        status: "scheduled",
        scheduled_for: "2026-05-04T09:00:00.000Z",
        shifted_by: ["reopened"]
      })
      // A second larger amount changes nothing while that is planned.
      await change(company, id, { amount: "150.00" })
      expect(await scheduleOf(company, id)).toEqual(entries)
    }
  )

  const anew: ReadonlyArray<readonly [string, (company: Company, id: number) => Promise<unknown>]> = [
    ["a moved date", (company, id) => change(company, id, { due_date: "2026-03-02" })],
    ["another currency", (company, id) => change(company, id, { currency: "USD", amount: "100.00" })],
    [
      "another customer",
      async (company, id) => {
        const { customer_id } = await company.receivable({ customer: { ...ada, display_name: "Eve" } })
        await change(company, id, { customer_id })
      }
    ]
  ]
  it.each(anew)("begins anew, friendly, firm and final, after %s", async (_name, write) => {
    const [company, id] = await afterItsLast()
    await write(company, id)
    const coming = (await entriesOf(company, id)).filter((entry) => entry.includes("scheduled 2"))
    expect(coming).toEqual([
      "30 email scheduled 2026-05-04",
      "(30 email scheduled 2026-05-11)",
      "(30 email scheduled 2026-05-25)"
    ])
  })

  it("ends when the receivable is cancelled", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-20")
    await company.post(`/receivables/${id}/cancel`, { reason: "Mistake" })
    expect(await entriesOf(company, id)).toEqual(["-3 email cancelled cancelled 2026-03-17"])
  })

  it("is not changed by a new description, amount or part payment", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-20")
    const before = await entriesOf(company, id)
    const change = { expected_version: await version(company, id), description: "x", amount: "55.00" }
    await company.patch(`/receivables/${id}`, change)
    await company.payment(id, "5")
    expect(await entriesOf(company, id)).toEqual(before)
  })
})

describe("the planned attempt follows its receivable", () => {
  const planned = async (company: Company, id: number) =>
    (await company.get(`/reminder-attempts?receivable_id=${id}&status=scheduled`)).rows
  const change = async (company: Company, id: number, fields: Row) =>
    company.patch(`/receivables/${id}`, { expected_version: await version(company, id), ...fields })

  it("to another customer, with that one's zone and language", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-20")
    const before = (await company.read(`/receivables/${id}`))["customer_id"]
    const eve = { ...ada, display_name: "Eve", timezone: "Asia/Tokyo", preferred_locale: "de" }
    const { customer_id } = await company.receivable({ customer: eve })
    await change(company, id, { customer_id })
    expect(await planned(company, id)).toMatchObject([
      { customer_id, timezone: "Asia/Tokyo", locale: "de", scheduled_local: "2026-03-17T09:00:00+09:00" }
    ])
    expect((await company.get(`/reminder-attempts?customer_id=${String(before)}`)).rows).toMatchObject([
      { status: "cancelled", reason_code: "rescheduled" }
    ])
  })

  it("to another amount, currency and balance; one that has ended keeps its own", async () => {
    const company = await companyAt()
    const id = await made(company, "2026-03-01")
    await change(company, id, { amount: "55", currency: "JPY" })
    expect(await planned(company, id)).toMatchObject([{ balance_minor: 55, currency: "JPY" }])
    await company.payment(id, "5")
    expect(await planned(company, id)).toMatchObject([{ balance_minor: 50, currency: "JPY" }])
    await company.post(`/receivables/${id}/pause`, { reason: "Dispute" })
    await company.post(`/receivables/${id}/resume`, { reason: "Settled" })
    await company.payment(id, "10")
    const ended = (await company.get(`/reminder-attempts?receivable_id=${id}&status=cancelled`)).rows
    expect(ended).toMatchObject([{ balance_minor: 50, currency: "JPY" }])
    expect(await planned(company, id)).toMatchObject([{ balance_minor: 40, currency: "JPY" }])
  })
})

describe("payables", () => {
  it("have attempts for the company's own members, which no list shows", async () => {
    const company = await companyAt()
    const { id } = await company.payable({ due_date: "2026-03-20" })
    const planned = () =>
      server.sql<{ offset_days: number; status: string; reason_code: string | null }>(
        `select offset_days, status, reason_code from reminder_attempts where company_id = $1 and payable_id = $2
         order by attempt_id`,
        [company.id, id]
      )
    expect(await planned()).toEqual([{ offset_days: -3, status: "scheduled", reason_code: null }])
    expect((await company.get("/reminder-attempts")).total).toBe(0)
    await company.post(`/payables/${id}/mark-paid`, { reason: "Paid" })
    expect(await planned()).toEqual([{ offset_days: -3, status: "cancelled", reason_code: "paid" }])
  })
})

describe("GET /reminder-attempts", () => {
  it("has the exact total of every status, after several writes", async () => {
    const company = await companyAt()
    for (const due of ["2026-03-20", "2026-02-27", "2026-01-01"]) await made(company, due)
    const id = await made(company, "2026-03-25")
    await company.payment(id, "100")
    const every = await company.get("/reminder-attempts?per_page=100")
    expect(every.total).toBe(every.rows.length)
    for (const status of ["scheduled", "skipped", "cancelled", "sent"]) {
      const some = await company.get(`/reminder-attempts?per_page=100&status=${status}`)
      expect([status, some.total]).toEqual([
        status,
        every.rows.filter((row) => row["status"] === status).length
      ])
    }
    expect(every.rows.some((row) => row["status"] === "cancelled")).toBe(true)
  })
})
