/** The database of the demo: an embedded PostgreSQL in its data folder, or a database that was given and is empty. */
import * as PgClient from "@effect/sql-pg/PgClient"
import { Effect, type Redacted, Schedule } from "effect"
import { mkdir } from "node:fs/promises"
import { takeForDemo } from "../../postgres/DemoMark.ts"
import { distributionState } from "../../postgres/DistributionState.ts"
import { migrate } from "../../postgres/Migrations.ts"
import { MIGRATING_CONNECTIONS } from "../../postgres/MigrationSteps.ts"
import { distribute } from "../../services/installation/Distribution.ts"
import { CommandFailed } from "../Command.ts"
import { withMessages } from "../Operator.ts"

const inUse = /is in use by process/

type Log = (line: string) => void

/** Starts PostgreSQL on the folder. When another demo still uses it, waits some seconds for that one to stop. */
export const embeddedDatabase = Effect.fnUntraced(function* (dataDir: string, log: Log) {
  const embedded = yield* Effect.promise(() => import("../../postgres/embedded/EmbeddedPostgres.ts"))
  let isLogged = false
  return yield* embedded.start({ dataDir, log }).pipe(
    Effect.tapError(({ message }) =>
      Effect.sync(() => {
        if (!isLogged && inUse.test(message)) log(`${message}. Waiting a moment for it to go.`)
        isLogged = true
      })
    ),
    Effect.retry({
      while: ({ message }) => inUse.test(message),
      schedule: Schedule.spaced("250 millis").pipe(Schedule.upTo("8 seconds"))
    })
  )
})

const take = Effect.gen(function* () {
  const { first, total } = yield* takeForDemo
  if (total === 0) return
  const more = total > first.length ? ` and ${total - first.length} more` : ""
  return yield* new CommandFailed({
    message:
      `The database has ${total} tables that are not the demo's (${first.join(", ")}${more}). Nothing was ` +
      "changed: the demo needs an empty database, or the one of an earlier demo."
  })
})

/** Uses the database at this address, if it is empty or was left by an earlier demo, and makes the folder of the keys. */
export const givenDatabase = (url: Redacted.Redacted, dataDir: string) =>
  take.pipe(
    Effect.provide(
      PgClient.layer({ url, maxConnections: 1, connectTimeout: "5 seconds", applicationName: "duebook-demo" })
    ),
    withMessages,
    Effect.zipRight(Effect.promise(() => mkdir(dataDir, { recursive: true }))),
    Effect.as({ url })
  )

/** Migrates the database, and distributes it where somebody has put Citus into it. */
export const migrated = (url: Redacted.Redacted, log: Log) =>
  Effect.gen(function* () {
    yield* migrate
    const { citusVersion } = yield* distributionState
    if (citusVersion === undefined) return
    const { nodeCount, shardCount, warnings } = yield* distribute(undefined)
    log(`The database is distributed: ${shardCount} shards on ${nodeCount} servers.`)
    for (const warning of warnings) log(`Warning: ${warning}.`)
  }).pipe(Effect.provide(PgClient.layer({ url, maxConnections: MIGRATING_CONNECTIONS })))
