/** Receivables and their payments over HTTP: every status, every move, every lock (contract §4, §6). */
import { describe, expect, it } from "@effect/vitest"
import {
  type Answer,
  type Company,
  type Resource,
  type Row,
  sum,
  useServer
} from "../../support/TestServer.ts"

const server = useServer()
const reason = { reason: "Because" }
const receivableKeys = [
  "id",
  "customer_id",
  "amount_minor",
  "paid_minor",
  "currency",
  "due_date",
  "status",
  "external_reference",
  "description",
  "version"
]
const paymentKeys = [
  "id",
  "receivable_id",
  "amount_minor",
  "currency",
  "paid_at",
  "method",
  "external_reference",
  "note",
  "status",
  "created_at",
  "receivable"
]

/** A receivable of 100.00 EUR in a status, with the payments that are on it. */
interface Standing {
  readonly id: number
  readonly payments: ReadonlyArray<number>
}

type State =
  | "open"
  | "partially_paid"
  | "paid"
  | "paused"
  | "paused, paid in part"
  | "cancelled"
  | "cancelled, paid in part"

const make = async (company: Company, state: State): Promise<Standing> => {
  const { id } = await company.receivable()
  const payments: Array<number> = []
  const pay = async (amount: string) => payments.push((await company.payment(id, amount)).id)
  if (state === "paid") await pay("60.00")
  if (state === "partially_paid" || state === "paid" || state.endsWith("in part")) await pay("40.00")
  if (state.startsWith("paused")) await company.post(`/receivables/${id}/pause`, reason)
  if (state.startsWith("cancelled")) await company.post(`/receivables/${id}/cancel`, reason)
  return { id, payments }
}

type Move = "pause" | "resume" | "cancel" | "pay less" | "pay all" | "pay more" | "reverse"

const act = async (company: Company, { id, payments }: Standing, move: Move): Promise<Answer> => {
  const path = `/receivables/${id}`
  switch (move) {
    case "pause":
    case "resume":
    case "cancel":
      return company.post(`${path}/${move}`, reason)
    case "reverse":
      return company.post(`${path}/payments/${payments.at(-1)}/reverse`, reason)
    default: {
      const { amount_minor, paid_minor } = await company.read(path)
      const balance = Number(amount_minor) - Number(paid_minor)
      const minor = { "pay less": balance - 1, "pay all": balance, "pay more": balance + 1 }[move]
      return company.post(`${path}/payments`, { amount: (Math.max(1, minor) / 100).toFixed(2) })
    }
  }
}

/** Contract §4.2: status and what is paid afterwards; 409 invalid_transition; 422 overpayment. */
const table: Readonly<Record<State, Partial<Record<Move, readonly [string, number] | 409 | 422>>>> = {
  open: {
    pause: ["paused", 0],
    resume: 409,
    cancel: ["cancelled", 0],
    "pay less": ["partially_paid", 9_999],
    "pay all": ["paid", 10_000],
    "pay more": 422
  },
  partially_paid: {
    pause: ["paused", 4_000],
    resume: 409,
    cancel: ["cancelled", 4_000],
    "pay less": ["partially_paid", 9_999],
    "pay all": ["paid", 10_000],
    "pay more": 422,
    reverse: ["open", 0]
  },
  paused: {
    pause: 409,
    resume: ["open", 0],
    cancel: ["cancelled", 0],
    "pay less": ["paused", 9_999],
    "pay all": ["paid", 10_000],
    "pay more": 422
  },
  "paused, paid in part": {
    pause: 409,
    resume: ["partially_paid", 4_000],
    cancel: ["cancelled", 4_000],
    "pay less": ["paused", 9_999],
    "pay all": ["paid", 10_000],
    "pay more": 422,
    reverse: ["paused", 0]
  },
  paid: {
    pause: 409,
    resume: 409,
    cancel: 409,
    "pay less": 409,
    "pay all": 409,
    "pay more": 409,
    reverse: ["partially_paid", 6_000]
  },
  cancelled: { pause: 409, resume: 409, cancel: 409, "pay less": 409, "pay all": 409, "pay more": 409 },
  "cancelled, paid in part": {
    pause: 409,
    resume: 409,
    cancel: 409,
    "pay less": 409,
    "pay all": 409,
    "pay more": 409,
    reverse: 409
  }
}

