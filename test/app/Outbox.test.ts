/** What leaves next, from the page to what a mail server gets: nothing leaves that nobody saw, and nothing else. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Effect, Exit, Scope } from "effect"
import { addDays } from "../../src/domain/CalendarDate.ts"
import { dateIn, setPolicy, wideOpen, zoneAtNoon } from "../support/Debts.ts"
import { type MailSink, mailSink } from "../support/MailSink.ts"
import { personOf, type Person, type Seen } from "../support/Person.ts"
import { TestServer } from "../support/TestServer.ts"

const scope = Effect.runSync(Scope.make())
const zone = zoneAtNoon()
const today = dateIn(zone)
let sink: MailSink
let server: TestServer

beforeAll(async () => {
  sink = await Effect.runPromise(Scope.extend(mailSink, scope))
  server = new TestServer({ worker: true, environment: sink.environment })
  await server.start()
})

afterAll(async () => {
  await server.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const STEPS = [
  [0, "email"],
  [3, "email"],
  [10, "email"]
] as const

/** A company in a mode, with an owner who looks at its outbox. */
const companyIn = async (mode: "hold" | "approve" | "on", role: "owner" | "member" = "owner") => {
  const company = await server.company({ timezone: zone })
  await setPolicy(server.databaseUrl, company.id, wideOpen(STEPS))
  await server.sql("update companies set reminders_mode = $2 where company_id = $1", [company.id, mode])
  return { company, person: await personOf(server, company.id, { role }) }
}

type Company = Awaited<ReturnType<typeof companyIn>>["company"]

let customers = 0

/** A debt of a new customer, due today unless another date is given. */
const owes = async (company: Company, reference: string, fields: Readonly<Record<string, unknown>> = {}) => {
  customers += 1
  const made = await company.receivable({
    due_date: today,
    amount: "500.00",
    external_reference: reference,
    customer: { display_name: `Customer ${reference}`, email: `c${customers}@example.com` },
    ...fields
  })
  return { id: made.id, to: `c${customers}@example.com` }
}

const cardsOf = (seen: Seen) =>
  seen.html.querySelectorAll(".outbox-card").map((card) => card.text.replaceAll(/\s+/g, " ").trim())
const checksOf = (seen: Seen) =>
  seen.html.querySelectorAll("input[name=seen]").map((input) => input.getAttribute("value") ?? "")
const mailsTo = (to: string) => sink.mails.filter((mail) => mail.to === to)

/** Nothing more leaves: whatever is due has been looked at. */
const settled = async (company: Company) => {
  await expect
    .poll(
      async () =>
        (
          await server.sql(
            `select count(*)::int as n from reminder_attempts where company_id = $1
             and (status = 'sending' or (status = 'scheduled' and due_at <= now()))`,
            [company.id]
          )
        )[0]?.["n"],
      { timeout: 20_000 }
    )
    .toBe(0)
}

const attemptsOf = async (receivableId: number) =>
  (
    await server.sql(
      "select status, reason_code from reminder_attempts where receivable_id = $1 order by attempt_id",
      [receivableId]
    )
  ).map(({ reason_code, status }) => [status, reason_code])

const waits = async (company: Company) => {
  await expect
    .poll(
      async () =>
        (
          await server.sql(
            "select count(*)::int as n from reminder_attempts where company_id = $1 and reason_code = 'awaiting_approval'",
            [company.id]
          )
        )[0]?.["n"],
      { timeout: 20_000 }
    )
    .toBeGreaterThan(0)
}

const messagePath = async (person: Person) => {
  const link = (await person.get(person.at("/outbox"))).html.querySelector(".outbox-card .head a")
  return link?.getAttribute("href") ?? ""
}

