/** Payables and customers over HTTP (contract §4.5, §5.4, §11.5). */
import { describe, expect, it } from "@effect/vitest"
import { type Company, reason, type Row, sum, useServer } from "../support/TestServer.ts"

const server = useServer()
const payableKeys = [
  "id",
  "bill_label",
  "amount_minor",
  "currency",
  "due_date",
  "status",
  "external_reference",
  "description",
  "series_id",
  "occurrence_index",
  "version"
]

describe("payables", () => {
  it("201 with exactly the fields of the contract", async () => {
    const company = await server.company()
    const answer = await company.post("/payables", { ...sum, bill_label: "Rent" })
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.data)).toEqual(payableKeys)
    expect(answer.data).toEqual({
      id: expect.any(Number),
      bill_label: "Rent",
      amount_minor: 10_000,
      currency: "EUR",
      due_date: "2089-12-31",
      status: "open",
      external_reference: null,
      description: null,
      series_id: null,
      occurrence_index: null,
      version: expect.stringMatching(/^[\w.~-]{1,64}$/)
    })
    expect(await company.read(`/payables/${answer.data["id"]}`)).toEqual(answer.data)
  })

  it("mark-paid: 200 with id, status and version, once; then 409", async () => {
    const company = await server.company()
    const before = await company.payable()
    const path = `/payables/${before.id}`
    const answer = await company.post(`${path}/mark-paid`, { reason: "Sent today" })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.data)).toEqual(["id", "status", "version"])
    const after = await company.read(path)
    expect(after).toEqual({ ...before, status: "paid", version: answer.data["version"] })
    expect(after.version).not.toBe(before.version)
    const again = await company.post(`${path}/mark-paid`, reason)
    expect([again.code, again.details]).toEqual(["invalid_transition", { status: "paid" }])
    expect(await company.read(path)).toEqual(after)
    const audits = await server.sql(
      "select details->>'reason' as reason from audit_log where company_id = $1 and action = 'payable.mark_paid'",
      [company.id]
    )
    expect(audits).toEqual([{ reason: "Sent today" }])
  })

  it("have reminders for the company's own members, which follow the due date and end with the payment", async () => {
    server.clock.hold("2026-03-02T10:00:00Z")
    const company = await server.company()
    const { id, version } = await company.payable({ due_date: "2026-03-20" })
    const planned = async () =>
      (
        await server.sql<
          Record<"due_date" | "offset_days" | "reason_code" | "status", string | number | null>
        >(
          `select due_date::text, offset_days, status, reason_code from reminder_attempts
           where company_id = $1 and payable_id = $2 order by attempt_id`,
          [company.id, id]
        )
      ).map((row) => [row.due_date, row.offset_days, row.status, row.reason_code].join(" ").trim())
    expect(await planned()).toEqual(["2026-03-20 -3 scheduled"])
    const moved = await company.patch(`/payables/${id}`, {
      expected_version: version,
      due_date: "2026-04-20"
    })
    const both = ["2026-03-20 -3 cancelled rescheduled", "2026-04-20 -3 scheduled"]
    expect(await planned()).toEqual(both)
    await company.patch(`/payables/${id}`, { expected_version: moved.data["version"], amount: "7" })
    expect(await planned()).toEqual(both)
    await company.post(`/payables/${id}/mark-paid`, reason)
    expect(await planned()).toEqual([both[0], "2026-04-20 -3 cancelled paid"])
    server.clock.release()
  })

  it("mark-paid several times at once happens once", async () => {
    const company = await server.company()
    const { id } = await company.payable()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => company.post(`/payables/${id}/mark-paid`, reason))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === "invalid_transition")).toHaveLength(7)
  })

  const changes: Readonly<Record<string, Row>> = {
    bill_label: { bill_label: "New" },
    amount: { amount: "1.00" },
    currency: { currency: "JPY", amount: "5" },
    due_date: { due_date: "2030-02-28" },
    external_reference: { external_reference: "New" },
    description: { description: "New" }
  }

  it.each([
    ["open", []],
    ["paid", ["bill_label", "amount", "currency", "due_date"]]
  ] as const)("when %s, 409 field_locked for exactly %j", async (status, locked: ReadonlyArray<string>) => {
    const company = await server.company()
    const { id } = await company.payable()
    const path = `/payables/${id}`
    if (status === "paid") await company.post(`${path}/mark-paid`, reason)
    for (const [field, change] of Object.entries(changes)) {
      const before = await company.read(path)
      const answer = await company.patch(path, { expected_version: before.version, ...change })
      if (locked.includes(field)) {
        expect([answer.status, answer.code], field).toEqual([409, "field_locked"])
        expect((answer.details as { readonly fields: ReadonlyArray<string> }).fields).toContain(field)
        expect(await company.read(path)).toEqual(before)
      } else {
        expect(answer.status, field).toBe(200)
        expect(Object.keys(answer.data)).toEqual(payableKeys)
        expect(answer.data["version"]).not.toBe(before.version)
        const { amount, ...rest } = change
        expect(answer.data).toMatchObject(rest)
        if (amount !== undefined) expect(answer.data["amount_minor"]).toBe(field === "currency" ? 5 : 100)
      }
    }
  })

  it("409 when the version is stale, with the current one", async () => {
    const company = await server.company()
    const before = await company.payable()
    const path = `/payables/${before.id}`
    const change = { expected_version: before.version, description: "New" }
    const { data } = await company.patch(path, change)
    const stale = await company.patch(path, change)
    expect([stale.code, stale.details]).toEqual(["version_conflict", { current_version: data["version"] }])
  })

  it("show their place in a series, which nothing changes", async () => {
    const company = await server.company()
    const [series] = await server.sql(
      `insert into payable_series (company_id, bill_label, amount_minor, currency, anchor_date, created_at)
       values ($1, 'Rent', 100, 'EUR', '2026-01-31', now()) returning series_id::int`,
      [company.id]
    )
    const { id } = await company.payable()
    await server.sql("update payables set series_id = $1, occurrence_index = 0 where payable_id = $2", [
      series?.["series_id"],
      id
    ])
    const before = await company.read(`/payables/${id}`)
    expect(before).toMatchObject({ series_id: series?.["series_id"], occurrence_index: 0 })
    const changed = await company.patch(`/payables/${id}`, { expected_version: before.version, amount: "2" })
    expect(changed.data).toMatchObject({ series_id: series?.["series_id"], occurrence_index: 0 })
    const list = await company.get(`/payables?series_id=${Number(series?.["series_id"])}`)
    expect(list.rows.map((row) => row["id"])).toEqual([id])
    expect((await company.get("/payables?series_id=999999")).total).toBe(0)
  })
})

