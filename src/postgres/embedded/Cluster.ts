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
  run,
  servesCluster,
  sharedFolder
} from "./Host.ts"

/** Superuser and database of every embedded server. */
export const embeddedName = "duebook"

const fastShutdownSeconds = 30
const immediateShutdownSeconds = 5

/** Runs a promise whose failures become ours. */
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

/** What lies in a data folder. */
export const files = (dataDir: string) => ({
  cluster: join(dataDir, "postgres"),
  password: join(dataDir, "postgres-password"),
  log: join(dataDir, "postgres.log"),
  owner: join(dataDir, "postgres-owner.json")
})

/** Process numbers mean something only among processes that see one another; containers do not. */
export const processWorld = () => readlink("/proc/self/ns/pid").catch(() => hostname())

/** The process that runs the server of a folder. */
export interface Owner {
  readonly pid: number
  readonly started: string
  readonly world: string
}

/** Who runs the server of this folder, or did when it was killed. */
export const readOwner = (dataDir: string): Promise<Owner | undefined> =>
  readFile(files(dataDir).owner, "utf8")
    .then((text) => JSON.parse(text) as Owner)
    // Missing, or half-written by a process that was killed.
    .catch(() => undefined)

/** One process per data folder: a server that runs without its owner is an orphan and may be stopped. */
export const own = (dataDir: string) => {
  const { owner } = files(dataDir)
  const acquire = attempt(async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    const before = await readOwner(dataDir)
    if (before !== undefined && (await processStart(before.pid)) === before.started) {
      throw new EmbeddedPostgresError({
        message: `${dataDir} is in use by process ${before.pid}: stop it, or choose another data folder`
      })
    }
    await writeFile(
      owner,
      JSON.stringify({
        pid: process.pid,
        started: await processStart(process.pid),
        world: await processWorld()
      })
    )
  })
  return Effect.acquireRelease(acquire, () => Effect.promise(() => rm(owner, { force: true })))
}

/** Whether it was done in time. */
export const until = async (seconds: number, done: () => Promise<boolean>) => {
  const deadline = performance.now() + seconds * 1000
  while (!(await done())) {
    if (performance.now() > deadline) return false
    await Bun.sleep(10)
  }
  return true
}

/** Fast shutdown, then the immediate one, which costs a recovery at the next start but no data. */
export const stop = async (pid: number, gone: () => Promise<boolean>) => {
  for (const [signal, seconds] of [
    ["SIGINT", fastShutdownSeconds],
    ["SIGQUIT", immediateShutdownSeconds]
  ] as const) {
    if (await gone()) return
    try {
      process.kill(pid, signal)
    } catch {
      // It ended in between; `gone` is what decides.
    }
    if (await until(seconds, gone)) return
  }
  throw new EmbeddedPostgresError({ message: `PostgreSQL (process ${pid}) does not stop` })
}

/** What PostgreSQL says about itself in its folder. */
export const postmasterFile = async (cluster: string) => {
  const lines = await readFile(join(cluster, "postmaster.pid"), "utf8").then(
    (text) => text.split("\n"),
    () => []
  )
  return lines[0] === undefined ? undefined : { pid: Number(lines[0]), status: lines[7]?.trim() }
}

/** After a kill -9 of ours the server lives on, or its process number may by now belong to something else. */
export const clearLeftovers = async (cluster: string, log: (line: string) => void) => {
  const left = await postmasterFile(cluster)
  if (left === undefined || !Number.isInteger(left.pid) || left.pid <= 0) return
  const started = await processStart(left.pid)
  if (started === undefined) return
  if (await servesCluster(left.pid, cluster)) {
    log(`Stopping a PostgreSQL left behind on ${cluster} (process ${left.pid})`)
    await stop(left.pid, async () => (await processStart(left.pid)) !== started)
  } else {
    // Anything alive under that number makes PostgreSQL refuse to start.
    await rm(join(cluster, "postmaster.pid"), { force: true })
  }
}

/** Makes the cluster aside and renames it, so that a half-made one is never taken for whole. */
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
  const half = join(home, `postgres-new-${randomBytes(6).toString("hex")}`)
  await privateFolder(half, account)
  await privateFolder(join(half, "data"), account)
  const passwordCopy = join(half, "password")
  await writeFile(passwordCopy, secret, { mode: 0o600 })
  if (account !== undefined) await chown(passwordCopy, account.uid, account.gid)
  const { code, output } = await run(
    join(native, "bin", "initdb"),
    [
      `--pgdata=${join(half, "data")}`,
      `--username=${embeddedName}`,
      `--pwfile=${passwordCopy}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // The same order and case rules on every machine, whatever locales it has.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(durable ? [] : ["--no-sync"])
    ],
    account
  )
  if (code !== 0) {
    await rm(half, { recursive: true, force: true })
    throw new EmbeddedPostgresError({ message: `initdb failed in ${home}: ${output.trim()}` })
  }
  await rename(join(half, "data"), join(home, "postgres"))
  await rm(half, { recursive: true, force: true })
  if (!here) await symlink(join(home, "postgres"), cluster)
}

/** A whole cluster in the folder, nothing running on it, and what it takes to start a server there. */
export const prepare = async (
  dataDir: string,
  { durable, log }: { readonly durable: boolean; readonly log: (line: string) => void }
) => {
  const { cluster: link, password: passwordFile } = files(dataDir)
  const account = await accountFor(link)
  const native = await installation(account, account === undefined ? dataDir : sharedFolder)
  if ((await stat(join(link, "PG_VERSION")).catch(() => undefined)) === undefined) {
    log(`Creating a PostgreSQL cluster in ${dataDir}`)
    // A link to a cluster that was removed.
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
