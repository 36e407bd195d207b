/** Tests of the typed client's example, run here and where the package is installed. */
import { expect, it } from "@effect/vitest"
import { DuebookClient } from "duebook/client"
import { TestApp } from "duebook/testing"
import { ConfigProvider, Effect, Layer } from "effect"
import { live, program } from "./examples/client.ts"

it.effect("its client program runs", () =>
  Effect.gen(function* () {
    const { client } = yield* TestApp
    const run = Effect.provideService(program, DuebookClient, client)
    expect(yield* run).toBe(10_000)
    expect(yield* run).toBe(20_000)
  }).pipe(Effect.provide(TestApp.layer()))
)

it.effect("its client layer builds", () =>
  Layer.build(live).pipe(
    Effect.scoped,
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map([["DUEBOOK_API_KEY", "dbk_x"]])))
  )
)
