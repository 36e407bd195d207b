/** Every graph of layers, and the processes that run on them: `serve` and `worker`. */
import { Clock, Deferred, Effect, Layer, Option } from "effect"
import * as Application from "./app/App.ts"
import * as AppServices from "./app/Services.ts"
import { AppSettings } from "./app/Settings.ts"
import * as Config from "./Config.ts"
import * as Admin from "./http/Admin.ts"
import * as HttpApp from "./http/HttpApp.ts"
import { InFlight } from "./http/InFlight.ts"
import { CallbackKey } from "./http/pages/Hooks.ts"
import * as Server from "./http/Server.ts"
import * as Log from "./Log.ts"
import * as TransportsFromConfig from "./reminders/transports/FromConfig.ts"
import { Engine } from "./reminders/Engine.ts"
import * as MailSender from "./reminders/send/MailSender.ts"
import * as Worker from "./reminders/Worker.ts"
import { SettingsRepo } from "./repos/installation/Settings.ts"
import { repos } from "./repos/Layers.ts"
import * as ScheduledJobs from "./services/installation/ScheduledJobs.ts"
import { Customers } from "./services/customers/Customers.ts"
import { DebtorLinks } from "./services/customers/DebtorLinks.ts"
import { Digests } from "./services/reminders/Digests.ts"
import { GateWatch } from "./services/installation/GateWatch.ts"
import { HookTokens } from "./services/reminders/HookTokens.ts"
import { Idempotency } from "./services/Idempotency.ts"
import { KeyStore } from "./services/keys/KeyStore.ts"
import { KeyUse } from "./services/keys/KeyUse.ts"
import { DunningRules } from "./services/reminders/DunningRules.ts"
import { OptOuts } from "./services/customers/OptOuts.ts"
import { PauseEnds } from "./services/receivables/PauseEnds.ts"
import { Payables } from "./services/payables/Payables.ts"
import { Payments } from "./services/receivables/Payments.ts"
import { PublicUrl } from "./services/installation/PublicUrl.ts"
import { Quota } from "./services/keys/Quota.ts"
import { Receipts } from "./services/reminders/Receipts.ts"
import { Receivables } from "./services/receivables/Receivables.ts"
import { ReminderAttempts } from "./services/reminders/ReminderAttempts.ts"
import { Reminders } from "./services/reminders/Reminders.ts"
import { Schedules } from "./services/reminders/Schedules.ts"
import { SendNow } from "./services/reminders/SendNow.ts"
import { Series } from "./services/payables/Series.ts"
import { Write } from "./services/Write.ts"
import * as Database from "./postgres/Database.ts"
import * as Pooler from "./postgres/Pooler.ts"
import { Readiness } from "./postgres/Readiness.ts"
import * as Telemetry from "./Telemetry.ts"

export { repos }

/** Who may send requests, and how many. */
export const admission = (options: { readonly perMinute: number }) =>
  Layer.mergeAll(KeyStore.counting(options), Quota.layer(options), KeyUse.layer)

/** What runs every write, on repositories. */
export const writes = Layer.provide(Write.layer, Idempotency.layer)

/** The use cases of the API. */
export const useCases = Layer.mergeAll(
  Receivables.layer,
  Payments.layer,
  Payables.layer,
  Customers.layer,
  ReminderAttempts.layer,
  Schedules.layer,
  SendNow.layer
).pipe(Layer.provide(writes), Layer.provide(Reminders.layer), Layer.provide(DunningRules.layer))

/** The application's pages over the use cases of the API and the services of their own. */
export const application = (settings: AppSettings["Type"]) =>
  Application.layer.pipe(
    Layer.provide(AppServices.layer),
    Layer.provide(Layer.merge(useCases, writes)),
    Layer.provide(Layer.succeed(AppSettings, settings))
  )

/** What providers report to; callbacks of the SMS provider are signed with the password of its key. */
export const hooks = (smsKey: ServeConfig["smsKey"] = Option.none()) =>
  Layer.mergeAll(
    HookTokens.layer,
    Receipts.layer,
    Layer.succeed(CallbackKey, Option.getOrNull(Option.map(smsKey, Config.passwordOf)))
  ).pipe(Layer.provide(writes))

