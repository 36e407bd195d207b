/** What a company's people hear of in their digest, of what workers did. */
import { describe, expect, it } from "vitest"
import type { AttemptRecord, ReasonCode } from "../../../src/domain/ReminderAttempt.ts"
import type { AttemptUnitOfWork } from "../../../src/reminders/AttemptUnitOfWork.ts"
import { digestEventsOf } from "../../../src/reminders/complete/DigestEvents.ts"
import { attempt, billAttempt, billUnitOfWork, receivable, unitOfWork } from "../unitOfWork.ts"

/** The step that is still to come. */
const next = attempt({ id: 2, status: "scheduled", offsetDays: 7, step: 1 })

const eventsAfter = (
  fields: Partial<AttemptRecord>,
  { attempts = [attempt(), next], ...rows }: Parameters<typeof unitOfWork>[0] = {}
) => {
  const work = unitOfWork({ attempts, ...rows })
  work.set(attempt(), fields)
  return digestEventsOf(work)
}
const event = (kind: string, detail: string | null = null) => ({
  kind,
  customerId: 1,
  receivableId: 1,
  payableId: null,
  detail
})

describe("the digest tells", () => {
  it("of a reminder that failed or may not have arrived, with what the provider said", () => {
    const error = { code: "smtp_550", message: "no such user" }
    expect(eventsAfter({ status: "failed", error })).toEqual([event("failed", "no such user")])
    expect(eventsAfter({ status: "unknown" })).toEqual([event("unknown")])
  })

  it("of a reminder that was left out because of its channel, or because it was too late", () => {
    const skipped = (reasonCode: ReasonCode) => eventsAfter({ status: "skipped", reasonCode })
    expect(skipped("channel_down")).toEqual([event("channel_down")])
    expect(skipped("no_channel")).toEqual([event("channel_down")])
    expect(skipped("expired")).toEqual([event("expired")])
    expect(skipped("opted_out")).toEqual([])
  })

  it("nothing of a reminder that was sent or withdrawn, or that waits", () => {
    expect(eventsAfter({ status: "sent" })).toEqual([])
    expect(eventsAfter({ status: "cancelled", reasonCode: "expired" })).toEqual([])
    expect(eventsAfter({ status: "scheduled", reasonCode: "channel_down" })).toEqual([])
  })

  it("nothing of a reminder that had ended before", () => {
    const ended = attempt({ status: "failed" })
    const work = unitOfWork({ attempts: [ended, next] })
    work.set(ended, { tryCount: 3 })
    expect(digestEventsOf(work)).toEqual([])
  })

  it("once that all reminders of an unpaid receivable have ended", () => {
    expect(eventsAfter({ status: "sent" }, { attempts: [attempt()] })).toEqual([event("cycle_ended")])
    const work = unitOfWork({ attempts: [attempt(), attempt({ id: 2, channel: "sms" })] })
    for (const each of [attempt(), attempt({ id: 2, channel: "sms" })]) work.set(each, { status: "sent" })
    expect(digestEventsOf(work)).toEqual([event("cycle_ended")])
  })

  it("nothing of the end of reminders of a receivable that is paid, and of a bill", () => {
    const paid = [receivable({ status: "paid", paidMinor: 10_000 })]
    expect(eventsAfter({ status: "sent" }, { attempts: [attempt()], receivables: paid })).toEqual([])
    const work = billUnitOfWork()
    work.set(billAttempt(), { status: "sent" })
    expect(digestEventsOf(work)).toEqual([])
  })

  it("nothing of the end of reminders while one is scheduled or being sent", () => {
    for (const status of ["scheduled", "sending"] as const) {
      const other = attempt({ id: 2, status, channel: "sms" })
      expect(eventsAfter({ status: "sent" }, { attempts: [attempt(), other] })).toEqual([])
    }
  })

  it("of a step that is too late when it is first planned, after an outage", () => {
    const late = { ...attempt({ status: "skipped", reasonCode: "expired" }), id: -1 }
    const planned = { changes: [], added: [late] } as unknown as AttemptUnitOfWork
    expect(digestEventsOf(planned)).toEqual([event("expired")])
  })
})
