/** Columns of stacked parts over time. */
import { describe, expect, it } from "vitest"
import { BarChart, type Stack } from "../../../src/app/parts/BarChart.tsx"
import { PLOT_BOTTOM, PLOT_TOP } from "../../../src/app/parts/Chart.tsx"
import { rendered, textsOf } from "./rendering.ts"

const chart = (...stacks: ReadonlyArray<ReadonlyArray<number>>) =>
  BarChart({
    id: "usage",
    title: "Requests by day",
    shades: ["part-1", "part-2"],
    tick: String,
    stacks: stacks.map((values, index): Stack => ({
      title: `day ${index}`,
      label: index === 0 ? "first" : null,
      values
    }))
  })

const rectsOf = (part: Parameters<typeof rendered>[0]) =>
  rendered(part)
    .querySelectorAll("rect")
    .map((rect) => ({
      shade: rect.getAttribute("class"),
      x: Number.parseFloat(rect.getAttribute("x") ?? ""),
      y: Number(rect.getAttribute("y")),
      width: Number.parseFloat(rect.getAttribute("width") ?? ""),
      height: Number(rect.getAttribute("height"))
    }))

describe("a column of stacked parts", () => {
  it("is as high as its sum, with its parts from the bottom up", () => {
    const [lower, upper] = rectsOf(chart([60, 40]))
    expect(lower).toMatchObject({ shade: "part-1", y: PLOT_BOTTOM - 84, height: 84 })
    expect(upper).toMatchObject({ shade: "part-2", y: PLOT_TOP, height: 56 })
    expect(lower?.x).toBe(upper?.x)
  })

  it("leaves out parts that are nothing, and shows those that are little", () => {
    expect(rectsOf(chart([0, 100])).map(({ shade }) => shade)).toEqual(["part-2"])
    expect(rectsOf(chart([1_000_000, 1]))[1]?.height).toBe(1)
  })

  it("stands beside the one before it, with a gap", () => {
    const [first, second] = rectsOf(chart([1], [1]))
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThan(100)
  })

  it("tells a pointer what it is, and has a label in its middle where there is one", () => {
    const part = chart([1], [1])
    expect(textsOf(part, "g title")).toEqual(["day 0", "day 1"])
    const [label, ...others] = rendered(part).querySelectorAll("g text")
    expect([label?.text, others]).toEqual(["first", []])
    expect(Number(label?.getAttribute("y"))).toBeGreaterThan(PLOT_BOTTOM)
    const [first] = rectsOf(part)
    expect(Number.parseFloat(label?.getAttribute("x") ?? "")).toBeCloseTo(
      (first?.x ?? 0) + (first?.width ?? 0) / 2,
      1
    )
  })
})

describe("the axis of stacked columns", () => {
  const ticks = (part: Parameters<typeof rendered>[0]) => textsOf(part, "text[text-anchor=end]")

  it("has about three whole numbers, also where there is little or nothing", () => {
    expect(ticks(chart([100]))).toEqual(["0", "50", "100"])
    for (const little of [[0], [1], [2]]) expect(ticks(chart(little))).toEqual(["0", "1", "2", "3"])
    expect(ticks(chart([3])).every((tick) => Number.isInteger(Number(tick)))).toBe(true)
  })

  it("is that of the highest column", () => {
    expect(ticks(chart([1], [60, 40]))).toEqual(["0", "50", "100"])
  })
})

describe("the picture of stacked columns", () => {
  it("says what it shows", () => {
    const svg = rendered(chart([1])).querySelector("svg[role=img]")
    expect([svg?.getAttribute("aria-labelledby"), svg?.querySelector("title")?.text]).toEqual([
      "usage",
      "Requests by day"
    ])
    expect(svg?.querySelector("title")?.getAttribute("id")).toBe("usage")
  })
})
