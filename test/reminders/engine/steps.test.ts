/** A worker stops after each step of sending: the next worker sends what can't have been sent yet, and nothing twice. */
import { Effect, Layer } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { Transports } from "../../../src/reminders/transports/Transport.ts"
import { HandClock } from "../../support/Engines.ts"
import { DAY, LEASE_MILLIS, NOON, useSituation, type WorkerHere } from "./Situation.ts"

const DUE = 5

const situation = useSituation({
  steps: [
    [0, "email"],
    [30, "email"]
  ]
})
let first: WorkerHere
let second: WorkerHere

beforeEach(async () => {
  await situation.given.customersOwe(DUE)
  first = await situation.worker()
  second = await situation.worker()
})

const received = () => situation.provider.received.length

describe("a worker that has claimed attempts", () => {
  it("and stops leaves them to another when the lease ends, and can't decide on them any more", async () => {
    const claimed = await first.claims()
    expect(claimed.length).toBe(DUE)
    situation.after(LEASE_MILLIS - 1)
    expect(await second.runs()).toBe(0)
    situation.after(1)
    expect(await second.runs()).toBe(DUE)
    expect(received()).toBe(DUE)
    expect(await situation.seen.tally()).toEqual({ sent: DUE, scheduled: DUE })

    const before = await situation.seen.attempts()
    expect(await first.decides(claimed)).toEqual([])
    expect(await situation.seen.attempts()).toEqual(before)
  })

  it("decides nothing that another has claimed since, and releases none of it", async () => {
    const claimed = await first.claims()
    situation.after(LEASE_MILLIS)
    const taken = await second.claims()
    expect(taken.map(({ id }) => id)).toEqual(claimed.map(({ id }) => id))
    expect(await first.decides(claimed)).toEqual([])
    expect(await situation.seen.tally()).toEqual({ scheduled: DUE })
    // Another round does not change what another has claimed.
    const before = await situation.seen.attempts()
    expect(await first.runs()).toBe(0)
    expect(await situation.seen.attempts()).toEqual(before)
  })

  it("decides nothing that another claims while it waits for the lock", async () => {
    const claimed = await first.claims()
    const other = await situation.given.anotherClaimsAll()
    let decided = false
    const deciding = first.decides(claimed).finally(() => {
      decided = true
    })
    await other.untilAnotherWaits()
    expect(decided).toBe(false)
    await other.commit()
    expect(await deciding).toEqual([])
    expect(await situation.seen.tally()).toEqual({ scheduled: DUE })
  })

  it("decides on the others if the message of one can't be written, and tries that one again", async () => {
    await situation.given.oldestCannotBeWritten()
    expect(await first.round()).toBe(DUE)
    expect(received()).toBe(DUE - 1)
    expect(await second.runs()).toBe(0)
    expect(await situation.seen.tally()).toEqual({ sent: DUE - 1, scheduled: DUE })
    await situation.given.oldestCanBeWritten()
    situation.after(60_000)
    expect(await second.runs()).toBe(1)
    expect(received()).toBe(DUE)
  })

  it("has no more of them than its share, with statistics of the table and without", async () => {
    for (const n of [95, 300, 600]) {
      await situation.given.customersOwe(n)
      for (const known of [false, true]) {
        if (known) await situation.given.statisticsAreFresh()
        expect((await (await situation.worker()).claims(20)).length).toBe(20)
      }
    }
    expect((await situation.seen.attempts()).filter(({ fence }) => fence > 0).length).toBe(120)
  })
})

