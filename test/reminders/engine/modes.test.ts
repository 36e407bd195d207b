/** What waited for the company leaves as soon as the company lets it. */
import { beforeEach, describe, expect, it } from "vitest"
import { useSituation, type WorkerHere } from "./Situation.ts"

const situation = useSituation({ steps: [[0, "email"]] })
let worker: WorkerHere

beforeEach(async () => {
  worker = await situation.worker()
})

const waitingFor = async () =>
  (await situation.seen.attemptsThatAre("scheduled")).map(({ reason_code }) => reason_code)

describe("a message that waits because its company is on hold", () => {
  it("leaves at once when reminders are on", async () => {
    await situation.given.customersOwe(3)
    await situation.given.remindersAre("hold")
    await worker.runs()
    expect(await waitingFor()).toEqual(["on_hold", "on_hold", "on_hold"])
    await situation.given.remindersAre("on")
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ sent: 3 })
  })

  it("waits for approval at once when that is asked for, and leaves when it is not any more", async () => {
    await situation.given.customersOwe(1)
    await situation.given.remindersAre("hold")
    await worker.runs()
    await situation.given.remindersAre("approve")
    await worker.runs()
    expect(await waitingFor()).toEqual(["awaiting_approval"])
    await situation.given.remindersAre("on")
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ sent: 1 })
  })

  it("goes on waiting where something else has changed", async () => {
    await situation.given.customersOwe(1)
    await situation.given.remindersAre("hold")
    await worker.runs()
    await situation.given.planIsAsked()
    await worker.runs()
    expect(await waitingFor()).toEqual(["on_hold"])
    expect(situation.provider.received).toEqual([])
  })
})

describe("a reminder of a bill", () => {
  beforeEach(() => situation.given.billForMembers("eve"))

  it("waits while the company is on hold, and leaves at once when reminders are on", async () => {
    await situation.given.remindersAre("hold")
    await worker.runs()
    expect(await waitingFor()).toEqual(["on_hold"])
    await situation.given.remindersAre("on")
    await worker.runs()
    expect((await situation.seen.attemptsThatAre("sent")).length).toBe(1)
    expect(situation.provider.received.length).toBe(2)
  })

  it("needs nobody's approval", async () => {
    await situation.given.remindersAre("approve")
    await worker.runs()
    expect((await situation.seen.attemptsThatAre("sent")).length).toBe(1)
  })
})
