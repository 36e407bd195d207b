import { Client, DatabaseError } from "pg"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { types } from "../../src/postgres/Pool.ts"
import { type Result, RoundTrip, type Statement } from "../../src/postgres/RoundTrip.ts"
import { rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const run = scoped()
let url: string
let client: Client

beforeAll(async () => {
  url = (await run(makeDatabase)).url
  await rows(url, "create table notes (text text primary key)")
})

beforeEach(async () => {
  client = new Client(url)
  client.on("error", () => undefined)
  await client.connect()
})

afterEach(() => client.end())

interface Outcome {
  readonly error: unknown
  readonly results: ReadonlyArray<Result>
  /** How often the callback was called. */
  readonly calls: number
}

const send = (statements: ReadonlyArray<Statement>, config = types): Promise<Outcome> =>
  new Promise((resolve) => {
    let calls = 0
    client.query(
      new RoundTrip(statements, config, (error, results) => {
        calls++
        // Long enough for a second call to show.
        if (calls === 1) setTimeout(() => resolve({ error, results, calls }), 20)
      })
    )
  })

const rowsOf = async (statements: ReadonlyArray<Statement>) => {
  const { calls, error, results } = await send(statements)
  expect(error).toBeNull()
  expect(calls).toBe(1)
  return results.map((result) => result.rows)
}

const statement = (text: string, ...params: ReadonlyArray<unknown>): Statement => ({ text, params })
const unprepared = (text: string, ...params: ReadonlyArray<unknown>): Statement => ({
  text,
  params,
  unprepared: true
})
const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : error)
const preparedNow = async () =>
  (await client.query<{ n: number }>("select count(*)::int as n from pg_prepared_statements")).rows[0]?.n

const ADD = "select $1::int + $2::int as sum"