describe("the outbox", () => {
  it("shows what leaves in the order of time, and each message as it will be read", async () => {
    const { company, person } = await companyIn("hold")
    await owes(company, "LATER-1", { due_date: addDays(today, 1) })
    await owes(company, "TODAY-1")
    const seen = await person.get(person.at("/outbox"))
    expect(seen.status).toBe(200)
    const headings = seen.html.querySelectorAll("main h2").map(({ text }) => text)
    expect(headings).toEqual(["Today", "Tomorrow", "This week", "Later"])
    const cards = cardsOf(seen)
    expect(cards[0]).toContain("TODAY-1")
    expect(cards[0]).toContain("€500.00")
    expect(cards[0]).toContain("On hold")
    expect(cards[1]).toContain("LATER-1")
    // Each has a notice and two reminders; only the next of each can be decided on.
    expect(cards.length).toBe(6)
    expect(checksOf(seen).length).toBe(2)
    const message = await person.get(await messagePath(person))
    expect(message.text).toContain("TODAY-1")
    const frame = message.html.querySelector("iframe")?.getAttribute("src") ?? ""
    const html = await person.get(frame)
    expect(html.headers.get("content-security-policy")).toContain("sandbox")
    expect(html.text).toContain("500.00")
    const [later] = seen.html
      .querySelectorAll(".outbox-card .head a")
      .map((each) => each.getAttribute("href") ?? "")
      .filter((href) => href.endsWith("number=3"))
    expect((await person.get(later ?? "")).text).toContain("As plain text")
  })

  it("says why a message cannot be sent, and leads to the customer", async () => {
    const { company, person } = await companyIn("on")
    await company.receivable({
      due_date: addDays(today, 2),
      external_reference: "NO-ADDRESS",
      customer: { display_name: "Nobody" }
    })
    const [card = ""] = cardsOf(await person.get(person.at("/outbox")))
    expect(card).toContain("Cannot be sent")
    expect(card).toContain("The customer has no address for this channel.")
  })

  it("lets members look, and decide nothing", async () => {
    const { company, person } = await companyIn("approve", "member")
    await owes(company, "M-1")
    const owner = await personOf(server, company.id, { role: "owner" })
    const body = owner.fieldsOf(await owner.get(owner.at("/outbox")), "skip-messages")
    const seen = await person.get(person.at("/outbox"))
    expect(cardsOf(seen).length).toBe(3)
    expect(checksOf(seen)).toEqual([])
    const fields = person.fieldsOf(seen, "sign-out")
    fields.set("_action", "skip-messages")
    fields.set("seen", checksOf(await owner.get(owner.at("/outbox")))[0] ?? "")
    expect((await person.post(person.at("/outbox"), fields)).status).toBe(403)
    expect(body.get("_action")).toBe("skip-messages")
  })

  it("shows another company nothing", async () => {
    const { company } = await companyIn("on")
    await owes(company, "X-1", { due_date: addDays(today, 3) })
    const { person: other } = await companyIn("on")
    const [row] = await server.sql("select attempt_id from reminder_attempts where company_id = $1", [
      company.id
    ])
    expect((await other.get(other.at(`/outbox/${row?.["attempt_id"]}`))).status).toBe(404)
  })
})

