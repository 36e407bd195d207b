/** Pauses with an end, promises and complaints (contract §4.2). */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Either, Layer, Redacted } from "effect"
import * as App from "../../src/App.ts"
import { CurrentActor, debtor, operator } from "../../src/domain/Actor.ts"
import { OptOuts } from "../../src/services/customers/OptOuts.ts"
import { PauseEnds } from "../../src/services/receivables/PauseEnds.ts"
import { PublicUrl } from "../../src/services/installation/PublicUrl.ts"
import { Receivables } from "../../src/services/receivables/Receivables.ts"
import { DunningRules } from "../../src/services/reminders/DunningRules.ts"
import { Reminders } from "../../src/services/reminders/Reminders.ts"
import { TestClocks } from "../../src/reminders/TestClocks.ts"
import { testClocks } from "../../src/cli/rehearsal.ts"
import * as Database from "../../src/postgres/Database.ts"
import { type Company, reason, type Row, useServer } from "../support/TestServer.ts"
import { sealing } from "../support/secretKeys.ts"

const server = useServer()

const NOON = "2026-03-02T12:00:00Z"

/** A company on a test clock; by default it is Monday, 2 March 2026, noon in UTC. */
const companyAt = async (now: string | null = NOON, fields: Row = {}): Promise<Company> => {
  const company = await server.company()
  await server.sql(
    "update companies set test_clock = $2, timezone = $3, country = $4 where company_id = $1",
    [company.id, now, fields["timezone"] ?? null, fields["country"] ?? null]
  )
  return company
}

const ada = { display_name: "Ada", email: "ada@example.com" }

const owed = async (company: Company, timezone = "UTC", due_date = "2026-04-01"): Promise<number> =>
  (await company.receivable({ due_date, customer: { ...ada, timezone } })).id

const pauseUntil = (company: Company, id: number, until: unknown) =>
  company.post(`/receivables/${id}/pause`, { reason: "Goods on their way", until })

const stored = async (company: Company, id: number): Promise<Row> => {
  const [row] = await server.sql(
    `select status, version::int, pause_cause, paused_until::text, resume_at, resume_on_test_clock, promised_on::text
     from receivables where company_id = $1 and receivable_id = $2`,
    [company.id, id]
  )
  return row ?? {}
}

const audited = (company: Company, id: number, action: string) =>
  server.sql(
    "select actor, details from audit_log where company_id = $1 and subject_id = $2 and action = $3 order by at",
    [company.id, id, action]
  )

const attemptsOf = async (company: Company, id: number): Promise<ReadonlyArray<string>> =>
  (await company.get(`/receivables/${id}/schedule`)).rows
    .filter((entry) => entry["attempt_id"] !== null)
    .map((entry) =>
      [entry["offset_days"], entry["status"], entry["reason_code"]].filter((word) => word !== null).join(" ")
    )

/** Runs an effect with the services of a worker that has connections of its own. */
const asWorker = <A, E>(
  effect: Effect.Effect<A, E, PauseEnds | Receivables | TestClocks | Database.Database>
): Promise<A> =>
  Effect.runPromise(
    Effect.provide(
      effect,
      Layer.merge(App.useCases, PauseEnds.layer).pipe(
        Layer.provide(Reminders.layer),
        Layer.provide(DunningRules.layer),
        Layer.provide(OptOuts.layer),
        Layer.provide(App.writes),
        Layer.provide(Layer.succeed(PublicUrl, { url: "https://duebook.example" })),
        Layer.provide(App.repos),
        Layer.provideMerge(testClocks("https://duebook.example")),
        Layer.provide(sealing),
        Layer.provideMerge(
          Database.layer({
            url: Redacted.make(server.databaseUrl),
            size: 4,
            maxWaiting: 100,
            applicationName: "duebook-test-worker"
          })
        )
      )
    ).pipe(Effect.withClock(server.clock.service))
  )

const runDue = (company: Company, now: string) =>
  asWorker(Effect.flatMap(PauseEnds, (ends) => ends.runDue(company.id, Date.parse(now))))

const advance = (company: Company, to: string, jump = false) =>
  asWorker(
    Effect.flatMap(TestClocks, (clocks) => clocks.advance(company.id, Date.parse(to), jump)).pipe(
      CurrentActor.acting(operator)
    )
  )

const saying = (
  say: (receivables: Receivables["Type"]) => Effect.Effect<unknown, { readonly code: string }, CurrentActor>
) =>
  asWorker(
    CurrentActor.acting(debtor)(Effect.flatMap(Receivables, (receivables) => Effect.either(say(receivables))))
  ).then((said) => (Either.isLeft(said) ? said.left.code : "done"))

