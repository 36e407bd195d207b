/** Reminder engines in the test's own process, on a real database, with a clock that the test sets. */
import { Clock, Context, Duration, Effect, Exit, Layer, Logger, LogLevel, Redacted, Scope } from "effect"
import * as App from "../../src/App.ts"
import type { ChannelState } from "../../src/repos/reminders/ChannelStates.ts"
import type { Transports } from "../../src/reminders/transports/Transport.ts"
import { Engine } from "../../src/reminders/Engine.ts"
import { type Groups, makeGroups } from "../../src/reminders/Groups.ts"
import { makeDispatcher } from "../../src/reminders/Dispatcher.ts"
import { DebtorLinks } from "../../src/services/customers/DebtorLinks.ts"
import { OptOuts } from "../../src/services/customers/OptOuts.ts"
import { ServerTime } from "../../src/postgres/ServerTime.ts"
import { PublicUrl } from "../../src/services/installation/PublicUrl.ts"
import * as Database from "../../src/postgres/Database.ts"
import { sealing } from "./secretKeys.ts"

/** A clock that stands still until the test moves it. Sleeping takes real time, divided by `speed`. */
export class HandClock {
  at: number
  readonly #speed: number

  constructor(at: number | string, speed = 1) {
    this.at = typeof at === "string" ? Date.parse(at) : at
    this.#speed = speed
  }

  readonly service: Clock.Clock = {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    sleep: (duration) => Clock.make().sleep(Duration.millis(Duration.toMillis(duration) / this.#speed)),
    unsafeCurrentTimeMillis: () => this.at,
    unsafeCurrentTimeNanos: () => BigInt(this.at) * 1_000_000n,
    currentTimeMillis: Effect.sync(() => this.at),
    currentTimeNanos: Effect.sync(() => BigInt(this.at) * 1_000_000n)
  }
}

/** What an engine is made of. */
export interface EngineOptions {
  readonly url: string
  readonly clock: HandClock
  /** The clock of the database; that of the engine by default. */
  readonly serverClock?: HandClock
  readonly channels: Layer.Layer<Transports>
}

/** An engine, and the rounds of a worker as promises. */
export interface EngineHere {
  readonly engine: Engine["Type"]
  /** One round of a worker; resolves with the number of attempts that it claimed. */
  readonly round: () => Promise<number>
  readonly run: <A, E>(effect: Effect.Effect<A, E>) => Promise<A>
  /** What a worker does with claims that it gives up. */
  readonly release: Groups["release"]
  /** What the process has seen of its channels. */
  readonly channels: () => ReadonlyArray<ChannelState>
  /** The warnings that it has logged. */
  readonly warnings: ReadonlyArray<string>
}

const runAt =
  ({ service }: HandClock, warnings: Array<string>) =>
  <A, E>(effect: Effect.Effect<A, E>): Promise<A> =>
    Effect.withClock(effect, service).pipe(
      Effect.provide(
        Logger.add(
          Logger.make(({ logLevel, message }) => {
            if (LogLevel.greaterThanEqual(logLevel, LogLevel.Warning)) warnings.push(String(message))
          })
        )
      ),
      Effect.runPromise
    )

/** Starts an engine, which stops when the scope closes. */
export const startEngine = ({
  channels,
  clock,
  serverClock = clock,
  url
}: EngineOptions): Effect.Effect<EngineHere, never, Scope.Scope> =>
  Effect.gen(function* () {
    const context = yield* Layer.build(
      App.engine.pipe(
        Layer.provide(channels),
        Layer.provide(Layer.merge(OptOuts.layer, DebtorLinks.layer)),
        Layer.provide(App.writes),
        Layer.provide(Layer.succeed(PublicUrl, { url: "https://duebook.example" })),
        Layer.provideMerge(App.repos),
        Layer.provide(sealing),
        Layer.provideMerge(
          Database.layer({
            url: Redacted.make(url),
            size: 8,
            maxWaiting: 1_000,
            applicationName: "duebook-test-engine"
          })
        ),
        Layer.provide(Layer.succeed(ServerTime, serverClock.service.currentTimeMillis))
      )
    )
    const { channels: rounds, whole } = yield* Effect.provide(makeDispatcher, context)
    const { release } = yield* Effect.provide(makeGroups, context)
    const warnings: Array<string> = []
    const run = runAt(clock, warnings)
    const channelsHere = () => rounds.map(({ here }) => here.state())
    return {
      engine: Context.get(context, Engine),
      round: () => run(whole),
      run,
      release,
      channels: channelsHere,
      warnings
    }
  }).pipe(Effect.withClock(clock.service))

/** Runs `use` with `n` engines, and stops them afterwards. */
export const withEngines = async <A>(
  options: EngineOptions,
  n: number,
  use: (engines: ReadonlyArray<EngineHere>) => Promise<A>
): Promise<A> => {
  const scope = Effect.runSync(Scope.make())
  try {
    const engines = await Effect.runPromise(
      Scope.extend(Effect.all(Array.from({ length: n }, () => startEngine(options))), scope)
    )
    return await use(engines)
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
}
