import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import {
  creditorReference,
  printedReference,
  structuredReferencesIn
} from "../../../src/domain/bank/References.ts"
import { luhnDigit } from "../../../src/domain/bank/references/CheckDigits.ts"
import { rfOf } from "../../../src/domain/bank/references/Schemes.ts"
import { referenceId as id } from "./references.ts"

const found = (text: string, country: string | null = null): ReadonlyArray<string> =>
  structuredReferencesIn(text, country).map(({ reference }) => reference)

const RF = "RF18539007547034"
const OTHER = "RF712348231"

describe("references in free text", () => {
  it.each([
    RF,
    "rf18 5390 0754 7034",
    `Danke! ${RF}.`,
    `Rechnung INV-77/${RF}`,
    `${RF}/INV-77`,
    `EREF+${RF}`,
    `Ref:${RF};Kd 4711`,
    "RF18 5390 0754 7034 Miller und Söhne",
    "vom 3.4.2026 RF18 5390 0754 7034, 120,50 EUR",
    "RF 18 5390 0754 7034",
    "RF185390075\n47034",
    "RF18 5390 0754\n7034",
    "RF18  5390\u00a00754 7034",
    "RF18-5390-0754-7034",
    "RF18.5390.0754.7034",
    "(RF18 5390 0754 7034)",
    "5 RF18539007547034 2026"
  ])("are found in %j", (text) => {
    expect(found(text)).toEqual([RF])
  })

  it.each([
    ["a letter before it", `x${RF}`],
    ["a letter behind it", `${RF}x`],
    ["a letter that is not ASCII", `${RF}ß`],
    ["a combining letter", `${RF}\u0301`],
    ["a digit behind it", `${RF}1`],
    ["a number that goes on with a hyphen", `${RF}-1`],
    ["a number that goes on with a slash", `${RF}/2`],
    ["a number that goes on with a point", `${RF}.2`],
    ["decimals", `${RF},50`],
    ["a further group", "RF18 5390 0754 7034 2026"],
    ["a wrong digit", "RF18539007547035"],
    ["swapped neighbours", "RF18539007540734"],
    ["a part of it", "RF18 5390 0754"],
    ["too many blanks", "RF18      539007547034"],
    ["other signs between its groups", "RF18 5390+0754 7034"],
    ["hyphens elsewhere", "RF18-539-00754-7034"],
    ["nothing", ""]
  ])("are not found with %s", (_, text) => {
    expect(found(text)).toEqual([])
  })

  it("are both told where there are two", () => {
    expect(found(`${OTHER} ${RF}`)).toEqual([OTHER, RF])
    expect(found(`${RF},${OTHER}`)).toEqual([RF, OTHER])
    expect(found("RF18 5390 0754 7034 RF71 2348 231")).toEqual([RF, OTHER])
  })

  it("say where they stand", () => {
    const text = "Danke RF18 5390 0754 7034, und KID 123456785-"
    const [first] = structuredReferencesIn(text, "NO")
    expect(first).toEqual({ reference: RF, kind: "rf", from: 6, to: 25 })
    expect(text.slice(first?.from, first?.to)).toBe("RF18 5390 0754 7034")
  })

  it("are the longest ones, because a right one may begin what was typed wrong", () => {
    const prefix = rfOf("27")
    const longer = Array.from(
      { length: 1000 },
      (_, number) => `${prefix}${String(number).padStart(3, "0")}`
    ).find((text) => found(text).length === 1)
    expect(found(prefix)).toEqual([prefix])
    expect(longer).toBeDefined()
    expect(found(`${prefix} ${longer?.slice(prefix.length)}`)).toEqual([longer])
  })

  it("end before a word with which they would be another one by chance", () => {
    expect(found("RF092731100000000028 Danke")).toEqual(["RF092731100000000028"])
  })

  it("are found wherever a receivable's own one is written, in any way", () => {
    const before = fc.constantFrom("", "Rechnung ", "INV-2026-0042 / ", "12,50 EUR; ", "a\n")
    const behind = fc.constantFrom("", ".", " Danke", ", Kd. 4711", "\nMiller", "/INV-77")
    const written = fc.constantFrom(
      (reference: string) => reference,
      (reference: string) => printedReference(reference, null),
      (reference: string) => printedReference(reference, null).toLowerCase(),
      (reference: string) =>
        /[A-Z]/.test(reference.slice(2)) ? reference : printedReference(reference, null).replaceAll(" ", "-"),
      (reference: string) => `${reference.slice(0, 7)} ${reference.slice(7)}`
    )
    fc.assert(
      fc.property(id, id, before, behind, written, (companyId, receivableId, start, end, write) => {
        const reference = creditorReference(companyId, receivableId)
        expect(found(`${start}${write(reference)}${end}`)).toContain(reference)
      }),
      { numRuns: 2000 }
    )
  })

  it("never tell of what is not written, and end within the text", () => {
    const part = fc.constantFrom(
      "RF",
      "18",
      "5390",
      "0754",
      "7034",
      " ",
      "-",
      "/",
      ".",
      ",",
      "\n",
      "é",
      "x",
      "😀",
      "+++"
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 30 }),
        fc.constantFrom(null, "CH", "FI", "NO", "SE", "BE"),
        (parts, country) => {
          const text = parts.join("")
          for (const { from, reference, to } of structuredReferencesIn(text, country)) {
            const place = text.slice(from, to).toUpperCase()
            expect(place.replaceAll(/[\s./-]/g, "").replace(/^0+/, "")).toBe(
              reference.replaceAll("-", "").replace(/^0+/, "")
            )
            expect(/[\p{L}\p{N}]/u.test(text.slice(0, from).at(-1) ?? "")).toBe(false)
            expect(/^[\p{L}\p{N}]/u.test(text.slice(to))).toBe(false)
          }
        }
      ),
      { numRuns: 3000 }
    )
  })

  it("are told up to a limit, of long texts quickly, and a cut one is none", () => {
    expect(found(`${RF} `.repeat(1000))).toHaveLength(100)
    expect(found("RF18 ".repeat(100_000))).toEqual([])
    expect(found("1 ".repeat(100_000), "NO")).toEqual([])
    expect(found(`${" ".repeat(19_995)}RF712348231`)).toEqual([])
    expect(found(`${" ".repeat(20_000 - OTHER.length)}${OTHER}`)).toEqual([OTHER])
  })
})

