/** The command line of `bun run bench`. */
import { describe, expect, it } from "@effect/vitest"
import { floodNames } from "../../bench/neighbour/floods.ts"
import * as Neighbour from "../../bench/neighbour/options.ts"
import { parse, usage } from "../../bench/options.ts"
import { before } from "../../bench/programs.ts"
import { workloads } from "../../bench/workloads.ts"

describe("the options of the benchmark", () => {
  it("are a full run unless told otherwise, whose results are kept", () => {
    const everyone = { workloads, onlyDuebook: false }
    expect(parse([])).toEqual({ ...everyone, quick: false, json: false, keep: true })
    expect(parse(["--quick", "--json"])).toEqual({ ...everyone, quick: true, json: true, keep: false })
    expect(parse(["--quick", "--keep"])).toMatchObject({ keep: true })
  })

  it("take list as both lists, in the order of the workloads", () => {
    expect(parse(["--only", "create,list,read"])).toMatchObject({
      workloads: ["read", "list25", "list100", "create"],
      keep: false
    })
    expect(parse(["--only", "list25, list"])?.workloads).toEqual(["list25", "list100"])
  })

  it("take another checkout to compare with, whose results are not kept", () => {
    expect(parse(["--against", "../before"])).toMatchObject({ against: "../before", workloads, keep: false })
    expect(parse(["--only-duebook"])).toMatchObject({ onlyDuebook: true, keep: false })
    expect(parse(["--only-duebook"])).not.toHaveProperty("against")
    expect(() => parse(["--against"])).toThrow("--against")
    for (const alone of [["--against", "../before"], ["--only-duebook"]]) {
      expect(() => parse([...alone, "--keep"])).toThrow("--keep")
    }
  })

  it("name what another checkout lacks", () => {
    expect(() => before(import.meta.dirname)).toThrow("no src/main.ts")
  })

  it("say what they know", () => {
    expect(() => parse(["--only", "read,constructor"])).toThrow("not constructor")
    expect(() => parse(["--fast"])).toThrow("--fast")
    expect(() => parse(["fast"])).toThrow()
    expect(parse(["--help"])).toBeUndefined()
    for (const name of [...workloads, "list is list25 and list100", "--against <folder>", "--only-duebook"])
      expect(usage).toContain(name)
  })
})

describe("the options of the neighbour's benchmark", () => {
  it("are all floods unless some are named, in their order", () => {
    expect(Neighbour.parse([])).toEqual({
      floods: floodNames,
      json: false,
      keep: false,
      seconds: 12,
      receivables: 200_000
    })
    expect(Neighbour.parse(["--only", "burst, lists"])?.floods).toEqual(["lists", "burst"])
    expect(Neighbour.parse(["--quick", "--seconds", "3"])).toMatchObject({ seconds: 3, receivables: 20_000 })
    expect(Neighbour.parse(["--against", "../before", "--database", "postgres://x"])).toMatchObject({
      against: "../before",
      database: "postgres://x"
    })
  })

  it("say what they know", () => {
    expect(() => Neighbour.parse(["--only", "lists,constructor"])).toThrow("not constructor")
    expect(() => Neighbour.parse(["--seconds", "0"])).toThrow("--seconds")
    expect(() => Neighbour.parse(["--keep", "--against", "x"])).toThrow("--keep")
    expect(Neighbour.parse(["--help"])).toBeUndefined()
    for (const name of floodNames) expect(Neighbour.usage).toContain(name)
  })
})
