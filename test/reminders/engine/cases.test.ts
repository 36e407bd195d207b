/** One message tells a customer of all that is due; nobody gets two a day. */
import { beforeEach, describe, expect, it } from "vitest"
import { HandClock } from "../../support/Engines.ts"
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

const TODAY = "2026-03-02"
const STEPS = [
  [0, "email"],
  [3, "email"],
  [30, "email"]
] as const

const situation = useSituation({ steps: STEPS })
let first: WorkerHere
let second: WorkerHere

beforeEach(async () => {
  first = await situation.worker()
  second = await situation.worker()
})

const received = () => situation.provider.received.length
const tally = () => situation.seen.tally()
const debtsOfMessages = () => situation.seen.debtsOfMessages()

/** The status and the debts of each message. */
const messagesInShort = async () =>
  (await situation.seen.messages()).map(({ debts, status }) => [status, debts])

describe("a message to a customer", () => {
  it("tells of fifteen invoices that are due on one day, even if one message a minute is allowed", async () => {
    await situation.given.policy({ steps: STEPS, limits: { max_per_minute: 1 } })
    await situation.given.customer().owes(15)
    await allRun(first, second)
    expect(received()).toBe(1)
    expect(await situation.seen.messages()).toMatchObject([
      { status: "sent", tone: "friendly", debts: 15, sent_on: TODAY }
    ])
    const sent = await situation.seen.attemptsThatAre("sent")
    expect(sent.length).toBe(15)
    const messages = sent.map(({ message_id, provider_message_id }) => `${provider_message_id} ${message_id}`)
    expect(new Set(messages).size).toBe(1)
    expect(await tally()).toEqual({ sent: 15, scheduled: 1 })
  })

  it("of a day is the only one: what comes later that day is named in the next, and not called due any more", async () => {
    const ada = situation.given.customer()
    await ada.owes(1)
    await first.runs()
    await ada.owes(2)
    await allRun(first, second)
    situation.at("2026-03-03T08:00:00Z")
    await allRun(first, second)
    expect(received()).toBe(1)
    situation.at("2026-03-05T08:00:00Z")
    await allRun(first, second)
    expect((await situation.seen.messages()).map(({ debts, sent_on }) => [debts, sent_on])).toEqual([
      [1, TODAY],
      [3, "2026-03-05"]
    ])
  })

  it("lists a hundred debts at most, and says how many more there are", async () => {
    await situation.given.customer().owes(130)
    await allRun(first, second)
    expect(await debtsOfMessages()).toEqual([100])
    expect(situation.provider.received[0]?.text).toMatch(/\b30 more\b/)
    situation.after(3 * DAY)
    await allRun(first, second)
    expect(await debtsOfMessages()).toEqual([100, 100])
  })

  it("speaks as its leading debt has earned, and is final for none that it names for the first time", async () => {
    const ada = situation.given.customer()
    await ada.owes(1, { due: "2026-01-31" })
    for (const day of ["2026-01-31", "2026-02-03"]) {
      situation.at(`${day}T12:00:00Z`)
      await first.runs()
    }
    situation.at(NOON)
    await ada.owes(1, { due: "2026-02-27", offsetDays: 3, step: 1, on: TODAY })
    await first.runs()
    expect((await situation.seen.messages()).map(({ debts, tone }) => [tone, debts])).toEqual([
      ["friendly", 1],
      ["friendly", 1],
      ["firm", 2]
    ])
  })

  it("does not tell of a debt that was paid after it was claimed", async () => {
    await situation.given.customer().owes(5)
    const claimed = await first.claims()
    await situation.given.oldestIsPaid()
    const deliveries = await first.decides(claimed)
    expect(deliveries).toEqual([])
    const cancelled = await situation.seen.attemptsThatAre("cancelled")
    expect(cancelled.map(({ reason_code }) => reason_code)).toEqual(["paid"])
    await allRun(first, second)
    expect(await debtsOfMessages()).toEqual([4])
  })

  it("is the only one, though two workers send at once", async () => {
    await situation.given.customersOweEach(10, 6)
    await allRun(first, second)
    expect(received()).toBe(10)
    expect((await tally())["sent"]).toBe(60)
    expect((await debtsOfMessages()).every((debts) => debts === 6)).toBe(true)
  })

  it("is the only one of its address on a day, though two customers have that and are decided on together", async () => {
    await situation.given.customersOwe(2)
    await situation.given.customersShare("shared@example.com")
    await first.runs()
    expect(received()).toBe(1)
    for (const [index, day] of ["2026-03-05", "2026-03-06"].entries()) {
      situation.at(`${day}T12:00:00Z`)
      await first.runs()
      expect(received()).toBe(2 + index)
    }
  })

  it("waits a moment while another transaction has locked a debt; those to others do not", async () => {
    await situation.given.customersOweEach(2, 4)
    const other = await situation.given.anotherLocksOldest("receivable", "no key update")
    await first.round()
    await second.round()
    expect(received()).toBe(1)
    await other.commit()
    situation.after(1_000)
    await allRun(first, second)
    expect(await debtsOfMessages()).toEqual([4, 4])
  })

  it("of a company on a test clock is captured in the transaction that marks its debts as sent", async () => {
    await situation.given.customer().owes(3)
    await situation.given.testClock(NOON)
    await first.captures()
    expect(situation.provider.received).toEqual([])
    const kept = await situation.seen.messagesStoredWithTheirAttempts()
    expect(kept).toMatchObject([{ same: true, captured: true }])
    expect(kept[0]?.attempt_ids.length).toBe(3)
  })
})

