/** The requests that the checker sends, good and bad ones, and the companies that they are about. */
import { Client } from "pg"
import { seed, type SeededCompany } from "./seed.ts"

/** Companies that only the checker asks about, each refused for a reason of its own. */
export interface CheckerCompanies {
  readonly sound: SeededCompany
  readonly inactive: SeededCompany
  readonly withoutPlan: SeededCompany
  readonly unverified: SeededCompany
  readonly readOnly: SeededCompany
  readonly nearlyUsedUp: SeededCompany
}

/** Adds the checker's companies to a seeded database. */
export const prepare = async (url: string): Promise<CheckerCompanies> => {
  const [sound, inactive, withoutPlan, unverified, readOnly, nearlyUsedUp] = await seed(url, {
    companies: 6,
    keysEach: 1,
    large: 60,
    small: 60
  })
  if (!sound || !inactive || !withoutPlan || !unverified || !readOnly || !nearlyUsedUp) {
    throw new Error("the checker's companies are missing")
  }
  const client = new Client(url)
  await client.connect()
  try {
    await client.query("update companies set status = 'inactive' where company_id = $1", [inactive.id])
    await client.query("delete from plan_periods where company_id = $1", [withoutPlan.id])
    await client.query(
      `update users set email_verified_at = null
       where user_id in (select user_id from memberships where company_id = $1)`,
      [unverified.id]
    )
    await client.query("update api_keys set scopes = '{receivables:read}' where company_id = $1", [
      readOnly.id
    ])
    await client.query("update plan_periods set allowance = 2 where company_id = $1", [nearlyUsedUp.id])
  } finally {
    await client.end()
  }
  return { sound, inactive, withoutPlan, unverified, readOnly, nearlyUsedUp }
}

