import { describe, expect, it } from "vitest"
import { mergedState, mergeObstacle, splitStates } from "../../../../src/domain/dunning/case/Merging.ts"
import { type CaseState, NEW_STATE } from "../../../../src/domain/dunning/case/StoredCase.ts"
import type { Round } from "../../../../src/domain/dunning/case/Types.ts"

const round = (number: number, triggerId: number, more: Partial<Round> = {}): Round => ({
  number,
  kind: "reminder",
  leadingId: triggerId,
  triggerId,
  offsetDays: 3,
  step: 1,
  slotDay: 20_000,
  tone: "friendly",
  at: 0,
  day: 20_000,
  shiftedBy: [],
  expiresAt: 1,
  channels: ["email", "sms"],
  done: ["email"],
  isSent: true,
  ...more
})

const state = (more: Partial<CaseState> = {}): CaseState => ({ ...NEW_STATE, ...more })

const prepared = { email: { seal: "s", approvedAt: 1, texts: null, isAsked: false } }
const next = {
  at: 1,
  kind: "reminder",
  leadingId: 1,
  triggerId: 1,
  isRepeat: false,
  leadingDueDate: "2026-01-01"
} as const

describe("two cases that become one", () => {
  it("remember the last reminder of either, and forget what was decided about the next message", () => {
    const { state: merged } = mergedState(
      state({ lastReminder: { day: 10, leadingId: 1 }, since: 5, rounds: 3, prepared, next }),
      state({ lastReminder: { day: 12, leadingId: 2 }, since: 2, rounds: 7 })
    )
    expect(merged).toMatchObject({
      lastReminder: { day: 12, leadingId: 2 },
      since: 5,
      rounds: 7,
      prepared: {},
      next: null
    })
    expect(
      mergedState(state(), state({ lastReminder: { day: 1, leadingId: 2 } })).state.lastReminder?.day
    ).toBe(1)
    expect(
      mergedState(state({ lastReminder: { day: 1, leadingId: 2 } }), state()).state.lastReminder?.day
    ).toBe(1)
  })

  it("go on with a round that another channel may still send, under a number that neither has had", () => {
    const own = round(3, 1)
    expect(
      mergedState(state({ round: own, rounds: 3 }), state({ round: round(9, 2), rounds: 9 }))
    ).toMatchObject({
      state: { round: own, rounds: 9 },
      movedRound: null
    })
    const done = round(3, 1, { done: ["email", "sms"] })
    expect(
      mergedState(state({ round: done, rounds: 3 }), state({ round: round(2, 2), rounds: 2 }))
    ).toMatchObject({
      state: { round: { number: 4, triggerId: 2 }, rounds: 4 },
      movedRound: { from: 2, to: 4 }
    })
  })

  it("keep what was asked for and what waits for payments of either", () => {
    const { state: merged } = mergedState(
      state({ reviews: [{ debtId: 1, since: 1, day: 2 }] }),
      state({ reviews: [{ debtId: null, since: 3, day: 4 }], asked: { debtId: 2, at: 5 } })
    )
    expect(merged.reviews.map(({ debtId }) => debtId)).toEqual([1, null])
    expect(merged.asked).toEqual({ debtId: 2, at: 5 })
  })

  it("wait for a message that is being handed over, and for one of two that were half skipped", () => {
    expect(mergeObstacle(state(), state())).toBeNull()
    expect(mergeObstacle(state({ inFlight: { email: 4 } }), state())).toBe("sending")
    expect(mergeObstacle(state(), state({ inFlight: { sms: 4 } }))).toBe("sending")
    const skipped = round(2, 2, { isSent: false, skipped: ["email"] })
    expect(mergeObstacle(state({ round: skipped }), state())).toBeNull()
    expect(mergeObstacle(state({ round: round(1, 1) }), state({ round: skipped }))).toBe("half_skipped")
    expect(mergeObstacle(state({ round: skipped }), state({ round: round(1, 1) }))).toBe("half_skipped")
    const over = round(2, 2, { isSent: false, skipped: ["email"], done: ["email", "sms"] })
    expect(mergeObstacle(state({ round: round(1, 1) }), state({ round: over }))).toBeNull()
  })
})

describe("one case that becomes two again", () => {
  it("tells both of the last reminder, and gives each what is about its debts", () => {
    const merged = state({
      rounds: 8,
      lastReminder: { day: 30, leadingId: 1 },
      asked: { debtId: 2, at: 1 },
      reviews: [
        { debtId: 1, since: 1, day: 2 },
        { debtId: 2, since: 1, day: 2 },
        { debtId: null, since: 1, day: 2 }
      ],
      round: round(8, 2),
      prepared
    })
    const { gone, kept } = splitStates(merged, state({ since: 9, rounds: 2 }), new Set([2]))
    expect(kept).toMatchObject({
      round: null,
      asked: null,
      lastReminder: { day: 30 },
      rounds: 8,
      prepared: {}
    })
    expect(gone).toMatchObject({
      round: { number: 8 },
      asked: { debtId: 2 },
      lastReminder: { day: 30 },
      rounds: 8,
      since: 9
    })
    expect(kept.reviews.map(({ debtId }) => debtId)).toEqual([1, null])
    expect(gone.reviews.map(({ debtId }) => debtId)).toEqual([2, null])
  })

  it("leaves a round with the one whose debt has asked for it", () => {
    const { gone, kept } = splitStates(state({ round: round(8, 1), rounds: 8 }), state(), new Set([2]))
    expect([kept.round?.number, gone.round]).toEqual([8, null])
  })
})
