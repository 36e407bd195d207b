/** The ways of a process's messages, as it is configured. */
import { Effect, Layer, Option, type Scope } from "effect"
import type { ChannelsConfig, EmailConfig, SmsConfig } from "../../Config.ts"
import { Transports, type Transport } from "./Transport.ts"
import * as Email from "./Email.ts"
import * as Sms from "./Sms.ts"

export interface TransportsOptions {
  readonly channels: ChannelsConfig
  /** `PUBLIC_URL` as configured: its host is the right side of Message-IDs, else that of the sender's address. */
  readonly publicUrl: Option.Option<string>
  /** What a channel is that has no provider: `Capture` where its messages are to be read, as in the demo. */
  readonly whenUnset: "Off" | "Capture"
}

const hostOf = ({ from }: EmailConfig, publicUrl: Option.Option<string>): string =>
  Option.match(publicUrl, {
    onSome: (url) => new URL(url).hostname,
    onNone: () => from.address.slice(from.address.lastIndexOf("@") + 1)
  })

const email = (
  config: EmailConfig,
  publicUrl: Option.Option<string>
): Effect.Effect<Transport, never, Scope.Scope> =>
  Effect.map(Email.make({ ...config, messageIdHost: hostOf(config, publicUrl) }), (provider) => ({
    _tag: "Provider",
    provider
  }))

const sms = (config: SmsConfig): Transport => ({ _tag: "Provider", provider: Sms.make(config) })

/** Connections to providers are opened with the first message and closed with the layer. */
export const layer = ({ channels, publicUrl, whenUnset }: TransportsOptions): Layer.Layer<Transports> =>
  Layer.scoped(
    Transports,
    Effect.gen(function* () {
      const unset: Transport = { _tag: whenUnset }
      return Transports.of({
        email: yield* Option.match(channels.email, {
          onSome: (config) => email(config, publicUrl),
          onNone: () => Effect.succeed(unset)
        }),
        sms: Option.match(channels.sms, { onSome: sms, onNone: () => unset })
      })
    })
  )
