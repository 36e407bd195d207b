/** Policies as operators write them: what is taken, what is filled in, what is refused and where. */
import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import * as fc from "effect/FastCheck"
import {
  defaultPolicy,
  readPolicy,
  readStoredPolicy,
  type ReminderPolicy,
  toneOfStep,
  type Weekday,
  writePolicy,
  writeStoredPolicy
} from "../../../src/domain/dunning/Policy.ts"

const complete = {
  receivables: {
    steps: [
      { offset_days: -3, channels: ["email"] },
      { offset_days: 14, channels: ["email", "sms"], tone: "final" }
    ],
    window: { from: "10:00", to: "16:30" },
    days: ["sun", "mon"],
    holidays: false,
    customer_gap_days: 0,
    notice_days: 0,
    max_messages: 1,
    max_per_minute: 1_000_000,
    catch_up_days: 30,
    repeat_days: 7,
    review_days: 0,
    statement_days: { days: 5, hold: true },
    attach_document: "firm",
    min_balance: { EUR: "5.00", JPY: "500" }
  },
  payables: { steps: [{ offset_days: -1 }] }
}

const receivables = (fields: object) => ({ receivables: { steps: [], ...fields } })
const steps = (...offsets: ReadonlyArray<unknown>) =>
  receivables({ steps: offsets.map((offset_days) => ({ offset_days, channels: ["email"] })) })

const problems = (json: unknown): ReadonlyArray<string> =>
  Either.match(readPolicy(json), {
    onLeft: ({ details }) => (details ?? []).map(({ message }) => message),
    onRight: () => []
  })

