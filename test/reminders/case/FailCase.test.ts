/** What becomes of attempts of cases that can't be decided on or written. */
import { describe, expect, it } from "vitest"
import { planAll, planMessage } from "../../../src/domain/dunning/case/Plan.ts"
import { afterSending } from "../../../src/domain/dunning/case/Course.ts"
import { afterFailure } from "../../../src/reminders/case/CaseFailures.ts"
import { untouched } from "../../../src/reminders/case/CaseOutcome.ts"
import { afterFailedDecision } from "../../../src/reminders/case/FailCase.ts"
import { debt, rulesWith } from "../../domain/dunning/case/cases.ts"
import { attemptOf, decidedOf, next, NOW, open } from "./open.ts"

const LAST = { failures: 4 }
const broken = new Error("broken")

describe("an attempt that can't be decided on", () => {
  it("waits a minute for its next try, up to four times", () => {
    const one = open([debt("2026-03-02")])
    for (const failures of [0, 1, 2, 3]) {
      const attempt = attemptOf(next(one), { failures })
      const { debtor, worked } = afterFailure(untouched(one), attempt, broken)
      expect(worked.waits).toEqual({ email: { until: NOW + 60_000, reason: null, failures: failures + 1 } })
      expect([debtor, worked.taken]).toEqual([one.debtor, []])
      expect(afterFailedDecision(attempt, broken, NOW)).toMatchObject({
        status: "scheduled",
        failures: failures + 1,
        dueAt: NOW + 60_000
      })
    }
  })

  it("has failed at the fifth time, with the cause", () => {
    const one = open([debt("2026-03-02")])
    const attempt = attemptOf(next(one), LAST)
    const failed = {
      status: "failed",
      reasonCode: "internal",
      failures: 5,
      dueAt: null,
      error: { code: "internal", message: "broken" }
    }
    expect(afterFailure(untouched(one), attempt, broken).worked.taken).toMatchObject([
      { before: attempt, after: failed }
    ])
    expect(afterFailedDecision(attempt, broken, NOW)).toMatchObject(failed)
  })

  it("ends its step then, and lets the other debts go on", () => {
    const [oldest, other] = [debt("2026-03-02"), debt("2026-03-02")]
    const one = open([oldest, other])
    const message = next(one)
    expect(message.leadingId).toBe(oldest.id)
    const { debtor } = afterFailure(untouched(one), attemptOf(message, LAST), broken)
    expect(planMessage(one.rules, debtor, "email", NOW)?.leadingId).toBe(other.id)
  })

  it("is not planned again if somebody has asked for it", () => {
    const one = debt("2026-03-20")
    const asked = open([one], {
      rules: rulesWith({ steps: [{ offsetDays: -3, channels: ["email"] }] }),
      debtor: { asked: { debtId: one.id, at: NOW } }
    })
    const message = next(asked)
    expect(message.at).toBe(NOW)
    const { debtor } = afterFailure(untouched(asked), attemptOf(message, LAST), broken)
    expect(debtor.asked).toBeNull()
    expect(planAll(asked.rules, debtor, NOW)).toEqual([])
  })

  it("is not planned again if another channel has sent its round", () => {
    const both = rulesWith({ steps: [{ offsetDays: 3, channels: ["email", "sms"] }] })
    const one = open([debt("2026-03-02")], { rules: both })
    const message = next(one)
    const sent = afterSending(both, one.debtor, message, decidedOf(one, message), NOW)
    const rest = { ...one, debtor: { ...sent, messagedOn: { email: null, sms: null } } }
    const bySms = next(rest, "sms")
    expect(bySms.round).toBe(1)
    const { debtor } = afterFailure(untouched(rest), attemptOf(bySms, LAST), broken)
    expect(planMessage(both, debtor, "sms", NOW)).toBeNull()
  })
})
