/** A rolling upgrade under load and back again, and what became of every request, write and reminder. */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, Runtime, type Scope } from "effect"
import { createHash, randomBytes } from "node:crypto"
import * as Totp from "../../../src/domain/Totp.ts"
import { type MigrationFile, migrateWith } from "../../../src/postgres/Migrations.ts"
import { type Book, call, rows } from "../../support/Book.ts"
import { dateIn, makeCompany, owe, wideOpen, wrongTotals, zoneAtNoon } from "../../support/Debts.ts"
import { mailSink, repeated } from "../../support/MailSink.ts"
import { checkWrites, startWriters, subject, type Sums } from "../chaos/writers.ts"
import { brokenPromises } from "../chaos/verdict.ts"
import { type Balancer, PATIENCE_MILLIS, startBalancer } from "./balancer.ts"
import { checkForms, startPeople } from "./people.ts"
import { type OpenReader, openReader } from "./reader.ts"
import { bookBy, type Instance, runOn, startInstance, type Version } from "./version.ts"

export interface RollingOptions {
  /** The URL of an empty database. */
  readonly url: string
  readonly before: Version
  readonly after: Version
  readonly instances: number
  /** Clients that write, that read, and that open pages. */
  readonly clients: number
  /** Reminders that come due with each step. */
  readonly dueEach: number
  /** How long a reader stays open, as pg_dump does, from before the migration on. */
  readonly readerMillis: number
  /** What reads; by default a session that does what pg_dump does. */
  readonly openReader?: OpenReader
  /** All migrations of the database that is upgraded to, where they are more than those of the version after. */
  readonly migrations?: ReadonlyArray<MigrationFile>
  /** How long each client pauses between two requests. */
  readonly thinkMillis: number
  /** How long the load runs between two steps. */
  readonly pauseMillis: number
  readonly say: (line: string) => void
}

export interface RollingResult extends Sums {
  /** Answers through the balancer by status; none may be 5xx or `lost`. */
  readonly answers: Readonly<Record<string, number>>
  readonly failed: number
  readonly failures: ReadonlyArray<string>
  readonly redirected: number
  readonly replaced: number
  readonly migrations: Readonly<Record<string, number>>
  /** The slowest answer while the database was migrated. */
  readonly slowestMillis: number
  /** Answers of the whole time that took longer than anybody should wait. */
  readonly slower: number
  readonly slowestEverMillis: number
  readonly slowest: ReadonlyArray<string>
  readonly remindersDue: number
  readonly remindersTwice: number
  readonly remindersNever: number
  readonly remindersUnknown: number
  readonly wrongReminderTotals: number
  /** People who signed in, one with each step. */
  readonly signedIn: number
  /** Forms of the application that were answered as done. */
  readonly forms: number
  readonly formsLost: number
  /** Receivables that are there beside those of the answers. */
  readonly formsTwice: number
  readonly seconds: number
}

const REMINDED_WITHIN_MILLIS = 90_000

/** A session of the book's owner, as signing in would leave it. */
const cookieFor = async (url: string, { userId }: Book): Promise<string> => {
  const token = randomBytes(32).toString("base64url")
  await rows(url, "update users set totp_secret = $2 where user_id = $1", [userId, Totp.newSecret()])
  await rows(
    url,
    `insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, code_at, created_at)
     values ($1, $2, 'signed_in', now(), now(), now(), now())`,
    [createHash("sha256").update(token).digest(), userId]
  )
  return `duebook=${token}`
}