/** What the service writes by itself. */
const ownWrites = Layer.merge(PauseEnds.layer, Series.layer).pipe(
  Layer.provide(writes),
  Layer.provide(Reminders.layer),
  Layer.provideMerge(Digests.layer),
  Layer.provide(DunningRules.layer)
)

/** The engine that decides, hands over and completes reminders. */
export const engine = Engine.layer.pipe(Layer.provide(Layer.merge(DunningRules.layer, writes)))

/** Everything that `serve` reads from the environment. */
export type ServeConfig = Effect.Effect.Success<ReturnType<typeof loadConfig>>

/** How a process runs; the command decides this, not the environment. */
export interface RunOptions {
  /** Whether it also sends reminders. */
  readonly worker: boolean
  /** What a channel without a provider does: send nothing, or keep its messages where they can be read. */
  readonly whenUnset: "Off" | "Capture"
  /** This machine in links, where PUBLIC_URL is not set; localhost by default. */
  readonly host?: string
}

/** Reads the environment, for a process that sends reminders or one that does not. Fails with every problem in it at once. */
export const loadConfig = ({ worker }: Pick<RunOptions, "worker">) =>
  Config.load<Effect.Effect.Success<typeof Config.serve>>(worker ? Config.sending : Config.serve)

/** After this the gate is read over a new connection, which leads to another server after a failover. */
const GATE_CONNECTION_MILLIS = 5_000

/** The gate. It is read on a connection of its own, so that a queue for the pool does not delay it. */
const gate = (url: ServeConfig["database"]["url"]) =>
  GateWatch.layer.pipe(
    Layer.provide(SettingsRepo.layer),
    Layer.provide(
      Database.layer({
        url,
        size: 1,
        maxWaiting: 1,
        maxLifeMillis: GATE_CONNECTION_MILLIS,
        applicationName: "duebook-gate"
      })
    ),
    Layer.fresh
  )

/** What `serve` and `worker` share: the database, the engine, the jobs, and whether the process is stopping. */
const shared = (
  { channels, database, server }: ServeConfig,
  { servesRequests, whenUnset }: Pick<RunOptions, "whenUnset"> & { readonly servesRequests: boolean },
  origin: { readonly url: string }
) =>
  Layer.mergeAll(
    InFlight.layer(server.maxInFlight),
    ownWrites,
    Layer.merge(engine, MailSender.MailSender.layer).pipe(
      Layer.provide(TransportsFromConfig.layer({ channels, publicUrl: server.publicUrl, whenUnset }))
    ),
    Layer.sync(Server.Draining, () => ({ now: false })),
    Readiness.layer(database.url)
  ).pipe(
    Layer.provideMerge(Layer.merge(OptOuts.layer, DebtorLinks.layer)),
    Layer.provide(Layer.merge(writes, Layer.succeed(PublicUrl, origin))),
    Layer.provideMerge(repos),
    Layer.provideMerge(
      Database.layer({
        url: database.url,
        size: database.poolSize,
        maxWaiting: server.maxInFlight,
        applicationName: servesRequests ? "duebook" : "duebook-worker",
        servesRequests
      })
    )
  )

const graph = (config: ServeConfig, { whenUnset }: RunOptions, origin: { readonly url: string }) =>
  HttpApp.layer.pipe(
    Layer.provide(
      Layer.mergeAll(
        useCases,
        hooks(config.smsKey),
        application({
          signUp: config.server.signUp,
          trustProxy: config.server.trustProxy,
          requestsPerMinute: config.server.rateLimitPerMinute
        }),
        admission({ perMinute: config.server.rateLimitPerMinute }),
        gate(config.database.url)
      )
    ),
    Layer.provide(Layer.succeed(PublicUrl, origin)),
    Layer.provideMerge(shared(config, { whenUnset, servesRequests: true }, origin))
  )

/** Warns once about channels without a provider, in a process that sends messages. */
const warnOfChannelsOff = ({ channels }: ServeConfig, { whenUnset }: Pick<RunOptions, "whenUnset">) => {
  const off = whenUnset === "Off" ? Config.channelsOff(channels) : []
  return off.length === 0
    ? Effect.void
    : Effect.logWarning(
        "channels are not set up here: their reminders wait for a process that has them"
      ).pipe(Effect.annotateLogs({ channels: off.join(", "), reason_code: "no_channel" }))
}

