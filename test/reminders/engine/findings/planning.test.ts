/** Whatever lets a company's reminders leave, or changes its steps, has every open debt planned at once. */
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addDays } from "../../../../src/domain/CalendarDate.ts"
import type { DetailsChange } from "../../../../src/domain/CompanyFacts.ts"
import { Companies } from "../../../../src/services/company/Companies.ts"
import { MAX_SAMPLES, type PolicyChanges } from "../../../../src/services/reminders/PolicyPreview.ts"
import { ReminderPolicies } from "../../../../src/services/reminders/ReminderPolicies.ts"
import { operate } from "../../../support/Book.ts"
import type { Row } from "../../../support/Answer.ts"
import { press, upload } from "../../../support/ImportForm.ts"
import { personOf } from "../../../support/Person.ts"
import { useServer } from "../../../support/TestServer.ts"
import { byEmail, policyWith, type Rehearsed, told, useRehearsals } from "./Rehearsed.ts"

const rehearsals = useRehearsals()

const CUSTOMERS = 40
const DEBTS_EACH = 5
const TODAY = "2026-03-02"
const NOON = `${TODAY}T12:00:00Z`

const emailOf = (n: number) => `c${n}@debtors.example`

/** Has somebody import debts of 40 customers from 4 days before they are due to 155 days after that. */
const importBook = async (book: Rehearsed): Promise<void> => {
  const person = await personOf(rehearsals.server, book.company.id)
  const lines = Array.from({ length: CUSTOMERS * DEBTS_EACH }, (_, n) => {
    const customer = n % CUSTOMERS
    const late = Math.floor(n / CUSTOMERS) * 30 + customer - 4
    return `C-${n},Customer ${customer},${emailOf(customer)},100.00,EUR,${addDays(TODAY, -late)}`
  })
  const content = ["external_reference,display_name,email,amount,currency,due_date", ...lines].join("\n")
  const done = await press(person, await upload(person, content), "import", { start: "now" })
  expect(done.text).toContain("The file is imported")
}

const setMode = (book: Rehearsed, mode: "hold" | "on") =>
  book.operates((id) => Effect.flatMap(Companies, (companies) => companies.setReminders(id, mode)))

type StepsByEmail = ReturnType<typeof byEmail>

const putSteps = (book: Rehearsed, steps: StepsByEmail) =>
  book.operates((id) =>
    Effect.flatMap(ReminderPolicies, (policies) => policies.put(id, policyWith({ steps })))
  )

const preview = (book: Rehearsed, steps: StepsByEmail): Promise<PolicyChanges> =>
  book.operates((id) =>
    Effect.flatMap(ReminderPolicies, (policies) => policies.preview(id, policyWith({ steps })))
  )

/** The messages that a preview has samples of under the other policy, in order. */
const foretold = ({ samples }: PolicyChanges) =>
  samples
    .flatMap(({ customerId, other }) =>
      other === null
        ? []
        : [`${new Date(other.at).toISOString()} ${customerId} ${other.tone} ${other.named.join()}`]
    )
    .toSorted()

/** What was sent since then, in the same form. */
const sentSince = async (book: Rehearsed, from: string) => {
  const rows = await book.sql<Readonly<Record<"sent_at" | "customer_id" | "tone" | "named", string>>>(
    `select to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at, m.customer_id, m.tone,
       (select string_agg(t.receivable_id::text, ',' order by t.due_date, t.receivable_id) from reminder_attempts t
        where t.company_id = m.company_id and t.message_id = m.message_id) as named
     from reminder_messages m where m.company_id = $1 and m.captured and m.sent_at >= $2`,
    [from]
  )
  return rows
    .map(({ customer_id, named, sent_at, tone }) => `${sent_at} ${customer_id} ${tone} ${named}`)
    .toSorted()
}

