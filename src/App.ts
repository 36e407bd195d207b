/** Every graph of layers. */
import { Effect, Layer, Option, Redacted } from "effect"
import * as Application from "./app/App.ts"
import * as AppServices from "./app/Services.ts"
import { AppSettings } from "./app/Settings.ts"
import * as Config from "./Config.ts"
import * as HttpApp from "./http/HttpApp.ts"
import { InFlight } from "./http/InFlight.ts"
import { TrustProxy } from "./http/Origin.ts"
import { CallbackKey } from "./http/pages/Hooks.ts"
import * as Server from "./http/Server.ts"
import * as TransportsFromConfig from "./reminders/transports/FromConfig.ts"
import { Engine } from "./reminders/Engine.ts"
import { MailChannel } from "./reminders/send/MailChannel.ts"
import * as MailSender from "./reminders/send/MailSender.ts"
import * as ReplySender from "./reminders/send/ReplySender.ts"
import { HeartbeatRepo } from "./repos/installation/Heartbeat.ts"
import { repos } from "./repos/Layers.ts"
import { Sealing } from "./repos/Sealing.ts"
import { BankTransactions } from "./services/bank/BankTransactions.ts"
import { Credits } from "./services/bank/Credits.ts"
import { Payers } from "./services/bank/Payers.ts"
import { StatementFiles } from "./services/bank/StatementFiles.ts"
import { LookAgain } from "./services/bank/LookAgain.ts"
import { StatementImports } from "./services/bank/StatementImports.ts"
import { StatementMatching } from "./services/bank/StatementMatching.ts"
import { CompanyClosing } from "./services/company/CompanyClosing.ts"
import { CompanyExports } from "./services/company/CompanyExports.ts"
import { FileImports } from "./services/imports/FileImports.ts"
import { ImportReading } from "./services/imports/ImportReading.ts"
import { Customers } from "./services/customers/Customers.ts"
import { DebtorLinks } from "./services/customers/DebtorLinks.ts"
import { Digests } from "./services/reminders/Digests.ts"
import { GateWatch } from "./services/installation/GateWatch.ts"
import { HookTokens } from "./services/reminders/HookTokens.ts"
import { IdentityProvider } from "./services/people/IdentityProvider.ts"
import { openIdConnect } from "./services/people/OpenIdConnect.ts"
import { Idempotency } from "./services/Idempotency.ts"
import { KeyStore } from "./services/keys/KeyStore.ts"
import { MorningMails } from "./services/reminders/MorningMails.ts"
import { MailTexts } from "./services/people/MailTexts.ts"
import { OneTimeLinks } from "./services/people/Links.ts"
import { Secrets } from "./services/installation/Secrets.ts"
import { KeyUse } from "./services/keys/KeyUse.ts"
import { DunningRules } from "./services/reminders/DunningRules.ts"
import { LinkWrites } from "./services/customers/LinkWrites.ts"
import { OptOuts } from "./services/customers/OptOuts.ts"
import { PauseEnds } from "./services/receivables/PauseEnds.ts"
import { Payables } from "./services/payables/Payables.ts"
import { PlanAgain } from "./services/reminders/PlanAgain.ts"
import { Plans } from "./services/company/Plans.ts"
import { PaymentRequests } from "./services/receivables/PaymentRequests.ts"
import { Documents } from "./services/receivables/Documents.ts"
import { Payments } from "./services/receivables/Payments.ts"
import { PublicUrl } from "./services/installation/PublicUrl.ts"
import { Quota } from "./services/keys/Quota.ts"
import { Receipts } from "./services/reminders/Receipts.ts"
import { Receivables } from "./services/receivables/Receivables.ts"
import { ReminderAttempts } from "./services/reminders/ReminderAttempts.ts"
import { Reminders } from "./services/reminders/Reminders.ts"
import { Schedules } from "./services/reminders/Schedules.ts"
import { SendNow } from "./services/reminders/SendNow.ts"
import { PayableSeries } from "./services/payables/Series.ts"
import { SecurityNotices } from "./services/people/SecurityNotices.ts"
import { SecurityEvents } from "./services/security/SecurityEvents.ts"
import { WakeUps } from "./services/installation/WakeUps.ts"
import { Write } from "./services/Write.ts"
import * as Database from "./postgres/Database.ts"
import { Notifications } from "./postgres/Notifications.ts"
import { Readiness } from "./postgres/Readiness.ts"

