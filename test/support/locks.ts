/** Who waits for a lock, and the lock of a write's idempotency key, on one server and on a distributed database. */
import type { ClientBase } from "pg"
import { isDistributed } from "./TestDatabase.ts"

const WAITING =
  "select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"

/** A query with a row for every connection that waits for a lock; in a distributed database, on the servers of the shards. */
export const waitingForLocks = (): string =>
  isDistributed()
    ? `select 1 as one from run_command_on_workers($$select count(*) from (${WAITING}) w$$), generate_series(1, result::int)`
    : WAITING

/** Takes the lock under which a write with this idempotency key runs, until the end of the client's transaction. */
export const lockKey = async (client: ClientBase, companyId: number, key: string): Promise<void> => {
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended($2, $1::bigint))
     from (select count(*) from idempotency where company_id = $1) in_the_shard_of_the_company`,
    [companyId, key]
  )
}
