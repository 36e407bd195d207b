/** The schema's migrations: which files are pending, and how any number of instances applies them together. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Clock, Data, Effect, Either } from "effect"
import type { DistributionFailed } from "./Distribution.ts"
import { type IndexChange, indexChangesIn } from "./IndexChanges.ts"
import { type KnownLocks, locksOf, runFile } from "./MigrationSteps.ts"
import { establishRoles, hasServingLogin, inTheWay } from "./Roles.ts"
import { lockSchema, type SchemaBusy } from "./SchemaLock.ts"
import { lacksLock, lacksRights, RIGHTS_NEEDED } from "./SqlFailure.ts"
import { migrationFiles } from "./migrationFiles.ts"
import { migrationLocks } from "./migrationLocks.ts"
import { LOCK_MILLIS, politely, StillBlocked } from "./LockWait.ts"

/**
 * A file of `migrations/`, numbers from 0001 without gaps. Its name says how it is run:
 *
 * - `NNNN_name.sql`: in one transaction;
 * - `NNNN_name.concurrently.sql`: indexes, one after another, each outside a transaction, so that nobody waits for them;
 * - `NNNN_name.by_company.sql`: for each company in a transaction of its own, with the company's id as `$1`. It may be run
 *   again, also for a company that it has been run for.
 */
export interface MigrationFile {
  readonly file: string
  readonly sql: string
}

/** How a migration is run. */
export type MigrationKind = "transaction" | "concurrently" | "by_company"

