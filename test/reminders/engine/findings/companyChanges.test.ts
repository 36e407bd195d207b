/** Whatever of a company decides when its reminders leave has all that is open planned anew when it changes. */
import { Effect, Either } from "effect"
import { describe, expect, it } from "vitest"
import { readPolicy } from "../../../../src/domain/dunning/Policy.ts"
import type { DetailsChange } from "../../../../src/domain/CompanyFacts.ts"
import { Companies } from "../../../../src/services/company/Companies.ts"
import { ReminderPolicies } from "../../../../src/services/reminders/ReminderPolicies.ts"
import { byEmail, type Rehearsed, useRehearsals } from "./Rehearsed.ts"

const rehearsals = useRehearsals()

const MONDAY = "2026-03-02T12:00:00Z"

const update = (book: Rehearsed, change: DetailsChange) =>
  book.operates((id) => Effect.flatMap(Companies, (companies) => companies.update(id, change)))

const setMode = (book: Rehearsed, mode: "hold" | "on") =>
  book.operates((id) => Effect.flatMap(Companies, (companies) => companies.setReminders(id, mode)))

const putPayables = (book: Rehearsed, steps: ReadonlyArray<number>) => {
  const payables = { steps: steps.map((offset_days) => ({ offset_days })) }
  const policy = Either.getOrThrow(readPolicy({ payables }))
  return book.operates((id) => Effect.flatMap(ReminderPolicies, (policies) => policies.put(id, policy)))
}

/** When what is scheduled leaves, in UTC. */
const planned = async (book: Rehearsed) =>
  (
    await book.sql<{ readonly at: string }>(
      `select to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from reminder_attempts
       where company_id = $1 and status = 'scheduled' order by attempt_id`
    )
  ).map(({ at }) => at)

describe("a company", () => {
  it("in another time zone reminds in the hours of that", async () => {
    const book = await rehearsals.company({ at: MONDAY })
    await book.owes("INV-1", "2026-03-12")
    expect(await planned(book)).toEqual(["2026-03-09 09:00"])
    await update(book, { timezone: "Asia/Tokyo" })
    await book.works()
    expect(await planned(book)).toEqual(["2026-03-09 00:00"])
  })

  it("in another country keeps the holidays of that", async () => {
    const book = await rehearsals.company({ at: "2026-04-20T12:00:00Z", policy: { steps: byEmail(0) } })
    await book.owes("INV-1", "2026-05-01")
    expect(await planned(book)).toEqual(["2026-05-01 09:00"])
    await update(book, { country: "DE" })
    await book.works()
    expect(await planned(book)).toEqual(["2026-05-04 09:00"])
  })

  it("that says something else about itself plans nothing anew", async () => {
    const book = await rehearsals.company({ at: MONDAY })
    await update(book, { phone: "+49 30 123456" })
    expect(await book.sql("select from company_changes where company_id = $1")).toEqual([])
  })

  it("that changes what keeps no reminder back hears no second time of what has expired", async () => {
    const book = await rehearsals.company({ at: MONDAY, policy: { steps: byEmail(3, 30) } })
    await book.owes("INV-1", "2026-03-02")
    await book.until("2026-03-20T12:00:00Z", true)
    const expired = { "skipped expired": 1, scheduled: 1 }
    expect(await book.tally()).toEqual(expired)
    await update(book, { timezone: "Europe/Berlin" })
    await setMode(book, "hold")
    await book.works()
    expect(await book.tally()).toEqual(expired)
    expect(await book.sql("select kind from digest_events where company_id = $1")).toEqual([
      { kind: "expired" }
    ])
  })
})

describe("a bill", () => {
  it("is planned by another policy at once, also if the one before had no step for it", async () => {
    const book = await rehearsals.company({ at: MONDAY })
    await putPayables(book, [])
    await book.company.payable({ due_date: "2026-03-12" })
    await book.works()
    expect(await planned(book)).toEqual([])
    await putPayables(book, [-3, 0])
    await book.works()
    expect(await planned(book)).toEqual(["2026-03-09 09:00"])
    await putPayables(book, [-7])
    await book.works()
    expect(await planned(book)).toEqual(["2026-03-05 09:00"])
  })

  it("that is paid is not", async () => {
    const book = await rehearsals.company({ at: MONDAY })
    await putPayables(book, [])
    const bill = await book.company.payable({ due_date: "2026-03-12" })
    await book.company.post(`/payables/${bill.id}/mark-paid`, { reason: "Sent today" })
    expect((await book.company.read(`/payables/${bill.id}`)).status).toBe("paid")
    await putPayables(book, [-3, 0])
    await book.works()
    expect(await planned(book)).toEqual([])
  })

  it("is planned anew with every other bill, however many there are", async () => {
    const book = await rehearsals.company({ at: MONDAY, policy: {} })
    await putPayables(book, [])
    await book.sql(
      `insert into payables (company_id, bill_label, amount_minor, currency, due_date, created_at, updated_at)
       select $1, 'Rent', 100, 'EUR', '2026-03-12', now(), now() from generate_series(1, 120)`
    )
    await putPayables(book, [0])
    await book.works()
    expect((await planned(book)).length).toBe(120)
    expect(await book.sql("select from company_changes where company_id = $1")).toEqual([])
  })

  it("waits on hold, and leaves when reminders are on", async () => {
    const book = await rehearsals.company({ at: MONDAY, mode: "hold" })
    await book.company.payable({ due_date: "2026-03-12" })
    await book.until("2026-03-09T12:00:00Z")
    expect(await book.tally()).toEqual({ "scheduled on_hold": 1 })
    await setMode(book, "on")
    await book.works()
    expect(await book.tally()).toMatchObject({ sent: 1 })
  })
})
