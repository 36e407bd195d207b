import { expect, it } from "@effect/vitest"
import { ServiceUnavailable } from "duebook/domain/Errors"
import { ReceivablesRepo } from "duebook/repos/Receivables"
import { planned, TestApp } from "duebook/testing"
import { Effect } from "effect"

const down = planned(ReceivablesRepo, {
  find: () => Effect.fail(ServiceUnavailable.because("database_unavailable"))
})

it.effect("without its database the service says when to come back", () =>
  Effect.gen(function* () {
    const { send } = yield* TestApp
    const answer = yield* send("/v1/receivables/42")
    expect(answer.status).toBe(503)
    expect(answer.headers.get("retry-after")).toBe("2")
  }).pipe(Effect.provide(TestApp.layer(down)))
)
