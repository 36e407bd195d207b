/** What debts are looked up by. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { searchKeysOf } from "../../../../src/domain/bank/matching/SearchKeys.ts"
import { viiteOf } from "../../../../src/domain/bank/references/Schemes.ts"
import { creditorReference } from "../../../../src/domain/bank/References.ts"
import { COMPANY, money, rfOfDebt } from "./debts.ts"

const keys = (more: Parameters<typeof money>[0], accountCountry: string | null = "DE") =>
  searchKeysOf(money(more), { companyId: COMPANY, accountCountry })

describe("keys", () => {
  it("are the debts of own references, wherever they stand", () => {
    const said = { paymentReference: rfOfDebt(1), remittance: `und ${rfOfDebt(2)}`, endToEndId: rfOfDebt(3) }
    expect(keys(said).receivableIds.toSorted()).toEqual([1, 2, 3])
    expect(keys({ paymentReference: creditorReference(COMPANY + 1, 1) }).receivableIds).toEqual([])
  })

  it("are the spellings of structured references, those of a country for its accounts alone", () => {
    const viite = viiteOf("20266612")
    expect(keys({ paymentReference: viite }, "FI").references).toEqual([viite, "2026 66129"])
    expect(keys({ paymentReference: viite }).references).toEqual([])
    expect(keys({ remittance: "RF18 5390 0754 7034" }).references).toEqual([
      "rf18539007547034",
      "rf18 5390 0754 7034"
    ])
  })

  it("are the numbers of the text in small letters, with and without blanks", () => {
    expect(keys({ remittance: "Rg INV-2026-17" }).tokens).toEqual(
      expect.arrayContaining(["inv-2026-17", "2026-17"])
    )
    expect(keys({ remittance: "R 2026 17" }).tokens).toEqual(expect.arrayContaining(["r 2026 17", "r202617"]))
    expect(keys({ remittance: "#4711" }).tokens).toEqual(expect.arrayContaining(["4711"]))
    expect(keys({ remittance: "Danke 17" }).tokens).not.toContain("17")
  })

  it("are numbers in the fields of references, too", () => {
    const { tokens } = keys({ paymentReference: "INV-2026-17", endToEndId: "104711" })
    expect(tokens).toEqual(expect.arrayContaining(["inv-2026-17", "104711"]))
  })

  it("are the account, the name, and the end-to-end id unless there is none", () => {
    expect(
      keys({
        counterpartyAccount: "DE89370400440532013000",
        counterpartyName: "Max Muster",
        endToEndId: "E-1"
      })
    ).toMatchObject({
      payerAccount: "DE89370400440532013000",
      names: expect.arrayContaining(["max muster", "muster, max"]),
      endToEndIds: ["E-1"]
    })
    expect(keys({ endToEndId: "NOTPROVIDED" })).toMatchObject({
      payerAccount: null,
      names: [],
      endToEndIds: []
    })
  })

  it("are bounded, whatever is written", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 400 }),
      fc
        .constantFrom("4711 0815 ", "RF18 5390 0754 7034 ", "a1-", "DE89 3704 0044 ")
        .map((part) => part.repeat(200))
    )
    fc.assert(
      fc.property(text, text, fc.constantFrom("FI", "NO", "DE", null), (one, other, country) => {
        const found = keys(
          { remittance: one, paymentReference: other, endToEndId: other, counterpartyName: one },
          country
        )
        expect(found.receivableIds.length).toBeLessThanOrEqual(50)
        expect(found.references.length).toBeLessThanOrEqual(100)
        expect(found.tokens.length).toBeLessThanOrEqual(60)
        expect(found.names.length).toBeLessThanOrEqual(16)
        expect(found.endToEndIds.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 }
    )
  })
})