export { repos }

/** What seals secrets; null where there are no keys, and nothing may need one. */
export const sealing = (keys: Config.ServeConfig["keys"] | null) =>
  Sealing.layer(keys === null ? null : Redacted.value(keys))

/** Who may send requests, and how many. */
export const admission = (options: { readonly perMinute: number }) =>
  Layer.mergeAll(KeyStore.counting(options), Quota.layer(options), KeyUse.layer)

/** What runs every write, on repositories. */
export const writes = Layer.provide(Write.layer, Idempotency.layer)

/** Imports of statements, with the thread that reads them. Requests and jobs share it. */
const statementImports = StatementImports.layer.pipe(
  Layer.provide(Layer.merge(StatementFiles.layer, StatementMatching.layer)),
  Layer.provide(writes),
  Layer.provide(Reminders.layer),
  Layer.provide(DunningRules.layer)
)

/** Imports of files, with the thread that reads them. Requests and jobs share it. */
const fileImports = FileImports.layer.pipe(
  Layer.provide(ImportReading.layer),
  Layer.provide(writes),
  Layer.provide(Reminders.layer),
  Layer.provide(DunningRules.layer)
)

/** The use cases of the API. */
export const useCases = Layer.mergeAll(
  Receivables.layer,
  Payments.layer,
  Payables.layer,
  Customers.layer,
  ReminderAttempts.layer,
  Schedules.layer,
  SendNow.layer,
  BankTransactions.layer,
  StatementMatching.layer,
  LookAgain.layer,
  Credits.layer,
  Payers.layer,
  PaymentRequests.layer,
  Documents.layer
).pipe(
  Layer.provide(writes),
  Layer.provide(Reminders.layer),
  Layer.provide(DunningRules.layer),
  Layer.merge(statementImports)
)

/** The identity provider, if there is one. */
const identityProvider = (config: Config.ServeConfig["singleSignOn"]) =>
  Layer.effect(
    IdentityProvider,
    Option.match(config, { onNone: () => Effect.succeed(null), onSome: openIdConnect })
  )

/** The application's pages over the use cases of the API and the services of their own. */
export const application = (settings: AppSettings["Type"]) =>
  Application.layer.pipe(
    Layer.provide(AppServices.layer),
    Layer.provide(Layer.mergeAll(useCases, writes, StatementFiles.layer, fileImports)),
    Layer.provide(Layer.succeed(AppSettings, settings))
  )

/** What providers report to; callbacks of the SMS provider are signed with the password of its key. */
export const hooks = (smsKey: Config.ServeConfig["smsKey"] = Option.none()) =>
  Layer.mergeAll(
    HookTokens.layer,
    Receipts.layer,
    Layer.succeed(CallbackKey, Option.getOrNull(Option.map(smsKey, Config.passwordOf)))
  ).pipe(Layer.provide(writes))

/** Providers of messages, which are told where to report. */
const transports = (options: TransportsFromConfig.TransportsOptions) =>
  Layer.unwrapEffect(
    Effect.map(HookTokens, ({ addressOfSms }) =>
      TransportsFromConfig.layer({ ...options, callbackOf: addressOfSms })
    )
  ).pipe(Layer.provide(HookTokens.layer))