/** Clients that read and open pages until they are told to stop; what they got that they should not. */
const startReaders = (
  port: number,
  book: Book,
  cookie: string,
  receivableId: number,
  { clients, thinkMillis }: RollingOptions
) => {
  const unexpected: Array<string> = []
  const load = { isRunning: true }
  const paths = [`/v1/receivables/${receivableId}`, "/v1/receivables?status=open&per_page=10", "/v1/usage"]
  const read = async (n: number) => {
    const path = paths[n % paths.length] ?? ""
    return `${path} ${(await call(port, book.key, path)).status}`
  }
  const open = async (n: number) => {
    const path = `/app/${book.companyId}${n % 2 === 0 ? "/receivables" : "/customers"}`
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { cookie },
      redirect: "manual"
    })
    return `${path} ${status}`
  }
  const client = async (place: number) => {
    for (let n = place; load.isRunning; n++) {
      const seen = await (n % 4 === 0 ? open(n / 4) : read(n)).catch((error: unknown) => String(error))
      if (!seen.endsWith(" 200") && unexpected.length < 20) unexpected.push(seen)
      await Bun.sleep(thinkMillis)
    }
  }
  const all = Array.from({ length: clients }, (_, place) => client(place))
  return {
    unexpected,
    finish: async () => {
      load.isRunning = false
      await Promise.all(all)
    }
  }
}

/** Makes reminders due that nobody has been told of yet; the addresses of all so far. */
const debts = (url: string, dueEach: number) => {
  const zone = zoneAtNoon()
  const companies: Array<number> = []
  return {
    makeDue: async () => {
      const companyId = await makeCompany(url, wideOpen([[0, "email"]]))
      companies.push(companyId)
      await owe(url, companyId, { n: dueEach, zone, dueDate: dateIn(zone) })
    },
    recipients: () =>
      companies.flatMap((company) =>
        Array.from({ length: dueEach }, (_, n) => `${n + 1}.of.${company}@debtors.example`)
      ),
    companies
  }
}

const statusesOf = async (url: string, companies: ReadonlyArray<number>) =>
  Object.fromEntries(
    (
      await rows<{ status: string; n: number }>(
        url,
        "select status, count(*)::int as n from reminder_attempts where company_id = any($1) group by 1",
        [companies]
      )
    ).map(({ n, status }) => [status, n])
  )

/** Replaces every instance: the next one is ready before the old one is told to stop. */
const replaceAll = async (
  alive: Array<Instance>,
  balancer: Balancer,
  start: () => Promise<Instance>,
  between: () => Promise<void>
): Promise<number> => {
  const old = alive.splice(0)
  for (const instance of old) {
    const next = await start()
    await balancer.add(next)
    alive.push(next)
    const code = await instance.stop()
    balancer.remove(instance)
    if (code !== 0 || instance.errors.length > 0) {
      throw new Error(`${instance.version} ended with ${code}: ${instance.errors.slice(0, 3).join("\n")}`)
    }
    await between()
  }
  return old.length
}

/** Applies migrations that no version has. */
const apply = async (url: string, files: ReadonlyArray<MigrationFile>): Promise<number> =>
  (await Effect.runPromise(Effect.provide(migrateWith(files), PgClient.layer({ url: Redacted.make(url) }))))
    .applied

