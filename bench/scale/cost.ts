/** What a reminder costs in companies with few due: statements, transactions, log and processor time of one worker. */
import { Effect } from "effect"
import type { Client } from "pg"
import { before, BEFORE, duebook, type Program } from "../programs.ts"
import { connect } from "../reminders/book.ts"
import type { Section } from "../reminders/table.ts"
import { startWorker } from "../servers.ts"
import * as Statements from "../statements.ts"
import { inTurn, median, progress } from "../support.ts"
import * as Mail from "./mail.ts"
import { addOwed, openPolicy, postpone } from "./owed.ts"
import { postmaster, secondsOf, secondsOfFamily } from "./processes.ts"
import type { Book } from "./server.ts"
import { amount } from "./table.ts"

/** Reminders due in a company. */
const SHAPES = [1, 10] as const
/** Reminders due in all companies together, at most. */
const MAX_DUE = 2_000
const LEAD_MILLIS = 3_000
const MAX_SECONDS = 300
const POLL_MILLIS = 250

const LEFT = `select count(*)::integer as n from reminder_attempts
  where channel = 'email' and not on_test_clock and due_at is not null and due_at < now() + interval '12 hours'`

const WRITTEN = `select (select wal_bytes from pg_stat_wal) as wal,
  (select xact_commit from pg_stat_database where datname = current_database()) as commits`

const TEXTS = `
select regexp_replace(left(query, 400), '\\s+', ' ', 'g') as text, calls, rows from pg_stat_statements
where dbid = (select oid from pg_database where datname = current_database()) and calls >= $1
order by calls desc, 1`

const numberOf = async (client: Client, text: string, field: string): Promise<number> => {
  const { rows } = await client.query<Readonly<Record<string, string>>>(text)
  return Number(rows[0]?.[field])
}

interface Found {
  readonly program: string
  readonly companies: number
  readonly each: number
  /** For each message. */
  readonly statements: number
  readonly transactions: number
  readonly wal: number
  readonly worker: number
  readonly postgres: number
  /** Statements that were sent at least for every fourth company, with how often each was, for a company. */
  readonly texts: ReadonlyArray<{ readonly text: string; readonly calls: number; readonly rows: number }>
}

/** Waits until all has been sent, or gives up. */
const allSent = async (client: Client) => {
  for (const end = Date.now() + MAX_SECONDS * 1_000; Date.now() < end; await Bun.sleep(POLL_MILLIS)) {
    if ((await numberOf(client, LEFT, "n")) === 0) return
  }
  throw new Error(`not all reminders were sent in ${MAX_SECONDS} seconds`)
}

interface Round {
  readonly book: Book
  readonly client: Client
  readonly statements: Statements.Statements
  readonly program: Program
  readonly each: number
}

/** One worker sends so many reminders for each company; `counting` takes time, so it is another run than the timed one. */
const send = ({ book, client, each, program, statements }: Round, counting: boolean) =>
  Effect.gen(function* () {
    const mail = yield* Mail.start
    const worker = yield* startWorker(
      { ...program, arguments: ["src/main.ts", "worker"] },
      book.url,
      mail.environment
    )
    return yield* Effect.promise(async () => {
      const companies = Math.min(book.inCompanies, Math.floor(MAX_DUE / each))
      const at = Date.now() + LEAD_MILLIS
      await addOwed(client, (place) => (place < companies ? each : 0), at)
      await client.query("checkpoint")
      if (counting) await statements.track("top")
      const server = await postmaster(client)
      const used = () => ({
        worker: secondsOf(worker.pid),
        postgres: server === undefined ? Number.NaN : secondsOfFamily(server)
      })
      await Bun.sleep(Math.max(0, at - Date.now()))
      await client.query("select pg_stat_statements_reset()")
      const [from, cpu] = [await client.query<{ wal: string; commits: string }>(WRITTEN), used()]
      await allSent(client)
      const cpuAfter = used()
      const { rows: texts } = await client.query<{ text: string; calls: string; rows: string }>(TEXTS, [
        Math.ceil(companies / 4)
      ])
      const of = (row: { wal: string; commits: string } | undefined, field: "wal" | "commits") =>
        Number(row?.[field])
      const calls = await numberOf(
        client,
        `select sum(calls) as n from pg_stat_statements
         where dbid = (select oid from pg_database where datname = current_database())`,
        "n"
      )
      await statements.track("none")
      // A backend tells what it has done a little later.
      await Bun.sleep(1_500)
      const { rows: after } = await client.query<{ wal: string; commits: string }>(WRITTEN)
      const received = await mail.received()
      const due = companies * each
      if (received.to.length !== due) throw new Error(`${received.to.length} messages in the place of ${due}`)
      return {
        program: program.name,
        companies,
        each,
        statements: calls / due,
        transactions: (of(after[0], "commits") - of(from.rows[0], "commits")) / due,
        wal: (of(after[0], "wal") - of(from.rows[0], "wal")) / due,
        worker: ((cpuAfter.worker - cpu.worker) * 1_000) / due,
        postgres: ((cpuAfter.postgres - cpu.postgres) * 1_000) / due,
        texts: texts.map(({ calls: n, rows, text }) => ({
          text,
          calls: Number(n) / companies,
          rows: Number(rows) / companies
        }))
      } satisfies Found
    })
  }).pipe(Effect.scoped)

