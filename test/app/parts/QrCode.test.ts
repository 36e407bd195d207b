/** Codes as bank apps read them. */
import { describe, expect, it } from "@effect/vitest"
import { renderToString } from "preact-render-to-string"
import { outlineOf, QrCode } from "../../../src/app/parts/QrCode.tsx"
import { payloadOf } from "../../../src/domain/EpcQr.ts"
import { swissPayloadOf } from "../../../src/domain/SwissQr.ts"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { scanned } from "../../support/scanners.ts"

const svgOf = (text: string, hasCross = false): string =>
  renderToString(QrCode({ text, label: "code", hasCross }))

const transfer = {
  name: "Änalytische Maschinen GmbH & Co. KG",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  amountMinor: 123_450n
}

const swiss = {
  name: "Robert Schneider AG",
  address: "Rue du Lac 1268\n2501 Biel",
  country: "CH",
  iban: "CH4431999123000889012",
  currency: "CHF",
  amountMinor: 194_975n,
  reference: "210000000003139471430009017"
}

describe("a code", () => {
  it.each([
    ["a structured reference", creditorReference(12, 34_567)],
    ["the longest one", creditorReference(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)],
    ["text", "INV-2026-0042"],
    ["several references", `${creditorReference(1, 1)}, ${creditorReference(1, 2)}`],
    ["no reference", null]
  ])("for SEPA with %s is read by two readers alike", async (_, reference) => {
    const text = payloadOf({ ...transfer, reference })
    expect(await scanned(svgOf(text ?? ""))).toEqual([text, text])
  })

  it("for Swiss payments is read by two readers alike, with the cross in its middle", async () => {
    for (const name of ["Robert Schneider AG", "Ș".repeat(70)]) {
      const text = swissPayloadOf({ ...swiss, name })
      expect(await scanned(svgOf(text ?? "", true))).toEqual([text, text])
    }
  })

  it("has the cross in the sizes of the standard: a field of 7 mm in a code of 46 mm", () => {
    const text = swissPayloadOf(swiss) ?? ""
    const { size } = outlineOf(text)
    const millimetres = (size - 8) / 46
    const rects = Array.from(
      svgOf(text, true).matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)
    )
    const sizes = rects.map(([, , , width, height]) =>
      [width, height].map((each) => Math.round((Number(each) / millimetres) * 100) / 100)
    )
    expect(sizes).toEqual([
      [7, 7],
      [6, 6],
      [3.89, 1.17],
      [1.17, 3.89]
    ])
    for (const [, x, y, width, height] of rects) {
      expect(Number(x) + Number(width) / 2).toBeCloseTo(size / 2, 2)
      expect(Number(y) + Number(height) / 2).toBeCloseTo(size / 2, 2)
    }
    expect(svgOf(text)).not.toContain("<g")
  })
})
