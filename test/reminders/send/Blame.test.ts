/** Whose fault it is that a provider does not take a message, by what other recipients meet. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { NOT_SENT, type NotSent } from "../../../src/reminders/Delivery.ts"
import { type Evidence } from "../../../src/reminders/send/CircuitBreaker.ts"
import { judge, nobody, type Suspects } from "../../../src/reminders/send/Blame.ts"
import type { Outcome } from "../../../src/reminders/transports/Transport.ts"

const said = { code: "smtp_554", message: "554 5.7.1 no" }
const sent: Outcome = { _tag: "Sent", providerMessageId: null }
const refused: Outcome = { _tag: "Faulted", ...said, doubtful: true }
const refusedOtherwise: Outcome = { ...refused, code: "smtp_550" }
const trouble: Outcome = { _tag: "Deferred", code: "smtp_timeout", message: "slow", providerTrouble: true }
const general: Outcome = { _tag: "Faulted", code: "smtp_535", message: "535 no" }
const later: Outcome = { _tag: "Deferred", code: "smtp_450", message: "450 later" }
const rejected: Outcome = { _tag: "Rejected", code: "smtp_550", message: "550 no such user" }
const lost: Outcome = { _tag: "Lost", code: "smtp_timeout", message: "slow" }

const MINUTE = 60_000
const DAY = 1_440 * MINUTE

/** A channel whose hand-overs begin and end as the test says. */
class Handing {
  suspects: Suspects = nobody
  begun = 0
  now = 0

  /** Hands a message over from beginning to end. */
  one(recipient: string, outcome: Outcome | NotSent) {
    return this.begin(recipient)(outcome)
  }

  /** Begins to hand a message over; the returned function ends it. */
  begin(recipient: string) {
    const place = ++this.begun
    const sentBefore = this.suspects.lastSent
    return (outcome: Outcome | NotSent): { outcome: Outcome | NotSent; evidence: Evidence } => {
      const {
        evidence,
        outcome: judged,
        suspects
      } = judge(this.suspects, outcome, {
        recipient,
        place,
        sentBefore,
        begun: this.begun,
        now: this.now
      })
      this.suspects = suspects
      return { outcome: judged, evidence }
    }
  }
}

const waits = (pauseMinutes: number, code = said.code) => ({
  _tag: "Faulted",
  code,
  pauseMillis: pauseMinutes * MINUTE
})
const isFault = ({ evidence }: { readonly evidence: Evidence }) => evidence._tag === "Fails"

describe("a refusal that may be the fault of the channel", () => {
  it("waits longer each time while nobody else's message is handed over, and is never the recipient's", () => {
    const channel = new Handing()
    for (const minutes of [0.5, 1, 2, 4, 5, 5, 5]) {
      const told = channel.one("a", refused)
      expect(told.outcome).toMatchObject(waits(minutes))
      expect(told.evidence).toMatchObject({ _tag: "Fails", recipient: "a" })
    }
  })

  it("is the recipient's if others are sent after it, and it is refused again", () => {
    const channel = new Handing()
    channel.one("a", refused)
    channel.one("b", sent)
    expect(channel.one("a", refused)).toEqual({
      outcome: { _tag: "Rejected", ...said },
      evidence: { _tag: "Unclear" }
    })
    // The next message to them begins anew.
    expect(channel.one("a", refused).outcome).toMatchObject(waits(0.5))
  })

  it("is not shown to be the recipient's by messages that had begun before, or that say nothing", () => {
    const channel = new Handing()
    const earlier = channel.begin("b")
    channel.one("a", refused)
    earlier(sent)
    for (const outcome of [later, rejected, NOT_SENT]) channel.one("c", outcome)
    expect(isFault(channel.one("a", refused))).toBe(true)
  })

  it("is not shown to be the recipient's by a message that was sent while this one was handed over again", () => {
    const channel = new Handing()
    channel.one("a", refused)
    const again = channel.begin("a")
    channel.one("b", sent)
    expect(isFault(again(refused))).toBe(true)
    expect(channel.one("a", refused).outcome._tag).toBe("Rejected")
  })

  it("is never the recipient's if several met the same, whether these were sent later or not", () => {
    const channel = new Handing()
    channel.one("a", refused)
    channel.one("b", refused)
    channel.one("b", sent)
    channel.one("c", sent)
    for (const minutes of [10, 20, 40, 60, 60]) {
      const told = channel.one("a", refused)
      expect(told.outcome).toMatchObject(waits(minutes))
      // What one recipient meets alone stops nobody else's messages.
      expect(isFault(told)).toBe(false)
    }
  })

  it("is the recipient's although another one met another refusal", () => {
    const channel = new Handing()
    channel.one("a", refused)
    channel.one("b", refusedOtherwise)
    channel.one("c", sent)
    expect(channel.one("a", refused).outcome._tag).toBe("Rejected")
  })

  it("is forgotten once the recipient is sent to, and after a day", () => {
    for (const forget of [
      (channel: Handing) => void channel.one("a", sent),
      (channel: Handing) => {
        channel.now += DAY
        channel.one("z", refusedOtherwise)
      }
    ]) {
      const channel = new Handing()
      channel.one("a", refused)
      forget(channel)
      channel.one("b", sent)
      expect(channel.one("a", refused).outcome).toMatchObject(waits(0.5))
    }
  })

  it("is remembered of a limited number of recipients", () => {
    const channel = new Handing()
    for (let n = 0; n < 1_100; n++) channel.one(`r${n}`, { ...refused, code: `c${n}` })
    expect(channel.suspects.byRecipient.size).toBe(1_000)
    expect(channel.suspects.byCode.size).toBe(1_000)
    channel.one("b", sent)
    expect(channel.one("r1099", { ...refused, code: "c1099" }).outcome._tag).toBe("Rejected")
    expect(channel.one("r0", { ...refused, code: "c0" }).outcome).toMatchObject(waits(0.5, "c0"))
  })
})

