/** The data folder of an embedded PostgreSQL: who owns it, its cluster, and what a killed process left in it. */
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import {
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile
} from "node:fs/promises"
import { hostname } from "node:os"
import { join } from "node:path"
import {
  type Account,
  accountFor,
  EmbeddedPostgresError,
  installation,
  privateFolder,
  processStart,
  reachable,
  runProgram,
  servesCluster,
  sharedFolder
} from "./Host.ts"

/** The name of the superuser and of the database of every embedded server. */
export const embeddedName = "duebook"

const fastShutdownSeconds = 30
const immediateShutdownSeconds = 5

/** Runs a promise; its failures become an `EmbeddedPostgresError`. */
export const attempt = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({
    try: work,
    catch: (cause) =>
      cause instanceof EmbeddedPostgresError
        ? cause
        : new EmbeddedPostgresError({
            message: `PostgreSQL did not start: ${cause instanceof Error ? cause.message : String(cause)}`,
            cause
          })
  })

/** The paths in a data folder. */
export const files = (dataDir: string) => ({
  cluster: join(dataDir, "postgres"),
  password: join(dataDir, "postgres-password"),
  log: join(dataDir, "postgres.log"),
  owner: join(dataDir, "postgres-owner.json")
})

/** Names the set of processes that a process number belongs to: containers number their processes separately. */
export const pidNamespace = () => readlink("/proc/self/ns/pid").catch(() => hostname())

/** The process that runs the server of a folder. `world` is its `pidNamespace`. */
export interface Owner {
  readonly pid: number
  readonly started: string
  readonly world: string
}

/** The last process that ran the server of this folder, if it has not stopped in order. */
export const readOwner = (dataDir: string): Promise<Owner | undefined> =>
  readFile(files(dataDir).owner, "utf8")
    .then((text) => JSON.parse(text) as Owner)
    // Missing, or partly written by a process that was killed.
    .catch(() => undefined)

/**
 * Makes this process the owner of a data folder until the scope closes. Fails while another process owns it. A server
 * whose owner has ended may be stopped by the next owner.
 */
export const ownFolder = (dataDir: string) => {
  const { owner } = files(dataDir)
  const acquire = attempt(async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    const before = await readOwner(dataDir)
    if (before !== undefined && (await processStart(before.pid)) === before.started) {
      throw new EmbeddedPostgresError({
        message: `${dataDir} is in use by process ${before.pid}: stop it, or choose another folder with --data-dir`
      })
    }
    await writeFile(
      owner,
      JSON.stringify({
        pid: process.pid,
        started: await processStart(process.pid),
        world: await pidNamespace()
      })
    )
  })
  return Effect.acquireRelease(acquire, () => Effect.promise(() => rm(owner, { force: true })))
}

/** Waits until `done`, and says whether that happened within `seconds`. */
export const until = async (seconds: number, done: () => Promise<boolean>) => {
  const deadline = performance.now() + seconds * 1000
  while (!(await done())) {
    if (performance.now() > deadline) return false
    await Bun.sleep(10)
  }
  return true
}

/** Shuts a server down fast, then immediately, which loses no data but makes the next start run a recovery. */
export const stop = async (pid: number, gone: () => Promise<boolean>) => {
  for (const [signal, seconds] of [
    ["SIGINT", fastShutdownSeconds],
    ["SIGQUIT", immediateShutdownSeconds]
  ] as const) {
    if (await gone()) return
    try {
      process.kill(pid, signal)
    } catch {
      // The process ended in the meantime; `gone` finds out.
    }
    if (await until(seconds, gone)) return
  }
  throw new EmbeddedPostgresError({ message: `PostgreSQL (process ${pid}) does not stop` })
}

