/** Transports for tests: they record messages instead of sending them, and give the outcomes that a test plans. */
import { Context, Effect, Layer } from "effect"
import type { Channel } from "../domain/ReminderAttempt.ts"
import {
  Transports,
  type Outcome,
  type OutgoingMessage,
  type Provider,
  type Transport
} from "../reminders/transports/Transport.ts"

/** The outcome of a message; undefined if none is planned for it. */
export type OutcomeOf = (message: OutgoingMessage) => Outcome | undefined

/** The plan of a channel: outcomes in turn, a function of the message, or a channel without a provider. */
export type ChannelPlan = ReadonlyArray<Outcome> | OutcomeOf | "Capture" | "Off"

export interface RecordingOptions {
  /** A message on a channel without a plan is a defect. */
  readonly plans?: Readonly<Partial<Record<Channel, ChannelPlan>>>
}

/** A message that was handed over, with its outcome. */
export interface HandedOver {
  readonly message: OutgoingMessage
  readonly outcome: Outcome
}

/** The messages that were handed over, in order. */
export class ChannelLog extends Context.Tag("duebook/testing/ChannelLog")<
  ChannelLog,
  { readonly messages: Effect.Effect<ReadonlyArray<HandedOver>> }
>() {}

/** Every message is accepted, under an id made from its number. */
export const sentOutcome: OutcomeOf = ({ messageId, companyId }) => ({
  _tag: "Sent",
  providerMessageId: `recorded-${companyId}-${messageId}`
})

const inTurn = (outcomes: ReadonlyArray<Outcome>): OutcomeOf => {
  let next = 0
  return () => outcomes[next++]
}

const outcomeOf = (plan: ReadonlyArray<Outcome> | OutcomeOf | undefined): OutcomeOf => {
  if (plan === undefined) return () => undefined
  return typeof plan === "function" ? plan : inTurn(plan)
}

const unplanned = ({ messageId, channel, companyId }: OutgoingMessage) =>
  Effect.dieMessage(`unplanned message: ${channel} message ${messageId} of company ${companyId}`)

/**
 * Transports that record what is handed over to them in `ChannelLog`.
 *
 * ```ts
 * recordingTransports({ plans: { email: sentOutcome, sms: [{ _tag: "Deferred", code: "http_503", message: "busy" }] } })
 * ```
 */
export const recordingTransports = ({ plans = {} }: RecordingOptions = {}): Layer.Layer<
  Transports | ChannelLog
> =>
  Layer.effectContext(
    Effect.sync(() => {
      const messages: Array<HandedOver> = []
      const provider = (plan: ReadonlyArray<Outcome> | OutcomeOf | undefined): Provider => {
        const decide = outcomeOf(plan)
        return {
          send: (message) =>
            Effect.suspend(() => {
              const outcome = decide(message)
              if (outcome === undefined) return unplanned(message)
              messages.push({ message, outcome })
              return Effect.succeed(outcome)
            })
        }
      }
      const transport = (plan: ChannelPlan | undefined): Transport =>
        plan === "Capture" || plan === "Off" ? { _tag: plan } : { _tag: "Provider", provider: provider(plan) }
      return Context.make(Transports, { email: transport(plans.email), sms: transport(plans.sms) }).pipe(
        Context.add(ChannelLog, { messages: Effect.sync(() => [...messages]) })
      )
    })
  )