/** A row of `schema_migrations`. */
export interface AppliedMigration {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

/** A migration ready to be applied. */
export interface Migration extends AppliedMigration {
  readonly file: string
  readonly sql: string
  readonly kind: MigrationKind
  /** What a migration of indexes does; empty for others. */
  readonly indexes: ReadonlyArray<IndexChange>
}

/** Why the files are not the ones that the database was migrated with. Nothing is applied then. */
export class MigrationProblem extends Data.TaggedError("MigrationProblem")<{
  readonly reason:
    | "bad_name"
    | "bad_statement"
    | "duplicate"
    | "gap"
    | "changed"
    | "missing"
    | "unreleased"
    | "roles"
  readonly version: number | undefined
  readonly message: string
}> {}

/** The database could not be migrated. Earlier files stay applied; nothing of `file` is. */
export class MigrationFailed extends Data.TaggedError("MigrationFailed")<{
  readonly message: string
  readonly file: string | undefined
  readonly cause: MigrationProblem | SqlError.SqlError | DistributionFailed | StillBlocked
}> {}

const label = (version: number) => String(version).padStart(4, "0")

/** SHA-256 of the text. Line ends don't count, because a checkout may translate them. */
export const checksum = (sql: string): string =>
  new Bun.CryptoHasher("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex")

const parseOne = ({ file, sql }: MigrationFile): Either.Either<Migration, MigrationProblem> => {
  const match = /^(\d{4})_([a-z0-9_]+)(?:\.(concurrently|by_company))?\.sql$/.exec(file)
  if (match === null) {
    const message = `${file} is not named like 0001_what_it_does.sql`
    return Either.left(new MigrationProblem({ reason: "bad_name", version: undefined, message }))
  }
  const version = Number(match[1])
  const kind = (match[3] ?? "transaction") as MigrationKind
  const indexes = kind === "concurrently" ? indexChangesIn(sql) : []
  if (typeof indexes === "string") {
    const message = `${file}: ${indexes}`
    return Either.left(new MigrationProblem({ reason: "bad_statement", version, message }))
  }
  return Either.right({ version, name: match[2] ?? "", checksum: checksum(sql), file, sql, kind, indexes })
}

const parse = (
  files: ReadonlyArray<MigrationFile>
): Either.Either<ReadonlyArray<Migration>, MigrationProblem> =>
  Either.gen(function* () {
    const parsed: Array<Migration> = []
    for (const file of files) parsed.push(yield* parseOne(file))
    parsed.sort((a, b) => a.version - b.version)
    for (const [index, { file, version }] of parsed.entries()) {
      const before = parsed[index - 1]
      if (before?.version === version) {
        const message = `${before.file} and ${file} have the same number`
        return yield* Either.left(new MigrationProblem({ reason: "duplicate", version, message }))
      }
      if (version !== index + 1) {
        const message = `Migration ${label(index + 1)} is missing before ${file}`
        return yield* Either.left(new MigrationProblem({ reason: "gap", version: index + 1, message }))
      }
    }
    return parsed
  })

const unreleased = new MigrationProblem({
  reason: "unreleased",
  version: undefined,
  message:
    "This database was made by an earlier, unreleased version of Duebook. Start with an empty one: " +
    "for the demo, remove its data folder, which is .data if you named no other."
})

/** The pending migrations in order, or why these files are not the ones that the database was migrated with. */
export const plan = (
  files: ReadonlyArray<MigrationFile>,
  applied: ReadonlyArray<AppliedMigration>
): Either.Either<ReadonlyArray<Migration>, MigrationProblem> =>
  Either.gen(function* () {
    const migrations = yield* parse(files)
    const rows = [...applied].sort((a, b) => a.version - b.version)
    const [first] = rows
    // Versions that were never released began with another migration.
    if (first?.version === 1 && first.name !== migrations[0]?.name) return yield* Either.left(unreleased)
    for (const [index, row] of rows.entries()) {
      const { version } = row
      if (version !== index + 1) {
        const message = `The database has migration ${label(version)} but not ${label(index + 1)}`
        return yield* Either.left(new MigrationProblem({ reason: "gap", version: index + 1, message }))
      }
      const migration = migrations[index]
      if (migration === undefined) {
        const message = `The database has migration ${label(version)} (${row.name}), which this version does not know`
        return yield* Either.left(new MigrationProblem({ reason: "missing", version, message }))
      }
      if (migration.checksum !== row.checksum) {
        const message = `${migration.file} was changed after it was applied: add a new migration instead`
        return yield* Either.left(new MigrationProblem({ reason: "changed", version, message }))
      }
    }
    return migrations.slice(rows.length)
  })

const problem = (cause: MigrationProblem) =>
  new MigrationFailed({ message: cause.message, file: undefined, cause })

const readApplied = (sql: SqlClient.SqlClient) =>
  sql<AppliedMigration>`select version, name, checksum from schema_migrations order by version`

/** The failure of a file. */
const failedIn = (file: string) => (cause: SqlError.SqlError | DistributionFailed | StillBlocked) => {
  // It names the file itself.
  if (cause instanceof StillBlocked) return new MigrationFailed({ message: cause.message, file, cause })
  const reason = cause.cause instanceof Error ? cause.cause.message : cause.message
  const message = `${file}: ${reason}${lacksRights(cause) ? `. ${RIGHTS_NEEDED}` : ""}`
  return new MigrationFailed({ message, file, cause })
}

/**
 * Applies the next pending file and inserts its row, in the transaction around it; false when nothing is pending. Every
 * step takes the lock and reads the applied migrations again, so that no connection has to hold the lock between steps
 * when several instances start together.
 */
const step = (files: ReadonlyArray<MigrationFile>, known: KnownLocks) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* lockSchema(LOCK_MILLIS)
    yield* sql`create table if not exists schema_migrations (
      version int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null
    )`
    const [next] = yield* Either.mapLeft(plan(files, yield* readApplied(sql)), problem)
    if (next === undefined) return false
    yield* Effect.mapError(runFile(next, known), failedIn(next.file))
    const appliedAt = new Date(yield* Clock.currentTimeMillis)
    yield* sql`insert into schema_migrations ${sql.insert({
      version: next.version,
      name: next.name,
      checksum: next.checksum,
      applied_at: appliedAt
    })}`
    return true
  })

/** The pending migrations of a database, in order. */
export const pendingOf = (files: ReadonlyArray<MigrationFile>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const found = yield* sql<{ readonly present: boolean }>`
      select to_regclass('schema_migrations') is not null as present`
    const applied = found[0]?.present === true ? yield* readApplied(sql) : []
    return yield* Either.mapLeft(plan(files, applied), problem)
  })

