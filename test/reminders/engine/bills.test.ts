/** Reminders of bills: each member gets a message of their own, once, or the attempt says why not. */
import { beforeEach, describe, expect, it } from "vitest"
import { rows } from "../../support/Book.ts"
import {
  accepts,
  allRun,
  DAY,
  LEASE_MILLIS,
  MINUTE,
  NOON,
  useSituation,
  type WorkerHere
} from "./Situation.ts"

const situation = useSituation({ steps: [[0, "email"]] })
let first: WorkerHere
let second: WorkerHere

beforeEach(async () => {
  first = await situation.worker()
  second = await situation.worker()
  await situation.given.billForMembers("eve", "bob")
})

const FAULT = { _tag: "Faulted", code: "smtp_535", message: "wrong password" } as const
const recipients = () => situation.provider.received.map((message) => message.recipients.join(", "))
const statuses = async () => (await situation.seen.messages()).map(({ status }) => status).toSorted()
const attempt = async () => {
  const [only, ...others] = await situation.seen.attempts()
  expect(others).toEqual([])
  return only
}

describe("a reminder of a bill", () => {
  it("goes to each member alone: who refuses it gets no other, who defers it does, and the others get one", async () => {
    situation.provider.answer = (message) => {
      const [to] = message.recipients
      const times = situation.provider.received.filter((other) => other.recipients[0] === to).length
      if (to === "eve@members.example") {
        return { _tag: "Rejected", code: "smtp_550", message: "no", address: "bounced" }
      }
      if (to === "bob@members.example" && times === 1) {
        return { _tag: "Deferred", code: "smtp_451", message: "later" }
      }
      return accepts(message)
    }
    await first.runs()
    expect(recipients().length).toBe(3)
    expect(await attempt()).toMatchObject({ status: "scheduled", try_count: 1 })
    situation.after(15 * MINUTE)
    await second.runs()
    expect(situation.provider.received.map((message) => message.recipients.length)).toEqual([1, 1, 1, 1])
    expect(recipients()[3]).toBe("bob@members.example")
    expect(await attempt()).toMatchObject({ status: "sent", reason_code: null, error_code: "smtp_550" })
    expect(await situation.seen.blockedAddresses()).toEqual([])
    expect(await statuses()).toEqual(["deferred", "failed", "sent", "sent"])
  })

  it("goes out once, however many workers look for it", async () => {
    await allRun(first, second, await situation.worker())
    expect(recipients().toSorted()).toEqual([...new Set(recipients())].toSorted())
    expect(recipients().length).toBe(3)
    expect(await attempt()).toMatchObject({ status: "sent", try_count: 1 })
  })

  it("loses no try to a fault of the channel, however many members it goes to", async () => {
    situation.provider.answer = () => FAULT
    const deliveries = await first.claimsAndDecides()
    await first.completes(await first.handsOver(deliveries))
    expect(await attempt()).toMatchObject({
      status: "scheduled",
      reason_code: "channel_down",
      try_count: 0,
      error_code: "smtp_535"
    })
    situation.provider.answer = accepts
    situation.after(MINUTE)
    await second.runs()
    expect(await attempt()).toMatchObject({ status: "sent", reason_code: null, try_count: 1 })
  })

  it("is undone whole if it is not known whether the decision was stored", async () => {
    const claimed = await first.claims()
    await first.decides(claimed)
    await first.completes(
      claimed.map((one) => ({ claimed: [one], messageId: null, outcome: { _tag: "NotSent" } }))
    )
    expect(await attempt()).toMatchObject({ status: "scheduled", try_count: 0 })
    await second.runs()
    expect(recipients().length).toBe(3)
    expect(await attempt()).toMatchObject({ status: "sent", try_count: 1 })
  })

  it("is unknown after a crash, for those whose message may have left, and never sent again", async () => {
    const [mine, ...others] = await first.claimsAndDecides()
    if (mine === undefined) throw new Error("nothing was due")
    await first.completes(await first.handsOver([mine]))
    await first.handsOver(others)
    situation.after(LEASE_MILLIS)
    await second.runs()
    situation.after(DAY)
    await second.runs()
    expect(recipients().length).toBe(3)
    expect(await statuses()).toEqual(["sent", "unknown", "unknown"])
    // One member got it.
    expect(await attempt()).toMatchObject({ status: "sent", message_id: String(mine.message.messageId) })
  })

  it("that is decided on by one worker is not overwritten by another whose lease had ended", async () => {
    const late = await first.claimsAndDecides()
    situation.after(LEASE_MILLIS)
    await second.runs()
    await first.completes(await first.handsOver(late))
    expect(await attempt()).toMatchObject({ status: "unknown", reason_code: "outcome_unknown" })
    expect(await statuses()).toEqual(["unknown", "unknown", "unknown"])
  })

  it("that can't be written ends after five tries with its cause, and the digest tells of it", async () => {
    await situation.given.billsHave("currency", "XXX")
    for (let day = 0; day < 6; day++) {
      await allRun(first, second)
      situation.after(LEASE_MILLIS)
    }
    expect(recipients()).toEqual([])
    const failed = await attempt()
    expect(failed).toMatchObject({ status: "failed", reason_code: "internal", failures: 5, try_count: 0 })
    expect(failed?.error_message).toContain("ISO 4217")
    const events = await rows<{ kind: string }>(
      situation.given.url,
      "select kind from digest_events where payable_id is not null"
    )
    expect(events).toEqual([{ kind: "failed" }])
  })

  it("is withdrawn if the bill is paid between the claim and the decision", async () => {
    const claimed = await first.claims()
    await situation.given.billsHave("status", "paid")
    expect(await first.decides(claimed)).toEqual([])
    expect(await attempt()).toMatchObject({ status: "cancelled", reason_code: "paid" })
  })

  it("of a company on a test clock is captured and sent at once", async () => {
    await situation.given.testClock(NOON)
    await first.captures()
    expect(recipients()).toEqual([])
    expect(await statuses()).toEqual(["sent", "sent", "sent"])
    expect(await attempt()).toMatchObject({ status: "sent", try_count: 1, due_at: null })
  })

  it("uses up none of what a company that signed itself up may do a day", async () => {
    await situation.given.signedUpAt(NOON)
    await situation.given.newRecipientsADay(1)
    await first.runs()
    expect(recipients().length).toBe(3)
    await situation.given.customersOwe(1)
    await first.runs()
    expect(recipients().length).toBe(4)
  })

  it("waits while its bill is locked by a write", async () => {
    const claimed = await first.claims()
    const write = await situation.given.anotherLocksOldest("payable", "update")
    expect(await first.decides(claimed)).toEqual([])
    await write.commit()
    situation.after(LEASE_MILLIS)
    await second.runs()
    expect(await attempt()).toMatchObject({ status: "sent" })
  })
})
