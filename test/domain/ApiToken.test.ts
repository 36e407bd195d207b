import { createHash } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { display, hash, make, MAX_TOKEN_LENGTH, parse } from "../../src/domain/ApiToken.ts"

const companyId = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
)
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
const alphabet = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"]

describe("API tokens", () => {
  it("carry their company, whatever the secret", () => {
    fc.assert(
      fc.property(companyId, bytes, (company, secret) => {
        const token = make(company, secret)
        expect(token).toMatch(/^dbk_[1-9A-Za-z][0-9A-Za-z]{0,8}_[0-9A-Za-z]{49}$/)
        expect(token.length).toBeLessThanOrEqual(MAX_TOKEN_LENGTH)
        expect(parse(token)).toEqual({ companyId: company })
      })
    )
  })

  it("hold every bit of the 32 random bytes", () => {
    const secretOf = (token: string) => {
      const text = token.slice(-49, -6)
      return [...text].reduce((value, character) => value * 62n + BigInt(alphabet.indexOf(character)), 0n)
    }
    fc.assert(
      fc.property(bytes, (secret) => {
        expect(secretOf(make(1, secret)).toString(16).padStart(64, "0")).toBe(
          Buffer.from(secret).toString("hex")
        )
      })
    )
    expect(make(1, new Uint8Array(32))).toBe(make(1, new Uint8Array(40)))
    expect(secretOf(make(1, new Uint8Array(32).fill(255)))).toBe(2n ** 256n - 1n)
  })

  it("stay the same for the same company and bytes", () => {
    expect(make(1, new Uint8Array(32))).toMatchInlineSnapshot(
      `"dbk_1_00000000000000000000000000000000000000000002bN2A3"`
    )
    expect(make(Number.MAX_SAFE_INTEGER, new Uint8Array(32).fill(255))).toMatchInlineSnapshot(
      `"dbk_fFgnDxSe7_yhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp10qY6P7"`
    )
  })

  it("are refused after the change of any single character to any other", () => {
    const characters = [...alphabet, "_", "-", " ", "\u0000", "é", "ſ"]
    for (const token of [
      make(1, new Uint8Array(32).fill(7)),
      make(4_815_162_342, new Uint8Array(32).fill(201))
    ]) {
      for (let index = 0; index < token.length; index += 1) {
        for (const character of characters) {
          if (character === token[index]) continue
          expect(parse(token.slice(0, index) + character + token.slice(index + 1))).toBeUndefined()
        }
      }
    }
  })

  it("are refused when two neighbours are swapped, one is lost or something is added", () => {
    fc.assert(
      fc.property(companyId, bytes, fc.nat(), (company, secret, seed) => {
        const token = make(company, secret)
        const at = seed % (token.length - 1)
        const swapped = token.slice(0, at) + token.charAt(at + 1) + token.charAt(at) + token.slice(at + 2)
        if (swapped !== token) expect(parse(swapped)).toBeUndefined()
        expect(parse(token.slice(0, at) + token.slice(at + 1))).toBeUndefined()
        for (const wrong of [
          `${token}0`,
          `${token}\n`,
          ` ${token}`,
          token.toLowerCase() + "x",
          token.slice(4)
        ]) {
          expect(parse(wrong)).toBeUndefined()
        }
      })
    )
  })

  it("have one spelling of a company: no leading zeros, nothing beyond 2^53-1", () => {
    // CRC-32 bit by bit, as its definition has it.
    const crc32 = (body: string) => {
      let rest = 0xffff_ffff
      for (const byte of Buffer.from(body)) {
        rest ^= byte
        for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb8_8320 : 0)
      }
      return ~rest >>> 0
    }
    const crc = (body: string) => {
      let value = BigInt(crc32(body))
      let text = ""
      for (; value > 0n; value /= 62n) text = (alphabet[Number(value % 62n)] ?? "") + text
      return body + text.padStart(6, "0")
    }
    const secret = "A".repeat(43)
    expect(parse(crc(`dbk_1_${secret}`))).toEqual({ companyId: 1 })
    for (const company of ["01", "0", "", "zzzzzzzzz", "1000000000", "-1"]) {
      expect(parse(crc(`dbk_${company}_${secret}`))).toBeUndefined()
    }
    expect(parse(crc(`dbx_1_${secret}`))).toBeUndefined()
    expect(parse(crc(`DBK_1_${secret}`))).toBeUndefined()
    expect(parse(crc(`-dbk_1_${secret}`))).toBeUndefined()
    expect(parse(crc(`dbk_1_${secret}0`))).toBeUndefined()
  })

  it("are never read from other texts", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parse(text)).toBeUndefined()
        expect(parse(`dbk_${text}`)).toBeUndefined()
      })
    )
    expect(parse("x".repeat(1_000_000))).toBeUndefined()
  })

  it("hash to SHA-256", () => {
    const token = make(7, new Uint8Array(32).fill(1))
    const expected = createHash("sha256").update(token).digest("hex")
    expect(hash(token)).toHaveLength(32)
    expect(Buffer.from(hash(token)).toString("hex")).toBe(expected)
  })

  it("show company and four characters of the secret, and nothing of a text that is no token", () => {
    const token = make(62, new Uint8Array(32).fill(99))
    expect(display(token)).toBe(`dbk_10_${token.slice(7, 11)}…`)
    expect(display("hunter2")).toBe("(not a token)")
    expect(display(`${token}x`)).toBe("(not a token)")
  })

  it("are made only for real companies from enough random bytes", () => {
    expect(() => make(0, new Uint8Array(32))).toThrow(RangeError)
    expect(() => make(1.5, new Uint8Array(32))).toThrow(RangeError)
    expect(() => make(1, new Uint8Array(31))).toThrow(RangeError)
  })
})
