/** A company that signed itself up writes to few people a day whom it has never written to before. */
import { beforeEach, expect, it } from "vitest"
import { DAY, MINUTE, NOON, useSituation, type WorkerHere } from "./Situation.ts"

const FIRST_LIMIT = 20
const HOUR = 60 * MINUTE

const situation = useSituation({
  steps: [[0, "email"]]
})
let worker: WorkerHere

beforeEach(async () => {
  worker = await situation.worker()
})

const sent = () => situation.provider.received.length

it("sends to 20 new recipients on its first day, and to the others the next day", async () => {
  await situation.given.signedUpAt(NOON)
  await situation.given.customersOwe(FIRST_LIMIT + 5)
  await worker.runs()
  expect(sent()).toBe(FIRST_LIMIT)
  const waiting = (await situation.seen.attemptsThatAre("scheduled")).filter(
    ({ reason_code }) => reason_code === "cap"
  )
  expect(waiting).toHaveLength(5)
  situation.after(HOUR)
  await worker.runs()
  expect(sent()).toBe(FIRST_LIMIT)
  situation.after(DAY)
  await worker.runs()
  expect(sent()).toBe(FIRST_LIMIT + 5)
})

it("goes on at once when the operator allows more", async () => {
  await situation.given.signedUpAt(NOON)
  await situation.given.customersOwe(FIRST_LIMIT + 5)
  await worker.runs()
  await situation.given.newRecipientsADay(FIRST_LIMIT + 3)
  situation.after(HOUR)
  await worker.runs()
  expect(sent()).toBe(FIRST_LIMIT + 3)
})

it("two workers together send no more than one", async () => {
  await situation.given.signedUpAt(NOON)
  await situation.given.customersOwe(FIRST_LIMIT + 20)
  const second = await situation.worker()
  await Promise.all([worker.runs(), second.runs()])
  expect(sent()).toBe(FIRST_LIMIT)
})

it("an operator's company writes to all", async () => {
  await situation.given.customersOwe(FIRST_LIMIT + 5)
  await worker.runs()
  expect(sent()).toBe(FIRST_LIMIT + 5)
})

it("an operator's company writes to as many new recipients a day as the operator has said", async () => {
  await situation.given.newRecipientsADay(5)
  await situation.given.customersOwe(8)
  await worker.runs()
  expect(sent()).toBe(5)
  situation.after(DAY)
  await worker.runs()
  expect(sent()).toBe(8)
})
