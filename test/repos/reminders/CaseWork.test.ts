/** What workers read and store beside cases, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { type DecidedReminder, NEW_STATE } from "../../../src/domain/dunning/case/StoredCase.ts"
import { CasesRepo } from "../../../src/repos/reminders/Cases.ts"
import { CaseWorkRepo } from "../../../src/repos/reminders/CaseWork.ts"
import { ReminderAttemptsRepo } from "../../../src/repos/reminders/ReminderAttempts.ts"
import { ReminderMessages } from "../../../src/repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../../../src/repos/reminders/ReminderPace.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { conformance } from "../conformance.ts"
import { company, customer, Fixture, NOON, receivable } from "../fixture.ts"

const decided: DecidedReminder = {
  at: NOON,
  timezone: "UTC",
  named: [],
  message: {
    kind: "reminder",
    channel: "email",
    channels: ["email"],
    leadingId: 1,
    triggerId: 1,
    step: 3,
    offsetDays: 7,
    slotDay: 20_000,
    day: 20_001,
    at: NOON,
    expiresAt: NOON + 1,
    isOver: false,
    shiftedBy: ["holiday"],
    tone: "firm",
    round: null,
    rank: 2,
    passes: 7,
    isRepeat: false,
    waitsFor: null
  }
}

conformance("the work on cases", (it) => {
  it.effect("begins with the company's pace, the time, and numbers for messages", () =>
    Effect.gen(function* () {
      const pace = yield* ReminderPace
      const tenant = yield* Tenant
      const work = yield* CaseWorkRepo
      const mine = yield* company()
      const begin = (testClock: number | null, messages: number) =>
        tenant.transaction(mine, work.begin(mine, testClock, messages))
      const first = yield* begin(NOON, 2)
      expect([first.pace, first.now, first.messageIds.length]).toEqual([[], NOON, 2])
      yield* tenant.transaction(mine, Effect.zipRight(work.begin(mine, NOON, 0), pace.set(mine, [[7, 3]])))
      const second = yield* begin(null, 1)
      expect([second.pace, second.now]).toEqual([[[7, 3]], yield* Clock.currentTimeMillis])
      const ids = [...first.messageIds, ...second.messageIds]
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
      expect([yield* work.now(NOON), yield* work.now(null)]).toEqual([NOON, yield* Clock.currentTimeMillis])
    })
  )

  it.effect("forgets the next message of a case, which writes see", () =>
    Effect.gen(function* () {
      const cases = yield* CasesRepo
      const tenant = yield* Tenant
      const work = yield* CaseWorkRepo
      const mine = yield* company()
      const { id } = yield* customer(mine)
      const { at, isRepeat, kind, leadingId, triggerId } = decided.message
      const next = { at, isRepeat, kind, leadingId, triggerId, leadingDueDate: "2026-03-01" }
      const state = { ...NEW_STATE, rounds: 2, inFlight: { sms: 7 } }
      const planned = { ...state, next, inFlight: { email: 6, sms: 7 } }
      const by = {
        onTestClock: false,
        now: NOON,
        policyVersion: 0,
        remindersMode: "on" as const,
        timezone: null,
        country: null
      }
      yield* cases.begin(mine, [{ customerId: id, state: planned }], by)
      yield* tenant.transaction(
        mine,
        Effect.zipRight(work.lockCase(mine, id), work.forgetNext(mine, id, "email"))
      )
      expect(yield* cases.hold(mine, [id], { mode: "read" })).toMatchObject([{ state, version: 2 }])
    })
  )

  it.effect("reads attempts with the messages that are being sent, and what was decided to say", () =>
    Effect.gen(function* () {
      const attempts = yield* ReminderAttemptsRepo
      const fixture = yield* Fixture
      const messages = yield* ReminderMessages
      const tenant = yield* Tenant
      const work = yield* CaseWorkRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id: receivableId } = yield* receivable(mine, customerId)
      const { id: otherId } = yield* receivable(mine, customerId)
      const about = { receivableId, customerId, offsetDays: 0 }
      const [one, two] = [
        yield* fixture.attempt(mine, { ...about, status: "scheduled", scheduledFor: NOON }),
        yield* fixture.attempt(mine, { ...about, status: "scheduled", scheduledFor: NOON })
      ]
      const read = tenant.transaction(mine, work.attempts(mine, [two, one, two]))
      const before = yield* read
      expect(before.attempts.map(({ id }) => id)).toEqual([one, two])
      expect(before.messages).toEqual([])
      const [messageId = 0] = yield* messages.reserve(1)
      const outcome = { sentAt: null, providerMessageId: null, error: null }
      const record = {
        id: messageId,
        attemptIds: [one],
        customerId,
        payableId: null,
        channel: "email",
        recipient: "ada@example.com",
        sentOn: "2026-03-10",
        status: "sending",
        ...outcome
      } as const
      const text = {
        locale: "en",
        tone: "firm",
        subject: "S",
        text: "T",
        html: null,
        captured: false,
        decided
      }
      yield* messages.keep(mine, [{ ...record, ...text }], NOON)
      const [attempt] = before.attempts
      if (attempt === undefined) return yield* Effect.dieMessage("there is one")
      const after = { ...attempt, status: "sending", messageId, tryCount: 1, dueAt: NOON + 1 } as const
      yield* attempts.update(mine, [{ before: attempt, after }])
      expect((yield* read).messages).toMatchObject([{ record, decided }])

      const { createdAt: _created, fence: _fence, id: _id, updatedAt: _updated, ...fields } = attempt
      const ended = { ...fields, status: "sent", dueAt: null, sentAt: NOON, tryCount: 1 } as const
      yield* work.addEnded(
        mine,
        [
          { ...ended, receivableId: otherId, messageId },
          { ...ended, messageId: null, status: "skipped", reasonCode: "expired", sentAt: null }
        ],
        NOON
      )
      // A round that was put off names a debt a second time.
      expect(yield* attempts.of(mine, receivableId)).toHaveLength(3)
      const all = yield* attempts.ofReceivables(mine, [otherId, receivableId])
      expect(all.map((each) => [each.receivableId, each.status, each.messageId])).toEqual([
        [receivableId, "sending", messageId],
        [receivableId, "scheduled", null],
        [otherId, "sent", messageId],
        [receivableId, "skipped", null]
      ])
      const added = all.find((each) => each.receivableId === otherId)
      expect((yield* read).messages[0]?.record.attemptIds).toEqual([one, added?.id])
      expect(yield* attempts.ofReceivables(mine, [])).toEqual([])
      // Nothing of it is due, nor seen by another company.
      yield* attempts.update(mine, [{ before: after, after: { ...after, status: "sent", dueAt: null } }])
      expect((yield* read).messages).toEqual([])
      expect((yield* work.attempts(yield* company(), [one])).attempts).toEqual([])
    })
  )
})
