/** In memory: reminder attempts, what is due of them, policies and the companies they belong to. */
import { Effect, Layer } from "effect"
import { EXPECTED_MILLIS, putOff, type PutOff } from "../domain/Pacing.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { CompaniesRepo, type Company } from "../repos/Companies.ts"
import { ReminderAttemptsRepo } from "../repos/ReminderAttempts.ts"
import { ReminderPoliciesRepo } from "../repos/ReminderPolicies.ts"
import { type CapturedMessage, ReminderQueue } from "../repos/ReminderQueue.ts"
import type { Recipient } from "../repos/Rows.ts"
import { recipientOf } from "./MemoryRepos.ts"
import { constrain, is, pageOf, within } from "./MemoryRows.ts"
import { type CompanyRows, MemoryState } from "./MemoryState.ts"

const isListed = (attempt: AttemptRecord): boolean => attempt.receivableId !== null

const isOfSame = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a.receivableId === b.receivableId && a.payableId === b.payableId

const constrainAttempt = (rows: CompanyRows, attempt: AttemptRecord): void => {
  constrain((attempt.receivableId === null) !== (attempt.payableId === null), "reminder_attempts_subject")
  constrain(
    (attempt.dueAt === null) === (attempt.status !== "scheduled" && attempt.status !== "sending"),
    "reminder_attempts_due_at"
  )
  constrain(
    ![...rows.attempts.values()].some(
      (other) =>
        other.id !== attempt.id &&
        isOfSame(other, attempt) &&
        other.dueDate === attempt.dueDate &&
        other.offsetDays === attempt.offsetDays &&
        other.channel === attempt.channel
    ),
    "reminder_attempts_of_receivable"
  )
}

/** Reminder attempts in memory; `MemoryStore.addAttempt` puts more of them there. */
export const reminderAttempts = Layer.effect(
  ReminderAttemptsRepo,
  Effect.map(MemoryState, (state) =>
    ReminderAttemptsRepo.of({
      list: (companyId, filter, request) =>
        state.read(companyId, (rows) =>
          pageOf(
            rows.attempts.values(),
            (attempt) =>
              isListed(attempt) &&
              is(filter.receivableId, attempt.receivableId) &&
              is(filter.customerId, attempt.customerId) &&
              is(filter.status, attempt.status) &&
              is(filter.channel, attempt.channel) &&
              within(filter.scheduledFrom, filter.scheduledTo, attempt.scheduledFor),
            request
          )
        ),
      of: (companyId, whose) =>
        state.read(companyId, (rows) =>
          [...rows.attempts.values()].filter((attempt) =>
            "receivableId" in whose
              ? attempt.receivableId === whose.receivableId
              : attempt.payableId === whose.payableId
          )
        ),
      insert: (companyId, attempts, now) =>
        state.write(companyId, (rows) => {
          for (const attempt of attempts) {
            const made = {
              ...attempt,
              id: state.nextId("attempts"),
              fence: 0,
              createdAt: now,
              updatedAt: now
            }
            constrainAttempt(rows, made)
            rows.attempts.set(made.id, made)
          }
        }),
      update: (companyId, changes) =>
        state.write(companyId, (rows) => {
          for (const { after } of changes) {
            constrainAttempt(rows, after)
            rows.attempts.set(after.id, { ...after, fence: rows.attempts.get(after.id)?.fence ?? 0 })
          }
        })
    })
  )
)

/** Reminder policies in memory. */
export const reminderPolicies = Layer.effect(
  ReminderPoliciesRepo,
  Effect.map(MemoryState, (state) =>
    ReminderPoliciesRepo.of({
      find: (companyId, version) => state.read(companyId, (rows) => rows.policies.get(version) ?? null),
      insert: (companyId, version, policy) =>
        state.write(companyId, (rows) => {
          rows.policies.set(version, policy)
          rows.facts = { ...rows.facts, policyVersion: version }
        })
    })
  )
)

