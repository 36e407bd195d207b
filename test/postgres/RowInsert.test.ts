import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { afterAll, beforeAll } from "vitest"
import { Client } from "pg"
import { addable, inserting, insertingRecords } from "../../src/postgres/RowInsert.ts"
import { forDistributed } from "../../src/postgres/Distributed.ts"
import type { Statement } from "../../src/postgres/RoundTrip.ts"
import { scoped } from "../support/Scoped.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const run = scoped()
let client: Client

beforeAll(async () => {
  client = new Client((await run(makeDatabase)).url)
  await client.connect()
})
afterAll(() => client.end())

const insertInto = (table: string) =>
  addable({
    into: `${table} as t`,
    columns: { company_id: "bigint", name: "text", at: "timestamptz", n: "bigint" },
    made: { slot: (valueOf, shared) => `(${shared} + ${valueOf("company_id")}) % 4` },
    onConflict: "on conflict (company_id, name, slot) do update set n = t.n + excluded.n"
  })

const send = async ({ params, text }: Statement): Promise<void> => {
  await client.query(
    text,
    params.map((param) => param)
  )
}

describe("an insert of several rows", () => {
  it("stores the same by arrays and by lists, however many rows there are", async () => {
    await client.query(
      `create temp table by_arrays (company_id bigint, slot bigint, name text, at timestamptz, n bigint,
         unique (company_id, name, slot));
       create temp table by_lists (like by_arrays including all)`
    )
    const row = fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.option(fc.string({ unit: "binary" }).filter((text) => !text.includes("\0"))),
      fc.constantFrom("2026-03-01T00:00:00.000Z", "-infinity", null),
      fc.bigInt({ min: -5n, max: 1n << 60n })
    )
    // A statement can't change a row twice.
    const rows = fc
      .uniqueArray(row, { maxLength: 260, selector: ([company, name]) => `${company} ${name}` })
      .filter((all) => all.length > 0)
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 0, max: 1 << 20 }), async (all, shared) => {
        await client.query("truncate by_arrays, by_lists")
        const texts = all.map(([company, name, at, n]) => [company, name, at, String(n)])
        // Twice, so that the second one meets the rows of the first.
        for (let time = 0; time < 2; time++) {
          await send(inserting(insertInto("by_arrays"), texts, shared))
          const listed = inserting(insertInto("by_lists"), texts, shared).distributed?.() ?? []
          expect(listed.length).toBe(Math.ceil(texts.length / 100))
          for (const each of listed) await send(each)
        }
        const { rows: different } = await client.query(
          "(select * from by_arrays except all select * from by_lists) union all (select * from by_lists except all select * from by_arrays)"
        )
        expect(different).toEqual([])
        expect((await client.query("select from by_arrays")).rowCount).toBeGreaterThanOrEqual(all.length)
      }),
      { numRuns: 30 }
    )
  })
})

describe("an insert of records", () => {
  const insert = insertingRecords("t", "step integer, names text[],\n  ids bigint[]", ["made_at", "seen_at"])
  const words = (text: string) => text.trim().replaceAll(/\s+/g, " ")

  it("takes them as JSON, or as rows with null for what a record lacks", () => {
    const records = [{ step: 1, names: ["a"] }, { ids: [5, 6] }]
    const statement = insert(7, records, "x")
    expect(words(statement.text)).toBe(
      "insert into t (company_id, step, names, ids, made_at, seen_at) " +
        "select $1::bigint, step, names, array(select id::bigint from json_array_elements_text(ids) id), " +
        "$3::timestamptz, $3::timestamptz " +
        "from json_to_recordset($2::json) r (step integer, names text[], ids json)"
    )
    expect(statement.params).toEqual([7, JSON.stringify(records), "x"])
    const listed = statement.distributed?.() ?? []
    expect(listed.map(({ text }) => words(text))).toEqual([
      "insert into t (company_id, step, names, ids, made_at, seen_at) values " +
        "($1::bigint, $2::integer, $3::text[], $4::bigint[], $5::timestamptz, $6::timestamptz), " +
        "($7::bigint, $8::integer, $9::text[], $10::bigint[], $11::timestamptz, $12::timestamptz)"
    ])
    expect(listed[0]?.params).toEqual([7, 1, ["a"], null, "x", "x", 7, null, null, [5, 6], "x", "x"])
  })

  it("stores the same in both ways", async () => {
    await client.query(
      `create temp table t (company_id bigint, step integer, names text[], ids bigint[], made_at timestamptz,
         seen_at timestamptz)`
    )
    const statement = insert(
      7,
      [
        { step: 1, names: ["a", "ü"], ids: [] },
        { names: [], ids: [9, 10] }
      ],
      "2026-03-01T00:00:00Z"
    )
    const stored = async (all: ReadonlyArray<Statement>) => {
      await client.query("truncate t")
      for (const each of all) await send(each)
      return (await client.query("select * from t order by step")).rows
    }
    const whole = await stored([statement])
    expect(whole).toHaveLength(2)
    expect(await stored(statement.distributed?.() ?? [])).toEqual(whole)
  })
})

describe("what is sent in the place of statements", () => {
  const one = (text: string): Statement => ({ text, params: [] })
  const many = (...texts: ReadonlyArray<string>): Statement => ({
    ...one("unused"),
    distributed: () => texts.map(one)
  })
  const results = (...ids: ReadonlyArray<number>) =>
    ids.map((id) => ({ rows: [{ id }], command: `SELECT ${id}` }))

  it("answers one result for each statement, with the rows of all that were sent for it", () => {
    let seen: unknown
    const sent = forDistributed([one("a"), many("b", "c"), many(), one("d")], (error, answer) => {
      seen = [error, answer]
    })
    expect(sent.statements.map(({ text }) => text)).toEqual(["a", "b", "c", "d"])
    sent.answered(null, results(1, 2, 3, 4))
    expect(seen).toEqual([
      null,
      [
        { rows: [{ id: 1 }], command: "SELECT 1" },
        { rows: [{ id: 2 }, { id: 3 }], command: "SELECT 3" },
        { rows: [], command: "" },
        { rows: [{ id: 4 }], command: "SELECT 4" }
      ]
    ])
  })

  it("says after a failure how many of the statements have ended", () => {
    let seen = -1
    const sent = forDistributed([one("a"), many("b", "c"), one("d")], (_error, answer) => {
      seen = answer.length
    })
    sent.answered(new Error("c failed"), results(1, 2))
    expect(seen).toBe(1)
    sent.answered(new Error("the driver gave up"), undefined as never)
    expect(seen).toBe(0)
  })
})
