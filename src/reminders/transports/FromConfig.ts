/** The transports that the configuration asks for. */
import { Effect, Layer, Option, type Scope } from "effect"
import type { ChannelsConfig, EmailConfig, SmsConfig } from "../../Config.ts"
import type { MessageKey } from "../../domain/MessageName.ts"
import { isThisMachine } from "../../domain/ThisMachine.ts"
import { Transports, type Transport } from "./Transport.ts"
import * as Email from "./Email.ts"
import * as Sms from "./Sms.ts"

export interface TransportsOptions {
  readonly channels: ChannelsConfig
  /** `PUBLIC_URL`. Its host, else that of the sender's address, is the right side of Message-IDs. */
  readonly publicUrl: Option.Option<string>
  /** The address where the SMS provider reports what became of a message; it is given to the provider if it can reach it. */
  readonly callbackOf?: (message: MessageKey) => Effect.Effect<string, unknown>
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

/** A provider can't call this machine unless it runs here, and Twilio refuses a message with such an address. */
export const isReachable = (url: string, { url: provider }: Pick<SmsConfig, "url">): boolean =>
  !isThisMachine(new URL(url).hostname) || isThisMachine(new URL(provider).hostname)

const sms = (config: SmsConfig, { callbackOf, publicUrl }: TransportsOptions): Transport => {
  const callbacks =
    callbackOf !== undefined && Option.exists(publicUrl, (url) => isReachable(url, config))
      ? // A message without receipts is better than none.
        { callbackOf: (message: MessageKey) => Effect.orElseSucceed(callbackOf(message), () => null) }
      : {}
  return { _tag: "Provider", provider: Sms.make({ ...config, ...callbacks }) }
}

/** The transports. Connections are opened for the first message and closed with the layer. */
export const layer = (options: TransportsOptions): Layer.Layer<Transports> =>
  Layer.scoped(
    Transports,
    Effect.gen(function* () {
      const { channels, publicUrl, whenUnset } = options
      const unset: Transport = { _tag: whenUnset }
      return Transports.of({
        email: yield* Option.match(channels.email, {
          onSome: (config) => email(config, publicUrl),
          onNone: () => Effect.succeed(unset)
        }),
        sms: Option.match(channels.sms, {
          onSome: (config) => sms(config, options),
          onNone: () => unset
        })
      })
    })
  )
