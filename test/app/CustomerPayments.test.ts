/** One payment of a customer for several debts, by plain HTTP. */
import { describe, expect, it } from "vitest"
import { textsOf } from "../support/MoneyPages.ts"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { type Company, type Resource, useServer } from "../support/TestServer.ts"

const server = useServer()

interface Owing {
  readonly company: Company
  readonly person: Person
  readonly customerId: number
  readonly debts: ReadonlyArray<Resource>
  readonly at: string
}

/** Somebody who owes what is listed; the first is due first, and was entered last. */
const owing = async (...amounts: ReadonlyArray<string>): Promise<Owing> => {
  server.clock.hold("2026-03-16T10:00:00Z")
  const company = await server.company({ timezone: "Europe/Berlin" })
  const person = await personOf(server, company.id, { role: "member" })
  const { customer_id } = await company.receivable({
    customer: { display_name: "Ada", email: "ada@example.com" },
    amount: "1.00",
    currency: "USD",
    external_reference: "US-1",
    due_date: "2026-04-30"
  })
  const customerId = Number(customer_id)
  const debts: Array<Resource> = []
  for (const [index, amount] of [...amounts.entries()].toReversed()) {
    debts.unshift(
      await company.receivable({
        customer_id: customerId,
        amount,
        external_reference: `INV-${index + 1}`,
        due_date: `2026-0${index + 1}-01`
      })
    )
  }
  return { company, person, customerId, debts, at: person.at(`/customers/${customerId}`) }
}

const share = ({ debts }: Owing, index: number) => `amount.${debts[index]?.id}`
const figure = (seen: Seen) => textsOf(seen, ".figures dd")
const statuses = ({ company, debts }: Owing) =>
  Promise.all(debts.map(async ({ id }) => (await company.read(`/receivables/${id}`))["status"]))
const paidMinor = ({ company, debts }: Owing) =>
  Promise.all(debts.map(async ({ id }) => (await company.read(`/receivables/${id}`))["paid_minor"]))

const money = { amount: "300", currency: "EUR", paid_on: "2026-03-14" }

describe("Payment from this customer", () => {
  it("has a field for each debt, the oldest first, labelled with its reference", async () => {
    const owed = await owing("100.00", "250.00")
    const seen = await owed.person.get(owed.at)
    expect(textsOf(seen, "button").slice(0, 40)).toContain("Payment from this customer")
    const labels = textsOf(seen, "[data-spread] label")
    expect(labels).toEqual(["INV-1", "INV-2", "US-1"])
    expect(textsOf(seen, "[data-spread] small")[0]).toContain("€100.00 open")
  })

  it("fills in the oldest first and records nothing before somebody has looked at it", async () => {
    const owed = await owing("100.00", "250.00")
    const { at, company, person } = owed
    const asked = await person.submit(at, "pay-customer", money)
    expect(asked.status).toBe(200)
    expect(asked.text).toContain("Nothing is recorded yet")
    expect(asked.text).not.toContain("The payment is recorded.")
    const typed = (name: string) =>
      asked.html.querySelector(`.overlay input[name="${name}"]`)?.getAttribute("value")
    expect([typed("amount"), typed(share(owed, 0)), typed(share(owed, 1))]).toEqual([
      "300",
      "100.00",
      "200.00"
    ])
    expect(await statuses(owed)).toEqual(["open", "open"])

    const fields = new URLSearchParams()
    for (const input of asked.html.querySelectorAll(".overlay form input")) {
      fields.append(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "")
    }
    fields.append("currency", "EUR")
    expect((await person.post(at, fields)).status).toBe(303)
    expect(await statuses(owed)).toEqual(["paid", "partially_paid"])
    expect(await paidMinor(owed)).toEqual([10_000, 20_000])
    // Sent twice, it is recorded once.
    expect((await person.post(at, fields)).status).toBe(303)
    expect(await paidMinor(owed)).toEqual([10_000, 20_000])
    const payments = await company.get(`/receivables/${owed.debts[0]?.id}/payments`)
    expect(payments.json).toMatchObject({
      data: [{ amount_minor: 10_000, paid_at: "2026-03-14T00:00:00.000Z" }]
    })
  })

  it("takes what somebody says, leaves the rest as credit, and is one entry in each history", async () => {
    const owed = await owing("100.00", "250.00")
    const { at, company, person } = owed
    const done = await person.submit(at, "pay-customer", {
      ...money,
      amount: "320,00",
      [share(owed, 1)]: "250",
      filled: "yes"
    })
    expect(done.status).toBe(303)
    expect(await statuses(owed)).toEqual(["open", "paid"])
    const seen = await person.visit(done.location ?? "")
    expect(figure(seen)).toEqual(["€100.00", "US$1.00", "€70.00"])
    expect(textsOf(seen, ".timeline li").filter((line) => line.includes("payment"))).toEqual([
      expect.stringContaining("Recorded a payment from this customer: €320.00")
    ])
    const entries = await server.sql<{ action: string }>(
      "select action from audit_log where company_id = $1 and action ~ 'pay' order by audit_id",
      [company.id]
    )
    expect(entries.map(({ action }) => action)).toEqual(["customer.pay"])
    const ofDebt = await person.get(person.at(`/receivables/${owed.debts[1]?.id}`))
    expect(textsOf(ofDebt, ".timeline li")[0]).toContain("Recorded a payment from this customer: €320.00")
  })
})

