/** The customer of a new receivable (contract §3): known or new, never both, each wrong field by name. */
import { describe, expect, it } from "@effect/vitest"
import { email, id, label, locale, phone, shown, zone } from "../support/fieldForms.ts"
import { type Company, type Row, sum, useServer } from "../support/TestServer.ts"

const server = useServer()
let shared: Promise<Company> | undefined
const company = (): Promise<Company> => (shared ??= server.company())

describe("the customer of a new receivable", () => {
  const create = async (fields: Row) => (await company()).post("/receivables", { ...sum, ...fields })
  const named = (fields: Row) => create({ customer: { display_name: "Ada", ...fields } })

  it("422 for none, for both, and for one that is null", async () => {
    expect((await create({})).fields).toEqual(["customer_id"])
    expect((await create({ customer_id: 1, customer: { display_name: "Ada" } })).fields).toEqual([
      "customer_id"
    ])
    expect((await create({ customer_id: null })).fields).toEqual(["customer_id"])
    expect((await create({ customer: null })).fields).toEqual(["customer"])
  })

  it("422 names customer_id for what is no id, and for an id that does not exist", async () => {
    for (const value of [...id.bad, 9_007_199_254_740_991]) {
      expect((await create({ customer_id: value })).fields, shown(value)).toEqual(["customer_id"])
    }
  })

  it.each([
    ["display_name", label],
    ["email", email],
    ["phone_e164", phone],
    ["preferred_locale", locale],
    ["timezone", zone]
  ] as const)(
    "422 names customer.%s for every form it can't have, and takes it to its extremes",
    async (field, rule) => {
      for (const value of [...rule.bad, null]) {
        expect((await named({ [field]: value })).fields, shown(value)).toEqual([`customer.${field}`])
      }
      for (const value of rule.good) {
        const answer = await named({ [field]: value })
        expect(answer.status, shown(value)).toBe(201)
        const customer = await (await company()).read(`/customers/${answer.data["customer_id"]}`)
        expect(customer[field]).toBe(value)
      }
    }
  )

  it("422 names every field that is wrong in it, and unknown ones, along with those outside", async () => {
    const answer = await create({ customer: { email: "x", id: 1 }, amount: "x", extra: 1 })
    expect(answer.fields).toEqual([
      "amount",
      "customer.display_name",
      "customer.email",
      "customer.id",
      "extra"
    ])
  })

  it.each([[1], ["Ada"], [[]], [true]])("422 names customer when it is %j", async (value) => {
    expect((await create({ customer: value })).fields).toEqual(["customer"])
  })
})
