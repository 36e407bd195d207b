import { describe, expect, it } from "vitest"
import { personOf, type Person, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const someone = async (options: Parameters<typeof personOf>[2] = {}): Promise<Person> =>
  personOf(server, (await server.company()).id, options)

const stored = async ({ companyId }: Person) => {
  const [row] = await server.sql("select * from companies where company_id = $1", [companyId])
  return row ?? {}
}

const identity = {
  name: "Blue Heron Bikes",
  address: "1 Heron Lane\r\nBerlin",
  email: "office@heron.example",
  phone: "+49 30 9018 2030",
  website: "https://heron.example",
  country: "DE",
  timezone: "Europe/Berlin",
  language: "de-DE",
  legal_notice: "HRB 12345\r\nAmtsgericht Berlin"
}

const payment = {
  account_holder: "Blue Heron Bikes GmbH",
  iban: "de89 3704 0044 0532 0130 00",
  bic: "cobadeffxxx",
  payment_url: "https://pay.heron.example/{reference}?amount={amount}"
}

const save = (person: Person, fields: Record<string, string>): Promise<Seen> =>
  person.submit(person.at("/company"), "change-company", fields)
const savePayment = (person: Person, fields: Record<string, string>): Promise<Seen> =>
  person.submit(person.at("/company"), "change-payment-details", fields)

const valueOf = (seen: Seen, field: string): string | undefined =>
  seen.html.querySelector(`#change-payment-details-${field}`)?.getAttribute("value")

const alertOf = (seen: Seen): string | undefined => seen.html.querySelector("[role=alert]")?.text

describe("the facts of a company", () => {
  it("are stored, in the form that messages need, and written to the audit log as the person's", async () => {
    const person = await someone()
    expect((await save(person, identity)).location).toBe(`${person.at("/company")}?done=change-company`)
    expect(await stored(person)).toMatchObject({
      ...identity,
      address: "1 Heron Lane\nBerlin",
      legal_notice: "HRB 12345\nAmtsgericht Berlin",
      phone: "+493090182030"
    })
    const [entry] = await server.sql(
      "select * from audit_log where company_id = $1 and action = 'company.update'",
      [person.companyId]
    )
    expect(entry).toMatchObject({ actor: "user", user_id: String(person.userId) })
    expect(entry?.["session_id"]).not.toBeNull()
  })

  it("decide at once how the page is written", async () => {
    const person = await someone()
    await save(person, identity)
    const seen = await person.get(person.at("/company"))
    expect(seen.html.querySelector("title")?.text).toContain("Blue Heron Bikes")
    expect(seen.html.querySelector('option[value="Europe/Berlin"]')?.hasAttribute("selected")).toBe(true)
    expect(seen.text).not.toContain("Messages do not say how to reach you")
  })

  it("say what messages lack without them", async () => {
    const person = await someone()
    const seen = await person.get(person.at("/company"))
    expect(seen.text).toContain("Messages do not say how to pay")
    expect(seen.text).toContain("Messages do not say how to reach you")
    await savePayment(person, payment)
    expect((await person.get(person.at("/company"))).text).not.toContain("Messages do not say how to pay")
  })

  it("are cleared by an empty field, but for the name: 422", async () => {
    const person = await someone()
    await save(person, identity)
    expect((await save(person, { ...identity, phone: "" })).status).toBe(303)
    expect(await stored(person)).toMatchObject({ phone: null })
    const seen = await save(person, { ...identity, name: "" })
    expect(seen.status).toBe(422)
    expect(seen.html.querySelector("#change-company-name")?.getAttribute("aria-invalid")).toBe("true")
  })

  it("are text, whatever was typed", async () => {
    const person = await someone()
    const typed = `"><script>alert(1)</script>`
    await save(person, { ...identity, name: typed, address: `</textarea>${typed}` })
    const seen = await person.get(person.at("/company"))
    expect(seen.text).not.toContain("<script>alert")
    expect(seen.html.querySelector("#change-company-name")?.getAttribute("value")).toBe(typed)
  })
})

describe("accounts for other currencies", () => {
  const british = {
    currency: "GBP",
    account_holder: "Heron Bikes Ltd",
    account_number: "5577 9911",
    sort_code: "20-00-00"
  }
  const add = (person: Person, fields: Record<string, string> = british): Promise<Seen> =>
    person.submit(person.at("/company"), "add-bank-account", fields)
  const accounts = ({ companyId }: Person) =>
    server.sql("select * from bank_accounts where company_id = $1 order by bank_account_id", [companyId])
  const told = ({ companyId }: Person) =>
    server.sql("select kind, details from security_notices where company_id = $1", [companyId])

  it("are added and removed, and the audit log and the owners hear of it", async () => {
    const person = await someone()
    expect((await add(person)).location).toBe(`${person.at("/company")}?done=add-bank-account`)
    const [stored] = await accounts(person)
    expect(stored).toMatchObject({ currency: "GBP", account_number: "55779911", bank_code: "200000" })
    const seen = await person.get(person.at("/company"))
    expect(seen.text).toContain("55779911, sort code 20-00-00")
    expect(seen.text).not.toContain("Messages do not say how to pay")
    expect(await told(person)).toMatchObject([{ kind: "bank_account.add", details: { currency: "GBP" } }])

    await add(person, { ...british, account_number: "66889922" })
    expect((await person.get(person.at("/company"))).text).toContain("not told to customers")

    const id = String(stored?.["bank_account_id"])
    await person.submit(person.at("/company"), "remove-bank-account", { bank_account_id: id })
    expect(await accounts(person)).toMatchObject([{ account_number: "66889922" }])
    const deeds = await server.sql(
      "select action, actor from audit_log where company_id = $1 and action like 'bank_account%' order by audit_id",
      [person.companyId]
    )
    expect(deeds).toMatchObject([
      { action: "bank_account.add", actor: "user" },
      { action: "bank_account.add", actor: "user" },
      { action: "bank_account.remove", actor: "user" }
    ])
  })

  it("are refused at the wrong field, with what was typed", async () => {
    const person = await someone()
    const seen = await add(person, { ...british, sort_code: "20-00" })
    expect(seen.status).toBe(422)
    const field = seen.html.querySelector("#add-bank-account-sort_code")
    expect([field?.getAttribute("aria-invalid"), field?.getAttribute("value")]).toEqual(["true", "20-00"])
    expect(await accounts(person)).toEqual([])
  })

  it("need a code of the last ten minutes", async () => {
    const stale = await someone({ fresh: false })
    expect((await add(stale)).html.querySelector("h1")?.text).toBe("Confirm that it is you")
    expect(await accounts(stale)).toEqual([])
  })

  it("of another company can't be removed", async () => {
    const [one, other] = [await someone(), await someone()]
    await add(one)
    const [stored] = await accounts(one)
    await add(other)
    const seen = await other.submit(other.at("/company"), "remove-bank-account", {
      bank_account_id: String(stored?.["bank_account_id"])
    })
    expect(seen.status).toBe(404)
    expect(await accounts(one)).toHaveLength(1)
  })
})

describe("how to be paid", () => {
  it("shows how to pay as customers read it, with the payment link filled in for an example", async () => {
    const person = await someone()
    expect((await person.get(person.at("/company"))).text).not.toContain("What your customers see")
    await savePayment(person, payment)
    const { html } = await person.get(person.at("/company"))
    const card = html
      .querySelectorAll("section")
      .find(({ text }) => text.startsWith("What your customers see"))
    expect(card?.text).toContain("IBANDE89 3704 0044 0532 0130 00")
    expect(card?.text).toContain("https://pay.heron.example/INV-1042?amount=120.50")
  })

  it("shows the IBAN in groups of four, and stores it without blanks", async () => {
    const person = await someone()
    expect((await savePayment(person, payment)).status).toBe(303)
    expect(await stored(person)).toMatchObject({ iban: "DE89370400440532013000", bic: "COBADEFFXXX" })
    expect(valueOf(await person.get(person.at("/company")), "iban")).toBe("DE89 3704 0044 0532 0130 00")
    // As it is shown, it is no change.
    expect((await savePayment(person, { iban: "DE89 3704 0044 0532 0130 00" })).status).toBe(303)
  })

  it("is refused with a wrong digit, at its field, with what was typed", async () => {
    const person = await someone()
    const seen = await savePayment(person, { ...payment, iban: "DE89 3704 0044 0532 0130 01" })
    expect(seen.status).toBe(422)
    expect(valueOf(seen, "iban")).toBe("DE89 3704 0044 0532 0130 01")
    expect(await stored(person)).toMatchObject({ iban: null })
  })

  it("needs a code of the last ten minutes, as the contact facts do", async () => {
    const person = await someone({ fresh: false })
    expect((await save(person, identity)).html.querySelector("h1")?.text).toBe("Confirm that it is you")
    expect(await stored(person)).toMatchObject({ phone: null })
    const asked = await savePayment(person, payment)
    expect(asked.status).toBe(200)
    expect(await stored(person)).toMatchObject({ iban: null })
    const fields = person.fieldsOf(asked, "change-payment-details")
    fields.set("_code", person.code())
    expect((await person.post(person.at("/company"), fields)).status).toBe(303)
    expect(await stored(person)).toMatchObject({ iban: "DE89370400440532013000" })
  })

  it("is not taken by the form of the other facts", async () => {
    const person = await someone()
    await save(person, { ...identity, iban: payment.iban, "opened.iban": "" })
    expect(await stored(person)).toMatchObject({ iban: null })
  })
})

describe("a change of somebody else in between", () => {
  it("is told, and nothing is lost: 409; sent again, it is meant", async () => {
    const person = await someone()
    const colleague = await personOf(server, person.companyId, { role: "admin" })
    const form = person.fieldsOf(await person.get(person.at("/company")), "change-company")
    await save(colleague, { ...identity, website: "" })

    for (const [name, value] of Object.entries({ ...identity, phone: "+493090182031", website: "" }))
      form.set(name, value)
    const seen = await person.post(person.at("/company"), form)
    expect(seen.status).toBe(409)
    expect(alertOf(seen)).toContain("Phone is “+493090182030”")
    expect(alertOf(seen)).not.toContain("Web")
    expect(await stored(person)).toMatchObject({ phone: "+493090182030" })

    const again = person.fieldsOf(seen, "change-company")
    for (const [name, value] of Object.entries({ ...identity, phone: "+493090182031", website: "" }))
      again.set(name, value)
    expect((await person.post(person.at("/company"), again)).status).toBe(303)
    expect(await stored(person)).toMatchObject({ phone: "+493090182031" })
  })

  it("is told also after a wrong field was corrected", async () => {
    const person = await someone()
    const colleague = await personOf(server, person.companyId, { role: "admin" })
    const form = person.fieldsOf(await person.get(person.at("/company")), "change-company")
    await save(colleague, identity)
    form.set("name", "")
    const wrong = await person.post(person.at("/company"), form)
    expect(wrong.status).toBe(422)
    const corrected = person.fieldsOf(wrong, "change-company")
    corrected.set("name", "Other")
    corrected.set("phone", "")
    expect((await person.post(person.at("/company"), corrected)).status).toBe(409)
    expect(await stored(person)).toMatchObject({ name: identity.name, phone: "+493090182030" })
  })
})

describe("the page of the company", () => {
  it("is open to owners and admins alone", async () => {
    const company = await server.company()
    const status = async (role: "owner" | "admin" | "member") => {
      const person = await personOf(server, company.id, { role })
      return (await person.get(person.at("/company"))).status
    }
    expect([await status("owner"), await status("admin"), await status("member")]).toEqual([200, 200, 403])
  })
})
