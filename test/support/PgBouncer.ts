/** A PgBouncer in front of a PostgreSQL, where one is installed. */
import { Effect, type Scope } from "effect"
import { execFileSync, spawn } from "node:child_process"
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { connectQuery } from "../../src/postgres/SessionSettings.ts"

/** The executable: `PGBOUNCER_PATH`, else where packages put it. */
const path = process.env["PGBOUNCER_PATH"] ?? "/usr/sbin/pgbouncer"

/** Its version, such as [1, 25]; undefined where none is installed. */
export const version = ((): readonly [number, number] | undefined => {
  if (!existsSync(path)) return undefined
  const text = execFileSync(path, ["--version"], { encoding: "utf8" })
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(text) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor)]
})()

/** Whether it carries prepared statements from one server connection to the next. */
export const keepsStatements = version !== undefined && (version[0] > 1 || version[1] >= 21)

/** How it is configured; by default as docs/operating.md says. */
export interface PgBouncerOptions {
  readonly poolMode?: "transaction" | "statement" | "session"
  readonly maxPreparedStatements?: number
  /** Connections to PostgreSQL for each database; 10 by default. */
  readonly poolSize?: number
  /** Whether each of them gets the service's settings; it does by default. */
  readonly settings?: boolean
  /** The port; 0 picks a free one. */
  readonly port?: number
}

const READY_MILLIS = 10_000
/** The user whom a process of root becomes: PgBouncer refuses to be root. */
const NOBODY = 65_534

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const configuration = (target: URL, port: number, options: PgBouncerOptions): string => {
  const { maxPreparedStatements = 1000, poolMode = "transaction", poolSize = 10, settings = true } = options
  const setting = settings ? ` connect_query='${connectQuery}'` : ""
  return `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username} password=${decodeURIComponent(target.password)}${setting}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${poolMode}
${keepsStatements ? `max_prepared_statements = ${maxPreparedStatements}` : ""}
default_pool_size = ${poolSize}
max_client_conn = 1000
max_db_connections = 0
server_idle_timeout = 5
query_wait_timeout = 20
`
}

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on("error", () => {})
  return await client.connect().then(
    () => client.end().then(() => true),
    () => false
  )
}

/** Starts one in front of the server of a URL, for any database there; succeeds with the same URL through it. */
export const pgBouncer = (
  databaseUrl: string,
  options: PgBouncerOptions = {}
): Effect.Effect<string, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const folder = mkdtempSync(join(tmpdir(), "duebook-pgbouncer-"))
        const port = options.port ?? (await freePort())
        const target = new URL(databaseUrl)
        const file = join(folder, "pgbouncer.ini")
        writeFileSync(file, configuration(target, port, options))
        for (const made of [folder, file]) chmodSync(made, 0o755)
        const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
        const child = spawn(path, [file], { ...account, cwd: "/", stdio: ["ignore", "ignore", "pipe"] })
        let log = ""
        child.stderr.on("data", (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4_000)))
        const url = new URL(databaseUrl)
        url.hostname = "127.0.0.1"
        url.port = String(port)
        for (const end = Date.now() + READY_MILLIS; !(await answers(url.href)); await sleep(20)) {
          if (child.exitCode !== null || Date.now() > end) throw new Error(`PgBouncer did not start:\n${log}`)
        }
        return { child, folder, url: url.href }
      }),
      ({ child, folder }) =>
        Effect.promise(async () => {
          const gone = new Promise((resolve) => child.once("exit", resolve))
          if (child.exitCode === null && child.signalCode === null) {
            child.kill("SIGKILL")
            await gone
          }
          rmSync(folder, { recursive: true, force: true })
        })
    ),
    ({ url }) => url
  )
