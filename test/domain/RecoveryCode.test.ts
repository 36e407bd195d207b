/** Recovery codes hold 80 random bits, and are read however somebody types them. */
import { describe, expect, it } from "vitest"
import { hashOf, newCodes } from "../../src/domain/RecoveryCode.ts"

describe("recovery codes", () => {
  it("are ten, of 16 characters with five bits each, and others each time", () => {
    const codes = [...newCodes(), ...newCodes()]
    expect(codes).toHaveLength(20)
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(new Set(codes).size).toBe(20)
  })

  it("use every character, so that no bit is always the same", () => {
    // 6 400 characters: that one of the 32 is missing has a chance of less than 10^-85.
    const characters = Array.from({ length: 40 }, newCodes).flat().join("").replaceAll("-", "")
    expect([...new Set(characters)].sort().join("")).toBe("0123456789abcdefghjkmnpqrstvwxyz")
  })

  it("have one hash in capitals, with blanks, and with letters that look like digits", () => {
    const hash = hashOf("8k3d-90fz-m1qp-7vwx")
    expect(hash).toHaveLength(32)
    for (const typed of ["8K3D 90FZ M1QP 7VWX", "8k3d9ofzmlqp7vwx", " 8k3d-9Ofz-miqp-7vwx "])
      expect(hashOf(typed), typed).toEqual(hash)
    expect(hashOf("8k3d-90fz-m1qp-7vwy")).not.toEqual(hash)
  })

  it("are nothing where a character is missing, too many or none of theirs", () => {
    for (const wrong of [
      "",
      "8k3d-90fz-m1qp-7vw",
      "8k3d-90fz-m1qp-7vwxx",
      "8k3d-90fz-m1qp-7vwu",
      "8k3d-90fz-m1qp-7vw!"
    ])
      expect(hashOf(wrong), wrong).toBeNull()
  })
})
