/** Counts each target's statements with pg_stat_statements. */
import { Effect, type Scope } from "effect"
import { Client } from "pg"
import { adminUrl } from "./support.ts"

/** How long the server's processes may take until they use a new setting. */
const RELOAD_MILLIS = 200

/** Access to the counts. */
export interface Statements {
  /** Switches counting on or off. It is off while anything is timed, because it takes time itself. */
  readonly track: (what: "top" | "none") => Promise<void>
  /** The number of statements that a database has executed while counting was on. */
  readonly calls: (url: string) => Promise<number>
}

/** Connects to a server that has loaded pg_stat_statements, until the scope closes. */
export const open = (url: string): Effect.Effect<Statements, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client(adminUrl(url))
      await client.connect()
      await client.query("create extension if not exists pg_stat_statements")
      return client
    }),
    (client) => Effect.promise(() => client.end())
  ).pipe(
    Effect.map((client) => ({
      track: async (what) => {
        await client.query(`alter system set pg_stat_statements.track = '${what}'`)
        await client.query("select pg_reload_conf()")
        await Bun.sleep(RELOAD_MILLIS)
      },
      calls: async (of) => {
        const { rows } = await client.query<{ calls: string }>(
          `select coalesce(sum(calls), 0) as calls from pg_stat_statements
           where dbid = (select oid from pg_database where datname = $1)`,
          [new URL(of).pathname.slice(1)]
        )
        return Number(rows[0]?.calls)
      }
    }))
  )