describe("a policy", () => {
  it("is read from its JSON and written back the same", () => {
    const policy = Either.getOrThrow(readPolicy(complete))
    expect(policy.receivables.steps[1]).toEqual({
      offsetDays: 14,
      channels: ["email", "sms"],
      tone: "final"
    })
    expect(policy.receivables.maxPerMinute).toBe(1_000_000)
    expect(writePolicy(policy)).toEqual(complete)
  })

  it("has the default for whatever it leaves out, but never for the steps of a section it has", () => {
    expect(Either.getOrThrow(readPolicy({}))).toEqual(defaultPolicy)
    expect(Either.getOrThrow(readPolicy(receivables({})))).toEqual({
      ...defaultPolicy,
      receivables: { ...defaultPolicy.receivables, steps: [] }
    })
    expect(Either.getOrThrow(readPolicy({ payables: { steps: [] } }))).toEqual({
      ...defaultPolicy,
      payables: { steps: [] }
    })
    expect(problems({ receivables: {} })).toEqual(["receivables.steps is required."])
    expect(problems({ payables: {} })).toEqual(["payables.steps is required."])
  })

  it("is by default what the documentation promises, and passes its own rules", () => {
    expect(defaultPolicy.receivables.steps.map((step) => step.offsetDays)).toEqual([-3, 0, 3, 7, 14, 30])
    expect(defaultPolicy.receivables.steps.every(({ channels }) => channels.join() === "email")).toBe(true)
    expect(defaultPolicy.receivables.holidays).toBe(true)
    expect(defaultPolicy.payables.steps).toEqual([{ offsetDays: -3 }, { offsetDays: 0 }])
    expect(Either.getOrThrow(readPolicy(writePolicy(defaultPolicy)))).toEqual(defaultPolicy)
  })

  it("that was stored with fields that are gone is read without them", () => {
    const old = receivables({ combine: false, min_gap_days: 4, max_messages: 3 })
    const read = Either.getOrThrow(readStoredPolicy(old))
    expect(read.receivables.maxMessages).toBe(3)
    expect(writePolicy(read).receivables).not.toHaveProperty("combine")
    expect(Either.getOrThrow(readStoredPolicy(complete))).toEqual(Either.getOrThrow(readPolicy(complete)))
    expect(Either.isLeft(readStoredPolicy({ receivables: { steps: 7 } }))).toBe(true)
  })

  it("comes back from JSON as it was, whatever it says", () => {
    const words = <const W extends string>(...all: ReadonlyArray<W>) =>
      fc.subarray([...all], { minLength: 1 })
    const offsets = fc
      .uniqueArray(fc.integer({ min: -365, max: 365 }), { maxLength: 20 })
      .map((days) => days.sort((left, right) => left - right))
    const policy: fc.Arbitrary<ReminderPolicy> = fc.record({
      receivables: fc.record({
        steps: fc
          .tuple(offsets, words("email", "sms"))
          .map(([days, channels]) => days.map((offsetDays) => ({ offsetDays, channels }))),
        window: fc.constantFrom({ from: "00:00", to: "23:59" }, { from: "20:59", to: "21:00" }),
        days: words<Weekday>("mon", "wed", "sat", "sun"),
        holidays: fc.boolean(),
        customerGapDays: fc.integer({ min: 0, max: 30 }),
        noticeDays: fc.integer({ min: 0, max: 30 }),
        maxMessages: fc.integer({ min: 1, max: 100 }),
        maxPerMinute: fc.integer({ min: 1, max: 1_000_000 }),
        catchUpDays: fc.integer({ min: 0, max: 30 }),
        repeatDays: fc.constantFrom(null, 7, 365),
        reviewDays: fc.integer({ min: 0, max: 30 }),
        statementDays: fc.constantFrom(null, { days: 60, hold: false }),
        attachDocument: fc.constantFrom("never", "final", "firm"),
        minBalance: fc.constantFrom({}, { EUR: "5.00" }, { JPY: "500", BHD: "1.005" })
      }),
      payables: fc.record({ steps: offsets.map((days) => days.map((offsetDays) => ({ offsetDays }))) })
    })
    fc.assert(
      fc.property(policy, (policy) => {
        const json: unknown = JSON.parse(JSON.stringify(writePolicy(policy)))
        expect(Either.getOrThrow(readPolicy(json))).toEqual(policy)
      })
    )
  })

  it.each<[string, unknown, ReadonlyArray<string>]>([
    ["is no object", [], ["policy must be a JSON object."]],
    ["is null", null, ["policy must be a JSON object."]],
    ["has a null section", { receivables: null }, ["receivables must be an object."]],
    ["has no list of steps", { payables: { steps: {} } }, ["payables.steps must be a list of steps."]],
    ["has a step that is none", receivables({ steps: [7] }), ["receivables.steps.0 must be an object."]],
    [
      "has unknown fields, at any depth",
      { extra: 1, payables: { steps: [{ offset_days: 0, channels: ["email"] }] } },
      ["extra is not known to this request.", "payables.steps.0.channels is not known to this request."]
    ],
    [
      "goes too far from the due date",
      steps(-366, 0.5, 366),
      [0, 1, 2].map((i) => `receivables.steps.${i}.offset_days must be a whole number from -365 to 365.`)
    ],
    [
      "has too many steps",
      steps(...Array.from({ length: 21 }, (_, day) => day)),
      ["receivables.steps must be at most 20 steps."]
    ],
    [
      "names a channel that isn't there",
      receivables({ steps: [{ offset_days: 0, channels: ["fax"] }] }),
      ["receivables.steps.0.channels must be a list of one or more of email, sms, none twice."]
    ],
    [
      "names a channel twice, or none",
      receivables({
        steps: [
          { offset_days: 0, channels: ["sms", "sms"] },
          { offset_days: 1, channels: [] }
        ]
      }),
      [0, 1].map(
        (i) => `receivables.steps.${i}.channels must be a list of one or more of email, sms, none twice.`
      )
    ],
    [
      "ends its window before it begins",
      receivables({ window: { from: "17:00", to: "09:00" } }),
      ["receivables.window must begin before it ends."]
    ],
    [
      "has no window at all",
      receivables({ window: { from: "09:00", to: "09:00" } }),
      ["receivables.window must begin before it ends."]
    ],
    [
      "has a window in the night",
      receivables({ window: { from: "21:00", to: "23:00" } }),
      ["receivables.window must leave some time between 08:00 and 21:00, outside of which nothing is sent."]
    ],
    [
      "has times that are none",
      receivables({ window: { from: "9:00", to: "24:00" } }),
      ["from", "to"].map((end) => `receivables.window.${end} must be a time HH:MM from 00:00 to 23:59.`)
    ],
    [
      "has no day",
      receivables({ days: [] }),
      ["receivables.days must be a list of one or more of mon, tue, wed, thu, fri, sat, sun, none twice."]
    ],
    [
      "doesn't decide on holidays",
      receivables({ holidays: 1 }),
      ["receivables.holidays must be true or false."]
    ],
    [
      "leaves its limits",
      receivables({
        customer_gap_days: 31,
        max_messages: 0,
        max_per_minute: 1_000_001,
        catch_up_days: -1,
        notice_days: 31,
        repeat_days: 6,
        review_days: 31,
        statement_days: { days: 0, hold: true },
        attach_document: "always"
      }),
      [
        "receivables.customer_gap_days must be a whole number from 0 to 30.",
        "receivables.max_messages must be a whole number from 1 to 100.",
        "receivables.max_per_minute must be a whole number from 1 to 1000000.",
        "receivables.catch_up_days must be a whole number from 0 to 30.",
        "receivables.notice_days must be a whole number from 0 to 30.",
        "receivables.repeat_days must be a whole number from 7 to 365.",
        "receivables.review_days must be a whole number from 0 to 30.",
        "receivables.statement_days must be an object.",
        "receivables.statement_days.days must be a whole number from 1 to 60.",
        "receivables.attach_document must be one of never, final, firm."
      ]
    ],
    [
      "has another tone",
      receivables({ steps: [{ offset_days: 1, channels: ["email"], tone: "angry" }] }),
      ["receivables.steps.0.tone must be one of friendly, firm, final."]
    ],
    [
      "has fields that are gone, and is told what took their place",
      receivables({ combine: false, min_gap_days: 2 }),
      [
        "receivables.combine is gone: all that a customer owes is always one message.",
        "receivables.min_gap_days is gone: customer_gap_days keeps the reminders to a customer apart, and the next step of the same receivable keeps two days."
      ]
    ],
    [
      "has minimum balances that are no amounts of their currencies",
      receivables({ min_balance: { EUR: "5.001", JPY: "1.5", XXX: "1", USD: "free" } }),
      [
        "receivables.min_balance.EUR: EUR has at most 2 decimals.",
        "receivables.min_balance.JPY: JPY has no decimals.",
        "receivables.min_balance.XXX must be named by an ISO 4217 currency.",
        'receivables.min_balance.USD must be a positive amount as a decimal string, such as "120.50".'
      ]
    ]
  ])("that %s is refused by name", (_, json, expected) => {
    expect([...problems(json)].sort()).toEqual([...expected].sort())
  })
})

