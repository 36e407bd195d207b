import { expect, it } from "@effect/vitest"
import { engine } from "duebook/app"
import { makeDispatcher } from "duebook/reminders/Dispatcher"
import { DebtorLinks } from "duebook/services/DebtorLinks"
import { OptOuts } from "duebook/services/OptOuts"
import { PublicUrl } from "duebook/services/PublicUrl"
import { ChannelLog, recordingTransports, sentOutcome, TestApp } from "duebook/testing"
import { Effect, Layer, TestClock } from "effect"

const reminders = engine.pipe(
  Layer.provide(Layer.merge(OptOuts.layer, DebtorLinks.layer)),
  Layer.provide(Layer.succeed(PublicUrl, { url: "https://duebook.example" })),
  Layer.provideMerge(recordingTransports({ plans: { email: sentOutcome } }))
)

it.effect("a customer is reminded until the invoice is paid", () =>
  Effect.gen(function* () {
    const { client } = yield* TestApp
    const log = yield* ChannelLog
    const dispatcher = yield* makeDispatcher
    const at = (time: string) => Effect.zipRight(TestClock.setTime(Date.parse(time)), dispatcher.whole)

    yield* at("2026-03-02T12:00:00Z")
    const { data: invoice } = yield* client.receivables.create({
      payload: {
        customer: { displayName: "Ada", email: "ada@example.com" },
        amount: "120.00",
        currency: "EUR",
        dueDate: "2026-03-06"
      }
    })
    yield* at("2026-03-03T09:00:00Z")
    yield* client.payments.record({ path: { receivable: invoice.id }, payload: { amount: "120.00" } })
    yield* at("2026-03-06T09:00:00Z")

    expect(yield* log.messages).toMatchObject([
      {
        message: { recipients: ["ada@example.com"], subject: "Reminder: €120.00 due on March 6, 2026" },
        outcome: { _tag: "Sent" }
      }
    ])
    const { data: attempts } = yield* client.reminderAttempts.list()
    expect(attempts.map(({ offsetDays, reasonCode, status }) => [offsetDays, status, reasonCode])).toEqual([
      [0, "cancelled", "paid"],
      [-3, "sent", null]
    ])
  }).pipe(Effect.provide(TestApp.layer(reminders)))
)