const promise = (company: Company, id: number, date: string) =>
  saying((receivables) => receivables.promise(company.id, id, date))
const dispute = (company: Company, id: number, text: string) =>
  saying((receivables) => receivables.dispute(company.id, id, text))

describe("a pause with an end", () => {
  it.each([
    // At noon in UTC it is 3 March on Kiritimati (+14) and still 2 March on Midway (-11).
    ["Pacific/Kiritimati", "2026-03-03", "2026-03-04", "2027-03-04", "2027-03-05"],
    ["Pacific/Midway", "2026-03-02", "2026-03-03", "2027-03-03", "2027-03-04"],
    ["UTC", "2026-03-02", "2026-03-03", "2027-03-03", "2027-03-04"]
  ])(
    "may be from tomorrow to 366 days ahead on the calendar of %s",
    async (zone, today, first, last, beyond) => {
      const company = await companyAt()
      const id = await owed(company, zone)
      for (const wrong of [today, "2020-01-01", beyond, "9999-12-31"]) {
        const refused = await pauseUntil(company, id, wrong)
        expect(refused.status).toBe(422)
        expect(refused.details).toEqual([
          {
            field: "until",
            code: "out_of_range",
            message: `until must be a date from ${first} to ${last}, in the customer's time zone (${zone}).`
          }
        ])
        expect(await stored(company, id)).toMatchObject({ status: "open", version: 1, pause_cause: null })
      }
      for (const right of [first, last]) {
        const answer = await pauseUntil(company, id, right)
        expect([answer.status, answer.data?.["status"]]).toEqual([200, "paused"])
        expect(await stored(company, id)).toMatchObject({ pause_cause: "paused", paused_until: right })
        await company.post(`/receivables/${id}/resume`, reason)
      }
    }
  )

  it.each(["tomorrow", "2026-02-30", 20260401, null])("refuses %s as a date", async (until) => {
    const company = await companyAt()
    const refused = await pauseUntil(company, await owed(company), until)
    expect([refused.status, refused.code]).toEqual([422, "validation_failed"])
  })

  it("follows the company's zone for a customer without one, and a status that can't be paused is refused first", async () => {
    const company = await companyAt(NOON, { timezone: "Pacific/Kiritimati" })
    const id = (await company.receivable({ due_date: "2026-04-01", customer: ada })).id
    expect((await pauseUntil(company, id, "2026-03-03")).status).toBe(422)
    expect((await pauseUntil(company, id, "2026-03-04")).status).toBe(200)
    const [row] = await server.sql(
      "select resume_at from receivables where company_id = $1 and receivable_id = $2",
      [company.id, id]
    )
    expect(row?.["resume_at"]).toEqual(new Date("2026-03-03T10:00:00Z"))
    expect((await pauseUntil(company, id, "1999-01-01")).code).toBe("invalid_transition")
  })

  it("ends by itself at the local beginning of its date: audited, a new version, planned again, only once by two workers", async () => {
    // The policy's steps are years ahead, so that nothing is late.
    const company = await companyAt(null)
    server.clock.hold(NOON)
    const ids: Array<number> = []
    for (let n = 0; n < 5; n += 1) ids.push(await owed(company, "America/New_York"))
    for (const id of ids) await pauseUntil(company, id, "2026-03-10")
    const [first = 0] = ids
    expect((await company.get(`/reminder-attempts?receivable_id=${first}`)).rows).toMatchObject([
      { offset_days: -3, status: "cancelled", reason_code: "paused" }
    ])

    // In New York clocks were set forward on 8 March.
    expect(await runDue(company, "2026-03-10T03:59:59Z")).toBe(0)
    expect(await stored(company, first)).toMatchObject({ status: "paused", version: 2 })
    const ended = await Promise.all([
      runDue(company, "2026-03-10T04:00:00Z"),
      runDue(company, "2026-03-10T04:00:00Z"),
      runDue(company, "2026-03-10T04:00:00Z")
    ])
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(5)
    for (const id of ids) {
      expect(await stored(company, id)).toEqual({
        status: "open",
        version: 3,
        pause_cause: null,
        paused_until: null,
        resume_at: null,
        resume_on_test_clock: false,
        promised_on: null
      })
      expect(await audited(company, id, "receivable.resume")).toEqual([
        { actor: "system", details: { from: "paused", to: "open", cause: "paused", until: "2026-03-10" } }
      ])
      expect(await attemptsOf(company, id)).toEqual(["-3 cancelled paused", "-3 scheduled"])
    }
    server.clock.release()
  })

  it("is found by the service itself within seconds, and not for a company on a test clock", async () => {
    const [real, rehearsed] = [await companyAt(null), await companyAt("2020-01-01T00:00:00Z")]
    const [mine, theirs] = [await owed(real, "UTC", "2089-01-01"), await owed(rehearsed)]
    await pauseUntil(real, mine, new Date(server.clock.now() + 86_400_000).toISOString().slice(0, 10))
    await pauseUntil(rehearsed, theirs, "2020-01-02")
    expect(await stored(rehearsed, theirs)).toMatchObject({ resume_on_test_clock: true })
    await server.sql(
      "update receivables set resume_at = now(), paused_until = '2026-01-01' where receivable_id = $1",
      [mine]
    )
    await expect
      .poll(async () => (await real.read(`/receivables/${mine}`))["status"], {
        timeout: 10_000,
        interval: 100
      })
      .toBe("open")
    expect(await stored(rehearsed, theirs)).toMatchObject({ status: "paused" })
  })

  it("ends when it does in the zone that the customer has by then", async () => {
    const company = await companyAt()
    const receivable = await company.receivable({
      due_date: "2026-04-01",
      customer: { ...ada, timezone: "Asia/Tokyo" }
    })
    await pauseUntil(company, receivable.id, "2026-03-10")
    const path = `/customers/${Number(receivable["customer_id"])}`
    await company.patch(path, {
      expected_version: (await company.read(path)).version,
      timezone: "America/Los_Angeles"
    })
    expect(await runDue(company, "2026-03-09T15:00:00Z")).toBe(0)
    expect(await stored(company, receivable.id)).toMatchObject({
      status: "paused",
      version: 2,
      resume_at: new Date("2026-03-10T07:00:00Z")
    })
    expect(await runDue(company, "2026-03-10T07:00:00Z")).toBe(1)
  })

  it.each(["resume", "cancel", "payments"])("is over when somebody comes first: %s", async (move) => {
    const company = await companyAt()
    const id = await owed(company)
    await pauseUntil(company, id, "2026-03-10")
    const body = move === "payments" ? { amount: "100.00" } : reason
    expect((await company.post(`/receivables/${id}/${move}`, body)).status).toBeLessThan(300)
    const before = await stored(company, id)
    expect(before).toMatchObject({ pause_cause: null, paused_until: null, resume_at: null })
    expect(await runDue(company, "2027-01-01T00:00:00Z")).toBe(0)
    expect(await stored(company, id)).toEqual(before)
  })

  it("keeps its end through a part payment, and through a change of the receivable", async () => {
    const company = await companyAt()
    const id = await owed(company)
    await pauseUntil(company, id, "2026-03-10")
    await company.payment(id, "40.00")
    const { version } = await company.read(`/receivables/${id}`)
    await company.patch(`/receivables/${id}`, { expected_version: version, due_date: "2026-05-01" })
    expect(await stored(company, id)).toMatchObject({ status: "paused", paused_until: "2026-03-10" })
    expect(await runDue(company, "2026-03-10T00:00:00Z")).toBe(1)
    expect(await stored(company, id)).toMatchObject({ status: "partially_paid" })
  })

  it("ends between the messages of a test clock, in order of time", async () => {
    const company = await companyAt()
    await server.sql(
      `insert into reminder_policies (company_id, version, policy, created_at) values ($1, 1, $2, $3)`,
      [
        company.id,
        JSON.stringify({
          receivables: {
            steps: [-3, 0, 3].map((offset_days) => ({ offset_days, channels: ["email"] })),
            days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
          }
        }),
        NOON
      ]
    )
    await server.sql("update companies set policy_version = 1 where company_id = $1", [company.id])
    const id = await owed(company, "UTC", "2026-03-20")
    await pauseUntil(company, id, "2026-03-18")
    await advance(company, "2026-03-21T00:00:00Z")
    // The step of 17 March was over in the pause; that of the 20th comes after its end.
    const sent = (await company.get("/reminder-attempts?status=sent")).rows
    expect(sent.map((row) => [row["offset_days"], String(row["sent_at"]).slice(0, 10)])).toContainEqual([
      0,
      "2026-03-20"
    ])
    expect(sent.every((row) => String(row["sent_at"]) > "2026-03-18")).toBe(true)
    expect(await stored(company, id)).toMatchObject({ status: "open", version: 3 })
  })
})

