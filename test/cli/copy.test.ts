/** `duebook copy` moves everything to another database: nobody needs a new key, and nothing of half a moment arrives. */
import { Effect } from "effect"
import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { TABLE_PLACES } from "../../src/postgres/TablePlaces.ts"
import { call, dataOf, openBook, receivable, rows, totals } from "../support/Book.ts"
import { executable } from "../support/executable.ts"
import { scoped } from "../support/Scoped.ts"
import { KEYS } from "../support/secretKeys.ts"
import { startServer } from "../support/ServerProcess.ts"
import { asServed } from "../support/ServingLogin.ts"
import { emptyDatabase, isDistributed, makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, json, type Ran, refusedAs } from "./run.ts"

const SLOW = { timeout: 120_000 }
const MEBIBYTE = 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), "duebook-copy-"))
afterAll(() => rmSync(folder, { recursive: true }))

const tables = TABLE_PLACES.map(({ table }) => table).filter(
  (table) => !["schema_migrations", "wake_ups"].includes(table)
)
const columns = (table: string) => `(select string_agg(quote_ident(attname), ', ' order by attname) as names
  from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped)`
/** Every row of every table as text. */
const contents = async (url: string) => {
  const found: Record<string, ReadonlyArray<string>> = {}
  for (const table of tables) {
    const [named] = await rows<{ names: string }>(url, columns(table))
    const texts = await rows<{ text: string }>(url, `select row(${named?.names})::text as text from ${table}`)
    found[table] = texts.map(({ text }) => text).sort()
  }
  return found
}

/** Runs a command as a process; the most memory that it has held, in bytes. */
const peakOf = async (words: ReadonlyArray<string>) => {
  const [file = "", ...leading] = executable()
  const child = spawn(file, [...leading, ...words], {
    stdio: "ignore",
    env: { ...process.env, ...KEYS }
  })
  let peak = 0
  const timer = setInterval(() => {
    try {
      const [, kib = ""] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? []
      peak = Math.max(peak, Number(kib) * 1024)
    } catch {
      // It has ended.
    }
  }, 10)
  const code = await new Promise((resolve) => child.once("exit", resolve))
  clearInterval(timer)
  expect(code).toBe(0)
  return peak
}

const run = scoped()
let from: string
let to: string

