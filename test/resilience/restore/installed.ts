/** A PostgreSQL of the programs that the machine has installed, whose backups can be tried. */
import { Effect, type Scope } from "effect"
import { execFile, spawn } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { chmod, chown, mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"

const DEBIAN = "/usr/lib/postgresql"
/** The programs that are needed: a server, and both kinds of backup. */
const NEEDED = ["initdb", "postgres", "pg_dump", "pg_restore", "pg_basebackup"]

/** The folder of the programs: `POSTGRES_BIN`, else the newest of Debian's; undefined where one is missing. */
export const programs = ((): string | undefined => {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env["POSTGRES_BIN"] ?? "",
    ...debian.map((version) => join(DEBIAN, version, "bin"))
  ]
  return folders.find((folder) => folder !== "" && NEEDED.every((name) => existsSync(join(folder, name))))
})()

const USER = "duebook"
/** The user whom a process of root becomes: PostgreSQL refuses to be root. */
const NOBODY = 65_534
const READY_MILLIS = 60_000
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** Runs one of the programs; throws what it says when it fails. */
export const runProgram = (name: string, words: ReadonlyArray<string>): Promise<unknown> =>
  promisify(execFile)(join(programs ?? "", name), [...words], { ...account, cwd: "/", maxBuffer: 1e8 })

/** A folder in which the programs may write; removed when the scope closes. */
export const workFolder: Effect.Effect<string, never, Scope.Scope> = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await mkdtemp(join(tmpdir(), "duebook-restore-"))
    await chmod(folder, 0o755)
    if ("uid" in account) await chown(folder, NOBODY, NOBODY)
    return folder
  }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

/** Makes an empty cluster in a folder that does not exist yet. */
export const makeCluster = (folder: string): Promise<unknown> =>
  runProgram("initdb", [
    "-D",
    folder,
    "-U",
    USER,
    "--auth=trust",
    "--encoding=UTF8",
    "--no-locale",
    "--no-sync"
  ])

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const answers = (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on("error", () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    () => false
  )
}

/** Starts a server on a cluster, until the scope closes; the URL of its database `postgres`. */
export const startCluster = (
  folder: string,
  others: Readonly<Record<string, string>> = {}
): Effect.Effect<string, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const port = await freePort()
        const settings = {
          listen_addresses: "127.0.0.1",
          port: String(port),
          unix_socket_directories: "",
          fsync: "off",
          ...others
        }
        const words = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
        const child = spawn(join(programs ?? "", "postgres"), ["-D", folder, ...words], {
          ...account,
          cwd: "/",
          stdio: "ignore"
        })
        const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
        for (const end = Date.now() + READY_MILLIS; !(await answers(url)); await Bun.sleep(50)) {
          if (child.exitCode !== null || Date.now() > end)
            throw new Error(`PostgreSQL did not start on ${folder}`)
        }
        return { child, url }
      }),
      ({ child }) =>
        Effect.promise(async () => {
          const gone = new Promise((resolve) => child.once("exit", resolve))
          if (child.exitCode !== null) return
          // Ends at once, without waiting for connections.
          child.kill("SIGQUIT")
          await gone
        })
    ),
    ({ url }) => url
  )