const cases = (Object.keys(table) as ReadonlyArray<State>).flatMap((state) =>
  (Object.keys(table[state]) as ReadonlyArray<Move>).map((move) => [state, move, table[state][move]] as const)
)

describe("the transition table", () => {
  it.each(cases)("%s, %s: %j", async (state, move, outcome) => {
    const company = await server.company()
    const standing = await make(company, state)
    const path = `/receivables/${standing.id}`
    const before = await company.read(path)
    const answer = await act(company, standing, move)
    const after = await company.read(path)
    if (outcome === 409) {
      expect([answer.status, answer.code]).toEqual([409, "invalid_transition"])
      expect(answer.details).toEqual({ status: before.status })
      expect(after).toEqual(before)
    } else if (outcome === 422) {
      expect([answer.status, answer.code]).toEqual([422, "overpayment"])
      expect(answer.details).toEqual({ balance_minor: 10_000 - Number(before["paid_minor"]) })
      expect(after).toEqual(before)
    } else {
      const [status, paid_minor] = outcome ?? ["", 0]
      expect(after).toEqual({ ...before, status, paid_minor, version: expect.any(String) })
      expect(after.version).not.toBe(before.version)
      const state = { id: standing.id, status, paid_minor, version: after.version }
      if (move === "reverse") {
        expect(answer.status).toBe(200)
        expect(answer.data).toMatchObject({ status: "reversed", receivable: state })
      } else if (move.startsWith("pay ")) {
        expect(answer.status).toBe(201)
        expect(answer.data).toMatchObject({ status: "recorded", receivable: state })
      } else {
        expect(answer.status).toBe(200)
        expect(answer.data).toEqual(state)
        expect(Object.keys(answer.data)).toEqual(["id", "status", "paid_minor", "version"])
      }
    }
  })

  it("every move is in the audit log with its reason, every refusal leaves none", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    await company.post(`/receivables/${id}/pause`, { reason: "On holiday" })
    await company.post(`/receivables/${id}/pause`, { reason: "Again" })
    const audits = await server.sql(
      `select actor, user_id::int, api_key_id::int, request_id, details->>'reason' as reason from audit_log
       where company_id = $1 and action = 'receivable.pause' and subject_id = $2`,
      [company.id, id]
    )
    expect(audits).toEqual([
      {
        actor: "api_key",
        user_id: company.userId,
        api_key_id: company.key.id,
        request_id: expect.stringMatching(/^req_/),
        reason: "On holiday"
      }
    ])
  })
})

describe("POST /receivables", () => {
  it("201 with exactly the fields of the contract, for a new customer", async () => {
    const company = await server.company()
    const answer = await company.post("/receivables", { ...sum, customer: { display_name: "Ada" } })
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.data)).toEqual(receivableKeys)
    expect(answer.data).toEqual({
      id: expect.any(Number),
      customer_id: expect.any(Number),
      amount_minor: 10_000,
      paid_minor: 0,
      currency: "EUR",
      due_date: "2089-12-31",
      status: "open",
      external_reference: null,
      description: null,
      version: expect.stringMatching(/^[\w.~-]{1,64}$/)
    })
    expect(await company.read(`/receivables/${answer.data["id"]}`)).toEqual(answer.data)
  })

  it("201 for a known customer, of whom no second one is made", async () => {
    const company = await server.company()
    const first = await company.receivable({ customer: { display_name: "Ada", email: "ada@example.com" } })
    const second = await company.receivable({ customer_id: first["customer_id"] })
    expect(second["customer_id"]).toBe(first["customer_id"])
    expect((await company.get("/customers")).total).toBe(1)
  })

  it("201 twice with the same reference: it is the caller's own", async () => {
    const company = await server.company()
    await company.receivable({ external_reference: "INV-1" })
    await company.receivable({ external_reference: "INV-1" })
    expect((await company.get("/receivables?external_reference=INV-1")).total).toBe(2)
  })

  it("a refusal writes nothing: no customer, no receivable, no count", async () => {
    const company = await server.company()
    await company.post("/receivables", { ...sum, amount: "0", customer: { display_name: "Ada" } })
    await company.post("/receivables", { ...sum, customer_id: 999_999 })
    for (const path of ["/customers", "/receivables"]) expect((await company.get(path)).total).toBe(0)
  })

  it("a date in the past is as good as any", async () => {
    const company = await server.company()
    expect(await company.receivable({ due_date: "1970-01-01" })).toMatchObject({ due_date: "1970-01-01" })
  })
})