describe("a customer's promise", () => {
  it("rests the receivable until two open days have passed after its date, once", async () => {
    const company = await companyAt(NOON, { country: "DE", timezone: "Europe/Berlin" })
    const id = await owed(company, "Europe/Berlin")
    // Thursday before Easter: Good Friday to Easter Monday are closed, Tuesday and Wednesday are open.
    await server.sql("update companies set test_clock = '2026-03-20T12:00:00Z' where company_id = $1", [
      company.id
    ])
    expect(await promise(company, id, "2026-04-02")).toBe("done")
    expect(await stored(company, id)).toMatchObject({
      status: "paused",
      version: 2,
      pause_cause: "promised",
      paused_until: "2026-04-09",
      promised_on: "2026-04-02"
    })
    expect(await audited(company, id, "receivable.promise")).toEqual([
      { actor: "debtor", details: { from: "open", to: "paused", date: "2026-04-02", until: "2026-04-09" } }
    ])
    expect(await attemptsOf(company, id)).toEqual(["-3 cancelled promised"])
    const coming = (await company.get(`/receivables/${id}/schedule`)).rows.filter(
      ({ attempt_id }) => attempt_id === null
    )
    expect(coming.length).toBeGreaterThan(2)
    for (const { reason_code, scheduled_local } of coming)
      expect(reason_code).toBe(String(scheduled_local) < "2026-04-09" ? "promised" : null)
    expect(await promise(company, id, "2026-04-02")).toBe("invalid_transition")
    expect(await runDue(company, "2026-04-08T22:00:00Z")).toBe(1)
    expect(await stored(company, id)).toMatchObject({ status: "open", promised_on: "2026-04-02" })
    expect(await promise(company, id, "2026-04-02")).toBe("invalid_transition")
  })

  it("is of a day within 30 days, for what is open, of this company", async () => {
    const company = await companyAt()
    const id = await owed(company)
    for (const date of ["2026-03-01", "2026-04-02", "soon"]) {
      expect([date, await promise(company, id, date)]).toEqual([date, "validation_failed"])
    }
    expect(await promise(await companyAt(), id, "2026-03-05")).toBe("not_found")
    const [paid, paused] = [await owed(company), await owed(company)]
    await company.payment(paid, "100.00")
    await company.post(`/receivables/${paused}/pause`, reason)
    expect(await promise(company, paid, "2026-03-05")).toBe("invalid_transition")
    expect(await promise(company, paused, "2026-03-05")).toBe("invalid_transition")
    expect(await promise(company, id, "2026-04-01")).toBe("done")
  })
})

