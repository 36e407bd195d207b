/** The queue of reminders, the pace of sending, captured messages and lists of attempts, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { ReminderAttemptsRepo } from "../../src/repos/ReminderAttempts.ts"
import { ReminderMessages } from "../../src/repos/ReminderMessages.ts"
import { ReminderPace } from "../../src/repos/ReminderPace.ts"
import { ReminderQueue } from "../../src/repos/ReminderQueue.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { conformance } from "./conformance.ts"
import { company, customer, FAR_AHEAD, Fixture, idsOf, NOON, PAGE, receivable, scheduled } from "./fixture.ts"

conformance("reminders", (it) => {
  it.effect(
    "companies with due attempts are found in order of their ids, and after the last the first again",
    () =>
      Effect.gen(function* () {
        const queue = yield* ReminderQueue
        const companies = yield* Effect.replicateEffect(company(), 5)
        yield* Effect.forEach(companies, (each) => scheduled(each, 2, NOON))
        const [first = 0, second, third, fourth, fifth = 0] = companies
        expect((yield* queue.companiesDue(NOON - 1, 0, 3)).companies).toEqual([])
        const before = first - 1
        expect(yield* queue.companiesDue(NOON, before, 3)).toEqual({
          companies: [first, second, third],
          next: third
        })
        expect(yield* queue.companiesDue(NOON, third ?? 0, 3)).toEqual({
          companies: [fourth, fifth, first],
          next: first
        })
        expect(yield* queue.companiesDue(NOON, fifth, 5)).toEqual({ companies, next: 0 })
        // The claims leave nothing due for the other tests.
        for (const each of companies) {
          expect((yield* queue.claim(each, NOON, FAR_AHEAD, 10)).length).toBe(2)
        }
        expect(yield* queue.companiesDue(NOON, 0, 3)).toEqual({ companies: [], next: 0 })
      })
  )

  it.effect("attempts above the cap are put off, behind those that were put off before", () =>
    Effect.gen(function* () {
      const pace = yield* ReminderPace
      const queue = yield* ReminderQueue
      const repo = yield* ReminderAttemptsRepo
      const tenant = yield* Tenant
      const mine = yield* company()
      const ids = yield* scheduled(mine, 5, NOON)
      const spend = (now: number) =>
        tenant.transaction(
          mine,
          Effect.zipRight(pace.lock(mine), pace.set(mine, [[Math.floor(now / 1_000), 2]]))
        )
      const times = Effect.map(repo.list(mine, {}, PAGE), ({ items }) =>
        items
          .toSorted((a, b) => a.id - b.id)
          .map(({ dueAt, shiftedBy }) => [((dueAt ?? 0) - NOON) / 1_000, shiftedBy.join()])
      )
      expect(yield* pace.putOff(mine, NOON, 2, 10)).toBe(0)
      yield* spend(NOON)
      expect(yield* pace.putOff(mine, NOON, 3, 10)).toBe(0)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(4)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(1)
      const first = [61, 61, 122.5, 122.5, 184].map((seconds) => [seconds, "cap"])
      expect(yield* times).toEqual(first)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(0)

      const later = NOON + 61_000
      yield* spend(later)
      ids.push(...(yield* scheduled(mine, 1, later)))
      expect(yield* pace.putOff(mine, later, 2, 10)).toBe(3)
      expect(yield* times).toEqual([122, 122, 122.5, 122.5, 184, 184].map((seconds) => [seconds, "cap"]))

      // The claimed attempts are no longer in front of new ones.
      yield* queue.claim(mine, NOON + 184_000, FAR_AHEAD, 10)
      yield* spend(later + 1_000)
      yield* scheduled(mine, 1, later)
      expect(yield* pace.putOff(mine, later + 1_000, 2, 10)).toBe(1)
      expect((yield* times).at(-1)).toEqual([123, "cap"])
      yield* queue.claim(mine, FAR_AHEAD - 1, FAR_AHEAD, 10)
    })
  )

  it.effect("planning for a due date reads nothing that was skipped or withdrawn for an earlier one", () =>
    Effect.gen(function* () {
      const fixture = yield* Fixture
      const repo = yield* ReminderAttemptsRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id: receivableId } = yield* receivable(mine, customerId)
      const attempt = (offsetDays: number, status: "scheduled" | "sent") =>
        fixture.attempt(mine, { receivableId, customerId, offsetDays, status, scheduledFor: FAR_AHEAD })
      const sent = yield* attempt(0, "sent")
      const planned = yield* attempt(2, "scheduled")
      const before = (yield* repo.of(mine, receivableId)).find(({ id }) => id === planned)
      if (before === undefined) return yield* Effect.dieMessage("there is such an attempt")
      const forDate = (dueDate: string) =>
        Effect.map(repo.forPlanning(mine, { receivableId }, dueDate), (found) => found.map(({ id }) => id))
      expect(yield* forDate("2026-04-10")).toEqual([sent, planned])
      const cancelled = { ...before, status: "cancelled", reasonCode: "rescheduled", dueAt: null } as const
      yield* repo.update(mine, [{ before, after: cancelled }])
      expect(yield* forDate("2026-04-10")).toEqual([sent])
      expect(yield* forDate(before.dueDate)).toEqual([sent, planned])
      yield* repo.update(mine, [{ before: cancelled, after: { ...cancelled, tryCount: 1 } }])
      expect(yield* forDate("2026-04-10")).toEqual([sent, planned])
      expect(yield* repo.forPlanning(mine, { payableId: receivableId }, before.dueDate)).toEqual([])
    })
  )

  it.effect("captured messages are listed in the order of sending, from any of them on", () =>
    Effect.gen(function* () {
      const kept = yield* ReminderMessages
      const repo = yield* ReminderAttemptsRepo
      const [mine, other] = [yield* company(), yield* company()]
      const planned = yield* scheduled(mine, 5, NOON)
      const capture = (place: number, at: number, captured = true) =>
        Effect.gen(function* () {
          const attemptId = planned[place] ?? 0
          const before = (yield* repo.list(mine, {}, PAGE)).items.find(({ id }) => id === attemptId)
          if (before === undefined) return yield* Effect.dieMessage("there is such an attempt")
          const after = { ...before, status: "sent" as const, sentAt: at, dueAt: null, updatedAt: at }
          yield* repo.update(mine, [{ before, after }])
          const message = { attemptId, recipient: "a@example.com", subject: null, text: `${place}`, captured }
          yield* kept.keep(mine, [message], at)
        })
      // Stored at the same time, in another order than their attempts.
      yield* capture(1, NOON + 3_000)
      yield* capture(4, NOON + 1_000)
      yield* capture(3, NOON + 2_000)
      yield* capture(0, NOON + 2_000)
      yield* capture(2, NOON, false)
      const list = (after: number | null, limit = 10, companyId = mine) =>
        Effect.map(
          kept.captured(companyId, after, limit),
          (messages) => messages?.map(({ sentAt, text }) => `${text} ${(sentAt - NOON) / 1_000}`) ?? null
        )
      const all = ["4 1", "0 2", "3 2", "1 3"]
      expect(yield* list(null)).toEqual(all)
      expect(yield* list(null, 2)).toEqual(all.slice(0, 2))
      for (const [index, place] of [4, 0, 3, 1].entries()) {
        expect(yield* list(planned[place] ?? 0)).toEqual(all.slice(index + 1))
      }
      expect(yield* list(planned[2] ?? 0)).toBeNull()
      expect(yield* list(planned[4] ?? 0, 10, other)).toBeNull()
      expect(yield* list(null, 10, other)).toEqual([])
    })
  )

  it.effect("filters of attempts combine, and include both ends of the time", () =>
    Effect.gen(function* () {
      const repo = yield* ReminderAttemptsRepo
      const fixture = yield* Fixture
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id: receivableId } = yield* receivable(mine, customerId)
      const { id: another } = yield* receivable(mine, customerId)
      const of = { receivableId, customerId }
      const first = yield* fixture.attempt(mine, { ...of, offsetDays: -3, scheduledFor: NOON })
      const second = yield* fixture.attempt(mine, {
        ...of,
        offsetDays: 0,
        channel: "sms",
        recipient: "+4930123456",
        status: "scheduled",
        scheduledFor: NOON + 1_000
      })
      const third = yield* fixture.attempt(mine, {
        ...of,
        receivableId: another,
        offsetDays: 0,
        scheduledFor: NOON + 2_000
      })
      const found = (filter: Parameters<typeof repo.list>[1]) =>
        Effect.map(repo.list(mine, filter, PAGE), idsOf)
      expect(yield* found({})).toEqual([third, second, first])
      expect(yield* found({ receivableId })).toEqual([second, first])
      expect(yield* found({ customerId })).toEqual([third, second, first])
      expect(yield* found({ status: "scheduled" })).toEqual([second])
      expect(yield* found({ channel: "email", receivableId })).toEqual([first])
      expect(yield* found({ scheduledFrom: NOON + 1_000 })).toEqual([third, second])
      expect(yield* found({ scheduledTo: NOON + 1_000 })).toEqual([second, first])
      expect(yield* found({ scheduledFrom: NOON + 1, scheduledTo: NOON + 999 })).toEqual([])
      const { items } = yield* repo.list(mine, { channel: "sms" }, PAGE)
      expect(items[0]).toMatchObject({
        recipient: "+4930123456",
        currency: "EUR",
        scheduledFor: NOON + 1_000
      })
    })
  )
})
