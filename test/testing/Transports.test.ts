import { describe, expect, it } from "@effect/vitest"
import { Cause, Effect, Exit } from "effect"
import { Transports, type Outcome, type OutgoingMessage } from "../../src/reminders/transports/Transport.ts"
import { ChannelLog, recordingTransports, sentOutcome } from "../../src/testing/Testing.ts"
import { outgoing } from "../reminders/transports/smtp.ts"

const deferred: Outcome = { _tag: "Deferred", code: "smtp_451", message: "later" }

const send = (message: OutgoingMessage) =>
  Effect.gen(function* () {
    const transport = (yield* Transports)[message.channel]
    return transport._tag === "Provider" ? yield* transport.provider.send(message) : transport._tag
  })

describe("recordingTransports", () => {
  it.effect("record the messages in order, with their outcomes", () =>
    Effect.gen(function* () {
      const first = outgoing({ messageId: 1 })
      const second = outgoing({ messageId: 2, channel: "sms" })
      const taken: Outcome = { _tag: "Sent", providerMessageId: "recorded-7-1" }
      expect(yield* send(first)).toEqual(taken)
      expect(yield* send(second)).toEqual(deferred)
      expect(yield* Effect.flatMap(ChannelLog, ({ messages }) => messages)).toEqual([
        { message: first, outcome: taken },
        { message: second, outcome: deferred }
      ])
    }).pipe(Effect.provide(recordingTransports({ plans: { email: sentOutcome, sms: [deferred] } })))
  )

  it.effect("die of messages that are not planned, and name them", () =>
    Effect.gen(function* () {
      yield* send(outgoing())
      const deaths = yield* Effect.forEach([outgoing(), outgoing({ channel: "sms" })], (message) =>
        Effect.exit(send(message))
      )
      expect(deaths.map((exit) => (Exit.isFailure(exit) ? Cause.pretty(exit.cause) : "no failure"))).toEqual([
        expect.stringContaining("unplanned message: email message 42 of company 7"),
        expect.stringContaining("unplanned message: sms message 42 of company 7")
      ])
      expect((yield* Effect.flatMap(ChannelLog, ({ messages }) => messages)).length).toBe(1)
    }).pipe(Effect.provide(recordingTransports({ plans: { email: [deferred] } })))
  )

  it.effect("can be off, or capture messages", () =>
    Effect.gen(function* () {
      expect(yield* send(outgoing())).toBe("Off")
      expect((yield* Transports).sms._tag).toBe("Capture")
    }).pipe(Effect.provide(recordingTransports({ plans: { email: "Off", sms: "Capture" } })))
  )
})
