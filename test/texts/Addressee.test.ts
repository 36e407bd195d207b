import { describe, expect, it } from "vitest"
import { isCompanyName } from "../../src/texts/Addressee.ts"

describe("a name", () => {
  it.each([
    "Müller GmbH",
    "Müller GmbH & Co. KG",
    "Engines Ltd",
    "Engines Ltd.",
    "Engines, Inc.",
    "Ferretería López, S.L.",
    "Ferretería López SL",
    "Dupont SARL",
    "Rossi S.r.l.",
    "Jansen B.V.",
    "Silva & Filhos, Lda.",
    "Silva Ltda",
    "Banco do Sul S/A",
    "Kovács Kft."
  ])("with a legal form at its end is a company's: %s", (name) => {
    expect(isCompanyName(name)).toBe(true)
  })

  it.each([
    "Ada Lovelace",
    "Ana Sales",
    "Bob Inca",
    "Prof. Dr. A. G. Kog",
    "Lars Aas",
    "GmbH-Gesetz Meier",
    ""
  ])("without one is a person's: %s", (name) => {
    expect(isCompanyName(name)).toBe(false)
  })
})
