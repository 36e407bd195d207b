/** How long reviews of payments keep messages. */
import { describe, expect, it } from "vitest"
import { newCase } from "../../../../src/domain/dunning/case/Changes.ts"
import { planAll } from "../../../../src/domain/dunning/case/Plan.ts"
import { reviewsOf, type WaitingPayment } from "../../../../src/domain/dunning/case/Reviews.ts"
import type { CaseDebt, Review } from "../../../../src/domain/dunning/case/Types.ts"
import { toLocal } from "../../../../src/domain/LocalTime.ts"
import { at, day, debt, live, rulesWith, steps, told } from "./cases.ts"

const rules = rulesWith()

/** The reviews of payments that wait now. */
const waiting = (now: string, ...payments: ReadonlyArray<WaitingPayment>) =>
  reviewsOf(rules, payments, [], at(now))

/** The next message in words. */
const next = (
  debts: ReadonlyArray<CaseDebt>,
  reviews: ReadonlyArray<Review>,
  now: string,
  own = rules
): string => {
  const [message] = planAll(own, { ...newCase(debts), reviews }, at(now))
  if (message === undefined) return "nothing"
  const { isOver, kind, leadingId, offsetDays, waitsFor } = message
  const when = toLocal(message.at, "Europe/Berlin").slice(0, 16)
  return `${when} ${kind} ${leadingId} ${offsetDays}${waitsFor === null ? "" : ` ${waitsFor}`}${isOver ? " over" : ""}`
}

describe("the time of a review", () => {
  it.each([
    ["Monday morning", "2026-03-02T06:00", "2026-03-09"],
    ["Monday evening", "2026-03-02T22:00", "2026-03-09"],
    ["Friday", "2026-03-06T12:00", "2026-03-13"],
    ["Saturday", "2026-03-07T12:00", "2026-03-13"],
    ["Sunday", "2026-03-08T12:00", "2026-03-13"]
  ])("ends on the fifth open day after the day of the import: %s", (_, since, end) => {
    const payment = { receivableId: 7, since: at(since) }
    expect(waiting(since, payment)).toEqual([{ debtId: 7, since: payment.since, day: day(end) }])
  })

  it("leaves holidays out", () => {
    const own = rulesWith({}, { isHoliday: (date) => date === "2026-03-04" })
    const payment = { receivableId: 7, since: at("2026-03-02T12:00") }
    expect(reviewsOf(own, [payment], [], payment.since)).toMatchObject([{ day: day("2026-03-10") }])
  })

  it("is nothing where the policy has no days for it", () => {
    const payment = { receivableId: 7, since: at("2026-03-02T12:00") }
    expect(reviewsOf(rulesWith({ reviewDays: 0 }), [payment], [], payment.since)).toEqual([])
  })

  it("ends at the first opening after somebody has settled it, and is forgotten when nothing can leave any more", () => {
    const [review] = waiting("2026-03-02T12:00", { receivableId: 7, since: at("2026-03-02T12:00") })
    if (review === undefined) throw new Error("there is a review")
    const settledAt = (now: string) => reviewsOf(rules, [], [review], at(now))
    expect(settledAt("2026-03-04T16:00")).toMatchObject([{ day: day("2026-03-04") }])
    expect(settledAt("2026-03-04T17:00")).toMatchObject([{ day: day("2026-03-05") }])
    expect(settledAt("2026-03-12T16:59")).toMatchObject([{ day: day("2026-03-09") }])
    expect(settledAt("2026-03-12T17:00")).toEqual([])
  })

  it("is one for payments that wait at the same time, and another for one that comes later", () => {
    const payments = ["2026-03-02T12:00", "2026-03-04T12:00", "2026-03-20T12:00"].map((since) => ({
      receivableId: 7,
      since: at(since)
    }))
    const own = rulesWith({ catchUpDays: 30 })
    expect(reviewsOf(own, payments, [], at("2026-03-20T12:00"))).toEqual([
      { debtId: 7, since: at("2026-03-02T12:00"), day: day("2026-03-11") },
      { debtId: 7, since: at("2026-03-20T12:00"), day: day("2026-03-27") }
    ])
  })
})