/** Applies the next pending file, as often as it takes to get its locks. */
const applyNext = (files: ReadonlyArray<MigrationFile>, known: KnownLocks) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [next] = yield* pendingOf(files)
    const name = next?.file ?? "migrate"
    return yield* politely({
      name,
      locks: next === undefined ? [] : locksOf(next, known),
      attempt: sql.withTransaction(step(files, known)),
      isBlocked: (error) => lacksLock(error._tag === "MigrationFailed" ? error.cause : error)
    }).pipe(Effect.mapError((error) => (error instanceof StillBlocked ? failedIn(name)(error) : error)))
  })

/** Like `migrate`, with the caller's files and the locks that they take. */
export const migrateWith = (
  files: ReadonlyArray<MigrationFile>,
  known: KnownLocks = migrationLocks
): Effect.Effect<
  { readonly applied: number; readonly total: number },
  MigrationFailed | SchemaBusy | SqlError.SqlError,
  SqlClient.SqlClient
> =>
  Effect.gen(function* () {
    yield* Either.mapLeft(plan(files, []), problem)
    let applied = 0
    while (yield* applyNext(files, known)) applied += 1
    return { applied, total: files.length }
  })

/**
 * Applies all pending migrations, and gives the database's roles what they need. Succeeds with how many migrations this
 * call applied, with what an administrator has to run where this user may not make the roles, null where nothing is
 * missing, and with whether somebody can log in to serve. All instances may run it at once.
 */
export const migrate = Effect.gen(function* () {
  const problem = yield* inTheWay
  if (problem !== null) {
    const cause = new MigrationProblem({ reason: "roles", version: undefined, message: problem })
    return yield* new MigrationFailed({ message: problem, file: undefined, cause })
  }
  const migrated = yield* migrateWith(migrationFiles)
  return { ...migrated, rolesToMake: yield* establishRoles, hasServingLogin: yield* hasServingLogin }
})

/** Makes the function that says whether these rows of `schema_migrations` contain all files. */
export const containing = (files: ReadonlyArray<MigrationFile>) => {
  const expected = files.map(({ file, sql }) => ({
    version: Number(file.slice(0, 4)),
    checksum: checksum(sql)
  }))
  return (rows: ReadonlyArray<Pick<AppliedMigration, "version" | "checksum">>): boolean => {
    const applied = new Map(rows.map((row) => [row.version, row.checksum]))
    return expected.every(({ checksum, version }) => applied.get(version) === checksum)
  }
}

/** Like `isMigrated`, with the caller's files. */
export const isMigratedWith = (
  files: ReadonlyArray<MigrationFile>
): Effect.Effect<boolean, SqlError.SqlError, SqlClient.SqlClient> => {
  const containsAll = containing(files)
  return Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const found = yield* sql<{ readonly present: boolean }>`
      select to_regclass('schema_migrations') is not null as present`
    return found[0]?.present === true && containsAll(yield* readApplied(sql))
  })
}

/**
 * Whether every migration of this version has been applied. Later ones may have been applied too, because instances of
 * the previous version go on serving during a rollout.
 */
export const isMigrated = isMigratedWith(migrationFiles)

/** What to do before this version can work on the database; null if every migration of it has been applied. */
export const beforeItWorks: Effect.Effect<string | null, SqlError.SqlError, SqlClient.SqlClient> = Effect.gen(
  function* () {
    if (yield* isMigrated) return null
    const sql = yield* SqlClient.SqlClient
    const [found] = yield* sql<{ readonly present: boolean }>`
      select to_regclass('schema_migrations') is not null as present`
    const planned = plan(migrationFiles, found?.present === true ? yield* readApplied(sql) : [])
    return Either.isLeft(planned) && planned.left.reason === "unreleased"
      ? planned.left.message
      : "The database is not migrated to this version. Run: duebook migrate"
  }
)
