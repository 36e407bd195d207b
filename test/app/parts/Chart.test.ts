/** Charts as SVG, with what screen readers hear of them. */
import { describe, expect, it } from "vitest"
import {
  ColumnChart,
  COLUMNS_FROM,
  Legend,
  type ChartPart,
  PartsBar,
  percent,
  pixels,
  PLOT_BOTTOM,
  PLOT_TOP,
  WithNumbers
} from "../../../src/app/parts/Chart.tsx"
import { rendered, textsOf } from "./rendering.ts"

const rectsOf = (part: Parameters<typeof rendered>[0], selector = "rect") =>
  rendered(part)
    .querySelectorAll(selector)
    .map((rect) => ({
      shade: rect.getAttribute("class"),
      x: Number.parseFloat(rect.getAttribute("x") ?? "NaN"),
      y: Number.parseFloat(rect.getAttribute("y") ?? "NaN"),
      width: Number.parseFloat(rect.getAttribute("width") ?? "NaN"),
      height: Number.parseFloat(rect.getAttribute("height") ?? "NaN")
    }))

describe("a length in a chart", () => {
  it("is rounded to what can be seen", () => {
    expect([percent(12.3456), percent(0), pixels(12.3456), pixels(7)]).toEqual(["12.35%", "0%", 12.3, 7])
  })
})

describe("a bar of parts", () => {
  const part = (value: number, shade: ChartPart["shade"]): ChartPart => ({
    label: shade,
    value,
    text: String(value),
    shade
  })
  const bar = (...values: ReadonlyArray<number>) =>
    PartsBar({
      id: "aging",
      title: "What is owed",
      parts: values.map((value, index) =>
        part(value, (["now", "late-1", "late-2"] as const)[index] ?? "quiet")
      )
    })

  it("takes the whole length, each part as much as it is of all", () => {
    const rects = rectsOf(bar(50, 30, 20), ".bar rect")
    expect(rects.map(({ shade, x, width }) => [shade, x, width])).toEqual([
      ["now", 0, 50],
      ["late-1", 50, 30],
      ["late-2", 80, 20]
    ])
    expect(rects.map(({ height }) => height)).toEqual([18, 18, 18])
  })

  it("leaves out what is nothing", () => {
    expect(rectsOf(bar(1, 0, 1), ".bar rect").map(({ shade }) => shade)).toEqual(["now", "late-2"])
    expect(textsOf(bar(1, 0, 1), "li").map((text) => text.trim())).toEqual(["now 1", "late-2 1"])
    expect(rectsOf(bar(0, 0), ".bar rect")).toEqual([])
  })

  it("has no part so short that nobody sees it", () => {
    const [long, short] = rectsOf(bar(1_000_000, 1), ".bar rect")
    expect(short?.width).toBeCloseTo(1.19, 1)
    expect((long?.width ?? 0) + (short?.width ?? 0)).toBeCloseTo(100, 1)
    expect(short?.x).toBeCloseTo(long?.width ?? 0, 1)
  })

  it("says what it shows", () => {
    const svg = rendered(bar(1)).querySelector("svg[role=img]")
    expect([svg?.getAttribute("aria-labelledby"), svg?.querySelector("title")?.text]).toEqual([
      "aging",
      "What is owed"
    ])
    expect(svg?.querySelector("title")?.getAttribute("id")).toBe("aging")
  })
})

describe("columns over time", () => {
  const chart = (
    ...columns: ReadonlyArray<readonly [first: number, second: number, label?: string, isNow?: boolean]>
  ) =>
    ColumnChart({
      id: "weeks",
      title: "By week",
      tick: (value) => `€${value}`,
      columns: columns.map(([first, second, label = null, isNow = false]) => ({
        label,
        values: [first, second] as const,
        isNow
      }))
    })

  it("are as high as their amounts, between the top of the chart and its axis", () => {
    const [whole, half] = rectsOf(chart([100, 50]))
    expect([whole?.shade, half?.shade]).toEqual(["received", "expected"])
    expect([whole?.y, whole?.height]).toEqual([PLOT_TOP, PLOT_BOTTOM - PLOT_TOP])
    expect([half?.y, half?.height]).toEqual([PLOT_TOP + 70, 70])
  })

  it("stand beside each other, the second where the first ends", () => {
    const [first, second] = rectsOf(chart([100, 100]))
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 1)
    expect(first?.x).toBeGreaterThan(COLUMNS_FROM)
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThan(100)
  })

  it("are not there for nothing, and can be seen for little", () => {
    expect(rectsOf(chart([0, 0]))).toEqual([])
    expect(rectsOf(chart([1_000_000, 1]))[1]?.height).toBe(1.5)
    expect(rectsOf(chart([1_000_000, 1]))[1]?.y).toBe(PLOT_BOTTOM - 1.5)
  })

  it("have an axis of about three amounts", () => {
    expect(textsOf(chart([100, 50]), "text")).toEqual(["€0", "€50", "€100"])
    expect(textsOf(chart([0, 0]), "text")).toEqual(["€0", "€0.5", "€1"])
    const [line] = rendered(chart([100, 50])).querySelectorAll("line.grid")
    const [amount] = rendered(chart([100, 50])).querySelectorAll("text[text-anchor=end]")
    expect(Number.parseFloat(amount?.getAttribute("x") ?? "")).toBeLessThan(14)
    expect([line?.getAttribute("x1"), line?.getAttribute("x2"), line?.getAttribute("y1")]).toEqual([
      "14%",
      "100%",
      String(PLOT_BOTTOM)
    ])
  })

  it("have a label where there is one, in the middle of both, and a mark for the present", () => {
    const part = chart([100, 50, "May", true], [10, 5])
    const label = rendered(part)
      .querySelectorAll("text")
      .find(({ text }) => text === "May")
    expect(Number(label?.getAttribute("y"))).toBeGreaterThan(PLOT_BOTTOM)
    const [present, first] = rectsOf(part)
    expect(present).toMatchObject({ shade: "present", y: 0, height: PLOT_BOTTOM })
    expect(Number.parseFloat(label?.getAttribute("x") ?? "")).toBeCloseTo(
      (first?.x ?? 0) + (first?.width ?? 0),
      1
    )
    expect(present?.x).toBeLessThan(first?.x ?? 0)
    expect((present?.x ?? 0) + (present?.width ?? 0)).toBeGreaterThan(
      (first?.x ?? 0) + 2 * (first?.width ?? 0)
    )
    expect(rectsOf(part).filter(({ shade }) => shade === "present")).toHaveLength(1)
  })

  it("say what they show", () => {
    const svg = rendered(chart([1, 1])).querySelector("svg[role=img]")
    expect([svg?.getAttribute("aria-labelledby"), svg?.querySelector("title")?.text]).toEqual([
      "weeks",
      "By week"
    ])
  })
})

describe("what belongs to a chart", () => {
  it("is what its colours stand for", () => {
    const legend = Legend({
      entries: [
        ["received", "Received"],
        ["expected", "Expected"]
      ]
    })
    expect(textsOf(legend, "li").map((text) => text.trim())).toEqual(["Received", "Expected"])
    expect(rectsOf(legend).map(({ shade }) => shade)).toEqual(["received", "expected"])
  })

  it("is a table of its numbers, behind a word", () => {
    const part = WithNumbers({ children: "chart", numbers: "table" })
    expect(textsOf(part, "details.numbers summary")).toEqual(["Show as a table"])
    expect(textsOf(part, "details.numbers")).toEqual(["Show as a tabletable"])
  })
})
