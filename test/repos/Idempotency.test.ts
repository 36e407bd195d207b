/** Idempotency keys and stored replies, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { StoredReplies } from "../../src/repos/StoredReplies.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { Idempotency } from "../../src/services/Idempotency.ts"
import { conformance } from "./conformance.ts"
import { company, customer, fingerprint, isDefect, NOON, receivable, stored } from "./fixture.ts"

const write = { key: "k-1", fingerprint: fingerprint(1) }
const reply = { status: 201, body: '{"data":{"ä":1}}' }

/** The result of a request with this key and fingerprint. */
const claim = (companyId: number, byte = 1) =>
  Effect.gen(function* () {
    const tenant = yield* Tenant
    const idempotency = yield* Idempotency
    return yield* Effect.either(
      tenant.transaction(
        companyId,
        idempotency.claim(companyId, { ...write, fingerprint: fingerprint(byte) })
      )
    )
  })

/** A first request that has taken its key and waits for `goOn`. */
const firstRequest = (companyId: number) =>
  Effect.gen(function* () {
    const tenant = yield* Tenant
    const idempotency = yield* Idempotency
    const inside = yield* Deferred.make<void>()
    const goOn = yield* Deferred.make<void>()
    const running = yield* Effect.fork(
      tenant.transaction(
        companyId,
        Effect.gen(function* () {
          expect(yield* idempotency.claim(companyId, write)).toBeNull()
          yield* Deferred.succeed(inside, undefined)
          yield* Deferred.await(goOn)
          yield* idempotency.keep(companyId, write, reply)
        })
      )
    )
    yield* Deferred.await(inside)
    return { finish: Effect.zipRight(Deferred.succeed(goOn, undefined), Fiber.join(running)) }
  })

conformance("idempotency keys", (it) => {
  it.effect("the second request is told to wait while the first runs", () =>
    Effect.gen(function* () {
      const mine = yield* company()
      const { finish } = yield* firstRequest(mine)
      expect(yield* claim(mine)).toMatchObject({
        left: { _tag: "IdempotencyKeyInProgress", retryAfterSeconds: 1 }
      })
      yield* finish
    })
  )

  it.effect("the second request gets the reply of the first, another request is refused", () =>
    Effect.gen(function* () {
      const mine = yield* company()
      yield* Effect.flatMap(firstRequest(mine), ({ finish }) => finish)
      expect(yield* claim(mine)).toMatchObject({ right: reply })
      expect(yield* claim(mine, 2)).toMatchObject({ left: { _tag: "IdempotencyKeyReused" } })
    })
  )

  it.effect("the same key is free in another company, during the first request and after it", () =>
    Effect.gen(function* () {
      const mine = yield* company()
      const other = yield* company()
      const { finish } = yield* firstRequest(mine)
      expect(yield* claim(other)).toMatchObject({ right: null })
      yield* finish
      expect(yield* claim(other)).toMatchObject({ right: null })
    })
  )

  it.effect(
    "who must wait for a key, or gets a stored reply, does not wait for a row that another one holds",
    () =>
      Effect.gen(function* () {
        const tenant = yield* Tenant
        const idempotency = yield* Idempotency
        const receivables = yield* ReceivablesRepo
        const mine = yield* company()
        const { id } = yield* receivable(mine, (yield* customer(mine)).id)
        yield* Effect.flatMap(firstRequest(mine), ({ finish }) => finish)
        const begin = (key: string) =>
          idempotency.claimAndRead(mine, { ...write, key }, receivables.readForUpdate(mine, id))
        const inside = yield* Deferred.make<void>()
        const goOn = yield* Deferred.make<void>()
        const running = yield* Effect.fork(
          tenant.transaction(
            mine,
            Effect.gen(function* () {
              expect(yield* begin("k-2")).toMatchObject({ right: { id } })
              yield* Deferred.succeed(inside, undefined)
              yield* Deferred.await(goOn)
            })
          )
        )
        yield* Deferred.await(inside)
        expect(yield* tenant.transaction(mine, begin("k-1"))).toMatchObject({ left: reply })
        expect(yield* Effect.either(tenant.transaction(mine, begin("k-2")))).toMatchObject({
          left: { _tag: "IdempotencyKeyInProgress" }
        })
        yield* Deferred.succeed(goOn, undefined)
        yield* Fiber.join(running)
      })
  )

  it.effect("a failed transaction leaves its key free", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const idempotency = yield* Idempotency
      const mine = yield* company()
      const attempt = idempotency
        .claim(mine, write)
        .pipe(Effect.zipLeft(idempotency.keep(mine, write, { status: 200, body: "{}" })))
      yield* Effect.exit(tenant.transaction(mine, Effect.zipRight(attempt, Effect.die("crash"))))
      expect(yield* tenant.transaction(mine, idempotency.claim(mine, write))).toBeNull()
    })
  )
})

/** Stores a reply of this time. */
const keep = (companyId: number, key: string, at: number) =>
  Effect.flatMap(StoredReplies, (replies) =>
    replies.insert(companyId, key, { status: 200, body: "{}", fingerprint: fingerprint(1), at })
  )

/** Stores two replies from before noon and one from noon. */
const keepThree = (companyId: number) =>
  Effect.all([
    keep(companyId, "old", NOON - 2),
    keep(companyId, "older", NOON - 3),
    keep(companyId, "new", NOON)
  ])

conformance("stored replies", (it) => {
  it.effect("companies with old replies are found, from an id on", () =>
    Effect.gen(function* () {
      const { companies } = (yield* StoredReplies).sweeping
      const mine = yield* company()
      yield* keepThree(mine)
      const me = { companyId: mine }
      expect(yield* companies(NOON, 0, 1_000)).toContainEqual(me)
      expect(yield* companies(NOON, mine, 1_000)).not.toContainEqual(me)
      expect(yield* companies(NOON - 3, 0, 1_000)).not.toContainEqual(me)
    })
  )

  it.effect(
    "old replies are removed, the oldest first, at most the given number at a time, newer ones stay",
    () =>
      Effect.gen(function* () {
        const replies = yield* StoredReplies
        const { remove } = replies.sweeping
        const mine = yield* company()
        yield* keepThree(mine)
        expect(yield* remove(mine, { from: 0, before: NOON, limit: 1 })).toEqual({ count: 1, last: NOON - 3 })
        expect(yield* remove(mine, { from: NOON - 1, before: NOON, limit: 10 })).toEqual({
          count: 0,
          last: NOON - 1
        })
        expect(yield* remove(mine, { from: NOON - 3, before: NOON, limit: 10 })).toEqual({
          count: 1,
          last: NOON - 2
        })
        expect(yield* remove(mine, { from: 0, before: NOON, limit: 10 })).toEqual({ count: 0, last: 0 })
        expect(yield* stored(mine, "new")).toMatchObject({ stored: { status: 200, body: "{}" } })
      })
  )

  it.effect("a second reply under a key is a defect", () =>
    Effect.gen(function* () {
      const mine = yield* company()
      yield* keep(mine, "new", NOON)
      expect(isDefect(yield* Effect.exit(keep(mine, "new", NOON)))).toBe(true)
    })
  )
})
