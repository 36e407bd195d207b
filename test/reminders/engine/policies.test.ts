/** Another policy reaches every open debt, whatever else happens at that moment. */
import { beforeEach, describe, expect, it } from "vitest"
import { useSituation, type WorkerHere } from "./Situation.ts"

const situation = useSituation({ steps: [[0, "email"]] })
let first: WorkerHere

beforeEach(async () => {
  first = await situation.worker()
})

const planned = async () =>
  (await situation.seen.attemptsThatAre("scheduled")).map(({ offset_days }) => offset_days)

describe("a policy that is put", () => {
  it("while a worker is about to plan by the one before has every case planned by the new one", async () => {
    await situation.given.customersOwe(3)
    await situation.given.planIsAsked()
    const other = await situation.given.anotherPutsPolicy({ steps: [[5, "email"]] })
    const planning = first.plansAgain()
    await other.untilAnotherWaits()
    await other.commit()
    for (let more = await planning; more; more = await first.plansAgain()) continue
    expect(await planned()).toEqual([5, 5, 5])
  })
})

describe("a company that is planned anew", () => {
  it("gets on while its customers change all the time, and they get on, too", async () => {
    await situation.given.customersOwe(60)
    await situation.given.policy({ steps: [[5, "email"]] })
    await situation.given.planIsAsked()
    await situation.given.oldestCustomerHasChanged()
    const isMoved = async () => (await planned()).filter((days) => days === 5).length
    await first.plansAgain("company")
    expect(await isMoved()).toBe(50)
    await situation.given.oldestCustomerHasChanged()
    await first.plansAgain("company")
    expect(await isMoved()).toBe(60)
    while (await first.plansAgain("company")) continue
    expect(await situation.seen.leftToPlan()).toBe(0)
  })
})

describe("attempts from before there were cases", () => {
  it("all end but those that are planned, however many one customer has", async () => {
    await situation.given.customersOweEach(2, 450)
    await situation.given.attemptsAreOld()
    await situation.given.planIsAsked()
    while (await first.plansAgain()) continue
    expect(await situation.seen.tally()).toEqual({ "cancelled rescheduled": 898, scheduled: 2 })
    await first.runs()
    expect(situation.provider.received.length).toBe(2)
  })
})
