/** What a span says of its statements. */
import { describe, expect, it } from "vitest"
import { roundTripName, summaryOf } from "../../src/postgres/Summary.ts"

describe("the summary of a statement", () => {
  it.each([
    [
      "select * from receivables r join customers c using (company_id) where id = $1",
      "SELECT receivables customers"
    ],
    ["insert into payments (amount) select $1 from unnest($2::bigint[]) q", "INSERT payments"],
    [
      "with moved as (update receivables r set status = $1 returning *) select * from moved",
      "UPDATE receivables"
    ],
    ["insert into keys values ($1) on conflict (id) do update set n = excluded.n", "INSERT keys"],
    ["select 1 from receivables where id = $1 for update", "SELECT receivables"],
    ["select extract(epoch from created_at) from users where a is distinct from b", "SELECT users"],
    ["delete from user_sessions where note = 'taken from secrets'", "DELETE user_sessions"],
    ["select set_config('role', 'x', true)", "SELECT set_config"],
    ["commit", "COMMIT"]
  ])("of %s is %s", (text, summary) => {
    expect(summaryOf(text)).toBe(summary)
  })

  it("never has a literal in it", () => {
    expect(summaryOf("select 'from zeppelin', $$from airship$$ from users")).toMatch(/^SELECT users/)
    expect(summaryOf("update t set a = 'join zeppelin'")).toBe("UPDATE t")
  })
})

it("a round trip is named by its statements, each once, and by few", () => {
  const statements = (...texts: ReadonlyArray<string>) => texts.map((text) => ({ text, params: [] }))
  expect(
    roundTripName(
      statements("select set_config('a', 'b', true)", "select 1 from t", "select 2 from t", "commit")
    )
  ).toBe("SELECT t; COMMIT")
  const many = Array.from({ length: 20 }, (_, n) => `delete from t${n}`)
  expect(roundTripName(statements(...many, "commit"))).toMatch(/^DELETE t0; .*; DELETE t6; …; COMMIT$/)
})