describe("PATCH /receivables/{receivable}", () => {
  const patch = async (company: Company, id: number, fields: Row): Promise<Answer> => {
    const { version } = await company.read(`/receivables/${id}`)
    return company.patch(`/receivables/${id}`, { expected_version: version, ...fields })
  }

  it("200 with the whole receivable, and another version", async () => {
    const company = await server.company()
    const other = await company.receivable()
    const before = await company.receivable({ description: "Kept", external_reference: "Gone" })
    const answer = await patch(company, before.id, {
      amount: "1.234",
      currency: "BHD",
      due_date: "2030-01-01",
      customer_id: other["customer_id"],
      external_reference: null
    })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.data)).toEqual(receivableKeys)
    expect(answer.data).toEqual({
      ...before,
      amount_minor: 1_234,
      currency: "BHD",
      due_date: "2030-01-01",
      customer_id: other["customer_id"],
      external_reference: null,
      version: expect.any(String)
    })
    expect(answer.data["version"]).not.toBe(before.version)
    expect(await company.read(`/receivables/${before.id}`)).toEqual(answer.data)
  })

  it("409 when the version is stale, with the current one; nothing changes", async () => {
    const company = await server.company()
    const before = await company.receivable()
    await company.payment(before.id, "1.00")
    const current = await company.read(`/receivables/${before.id}`)
    for (const expected_version of [before.version, "v999", "x"]) {
      const answer = await company.patch(`/receivables/${before.id}`, {
        expected_version,
        description: "New"
      })
      expect([answer.status, answer.code]).toEqual([409, "version_conflict"])
      expect(answer.details).toEqual({ current_version: current.version })
    }
    expect(await company.read(`/receivables/${before.id}`)).toEqual(current)
  })

  it("of one version at the same time: one wins, the others are 409", async () => {
    const company = await server.company()
    const { id, version } = await company.receivable()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        company.patch(`/receivables/${id}`, { expected_version: version, description: `${n}` })
      )
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === "version_conflict")).toHaveLength(7)
  })

  const locks: ReadonlyArray<readonly [State, ReadonlyArray<string>]> = [
    ["open", []],
    ["paused", []],
    ["partially_paid", ["currency", "customer_id"]],
    ["paused, paid in part", ["currency", "customer_id"]],
    ["paid", ["amount", "currency", "customer_id", "due_date"]],
    ["cancelled", ["amount", "currency", "customer_id", "due_date"]],
    ["cancelled, paid in part", ["amount", "currency", "customer_id", "due_date"]]
  ]
  it.each(locks)("when %s, 409 field_locked for exactly %j", async (state, locked) => {
    const company = await server.company()
    const { id } = await make(company, state)
    const before = await company.read(`/receivables/${id}`)
    const other = await company.receivable()
    const changes: Readonly<Record<string, Row>> = {
      amount: { amount: "200.00" },
      currency: { currency: "USD", amount: "200.00" },
      customer_id: { customer_id: other["customer_id"] },
      due_date: { due_date: "2031-01-01" },
      external_reference: { external_reference: "New" },
      description: { description: "New" }
    }
    for (const [field, change] of Object.entries(changes)) {
      const answer = await patch(company, id, change)
      if (locked.includes(field)) {
        expect([answer.status, answer.code], field).toEqual([409, "field_locked"])
        expect((answer.details as { readonly fields: ReadonlyArray<string> }).fields).toContain(field)
      } else expect(answer.status, field).toBe(200)
    }
    expect((await company.read(`/receivables/${id}`)).status).toBe(before.status)
  })

  it.each(["partially_paid", "paused, paid in part"] as const)(
    "when %s: less than what is paid is 422, what is paid settles",
    async (state) => {
      const company = await server.company()
      const { id } = await make(company, state)
      const before = await company.read(`/receivables/${id}`)
      const less = await patch(company, id, { amount: "39.99" })
      expect([less.code, less.fields]).toEqual(["validation_failed", ["amount"]])
      expect(await company.read(`/receivables/${id}`)).toEqual(before)
      const settled = await patch(company, id, { amount: "40.00" })
      expect(settled.data).toMatchObject({ status: "paid", amount_minor: 4_000, paid_minor: 4_000 })
      expect((await patch(company, id, { amount: "50.00" })).code).toBe("field_locked")
    }
  )

  it("currency and customer are free again when every payment is reversed", async () => {
    const company = await server.company()
    const { id, payments } = await make(company, "partially_paid")
    await company.post(`/receivables/${id}/payments/${payments[0]}/reverse`, reason)
    expect((await patch(company, id, { currency: "USD", amount: "7.00" })).status).toBe(200)
  })

  it("422 for a customer that is not there", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const answer = await patch(company, id, { customer_id: 999_999 })
    expect([answer.code, answer.fields]).toEqual(["validation_failed", ["customer_id"]])
  })

  it("the version changes with every successful write and never otherwise", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const path = `/receivables/${id}`
    const seen: Array<string> = [(await company.read(path)).version]
    const changed = async (work: () => Promise<Answer>, does: boolean) => {
      const answer = await work()
      expect(answer.status < 400, answer.text).toBe(does)
      const { version } = await company.read(path)
      expect(!seen.includes(version)).toBe(does)
      if (does) seen.push(version)
      else expect(seen.at(-1)).toBe(version)
    }
    await changed(() => company.post(`${path}/pause`, reason), true)
    await changed(() => company.post(`${path}/pause`, reason), false)
    await changed(() => company.post(`${path}/resume`, reason), true)
    await changed(() => company.post(`${path}/payments`, { amount: "1" }), true)
    await changed(() => company.post(`${path}/payments`, { amount: "1000" }), false)
    const [payment] = (await company.get(`${path}/payments`)).rows
    await changed(() => company.post(`${path}/payments/${payment?.["id"]}/reverse`, reason), true)
    await changed(() => company.post(`${path}/payments/${payment?.["id"]}/reverse`, reason), false)
    await changed(() => patch(company, id, { description: "x" }), true)
    await changed(() => patch(company, id, { description: "x" }), true)
    await changed(() => company.patch(path, { expected_version: "v0", description: "y" }), false)
    await changed(() => company.post(`${path}/cancel`, reason), true)
  })
})