/** Companies in memory; every number is one. */
export const companies = Layer.effect(
  CompaniesRepo,
  Effect.map(MemoryState, (state) => {
    const companyOf =
      (companyId: number) =>
      (rows: CompanyRows): Company => ({
        ...rows.facts,
        id: companyId,
        email: rows.facts.replyTo,
        timezone: rows.timezone,
        status: rows.facts.active ? "active" : "inactive",
        createdAt: 0
      })
    const change = (companyId: number, fields: Partial<CompanyRows["facts"]>) =>
      state.write(companyId, (rows) => {
        rows.facts = { ...rows.facts, ...fields }
      })
    return CompaniesRepo.of({
      insert: ({ country, email, name, testClock, timezone }) =>
        Effect.suspend(() => {
          const companyId = state.nextId("companies")
          return Effect.as(
            state.write(companyId, (rows) => {
              rows.timezone = timezone
              rows.facts = { ...rows.facts, name, country, testClock, replyTo: email }
            }),
            companyId
          )
        }),
      find: (companyId) => state.read(companyId, companyOf(companyId)),
      findForUpdate: (companyId) => state.hold(companyId, companyOf(companyId)),
      moveClock: (companyId, to) =>
        state.write(companyId, (rows) => {
          const { testClock } = rows.facts
          if (testClock === null || testClock > to) return false
          rows.facts = { ...rows.facts, testClock: to }
          return true
        }),
      setStatus: (companyId, status) => change(companyId, { active: status === "active" }),
      list: Effect.suspend(() =>
        Effect.forEach(state.companyIds(), (id) => state.readCommitted(id, companyOf(id)))
      )
    })
  })
)

const byTime = (a: AttemptRecord, b: AttemptRecord): number => (a.dueAt ?? 0) - (b.dueAt ?? 0) || a.id - b.id

const dueOf = (rows: CompanyRows, now: number): ReadonlyArray<AttemptRecord> =>
  [...rows.attempts.values()].filter(({ dueAt }) => dueAt !== null && dueAt <= now).sort(byTime)

const wasPutOff = ({ shiftedBy }: AttemptRecord): boolean => shiftedBy.at(-1) === "cap"

/** The last of those that were put off and are there yet. */
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

/** Messages that were captured, in the order in which they were sent. */
const capturedOf = (rows: CompanyRows): ReadonlyArray<CapturedMessage> =>
  [...rows.messages.values()]
    .flatMap(({ attemptId, captured, recipient, subject, text }) => {
      const attempt = rows.attempts.get(attemptId)
      if (!captured || attempt === undefined || attempt.sentAt === null) return []
      const { channel, payableId, receivableId, sentAt } = attempt
      return [{ attemptId, receivableId, payableId, channel, recipient, subject, text, sentAt }]
    })
    .sort((a, b) => a.sentAt - b.sentAt || a.attemptId - b.attemptId)

/** What is due in memory. Nothing is ever held by somebody else for long: nothing is skipped for it. */
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
            rows.attempts.set(id, { ...attempt, dueAt: at, scheduledFor: at, shiftedBy })
          }
          return turns.length
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
        ),
      sender: (companyId) => state.read(companyId, ({ facts }) => facts),
      hold: (companyId, attemptIds) =>
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
            attempts: [...rows.attempts.values()].filter((attempt) =>
              asked.some((one) => isOfSame(one, attempt))
            )
          }
        }),
      paceNow: (companyId) => state.read(companyId, ({ pace }) => pace),
      pace: (companyId) => state.hold(companyId, ({ pace }) => pace),
      setPace: (companyId, pace) =>
        state.write(companyId, (rows) => {
          rows.pace = pace
        }),
      keepMessages: (companyId, messages) =>
        state.write(companyId, (rows) => {
          for (const message of messages) rows.messages.set(message.attemptId, message)
        }),
      sweeping: { companies: () => Effect.succeed([]), remove: () => Effect.succeed(0) },
      captured: (companyId, after, limit) =>
        state.read(companyId, (rows) => {
          const messages = capturedOf(rows)
          if (after === null) return messages.slice(0, limit)
          const place = messages.findIndex(({ attemptId }) => attemptId === after)
          return place === -1 ? null : messages.slice(place + 1, place + 1 + limit)
        })
    })
  })
)
