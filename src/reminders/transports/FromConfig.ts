/** The transports that the configuration asks for. */
import { Effect, Layer, Option, type Scope } from "effect"
import type { ChannelsConfig, EmailConfig, SmsConfig } from "../../Config.ts"
import { Transports, type Transport } from "./Transport.ts"
import * as Email from "./Email.ts"
import * as Sms from "./Sms.ts"

export interface TransportsOptions {
  readonly channels: ChannelsConfig
  /** `PUBLIC_URL`. Its host, else that of the sender's address, is the right side of Message-IDs. */
  readonly publicUrl: Option.Option<string>
  /** The transport of a channel without a provider. The demo uses `Capture`, so that its messages can be read. */
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

/** The transports. Connections are opened for the first message and closed with the layer. */
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
