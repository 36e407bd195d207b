/** Whom a message goes to decides what else may leave: on that day, and on the other channels of its round. */
import { describe, expect, it } from "vitest"
import { DAY, LEASE_MILLIS, NOON, useSituation } from "./Situation.ts"

const situation = useSituation({
  steps: [
    [0, "email", "sms"],
    [3, "email", "sms"]
  ]
})

describe("customers with one address", () => {
  it("get one message a day between them, though one worker decides on both at once", async () => {
    const worker = await situation.worker()
    await situation.given.policy({ steps: [[3, "email"]] })
    await situation.given.customersOwe(2, { due: "2026-02-27", offsetDays: 3, on: "2026-03-02" })
    await situation.given.customersShare("Ada@example.com")
    expect((await worker.claims()).length).toBe(2)
    situation.after(LEASE_MILLIS)
    await worker.runs()
    expect(situation.provider.received.length).toBe(1)
    situation.after(DAY)
    await worker.runs()
    const days = (await situation.seen.messages()).map(({ sent_on }) => sent_on)
    expect(days).toEqual(["2026-03-02", "2026-03-03"])
  })
})

describe("a customer without an e-mail address", () => {
  it("gets the SMS of each round, and the attempts of both channels have the round's number", async () => {
    const worker = await situation.worker()
    await situation.given.customersOwe(1)
    await situation.given.customersShare(null)
    await situation.given.testClock(NOON)
    await worker.captures()
    await situation.given.testClock(NOON + 3 * DAY)
    await worker.captures()
    const attempts = await situation.seen.attempts()
    const rounds = attempts
      .filter(({ status }) => status !== "scheduled")
      .map(({ channel, round, status }) => `${round} ${channel} ${status}`)
    expect(rounds.toSorted()).toEqual(["1 email skipped", "1 sms sent", "2 email skipped", "2 sms sent"])
  })
})
