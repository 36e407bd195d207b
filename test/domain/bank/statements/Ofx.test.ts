/** What is meant by the elements of OFX. */
import { describe, expect, it } from "@effect/vitest"
import { movementsOf, refusalOf } from "./reading.ts"
import { asOfx } from "./writers.ts"

const file = (version: 1 | 2, memo: string) =>
  asOfx(
    {
      iban: "DE02120300000000202051",
      currency: "EUR",
      openingMinor: 0,
      movements: [
        {
          amountMinor: 100,
          bankReference: "B1",
          bookedOn: "2026-01-31",
          counterpartyAccount: null,
          counterpartyName: "Ada",
          direction: "credit",
          endToEndId: null,
          paymentReference: null,
          remittance: "TEXT",
          valueOn: null
        }
      ]
    },
    version
  ).replace(version === 2 ? "<MEMO>TEXT</MEMO>" : "<MEMO>TEXT", memo)

const said = (version: 1 | 2, memo: string) =>
  movementsOf(file(version, memo)).map(({ counterpartyName, remittance }) => [counterpartyName, remittance])

describe("a text", () => {
  it("in pieces is whole", () => {
    expect(said(2, "<MEMO>Rent <![CDATA[A & B]]> INV-7</MEMO>")).toEqual([["Ada", "Rent A & B INV-7"]])
    expect(said(2, "<MEMO>INV<!-- a comment -->-7</MEMO>")).toEqual([["Ada", "INV-7"]])
    expect(said(1, "<MEMO>Rent\n<MEMO>INV-7")).toEqual([["Ada", "Rent INV-7"]])
    expect(said(2, "<MEMO></MEMO><MEMO>Rent</MEMO><MEMO>INV-7</MEMO>")).toEqual([["Ada", "Rent INV-7"]])
  })

  it("of the element around comes before that of one within it", () => {
    expect(said(2, "<MEMO>INV-7</MEMO><PAYEE><NAME>Bob</NAME></PAYEE>")).toEqual([["Ada", "INV-7"]])
  })

  it("has a limit, in pieces, too", () => {
    const piece = "<![CDATA[" + "x".repeat(5_000) + "]]>"
    expect(refusalOf(file(2, `<MEMO>${piece.repeat(5)}</MEMO>`))).toMatch(/a text is too long/)
    expect(said(2, `<MEMO>${"x".repeat(5_000)}</MEMO>`.repeat(50))).toHaveLength(1)
  })
})
