/** The names under which invoices are downloaded. */
import { describe, expect, it } from "vitest"
import { documentHeaders, documentName } from "../../src/domain/InvoiceDocument.ts"

describe("the name of an invoice's file", () => {
  it("is the reference without what file systems refuse, else the number of its receivable", () => {
    expect(documentName("INV/7: März", 1)).toBe("INV-7- März.pdf")
    expect(documentName(" ..", 1)).toBe("invoice-1.pdf")
    expect(documentName(null, 1)).toBe("invoice-1.pdf")
  })

  it("is short, whole, and can be written in a header", () => {
    const name = documentName(`${"A".repeat(79)}𠀀𠀁`, 1)
    expect(name).toBe(`${"A".repeat(79)}𠀀.pdf`)
    expect(documentHeaders(name)["content-disposition"]).toContain("%F0%A0%80%80.pdf")
  })
})
