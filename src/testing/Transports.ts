/** TransportsFromConfig that lead nowhere: they keep what is handed over, and do to it what a test plans. */
import { Context, Effect, Layer } from "effect"
import type { Channel } from "../domain/ReminderAttempt.ts"
import {
  Transports,
  type Outcome,
  type OutgoingMessage,
  type Provider,
  type Transport
} from "../reminders/transports/Transport.ts"

/** What becomes of a message; nothing for one that nobody planned. */
export type OutcomeOf = (message: OutgoingMessage) => Outcome | undefined

/** What becomes of a channel's messages: one by one in turn, by what they are, or how they leave when not handed over. */
export type ChannelPlan = ReadonlyArray<Outcome> | OutcomeOf | "Capture" | "Off"

export interface RecordingOptions {
  /** What nobody plans is a channel whose every message dies. */
  readonly plans?: Readonly<Partial<Record<Channel, ChannelPlan>>>
  /** How long the provider is to know a message again; never by default. */
  readonly deduplicatesForMillis?: number
}

/** A message that was handed over, and what became of it. */
export interface HandedOver {
  readonly message: OutgoingMessage
  readonly outcome: Outcome
}

/** What the recording channels were given, in order. */
export class ChannelLog extends Context.Tag("duebook/testing/ChannelLog")<
  ChannelLog,
  { readonly messages: Effect.Effect<ReadonlyArray<HandedOver>> }
>() {}

/** It was taken; by default under an id of the attempt's. */
export const sentOutcome: OutcomeOf = ({ attemptId, companyId }) => ({
  _tag: "Sent",
  providerMessageId: `recorded-${companyId}-${attemptId}`
})

const inTurn = (outcomes: ReadonlyArray<Outcome>): OutcomeOf => {
  let next = 0
  return () => outcomes[next++]
}

const outcomeOf = (plan: ReadonlyArray<Outcome> | OutcomeOf | undefined): OutcomeOf => {
  if (plan === undefined) return () => undefined
  return typeof plan === "function" ? plan : inTurn(plan)
}

const unplanned = ({ attemptId, channel, companyId }: OutgoingMessage) =>
  Effect.dieMessage(`unplanned message: ${channel} of attempt ${attemptId} of company ${companyId}`)

/**
 * Channels that keep what is handed over to them, for `ChannelLog` to show.
 *
 * ```ts
 * recordingTransports({ plans: { email: sentOutcome, sms: [{ _tag: "Deferred", code: "http_503", message: "busy" }] } })
 * ```
 */
export const recordingTransports = ({
  deduplicatesForMillis = 0,
  plans = {}
}: RecordingOptions = {}): Layer.Layer<Transports | ChannelLog> =>
  Layer.effectContext(
    Effect.sync(() => {
      const messages: Array<HandedOver> = []
      const provider = (plan: ReadonlyArray<Outcome> | OutcomeOf | undefined): Provider => {
        const decide = outcomeOf(plan)
        return {
          deduplicatesForMillis,
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
