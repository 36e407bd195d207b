/** The attempts about bills, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { BillAttempts } from "../../../src/repos/reminders/BillAttempts.ts"
import { PayablesRepo } from "../../../src/repos/payables/Payables.ts"
import { ReminderAttemptsRepo } from "../../../src/repos/reminders/ReminderAttempts.ts"
import { ReminderMessages } from "../../../src/repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../../../src/repos/reminders/ReminderPace.ts"
import { ReminderQueue } from "../../../src/repos/reminders/ReminderQueue.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { conformance } from "../conformance.ts"
import { company, customer, FAR_AHEAD, Fixture, NOON, payableDraft, receivable } from "../fixture.ts"

const attemptOf = (
  payableId: number,
  fields: Partial<AttemptRecord> = {}
): Parameters<ReminderAttemptsRepo["Type"]["insert"]>[1][number] => ({
  receivableId: null,
  customerId: null,
  payableId,
  step: 0,
  offsetDays: -3,
  dueDate: "2026-03-10",
  cycle: 1,
  countedFrom: null,
  channel: "email",
  locale: "en",
  timezone: "UTC",
  recipient: null,
  scheduledFor: NOON,
  shiftedBy: [],
  expiresAt: NOON + 1,
  status: "scheduled",
  reasonCode: null,
  dueAt: NOON,
  onTestClock: false,
  tryCount: 0,
  tone: null,
  balanceMinor: 5_000,
  currency: "EUR",
  providerMessageId: null,
  sentAt: null,
  error: null,
  messageId: null,
  failures: 0,
  ...fields
})
const ended = { status: "cancelled", reasonCode: "rescheduled", dueAt: null } as const

/** A bill with two attempts that planning depends on, and one that is history. */
const billWithAttempts = Effect.fnUntraced(function* (companyId: number) {
  const attempts = yield* ReminderAttemptsRepo
  const payable = yield* Effect.flatMap(PayablesRepo, (repo) => repo.insert(companyId, payableDraft(), NOON))
  yield* attempts.insert(
    companyId,
    [
      attemptOf(payable.id, { ...ended, cycle: 1 }),
      attemptOf(payable.id, { ...ended, cycle: 1, offsetDays: 0, tryCount: 1 }),
      attemptOf(payable.id, { cycle: 2 })
    ],
    NOON
  )
  return payable
})

const claimAll = (companyId: number) =>
  Effect.flatMap(ReminderQueue, (queue) => queue.claim(companyId, NOON, FAR_AHEAD, { email: 10, sms: 10 }))

