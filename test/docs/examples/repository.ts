import { expect, it } from "@effect/vitest"
import { Idempotency } from "duebook/services/Idempotency"
import { Payables } from "duebook/services/Payables"
import { valueOf, Write } from "duebook/services/Write"
import { memory, MemoryStore, request, withoutReminders } from "duebook/testing"
import { Effect, Layer } from "effect"

const payables = Payables.layer.pipe(
  Layer.provide(Write.layer),
  Layer.provide(Idempotency.layer),
  Layer.provide(withoutReminders),
  Layer.provideMerge(memory)
)

it.effect("a bill is stored and audited together", () =>
  Effect.gen(function* () {
    const service = yield* Payables
    const bill = { billLabel: "Rent", amount: "900.00", currency: "EUR", dueDate: "2026-04-01" }
    const created = yield* valueOf(service.create(bill))
    expect(created).toMatchObject({ id: 1, status: "open", version: "v1" })

    const store = yield* MemoryStore
    expect(yield* store.payables(1)).toMatchObject([{ billLabel: "Rent", amountMinor: 90_000 }])
    expect(yield* store.auditLog(1)).toMatchObject([{ deed: "payable.create" }])
  }).pipe(Effect.provide(Layer.merge(payables, request({ companyId: 1 }))))
)
