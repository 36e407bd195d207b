/** The processes `serve` and `worker`: what they do over their graphs, from the environment to their end. */
import { Cause, Clock, Deferred, Effect, Layer, Option, Schedule } from "effect"
import * as App from "./App.ts"
import * as Config from "./Config.ts"
import type { ServeConfig } from "./Config.ts"
import * as Admin from "./http/Admin.ts"
import * as Server from "./http/Server.ts"
import * as Log from "./Log.ts"
import * as Pooler from "./postgres/Pooler.ts"
import { watchReadiness } from "./postgres/ReadinessWatch.ts"
import { Readiness, requireReleased } from "./postgres/Readiness.ts"
import { distrustsServer, lacksRights, lacksTls } from "./postgres/SqlFailure.ts"
import * as MailSender from "./reminders/send/MailSender.ts"
import * as ReplySender from "./reminders/send/ReplySender.ts"
import * as Worker from "./reminders/Worker.ts"
import { SettingsRepo } from "./repos/installation/Settings.ts"
import { KeysUnfit, Secrets } from "./services/installation/Secrets.ts"
import * as ScheduledJobs from "./services/installation/ScheduledJobs.ts"
import * as Telemetry from "./Telemetry.ts"

/** How a process runs; the command decides this, not the environment. */
export interface RunOptions {
  /** Whether it also sends reminders. */
  readonly worker: boolean
  readonly whenUnset: App.WhenUnset
  /** This machine in links, where PUBLIC_URL is not set; localhost by default. */
  readonly host?: string
}

/** Reads the environment, for a process that sends reminders or one that does not. Fails with every problem in it at once. */
export const loadConfig = ({ worker }: Pick<RunOptions, "worker">) =>
  Config.load<ServeConfig>(worker ? Config.sending : Config.serve)

/** Warns once about channels without a provider, in a process that sends messages. */
const warnOfChannelsOff = ({ channels }: ServeConfig, { whenUnset }: Pick<RunOptions, "whenUnset">) => {
  const off = whenUnset === "Off" ? Config.channelsOff(channels) : []
  return off.length === 0
    ? Effect.void
    : Effect.logWarning(
        "channels are not set up here: their reminders wait for a process that has them"
      ).pipe(Effect.annotateLogs({ channels: off.join(", "), reason_code: "no_channel" }))
}

/** How soon the address is stored when the database could not take it. */
const ADDRESS_RETRY = "5 seconds"
/** A start waits no longer for what a database that says nothing has to do with it. */
const DATABASE_PATIENCE = "1 second"

/** Leaves word for commands what links begin with: the shell that they run in need not have the same PUBLIC_URL. */
const tellAddress = (url: string) =>
  Effect.gen(function* () {
    const tried = yield* Deferred.make<void>()
    const tell = Effect.flatMap(SettingsRepo, (settings) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => settings.setAddress(url, now))
    ).pipe(
      Effect.sandbox,
      Effect.tapError((cause) => Effect.logDebug("the address can't be stored", cause)),
      Effect.ensuring(Deferred.succeed(tried, undefined))
    )
    yield* Effect.forkScoped(
      Effect.disconnect(Effect.ignore(Effect.retry(tell, Schedule.spaced(ADDRESS_RETRY))))
    )
    yield* Effect.timeoutOption(Deferred.await(tried), DATABASE_PATIENCE)
  })

/** Whether the database will refuse the process until somebody changes a setting. */
const isOfSettings = (defect: unknown): boolean =>
  lacksRights(defect) || lacksTls(defect) || distrustsServer(defect)

/**
 * Refuses to start where stored secrets need keys that are missing, or others than there are, and where the database
 * refuses the process. A database that does not answer, or is not migrated, passes: the process waits for it.
 */
