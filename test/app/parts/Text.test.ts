/** Amounts, dates, states and lists as they are written on every page. */
import { describe, expect, it } from "vitest"
import { Badge, Card, Day, Empty, Facts, Moment, Money } from "../../../src/app/parts/Text.tsx"
import { NOW, reader, rendered } from "./rendering.ts"

const html = (part: Parameters<typeof rendered>[0]) => rendered(part).innerHTML

describe("what is written on a page", () => {
  it("is a date or a moment with its ISO form for machines", () => {
    expect(html(Day({ date: "2026-03-14", reader }))).toBe('<time datetime="2026-03-14">14 Mar 2026</time>')
    expect(html(Moment({ at: NOW, reader }))).toBe(
      '<time datetime="2026-05-20T12:00:00.000Z">20 May 2026, 12:00</time>'
    )
  })

  it("is an amount, which is quiet if it is nothing", () => {
    expect(html(Money({ minor: 100, currency: "EUR", reader }))).toBe('<span class="money">€1.00</span>')
    for (const minor of [0, 0n]) {
      expect(html(Money({ minor, currency: "EUR", reader }))).toBe('<span class="money nothing">€0.00</span>')
    }
  })

  it("is a state with how urgent it is", () => {
    expect(html(Badge({ children: "Open" }))).toBe('<span class="badge info">Open</span>')
    expect(html(Badge({ children: "Failed", kind: "bad" }))).toBe('<span class="badge bad">Failed</span>')
  })

  it("is a box, with a heading and a name of its own where it has them", () => {
    expect(html(Card({ children: "x" }))).toBe('<section class="card">x</section>')
    expect(html(Card({ children: "x", title: "T", id: "i", class: "wide" }))).toBe(
      '<section class="card wide" id="i"><h2>T</h2>x</section>'
    )
  })

  it("is what an empty list says", () => {
    expect(html(Empty({ children: "Nothing" }))).toBe('<div class="empty">Nothing</div>')
  })

  it("is names with their values", () => {
    expect(
      html(
        Facts({
          facts: [
            ["A", "1"],
            ["B", "2"]
          ]
        })
      )
    ).toBe('<dl class="facts"><div><dt>A</dt><dd>1</dd></div><div><dt>B</dt><dd>2</dd></div></dl>')
  })
})
