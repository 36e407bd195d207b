/** What is stored of a case and of its debts comes back as it was. */
import { describe, expect, it } from "vitest"
import { continueLadder } from "../../../../src/domain/dunning/case/Changes.ts"
import {
  caseDebtOf,
  debtorCaseOf,
  decodeLadder,
  decodeState,
  encodeLadder,
  isSameLadder,
  ladderStateOf,
  NEW_STATE,
  saidOf
} from "../../../../src/domain/dunning/case/StoredCase.ts"
import { day, debt, rulesWith, steps } from "./cases.ts"

const rules = rulesWith({ steps: steps(3, 10) })
const fresh = debt("2026-03-02")
const named = {
  ...fresh,
  reminders: 1,
  namedOn: day("2026-03-05"),
  firstNamedOn: day("2026-03-05"),
  reachedOffset: 3,
  round: 1,
  roundTone: "friendly"
} as const

describe("a stored ladder", () => {
  it("is nothing for a debt of which nothing was said", () => {
    expect(ladderStateOf(fresh, fresh.begunAt)).toBeNull()
    expect([encodeLadder(null), decodeLadder(null)]).toEqual([null, null])
  })

  it("is kept for a debt whose ladder began after it was made", () => {
    expect(ladderStateOf(fresh, fresh.begunAt - 1)).toMatchObject({ begunAt: fresh.begunAt })
  })

  it("comes back as it was, and does not say what the receivable says", () => {
    const ladder = ladderStateOf(named, named.begunAt)
    expect(decodeLadder(encodeLadder(ladder))).toEqual(ladder)
    expect(encodeLadder(ladder)).not.toContain("null")
    expect(ladder).not.toHaveProperty("balanceMinor")
  })

  it("makes the debt again with its receivable", () => {
    const receivable = {
      id: fresh.id,
      customerId: 1,
      dueDate: fresh.dueDate,
      status: "open",
      amountMinor: 10_000,
      paidMinor: 0,
      currency: "EUR",
      externalReference: null,
      description: null,
      version: "v1",
      pauseCause: null,
      pausedUntil: null,
      resumeAt: null,
      promisedOn: null
    } as const
    const createdAt = fresh.begunAt
    expect(caseDebtOf({ receivable, createdAt, ladder: null })).toEqual(fresh)
    expect(caseDebtOf({ receivable, createdAt, ladder: ladderStateOf(named, createdAt) })).toEqual(named)
    expect(isSameLadder(fresh, named)).toBe(false)
    expect(isSameLadder(named, { ...named, balanceMinor: 1 })).toBe(true)
  })
})

describe("what a ladder comes to", () => {
  it("is nothing, a notice, a reminder, its end, or a return", () => {
    const ended = {
      ...named,
      namedOn: day("2026-03-12"),
      reminders: 2,
      firmOn: day("2026-03-12"),
      reachedOffset: 10
    }
    const again = continueLadder(named, named.begunAt, null)
    const all = [fresh, { ...fresh, noticedOn: day("2026-02-27") }, named, ended, again]
    expect(all.map((each) => saidOf(rules, 0, each))).toEqual([0, 1, 2, 3, 4])
  })
})

describe("a stored state", () => {
  it("is that of a new case before the first plan, and where a field is missing", () => {
    expect(decodeState(null)).toEqual(NEW_STATE)
    expect(decodeState('{"rounds":3}')).toEqual({ ...NEW_STATE, rounds: 3 })
  })

  it("makes a case with its debts, and the days of the last messages", () => {
    const state = { ...NEW_STATE, rounds: 3, since: 5 }
    const debtor = debtorCaseOf(state, [named], null, { email: "2026-03-05", sms: null })
    expect(debtor).toMatchObject({ rounds: 3, since: 5, debts: [named], totals: null, asked: null })
    expect(debtor.messagedOn).toEqual({ email: day("2026-03-05"), sms: null })
  })
})