describe("POST /receivables/{receivable}/payments", () => {
  it("201 with exactly the fields of the contract", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const answer = await company.post(`/receivables/${id}/payments`, {
      amount: "40.00",
      currency: "EUR",
      paid_at: "2026-01-31T09:00:00+01:00",
      method: "bank_transfer",
      external_reference: "TX-1",
      note: "First half"
    })
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.data)).toEqual(paymentKeys)
    const { version } = await company.read(`/receivables/${id}`)
    expect(answer.data).toEqual({
      id: expect.any(Number),
      receivable_id: id,
      amount_minor: 4_000,
      currency: "EUR",
      paid_at: "2026-01-31T08:00:00.000Z",
      method: "bank_transfer",
      external_reference: "TX-1",
      note: "First half",
      status: "recorded",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      receivable: { id, status: "partially_paid", paid_minor: 4_000, version }
    })
  })

  it("what is optional is null; a bare date is its midnight in UTC", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    expect(await company.payment(id, "1", { paid_at: "2026-01-31" })).toMatchObject({
      method: null,
      external_reference: null,
      note: null,
      paid_at: "2026-01-31T00:00:00.000Z"
    })
  })

  it("422 currency_mismatch for another currency, before the balance; 409 first when it is closed", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const wrong = { amount: "1000000", currency: "USD" }
    const answer = await company.post(`/receivables/${id}/payments`, wrong)
    expect([answer.status, answer.code]).toEqual([422, "currency_mismatch"])
    await company.post(`/receivables/${id}/cancel`, reason)
    expect((await company.post(`/receivables/${id}/payments`, wrong)).code).toBe("invalid_transition")
  })

  it("at the same time never pay more than is owed", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => company.post(`/receivables/${id}/payments`, { amount: "30.00" }))
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.details).toEqual({ balance_minor: 1_000 })
    }
    expect(await company.read(`/receivables/${id}`)).toMatchObject({
      paid_minor: 9_000,
      status: "partially_paid"
    })
    const last = await Promise.all(
      Array.from({ length: 10 }, () => company.post(`/receivables/${id}/payments`, { amount: "10.00" }))
    )
    expect(last.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(last.filter(({ code }) => code === "invalid_transition")).toHaveLength(9)
  })

  it("against a cancel at the same time: one comes first, and the status holds", async () => {
    const company = await server.company()
    for (let n = 0; n < 5; n++) {
      const { id } = await company.receivable()
      const [payment, cancel] = await Promise.all([
        company.post(`/receivables/${id}/payments`, { amount: "100.00" }),
        company.post(`/receivables/${id}/cancel`, reason)
      ])
      expect([payment?.status, cancel?.status].filter((status) => status === 409)).toHaveLength(1)
      const { status } = await company.read(`/receivables/${id}`)
      expect(status).toBe(payment?.status === 201 ? "paid" : "cancelled")
    }
  })
})

