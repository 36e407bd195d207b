/** What another policy would change of the next step, by example; that it comes true is for test/services. */
import { describe, expect, it } from "@effect/vitest"
import { compare, type MessageChange } from "../../../src/domain/dunning/PolicyPreview.ts"
import type { SimulatedDebt } from "../../../src/domain/dunning/Simulation.ts"
import type { AttemptRecord, Channel } from "../../../src/domain/ReminderAttempt.ts"
import type { DunningSchedule } from "../../../src/domain/dunning/Types.ts"
import { EARLY, attempt, messagedOnBy, usual as byEmail, withPolicy, withSteps } from "./schedules.ts"

const at = (text: string) => Date.parse(text)

/** The default policy with an SMS beside its last e-mails. */
const usual = (): DunningSchedule =>
  withPolicy({
    steps: byEmail().policy.steps.map((step) =>
      step.offsetDays < 14 ? step : { ...step, channels: ["email", "sms"] }
    )
  })

const subject = (
  attempts: ReadonlyArray<AttemptRecord>,
  fields: Partial<SimulatedDebt> = {}
): SimulatedDebt => ({
  customerId: 1,
  status: "open",
  pauseCause: null,
  resumeAt: null,
  balanceMinor: 10_000,
  currency: "EUR",
  attempts,
  addressOn: (channel) => (channel === "email" ? "ada@example.com" : null),
  optedOut: [],
  suppressed: [],
  messagedOn: messagedOnBy(attempts),
  ...fields
})

const withPhone: Partial<SimulatedDebt> = { addressOn: () => "somewhere" }

const bySteps = (...steps: ReadonlyArray<readonly [number, ...ReadonlyArray<Channel>]>): DunningSchedule =>
  withPolicy({ steps: steps.map(([offsetDays, ...channels]) => ({ offsetDays, channels })) })

const told = (changes: ReadonlyArray<MessageChange>) =>
  changes.map(({ change, channel, from, offsetDays, reasonCode, to }) =>
    [offsetDays, channel, change, from, "→", to, reasonCode].filter((word) => word !== null).join(" ")
  )

const compared = (
  attempts: ReadonlyArray<AttemptRecord>,
  other: DunningSchedule,
  {
    fields = {},
    inForce = usual(),
    now = EARLY
  }: Partial<{ fields: Partial<SimulatedDebt>; inForce: DunningSchedule; now: number }> = {}
) => told(compare(subject(attempts, fields), inForce, other, now))

/** The last step of the usual schedule but one, by e-mail and SMS on Wednesday 18 March, the steps before it sent. */
const fourteenth = [
  attempt({
    offsetDays: 7,
    status: "sent",
    sentAt: at("2026-03-11T09:00:00Z"),
    scheduledFor: at("2026-03-11T08:00:00Z")
  }),
  ...(["email", "sms"] as const).map((channel) =>
    attempt({ offsetDays: 14, step: 4, channel, shiftedBy: [], scheduledFor: at("2026-03-18T08:00:00Z") })
  )
]

const later = withPolicy({ ...usual().policy, window: { from: "10:30", to: "17:00" } })