/** Upgrades instance by instance, and goes back the same way. */
export const rolling = (options: RollingOptions): Effect.Effect<RollingResult, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { after, before, clients, pauseMillis, say, thinkMillis, url } = options
    const runtime = yield* Effect.runtime<Scope.Scope>()
    const sink = yield* mailSink
    const balancer = yield* startBalancer
    const start = (version: Version) => () =>
      Runtime.runPromise(runtime)(startInstance(version, url, sink.environment))
    return yield* Effect.promise(async () => {
      const started = performance.now()
      const applied = async (version: Version) =>
        ((await runOn(version, url, ["migrate"])) as { readonly applied: number }).applied
      const migrations: Record<string, number> = { [`${before.name}, at first`]: await applied(before) }
      const book = await bookBy(before, url)
      const alive: Array<Instance> = []
      for (let n = 0; n < options.instances; n++) {
        const instance = await start(before)()
        await balancer.add(instance)
        alive.push(instance)
      }
      const of = await subject(balancer.port, book)
      const due = debts(url, options.dueEach)
      const writers = startWriters(() => balancer.port, book, of, clients, thinkMillis)
      const cookie = await cookieFor(url, book)
      const readers = startReaders(balancer.port, book, cookie, of.id, options)
      const people = await startPeople(url, balancer.port, thinkMillis)
      const step = async (name: string) => {
        await due.makeDue()
        await people.join()
        const [answered, late] = [JSON.stringify(balancer.answered()), balancer.slow().count]
        say(`${name}: ${writers.acknowledged()} writes acknowledged, ${answered}, ${late} too late`)
        await Bun.sleep(pauseMillis)
      }
      await step(`${alive.length} of ${before.name}`)
      const reader = await (options.openReader ?? openReader)(url)
      const closed = Bun.sleep(options.readerMillis).then(reader.close)
      balancer.slowestMillis()
      migrations[after.name] = await applied(after)
      if (options.migrations !== undefined) migrations["further ones"] = await apply(url, options.migrations)
      await closed
      const slowestMillis = Math.round(balancer.slowestMillis())
      say(`the slowest answer meanwhile took ${slowestMillis} ms`)
      await step(`migrated by ${after.name}`)
      let replaced = await replaceAll(alive, balancer, start(after), () => step(`one more of ${after.name}`))
      replaced += await replaceAll(alive, balancer, start(before), () =>
        step(`one more of ${before.name} again`)
      )
      await writers.finish()
      await readers.finish()
      await people.finish()
      const recipients = due.recipients()
      for (const end = Date.now() + REMINDED_WITHIN_MILLIS; Date.now() < end; await Bun.sleep(100)) {
        const { scheduled = 0, sending = 0 } = await statusesOf(url, due.companies)
        if (scheduled + sending === 0) break
      }
      const sums = await checkWrites(balancer.port, url, book, of, writers.writes)
      for (const instance of alive) await instance.stop()
      const sent = sink.mails.map(({ to }) => to)
      const arrived = new Set(sent)
      const answers = balancer.answered()
      const statuses = await statusesOf(url, due.companies)
      return {
        ...sums,
        answers,
        failed: Object.entries(answers).reduce(
          (sum, [status, n]) => (status === "lost" || status >= "500" ? sum + n : sum),
          writers.interrupted() + readers.unexpected.length + people.unexpected.length
        ),
        failures: [...balancer.failures, ...writers.unexpected, ...readers.unexpected, ...people.unexpected],
        redirected: balancer.redirected(),
        replaced,
        migrations,
        slowestMillis,
        slower: balancer.slow().count,
        slowestEverMillis: Math.round(balancer.slow().slowestMillis),
        slowest: balancer.slow().first,
        remindersDue: recipients.length,
        remindersTwice: repeated(sent).length,
        remindersNever: recipients.filter((to) => !arrived.has(to)).length,
        remindersUnknown: statuses["unknown"] ?? 0,
        wrongReminderTotals: (await wrongTotals(url)).length,
        signedIn: people.signedIn(),
        forms: people.done().length,
        ...(await checkForms(url, people)),
        seconds: Math.round((performance.now() - started) / 1_000)
      }
    })
  })

/** The promises that were broken, one sentence each. */
export const rollingPromises = (result: RollingResult): ReadonlyArray<string> => [
  ...brokenPromises(result),
  ...(result.failed === 0 ? [] : [`${result.failed} requests failed: ${result.failures.join("; ")}`]),
  ...(result.slower === 0
    ? []
    : [`${result.slower} answers took more than ${PATIENCE_MILLIS} ms: ${result.slowest.join("; ")}`]),
  ...(result.signedIn > 0 && result.forms > 0 ? [] : ["nobody signed in and sent a form"]),
  ...(result.formsLost === 0 ? [] : [`${result.formsLost} receivables of forms are gone`]),
  ...(result.formsTwice === 0 ? [] : [`forms made ${result.formsTwice} receivables that nobody was told of`]),
  ...(result.remindersTwice === 0 ? [] : [`${result.remindersTwice} reminders were sent twice`]),
  ...(result.remindersNever === 0 ? [] : [`${result.remindersNever} reminders were never sent`]),
  ...(result.remindersUnknown === 0 ? [] : [`of ${result.remindersUnknown} reminders nobody knows`]),
  ...(result.wrongReminderTotals === 0 ? [] : ["totals of reminders differ from their rows"])
]
