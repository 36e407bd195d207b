/** The queue of reminders, the pace of sending, captured messages and lists of attempts, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { ReminderAttemptsRepo } from "../../../src/repos/reminders/ReminderAttempts.ts"
import { CaseWorkRepo } from "../../../src/repos/reminders/CaseWork.ts"
import { ReminderMessages } from "../../../src/repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../../../src/repos/reminders/ReminderPace.ts"
import { type Claimed, ReminderQueue } from "../../../src/repos/reminders/ReminderQueue.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { conformance } from "../conformance.ts"
import {
  company,
  customer,
  FAR_AHEAD,
  Fixture,
  idsOf,
  NOON,
  PAGE,
  receivable,
  scheduled
} from "../fixture.ts"

const ids = (claimed: ReadonlyArray<Claimed>): ReadonlyArray<number> => claimed.map(({ id }) => id)

/** Locks a company's pace, in the caller's transaction. */
const lockPace = (companyId: number) => Effect.flatMap(CaseWorkRepo, (work) => work.begin(companyId, null, 0))

conformance("reminders", (it) => {
  it.effect(
    "companies with due attempts are found in order of their ids, and after the last the first again",
    () =>
      Effect.gen(function* () {
        const queue = yield* ReminderQueue
        const companies = yield* Effect.replicateEffect(company(), 5)
        yield* Effect.forEach(companies, (each) => scheduled(each, 2, NOON))
        const [first = 0, second, third, fourth, fifth = 0] = companies
        expect((yield* queue.companiesDue("email", NOON - 1, 0, 3)).companies).toEqual([])
        const before = first - 1
        expect(yield* queue.companiesDue("email", NOON, before, 3)).toEqual({
          companies: [first, second, third],
          next: third
        })
        expect(yield* queue.companiesDue("email", NOON, third ?? 0, 3)).toEqual({
          companies: [fourth, fifth, first],
          next: first
        })
        expect(yield* queue.companiesDue("email", NOON, fifth, 5)).toEqual({ companies, next: 0 })
        // The claims leave nothing due for the other tests.
        for (const each of companies) {
          expect((yield* queue.claim(each, NOON, FAR_AHEAD, { email: 10 })).length).toBe(2)
        }
        expect(yield* queue.companiesDue("email", NOON, 0, 3)).toEqual({ companies: [], next: 0 })
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
          Effect.zipRight(lockPace(mine), pace.set(mine, [[Math.floor(now / 1_000), 2]]))
        )
      const times = Effect.map(repo.list(mine, {}, PAGE), ({ items }) =>
        items
          .toSorted((a, b) => a.id - b.id)
          .map(({ dueAt, scheduledFor }) => {
            // Who is put off keeps the time that the message was scheduled for.
            expect([NOON, NOON + 61_000]).toContain(scheduledFor)
            return ((dueAt ?? 0) - NOON) / 1_000
          })
      )
      expect(yield* pace.putOff(mine, NOON, 2, 10)).toBe(0)
      yield* spend(NOON)
      expect(yield* pace.putOff(mine, NOON, 3, 10)).toBe(0)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(4)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(1)
      const first = [61, 61, 122.5, 122.5, 184]
      expect(yield* times).toEqual(first)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(0)

      const later = NOON + 61_000
      yield* spend(later)
      ids.push(...(yield* scheduled(mine, 1, later)))
      expect(yield* pace.putOff(mine, later, 2, 10)).toBe(3)
      expect(yield* times).toEqual([122, 122, 122.5, 122.5, 184, 184])

      // The claimed attempts are no longer in front of new ones.
      yield* queue.claim(mine, NOON + 184_000, FAR_AHEAD, { email: 10 })
      yield* spend(later + 1_000)
      yield* scheduled(mine, 1, later)
      expect(yield* pace.putOff(mine, later + 1_000, 2, 10)).toBe(1)
      expect((yield* times).at(-1)).toBe(123)
      yield* queue.claim(mine, FAR_AHEAD - 1, FAR_AHEAD, { email: 10 })
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
      const planning = Effect.map(repo.forPlanning(mine, { receivableId }), (found) =>
        found.map(({ id }) => id)
      )
      expect(yield* planning).toEqual([sent, planned])
      const cancelled = { ...before, status: "cancelled", reasonCode: "rescheduled", dueAt: null } as const
      yield* repo.update(mine, [{ before, after: cancelled }])
      // A cancelled attempt matters in the last cycle, and is history once another has begun.
      expect(yield* planning).toEqual([sent, planned])
      const { id: _id, fence: _fence, createdAt: _created, updatedAt: _updated, ...fields } = before
      yield* repo.insert(mine, [{ ...fields, cycle: 2, countedFrom: "2026-04-01", tone: "firm" }], 0)
      const [next] = (yield* repo.forPlanning(mine, { receivableId })).filter(({ cycle }) => cycle === 2)
      expect(next).toMatchObject({ countedFrom: "2026-04-01", expiresAt: before.expiresAt })
      const last = next?.id
      expect(yield* planning).toEqual([sent, last])
      yield* repo.update(mine, [{ before: cancelled, after: { ...cancelled, tryCount: 1 } }])
      expect(yield* planning).toEqual([sent, planned, last])
      expect(yield* repo.forPlanning(mine, { payableId: receivableId })).toEqual([])
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
          const [id = 0] = yield* kept.reserve(1)
          const message = {
            id,
            attemptIds: [attemptId],
            customerId: before.customerId,
            payableId: null,
            channel: "email",
            recipient: "a@example.com",
            locale: "en",
            tone: "firm",
            subject: null,
            text: `${place}`,
            html: null,
            captured,
            decided: null,
            status: "sent",
            sentOn: "2026-03-10",
            sentAt: at,
            providerMessageId: null,
            error: null
          } as const
          yield* kept.keep(mine, [message], at)
          yield* repo.update(mine, [{ before: after, after: { ...after, messageId: id } }])
        })
      // In another order than their attempts.
      yield* capture(4, NOON + 1_000)
      yield* capture(0, NOON + 2_000)
      yield* capture(3, NOON + 2_000)
      yield* capture(2, NOON, false)
      yield* capture(1, NOON + 3_000)
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

conformance("the queue of a channel", (it) => {
  it.effect("claims of several companies at the same time take of each what it may, oldest first", () =>
    Effect.gen(function* () {
      const queue = yield* ReminderQueue
      const shares = [1, 2, 3, 2, 1]
      const companies = yield* Effect.forEach(shares, (share) =>
        Effect.gen(function* () {
          const companyId = yield* company()
          const late = yield* scheduled(companyId, 1, NOON - 1_000)
          const early = yield* scheduled(companyId, 2, NOON - 60_000)
          return { companyId, share, inOrder: [...early, ...late] }
        })
      )
      const claimAll = (now: number) =>
        Effect.forEach(
          companies,
          ({ companyId, share }) => queue.claim(companyId, now, FAR_AHEAD, { email: share, sms: 3 }),
          { concurrency: "unbounded" }
        )
      const first = yield* claimAll(NOON)
      for (const [place, { inOrder, share }] of companies.entries()) {
        expect(first[place]?.map(({ id }) => id)).toEqual(inOrder.slice(0, share))
      }
      // What is claimed is not due; the rest still is.
      const rest = yield* claimAll(NOON)
      for (const [place, { inOrder, share }] of companies.entries()) {
        expect(rest[place]?.map(({ id }) => id)).toEqual(inOrder.slice(share, 2 * share))
      }
      for (const { companyId } of companies) yield* queue.claim(companyId, NOON, FAR_AHEAD, { email: 9 })
    })
  )

  it.effect(
    "a claim takes of each channel what it may, and what one customer gets at one time together",
    () =>
      Effect.gen(function* () {
        const fixture = yield* Fixture
        const queue = yield* ReminderQueue
        const mine = yield* company()
        const [ada, bo] = [yield* customer(mine), yield* customer(mine)]
        const planned = Effect.fnUntraced(function* (
          customerId: number,
          channel: "email" | "sms",
          at: number
        ) {
          const { id: receivableId } = yield* receivable(mine, customerId)
          return yield* fixture.attempt(mine, {
            receivableId,
            customerId,
            channel,
            offsetDays: 0,
            status: "scheduled",
            scheduledFor: at
          })
        })
        const ofAda = [yield* planned(ada.id, "email", NOON)]
        const ofBo = [yield* planned(bo.id, "email", NOON)]
        ofAda.push(yield* planned(ada.id, "email", NOON))
        ofBo.push(yield* planned(bo.id, "email", NOON))
        const bySms = [yield* planned(ada.id, "sms", NOON - 1), yield* planned(bo.id, "sms", NOON)]
        const first = yield* queue.claim(mine, NOON, FAR_AHEAD, { email: 3 })
        expect(ids(first)).toEqual([...ofAda, ofBo[0]])
        expect(yield* queue.claim(mine, NOON, FAR_AHEAD, {})).toEqual([])
        expect(ids(yield* queue.claim(mine, NOON, FAR_AHEAD, { sms: 1, email: 0 }))).toEqual([bySms[0]])
        const rest = yield* queue.claim(mine, NOON, FAR_AHEAD, { sms: 9, email: 9 })
        expect(ids(rest).toSorted((a, b) => a - b)).toEqual([ofBo[1], bySms[1]])
      })
  )

  it.effect(
    "what stands in the way makes attempts wait until their time is over; those whose time is over are claimed",
    () =>
      Effect.gen(function* () {
        const queue = yield* ReminderQueue
        const repo = yield* ReminderAttemptsRepo
        const mine = yield* company()
        const day = 86_400_000
        const [old = 0] = yield* scheduled(mine, 1, NOON - 3 * day)
        const [nearly = 0] = yield* scheduled(mine, 1, NOON - 3 * day + 60_000)
        const [fresh = 0, other = 0] = yield* scheduled(mine, 2, NOON)
        const aside = (now: number, limit: number) =>
          queue.setAside(mine, {
            channel: "email",
            obstacle: "no_channel",
            now,
            leaseUntil: now + 1_000,
            until: now + 300_000,
            limit
          })
        expect(
          (yield* queue.setAside(mine, {
            channel: "sms",
            obstacle: "no_channel",
            now: NOON,
            leaseUntil: NOON,
            until: NOON,
            limit: 9
          })).waiting
        ).toBe(0)
        expect(yield* aside(NOON, 3)).toMatchObject({ over: [{ id: old }], waiting: 2 })
        const state = Effect.map(repo.list(mine, {}, PAGE), ({ items }) =>
          items.map(({ dueAt, id, reasonCode }) => [id, reasonCode, (dueAt ?? 0) - NOON]).toReversed()
        )
        expect(yield* state).toEqual([
          [old, null, 1_000],
          [nearly, "no_channel", 60_000],
          [fresh, "no_channel", 300_000],
          [other, null, 0]
        ])
        expect(yield* aside(NOON, 9)).toEqual({ over: [], waiting: 1 })
        expect(yield* aside(NOON + 59_999, 9)).toMatchObject({ waiting: 0 })
        expect((yield* aside(NOON + 60_000, 9)).over.map(({ id }) => id)).toContain(nearly)
        yield* queue.claim(mine, FAR_AHEAD - 1, FAR_AHEAD, { email: 9 })
      })
  )
})
