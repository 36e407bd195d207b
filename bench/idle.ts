/** How many statements idle processes send to PostgreSQL: `bun run bench:start --idle`. */
import { Effect, Redacted } from "effect"
import { Client } from "pg"
import { compiled } from "./programs.ts"
import { startWorker } from "./servers.ts"
import { freshDatabase, progress, settings } from "./support.ts"

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
})
