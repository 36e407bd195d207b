/** A backup taken under load, restored elsewhere, settled and served: what is there, and what is sent again. */
import { Effect, Runtime, type Scope } from "effect"
import { join } from "node:path"
import { duebook } from "../../cli/run.ts"
import { call, dataOf, openBook, receivable, rows, setGate, totals } from "../../support/Book.ts"
import { dateIn, makeCompany, owe, tally, wideOpen, wrongTotals, zoneAtNoon } from "../../support/Debts.ts"
import { mailSink, repeated } from "../../support/MailSink.ts"
import { startServer } from "../../support/ServerProcess.ts"
import { startWriters, subject, type Write } from "../chaos/writers.ts"
import { makeCluster, runProgram, startCluster, workFolder } from "./installed.ts"
import { issue, stand, standsIn, type Stood } from "./standing.ts"

/** How the backup is taken. */
export const backups = ["dump", "base backup"] as const

export interface DrillOptions {
  readonly backup: (typeof backups)[number]
  /** What the operator chooses for reminders that may have been sent since. */
  readonly reminders: "unknown" | "send"
  readonly clients: number
  /** Reminders that come due before the backup, while it is taken, and after it. */
  readonly dueEach: number
  /** How long the load runs before and after the backup. */
  readonly loadMillis: number
  readonly say: (line: string) => void
}

export interface DrillResult {
  readonly backup: string
  readonly reminders: string
  readonly backupMillis: number
  readonly restoreMillis: number
  /** Checks of `duebook doctor` on the copy that failed. */
  readonly doctor: ReadonlyArray<string>
  readonly acknowledgedBefore: number
  readonly acknowledgedAfter: number
  /** Writes that were acknowledged before the backup began and are not in the copy. */
  readonly lost: number
  /** Writes of before whose repetition did not get the same answer again. */
  readonly changedReplays: number
  readonly exactTotals: boolean
  readonly wrongReminderTotals: number
  /** New rows of the copy with an id that the old database had handed out. */
  readonly reusedIds: number
  readonly sentBefore: number
  readonly sentSince: number
  /** Messages of before the backup that the copy sent again. */
  readonly sentAgainOfBefore: number
  readonly sentAgainOfSince: number
  readonly sentByCopy: number
  readonly unknown: number
  /** A key that was revoked, an address that was opted out and a session, of before the backup began. */
  readonly stoodBefore: Stood
  /** The same, of after the backup: what the operator has to do again. */
  readonly stoodSince: Stood
}

const DONE_MILLIS = 90_000
const MAX_REPLAYED = 200

const DATABASE = "duebook"

const named = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Takes the backup; what restores it into another cluster and starts that. */
const take = async (backup: DrillOptions["backup"], url: string, folder: string) => {
  if (backup === "dump") {
    const file = join(folder, "duebook.dump")
    await runProgram("pg_dump", ["--format=custom", `--file=${file}`, url])
    return (start: (cluster: string) => Promise<string>) => restoreDump(file, join(folder, "restored"), start)
  }
  const copy = join(folder, "copy")
  await runProgram("pg_basebackup", [
    "-D",
    copy,
    "-X",
    "stream",
    "-c",
    "fast",
    "--no-sync",
    "-d",
    named(url, "postgres")
  ])
  return async (start: (cluster: string) => Promise<string>) => named(await start(copy), DATABASE)
}

const restoreDump = async (file: string, cluster: string, start: (cluster: string) => Promise<string>) => {
  await makeCluster(cluster)
  const admin = await start(cluster)
  await rows(
    admin,
    "create role duebook_tenant nologin; create role duebook_app nologin; grant duebook_tenant to duebook_app"
  )
  await rows(admin, `create database ${DATABASE}`)
  const url = named(admin, DATABASE)
  await runProgram("pg_restore", ["--exit-on-error", "--dbname", url, file])
  return url
}

const idOf = ({ acknowledged }: Write): number =>
  Number((JSON.parse(acknowledged ?? "{}") as { data?: { id: number } }).data?.id)

