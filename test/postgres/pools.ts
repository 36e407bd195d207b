/** What the pools of opened databases are doing. */
import { Context } from "effect"
import { Database, DatabaseState } from "../../src/postgres/Database.ts"

type Db = Database["Type"]

const states = new WeakMap<Db, DatabaseState["Type"]>()

/** The database of a context. */
export const databaseOf = (context: Context.Context<Database | DatabaseState>): Db => {
  const database = Context.get(context, Database)
  states.set(database, Context.get(context, DatabaseState))
  return database
}

/** The connections of its pool. */
export const poolOf = (database: Db) => states.get(database)?.().pool ?? { size: -1, idle: -1, waiting: -1 }