describe("a policy", () => {
  it("that was stored by a version beside this one is read by both", () => {
    const { receivables, ...others } = writePolicy(defaultPolicy)
    const later = { ...others, receivables: { ...receivables, of_a_later_version: 7 } }
    expect(Either.getOrThrow(readStoredPolicy(later))).toEqual(defaultPolicy)
    expect(Either.isLeft(readPolicy(later))).toBe(true)
    // The version before knows nothing of attachments.
    const stored = writeStoredPolicy(defaultPolicy)
    expect(Object.keys(stored.receivables ?? {})).not.toContain("attach_document")
    expect(Either.getOrThrow(readStoredPolicy(stored))).toEqual(defaultPolicy)
    const chosen: ReminderPolicy = {
      ...defaultPolicy,
      receivables: { ...defaultPolicy.receivables, attachDocument: "firm" }
    }
    expect(Either.getOrThrow(readStoredPolicy(writeStoredPolicy(chosen)))).toEqual(chosen)
  })
})

describe("the tone of a step", () => {
  const steps = (...offsets: ReadonlyArray<number>) =>
    offsets.map((offsetDays) => ({ offsetDays, channels: ["email"] as const }))
  const tones = (...offsets: ReadonlyArray<number>) =>
    offsets.map((_, index) => toneOfStep(steps(...offsets), index))

  it("is friendly up to the due date, firm after it, and final at the end if that is late enough", () => {
    expect(tones(-3, 0, 3, 30)).toEqual(["friendly", "friendly", "firm", "final"])
    expect([tones(21), tones(20), tones(30, 60)]).toEqual([["final"], ["firm"], ["firm", "final"]])
  })

  it("is what the policy says", () => {
    expect(toneOfStep([{ offsetDays: -3, channels: ["email"], tone: "final" }], 0)).toBe("final")
  })
})