describe("a worker that stops with a message about several debts", () => {
  it("after the claim leaves it to another, which sends it once", async () => {
    await situation.given.customer().owes(5)
    await first.claims()
    expect(await second.runs()).toBe(0)
    expect(received()).toBe(0)
    situation.after(LEASE_MILLIS)
    await second.runs()
    expect(received()).toBe(1)
    expect(await tally()).toEqual({ sent: 5, scheduled: 1 })
  })

  for (const step of ["decision", "hand-over"] as const) {
    it(`after the ${step} leaves all of them unknown together, and the customer gets no other that day`, async () => {
      const ada = situation.given.customer()
      await ada.owes(5)
      const deliveries = await first.decides(await first.claims())
      const results = step === "hand-over" ? await first.handsOver(deliveries) : []
      await ada.owes(1)
      situation.after(LEASE_MILLIS)
      await second.decides(await second.claims())
      expect(await tally()).toMatchObject({ "unknown outcome_unknown": 5 })
      await first.completes(results)
      await allRun(first, second)
      expect(await situation.seen.messages()).toMatchObject([{ status: "unknown", debts: 5 }])
      expect(received()).toBe(step === "hand-over" ? 1 : 0)
      situation.after(3 * DAY)
      await allRun(first, second)
      expect(await debtsOfMessages()).toEqual([5, 6])
      expect(received()).toBe(step === "hand-over" ? 2 : 1)
    })
  }

  it("before its decision is confirmed undoes the decision for all of them", async () => {
    await situation.given.customer().owes(5)
    const mine = await first.claims()
    await first.decides(mine)
    await first.completes(
      mine.map((claimed) => ({ claimed: [claimed], messageId: null, outcome: { _tag: "NotSent" } }))
    )
    expect(await tally()).toEqual({ scheduled: 1 })
    expect((await situation.seen.attempts()).map(({ try_count }) => try_count)).toEqual([0])
    await second.runs()
    expect(await messagesInShort()).toEqual([
      ["deferred", 1],
      ["sent", 5]
    ])
  })

  it("before its decision is confirmed undoes nothing that another has decided since", async () => {
    await situation.given.customer().owes(5)
    const mine = await first.claims()
    situation.after(LEASE_MILLIS)
    const deliveries = await second.decides(await second.claims())
    const before = await situation.seen.attempts()
    await first.completes(
      mine.map((claimed) => ({ claimed: [claimed], messageId: null, outcome: { _tag: "NotSent" } }))
    )
    expect(await situation.seen.attempts()).toEqual(before)
    await second.completes(await second.handsOver(deliveries))
    await allRun(first, second)
    expect(received()).toBe(1)
    expect(await messagesInShort()).toEqual([["sent", 5]])
  })
})

