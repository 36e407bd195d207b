/** Every outcome that the OpenAPI document declares for a route really happens. */
import { describe, expect, it } from "@effect/vitest"
import { type Scope, scopes } from "../../src/domain/Scope.ts"
import { declaredOutcomes, routes, seenOutcomes } from "../support/contract.ts"
import { creditorReference } from "../../src/domain/bank/References.ts"
import { BankMoney, type InsertedTransaction } from "../support/BankMoney.ts"
import { camt053, credit, march, OUR_IBAN } from "../support/Statements.ts"
import { pdf } from "../support/pdf.ts"
import { lockKey } from "../support/locks.ts"
import {
  type Answer,
  type Call,
  type Company,
  reason,
  type Row,
  sum,
  useServer
} from "../support/TestServer.ts"

const server = useServer()

/** A path and, for a write, its body. */
type Request = readonly [path: string, body?: Row | undefined]

/** How to make a successful request to a route, and the requests that only this route refuses. */
interface Visit {
  readonly scope: Scope
  /** The file that it takes in the place of JSON, and another one, which is refused. */
  readonly file?: {
    readonly type: string
    readonly bytes: Uint8Array<ArrayBuffer>
    readonly wrong: Uint8Array<ArrayBuffer>
    readonly tooLarge: number
  }
  /** Makes what the request needs; called once for each test. */
  readonly good: (company: Company) => Promise<Request>
  /** By error code: a request that is answered with it. */
  readonly refusals?: Readonly<Record<string, (company: Company) => Promise<Request>>>
}

const settled = (make: (company: Company) => Promise<Request>, move: string) => {
  return async (company: Company) => {
    const [path, body] = await make(company)
    const first = await company.post(`${path.split("/").slice(0, 3).join("/")}/${move}`, reason)
    expect(first.status).toBe(200)
    return [path, body] as const
  }
}

const onReceivable = (suffix: string, body?: Row) => async (company: Company) =>
  [`/receivables/${(await company.receivable()).id}${suffix}`, body] as const

const patched =
  (kind: "receivable" | "payable", change: Row, closing?: string) => async (company: Company) => {
    const { id } = await company[kind]()
    const path = `/${kind}s/${id}`
    if (closing !== undefined) await company.post(`${path}/${closing}`, reason)
    const { version } = await company.read(path)
    return [path, { expected_version: version, ...change }] as const
  }

const stale = (make: (company: Company) => Promise<Request>) => {
  return async (company: Company) => {
    const [path, body] = await make(company)
    return [path, { ...body, expected_version: "stale" }] as const
  }
}

const customerPatch = async (company: Company) => {
  const path = `/customers/${Number((await company.receivable())["customer_id"])}`
  return [path, { expected_version: (await company.read(path)).version, email: null }] as const
}

/** A change of a channel of a customer with an e-mail address and no phone number. */
const channelChange = (move: string, channel: string) => async (company: Company) => {
  const customer = { display_name: "Ada", email: "ada@example.com" }
  const id = Number((await company.receivable({ customer }))["customer_id"])
  return [`/customers/${id}/${move}`, { channel, ...reason }] as const
}

const reversal = async (company: Company) => {
  const { id } = await company.receivable()
  return [`/receivables/${id}/payments/${(await company.payment(id, "1")).id}/reverse`, reason] as const
}

const moneyOf = (company: Company) => new BankMoney((text, params) => server.sql(text, params), company.id)

const change = { expected_version: "v1", ...reason }

/** A change of a new transaction. */
const ofTransaction =
  (move: string, body: Row, given: InsertedTransaction = {}) =>
  async (company: Company) =>
    [`/bank-transactions/${await moneyOf(company).transaction(given)}${move}`, body] as const

/** A new transaction applied to a new receivable. */
const applying =
  (amount: string, debt: Row = {}, given: InsertedTransaction = {}) =>
  async (company: Company) => {
    const { id } = await company.receivable(debt)
    const body = { expected_version: "v1", allocations: [{ receivable_id: id, amount }] }
    return ofTransaction("/apply", body, given)(company)
  }