/** Open debts of whose customer nothing is planned, and which no message has named since then. */
const forgotten = (book: Rehearsed, since: string) =>
  book.sql(
    `select r.external_reference from receivables r
     where r.company_id = $1 and r.status = 'open' and not exists (
       select from reminder_attempts t where t.company_id = r.company_id and t.receivable_id = r.receivable_id
         and t.status = 'sent' and t.sent_at >= $2
     ) and not exists (
       select from reminder_attempts t where t.company_id = r.company_id and t.customer_id = r.customer_id
         and t.status = 'scheduled'
     )`,
    [since]
  )

describe("reminders that are switched on after an import", () => {
  it("name every open debt: the late ones at once, and each of them up to its final", async () => {
    const book = await rehearsals.company({ at: NOON, mode: "hold" })
    await importBook(book)
    // Longer than any message may wait.
    await book.until("2026-03-11T12:00:00Z")
    expect(await book.got()).toEqual([])
    await setMode(book, "on")
    await book.works()
    const got = await book.got()
    // All 40 have something that is overdue by now.
    expect(new Set(got.map(({ to }) => to)).size).toBe(CUSTOMERS)
    expect(got.length).toBe(CUSTOMERS)
    for (const { at, kind, named, tone } of got) {
      expect([at.slice(0, 10), kind, tone]).toEqual(["2026-03-11", "reminder", "friendly"])
      expect(Object.keys(named).length).toBe(DEBTS_EACH)
    }
    expect(await forgotten(book, "2026-03-11T00:00:00Z")).toEqual([])
    await book.until("2026-07-01T00:00:00Z")
    const all = await book.got()
    for (let n = 0; n < CUSTOMERS; n++) {
      const own = all.filter(({ to }) => to === emailOf(n))
      expect(own.map(({ tone }) => tone).slice(0, 3)).toEqual(["friendly", "firm", "final"])
      const finals = own.flatMap(({ named }) =>
        Object.entries(named).flatMap(([reference, tone]) => (tone === "final" ? [reference] : []))
      )
      expect(finals.length).toBe(DEBTS_EACH)
      expect(new Set(finals).size).toBe(DEBTS_EACH)
    }
    expect((await book.told(emailOf(39))).map((line) => line.split(":")[0])).toEqual([
      "2026-03-11 friendly",
      "2026-03-18 firm",
      "2026-04-01 final"
    ])
  })

  it("are planned while they are on hold, and the plan says when each would leave", async () => {
    const book = await rehearsals.company({ at: NOON, mode: "hold" })
    const late = await book.owes("LATE", addDays(TODAY, -35))
    const coming = await book.owes("COMING", addDays(TODAY, 20), {
      customer: { display_name: "Grace", email: "grace@debtors.example" }
    })
    const planOf = async (id: number) => {
      const { rows } = await book.company.get(`/receivables/${id}/schedule`)
      return rows
        .filter(({ status }) => status === "scheduled")
        .map((each) => String(each["scheduled_for"]).slice(0, 16))
    }
    expect((await planOf(late.id))[0]).toBe("2026-03-02T09:00")
    expect((await planOf(coming.id))[0]).toBe("2026-03-19T09:00")
    await setMode(book, "on")
    await book.until("2026-03-20T12:00:00Z")
    expect(await book.told()).toEqual([
      "2026-03-02 friendly: LATE",
      "2026-03-09 firm: LATE",
      "2026-03-19 notice: COMING"
    ])
  })
})

