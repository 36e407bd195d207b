/** A primary and a synchronous replica on one machine. */
import { execFile } from "node:child_process"
import { chown, readdir, rm, stat, writeFile } from "node:fs/promises"
import { Effect, type Scope } from "effect"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { Client } from "pg"
import { rows } from "../../support/Book.ts"
import { dataFolder, migrated, type OwnPostgres, startPostgres } from "../../support/OwnPostgres.ts"

/** Two servers with the same data: no commit is acknowledged before the replica has it. */
export interface Pair {
  readonly primary: OwnPostgres
  readonly replica: OwnPostgres
}

const SLOT = "replica"
const POLL_MILLIS = 20
const STREAMING_MILLIS = 30_000

/** Copies the data folder of a running server. `pg_basebackup` is not among the embedded binaries. */
const copyData = async (url: string, from: string, to: string) => {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query("select pg_create_physical_replication_slot($1, true)", [SLOT])
    await client.query("select pg_backup_start('replica', true)")
    // Keeps the owner, which is another user where this process is root. The cluster may be elsewhere, behind a link.
    await promisify(execFile)("cp", ["-RpL", `${from}/.`, to])
    const target = join(to, "postgres")
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)")
    await rm(join(target, "postmaster.pid"), { force: true })
    await rm(join(to, "postgres-owner.json"), { force: true })
    for (const slot of await readdir(join(target, "pg_replslot"))) {
      await rm(join(target, "pg_replslot", slot), { recursive: true })
    }
    const { gid, uid } = await stat(join(target, "PG_VERSION"))
    for (const [name, text] of [
      ["backup_label", rows[0]?.labelfile ?? ""],
      ["standby.signal", ""]
    ] as const) {
      await writeFile(join(target, name), text)
      await chown(join(target, name), uid, gid)
    }
  } finally {
    await client.end()
  }
}

const setting = async (url: string, text: string) => {
  await rows(url, `alter system set ${text}`)
  await rows(url, "select pg_reload_conf()")
}

/** Has the primary refuse writes, as one does that another has taken the place of; its connections stay open. */
export const demote = ({ url }: OwnPostgres): Promise<void> =>
  setting(url, "default_transaction_read_only = on")

/** Makes the replica a primary; it takes writes when this succeeds. */
export const promote = async ({ url }: OwnPostgres): Promise<void> => {
  const [found] = await rows<{ promoted: boolean }>(url, "select pg_promote(true, 30) as promoted")
  if (found?.promoted !== true) throw new Error("the replica was not promoted")
}

/** Waits until the replica has all that the primary has committed. */
export const caughtUp = async ({ primary }: Pair): Promise<void> => {
  const text = `select exists (
      select from pg_stat_replication where flush_lsn >= pg_current_wal_lsn()
    ) and not exists (
      select from pg_stat_activity where application_name like 'duebook%' and backend_xid is not null
    ) as done`
  for (const end = performance.now() + STREAMING_MILLIS; ; await sleep(POLL_MILLIS)) {
    const [found] = await rows<{ done: boolean }>(primary.url, text)
    if (found?.done === true) return
    if (performance.now() > end) throw new Error("the replica did not catch up")
  }
}

/** Starts a migrated primary and its replica; both stop when the scope closes. */
export const startPair: Effect.Effect<Pair, never, Scope.Scope> = Effect.gen(function* () {
  const [first, second] = [yield* dataFolder, yield* dataFolder]
  const started: Array<OwnPostgres> = []
  yield* Effect.addFinalizer(() =>
    Effect.promise(async () => {
      // The replica first: a primary that stops in order waits for it.
      for (const one of started.toReversed()) await one.stop()
    })
  )
  return yield* Effect.promise(async () => {
    const primary = await startPostgres(first)
    started.push(primary)
    await migrated(primary)
    await copyData(primary.url, first, second)
    const { password, username } = new URL(primary.url)
    const replica = await startPostgres(second, 0, {
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${username} password=${password} application_name=${SLOT}`,
      primary_slot_name: SLOT
    })
    started.push(replica)
    await setting(primary.url, `synchronous_standby_names = '${SLOT}'`)
    for (const end = performance.now() + STREAMING_MILLIS; ; await sleep(POLL_MILLIS)) {
      const [found] = await rows<{ sync_state: string }>(
        primary.url,
        "select sync_state from pg_stat_replication"
      )
      if (found?.sync_state === "sync") return { primary, replica }
      if (performance.now() > end) throw new Error("the replica does not follow")
    }
  })
})
