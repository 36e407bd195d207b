/** What a case and its attempts become after a message: sent, ended without being sent, or put off. */
import { describe, expect, it } from "vitest"
import type { MessageEnd } from "../../../src/services/reminders/CaseAttempts.ts"
import {
  handingOver,
  landed,
  notSent,
  returned,
  sentOrUnknown,
  untouched,
  waiting
} from "../../../src/reminders/case/CaseOutcome.ts"
import { recovered } from "../../../src/reminders/case/RecoverCase.ts"
import { day, debt } from "../../domain/dunning/case/cases.ts"
import { attemptOf, decidedOf, handedOver, next, NOW, open } from "./open.ts"

const today = day("2026-03-05")
const sent: MessageEnd = {
  status: "sent",
  reasonCode: null,
  recipient: "Ada@example.com",
  messageId: 9,
  providerMessageId: "p",
  sentAt: NOW,
  error: null,
  tryCount: 1,
  locale: "de"
}

describe("a message that is being handed over", () => {
  it("leaves the queue until its lease ends, and its channel is busy", () => {
    const one = open([debt("2026-03-02"), debt("2026-03-01")])
    const message = next(one)
    const attempt = attemptOf(message, { reasonCode: "on_hold" })
    const sending = { messageId: 9, recipient: "Ada@example.com", locale: "de", providerMessageId: null }
    const { debtor, ended, inFlight, worked } = handingOver(
      untouched(one),
      attempt,
      decidedOf(one, message),
      { ...sending, leaseUntil: NOW + 60_000 }
    )
    expect([inFlight, debtor, ended]).toEqual([{ email: 9 }, one.debtor, []])
    expect(worked.taken).toMatchObject([
      {
        before: attempt,
        after: {
          ...sending,
          status: "sending",
          reasonCode: null,
          tone: "friendly",
          tryCount: 1,
          dueAt: NOW + 60_000
        }
      }
    ])
  })

  it("frees its channel alone", () => {
    expect(landed({ email: 9, sms: 5 }, "email")).toEqual({ sms: 5 })
  })
})

describe("a message that was sent", () => {
  it("is remembered for every debt that it named, each of which gets an attempt", () => {
    const debts = [debt("2026-03-02"), debt("2026-03-01")]
    const { attempt, decided, state } = handedOver(debts)
    const { debtor, ended, inFlight, worked } = sentOrUnknown(state, attempt, decided, sent)
    expect(debtor.debts.map(({ namedOn }) => namedOn)).toEqual([today, today])
    expect([debtor.lastReminder?.day, debtor.rounds, inFlight]).toEqual([today, 1, {}])
    expect(worked.taken).toMatchObject([
      { before: attempt, after: { ...sent, tone: "friendly", dueAt: null } }
    ])
    const others = debts.filter(({ id }) => id !== attempt.receivableId)
    expect(ended).toMatchObject(
      others.map(({ id }) => ({ ...sent, receivableId: id, cycle: 1, dueAt: null }))
    )
  })

  it("counts as said if that is unknown, and the attempt keeps the time of its hand-over", () => {
    const { attempt, decided, state } = handedOver([debt("2026-03-02")])
    const { debtor, inFlight, worked } = recovered(state, attempt, decided)
    expect([debtor.debts[0]?.namedOn, inFlight]).toEqual([today, {}])
    expect(worked.taken[0]?.after).toMatchObject({
      status: "unknown",
      reasonCode: "outcome_unknown",
      updatedAt: attempt.updatedAt
    })
  })

  it("does not keep its channel busy if it is not known what it said", () => {
    const { attempt, state } = handedOver([debt("2026-03-02")])
    const old = { ...state, before: { ...state.before, row: { ...state.before.row, isOld: true } } }
    const { debtor, inFlight, worked } = recovered(old, attempt, null)
    expect([debtor, inFlight]).toEqual([state.debtor, {}])
    expect(worked.taken[0]?.after).toMatchObject({ status: "unknown", dueAt: null })
  })
})

describe("a message that is not sent", () => {
  it("ends the step of every debt that it would have named", () => {
    const debts = [debt("2026-03-02"), debt("2026-03-01")]
    const { attempt, decided, state } = handedOver(debts)
    const end = { ...sent, status: "failed", reasonCode: "provider_rejected", sentAt: null } as const
    const { debtor, ended, inFlight, worked } = notSent(state, attempt, decided, end)
    expect(debtor.debts.map(({ namedOn, passedOffset }) => [namedOn, passedOffset])).toEqual([
      [null, 3],
      [null, 3]
    ])
    expect([ended.length, inFlight]).toEqual([1, {}])
    expect(worked.taken[0]?.after).toMatchObject({ ...end, dueAt: null, updatedAt: NOW })
  })

  it("and goes back to the queue waits there, and nothing is remembered", () => {
    const { attempt, decided, state } = handedOver([debt("2026-03-02")])
    const fields = { dueAt: NOW + 5, reasonCode: "channel_down" } as const
    const { debtor, ended, inFlight, worked } = returned(state, attempt, fields)
    expect(decided.named.length).toBe(1)
    expect([debtor, ended, inFlight]).toEqual([state.debtor, [], {}])
    expect(worked.returned).toMatchObject([{ before: attempt, after: { ...fields, status: "scheduled" } }])
    expect(worked.waits).toEqual({ email: { until: NOW + 5, reason: "channel_down" } })
  })

  it("waits on its channel alone", () => {
    const { worked } = waiting(untouched(open([])), "sms", { until: NOW, reason: null })
    expect(worked.waits).toEqual({ sms: { until: NOW, reason: null } })
  })
})
