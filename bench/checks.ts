/** The valid and invalid requests that the checker sends, and the companies that they are about. */
import { Client } from "pg"
import { seed, type SeededCompany } from "./seed.ts"

/** Companies of the checker: requests of all but `sound` are refused, each for another reason. */
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
    await client.query("delete from plan_usage where company_id = $1", [withoutPlan.id])
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

const tokenOf = ({ tokens }: SeededCompany) => tokens[0] ?? ""

const get =
  (token: string | undefined) =>
  (name: string, path: string): Check => ({
    name,
    method: "GET",
    path: `/v1${path}`,
    token
  })

const post =
  (token: string) =>
  (name: string, path: string, body: unknown, key: string): Check => ({
    name,
    method: "POST",
    path: `/v1${path}`,
    token,
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: typeof body === "string" ? body : JSON.stringify(body)
  })

/** A valid body for a new receivable. */
const validReceivable = ({ firstCustomer }: SeededCompany) => ({
  customer_id: firstCustomer,
  amount: "120.50",
  currency: "EUR",
  due_date: "2030-01-31",
  external_reference: "INV-1"
})

/** Reads and lists, with and without a valid key. */
const readChecks = ({ inactive, sound }: CheckerCompanies): ReadonlyArray<Check> => {
  const token = tokenOf(sound)
  const ask = get(token)
  return [
    get(undefined)("no key", "/usage"),
    get("dbk_1_nothing")("a key that is none", "/usage"),
    get(token.replace(/.{20}$/, "00000000000000000000"))("an unknown key", "/usage"),
    ask("an unknown address", "/nothing"),
    ask("read", `/receivables/${sound.firstReceivable}`),
    ask("read what is paid", `/receivables/${sound.firstReceivable + 7}`),
    ask("read what never was", "/receivables/999999999"),
    ask("read another company's", `/receivables/${inactive.firstReceivable}`),
    ask("read no id", "/receivables/0x10"),
    ask("list", "/receivables"),
    ask("list 100", "/receivables?per_page=100"),
    ask("list the second page", "/receivables?per_page=10&page=2"),
    ask("list the last page", "/receivables?per_page=25&page=3"),
    ask("list past the end", "/receivables?page=99"),
    ask("list by status", "/receivables?status=paid&per_page=5"),
    ask("list a status without any", "/receivables?status=cancelled"),
    ask("list by customer", `/receivables?customer_id=${sound.firstCustomer + 3}`),
    ask("list with a bad page", "/receivables?page=0&per_page=101"),
    ask("list with an unknown parameter", "/receivables?colour=red")
  ]
}

/** New receivables, valid and invalid. */
const createChecks = ({ sound }: CheckerCompanies): ReadonlyArray<Check> => {
  const send = post(tokenOf(sound))
  const create = (name: string, body: unknown, key = name) =>
    send(name, "/receivables", body, key.replaceAll(" ", "-"))
  const good = validReceivable(sound)
  const { customer_id: _customer_id, ...withoutCustomer } = good
  return [
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
    }
  ]
}

/** Payments, valid and invalid, and the reads that show what they have changed. */
const paymentChecks = ({ sound }: CheckerCompanies): ReadonlyArray<Check> => {
  const ask = get(tokenOf(sound))
  const send = post(tokenOf(sound))
  const pay = (name: string, place: number, body: unknown) =>
    send(name, `/receivables/${sound.firstReceivable + place}/payments`, body, name.replaceAll(" ", "-"))
  return [
    pay("pay a part", 0, { amount: "100.00", currency: "EUR", method: "cash", note: "thanks" }),
    pay("pay at a time", 0, { amount: "1", paid_at: "2026-01-01T10:00:00Z", external_reference: "B-1" }),
    pay("pay the rest", 0, { amount: "899.00" }),
    pay("pay what is paid", 0, { amount: "1.00" }),
    pay("pay too much", 1, { amount: "1000.01" }),
    pay("pay in another currency", 1, { amount: "1.00", currency: "USD" }),
    pay("pay with too many decimals", 1, { amount: "1.001" }),
    pay("pay with nothing", 1, {}),
    pay("pay in the far future", 1, { amount: "1.00", paid_at: "2999-01-01" }),
    send("pay what never was", "/receivables/999999999/payments", { amount: "1.00" }, "never"),
    ask("read after payments", `/receivables/${sound.firstReceivable}`),
    ask("list open after all", "/receivables?status=open&per_page=3"),
    ask("usage", "/usage")
  ]
}

/** Requests of companies that are refused for the company's state, the key's scopes or the used-up allowance. */
const refusalChecks = ({
  inactive,
  nearlyUsedUp,
  readOnly,
  sound,
  unverified,
  withoutPlan
}: CheckerCompanies): ReadonlyArray<Check> => [
  get(tokenOf(inactive))("company inactive", "/receivables"),
  get(tokenOf(withoutPlan))("no plan", "/receivables"),
  get(tokenOf(withoutPlan))("usage without a plan", "/usage"),
  get(tokenOf(unverified))("owner unverified", "/usage"),
  get(tokenOf(readOnly))("scope of a read", "/receivables?per_page=1"),
  post(tokenOf(readOnly))("scope of a write", "/receivables", validReceivable(sound), "scope"),
  get(tokenOf(nearlyUsedUp))("allowance, the last but one", "/receivables?per_page=1"),
  get(tokenOf(nearlyUsedUp))("allowance, the last", "/receivables/1"),
  get(tokenOf(nearlyUsedUp))("allowance used up", "/receivables?per_page=1"),
  get(tokenOf(nearlyUsedUp))("usage afterwards", "/usage")
]

/** All requests of the checker, in order: later ones depend on what earlier ones have changed. */
export const checks = (companies: CheckerCompanies): ReadonlyArray<Check> => [
  ...readChecks(companies),
  ...createChecks(companies),
  ...paymentChecks(companies),
  ...refusalChecks(companies)
]
