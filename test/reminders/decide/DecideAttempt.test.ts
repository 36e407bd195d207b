/** What is decided on one due attempt, and what the decision makes of it. */
import { recipientName, noLimits } from "../../../src/domain/Trust.ts"
import { describe, expect, it } from "vitest"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import {
  type DecisionInputs,
  decideOne,
  recipientOf,
  UNSETTLED_PAUSE_MILLIS
} from "../../../src/reminders/decide/DecideAttempt.ts"
import type { AttemptUnitOfWork } from "../../../src/reminders/AttemptUnitOfWork.ts"
import {
  attempt,
  billAttempt,
  billUnitOfWork,
  customer,
  NEXT_STEP_AT,
  NOW,
  payable,
  receivable,
  rules,
  STEP_AT,
  unitOfWork
} from "../unitOfWork.ts"

const provider = { _tag: "Provider", provider: { send: () => undefined as never } } as const
const sender = {
  name: "Creditor",
  facts: {} as never,
  active: true,
  planActive: true,
  limits: null,
  replyTo: null,
  members: ["ann@example.com", "bob@example.com"]
}
const inputs = (changes: Partial<DecisionInputs> = {}): DecisionInputs => ({
  sender,
  policy: rules.policy.receivables,
  pace: [],
  trust: noLimits,
  transportOf: () => provider,
  ...changes
})

/** The first step of receivable 1 as it is due. */
const due = (fields: Partial<AttemptRecord> = {}): AttemptRecord =>
  attempt({
    status: "scheduled",
    tryCount: 0,
    dueAt: STEP_AT,
    messageId: null,
    tone: null,
    recipient: null,
    ...fields
  })
const work = (rows: Parameters<typeof unitOfWork>[0] = {}) =>
  unitOfWork({ attempts: [due()], messages: [], ...rows })
const decided = (unit: AttemptUnitOfWork, changes: Partial<DecisionInputs> = {}) => ({
  willing: decideOne(unit, 1, inputs(changes)),
  after: unit.get(1)
})

