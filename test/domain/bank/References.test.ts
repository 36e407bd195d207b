import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import {
  creditorReference,
  decodeCreditorReference,
  paymentReferenceOf,
  printedReference,
  type ReferenceKind,
  spellingsOf,
  structuredReference
} from "../../../src/domain/bank/References.ts"
import {
  digit731,
  luhnDigit,
  modulus11Character,
  recursiveDigit,
  remainderBy97
} from "../../../src/domain/bank/references/CheckDigits.ts"
import { hasLengthDigit, rfOf } from "../../../src/domain/bank/references/Schemes.ts"
import { companyDigits, referenceId as id } from "./references.ts"

const normal = (text: string, country: string | null = null): string | null =>
  structuredReference(text, country)?.reference ?? null

/** The text with one character replaced, and with two neighbours swapped; without those that are the same text. */
const mistakesIn = (text: string, from: number): ReadonlyArray<string> => {
  const characters = Array.from(text)
  const wrong = characters.flatMap((character, at) =>
    at < from || !/[0-9]/.test(character)
      ? []
      : Array.from("0123456789", (digit) => characters.toSpliced(at, 1, digit).join(""))
  )
  return wrong.filter((other) => other !== text)
}
const swapsIn = (text: string, from: number): ReadonlyArray<string> =>
  Array.from(text).flatMap((character, at, all) => {
    const next = all[at + 1]
    return at < from || next === undefined || next === character
      ? []
      : [all.toSpliced(at, 2, next, character).join("")]
  })

