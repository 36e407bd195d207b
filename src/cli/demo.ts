/** `duebook demo`: everything on an embedded PostgreSQL, with a company to try it on, until it is told to stop. */
import * as PgClient from "@effect/sql-pg/PgClient"
import { Clock, ConfigProvider, Effect, Layer, Option, Redacted, Schedule } from "effect"
import { resolve } from "node:path"
import * as App from "../App.ts"
import { ListenFailed } from "../http/Server.ts"
import { ReceivablesRepo } from "../repos/Receivables.ts"
import { Gate } from "../services/Gate.ts"
import { KeyStore } from "../services/KeyStore.ts"
import * as Database from "../postgres/Database.ts"
import { migrate } from "../postgres/Migrations.ts"
import { CommandFailed } from "./Command.ts"
import { writeBook } from "./demoBook.ts"
import { business, owner, rehearsal, tenant, workingKey } from "./demoTenant.ts"
import { welcome } from "./demoWelcome.ts"
import { services } from "./Operator.ts"
import { toStdout } from "./Output.ts"
import * as Runner from "./runner.ts"

/** How the demo is asked for. */
export interface DemoOptions {
  /** What the API listens on: PORT or 3000 unless given; 0 picks a free one. */
  readonly port: number | undefined
  /** Holds the database and the API key. */
  readonly dataDir: string
  /** One line of JSON on standard output when ready, instead of text for people. */
  readonly json: boolean
}

/** What the demo does where the environment says nothing: quieter than a server, and beside other demos. */
const defaults = { ADMIN_PORT: "0", LOG_FORMAT: "pretty", LOG_LEVEL: "warn" }

// DATABASE_URL is not the demo's: its database is its own.
const configFor = (port: number | undefined, databaseUrl: string) =>
  Effect.withConfigProvider(
    App.loadConfig(),
    ConfigProvider.fromMap(
      new Map(
        Object.entries({
          ...defaults,
          ...process.env,
          ...(port === undefined ? {} : { PORT: String(port) }),
          DATABASE_URL: databaseUrl
        }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
      )
    )
  )

/** A receivable on which the example's payment is taken: the longest known of those that are overdue. */
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

const tell = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * From the second signal on they would end this process at once, and leave PostgreSQL behind: shells, runners and
 * supervisors send them to the group and to each in it, and people press Ctrl-C twice. What a stop waits for is bounded.
 */
const stopOnce = Effect.sync(() => {
  let signals = 0
  const tellOnce = () => {
    signals += 1
    if (signals === 2) tell("Stopping already: PostgreSQL is given the time to end.")
  }
  process.on("SIGINT", tellOnce)
  process.on("SIGTERM", tellOnce)
})

/** PostgreSQL on the folder; a demo that is on its way out there gets the time to leave. */
const startPostgres = Effect.fnUntraced(function* (dataDir: string) {
  const embedded = yield* Effect.promise(() => import("../postgres/embedded/EmbeddedPostgres.ts"))
  let told = false
  return yield* embedded.start({ dataDir, log: tell }).pipe(
    Effect.tapError(({ message }) =>
      Effect.sync(() => {
        if (!told && inUse.test(message)) tell(`${message}. Waiting a moment for it to go.`)
        told = true
      })
    ),
    Effect.retry({
      while: ({ message }) => inUse.test(message),
      schedule: Schedule.spaced("250 millis").pipe(Schedule.upTo("8 seconds"))
    })
  )
})

const inUse = /is in use by process/

/** Brings the database to where the demo begins; every step can be repeated after a start that was cut off. */
const prepare = Effect.fnUntraced(function* (url: Redacted.Redacted, dataDir: string) {
  const pool = { url, size: 2, maxWaiting: 100, applicationName: "duebook-demo" }
  yield* migrate.pipe(Effect.provide(PgClient.layer({ url, maxConnections: 1 })))
  return yield* Effect.gen(function* () {
    const userId = yield* owner
    const live = yield* tenant(business, userId)
    const { holder, key } = yield* workingKey(dataDir, business, live)
    yield* writeBook(holder)
    const rehearsed = yield* tenant(rehearsal, userId)
    const rehearsalKey = yield* workingKey(dataDir, rehearsal, rehearsed)
    yield* Effect.flatMap(Gate, (gate) => gate.set(true))
    return {
      companyId: live.companyId,
      userId,
      key,
      overdue: yield* oldestOverdue(live.companyId),
      rehearsal: {
        companyId: rehearsed.companyId,
        key: rehearsalKey.key,
        testClock: rehearsed.testClock ?? (yield* Clock.currentTimeMillis)
      }
    }
  }).pipe(
    Effect.provide(
      Layer.mergeAll(App.useCases, KeyStore.layer, services).pipe(
        Layer.provideMerge(App.repos),
        Layer.provideMerge(Database.layer(pool))
      )
    )
  )
})

// Listening on every address is not an address to call.
const callable = (host: string): string =>
  ["0.0.0.0", "::", "localhost", ""].includes(host) ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host

/** Runs the demo until the process is told to stop; then it answers what it has, and stops PostgreSQL. */
export const demo = ({ dataDir, json, port }: DemoOptions) =>
  Effect.gen(function* () {
    // Whoever reads it may be gone; PostgreSQL is to be stopped all the same.
    process.stderr.on("error", () => {})
    yield* stopOnce
    // Before PostgreSQL starts, with an address that stands for its own.
    const asked = yield* configFor(port, "postgres://demo")
    return yield* Effect.gen(function* () {
      const folder = resolve(dataDir)
      const { url } = yield* startPostgres(folder)
      const ready = yield* prepare(url, folder)
      const config = { ...asked, database: { ...asked.database, url } }
      const served = yield* Effect.mapError(
        App.start(config, { worker: true, whenUnset: "Capture" }),
        (error) =>
          error instanceof ListenFailed && error.message.startsWith(`Port ${config.server.port} `)
            ? new CommandFailed({ message: `${error.message} --port 0 picks a free one.` })
            : error
      )
      const origin = `http://${callable(config.server.host)}:${served.port}`
      const baseUrl = `${origin}/v1`
      const docsUrl = `${origin}/docs`
      yield* json
        ? toStdout(
            JSON.stringify({
              base_url: baseUrl,
              docs_url: docsUrl,
              api_key: ready.key,
              company_id: ready.companyId,
              user_id: ready.userId,
              database_url: Redacted.value(url),
              rehearsal: { company_id: ready.rehearsal.companyId, api_key: ready.rehearsal.key }
            })
          )
        : toStdout(
            welcome({
              ...ready,
              baseUrl,
              docsUrl,
              dataDir,
              databaseUrl: Redacted.value(url),
              publicUrl: Option.getOrElse(config.server.publicUrl, () => origin)
            })
          )
      yield* Runner.gone
      return yield* Effect.interrupt
    }).pipe(Effect.scoped, Effect.provide(App.observability(asked)))
  })
