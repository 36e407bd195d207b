/** Sending the next step early: when it leaves, and why not. */
import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import { instantAt } from "../../../src/domain/LocalTime.ts"
import { type AskedFacts, bringForward } from "../../../src/domain/dunning/Asked.ts"
import { decide } from "../../../src/domain/dunning/Decision.ts"
import { replan } from "../../../src/domain/dunning/Replan.ts"
import { attempt, usual, withPolicy } from "./schedules.ts"

const berlin = (date: string, time: string) => instantAt("Europe/Berlin", date, time)

/** On a Monday within the window, ten days before the first step. */
const facts = (changes: Partial<AskedFacts> = {}): AskedFacts => ({
  attempts: [attempt()],
  blockOn: () => null,
  messagedOn: () => null,
  now: berlin("2026-02-16", "12:00"),
  ...changes
})

const forward = (changes: Partial<AskedFacts> = {}, schedule = usual()) =>
  Either.getOrThrow(bringForward(schedule, facts(changes)))

describe("a step that is asked for", () => {
  it("leaves now within the window, is sent by the decision of that moment, and stays there when planned again", () => {
    const now = facts().now
    const { changes, leavesAt } = forward()
    expect(leavesAt).toBe(now)
    const asked = changes.map(({ attempt, plannedState }) => ({
      ...attempt,
      ...plannedState,
      dueAt: plannedState.scheduledFor
    }))
    expect(replan(usual(), asked, now).changes).toEqual([])
    const [own = attempt()] = asked
    const decision = decide({
      now,
      schedule: usual(),
      attempt: own,
      attempts: asked,
      receivable: { status: "open", pauseCause: null, balanceMinor: 10_000, currency: "EUR" },
      company: { active: true, planActive: true },
      recipient: "ada@example.com",
      optedOut: false,
      suppressed: false,
      channel: "ready",
      customerMessagedOn: null,
      capLeft: 1,
      capFreeAt: 0,
      isBeyondTrust: false
    })
    expect(decision).toEqual({ _tag: "Send", tone: "friendly" })
  })

  it("waits for the next opening outside of the window, and says why", () => {
    const { changes, leavesAt } = forward({ now: berlin("2026-02-20", "22:00") })
    expect(leavesAt).toBe(berlin("2026-02-23", "09:00"))
    expect(changes[0]?.plannedState.shiftedBy).toEqual(["asked", "window", "weekend"])
  })

  it("keeps the gap to the last message to the customer", () => {
    const gap = withPolicy({ combine: true, customerGapDays: 3 })
    const { changes, leavesAt } = forward({ messagedOn: () => "2026-02-16" }, gap)
    expect(leavesAt).toBe(berlin("2026-02-19", "09:00"))
    expect(changes[0]?.plannedState.shiftedBy).toEqual(["asked", "gap"])
  })

  it("stays as it is where it leaves no later anyway", () => {
    const { changes, leavesAt } = forward({ now: berlin("2026-02-26", "22:00") })
    expect(changes).toEqual([])
    expect(leavesAt).toBe(attempt().scheduledFor)
  })

  it("is refused where nothing is planned, a message is under way, the cap is reached, or nobody can be reached", () => {
    const refused = (changes: Partial<AskedFacts>, schedule = usual()) =>
      Either.getOrElse(Either.flip(bringForward(schedule, facts(changes))), () => "asked")
    expect(refused({ attempts: [attempt({ status: "cancelled" })] })).toBe("nothing_planned")
    expect(refused({ attempts: [attempt({ status: "sending" })] })).toBe("sending")
    expect(refused({ blockOn: () => "opted_out" })).toBe("opted_out")
    const sent = attempt({ status: "sent", offsetDays: -9, sentAt: berlin("2026-02-02", "09:00") })
    expect(refused({ attempts: [sent, attempt()] }, withPolicy({ maxMessages: 1 }))).toBe("cap")
  })
})
