/** Reading reminder attempts (contract §9.1 to §9.4). */
import { describe, expect, it } from "@effect/vitest"
import { type Answer, type Company, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()
const ids = ({ rows }: Answer) => rows.map(({ id }) => Number(id))

interface Attempt extends Row {
  readonly receivable: Row
}

/** A receivable without attempts. Those of `attempt` are counted under a slot of their own, 99. */
const unplanned = async (company: Company): Promise<Row> => {
  const receivable = await company.receivable()
  await server.sql("delete from reminder_attempts where company_id = $1 and receivable_id = $2", [
    company.id,
    receivable.id
  ])
  await server.sql(
    "delete from resource_counts where company_id = $1 and resource = 'reminder_attempt' and slot <> 99",
    [company.id]
  )
  return receivable
}

const attempt = async (company: Company, { receivable, ...fields }: Attempt): Promise<number> => {
  const row: Row = {
    company_id: company.id,
    receivable_id: receivable["id"],
    customer_id: receivable["customer_id"],
    step: 0,
    offset_days: -3,
    due_date: receivable["due_date"],
    channel: "email",
    locale: "de",
    timezone: "Europe/Berlin",
    recipient: "ada@example.com",
    scheduled_for: "2026-03-01T08:00:00Z",
    expires_at: "2026-03-04T08:00:00Z",
    currency: "EUR",
    created_at: "2026-02-01T00:00:00Z",
    updated_at: "2026-02-01T00:00:00Z",
    // An attempt that has ended is not due.
    due_at: ["sent", "failed", "skipped", "cancelled", "unknown"].includes(String(fields["status"]))
      ? null
      : "2026-03-01T08:00:00Z",
    ...fields
  }
  const names = Object.keys(row)
  await server.sql(
    `insert into resource_counts (company_id, resource, status, slot, n) values ($1, 'reminder_attempt', $2, 99, 1)
     on conflict (company_id, resource, status, due_date, currency, slot) do update set n = resource_counts.n + 1`,
    [company.id, row["status"] ?? "scheduled"]
  )
  const [made] = await server.sql(
    `insert into reminder_attempts (${names.join(", ")})
     values (${names.map((_, index) => `$${index + 1}`).join(", ")}) returning attempt_id::int as id`,
    Object.values(row)
  )
  return Number(made?.["id"])
}

/** Stores a message, and makes attempts part of it. */
const say = async (
  company: Company,
  attemptIds: ReadonlyArray<number>,
  fields: Row = {}
): Promise<number> => {
  const row: Row = {
    company_id: company.id,
    attempt_ids: attemptIds,
    sent_on: "2026-03-01",
    channel: "email",
    recipient: "ada@example.com",
    locale: "de",
    subject: "Zahlungserinnerung",
    body: "Guten Tag Ada",
    captured: false,
    status: "sent",
    created_at: "2026-03-01T08:00:00Z",
    ...fields
  }
  const names = Object.keys(row)
  const [made] = await server.sql(
    `insert into reminder_messages (${names.join(", ")})
     values (${names.map((_, index) => `$${index + 1}`).join(", ")}) returning message_id::int as id`,
    Object.values(row)
  )
  await server.sql(
    "update reminder_attempts set message_id = $3 where company_id = $1 and attempt_id = any($2::bigint[])",
    [company.id, attemptIds, made?.["id"]]
  )
  return Number(made?.["id"])
}

describe("GET /reminder-attempts/{attempt}/message", () => {
  it("200 with exactly the fields of the contract, for each attempt that the message covers", async () => {
    const company = await server.company()
    const receivable = await unplanned(company)
    const other = await company.receivable({ customer_id: receivable["customer_id"] })
    const first = await attempt(company, { receivable, status: "sent" })
    const second = await attempt(company, { receivable: other, status: "sent", offset_days: 9 })
    await attempt(company, { receivable, status: "sent", offset_days: 3 })
    await say(company, [second, first], {
      customer_id: receivable["customer_id"],
      html: "<p>Guten Tag Ada</p>",
      sent_at: "2026-03-01T08:00:01.5Z"
    })
    for (const id of [first, second]) {
      expect((await company.get(`/reminder-attempts/${id}/message`)).data).toEqual({
        attempt_ids: [first, second],
        customer_id: receivable["customer_id"],
        channel: "email",
        recipient: "ada@example.com",
        locale: "de",
        subject: "Zahlungserinnerung",
        text: "Guten Tag Ada",
        html: "<p>Guten Tag Ada</p>",
        sent_at: "2026-03-01T08:00:01.500Z",
        status: "sent"
      })
    }
  })

  it("has null for what an SMS has not, and for a message that was not sent", async () => {
    const company = await server.company()
    const receivable = await unplanned(company)
    const id = await attempt(company, {
      receivable,
      channel: "sms",
      status: "unknown",
      reason_code: "outcome_unknown"
    })
    await say(company, [id], {
      customer_id: receivable["customer_id"],
      channel: "sms",
      recipient: "+4915112345678",
      subject: null,
      status: "unknown"
    })
    expect((await company.get(`/reminder-attempts/${id}/message`)).data).toMatchObject({
      channel: "sms",
      recipient: "+4915112345678",
      subject: null,
      html: null,
      sent_at: null,
      status: "unknown"
    })
  })

  it("404 where nothing was rendered, where the text is no longer kept, and for another company's or a bill's", async () => {
    const [company, other] = [await server.company(), await server.company()]
    const receivable = await unplanned(company)
    const planned = await attempt(company, { receivable })
    const removed = await attempt(company, { receivable, status: "sent", offset_days: 0 })
    const messageId = await say(company, [removed], { customer_id: receivable["customer_id"] })
    expect((await company.get(`/reminder-attempts/${removed}/message`)).status).toBe(200)
    const theirs = await other.get(`/reminder-attempts/${removed}/message`)
    await server.sql(
      "update reminder_messages set subject = null, body = null, html = null where company_id = $1 and message_id = $2",
      [company.id, messageId]
    )
    const payable = await company.payable({ due_date: "2035-04-02" })
    const [bill] = await server.sql(
      "select attempt_id::int as id from reminder_attempts where company_id = $1 and payable_id = $2",
      [company.id, payable.id]
    )
    await say(company, [Number(bill?.["id"])], { payable_id: payable.id })
    const never = await company.get("/reminder-attempts/9007199254740991/message")
    expect([never.status, never.code]).toEqual([404, "not_found"])
    for (const answer of [
      theirs,
      await company.get(`/reminder-attempts/${planned}/message`),
      await company.get(`/reminder-attempts/${removed}/message`),
      await company.get(`/reminder-attempts/${Number(bill?.["id"])}/message`)
    ]) {
      expect([answer.status, answer.text.replace(answer.requestId, "")]).toEqual([
        404,
        never.text.replace(never.requestId, "")
      ])
    }
  })
})

describe("GET /reminder-attempts", () => {
  it("200 with exactly the fields of the contract, the address masked, the time also on the customer's clock", async () => {
    const company = await server.company()
    const receivable = await unplanned(company)
    const id = await attempt(company, {
      receivable,
      status: "sent",
      try_count: 1,
      balance_minor: 10_000,
      provider_message_id: "msg-1",
      sent_at: "2026-03-01T08:00:01.5Z"
    })
    const answer = await company.get("/reminder-attempts")
    expect(answer.rows).toEqual([
      {
        id,
        receivable_id: receivable.id,
        customer_id: receivable["customer_id"],
        step: 0,
        offset_days: -3,
        channel: "email",
        locale: "de",
        timezone: "Europe/Berlin",
        recipient: "a…@example.com",
        scheduled_for: "2026-03-01T08:00:00.000Z",
        scheduled_local: "2026-03-01T09:00:00+01:00",
        status: "sent",
        reason_code: null,
        try_count: 1,
        balance_minor: 10_000,
        currency: "EUR",
        provider_message_id: "msg-1",
        sent_at: "2026-03-01T08:00:01.500Z",
        error: null,
        created_at: "2026-02-01T00:00:00.000Z"
      }
    ])
    expect(answer.text).not.toContain("ada@")
  })

  it.each([
    [
      "email",
      "550 5.1.1 <ada@example.com>: unknown; Ada@Example.COM, ada%40example.com",
      "550 5.1.1 <a…@example.com>: unknown; a…@example.com, a…@example.com"
    ],
    ["email", "The mailbox of ada@exa…", "The mailbox of …"],
    ["email", "nobody@example.com is not taken from", "nobody@example.com is not taken from"],
    ["sms", "+4915112345678 and +49 (151) 1234-5678 and 4915112345678", "…5678 and …5678 and …5678"],
    ["sms", "No SMS to +49151…", "No SMS to …"],
    ["sms", "From +4930999999, error 21211", "From +4930999999, error 21211"]
  ])("%s: what a provider says shows no more of the address: %s", async (channel, said, shown) => {
    const company = await server.company()
    const receivable = await unplanned(company)
    await attempt(company, {
      receivable,
      channel,
      recipient: channel === "sms" ? "+4915112345678" : "ada@example.com",
      status: "failed",
      reason_code: "provider_rejected",
      error_code: "smtp_550",
      error_message: said
    })
    const { rows } = await company.get("/reminder-attempts")
    expect(rows[0]).toMatchObject({ error: { code: "smtp_550", message: shown } })
  })

  it("a failed attempt has its reason and its error, a skipped one no address", async () => {
    const company = await server.company()
    const receivable = await unplanned(company)
    await attempt(company, {
      receivable,
      offset_days: 1,
      channel: "sms",
      recipient: "+4915112345678",
      status: "failed",
      reason_code: "retries_exhausted",
      try_count: 5,
      error_code: "timeout",
      error_message: "No answer."
    })
    await attempt(company, { receivable, recipient: null, status: "skipped", reason_code: "no_address" })
    const { rows } = await company.get("/reminder-attempts")
    expect(rows[0]).toMatchObject({
      recipient: null,
      status: "skipped",
      reason_code: "no_address",
      error: null
    })
    expect(rows[1]).toMatchObject({
      channel: "sms",
      recipient: "…5678",
      reason_code: "retries_exhausted",
      error: { code: "timeout", message: "No answer." }
    })
  })

  it("every status and every reason can be read", async () => {
    const company = await server.company()
    const receivable = await unplanned(company)
    const statuses = ["scheduled", "sending", "sent", "failed", "skipped", "cancelled", "unknown"]
    const reasons = [
      "in_past", "superseded", "paid", "cancelled", "paused", "opted_out", "no_address", "no_channel",
      "company_inactive", "no_active_plan", "gap", "cap", "expired", "rescheduled", "provider_rejected",
      "retries_exhausted", "outcome_unknown"
    ] // prettier-ignore
    for (const [index, reason_code] of reasons.entries()) {
      const status = statuses[index % statuses.length]
      await attempt(company, { receivable, offset_days: index, status, reason_code })
    }
    const { rows } = await company.get("/reminder-attempts")
    expect(rows.map((row) => row["reason_code"]).toReversed()).toEqual(reasons)
    for (const status of statuses) {
      const found = await company.get(`/reminder-attempts?status=${status}`)
      expect(found.total).toBeGreaterThan(1)
      expect(new Set(found.rows.map((row) => row["status"]))).toEqual(new Set([status]))
    }
  })

  it("filters: receivable, customer, status, channel, time; both ends of the time included; combined", async () => {
    const company = await server.company()
    const [one, two] = [await unplanned(company), await unplanned(company)]
    const a = await attempt(company, { receivable: one, scheduled_for: "2026-03-01T08:00:00.000Z" })
    const b = await attempt(company, {
      receivable: one,
      channel: "sms",
      scheduled_for: "2026-03-02T00:00:00.000Z"
    })
    const c = await attempt(company, {
      receivable: two,
      status: "cancelled",
      reason_code: "paid",
      scheduled_for: "2026-03-02T00:00:00.001Z"
    })
    const found = async (query: string) => ids(await company.get(`/reminder-attempts?${query}`))
    expect(await found("")).toEqual([c, b, a])
    expect(await found(`receivable_id=${one.id}`)).toEqual([b, a])
    expect(await found(`customer_id=${Number(two["customer_id"])}`)).toEqual([c])
    expect(await found("status=cancelled")).toEqual([c])
    expect(await found("channel=sms")).toEqual([b])
    expect(await found("scheduled_from=2026-03-02")).toEqual([c, b])
    expect(await found("scheduled_to=2026-03-02")).toEqual([b, a])
    expect(await found("scheduled_to=2026-03-01T23:00:00-01:00")).toEqual([b, a])
    expect(await found("scheduled_from=2026-03-01T09:00:00.001%2B01:00")).toEqual([c, b])
    const all = `receivable_id=${one.id}&customer_id=${Number(one["customer_id"])}&status=scheduled&channel=email`
    expect(await found(`${all}&scheduled_from=2026-03-01&scheduled_to=2026-03-02`)).toEqual([a])
    expect(await found("receivable_id=999999")).toEqual([])
    const page = await company.get("/reminder-attempts?per_page=2&page=2")
    expect([ids(page), page.total]).toEqual([[a], 3])
  })

  it("another company's attempts are in no list, whatever the filter", async () => {
    const [company, other] = [await server.company(), await server.company()]
    const receivable = await unplanned(other)
    await attempt(other, { receivable })
    for (const query of [
      "",
      `?receivable_id=${receivable.id}`,
      `?customer_id=${Number(receivable["customer_id"])}`
    ]) {
      expect((await company.get(`/reminder-attempts${query}`)).total).toBe(0)
    }
  })

  it("scheduled_local follows daylight saving time and the offset of the zone", async () => {
    const company = await server.company()
    const receivable = await unplanned(company)
    const zones = [
      ["America/New_York", "2026-03-08T06:59:59Z", "2026-03-08T01:59:59-05:00"],
      ["America/New_York", "2026-03-08T07:00:00Z", "2026-03-08T03:00:00-04:00"],
      ["Asia/Kathmandu", "2026-03-01T18:30:00Z", "2026-03-02T00:15:00+05:45"],
      ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01T00:00:00+14:00"],
      ["Pacific/Pago_Pago", "2026-01-01T10:59:59Z", "2025-12-31T23:59:59-11:00"]
    ]
    for (const [index, [timezone, scheduled_for]] of zones.entries()) {
      await attempt(company, { receivable, timezone, scheduled_for, offset_days: index })
    }
    const { rows } = await company.get("/reminder-attempts")
    expect(rows.map((row) => row["scheduled_local"]).toReversed()).toEqual(zones.map(([, , local]) => local))
  })
})