describe("steps that are added after ladders have ended", () => {
  const before = byEmail(0, 3, 7)
  const after = byEmail(0, 3, 7, 30)

  it("are sent for every debt that is still open, as the preview says", async () => {
    const book = await rehearsals.company({ at: "2026-01-02T12:00:00Z", policy: { steps: before } })
    const debts = []
    for (let n = 0; n < 4; n++) {
      debts.push(
        await book.owes(`P-${n}`, addDays("2026-01-05", n), {
          customer: { display_name: "Ada", email: emailOf(n) }
        })
      )
    }
    await book.until(NOON)
    await book.company.payment(debts[3]?.id ?? 0, "100.00")
    expect(await book.tally()).toEqual({ sent: 12 })
    const changes = await preview(book, after)
    expect(changes).toMatchObject({
      debts: 3,
      messages: { inForce: 0, other: 6 },
      firstDifference: Date.parse(NOON)
    })
    await putSteps(book, after)
    await book.works()
    expect(await forgotten(book, NOON)).toEqual([])
    await book.until("2026-07-01T00:00:00Z")
    expect(await sentSince(book, NOON)).toEqual(foretold(changes))
    expect((await book.got()).filter(({ at }) => at >= TODAY).map(told)).toEqual([
      ...[0, 1, 2].map((n) => `2026-03-02 firm: P-${n}`),
      ...[0, 1, 2].map((n) => `2026-03-09 final: P-${n}`)
    ])
  })
})

describe("a policy without steps, and back", () => {
  const usual = byEmail(-3, 0, 3, 7, 14, 30)

  it("plans every open debt anew, also of customers who never had an attempt, as the preview says", async () => {
    const book = await rehearsals.company({ at: "2026-02-02T12:00:00Z", policy: { steps: usual } })
    const owes = (reference: string, due: string, n: number) =>
      book.owes(reference, due, { customer: { display_name: "Ada", email: emailOf(n) } })
    // Its reminders have begun; its notice was sent; nothing was sent yet.
    await owes("BEGUN", "2026-02-02", 1)
    await owes("NOTED", "2026-02-11", 2)
    await owes("AHEAD", "2026-03-20", 3)
    await book.until("2026-02-09T12:00:00Z")
    const begun = ["2026-02-02 notice: BEGUN", "2026-02-05 friendly: BEGUN", "2026-02-06 notice: NOTED"]
    expect(await book.told()).toEqual([...begun, "2026-02-09 firm: BEGUN"])

    const emptied = await preview(book, [])
    expect(emptied.messages).toEqual({ inForce: 12, other: 0 })
    expect(emptied.samples.every(({ other }) => other === null)).toBe(true)
    await putSteps(book, [])
    await book.works()
    expect(await book.tally()).toEqual({ sent: 4, "cancelled rescheduled": 3 })
    // Meanwhile there are debts of customers who have never had an attempt.
    await owes("NEW-LATE", "2026-01-15", 4)
    await owes("NEW-AHEAD", "2026-03-20", 5)
    await book.until(NOON)
    expect(await book.tally()).toEqual({ sent: 4, "cancelled rescheduled": 3 })

    const changes = await preview(book, usual)
    expect(changes).toMatchObject({ debts: 5, messages: { inForce: 0 }, firstDifference: Date.parse(NOON) })
    await putSteps(book, usual)
    await book.works()
    expect(await forgotten(book, NOON)).toEqual([])
    await book.until(`${addDays(TODAY, 60)}T12:00:00Z`)
    const sent = await sentSince(book, NOON)
    expect(sent.length).toBe(changes.messages.other)
    const samples = foretold(changes)
    expect(sent.slice(0, samples.length)).toEqual(samples)
    expect(samples.length).toBe(Math.min(sent.length, MAX_SAMPLES))
    const since = async (n: number) => (await book.told(emailOf(n))).filter((line) => line >= TODAY)
    expect(await since(1)).toEqual(["2026-03-02 firm: BEGUN", "2026-03-09 final: BEGUN"])
    expect(await since(2)).toEqual([
      "2026-03-02 friendly: NOTED",
      "2026-03-13 firm: NOTED",
      "2026-03-27 final: NOTED"
    ])
    const ahead = (reference: string) => [
      `2026-03-17 notice: ${reference}`,
      `2026-03-20 notice: ${reference}`,
      `2026-03-23 friendly: ${reference}`,
      `2026-03-27 firm: ${reference}`,
      `2026-04-03 firm: ${reference}`,
      `2026-04-20 final: ${reference}`
    ]
    expect(await since(3)).toEqual(ahead("AHEAD"))
    expect(await since(4)).toEqual([
      "2026-03-02 friendly: NEW-LATE",
      "2026-03-09 firm: NEW-LATE",
      "2026-03-23 final: NEW-LATE"
    ])
    expect(await since(5)).toEqual(ahead("NEW-AHEAD"))
  })
})