/** One request of the checker. */
export interface Check {
  readonly name: string
  readonly method: "GET" | "POST"
  readonly path: string
  readonly token: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The requests, in order: later ones find what earlier ones left. */
export const checks = (companies: CheckerCompanies): ReadonlyArray<Check> => {
  const { sound } = companies
  const tokenOf = ({ tokens }: SeededCompany) => tokens[0] ?? ""
  const token = tokenOf(sound)
  const get = (name: string, path: string, as: string | undefined = token): Check => ({
    name,
    method: "GET",
    path: `/v1${path}`,
    token: as
  })
  const post = (name: string, path: string, body: unknown, key: string, as = token): Check => ({
    name,
    method: "POST",
    path: `/v1${path}`,
    token: as,
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: typeof body === "string" ? body : JSON.stringify(body)
  })
  const create = (name: string, body: unknown, key = name) =>
    post(name, "/receivables", body, key.replaceAll(" ", "-"))
  const pay = (name: string, place: number, body: unknown) =>
    post(name, `/receivables/${sound.firstReceivable + place}/payments`, body, name.replaceAll(" ", "-"))
  const good = {
    customer_id: sound.firstCustomer,
    amount: "120.50",
    currency: "EUR",
    due_date: "2030-01-31",
    external_reference: "INV-1"
  }
  const { customer_id: _customer_id, ...withoutCustomer } = good
  return [
    { ...get("no key", "/usage"), token: undefined },
    get("a key that is none", "/usage", "dbk_1_nothing"),
    get("an unknown key", "/usage", token.replace(/.{20}$/, "00000000000000000000")),
    get("an unknown address", "/nothing"),
    get("read", `/receivables/${sound.firstReceivable}`),
    get("read what is paid", `/receivables/${sound.firstReceivable + 7}`),
    get("read what never was", "/receivables/999999999"),
    get("read another company's", `/receivables/${companies.inactive.firstReceivable}`),
    get("read no id", "/receivables/0x10"),
    get("list", "/receivables"),
    get("list 100", "/receivables?per_page=100"),
    get("list the second page", "/receivables?per_page=10&page=2"),
    get("list the last page", "/receivables?per_page=25&page=3"),
    get("list past the end", "/receivables?page=99"),
    get("list by status", "/receivables?status=paid&per_page=5"),
    get("list a status without any", "/receivables?status=cancelled"),
    get("list by customer", `/receivables?customer_id=${sound.firstCustomer + 3}`),
    get("list with a bad page", "/receivables?page=0&per_page=101"),
    get("list with an unknown parameter", "/receivables?colour=red"),
    create("create", good),
    create("create again", good, "create"),
    create("create something else", { ...good, amount: "1" }, "create"),
    create("create with a customer", {
      ...withoutCustomer,
      customer: {
        display_name: "Ada",
        email: "ada@example.com",
        timezone: "Europe/Berlin",
        preferred_locale: "de"
      }
    }),
    create("create in yen", { ...good, amount: "1000", currency: "JPY", description: "" }),
    create("create with too many decimals", { ...good, amount: "1.5", currency: "JPY" }),
    create("create for an unknown customer", { ...good, customer_id: 999_999_999 }),
    create(
      "create for an unknown customer again",
      { ...good, customer_id: 999_999_999 },
      "create for an unknown customer"
    ),
    create("create with nothing", {}),
    create("create with no object", "[]"),
    create("create with everything wrong", {
      customer_id: 0,
      amount: "-1",
      currency: "EURO",
      due_date: "2030-02-30",
      external_reference: "",
      colour: "red"
    }),
    create("create with a wrong customer", {
      ...withoutCustomer,
      customer: {
        email: "nobody",
        phone_e164: "123",
        timezone: "Mars/Olympus",
        preferred_locale: "-",
        age: 7
      }
    }),
    create("create with both customers", { ...good, customer: { display_name: "Ada" } }),
    create("create with broken JSON", "{"),
    create("create with an empty body", ""),
    create("create too large", `"${"x".repeat(70_000)}"`),
    { ...create("create without idempotency key", good), headers: { "content-type": "application/json" } },
    {
      ...create("create with a bad idempotency key", good),
      headers: {
        "content-type": "application/json",
        "idempotency-key": "x".repeat(256)
      }
    },
    {
      ...create("create as text", good),
      headers: { "content-type": "text/plain", "idempotency-key": "text" }
    },
    pay("pay a part", 0, { amount: "100.00", currency: "EUR", method: "cash", note: "thanks" }),
    pay("pay at a time", 0, { amount: "1", paid_at: "2026-01-01T10:00:00Z", external_reference: "B-1" }),
    pay("pay the rest", 0, { amount: "899.00" }),
    pay("pay what is paid", 0, { amount: "1.00" }),
    pay("pay too much", 1, { amount: "1000.01" }),
    pay("pay in another currency", 1, { amount: "1.00", currency: "USD" }),
    pay("pay with too many decimals", 1, { amount: "1.001" }),
    pay("pay with nothing", 1, {}),
    pay("pay in the far future", 1, { amount: "1.00", paid_at: "2999-01-01" }),
    post("pay what never was", "/receivables/999999999/payments", { amount: "1.00" }, "never"),
    get("read after payments", `/receivables/${sound.firstReceivable}`),
    get("list open after all", "/receivables?status=open&per_page=3"),
    get("usage", "/usage"),
    get("company inactive", "/receivables", tokenOf(companies.inactive)),
    get("no plan", "/receivables", tokenOf(companies.withoutPlan)),
    get("usage without a plan", "/usage", tokenOf(companies.withoutPlan)),
    get("owner unverified", "/usage", tokenOf(companies.unverified)),
    get("scope of a read", "/receivables?per_page=1", tokenOf(companies.readOnly)),
    post("scope of a write", "/receivables", good, "scope", tokenOf(companies.readOnly)),
    get("allowance, the last but one", "/receivables?per_page=1", tokenOf(companies.nearlyUsedUp)),
    get("allowance, the last", "/receivables/1", tokenOf(companies.nearlyUsedUp)),
    get("allowance used up", "/receivables?per_page=1", tokenOf(companies.nearlyUsedUp)),
    get("usage afterwards", "/usage", tokenOf(companies.nearlyUsedUp))
  ]
}