describe("credit", () => {
  it("is all of it where nothing is open, and can be used for what comes", async () => {
    const owed = await owing()
    const { at, company, customerId, person } = owed
    const paid = await person.submit(at, "pay-customer", {
      ...money,
      amount: "80.00",
      currency: "USD",
      filled: "yes"
    })
    expect(paid.status).toBe(303)
    const debt = await company.receivable({
      customer_id: customerId,
      amount: "50.00",
      currency: "USD",
      external_reference: "INV-9"
    })
    const seen = await person.get(at)
    expect(textsOf(seen, "button")).toContain("Use credit")
    const field = seen.html.querySelector('input[id="use-credit-amount"]')
    expect(field?.getAttribute("value")).toBe("51.00")
    const used = await person.submit(at, "use-credit", {
      amount: "50.00",
      currency: "USD",
      [`amount.${debt.id}`]: "50.00",
      filled: "yes"
    })
    expect(used.status).toBe(303)
    expect((await company.read(`/receivables/${debt.id}`))["status"]).toBe("paid")
    expect(figure(await person.get(at))).toEqual(["US$1.00", "US$30.00"])
  })

  it("uses the oldest credit first, also of several payments for one debt", async () => {
    const owed = await owing()
    const { at, company, customerId, person } = owed
    for (const paid_on of ["2026-03-10", "2026-03-12"]) {
      await person.submit(at, "pay-customer", {
        ...money,
        amount: "30.00",
        currency: "EUR",
        paid_on,
        filled: "yes"
      })
    }
    const debt = await company.receivable({
      customer_id: customerId,
      amount: "40.00",
      external_reference: "INV-9"
    })
    await person.submit(at, "use-credit", {
      amount: "40.00",
      currency: "EUR",
      [`amount.${debt.id}`]: "40.00",
      filled: "yes"
    })
    const payments = (await company.get(`/receivables/${debt.id}/payments`)).json as {
      readonly data: ReadonlyArray<Record<string, unknown>>
    }
    expect(payments.data.map((each) => [each["amount_minor"], each["paid_at"]]).toSorted()).toEqual([
      [1_000, "2026-03-12T00:00:00.000Z"],
      [3_000, "2026-03-10T00:00:00.000Z"]
    ])
    expect(figure(await person.get(at)).at(-1)).toBe("€20.00")
  })
})

