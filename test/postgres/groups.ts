/** Databases whose transactions many requests share, and what the tests of it write and look at. */
import { Cause, Data, Effect, Exit, Layer, Option, Redacted } from "effect"
import { beforeAll, beforeEach, expect } from "vitest"
import { ServiceUnavailable } from "../../src/domain/Errors.ts"
import * as Database from "../../src/postgres/Database.ts"
import { databaseOf, poolOf } from "./pools.ts"
import { holdLocks, rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

/** The service under test. */
export type Db = Database.Database["Type"]

/** Empties all tables, and gives each company its balances. */
export const BALANCES = `truncate items, logs, balances, counters;
  insert into balances select company_id, id, 0 from generate_series(1, 4) company_id, generate_series(1, 3) id`

/** There is an item of this name. */
class Taken extends Data.TaggedError("Taken")<{ readonly name: string }> {}

/** Writes an item of a company. */
export const ITEM = "insert into items values ($1, $2)"

/** Writes an item, or fails where there is one of its name. */
export const insert = (database: Db, company: number, name: string) =>
  Effect.flatMap(database.query(`${ITEM} on conflict do nothing returning name`, [company, name]), (rows) =>
    rows.length === 0 ? new Taken({ name }) : Effect.void
  )

/** Writes down what a member has done. */
export const LOG = "insert into logs values ($1, $2, $3)"

/** Adds to a counter. */
export const ADD = `insert into counters as c
  select company_id, name, n + 0 * $4::bigint from unnest($1::bigint[], $2::text[], $3::bigint[]) q (company_id, name, n)
  on conflict (company_id, name) do update set n = c.n + excluded.n`

/** Reads a balance for update, and writes one more. */
export const increment = (database: Db, company: number, id: number) =>
  Effect.flatMap(
    database.query<{ n: number }>("select n from balances where company_id = $1 and id = $2 for update", [
      company,
      id
    ]),
    ([row]) =>
      database.query("update balances set n = $3 where company_id = $1 and id = $2", [
        company,
        id,
        (row?.n ?? Number.NaN) + 1
      ])
  )

const outcome = <A, E>(exit: Exit.Exit<A, E>): string => {
  if (Exit.isSuccess(exit)) return "done"
  const error = Option.getOrNull(Cause.failureOption(exit.cause))
  if (error instanceof ServiceUnavailable) return `503 ${error.details?.reason}`
  if (error instanceof Taken) return "taken"
  if (error !== null) return String(error)
  const [defect] = [...Cause.defects(exit.cause)]
  return `defect ${defect instanceof Error ? defect.message : String(defect)}`
}

/** Runs all of it at the same time, and tells how each has ended. */
export const all = <A, E>(work: ReadonlyArray<Effect.Effect<A, E>>) =>
  Promise.all(work.map((each) => Effect.runPromiseExit(each).then(outcome)))

/** Nothing is in use, and nobody waits. */
export const idle = async (database: Db) => {
  const { idle: free, size, waiting } = poolOf(database)
  expect({ free, waiting }).toEqual({ free: size, waiting: 0 })
}

/** So many of them. */
export const times = <A>(n: number, make: (index: number) => A): Array<A> =>
  Array.from({ length: n }, (_, index) => make(index))

/** A database with tables of companies' own rows, as new before every test. */
export const useGroups = () => {
  const run = scoped()
  let url = ""

  /** The service over a pool of this size; at another port there is no server. */
  const openDatabase = (size: number, { maxWaiting = 500, port = new URL(url).port } = {}): Promise<Db> => {
    const address = new URL(url)
    address.port = port
    return run(
      Effect.map(
        Layer.build(
          Database.layer({
            url: Redacted.make(address.href),
            size,
            maxWaiting,
            applicationName: "duebook-test"
          })
        ),
        databaseOf
      )
    )
  }

  beforeAll(async () => {
    const made = await run(makeDatabase)
    url = made.url
    await rows(
      url,
      `alter database ${made.name} set deadlock_timeout = '50ms';
     create table items (company_id bigint, name text, primary key (company_id, name));
     create table logs (company_id bigint, member int, step int, primary key (company_id, member, step));
     create table balances (company_id bigint, id int, n int not null check (n < 1000000), primary key (company_id, id));
     create table counters (company_id bigint, name text, n bigint not null, primary key (company_id, name));
     alter table items enable row level security;
     alter table logs enable row level security;
     alter table balances enable row level security;
     alter table counters enable row level security;
     create policy own on items to duebook_tenant using (company_id = current_setting('duebook.company_id')::bigint);
     create policy own on logs to duebook_tenant using (company_id = current_setting('duebook.company_id')::bigint);
     create policy own on balances to duebook_tenant using (company_id = current_setting('duebook.company_id')::bigint);
     create policy own on counters to duebook_tenant using (
       company_id = any ((select string_to_array(current_setting('duebook.company_id'), ','))::bigint[]));
     grant all on items, logs, balances, counters to duebook_tenant`
    )
  })

  beforeEach(() => rows(url, BALANCES).then(() => undefined))

  return {
    openDatabase,
    sql: <R extends object>(text: string, params: ReadonlyArray<unknown> = []) => rows<R>(url, text, params),
    hold: (text: string) => holdLocks(url, text)
  }
}
