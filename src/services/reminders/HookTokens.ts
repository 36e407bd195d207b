/** The secret addresses at which providers report what became of messages. */
import { Clock, Context, Effect, Layer } from "effect"
import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type MessageKey, nameOf } from "../../domain/MessageName.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"

/** Where the hook of each channel is; its token follows. */
export const HOOK_PATHS = { email: "/hooks/email/", sms: "/hooks/sms/" } as const

/** The parameter with the name of the message, in the address that an SMS brings along for its reports. */
export const MESSAGE_PARAMETER = "message"

/** Names in `settings`. */
const names = { email: "email_hook_token", sms: "sms_hook_token" } as const

const TOKEN_BYTES = 24
/** How long a token is kept in memory: after so much time, every process refuses one that was replaced. */
export const TOKEN_MILLIS = 5_000

/** A new token, in hexadecimal digits. */
const freshToken = (): string => randomBytes(TOKEN_BYTES).toString("hex")

/** Takes the same time for every wrong token of one length. */
const isSame = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((text) => createHash("sha256").update(text, "utf8").digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

export class HookTokens extends Context.Tag("duebook/HookTokens")<
  HookTokens,
  {
    /** The whole address of each hook. Makes the tokens if there are none yet. */
    readonly addresses: Effect.Effect<Readonly<Record<Channel, string>>, ServiceUnavailable>
    /** The address where the provider reports what became of one SMS. The token is at most `TOKEN_MILLIS` old. */
    readonly addressOfSms: (message: MessageKey) => Effect.Effect<string, ServiceUnavailable>
    /** Replaces both tokens. */
    readonly rotate: Effect.Effect<void, ServiceUnavailable>
    /** Whether this is the token of a channel's hook. */
    readonly isToken: (channel: Channel, token: string) => Effect.Effect<boolean, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    HookTokens,
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      const publicUrl = yield* PublicUrl
      const known = new Map<Channel, { readonly token: string; readonly until: number }>()

      const read = (channel: Channel) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => settings.secret(names[channel], freshToken(), now))

      const tokenOf = (channel: Channel) =>
        Effect.suspend(() => {
          const kept = known.get(channel)
          if (kept !== undefined && performance.now() < kept.until) return Effect.succeed(kept.token)
          return Effect.tap(read(channel), (token) =>
            Effect.sync(() => known.set(channel, { token, until: performance.now() + TOKEN_MILLIS }))
          )
        })

      const addressOf = (channel: Channel) =>
        Effect.map(read(channel), (token) => linkTo(publicUrl, HOOK_PATHS[channel] + token))

      return HookTokens.of({
        addressOfSms: (message) =>
          Effect.map(tokenOf("sms"), (token) =>
            linkTo(publicUrl, `${HOOK_PATHS.sms}${token}?${MESSAGE_PARAMETER}=${nameOf(message)}`)
          ),
        addresses: Effect.all({ email: addressOf("email"), sms: addressOf("sms") }),
        rotate: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          yield* settings.replaceSecret(names.email, freshToken(), now)
          yield* settings.replaceSecret(names.sms, freshToken(), now)
          known.clear()
        }),
        isToken: (channel, token) => Effect.map(tokenOf(channel), (right) => isSame(token, right))
      })
    })
  )
}
