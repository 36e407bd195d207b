/** The command line of `bun run bench`. */
import { describe, expect, it } from "@effect/vitest"
import { parse, usage } from "../../bench/options.ts"
import { workloads } from "../../bench/workloads.ts"

describe("the options of the benchmark", () => {
  it("are a full run unless told otherwise, whose results are kept", () => {
    expect(parse([])).toEqual({ quick: false, json: false, workloads, keep: true })
    expect(parse(["--quick", "--json"])).toEqual({ quick: true, json: true, workloads, keep: false })
    expect(parse(["--quick", "--keep"])).toMatchObject({ keep: true })
  })

  it("take list as both lists, in the order of the workloads", () => {
    expect(parse(["--only", "create,list,read"])).toMatchObject({
      workloads: ["read", "list25", "list100", "create"],
      keep: false
    })
    expect(parse(["--only", "list25, list"])?.workloads).toEqual(["list25", "list100"])
  })

  it("say what they know", () => {
    expect(() => parse(["--only", "read,constructor"])).toThrow("not constructor")
    expect(() => parse(["--fast"])).toThrow("--fast")
    expect(() => parse(["fast"])).toThrow()
    expect(parse(["--help"])).toBeUndefined()
    for (const name of [...workloads, "list is list25 and list100"]) expect(usage).toContain(name)
  })
})
