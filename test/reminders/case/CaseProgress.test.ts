/** What the decisions of one transaction leave to the next ones. */
import { describe, expect, it } from "vitest"
import { noLimits } from "../../../src/domain/Trust.ts"
import { untouched } from "../../../src/reminders/case/CaseOutcome.ts"
import { beginning, claimedByCase, knowing } from "../../../src/reminders/case/CaseProgress.ts"
import { day, debt } from "../../domain/dunning/case/cases.ts"
import { CUSTOMER, next, open } from "./open.ts"

const today = day("2026-03-05")

describe("a transaction that decides", () => {
  it("lets a case know of the message that another customer with its address got, in any spelling", () => {
    const one = open([debt("2026-03-02")])
    const progress = {
      ...beginning({ pace: [], trust: noLimits, messageIds: [] }),
      writtenOn: new Map([["email ada@example.com", today]])
    }
    const { before, debtor } = knowing(untouched(one), progress)
    expect(debtor.messagedOn).toEqual({ email: today, sms: null })
    expect([next(one).day, next({ ...before, debtor }).day]).toEqual([today, today + 1])
  })

  it("keeps the later day of an address", () => {
    const one = open([debt("2026-03-02")], { debtor: { messagedOn: { email: today + 1, sms: 3 } } })
    const writtenOn = new Map([["email ada@example.com", today]])
    expect(knowing(untouched(one), { writtenOn }).debtor.messagedOn).toEqual({ email: today + 1, sms: 3 })
  })

  it("leaves attempts alone whose case was not opened, or that belong to none", () => {
    const one = open([])
    const claimed = [CUSTOMER, 8, null].map((customerId, id) => ({ id, fence: 1, customerId }))
    const { byCase, locked } = claimedByCase(claimed, [one])
    expect(byCase).toEqual([[one, [claimed[0]]]])
    expect(locked).toEqual(claimed.slice(1))
  })
})
