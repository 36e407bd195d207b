/** The queue of a case: what of it is kept, moved, ended and added when its messages are planned. */
import { describe, expect, it } from "vitest"
import type { PlannedMessage } from "../../../src/domain/dunning/case/Types.ts"
import { endStatusOf, queueChanges, type QueueInput } from "../../../src/services/reminders/CaseAttempts.ts"
import { debt, rulesWith } from "../../domain/dunning/case/cases.ts"
import { attemptOf, CUSTOMER, next, NOW, open } from "../../reminders/case/open.ts"

const rules = rulesWith({ steps: [{ offsetDays: 3, channels: ["email", "sms"] }] })
const [oldest, other] = [debt("2026-03-02"), debt("2026-03-02")]
const one = open([oldest, other], { rules })
const [byEmail, bySms] = [next(one), next(one, "sms")]
const queuedByEmail = attemptOf(byEmail)

const changes = (fields: Partial<QueueInput>) =>
  queueChanges({
    rules,
    about: {
      company: { testClock: null },
      customerId: CUSTOMER,
      preferredLocale: "de",
      timezone: "Europe/Berlin"
    },
    queued: [],
    planned: [byEmail],
    busy: [],
    roundOf: () => 1,
    debtOf: (id) => [oldest, other].find((each) => each.id === id) ?? null,
    now: NOW,
    ...fields
  })
const later: PlannedMessage = { ...byEmail, at: byEmail.at + 60_000 }

describe("the queue of a case", () => {
  it("has one attempt of the leading debt on each channel that has a message", () => {
    expect(changes({ planned: [byEmail, bySms], roundOf: () => 5 })).toMatchObject({
      changes: [],
      added: [
        { channel: "email", receivableId: oldest.id, status: "scheduled", dueAt: byEmail.at, cycle: 5 },
        { channel: "sms", receivableId: oldest.id, status: "scheduled", dueAt: bySms.at, cycle: 5 }
      ]
    })
  })

  it("stays as it is if it is planned again", () => {
    expect(changes({ queued: [queuedByEmail] })).toEqual({ added: [], changes: [] })
  })

  it("moves an attempt to another time, which then waits for nothing any more", () => {
    const waiting = attemptOf(byEmail, { reasonCode: "on_hold", dueAt: NOW + 300_000 })
    expect(changes({ queued: [waiting] })).toEqual({ added: [], changes: [] })
    expect(changes({ queued: [waiting], planned: [later] }).changes).toMatchObject([
      {
        before: waiting,
        after: { scheduledFor: later.at, dueAt: later.at, reasonCode: null, updatedAt: NOW }
      }
    ])
  })

  it("does not try an attempt before its next try", () => {
    const tried = attemptOf(byEmail, { tryCount: 1, dueAt: NOW + 600_000 })
    expect(changes({ queued: [tried], planned: [later] }).changes[0]?.after.dueAt).toBe(NOW + 600_000)
  })

  it("lets an attempt wait for what a worker found", () => {
    const wait = { until: NOW + 5, reason: "no_channel", failures: 2 } as const
    expect(changes({ queued: [queuedByEmail], waits: { email: wait } }).changes).toMatchObject([
      { after: { dueAt: NOW + 5, reasonCode: "no_channel", failures: 2, scheduledFor: byEmail.at } }
    ])
  })

  it("ends the attempt of a debt that leads no more, and says why", () => {
    const led = attemptOf({ ...byEmail, leadingId: other.id }, { id: 2 })
    expect(changes({ queued: [led] })).toMatchObject({
      added: [{ receivableId: oldest.id }],
      changes: [{ before: led, after: { status: "cancelled", reasonCode: "rescheduled", dueAt: null } }]
    })
    const paid = { ...other, status: "paid" } as const
    expect(changes({ queued: [led], planned: [], debtOf: () => paid }).changes).toMatchObject([
      { after: { status: "cancelled", reasonCode: "paid" } }
    ])
  })

  it("ends the second attempt on a channel", () => {
    const second = attemptOf({ ...byEmail, leadingId: other.id }, { id: 2 })
    const { added, changes: changed } = changes({ queued: [queuedByEmail, second] })
    expect([added, changed.map(({ before }) => before.id)]).toEqual([[], [2]])
  })

  it("has nothing for a channel with a message that is being handed over", () => {
    expect(changes({ planned: [byEmail, bySms], busy: ["email"] }).added).toMatchObject([{ channel: "sms" }])
    expect(changes({ queued: [queuedByEmail], busy: ["email"] }).changes).toMatchObject([
      { after: { status: "cancelled", reasonCode: "rescheduled" } }
    ])
  })

  it("has what is over due at once, so that it is recorded as not sent", () => {
    const over = { ...byEmail, isOver: true, at: NOW + 1 }
    expect(changes({ planned: [over] }).added).toMatchObject([{ dueAt: NOW }])
  })
})

describe("an attempt that ends without being sent", () => {
  it("is cancelled by what was decided about its debt, has failed by what went wrong, and else was skipped", () => {
    const reasons = [
      "paid",
      "disputed",
      "rescheduled",
      "provider_rejected",
      "internal",
      "expired",
      "opted_out"
    ] as const
    expect(reasons.map(endStatusOf)).toEqual([
      "cancelled",
      "cancelled",
      "cancelled",
      "failed",
      "failed",
      "skipped",
      "skipped"
    ])
  })
})
