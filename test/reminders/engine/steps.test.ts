/** A worker stops after each step of sending: the next worker sends what can't have been sent yet, and nothing twice. */
import { Effect, Layer } from "effect"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Transports, type OutgoingMessage } from "../../../src/reminders/transports/Transport.ts"
import type { Company, Delivery } from "../../../src/reminders/Delivery.ts"
import { rows } from "../../support/Book.ts"
import { makeCompany, owe, tally, wideOpen, wrongTotals } from "../../support/Debts.ts"
import { type EngineHere, HandClock, startEngine } from "../../support/Engines.ts"
import { scoped } from "../../support/Scoped.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { waitingForLocks } from "../../support/locks.ts"

/** Returns when a statement of another connection waits for a lock. */
const untilAStatementWaits = async (client: Client) => {
  for (;;) {
    const { rowCount } = await client.query(waitingForLocks())
    if (rowCount !== 0) return
    await Bun.sleep(10)
  }
}

const DUE = 5
const LEASE_MILLIS = 60_000
const NOON = "2026-03-02T12:00:00Z"

const run = scoped()
const clock = new HandClock(NOON)
const handedOver: Array<OutgoingMessage> = []
let providerId = ({ messageId }: OutgoingMessage) => `id-${messageId}`
let url: string
let companyId: number
let first: EngineHere
let second: EngineHere

const channels = Layer.sync(Transports, () => ({
  email: {
    _tag: "Provider",
    provider: {
      send: (message: OutgoingMessage) =>
        Effect.sync(() => {
          handedOver.push(message)
          return { _tag: "Sent", providerMessageId: providerId(message) } as const
        })
    }
  } as const,
  sms: { _tag: "Off" } as const
}))

beforeEach(async () => {
  clock.at = Date.parse(NOON)
  handedOver.length = 0
  providerId = ({ messageId }) => `id-${messageId}`
  url = (await run(makeDatabase)).url
  companyId = await makeCompany(
    url,
    wideOpen([
      [0, "email"],
      [30, "email"]
    ])
  )
  await owe(url, companyId, { n: DUE, zone: "UTC", dueDate: "2026-03-02" })
  first = await run(startEngine({ url, clock, channels }))
  second = await run(startEngine({ url, clock, channels }))
})
afterEach(async () => {
  expect(await wrongTotals(url)).toEqual([])
})

const drain = async (engine: EngineHere) => {
  let taken = 0
  for (let n = await engine.round(); n > 0; n = await engine.round()) taken += n
  return taken
}
const company = async ({ engine, run }: EngineHere): Promise<Company> => {
  const found = await run(engine.company(companyId))
  if (found === null) throw new Error("there is no such company")
  return found
}
const claim = async () => first.run(first.engine.claim(await company(first), "email", 100))
const decide = async () => first.run(first.engine.decide(await company(first), await claim()))
const handOver = (deliveries: ReadonlyArray<Delivery>) =>
  first.run(Effect.forEach(deliveries, (delivery) => first.engine.handOver(delivery)))
const attempts = () =>
  rows<Record<string, unknown>>(
    url,
    `select attempt_id, status, reason_code, due_at, fence, provider_message_id, sent_at, try_count
     from reminder_attempts order by 1`
  )
const leaseEnds = () => {
  clock.at += LEASE_MILLIS
}

describe("an engine with claimed attempts", () => {
  it("that stops leaves them to another when the lease ends, and can't decide on them any more", async () => {
    const claimed = await claim()
    expect(claimed.length).toBe(DUE)
    clock.at += LEASE_MILLIS - 1
    expect(await drain(second)).toBe(0)
    clock.at += 1
    expect(await drain(second)).toBe(DUE)
    expect(handedOver.length).toBe(DUE)
    const sums = { sent: DUE, scheduled: DUE }
    expect(await tally(url)).toEqual(sums)

    const before = await attempts()
    expect(await first.run(first.engine.decide(await company(first), claimed))).toEqual([])
    expect(await attempts()).toEqual(before)
  })

  it("decides nothing that another has claimed since, and releases none of it", async () => {
    const claimed = await claim()
    leaseEnds()
    const taken = await second.run(second.engine.claim(await company(second), "email", 100))
    expect(taken.map(({ id }) => id)).toEqual(claimed.map(({ id }) => id))
    expect(await first.run(first.engine.decide(await company(first), claimed))).toEqual([])
    expect(await tally(url)).toEqual({ scheduled: DUE })
    // Another round does not change what another has claimed.
    const before = await attempts()
    expect(await drain(first)).toBe(0)
    expect(await attempts()).toEqual(before)
  })

  it("decides nothing that another claims while it waits for the lock", async () => {
    const claimed = await claim()
    const other = new Client(url)
    await other.connect()
    try {
      await other.query("begin")
      await other.query("update reminder_attempts set fence = fence + 1")
      let decided = false
      const deciding = first.run(first.engine.decide(await company(first), claimed)).finally(() => {
        decided = true
      })
      await untilAStatementWaits(other)
      expect(decided).toBe(false)
      await other.query("commit")
      expect(await deciding).toEqual([])
      expect(await tally(url)).toEqual({ scheduled: DUE })
    } finally {
      await other.end()
    }
  })

  it("decides on the others if one can't be written, and tries that one again", async () => {
    // An amount in an unknown currency can't be rendered.
    const currency = (code: string, of: string) =>
      rows(
        url,
        `update receivables set currency = '${code}' where currency = '${of}' and receivable_id = (
        select min(receivable_id) from receivables) returning 1`
      )
    expect((await currency("ZZZ", "EUR")).length).toBe(1)
    expect(await first.round()).toBe(DUE)
    expect(handedOver.length).toBe(DUE - 1)
    expect(await drain(second)).toBe(0)
    expect(await tally(url)).toEqual({ sent: DUE - 1, scheduled: DUE })
    await currency("EUR", "ZZZ")
    clock.at += 60_000
    expect(await drain(second)).toBe(1)
    expect(handedOver.length).toBe(DUE)
  })
})

