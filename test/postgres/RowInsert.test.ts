import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { afterAll, beforeAll } from "vitest"
import { Client } from "pg"
import { addable, inserting, rowsOf, typesOf } from "../../src/postgres/RowInsert.ts"
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

  it("takes records as rows, with what all of them share, and null for what a record lacks", () => {
    const types = typesOf("step integer, names text[],\n  at timestamptz")
    expect(types).toEqual({ step: "integer", names: "text[]", at: "timestamptz" })
    const insert = { into: "t", columns: { company_id: "bigint", ...types } }
    expect(rowsOf(insert, [{ step: 1, names: ["a"] }, { at: "x" }], { company_id: 7 })).toEqual([
      [7, 1, ["a"], null],
      [7, null, null, "x"]
    ])
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
