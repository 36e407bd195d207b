/** What the benchmarks share: running, progress on standard error, a PostgreSQL of their own, and medians. */
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { BunRuntime } from "@effect/platform-bun"
import { PgClient } from "@effect/sql-pg"
import { Cause, Effect, Exit, Logger, Option, Redacted, type Scope } from "effect"
import { Client } from "pg"
import * as EmbeddedPostgres from "../src/postgres/embedded/EmbeddedPostgres.ts"
import { migrate } from "../src/postgres/Migrations.ts"

/** Prints what is being done on standard error, because standard output is for results. */
export const progress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const told = (cause: Cause.Cause<unknown>): string =>
  Option.match(Cause.failureOption(cause), {
    onNone: () => Cause.pretty(cause),
    onSome: (error) => (error instanceof Error ? error.message : String(error))
  })

/** The usual exit code of a process that SIGINT has ended. */
const INTERRUPTED = 130

/**
 * Runs a benchmark and ends the process. After a failure it prints the reason on standard error and exits with 1; when it is
 * interrupted, it first stops what it has started.
 */
export const runScript = <E>(program: Effect.Effect<void, E, Scope.Scope>): void =>
  BunRuntime.runMain(
    Effect.scoped(program).pipe(
      Effect.tapErrorCause((cause) =>
        Cause.isInterruptedOnly(cause) ? Effect.void : Effect.sync(() => progress(told(cause)))
      ),
      Effect.provide(Logger.replace(Logger.defaultLogger, Logger.withConsoleError(Logger.stringLogger)))
    ),
    {
      disableErrorReporting: true,
      disablePrettyLogger: true,
      teardown: (exit, end) =>
        end(Exit.isSuccess(exit) ? 0 : Cause.isInterruptedOnly(exit.cause) ? INTERRUPTED : 1)
    }
  )

/** Default settings, durable, but with enough memory for the data and fewer checkpoints. */
export const settings = {
  shared_buffers: "512MB",
  max_wal_size: "4GB",
  checkpoint_timeout: "30min"
} as const

/** Starts a PostgreSQL in a temporary folder; both are removed when the scope closes. */
export const emptyDatabase = (settings: Readonly<Record<string, string>>) =>
  Effect.gen(function* () {
    const folder = yield* Effect.acquireRelease(
      Effect.promise(async () => {
        const made = await mkdtemp(join(tmpdir(), "duebook-bench-"))
        // When this process is root, PostgreSQL runs as another user, which must be able to enter the folder.
        await chmod(made, 0o755)
        return made
      }),
      (made) => Effect.promise(() => rm(made, { recursive: true, force: true }))
    )
    return (yield* EmbeddedPostgres.start({ dataDir: folder, port: 0, settings })).url
  })

/** The same, migrated. */
export const freshDatabase = (settings: Readonly<Record<string, string>>) =>
  Effect.tap(emptyDatabase(settings), (url) => Effect.provide(migrate, PgClient.layer({ url })))

const inDatabase = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** The URL of the database `postgres` on the same server. */
export const adminUrl = (url: string): string => inDatabase(url, "postgres")

const administer = (url: string, text: string) =>
  Effect.promise(async () => {
    const client = new Client(adminUrl(url))
    await client.connect()
    await client.query(text).finally(() => client.end())
  })

/** Makes and migrates a database on the server of another one; dropped when the scope closes. */
export const databaseOn = (url: string) =>
  Effect.gen(function* () {
    const name = `duebook_bench_${process.pid}`
    yield* Effect.acquireRelease(administer(url, `create database ${name}`), () =>
      administer(url, `drop database if exists ${name} with (force)`)
    )
    const made = Redacted.make(inDatabase(url, name))
    yield* Effect.provide(migrate, PgClient.layer({ url: made }))
    return made
  })

/** Copies a database that has no connections; succeeds with the copy's URL. The copy is dropped with the scope. */
export const clone = (url: string, name: string): Effect.Effect<string, never, Scope.Scope> =>
  Effect.as(
    Effect.acquireRelease(
      administer(
        url,
        `create database ${name} template ${new URL(url).pathname.slice(1)} strategy file_copy`
      ),
      () => administer(url, `drop database if exists ${name} with (force)`)
    ),
    inDatabase(url, name)
  )

export const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The list in order, but beginning with another element in each round. */
export const inTurn = <A>(list: ReadonlyArray<A>, round: number): ReadonlyArray<A> => {
  const from = round % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}
