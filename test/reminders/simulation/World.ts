/** The services and the engine of a simulation, which are the real ones, on PostgreSQL, with a clock and providers of its own. */
import { Clock, Effect, Layer, type Redacted } from "effect"
import { engine, repos, useCases, writes } from "../../../src/App.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import {
  type Outcome,
  type OutgoingMessage,
  Transports
} from "../../../src/reminders/transports/Transport.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { CustomerMerges } from "../../../src/services/customers/CustomerMerges.ts"
import { DebtorLinks } from "../../../src/services/customers/DebtorLinks.ts"
import { OptOuts } from "../../../src/services/customers/OptOuts.ts"
import { PublicUrl } from "../../../src/services/installation/PublicUrl.ts"
import { PayableSeries } from "../../../src/services/payables/Series.ts"
import { PauseEnds } from "../../../src/services/receivables/PauseEnds.ts"
import { Digests } from "../../../src/services/reminders/Digests.ts"
import { DunningRules } from "../../../src/services/reminders/DunningRules.ts"
import { PlanAgain } from "../../../src/services/reminders/PlanAgain.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { Reminders } from "../../../src/services/reminders/Reminders.ts"
import { planned } from "../../../src/testing/Unplanned.ts"
import { sealing } from "../../support/secretKeys.ts"
import { type RandomSource, randomOf } from "./RandomSource.ts"
import type { Mood, Script } from "./Script.ts"

/** A hand-over to a provider. */
export interface HandOver {
  readonly message: OutgoingMessage
  readonly outcome: Outcome
  readonly at: number
}

/** What a simulation controls, the clock and the providers, and what the providers were given. */
export interface Hand {
  now: number
  readonly moods: { email: Mood; sms: Mood }
  readonly handOvers: Array<HandOver>
  /** Called with each message before a provider answers. */
  onHandOver: (message: OutgoingMessage) => Effect.Effect<void>
  readonly clock: Clock.Clock
  /** The clock of a machine that is ahead of the database's by so much. */
  readonly clockAhead: (millis: number) => Clock.Clock
  readonly channels: Layer.Layer<Transports>
}

const outcomeOf = (mood: Mood, random: RandomSource, id: number): Outcome => {
  const error = { code: "x", message: mood }
  switch (mood === "moody" ? random.one(["well", "defers", "rejects", "loses", "faults"] as const) : mood) {
    case "well":
      return { _tag: "Sent", providerMessageId: `p${id}` }
    case "defers":
      return { _tag: "Deferred", ...error }
    case "rejects":
      return { _tag: "Rejected", ...error }
    case "bounces":
      return { _tag: "Rejected", ...error, address: "bounced" }
    case "faults":
      return { _tag: "Faulted", ...error }
    default:
      return { _tag: "Lost", ...error }
  }
}

const clockAt = (now: () => number): Clock.Clock => {
  const real = Clock.make()
  return {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: now,
    unsafeCurrentTimeNanos: () => BigInt(now()) * 1_000_000n,
    currentTimeMillis: Effect.sync(now),
    currentTimeNanos: Effect.sync(() => BigInt(now()) * 1_000_000n),
    // Waiting for something real, such as a connection, takes real time.
    sleep: (duration) => real.sleep(duration)
  }
}

export const handOf = ({ seed, sms, start }: Script): Hand => {
  const random = randomOf(seed + 1)
  const provider = {
    _tag: "Provider",
    provider: {
      send: (message: OutgoingMessage) =>
        Effect.map(hand.onHandOver(message), () => {
          const outcome = outcomeOf(hand.moods[message.channel], random, message.messageId)
          hand.handOvers.push({ message, outcome, at: hand.now })
          return outcome
        })
    }
  } as const
  const hand: Hand = {
    now: start,
    moods: { email: "well", sms: "well" },
    handOvers: [],
    onHandOver: () => Effect.void,
    clock: clockAt(() => hand.now),
    clockAhead: (millis) => clockAt(() => hand.now + millis),
    channels: Layer.succeed(Transports, {
      email: provider,
      sms: sms === "Provider" ? provider : { _tag: sms }
    })
  }
  return hand
}

const noSeries = planned(PayableSeries, {
  writeDueOf: () => Effect.succeed(0),
  isRunning: () => Effect.succeed(false)
})

const operated = Layer.provideMerge(Layer.mergeAll(ReminderPolicies.layer, Companies.layer), PlanAgain.layer)

/** Everything that a simulation works with, in a migrated database. */
export const worldOf = (hand: Hand, url: Redacted.Redacted) =>
  TestClocks.layer.pipe(
    Layer.provideMerge(engine),
    Layer.provideMerge(Layer.mergeAll(useCases, operated, CustomerMerges.layer)),
    Layer.provideMerge(Layer.provideMerge(PauseEnds.layer, Reminders.layer)),
    Layer.provideMerge(
      Layer.mergeAll(
        OptOuts.layer,
        DebtorLinks.layer,
        Digests.layer,
        DunningRules.layer,
        noSeries,
        hand.channels
      )
    ),
    Layer.provide(Layer.merge(writes, Layer.succeed(PublicUrl, { url: "https://duebook.example" }))),
    Layer.provideMerge(repos),
    Layer.provide(sealing),
    Layer.provideMerge(
      Database.layer({ url, size: 8, maxWaiting: 1_000, applicationName: "duebook-simulation" })
    ),
    Layer.provide(Layer.succeed(ServerTime, hand.clock.currentTimeMillis))
  )
