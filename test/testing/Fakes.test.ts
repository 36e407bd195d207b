import { describe, expect, it } from "@effect/vitest"
import { Cause, Context, Effect, Exit, Layer } from "effect"
import { ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { KeyStore } from "../../src/services/keys/KeyStore.ts"
import { Quota } from "../../src/services/keys/Quota.ts"
import {
  admitted,
  fixedCaller,
  holderOf,
  planned,
  QuotaLog,
  recorded,
  refusedBy,
  scripted,
  unlimited,
  unplanned
} from "../../src/testing/Testing.ts"

const failureOf = <A, E>(exit: Exit.Exit<A, E>): string =>
  Exit.isFailure(exit) ? Cause.pretty(exit.cause) : "no failure"

class Thing extends Context.Tag("test/Thing")<
  Thing,
  { readonly value: Effect.Effect<number>; readonly call: (n: number) => Effect.Effect<number> }
>() {}

describe("planned", () => {
  it.effect("answers planned calls, and dies of any other call with its name", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      expect(yield* repo.find(1, 2)).toBeNull()
      expect(failureOf(yield* Effect.exit(repo.findForUpdate(1, 2)))).toContain(
        "unplanned call: duebook/ReceivablesRepo.findForUpdate"
      )
    }).pipe(Effect.provide(planned(ReceivablesRepo, { find: () => Effect.succeed(null) })))
  )

  it.effect("dies of a member that is an Effect, too", () =>
    Effect.gen(function* () {
      const thing = yield* Thing
      expect(failureOf(yield* Effect.exit(thing.value))).toContain("unplanned call: test/Thing.value")
      expect(failureOf(yield* Effect.exit(thing.call(1)))).toContain("unplanned call: test/Thing.call")
      expect(failureOf(yield* Effect.exit(Effect.map(thing.value, (n) => n + 1)))).toContain("Thing.value")
    }).pipe(Effect.provide(unplanned(Thing)))
  )

  it.effect("can be printed", () =>
    Effect.gen(function* () {
      expect(() => Bun.inspect(Thing)).not.toThrow()
      const thing = yield* Thing
      expect(() => `${Bun.inspect(thing)}`).not.toThrow()
    }).pipe(Effect.provide(unplanned(Thing)))
  )
})

describe("fixedCaller", () => {
  it.effect("accepts any token as the holder's", () =>
    Effect.gen(function* () {
      const keys = yield* KeyStore
      expect(yield* keys.find("x", { scope: "usage:read", charged: false })).toEqual(
        holderOf({ companyId: 9, scopes: ["usage:read"] })
      )
    }).pipe(Effect.provide(fixedCaller({ companyId: 9, scopes: ["usage:read"] })))
  )
})

describe("quotas", () => {
  it.effect("unlimited admits every request, and reports its limit", () =>
    Effect.gen(function* () {
      const quota = yield* Quota
      for (let i = 0; i < 100; i++) expect((yield* quota.admit(holderOf(), true)).refused).toBeNull()
      expect((yield* quota.admit(holderOf(), true)).quotaStatus).toMatchObject({
        perKey: { remaining: 1_000_000, resetSeconds: 60 },
        period: { allowance: 200_000, remaining: 200_000 }
      })
    }).pipe(Effect.provide(unlimited))
  )

  it.effect("scripted returns its verdicts in turn, and dies after the last one", () =>
    Effect.gen(function* () {
      const quota = yield* Quota
      const ask = quota.admit(holderOf(), true)
      expect(yield* ask).toEqual(admitted)
      expect((yield* ask).refused).toMatchObject({ details: { policy: "period" }, retryAfterSeconds: 7 })
      expect(failureOf(yield* Effect.exit(ask))).toContain("2 verdicts")
    }).pipe(Effect.provide(scripted([admitted, refusedBy("period", 7)])))
  )

  it.effect("recorded remembers what it was asked", () =>
    Effect.gen(function* () {
      const quota = yield* Quota
      yield* quota.admit(holderOf({ apiKeyId: 3 }), true)
      yield* quota.admit(holderOf(), false)
      const { admissions } = yield* QuotaLog
      expect(yield* admissions).toEqual([
        { holder: holderOf({ apiKeyId: 3 }), charge: true, refused: false },
        { holder: holderOf(), charge: false, refused: true }
      ])
    }).pipe(Effect.provide(recorded(scripted([admitted, refusedBy("per_key", 1)]))))
  )

  it.effect("recorded is unlimited by default", () =>
    Effect.gen(function* () {
      const quota = yield* Quota
      expect((yield* quota.admit(holderOf(), true)).refused).toBeNull()
    }).pipe(Effect.provide(Layer.orDie(recorded())))
  )
})