const requireKeys = Effect.gen(function* () {
  const { fault } = yield* Effect.flatMap(Readiness, ({ check }) => check)
  // Each further question would wait for its answer as long again.
  if (fault?.errno === "ETIMEDOUT")
    return yield* Effect.logDebug("the keys of stored secrets can't be looked up")
  const { requireKeys: require } = yield* Secrets
  yield* Effect.catchAllCause(require, (cause) => {
    const failure = Option.filter(Cause.failureOption(cause), (error) => error instanceof KeysUnfit)
    if (Option.isSome(failure)) return Effect.fail(failure.value)
    return Option.exists(Cause.dieOption(cause), isOfSettings)
      ? Effect.die(Cause.squash(cause))
      : Effect.logDebug("the keys of stored secrets can't be looked up", cause)
  })
})

/** Starts everything. It runs until its scope closes; the public port stops first. */
export const start = (config: ServeConfig, options: RunOptions) =>
  Effect.gen(function* () {
    const origin = { url: Config.publicUrl(config.server, config.server.port, options.host) }
    const context = yield* Layer.build(App.serving(config, origin, options.whenUnset))
    return yield* Effect.provide(
      Effect.gen(function* () {
        yield* requireKeys
        yield* ScheduledJobs.run(config.retention)
        const admin = yield* Admin.serve({ host: config.server.adminHost, port: config.server.adminPort })
        const draining = yield* Server.Draining
        const listening = yield* Deferred.make<void>()
        // Started before the server, so it ends after it; it takes no more work once the server drains. Its first links
        // wait for the port that the server gets.
        if (options.worker) {
          yield* warnOfChannelsOff(config, options)
          yield* MailSender.run
          yield* ReplySender.run
          yield* Worker.run({
            graceSeconds: config.server.shutdownGraceSeconds,
            leaving: () => draining.now,
            mayBegin: Deferred.await(listening)
          })
        }
        const { port } = yield* Server.serve({
          host: config.server.host,
          port: config.server.port,
          drainSeconds: config.server.drainSeconds,
          graceSeconds: config.server.shutdownGraceSeconds
        })
        origin.url = Config.publicUrl(config.server, port, options.host)
        yield* tellAddress(origin.url)
        yield* Deferred.succeed(listening, undefined)
        yield* watchReadiness("ready", { port, admin_port: admin.port })
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
      Effect.zipRight(
        requireReleased(config.database.url),
        Effect.scoped(Effect.zipRight(start(config, { ...options, whenUnset: "Off" }), Effect.never))
      )
    ).pipe(Effect.provide(observability(config)))
  )

/** `duebook worker`: reminders and the admin port, without the API, until the process is told to stop. */
export const worker = Effect.flatMap(loadConfig({ worker: true }), (config) => {
  const { adminHost, adminPort, port, shutdownGraceSeconds: graceSeconds } = config.server
  const origin = { url: Config.publicUrl(config.server, port) }
  const work = Effect.gen(function* () {
    yield* requireKeys
    yield* ScheduledJobs.run(config.retention)
    const admin = yield* Admin.serve({ host: adminHost, port: adminPort })
    const draining = yield* Server.Draining
    yield* warnOfChannelsOff(config, { whenUnset: "Off" })
    yield* Effect.addFinalizer(() => Effect.logInfo("stopped"))
    yield* MailSender.run
    yield* ReplySender.run
    yield* Worker.run({ graceSeconds, leaving: () => draining.now })
    yield* Effect.addFinalizer(() =>
      Effect.zipRight(
        Effect.sync(() => {
          draining.now = true
        }),
        Effect.logInfo("draining")
      )
    )
    // Without PUBLIC_URL it has no address of its own.
    if (Option.isSome(config.server.publicUrl)) yield* tellAddress(origin.url)
    yield* watchReadiness("working", { admin_port: admin.port })
    return yield* Effect.never
  })
  return Pooler.guarded(
    config.database.url,
    Effect.zipRight(
      requireReleased(config.database.url),
      Effect.scoped(
        Effect.flatMap(Layer.build(App.working(config, origin)), (context) => Effect.provide(work, context))
      )
    )
  ).pipe(Effect.provide(observability(config)))
})