describe("customers", () => {
  const full = {
    display_name: "Ada Lovelace",
    email: "ada@example.com",
    phone_e164: "+4915112345678",
    preferred_locale: "de",
    timezone: "Europe/Berlin"
  }
  const make = async (company: Company, customer: Row = full): Promise<string> =>
    `/customers/${(await company.receivable({ customer }))["customer_id"]}`

  it("200 with exactly the fields of the contract", async () => {
    const company = await server.company()
    const customer = await company.read(await make(company))
    expect(Object.keys(customer)).toEqual([
      "id",
      "display_name",
      "email",
      "phone_e164",
      "preferred_locale",
      "timezone",
      "email_status",
      "sms_status",
      "version"
    ])
    expect(customer).toMatchObject({ ...full, email_status: "allowed", sms_status: "allowed" })
    const bare = await company.read(await make(company, { display_name: "Bare" }))
    expect(bare).toMatchObject({ email: null, phone_e164: null, preferred_locale: null, timezone: null })
    expect(bare).toMatchObject({ email_status: "none", sms_status: "none" })
  })

  it("a PATCH changes the fields that are sent, null clears, the version changes", async () => {
    const company = await server.company()
    const path = await make(company)
    const before = await company.read(path)
    const answer = await company.patch(path, {
      expected_version: before.version,
      email: "countess@example.com",
      phone_e164: null
    })
    expect(answer.status).toBe(200)
    expect(answer.data).toEqual({
      ...before,
      email: "countess@example.com",
      phone_e164: null,
      sms_status: "none",
      version: expect.any(String)
    })
    expect(await company.read(path)).toEqual(answer.data)
    const stale = await company.patch(path, { expected_version: before.version, email: null })
    expect([stale.code, stale.details]).toEqual([
      "version_conflict",
      { current_version: answer.data["version"] }
    ])
  })

  it("a change does not touch the versions of the customer's receivables", async () => {
    const company = await server.company()
    const receivable = await company.receivable({ customer: full })
    const path = `/customers/${receivable["customer_id"]}`
    const { version } = await company.read(path)
    await company.patch(path, { expected_version: version, display_name: "Ada King" })
    expect(await company.read(`/receivables/${receivable.id}`)).toEqual(receivable)
  })

  it("are found by exact e-mail address and phone number", async () => {
    const company = await server.company()
    await make(company)
    await make(company, { ...full, phone_e164: "+12025550123" })
    await make(company, { ...full, email: "other@example.com" })
    const total = async (query: string) => (await company.get(`/customers?${query}`)).total
    expect(await total("email=ada@example.com")).toBe(2)
    expect(await total("phone_e164=%2B4915112345678")).toBe(2)
    expect(await total("email=ada@example.com&phone_e164=%2B4915112345678")).toBe(1)
    expect(await total("email=Ada@example.com")).toBe(0)
    expect(await total("")).toBe(3)
    expect((await company.get("/customers?phone_e164=+4915112345678")).fields).toEqual(["phone_e164"])
    expect((await company.get("/customers?email=x&name=y")).fields).toEqual(["email", "name"])
  })
})
