import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import { flag, optional, read, required } from "../../src/cli/Arguments.ts"
import { Count, IdValue, InstantValue, OneOf, Port, SomeOf } from "../../src/cli/Values.ts"

const declared = {
  company: required(IdValue, "id", "the company"),
  allowance: optional(Count, "number", "how many"),
  plan: optional(OneOf(["trial", "pro"]), "plan", "the plan"),
  scopes: optional(SomeOf(["a", "b"]), "a,b", "what for"),
  from: optional(InstantValue, "time", "since when"),
  port: optional(Port, "port", "where"),
  loud: flag("or not")
}

const values = (...argv: ReadonlyArray<string>) => Either.getOrThrow(read(declared, argv).values)
const problems = (...argv: ReadonlyArray<string>) =>
  Either.getOrElse(Either.flip(read(declared, argv).values), () => [])

describe("arguments", () => {
  it("are read by name, in any order, after a blank or an equals sign", () => {
    expect(
      values(
        "--loud",
        "--allowance=0",
        "--company",
        "7",
        "--scopes",
        "b,a",
        "--from=2026-01-31",
        "--port",
        "0"
      )
    ).toEqual({
      company: 7,
      allowance: 0,
      plan: undefined,
      scopes: ["b", "a"],
      from: Date.parse("2026-01-31T00:00:00Z"),
      port: 0,
      loud: true
    })
  })

  it("are strict about ids", () => {
    for (const id of ["0", "-1", "01", "1e3", "0x10", " 7", "7.0", "9007199254740992", ""]) {
      expect(problems(`--company=${id}`), id).toEqual([
        expect.stringContaining("--company must be a whole number")
      ])
    }
    expect(values("--company", "9007199254740991").company).toBe(Number.MAX_SAFE_INTEGER)
  })

  it("report every problem at once", () => {
    expect(
      problems(
        "--compny",
        "7",
        "--plan",
        "gold",
        "--scopes",
        "a,x,y",
        "--loud=yes",
        "rest",
        "--port",
        "65536"
      )
    ).toEqual([
      '"--compny" is not an option of this command',
      '"7" is not expected: arguments are named',
      "--loud takes no value",
      '"rest" is not expected: arguments are named',
      "--company is required",
      "--plan must be one of trial, pro",
      '--scopes has unknown "x", "y"; must be one or more of a,b',
      "--port must be a port from 0 to 65535"
    ])
  })

  it("can be given only once, and need their value", () => {
    expect(problems("--company", "1", "--company", "2")).toEqual(["--company was given twice"])
    expect(problems("--company", "--loud")).toEqual([expect.stringContaining("--company needs a value")])
    expect(problems("--company")).toEqual([expect.stringContaining("--company needs a value")])
  })

  it("are not confused with properties that every object has", () => {
    expect(problems("--company", "1", "--constructor", "--toString")).toEqual([
      '"--constructor" is not an option of this command',
      '"--toString" is not an option of this command'
    ])
  })

  it("can be combined with --json and --help", () => {
    expect(read(declared, ["--json", "-h"])).toMatchObject({ json: true, help: true })
    expect(read(declared, ["--company", "1"])).toMatchObject({ json: false, help: false })
  })
})
