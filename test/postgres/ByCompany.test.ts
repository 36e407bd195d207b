/** The two texts of a statement about rows of several companies, and what is sent with them. */
import { describe, expect, it } from "@effect/vitest"
import { aboutCompanies, aboutItems, statementTextsOf } from "../../src/postgres/ByCompany.ts"

describe("a statement about items", () => {
  const texts = statementTextsOf(
    { id: "bigint", name: "text" },
    2,
    ({ company, companyOr, q, shared }) =>
      `select q.ord from ${q} join t on t.company_id = ${company} and t.id = q.id and t.at > ${shared(2)} ` +
      `join u on u.company_id = ${companyOr("t.company_id")} and u.kind = ${shared(1)}`
  )
  const item = (companyId: number, id: number, name: string) => ({ companyId, id, name })
  const statement = aboutItems(texts, [item(1, 10, "a"), item(2, 20, "b"), item(1, 11, "c")], {
    companyOf: ({ companyId }) => companyId,
    shared: ["kind", "at"],
    values: [({ id }) => id, ({ name }) => name]
  })

  it("is one for all companies on one server", () => {
    expect(statement.text).toBe(
      "select q.ord from unnest($3::bigint[], $4::bigint[], $5::text[]) with ordinality q (company_id, id, name, ord) " +
        "join t on t.company_id = q.company_id and t.id = q.id and t.at > $2 " +
        "join u on u.company_id = t.company_id and u.kind = $1"
    )
    expect(statement.params).toEqual(["kind", "at", [1, 2, 1], [10, 20, 11], ["a", "b", "c"]])
  })

  it("is one for each company on a distributed database, whose rows keep the places of the items", () => {
    const text =
      "select q.ord from unnest($4::bigint[], $5::text[], $6::bigint[]) q (id, name, ord) " +
      "join t on t.company_id = $1::bigint and t.id = q.id and t.at > $3 " +
      "join u on u.company_id = $1::bigint and u.kind = $2"
    expect(statement.distributed?.()).toEqual([
      { text, params: [1, "kind", "at", [10, 11], ["a", "c"], [1, 3]] },
      { text, params: [2, "kind", "at", [20], ["b"], [2]] }
    ])
  })

  it("has no shared parameters where none are given", () => {
    const { ofCompany, text } = statementTextsOf(
      { id: "bigint" },
      0,
      ({ company, q }) => `select ${company} from ${q}`
    )
    expect(text).toBe(
      "select q.company_id from unnest($1::bigint[], $2::bigint[]) with ordinality q (company_id, id, ord)"
    )
    expect(ofCompany).toBe("select $1::bigint from unnest($2::bigint[], $3::bigint[]) q (id, ord)")
  })
})

describe("a statement about companies", () => {
  const about = aboutCompanies((isAsked) => `select from t where company_id ${isAsked} and n < $2`)

  it("is one for all of them on one server", () => {
    expect(about([3, 4, 3], 5)).toMatchObject({
      text: "select from t where company_id = any($1::bigint[]) and n < $2",
      params: [[3, 4, 3], 5]
    })
  })

  it("is one for each on a distributed database", () => {
    const text = "select from t where company_id = $1 and n < $2"
    expect(about([3, 4, 3], 5).distributed?.()).toEqual([
      { text, params: [3, 5] },
      { text, params: [4, 5] }
    ])
  })
})
