/** What is decided on due attempts about bills. */
import { describe, expect, it } from "vitest"
import { type BillInputs, decideAllBills } from "../../../src/reminders/bill/DecideBill.ts"
import type { Claimed } from "../../../src/repos/reminders/ReminderClaims.ts"
import {
  bill,
  EXPIRES_AT,
  NEXT_STEP_AT,
  NOW,
  scheduled,
  sending,
  STEP_AT,
  toAnn,
  toBob,
  works
} from "./bills.ts"

const MINUTE = 60_000
const DAY = 86_400_000
const MEMBERS = ["ann@example.com", "bob@example.com"]
const inputs = (changes: Partial<BillInputs> = {}): BillInputs => ({
  mode: "on",
  sender: { active: true, planActive: true, members: MEMBERS },
  hasChannel: true,
  maxPerMinute: 60,
  pace: [],
  ...changes
})
const claimed = (...ids: ReadonlyArray<number>): ReadonlyArray<Claimed> =>
  ids.map((id) => ({ id, fence: 1, customerId: null }))

const decided = (
  rows: Parameters<typeof works>[0] = {},
  changes: Partial<BillInputs> = {},
  testClock?: number
) => {
  const all = works({ attempts: [scheduled()], messages: [], ...rows }, testClock ?? null)
  const result = decideAllBills(all, claimed(1), inputs(changes))
  return { ...result, after: all.get(1)?.get(1), added: all.get(1)?.added ?? [], work: all.get(1) }
}

