/** The application's own mails share the health of the e-mail channel: they wait while it is down, and try it. */
import { it } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { describe, expect } from "vitest"
import { Engine } from "../../../src/reminders/Engine.ts"
import { makeChannels } from "../../../src/reminders/send/Channels.ts"
import { FIRST_CHANNEL_PAUSE_MILLIS, MAX_FAULTS } from "../../../src/reminders/send/CircuitBreaker.ts"
import { mailsAdmitted, judged, MailChannel } from "../../../src/reminders/send/MailChannel.ts"
import type { Outcome } from "../../../src/reminders/transports/Transport.ts"

const MOST = 10
const SENT: Outcome = { _tag: "Sent", providerMessageId: null }
const NO_LOGIN: Outcome = { _tag: "Faulted", code: "535", message: "who are you?" }

const mail = (n: number) => ({ messageId: n, recipients: [`person${n}@example.com`] })

const withChannel = <A, E>(effect: Effect.Effect<A, E, MailChannel>) =>
  Effect.gen(function* () {
    const [here] = yield* makeChannels
    return yield* Effect.provideService(effect, MailChannel, { here: here ?? null })
  }).pipe(Effect.provideService(Engine, { hasProvider: () => true } as unknown as Engine["Type"]))

describe("the application's own mails", () => {
  it.effect("take the e-mail channel down when its provider fails, and one of them tries it", () =>
    withChannel(
      Effect.gen(function* () {
        const channel = yield* MailChannel
        expect(yield* mailsAdmitted(MOST)).toBe(MOST)
        for (let n = 0; n < MAX_FAULTS; n++) {
          expect(yield* judged(mail(n), Effect.succeed(NO_LOGIN))).toMatchObject({ code: "535" })
        }
        expect(channel.here?.state()).toMatchObject({ state: "down", fault: { code: "535" } })
        expect(yield* mailsAdmitted(MOST)).toBe(0)
        yield* TestClock.adjust(FIRST_CHANNEL_PAUSE_MILLIS)
        expect(yield* mailsAdmitted(MOST)).toBe(1)
        expect(yield* judged(mail(99), Effect.succeed(SENT))).toEqual(SENT)
        expect(channel.here?.state().state).toBe("up")
        expect(yield* mailsAdmitted(MOST)).toBe(MOST)
      })
    )
  )

  it.effect("are handed over as before where no worker runs", () =>
    Effect.gen(function* () {
      expect(yield* mailsAdmitted(MOST)).toBe(MOST)
      expect(yield* judged(mail(1), Effect.succeed(NO_LOGIN))).toEqual(NO_LOGIN)
    })
  )
})