/** The process number and status that PostgreSQL writes into its folder. */
export const postmasterFile = async (cluster: string) => {
  const lines = await readFile(join(cluster, "postmaster.pid"), "utf8").then(
    (text) => text.split("\n"),
    () => []
  )
  return lines[0] === undefined ? undefined : { pid: Number(lines[0]), status: lines[7]?.trim() }
}

/**
 * Stops the server that a killed process left running. If its process number belongs to another program by now,
 * removes the file that names it.
 */
export const clearLeftovers = async (cluster: string, log: (line: string) => void) => {
  const left = await postmasterFile(cluster)
  if (left === undefined || !Number.isInteger(left.pid) || left.pid <= 0) return
  const started = await processStart(left.pid)
  if (started === undefined) return
  if (await servesCluster(left.pid, cluster)) {
    log(`Stopping a PostgreSQL left behind on ${cluster} (process ${left.pid})`)
    await stop(left.pid, async () => (await processStart(left.pid)) !== started)
  } else {
    // PostgreSQL refuses to start while any process has the number in this file.
    await rm(join(cluster, "postmaster.pid"), { force: true })
  }
}

/** Makes the cluster under another name and renames it, so that an incomplete one is never used. */
const initialise = async (
  dataDir: string,
  native: string,
  account: Account | undefined,
  durable: boolean
) => {
  const { cluster, password } = files(dataDir)
  const here = await reachable(dataDir, 1, account)
  const home = here ? dataDir : join(sharedFolder, randomBytes(6).toString("hex"))
  await mkdir(home, { recursive: true, mode: 0o755 })
  for (const entry of await readdir(home)) {
    if (entry.startsWith("postgres-new-")) await rm(join(home, entry), { recursive: true, force: true })
  }
  const secret = randomBytes(24).toString("base64url")
  await writeFile(password, secret, { mode: 0o600 })
  const incomplete = join(home, `postgres-new-${randomBytes(6).toString("hex")}`)
  await privateFolder(incomplete, account)
  await privateFolder(join(incomplete, "data"), account)
  const passwordCopy = join(incomplete, "password")
  await writeFile(passwordCopy, secret, { mode: 0o600 })
  if (account !== undefined) await chown(passwordCopy, account.uid, account.gid)
  const { code, output } = await runProgram(
    join(native, "bin", "initdb"),
    [
      `--pgdata=${join(incomplete, "data")}`,
      `--username=${embeddedName}`,
      `--pwfile=${passwordCopy}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Sorts and folds case alike on every machine, whatever locales are installed.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(durable ? [] : ["--no-sync"])
    ],
    account
  )
  if (code !== 0) {
    await rm(incomplete, { recursive: true, force: true })
    throw new EmbeddedPostgresError({ message: `initdb failed in ${home}: ${output.trim()}` })
  }
  await rename(join(incomplete, "data"), join(home, "postgres"))
  await rm(incomplete, { recursive: true, force: true })
  if (!here) await symlink(join(home, "postgres"), cluster)
}

/** Makes sure that the folder has a cluster and that no server runs on it; returns what a server needs to start. */
export const prepare = async (
  dataDir: string,
  { durable, log }: { readonly durable: boolean; readonly log: (line: string) => void }
) => {
  const { cluster: link, password: passwordFile } = files(dataDir)
  const account = await accountFor(link)
  const native = await installation(account, account === undefined ? dataDir : sharedFolder)
  if ((await stat(join(link, "PG_VERSION")).catch(() => undefined)) === undefined) {
    log(`Creating a PostgreSQL cluster in ${dataDir}`)
    // It may be a link to a cluster that was removed.
    await rm(link, { force: true })
    await initialise(dataDir, native, account, durable)
  }
  const cluster = await realpath(link)
  const password = await readFile(passwordFile, "utf8").catch((cause: unknown) => {
    throw new EmbeddedPostgresError({
      message: `${passwordFile} is gone: remove ${dataDir} to start afresh`,
      cause
    })
  })
  await clearLeftovers(cluster, log)
  return { account, native, cluster, password }
}
