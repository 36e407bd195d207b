/** What a person did not want sent is never sent, whatever is changed afterwards, and the case goes on. */
import { describe, expect, it } from "vitest"
import { FastCheck as fc } from "effect"
import { renewCase, resumeCase } from "../../../../src/domain/dunning/case/Changes.ts"
import { caseRules, standardCasePolicy } from "../../../../src/domain/dunning/case/CaseRules.ts"
import { contentsOf } from "../../../../src/domain/dunning/case/Contents.ts"
import { afterSkipping } from "../../../../src/domain/dunning/case/Course.ts"
import { beginLadder, newCase } from "../../../../src/domain/dunning/case/Changes.ts"
import { planAll } from "../../../../src/domain/dunning/case/Plan.ts"
import { simulateCase } from "../../../../src/domain/dunning/case/SimulateCase.ts"
import { withPrepared, notPrepared } from "../../../../src/domain/dunning/case/Prepared.ts"
import type { Channel } from "../../../../src/domain/ReminderAttempt.ts"

const DAY = 86_400_000
const START = Date.parse("2026-03-02T10:00:00Z")

const rulesWith = (channels: ReadonlyArray<Channel>, since = 0) =>
  caseRules({
    policy: {
      ...standardCasePolicy,
      steps: standardCasePolicy.steps.map((step) => ({ ...step, channels })),
      days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
      window: { from: "08:00", to: "20:00" }
    },
    timezone: "UTC",
    isHoliday: () => false,
    since
  })

const dateAt = (days: number) => new Date(START + days * DAY).toISOString().slice(0, 10)

const debts = (due: ReadonlyArray<number>) =>
  due.map((days, index) =>
    beginLadder(
      {
        id: index + 1,
        dueDate: dateAt(days),
        status: "open",
        amountMinor: 50_000,
        balanceMinor: 50_000,
        currency: "EUR"
      },
      START - 60 * DAY
    )
  )

const future = (rules: ReturnType<typeof rulesWith>, debtor: ReturnType<typeof newCase>, now: number) =>
  simulateCase(rules, { debtor, refusal: () => null, agreedOn: () => null }, now, now + 60 * DAY)

/** The step of a message, by which it would be known again. */
const stepOf = ({
  message: { channel, kind, leadingId, offsetDays, slotDay }
}: {
  readonly message: ReturnType<typeof planAll>[number]
}) => `${channel} ${kind} ${leadingId} ${offsetDays} ${slotDay}`

const situation = fc.record({
  due: fc.array(fc.integer({ min: -40, max: 20 }), { minLength: 1, maxLength: 4 }),
  channels: fc.constantFrom<ReadonlyArray<Channel>>(["email"], ["sms"], ["email", "sms"]),
  asked: fc.boolean(),
  after: fc.constantFrom("nothing", "resumes", "renews", "policy"),
  later: fc.integer({ min: 0, max: 5 })
})

describe("a message that a person has skipped", () => {
  it("does not come again when the company or the address changes", () => {
    fc.assert(
      fc.property(situation, ({ after, asked, channels, due, later }) => {
        const rules = rulesWith(channels)
        const begun = newCase(debts(due))
        const debtor = asked ? { ...begun, asked: { debtId: 1, at: START } } : begun
        const [message] = planAll(rules, debtor, START).toSorted((a, b) => a.at - b.at)
        if (message === undefined || message.isOver) return
        const contents = contentsOf(rules, debtor, message)
        const at = Math.max(START, message.at)
        const skipped = afterSkipping(rules, debtor, message, contents, at)
        const now = at + later * DAY
        const changed = rulesWith(channels, after === "nothing" ? 0 : now)
        const renewed =
          after === "renews"
            ? renewCase(resumeCase(changed, skipped), now)
            : after === "nothing"
              ? skipped
              : resumeCase(changed, skipped)
        const steps = future(changed, renewed, now).map((told) => stepOf(told))
        expect(steps).not.toContain(stepOf({ message }))
      }),
      { numRuns: 300 }
    )
  })

  it("leaves the steps after it, and what another channel has still to say", () => {
    const rules = rulesWith(["email", "sms"])
    const debtor = newCase(debts([-3]))
    const [email, sms] = planAll(rules, debtor, START)
    if (email === undefined || sms === undefined) throw new Error("nothing is planned")
    const skipped = afterSkipping(rules, debtor, email, contentsOf(rules, debtor, email), START)
    const told = future(rules, skipped, START)
    expect(told[0]?.message).toMatchObject({ channel: "sms", offsetDays: sms.offsetDays })
    expect(told.some(({ message }) => message.channel === "email" && message.offsetDays === 7)).toBe(true)
  })

  it("of a final step ends the ladder, for good", () => {
    const rules = rulesWith(["email"])
    let debtor = newCase(debts([-31]))
    let now = START
    for (let n = 0; n < 12; n += 1) {
      const [message] = planAll(rules, debtor, now)
      if (message === undefined) break
      now = Math.max(now, message.at)
      debtor = afterSkipping(rules, debtor, message, contentsOf(rules, debtor, message), now)
    }
    expect(planAll(rules, debtor, now)).toEqual([])
    const changed = rulesWith(["email"], now + DAY)
    expect(future(changed, resumeCase(changed, debtor), now + DAY)).toEqual([])
  })

  it("takes with it what people have decided about it, and nothing of another channel", () => {
    const rules = rulesWith(["email", "sms"])
    const seen = withPrepared(
      withPrepared(newCase(debts([-3])), "email", notPrepared("a")),
      "sms",
      notPrepared("b")
    )
    const [email] = planAll(rules, seen, START)
    if (email === undefined) throw new Error("nothing is planned")
    const skipped = afterSkipping(rules, seen, email, contentsOf(rules, seen, email), START)
    expect(skipped.prepared).toEqual({ sms: notPrepared("b") })
  })
})