describe("reversing a payment", () => {
  it("200, once: the second is 409; the payment stays in the list", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const one = await company.payment(id, "30.00")
    const two = await company.payment(id, "70.00")
    const path = `/receivables/${id}/payments`
    const answer = await company.post(`${path}/${one.id}/reverse`, reason)
    expect(answer.status).toBe(200)
    expect(answer.data).toEqual({ ...one, status: "reversed", receivable: expect.anything() })
    expect(answer.data["receivable"]).toMatchObject({ status: "partially_paid", paid_minor: 7_000 })
    const again = await company.post(`${path}/${one.id}/reverse`, reason)
    expect([again.code, again.details]).toEqual(["invalid_transition", { status: "reversed" }])
    const list = await company.get(path)
    expect(list.rows.map(({ id, status }) => [id, status])).toEqual([
      [two.id, "recorded"],
      [one.id, "reversed"]
    ])
    const receivable = answer.data["receivable"]
    for (const row of list.rows) expect(row["receivable"]).toEqual(receivable)
  })

  it("at the same time happens once", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    const payment = await company.payment(id, "30.00")
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        company.post(`/receivables/${id}/payments/${payment.id}/reverse`, reason)
      )
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await company.read(`/receivables/${id}`)).toMatchObject({ paid_minor: 0, status: "open" })
  })

  it("404 for a payment on another receivable", async () => {
    const company = await server.company()
    const [one, other] = [await company.receivable(), await company.receivable()]
    const payment = await company.payment(one.id, "1")
    const answer = await company.post(`/receivables/${other.id}/payments/${payment.id}/reverse`, reason)
    expect([answer.status, answer.message]).toEqual([404, "There is no such payment."])
  })

  it("of a payment in full brings the status back; a pause does not survive the payment that settled it", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    await company.post(`/receivables/${id}/pause`, reason)
    const payment = await company.payment(id, "100.00")
    expect((await company.read(`/receivables/${id}`)).status).toBe("paid")
    await company.post(`/receivables/${id}/payments/${payment.id}/reverse`, reason)
    expect((await company.read(`/receivables/${id}`)).status).toBe("open")
  })
})

describe("the database holds, too", () => {
  it.each([
    ["paid_minor = amount_minor + 1"],
    ["paid_minor = -1"],
    ["status = 'paid'"],
    ["status = 'overdue'"],
    ["amount_minor = 0"]
  ])("no receivable with %s", async (set) => {
    const company = await server.company()
    const { id }: Resource = await company.receivable()
    await expect(server.sql(`update receivables set ${set} where receivable_id = $1`, [id])).rejects.toThrow(
      /check constraint/
    )
  })
})