describe("a policy that reminds of more", () => {
  const put = (book: Rehearsed, receivables: Row) =>
    book.operates((id) =>
      Effect.flatMap(ReminderPolicies, (policies) => policies.put(id, policyWith(receivables)))
    )

  it("names what was below the minimum of the one before, as the preview says", async () => {
    const high = { min_balance: { EUR: "500.00" } }
    const low = { min_balance: { EUR: "50.00" } }
    const book = await rehearsals.company({
      at: "2026-01-02T12:00:00Z",
      policy: { steps: byEmail(3, 30), ...high }
    })
    await book.owes("SMALL", "2026-01-12")
    await book.until(NOON)
    expect(await book.tally()).toEqual({})
    const changes = await book.operates((id) =>
      Effect.flatMap(ReminderPolicies, (policies) =>
        policies.preview(id, policyWith({ steps: byEmail(3, 30), ...low }))
      )
    )
    await put(book, { steps: byEmail(3, 30), ...low })
    await book.until("2026-07-01T00:00:00Z")
    expect(await book.told()).toEqual([
      "2026-03-02 friendly: SMALL",
      "2026-03-09 firm: SMALL",
      "2026-03-23 final: SMALL"
    ])
    expect(await sentSince(book, NOON)).toEqual(foretold(changes))
    expect(await book.tally()).toEqual({ sent: 3 })
  })

  it("repeats what has ended from then on, and records nothing as missed", async () => {
    const book = await rehearsals.company({ at: "2026-01-02T12:00:00Z", policy: { steps: byEmail(3) } })
    await book.owes("ENDED", "2026-01-12")
    await book.until(NOON)
    await put(book, { steps: byEmail(3), repeat_days: 14 })
    await book.until("2026-03-20T00:00:00Z")
    expect(await book.told()).toEqual([
      "2026-01-15 friendly: ENDED",
      "2026-03-02 firm: ENDED",
      "2026-03-16 firm: ENDED"
    ])
    expect(await book.tally()).toEqual({ sent: 3, scheduled: 1 })
  })
})

describe("of a customer with more debts than one message lists", () => {
  const MANY = 130
  const finals = (book: Rehearsed) =>
    book.sql(
      `select count(distinct receivable_id)::integer as debts from reminder_attempts
       where company_id = $1 and status = 'sent' and tone = 'final'`
    )
  const owesMany = async (book: Rehearsed, dueDate: string, customer: Row) => {
    const { customer_id } = await book.owes("D-0", dueDate, { customer })
    for (let n = 1; n < MANY; n++) await book.owes(`D-${n}`, dueDate, { customer_id })
    return customer_id
  }

  it("steps that are added after the ladders have ended are sent for all of them", async () => {
    const book = await rehearsals.company({ at: "2026-01-02T12:00:00Z", policy: { steps: byEmail(3) } })
    await owesMany(book, "2026-01-05", { display_name: "Ada", email: emailOf(1) })
    await book.until("2026-05-01T12:00:00Z")
    expect(await finals(book)).toEqual([{ debts: 0 }])
    await putSteps(book, byEmail(3, 30))
    await book.until("2026-12-01T12:00:00Z")
    expect(await finals(book)).toEqual([{ debts: MANY }])
  })

  it("all are named once the customer can be reached", async () => {
    const book = await rehearsals.company({ at: "2026-01-02T12:00:00Z", policy: { steps: byEmail(3, 30) } })
    const customerId = await owesMany(book, "2026-01-05", { display_name: "Ada" })
    await book.until("2026-05-01T12:00:00Z")
    expect(await book.got()).toEqual([])
    await book.changes(`/customers/${customerId}`, { email: emailOf(1) })
    await book.until("2026-12-01T12:00:00Z")
    expect(await finals(book)).toEqual([{ debts: MANY }])
  })
})

