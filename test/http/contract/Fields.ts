/** Every field of every request (contract §3): what is taken, what is refused, by name. */
import { describe, expect, it } from "@effect/vitest"
import { routes } from "../../support/contract.ts"
import { type Company, type Row, sum, useServer } from "../../support/TestServer.ts"

const server = useServer()
let shared: Promise<Company> | undefined
const company = (): Promise<Company> => (shared ??= server.company())

const emoji = "😀"
const NUL = "a\u0000b"
const LONE = "a\ud800b"

/** Texts of min to max characters; `blank` when white space alone will do. */
const texts = (min: number, max: number, blank: boolean) => ({
  good: [
    "x",
    "x".repeat(max),
    emoji.repeat(max),
    " padded ",
    "e\u0301 ﷽ \u202Eabc\t\n",
    "'; drop table receivables; --",
    "<script>",
    ...(min === 0 ? [""] : []),
    ...(blank ? [" "] : [])
  ],
  bad: [
    NUL,
    LONE,
    "\udc00",
    "x".repeat(max + 1),
    emoji.repeat(max + 1),
    ...(min === 0 ? [] : [""]),
    ...(blank ? [] : [" ", "\t\n", "\u00a0"]),
    1,
    true,
    [],
    ["x"],
    {}
  ]
})

interface Rule {
  readonly good: ReadonlyArray<unknown>
  readonly bad: ReadonlyArray<unknown>
}

const amount: Rule = {
  good: ["0.01", "1", "1.5", "1.50", "100", "9999999999999.99"],
  bad: [
    "0", "0.00", "-1", "+1", "1e3", "1E3", "0x10", "01", "00.1", ".5", "1.", "1,5", "1 ", " 1", "1\n", "1_000",
    "1'000", "NaN", "Infinity", "", "١", "１", "1.001", "1.000", "1.00000", "10000000000000", "10000000000000.00",
    "999999999999999", "1000000000000000", "9".repeat(60), NUL, 1, 1.5, 100, true, [], ["1"], {}
  ]
} // prettier-ignore

const currency: Rule = {
  good: ["EUR", "USD", "CHF"],
  bad: [
    "eur",
    "Eur",
    "EU",
    "EURO",
    "",
    " EUR",
    "XXX",
    "XTS",
    "XAU",
    "XDR",
    "CHE",
    "USN",
    "BGN",
    "ZZZ",
    "978",
    978,
    {}
  ]
}

const date: Rule = {
  good: ["1970-01-01", "2000-02-29", "2024-02-29", "2020-01-31", "9999-12-31"],
  bad: [
    "2026-02-30",
    "2026-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-00-01",
    "2026-01-00",
    "2026-01-32",
    "2026-04-31",
    "1969-12-31",
    "10000-01-01",
    "0000-01-01",
    "2026-1-1",
    "26-01-01",
    "20260101",
    "2026/01/01",
    "01-01-2026",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "2026-01-01 ",
    "2026-W01-1",
    "",
    "today",
    "infinity",
    20260101,
    {},
    []
  ]
}

const id: Rule = {
  good: [],
  bad: [0, -1, 1.5, 9007199254740992, 1e300, "1", "", true, [], [1], {}]
}

const version: Rule = { good: [], bad: ["", "a b", "x".repeat(65), "é", "a/b", NUL, 1, null, [], {}] }

const email: Rule = {
  good: [
    "a@b.co",
    "ada.lovelace+x@mail.example.com",
    `${"a".repeat(64)}@example.com`,
    "A@EXAMPLE.COM",
    "o'x@a-b.de"
  ],
  bad: [
    "",
    "a",
    "a@",
    "@b.co",
    "a@b",
    "a b@c.de",
    "a@b..co",
    "a@-b.co",
    "a@b.co ",
    "Ada <a@b.co>",
    "a@b.co,c@d.ef",
    "a@b.co\r\nBcc: x@y.zz",
    `${"a".repeat(250)}@b.co`,
    NUL,
    "ä@b.co",
    1,
    {},
    ["a@b.co"]
  ]
}

const phone: Rule = {
  good: ["+4915112345678", "+12025550123", "+442071838750"],
  bad: [
    "4915112345678",
    "+49 151 12345678",
    "+49-151",
    "004915112345678",
    "+0",
    "+1",
    "+999123456789",
    "+1234567890123456",
    "",
    "+",
    "+١٢٣",
    491511234567,
    {}
  ]
}

const locale: Rule = {
  good: ["de", "en", "pt-BR", "zh-Hant-TW", "sr-Latn", "de-CH-1996", "es-419"],
  bad: ["", "x", "germanlanguage", "de_DE", "de-", "-de", "de DE", "e", "123456789", "de,en", "*", NUL, 1, {}]
}

const zone: Rule = {
  good: [
    "UTC",
    "Europe/Berlin",
    "America/Argentina/Buenos_Aires",
    "Pacific/Kiritimati",
    "Asia/Kolkata",
    "Asia/Calcutta"
  ],
  bad: [
    "",
    "europe/berlin",
    "Europe/Atlantis",
    "+01:00",
    "UTC+1",
    "CEST",
    "Factory",
    " UTC",
    "UTC ",
    NUL,
    1,
    {}
  ]
}

const paidAt: Rule = {
  good: [
    "2026-01-31",
    "2026-01-31T08:00:00Z",
    "2026-01-31T08:00:00.123456+05:30",
    "1970-01-01T00:00:00Z",
    "2026-01-31t08:00:00z"
  ],
  bad: [
    "2026-02-30",
    "2026-01-31T08:00Z",
    "2026-01-31T08:00:00",
    "2026-01-31 08:00:00Z",
    "2026-01-31T24:00:00Z",
    "2026-01-31T08:60:00Z",
    "2026-01-31T08:00:60Z",
    "2026-01-31T08:00:00+25:00",
    "1969-12-31T23:59:59Z",
    "now",
    "",
    1769846400,
    "2089-01-01",
    "9999-12-31T23:59:59Z",
    {}
  ]
}

