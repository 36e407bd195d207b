/** The services that write, called as requests call them, but without HTTP and admission. */
import { Effect, Layer } from "effect"
import { CurrentRequest, requestOfKey, uncounted } from "../../src/domain/CurrentRequest.ts"
import { WriteRequest } from "../../src/domain/WriteRequest.ts"
import { writes } from "../../src/App.ts"
import { DunningRules } from "../../src/services/reminders/DunningRules.ts"
import { Payments } from "../../src/services/receivables/Payments.ts"
import { Receivables } from "../../src/services/receivables/Receivables.ts"
import type { Reminders } from "../../src/services/reminders/Reminders.ts"

/** The services of a write, composed as in `serve`. */
export const services = (reminders: Layer.Layer<Reminders> | typeof Reminders.layer) =>
  Layer.merge(Receivables.layer, Payments.layer).pipe(
    Layer.provide(writes),
    Layer.provide(reminders),
    Layer.provide(DunningRules.layer)
  )

const asKey = (companyId: number) =>
  requestOfKey(
    {
      companyId,
      userId: 1,
      apiKeyId: 1,
      scopes: [],
      plan: null,
      company: {
        companyId,
        timezone: "UTC",
        country: null,
        policyVersion: 1,
        testClock: null,
        remindersMode: "on",
        remindersSince: null
      }
    },
    "bench",
    uncounted
  )

const asRequest =
  (companyId: number) =>
  <A, E, R>(write: Effect.Effect<A, E, R>) =>
    write.pipe(
      Effect.provideService(CurrentRequest, asKey(companyId)),
      Effect.provideService(WriteRequest, {
        key: crypto.randomUUID(),
        fingerprint: crypto.getRandomValues(new Uint8Array(32))
      })
    )

/** Creates a receivable. */
export const create = (companyId: number, customerId: number, dueDate: string) =>
  Effect.flatMap(Receivables, (receivables) =>
    asRequest(companyId)(receivables.create({ customerId, amount: "10.00", currency: "EUR", dueDate }))
  )

/** Pays 1.00 of a receivable, or all of the 1000.00 that those of the book owe. */
export const pay = (companyId: number, receivableId: number, amount: "1.00" | "1000.00") =>
  Effect.flatMap(Payments, (payments) =>
    asRequest(companyId)(payments.record(receivableId, { amount, currency: "EUR", method: "bank_transfer" }))
  )
