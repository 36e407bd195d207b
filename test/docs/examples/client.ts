import { FetchHttpClient } from "@effect/platform"
import { all, DuebookClient } from "duebook/client"
import { Config, Effect, Layer, Stream } from "effect"

/** Bills a customer, takes a first payment, and says what is still owed in euro cents by everybody. */
export const program = Effect.gen(function* () {
  const duebook = yield* DuebookClient

  const { data: receivable } = yield* duebook.receivables.create({
    payload: { customer: { displayName: "Ada" }, amount: "120.00", currency: "EUR", dueDate: "2026-04-01" }
  })
  yield* duebook.payments
    .record({
      path: { receivable: receivable.id },
      payload: { amount: "20.00", currency: "EUR" },
      headers: { "idempotency-key": `deposit-${receivable.id}` }
    })
    .pipe(
      Effect.catchTag("Overpayment", (error) =>
        Effect.logWarning(`only ${error.details?.balance_minor} is owed`, error.requestId)
      )
    )

  return yield* all((page) => duebook.receivables.list({ urlParams: { ...page, currency: "EUR" } })).pipe(
    Stream.runFold(0, (owed, { amountMinor, paidMinor }) => owed + amountMinor - paidMinor)
  )
})

export const live = Layer.unwrapEffect(
  Effect.map(Config.redacted("DUEBOOK_API_KEY"), (apiKey) =>
    DuebookClient.layer({ baseUrl: "https://duebook.example", apiKey, maxTotalWait: "30 seconds" })
  )
).pipe(Layer.provide(FetchHttpClient.layer))
