/** Transactions of several parts over a small pool, and what their tests ask and look at. */
import { Cause, Effect, Exit, Layer, Redacted } from "effect"
import type pg from "pg"
import { beforeAll, beforeEach, expect } from "vitest"
import * as Database from "../../src/postgres/Database.ts"
import { databaseOf } from "./pools.ts"
import * as Pool from "../../src/postgres/Pool.ts"
import { PeerFailed, type Participant, Transaction } from "../../src/postgres/Transaction.ts"
import { holdLocks, rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

/** What a transaction starts with. */
export const BEGIN = { text: "begin", params: [] }

/** A company, and what makes the connection its own. */
export const context = (name: number) => ({
  name,
  entry: { text: "select set_config('duebook.company_id', $1, true)", params: [name] }
})

/** Writes a note, once. */
export const NOTE = "insert into notes (text) values ($1)"

/** Writes this note. */
export const note = (text: string) => ({ text: NOTE, params: [text] })

/** Writes a word down under the company of the connection. */
export const tell = (word: string) => ({
  text: "insert into told values (current_setting('duebook.company_id'), $1) returning word",
  params: [word]
})

/** Answers the company of the connection, and the word. */
export const ask = (word: string) => ({
  text: "select current_setting('duebook.company_id') as company, $1::text as word",
  params: [word]
})

/** Runs it to its end, whichever. */
export const go = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromiseExit(effect)

/** Ends these parts, and tells how each has ended. */
export const ends = (
  participants: ReadonlyArray<Participant>,
  how: "commit" | "rollback" = "commit"
): Promise<Array<string>> =>
  Promise.all(participants.map((participant) => Effect.runPromise(participant[how]))).then((all) =>
    all.map(({ _tag }) => _tag)
  )

/** The rows that each statement answers. */
export const rowsOf = async (participant: Participant, ...statements: Parameters<Participant["send"]>[0]) =>
  (await Effect.runPromise(participant.send(statements))).map((result) => result.rows)

/** Whether it died because another part broke the transaction. */
export const isPeerFailure = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit) && [...Cause.defects(exit.cause)].some((defect) => defect instanceof PeerFailed)

/** A database with tables for notes, words and counters, emptied before every test, and a pool of two connections. */
export const useTransactions = () => {
  const run = scoped()
  let url = ""
  let pool: pg.Pool

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    await rows(
      url,
      `create table notes (text text primary key);
       create table told (company text not null, word text not null);
       create table counters (company_id bigint, a text, b text, n bigint not null, primary key (company_id, a, b));
       create table adding (at bigserial, text text);
       create table ids (id int primary key);
       create table late (id int references ids deferrable initially deferred)`
    )
  })

  beforeEach(async () => {
    pool = await run(
      Pool.open({ url: Redacted.make(url), size: 2, maxWaiting: 10, applicationName: "duebook-test" })
    )
  })

  beforeEach(() => rows(url, "truncate notes, told, counters, adding").then(() => undefined))

  /** A transaction for these companies, and how often it has ended. */
  const begin = async (...companies: ReadonlyArray<number>) => {
    const client = await pool.connect()
    let ended = 0
    const transaction = new Transaction(client, [BEGIN], companies.map(context), () => void ended++)
    return {
      participants: transaction.participants,
      participant: (index: number) => transaction.participants[index] as Participant,
      ended: () => ended
    }
  }

  const notes = async () =>
    (await rows<{ text: string }>(url, "select text from notes order by text")).map(({ text }) => text)
  const idle = () => expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0])

  /** The service of the same database, over a pool of its own. */
  const openDatabase = (options: {
    readonly size: number
    readonly maxWaiting?: number
    readonly turnTimeoutMillis?: number
  }): Promise<Database.Database["Type"]> =>
    run(
      Effect.map(
        Layer.build(
          Database.layer({
            url: Redacted.make(url),
            maxWaiting: 5,
            applicationName: "duebook-test",
            ...options
          })
        ),
        databaseOf
      )
    )

  return {
    begin,
    connect: () => pool.connect(),
    idle,
    notes,
    openDatabase,
    sql: <R extends object>(text: string, params: ReadonlyArray<unknown> = []) => rows<R>(url, text, params),
    hold: (text: string) => holdLocks(url, text)
  }
}