conformance("attempts about bills", (it) => {
  it.effect("are read as far as planning depends on them, oldest first", () =>
    Effect.gen(function* () {
      const bills = yield* BillAttempts
      const mine = yield* company()
      const payable = yield* billWithAttempts(mine)
      const told = (attempts: ReadonlyArray<AttemptRecord>) =>
        attempts.map(({ cycle, offsetDays, payableId }) => [payableId, cycle, offsetDays])
      expect(told(yield* bills.of(mine, payable.id))).toEqual([
        [payable.id, 1, 0],
        [payable.id, 2, -3]
      ])
      expect(yield* bills.of(yield* company(), payable.id)).toEqual([])
      yield* claimAll(mine)
    })
  )

  it.effect("are locked with their bills, messages and the company's pace, and nothing else", () =>
    Effect.gen(function* () {
      const bills = yield* BillAttempts
      const messages = yield* ReminderMessages
      const paces = yield* ReminderPace
      const tenant = yield* Tenant
      const mine = yield* company()
      const payable = yield* billWithAttempts(mine)
      yield* billWithAttempts(mine)
      const debt = yield* receivable(mine, (yield* customer(mine)).id)
      const fixture = yield* Fixture
      const { customerId, id: receivableId } = debt
      const scheduled = { offsetDays: 0, status: "scheduled", scheduledFor: NOON } as const
      const other = yield* fixture.attempt(mine, { receivableId, customerId, ...scheduled })
      const claimed = yield* claimAll(mine)
      expect(claimed.map(({ customerId: of }) => of === null).toSorted()).toEqual([false, true, true])
      expect(claimed.find(({ id }) => id === other)?.customerId).toBe(customerId)
      const [id = 0] = (yield* bills.of(mine, payable.id)).slice(-1).map((attempt) => attempt.id)
      const [messageId = 0] = yield* messages.reserve(1)
      const message = {
        id: messageId,
        attemptIds: [id],
        customerId: null,
        payableId: payable.id,
        channel: "email",
        recipient: "ann@example.com",
        status: "sending",
        sentOn: "2026-03-10",
        sentAt: null,
        providerMessageId: null,
        error: null
      } as const
      const text = {
        locale: "en",
        tone: null,
        subject: "s",
        text: "t",
        html: null,
        captured: false,
        decided: null
      }
      const ids = [id, other]
      const asked = { mode: "wait", testClock: NOON + 7 } as const
      const locked = yield* tenant.transaction(
        mine,
        Effect.gen(function* () {
          yield* messages.keep(mine, [{ ...message, ...text }], NOON)
          yield* bills.lock(mine, ids, { ...asked, pace: true })
          yield* paces.set(mine, [[NOON / 1_000, 2]])
          return yield* bills.lock(mine, ids, { ...asked, pace: true })
        })
      )
      expect(locked.payables).toEqual([payable])
      expect(locked.attempts.map(({ cycle, fence }) => [cycle, fence])).toEqual([
        [1, 0],
        [2, 1]
      ])
      expect(locked.messages).toMatchObject([message])
      expect([locked.pace, locked.now]).toEqual([[[NOON / 1_000, 2]], NOON + 7])
      const history = yield* tenant.transaction(mine, bills.lock(mine, [other], asked))
      expect(history).toMatchObject({ payables: [], attempts: [], messages: [] })
    })
  )

  it.effect("that must wait are set aside, and those whose time is over are claimed as a bill's", () =>
    Effect.gen(function* () {
      const queue = yield* ReminderQueue
      const mine = yield* company()
      yield* billWithAttempts(mine)
      const aside = { channel: "email", obstacle: "no_channel", leaseUntil: FAR_AHEAD, limit: 10 } as const
      const waiting = yield* queue.setAside(mine, { ...aside, now: NOON, until: NOON + 1 })
      expect(waiting).toEqual({ over: [], waiting: 1 })
      const { over } = yield* queue.setAside(mine, { ...aside, now: NOON + 1, until: NOON + 2 })
      expect(over.map(({ customerId }) => customerId)).toEqual([null])
    })
  )

  it.effect("of bills that are not paid are held some at a time, with what planning depends on", () =>
    Effect.gen(function* () {
      const bills = yield* BillAttempts
      const payables = yield* PayablesRepo
      const tenant = yield* Tenant
      const [mine, other] = [yield* company(), yield* company()]
      const first = yield* billWithAttempts(mine)
      const [paid, last] = [
        yield* payables.insert(mine, payableDraft(), NOON),
        yield* payables.insert(mine, payableDraft(), NOON)
      ]
      yield* payables.update(mine, paid, { ...paid, status: "paid" }, NOON)
      yield* payables.insert(other, payableDraft(), NOON)
      expect(yield* bills.openAfter(mine, 0, 9)).toEqual([first.id, last.id])
      expect(yield* bills.openAfter(mine, 0, 1)).toEqual([first.id])
      expect(yield* bills.openAfter(mine, first.id, 9)).toEqual([last.id])
      const held = yield* tenant.transaction(mine, bills.hold(mine, [last.id, first.id]))
      expect(held.payables.map(({ id }) => id)).toEqual([first.id, last.id])
      expect(held.attempts).toEqual(yield* bills.of(mine, first.id))
      expect(yield* tenant.transaction(other, bills.hold(other, [first.id]))).toEqual({
        payables: [],
        attempts: []
      })
    })
  )
})
