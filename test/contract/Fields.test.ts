/** Every field of every write (contract §3): what is taken, what is refused, by name. */
import { describe, expect, it } from "@effect/vitest"
import { routes } from "../support/contract.ts"
import {
  amount,
  currency,
  date,
  description,
  email,
  emoji,
  id,
  label,
  locale,
  paidAt,
  phone,
  reason,
  reference,
  type Rule,
  shown,
  texts,
  version,
  zone
} from "../support/fieldForms.ts"
import { type Company, newPayable, newReceivable, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()
let shared: Promise<Company> | undefined
const company = (): Promise<Company> => (shared ??= server.company())

/** A request with one field at a time put to the test. */
interface Subject {
  readonly name: string
  readonly method: "POST" | "PATCH"
  /** Where to send it, and the rest of a good body; both anew for every good value. */
  readonly at: (company: Company) => Promise<readonly [path: string, body: Row]>
  /** Somewhere for the bad ones: nothing comes of them. */
  readonly nowhere: readonly [path: string, body: Row]
  readonly required: Readonly<Record<string, Rule>>
  readonly optional: Readonly<Record<string, Rule>>
  /** Fields that null clears. */
  readonly nullable: ReadonlyArray<string>
}

const noVersion = { expected_version: "v1" }

const subjects: ReadonlyArray<Subject> = [
  {
    name: "POST /receivables",
    method: "POST",
    at: () => Promise.resolve(["/receivables", newReceivable]),
    nowhere: ["/receivables", newReceivable],
    required: { amount, currency, due_date: date },
    optional: { external_reference: reference, description },
    nullable: []
  },
  {
    name: "PATCH /receivables/{receivable}",
    method: "PATCH",
    at: async (company) => {
      const { id, version } = await company.receivable()
      return [`/receivables/${id}`, { expected_version: version, amount: "5.00" }]
    },
    nowhere: ["/receivables/999999", { ...noVersion, amount: "5.00", currency: "EUR" }],
    required: { expected_version: version },
    optional: {
      amount,
      currency,
      due_date: date,
      customer_id: id,
      external_reference: reference,
      description
    },
    nullable: ["external_reference", "description"]
  },
  ...(["pause", "resume", "cancel"] as const).map((move): Subject => ({
    name: `POST /receivables/{receivable}/${move}`,
    method: "POST",
    at: async (company) => {
      const { id } = await company.receivable()
      if (move === "resume") await company.post(`/receivables/${id}/pause`, { reason: "First" })
      return [`/receivables/${id}/${move}`, { reason: "Because" }]
    },
    nowhere: [`/receivables/999999/${move}`, { reason: "Because" }],
    required: { reason },
    optional: {},
    nullable: []
  })),
  {
    name: "POST /receivables/{receivable}/payments",
    method: "POST",
    at: async (company) => {
      const { id } = await company.receivable({ amount: "9999999999999.99" })
      return [`/receivables/${id}/payments`, { amount: "1.00" }]
    },
    nowhere: ["/receivables/999999/payments", { amount: "1.00", currency: "EUR" }],
    required: { amount },
    optional: {
      currency: { ...currency, good: ["EUR"] },
      paid_at: { ...paidAt, bad: paidAt.bad.filter((value) => !/^(2089|9999)/.test(String(value))) },
      method: texts(1, 50, true),
      external_reference: reference,
      note: description
    },
    nullable: []
  },
  {
    name: "POST /receivables/{receivable}/payments/{payment}/reverse",
    method: "POST",
    at: async (company) => {
      const { id } = await company.receivable()
      const payment = await company.payment(id, "1.00")
      return [`/receivables/${id}/payments/${payment.id}/reverse`, { reason: "Bounced" }]
    },
    nowhere: ["/receivables/999999/payments/1/reverse", { reason: "Bounced" }],
    required: { reason },
    optional: {},
    nullable: []
  },
  {
    name: "POST /payables",
    method: "POST",
    at: () => Promise.resolve(["/payables", newPayable]),
    nowhere: ["/payables", newPayable],
    required: { bill_label: label, amount, currency, due_date: date },
    optional: { external_reference: reference, description },
    nullable: []
  },
  {
    name: "PATCH /payables/{payable}",
    method: "PATCH",
    at: async (company) => {
      const { id, version } = await company.payable()
      return [`/payables/${id}`, { expected_version: version, amount: "5.00" }]
    },
    nowhere: ["/payables/999999", { ...noVersion, amount: "5.00", currency: "EUR" }],
    required: { expected_version: version },
    optional: {
      bill_label: label,
      amount,
      currency,
      due_date: date,
      external_reference: reference,
      description
    },
    nullable: ["external_reference", "description"]
  },
  {
    name: "POST /payables/{payable}/mark-paid",
    method: "POST",
    at: async (company) => [`/payables/${(await company.payable()).id}/mark-paid`, { reason: "Sent" }],
    nowhere: ["/payables/999999/mark-paid", { reason: "Sent" }],
    required: { reason },
    optional: {},
    nullable: []
  },
  {
    name: "PATCH /customers/{customer}",
    method: "PATCH",
    at: async (company) => {
      const path = `/customers/${(await company.receivable())["customer_id"]}`
      return [path, { expected_version: (await company.read(path)).version, display_name: "Grace" }]
    },
    nowhere: ["/customers/999999", { ...noVersion, display_name: "Grace" }],
    required: { expected_version: version },
    optional: {
      display_name: label,
      email,
      phone_e164: phone,
      preferred_locale: locale,
      timezone: zone
    },
    nullable: ["email", "phone_e164", "preferred_locale", "timezone"]
  }
]

const writes = routes
  .filter(({ method }) => method !== "GET")
  .map(({ method, path }) => `${method} ${path.slice(3)}`)

it("every write is put to the test", () => {
  expect(subjects.map(({ name }) => name).sort()).toEqual(writes.sort())
})

const tried = new Set<Rule>()

/** Every form the first time a rule is met; a few when another route has the same field. */
const sparing = (rule: Rule): Rule => {
  if (!tried.has(rule)) {
    tried.add(rule)
    return rule
  }
  return { good: rule.good.slice(0, 3), bad: rule.bad.filter((_, index) => index % 5 === 0) }
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_name, subject) => {
  const { at, method, nowhere, nullable, optional, required } = subject
  const rules = Object.fromEntries(
    Object.entries({ ...required, ...optional }).map(([field, rule]) => [field, sparing(rule)])
  )
  const send = async (path: string, body: unknown) => {
    const { token } = await company()
    return server.send({ token, path, method, body })
  }

  it.each(Object.entries(rules))("422 names %s for every form it can't have", async (field, rule) => {
    const [path, body] = nowhere
    const bad = nullable.includes(field) ? rule.bad : [...rule.bad, null]
    const answers = await Promise.all(bad.map((value) => send(path, { ...body, [field]: value })))
    answers.forEach((answer, index) => {
      expect([answer.code, answer.fields], shown(bad[index])).toEqual(["validation_failed", [field]])
      expect(answer.text.length, "a message is short").toBeLessThan(700)
    })
  })

  it.each(Object.entries(rules).filter(([, rule]) => rule.good.length > 0))(
    "takes %s to its extremes and gives it back unchanged",
    async (field, rule) => {
      const answers = await Promise.all(
        rule.good.map(async (value) => {
          const [path, body] = await at(await company())
          return send(path, { ...body, [field]: value })
        })
      )
      answers.forEach((answer, index) => {
        const value = rule.good[index]
        expect([200, 201], shown(value)).toContain(answer.status)
        const given = answer.data[field]
        if (field === "paid_at") expect(Date.parse(String(given))).toBe(Date.parse(String(value)))
        else if (field in answer.data) expect(given).toBe(value)
      })
    }
  )

  if (nullable.length > 0)
    it("null clears what may be null, absent leaves it as it is", async () => {
      const [path, body] = await at(await company())
      const filled = Object.fromEntries(nullable.map((field) => [field, (optional[field]?.good ?? []).at(0)]))
      const full = await send(path, { ...body, ...filled })
      expect(full.data).toMatchObject(filled)
      const { expected_version: _, ...rest } = body
      const same = await send(path, { ...rest, expected_version: full.data["version"] })
      expect(same.data).toMatchObject(filled)
      const nulls = Object.fromEntries(nullable.map((field) => [field, null]))
      const cleared = await send(path, { ...nulls, expected_version: same.data["version"] })
      expect(cleared.data).toMatchObject(nulls)
    })

  it("422 names every missing field", async () => {
    const answer = await send(nowhere[0], {})
    const expected = [
      ...Object.keys(required),
      ...(nowhere[0] === "/receivables" ? ["customer_id"] : []),
      ...(method === "PATCH" ? ["body"] : [])
    ]
    expect(answer.fields).toEqual(expected.sort())
    const codes = (answer.details as ReadonlyArray<Row>).map(({ code }) => code)
    expect(codes).toContain("required")
  })

  it("422 names every unknown field, and the wrong ones beside it", async () => {
    const [path, body] = nowhere
    const [wrong] = Object.keys(rules)
    const unknown = [
      "id",
      "status",
      "version",
      "Amount",
      "amount_minor",
      "constructor",
      "toString",
      "a.b",
      emoji
    ]
    const sent = Object.fromEntries(unknown.map((field) => [field, 1]))
    expect((await send(path, { ...body, ...sent })).fields).toEqual(unknown.sort())
    const both = await send(path, { ...body, [wrong ?? ""]: 0, extra: null })
    expect(both.fields).toEqual([wrong, "extra"].sort())
    const raw = JSON.stringify(body).replace("{", '{"__proto__":{"admin":true},')
    const { token } = await company()
    const proto = await server.send({ token, path, method, rawBody: raw })
    expect([proto.code, proto.fields]).toEqual(["validation_failed", ["__proto__"]])
  })

  if (method === "PATCH")
    it("422 for expected_version alone: nothing would change", async () => {
      const answer = await send(nowhere[0], { expected_version: "v1" })
      expect(answer.fields).toEqual(["body"])
    })
})