const label = texts(1, 200, false)
const reference = texts(1, 255, true)
const description = texts(0, 2_000, true)
const reason = texts(1, 500, true)

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

const newReceivable = { ...sum, customer: { display_name: "Ada" } }
const newPayable = { ...sum, bill_label: "Rent" }
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

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? "nothing"

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

describe("amounts and currencies", () => {
  const cases: ReadonlyArray<readonly [string, string, number | null]> = [
    ["JPY", "1", 1],
    ["JPY", "999999999999999", 999_999_999_999_999],
    ["JPY", "1.0", null],
    ["JPY", "0.5", null],
    ["EUR", "0.01", 1],
    ["EUR", "0.1", 10],
    ["EUR", "4.35", 435],
    ["EUR", "9999999999999.99", 999_999_999_999_999],
    ["EUR", "10000000000000.00", null],
    ["EUR", "0.001", null],
    ["EUR", "1.100", null],
    ["BHD", "0.001", 1],
    ["BHD", "999999999999.999", 999_999_999_999_999],
    ["BHD", "1000000000000", null],
    ["BHD", "1.0001", null],
    ["UYW", "0.0001", 1],
    ["UYW", "99999999999.9999", 999_999_999_999_999],
    ["UYW", "100000000000", null],
    ["HUF", "1.50", 150],
    ["IQD", "1.234", 1_234],
    ["ISK", "1.1", null],
    ["CLF", "1", null],
    ["XCG", "1.25", 125]
  ]
  it.each(cases)("%s %s is %s minor units on every route", async (code, text, minor) => {
    const own = await company()
    const body = { amount: text, currency: code }
    const { id, version } = await own.payable()
    const receivable = await own.receivable()
    const answers = [
      await own.post("/receivables", { ...newReceivable, ...body }),
      await own.post("/payables", { ...newPayable, ...body }),
      await own.patch(`/payables/${id}`, { ...body, expected_version: version }),
      await own.patch(`/receivables/${receivable.id}`, { ...body, expected_version: receivable.version })
    ]
    for (const answer of answers) {
      if (minor === null) expect(answer.fields).toEqual([code === "CLF" ? "currency" : "amount"])
      else expect(answer.data).toMatchObject({ amount_minor: minor, currency: code })
    }
  })

  it("422 names amount when a new currency comes without one", async () => {
    const own = await company()
    for (const [path, { id, version }] of [
      ["/receivables", await own.receivable()],
      ["/payables", await own.payable()]
    ] as const) {
      const patch = (change: Row) => own.patch(`${path}/${id}`, { expected_version: version, ...change })
      expect((await patch({ currency: "JPY" })).fields).toEqual(["amount"])
      expect((await patch({ currency: "EUR" })).status).toBe(200)
    }
  })

  it("a PATCH that repeats what is there changes nothing that is locked", async () => {
    const own = await company()
    const receivable = await own.receivable()
    await own.post(`/receivables/${receivable.id}/payments`, { amount: "100.00" })
    const path = `/receivables/${receivable.id}`
    const { data } = await own.get(path)
    const { currency, customer_id, due_date, version } = data as Row
    const same = { amount: "100.00", currency, customer_id, due_date, expected_version: version }
    expect((await own.patch(path, { ...same, description: "written back" })).status).toBe(200)
    const next = (await own.get(path)).data as Row
    expect(next).toMatchObject({ status: "paid", amount_minor: 10_000, description: "written back" })
    const other = { ...same, expected_version: next["version"], amount: "100.01" }
    expect((await own.patch(path, other)).code).toBe("field_locked")
  })

  it("422 names amount when a PATCH or a payment has decimals that the currency lacks", async () => {
    const own = await company()
    const yen = await own.receivable({ amount: "100", currency: "JPY" })
    const bill = await own.payable({ amount: "100", currency: "JPY" })
    const answers = [
      await own.patch(`/receivables/${yen.id}`, { amount: "1.5", expected_version: yen.version }),
      await own.patch(`/payables/${bill.id}`, { amount: "1.5", expected_version: bill.version }),
      await own.post(`/receivables/${yen.id}/payments`, { amount: "1.5" }),
      await own.post(`/receivables/${yen.id}/payments`, { amount: "1.5", currency: "JPY" })
    ]
    for (const answer of answers) expect(answer.fields).toEqual(["amount"])
  })
})

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

it("422 for paid_at more than a day ahead; a day is fine", async () => {
  const own = await company()
  const { id } = await own.receivable()
  const now = Date.parse("2026-06-01T12:00:00.000Z")
  server.clock.hold(now)
  try {
    const at = (millis: number) => ({ amount: "0.01", paid_at: new Date(millis).toISOString() })
    const path = `/receivables/${id}/payments`
    expect((await own.post(path, at(now + 86_400_000))).status).toBe(201)
    expect((await own.post(path, at(now + 86_400_001))).fields).toEqual(["paid_at"])
    expect((await own.post(path, { amount: "0.01", paid_at: "2026-06-02" })).status).toBe(201)
    expect((await own.post(path, { amount: "0.01", paid_at: "2026-06-03" })).fields).toEqual(["paid_at"])
    const byDefault = await own.post(path, { amount: "0.01" })
    expect(byDefault.data).toMatchObject({
      paid_at: "2026-06-01T12:00:00.000Z",
      created_at: "2026-06-01T12:00:00.000Z"
    })
  } finally {
    server.clock.release()
  }
})