/** Leaves word for commands where the service listens, unless the operator has said where the public reaches it. */
const tellAddress = ({ server }: ServeConfig, url: string) =>
  Option.isSome(server.publicUrl)
    ? Effect.void
    : Effect.ignore(
        Effect.flatMap(SettingsRepo, (settings) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) => settings.setAddress(url, now))
        )
      )

/** Starts everything. It runs until its scope closes; the public port stops first. */
export const start = (config: ServeConfig, options: RunOptions) =>
  Effect.gen(function* () {
    const origin = { url: Config.publicUrl(config.server, config.server.port, options.host) }
    const context = yield* Layer.build(graph(config, options, origin))
    return yield* Effect.provide(
      Effect.gen(function* () {
        yield* ScheduledJobs.run(config.retention)
        const admin = yield* Admin.serve({ host: config.server.host, port: config.server.adminPort })
        const draining = yield* Server.Draining
        const listening = yield* Deferred.make<void>()
        // Started before the server, so it ends after it; it takes no more work once the server drains. Its first links
        // wait for the port that the server gets.
        if (options.worker) {
          yield* warnOfChannelsOff(config, options)
          yield* MailSender.run
          yield* Worker.run({
            graceSeconds: config.server.shutdownGraceSeconds,
            leaving: () => draining.now,
            mayBegin: Deferred.await(listening)
          })
        }
        const { port } = yield* Server.serve({
          host: config.server.host,
          port: config.server.port,
          graceSeconds: config.server.shutdownGraceSeconds
        })
        origin.url = Config.publicUrl(config.server, port, options.host)
        yield* tellAddress(config, origin.url)
        yield* Deferred.succeed(listening, undefined)
        yield* Effect.logInfo("ready").pipe(Effect.annotateLogs({ port, admin_port: admin.port }))
        return { port, adminPort: admin.port }
      }),
      context
    )
  })

/** Logs and telemetry as configured. Provide it around `start`. */
export const observability = ({ logging, telemetry }: ServeConfig) =>
  Layer.provideMerge(Telemetry.layer(telemetry), Log.layer(logging))

/** `duebook serve`: until the process is told to stop. */
export const serve = (options: { readonly worker: boolean }) =>
  Effect.flatMap(loadConfig(options), (config) =>
    Pooler.guarded(
      config.database.url,
      Effect.scoped(Effect.zipRight(start(config, { ...options, whenUnset: "Off" }), Effect.never))
    ).pipe(Effect.provide(observability(config)))
  )

/** `duebook worker`: reminders and the admin port, without the API, until the process is told to stop. */
export const worker = Effect.flatMap(loadConfig({ worker: true }), (config) => {
  const { host, adminPort, port, shutdownGraceSeconds: graceSeconds } = config.server
  const origin = { url: Config.publicUrl(config.server, port) }
  const work = Effect.gen(function* () {
    yield* ScheduledJobs.run(config.retention)
    const admin = yield* Admin.serve({ host, port: adminPort })
    const draining = yield* Server.Draining
    yield* warnOfChannelsOff(config, { whenUnset: "Off" })
    yield* Effect.addFinalizer(() => Effect.logInfo("stopped"))
    yield* MailSender.run
    yield* Worker.run({ graceSeconds, leaving: () => draining.now })
    yield* Effect.addFinalizer(() =>
      Effect.zipRight(
        Effect.sync(() => {
          draining.now = true
        }),
        Effect.logInfo("draining")
      )
    )
    yield* Effect.logInfo("working").pipe(Effect.annotateLogs({ admin_port: admin.port }))
    return yield* Effect.never
  })
  return Pooler.guarded(
    config.database.url,
    Effect.scoped(
      Effect.flatMap(
        Layer.build(shared(config, { whenUnset: "Off", servesRequests: false }, origin)),
        (context) => Effect.provide(work, context)
      )
    )
  ).pipe(Effect.provide(observability(config)))
})