describe("a customer's complaint", () => {
  it("pauses until somebody resumes, and is kept word for word in the audit trail", async () => {
    const company = await companyAt()
    const id = await owed(company)
    const text = `The second item never came. ${"x".repeat(972)}`
    for (const wrong of ["", "   ", `${text}x`, "a\u0000b"]) {
      expect(await dispute(company, id, wrong)).toBe("validation_failed")
    }
    expect(await dispute(company, id, text)).toBe("done")
    expect(await stored(company, id)).toMatchObject({
      status: "paused",
      pause_cause: "disputed",
      paused_until: null,
      resume_at: null
    })
    expect(await attemptsOf(company, id)).toEqual(["-3 cancelled disputed"])
    expect(await audited(company, id, "receivable.dispute")).toEqual([
      { actor: "debtor", details: { from: "open", to: "paused", text } }
    ])
    expect(await dispute(company, id, text)).toBe("invalid_transition")
    expect((await company.post(`/receivables/${id}/resume`, reason)).status).toBe(200)
    expect(await dispute(company, id, text)).toBe("done")
  })

  it("is taken after a promise, too, and then outlasts it; not while the company has paused", async () => {
    const company = await companyAt()
    const id = await owed(company)
    expect(await promise(company, id, "2026-03-05")).toBe("done")
    expect(await dispute(company, id, "Broken")).toBe("done")
    expect(await stored(company, id)).toMatchObject({
      status: "paused",
      pause_cause: "disputed",
      paused_until: null,
      resume_at: null,
      promised_on: "2026-03-05"
    })
    expect(await audited(company, id, "receivable.dispute")).toEqual([
      { actor: "debtor", details: { from: "paused", to: "paused", text: "Broken" } }
    ])
    expect(await runDue(company, "2026-06-01T00:00:00Z")).toBe(0)
    const coming = (await company.get(`/receivables/${id}/schedule`)).rows.filter(
      ({ attempt_id }) => attempt_id === null
    )
    expect(coming.every(({ reason_code }) => reason_code === "disputed")).toBe(true)
    const paused = await owed(company)
    await company.post(`/receivables/${paused}/pause`, reason)
    expect(await dispute(company, paused, "Broken")).toBe("invalid_transition")
  })
})
