import { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Redacted, Scope } from "effect"
import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { discard, start } from "../../src/postgres/embedded/EmbeddedPostgres.ts"
import { migrate } from "../../src/postgres/Migrations.ts"
import { EXECUTABLE, SHARED_DEMO } from "./executable.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** A server where tests may create databases. */
    readonly adminUrl: string
    /** A migrated database to clone. */
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
  const names = yield* Effect.promise(() => readdir(tmpdir()))
  for (const name of names.filter((name) => name.startsWith(folderPrefix))) {
    yield* discard(join(tmpdir(), name)).pipe(Effect.ignore)
  }
})

/** A folder that is removed after the run. Under root, PostgreSQL runs as another user, who must be able to enter it. */
const folder = (prefix: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const made = await mkdtemp(join(tmpdir(), prefix))
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

const query = (url: string, text: string) =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    await client.query(text).finally(() => client.end())
  })

const template = (adminUrl: string) =>
  Effect.gen(function* () {
    const name = `duebook_template_${randomBytes(4).toString("hex")}`
    yield* Effect.acquireRelease(query(adminUrl, `create database ${name}`), () =>
      query(adminUrl, `drop database if exists ${name} with (force)`)
    )
    const url = new URL(adminUrl)
    url.pathname = `/${name}`
    yield* migrate.pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url.href) })))
    return name
  })

const root = join(import.meta.dirname, "../..")

/** Builds the executable into a folder that is removed after the run. */
const buildExecutable = Effect.gen(function* () {
  const file = join(yield* folder("duebook-built-"), "duebook")
  const arguments_ = [join(root, "scripts/build.ts"), join(root, "src/main.ts"), file]
  yield* Effect.promise(() => promisify(execFile)(process.execPath, arguments_))
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
    return { adminUrl, templateDatabase: yield* template(adminUrl) }
  })
  try {
    const { adminUrl, templateDatabase } = await Effect.runPromise(Scope.extend(prepare, scope))
    project.provide("adminUrl", adminUrl)
    project.provide("templateDatabase", templateDatabase)
  } catch (error) {
    await close()
    throw error
  }
  return close
}