describe("a worker that has decided on attempts", () => {
  it("hands nothing over if it was suspended for too long, and releases the attempts", async () => {
    const deliveries = await first.claimsAndDecides()
    situation.after(10_000)
    const results = await first.handsOver(deliveries)
    expect(received()).toBe(0)
    expect(await situation.seen.tally()).toEqual({ sending: DUE })
    await first.completes(results)
    expect(await situation.seen.tally()).toEqual({ scheduled: DUE })
    expect(await second.runs()).toBe(DUE)
    expect(received()).toBe(DUE)
    const tries = (await situation.seen.attempts()).map(({ try_count }) => try_count)
    expect(tries.filter((n) => n === 1).length).toBe(DUE)
  })

  it("changes nothing that another has done since", async () => {
    const deliveries = await first.claimsAndDecides()
    situation.after(LEASE_MILLIS)
    await second.runs()
    const before = await situation.seen.attempts()
    await first.completes(await first.handsOver(deliveries))
    expect(received()).toBe(0)
    expect(await situation.seen.attempts()).toEqual(before)
  })

  it("changes nothing that another has claimed since, whatever became of the messages", async () => {
    const results = await first.handsOver(await first.claimsAndDecides())
    situation.after(LEASE_MILLIS)
    expect((await second.claims()).length).toBe(DUE)
    const before = await situation.seen.attempts()
    await first.completes(results)
    expect(await situation.seen.attempts()).toEqual(before)
    expect(await situation.seen.tally()).toEqual({ sending: DUE })
  })

  it("sends the rest while another transaction has locked a receivable, and that one later", async () => {
    const other = await situation.given.anotherLocksOldest("receivable", "update")
    expect(await first.round()).toBe(DUE)
    expect(received()).toBe(DUE - 1)
    for (let n = 0; n < 3; n++) expect(await first.round()).toBe(0)
    await other.commit()
    situation.after(1_000)
    expect(await second.round()).toBe(1)
    expect(received()).toBe(DUE)
  })

  it("stores the other outcomes if one can't be stored", async () => {
    situation.provider.answer = ({ messageId, recipients }) => ({
      _tag: "Sent",
      // No text of PostgreSQL has this character.
      providerMessageId: recipients[0]?.startsWith("1.") ? "\0" : `id-${messageId}`
    })
    expect(await first.round()).toBe(DUE)
    expect(await situation.seen.tally()).toEqual({ sent: DUE - 1, sending: 1, scheduled: DUE - 1 })
    situation.after(LEASE_MILLIS)
    await second.runs()
    expect(await situation.seen.tally()).toEqual({
      sent: DUE - 1,
      "unknown outcome_unknown": 1,
      scheduled: DUE
    })
    expect(received()).toBe(DUE)
  })

  it("gives up on a provider that never answers", async () => {
    const silent = Layer.succeed(Transports, {
      email: { _tag: "Provider", provider: { send: () => Effect.never } },
      sms: { _tag: "Off" }
    })
    const waiting = await situation.worker({ clock: new HandClock(NOON, 1_000), channels: silent })
    expect(await waiting.round()).toBe(DUE)
    expect(await situation.seen.tally()).toEqual({ "unknown outcome_unknown": DUE, scheduled: DUE })
  })

  for (const step of ["decision", "hand-over"] as const) {
    it(`and stops after the ${step} leaves them unknown: they are never sent again, and the schedule goes on`, async () => {
      const deliveries = await first.claimsAndDecides()
      expect(deliveries.length).toBe(DUE)
      expect(await situation.seen.tally()).toEqual({ sending: DUE })
      const results = step === "hand-over" ? await first.handsOver(deliveries) : []
      const sent = received()
      expect(sent).toBe(step === "hand-over" ? DUE : 0)
      situation.after(LEASE_MILLIS - 1)
      expect(await second.runs()).toBe(0)
      situation.after(1)
      expect(await second.runs()).toBe(DUE)
      expect(await situation.seen.tally()).toEqual({ "unknown outcome_unknown": DUE, scheduled: DUE })

      const before = await situation.seen.attempts()
      await first.completes(results)
      expect(await situation.seen.attempts()).toEqual(before)
      situation.after(29 * DAY)
      await second.runs()
      expect(received()).toBe(sent)
      situation.after(DAY)
      await second.runs()
      // Only the next step is sent: firm, because no reminder was; the final one is planned after it.
      expect(received()).toBe(sent + DUE)
      expect(await situation.seen.tally()).toEqual({
        "unknown outcome_unknown": DUE,
        sent: DUE,
        scheduled: DUE
      })
    })
  }

  it("may complete them twice, which counts once", async () => {
    const results = await first.handsOver(await first.claimsAndDecides())
    await first.completes(results)
    const before = await situation.seen.attempts()
    await first.completes(results)
    await second.completes(results)
    expect(await situation.seen.attempts()).toEqual(before)
    expect(await situation.seen.tally()).toEqual({ sent: DUE, scheduled: DUE })
  })
})
