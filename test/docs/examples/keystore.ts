import { expect, it } from "@effect/vitest"
import { Unauthenticated } from "duebook/domain/Errors"
import { KeyStore } from "duebook/services/KeyStore"
import { holderOf, TestApp } from "duebook/testing"
import { Effect, Layer } from "effect"

const companyOf = new Map([["token-of-acme", 1]])

const ownKeys = Layer.succeed(KeyStore, {
  find: (token) => {
    const companyId = companyOf.get(token)
    return companyId === undefined
      ? Effect.fail(new Unauthenticated())
      : Effect.succeed(holderOf({ companyId }))
  }
})

it.effect("keys come from somewhere else", () =>
  Effect.gen(function* () {
    const { clientWith } = yield* TestApp
    const acme = yield* clientWith({ apiKey: "token-of-acme" })
    const stranger = yield* clientWith({ apiKey: "token-of-nobody" })
    expect((yield* acme.usage.read()).data.plan).toBe("pro")
    expect(yield* Effect.flip(stranger.usage.read())).toBeInstanceOf(Unauthenticated)
  }).pipe(Effect.provide(TestApp.layer(ownKeys)))
)
