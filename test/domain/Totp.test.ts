/** Codes of authenticator apps are those of RFC 6238, and hold for a short time. */
import { describe, expect, it } from "vitest"
import { codeAt, newSecret, STEP_SECONDS, stepOf } from "../../src/domain/Totp.ts"

/** "12345678901234567890", the secret of the RFC's test vectors for SHA-1 (appendix B). */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
const STEP_MILLIS = STEP_SECONDS * 1_000

describe("a code", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"]
  ])("of second %i is the end of the one in RFC 6238: %s", (second, code) => {
    expect(codeAt(SECRET, second * 1_000)).toBe(code)
    expect(stepOf(SECRET, code, second * 1_000)).toBe(Math.floor(second / STEP_SECONDS))
  })

  it("holds for its step of 30 seconds and those beside it, and names its own", () => {
    const start = 40_000_000 * STEP_MILLIS
    const code = codeAt(SECRET, start)
    const stepAt = (millis: number) => stepOf(SECRET, code, start + millis)
    expect(stepAt(-STEP_MILLIS - 1)).toBeNull()
    expect(stepAt(-STEP_MILLIS)).toBe(40_000_000)
    expect(stepAt(2 * STEP_MILLIS - 1)).toBe(40_000_000)
    expect(stepAt(2 * STEP_MILLIS)).toBeNull()
  })

  it("may have blanks, and is nothing else than six digits", () => {
    expect(stepOf(SECRET, " 287 082 ", 59_000)).toBe(1)
    for (const wrong of ["", "28708", "94287082", "28708a", "-87082", "٢٨٧٠٨٢"])
      expect(stepOf(SECRET, wrong, 59_000), wrong).toBeNull()
  })
})

describe("a new secret", () => {
  it("has 160 bits, others each time", () => {
    const secrets = Array.from({ length: 20 }, newSecret)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new Set(secrets).size).toBe(20)
  })
})
