/** Names as they may stand in mails. */
import { FastCheck as fc } from "effect"
import { describe, expect, it } from "vitest"
import { mailName } from "../../src/domain/MailName.ts"

describe("a name in a mail", () => {
  it("stays as it is where it is a name", () => {
    for (const name of [
      "Ada Lovelace",
      "J. R. R. Tolkien",
      "Müller & Söhne GmbH",
      "O'Neill",
      "山田 太郎",
      "v1.5"
    ]) {
      expect(mailName(name)).toBe(name)
    }
  })

  it("has no address of the web", () => {
    for (const [name, left] of [
      ["Pay now https://evil.example/x?y=1", "Pay now"],
      ["Win at WWW.evil.example today", "Win at today"],
      ["evil.example/login", ""],
      ["evil.example", "evil example"],
      ["a.b.evil.example", "a b evil example"],
      ["javascript://x Ada", "Ada"]
    ] as const) {
      expect(mailName(name)).toBe(left)
    }
  })

  it("has no encoded word, which a mail program would decode", () => {
    expect(mailName("Ada =?utf-8?B?aHR0cHM6Ly9ldmlsLmV4YW1wbGU=?= Ltd")).toBe("Ada Ltd")
    expect(mailName("=?utf-8?q?x?=")).toBe("")
    expect(mailName("=?utf-8?B?=?utf-8?B?eA==?=?=")).toBe("utf-8?B?")
  })

  it("has no marks of writing direction, controls or separators", () => {
    expect(mailName("Ada\u202eesrever\u202c")).toBe("Adaesrever")
    expect(mailName("Ada\r\nBcc: x\u2028y")).toBe("Ada Bcc: x y")
  })

  it("of any text leads nowhere, and stays the same the second time", () => {
    const piece = fc.constantFrom(
      "https://",
      "www.",
      "evil.example",
      "/",
      " ",
      "=?utf-8?B?",
      "eA==",
      "?=",
      "=?",
      "=",
      "?",
      "\u202e",
      ".",
      "ab"
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const name = mailName(pieces.join(""))
        expect(name).not.toMatch(/[a-z]:\/\/\S|\bwww\.|[a-z]\.[a-z]{2,}|\u202e/i)
        expect(mailName(name)).toBe(name)
      })
    )
  })
})
