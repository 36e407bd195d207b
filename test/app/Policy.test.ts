/** The page of the policy: its form, the sample debt, what would change, and who may. */
import { describe, expect, it } from "vitest"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

/** A Monday, so that the dates of steps are easy to tell. */
const NOON = "2026-03-02T12:00:00Z"

const opened = async (options: Parameters<typeof personOf>[2] = {}) => {
  server.clock.hold(NOON)
  const company = await server.company({ timezone: "Europe/Berlin" })
  await server.sql("update companies set country = 'DE' where company_id = $1", [company.id])
  return { company, person: await personOf(server, company.id, options) }
}

/** Every field of the page's form as a browser would send it. */
const formOf = (person: Person, seen: Seen): URLSearchParams => {
  const fields = person.fieldsOf(seen, "save-policy")
  const form = seen.html
    .querySelectorAll("form")
    .find((each) => each.querySelector('input[name=_action][value="save-policy"]') !== null)
  for (const input of form?.querySelectorAll("input") ?? []) {
    const type = input.getAttribute("type")
    const name = input.getAttribute("name") ?? ""
    if (type === "hidden") continue
    if (type === "checkbox" && !input.hasAttribute("checked")) continue
    fields.append(name, input.getAttribute("value") ?? "")
  }
  for (const select of form?.querySelectorAll("select") ?? []) {
    const chosen = select.querySelector("option[selected]") ?? select.querySelector("option")
    fields.append(select.getAttribute("name") ?? "", chosen?.getAttribute("value") ?? "")
  }
  return fields
}

/** Opens the page, changes fields and presses a button. */
const press = async (
  person: Person,
  button: "save-policy" | "preview-policy",
  changes: Readonly<Record<string, string | ReadonlyArray<string>>> = {}
): Promise<Seen> => {
  const fields = formOf(person, await person.get(person.at("/policy")))
  for (const [name, value] of Object.entries(changes)) {
    fields.delete(name)
    for (const each of typeof value === "string" ? [value] : value) fields.append(name, each)
  }
  // A browser adds the name of the button after what is hidden.
  if (button === "preview-policy") fields.append("_action", button)
  person.last = fields
  return await person.post(person.at("/policy"), fields)
}

const stored = (companyId: number) =>
  server.sql<{ version: number; policy: { receivables: Record<string, unknown>; payables: unknown } }>(
    "select version, policy from reminder_policies where company_id = $1 order by version",
    [companyId]
  )

const messagesOf = ({ html }: Seen): ReadonlyArray<string> =>
  html.querySelectorAll("ol.timeline li").map(({ text }) => text.replaceAll(/\s+/g, " ").trim())

