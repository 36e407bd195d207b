/** The queue, pace and messages of reminders in memory. */
import { Effect, Layer } from "effect"
import { EXPECTED_MILLIS, putOff, type PutOff, without } from "../domain/dunning/Pace.ts"
import { type AttemptRecord, Channel } from "../domain/ReminderAttempt.ts"
import { ChannelStates } from "../repos/reminders/ChannelStates.ts"
import { type CapturedMessage, ReminderMessages } from "../repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../repos/reminders/ReminderPace.ts"
import { ReminderQueue } from "../repos/reminders/ReminderQueue.ts"
import type { Sweeping } from "../repos/Sweeping.ts"
import { serverNow } from "./MemoryFacts.ts"
import { dueOf } from "./MemoryReminders.ts"
import { type MemoryOperations, MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"
import { claimed, waitingInMemory } from "./MemoryWaiting.ts"

const byCustomer = (a: AttemptRecord, b: AttemptRecord): number =>
  (a.dueAt ?? 0) - (b.dueAt ?? 0) ||
  (a.customerId ?? Number.POSITIVE_INFINITY) - (b.customerId ?? Number.POSITIVE_INFINITY) ||
  a.id - b.id

/** No process tells of its channels. */
export const channelStates = Layer.succeed(
  ChannelStates,
  ChannelStates.of({
    report: () => Effect.void,
    leave: () => Effect.void,
    isUp: () => Effect.succeed(false),
    down: Effect.succeed([]),
    overview: Effect.succeed([])
  })
)

/** Makes what waits for an obstacle due, for a company on a test clock. */
const wakeAt = (now: number) => (rows: CompanyRows) => {
  for (const attempt of rows.attempts.values()) {
    const { dueAt, onTestClock, reasonCode, scheduledFor, status } = attempt
    const isWaiting = status === "scheduled" && reasonCode !== null && onTestClock
    if (isWaiting && scheduledFor <= now && (dueAt ?? 0) > now) {
      rows.attempts.set(attempt.id, { ...attempt, dueAt: now })
    }
  }
}

/** The attempts of all companies in real time that `look` finds, with their companies. */
const inRealTime =
  (state: MemoryOperations) =>
  (look: (rows: CompanyRows, companyId: number) => ReadonlyArray<AttemptRecord>) =>
    Effect.map(
      Effect.forEach(state.companyIds(), (id) =>
        state.readCommitted(id, (rows) =>
          look(rows, id)
            .filter(({ onTestClock }) => !onTestClock)
            .map((attempt) => ({ id, attempt }))
        )
      ),
      (found) => found.flat()
    )

/** The queue in memory. Locks are never held for long here, so no locked attempt is skipped. */
export const reminderQueue = Layer.effect(
  ReminderQueue,
  Effect.map(MemoryState, (state) => {
    const realTime = inRealTime(state)
    return ReminderQueue.of({
      companiesDue: (channel, now, after, limit) =>
        Effect.map(
          realTime((rows) => dueOf(rows, now).filter((attempt) => attempt.channel === channel)),
          (due) => {
            const inOrder = [...new Set(due.map(({ id }) => id))].sort((a, b) => a - b)
            const turn = [...inOrder.filter((id) => id > after), ...inOrder.filter((id) => id <= after)]
            const companies = turn.slice(0, limit)
            return { companies, next: turn.length > limit ? (companies.at(-1) ?? 0) : 0 }
          }
        ),
      claim: (companyId, now, leaseUntil, rooms) =>
        state.write(companyId, (rows) =>
          Channel.literals
            .flatMap((channel) =>
              dueOf(rows, now)
                .filter((attempt) => attempt.channel === channel)
                .sort(byCustomer)
                .slice(0, rooms[channel] ?? 0)
            )
            .sort(byCustomer)
            .map((attempt) => claimed(rows, attempt, leaseUntil))
        ),
      setAside: (companyId, { channel, leaseUntil, limit, now, obstacle, until }) =>
        state.write(companyId, (rows) => {
          const due = dueOf(rows, now)
            .filter((attempt) => attempt.channel === channel)
            .sort(byCustomer)
            .slice(0, limit)
          const isOver = (attempt: AttemptRecord) => attempt.status === "sending" || attempt.expiresAt <= now
          for (const attempt of due.filter((each) => !isOver(each))) {
            const dueAt = Math.min(until, attempt.expiresAt)
            rows.attempts.set(attempt.id, { ...attempt, dueAt, reasonCode: obstacle })
          }
          const over = due.filter(isOver).map((attempt) => claimed(rows, attempt, leaseUntil))
          return { over, waiting: due.length - over.length }
        }),
      release: (companyId, claimed, now) =>
        state.write(companyId, (rows) => {
          for (const { fence, id } of claimed) {
            const attempt = rows.attempts.get(id)
            if (attempt?.status === "scheduled" && attempt.fence === fence) {
              rows.attempts.set(id, { ...attempt, dueAt: now })
            }
          }
        }),
      wake: (companyId, now) => state.write(companyId, wakeAt(now)),
      ...waitingInMemory(state),
      nextDue: (companyId) =>
        state.read(companyId, (rows) => dueOf(rows, Number.POSITIVE_INFINITY)[0]?.dueAt ?? null),
      backlog: (now, limit) =>
        Effect.map(
          realTime((rows) => dueOf(rows, now)),
          (due) => ({
            due: Math.min(limit, due.length),
            oldest: earliest(due.map(({ attempt }) => attempt))
          })
        )
    })
  })
)

/** Since when the oldest of due attempts could have left; null if there is none. */
const earliest = (due: ReadonlyArray<AttemptRecord>): number | null =>
  due.length === 0
    ? null
    : Math.min(...due.map(({ createdAt, dueAt, updatedAt }) => Math.max(dueAt ?? 0, createdAt, updatedAt)))

const wasPutOff = ({ dueAt, scheduledFor, tryCount }: AttemptRecord): boolean =>
  tryCount === 0 && (dueAt ?? 0) > scheduledFor

/** The latest attempt that is still put off. */
const stillPutOff = ({ attempts, putOff: last }: CompanyRows, now: number): PutOff | null => {
  if (last === null) return null
  const until = [...attempts.values()]
    .filter(wasPutOff)
    .map(({ dueAt }) => dueAt ?? 0)
    .filter((dueAt) => dueAt > now && dueAt <= last.until)
    .reduce((latest, dueAt) => Math.max(latest, dueAt), 0)
  if (until === 0) return null
  return { until, messages: until === last.until ? last.messages : Number.POSITIVE_INFINITY }
}

/** The pace in memory. */
export const reminderPace = Layer.effect(
  ReminderPace,
  Effect.map(MemoryState, (state) =>
    ReminderPace.of({
      now: (companyId) => Effect.all({ pace: state.read(companyId, ({ pace }) => pace), now: serverNow }),
      set: (companyId, pace) =>
        state.write(companyId, (rows) => {
          rows.pace = pace
        }),
      takeBack: (companyId, messages, now) =>
        state.write(companyId, (rows) => {
          rows.pace = without(rows.pace, messages, now)
        }),
      putOff: (companyId, now, perMinute, limit) =>
        state.write(companyId, (rows) => {
          const due = dueOf(rows, now)
            .filter(({ status }) => status === "scheduled")
            .slice(0, limit)
          const expected = dueOf(rows, now + EXPECTED_MILLIS)
            .filter(({ dueAt, status }) => status === "scheduled" && (dueAt ?? 0) > now)
            .slice(0, limit)
          const { last, turns } = putOff(
            due.map((attempt) => ({ id: attempt.id, wasPutOff: wasPutOff(attempt) })),
            {
              last: stillPutOff(rows, now),
              expected: expected.length,
              now,
              pace: rows.pace,
              perMinute
            }
          )
          rows.putOff = last
          for (const { at, id } of turns) {
            const attempt = rows.attempts.get(id)
            if (attempt !== undefined) rows.attempts.set(id, { ...attempt, dueAt: at })
          }
          return turns.length
        })
    })
  )
)

/** Captured messages in order of sending. */
const capturedOf = (rows: CompanyRows): ReadonlyArray<CapturedMessage & { readonly id: number }> =>
  [...rows.messages.values()]
    .flatMap(({ attemptIds, captured, channel, id, payableId, recipient, sentAt, subject, text }) => {
      const receivableId = rows.attempts.get(attemptIds[0] ?? 0)?.receivableId ?? null
      return captured && sentAt !== null
        ? [
            {
              id,
              attemptIds,
              receivableId,
              payableId,
              replyId: null,
              channel,
              recipient,
              subject,
              text,
              sentAt
            }
          ]
        : []
    })
    .sort((a, b) => a.id - b.id)

const noneOld: Sweeping = {
  companies: () => Effect.succeed([]),
  remove: (_, { from }) => Effect.succeed({ count: 0, last: from })
}

/** Messages in memory; none of them is ever old. */
export const reminderMessages = Layer.effect(
  ReminderMessages,
  Effect.map(MemoryState, (state) =>
    ReminderMessages.of({
      reserve: (n) => Effect.sync(() => Array.from({ length: n }, () => state.nextId("messages"))),
      keep: (companyId, messages) =>
        state.write(companyId, (rows) => {
          for (const message of messages) rows.messages.set(message.id, message)
        }),
      settle: (companyId, messages) =>
        state.write(companyId, (rows) => {
          for (const { error, id, providerMessageId, sentAt, status } of messages) {
            const kept = rows.messages.get(id)
            if (kept !== undefined) {
              rows.messages.set(id, { ...kept, status, sentAt, providerMessageId, error })
            }
          }
        }),
      sweeping: noneOld,
      sweepingTexts: noneOld,
      ofAttempt: (companyId, attemptId) =>
        state.read(companyId, ({ attempts, messages }) => {
          const message = messages.get(attempts.get(attemptId)?.messageId ?? 0)
          if (message === undefined || message.customerId === null) return null
          const { attemptIds, channel, customerId, html, locale, recipient, sentAt, status, subject, text } =
            message
          return { attemptIds, customerId, channel, recipient, locale, subject, text, html, status, sentAt }
        }),
      captured: (companyId, after, limit) =>
        state.read(companyId, (rows) => {
          const messages = capturedOf(rows)
          if (after === null) return messages.slice(0, limit)
          const from = rows.attempts.get(after)?.messageId
          const place = messages.findIndex(({ id }) => id === from)
          return place === -1 ? null : messages.slice(place + 1, place + 1 + limit)
        })
    })
  )
)
