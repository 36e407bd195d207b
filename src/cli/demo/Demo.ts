/** `duebook demo`: runs the service on an embedded PostgreSQL or a given empty database, with example companies, until it is stopped. */
import { Clock, ConfigProvider, Effect, Layer, Redacted } from "effect"
import { type AddressInfo, createServer } from "node:net"
import { resolve } from "node:path"
import * as App from "../../App.ts"
import * as Processes from "../../Processes.ts"
import * as Config from "../../Config.ts"
import { CurrentActor, operator } from "../../domain/Actor.ts"
import { newLine, type SecretKeys } from "../../domain/SecretKeys.ts"
import * as Totp from "../../domain/Totp.ts"
import { ListenFailed } from "../../http/Server.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { Gate } from "../../services/installation/Gate.ts"
import { KeyStore } from "../../services/keys/KeyStore.ts"
import { OneTimeLinks } from "../../services/people/Links.ts"
import { Secrets } from "../../services/installation/Secrets.ts"
import { PublicUrl } from "../../services/installation/PublicUrl.ts"
import * as Database from "../../postgres/Database.ts"
import { CommandFailed } from "../Command.ts"
import { BANK } from "./BankDays.ts"
import { TIMEZONE, writeBook } from "./Book.ts"
import { freshStatement } from "./FreshStatement.ts"
import { comingPayment, payWhileLooking } from "./LivePayment.ts"
import { ownKeys } from "./Keys.ts"
import { embeddedDatabase, givenDatabase, migrated } from "./Database.ts"
import { testClocks } from "../rehearsal.ts"
import { business, owner, rehearsal, signInLink, staff, tenant, totpSecret, workingKey } from "./Tenant.ts"
import { welcome } from "./Welcome.ts"
import { services } from "../Operator.ts"
import { toStdout } from "../Output.ts"
import * as Runner from "../runner.ts"

/** Options of the demo. */
export interface DemoOptions {
  /** The port of the API; by default PORT or 3000. 0 picks a free one. */
  readonly port: number | undefined
  /** Folder of the API keys, and of the embedded database. */
  readonly dataDir: string
  /** A database to use in the place of the embedded one: empty, or left by an earlier demo. */
  readonly databaseUrl: string | undefined
  /** One line of JSON on standard output when ready, instead of text for people. */
  readonly json: boolean
}

/** Defaults for variables that are not set: less logging than a server, and no fixed port that another demo may use. */
const defaults = { ADMIN_PORT: "0", LOG_FORMAT: "pretty", LOG_LEVEL: "warn" }

