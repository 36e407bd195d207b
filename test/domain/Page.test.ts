import { describe, expect, it } from "@effect/vitest"
import { Either, JSONSchema, ParseResult, Schema } from "effect"
import { MAX_PAGE, MAX_PER_PAGE, pageFields } from "../../src/domain/Page.ts"

const Query = Schema.Struct(pageFields)
const decode = Schema.decodeUnknownSync(Query)

describe("page queries", () => {
  it("default to the first page of 25", () => {
    expect(decode({})).toEqual({ page: 1, per_page: 25 })
  })

  it("take 1 to 2^31-1 for page and 1 to 100 for per_page", () => {
    expect(decode({ page: "2147483647", per_page: "100" })).toEqual({
      page: MAX_PAGE,
      per_page: MAX_PER_PAGE
    })
    expect(decode({ page: "1", per_page: "1" })).toEqual({ page: 1, per_page: 1 })
    expect(Number.isSafeInteger(MAX_PAGE * MAX_PER_PAGE)).toBe(true)
  })

  it("are written back as they were read", () => {
    expect(Schema.encodeSync(Query)({ page: 7, per_page: 50 })).toEqual({ page: "7", per_page: "50" })
  })

  it.each(
    [
      "",
      "0",
      "01",
      "-1",
      "+1",
      "1.0",
      "1e3",
      "0x10",
      " 7 ",
      "7 ",
      "٧",
      "2147483648",
      "9999999999",
      "99999999999",
      ["1", "2"]
    ].map((value) => [value])
  )("refuse %j and name the range", (value) => {
    const refused = Schema.decodeUnknownEither(Query, { errors: "all" })({ page: value, per_page: value })
    const issues = ParseResult.ArrayFormatter.formatErrorSync(Either.getOrThrow(Either.flip(refused)))
    expect(issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      ["page", "must be a whole number from 1 to 2147483647"],
      ["per_page", "must be a whole number from 1 to 100"]
    ])
  })

  it("refuse more than 100 rows a page", () => {
    expect(() => decode({ per_page: "101" })).toThrow()
  })

  it("are described as integers with range and default", () => {
    expect(JSONSchema.make(Query)).toMatchObject({
      $defs: {
        Page: { type: "integer", minimum: 1, maximum: MAX_PAGE, default: 1 },
        PerPage: { type: "integer", minimum: 1, maximum: MAX_PER_PAGE, default: 25 }
      }
    })
  })
})