describe("approval", () => {
  it("lets the message leave that was seen, once, though two people press", async () => {
    const { company, person } = await companyIn("approve")
    const { id, to } = await owes(company, "A-1")
    await waits(company)
    expect(mailsTo(to)).toEqual([])
    const other = await personOf(server, company.id, { role: "admin" })
    const pages = await Promise.all([person.get(person.at("/outbox")), other.get(other.at("/outbox"))])
    const press = (who: Person, page: Seen | undefined) => {
      if (page === undefined) throw new Error("no page")
      const fields = who.fieldsOf(page, "skip-messages")
      fields.append("_action", "approve-messages")
      for (const seen of checksOf(page)) fields.append("seen", seen)
      return who.post(who.at("/outbox"), fields)
    }
    const answers = await Promise.all([press(person, pages[0]), press(other, pages[1])])
    expect(answers.some(({ text }) => text.includes("1 message is approved."))).toBe(true)
    await expect.poll(() => mailsTo(to).length, { timeout: 20_000 }).toBe(1)
    await settled(company)
    expect(mailsTo(to).length).toBe(1)
    expect(await attemptsOf(id)).toEqual([
      ["sent", null],
      ["scheduled", null]
    ])
    const [entry] = await server.sql(
      "select details from audit_log where company_id = $1 and action = 'reminder.approve'",
      [company.id]
    )
    expect(entry?.["details"]).toEqual({ channel: "email", receivable_ids: [id] })
  })

  it("is void when what the message lists changes: it waits again, and leaves with what was seen then", async () => {
    const { company, person } = await companyIn("approve")
    // Approved before its time, so that it can change in between.
    const { id, to } = await owes(company, "B-1")
    await waits(company)
    const stale = await person.get(person.at("/outbox"))
    await company.payment(id, "200.00")
    const fields = person.fieldsOf(stale, "skip-messages")
    fields.append("_action", "approve-messages")
    for (const seen of checksOf(stale)) fields.append("seen", seen)
    const refused = await person.post(person.at("/outbox"), fields)
    expect(refused.text).toContain("It has changed since you looked")
    await settled(company)
    expect(mailsTo(to)).toEqual([])
    const fresh = await person.submit(person.at("/outbox"), "skip-messages", {
      _action: "approve-messages",
      seen: checksOf(await person.get(person.at("/outbox")))
    })
    expect(fresh.text).toContain("1 message is approved.")
    await expect.poll(() => mailsTo(to).length, { timeout: 20_000 }).toBe(1)
    expect(mailsTo(to)[0]?.raw).toContain("300.00")
  })

  it("never sends something else than was shown, in races with payments", async () => {
    const { company, person } = await companyIn("approve")
    const made = []
    for (let n = 0; n < 12; n += 1) made.push(await owes(company, `R-${n}`))
    await expect
      .poll(
        async () =>
          (
            await server.sql(
              "select count(*)::int as n from reminder_attempts where company_id = $1 and reason_code = 'awaiting_approval'",
              [company.id]
            )
          )[0]?.["n"],
        { timeout: 20_000 }
      )
      .toBe(12)
    const page = await person.get(person.at("/outbox"))
    const fields = person.fieldsOf(page, "skip-messages")
    fields.append("_action", "approve-messages")
    for (const seen of checksOf(page)) fields.append("seen", seen)
    await Promise.all([
      person.post(person.at("/outbox"), fields),
      ...made.map(({ id }) => company.payment(id, "123.45"))
    ])
    await settled(company)
    // Whatever has left says what was approved: the whole amount, and not what is left after the payment.
    for (const { to } of made)
      for (const { raw } of mailsTo(to)) expect(raw.includes("376.55"), raw).toBe(false)
  })

  it("of a message that is paid in the meantime sends nothing", async () => {
    const { company, person } = await companyIn("approve")
    const { id, to } = await owes(company, "P-1", { due_date: addDays(today, 2) })
    await person.submit(person.at("/outbox"), "skip-messages", {
      _action: "approve-messages",
      seen: checksOf(await person.get(person.at("/outbox"))).slice(0, 1)
    })
    expect(cardsOf(await person.get(person.at("/outbox")))[0]).toContain("Approved")
    await company.payment(id, "500.00")
    expect(cardsOf(await person.get(person.at("/outbox")))).toEqual([])
    expect(mailsTo(to)).toEqual([])
    expect(await attemptsOf(id)).toEqual([["cancelled", "paid"]])
  })

  it("lets nothing leave while the company is on hold", async () => {
    const { company, person } = await companyIn("approve")
    const { to } = await owes(company, "H-1")
    await waits(company)
    const seen = checksOf(await person.get(person.at("/outbox")))
    await person.submit(person.at("/go-live"), "hold-reminders")
    await person.submit(person.at("/outbox"), "skip-messages", { _action: "approve-messages", seen })
    await settled(company)
    expect(mailsTo(to)).toEqual([])
    expect(cardsOf(await person.get(person.at("/outbox")))[0]).toContain("On hold")
  })
})

