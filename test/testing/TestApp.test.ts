import { describe, expect, it, layer } from "@effect/vitest"
import { Chunk, Effect, Fiber, Layer, Stream, TestClock } from "effect"
import { all } from "../../src/client/Client.ts"
import { ServiceUnavailable } from "../../src/domain/Errors.ts"
import { ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { KeyStore } from "../../src/services/keys/KeyStore.ts"
import { GateWatch } from "../../src/services/installation/GateWatch.ts"
import {
  counted,
  fixedCaller,
  MemoryStore,
  planned,
  QuotaLog,
  recorded,
  TestApp
} from "../../src/testing/Testing.ts"

const newReceivable = {
  customer: { displayName: "Ada", email: "ada@example.com", timezone: "Europe/Berlin" },
  amount: "12.50",
  currency: "EUR",
  dueDate: "2026-03-01"
} as const

layer(TestApp.layer())("the API on memory layers", (it) => {
  it.effect("takes a receivable through its life", () =>
    Effect.gen(function* () {
      const { client } = yield* TestApp
      const { data: made } = yield* client.receivables.create({ payload: newReceivable })
      expect(made).toMatchObject({ amountMinor: 1250, status: "open", version: "v1" })
      const path = { receivable: made.id }
      const { data: payment } = yield* client.payments.record({ path, payload: { amount: "5" } })
      expect(payment.receivable).toMatchObject({ status: "partially_paid", paidMinor: 500 })
      yield* client.payments.reverse({
        path: { ...path, payment: payment.id },
        payload: { reason: "bounced" }
      })
      yield* client.receivables.pause({ path, payload: { reason: "agreed" } })
      const { data: cancelled } = yield* client.receivables.cancel({ path, payload: { reason: "lost" } })
      expect(cancelled).toMatchObject({ status: "cancelled", version: "v5" })
      expect((yield* client.payments.list({ path })).data).toMatchObject([{ status: "reversed" }])

      const store = yield* MemoryStore
      expect((yield* store.auditLog(1)).map(({ deed }) => deed)).toEqual([
        "receivable.create",
        "payment.record",
        "payment.reverse",
        "receivable.pause",
        "receivable.cancel"
      ])
    })
  )

  it.effect("gives typed errors from a real server", () =>
    Effect.gen(function* () {
      const { client } = yield* TestApp
      const { data } = yield* client.receivables.create({ payload: newReceivable })
      const path = { receivable: data.id }
      expect(yield* Effect.flip(client.receivables.read({ path: { receivable: 999_999 } }))).toMatchObject({
        _tag: "NotFound",
        requestId: expect.stringMatching(/^req_/)
      })
      expect(
        yield* Effect.flip(
          client.receivables.update({ path, payload: { expectedVersion: "v9", description: "x" } })
        )
      ).toMatchObject({ _tag: "VersionConflict", details: { current_version: "v1" } })
      expect(yield* Effect.flip(client.payments.record({ path, payload: { amount: "99" } }))).toMatchObject({
        _tag: "Overpayment",
        details: { balance_minor: 1250 }
      })
      expect(yield* Effect.flip(client.receivables.resume({ path, payload: { reason: "x" } }))).toMatchObject(
        { _tag: "InvalidTransition", details: { status: "open" } }
      )
      expect(
        yield* Effect.flip(
          client.receivables.create({
            payload: { customerId: 999_999, amount: "1", currency: "EUR", dueDate: "2026-01-01" }
          })
        )
      ).toMatchObject({ _tag: "ValidationFailed", details: [{ field: "customer_id" }] })
    })
  )

  it.effect("replays a write under its key, byte for byte", () =>
    Effect.gen(function* () {
      const app = yield* TestApp
      const body = { bill_label: "Rent", amount: "10", currency: "EUR", due_date: "2026-03-01" }
      const headers = { "idempotency-key": "rent-march" }
      const first = yield* app.send("/v1/payables", { body, headers })
      const second = yield* app.send("/v1/payables", { body, headers })
      expect([first.status, second.status]).toEqual([201, 201])
      expect(second.text).toBe(first.text)
      expect(second.headers.get("idempotent-replayed")).toBe("true")
      const other = yield* app.send("/v1/payables", { body: { ...body, amount: "11" }, headers })
      expect(other.json).toMatchObject({ error: { code: "idempotency_key_reused" } })
      const refusedTwice = yield* Effect.replicateEffect(
        app.send("/v1/receivables/999/pause", { body: { reason: "x" }, headers: { "idempotency-key": "p" } }),
        2
      )
      expect(refusedTwice.map(({ status }) => status)).toEqual([404, 404])
      expect(refusedTwice[1]?.text).toBe(refusedTwice[0]?.text)
    })
  )

  it.effect("sends raw requests exactly as written", () =>
    Effect.gen(function* () {
      const app = yield* TestApp
      expect((yield* app.fetch("/v1/receivables")).status).toBe(401)
      expect((yield* app.send("/v1/receivables", { headers: { authorization: null } })).status).toBe(401)
      expect((yield* app.send("/v1/receivables", { body: "{" })).json).toMatchObject({
        error: { code: "malformed_request" }
      })
      expect((yield* app.send("/v1/receivables", { method: "DELETE" })).headers.get("allow")).toContain("GET")
    })
  )

  it.effect("answers by the test's clock", () =>
    Effect.gen(function* () {
      const { client } = yield* TestApp
      yield* TestClock.setTime(Date.parse("2026-03-01T22:59:00Z"))
      const { data } = yield* client.receivables.create({ payload: newReceivable })
      const overdue = Effect.map(
        client.receivables.list({ urlParams: { customerId: data.customerId, overdue: true } }),
        ({ meta }) => meta.total
      )
      expect(yield* overdue).toBe(0)
      yield* TestClock.adjust("1 minute")
      expect(yield* overdue).toBe(1)
    })
  )
})

layer(TestApp.layer(fixedCaller({ companyId: 2 })))("walking a list", (it) => {
  it.effect("gives all records", () =>
    Effect.gen(function* () {
      const { client } = yield* TestApp
      const payload = { billLabel: "Rent", amount: "10", currency: "EUR", dueDate: "2026-03-01" }
      yield* Effect.replicateEffect(client.payables.create({ payload }), 7)
      const found = yield* Stream.runCollect(
        all((page) => client.payables.list({ urlParams: { ...page, status: "open" } }), { perPage: 3 })
      )
      expect(Chunk.toReadonlyArray(found).map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1])
    })
  )
})

