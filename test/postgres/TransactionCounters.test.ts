/** Counters that the parts of a transaction add to at its end. */
import { describe, expect, it } from "vitest"
import type { CounterDelta } from "../../src/postgres/Counters.ts"
import { ask, ends, note, rowsOf, useTransactions } from "./transactions.ts"

const { begin, sql } = useTransactions()

describe("counters", () => {
  const ADD = `with noted as (
      insert into adding (text) select concat_ws('|', a, b, c) from unnest($1::bigint[], $2::text[], $3::text[]) q (a, b, c)
    )
    insert into counters as c select a, b, c, n + 0 * $5::bigint
      from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) q (a, b, c, n)
    on conflict (company_id, a, b) do update set n = c.n + excluded.n`
  const delta = (amount: number, ...key: CounterDelta["key"]): CounterDelta => ({ text: ADD, key, amount })

  it("are added to once each, in the order of their keys, whoever did and in whichever order", async () => {
    const { participant, participants } = await begin(2, 1, 2, 10)
    for (const one of [delta(5, 2, "b", "x"), delta(1, 2, "a", "x")]) participant(0).add(one)
    for (const one of [delta(-3, 1, "b", "x"), delta(2, 1, "a", "x"), delta(0, 1, "c", "x")])
      participant(1).add(one)
    for (const one of [delta(-5, 2, "b", "x"), delta(-8, 2, "a", "x")]) participant(2).add(one)
    participant(3).add(delta(7, 10, "a", "x"))
    expect(await ends(participants)).toEqual(["Done", "Done", "Done", "Done"])
    // 5 - 5 and 0 are nothing to add.
    expect(await sql("select company_id, a, n from counters order by 1, 2")).toEqual([
      { company_id: "1", a: "a", n: "2" },
      { company_id: "1", a: "b", n: "-3" },
      { company_id: "2", a: "a", n: "-7" },
      { company_id: "10", a: "a", n: "7" }
    ])
    expect(
      (await sql<{ text: string }>("select text from adding order by at")).map(({ text }) => text)
    ).toEqual(["1|a|x", "1|b|x", "2|a|x", "10|a|x"])
  })

  it("are of the transaction's company", async () => {
    const { participant, participants } = await begin(2, 1)
    expect(() => participant(0).add(delta(1, 1, "a", "x"))).toThrow("another company")
    expect(() => participant(1).add({ text: ADD, row: [2, "a", "x"] })).toThrow("another company")
    expect(await ends(participants)).toEqual(["Done", "Done"])
  })

  it("are told apart, also where their keys would read the same", async () => {
    const { participant, participants } = await begin(1)
    for (const one of [
      delta(1, 1, "a b", "c"),
      delta(10, 1, "a", "b c"),
      delta(100, 1, "a,b", "c"),
      delta(1_000, 1, "a", "b,c"),
      delta(10_000, 1, '"', ""),
      delta(100_000, 1, "", '"')
    ]) {
      participant(0).add(one)
      participant(0).add(one)
    }
    expect(await ends(participants)).toEqual(["Done"])
    const found = await sql<{ n: string }>("select n from counters order by n")
    expect(found.map(({ n }) => Number(n))).toEqual([2, 20, 200, 2_000, 20_000, 200_000])
  })

  it("and rows are added by one statement each, confined to the companies that add", async () => {
    const text = `insert into counters as c
      select a, current_setting('duebook.company_id'), '', n + 0 * $3::bigint
      from unnest($1::bigint[], $2::bigint[]) q (a, n)`
    const tell = `insert into told (company, word)
      select current_setting('duebook.company_id'), string_agg(word, ' ') from unnest($1::bigint[], $2::text[]) q (a, word)`
    const { participants } = await begin(5, 3, 5, 4)
    for (const [index, participant] of participants.slice(0, 3).entries()) {
      const company = participant.scope?.name ?? 0
      participant.add({ text, key: [company], amount: 10 ** index })
      participant.add({ text: tell, row: [company, `word${index}`] })
    }
    expect(await ends(participants)).toEqual(["Done", "Done", "Done", "Done"])
    expect(await sql("select company_id, a, n from counters order by 1")).toEqual([
      { company_id: "3", a: "5,3", n: "10" },
      { company_id: "5", a: "5,3", n: "101" }
    ])
    expect(await sql("select * from told")).toEqual([{ company: "5,3", word: "word0 word1 word2" }])
  })

  it("are there for one who looks at them, once", async () => {
    const { participant, participants } = await begin(1, 2)
    const read = {
      text: "select n::int from counters where company_id = $1",
      params: [1],
      readsCounters: true as const
    }
    participant(0).add(delta(1, 1, "a", "x"))
    participant(0).add(delta(1, 1, "a", "x"))
    participant(0).defer(note("between"))
    expect(
      await Promise.all([rowsOf(participant(0), ask("a"), read), rowsOf(participant(1), ask("b"))])
    ).toEqual([[[{ company: "1", word: "a" }], [{ n: 2 }]], [[{ company: "2", word: "b" }]]])
    participant(0).add(delta(1, 1, "a", "x"))
    expect(await ends(participants)).toEqual(["Done", "Done"])
    expect(await sql("select n::int from counters")).toEqual([{ n: 3 }])
  })
})