describe("a round trip", () => {
  it("answers every statement its own rows, in order, whether they have any or not", async () => {
    const statements = [
      statement(ADD, 1, 2),
      statement("create temporary table t (n int)"),
      statement("select 1 as n where $1", false),
      statement("insert into t select * from generate_series(1, $1::int)", 3),
      statement("select n from t order by n"),
      statement("select"),
      statement(ADD, 3, 4)
    ]
    const { results } = await send(statements)
    expect(results).toEqual([
      { rows: [{ sum: 3 }], command: "SELECT 1" },
      { rows: [], command: "CREATE TABLE" },
      { rows: [], command: "SELECT 0" },
      { rows: [], command: "INSERT 0 3" },
      { rows: [{ n: 1 }, { n: 2 }, { n: 3 }], command: "SELECT 3" },
      { rows: [{}], command: "SELECT 1" },
      { rows: [{ sum: 7 }], command: "SELECT 1" }
    ])
  })

  it("of no statements, or of an empty one, is answered", async () => {
    expect(await rowsOf([])).toEqual([])
    expect(await rowsOf([statement("")])).toEqual([[]])
    expect(await rowsOf([statement(ADD, 1, 1), statement(""), statement(ADD, 2, 2)])).toEqual([
      [{ sum: 2 }],
      [],
      [{ sum: 4 }]
    ])
  })

  it("prepares a text once a connection, also one that it says twice", async () => {
    for (let time = 0; time < 3; time++) {
      expect(await rowsOf([statement(ADD, 1, time), statement(ADD, 2, time)])).toEqual([
        [{ sum: 1 + time }],
        [{ sum: 2 + time }]
      ])
      expect(await preparedNow()).toBe(1)
    }
  })

  it("remembers what it prepared before the statement that failed, and that one too if it was parsed", async () => {
    const first = "select 'first' as a, $1::int as n"
    const divide = "select 1 / $1::int as n"
    const failed = await send([statement(first, 1), statement(divide, 0), statement("select 'never sent'")])
    expect(codeOf(failed.error)).toBe("22012")
    expect(failed.calls).toBe(1)
    expect(await preparedNow()).toBe(2)
    expect(await rowsOf([statement(first, 2), statement(divide, 1)])).toEqual([
      [{ a: "first", n: 2 }],
      [{ n: 1 }]
    ])
    expect(await preparedNow()).toBe(2)
  })

  it("is answered before the one that follows it, and neither fails with the other", async () => {
    const divide = "select 1 / $1::int as n"
    const inverse = "select 2 / $1::int as n"
    const both = (first: number, second: number) =>
      new Promise((resolve) => {
        const outcomes: Array<unknown> = []
        const then = (error: unknown, results: ReadonlyArray<Result>) => {
          outcomes.push(error === null ? results.map((result) => result.rows) : codeOf(error))
          if (outcomes.length === 2) resolve(outcomes)
        }
        const following = new RoundTrip([statement(inverse, second)], types, then)
        client.query(new RoundTrip([statement(divide, first)], types, then, following))
        client.query(following)
      })
    expect(await both(0, 1)).toEqual(["22012", [[{ n: 2 }]]])
    expect(await both(1, 0)).toEqual([[[{ n: 1 }]], "22012"])
    expect(await both(1, 2)).toEqual([[[{ n: 1 }]], [[{ n: 1 }]]])
    expect(await preparedNow()).toBe(2)
    expect(await rowsOf([statement(ADD, 1, 1)])).toEqual([[{ sum: 2 }]])
  })

  it("parses anew what could not be parsed", async () => {
    const later = statement("select n from comes_later where n = $1", 1)
    for (let time = 0; time < 2; time++) {
      expect(codeOf((await send([statement(ADD, 1, 1), later])).error)).toBe("42P01")
    }
    await client.query("create temporary table comes_later as select 1 as n")
    expect(await rowsOf([later, later])).toEqual([[{ n: 1 }], [{ n: 1 }]])
  })

  it("parses anew in a transaction what an aborted one would not parse", async () => {
    const text = "select 'aborted' as word, $1::int as n"
    const failed = await send([statement("begin"), statement("select 1 / $1::int as n", 0)])
    expect(codeOf(failed.error)).toBe("22012")
    expect(codeOf((await send([statement(text, 1)])).error)).toBe("25P02")
    expect(await rowsOf([statement("rollback"), statement(text, 2)])).toEqual([
      [],
      [{ word: "aborted", n: 2 }]
    ])
  })

  it("says again what goes without a name: another one has taken its place by then", async () => {
    const a = "select 'a' as letter, $1::int as n"
    const b = "select 'b' as letter, $1::int as n"
    expect(
      await rowsOf([
        unprepared(a, 1),
        unprepared(b, 2),
        unprepared(a, 3),
        statement(ADD, 1, 1),
        unprepared(b, 4)
      ])
    ).toEqual([
      [{ letter: "a", n: 1 }],
      [{ letter: "b", n: 2 }],
      [{ letter: "a", n: 3 }],
      [{ sum: 2 }],
      [{ letter: "b", n: 4 }]
    ])
  })

  it("keeps what it knows of columns apart by statement", async () => {
    const texts = [
      "select $1::int as n, $1::text as t",
      "select $1::bigint as big, date '2030-01-31' as day",
      "select $1::int as n, timestamptz '2030-01-01Z' as at"
    ]
    const expected = (n: number) => [
      [{ n, t: String(n) }],
      [{ big: n, day: "2030-01-31" }],
      [{ n, at: Date.UTC(2030, 0, 1) }]
    ]
    await client.query("set timezone = 'UTC'")
    const [x = "", y = "", z = ""] = texts
    expect(await rowsOf([statement(x, 1), statement(y, 1)])).toEqual(expected(1).slice(0, 2))
    // Some described, one not, in another order.
    expect(await rowsOf([statement(z, 2), statement(y, 2), statement(x, 2)])).toEqual(
      expected(2).toReversed()
    )
    expect(await rowsOf([statement(x, 3), statement(y, 3), statement(z, 3)])).toEqual(expected(3))
  })

  it("does all or nothing", async () => {
    const insert = (text: string) => statement("insert into notes (text) values ($1)", text)
    expect(codeOf((await send([insert("a"), insert("b"), insert("a")])).error)).toBe("23505")
    expect(await rowsOf([statement("select text from notes")])).toEqual([[]])
  })

  it("tells of a parameter that can't be written, and the connection goes on", async () => {
    const circle: Record<string, unknown> = {}
    circle["self"] = circle
    const { calls, error } = await send([statement(ADD, 1, 1), statement("select $1::json as j", circle)])
    expect(error).toBeInstanceOf(Error)
    expect(calls).toBe(1)
    expect(await rowsOf([statement(ADD, 1, 1), statement(ADD, 1, 2)])).toEqual([[{ sum: 2 }], [{ sum: 3 }]])
  })

  it("tells of a value that can't be read, once all of it has come, and the connection goes on", async () => {
    const picky = {
      getTypeParser: () => (text: string) => {
        if (text === "13") throw new Error("unlucky")
        return Number(text)
      }
    } as unknown as typeof types
    const bad = await send([statement(ADD, 6, 7), statement(ADD, 1, 1)], picky)
    expect(bad.error).toBeInstanceOf(Error)
    expect(bad.calls).toBe(1)
    expect((await send([statement(ADD, 6, 8)], picky)).results[0]?.rows).toEqual([{ sum: 14 }])
  })

  it("tells of a connection that ends, before, during and after", async () => {
    const pid = (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid
    const during = send([statement(ADD, 1, 1), statement("select pg_sleep($1)", 5)])
    await rows(url, "select pg_terminate_backend($1)", [pid])
    const ended = await during
    expect(codeOf(ended.error)).toBe("57P01")
    expect(ended.calls).toBe(1)
    const after = await send([statement(ADD, 1, 1)])
    expect(after.error).toBeInstanceOf(Error)
    expect(after.calls).toBe(1)
  })

  it("writes arrays as PostgreSQL reads them", async () => {
    const texts = ["", "null", "NULL", "a,b", '"', "\\", "{}", " ", "ä", "x:1+2-3.4_5", null]
    expect(await rowsOf([statement("select $1::text[] as a", texts)])).toEqual([[{ a: texts }]])
    const plain = ["a", "b-c", null]
    expect(await rowsOf([statement("select $1::text[] as a", plain)])).toEqual([[{ a: plain }]])
    expect(
      await rowsOf([
        statement("select $1::bigint[]::text as a", [1, -2, Number.MAX_SAFE_INTEGER, null]),
        statement("select $1::boolean[]::text as a", [true, false, null]),
        statement("select $1::float8[]::text as a", [0.5, 1e21, Number.NaN]),
        statement("select $1::int[]::text as a", []),
        statement("select $1::int[][]::text as a", [
          [1, 2],
          [3, 4]
        ])
      ])
    ).toEqual([
      [{ a: "{1,-2,9007199254740991,NULL}" }],
      [{ a: "{t,f,NULL}" }],
      [{ a: "{0.5,1e+21,NaN}" }],
      [{ a: "{}" }],
      [{ a: "{{1,2},{3,4}}" }]
    ])
  })
})

describe("a statement's name", () => {
  it("never runs another process's statement, though a pooler moves it to that one's connection", async () => {
    /** The module as another process has it, with its own memory of names and connections. */
    const process = async (name: string) => {
      const path = `../../src/postgres/RoundTrip.ts?process=${name}`
      const { RoundTrip: Own } = (await import(path)) as { readonly RoundTrip: typeof RoundTrip }
      expect(Own).not.toBe(RoundTrip)
      return (text: string, param: string) =>
        new Promise<unknown>((resolve) => {
          client.query(new Own([statement(text, param)], types, (error) => resolve(error)))
        })
    }
    const [a, b] = [await process("a"), await process("b")]
    const remove = "delete from notes where text = $1"
    const read = "select text from notes where text = $1"
    await rows(url, "insert into notes values ('kept')")
    // B prepares its statement on one of the pooler's connections, A on the next, to which B is then moved.
    expect(await b(read, "kept")).toBeNull()
    await client.query("deallocate all")
    expect(await a(remove, "absent")).toBeNull()
    expect(codeOf(await b(read, "kept"))).toBe("26000")
    expect(await rows(url, "select text from notes")).toEqual([{ text: "kept" }])
    // One that has not prepared its statement yet finds no other one under its name, only its own.
    const c = await process("c")
    expect(await c(read, "kept")).toBeNull()
    expect(codeOf(await c(remove, "kept"))).toBe("42P05")
    expect(await rows(url, "delete from notes returning text")).toEqual([{ text: "kept" }])
  })

  // Last: it uses up the names of this process.
  it("goes on without names when it has given as many as it gives", async () => {
    const numbered = (n: number) => statement(`select ${n} as n, $1::int as p`, n)
    const all = Array.from({ length: 1020 }, (_, n) => numbered(n))
    for (let time = 0; time < 2; time++) {
      expect(await rowsOf(all)).toEqual(all.map((_, n) => [{ n, p: n }]))
      expect(await preparedNow()).toBeLessThanOrEqual(1000)
    }
    const mixed = [1019, 1018, 1019, 3, 1018, 1017, 1019]
    expect(await rowsOf(mixed.map(numbered))).toEqual(mixed.map((n) => [{ n, p: n }]))
  })
})
