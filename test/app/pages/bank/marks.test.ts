import { describe, expect, it } from "vitest"
import { foundIn } from "../../../../src/app/pages/bank/marks.ts"

const marked = (text: string, ...tokens: ReadonlyArray<string>) =>
  foundIn(text, tokens)
    .map(({ isFound, text }) => (isFound ? `[${text}]` : text))
    .join("")

describe("what stands out in a payer's text", () => {
  it("is a token in any case, with blanks anywhere", () => {
    expect(marked("Rechnung inv-7001 danke", "INV-7001")).toBe("Rechnung [inv-7001] danke")
    expect(marked("RF18 5390 0754 7034", "RF18539007547034")).toBe("[RF18 5390 0754 7034]")
  })

  it("is no part of a longer word or number, and no short token", () => {
    expect(marked("INV-70012", "INV-7001")).toBe("INV-70012")
    expect(marked("XINV-7001", "INV-7001")).toBe("XINV-7001")
    expect(marked("to 12 of May", "12")).toBe("to 12 of May")
  })

  it("is the longer one of two tokens that begin alike, and every place of each", () => {
    expect(marked("INV-7001-B, INV-7001 and INV-7001", "INV-7001", "INV-7001-B")).toBe(
      "[INV-7001-B], [INV-7001] and [INV-7001]"
    )
  })

  it("may have characters that patterns are made of", () => {
    expect(marked("a +b(c)[d]?.*", "b(c)[d]", "+b(c)[d]?.*")).toBe("a [+b(c)[d]?.*]")
    expect(marked("nothing", "$^|\\{4}")).toBe("nothing")
  })

  it("leaves the text whole", () => {
    const text = "  Invoices 2027/0001;\n2027/0002 "
    expect(
      foundIn(text, ["2027/0001", "2027/0002"])
        .map((part) => part.text)
        .join("")
    ).toBe(text)
  })
})