describe("a change that reminds of nothing more", () => {
  it("leaves what has ended as it has ended: other hours, another zone, a hold", async () => {
    const steps = byEmail(3, 30)
    const book = await rehearsals.company({ at: "2026-01-13T12:00:00Z", policy: { steps } })
    await book.owes("MISSED", "2026-01-12")
    await book.until("2026-01-28T12:00:00Z", true)
    const ended = { scheduled: 1, "skipped expired": 1 }
    expect(await book.tally()).toEqual(ended)
    await book.operates((id) =>
      Effect.flatMap(ReminderPolicies, (policies) =>
        policies.put(id, policyWith({ steps, window: { from: "10:00", to: "16:00" } }))
      )
    )
    await book.works()
    expect(await book.tally()).toEqual(ended)
    await book.operates((id) =>
      Effect.flatMap(Companies, (companies) => companies.update(id, { timezone: "Europe/Berlin" }))
    )
    await book.works()
    await setMode(book, "hold")
    await book.works()
    expect(await book.tally()).toEqual(ended)
    await book.until("2026-02-05T12:00:00Z")
    await setMode(book, "on")
    await book.until("2026-03-20T12:00:00Z")
    // Once reminders leave again, what was missed is not lost.
    expect(await book.told()).toEqual([
      "2026-02-05 friendly: MISSED",
      "2026-02-12 firm: MISSED",
      "2026-02-26 final: MISSED"
    ])
  })
})

describe("a company that moves", () => {
  it("has what is planned in its own zone and between its holidays planned anew", async () => {
    const book = await rehearsals.company({ at: NOON, country: "DE", policy: { steps: byEmail(3) } })
    // Good Friday is 3 April 2026, which is none in Japan.
    await book.owes("OWN", "2026-03-31")
    const planned = async () => {
      const found = await book.sql<{ readonly at: string }>(
        `select to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from reminder_attempts
         where company_id = $1 and status = 'scheduled'`
      )
      return found.map(({ at }) => at)
    }
    const moves = (change: DetailsChange) =>
      book.operates((id) => Effect.flatMap(Companies, (companies) => companies.update(id, change)))
    expect(await planned()).toEqual(["2026-04-07 09:00"])
    await moves({ country: "JP" })
    await book.works()
    expect(await planned()).toEqual(["2026-04-03 09:00"])
    await moves({ timezone: "Asia/Tokyo" })
    await book.works()
    expect(await planned()).toEqual(["2026-04-03 00:00"])
  })
})

describe("a worker", () => {
  const server = useServer({ worker: true })

  it("plans what is open once there are steps, before anything is due", async () => {
    const company = await server.company()
    const put = (steps: StepsByEmail) =>
      operate(
        server.databaseUrl,
        Effect.flatMap(ReminderPolicies, (policies) => policies.put(company.id, policyWith({ steps })))
      )
    const planned = async () => {
      const found = await server.sql<{ readonly on: string }>(
        `select to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD') as on from reminder_attempts
         where company_id = $1 and status = 'scheduled' order by attempt_id`,
        [company.id]
      )
      return found.map(({ on }) => on)
    }
    await put([])
    for (const name of ["Ada", "Grace", "Mary"]) {
      const customer = { display_name: name, email: `${name.toLowerCase()}@debtors.example` }
      await company.receivable({ due_date: "2089-12-05", customer })
    }
    expect(await planned()).toEqual([])
    await put(byEmail(0, 3))
    await expect.poll(planned, { timeout: 10_000 }).toEqual(["2089-12-05", "2089-12-05", "2089-12-05"])
    await put(byEmail(3))
    await expect.poll(planned, { timeout: 10_000 }).toEqual(["2089-12-08", "2089-12-08", "2089-12-08"])
    await put([])
    await expect.poll(planned, { timeout: 10_000 }).toEqual([])
  })
})