describe("the policy", () => {
  it("is shown as it is in force, with a sample debt played through", async () => {
    const { person } = await opened()
    const seen = await person.get(person.at("/policy"))
    expect(seen.status).toBe(200)
    expect(seen.text).toContain("This is the default policy.")
    // Due on Monday 16 March: three days before is a Friday, thirty days after a Wednesday.
    expect(messagesOf(seen)).toHaveLength(6)
    expect(messagesOf(seen)[0]).toMatch(/^13 Mar 2026, 09:00 E-mail, friendly, 3 days before the due date/)
    expect(messagesOf(seen)[5]).toMatch(/^15 Apr 2026, 09:00 E-mail, final, 30 days after/)
    expect(seen.html.querySelectorAll("table.calendar caption").map(({ text }) => text)).toEqual([
      "March 2026",
      "April 2026"
    ])
  })

  it("is saved as the next version, once, with who did it", async () => {
    const { company, person } = await opened()
    const saved = await press(person, "save-policy", {
      "receivables.steps.1.offset_days": "",
      "receivables.steps.6.offset_days": "1",
      "receivables.steps.6.when": "before",
      "receivables.steps.6.channels": ["email", "sms"],
      "receivables.steps.6.tone": "firm",
      "receivables.days": ["mon", "tue"],
      "receivables.holidays": [],
      "receivables.max_messages": "5",
      "min_balance.0.currency": "eur",
      "min_balance.0.amount": "5.00",
      "payables.steps.0.offset_days": "7"
    })
    expect([saved.status, saved.location]).toEqual([303, `${person.at("/policy")}?done=save-policy`])
    const [first, ...others] = await stored(company.id)
    expect(others).toEqual([])
    expect(first?.version).toBe(1)
    expect(first?.policy.receivables).toMatchObject({
      // In order of their days, wherever they were typed; the emptied one is gone.
      steps: [
        { offset_days: -3, channels: ["email"] },
        { offset_days: -1, channels: ["email", "sms"], tone: "firm" },
        { offset_days: 3 },
        { offset_days: 7 },
        { offset_days: 14 },
        { offset_days: 30 }
      ],
      days: ["mon", "tue"],
      holidays: false,
      max_messages: 5,
      min_balance: { EUR: "5.00" }
    })
    expect(first?.policy.payables).toEqual({ steps: [{ offset_days: -7 }, { offset_days: 0 }] })
    const again = await person.post(person.at("/policy"), person.last ?? new URLSearchParams())
    expect(again.status).toBe(303)
    expect(await stored(company.id)).toHaveLength(1)
    const entries = await server.sql(
      "select actor, user_id::int, (session_id is not null) as session from audit_log where company_id = $1 and action = 'policy.set'",
      [company.id]
    )
    expect(entries).toEqual([{ actor: "user", user_id: person.userId, session: true }])
    const seen = await person.get(saved.location ?? "")
    expect(seen.html.querySelector("[role=status]")?.text).toContain("The policy is saved.")
    expect(seen.text).toContain("Version 1, saved")
  })

  it("asks once more before one without steps is saved, by which nobody is reminded", async () => {
    const { company, person } = await opened()
    const empty = Object.fromEntries(
      Array.from({ length: 6 }, (_, n) => [`receivables.steps.${n}.offset_days`, ""])
    )
    const asked = await press(person, "save-policy", { ...empty, "receivables.max_messages": "4" })
    expect(asked.status).toBe(422)
    expect(asked.text).toContain("This policy has no steps: no customer would be reminded.")
    expect(asked.html.querySelector("button[value=save-policy-without-steps]")?.text).toBe(
      "Save without steps"
    )
    expect(asked.html.querySelector('[name="receivables.max_messages"]')?.getAttribute("value")).toBe("4")
    expect(await stored(company.id)).toEqual([])
    const fields = formOf(person, asked)
    fields.append("_action", "save-policy-without-steps")
    expect((await person.post(person.at("/policy"), fields)).status).toBe(303)
    expect((await stored(company.id))[0]?.policy.receivables).toMatchObject({ steps: [], max_messages: 4 })
  })

  it("422 when fields are wrong: each is named and marked, and what was typed stays", async () => {
    const { company, person } = await opened()
    const seen = await press(person, "save-policy", {
      "receivables.steps.0.offset_days": "<b>soon</b>",
      "receivables.steps.2.channels": [],
      "receivables.steps.4.offset_days": "7",
      "receivables.window.from": "18:00",
      "receivables.max_messages": "0",
      "receivables.repeat_days": "3",
      "receivables.review_days": "soon",
      "receivables.statement_days.days": "99",
      "min_balance.0.currency": "EUX",
      "min_balance.0.amount": "5"
    })
    expect(seen.status).toBe(422)
    const wrong = seen.html
      .querySelectorAll('[aria-invalid="true"]')
      .map((each) => each.getAttribute("name") ?? each.getAttribute("id") ?? "")
    expect(wrong.toSorted()).toEqual([
      "min_balance.0.currency",
      "receivables.max_messages",
      "receivables.repeat_days",
      "receivables.review_days",
      "receivables.statement_days.days",
      "receivables.steps.0.offset_days",
      "receivables.steps.4.offset_days",
      "receivables.window.from",
      "save-policy-receivables-steps-2-channels"
    ])
    expect(seen.text).not.toContain("<b>soon")
    expect(seen.html.querySelector('[name="receivables.steps.0.offset_days"]')?.getAttribute("value")).toBe(
      "<b>soon</b>"
    )
    const said = seen.html.querySelector("[role=alert]")?.text
    expect(said).toContain("Step 1, days must be a whole number from -365 to 365.")
    expect(said).toContain("Reminders of one receivable, at most must be a whole number from 1 to 100.")
    expect(said).toContain("Days between reminders after the last step must be a whole number from 7 to 365.")
    expect(said).toContain("Open days to look at a payment must be a whole number from 0 to 30.")
    expect(said).toContain("Days without a bank statement must be a whole number from 1 to 60.")
    expect(await stored(company.id)).toEqual([])
  })

  it("409 when somebody else has saved one meanwhile: it is told, and not overwritten before the next press", async () => {
    const { company, person } = await opened()
    const other = await personOf(server, company.id, { role: "admin" })
    const mine = formOf(person, await person.get(person.at("/policy")))
    mine.set("receivables.max_messages", "4")
    const theirs = {
      "receivables.max_messages": "6",
      "receivables.repeat_days": "14",
      "receivables.statement_days.days": "1"
    }
    expect((await press(other, "save-policy", theirs)).status).toBe(303)
    const refused = await person.post(person.at("/policy"), mine)
    expect(refused.status).toBe(409)
    expect(refused.html.querySelector("[role=alert]")?.text).toContain(
      "Somebody else has saved another policy"
    )
    expect(await stored(company.id)).toHaveLength(1)
    expect(refused.html.querySelectorAll("#meanwhile li").map(({ text }) => text)).toEqual([
      "Reminders of one receivable, at most: 6, before it was 8.",
      "Days between reminders after the last step: 14, before it was none.",
      "Days without a bank statement: 1 day, before it was none."
    ])
    expect(refused.html.querySelector('[name="receivables.max_messages"]')?.getAttribute("value")).toBe("4")
    const german = await person.post(person.at("/policy"), mine, { "accept-language": "de" })
    const told = german.html.querySelectorAll("#meanwhile li").map(({ text }) => text)
    expect(told).toHaveLength(3)
    expect(told.join(" ")).not.toMatch(/before it was|none|Days/)
    const meant = await person.post(person.at("/policy"), formOf(person, refused))
    expect(meant.status).toBe(303)
    expect((await stored(company.id))[1]?.policy.receivables["max_messages"]).toBe(4)
  })

  it("asks for a code unless one was given in the last ten minutes", async () => {
    const { company, person } = await opened({ fresh: false })
    const asked = await press(person, "save-policy", { "receivables.max_messages": "4" })
    expect(asked.text).toContain("Confirm that it is you")
    expect(await stored(company.id)).toEqual([])
    const fields = new URLSearchParams(
      asked.html
        .querySelectorAll("form.card input[type=hidden]")
        .map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""])
    )
    fields.set("_code", person.code())
    expect((await person.post(person.at("/policy"), fields)).status).toBe(303)
    expect(await stored(company.id)).toHaveLength(1)
  })

  it("goes back to the default", async () => {
    const { company, person } = await opened()
    await press(person, "save-policy", { "receivables.max_messages": "4" })
    const restored = await person.submit(person.at("/policy"), "restore-policy")
    expect(restored.status).toBe(303)
    expect((await stored(company.id))[1]?.policy.receivables["max_messages"]).toBe(8)
  })
})