describe("an engine with decided attempts", () => {
  it("hands nothing over if it was suspended for too long, and releases the attempts", async () => {
    const deliveries = await decide()
    clock.at += 10_000
    const results = await handOver(deliveries)
    expect(handedOver).toEqual([])
    expect(await tally(url)).toEqual({ sending: DUE })
    await first.run(first.engine.complete(await company(first), results))
    expect(await tally(url)).toEqual({ scheduled: DUE })
    expect(await drain(second)).toBe(DUE)
    expect(handedOver.length).toBe(DUE)
    expect((await attempts()).filter(({ try_count }) => try_count === 1).length).toBe(DUE)
  })

  it("changes nothing that another has done since", async () => {
    const deliveries = await decide()
    leaseEnds()
    await drain(second)
    const before = await attempts()
    const results = await handOver(deliveries)
    await first.run(first.engine.complete(await company(first), results))
    expect(handedOver).toEqual([])
    expect(await attempts()).toEqual(before)
  })

  it("sends the rest while another transaction has locked a receivable, and that one later", async () => {
    const other = new Client(url)
    await other.connect()
    try {
      await other.query("begin")
      await other.query(
        `select from receivables where company_id = $1
           and receivable_id = (select min(receivable_id) from receivables where company_id = $1) for update`,
        [companyId]
      )
      expect(await first.round()).toBe(DUE)
      expect(handedOver.length).toBe(DUE - 1)
      for (let n = 0; n < 3; n++) expect(await first.round()).toBe(0)
      await other.query("commit")
      clock.at += 1_000
      expect(await second.round()).toBe(1)
      expect(handedOver.length).toBe(DUE)
    } finally {
      await other.end()
    }
  })

  it("stores the other outcomes if one can't be stored", async () => {
    providerId = ({ messageId, recipients }) => (recipients[0]?.startsWith("1.") ? "\0" : `id-${messageId}`)
    expect(await first.round()).toBe(DUE)
    expect(await tally(url)).toEqual({ sent: DUE - 1, sending: 1, scheduled: DUE - 1 })
    leaseEnds()
    await drain(second)
    expect(await tally(url)).toEqual({ sent: DUE - 1, "unknown outcome_unknown": 1, scheduled: DUE })
    expect(handedOver.length).toBe(DUE)
  })

  it("gives up on a provider that never answers", async () => {
    const hasty = new HandClock(NOON, 1_000)
    const silent = Layer.succeed(Transports, {
      email: { _tag: "Provider", provider: { send: () => Effect.never } },
      sms: { _tag: "Off" }
    })
    const waiting = await run(startEngine({ url, clock: hasty, channels: silent }))
    expect(await waiting.round()).toBe(DUE)
    expect(await tally(url)).toEqual({ "unknown outcome_unknown": DUE, scheduled: DUE })
  })

  for (const step of ["the decision", "the hand-over"] as const) {
    it(`that stops after ${step} leaves them unknown: they are never sent again, and the schedule goes on`, async () => {
      const deliveries = await decide()
      expect(deliveries.length).toBe(DUE)
      expect(await tally(url)).toEqual({ sending: DUE })
      const results = step === "the hand-over" ? await handOver(deliveries) : []
      const sent = handedOver.length
      expect(sent).toBe(step === "the hand-over" ? DUE : 0)
      clock.at += LEASE_MILLIS - 1
      expect(await drain(second)).toBe(0)
      clock.at += 1
      expect(await drain(second)).toBe(DUE)
      const sums = { "unknown outcome_unknown": DUE, scheduled: DUE }
      expect(await tally(url)).toEqual(sums)

      const before = await attempts()
      await first.run(first.engine.complete(await company(first), results))
      expect(await attempts()).toEqual(before)
      clock.at += 29 * 86_400_000
      await drain(second)
      expect(handedOver.length).toBe(sent)
      clock.at += 86_400_000
      await drain(second)
      // Only the next step is sent.
      expect(handedOver.length).toBe(sent + DUE)
      expect(await tally(url)).toEqual({ "unknown outcome_unknown": DUE, sent: DUE })
    })
  }

  it("may complete them twice, which counts once", async () => {
    const results = await handOver(await decide())
    await first.run(first.engine.complete(await company(first), results))
    const before = await attempts()
    await first.run(first.engine.complete(await company(first), results))
    await second.run(second.engine.complete(await company(second), results))
    expect(await attempts()).toEqual(before)
    expect(await tally(url)).toEqual({ sent: DUE, scheduled: DUE })
  })

  it("claims no more than its share, with table statistics and without", async () => {
    for (const n of [95, 300, 600]) {
      await owe(url, companyId, { n, zone: "UTC", dueDate: "2026-03-02" })
      for (const known of [false, true]) {
        if (known) await rows(url, "analyze reminder_attempts")
        const own = await run(startEngine({ url, clock, channels }))
        const claimed = await own.run(own.engine.claim(await company(own), "email", 20))
        expect(claimed.length).toBe(20)
      }
    }
    const [taken] = await rows<{ n: number }>(
      url,
      "select count(*)::integer as n from reminder_attempts where fence > 0"
    )
    expect(taken?.n).toBe(120)
  })
})
