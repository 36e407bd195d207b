import { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Redacted, Scope } from "effect"
import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { TestProject } from "vitest/node"
import { discard, start } from "../../src/postgres/embedded/EmbeddedPostgres.ts"
import { migrate } from "../../src/postgres/Migrations.ts"
import {
  closeToConnections,
  createCluster,
  databaseAt,
  distributeAt,
  dropDatabase,
  runAt,
  serversOf
} from "./Cluster.ts"
import { SERVING_LOGIN } from "./ServingLogin.ts"
import { dataRoot } from "./dataRoot.ts"
import { EXECUTABLE, SHARED_DEMO } from "./executable.ts"
import { pgBouncer } from "./PgBouncer.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** A server where tests may create databases. */
    readonly adminUrl: string
    /** That server, and where it is a Citus coordinator that knows workers, those too. */
    readonly servers: ReadonlyArray<string>
    /** The server as tests reach their databases there: itself, or PgBouncer in front of it. */
    readonly serverUrl: string
    /** A migrated database to clone; a distributed one, where there are several servers. */
    readonly templateDatabase: string
  }
}

const folderPrefix = "duebook-test-"

/** The data is deleted after the run, so PostgreSQL need not wait for the disk. */
const fastSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "400",
  autovacuum_naptime: "10min",
  // The log of changes is in memory, too.
  max_wal_size: "256MB",
  // Tests of races read which of two transactions was committed first.
  track_commit_timestamp: "on"
}

/** `TEST_POSTGRES_SETTINGS="fsync=on work_mem=1MB"` replaces settings of ours. */
const ownSettings = () =>
  Object.fromEntries(
    (process.env["TEST_POSTGRES_SETTINGS"] ?? "")
      .split(/\s+/)
      .filter((pair) => pair.includes("="))
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)])
  )

/** Removes what an interrupted run has left. */
const sweep = Effect.gen(function* () {
  for (const root of new Set([tmpdir(), dataRoot()])) {
    const names = yield* Effect.promise(() => readdir(root))
    for (const name of names.filter((name) => name.startsWith(folderPrefix))) {
      yield* discard(join(root, name)).pipe(Effect.ignore)
    }
  }
})

/** A folder that is removed after the run. Under root, PostgreSQL runs as another user, who must be able to enter it. */
const folder = (prefix: string, root = dataRoot()) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const made = await mkdtemp(join(root, prefix))
      await chmod(made, 0o755)
      return made
    }),
    (made) => Effect.promise(() => rm(made, { recursive: true, force: true }))
  )

const embedded = Effect.gen(function* () {
  yield* sweep
  const dataDir = yield* folder(folderPrefix)
  const server = yield* start({ dataDir, settings: { ...fastSettings, ...ownSettings() } })
  return Redacted.value(server.url)
})

const template = (servers: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const [adminUrl = ""] = servers
    const isCluster = servers.length > 1
    const name = `duebook_template_${randomBytes(4).toString("hex")}`
    const create = isCluster ? createCluster(servers, name) : runAt(adminUrl, `create database ${name}`)
    yield* Effect.acquireRelease(create, () => dropDatabase(servers, name))
    const url = databaseAt(adminUrl, name)
    yield* migrate.pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url) })))
    yield* runAt(adminUrl, ...SERVING_LOGIN)
    if (isCluster) {
      yield* distributeAt(url)
      yield* closeToConnections(servers, name)
    }
    return name
  })

const root = join(import.meta.dirname, "../..")

/** Builds the executable as the documents say, into a folder that is removed after the run. */
const buildExecutable = Effect.gen(function* () {
  const file = join(yield* folder("duebook-built-", tmpdir()), "duebook")
  const arguments_ = ["run", "build", join(root, "src/main.ts"), file]
  yield* Effect.promise(() => promisify(execFile)(process.execPath, arguments_, { cwd: root }))
  process.env[EXECUTABLE] = file
})

/** A folder for the demo that tests copy. The first test that needs the demo makes it. */
const sharedDemo = Effect.map(folder("duebook-demo-"), (made) => {
  process.env[SHARED_DEMO] = made
})

/** Starts one PostgreSQL for the whole run, with a migrated database that TestDatabase.ts clones. */
export default async function setup(project: TestProject) {
  const scope = Effect.runSync(Scope.make())
  const close = () => Effect.runPromise(Scope.close(scope, Exit.void))
  const prepare = Effect.gen(function* () {
    yield* buildExecutable
    yield* sharedDemo
    const adminUrl = process.env["TEST_DATABASE_URL"] || (yield* embedded)
    const servers = yield* serversOf(adminUrl)
    const templateDatabase = yield* template(servers)
    // `TEST_PGBOUNCER=1` leads every database of a test through a pooler in transaction mode.
    const serverUrl = process.env["TEST_PGBOUNCER"] === "1" ? yield* pgBouncer(adminUrl) : adminUrl
    return { adminUrl, servers, serverUrl, templateDatabase }
  })
  try {
    const given = await Effect.runPromise(Scope.extend(prepare, scope))
    const { adminUrl, servers, serverUrl, templateDatabase } = given
    project.provide("adminUrl", adminUrl)
    project.provide("servers", servers)
    project.provide("serverUrl", serverUrl)
    project.provide("templateDatabase", templateDatabase)
  } catch (error) {
    await close()
    throw error
  }
  return close
}
