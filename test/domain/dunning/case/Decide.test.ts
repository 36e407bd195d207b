import { describe, expect, it } from "@effect/vitest"
import { beginLadder, newCase, reasonForEnding } from "../../../../src/domain/dunning/case/Changes.ts"
import { afterSending } from "../../../../src/domain/dunning/case/Course.ts"
import {
  CaseDecision,
  CLEAR,
  decideMessage,
  type SendingFacts
} from "../../../../src/domain/dunning/case/Decide.ts"
import { planMessage } from "../../../../src/domain/dunning/case/Plan.ts"
import type { DebtorCase } from "../../../../src/domain/dunning/case/Types.ts"
import { toLocal } from "../../../../src/domain/LocalTime.ts"
import { at, day, debt, Life, rulesWith, steps } from "./cases.ts"

const rules = rulesWith()
const own = debt("2026-03-02", { noticePassedOn: day("2026-03-02") })
const usual = newCase([own])

/** A decision in words. */
const decided = (
  facts: Partial<SendingFacts>,
  now = "2026-03-05T10:00",
  debtor: DebtorCase = usual
): string => {
  const local = (instant: number) => toLocal(instant, "Europe/Berlin").slice(0, 16)
  return CaseDecision.$match(decideMessage(rules, debtor, "email", { ...CLEAR, ...facts }, at(now)), {
    Send: ({ contents, message }) => `send ${message.tone} ${contents.named.length}`,
    Move: ({ at, shiftedBy }) => `move to ${local(at)} ${shiftedBy.join(" ")}`.trim(),
    Wait: ({ reason, until }) => `wait ${reason} until ${local(until)}`,
    End: ({ contents, reason }) => `end ${reason} for ${contents.named.length}`,
    None: () => "none"
  })
}

describe("a message whose time has come", () => {
  it("is sent if nothing is in the way", () => {
    expect(decided({})).toBe("send friendly 1")
  })

  it("is moved if it has not come", () => {
    expect(decided({}, "2026-03-03T18:00")).toBe("move to 2026-03-05T09:00")
  })

  const MINUTES = "2026-03-05T10:05"
  const AN_HOUR = "2026-03-05T11:00"

  it.each<[Partial<SendingFacts>, string, string]>([
    [{ mode: "hold" }, "on_hold", AN_HOUR],
    [{ mode: "approve" }, "awaiting_approval", AN_HOUR],
    [{ company: { active: false, planActive: true } }, "company_inactive", MINUTES],
    [{ company: { active: true, planActive: false } }, "no_active_plan", MINUTES],
    [{ channel: "none" }, "no_channel", MINUTES],
    [{ channel: "down" }, "channel_down", MINUTES],
    [{ statementDay: day("2026-02-27") }, "no_statement", AN_HOUR],
    [{ isBeyondTrust: true }, "cap", AN_HOUR]
  ])(
    "waits for what somebody is about to mend, until its time is over, and ends with that: %j",
    (facts, reason, again) => {
      // The third open day after Thursday is Tuesday.
      expect(decided(facts)).toBe(`wait ${reason} until 2026-03-10T17:00`)
      expect(decided({ ...facts, onTestClock: false })).toBe(`wait ${reason} until ${again}`)
      const lonely = newCase([debt("2026-02-02")])
      const passed = { ...lonely, debts: lonely.debts.map((each) => ({ ...each, reachedOffset: 14 })) }
      expect(decided(facts, "2026-04-01T10:00", passed)).toBe(`end ${reason} for 1`)
    }
  )

  it.each(["opted_out", "suppressed", "no_address"] as const)(
    "ends at once for what the debtor has decided: %s",
    (refusal) => {
      expect(decided({ refusal })).toBe(`end ${refusal} for 1`)
    }
  )

  it("is sent in the mode `approve` once somebody has approved it", () => {
    expect(decided({ mode: "approve", isApproved: true })).toBe("send friendly 1")
  })

  it("leaves later if the cap of the minute is reached", () => {
    expect(decided({ capLeft: 0, capFreeAt: at("2026-03-05T10:01") })).toBe("move to 2026-03-05T10:01 cap")
    expect(decided({ capLeft: 0, capFreeAt: at("2026-03-05T17:00") })).toBe("move to 2026-03-06T09:00 cap")
  })

  it("waits for the next day of an address that has had one", () => {
    const messagedOn = { email: day("2026-03-05"), sms: null }
    expect(decided({}, "2026-03-05T10:00", { ...usual, messagedOn })).toBe("move to 2026-03-06T09:00 gap")
  })

  it("is none if everything rests", () => {
    const resting = newCase([debt("2026-03-02", { status: "paused", pauseCause: "disputed" })])
    expect(decided({}, "2026-03-05T10:00", resting)).toBe("none")
  })
})