describe("a message about a debt in review", () => {
  const own = debt("2026-03-02", { noticePassedOn: day("2026-03-02") })
  const reviews = waiting("2026-03-04T12:00", { receivableId: own.id, since: at("2026-03-04T12:00") })

  it("is planned for the end of the review as the newest step", () => {
    expect(next([own], [], "2026-03-04T12:00")).toBe(`2026-03-05T09:00 reminder ${own.id} 3`)
    const kept = `2026-03-11T09:00 reminder ${own.id} 7`
    expect(next([own], reviews, "2026-03-04T12:00")).toBe(`${kept} payment_in_review`)
    expect(next([own], reviews, "2026-03-10T12:00")).toBe(`${kept} payment_in_review`)
    expect(next([own], reviews, "2026-03-11T10:00")).toBe(kept)
  })

  it("has its catch-up time from then on", () => {
    const lone = rulesWith({ steps: steps(3) })
    const review = { debtId: own.id, since: at("2026-03-04T12:00"), day: day("2026-03-11") }
    expect(next([own], [review], "2026-03-16T16:59", lone)).toBe(`2026-03-16T09:00 reminder ${own.id} 3`)
    expect(next([own], [review], "2026-03-16T17:00", lone)).toBe(`2026-03-05T09:00 reminder ${own.id} 3 over`)
  })

  it("stays too late if it was that before the money came", () => {
    const lone = rulesWith({ steps: steps(3) })
    const review = { debtId: own.id, since: at("2026-03-10T17:00"), day: day("2026-03-17") }
    expect(next([own], [review], "2026-03-10T17:00", lone)).toBe(`2026-03-05T09:00 reminder ${own.id} 3 over`)
    expect(next([own], [{ ...review, since: review.since - 1 }], "2026-03-10T17:00", lone)).toBe(
      `2026-03-17T09:00 reminder ${own.id} 3 payment_in_review`
    )
  })

  it("waits if another debt leads it, and if the debt is summed though its final was sent", () => {
    const older = debt("2026-02-27", { noticePassedOn: day("2026-02-27") })
    const kept = `2026-03-11T09:00 reminder ${older.id} 7 payment_in_review`
    expect(next([older, own], reviews, "2026-03-04T12:00")).toBe(kept)
    const final = debt("2026-01-05", {
      reminders: 3,
      namedOn: day("2026-02-10"),
      firstNamedOn: day("2026-01-08"),
      firmOn: day("2026-01-20"),
      finalOn: day("2026-02-10"),
      reachedOffset: 30
    })
    const ofFinal = reviews.map((review) => ({ ...review, debtId: final.id }))
    expect(next([final, older], ofFinal, "2026-03-04T12:00")).toBe(kept)
  })

  it("does not wait for debts that it does not speak of", () => {
    const later = debt("2026-04-20")
    const ofLater = reviews.map((review) => ({ ...review, debtId: later.id }))
    expect(next([own, later], ofLater, "2026-03-04T12:00")).toBe(`2026-03-05T09:00 reminder ${own.id} 3`)
    const resting = { ...debt("2026-02-27"), status: "paused", pauseCause: "disputed" } as const
    const ofResting = reviews.map((review) => ({ ...review, debtId: resting.id }))
    expect(next([own, resting], ofResting, "2026-03-04T12:00")).toBe(`2026-03-05T09:00 reminder ${own.id} 3`)
  })

  it("is no notice any more if the review outlasts it, and keeps no notice of others after its due date", () => {
    const soon = debt("2026-03-09")
    const review = { debtId: soon.id, since: at("2026-03-04T12:00"), day: day("2026-03-17") }
    expect(next([soon], [review], "2026-03-04T12:00")).toBe(
      `2026-03-17T09:00 reminder ${soon.id} 7 payment_in_review`
    )
    // Its own notice of Friday would name both; on Tuesday the other one is overdue.
    const other = debt("2026-03-11")
    const courses = live(rules, { ...newCase([soon, other]), reviews: [review] }, "2026-03-04T12:00", 8).map(
      (each) => told(each, { [soon.id]: "soon", [other.id]: "other" })
    )
    expect(courses).toEqual(["Wed 2026-03-11 notice: other friendly"])
  })
})