describe("trouble of the provider", () => {
  it("costs no try while it may concern everybody", () => {
    const channel = new Handing()
    for (const minutes of [0.5, 1, 2]) {
      const told = channel.one("a", trouble)
      expect(told.outcome).toMatchObject(waits(minutes, "smtp_timeout"))
      expect(isFault(told)).toBe(true)
    }
  })

  it("costs a try each time that others were sent meanwhile", () => {
    const channel = new Handing()
    channel.one("a", trouble)
    for (let n = 0; n < 3; n++) {
      channel.one("b", sent)
      const told = channel.one("a", trouble)
      expect(told.outcome).toEqual({ _tag: "Deferred", code: "smtp_timeout", message: "slow" })
      expect(isFault(told)).toBe(false)
      expect(channel.one("a", trouble).outcome._tag).toBe("Faulted")
    }
  })
})

describe("an outcome that leaves no doubt", () => {
  it("stays as it is", () => {
    const channel = new Handing()
    for (const outcome of [sent, general, later, rejected, lost, NOT_SENT]) {
      channel.one("b", sent)
      expect(channel.one("a", outcome).outcome).toBe(outcome)
    }
  })

  it("is a fault of the channel if the provider was told of no recipient, or the message is lost", () => {
    const channel = new Handing()
    expect(channel.one("a", general).evidence).toMatchObject({ _tag: "Fails", recipient: null })
    expect(channel.one("a", lost).evidence).toMatchObject({ _tag: "Fails", recipient: "a" })
    expect(channel.one("a", sent).evidence).toEqual({ _tag: "Works" })
    for (const outcome of [later, rejected, NOT_SENT])
      expect(channel.one("a", outcome).evidence).toEqual({ _tag: "Unclear" })
  })
})

describe("whatever recipients meet in whatever order", () => {
  const names = ["a", "b", "c", "d"]
  const events = fc.array(
    fc.record({
      recipient: fc.constantFrom(...names),
      outcome: fc.constantFrom(sent, refused, refusedOtherwise, trouble, general, later, lost)
    }),
    { maxLength: 80 }
  )

  it("none fails for a refusal that another one has met, or before somebody else was sent to", () => {
    fc.assert(
      fc.property(events, (handedOver) => {
        const channel = new Handing()
        const metBy = new Map<string, Set<string>>()
        const sentSince = new Map<string, boolean>()
        for (const { outcome, recipient } of handedOver) {
          const told = channel.one(recipient, outcome).outcome
          if (told._tag === "Rejected") {
            expect([...(metBy.get(told.code) ?? [])].filter((name) => name !== recipient)).toEqual([])
            expect(sentSince.get(recipient)).toBe(true)
          }
          if (outcome._tag === "Sent") {
            sentSince.delete(recipient)
            for (const name of sentSince.keys()) sentSince.set(name, true)
          } else if (told._tag === "Faulted" && !sentSince.has(recipient)) sentSince.set(recipient, false)
          if (outcome === refused || outcome === refusedOtherwise) {
            const met = metBy.get(outcome.code) ?? new Set()
            metBy.set(outcome.code, met.add(recipient))
          }
        }
      })
    )
  })
})