const digits = (min: number, max: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`))

describe("check digits", () => {
  it("are those of the standards' examples", () => {
    // ISO/IEC 7812-1, a Norwegian account number, MOD 97-10 of an IBAN
    expect(luhnDigit("7992739871")).toBe("3")
    expect(modulus11Character("8601111794")).toBe("7")
    expect(remainderBy97("370400440532013000DE89")).toBe(1)
    expect(digit731("23409678")).toBe("3")
    expect(recursiveDigit("21000000000313947143000901")).toBe("7")
  })

  it("of MOD 11 are a hyphen for ten, and 0 for eleven", () => {
    expect(modulus11Character("6")).toBe("-")
    expect(modulus11Character("0")).toBe("0")
    expect(modulus11Character("12345678")).toBe("5")
  })
})

describe("structured references", () => {
  it.each<[ReferenceKind, string | null, string, string, string]>([
    // ISO 11649, and the Swiss guidelines
    ["rf", null, "RF18 5390 0754 7034", "RF18539007547034", "RF18 5390 0754 7034"],
    ["rf", null, "rf18539007547034", "RF18539007547034", "RF18 5390 0754 7034"],
    ["rf", null, "RF712348231", "RF712348231", "RF71 2348 231"],
    ["rf", "CH", "RF45 G72U UR", "RF45G72UUR", "RF45 G72U UR"],
    [
      "qrr",
      "CH",
      "21 00000 00003 13947 14300 09017",
      "210000000003139471430009017",
      "21 00000 00003 13947 14300 09017"
    ],
    [
      "qrr",
      "LI",
      "000008207791225857421286694",
      "000008207791225857421286694",
      "00 00082 07791 22585 74212 86694"
    ],
    // The Finnish banks' federation
    ["viite", "FI", "2340 96783", "234096783", "2340 96783"],
    ["viite", "FI", "00001231234", "1231234", "12 31234"],
    ["viite", "FI", "1232", "1232", "1232"],
    ["kid", "NO", "602243", "602243", "602243"],
    ["kid", "NO", "123456785", "123456785", "123456785"],
    ["kid", "NO", "6-", "6-", "6-"],
    ["ocr", "SE", "1234567897", "1234567897", "1234567897"],
    ["ogm", "BE", "+++090/9337/55493+++", "090933755493", "+++090/9337/55493+++"],
    ["ogm", "BE", "***010/8068/17183***", "010806817183", "+++010/8068/17183+++"],
    ["ogm", "BE", "012345678939", "012345678939", "+++012/3456/78939+++"],
    // Ten digits that 97 divides have the check digits 97.
    ["ogm", "BE", "000000009797", "000000009797", "+++000/0000/09797+++"]
  ])("%s in %s: %s", (kind, country, text, reference, printed) => {
    expect(structuredReference(text, country)).toEqual({ reference, kind })
    expect(printedReference(reference, country)).toBe(printed)
  })

  it.each([
    [null, "RF19539007547034"],
    [null, "RF18"],
    [null, "RF"],
    [null, "R1F8539007547034"],
    [null, `RF${"0".repeat(24)}`],
    [null, "RF18-5390-0754-7034"],
    [null, ""],
    ["CH", "210000000003139471430009018"],
    ["CH", "000000000000000000000000000"],
    ["CH", "3139471430009017"],
    ["FI", "232"],
    ["FI", "1233"],
    ["FI", "0000"],
    ["NO", "602244"],
    ["NO", "-"],
    ["NO", "00"],
    ["NO", "0".repeat(26)],
    ["NO", "60-2243"],
    ["SE", "7"],
    ["SE", "1234567898"],
    ["SE", "00"],
    ["BE", "090933755494"],
    ["BE", "+++090/9337/55493***"],
    ["BE", "+++090933755493"],
    ["BE", "09/0933/755493"],
    ["BE", "000000009700"],
    // Other countries' references are plain numbers.
    ["DE", "602243"],
    ["SE", "123456785"],
    [null, "210000000003139471430009017"],
    ["toString", "602243"]
  ])("of %s is none: %s", (country, text) => {
    expect(structuredReference(text, country)).toBeNull()
    expect(printedReference(text, country)).toBe(text)
  })

  it("of ISO 11649 have at most 21 characters behind their check digits", () => {
    const longest = rfOf("Z".repeat(21))
    expect(normal(longest)).toBe(longest)
    expect(normal(rfOf("Z".repeat(22)))).toBeNull()
  })

  it("of Sweden may say how long they are", () => {
    expect(hasLengthDigit("1234567897")).toBe(false)
    expect(hasLengthDigit("12345672")).toBe(false)
    expect(hasLengthDigit("602252")).toBe(false)
    expect(hasLengthDigit("6022479")).toBe(true)
    expect(hasLengthDigit("1234567808")).toBe(true)
  })

  const refused = (country: string | null, reference: string, from: number, swaps: boolean) => {
    expect(normal(reference, country)).toBe(reference)
    const mistakes = [...mistakesIn(reference, from), ...(swaps ? swapsIn(reference, from) : [])]
    expect(mistakes.filter((wrong) => normal(wrong, country) !== null)).toEqual([])
  }

  it("refuse any one wrong digit, and swapped neighbours where the scheme promises it", () => {
    fc.assert(
      fc.property(digits(3, 19), digits(20, 20), digits(26, 26), digits(10, 10), (short, body, long, ten) => {
        refused(null, rfOf(body), 2, true)
        refused("CH", `${long}${recursiveDigit(long)}`, 0, false)
        refused("FI", `${short}${digit731(short)}`, 0, false)
        const rest = remainderBy97(ten)
        refused("BE", `${ten}${String(rest === 0 ? 97 : rest).padStart(2, "0")}`, 0, true)
        refused("SE", `${short}${luhnDigit(short)}`, 0, false)
      })
    )
  })

  it("of Sweden refuse swapped neighbours other than 0 and 9", () => {
    fc.assert(
      fc.property(digits(3, 24), (number) => {
        const reference = `${number}${luhnDigit(number)}`
        const passed = swapsIn(reference, 0).filter((wrong) => normal(wrong, "SE") !== null)
        const swapped = passed.map((wrong) => {
          const at = Array.from(reference).findIndex((digit, index) => digit !== wrong[index])
          return [reference[at], reference[at + 1]].toSorted().join("")
        })
        expect(swapped.filter((pair) => pair !== "09")).toEqual([])
      })
    )
  })

  it("with letters refuse any one wrong character", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{1,10}$/),
        fc.nat(9),
        fc.integer({ min: 1, max: 25 }),
        (body, at, by) => {
          const index = at % body.length
          const other = String.fromCodePoint(65 + (((body.codePointAt(index) ?? 0) - 65 + by) % 26))
          expect(normal(rfOf(body))).toBe(rfOf(body))
          expect(
            normal(rfOf(body).slice(0, 4) + body.slice(0, index) + other + body.slice(index + 1))
          ).toBeNull()
        }
      )
    )
  })
})

describe("the reference of a receivable", () => {
  it("has its numbers in it", () => {
    expect(creditorReference(1, 1)).toBe("RF3026110")
    expect(creditorReference(12, 34_567)).toBe("RF191112345678")
    expect(creditorReference(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toBe(
      "RF2862HNC9HTT57PZ6L9ZVH8F"
    )
  })

  it("is total over all ids, at most 25 characters, and read back without a table", () => {
    fc.assert(
      fc.property(id, id, (companyId, receivableId) => {
        const reference = creditorReference(companyId, receivableId)
        expect(reference).toMatch(/^RF[0-9]{2}[0-9A-Z]{1,21}$/)
        expect(normal(reference)).toBe(reference)
        expect(decodeCreditorReference(reference)).toEqual({ companyId, receivableId })
        const printed = printedReference(reference, null)
        expect(
          printed.split(" ").every((group, at, all) => group.length === 4 || at === all.length - 1)
        ).toBe(true)
        expect(decodeCreditorReference(printed.toLowerCase())).toEqual({ companyId, receivableId })
      }),
      { numRuns: 2000 }
    )
  })

  it("is a Finnish reference behind its check digits, unless its numbers are too long for one", () => {
    fc.assert(
      fc.property(id, id, (companyId, receivableId) => {
        const body = creditorReference(companyId, receivableId).slice(4)
        const isShort = `${companyId}${receivableId}`.length <= 17
        expect(body.length === 21).toBe(!isShort)
        if (isShort) expect(normal(body, "FI")).toBe(body)
      })
    )
  })

  it("is not that of another receivable with up to four digits lost, one more, or two swapped", () => {
    const small = fc.integer({ min: 1, max: 9_999_999 })
    fc.assert(
      fc.property(small, small, fc.nat(20), fc.nat(9), (companyId, receivableId, at, digit) => {
        const body = creditorReference(companyId, receivableId).slice(4)
        // Whoever loses or adds a digit has the right check digits in one case of 97; here in all.
        const others = [1, 2, 3, 4].map((lost) => body.slice(0, -lost))
        const place = Math.max(2 + companyDigits(companyId), at % body.length)
        others.push(body.slice(0, place) + String(digit) + body.slice(place))
        expect(others.map((other) => decodeCreditorReference(rfOf(other)))).toEqual(others.map(() => null))
        const wrong = [
          ...mistakesIn(creditorReference(companyId, receivableId), 2),
          ...swapsIn(creditorReference(companyId, receivableId), 2)
        ]
        expect(wrong.filter((other) => decodeCreditorReference(other) !== null)).toEqual([])
      })
    )
  })

  it("is read from nothing else", () => {
    for (const text of [
      "",
      "RF18539007547034",
      "RF45G72UUR",
      rfOf("0"),
      rfOf("26010"),
      rfOf("Z".repeat(21)),
      rfOf("0".repeat(21))
    ]) {
      expect(decodeCreditorReference(text)).toBeNull()
    }
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{1,21}$/), (body) => {
        const ids = decodeCreditorReference(rfOf(body))
        if (ids !== null) expect(creditorReference(ids.companyId, ids.receivableId)).toBe(rfOf(body))
      })
    )
  })
})

describe("what a debtor quotes", () => {
  const quoted = (externalReference: string | null, accountCountry: string | null = null) =>
    paymentReferenceOf({ companyId: 12, receivableId: 34_567, externalReference, accountCountry })

  it("is the external reference if that is a structured one, else the receivable's own", () => {
    const own = "RF191112345678"
    expect(quoted(null)).toBe(own)
    expect(quoted("INV-2026-0042")).toBe(own)
    expect(quoted("rf18 5390 0754 7034", "DE")).toBe("RF18539007547034")
    expect(quoted("RF19539007547034")).toBe(own)
    expect(quoted("602243", "NO")).toBe("602243")
    expect(quoted("602243", "FI")).toBe(own)
    expect(quoted("602243")).toBe(own)
    expect(quoted("+++090/9337/55493+++", "BE")).toBe("090933755493")
  })

  it("may be stored in several spellings", () => {
    expect(spellingsOf("RF18539007547034")).toEqual(["rf18539007547034", "rf18 5390 0754 7034"])
    expect(spellingsOf("090933755493")).toEqual([
      "090933755493",
      "09 09337 55493",
      "+++090/9337/55493+++",
      "***090/9337/55493***",
      "090/9337/55493"
    ])
    expect(spellingsOf("1232")).toEqual(["1232"])
  })
})
