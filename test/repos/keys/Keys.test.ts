/** The key store and the quota, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { KeyStore } from "../../../src/services/keys/KeyStore.ts"
import { Quota } from "../../../src/services/keys/Quota.ts"
import { conformance } from "../conformance.ts"
import { company, Fixture, KEY_EXPIRES_AT, KEY_PLAN_ENDS_AT, PER_MINUTE } from "../fixture.ts"

const usage = { scope: "usage:read", charged: false } as const

/** The token of a new company's key, with a plan of this allowance. */
const newKey = (allowance: number) =>
  Effect.flatMap(Fixture, (fixture) =>
    Effect.flatMap(company(), (companyId) => fixture.key(companyId, allowance))
  )

/** Its holder, as the key store finds it. */
const newHolder = (allowance: number) =>
  Effect.flatMap(KeyStore, (keys) => Effect.flatMap(newKey(allowance), (token) => keys.find(token, usage)))

conformance("keys", (it) => {
  it.effect("a token finds its holder", () =>
    Effect.gen(function* () {
      const fixture = yield* Fixture
      const mine = yield* company()
      const holder = yield* Effect.flatMap(KeyStore, (keys) =>
        Effect.flatMap(fixture.key(mine, 10), (token) => keys.find(token, usage))
      )
      expect(holder).toMatchObject({ companyId: mine, refused: null, plan: { allowance: 10, plan: "pro" } })
    })
  )

  it.effect("any other token finds no holder", () =>
    Effect.gen(function* () {
      const keys = yield* KeyStore
      const token = yield* newKey(10)
      const last = token.at(-1) === "a" ? "b" : "a"
      for (const wrong of ["", "x", token.slice(0, -1) + last, `${token} `]) {
        expect(yield* Effect.flip(keys.find(wrong, usage))).toMatchObject({ _tag: "Unauthenticated" })
      }
    })
  )

  it.effect("a plan ends with its period", () =>
    Effect.gen(function* () {
      const keys = yield* KeyStore
      const token = yield* newKey(10)
      yield* TestClock.setTime(KEY_PLAN_ENDS_AT - 1)
      expect((yield* keys.find(token, usage)).plan).not.toBeNull()
      yield* TestClock.setTime(KEY_PLAN_ENDS_AT)
      expect((yield* keys.find(token, usage)).plan).toBeNull()
      yield* TestClock.setTime(0)
    })
  )

  it.effect("a key ends with its expiry", () =>
    Effect.gen(function* () {
      const keys = yield* KeyStore
      const token = yield* newKey(10)
      yield* TestClock.setTime(KEY_EXPIRES_AT - 1)
      yield* keys.find(token, usage)
      yield* TestClock.setTime(KEY_EXPIRES_AT)
      expect(yield* Effect.flip(keys.find(token, usage))).toMatchObject({ _tag: "Unauthenticated" })
      yield* TestClock.setTime(0)
    })
  )
})

conformance("quota", (it) => {
  it.effect(
    "admits the limit of requests in a minute, and does not charge refused ones to the allowance",
    () =>
      Effect.gen(function* () {
        const quota = yield* Quota
        yield* TestClock.setTime(0)
        const holder = yield* newHolder(100)
        const admit = quota.admit(holder, true)
        const quotaStatus = (remaining: number, resetSeconds: number, used: number) => ({
          perKey: { limit: PER_MINUTE, windowSeconds: 60, remaining, resetSeconds },
          period: { allowance: 100, used, remaining: 100 - used }
        })
        expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(2, 60, 1) })
        yield* TestClock.adjust("20 seconds")
        expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(1, 40, 2) })
        expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(0, 40, 3) })
        expect(yield* admit).toMatchObject({
          refused: { _tag: "RateLimited", details: { policy: "per_key" }, retryAfterSeconds: 40 },
          quotaStatus: quotaStatus(0, 40, 3)
        })
        yield* TestClock.adjust(39_999)
        expect((yield* admit).refused).not.toBeNull()
        yield* TestClock.adjust(1)
        expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(0, 20, 4) })
        yield* TestClock.adjust("20 seconds")
        expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(1, 40, 5) })
        yield* TestClock.setTime(0)
      })
  )

  it.effect("counts only what is charged, and refuses when the company's allowance is used up", () =>
    Effect.gen(function* () {
      const quota = yield* Quota
      yield* TestClock.setTime(0)
      const holder = yield* newHolder(1)
      expect(yield* quota.admit(holder, false)).toMatchObject({
        refused: null,
        quotaStatus: { period: { used: 0, remaining: 1 } }
      })
      expect(yield* quota.admit(holder, true)).toMatchObject({
        refused: null,
        quotaStatus: { period: { used: 1 } }
      })
      expect(yield* quota.admit(holder, true)).toMatchObject({
        refused: { details: { policy: "period" }, retryAfterSeconds: KEY_PLAN_ENDS_AT / 1_000 },
        quotaStatus: { perKey: { remaining: 0 }, period: { used: 1, remaining: 0 } }
      })
      yield* TestClock.setTime(0)
    })
  )

  it.effect("refuses nobody by allowance where there is no plan", () =>
    Effect.gen(function* () {
      const quota = yield* Quota
      yield* TestClock.setTime(0)
      const holder = yield* newHolder(1)
      yield* quota.admit(holder, true)
      expect(yield* quota.admit({ ...holder, plan: null }, true)).toMatchObject({
        refused: null,
        quotaStatus: { period: { allowance: 0, used: 0, remaining: 0, windowSeconds: 0 } }
      })
      yield* TestClock.setTime(0)
    })
  )
})
