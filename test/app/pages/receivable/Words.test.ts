/** What a receivable is called, where it stands, and how late it is. */
import { describe, expect, it } from "vitest"
import { LateBadge, receivableName, StatusBadge } from "../../../../src/app/pages/receivable/Words.tsx"
import { rendered } from "../../parts/rendering.ts"

describe("the mark of a receivable's due date", () => {
  const mark = (daysLate: number | null) => {
    const badge = rendered(LateBadge({ daysLate })).querySelector(".badge")
    return badge === null ? null : `${badge.classList.value.at(-1)}: ${badge.text}`
  }

  it("warns of a receivable that is due within 7 days, and of none that is due later", () => {
    expect(mark(-8)).toBeNull()
    expect(mark(-7)).toBe("warn: due in 7 days")
    expect(mark(-2)).toBe("warn: due in 2 days")
    expect(mark(-1)).toBe("warn: due in 1 day")
    expect(mark(0)).toBe("warn: due today")
  })

  it("is bad from the day after the due date", () => {
    expect(mark(1)).toBe("bad: 1 day overdue")
    expect(mark(30)).toBe("bad: 30 days overdue")
  })

  it("is not there where it makes no difference how late it is", () => {
    expect(mark(null)).toBeNull()
  })
})

describe("a receivable on a page", () => {
  it("is called by its reference, or by its number where it has none", () => {
    expect(receivableName({ id: 7, externalReference: "INV-1" })).toBe("INV-1")
    expect(receivableName({ id: 7, externalReference: null })).toBe("No. 7")
  })

  it("has a word for its state, and shows how urgent the state is", () => {
    const badgeOf = (pauseCause: "paused" | "promised" | "disputed") => {
      const receivable = { status: "paused", pauseCause } as const
      const badge = rendered(StatusBadge({ receivable })).querySelector(".badge")
      return [badge?.text, badge?.classList.value]
    }
    expect(badgeOf("paused")).toEqual(["Paused", ["badge", "warn"]])
    expect(badgeOf("promised")).toEqual(["Promised", ["badge", "info"]])
    expect(badgeOf("disputed")).toEqual(["Disputed", ["badge", "bad"]])
  })
})
