/** When the people of a company may close it, and how long they can change their mind. */
import { describe, expect, it } from "vitest"
import { deletedAt, isRecent, whyNotClose, whyNotReopen } from "../../src/domain/CompanyClosing.ts"

const NOW = Date.parse("2026-05-01T12:00:00Z")
const HOUR = 3_600_000
const made = (hoursAgo: number, problem: string | null = null) => ({
  finishedAt: NOW - hoursAgo * HOUR,
  problem
})

describe("an archive", () => {
  it("is recent for a day, if there is one", () => {
    expect(
      [made(0), made(23), made(24), made(1, "Too large."), null].map((each) => isRecent(each, NOW))
    ).toEqual([true, true, false, false, false])
    expect(isRecent({ finishedAt: null, problem: null }, NOW)).toBe(false)
  })
})

describe("a company", () => {
  const company = { name: "Heron & Sons" }

  it("is closed with an archive, by its name", () => {
    expect(whyNotClose(company, " Heron & Sons", made(2), NOW)).toBeNull()
    expect(whyNotClose(company, "Heron", made(2), NOW)?.message).toContain("name")
    expect(whyNotClose(company, "Heron & Sons", null, NOW)?.message).toContain("archive first")
  })

  it("can be opened again for thirty days", () => {
    const whyAfter = (days: number) => whyNotReopen({ closedAt: NOW - days * 24 * HOUR }, NOW)
    expect([whyAfter(0), whyAfter(29)]).toEqual([null, null])
    expect(whyAfter(30)?.message).toContain("too late")
    expect(whyNotReopen({ closedAt: null }, NOW)?.message).toContain("not closed")
    expect(deletedAt(NOW)).toBe(Date.parse("2026-05-31T12:00:00Z"))
  })
})
