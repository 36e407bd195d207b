/** Cases in every zone, around the days on which calendars and clocks are odd. */
import { expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { dayOf } from "../../../../src/domain/dunning/Calendar.ts"
import { caseRules } from "../../../../src/domain/dunning/case/CaseRules.ts"
import { beginLadder, newCase } from "../../../../src/domain/dunning/case/Changes.ts"
import { planAll } from "../../../../src/domain/dunning/case/Plan.ts"
import { simulateCase } from "../../../../src/domain/dunning/case/SimulateCase.ts"
import { clockIn, forbidden, schedule } from "../schedules.ts"

const DAY_MILLIS = 86_400_000

it("messages leave within the window on open days, each day once, and a later plan says the same", () => {
  fc.assert(
    fc.property(schedule, (own) => {
      const rules = caseRules({ ...own, since: 0 })
      const now = (dayOf(own.dueDate) - 30) * DAY_MILLIS
      const debt = beginLadder(
        {
          id: 1,
          dueDate: own.dueDate,
          status: "open",
          amountMinor: 10_000,
          balanceMinor: 10_000,
          currency: "EUR"
        },
        now
      )
      const debtor = newCase([debt])
      const input = { debtor, refusal: () => null, agreedOn: () => null }
      const course = simulateCase(rules, input, now, now + 200 * DAY_MILLIS)
      const sent = course.filter(({ reason }) => reason === null)
      expect(sent.map(({ at }) => forbidden(own, at)).filter((why) => why !== null)).toEqual([])
      const dates = sent.map(({ at }) => clockIn(own, at).date)
      expect(new Set(dates).size).toBe(dates.length)
      const due = rules.effectiveDue(own.dueDate).day
      for (const { at, message } of sent) {
        if (message.kind === "reminder") expect(rules.dayAt(at)).toBeGreaterThan(due)
      }
      const [next] = planAll(rules, debtor, now)
      if (next !== undefined) expect(planAll(rules, debtor, next.at - 1)[0]).toEqual(next)
    }),
    { numRuns: 600 }
  )
})
