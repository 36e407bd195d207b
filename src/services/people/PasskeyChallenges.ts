/**
 * The challenges that passkeys answer. A challenge is in no table until it is answered, so that nobody fills one by asking:
 * the browser sends it back in a signed ticket. What was answered is kept until the challenge ends.
 */
import { Context, Effect, Layer } from "effect"
import { createHash } from "node:crypto"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type ChallengePurpose, challengeOf, newChallenge, ticketOf } from "../../domain/Passkey.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { PasskeysRepo } from "../../repos/people/Passkeys.ts"
import { signingSecret } from "../installation/SigningSecret.ts"

/** A challenge on its way to a browser. */
export interface IssuedChallenge {
  /** Base64url. */
  readonly challenge: string
  readonly ticket: string
}

export class PasskeyChallenges extends Context.Tag("duebook/PasskeyChallenges")<
  PasskeyChallenges,
  {
    /** A new challenge, which ends after five minutes by the clock of the database. */
    readonly issue: (purpose: ChallengePurpose) => Effect.Effect<IssuedChallenge, ServiceUnavailable>
    /**
     * The challenge of a ticket; null for a ticket that was made for another purpose, for a challenge that has ended, and
     * the second time.
     */
    readonly take: (
      ticket: string,
      purpose: ChallengePurpose
    ) => Effect.Effect<string | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PasskeyChallenges,
    Effect.gen(function* () {
      const passkeys = yield* PasskeysRepo
      const serverClock = yield* ServerClock
      const secret = yield* signingSecret("passkey_secret")
      return PasskeyChallenges.of({
        issue: Effect.fnUntraced(function* (purpose) {
          const challenge = newChallenge(yield* serverClock.now)
          return {
            challenge: challenge.challenge,
            ticket: ticketOf(challenge, purpose, yield* secret)
          }
        }),
        take: Effect.fnUntraced(function* (ticket, purpose) {
          const asked = challengeOf(ticket, purpose, yield* secret)
          if (asked === null) return null
          const hash = createHash("sha256").update(asked.challenge, "utf8").digest()
          return (yield* passkeys.answer(hash, asked.endsAt)) ? asked.challenge : null
        })
      })
    })
  )
}