describe("skipping", () => {
  it("ends the message for good, whatever the company changes afterwards, and the case goes on", async () => {
    const { company, person } = await companyIn("hold")
    const { id, to } = await owes(company, "S-1", { due_date: addDays(today, -3) })
    const before = await person.get(person.at("/outbox"))
    const skipped = await person.submit(person.at("/outbox"), "skip-messages", {
      seen: checksOf(before).slice(0, 1)
    })
    expect(skipped.text).toContain("1 message will not be sent.")
    expect((await attemptsOf(id))[0]).toEqual(["skipped", "skipped_by_person"])
    // Going live brings back what was missed, and not what somebody did not want.
    await person.submit(person.at("/go-live"), "start-reminders")
    await expect
      .poll(() => server.sql("select from company_changes where company_id = $1", [company.id]), {
        timeout: 20_000
      })
      .toEqual([])
    await setPolicy(server.databaseUrl, company.id, wideOpen(STEPS))
    await settled(company)
    expect(mailsTo(to)).toEqual([])
    const [card = ""] = cardsOf(await person.get(person.at("/outbox")))
    expect(card).toContain("10 days after the due date")
  })

  it("comes too late for a message that is being decided on, or in time, and never both", async () => {
    const { company, person } = await companyIn("approve")
    const made = []
    for (let n = 0; n < 10; n += 1) made.push(await owes(company, `K-${n}`))
    const page = await person.get(person.at("/outbox"))
    const all = person.fieldsOf(page, "skip-messages")
    for (const seen of checksOf(page)) all.append("seen", seen)
    const start = server.sql("update companies set reminders_mode = 'on' where company_id = $1", [company.id])
    await server.sql(
      `insert into company_changes (company_id, on_test_clock, changed_at) values ($1, false, now())
       on conflict (company_id) do nothing`,
      [company.id]
    )
    await server.sql(
      "update reminder_attempts set due_at = now(), reason_code = null where company_id = $1 and status = 'scheduled'",
      [company.id]
    )
    await Promise.all([start, person.post(person.at("/outbox"), all)])
    await settled(company)
    for (const { id, to } of made) {
      const isSkipped = (await attemptsOf(id)).some(([, reason]) => reason === "skipped_by_person")
      expect(mailsTo(to).length, to).toBe(isSkipped ? 0 : 1)
    }
  })
})

describe("editing", () => {
  it("gives one message its own words, word for word, until it leaves", async () => {
    const { company, person } = await companyIn("approve")
    const { to } = await owes(company, "E-1")
    await waits(company)
    const path = await messagePath(person)
    const page = await person.get(path)
    const value = (name: string) => page.html.querySelector(`[name=${name}]`)
    expect(value("subject")?.getAttribute("value")).toContain("E-1")
    const saved = await person.submit(path, "edit-message", {
      subject: "About {{ balance }} & <you>",
      opening: "We talked on the phone.\n\nThank you for that.",
      closing: value("closing")?.text ?? ""
    })
    expect(saved.location).toBe(`${path}?done=edit-message`)
    const edited = await person.get(path)
    expect(edited.text).toContain("About {{ balance }} &amp; &lt;you>")
    expect(cardsOf(await person.get(person.at("/outbox")))[0]).toContain("Edited")
    await person.submit(path, "approve-message")
    await expect.poll(() => mailsTo(to).length, { timeout: 20_000 }).toBe(1)
    const raw = mailsTo(to)[0]?.raw ?? ""
    expect(raw).toContain("We talked on the phone.")
    expect(raw).toContain("Subject: About {{ balance }} & <you>")
  })

  it("is void when what the message lists changes, and names the field that is wrong", async () => {
    const { company, person } = await companyIn("approve")
    const { id } = await owes(company, "E-2")
    await waits(company)
    const path = await messagePath(person)
    const wrong = await person.submit(path, "edit-message", { subject: "", opening: "Dear", closing: "Bye" })
    expect(wrong.status).toBe(422)
    expect(wrong.html.querySelector("[name=subject]")?.getAttribute("aria-invalid")).toBe("true")
    expect(wrong.html.querySelector("[name=opening]")?.text).toContain("Dear")
    await person.submit(path, "edit-message", { subject: "Mine", opening: "Dear", closing: "Bye" })
    expect((await person.get(path)).text).toContain("Mine")
    await company.payment(id, "100.00")
    expect((await person.get(path)).text).not.toContain("Mine")
    expect(cardsOf(await person.get(person.at("/outbox")))[0]).not.toContain("Edited")
  })
})

