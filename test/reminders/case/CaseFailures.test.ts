/** What becomes of an attempt that can't be decided on or written, and what a message says without what is broken. */
import { describe, expect, it } from "vitest"
import { newCase } from "../../../src/domain/dunning/case/Changes.ts"
import { contentsOf } from "../../../src/domain/dunning/case/Contents.ts"
import { planMessage } from "../../../src/domain/dunning/case/Plan.ts"
import { contentsOfSome, listedIn } from "../../../src/reminders/case/BrokenDebts.ts"
import { caseEventsOf } from "../../../src/reminders/case/CaseEvents.ts"
import { afterFailure } from "../../../src/reminders/case/CaseFailures.ts"
import { notSent, sentOrUnknown, untouched } from "../../../src/reminders/case/CaseOutcome.ts"
import { debt } from "../../domain/dunning/case/cases.ts"
import {
  debtOf,
  decidedFor,
  NEWER,
  NOW,
  OLDER,
  ONE_STEP,
  openWith,
  queued,
  sending,
  takenOf,
  underWay
} from "./worked.ts"

const MINUTE = 60_000
const cause = new Error("a currency that\nis gone")

describe("a failure", () => {
  it("has the attempt wait for a minute, and is counted", () => {
    const state = afterFailure(untouched(openWith()), queued({ failures: 3 }), cause)
    expect(state.worked.waits).toEqual({ email: { until: NOW + MINUTE, reason: null, failures: 4 } })
    expect(takenOf(state)).toBeUndefined()
  })

  it("ends it after the fifth time with the cause, and the other debts go on", () => {
    const state = afterFailure(untouched(openWith()), queued({ failures: 4 }), cause)
    expect(takenOf(state)).toMatchObject({
      status: "failed",
      reasonCode: "internal",
      error: { code: "internal", message: "a currency that is gone" },
      failures: 5,
      dueAt: null
    })
    const { before, debtor } = state
    expect(planMessage(before.rules, debtor, "email", NOW)).toMatchObject({ leadingId: NEWER.id })
    expect(debtOf(state, NEWER.id)).toEqual(NEWER)
  })
})

describe("a message without a debt that can't be written", () => {
  const soon = debt("2026-03-09", { id: 3, balanceMinor: 700 })
  const resting = debt("2026-03-03", { id: 4, status: "paused", pauseCause: "disputed" })
  const open = openWith([OLDER, NEWER, soon, resting])
  const message = planMessage(open.rules, open.debtor, "email", NOW)
  const contents = contentsOf(open.rules, open.debtor, message ?? decidedFor(open).message)

  it("neither lists nor sums it", () => {
    expect(listedIn(contents).toSorted()).toEqual([1, 2, 3, 4])
    const some = contentsOfSome(open.debtor, contents, (id) => id === 1 || id === 3)
    expect(some.named.map(({ id }) => id)).toEqual([1])
    expect([some.overdue, some.coming, some.resting]).toEqual([[1], [3], []])
    // What is coming is not summed in a reminder.
    expect(some.sums).toEqual({ EUR: 10_000 })
    expect(contentsOfSome(open.debtor, contents, (id) => id !== 3).sums).toEqual({ EUR: 14_000 })
  })

  it("leaves out a currency of which nothing is left", () => {
    const pounds = { ...NEWER, currency: "GBP" }
    const sums = { ...contents, sums: { EUR: 10_000, GBP: 4_000 } }
    expect(contentsOfSome(newCase([OLDER, pounds]), sums, (id) => id === 1).sums).toEqual({ EUR: 10_000 })
  })
})

describe("the digest tells", () => {
  const decided = decidedFor(openWith())
  const end = { ...sending(), messageId: null }
  const kinds = (state: Parameters<typeof caseEventsOf>[0]) =>
    caseEventsOf(state).map(({ kind, receivableId }) => `${kind} ${receivableId}`)

  it.each([
    ["failed", "provider_rejected", ["failed 1", "failed 2"]],
    ["skipped", "expired", ["expired 1", "expired 2"]],
    ["skipped", "channel_down", ["channel_down 1", "channel_down 2"]],
    ["skipped", "no_channel", ["channel_down 1", "channel_down 2"]],
    ["skipped", "opted_out", []],
    ["cancelled", "paid", []]
  ] as const)("of what is %s with %s: %j", (status, reasonCode, told) => {
    expect(kinds(notSent(underWay(), sending(), decided, { ...end, status, reasonCode }))).toEqual(told)
  })

  it("of what is unknown, and of ladders that ended unpaid", () => {
    const state = underWay({ rules: ONE_STEP })
    const status = { status: "unknown", reasonCode: "outcome_unknown" } as const
    const after = sentOrUnknown(state, sending(), decided, { ...end, ...status })
    expect(kinds(after).filter((each) => each.startsWith("unknown"))).toEqual(["unknown 1", "unknown 2"])
    const sent = sentOrUnknown(underWay(), sending(), decided, { ...end, status: "sent", reasonCode: null })
    expect(kinds(sent)).toEqual([])
  })
})