const middle = (runs: ReadonlyArray<Found>, field: "wal" | "worker" | "postgres"): number =>
  median(runs.map((run) => run[field]))

const SHOWN = 90

const section = (runs: ReadonlyArray<readonly [counted: Found, timed: ReadonlyArray<Found>]>): Section => {
  const last = runs.filter(([{ program }]) => program !== BEFORE).map(([counted]) => counted)
  return {
    title: "A reminder in a company with few due: one worker, no requests",
    rows: [
      [
        "",
        "due in a company",
        "companies",
        "statements",
        "transactions",
        "log",
        "worker ms",
        "PostgreSQL ms"
      ],
      ...runs.map(([counted, timed]) => [
        counted.program,
        String(counted.each),
        amount(counted.companies),
        counted.statements.toFixed(1),
        counted.transactions.toFixed(1),
        `${(middle(timed, "wal") / 1_000).toFixed(1)} kB`,
        middle(timed, "worker").toFixed(2),
        middle(timed, "postgres").toFixed(2)
      ])
    ],
    notes: [
      "All numbers are for one message; milliseconds are processor time. Statements are counted in a run of their own.",
      ...last.flatMap(({ companies, each, texts }) => [
        `Statements for a company with ${each} due (of ${amount(companies)}), and their rows:`,
        ...texts.map(
          ({ calls, rows, text }) =>
            `  ${calls.toFixed(2)} × (${rows.toFixed(1)} rows) ${text.slice(0, SHOWN)}`
        )
      ])
    ],
    values: runs
  }
}

/** Counts and times what one worker does for a reminder, beside another checkout's where one is given. */
export const cost = (book: Book, rounds: number, against: string | undefined) =>
  Effect.gen(function* () {
    const client = yield* connect(book.url)
    yield* Effect.promise(async () => {
      await client.query("create extension if not exists pg_stat_statements")
      await postpone(client)
      await openPolicy(client)
    })
    const statements = yield* Statements.open(book.url)
    const programs = against === undefined ? [duebook] : [before(against), duebook]
    const found: Array<readonly [Found, Array<Found>]> = []
    for (const each of SHAPES) {
      const runs = new Map<Program, readonly [Found, Array<Found>]>()
      for (const program of programs) {
        runs.set(program, [yield* send({ book, client, each, program, statements }, true), []])
      }
      yield* Effect.promise(() => statements.track("none"))
      for (let round = 0; round < rounds; round++) {
        for (const program of inTurn(programs, round)) {
          const one = yield* send({ book, client, each, program, statements }, false)
          progress(
            `${program.name}, ${each} in a company: worker ${one.worker.toFixed(2)} ms, PostgreSQL ${one.postgres.toFixed(2)} ms`
          )
          runs.get(program)?.[1].push(one)
        }
      }
      found.push(...runs.values())
    }
    return section(found)
  }).pipe(Effect.scoped)