const duebook = (words: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  Effect.runPromise(inProcess(words, env))
/** A migrated database of one server, whatever the other is. */
const freshDatabase = async () => {
  const { url } = await run(emptyDatabase)
  json(await duebook(["migrate", "--json"], { DATABASE_URL: url }))
  return url
}
const copied = async (words: ReadonlyArray<string> = ["--from", from, "--to", to]) =>
  json(await duebook(["copy", ...words, "--json"])) as { readonly rows: Readonly<Record<string, number>> }

beforeEach(async () => {
  from = (await run(makeDatabase)).url
  to = await freshDatabase()
})

const refusal = (words: ReadonlyArray<string>) => duebook(["copy", ...words, "--json"])
const failed = (message: string) => refusedAs("failed", message)

describe("duebook copy", () => {
  it(
    "takes every row, its numbers and its secrets along, and counts them",
    async () => {
      const book = await openBook(from)
      const server = await run(startServer(from))
      const create = (port: number, name: string) =>
        call(port, book.key, "/v1/receivables", {
          body: receivable("12.34", { customer: { display_name: name } })
        })
      const odd = "Tab\\tBackslash \\\\N “ü” \\\\. end"
      for (const name of ["Ada", odd, "\\N"]) expect((await create(server.port, name)).status).toBe(201)
      server.signal("SIGTERM")
      await server.ended
      await rows(
        from,
        `update companies set address = E'Line one\\n\\\\.\\n\\\\N', name = '\\N' where company_id = $1`,
        [book.companyId]
      )
      await rows(
        from,
        "insert into throttles (name, wrong, last_at) values (E'a\\nb', 1, timestamptz '2026-01-02 03:04:05.678901+05')"
      )
      const hooks = await duebook(["hooks", "show", "--json"], { DATABASE_URL: from })

      const { rows: counts } = await copied()
      const [before, after] = [await contents(from), await contents(to)]
      expect(after).toEqual(before)
      expect(counts).toEqual(
        Object.fromEntries(Object.entries(before).map(([table, found]) => [table, found.length]))
      )
      expect(counts).toMatchObject({ companies: 1, receivables: 3, customers: 3, api_keys: 1 })

      // The same keys, secrets and gate; the next id is none that was given out.
      expect(await duebook(["hooks", "show", "--json"], { DATABASE_URL: to })).toEqual(hooks)
      const moved = await run(startServer(to))
      const next = await create(moved.port, "Grace")
      expect(next.status).toBe(201)
      expect(dataOf<{ id: number }>(next).id).toBeGreaterThan(3)
      const { counted, kept } = await totals(to, book.companyId)
      expect(kept).toEqual(counted)
    },
    SLOW.timeout
  )

  it(
    "reads one moment of a database that is written to meanwhile",
    async () => {
      const book = await openBook(from)
      const server = await run(startServer(from, { RATE_LIMIT_PER_MINUTE: "1000000" }))
      const clientsRun = { on: true }
      let written = 0
      const failed: Array<string> = []
      const client = async () => {
        while (clientsRun.on) {
          const { status, text } = await call(server.port, book.key, "/v1/receivables", {
            body: receivable()
          }).catch((error: unknown) => ({ status: 0, text: String(error) }))
          if (status === 201) written++
          else failed.push(text)
        }
      }
      const clients = Promise.all([client(), client(), client(), client()])
      const { counts, untilEnd } = await (async () => {
        try {
          await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(50)
          return { counts: (await copied()).rows, untilEnd: written }
        } finally {
          clientsRun.on = false
          await clients
        }
      })()
      expect(failed).toEqual([])
      server.signal("SIGTERM")
      await server.ended
      expect(counts["receivables"]).toBeGreaterThan(50)
      expect(counts["receivables"]).toBeLessThan(untilEnd + 5)
      // What is kept beside the rows is of the same moment as the rows.
      const { counted, kept } = await totals(to, book.companyId)
      expect(kept).toEqual(counted)
      const replies = await rows(to, "select count(*)::int as n from idempotency")
      expect(replies).toEqual([{ n: counts["receivables"] }])
      const moved = await run(startServer(to, { RATE_LIMIT_PER_MINUTE: "1000000" }))
      const next = await call(moved.port, book.key, "/v1/receivables", { body: receivable() })
      expect(next.status, next.text).toBe(201)
    },
    SLOW.timeout
  )
})

describe("duebook copy of what can't be copied", () => {
  it("refuses a database in which there is something, and leaves it as it is", async () => {
    await openBook(from)
    json(await duebook(["company", "create", "--name", "Other", "--json"], { DATABASE_URL: to }))
    const before = await contents(to)
    expect(await refusal(["--from", from, "--to", to])).toEqual(
      failed("The database in --to is not empty: it has rows in companies, audit_log. Copy into a new one.")
    )
    expect(await contents(to)).toEqual(before)
  })

  it("refuses to copy a database to itself, whatever it has", async () => {
    const same = failed("--from and --to are the same database.")
    expect(await refusal(["--from", from, "--to", from])).toEqual(same)
    await openBook(from)
    const before = await contents(from)
    expect(await refusal(["--from", from, "--to", from])).toEqual(same)
    expect(await contents(from)).toEqual(before)
  })

  it("migrates a database that has no tables, and copies into it", async () => {
    const book = await openBook(from)
    const { url: bare } = await run(emptyDatabase)
    expect((await copied(["--from", from, "--to", bare])).rows).toMatchObject({ api_keys: 1 })
    expect(await contents(bare)).toEqual(await contents(from))
    const moved = await run(startServer(bare))
    expect((await call(moved.port, book.key, "/v1/receivables")).status).toBe(200)
  })

  it("refuses databases that are not migrated, and users who would not see every row", async () => {
    const { url: bare } = await run(emptyDatabase)
    const unmigrated = (side: string) =>
      failed(`The database in ${side} is not migrated to this version. Run there: duebook migrate`)
    expect(await refusal(["--from", bare, "--to", to])).toEqual(unmigrated("--from"))
    // Nothing is migrated for a copy that can't be.
    expect(await refusal(["--from", to, "--to", bare])).toMatchObject({ code: 0 })
    const { url: older } = await run(emptyDatabase)
    await rows(older, "create table others (id int)")
    expect(await refusal(["--from", from, "--to", older])).toEqual(unmigrated("--to"))
    await rows(
      from,
      "insert into schema_migrations select max(version) + 1, 'later', 'x', now() from schema_migrations"
    )
    const newer = await refusal(["--from", from, "--to", to])
    expect(newer.err).toMatch(
      /--from: The database has migration \d+ \(later\), which this version does not know\./
    )
    await rows(from, "delete from schema_migrations where name = 'later'")
    expect(await refusal(["--from", from, "--to", asServed(to)])).toEqual(
      failed("The user in --to has to own the database.")
    )
  })

  it("copies nothing when a row is refused", async () => {
    await openBook(from)
    await rows(to, "alter table api_keys add constraint none check (false)")
    const { code, err } = await duebook(["copy", "--from", from, "--to", to])
    expect([code, err]).toEqual([1, expect.stringMatching(/^error: .*"none".*: nothing was copied\.\n$/)])
    expect(Object.values(await contents(to)).flat()).toHaveLength(1)
    await rows(to, "alter table api_keys drop constraint none")
    expect((await copied()).rows).toMatchObject({ api_keys: 1 })
  })

  it(
    "that was killed halfway has left nothing, and succeeds when it is begun again",
    async () => {
      await openBook(from)
      await rows(
        from,
        `insert into audit_log (company_id, at, actor, action, details)
         select 1, now(), 'system', 'test', jsonb_build_object('text', repeat('x', 10000)) from generate_series(1, 20000)`
      )
      const [file = "", ...leading] = executable()
      const child = spawn(file, [...leading, "copy", "--from", from, "--to", to], {
        stdio: "ignore",
        env: { ...process.env, ...KEYS }
      })
      const ended = new Promise((resolve) => child.once("exit", (_, signal) => resolve(signal)))
      const written = () =>
        rows(
          to,
          "select 1 as n from pg_stat_progress_copy where command = 'COPY FROM' and bytes_processed > 1e6"
        )
      await expect.poll(written, { timeout: 60_000, interval: 5 }).toEqual([{ n: 1 }])
      child.kill("SIGKILL")
      expect(await ended).toBe("SIGKILL")
      expect((await copied()).rows).toMatchObject({ api_keys: 1 })
      expect(await contents(to)).toEqual(await contents(from))
    },
    SLOW.timeout
  )

  it("reads addresses from files, and says of each what is wrong with it", async () => {
    const files = [from, to].map((url, n) => {
      const file = join(folder, `url-${n}`)
      writeFileSync(file, `${url}\n`, { mode: 0o600 })
      return file
    })
    const { code, err } = await refusal(["--from", "mysql://a/b", "--to", join(folder, "none")])
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(
        /--from must be a URL beginning with postgres.*--to names a file that can't be read/s
      )
    ])
    const nobody = await refusal(["--from", "postgres://127.0.0.1:1/none?sslmode=require", "--to", to])
    expect(nobody).toEqual(
      failed("The database in --from can't be reached (connect ECONNREFUSED 127.0.0.1:1).")
    )
    expect((await copied(["--from", files[0]!, "--to", files[1]!])).rows).toMatchObject({ settings: 1 })
  })

  it.skipIf(isDistributed())("reads a cluster while nobody changes what is on every server", async () => {
    await openBook(from)
    // A database that says of itself that it is distributed.
    await rows(
      from,
      `set allow_system_table_mods = on;
         create table pg_catalog.pg_dist_partition (logicalrelid regclass, partmethod "char");
         insert into pg_dist_partition values ('companies', 'h')`
    )
    expect((await copied()).rows).toMatchObject({ users: 1 })
    const after = await contents(to)
    expect(after).toEqual(await contents(from))
  })

  it(
    "holds little of a large table in memory",
    async () => {
      await openBook(from)
      const text = 10_000
      const count = 15_000
      await rows(
        from,
        `insert into audit_log (company_id, at, actor, action, details)
       select 1, now(), 'system', 'test', jsonb_build_object('text', repeat('x', ${text})) from generate_series(1, ${count})`
      )
      const small = await peakOf(["copy", "--help"])
      const large = await peakOf(["copy", "--from", from, "--to", to])
      console.log(
        `copy of ${Math.round((text * count) / MEBIBYTE)} MiB: ${Math.round(large / MEBIBYTE)} MiB, its help ${Math.round(small / MEBIBYTE)} MiB`
      )
      expect((text * count) / MEBIBYTE).toBeGreaterThan(140)
      expect(large - small).toBeLessThan(100 * MEBIBYTE)
      const [found] = await rows(
        to,
        "select count(*)::int as n, sum(length(details ->> 'text'))::int as size from audit_log where action = 'test'"
      )
      expect(found).toEqual({ n: count, size: text * count })
    },
    SLOW.timeout
  )
})