describe("a message about several debts", () => {
  const refuses = (address?: "bounced" | "stopped") => {
    situation.provider.answer = () => ({
      _tag: "Rejected",
      code: "smtp_550",
      message: "no such user",
      ...(address === undefined ? {} : { address })
    })
  }

  it("that is deferred is tried again as a new message with the debts of then", async () => {
    await situation.given.customer().owes(3)
    situation.provider.answer = () => ({ _tag: "Deferred", code: "smtp_451", message: "later" })
    await first.runs()
    expect(await tally()).toEqual({ scheduled: 1 })
    await situation.given.oldestIsPaid()
    situation.provider.answer = accepts
    situation.after(15 * LEASE_MILLIS)
    await allRun(first, second)
    expect(await messagesInShort()).toEqual([
      ["deferred", 1],
      ["sent", 2]
    ])
    expect(new Set(situation.provider.received.map(({ messageId }) => messageId)).size).toBe(2)
    expect(await tally()).toMatchObject({ sent: 2, "cancelled paid": 1 })
  })

  it("that is refused ends all of its debts' steps, and blocks no address", async () => {
    await situation.given.customer().owes(3)
    refuses()
    await first.runs()
    expect(await tally()).toEqual({ "failed provider_rejected": 3, scheduled: 1 })
    expect(await situation.seen.blockedAddresses()).toEqual([])
  })

  for (const { address, action, blocked, kind } of [
    {
      address: "bounced",
      action: "customer.suppress",
      kind: "bounced",
      blocked: { opted_out: null, suppressed_for: "bounced", suppression_detail: "no such user" }
    },
    {
      address: "stopped",
      action: "customer.opt_out",
      kind: "opted_out",
      blocked: { opted_out: "no such user", suppressed_for: null, suppression_detail: null }
    }
  ] as const) {
    it(`that is refused because the address has ${address} blocks the address for the steps to come, and this is told once`, async () => {
      await situation.given.customer().owes(3)
      refuses(address)
      await first.runs()
      expect(await situation.seen.blockedAddresses()).toEqual([blocked])
      expect(await situation.seen.auditOfCustomers()).toEqual([{ actor: "system", action }])
      expect(await situation.seen.digestEvents(kind)).toEqual([{ detail: "email: no such user" }])
      situation.after(3 * DAY)
      await first.runs()
      expect(received()).toBe(1)
    })
  }
})

describe("a receipt that comes before the outcome is stored", () => {
  const errors = async () =>
    (await situation.seen.attempts())
      .filter(({ try_count }) => try_count > 0)
      .map(({ error_code, error_message, status }) => ({ status, error_code, error_message }))

  for (const outcome of [
    { _tag: "Sent", status: "sent", code: "", message: "" },
    { _tag: "Lost", status: "unknown", code: "smtp_timeout", message: "no answer" }
  ] as const) {
    it(`keeps its error with an attempt that is ${outcome.status} then`, async () => {
      await situation.given.customer().owes(1)
      situation.provider.answer = async (message) => {
        await situation.given.bounced(message.messageId)
        return outcome._tag === "Sent" ? accepts(message) : outcome
      }
      await first.runs()
      expect(await errors()).toEqual([
        { status: outcome.status, error_code: "bounced", error_message: "550 no such user" }
      ])
    })
  }

  it("is not said of the next hand-over", async () => {
    await situation.given.customer().owes(1)
    situation.provider.answer = async ({ messageId }) => {
      await situation.given.bounced(messageId)
      situation.provider.answer = accepts
      return { _tag: "Deferred", code: "smtp_451", message: "later" }
    }
    await first.runs()
    situation.after(DAY)
    await first.runs()
    expect(await errors()).toEqual([{ status: "sent", error_code: null, error_message: null }])
  })
})

