/**
 * How many statements idle processes send to PostgreSQL, and how late a reminder is that becomes due at one:
 * `bun run bench:start --idle`.
 */
import { Clock, Effect, Redacted } from "effect"
import { Client } from "pg"
import { compiled } from "./programs.ts"
import { clock, connect, seed } from "./reminders/book.ts"
import * as Processes from "./reminders/processes.ts"
import { startWorker } from "./servers.ts"
import { freshDatabase, median, progress, settings } from "./support.ts"

/** After its start a process looks for reminders that waited for it. It is idle after that. */
const SETTLING_SECONDS = 45
const MEASURED_SECONDS = 60
/** Statements that are shown, of those that are sent most often. */
const MAX_SHOWN = 8

const seconds = (n: number) => Effect.sleep(`${n} seconds`)

/** Measures for a while, in which the processes of the scope around it do nothing. */
const measured = (client: Client, name: string) =>
  Effect.gen(function* () {
    progress(`${name}: ${SETTLING_SECONDS + MEASURED_SECONDS} seconds …`)
    yield* seconds(SETTLING_SECONDS)
    yield* Effect.promise(() => client.query("select pg_stat_statements_reset()"))
    yield* seconds(MEASURED_SECONDS)
    const { rows } = yield* Effect.promise(() =>
      client.query<{ calls: number; text: string }>(
        `select calls::int, left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as text from pg_stat_statements
         where dbid = (select oid from pg_database where datname = current_database())
           and query not like '%pg_stat_statements%'
         order by calls desc`
      )
    )
    const total = rows.reduce((sum, { calls }) => sum + calls, 0)
    console.log(`${name}: ${(total / MEASURED_SECONDS).toFixed(2)} statements a second while idle`)
    for (const { calls, text } of rows.slice(0, MAX_SHOWN)) console.log(`  ${calls} in a minute: ${text}`)
  })

/** Reminders that become due one after another, the time between them, and the time before the first. */
const REMINDERS = 15
const BETWEEN_MILLIS = 2_300
const AHEAD_MILLIS = 10_000

const MAKE_DUE = `
  with one as (
    update reminder_attempts set due_at = $2, scheduled_for = $2, expires_at = $2::timestamptz + interval '3 days'
    where attempt_id = $1 returning company_id, customer_id
  )
  update cases k set state = jsonb_set(state, '{next,at}', to_jsonb(extract(epoch from $2::timestamptz) * 1000))
  from one where k.company_id = one.company_id and k.customer_id = one.customer_id`

const SENT_AT = `
  select attempt_id::int as id, floor(extract(epoch from sent_at) * 1000)::float as at
  from reminder_attempts where status = 'sent'`

/** Has reminders become due at a worker that is idle in between, and measures how late they leave. */
const lateness = Effect.gen(function* () {
  progress("reminders that become due at an idle worker …")
  const url = Redacted.value(yield* freshDatabase(settings))
  yield* seed(url, { companies: REMINDERS, customers: REMINDERS, debtsEach: 1, due: "none" })
  const client = yield* connect(url)
  const begun = yield* Clock.currentTimeMillis
  // The worker's clock begins with its process, like this one's.
  const [worker] = yield* Processes.duebook(url, 1)
  worker?.stdin?.write("go\n")
  const due = yield* Effect.promise(async () => {
    const { rows } = await client.query<{ id: number }>(
      "select attempt_id::int as id from reminder_attempts order by 1"
    )
    const planned = rows.map(({ id }, n) => [id, begun + AHEAD_MILLIS + n * BETWEEN_MILLIS] as const)
    for (const [id, at] of planned) await client.query(MAKE_DUE, [id, new Date(at)])
    return new Map(planned)
  })
  yield* Effect.sleep(2 * AHEAD_MILLIS + REMINDERS * BETWEEN_MILLIS)
  const { rows } = yield* Effect.promise(() => client.query<{ id: number; at: number }>(SENT_AT))
  const late = rows.map(({ at, id }) => at - (due.get(id) ?? 0))
  console.log(
    `${late.length} of ${due.size} reminders left, ${median(late).toFixed(0)} ms after they were due (median), ` +
      `${Math.max(...late).toFixed(0)} at most`
  )
}).pipe(Effect.scoped, Effect.withClock(clock))

/** Starts a process that serves, and then one that only works, each alone, and counts what PostgreSQL gets from it. */
export const idle = Effect.gen(function* () {
  const url = Redacted.value(
    yield* freshDatabase({ ...settings, shared_preload_libraries: "pg_stat_statements" })
  )
  const client = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const connected = new Client(url)
      await connected.connect()
      await connected.query("create extension if not exists pg_stat_statements")
      return connected
    }),
    (connected) => Effect.promise(() => connected.end())
  )
  for (const command of ["serve", "worker"]) {
    // The gate is closed, so that only /readyz says when it has started.
    const program = { ...compiled(), name: command, arguments: [command] }
    yield* Effect.scoped(Effect.zipRight(startWorker(program, url), measured(client, command)))
  }
  yield* lateness
})
