/** The outbox of a company on a test clock: its today, approval while the clock stands still, and the mail of the morning. */
import { describe, expect, it } from "vitest"
import { personOf, type Person } from "../support/Person.ts"
import { advance, rehearsing } from "../support/Rehearsal.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const STEPS = [
  { offset_days: 0, channels: ["email"] },
  { offset_days: 7, channels: ["email"] }
]

const opened = async (mode: string) => {
  const company = await rehearsing(server, "2026-03-02T06:00:00Z", STEPS)
  await server.sql("update companies set reminders_mode = $2, timezone = 'UTC' where company_id = $1", [
    company.id,
    mode
  ])
  const made = await company.receivable({
    due_date: "2026-03-02",
    amount: "120.50",
    external_reference: "CLOCK-1",
    customer: { display_name: "Ada", email: "ada@example.com" }
  })
  return { company, made, person: await personOf(server, company.id) }
}

const seenIn = async (person: Person) =>
  (await person.get(person.at("/outbox"))).html
    .querySelectorAll("input[name=seen]")
    .map((input) => input.getAttribute("value") ?? "")

const statuses = async (receivableId: unknown) =>
  (
    await server.sql(
      "select status, reason_code from reminder_attempts where receivable_id = $1 order by attempt_id",
      [receivableId]
    )
  ).map(({ reason_code, status }) => `${status} ${reason_code}`)

describe("the outbox of a company on a test clock", () => {
  it("goes by its today, and an approved message leaves when the clock moves on", async () => {
    const { company, made, person } = await opened("approve")
    const seen = await person.get(person.at("/outbox"))
    expect(seen.html.querySelectorAll("main h2").map(({ text }) => text)).toEqual(["Today", "Later"])
    await advance(server, company, "2026-03-02T10:00:00Z")
    expect(await statuses(made["id"])).toEqual(["scheduled awaiting_approval"])
    const waiting = await person.get(person.at("/outbox"))
    expect(waiting.html.querySelector(".outbox-card")?.text).toContain("Waits for approval")
    await person.submit(person.at("/outbox"), "skip-messages", {
      _action: "approve-messages",
      seen: (await seenIn(person)).slice(0, 1)
    })
    await advance(server, company, "2026-03-02T10:01:00Z")
    expect((await statuses(made["id"]))[0]).toBe("sent null")
  })

  it("lets what nobody approves end with that reason, and go on", async () => {
    const { company, made } = await opened("approve")
    await advance(server, company, "2026-03-08T10:00:00Z")
    expect(await statuses(made["id"])).toContain("skipped awaiting_approval")
  })
})

describe("the mail of the morning", () => {
  const mails = (person: Person) =>
    server.sql<{ subject: string; said_at: Date }>(
      "select subject, said_at from mails where lower(recipient) = lower($1) order by mail_id",
      [person.email]
    )
  const wants = (person: Person) =>
    person.submit("/app/account", "save-account", {
      name: "Pat",
      locale: "",
      timezone: "",
      morning_mail: "yes"
    })

  it("comes at eight on days on which something leaves, and on no others", async () => {
    const { company, person } = await opened("on")
    await wants(person)
    await advance(server, company, "2026-03-12T10:00:00Z")
    const told = await mails(person)
    expect(told.map(({ said_at, subject }) => `${said_at.toISOString()} ${subject}`)).toEqual([
      "2026-03-02T08:00:00.000Z Company: 1 message leaves today",
      "2026-03-09T08:00:00.000Z Company: 1 message leaves today"
    ])
  })

  it("says that messages wait where they do, is off by default, and tells nothing on hold", async () => {
    const asking = await opened("approve")
    await wants(asking.person)
    await advance(server, asking.company, "2026-03-02T08:30:00Z")
    expect((await mails(asking.person)).map(({ subject }) => subject)).toEqual([
      "Company: 1 message waits for approval"
    ])
    const other = await opened("on")
    await advance(server, other.company, "2026-03-02T08:30:00Z")
    expect(await mails(other.person)).toEqual([])
    const held = await opened("hold")
    await wants(held.person)
    await advance(server, held.company, "2026-03-02T08:30:00Z")
    expect(await mails(held.person)).toEqual([])
  })
})