/** What the service writes by itself. */
const ownWrites = Layer.mergeAll(
  CompanyExports.layer,
  Layer.provide(CompanyClosing.layer, PlanAgain.layer),
  LookAgain.layer,
  PauseEnds.layer,
  PayableSeries.layer,
  Layer.provide(Plans.layer, PlanAgain.layer)
).pipe(
  Layer.provide(writes),
  Layer.provide(Reminders.layer),
  Layer.provideMerge(Layer.provide(Digests.layer, MorningMails.layer)),
  Layer.provide(DunningRules.layer),
  Layer.merge(Layer.merge(statementImports, fileImports))
)

/** The engine that decides, hands over and completes reminders. */
export const engine = Engine.layer.pipe(Layer.provide(Layer.merge(DunningRules.layer, writes)))

/** After this heartbeats come over a new connection, which leads to another server after a failover. */
const HEARTBEAT_CONNECTION_MILLIS = 30_000

/**
 * What wakes the jobs of a process, over a database that tells what it announces. Heartbeats have a connection of their
 * own, so that a queue for the pool does not delay them; and questions to all servers of a distributed database another.
 */
export const wakeUps = (url: Redacted.Redacted) =>
  WakeUps.layer.pipe(
    Layer.provide(
      HeartbeatRepo.layer.pipe(
        Layer.provide(
          Layer.fresh(
            Database.layer({
              url,
              size: 2,
              servesRequests: true,
              maxWaiting: 100,
              maxLifeMillis: HEARTBEAT_CONNECTION_MILLIS,
              applicationName: "duebook-heartbeat"
            })
          )
        )
      )
    ),
    Layer.provide(Notifications.layer(url))
  )

/** What links in messages begin with. It changes once, when the server's port is known. */
export interface PublicOrigin {
  readonly url: string
}

/** What becomes of messages of a channel without a provider: they wait, or are kept where they can be read. */
export type WhenUnset = "Off" | "Capture"

/** What `serve` and `worker` share: the database, the engine, the jobs, and whether the process is stopping. */
const shared = (
  { channels, database, keys, server }: Config.ServeConfig,
  origin: PublicOrigin,
  { servesRequests, whenUnset }: { readonly servesRequests: boolean; readonly whenUnset: WhenUnset }
) =>
  Layer.mergeAll(
    InFlight.layer(server.maxInFlight, server.maxReading),
    ownWrites,
    Secrets.layer,
    Layer.provide(SecurityNotices.layer, OneTimeLinks.layer),
    Layer.mergeAll(engine, MailSender.MailSender.layer, ReplySender.ReplySender.layer).pipe(
      Layer.provide(MailTexts.layer),
      Layer.provide(OneTimeLinks.layer),
      Layer.provide(transports({ channels, publicUrl: server.publicUrl, whenUnset }))
    ),
    Layer.sync(Server.Draining, () => ({ now: false })),
    Layer.sync(MailChannel, () => ({ here: null })),
    Readiness.layer(database.url),
    wakeUps(database.url)
  ).pipe(
    Layer.provideMerge(Layer.merge(OptOuts.layer, DebtorLinks.layer)),
    Layer.provide(Layer.merge(writes, Layer.succeed(PublicUrl, origin))),
    Layer.provideMerge(repos),
    Layer.provide(sealing(keys)),
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

/** The API, the application and all else of `serve`. */
export const serving = (config: Config.ServeConfig, origin: PublicOrigin, whenUnset: WhenUnset) =>
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
        GateWatch.layer
      )
    ),
    Layer.provide(
      Layer.mergeAll(
        Layer.succeed(PublicUrl, origin),
        Layer.succeed(TrustProxy, config.server.trustProxy),
        identityProvider(config.singleSignOn)
      )
    ),
    Layer.provideMerge(Layer.merge(LinkWrites.layer, SecurityEvents.layer)),
    Layer.provideMerge(shared(config, origin, { whenUnset, servesRequests: true }))
  )

/** What `worker` runs on. */
export const working = (config: Config.ServeConfig, origin: PublicOrigin) =>
  shared(config, origin, { whenUnset: "Off", servesRequests: false })