describe("an attempt whose message can't be written", () => {
  it("ends after five tries with its cause, and holds up none of its customer's other debts", async () => {
    await situation.given.customer().owes(4)
    await situation.given.oldestCannotBeWritten()
    await first.runs()
    expect(await debtsOfMessages()).toEqual([])
    for (let minute = 0; minute < 6; minute++) {
      situation.after(MINUTE)
      await allRun(first, second)
    }
    expect(await debtsOfMessages()).toEqual([3])
    const [broken] = await situation.seen.attemptsThatAre("failed")
    expect(broken).toMatchObject({ reason_code: "internal", failures: 5, error_code: "internal" })
    expect(broken?.error_message).toContain("ISO 4217")
  })
})

describe("a worker whose clock is wrong", () => {
  for (const [name, skew] of [
    ["two minutes behind", -120_000],
    ["two minutes ahead", 120_000]
  ] as const) {
    it(`by being ${name} keeps to the database's time in leases, plans and the pace`, async () => {
      await situation.given.customersOwe(3)
      // A plan that began a minute ago and ends in a minute.
      await situation.given.planLasts({ from: NOON - 60_000, to: NOON + 60_000 })
      await situation.given.policy({ steps: STEPS, limits: { max_per_minute: 3 } })
      const wrong = await situation.worker({ clock: new HandClock(NOON + skew) })
      const claimed = await wrong.claims(3)
      expect(await second.runs()).toBe(0)
      const deliveries = await wrong.decides(claimed)
      expect(await second.runs()).toBe(0)
      await wrong.completes(await wrong.handsOver(deliveries))
      expect(received()).toBe(3)
      expect(await tally()).toEqual({ sent: 3, scheduled: 3 })
      await situation.given.customer().owes(1)
      expect(await wrong.claims(3)).toEqual([])
      const attempts = await situation.seen.attempts()
      const putOff = attempts.filter((one) => one.status === "scheduled" && one.offset_days === 0)
      expect(putOff.map(({ due_at }) => due_at)).toEqual([new Date(NOON + 61_000)])
      const times = attempts.flatMap(({ sent_at }) => (sent_at === null ? [] : [sent_at.getTime()]))
      expect([...new Set(times)]).toEqual([NOON])
    })
  }

  it("by being behind finds what is due by the database's time, and gives claims up to that time", async () => {
    await situation.given.customer().owes(1)
    await situation.given.firstStepIsDue(NOON)
    const wrong = await situation.worker({ clock: new HandClock(NOON - 120_000) })
    await wrong.givesUp(await wrong.claims())
    const [released] = (await situation.seen.attempts()).filter(({ offset_days }) => offset_days === 0)
    expect(released?.due_at).toEqual(new Date(NOON))
    expect(await wrong.runs()).toBe(1)
    expect(received()).toBe(1)
  })
})

describe("a worker that claims and decides", () => {
  it("reads little, though the database's statistics are those of an empty table", async () => {
    await situation.given.statisticsAreOfEmptyTables()
    await situation.given.customersOwe(3_000, { due: "2026-05-05" })
    await situation.given.customersOwe(10)
    const read = async () => {
      // A connection tells what it has read at the end of a statement, if its last report is a second old.
      await new Promise((done) => setTimeout(done, 1_200))
      await Promise.all(Array.from({ length: 8 }, () => first.company()))
      return situation.seen.rowsRead()
    }
    const atFirst = await read()
    const claimed = await first.claims(10)
    const before = await read()
    expect(before - atFirst).toBeLessThan(1_000)
    expect((await first.decides(claimed)).length).toBe(10)
    expect((await read()) - before).toBeLessThan(1_000)
  })
})
