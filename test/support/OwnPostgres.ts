/** An embedded PostgreSQL of one test, which it may stop and start. */
import { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Redacted, Scope } from "effect"
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import * as EmbeddedPostgres from "../../src/postgres/embedded/EmbeddedPostgres.ts"
import { migrate } from "../../src/postgres/Migrations.ts"
import { dataRoot } from "./dataRoot.ts"

/** A running server. */
export interface OwnPostgres {
  readonly url: string
  readonly port: number
  /** Stops it in order. */
  readonly stop: () => Promise<void>
  /** Stops it as a crash would: nothing is flushed, and the next start runs a recovery. */
  readonly crash: () => Promise<void>
}

/** A folder for data, removed when the scope closes. */
export const dataFolder: Effect.Effect<string, never, Scope.Scope> = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await mkdtemp(join(dataRoot(), "duebook-test-"))
    await chmod(folder, 0o755)
    return folder
  }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

/** Starts a server; the caller stops it. Port 0 picks a free one. */
export const startPostgres = async (
  dataDir: string,
  port = 0,
  settings: Readonly<Record<string, string>> = {}
): Promise<OwnPostgres> => {
  const scope = Effect.runSync(Scope.make())
  const server = await Effect.runPromise(
    Scope.extend(
      EmbeddedPostgres.start({
        dataDir,
        port,
        // Only processes stop, not the machine: written data survives without fsync.
        settings: { fsync: "off", max_connections: "50", ...settings }
      }),
      scope
    )
  )
  const stop = () => Effect.runPromise(Scope.close(scope, Exit.void))
  return {
    url: Redacted.value(server.url),
    port: server.port,
    stop,
    crash: async () => {
      const file = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")
      process.kill(Number(file.split("\n")[0]), "SIGQUIT")
      await stop()
    }
  }
}

/** Makes the tables. */
export const migrated = ({ url }: Pick<OwnPostgres, "url">): Promise<unknown> =>
  Effect.runPromise(Effect.provide(migrate, PgClient.layer({ url: Redacted.make(url) })))
