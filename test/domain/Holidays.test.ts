/** Public holidays as the package has them, and what we make of its odd ones. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { holidaysOf } from "../../src/domain/Holidays.ts"

const amongst = (country: string, dates: ReadonlyArray<string>) =>
  Effect.runPromise(holidaysOf(country)).then((isHoliday) => dates.filter(isHoliday))

describe("public holidays", () => {
  it.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    [
      "DE",
      ["2026-01-01", "2026-04-03", "2026-04-06", "2026-05-01", "2026-10-03", "2026-12-25", "2026-12-26"],
      // Epiphany and Corpus Christi are some states' only, and the 24th is no public holiday.
      ["2026-01-06", "2026-06-04", "2026-12-24", "2026-12-27"]
    ],
    [
      "US",
      // The new year of 2028 is a Saturday: its substitute lies in the year before.
      ["2026-07-04", "2026-11-26", "2022-12-26", "2027-12-31", "2028-01-01"],
      ["2026-02-14", "2026-11-27"]
    ],
    ["GB", ["2026-12-25", "2026-12-28", "2027-12-27"], ["2026-12-24", "2026-07-04"]],
    ["FR", ["2026-05-08", "2026-07-14", "2026-08-15", "2026-11-11"], ["2026-12-26", "2026-10-03"]]
  ])("of %s are the nationwide ones, substitute days among them", async (country, free, working) => {
    expect(await amongst(country, [...free, ...working])).toEqual(free)
  })

  it("of several days count every day, into the next year too", async () => {
    expect(await amongst("RU", ["2026-01-01", "2026-01-02", "2026-01-06", "2026-01-12"])).toEqual([
      "2026-01-01",
      "2026-01-02",
      "2026-01-06"
    ])
    expect(await amongst("SZ", ["2026-12-27", "2026-12-28", "2027-01-02", "2027-01-03"])).toEqual([
      "2026-12-28",
      "2027-01-02"
    ])
  })

  it("that begin at sundown are the days after that evening", async () => {
    const eidAlFitr = ["2026-03-19", "2026-03-20", "2026-03-21", "2026-03-22", "2026-03-23"]
    expect(await amongst("AE", eidAlFitr)).toEqual(["2026-03-20", "2026-03-21", "2026-03-22"])
  })

  it("are none where nothing is known: no such country, or too far in time", async () => {
    expect(await amongst("ZZ", ["2026-01-01"])).toEqual([])
    expect(await amongst("de", ["2026-01-01"])).toEqual([])
    expect(await amongst("AQ", ["2026-01-01", "2026-12-25"])).toEqual([])
    expect(await amongst("DE", ["1969-12-25", "2101-12-25", "9999-12-25"])).toEqual([])
    expect(await amongst("DE", ["1970-01-01", "2100-12-25"])).toHaveLength(2)
    expect(Effect.runSync(holidaysOf("ZZ"))("2026-01-01")).toBe(false)
  })

  it("are there at once when they were asked for before", () => {
    expect(Effect.runSync(holidaysOf("FR"))("2026-07-14")).toBe(true)
  })
})