describe("another policy", () => {
  it("changes nothing where it says the same of the next step, whatever it says of others", () => {
    expect(compared([attempt()], usual())).toEqual([])
    expect(compared([attempt()], bySteps([-3, "email"], [0, "sms"], [9, "email"]))).toEqual([])
    expect(compared(fourteenth, usual(), { fields: withPhone })).toEqual([])
  })

  it("changes nothing where no step is planned", () => {
    expect(compared([], later)).toEqual([])
    expect(compared([attempt({ status: "sent", sentAt: at("2026-03-02T08:00:00Z") })], later)).toEqual([])
  })

  it("moves the next step to another window, on the customer's clock", () => {
    expect(compared([attempt()], later)).toEqual([
      "-3 email moved 2026-02-27T09:00:00+01:00 → 2026-02-27T10:30:00+01:00"
    ])
    expect(compare(subject([attempt()]), usual(), later, EARLY)).toEqual([
      {
        offsetDays: -3,
        channel: "email",
        change: "moved",
        from: "2026-02-27T09:00:00+01:00",
        to: "2026-02-27T10:30:00+01:00",
        reasonCode: null
      }
    ])
  })

  it("moves every channel of the next step", () => {
    expect(compared(fourteenth, later, { fields: withPhone })).toEqual(
      ["email", "sms"].map(
        (channel) => `14 ${channel} moved 2026-03-18T09:00:00+01:00 → 2026-03-18T10:30:00+01:00`
      )
    )
  })

  it("drops a step that it lacks, and says nothing of the later one that comes as it would have come", () => {
    expect(compared([attempt()], withSteps([0, 3]))).toEqual(["-3 email dropped 2026-02-27T09:00:00+01:00 →"])
  })

  it("moves the later step that comes in the place of a dropped one, when it comes at another time", () => {
    const other = withPolicy({
      steps: [{ offsetDays: 0, channels: ["email"] }],
      window: { from: "10:30", to: "17:00" }
    })
    expect(compared([attempt()], other)).toEqual([
      "-3 email dropped 2026-02-27T09:00:00+01:00 →",
      "0 email moved 2026-03-04T09:00:00+01:00 → 2026-03-04T10:30:00+01:00"
    ])
  })

  it("says nothing of a later step that is skipped before and after", () => {
    const other = withPolicy({
      steps: [{ offsetDays: 0, channels: ["email"] }],
      window: { from: "10:30", to: "17:00" }
    })
    expect(compared([attempt()], other, { fields: { optedOut: ["email"] } })).toEqual([])
  })

  it("compares a later step with its own place in the plan, and not with that of the next one", () => {
    const other = withPolicy({
      steps: [{ offsetDays: 7, channels: ["email"] }],
      window: { from: "10:30", to: "17:00" }
    })
    expect(compared([attempt()], other)).toEqual([
      "-3 email dropped 2026-02-27T09:00:00+01:00 →",
      "7 email moved 2026-03-11T09:00:00+01:00 → 2026-03-11T10:30:00+01:00"
    ])
  })

  it("adds a step that nobody had, on each of its channels", () => {
    expect(compared([attempt()], bySteps([-1, "email", "sms"]), { fields: withPhone })).toEqual([
      "-3 email dropped 2026-02-27T09:00:00+01:00 →",
      "-1 email added → 2026-03-03T09:00:00+01:00",
      "-1 sms added → 2026-03-03T09:00:00+01:00"
    ])
  })

  it("adds a step that nobody had", () => {
    expect(compared([attempt()], withSteps([-1]))).toEqual([
      "-3 email dropped 2026-02-27T09:00:00+01:00 →",
      "-1 email added → 2026-03-03T09:00:00+01:00"
    ])
  })

  it("adds a channel that a later step did not have", () => {
    expect(compared([attempt()], bySteps([0, "sms"]), { fields: withPhone })).toEqual([
      "-3 email dropped 2026-02-27T09:00:00+01:00 →",
      "0 sms added → 2026-03-04T09:00:00+01:00"
    ])
  })

  it("drops one channel of a step without touching the other or what comes after", () => {
    expect(compared(fourteenth, bySteps([14, "sms"], [30, "email"]), { fields: withPhone })).toEqual([
      "14 email dropped 2026-03-18T09:00:00+01:00 →"
    ])
  })

  it("skips a new step on a channel without an address, or that the customer has left", () => {
    const dropped = "-3 email dropped 2026-02-27T09:00:00+01:00 →"
    expect(compared([attempt()], bySteps([-3, "sms"]))).toEqual([dropped, "-3 sms skipped → no_address"])
    expect(
      compared([attempt()], bySteps([-3, "sms"]), { fields: { ...withPhone, optedOut: ["sms"] } })
    ).toEqual([dropped, "-3 sms skipped → opted_out"])
    expect(compared([attempt()], bySteps([-3, "sms"]), { fields: withPhone })).toEqual([
      dropped,
      "-3 sms added → 2026-02-27T09:00:00+01:00"
    ])
  })

  it("skips a step for the number of messages, counting those that were or may have been sent", () => {
    const one = withPolicy({ maxMessages: 1 })
    const next = attempt({ offsetDays: 0, step: 1, scheduledFor: at("2026-03-04T08:00:00Z"), shiftedBy: [] })
    for (const status of ["sent", "unknown"] as const) {
      const before = attempt({ status, sentAt: at("2026-03-02T08:00:00Z") })
      expect(compared([before, next], one)).toEqual(["0 email skipped 2026-03-04T09:00:00+01:00 → cap"])
    }
    expect(compared([attempt({ status: "failed" }), next], one)).toEqual([])
  })

  it("adds a step again that the policy in force skips, and leaves one that both skip", () => {
    const before = attempt({ status: "sent", sentAt: at("2026-03-02T08:00:00Z") })
    const next = attempt({ offsetDays: 0, step: 1, scheduledFor: at("2026-03-04T08:00:00Z"), shiftedBy: [] })
    const inForce = withPolicy({ maxMessages: 1 })
    expect(compared([before, next], usual(), { inForce })).toEqual([
      "0 email added → 2026-03-04T09:00:00+01:00"
    ])
    expect(compared([before, next], withSteps([-3, 0, 9]), { fields: { optedOut: ["email"] } })).toEqual([])
    // What is skipped anyway can't be dropped.
    expect(compared([before, next], bySteps([3, "sms"]), { inForce, fields: withPhone })).toEqual([
      "3 sms added → 2026-03-09T09:00:00+01:00"
    ])
  })

  it("skips a step whose day it puts too far back, and catches up one that it puts a little back", () => {
    const now = at("2026-03-01T12:00:00Z")
    expect(compared([attempt()], withSteps([-9]), { now })).toEqual([
      "-3 email dropped 2026-03-02T09:00:00+01:00 →",
      "-9 email skipped → expired"
    ])
    expect(compared([attempt()], withSteps([-5]), { now })).toEqual([
      "-3 email dropped 2026-03-02T09:00:00+01:00 →",
      "-5 email added → 2026-03-02T09:00:00+01:00"
    ])
  })

  it("is looked at now where the next step is due already", () => {
    const now = at("2026-03-02T11:00:00Z")
    expect(compared([attempt()], later, { now })).toEqual([])
    expect(compared([attempt()], withPolicy({ window: { from: "14:00", to: "17:00" } }), { now })).toEqual([
      "-3 email moved 2026-03-02T09:00:00+01:00 → 2026-03-02T14:00:00+01:00"
    ])
  })

  it("keeps its gap to the last message, which is not one of the same step", () => {
    const wide = withPolicy({ minGapDays: 5 })
    const before = attempt({ status: "sent", sentAt: at("2026-03-02T08:00:00Z") })
    const next = attempt({ offsetDays: 0, step: 1, scheduledFor: at("2026-03-04T08:00:00Z"), shiftedBy: [] })
    expect(compared([before, next], wide)).toEqual([
      "0 email moved 2026-03-04T09:00:00+01:00 → 2026-03-09T09:00:00+01:00"
    ])
    const elsewhere = attempt({
      offsetDays: 0,
      status: "sent",
      sentAt: at("2026-03-03T09:00:00Z"),
      dueDate: "2026-03-05"
    })
    expect(compared([elsewhere, next], wide)).toEqual([
      "0 email moved 2026-03-05T09:00:00+01:00 → 2026-03-09T09:00:00+01:00"
    ])
    const [, email, sms] = fourteenth
    if (email === undefined || sms === undefined) throw new Error("no attempts")
    const sent = { ...sms, status: "sent", sentAt: at("2026-03-18T08:00:00Z") } as const
    expect(compared([sent, email], wide, { fields: withPhone, now: at("2026-03-18T08:30:00Z") })).toEqual([])
  })
})