describe("a policy that breaks a rule", () => {
  it("with a step out of order or twice is told which, whatever else is wrong with it", () => {
    const told = (step: number) =>
      `receivables.steps.${step}.offset_days must be more than that of the step before, as steps ascend and come once.`
    expect(problems(steps(0, 3, 3, 7, 5))).toEqual([told(2), told(4)])
    expect(problems({ ...steps(0, 3, 3, "x"), payables: 1 })).toEqual([
      "receivables.steps.3.offset_days must be a whole number from -365 to 365.",
      "payables must be an object.",
      told(2)
    ])
    expect(problems({ payables: { steps: [{ offset_days: 1 }, { offset_days: 0 }] } })).toHaveLength(1)
  })

  it("is told of a step out of order in each section, by its place, where something else is wrong, too", () => {
    const fields = (json: unknown) =>
      Either.match(readPolicy(json), {
        onLeft: ({ details }) => (details ?? []).map(({ code, field }) => `${field} ${code}`),
        onRight: () => []
      })
    const both = {
      receivables: {
        steps: [
          { offset_days: 3, channels: [] },
          { offset_days: 1, channels: ["email"] }
        ]
      },
      payables: { steps: [{ offset_days: 3 }, { offset_days: 2 }, {}] }
    }
    expect(fields(both)).toEqual([
      "receivables.steps.0.channels invalid",
      "payables.steps.2.offset_days required",
      "receivables.steps.1.offset_days invalid",
      "payables.steps.1.offset_days invalid"
    ])
    // What is no number has no order.
    expect(fields(steps("9", 3, "1", null))).toEqual(
      [0, 2, 3].map((step) => `receivables.steps.${step}.offset_days invalid`)
    )
  })

  it("may have twenty steps, not more, and the order of more is not looked at", () => {
    const offsets = Array.from({ length: 20 }, (_, index) => index)
    expect(problems(steps(...offsets))).toEqual([])
    expect(problems(steps(...offsets, 5))).toEqual(["receivables.steps must be at most 20 steps."])
    expect(problems({ ...steps(...offsets, 5), payables: 1 })).toHaveLength(2)
  })

  it("has a window with some time between 08:00 and 21:00, written HH:MM and nothing around it", () => {
    const isTaken = (from: string, to: string) => problems(receivables({ window: { from, to } })).length === 0
    expect([isTaken("06:00", "08:01"), isTaken("20:59", "23:00"), isTaken("00:00", "23:59")]).toEqual(
      Array(3).fill(true)
    )
    for (const [from, to] of [
      ["06:00", "08:00"],
      ["06:00", "07:00"],
      ["21:00", "23:00"],
      ["22:00", "23:00"],
      [" 09:00", "17:00"],
      ["09:00", "17:00:00"]
    ] as const) {
      expect(isTaken(from, to), `${from} ${to}`).toBe(false)
    }
  })

  it("is told all its faults at once", () => {
    const { details, message } = Either.getOrThrow(
      Either.flip(
        readPolicy({
          receivables: { steps: [{ offset_days: 1 }], window: { from: "10:00", to: "09:00" }, days: 5 },
          payables: { steps: [{}] }
        })
      )
    )
    expect((details ?? []).map(({ field }) => field)).toEqual([
      "receivables.steps.0.channels",
      "receivables.window",
      "receivables.days",
      "payables.steps.0.offset_days"
    ])
    expect(message).toContain("receivables.window")
  })
})