describe("a due attempt about a bill", () => {
  it("is to be sent to each member, with the facts of now", () => {
    const { after, failed, locked, pace, toSend } = decided({ payables: [bill({ amountMinor: 7_000 })] })
    expect(toSend.map(({ recipients }) => recipients)).toEqual([MEMBERS])
    expect([locked, failed]).toEqual([[], []])
    expect(pace.reduce((sum, [, messages]) => sum + messages, 0)).toBe(2)
    expect(after).toEqual(
      sending({ balanceMinor: 7_000, messageId: null, updatedAt: NOW, dueAt: NOW + MINUTE })
    )
  })

  it("that is tried again goes to the members who have not got it", () => {
    const again = scheduled({ tryCount: 1, dueAt: NOW, reasonCode: "channel_down" })
    const messages = [toAnn({ status: "sent", sentAt: STEP_AT }), toBob({ status: "deferred" })]
    const { after, toSend } = decided({ attempts: [again], messages })
    expect(toSend.map(({ recipients }) => recipients)).toEqual([["bob@example.com"]])
    expect(after).toMatchObject({ status: "sending", tryCount: 2, reasonCode: null })
  })

  it("ends with the outcome of its messages if the members left have all got it", () => {
    const again = scheduled({ tryCount: 1, dueAt: NOW })
    const messages = [toAnn({ status: "sent", sentAt: STEP_AT }), toBob({ status: "deferred" })]
    const sender = { active: true, planActive: true, members: ["ann@example.com"] }
    const { after, toSend } = decided({ attempts: [again], messages }, { sender })
    expect([toSend, after?.status, after?.messageId]).toEqual([[], "sent", 10])
  })

  it("is left to the one who has claimed it since, or who has locked its bill", () => {
    const other = decided({ attempts: [scheduled({ fence: 2 })] })
    expect([other.toSend, other.locked, other.after]).toEqual([[], [], scheduled({ fence: 2 })])
    const all = works()
    expect(decideAllBills(all, claimed(7), inputs()).locked).toEqual(claimed(7))
  })

  it("stays as it is if it has ended", () => {
    for (const status of ["sent", "cancelled", "skipped"] as const) {
      expect(decided({ attempts: [scheduled({ status, dueAt: null })] }).work?.changes).toEqual([])
    }
  })

  it("is withdrawn if the bill is paid, and nothing more is planned", () => {
    const { added, after, toSend } = decided({ payables: [bill({ status: "paid" })] })
    expect([toSend, added]).toEqual([[], []])
    expect(after).toMatchObject({ status: "cancelled", reasonCode: "paid", dueAt: null })
  })

  it("is left out if the company has no member with a verified address, and the next step is planned", () => {
    const { added, after, toSend } = decided({}, { sender: { active: true, planActive: true, members: [] } })
    expect(toSend).toEqual([])
    expect(after).toMatchObject({ status: "skipped", reasonCode: "no_address" })
    expect(added).toMatchObject([{ payableId: 1, offsetDays: 7, scheduledFor: NEXT_STEP_AT, cycle: 1 }])
  })

  it("waits for what somebody is about to mend, with the present amount", () => {
    for (const [changes, reasonCode] of [
      [{ sender: { active: false, planActive: true, members: MEMBERS } }, "company_inactive"],
      [{ sender: { active: true, planActive: false, members: MEMBERS } }, "no_active_plan"],
      [{ hasChannel: false }, "no_channel"]
    ] as const) {
      const { after, toSend } = decided({ payables: [bill({ amountMinor: 7_000 })] }, changes)
      expect(toSend).toEqual([])
      expect(after).toMatchObject({ status: "scheduled", reasonCode, balanceMinor: 7_000 })
      expect([after?.scheduledFor, after?.dueAt]).toEqual([STEP_AT, NOW + 5 * MINUTE])
    }
    // Nobody looks again on a test clock, so that it waits until its time is over.
    expect(decided({}, { hasChannel: false }, NOW).after?.dueAt).toBe(NOW + 5 * MINUTE)
    const onTestClock = [scheduled({ onTestClock: true })]
    expect(decided({ attempts: onTestClock }, { hasChannel: false }, NOW).after?.dueAt).toBe(EXPIRES_AT)
  })

  it("ends when its time is over, with what it waited for if that is still in the way", () => {
    const late = (reasonCode: "no_channel" | "channel_down" | null, changes: Partial<BillInputs> = {}) =>
      decided({ attempts: [scheduled({ reasonCode })], now: EXPIRES_AT }, changes)
    expect(late(null).after).toMatchObject({ status: "skipped", reasonCode: "expired", dueAt: null })
    expect(late(null).added).toMatchObject([{ offsetDays: 7 }])
    expect(late("no_channel").after?.reasonCode).toBe("expired")
    expect(late("no_channel", { hasChannel: false }).after?.reasonCode).toBe("no_channel")
    expect(late("channel_down").after?.reasonCode).toBe("channel_down")
  })

  it("that is late moves to the next opening and says so", () => {
    const { after, toSend } = decided({ now: STEP_AT + 8 * 3_600_000 })
    expect(toSend).toEqual([])
    expect(after).toMatchObject({
      status: "scheduled",
      scheduledFor: STEP_AT + DAY,
      dueAt: STEP_AT + DAY,
      shiftedBy: ["catch_up"],
      expiresAt: EXPIRES_AT
    })
  })

  it("that leaves on a later day than its own says so", () => {
    const { after } = decided({ now: NOW + DAY })
    expect(after).toMatchObject({
      status: "sending",
      scheduledFor: STEP_AT + DAY,
      shiftedBy: ["catch_up"]
    })
  })

  it("waits some minutes for the cap, and keeps its time", () => {
    const second = Math.floor(NOW / 1_000)
    const { after, toSend } = decided(
      { attempts: [scheduled({ reasonCode: "no_channel" })] },
      { maxPerMinute: 1, pace: [[second - 1, 1]] }
    )
    expect(toSend).toEqual([])
    expect(after).toMatchObject({
      status: "scheduled",
      reasonCode: null,
      scheduledFor: STEP_AT,
      shiftedBy: []
    })
    expect(after?.dueAt).toBeGreaterThan(NOW)
    expect(after?.dueAt).toBeLessThanOrEqual(NOW + 61_000)
  })

  it("loses no step to the cap: what moves to another day has the time of that day", () => {
    const closing = Date.parse("2026-03-07T16:59:59Z")
    const pace = { maxPerMinute: 1, pace: [[closing / 1_000, 1]] } as const
    const { after } = decided({ now: closing }, pace)
    expect(after).toMatchObject({
      scheduledFor: Date.parse("2026-03-08T09:00:00Z"),
      expiresAt: Date.parse("2026-03-11T17:00:00Z")
    })
    expect(after?.shiftedBy).toContain("cap")
    const next = decided({
      attempts: after === undefined ? [] : [after],
      now: Date.parse("2026-03-08T10:00:00Z")
    })
    expect(next.after?.status).toBe("sending")
  })

  it("counts the messages that were decided on before it towards the cap", () => {
    const two = [scheduled(), scheduled({ id: 2, payableId: 2 })]
    const all = works({ payables: [bill(), bill({ id: 2 })], attempts: two, messages: [] })
    const { toSend } = decideAllBills(all, claimed(1, 2), inputs({ maxPerMinute: 2 }))
    expect(toSend.map(({ attempt }) => attempt.id)).toEqual([1])
    expect(all.get(2)?.get(2)?.dueAt).toBeGreaterThan(NOW)
  })

  it("gives way to a newer step whose day has come", () => {
    const { added, after } = decided({ now: NEXT_STEP_AT })
    expect(after).toMatchObject({ status: "skipped", reasonCode: "superseded" })
    expect(added).toMatchObject([{ offsetDays: 7, scheduledFor: NEXT_STEP_AT, dueAt: NEXT_STEP_AT }])
  })

  it("that is of another due date or policy by now is planned again", () => {
    const moved = decided({ payables: [bill({ dueDate: "2026-04-01" })] })
    expect(moved.after).toMatchObject({ status: "cancelled", reasonCode: "rescheduled" })
    expect(moved.added).toMatchObject([{ dueDate: "2026-04-01", offsetDays: 0, cycle: 2 }])
    const gone = decided({ attempts: [scheduled({ offsetDays: 3 })] })
    expect(gone.after).toMatchObject({ status: "cancelled", reasonCode: "rescheduled" })
    expect(gone.added).toMatchObject([{ offsetDays: 0, cycle: 1, dueAt: STEP_AT }])
  })

  it("that can't be decided on counts as a failure, and holds up none of the others", () => {
    const broken = bill({ dueDate: "no date" })
    const two = [scheduled({ dueDate: "no date" }), scheduled({ id: 2, payableId: 2 })]
    const all = works({ payables: [broken, bill({ id: 2 })], attempts: two, messages: [] })
    const { failed, toSend } = decideAllBills(all, claimed(1, 2), inputs())
    expect(failed.map(({ id }) => id)).toEqual([1])
    expect(all.get(1)?.get(1)).toMatchObject({ status: "scheduled", failures: 1, dueAt: NOW + MINUTE })
    expect(toSend.map(({ attempt }) => attempt.id)).toEqual([2])
  })
})

describe("a message about a bill whose lease ended during its hand-over", () => {
  const recovered = (messages = [toAnn({ status: "failed" }), toBob()]) => {
    const all = works({ attempts: [sending()], messages })
    decideAllBills(all, claimed(1), inputs())
    return all.get(1)
  }

  it("is unknown for the members whose message was being handed over, and the distance counts from then", () => {
    const work = recovered()
    expect([work?.message(10)?.status, work?.message(11)?.status]).toEqual(["failed", "unknown"])
    expect(work?.get(1)).toMatchObject({
      status: "unknown",
      reasonCode: "outcome_unknown",
      dueAt: null,
      updatedAt: STEP_AT
    })
    expect(work?.added).toMatchObject([{ payableId: 1, offsetDays: 7 }])
  })

  it("is unknown with its attempt if it is not there", () => {
    expect(recovered([])?.get(1)).toMatchObject({ status: "unknown", reasonCode: "outcome_unknown" })
  })
})