const refusing =
  (given: InsertedTransaction = {}) =>
  async (company: Company) => {
    const { id } = await company.receivable()
    const paymentReference = creditorReference(company.id, id)
    const body = { expected_version: "v1", receivable_id: id }
    return ofTransaction("/refuse", body, { paymentReference, ...given })(company)
  }

const list =
  (path: string): Visit["good"] =>
  () =>
    Promise.resolve([path])

const asFile = (type: string) => ({ headers: { "content-type": type } })

/** A receivable with its original invoice. */
const withDocument: Visit["good"] = async (company) => {
  const path = `/receivables/${(await company.receivable()).id}/document`
  const kept = await server.send({
    method: "PUT",
    path,
    token: company.token,
    rawBody: pdf(),
    ...asFile("application/pdf")
  })
  expect(kept.status).toBe(200)
  return [path]
}

const visits: Readonly<Record<string, Visit>> = {
  "POST /v1/receivables": {
    scope: "receivables:write",
    good: () => Promise.resolve(["/receivables", { ...sum, customer: { display_name: "Ada" } }])
  },
  "GET /v1/receivables": { scope: "receivables:read", good: list("/receivables") },
  "GET /v1/receivables/{receivable}": { scope: "receivables:read", good: onReceivable("") },
  "PATCH /v1/receivables/{receivable}": {
    scope: "receivables:write",
    good: patched("receivable", { amount: "5.00" }),
    refusals: {
      version_conflict: stale(patched("receivable", { amount: "5.00" })),
      field_locked: patched("receivable", { amount: "5.00" }, "cancel")
    }
  },
  "POST /v1/receivables/{receivable}/pause": {
    scope: "receivables:write",
    good: onReceivable("/pause", reason),
    refusals: { invalid_transition: settled(onReceivable("/pause", reason), "pause") }
  },
  "POST /v1/receivables/{receivable}/resume": {
    scope: "receivables:write",
    good: settled(onReceivable("/resume", reason), "pause"),
    refusals: { invalid_transition: onReceivable("/resume", reason) }
  },
  "POST /v1/receivables/{receivable}/cancel": {
    scope: "receivables:write",
    good: onReceivable("/cancel", reason),
    refusals: { invalid_transition: settled(onReceivable("/cancel", reason), "cancel") }
  },
  "POST /v1/receivables/{receivable}/payments": {
    scope: "receivables:write",
    good: onReceivable("/payments", { amount: "1" }),
    refusals: {
      invalid_transition: settled(onReceivable("/payments", { amount: "1" }), "cancel"),
      overpayment: onReceivable("/payments", { amount: "1000" }),
      currency_mismatch: onReceivable("/payments", { amount: "1", currency: "JPY" })
    }
  },
  "GET /v1/receivables/{receivable}/payments": { scope: "receivables:read", good: onReceivable("/payments") },
  "POST /v1/receivables/{receivable}/payments/{payment}/reverse": {
    scope: "receivables:write",
    good: reversal,
    refusals: {
      invalid_transition: async (company) => {
        const [path, body] = await reversal(company)
        await company.post(path, body)
        return [path, body]
      }
    }
  },
  "POST /v1/payables": {
    scope: "payables:write",
    good: () => Promise.resolve(["/payables", { ...sum, bill_label: "Rent" }])
  },
  "GET /v1/payables": { scope: "payables:read", good: list("/payables") },
  "GET /v1/payables/{payable}": {
    scope: "payables:read",
    good: async (company) => [`/payables/${(await company.payable()).id}`]
  },
  "PATCH /v1/payables/{payable}": {
    scope: "payables:write",
    good: patched("payable", { amount: "5.00" }),
    refusals: {
      version_conflict: stale(patched("payable", { amount: "5.00" })),
      field_locked: patched("payable", { amount: "5.00" }, "mark-paid")
    }
  },
  "POST /v1/payables/{payable}/mark-paid": {
    scope: "payables:write",
    good: async (company) => [`/payables/${(await company.payable()).id}/mark-paid`, reason],
    refusals: {
      invalid_transition: async (company) => {
        const path = `/payables/${(await company.payable()).id}/mark-paid`
        await company.post(path, reason)
        return [path, reason]
      }
    }
  },
  "GET /v1/customers": { scope: "receivables:read", good: list("/customers") },
  "GET /v1/customers/{customer}": {
    scope: "receivables:read",
    good: async (company) => [`/customers/${Number((await company.receivable())["customer_id"])}`]
  },
  "PATCH /v1/customers/{customer}": {
    scope: "receivables:write",
    good: customerPatch,
    refusals: { version_conflict: stale(customerPatch) }
  },
  "POST /v1/customers/{customer}/opt-out": {
    scope: "receivables:write",
    good: channelChange("opt-out", "email"),
    refusals: { invalid_transition: channelChange("opt-out", "sms") }
  },
  "POST /v1/customers/{customer}/opt-in": {
    scope: "receivables:write",
    good: channelChange("opt-in", "email"),
    refusals: { invalid_transition: channelChange("opt-in", "sms") }
  },
  "GET /v1/reminder-attempts": { scope: "receivables:read", good: list("/reminder-attempts") },
  "GET /v1/reminder-attempts/{attempt}/message": {
    scope: "receivables:read",
    good: async (company) => {
      const { id } = await company.receivable()
      const [made] = await server.sql(
        `with kept as (
           insert into reminder_messages (company_id, attempt_ids, sent_on, customer_id, channel, recipient, locale, subject, body, captured,
             status, created_at)
           select company_id, array[attempt_id], current_date, customer_id, channel, 'ada@example.com', 'en', 'Due', 'Hello', false, 'sent', now()
           from reminder_attempts where company_id = $1 and receivable_id = $2 limit 1 returning message_id
         )
         update reminder_attempts a set message_id = kept.message_id from kept
         where a.company_id = $1 and a.receivable_id = $2 returning a.attempt_id`,
        [company.id, id]
      )
      return [`/reminder-attempts/${Number(made?.["attempt_id"])}/message`]
    }
  },
  "GET /v1/receivables/{receivable}/schedule": {
    scope: "receivables:read",
    good: onReceivable("/schedule")
  },
  "PUT /v1/receivables/{receivable}/document": {
    scope: "receivables:write",
    file: {
      type: "application/pdf",
      bytes: pdf(),
      wrong: pdf({ trailer: "/Encrypt 9 0 R" }),
      tooLarge: 10_485_761
    },
    good: onReceivable("/document")
  },
  "GET /v1/receivables/{receivable}/document": { scope: "receivables:read", good: withDocument },
  "DELETE /v1/receivables/{receivable}/document": { scope: "receivables:write", good: withDocument },
  "POST /v1/bank-statements": {
    scope: "bank:write",
    file: {
      type: "application/xml",
      bytes: camt053(march(credit())),
      wrong: new Uint8Array([1, 2, 3]),
      tooLarge: 10_485_761
    },
    good: async (company) => {
      await server.sql("update companies set iban = $2 where company_id = $1", [company.id, OUR_IBAN])
      return ["/bank-statements"]
    }
  },
  "GET /v1/bank-accounts": { scope: "bank:read", good: list("/bank-accounts") },
  "GET /v1/bank-transactions": { scope: "bank:read", good: list("/bank-transactions") },
  "GET /v1/bank-transactions/{transaction}": {
    scope: "bank:read",
    good: async (company) => [`/bank-transactions/${await moneyOf(company).transaction()}`]
  },
  "POST /v1/bank-transactions/{transaction}/apply": {
    scope: "bank:write",
    good: applying("1"),
    refusals: {
      version_conflict: stale(applying("1")),
      invalid_transition: applying("1", {}, { status: "ignored" }),
      currency_mismatch: applying("1", { currency: "USD" }),
      overpayment: applying("100.01", { amount: "200.00" })
    }
  },
  "POST /v1/bank-transactions/{transaction}/undo": {
    scope: "bank:write",
    good: ofTransaction("/undo", change, { status: "ignored" }),
    refusals: {
      version_conflict: stale(ofTransaction("/undo", change)),
      invalid_transition: ofTransaction("/undo", change)
    }
  },
  "POST /v1/bank-transactions/{transaction}/ignore": {
    scope: "bank:write",
    good: ofTransaction("/ignore", change),
    refusals: {
      version_conflict: stale(ofTransaction("/ignore", change)),
      invalid_transition: ofTransaction("/ignore", change, { status: "ignored" })
    }
  },
  "POST /v1/bank-transactions/{transaction}/refuse": {
    scope: "bank:write",
    good: refusing(),
    refusals: {
      version_conflict: stale(refusing()),
      invalid_transition: refusing({ status: "ignored" })
    }
  },
  "GET /v1/receivables/{receivable}/payment-request": {
    scope: "receivables:read",
    good: onReceivable("/payment-request")
  },
  "GET /v1/usage": { scope: "usage:read", good: list("/usage") }
}

