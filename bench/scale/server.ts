/** The PostgreSQL of the scale benchmark: filled with settings that are fast and not safe, measured with an operator's. */
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, type Scope } from "effect"
import { Client } from "pg"
import * as EmbeddedPostgres from "../../src/postgres/embedded/EmbeddedPostgres.ts"
import { migrate } from "../../src/postgres/Migrations.ts"
import type { SeededCompany } from "../seed.ts"
import { adminUrl, progress } from "../support.ts"
import * as Seed from "./seed.ts"

/** What an operator would set on a machine with 24 GB that PostgreSQL shares with the service. */
export const OPERATOR = {
  shared_buffers: "2GB",
  effective_cache_size: "8GB",
  work_mem: "16MB",
  maintenance_work_mem: "512MB",
  max_wal_size: "4GB",
  checkpoint_timeout: "15min",
  random_page_cost: "1.1",
  autovacuum_naptime: "15s",
  shared_preload_libraries: "pg_stat_statements"
} as const

/** While rows are made nothing must survive a crash. */
const FILLING = {
  ...OPERATOR,
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "6GB",
  checkpoint_timeout: "1h",
  autovacuum: "off"
} as const

/** Which data, and where. */
export interface Place {
  readonly books: ReadonlyArray<Seed.BookSize>
  /** A folder for the embedded PostgreSQL whose data is kept, and used again; a temporary one when absent. */
  readonly folder: string | undefined
  /** A database on the PostgreSQL to use, where databases may be made and dropped. */
  readonly database: string | undefined
}

/** A filled database. */
export interface Book {
  readonly url: string
  readonly receivables: number
  /** The number of its companies; `companies` has those that are asked about. */
  readonly inCompanies: number
  readonly companies: ReadonlyArray<SeededCompany>
}

const nameOf = ({ companies, receivables }: Seed.BookSize) => `scale_${receivables}_${companies}`

const urlOf = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

const once = async (url: string, text: string) => {
  const client = new Client(url)
  await client.connect()
  return client.query(text).finally(() => client.end())
}

const fileOf = (folder: string, size: Seed.BookSize) => join(folder, `${nameOf(size)}.json`)

/** Fills the databases that are not there yet. */
const fillAll = (server: string, { books }: Place, folder: string) =>
  Effect.forEach(
    books,
    (size) =>
      Effect.gen(function* () {
        const file = fileOf(folder, size)
        if ((yield* Effect.promise(() => Seed.recall(file))) !== undefined) return
        const name = nameOf(size)
        const url = urlOf(server, name)
        yield* Effect.promise(() => once(adminUrl(server), `drop database if exists ${name} with (force)`))
        yield* Effect.promise(() => once(adminUrl(server), `create database ${name}`))
        yield* Effect.provide(migrate, PgClient.layer({ url: Redacted.make(url) }))
        progress(`filling ${name} …`)
        const before = performance.now()
        const companies = yield* Effect.promise(() => Seed.fill(url, size))
        yield* Effect.promise(() => Seed.remember(file, companies))
        progress(`filled ${name} in ${((performance.now() - before) / 1_000).toFixed(0)} s`)
      }),
    { discard: true }
  )

const folderOf = (given: string | undefined): Effect.Effect<string, never, Scope.Scope> =>
  given === undefined
    ? Effect.acquireRelease(
        Effect.promise(() => mkdtemp(join(tmpdir(), "duebook-scale-"))),
        (made) => Effect.promise(() => rm(made, { recursive: true, force: true }))
      )
    : Effect.as(
        Effect.promise(() => mkdir(given, { recursive: true })),
        given
      )

const opened = (server: string, { books }: Place, folder: string) =>
  Effect.forEach(books, (size) =>
    Effect.gen(function* () {
      const url = urlOf(server, nameOf(size))
      // Data that was kept may be older than the last migration.
      yield* Effect.provide(migrate, PgClient.layer({ url: Redacted.make(url) }))
      const companies = (yield* Effect.promise(() => Seed.recall(fileOf(folder, size)))) ?? []
      return { url, receivables: size.receivables, inCompanies: size.companies, companies } satisfies Book
    })
  )

/** A filled database for each size, on one server that runs until the scope closes. */
export const open = (place: Place) =>
  Effect.gen(function* () {
    const folder = yield* folderOf(place.folder)
    // When this process is root, PostgreSQL runs as another user, which must be able to enter the folder.
    yield* Effect.promise(() => chmod(folder, 0o755))
    const { database } = place
    if (database !== undefined) {
      yield* fillAll(database, place, folder)
      yield* Effect.addFinalizer(() =>
        place.folder === undefined
          ? Effect.forEach(place.books, (size) =>
              Effect.promise(() =>
                once(adminUrl(database), `drop database if exists ${nameOf(size)} with (force)`)
              )
            )
          : Effect.void
      )
      return { server: database, books: yield* opened(database, place, folder) }
    }
    const dataDir = join(folder, "postgres")
    const missing = yield* Effect.filter(place.books, (size) =>
      Effect.map(
        Effect.promise(() => Seed.recall(fileOf(folder, size))),
        (found) => found === undefined
      )
    )
    if (missing.length > 0) {
      yield* Effect.scoped(
        Effect.flatMap(EmbeddedPostgres.start({ dataDir, port: 0, settings: FILLING }), ({ url }) =>
          fillAll(Redacted.value(url), place, folder)
        )
      )
    }
    const server = Redacted.value(
      (yield* EmbeddedPostgres.start({ dataDir, port: 0, settings: OPERATOR })).url
    )
    return { server, books: yield* opened(server, place, folder) }
  })
