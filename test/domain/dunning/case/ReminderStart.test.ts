import * as fc from "effect/FastCheck"
import { describe, expect, it } from "vitest"
import { caseRules, standardCasePolicy } from "../../../../src/domain/dunning/case/CaseRules.ts"
import { beginLadder, newCase } from "../../../../src/domain/dunning/case/Changes.ts"
import { fromNextStep } from "../../../../src/domain/dunning/case/ReminderStart.ts"
import { simulateCase } from "../../../../src/domain/dunning/case/SimulateCase.ts"
import { dateOf, dayOf } from "../../../../src/domain/dunning/Calendar.ts"

const DAY = 86_400_000
const NOW = Date.parse("2026-11-25T12:00:00Z")
const rulesSince = (since: number) =>
  caseRules({ policy: standardCasePolicy, timezone: "Europe/Berlin", isHoliday: () => false, since })

const debtLate = (days: number) =>
  beginLadder(
    {
      id: 1,
      dueDate: dateOf(dayOf("2026-11-25") - days),
      status: "open",
      amountMinor: 50_000,
      balanceMinor: 50_000,
      currency: "EUR"
    },
    NOW
  )

/** Local days on which something is sent, if reminders can leave since `since`. */
const sentOn = (days: number, since = 0): ReadonlyArray<number> => {
  const rules = rulesSince(since)
  const debt = fromNextStep(rulesSince(0), debtLate(days), NOW)
  if (debt === null) return []
  const input = { debtor: newCase([debt]), refusal: () => null, agreedOn: () => null }
  return simulateCase(rules, input, Math.max(NOW, since), NOW + 120 * DAY)
    .filter(({ reason }) => reason === null)
    .map(({ at }) => rules.dayAt(at))
}

/** The day of the first step that was not over now. */
const nextDay = (days: number): number => {
  const rules = rulesSince(0)
  const { day } = rules.effectiveDue(debtLate(days).dueDate)
  const open = rules.reminders.map(({ offsetDays }) => rules.openFrom(day + offsetDays))
  return Math.min(...open.flatMap((each) => (each === undefined || each.closesAt <= NOW ? [] : [each.day])))
}

const last = Math.max(...standardCasePolicy.steps.map(({ offsetDays }) => offsetDays))

describe("a debt that begins at its next step", () => {
  it("is never reminded of before the day of that step, also if its company goes live later", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 3 }), (days, live) => {
        for (const sent of sentOn(days, live === 0 ? 0 : NOW + live * DAY))
          expect(sent).toBeGreaterThanOrEqual(nextDay(days))
      })
    )
  })

  it("is reminded of on that day", () => {
    const late = Array.from({ length: last - 5 }, (_, n) => n + 4)
    for (const days of late) expect([days, sentOn(days)[0]]).toEqual([days, nextDay(days)])
  })

  it("is left to a person where no step is left", () => {
    expect(fromNextStep(rulesSince(0), debtLate(last + 10), NOW)).toBeNull()
    expect(fromNextStep(rulesSince(0), debtLate(200), NOW)).toBeNull()
  })

  it("is as any other where nothing was missed", () => {
    const debt = debtLate(-3)
    expect(fromNextStep(rulesSince(0), debt, NOW)).toBe(debt)
  })
})