describe("a test", () => {
  it("goes to the reader's own address, is marked, ends no reminders, and five fit in an hour", async () => {
    const { company, person } = await companyIn("approve")
    const { to } = await owes(company, "T-1")
    await waits(company)
    const path = await messagePath(person)
    for (let n = 0; n < 5; n += 1) {
      expect((await person.submit(path, "test-message")).location).toBe(`${path}?done=test-message`)
    }
    const sixth = await person.submit(path, "test-message")
    expect(sixth.text).toContain("You have had 5 tests within the hour.")
    await expect.poll(() => mailsTo(person.email).length, { timeout: 20_000 }).toBe(5)
    const raw = mailsTo(person.email)[0]?.raw ?? ""
    expect(raw).toMatch(/^Subject: (?:Test: |=\?UTF-8\?Q\?Test=3A)/m)
    expect(raw).toContain("This is a test.")
    expect(raw).toContain("T-1")
    expect(raw).not.toMatch(/opt-out\//)
    expect(mailsTo(to)).toEqual([])
  })
})

describe("sending now", () => {
  it("shows the message first, and sends that", async () => {
    const { company, person } = await companyIn("approve")
    const { to } = await owes(company, "N-1", { due_date: addDays(today, 5) })
    const path = `${await messagePath(person)}/now`
    const page = await person.get(path)
    expect(page.text).toContain("It leaves at once.")
    expect(page.text).toContain("N-1")
    const sent = await person.submit(path, "send-message-now")
    expect(sent.location).toContain("/outbox")
    await expect.poll(() => mailsTo(to).length, { timeout: 20_000 }).toBe(1)
    await settled(company)
    expect(mailsTo(to).length).toBe(1)
  })

  it("sends nothing that says something else than was shown, and nothing on hold", async () => {
    const { company, person } = await companyIn("on")
    const { id, to } = await owes(company, "N-2", { due_date: addDays(today, 5) })
    const path = `${await messagePath(person)}/now`
    const page = await person.get(path)
    await company.payment(id, "1.00")
    const refused = await person.post(path, person.fieldsOf(page, "send-message-now"))
    expect(refused.text).toContain("It has changed since you looked")
    await server.sql("update companies set reminders_mode = 'hold' where company_id = $1", [company.id])
    const held = await person.get(path)
    expect(held.text).toContain("Reminders are on hold")
    expect(held.html.querySelector("input[value=send-message-now]")).toBeNull()
    const fields = person.fieldsOf(held, "sign-out")
    for (const [name, value] of person.fieldsOf(page, "send-message-now"))
      if (name !== "_key") fields.set(name, value)
    expect((await person.post(path, fields)).text).toContain("Reminders are on hold, so nothing is sent.")
    await settled(company)
    expect(mailsTo(to)).toEqual([])
  })
})

describe("the mail of the morning", () => {
  it("tells what leaves today, on each day on which something does, to those who want it", async () => {
    const { company, person } = await companyIn("on")
    await owes(company, "MORNING-1")
    await server.sql("update companies set test_clock = $2, timezone = 'UTC' where company_id = $1", [
      company.id,
      `${addDays(today, -1)}T10:00:00Z`
    ])
    expect((await person.get("/app/account")).text).toContain("Tell me each morning what leaves today")
    const saved = await person.submit("/app/account", "save-account", {
      name: "Pat",
      locale: "",
      timezone: "",
      morning_mail: "yes"
    })
    expect(saved.location, saved.text).toBe("/app/account?done=save-account")
    const [due] = await server.sql("select due_at, on_test_clock from digests_due where company_id = $1", [
      company.id
    ])
    expect(due).toEqual({ due_at: new Date(`${today}T08:00:00Z`), on_test_clock: true })
    await person.submit("/app/account", "save-account", { name: "Pat", locale: "", timezone: "" })
    const [wish] = await server.sql("select morning_mail from users where user_id = $1", [person.userId])
    expect(wish).toEqual({ morning_mail: false })
  })
})
