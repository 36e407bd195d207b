/** What becomes of a message whose lease ended during its hand-over. */
import { expect, it } from "vitest"
import { recovered } from "../../../src/reminders/case/RecoverCase.ts"
import { day } from "../../domain/dunning/case/cases.ts"
import { debtOf, decidedFor, NEWER, NOW, OLDER, openWith, sending, takenOf, underWay } from "./worked.ts"

const unknown = { status: "unknown", reasonCode: "outcome_unknown", dueAt: null, tryCount: 1 }

it("it is unknown, and counts as said for each debt that it was decided to name", () => {
  const state = recovered(underWay(), sending(), decidedFor(openWith()))
  expect(takenOf(state)).toMatchObject({ ...unknown, recipient: "ada@example.com", messageId: 100 })
  // What nobody knows of has not happened at the time at which it was found.
  expect(takenOf(state)?.updatedAt).toBe(NOW - 1_000)
  expect(state.ended).toMatchObject([{ receivableId: NEWER.id, status: "unknown", messageId: 100 }])
  expect(debtOf(state, OLDER.id)).toMatchObject({ reminders: 1, namedOn: day("2026-03-05") })
  expect(state.inFlight).toEqual({})
})

it("without a stored message, as in a restored copy, the one that was planned may have been sent", () => {
  const state = recovered(underWay(), sending({ messageId: null }), null)
  expect(takenOf(state)).toMatchObject({ ...unknown, messageId: null })
  expect(state.ended).toMatchObject([{ receivableId: NEWER.id, status: "unknown", messageId: null }])
  expect(debtOf(state, OLDER.id)?.reminders).toBe(1)
})

it("if another message was planned, or the case is made of old attempts, the attempt says it by itself", () => {
  for (const state of [
    recovered(underWay(), sending({ receivableId: NEWER.id }), null),
    recovered(underWay({ isOld: true }), sending(), null)
  ]) {
    expect(takenOf(state)).toMatchObject(unknown)
    expect(state.ended).toEqual([])
    expect(debtOf(state, OLDER.id)?.reminders).toBe(0)
  }
})
