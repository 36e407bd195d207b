/** The queue, facts, pace and messages of reminders in memory. */
import { Effect, Layer } from "effect"
import { EXPECTED_MILLIS, MAX_CAP_DELAY_MILLIS, putOff, type PutOff } from "../domain/dunning/Pace.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { ReminderFacts } from "../repos/ReminderFacts.ts"
import { type CapturedMessage, ReminderMessages } from "../repos/ReminderMessages.ts"
import { ReminderPace } from "../repos/ReminderPace.ts"
import { ReminderQueue } from "../repos/ReminderQueue.ts"
import type { Recipient } from "../repos/Rows.ts"
import { recipientOf } from "./MemoryRepos.ts"
import { byTime, dueOf, isOfSame, mattersFor } from "./MemoryReminders.ts"
import { type CompanyRows, MemoryState } from "./MemoryState.ts"

/** The queue in memory. Locks are never held for long here, so no locked attempt is skipped. */
export const reminderQueue = Layer.effect(
  ReminderQueue,
  Effect.map(MemoryState, (state) => {
    const realTime = (look: (rows: CompanyRows, companyId: number) => ReadonlyArray<AttemptRecord>) =>
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
    return ReminderQueue.of({
      companiesDue: (now, after, limit) =>
        Effect.map(
          realTime((rows) => dueOf(rows, now)),
          (due) => {
            const inOrder = [...new Set(due.map(({ id }) => id))].sort((a, b) => a - b)
            const turn = [...inOrder.filter((id) => id > after), ...inOrder.filter((id) => id <= after)]
            const companies = turn.slice(0, limit)
            return { companies, next: turn.length > limit ? (companies.at(-1) ?? 0) : 0 }
          }
        ),
      claim: (companyId, now, leaseUntil, limit) =>
        state.write(companyId, (rows) =>
          dueOf(rows, now)
            .slice(0, limit)
            .map((attempt) => {
              const fence = attempt.fence + 1
              rows.attempts.set(attempt.id, { ...attempt, fence, dueAt: leaseUntil })
              return { id: attempt.id, fence }
            })
        ),
      release: (companyId, claimed, now) =>
        state.write(companyId, (rows) => {
          for (const { fence, id } of claimed) {
            const attempt = rows.attempts.get(id)
            if (attempt?.status === "scheduled" && attempt.fence === fence) {
              rows.attempts.set(id, { ...attempt, dueAt: now })
            }
          }
        }),
      nextDue: (companyId) =>
        state.read(companyId, (rows) => dueOf(rows, Number.POSITIVE_INFINITY)[0]?.dueAt ?? null),
      backlog: (now, limit) =>
        Effect.map(
          realTime((rows) => dueOf(rows, now)),
          (due) => ({
            due: Math.min(limit, due.length),
            oldest: due.map(({ attempt }) => attempt).sort(byTime)[0]?.dueAt ?? null
          })
        )
    })
  })
)

/** The facts of decisions in memory. */
export const reminderFacts = Layer.effect(
  ReminderFacts,
  Effect.map(MemoryState, (state) =>
    ReminderFacts.of({
      sender: (companyId) => state.read(companyId, ({ facts }) => facts),
      lock: (companyId, attemptIds) =>
        state.hold(companyId, (rows) => {
          const asked = attemptIds.flatMap((id) => rows.attempts.get(id) ?? [])
          const receivables = [...new Set(asked.map(({ receivableId }) => receivableId))].flatMap(
            (id) => rows.receivables.get(id ?? 0) ?? []
          )
          const payables = [...new Set(asked.map(({ payableId }) => payableId))].flatMap(
            (id) => rows.payables.get(id ?? 0) ?? []
          )
          return {
            receivables,
            payables,
            customers: receivables
              .map(({ customerId }) => recipientOf(rows, customerId))
              .filter((found): found is Recipient => found !== null),
            attempts: [...rows.attempts.values()].filter(
              (attempt) =>
                asked.some((one) => isOfSame(one, attempt)) &&
                (attemptIds.includes(attempt.id) ||
                  mattersFor(
                    (
                      rows.receivables.get(attempt.receivableId ?? 0) ??
                      rows.payables.get(attempt.payableId ?? 0)
                    )?.dueDate,
                    attempt
                  ))
            )
          }
        })
    })
  )
)

const wasPutOff = ({ dueAt, scheduledFor, shiftedBy, tryCount }: AttemptRecord): boolean =>
  shiftedBy.at(-1) === "cap" || (tryCount === 0 && (dueAt ?? 0) > scheduledFor)

const isDelayedByCap = ({ scheduledFor, tryCount }: AttemptRecord, now: number): boolean =>
  scheduledFor <= now && (tryCount > 0 || scheduledFor > now - MAX_CAP_DELAY_MILLIS)

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
      now: (companyId) => state.read(companyId, ({ pace }) => pace),
      lock: (companyId) => state.hold(companyId, ({ pace }) => pace),
      set: (companyId, pace) =>
        state.write(companyId, (rows) => {
          rows.pace = pace
        }),
      putOff: (companyId, now, perMinute, limit) =>
        state.write(companyId, (rows) => {
          const due = dueOf(rows, now)
            .filter(({ status }) => status === "scheduled")
            .slice(0, limit)
          const expected = dueOf(rows, now + EXPECTED_MILLIS).filter(
            ({ dueAt, status }) => status === "scheduled" && (dueAt ?? 0) > now
          ).length
          const { last, turns } = putOff(
            due.map((attempt) => ({ id: attempt.id, wasPutOff: wasPutOff(attempt) })),
            {
              last: stillPutOff(rows, now),
              expected: Math.min(limit, expected),
              now,
              pace: rows.pace,
              perMinute
            }
          )
          rows.putOff = last
          for (const { at, id } of turns) {
            const attempt = rows.attempts.get(id)
            if (attempt === undefined) continue
            const shiftedBy = [...attempt.shiftedBy.filter((by) => by !== "cap"), "cap" as const]
            const put = isDelayedByCap(attempt, now) ? { scheduledFor: at, shiftedBy } : {}
            rows.attempts.set(id, { ...attempt, ...put, dueAt: at })
          }
          return turns.length
        })
    })
  )
)

/** Captured messages in order of sending. */
const capturedOf = (rows: CompanyRows): ReadonlyArray<CapturedMessage> =>
  [...rows.messages.values()]
    .flatMap(({ attemptId, captured, recipient, subject, text }) => {
      const attempt = rows.attempts.get(attemptId)
      if (!captured || attempt === undefined || attempt.sentAt === null) return []
      const { channel, payableId, receivableId, sentAt } = attempt
      return [{ attemptId, receivableId, payableId, channel, recipient, subject, text, sentAt }]
    })
    .sort((a, b) => a.sentAt - b.sentAt || a.attemptId - b.attemptId)

/** Messages in memory; none of them is ever old. */
export const reminderMessages = Layer.effect(
  ReminderMessages,
  Effect.map(MemoryState, (state) =>
    ReminderMessages.of({
      keep: (companyId, messages) =>
        state.write(companyId, (rows) => {
          for (const message of messages) rows.messages.set(message.attemptId, message)
        }),
      sweeping: {
        companies: () => Effect.succeed([]),
        remove: (_, { from }) => Effect.succeed({ count: 0, last: from })
      },
      captured: (companyId, after, limit) =>
        state.read(companyId, (rows) => {
          const messages = capturedOf(rows)
          if (after === null) return messages.slice(0, limit)
          const place = messages.findIndex(({ attemptId }) => attemptId === after)
          return place === -1 ? null : messages.slice(place + 1, place + 1 + limit)
        })
    })
  )
)
