/** The servers on which tests make their databases: one PostgreSQL, or every server of a Citus cluster. */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Client } from "pg"
import { distribute } from "../../src/services/installation/Distribution.ts"

/** Few, because every shard of every table is copied for every test file. */
const TEST_SHARD_COUNT = 4

/** Runs statements one after another over a connection of their own. */
export const runAt = (url: string, ...statements: ReadonlyArray<string>) =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  })

/** The address of a database on the server of another address. */
export const databaseAt = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * The addresses of all servers, the one that was given first. They are several where the database of that address is on a
 * Citus coordinator, and knows its workers.
 */
export const serversOf = (adminUrl: string): Effect.Effect<ReadonlyArray<string>> =>
  Effect.promise(async () => {
    const client = new Client(adminUrl)
    await client.connect()
    try {
      const { rowCount } = await client.query("select from pg_extension where extname = 'citus'")
      if (rowCount === 0) return [adminUrl]
      const { rows } = await client.query<{ host: string; port: number }>(
        `select nodename as host, nodeport as port from pg_dist_node
         where isactive and noderole = 'primary' and groupid > 0 order by nodeid`
      )
      const workers = rows.map(({ host, port }) => {
        const url = new URL(adminUrl)
        url.hostname = host
        url.port = String(port)
        return url.href
      })
      return [adminUrl, ...workers]
    } finally {
      await client.end()
    }
  })

/** Makes a database on every server, and tells the first one of the others. */
export const createCluster = Effect.fnUntraced(function* (servers: ReadonlyArray<string>, name: string) {
  for (const server of servers) {
    yield* runAt(server, `create database ${name}`)
    yield* runAt(databaseAt(server, name), "create extension citus")
  }
  const [coordinator = "", ...workers] = servers
  const call = (procedure: string, server: string) => {
    const { hostname, port } = new URL(server)
    return `select ${procedure}('${hostname}', ${port || "5432"})`
  }
  yield* runAt(
    databaseAt(coordinator, name),
    call("citus_set_coordinator_host", coordinator),
    ...workers.map((worker) => call("citus_add_node", worker))
  )
})

/** Distributes the migrated database at this address. */
export const distributeAt = (url: string) =>
  distribute(TEST_SHARD_COUNT).pipe(
    Effect.provide(PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })),
    Effect.orDie
  )

/** Ends all connections to a database for good, because none may be open while it is copied: Citus keeps one itself. */
export const closeToConnections = Effect.fnUntraced(function* (servers: ReadonlyArray<string>, name: string) {
  yield* Effect.forEach(servers, (server) => runAt(server, `alter database ${name} allow_connections false`))
  const end = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`
  yield* Effect.forEach(servers, (server) => runAt(server, end))
})

/** How often a database is dropped again that is still in use: Citus's processes need a moment to notice their end. */
const MAX_DROPS = 5

/** Removes a database from every server, with transactions that were prepared there and not finished. */
export const dropDatabase = Effect.fnUntraced(function* (servers: ReadonlyArray<string>, name: string) {
  const drops = Effect.forEach(
    servers,
    (server) => runAt(server, `drop database if exists ${name} with (force)`),
    { concurrency: "unbounded", discard: true }
  )
  if (servers.length === 1) return yield* drops
  yield* rollBackPrepared(servers, name)
  // The servers keep connections to each other, and would open them again.
  yield* closeToConnections(servers, name)
  yield* Effect.retry(Effect.sandbox(drops), { times: MAX_DROPS }).pipe(Effect.unsandbox)
})

const rollBackPrepared = (servers: ReadonlyArray<string>, name: string) =>
  Effect.forEach(servers, (server) =>
    Effect.promise(async () => {
      const client = new Client(server)
      await client.connect()
      const { rows } = await client.query<{ gid: string }>(
        `select gid from pg_prepared_xacts where database = '${name}'`
      )
      await client.end()
      return rows.map(({ gid }) => `rollback prepared '${gid.replaceAll("'", "''")}'`)
    }).pipe(
      Effect.flatMap((rollbacks) =>
        rollbacks.length === 0 ? Effect.void : runAt(databaseAt(server, name), ...rollbacks)
      )
    )
  )