// DATABASE_URL and the keys of the environment are ignored: the demo fills a database, and only one that is meant for it.
const configFor = (port: number | undefined, databaseUrl: string, keys: string) =>
  Effect.withConfigProvider(
    Processes.loadConfig({ worker: false }),
    ConfigProvider.fromMap(
      new Map(
        Object.entries({
          ...defaults,
          ...process.env,
          ...(port === undefined ? {} : { PORT: String(port) }),
          DATABASE_URL: databaseUrl,
          DATABASE_URL_FILE: undefined,
          DUEBOOK_KEYS: keys,
          DUEBOOK_KEYS_FILE: undefined
        }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
      )
    )
  )

/** The receivable for the example of a payment: the overdue one with the lowest id. */
const oldestOverdue = Effect.fnUntraced(function* (companyId: number) {
  const receivables = yield* ReceivablesRepo
  const { items } = yield* receivables.list(
    companyId,
    { overdue: true },
    { page: 1, perPage: 100 },
    yield* Clock.currentTimeMillis
  )
  return items.at(-1)
})

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * Ignores all signals after the first. A second one would end this process at once and leave PostgreSQL running, and it
 * is common: shells, runners and supervisors signal both the group and its processes, and people press Ctrl-C twice.
 * Stopping has a time limit of its own.
 */
const stopOnce = Effect.sync(() => {
  let signals = 0
  const logOnce = () => {
    signals += 1
    if (signals === 2) log("Stopping already: PostgreSQL is given the time to end.")
  }
  process.on("SIGINT", logOnce)
  process.on("SIGTERM", logOnce)
})

/** Migrates and fills the database. Every step can be repeated, so that an interrupted start does no harm. */
const prepare = Effect.fnUntraced(function* (
  url: Redacted.Redacted,
  keys: Redacted.Redacted<SecretKeys>,
  dataDir: string,
  publicUrl: string
) {
  const pool = { url, size: 2, maxWaiting: 100, applicationName: "duebook-demo" }
  const sealing = App.sealing(keys)
  const bookServices = Layer.mergeAll(App.useCases, App.hooks(), services).pipe(
    Layer.provideMerge(testClocks(publicUrl)),
    Layer.provideMerge(App.repos),
    Layer.provide(sealing),
    Layer.provideMerge(Database.layer(pool))
  )
  yield* migrated(url, log)
  return yield* Effect.gen(function* () {
    const secrets = yield* Secrets
    yield* secrets.requireKeys
    yield* secrets.sealPlain
    const userId = yield* owner
    const secret = yield* totpSecret(userId)
    const live = yield* tenant(business, userId)
    const { holder, key } = yield* workingKey(dataDir, business, live)
    yield* writeBook(holder, yield* staff(live.companyId, userId), live, bookServices)
    const statement = yield* freshStatement(
      dataDir,
      { ...BANK, companyId: live.companyId },
      { createdAt: live.createdAt, now: yield* Clock.currentTimeMillis, timezone: TIMEZONE }
    )
    const rehearsed = yield* tenant(rehearsal, userId)
    const rehearsalKey = yield* workingKey(dataDir, rehearsal, rehearsed)
    yield* Effect.flatMap(Gate, (gate) => gate.set(true))
    const overdue = yield* oldestOverdue(live.companyId)
    return {
      companyId: live.companyId,
      userId,
      secret,
      key,
      statement,
      overdue,
      coming: yield* comingPayment(live.companyId, { exampleId: overdue?.id, statement }),
      rehearsal: {
        companyId: rehearsed.companyId,
        key: rehearsalKey.key,
        testClock: rehearsed.testClock ?? (yield* Clock.currentTimeMillis)
      }
    }
  }).pipe(
    CurrentActor.acting(operator),
    Effect.provide(
      Layer.mergeAll(App.useCases, KeyStore.layer, services).pipe(
        Layer.provideMerge(App.repos),
        Layer.provide(sealing),
        Layer.provideMerge(Database.layer(pool))
      )
    )
  )
})

/** A link that signs in as the owner at the address where the demo listens now. */
const appLink = (
  url: Redacted.Redacted,
  origin: string,
  { companyId, userId }: { readonly companyId: number; readonly userId: number }
) =>
  signInLink(userId, companyId).pipe(
    Effect.provide(
      OneTimeLinks.layer.pipe(
        Layer.provideMerge(App.repos),
        Layer.provide(App.sealing(null)),
        Layer.provide(Layer.succeed(PublicUrl, { url: origin })),
        Layer.provideMerge(Database.layer({ url, size: 1, maxWaiting: 1, applicationName: "duebook-demo" }))
      )
    )
  )

/**
 * Prints a code of the owner whenever Enter is pressed, where somebody sits at a terminal. In JSON mode it goes to
 * standard error: standard output has one line.
 */
const codesAtEnter = (secret: string, json: boolean) =>
  Effect.sync(() => {
    if (process.stdin.isTTY !== true) return
    const output = json ? process.stderr : process.stdout
    process.stdin.on("data", () => {
      output.write(`Code ${Totp.codeAt(secret, Date.now())}, for half a minute\n`)
    })
    // A terminal that is left open does not keep the demo from ending.
    process.stdin.unref()
  })

/** How one comes by a fresh code, for whoever reads the JSON line and opens the link in it. */
const codesHint = (secret: string): string =>
  `When the application asks for a code: enter the secret ${secret} in an authenticator app${
    process.stdin.isTTY === true
      ? ", or press Enter here"
      : ", or start the demo at a terminal and press Enter"
  }.`

// A host that means "all addresses" can't be called.
const callable = (host: string): string =>
  ["0.0.0.0", "::", "localhost", ""].includes(host) ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host

/**
 * The port that is asked for, or a free one, which stays taken until `release`: the messages of the book link to it before
 * anything listens there.
 */
const reserved = ({ host, port }: { readonly host: string; readonly port: number }) =>
  port !== 0
    ? Effect.succeed({ port, release: Effect.void })
    : Effect.async<{ readonly port: number; readonly release: Effect.Effect<void> }, CommandFailed>(
        (resume) => {
          const holder = createServer().unref()
          const release = Effect.async<void>((released) => {
            holder.close(() => released(Effect.void))
          })
          holder.once("error", ({ message }) => resume(Effect.fail(new CommandFailed({ message }))))
          holder.listen(0, host, () => {
            resume(Effect.succeed({ port: (holder.address() as AddressInfo).port, release }))
          })
        }
      )

/** Runs the demo until the process is told to stop; then it finishes open requests and stops PostgreSQL. */
export const demo = ({ dataDir, databaseUrl, json, port: wanted }: DemoOptions) =>
  Effect.gen(function* () {
    // A reader that closed standard error must not keep the demo from stopping PostgreSQL.
    process.stderr.on("error", () => {})
    yield* stopOnce
    // Checks the configuration before PostgreSQL starts, with placeholders for its address and the keys.
    const folder = resolve(dataDir)
    const placeholder = newLine(yield* Clock.currentTimeMillis)
    const asked = yield* configFor(wanted, databaseUrl ?? "postgres://demo", placeholder)
    return yield* Effect.gen(function* () {
      const { url } = yield* databaseUrl === undefined
        ? embeddedDatabase(folder, log)
        : givenDatabase(asked.database.url, folder)
      // One name of this machine in every link: a browser keeps the cookie of each name apart.
      const host = callable(asked.server.host)
      const { port, release } = yield* reserved(asked.server)
      const publicUrl = Config.publicUrl(asked.server, port, host)
      const { keys, keysFile } = yield* ownKeys(folder)
      const ready = yield* prepare(url, keys, folder, publicUrl)
      const config = {
        ...asked,
        keys,
        database: { ...asked.database, url },
        server: { ...asked.server, port }
      }
      yield* release
      const served = yield* Effect.mapError(
        Processes.start(config, { worker: true, whenUnset: "Capture", host }),
        (error) =>
          error instanceof ListenFailed && error.message.startsWith(`Port ${config.server.port} `)
            ? new CommandFailed({ message: `${error.message} --port 0 picks a free one.` })
            : error
      )
      const origin = `http://${host}:${served.port}`
      const baseUrl = `${origin}/v1`
      const docsUrl = `${origin}/docs`
      const appUrl = yield* appLink(url, publicUrl, ready)
      yield* json
        ? toStdout(
            JSON.stringify({
              base_url: baseUrl,
              docs_url: docsUrl,
              app_url: appUrl,
              api_key: ready.key,
              company_id: ready.companyId,
              user_id: ready.userId,
              database_url: Redacted.value(url),
              rehearsal: { company_id: ready.rehearsal.companyId, api_key: ready.rehearsal.key },
              keys_file: keysFile
            })
          )
        : toStdout(
            welcome({
              ...ready,
              baseUrl,
              docsUrl,
              appUrl,
              hasTerminal: process.stdin.isTTY === true,
              dataDir,
              databaseUrl: Redacted.value(url),
              keysFile,
              publicUrl
            })
          )
      if (json) log(codesHint(ready.secret))
      yield* codesAtEnter(ready.secret, json)
      yield* Effect.forkScoped(
        payWhileLooking(url, ready, (id) => `${origin}/app/${ready.companyId}/receivables/${id}`, log)
      )
      yield* Runner.ended
      return yield* Effect.interrupt
    }).pipe(Effect.scoped, Effect.provide(Processes.observability(asked)))
  })