describe("references of countries in free text", () => {
  it.each([
    ["CH", "210000000003139471430009017", ["210000000003139471430009017"]],
    ["LI", "21 00000 00003 13947 14300 09017 Danke", ["210000000003139471430009017"]],
    ["CH", "2100 0000 0003 1394 7143 0009 017", ["210000000003139471430009017"]],
    ["FI", "viite 2340 96783", ["234096783"]],
    ["FI", "viite 234096783, kiitos", ["234096783"]],
    ["NO", "KID: 0602243", ["0602243"]],
    ["NO", "KID 602 243", ["602243"]],
    ["SE", "OCR 602 24 79", ["6022479"]],
    ["SE", "OCR 6022479", ["6022479"]],
    ["BE", "+++090/9337/55493+++", ["090933755493"]],
    ["BE", "***090/9337/55493***", ["090933755493"]],
    ["BE", "090/9337/55493", ["090933755493"]],
    ["BE", "090 9337 55493 merci", ["090933755493"]],
    ["BE", "0909 3375 5493", ["090933755493"]],
    // Two in one text.
    ["FI", "234096783 ja 1231234", ["234096783", "1231234"]],
    ["BE", "+++090/9337/55493+++ +++010/8068/17183+++", ["090933755493", "010806817183"]],
    // Both kinds.
    ["NO", `${RF} 602243`, [RF, "602243"]]
  ])("%s: %j", (country, text, references) => {
    expect(found(text, country)).toEqual(references)
  })

  it.each([
    ["NO", "2026661-9"],
    ["NO", "602243-1"],
    ["NO", "1/602243"],
    ["NO", "602243.5"],
    ["NO", "602243,50 NOK"],
    ["NO", "x602243"],
    ["NO", "602243é"],
    // What is too short says nothing in free text.
    ["NO", "42"],
    ["SE", "18"],
    ["FI", "1232"],
    // Numbers of other countries, or of none.
    ["DE", "602243"],
    ["SE", "234096783"],
    ["BE", "090/9337/55493/1"]
  ])("%s: none in %j", (country, text) => {
    expect(found(text, country)).toEqual([])
  })

  it("are told in both readings where digits can be read together and alone", () => {
    expect(found("123456782 602243", "NO")).toEqual(["123456782602243", "123456782", "602243"])
    // Its length digit says that it is one.
    const number = `602243100${luhnDigit("602243100")}`
    expect(found(`602243 ${number.slice(6)}`, "SE")).toEqual([number])
    const overlapping = structuredReferencesIn("602243 18", "NO")
    expect(overlapping.map(({ from, reference }) => [from, reference])).toEqual([
      [0, "60224318"],
      [0, "602243"]
    ])
  })

  it("of Norway may end with a hyphen", () => {
    const number = Array.from({ length: 200 }, (_, by) => String(6_000_000 + by)).find(
      (digits) => found(`KID ${digits}- takk`, "NO").length === 1 && found(`KID ${digits}`, "NO").length === 0
    )
    expect(found(`KID ${number}-`, "NO")).toEqual([`${number}-`])
    expect(found(`KID ${number}-a`, "NO")).toEqual([])
    expect(found(`KID ${number}--`, "NO")).toEqual([])
  })
})
