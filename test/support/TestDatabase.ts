import { Effect, type Scope } from "effect"
import { randomBytes } from "node:crypto"
import { inject } from "vitest"
import { createCluster, databaseAt, dropDatabase, runAt } from "./Cluster.ts"

/** A database for one test file. */
export interface TestDatabase {
  readonly url: string
  readonly name: string
}

const made = (
  servers: ReadonlyArray<string>,
  create: (name: string) => Effect.Effect<void>
): Effect.Effect<TestDatabase, never, Scope.Scope> =>
  Effect.gen(function* () {
    const name = `duebook_test_${randomBytes(8).toString("hex")}`
    yield* Effect.acquireRelease(create(name), () => dropDatabase(servers, name))
    return { url: databaseAt(inject("serverUrl"), name), name }
  })

/** What a copy does not have of a distributed database, because it is no part of it: settings of its own. */
const settingsOf = (servers: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  servers.length > 1 ? [`alter database ${name} set timezone = 'UTC'`] : []

/** Copying files, without a log of their blocks, takes half of the processor's time, and dropping the copy a third. */
const createFrom = (source: string, name: string): string =>
  `create database ${name} template ${source} strategy file_copy`

const copies = (servers: ReadonlyArray<string>, source: string) =>
  made(servers, (name) =>
    Effect.forEach(
      servers,
      (server) => runAt(server, createFrom(source, name), ...settingsOf(servers, name)),
      { concurrency: "unbounded", discard: true }
    )
  )

/** Whether the tests run on a distributed database: where TEST_DATABASE_URL names a Citus coordinator. */
export const isDistributed = (): boolean => inject("servers").length > 1

/**
 * With these statements a database of one server says of itself that it is distributed, as one on a Citus coordinator does.
 * Every statement for shards means the same on one server.
 */
export const SAY_DISTRIBUTED: ReadonlyArray<string> = [
  'create table pg_dist_partition (logicalrelid regclass, partmethod "char")',
  "insert into pg_dist_partition values ('companies', 'h')"
]

/** A migrated database, dropped when the scope closes. */
export const makeDatabase: Effect.Effect<TestDatabase, never, Scope.Scope> = Effect.suspend(() =>
  copies(inject("servers"), inject("templateDatabase"))
)

/** A database with nothing in it, for tests of the migrations themselves; dropped when the scope closes. */
export const emptyDatabase: Effect.Effect<TestDatabase, never, Scope.Scope> = Effect.suspend(() =>
  copies([inject("adminUrl")], "template0")
)

/** A database of a Citus cluster with nothing in it, neither migrated nor distributed; only where there is a cluster. */
export const emptyCluster: Effect.Effect<TestDatabase, never, Scope.Scope> = Effect.suspend(() =>
  made(inject("servers"), (name) => createCluster(inject("servers"), name))
)
