/** The facts of decisions on reminders in memory. */
import { Clock, Effect, Layer } from "effect"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { ServerTime } from "../postgres/ServerTime.ts"
import { ReminderFacts } from "../repos/reminders/ReminderFacts.ts"
import {
  type LockedCustomer,
  type LockedRows,
  type LockOptions,
  MAX_TAKEN_IN
} from "../repos/reminders/ReminderLocks.ts"
import { memoryRecipientOf } from "./MemoryCustomers.ts"
import { isOfSame, matters } from "./MemoryReminders.ts"
import { MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"

/** The time that instances agree on. */
export const serverNow = Effect.flatMap(ServerTime, (time) =>
  Effect.flatMap(time, (at) => (at === null ? Clock.currentTimeMillis : Effect.succeed(at)))
)

/** What is due for the same customers on the same channels, and what is told of in the same messages. */
const alsoAsked = (
  rows: CompanyRows,
  asked: ReadonlyArray<AttemptRecord>,
  now: number,
  how: LockOptions["with"]
): ReadonlyArray<AttemptRecord> => {
  const all = [...rows.attempts.values()]
  const waiting = asked.filter(({ customerId, status }) => status === "scheduled" && customerId !== null)
  const names = new Map(waiting.map(({ channel, customerId }) => [`${customerId} ${channel}`, null]))
  const due = [...names.keys()].flatMap((name) =>
    all
      .filter(
        ({ channel, customerId, scheduledFor, status }) =>
          status === "scheduled" && scheduledFor <= now && `${customerId} ${channel}` === name
      )
      .toSorted((a, b) => a.scheduledFor - b.scheduledFor || a.id - b.id)
      .slice(0, MAX_TAKEN_IN)
  )
  const siblings = asked
    .filter(({ status }) => status === "sending")
    .flatMap(({ messageId }) => rows.messages.get(messageId ?? 0)?.attemptIds ?? [])
    .flatMap((id) => rows.attempts.get(id) ?? [])
  return how === "due" ? [...due, ...siblings] : siblings
}

const lastMessages = (rows: CompanyRows): LockedRows["messagedOn"] =>
  [...rows.messages.values()].flatMap(({ channel, customerId, sentOn, status }) =>
    customerId === null || status === "deferred" || status === "failed"
      ? []
      : [{ customerId, channel, sentOn }]
  )

const lockedRows = (
  rows: CompanyRows,
  attemptIds: ReadonlyArray<number>,
  how: LockOptions["with"],
  now: number
): LockedRows => {
  const named = attemptIds.flatMap((id) => rows.attempts.get(id) ?? [])
  const asked = [...new Set([...named, ...alsoAsked(rows, named, now, how)])]
  for (const attempt of asked) {
    if (attempt.status === "scheduled" && !attemptIds.includes(attempt.id)) {
      rows.attempts.set(attempt.id, { ...attempt, fence: attempt.fence + 1 })
    }
  }
  const receivables = [...new Set(asked.map(({ receivableId }) => receivableId))].flatMap(
    (id) => rows.receivables.get(id ?? 0) ?? []
  )
  const payables = [...new Set(asked.map(({ payableId }) => payableId))].flatMap(
    (id) => rows.payables.get(id ?? 0) ?? []
  )
  const ids = new Set(asked.map(({ id }) => id))
  return {
    receivables,
    payables,
    customers: [...new Set(receivables.map(({ customerId }) => customerId))].flatMap(
      (customerId): ReadonlyArray<LockedCustomer> => {
        const found = memoryRecipientOf(rows, customerId)
        return found === null ? [] : [{ ...found, linkNumber: rows.linkNumbers.get(customerId) ?? 0 }]
      }
    ),
    attempts: [...rows.attempts.values()].filter(
      (attempt) =>
        asked.some((one) => isOfSame(one, attempt)) && (ids.has(attempt.id) || matters(rows, attempt))
    ),
    asked: ids,
    messages: [...rows.messages.values()],
    messagedOn: lastMessages(rows).toSorted((a, b) => (a.sentOn < b.sentOn ? 1 : -1)),
    pace: rows.pace,
    messageIds: [],
    now
  }
}

/** The facts of decisions in memory. */
export const reminderFacts = Layer.effect(
  ReminderFacts,
  Effect.map(MemoryState, (state) =>
    ReminderFacts.of({
      messagedOn: (companyId, customerId) =>
        state.read(companyId, (rows) => {
          const own = lastMessages(rows).filter((message) => message.customerId === customerId)
          const latestFirst = own.toSorted((a, b) => (a.sentOn < b.sentOn ? 1 : -1))
          return [...Map.groupBy(latestFirst, ({ channel }) => channel).values()].flatMap(
            ([latest]) => latest ?? []
          )
        }),
      company: (companyId) =>
        state.read(companyId, ({ facts, timezone }) => ({
          settings: {
            companyId,
            timezone,
            country: facts.country,
            policyVersion: facts.policyVersion,
            testClock: facts.testClock,
            remindersMode: facts.remindersMode,
            remindersSince: facts.remindersSince
          },
          sender: facts,
          texts: []
        })),
      lock: (companyId, attemptIds, { testClock, with: how }) =>
        // Others may write until the lock is taken, and the time is that after it.
        Effect.zipRight(
          state.hold(companyId, () => null),
          Effect.flatMap(testClock === null ? serverNow : Effect.succeed(testClock), (now) =>
            state.write(companyId, (rows) => lockedRows(rows, attemptIds, how, now))
          )
        )
    })
  )
)