describe("a due attempt", () => {
  it("is to be sent, in the tone of its step", () => {
    const unit = work()
    expect(decided(unit).willing).toEqual({ attempt: due(), tone: "friendly" })
    expect(unit.changes).toEqual([])
  })

  it("is not decided on if it is not scheduled, or not locked", () => {
    expect(decideOne(work(), 7, inputs())).toBeUndefined()
    for (const status of ["sending", "sent", "cancelled"] as const) {
      const unit = work({ attempts: [due({ status })] })
      expect([decided(unit).willing, unit.changes]).toEqual([undefined, []])
    }
  })

  it("that a write has moved to a later day since it was claimed waits for that day", () => {
    const nextDay = NOW + 86_400_000
    const unit = work({
      attempts: [due({ scheduledFor: nextDay, shiftedBy: ["gap"] })],
      messagedOn: [{ customerId: 1, channel: "email", sentOn: "2026-03-04" }]
    })
    const { after, willing } = decided(unit)
    expect(willing).toBeUndefined()
    expect(after).toMatchObject({
      status: "scheduled",
      scheduledFor: nextDay,
      dueAt: nextDay,
      shiftedBy: ["gap"]
    })
  })

  it("that stands later than its plan is planned again, and is to be sent if its time has come", () => {
    const unit = work({ attempts: [due({ scheduledFor: NOW + 3_600_000 })] })
    const { after, willing } = decided(unit)
    expect(willing?.tone).toBe("friendly")
    expect(after).toMatchObject({ scheduledFor: STEP_AT, dueAt: STEP_AT })
  })

  it("that waits for its next try is decided on, though its own time is later", () => {
    const unit = work({ attempts: [due({ scheduledFor: NOW + 1, tryCount: 1 })] })
    expect(decided(unit).willing).toBeDefined()
    expect(unit.changes).toEqual([])
  })

  it("is left out for good with the reason, and the next step is planned", () => {
    for (const [changes, reasonCode] of [
      [{ optedOut: ["email"] }, "opted_out"],
      [{ suppressed: ["email"] }, "suppressed"],
      [{ email: null }, "no_address"]
    ] as const) {
      const unit = work({ customers: [customer(changes)] })
      const { after, willing } = decided(unit)
      expect([willing, after?.status, after?.reasonCode, after?.dueAt]).toEqual([
        undefined,
        "skipped",
        reasonCode,
        null
      ])
      expect(unit.added).toMatchObject([{ offsetDays: 7, scheduledFor: NEXT_STEP_AT }])
    }
    const otherChannel = work({
      customers: [customer({ optedOut: ["sms"], suppressed: ["sms"], phoneE164: null })]
    })
    expect(decided(otherChannel).willing).toBeDefined()
  })

  it("by SMS goes to the phone number", () => {
    const sms = { channel: "sms" } as const
    const policy = { ...rules.policy.receivables, steps: [{ offsetDays: 0, channels: ["sms"] as const }] }
    expect(
      recipientOf({ _tag: "Receivable", receivable: receivable(), recipient: customer() }, "sms", sender)
    ).toBe("+4930123456")
    expect(
      recipientOf({ _tag: "Receivable", receivable: receivable(), recipient: customer() }, "email", sender)
    ).toBe("ada@example.com")
    const unit = work({ attempts: [due(sms)], customers: [customer({ phoneE164: null })] })
    expect(decided(unit, { policy }).willing).toBeUndefined()
  })

  it("ends with all others of its debt if nothing is left to remind of, and nothing more is planned", () => {
    for (const [fields, reasonCode] of [
      [{ status: "paid", paidMinor: 10_000 }, "paid"],
      [{ status: "cancelled" }, "cancelled"],
      [{ status: "paused", pauseCause: "promised" }, "promised"],
      [{ status: "paused", pauseCause: null }, "paused"]
    ] as const) {
      const later = due({ id: 2, offsetDays: 7, step: 1, scheduledFor: NEXT_STEP_AT, dueAt: NEXT_STEP_AT })
      const sending = attempt({ id: 3, channel: "sms" })
      const unit = work({ attempts: [due(), later, sending], receivables: [receivable(fields)] })
      expect(decided(unit).willing).toBeUndefined()
      expect([1, 2].map((id) => [unit.get(id)?.status, unit.get(id)?.reasonCode])).toEqual([
        ["skipped", reasonCode],
        ["skipped", reasonCode]
      ])
      expect([unit.get(3)?.status, unit.added]).toEqual(["sending", []])
    }
  })

  it("waits where it is for what somebody is about to mend, with the present balance", () => {
    for (const [changes, reasonCode] of [
      [{ sender: { ...sender, active: false } }, "company_inactive"],
      [{ sender: { ...sender, planActive: false } }, "no_active_plan"],
      [{ transportOf: () => ({ _tag: "Off" }) as const }, "no_channel"]
    ] as const) {
      const unit = work({ receivables: [receivable({ status: "partially_paid", paidMinor: 1_000 })] })
      const { after, willing } = decided(unit, changes)
      expect(willing).toBeUndefined()
      expect(after).toMatchObject({
        status: "scheduled",
        reasonCode,
        scheduledFor: STEP_AT,
        balanceMinor: 9_000
      })
      expect(after?.dueAt).toBe(NOW + 300_000)
    }
  })

  it("waits an hour for a recipient beyond what the company may do a day, if it is not one of before", () => {
    const used = { recipients: 0, sms: 0, known: new Set<string>() }
    const { after, willing } = decided(work({}), { trust: used })
    expect(willing).toBeUndefined()
    expect(after).toMatchObject({ status: "scheduled", reasonCode: "cap", dueAt: NOW + 3_600_000 })
    const known = new Set([recipientName("email", customer().email ?? "")])
    expect(decided(work({}), { trust: { ...used, known } }).willing).toBeDefined()
  })

  it("keeps its time if the cap delays it by minutes", () => {
    const second = Math.floor(NOW / 1_000)
    const unit = work({ attempts: [due({ reasonCode: "no_channel" })] })
    const { after, willing } = decided(unit, {
      policy: { ...rules.policy.receivables, maxPerMinute: 1 },
      pace: [[second - 1, 1]]
    })
    expect(willing).toBeUndefined()
    expect(after).toMatchObject({
      status: "scheduled",
      reasonCode: null,
      scheduledFor: STEP_AT,
      shiftedBy: []
    })
    expect(after?.dueAt).toBeGreaterThan(NOW)
    expect(after?.dueAt).toBeLessThanOrEqual(NOW + 61_000)
  })

  it("moves to the opening of the next day if the customer has had a message today", () => {
    const unit = work({ messagedOn: [{ customerId: 1, channel: "email", sentOn: "2026-03-04" }] })
    const { after, willing } = decided(unit)
    const opening = Date.parse("2026-03-05T09:00:00Z")
    expect(willing).toBeUndefined()
    expect(after).toMatchObject({
      status: "scheduled",
      scheduledFor: opening,
      dueAt: opening,
      shiftedBy: ["gap"]
    })
    const other = work({ messagedOn: [{ customerId: 1, channel: "sms", sentOn: "2026-03-04" }] })
    expect(decided(other).willing).toBeDefined()
  })

  it("that is of another due date by now is planned again", () => {
    const unit = work({ receivables: [receivable({ dueDate: "2026-04-01" })] })
    expect(decided(unit).willing).toBeUndefined()
    expect(unit.get(1)).toMatchObject({ status: "cancelled", reasonCode: "rescheduled" })
    expect(unit.added[0]).toMatchObject({ dueDate: "2026-04-01" })
  })

  it("is looked at again an hour later if no plan settles it", () => {
    // The step is not of the policy that plans, so that every decision is to plan again, and no plan changes it.
    const unit = work()
    const unsettled = new Proxy(unit, {
      get: (target, name) => {
        if (name === "replan") return () => undefined
        if (name === "scheduleOf") {
          return (subject: Parameters<AttemptUnitOfWork["scheduleOf"]>[0]) => ({
            ...target.scheduleOf(subject),
            dueDate: "2026-04-01"
          })
        }
        const value = Reflect.get(target, name, target) as unknown
        return typeof value === "function" ? (value.bind(target) as unknown) : value
      }
    })
    expect(decideOne(unsettled, 1, inputs())).toBeUndefined()
    expect(unit.get(1)).toMatchObject({ status: "scheduled", dueAt: NOW + UNSETTLED_PAUSE_MILLIS })
    expect(UNSETTLED_PAUSE_MILLIS).toBe(3_600_000)
  })
})

describe("a due attempt about a bill", () => {
  const bill = { status: "scheduled", tryCount: 0, dueAt: STEP_AT, messageId: null } as const

  it("is to be sent to the company's members", () => {
    const unit = billUnitOfWork({ attempts: [billAttempt(bill)], messages: [] })
    expect(decided(unit).willing?.tone).toBe("friendly")
    expect(recipientOf({ _tag: "Payable", payable: payable() }, "email", sender)).toBe(
      "ann@example.com, bob@example.com"
    )
  })

  it("is left out if the company has no member with a verified address", () => {
    const unit = billUnitOfWork({ attempts: [billAttempt(bill)], messages: [] })
    const { after } = decided(unit, { sender: { ...sender, members: [] } })
    expect([after?.status, after?.reasonCode]).toEqual(["skipped", "no_address"])
  })

  it("ends if the bill is paid", () => {
    const unit = billUnitOfWork({
      attempts: [billAttempt(bill)],
      payables: [payable({ status: "paid" })],
      messages: []
    })
    expect([decided(unit).after?.status, unit.get(1)?.reasonCode, unit.added]).toEqual([
      "skipped",
      "paid",
      []
    ])
  })
})
