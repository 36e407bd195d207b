/** Which names are the same, and how customers with a name are looked up. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { beginningsOf, hasSameName } from "../../../../src/domain/bank/matching/Names.ts"

const isSame = (one: string, other: string): boolean => hasSameName(one)(other)

describe("names are the same", () => {
  it.each([
    ["Müller GmbH", "MUELLER GMBH"],
    ["Müller GmbH", "MULLER GMBH"],
    ["Müller GmbH", "Müller"],
    ["Weiß, Jörg", "JOERG WEISS"],
    ["Max Mustermann", "MUSTERMANN MAX"],
    ["Max Mustermann", "Mustermann, Max"],
    ["Max Mustermann", "Herr Dr. Max Mustermann"],
    ["Max und Erika Mustermann", "ERIKA MUSTERMANN"],
    ["Erika Mustermann", "Max Mustermann oder Erika Mustermann"],
    ["Max & Erika Mustermann", "MAX UND ERIKA MUSTERMANN"],
    ["Schmidt & Söhne GmbH", "SCHMIDT UND SOEHNE GMBH"],
    ["Bäckerei Kühn e.K.", "Baeckerei Kuehn eK"],
    ["Rossi S.r.l.", "ROSSI SRL"],
    ["Jansen B.V.", "JANSEN BV"],
    ["Dupont S.A.R.L.", "DUPONT SARL"],
    ["Smith Limited", "SMITH LTD."],
    ["Łukasz Żak", "LUKASZ ZAK"],
    ["Søren Ångström", "SOEREN AANGSTROEM"],
    ["O'Brien", "OBRIEN"],
    ["Maschinenfabrik Hinterhuber GmbH & Co. KG", "Maschinenfabrik Hinterhuber"],
    ["Maschinenfabrik Hinterhuber GmbH & Co. KG", "MASCHINENFABRIK HINTERHUBER"],
    ["Maschinenfabrik Hinterobermeier GmbH", "MASCHINENFABRIK HINTEROBERM"]
  ])("%s and %s", (one, other) => {
    expect(isSame(one, other)).toBe(true)
    expect(isSame(other, one)).toBe(true)
  })
})

describe("names are not the same", () => {
  it.each([
    ["Müller GmbH", "Müller AG"],
    ["Müller GmbH", "Müller GmbH & Co. KG"],
    ["Max Mustermann", "Erika Mustermann"],
    ["Max Mustermann", "Mustermann"],
    ["Peter Baur", "Peter Bauer"],
    ["Schmidt & Söhne", "Schmidt"],
    ["GmbH", "AG"],
    ["", ""],
    ["A", "a"],
    ["Maschinenfabrik Hinterobermeier GmbH", "MASCHINENFABRIK HINTEROBER"]
  ])("%s and %s", (one, other) => {
    expect(isSame(one, other)).toBe(false)
    expect(isSame(other, one)).toBe(false)
  })
})

const isCut = (one: string, other: string): boolean => one.length === 27 && other.startsWith(one)

const words = fc.constantFrom(
  "Anna",
  "Jürgen",
  "Weiß",
  "Müller",
  "García",
  "Åkesson",
  "Bauer",
  "Nowak",
  "Maria"
)
const names = fc.array(words, { minLength: 1, maxLength: 4 })

describe("whatever the name,", () => {
  it("the order and case of its words, its accents and titles say nothing", () => {
    const forms = fc.constantFrom("", "GmbH", "AG", "e.K.", "S.r.l.")
    fc.assert(
      fc.property(names, forms, fc.integer({ min: 0, max: 9 }), (name, form, turn) => {
        const one = [...name, form].join(" ").trim()
        const turned = [...name.slice(turn % name.length), ...name.slice(0, turn % name.length), form]
        const bank = turned
          .join(" ")
          .replaceAll(/[üäö]/g, (letter) => ({ ü: "ue", ä: "ae", ö: "oe" })[letter] ?? letter)
          .toUpperCase()
        expect(isSame(one, bank)).toBe(true)
        expect(isSame(`Frau ${one}`, one)).toBe(true)
      })
    )
  })

  it("another word makes it another name, and being the same is mutual", () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        const [a, b] = [one.join(" "), other.join(" ")]
        expect(isSame(a, b)).toBe(
          one.toSorted().join() === other.toSorted().join() || isCut(a, b) || isCut(b, a)
        )
        // A name of this length may be the beginning of a longer one.
        expect(isSame(a, `${a} Zusatz`)).toBe([27, 35].includes(a.length))
        expect(isSame(a, b)).toBe(isSame(b, a))
      })
    )
  })

  it("nothing is thrown, and a name is its own", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
        expect(beginningsOf(name).length).toBeLessThanOrEqual(16)
        const letters = name.normalize("NFKD").replaceAll(/[^a-z]/gi, "")
        if (letters.length > 5 && /^[a-z]+$/i.test(name)) expect(isSame(name, name)).toBe(true)
        expect(isSame(name, "Somebody Else Entirely")).toBe(false)
      })
    )
  })
})

describe("a customer is looked up by the beginning of the name", () => {
  it.each([
    ["MUELLER MASCHINENBAU GMBH", "Müller Maschinenbau GmbH"],
    ["MUELLER GMBH", "Müller GmbH"],
    ["MUSTERMANN MAX", "Max Mustermann"],
    ["MAX MUSTERMANN", "Mustermann, Max"],
    ["Mustermann, Max", "Mustermann, Max"],
    ["Herr Max Mustermann", "Max Mustermann"],
    ["ANNA MARIA SCHMIDT", "Schmidt, Anna Maria"],
    ["SCHMIDT ANNA MARIA", "Anna Maria Schmidt"],
    ["MAX UND ERIKA MUSTERMANN", "Erika Mustermann"],
    ["MAX UND ERIKA MUSTERMANN", "Max und Erika Mustermann"],
    ["MAX & ERIKA MUSTERMANN", "Max und Erika Mustermann"],
    ["Jean-Luc Dupont", "Dupont, Jean-Luc"],
    ["SIEMENS AG", "Siemens Aktiengesellschaft"],
    ["Telekom", "Telekom Deutschland"]
  ])("%j finds %j", (payer, customer) => {
    const lower = customer.toLowerCase()
    expect(beginningsOf(payer).filter((beginning) => lower.startsWith(beginning))).not.toEqual([])
  })
})