describe("the steps of the form", () => {
  const legends = ({ html }: Seen) =>
    html
      .querySelectorAll("fieldset.step.sentence")
      .filter((step) => step.querySelector("[name$=channels]") !== null)
      .map((step) => step.querySelector("legend")?.text)

  it("are added and removed without a script; what was typed stays, and nothing is saved", async () => {
    const { company, person } = await opened()
    const before = await person.get(person.at("/policy"))
    expect(legends(before)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Step ${n}`))
    const fields = formOf(person, before)
    fields.set("receivables.max_messages", "4")
    fields.set("receivables.steps.2.offset_days", "5")
    fields.append("_action", "change-policy-steps")
    const removed = await person.post(`${person.at("/policy")}?remove=receivables.0`, fields)
    expect(removed.status).toBe(200)
    expect(removed.html.querySelector("[role=status]")?.text).toContain("Nothing is saved yet.")
    expect(removed.html.querySelector("[role=alert]")).toBeNull()
    expect(legends(removed)).toHaveLength(5)
    const value = (seen: Seen, name: string) =>
      seen.html.querySelector(`input[name="${name}"]`)?.getAttribute("value")
    expect(value(removed, "receivables.steps.1.offset_days")).toBe("5")
    expect(value(removed, "receivables.max_messages")).toBe("4")
    expect(messagesOf(removed)[0]).toContain("on the due date")

    const next = formOf(person, removed)
    next.append("_action", "change-policy-steps")
    const added = await person.post(`${person.at("/policy")}?add=receivables`, next)
    expect(legends(added)).toHaveLength(6)
    const days = added.html.querySelector('input[name="receivables.steps.5.offset_days"]')
    expect([days?.getAttribute("value"), days?.hasAttribute("autofocus")]).toEqual(["37", true])
    expect(await stored(company.id)).toEqual([])

    expect((await person.post(person.at("/policy"), formOf(person, added))).status).toBe(303)
    const [saved] = await stored(company.id)
    expect(saved?.policy.receivables).toMatchObject({
      steps: [0, 5, 7, 14, 30, 37].map((offset_days) => ({ offset_days, channels: ["email"] })),
      max_messages: 4
    })
  })

  it("say the due date itself in words, and Enter neither saves nor removes", async () => {
    const { person } = await opened()
    const seen = await person.get(person.at("/policy"))
    expect(
      seen.html.querySelector('[name="receivables.steps.1.when"] option[selected]')?.getAttribute("value")
    ).toBe("on")
    const form = seen.html.querySelector('input[value="save-policy"]')?.parentNode
    expect(form?.querySelector("button[type=submit]")?.getAttribute("value")).toBe("preview-policy")
  })

  it("stays as it is for an address that says nothing known", async () => {
    const { person } = await opened()
    for (const query of ["", "?add=x", "?remove=receivables.99", "?remove=<script>"]) {
      const fields = formOf(person, await person.get(person.at("/policy")))
      fields.append("_action", "change-policy-steps")
      const seen = await person.post(`${person.at("/policy")}${query}`, fields)
      expect([seen.status, legends(seen).length]).toEqual([200, 6])
    }
  })
})

describe("a preview", () => {
  it("plays the typed policy through, with closed days and holidays, and saves nothing", async () => {
    const { company, person } = await opened()
    const seen = await press(person, "preview-policy", {
      // Good Friday of 2026 in Germany.
      "sample.due_date": "2026-04-03",
      "receivables.steps.5.offset_days": "20",
      "receivables.steps.5.channels": ["sms"]
    })
    expect(seen.status).toBe(200)
    expect(seen.html.querySelector("[role=status]")?.text).toContain("Nothing is saved yet.")
    // Friday, the weekend, and Easter Monday are closed.
    expect(seen.text).toMatch(/paid in time until\s*<time datetime="2026-04-07">/)
    const cells = seen.html.querySelectorAll("table.calendar td.closed").map(({ text }) => text)
    expect(cells).toContain("3HolidayDue")
    expect(cells).toContain("6Holiday")
    expect(cells).toContain("5Closed")
    expect(messagesOf(seen).at(-1)).toMatch(/27 Apr 2026, 09:00 SMS, firm, 20 days after/)
    expect(messagesOf(seen).find((text) => text.includes("on the due date"))).toContain(
      "That day is a public holiday."
    )
    expect(seen.html.querySelector('[name="receivables.steps.5.offset_days"]')?.getAttribute("value")).toBe(
      "20"
    )
    expect(await stored(company.id)).toEqual([])
  })

  it("counts the messages that would leave in the live book, with the first changes, which lead there", async () => {
    const { company, person } = await opened()
    const ada = await company.receivable({
      due_date: "2026-03-16",
      customer: { display_name: "Ada", email: "ada@example.com" }
    })
    await company.receivable({ due_date: "2026-05-04", customer: { display_name: "Bob" } })
    const seen = await press(person, "preview-policy", { "receivables.window.from": "10:00" })
    expect(seen.text).toContain("All 2 open receivables were looked at. If nobody pays, this would change:")
    // Nothing can be sent to Bob.
    const figures = seen.html.querySelectorAll("dl.figures dd").map(({ text }) => text)
    expect(figures).toEqual(["6", "6"])
    const table = seen.html.querySelectorAll("table").find((each) => each.text.includes("The first changes"))
    const rows = table?.querySelectorAll("tbody tr") ?? []
    expect(rows).toHaveLength(6)
    const links = rows.flatMap((row) => row.querySelectorAll("td a").map((link) => link.getAttribute("href")))
    const { customer_id } = await company.read(`/receivables/${ada.id}`)
    expect([...new Set(links)]).toEqual([
      person.at(`/customers/${String(customer_id)}`),
      person.at(`/receivables/${ada.id}`)
    ])
  })

  it("says that nothing would change, and that all would be gone without steps", async () => {
    const { company, person } = await opened()
    await company.receivable({
      due_date: "2026-03-16",
      customer: { display_name: "Ada", email: "ada@example.com" }
    })
    const same = await press(person, "preview-policy", {})
    expect(same.text).toContain("All 1 open receivables were looked at. Nothing would change.")
    const noDays = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`receivables.steps.${index}.offset_days`, ""])
    )
    const none = await press(person, "preview-policy", noDays)
    expect(none.html.querySelectorAll("dl.figures dd").map(({ text }) => text)).toEqual(["6", "0"])
    expect(none.text).toContain("Nothing would be sent: the policy has no steps.")
  })

  it("says only what becomes of the sample where a script asks for that", async () => {
    const { person } = await opened()
    const seen = await press(person, "preview-policy", { preview_only: "sample" })
    expect(seen.text).not.toContain("In the live book")
    expect(messagesOf(seen)).toHaveLength(6)
  })

  it("422 when the sample is wrong", async () => {
    const { person } = await opened()
    const seen = await press(person, "preview-policy", {
      "sample.due_date": "1026-01-01",
      "sample.country": "XX",
      "sample.timezone": "Mars/Olympus"
    })
    expect(seen.status).toBe(422)
    const wrong = seen.html.querySelectorAll('[aria-invalid="true"]').map((each) => each.getAttribute("name"))
    expect(wrong).toEqual(["sample.due_date", "sample.country", "sample.timezone"])
  })
})

describe("who may", () => {
  it("403 for members, neither reading nor saving", async () => {
    const { company, person } = await opened()
    const member = await personOf(server, company.id, { role: "member" })
    expect((await member.get(member.at("/policy"))).status).toBe(403)
    const form = formOf(person, await person.get(person.at("/policy")))
    expect((await member.post(member.at("/policy"), form)).status).toBe(403)
    expect(await stored(company.id)).toEqual([])
  })

  it("404 for another company's owner", async () => {
    const { company } = await opened()
    const { person: other } = await opened()
    expect((await other.get(`/app/${company.id}/policy`)).status).toBe(404)
  })
})

describe("the form of a policy", () => {
  it("has a field for each rule, and keeps what is not sent", async () => {
    const { company, person } = await opened()
    const rules = {
      notice_days: 10,
      customer_gap_days: 5,
      max_messages: 6,
      max_per_minute: 30,
      catch_up_days: 2,
      review_days: 3,
      repeat_days: 30,
      statement_days: { days: 12, hold: true },
      attach_document: "final",
      min_balance: { GBP: "4.00" }
    }
    await press(person, "save-policy", {
      ...Object.fromEntries(
        Object.entries(rules).map(([name, value]) => [`receivables.${name}`, String(value)])
      ),
      "receivables.statement_days.days": "12",
      "receivables.statement_days.hold": "yes",
      "receivables.steps.5.tone": "firm",
      "min_balance.0.currency": "GBP",
      "min_balance.0.amount": "4.00"
    })
    const policyOf = async () => (await stored(company.id)).at(-1)?.policy.receivables
    expect(await policyOf()).toMatchObject(rules)
    expect((await policyOf())?.["steps"]).toContainEqual({
      offset_days: 30,
      channels: ["email"],
      tone: "firm"
    })
    const seen = await person.get(person.at("/policy"))
    for (const [name, value] of [
      ["repeat_days", "30"],
      ["review_days", "3"],
      ["statement_days.days", "12"]
    ]) {
      expect(seen.html.querySelector(`[name="receivables.${name}"]`)?.getAttribute("value")).toBe(value)
    }
    // Saved as it was opened, nothing changes; and a page of the version before has fewer fields.
    await press(person, "save-policy")
    expect(await stored(company.id)).toHaveLength(1)
    const older = formOf(person, await person.get(person.at("/policy")))
    for (const name of [
      "repeat_days",
      "review_days",
      "statement_days.days",
      "statement_days.hold",
      "attach_document"
    ]) {
      older.delete(`receivables.${name}`)
    }
    older.set("receivables.max_messages", "7")
    await person.post(person.at("/policy"), older)
    expect(await policyOf()).toMatchObject({ ...rules, max_messages: 7 })
    // Empty is never.
    await press(person, "save-policy", {
      "receivables.repeat_days": "",
      "receivables.statement_days.days": ""
    })
    expect(await policyOf()).toMatchObject({ repeat_days: null, statement_days: null, review_days: 3 })
  })
})
