import { describe, expect, it } from "@effect/vitest"
import { addDays } from "../../../../src/domain/CalendarDate.ts"
import { newCase } from "../../../../src/domain/dunning/case/Changes.ts"
import { contentsOf } from "../../../../src/domain/dunning/case/Contents.ts"
import { afterSending } from "../../../../src/domain/dunning/case/Course.ts"
import { planMessage } from "../../../../src/domain/dunning/case/Plan.ts"
import { datesOn, selectDebts } from "../../../../src/domain/dunning/case/Select.ts"
import type { CaseDebt } from "../../../../src/domain/dunning/case/Types.ts"
import { randomOf } from "../../../reminders/simulation/RandomSource.ts"
import { at, day, debt, rulesWith } from "./cases.ts"

const rules = rulesWith()

const many = (seed: number): ReadonlyArray<CaseDebt> => {
  const random = randomOf(seed)
  return Array.from({ length: random.between(80, 900) }, () =>
    debt(addDays("2026-03-02", random.between(-200, 60)), {
      begunAt: at("2026-03-02T08:00"),
      ...(random.chance(0.1) ? { status: "paused", pauseCause: "disputed" } : {})
    })
  )
}

describe("the selection of a case", () => {
  it("gives the same messages as all of its debts, with the same sums", () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      let all = newCase(many(seed))
      let now = at("2026-03-02T08:30")
      for (let count = 0; count < 12; count += 1) {
        const own = planMessage(rules, all, "email", now)
        const selected = { ...all, ...selectDebts(rules, all.since, all.debts, own?.day ?? rules.dayAt(now)) }
        const planned = planMessage(rules, selected, "email", now)
        expect(planned, `seed ${seed}`).toEqual(own)
        if (own === null || planned === null) break
        const contents = contentsOf(rules, all, own)
        expect(contentsOf(rules, selected, planned), `seed ${seed}`).toEqual(contents)
        now = Math.max(now, own.at)
        all = afterSending(rules, all, own, contents, now)
      }
    }
  })

  it("has a limit, however much is owed", () => {
    const all = Array.from({ length: 20_000 }, (_, index) =>
      debt(addDays("2025-03-02", index % 500), { begunAt: at("2026-03-02T08:00") })
    )
    const { debts, totals } = selectDebts(rules, 0, all, day("2026-03-02"))
    expect(debts.length).toBeLessThanOrEqual(500)
    expect(totals?.overdue).toBeGreaterThan(10_000)
  })

  it("divides what is overdue from what is coming by due dates alone", () => {
    // Monday: what was due on the weekend is paid in time today, and what was due on Friday is overdue.
    expect(datesOn(rules, day("2026-03-09"))).toEqual({ overdueTo: "2026-03-06", comingTo: "2026-03-16" })
    expect(datesOn(rules, day("2026-03-11"))).toEqual({ overdueTo: "2026-03-10", comingTo: "2026-03-18" })
  })
})
