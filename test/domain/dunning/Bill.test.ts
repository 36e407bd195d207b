import { describe, expect, it } from "@effect/vitest"
import { type BillState, planBill } from "../../../src/domain/dunning/Bill.ts"
import { toLocal } from "../../../src/domain/LocalTime.ts"
import { at, day, rulesWith } from "./case/cases.ts"

const rules = rulesWith()
const steps = [{ offsetDays: -3 }, { offsetDays: 0 }]

const bill = (fields: Partial<BillState> = {}): BillState => ({
  dueDate: "2026-03-04",
  begunAt: at("2026-02-01T12:00"),
  reachedOffset: null,
  remindedOn: null,
  ...fields
})

const told = (state: BillState, now: string) => {
  const planned = planBill(rules, steps, state, at(now))
  if (planned === null) return "nothing"
  const when = toLocal(planned.at, "Europe/Berlin").slice(0, 16)
  return `${planned.offsetDays} ${when}${planned.isOver ? " over" : ""} ${planned.shiftedBy.join(" ")}`.trim()
}

describe("a bill", () => {
  it("is reminded of before it is due and on its due date, on open days", () => {
    expect(told(bill(), "2026-02-10T12:00")).toBe("-3 2026-02-27T09:00 weekend")
    expect(told(bill({ reachedOffset: -3, remindedOn: day("2026-02-27") }), "2026-02-27T12:00")).toBe(
      "0 2026-03-04T09:00"
    )
    expect(told(bill({ reachedOffset: 0, remindedOn: day("2026-03-04") }), "2026-03-04T12:00")).toBe(
      "nothing"
    )
  })

  it("leaves out what was over when its due date was set", () => {
    expect(told(bill({ begunAt: at("2026-03-03T12:00") }), "2026-03-03T12:00")).toBe("0 2026-03-04T09:00")
    expect(told(bill({ begunAt: at("2026-03-05T12:00") }), "2026-03-05T12:00")).toBe("nothing")
  })

  it("is reminded of by the newest step that was missed, as long as its time is not over", () => {
    expect(told(bill(), "2026-03-05T10:00")).toBe("0 2026-03-05T09:00 catch_up")
    expect(told(bill(), "2026-03-20T10:00")).toBe("0 2026-03-04T09:00 over")
  })
})