/** Does something while another transaction has the key `busy`. */
const whileBusy = (company: Company, work: () => Promise<Answer>) =>
  server.connected(async (client) => {
    await client.query("begin")
    await lockKey(client, company.id, "busy")
    const answer = await work()
    await client.query("rollback")
    return answer
  })

const methodOf = (route: string) => route.slice(0, route.indexOf(" "))
/** Taking something away has neither a key nor a body. */
const isWrite = (route: string) => !["GET", "DELETE"].includes(methodOf(route))

const expectCode = (answer: Answer, status: number, code: string) =>
  expect([answer.status, answer.code]).toEqual([status, code])

describe("every route", () => {
  it("is visited", () => {
    expect(Object.keys(visits).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
  })

  describe.each(Object.entries(visits))("%s", (route, { file, good, refusals = {}, scope }) => {
    const method = methodOf(route)
    const send = (company: Company, [path, body]: Request, call: Partial<Call> = {}) =>
      server.send({
        method,
        path,
        token: company.token,
        ...(file === undefined ? {} : { rawBody: file.bytes, ...asFile(file.type) }),
        ...(body === undefined ? {} : { body }),
        ...call
      })

    it("succeeds", async () => {
      const company = await server.company()
      const answer = await send(company, await good(company))
      expect(answer.status).toBeLessThan(300)
    })

    it("401, 403, 429", async () => {
      const company = await server.company()
      const request = await good(company)
      expectCode(await send(company, request, { token: "none" }), 401, "unauthenticated")
      const without = await company.withKey({ scopes: scopes.filter((each) => each !== scope) })
      expectCode(await send(without, request), 403, "forbidden")
      await company.exhaustKey()
      expectCode(await send(company, request), 429, "rate_limited")
    })

    if (file !== undefined) {
      it("400, 413, 415, 422 and 409 in progress", async () => {
        const company = await server.company()
        const request = await good(company)
        const as = asFile(file.type)
        const busy = { ...as, idempotencyKey: "busy" }
        expectCode(
          await send(company, request, { rawBody: new Uint8Array(), ...as }),
          400,
          "malformed_request"
        )
        expectCode(await send(company, request, { idempotencyKey: null }), 400, "idempotency_key_required")
        expectCode(await send(company, request, { idempotencyKey: "a b" }), 400, "idempotency_key_invalid")
        const large = { rawBody: new Uint8Array(file.tooLarge), ...as }
        expectCode(await send(company, request, large), 413, "payload_too_large")
        const json = { headers: { "content-type": "application/json" } }
        expectCode(await send(company, request, json), 415, "unsupported_media_type")
        const wrong = { rawBody: file.wrong, ...as }
        expectCode(await send(company, request, wrong), 422, "validation_failed")
        expectCode(
          await whileBusy(company, () => send(company, request, busy)),
          409,
          "idempotency_key_in_progress"
        )
        expect((await send(company, request, busy)).status).toBeLessThan(300)
        expectCode(
          await send(company, request, { ...wrong, idempotencyKey: "busy" }),
          422,
          "idempotency_key_reused"
        )
      })
    } else if (isWrite(route)) {
      it("400, 413, 415, 422 and 409 in progress", async () => {
        const company = await server.company()
        const request = await good(company)
        const raw = { method, path: request[0], token: company.token }
        expectCode(await server.send({ ...raw, rawBody: "{" }), 400, "malformed_request")
        expectCode(await send(company, request, { idempotencyKey: null }), 400, "idempotency_key_required")
        expectCode(await send(company, request, { idempotencyKey: "a b" }), 400, "idempotency_key_invalid")
        expectCode(await server.send({ ...raw, rawBody: "x".repeat(65_537) }), 413, "payload_too_large")
        const text = { headers: { "content-type": "text/plain" } }
        expectCode(await send(company, request, text), 415, "unsupported_media_type")
        expectCode(await send(company, [request[0], {}]), 422, "validation_failed")
        const busy = await whileBusy(company, () => send(company, request, { idempotencyKey: "busy" }))
        expectCode(busy, 409, "idempotency_key_in_progress")
        expect((await send(company, request, { idempotencyKey: "busy" })).status).toBeLessThan(300)
        const other = { ...request[1], ...(route.endsWith("payments") ? { note: "x" } : { reason: "Other" }) }
        const key = { idempotencyKey: "busy" }
        const reused = /pause|resume|cancel|reverse|mark-paid|payments|opt-|undo|ignore/.test(route)
          ? await send(company, [request[0], other], key)
          : await send(company, different(route, request), key)
        expectCode(reused, 422, "idempotency_key_reused")
      })
    }

    if (!isWrite(route) && declaredOutcomes().includes(`${route} 422 validation_failed`)) {
      it("422 for its query", async () => {
        const company = await server.company()
        const [path] = await good(company)
        expectCode(await send(company, [`${path}?per_page=0`]), 422, "validation_failed")
      })
    }

    if (route.includes("{")) {
      it("404", async () => {
        const company = await server.company()
        const [path, body] = await good(company)
        const nowhere = path.replace(/\/\d+/, "/999999999")
        expectCode(await send(company, body === undefined ? [nowhere] : [nowhere, body]), 404, "not_found")
      })
    }

    for (const [code, prepare] of Object.entries(refusals)) {
      it(code, async () => {
        const company = await server.company()
        expect((await send(company, await prepare(company))).code).toBe(code)
      })
    }
  })

  const different = (route: string, [path, body]: Request): Request => {
    if (route.includes("bank-transactions")) return [path, { ...body, expected_version: "other" }]
    const isCustomer = route.includes("customers")
    return [path, { ...body, ...(isCustomer ? { display_name: "Other" } : { description: "Other" }) }]
  }

  it("408 for a body that does not come", async () => {
    const company = await server.company()
    await Promise.all(
      Object.entries(visits)
        .filter(([route]) => isWrite(route))
        .map(async ([route, { file, good }]) => {
          const [path] = await good(company)
          const call = {
            method: methodOf(route),
            path,
            token: company.token,
            ...(file === undefined ? {} : asFile(file.type))
          }
          expectCode(await server.send({ ...call, rawBody: new ReadableStream() }), 408, "request_timeout")
        })
    )
  })

  it("503 while the gate is closed", async () => {
    await server.setGate(false)
    try {
      for (const { method, path } of routes) {
        const answer = await server.send({
          method,
          path: path.slice("/v1".length).replaceAll(/\{\w+\}/g, "1"),
          ...(method === "GET" || method === "DELETE" ? {} : { body: {} })
        })
        expectCode(answer, 503, "service_unavailable")
      }
    } finally {
      await server.setGate(true)
    }
  })

  it("has every declared outcome, except 500, 408, and 404 where the path has no id", () => {
    const noId = (outcome: string) => outcome.endsWith("404 not_found") && !outcome.includes("{")
    // A body that is too slow takes eight seconds; resilience/slow-bodies has them.
    const isElsewhere = (outcome: string) => /(?:500 internal_error|408 request_timeout)$/.test(outcome)
    const expected = declaredOutcomes().filter((outcome) => !isElsewhere(outcome) && !noId(outcome))
    expect(expected.length).toBeGreaterThan(180)
    expect(expected.filter((outcome) => !seenOutcomes.has(outcome))).toEqual([])
    expect([...seenOutcomes].filter((outcome) => !declaredOutcomes().includes(outcome))).toEqual([])
    expect(declaredOutcomes().filter(noId)).toHaveLength(6)
  })
})
