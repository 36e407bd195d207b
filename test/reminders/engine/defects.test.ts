/** A case that can't be planned, or stored, holds up no other one, and is planned once that is mended. */
import { beforeEach, describe, expect, it } from "vitest"
import { useServer } from "../../support/TestServer.ts"
import { DAY, LEASE_MILLIS, MINUTE, useSituation, type WorkerHere } from "./Situation.ts"

const situation = useSituation({ steps: [[0, "email"]] })
let worker: WorkerHere

beforeEach(async () => {
  worker = await situation.worker()
})

const planned = async () =>
  (await situation.seen.attemptsThatAre("scheduled")).map(({ offset_days }) => offset_days)

const replans = async () => {
  while (await worker.plansAgain()) continue
}

describe("a case that can't be planned", () => {
  beforeEach(async () => {
    await situation.given.customersOwe(3)
    await situation.given.policy({ steps: [[5, "email"]] })
    await situation.given.planIsAsked()
  })

  it("is left out, and planned a day later", async () => {
    await situation.given.oldestCaseCannotBePlanned()
    await replans()
    expect(await planned()).toEqual([0, 5, 5])
    expect(await situation.seen.leftToPlan()).toBe(0)
    expect(worker.warnings).toContain("a case could not be planned")
    await situation.given.oldestCaseCanBePlanned()
    await replans()
    expect(await planned()).toEqual([0, 5, 5])
    situation.after(DAY)
    await replans()
    expect(await planned()).toEqual([5, 5, 5])
  })

  it("is left out as well if it is the database that refuses it", async () => {
    await situation.given.oldestAttemptsCannotBeStored()
    await replans()
    expect(await planned()).toEqual([0, 5, 5])
    expect(await situation.seen.leftToPlan()).toBe(0)
    expect(worker.warnings).toContain("what is open could not be planned again")
  })
})

describe("the attempt of a case that can't be decided on", () => {
  const failing = async (times: number) => {
    for (let n = 0; n < times; n++) {
      await worker.runs()
      situation.after(MINUTE)
    }
  }

  it("fails the fifth time, and the customer is reminded once that is mended", async () => {
    await situation.given.customersOwe(2)
    await situation.given.oldestCaseCannotBePlanned()
    await failing(5)
    expect(await situation.seen.tally()).toEqual({ "failed internal": 1, sent: 1 })
    await situation.given.oldestCaseCanBePlanned()
    situation.after(DAY)
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ "failed internal": 1, sent: 2 })
  })

  it("is unknown the fifth time if it was being handed over", async () => {
    await situation.given.customersOwe(1)
    expect((await worker.claimsAndDecides()).length).toBe(1)
    await situation.given.oldestCaseCannotBePlanned()
    situation.after(LEASE_MILLIS)
    await failing(4)
    expect(await situation.seen.tally()).toEqual({ sending: 1 })
    await failing(1)
    expect(await situation.seen.tally()).toEqual({ "unknown outcome_unknown": 1 })
    expect((await situation.seen.messages()).map(({ status }) => status)).toEqual(["unknown"])
    expect((await situation.seen.digestEvents("unknown")).length).toBe(1)
  })
})

describe("a worker", () => {
  const server = useServer({ worker: true })

  it("goes on telling of its channels after it could not", async () => {
    const isTold = () =>
      server.sql("select from channel_states where seen_at > clock_timestamp() - interval '4 seconds'")
    await expect.poll(isTold, { timeout: 10_000 }).not.toEqual([])
    await server.sql("alter table channel_states rename to elsewhere")
    const failed = () =>
      server.log.filter(({ message }) => message === "telling of the channels failed").length
    await expect.poll(failed, { timeout: 15_000 }).toBeGreaterThan(0)
    await server.sql("alter table elsewhere rename to channel_states")
    await server.sql("update channel_states set seen_at = '2020-01-01'")
    await expect.poll(isTold, { timeout: 15_000 }).not.toEqual([])
  })
})