const idsIn = async (url: string, isCreate: boolean) => {
  const [column, table] = isCreate ? ["receivable_id", "receivables"] : ["payment_id", "payments"]
  return new Set(
    (await rows<{ id: string }>(url, `select ${column} as id from ${table}`)).map(({ id }) => Number(id))
  )
}

const isCreate = ({ path }: Write): boolean => path === "/v1/receivables"

const missing = async (url: string, writes: ReadonlyArray<Write>): Promise<number> => {
  const [receivables, payments] = [await idsIn(url, true), await idsIn(url, false)]
  return writes.filter((write) => !(isCreate(write) ? receivables : payments).has(idOf(write))).length
}

const asJson = async (url: string, words: ReadonlyArray<string>) => {
  const { code, err, out } = await Effect.runPromise(duebook([...words, "--json"], { DATABASE_URL: url }))
  if (out === "") throw new Error(`${words.join(" ")} ended with ${code}: ${err}`)
  return JSON.parse(out) as unknown
}

/** Takes a backup under load, restores it and lets the copy work. */
export const drill = (options: DrillOptions): Effect.Effect<DrillResult, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { backup, clients, dueEach, loadMillis, reminders, say } = options
    const runtime = yield* Effect.runtime<Scope.Scope>()
    const run = <A>(effect: Effect.Effect<A, never, Scope.Scope>) => Runtime.runPromise(runtime)(effect)
    const folder = yield* workFolder
    const sink = yield* mailSink
    const later = yield* mailSink
    return yield* Effect.promise(async () => {
      await makeCluster(join(folder, "source"))
      const admin = await run(startCluster(join(folder, "source")))
      await rows(admin, `create database ${DATABASE}`)
      const url = named(admin, DATABASE)
      await asJson(url, ["migrate"])
      const book = await openBook(url, 1_000_000_000)
      const environment = { RATE_LIMIT_PER_MINUTE: "1000000", LOG_LEVEL: "info" }
      const server = await run(startServer(url, { ...environment, ...sink.environment }, { worker: true }))
      const of = await subject(server.port, book)
      const zone = zoneAtNoon()
      const makeDue = async () => {
        const company = await makeCompany(url, wideOpen([[0, "email"]]))
        await owe(url, company, { n: dueEach, zone, dueDate: dateIn(zone) })
      }
      const writers = startWriters(() => server.port, book, of, clients)
      const acknowledged = () => writers.writes.filter((write) => write.acknowledged !== null)
      await makeDue()
      await Bun.sleep(loadMillis)
      const enough = () => acknowledged().length >= clients && sink.mails.length >= dueEach / 2
      for (const end = Date.now() + DONE_MILLIS; !enough() && Date.now() < end;) await Bun.sleep(50)
      await makeDue()
      const [first, second] = [await issue(url, book), await issue(url, book)]
      const earlierStanding = await stand(url, server.port, book, first)
      const [before, mailedBefore] = [acknowledged(), sink.mails.map(({ to }) => to)]
      say(`${before.length} writes and ${mailedBefore.length} messages before the backup begins`)
      const began = performance.now()
      const restore = await take(backup, url, folder)
      const backupMillis = Math.round(performance.now() - began)
      const laterStanding = await stand(url, server.port, book, second)
      await makeDue()
      await Bun.sleep(loadMillis)
      await writers.finish()
      const all = acknowledged()
      server.signal("SIGTERM")
      await server.ended
      const mailed = sink.mails.map(({ to }) => to)
      say(`${all.length} writes and ${mailed.length} messages in all; the backup took ${backupMillis} ms`)

      const restoring = performance.now()
      const copy = await restore((cluster) => run(startCluster(cluster)))
      const restoreMillis = Math.round(performance.now() - restoring)
      const { checks } = (await asJson(copy, ["doctor"])) as {
        readonly checks: ReadonlyArray<{ name: string; level: string; detail: string }>
      }
      const lost = await missing(copy, before)
      const { counted, kept } = await totals(copy, book.companyId)
      const settled = await asJson(copy, ["restored", "--reminders", reminders])
      say(`restored in ${restoreMillis} ms: ${JSON.stringify(settled)}`)
      await setGate(copy, true)
      const next = await run(startServer(copy, { ...environment, ...later.environment }, { worker: true }))
      const stoodBefore = await standsIn(next.port, book, earlierStanding)
      const stoodSince = await standsIn(next.port, book, laterStanding)
      const step = Math.ceil(before.length / MAX_REPLAYED)
      const repeatedWrites = before.filter((_, n) => n % step === 0)
      let changedReplays = 0
      for (const { acknowledged: text, body, idempotencyKey, path } of repeatedWrites) {
        const answer = await call(next.port, book.key, path, { body, idempotencyKey })
        if (answer.text !== text || answer.headers.get("idempotent-replayed") !== "true") changedReplays++
      }
      const created = dataOf<{ id: number }>(
        await call(next.port, book.key, "/v1/receivables", { body: receivable() })
      )
      const handedOut = all.filter(isCreate).map(idOf)
      for (const end = Date.now() + DONE_MILLIS; Date.now() < end; await Bun.sleep(100)) {
        const { scheduled = 0, sending = 0 } = await tallyOfDebts(copy)
        if (scheduled + sending === 0) break
      }
      next.signal("SIGTERM")
      await next.ended
      const again = later.mails.map(({ to }) => to)
      const earlier = new Set(mailedBefore)
      const since = mailed.filter((to) => !earlier.has(to))
      return {
        backup,
        reminders,
        backupMillis,
        restoreMillis,
        doctor: checks
          .filter(({ level }) => level === "fail")
          .map(({ detail, name }) => `${name}: ${detail}`),
        acknowledgedBefore: before.length,
        acknowledgedAfter: all.length - before.length,
        lost,
        changedReplays,
        exactTotals: JSON.stringify(counted) === JSON.stringify(kept),
        wrongReminderTotals: (await wrongTotals(copy)).length,
        reusedIds: handedOut.filter((id) => id >= created.id).length,
        sentBefore: mailedBefore.length,
        sentSince: since.length,
        sentAgainOfBefore: repeated([...earlier, ...again]).filter((to) => earlier.has(to)).length,
        sentAgainOfSince: again.filter((to) => since.includes(to)).length,
        sentByCopy: again.length,
        unknown: (await tally(copy))["unknown outcome_unknown"] ?? 0,
        stoodBefore,
        stoodSince
      }
    })
  })

