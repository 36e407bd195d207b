import { expect, it } from "@effect/vitest"
import { fixedCaller, TestApp, unlimited } from "duebook/testing"
import { Effect, Layer } from "effect"

const reader = fixedCaller({ companyId: 7, scopes: ["receivables:read"] })

it.effect("a key that may only read can't create", () =>
  Effect.gen(function* () {
    const { client } = yield* TestApp
    expect((yield* client.receivables.list()).meta.total).toBe(0)

    const payload = { billLabel: "Rent", amount: "900.00", currency: "EUR", dueDate: "2026-04-01" }
    const error = yield* Effect.flip(client.payables.create({ payload }))
    expect(error).toMatchObject({ _tag: "Forbidden", details: { reason: "scope" } })
  }).pipe(Effect.provide(TestApp.layer(Layer.merge(reader, unlimited))))
)