describe("overrides", () => {
  it.effect("of the caller", () =>
    Effect.gen(function* () {
      const { client } = yield* TestApp
      yield* client.receivables.list()
      expect(yield* Effect.flip(client.receivables.create({ payload: newReceivable }))).toMatchObject({
        _tag: "Forbidden",
        details: { reason: "scope", required_scope: "receivables:write" }
      })
    }).pipe(Effect.provide(TestApp.layer(fixedCaller({ scopes: ["receivables:read"] }))))
  )

  it.effect("of the quota; the test moves the clock past the window that the client waits for", () =>
    Effect.gen(function* () {
      const app = yield* TestApp
      const path = { receivable: 1 }
      yield* Effect.replicateEffect(app.send("/v1/payables"), 2)
      expect(yield* Effect.flip(app.client.receivables.read({ path }))).toMatchObject({
        _tag: "RateLimited",
        details: { policy: "per_key" },
        retryAfterSeconds: 60
      })
      const patient = yield* app.clientWith({ maxRetries: 1 })
      const waiting = yield* Effect.fork(Effect.flip(patient.receivables.read({ path })))
      // The test clock does not wait for promises, which the refusal passes through. A try may take up to 30 seconds.
      const asleep = Effect.map(
        TestClock.sleeps(),
        Chunk.some((until) => until >= 60_000)
      )
      while (!(yield* asleep)) yield* Effect.promise(() => Bun.sleep(1))
      yield* TestClock.adjust("59 seconds")
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust("17 seconds")
      expect(yield* Fiber.join(waiting)).toMatchObject({ _tag: "NotFound" })
    }).pipe(Effect.provide(TestApp.layer(counted({ perMinute: 2 }))))
  )

  it.effect("of the key store, by one built on the memory layers", () =>
    Effect.gen(function* () {
      const app = yield* TestApp
      const store = yield* MemoryStore
      const token = yield* store.issueKey({ companyId: 5, scopes: ["usage:read"] })
      const client = yield* app.clientWith({ apiKey: token })
      expect((yield* client.usage.read()).data.plan).toBe("pro")
      yield* store.revokeKey(token)
      expect(yield* Effect.flip(client.usage.read())).toMatchObject({ _tag: "Unauthenticated" })
      expect(yield* Effect.flip(app.client.usage.read())).toMatchObject({ _tag: "Unauthenticated" })
    }).pipe(Effect.provide(TestApp.layer(KeyStore.layer)))
  )

  it.effect("of a repository, by planned answers", () =>
    Effect.gen(function* () {
      const { client } = yield* TestApp
      const path = { receivable: 1 }
      expect(yield* Effect.flip(client.receivables.read({ path }))).toMatchObject({
        _tag: "ServiceUnavailable",
        details: { reason: "overloaded" },
        retryAfterSeconds: 1
      })
      expect(yield* Effect.flip(client.receivables.list())).toMatchObject({ _tag: "InternalError" })
    }).pipe(
      Effect.provide(
        TestApp.layer(
          planned(ReceivablesRepo, { find: () => Effect.fail(ServiceUnavailable.because("overloaded")) })
        )
      )
    )
  )

  it.effect("of several at once", () =>
    Effect.gen(function* () {
      const { client } = yield* TestApp
      const { admissions } = yield* QuotaLog
      yield* client.usage.read()
      yield* client.payables.list()
      expect((yield* admissions).map(({ charge, holder }) => [holder.companyId, charge])).toEqual([
        [8, false],
        [8, true]
      ])
    }).pipe(Effect.provide(TestApp.layer(Layer.mergeAll(fixedCaller({ companyId: 8 }), recorded()))))
  )

  it.effect("of the gate", () =>
    Effect.gen(function* () {
      const { client } = yield* TestApp
      expect(yield* Effect.flip(client.usage.read())).toMatchObject({ details: { reason: "not_open" } })
    }).pipe(Effect.provide(TestApp.layer(Layer.succeed(GateWatch, { state: () => "closed" }))))
  )
})