/** Reminders of the debts that were made due, not of those that the writers make for a far day. */
const tallyOfDebts = async (url: string) =>
  Object.fromEntries(
    (
      await rows<{ status: string; n: number }>(
        url,
        "select status, count(*)::int as n from reminder_attempts where scheduled_for <= now() group by 1"
      )
    ).map(({ n, status }) => [status, n])
  )

/** The promises that were broken, one sentence each. */
export const drillPromises = (result: DrillResult): ReadonlyArray<string> => [
  ...result.doctor.map((text) => `doctor: ${text}`),
  ...(result.acknowledgedBefore > 0 && result.sentBefore > 0 ? [] : ["nothing was done before the backup"]),
  ...(result.lost === 0 ? [] : [`${result.lost} writes of before the backup are gone`]),
  ...(result.changedReplays === 0 ? [] : [`${result.changedReplays} repeated writes got another answer`]),
  ...(result.exactTotals && result.wrongReminderTotals === 0
    ? []
    : ["totals differ from the sums of their rows"]),
  ...(result.stoodBefore.revokedKeyWorks ? ["a key that was revoked before works again"] : []),
  ...(result.stoodBefore.optedOut ? [] : ["an opt-out of before is gone"]),
  ...(result.stoodBefore.sessionWorks || result.stoodSince.sessionWorks ? ["a session still works"] : []),
  ...(result.reusedIds === 0 ? [] : [`${result.reusedIds} ids can be handed out again`]),
  ...(result.sentAgainOfBefore === 0
    ? []
    : [`${result.sentAgainOfBefore} messages of before were sent again`]),
  ...(result.reminders === "send" || result.sentAgainOfSince === 0
    ? []
    : [`${result.sentAgainOfSince} messages of after the backup were sent again`])
]
