/** The lock for whoever changes the schema: one process at a time, whether it migrates or distributes. */
import * as SqlClient from "@effect/sql/SqlClient"
import { Effect } from "effect"

/** The key of the advisory lock; nothing else in the database may use this number. */
export const SCHEMA_LOCK = 4_207_303_311n

/** How long a process waits for another one that changes the schema. */
const lockTimeout = "10min"

/** Takes the lock for the rest of the transaction around it, in which statements may take as long as they need. */
export const lockSchema = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', ${lockTimeout}, true)`
  yield* sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`
})
