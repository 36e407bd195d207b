import { expect, it } from "@effect/vitest"
import { counted, TestApp } from "duebook/testing"
import { Effect, TestClock } from "effect"

it.effect("the third request of a minute waits for the first to leave it", () =>
  Effect.gen(function* () {
    const { send } = yield* TestApp
    expect((yield* send("/v1/payables")).status).toBe(200)
    yield* TestClock.adjust("10 seconds")
    expect((yield* send("/v1/payables")).status).toBe(200)

    const refused = yield* send("/v1/payables")
    expect(refused.status).toBe(429)
    expect(refused.headers.get("retry-after")).toBe("50")

    yield* TestClock.adjust("50 seconds")
    expect((yield* send("/v1/payables")).status).toBe(200)
  }).pipe(Effect.provide(TestApp.layer(counted({ perMinute: 2 }))))
)
