/** Attempts that are made from plans, and plans that are applied to attempts. */
import { describe, expect, it } from "vitest"
import type { CompanySettings } from "../../../src/domain/Company.ts"
import type { NewPlannedState } from "../../../src/domain/dunning/Types.ts"
import {
  aboutPayable,
  aboutReceivable,
  attemptOf,
  localeOf,
  moved,
  refreshed
} from "../../../src/services/reminders/Attempts.ts"
import { attempt, NOW, payable, receivable } from "../../reminders/unitOfWork.ts"

const company: CompanySettings = {
  companyId: 1,
  timezone: "UTC",
  country: null,
  policyVersion: 0,
  testClock: null,
  remindersMode: "on",
  remindersSince: null
}
const debtor = { timezone: "Europe/Berlin", preferredLocale: "de" }
const about = aboutReceivable(company, receivable({ paidMinor: 4_000 }), debtor)
const schedule = { dueDate: "2026-03-04", timezone: "Europe/Berlin" }
const planned: NewPlannedState = {
  step: 1,
  status: "scheduled",
  reasonCode: null,
  scheduledFor: NOW + 1,
  shiftedBy: ["weekend"],
  expiresAt: NOW + 2,
  cycle: 1,
  countedFrom: null,
  offsetDays: 7,
  channel: "email"
}

describe("what an attempt stores of its debt", () => {
  it("is the receivable, its customer, what is left to pay, and the customer's language", () => {
    expect(about).toEqual({
      company,
      receivableId: 1,
      customerId: 1,
      payableId: null,
      currency: "EUR",
      balanceMinor: 6_000,
      locale: "de"
    })
  })

  it("is the bill and its amount, without a customer and a language", () => {
    expect(aboutPayable(company, payable())).toEqual({
      company,
      receivableId: null,
      customerId: null,
      payableId: 1,
      currency: "EUR",
      balanceMinor: 5_000,
      locale: null
    })
  })
})

describe("a new attempt", () => {
  it("has its debt and its plan, and nothing of messages", () => {
    expect(attemptOf(about, schedule, planned)).toEqual({
      ...planned,
      ...schedule,
      receivableId: 1,
      customerId: 1,
      payableId: null,
      currency: "EUR",
      balanceMinor: 6_000,
      locale: "de",
      recipient: null,
      dueAt: planned.scheduledFor,
      onTestClock: false,
      tryCount: 0,
      tone: null,
      providerMessageId: null,
      sentAt: null,
      error: null,
      messageId: null,
      failures: 0
    })
  })

  it("is due only if it is scheduled", () => {
    for (const status of ["skipped", "cancelled"] as const) {
      expect(attemptOf(about, schedule, { ...planned, status }).dueAt).toBeNull()
    }
  })

  it("is on the test clock of its company", () => {
    const tested = { ...about, company: { ...company, testClock: NOW } }
    expect(attemptOf(tested, schedule, planned).onTestClock).toBe(true)
  })

  it("is in English if its customer has no language", () => {
    expect(attemptOf({ ...about, locale: null }, schedule, planned).locale).toBe("en")
    expect([localeOf(null), localeOf("fr")]).toEqual(["en", "fr"])
  })
})

describe("a scheduled attempt", () => {
  const scheduled = attempt({ status: "scheduled" })
  const facts = { ...about, balanceMinor: 10_000, locale: null }
  const utc = { timezone: "UTC" }

  it("is the same if nothing of its debt has changed", () => {
    expect(refreshed(facts, utc, scheduled)).toBe(scheduled)
  })

  it("gets every fact of its debt that has changed", () => {
    expect(refreshed({ ...facts, customerId: 9 }, utc, scheduled)).toEqual({ ...scheduled, customerId: 9 })
    expect(refreshed({ ...facts, currency: "USD" }, utc, scheduled)).toEqual({
      ...scheduled,
      currency: "USD"
    })
    expect(refreshed({ ...facts, balanceMinor: 1 }, utc, scheduled)).toEqual({
      ...scheduled,
      balanceMinor: 1
    })
    expect(refreshed({ ...facts, locale: "fr" }, utc, scheduled)).toEqual({ ...scheduled, locale: "fr" })
    expect(refreshed(facts, { timezone: "Asia/Tokyo" }, scheduled)).toEqual({
      ...scheduled,
      timezone: "Asia/Tokyo"
    })
  })

  it("keeps them once it is being sent or has ended", () => {
    for (const status of ["sending", "sent"] as const) {
      const other = attempt({ status })
      expect(refreshed({ ...facts, balanceMinor: 1 }, utc, other)).toBe(other)
    }
  })
})

describe("an attempt that is planned again", () => {
  it("has its new state, and is due at its new time", () => {
    const before = attempt({ reasonCode: "no_channel", expiresAt: 5 })
    expect(moved(before, planned, NOW)).toEqual({
      ...before,
      updatedAt: NOW,
      step: 1,
      status: "scheduled",
      reasonCode: null,
      scheduledFor: NOW + 1,
      shiftedBy: ["weekend"],
      expiresAt: NOW + 2,
      dueAt: NOW + 1
    })
  })

  it("is not due where it is scheduled no more", () => {
    const ended = { ...planned, status: "cancelled", reasonCode: "rescheduled", expiresAt: NOW + 3 } as const
    expect(moved(attempt({ expiresAt: 5 }), ended, NOW)).toMatchObject({
      status: "cancelled",
      reasonCode: "rescheduled",
      expiresAt: NOW + 3,
      dueAt: null
    })
  })
})