describe("somebody who asks for a message", () => {
  it("gets the next step at once, within the window, and the step is not sent again", () => {
    const life = new Life(rules, [debt("2026-03-02")], "2026-03-03T12:00").until("2026-03-11T18:00")
    const [asked] = life.case.debts
    life.case = { ...life.case, asked: { debtId: asked?.id ?? 0, at: life.now } }
    life.until("2026-04-30T12:00")
    expect(life.lines.slice(1)).toEqual([
      "Thu 2026-03-05 friendly reminder",
      "Mon 2026-03-09 firm reminder",
      "Thu 2026-03-12 firm reminder",
      "Wed 2026-04-01 final reminder"
    ])
  })

  it("gets a notice of what is not overdue", () => {
    const wanted = debt("2026-03-20")
    const debtor = { ...newCase([wanted]), asked: { debtId: wanted.id, at: at("2026-03-10T11:30") } }
    const planned = planMessage(rules, debtor, "email", at("2026-03-10T11:30"))
    expect(planned?.kind).toBe("notice")
    expect(toLocal(planned?.at ?? 0, "Europe/Berlin")).toBe("2026-03-10T11:30:00+01:00")
    expect(planned?.shiftedBy).toContain("asked")
  })

  it("gets nothing where nothing can be sent", () => {
    const wanted = debt("2026-03-02")
    const debtor = { ...newCase([wanted]), asked: { debtId: wanted.id, at: at("2026-03-10T11:30") } }
    expect(planMessage(rulesWith({ steps: steps() }), debtor, "email", at("2026-03-10T11:30"))).toBe(null)
  })
})

it("a scheduled message that another takes the place of ends with the reason of its debt", () => {
  const before = { expiresAt: at("2026-03-10T17:00") }
  const reason = (fields: object, now = "2026-03-06T12:00") =>
    reasonForEnding(rules, before, debt("2026-03-02", fields), at(now))
  expect([
    reason({ status: "paid", balanceMinor: 0 }),
    reason({ status: "paused", pauseCause: "promised" }),
    reason({ balanceMinor: 100, status: "partially_paid" }),
    reason({}),
    reason({}, "2026-03-11T12:00"),
    reasonForEnding(rules, before, null, at("2026-03-06T12:00"))
  ]).toEqual(["paid", "promised", "below_minimum", "rescheduled", "expired", "rescheduled"])
})

describe("a round on two channels", () => {
  const both = rulesWith({ steps: [{ offsetDays: 3, channels: ["email", "sms"] }] })
  const sentByEmail = (debtor: DebtorCase): DebtorCase => {
    const decision = decideMessage(both, debtor, "email", CLEAR, at("2026-03-05T10:00"))
    if (decision._tag !== "Send") throw new Error("nothing is sent by e-mail")
    return afterSending(both, debtor, decision.message, decision.contents, at("2026-03-05T10:00"))
  }
  const after = sentByEmail(newCase([own, debt("2026-02-27", { id: 7, noticePassedOn: day("2026-02-27") })]))
  const round = (debtor: DebtorCase) => planMessage(both, debtor, "sms", at("2026-03-05T11:00"))?.round

  it("goes on on the second one once the first has sent it", () => {
    expect(round(after)).toBe(1)
  })

  it("does not go on once the debt that leads it begins anew", () => {
    const leadingId = after.round?.leadingId
    const debts = after.debts.map((each) =>
      each.id === leadingId ? beginLadder({ ...each, dueDate: "2026-02-26" }, at("2026-03-05T10:30")) : each
    )
    expect(round({ ...after, debts })).not.toBe(1)
  })
})
