/** Payments and other writes race against the worker of the same process: what is committed first counts. */
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isOfBusyMachine } from "../../support/busyMachine.ts"
import { tally, wrongTotals } from "../../support/Debts.ts"
import { type MailSink, mailSink, repeated } from "../../support/MailSink.ts"
import { type Company, TestServer } from "../../support/TestServer.ts"
import { decisionsAreRecorded, Given, realNoon } from "./Given.ts"
import { debtsOf, raceOutcomes, sentMessagesOf, unfinishedOf, waitingOf, zonesOf } from "./Seen.ts"
import { DAY } from "./Situation.ts"

const CLIENTS = 32

/** What a customer owes, and its number. */
type Debt = Awaited<ReturnType<typeof debtsOf>>[number]

describe("a reminder that races against a write", () => {
  const scope = Effect.runSync(Scope.make())
  const place = realNoon()
  let sink: MailSink
  let server: TestServer

  beforeAll(async () => {
    sink = await Effect.runPromise(Scope.extend(mailSink, scope))
    server = new TestServer({ worker: true, environment: sink.environment })
    await server.start()
    await decisionsAreRecorded(server.databaseUrl)
  })
  afterAll(async () => {
    await server.stop()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  /** Makes `n` reminders due, and writes to each of their receivables at the same time. */
  const race = async (
    n: number,
    write: (company: Company, debt: Debt, index: number) => Promise<unknown>
  ) => {
    const company = await server.company()
    const given = Given.of(server.databaseUrl, company.id, place)
    await given.policy({
      steps: [
        [0, "email"],
        [30, "email"]
      ]
    })
    // The clock is held back at first, so that all of them become due at once.
    server.clock.hold(server.clock.now() - DAY)
    await given.customersOwe(n)
    const queue = [...(await debtsOf(server.databaseUrl, company.id))]
    const client = async () => {
      for (let debt = queue.pop(); debt !== undefined; debt = queue.pop()) {
        await write(company, debt, queue.length)
      }
    }
    server.clock.release()
    while (sink.mails.length === 0) await new Promise((done) => setTimeout(done, 1))
    const clients = Array.from({ length: CLIENTS }, client)
    await Promise.all(clients)
    // An attempt whose receivable is locked is put off for a moment: it is not due, nor is it finished.
    await expect
      .poll(() => unfinishedOf(server.databaseUrl, company.id), { timeout: 20_000, interval: 50 })
      .toEqual([])
    const outcomes = await raceOutcomes(server.databaseUrl, company.id, place.today)
    const mails = sink.mails.splice(0)
    expect(repeated(mails.map(({ to }) => to))).toEqual([])
    expect(await wrongTotals(server.databaseUrl, company.id)).toEqual([])
    // The warning at the start that SMS has no provider is expected.
    const complaints = server.log.filter(
      ({ annotations, level }) =>
        level !== "INFO" && annotations["channels"] !== "sms" && !isOfBusyMachine(annotations["error"])
    )
    expect(complaints).toEqual([])
    const ids = new Set(mails.map(({ messageId }) => Number(/m(\d+)@/.exec(messageId)?.[1])))
    expect(await sentMessagesOf(server.databaseUrl, company.id)).toEqual(ids)
    return { company, outcomes, mails, sums: await tally(server.databaseUrl, company.id) }
  }

  const cents = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`

  it("is not sent after a payment in full, in a thousand races", async () => {
    const { company, mails, outcomes, sums } = await race(1_000, (company, { amount_minor, id }) =>
      company.payment(id, cents(amount_minor))
    )
    expect(outcomes.length).toBe(1_000)
    expect(outcomes.filter(({ same }) => same === true)).toEqual([])
    expect(
      outcomes.filter(({ attempt, decided_first }) => attempt === "sent" && decided_first !== true)
    ).toEqual([])
    const fractions = new Set(outcomes.map(({ attempt, reason }) => `${attempt} ${reason}`))
    expect([...fractions].sort()).toEqual(["cancelled paid", "sent null"])
    for (const { amount_minor, balance_minor, body } of outcomes) {
      expect(balance_minor).toBe(amount_minor)
      if (body !== null) expect(body).toContain(cents(amount_minor))
    }
    expect(await waitingOf(server.databaseUrl, company.id)).toEqual([])
    if (process.env["VERBOSE"]) console.log("payments", mails.length, sums)
  })

  it("names the balance after the part payments that were committed before its decision", async () => {
    const { mails, outcomes, sums } = await race(400, (company, { amount_minor, id }, index) =>
      company.payment(id, cents(amount_minor - 1_000 - index))
    )
    expect(outcomes.filter(({ same }) => same === true)).toEqual([])
    for (const { amount_minor, balance_minor, body, paid_before } of outcomes) {
      expect(balance_minor).toBe(amount_minor - paid_before)
      expect(body).toContain(cents(balance_minor))
    }
    expect(mails.length).toBe(400)
    expect(outcomes.filter(({ paid_before }) => paid_before > 0).length).toBeGreaterThan(0)
    if (process.env["VERBOSE"]) console.log("parts", sums)
  })

  it("is planned again within seconds if its customer has another time zone", async () => {
    const company = await server.company()
    const { customer_id } = await company.receivable({ due_date: "2080-03-20" })
    const { version } = await company.read(`/customers/${String(customer_id)}`)
    const change = { expected_version: version, timezone: "Asia/Tokyo" }
    await company.patch(`/customers/${String(customer_id)}`, change)
    await expect
      .poll(() => zonesOf(server.databaseUrl, company.id), { timeout: 10_000, interval: 50 })
      .toEqual(["Asia/Tokyo"])
  })

  it("is not sent after a pause, a cancellation or another due date", async () => {
    const { outcomes, sums } = await race(450, async (company, { id }, index) => {
      if (index % 3 === 0) await company.post(`/receivables/${id}/pause`, { reason: "dispute" })
      else if (index % 3 === 1) await company.post(`/receivables/${id}/cancel`, { reason: "mistake" })
      else {
        const { version } = await company.read(`/receivables/${id}`)
        const moved = { expected_version: version, due_date: "2089-12-31" }
        expect((await company.patch(`/receivables/${id}`, moved)).status).toBe(200)
      }
    })
    expect(outcomes.filter(({ same }) => same === true)).toEqual([])
    for (const { attempt, decided_first, reason, status } of outcomes) {
      const expected = { paused: "paused", cancelled: "cancelled", open: "rescheduled" }[status]
      if (attempt === "sent") expect(decided_first).toBe(true)
      else expect(`${attempt} ${reason}`).toBe(`cancelled ${expected}`)
    }
    if (process.env["VERBOSE"]) console.log("others", sums)
  })
})
