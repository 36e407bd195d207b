/** The ladder of one debt: late arrivals, changes, and the tones of steps. */
import { describe, expect, it } from "@effect/vitest"
import { changeDebt, continueLadder } from "../../../../src/domain/dunning/case/Changes.ts"
import type { CaseDebt } from "../../../../src/domain/dunning/case/Types.ts"
import { at, debt, Life, live, rulesWith, steps, tonesOf } from "./cases.ts"

const usual = rulesWith()

const resumed = (each: CaseDebt, now: number): CaseDebt =>
  continueLadder({ ...each, status: "open", pauseCause: null }, now, null)

describe("the ladder of a debt", () => {
  it("that arrives late gets no reminder beside the steps of the policy that are still ahead", () => {
    const rules = rulesWith({ steps: steps(3, 7, 21, 45) })
    const own = debt("2026-03-10", { begunAt: at("2026-03-18T08:00") })
    const course = live(rules, [own], "2026-03-18T08:00")
    expect(tonesOf(course)).toEqual(["2026-03-18 friendly", "2026-03-31 firm", "2026-04-24 final"])
    expect(course.map(({ message }) => message.offsetDays)).toEqual([7, 21, 45])
    // A week after the first the step of the 14th day has come.
    const usually = live(usual, [own], "2026-03-18T08:00")
    expect(tonesOf(usually)).toEqual(["2026-03-18 friendly", "2026-03-25 firm", "2026-04-09 final"])
  })

  it("that arrives late is firm before it is final, though the step that would have said so was missed or is gone", () => {
    const rules = rulesWith({ steps: steps(3, 7, 21, 45) })
    const own = debt("2026-03-10", { begunAt: at("2026-03-18T08:00") })
    const missed = new Life(rules, [own], "2026-03-18T08:00")
      .until("2026-03-30T12:00")
      .outage("2026-04-08T12:00")
    expect(missed.until("2026-06-30T12:00").lines).toEqual([
      "Wed 2026-03-18 friendly reminder",
      "Wed 2026-04-08 firm reminder, not sent: expired",
      "Wed 2026-04-15 firm reminder",
      "Fri 2026-04-24 final reminder"
    ])
    const gone = new Life(rules, [own], "2026-03-18T08:00").until("2026-03-30T12:00")
    gone.rules = rulesWith({ steps: steps(3, 7, 45) }, { since: gone.now })
    expect(gone.until("2026-06-30T12:00").lines).toEqual([
      "Wed 2026-03-18 friendly reminder",
      "Mon 2026-03-30 firm reminder",
      "Fri 2026-04-24 final reminder"
    ])
  })

  it("that is larger than before is named at the next opening, and is not final then", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-02-20T12:00").until("2026-03-31T12:00")
    life.change(own.id, (each, now) =>
      changeDebt(usual, each, { ...each, amountMinor: 20_000, balanceMinor: 20_000 }, now)
    )
    expect(life.until("2026-06-30T12:00").lines.slice(4)).toEqual([
      "Mon 2026-03-16 firm reminder",
      "Tue 2026-03-31 firm reminder",
      "Tue 2026-04-07 final reminder"
    ])
  })

  it("that is owed in another currency begins anew, and one that is paid in part goes on", () => {
    const own = debt("2026-03-02")
    const course = (fields: Partial<CaseDebt>) => {
      const life = new Life(usual, [own], "2026-02-20T12:00").until("2026-03-31T12:00")
      life.change(own.id, (each, now) => changeDebt(usual, each, { ...each, ...fields }, now))
      return life.until("2026-06-30T12:00").lines.slice(5)
    }
    expect(course({ currency: "USD" })).toEqual([
      // A customer hears a week after the last reminder at the earliest.
      "Tue 2026-03-31 friendly reminder",
      "Tue 2026-04-07 firm reminder",
      "Tue 2026-04-21 final reminder"
    ])
    expect(course({ balanceMinor: 5_000, status: "partially_paid" })).toEqual([
      "Wed 2026-04-01 final reminder"
    ])
  })

  it("whose rest ends before it is due has its notices and steps as usual", () => {
    const own = debt("2026-03-12")
    const life = new Life(
      usual,
      [{ ...own, status: "paused", pauseCause: "paused" }],
      "2026-02-20T12:00"
    ).until("2026-03-10T08:00")
    expect(life.change(own.id, resumed).until("2026-03-20T12:00").lines).toEqual([
      "Thu 2026-03-12 notice",
      "Mon 2026-03-16 friendly reminder",
      "Thu 2026-03-19 firm reminder"
    ])
  })

  it("speaks in the tone of the step where it has earned a firmer one", () => {
    const tones = ["friendly", "friendly", "firm", "final"] as const
    const policy = [3, 10, 20, 30].map((offsetDays, index) => ({
      offsetDays,
      channels: ["email"] as const,
      tone: tones[index] ?? "firm"
    }))
    expect(tonesOf(live(rulesWith({ steps: policy }), [debt("2026-03-02")], "2026-03-03T12:00"))).toEqual([
      "2026-03-05 friendly",
      "2026-03-12 friendly",
      "2026-03-23 firm",
      "2026-04-01 final"
    ])
  })
})