describe("a payment that can't be recorded", () => {
  it.each([
    ["no amount", { amount: "" }, "Amount is required."],
    ["an amount that can be two", { amount: "1,234" }, "1,234 can mean two amounts"],
    ["a day to come", { paid_on: "2026-03-17" }, "Paid on must not be in the future."],
    ["no day", { paid_on: "" }, "Paid on"]
  ])("refuses %s, and keeps what was typed", async (_, fields, message) => {
    const owed = await owing("100.00")
    const refused = await owed.person.submit(owed.at, "pay-customer", {
      ...money,
      [share(owed, 0)]: "77",
      ...fields,
      filled: "yes"
    })
    expect(refused.status).toBe(422)
    expect(textsOf(refused, ".overlay [role=alert]")[0]).toContain(message)
    const kept = refused.html.querySelector(`.overlay input[name="${share(owed, 0)}"]`)
    expect(kept?.getAttribute("value")).toBe("77")
    expect(await paidMinor(owed)).toEqual([0])
  })

  it("names each debt that gets too much or is in another currency, and says when all get more than came", async () => {
    const owed = await owing("100.00", "250.00")
    const usd = owed.at
    const tooMuch = await owed.person.submit(usd, "pay-customer", { ...money, [share(owed, 0)]: "100.01" })
    expect(tooMuch.status).toBe(422)
    expect(textsOf(tooMuch, ".overlay .field-problem")).toEqual(["At most 100.00, which is what is open."])
    const more = await owed.person.submit(usd, "pay-customer", {
      ...money,
      [share(owed, 0)]: "100",
      [share(owed, 1)]: "250"
    })
    expect(textsOf(more, ".overlay .field-problem")).toEqual([
      "The receivables get 350.00, which is more than came."
    ])
    const other = await owed.person.submit(usd, "pay-customer", {
      ...money,
      currency: "USD",
      [share(owed, 0)]: "1"
    })
    expect(textsOf(other, ".overlay .field-problem")).toEqual(["INV-1 is in EUR, and the payment in USD."])
    expect(await paidMinor(owed)).toEqual([0, 0])
  })

  it("refuses credit that was used in the meantime, and never pays with it twice", async () => {
    const owed = await owing("100.00", "100.00")
    const { at, person } = owed
    await person.submit(at, "pay-customer", { ...money, amount: "100.00", filled: "yes" })
    const seen = await person.get(at)
    const forms = [0, 1].map((index) => {
      const fields = person.fieldsOf(seen, "use-credit")
      for (const [name, value] of [
        ["_key", crypto.randomUUID()],
        ["amount", "100.00"],
        ["currency", "EUR"],
        ["filled", "yes"],
        [share(owed, index), "100.00"]
      ] as const)
        fields.set(name, value)
      return fields
    })
    const answers = await Promise.all(forms.map((fields) => person.post(at, fields)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422])
    expect((await statuses(owed)).toSorted()).toEqual(["open", "paid"])
    expect(figure(await person.get(at))).not.toContain("Credit")
  })
})

describe("what was recorded", () => {
  it("is paid back, taken back, and freed by reversing a payment of it", async () => {
    const owed = await owing("100.00", "250.00")
    const { at, company, person } = owed
    await person.submit(at, "pay-customer", { ...money, [share(owed, 0)]: "100", [share(owed, 1)]: "150" })
    expect(figure(await person.get(at)).at(-1)).toBe("€50.00")
    const id = String(
      (
        await server.sql<{ id: number }>("select deposit_id::int as id from deposits where company_id = $1", [
          company.id
        ])
      )[0]?.id
    )
    expect((await person.submit(at, "repay-deposit", { deposit_id: id })).status).toBe(303)
    expect(figure(await person.get(at))).toEqual(["€100.00", "US$1.00"])

    const [payment] = (
      (await company.get(`/receivables/${owed.debts[0]?.id}/payments`)).json as {
        readonly data: ReadonlyArray<{ readonly id: number }>
      }
    ).data
    await company.post(`/receivables/${owed.debts[0]?.id}/payments/${payment?.id}/reverse`, {
      reason: "Wrong"
    })
    expect(figure(await person.get(at))).toEqual(["€200.00", "US$1.00", "€100.00"])

    expect((await person.submit(at, "take-back-deposit", { deposit_id: id })).status).toBe(303)
    const seen = await person.get(at)
    expect(figure(seen)).toEqual(["€350.00", "US$1.00"])
    expect(seen.text).toContain("Taken back")
    expect(await statuses(owed)).toEqual(["open", "open"])
    const again = person.fieldsOf(seen, "pay-customer")
    again.set("_action", "take-back-deposit")
    again.set("deposit_id", id)
    expect((await person.post(at, again)).status).toBe(409)
  })

  it("is another company's secret", async () => {
    const owed = await owing("100.00")
    const other = await personOf(server, (await server.company()).id)
    expect((await other.get(other.at(`/customers/${owed.customerId}`))).status).toBe(404)
    const own = await owing("100.00")
    const fields = own.person.fieldsOf(await own.person.get(own.at), "pay-customer")
    for (const [name, value] of Object.entries({ ...money, [share(owed, 0)]: "10", filled: "yes" }))
      fields.set(name, value)
    // A debt of somebody else is no field of this form: the money stays as credit.
    expect((await own.person.post(own.at, fields)).status).toBe(303)
    expect(await paidMinor(owed)).toEqual([0])
  })
})
