/** What is written in any format is read back equal, in every encoding, and nothing of a file that was cut. */
import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { movementsOf, partsOf, readFile, said } from "./reading.ts"
import { asCamt, asMt940, asOfx, closingOf, encoded, statements, type Written } from "./writers.ts"

const RUNS = 150

/** MT940 has no structured reference, and a value date always. */
const as940 = (written: Written): Written => ({
  ...written,
  paymentReference: null,
  valueOn: written.valueOn ?? written.bookedOn
})

/** OFX has no references of the payer. */
const asOfxSays = (written: Written): Written => ({ ...written, paymentReference: null, endToEndId: null })

describe("a statement", () => {
  it("is read as it was written, in every version of camt.053", () => {
    fc.assert(
      fc.property(statements, fc.integer({ min: 2, max: 13 }), (statement, version) => {
        const file = readFile(asCamt(statement, version))
        const [part] = partsOf(file)
        expect(part).toMatchObject({
          account: { iban: statement.iban, currency: statement.currency },
          openingMinor: statement.openingMinor,
          closingMinor: closingOf(statement),
          movements: statement.movements.length
        })
        expect(file.movements.map(said)).toEqual(statement.movements)
      }),
      { numRuns: RUNS }
    )
  })

  it("is read as it was written in MT940", () => {
    fc.assert(
      fc.property(statements, (statement) => {
        const file = readFile(asMt940(statement))
        const [part] = partsOf(file)
        expect(part).toMatchObject({
          account: { iban: statement.iban, currency: statement.currency },
          openingMinor: statement.openingMinor,
          closingMinor: closingOf(statement)
        })
        expect(file.movements.map(said)).toEqual(statement.movements.map(as940))
      }),
      { numRuns: RUNS }
    )
  })

  it("is read as it was written in OFX 1 and 2", () => {
    fc.assert(
      fc.property(statements, fc.constantFrom(1 as const, 2 as const), (statement, version) => {
        expect(movementsOf(asOfx(statement, version)).map(said)).toEqual(statement.movements.map(asOfxSays))
      }),
      { numRuns: RUNS }
    )
  })

  it("is read in each encoding that banks use", () => {
    fc.assert(
      fc.property(statements, (statement) => {
        const expected = statement.movements.map(as940)
        for (const encoding of ["utf-8", "latin1", "utf-16le", "utf-16be"] as const) {
          expect(movementsOf(encoded(asMt940(statement), encoding)).map(said)).toEqual(expected)
        }
        for (const encoding of ["utf-8", "utf-16le", "utf-16be"] as const) {
          expect(movementsOf(encoded(asCamt(statement), encoding)).map(said)).toEqual(statement.movements)
        }
        const declared = asCamt(statement).replace("UTF-8", "ISO-8859-1")
        expect(movementsOf(encoded(declared, "latin1")).map(said)).toEqual(statement.movements)
      }),
      { numRuns: 30 }
    )
  })

  it("that was cut anywhere is refused, unless nothing but its end mark is missing", () => {
    fc.assert(
      fc.property(statements, fc.double({ min: 0, max: 0.999, noNaN: true }), (statement, share) => {
        for (const whole of [
          asCamt(statement),
          asMt940(statement),
          asOfx(statement, 1),
          asOfx(statement, 2)
        ]) {
          const bytes = new TextEncoder().encode(whole)
          const cut = readFile(bytes.subarray(0, Math.floor(bytes.length * share)))
          if ("parts" in cut.outcome) expect(cut.movements).toEqual(readFile(bytes).movements)
        }
      }),
      { numRuns: RUNS * 2 }
    )
  })

  it("in which one digit of an amount was changed is refused with both sums", () => {
    fc.assert(
      fc.property(statements, (statement) => {
        const [first, ...others] = statement.movements
        fc.pre(first !== undefined)
        const changed = { ...first, amountMinor: first.amountMinor + 1 }
        const right = asCamt(statement)
        const wrong = asCamt({ ...statement, movements: [changed, ...others] })
        const closing = /<Cd>CLBD<.*?<\/Bal>/.exec(right)?.[0] ?? ""
        const file = readFile(wrong.replace(/<Cd>CLBD<.*?<\/Bal>/, closing))
        expect("problems" in file.outcome && file.outcome.problems.map(({ field }) => field)).toEqual([
          "balance"
        ])
      }),
      { numRuns: RUNS }
    )
  })
})
