/** Reminder attempts and policies in memory. */
import { Effect, Layer } from "effect"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { NewAttempt } from "../repos/reminders/AttemptRows.ts"
import { ReminderAttemptsRepo } from "../repos/reminders/ReminderAttempts.ts"
import { ReminderPoliciesRepo } from "../repos/reminders/ReminderPolicies.ts"
import { constrain, is, memoryPageOf, isWithin } from "./MemoryRows.ts"
import { MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"

const isListed = (attempt: AttemptRecord): boolean => attempt.receivableId !== null

/** Orders attempts by when they are due. */
const byTime = (a: AttemptRecord, b: AttemptRecord): number => (a.dueAt ?? 0) - (b.dueAt ?? 0) || a.id - b.id

/** The attempts that are due, in order. */
export const dueOf = (rows: CompanyRows, now: number): ReadonlyArray<AttemptRecord> =>
  [...rows.attempts.values()].filter(({ dueAt }) => dueAt !== null && dueAt <= now).sort(byTime)

/** Whether two attempts are about the same receivable or bill. */
const isOfSame = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a.receivableId === b.receivableId && a.payableId === b.payableId

/** Whether planning depends on an attempt. */
export const matters = (rows: CompanyRows, attempt: AttemptRecord): boolean =>
  attempt.cycle ===
    Math.max(
      ...[...rows.attempts.values()].filter((other) => isOfSame(other, attempt)).map(({ cycle }) => cycle)
    ) ||
  (attempt.status !== "skipped" && attempt.status !== "cancelled") ||
  attempt.tryCount > 0

const constrainAttempt = (rows: CompanyRows, attempt: AttemptRecord): void => {
  constrain((attempt.receivableId === null) !== (attempt.payableId === null), "reminder_attempts_subject")
  constrain(
    (attempt.dueAt === null) === (attempt.status !== "scheduled" && attempt.status !== "sending"),
    "reminder_attempts_due_at"
  )
  // A round that was put off names a receivable again, and a bill has one attempt for each step of its cycle.
  constrain(
    attempt.payableId === null ||
      ![...rows.attempts.values()].some(
        (other) =>
          other.id !== attempt.id &&
          isOfSame(other, attempt) &&
          other.cycle === attempt.cycle &&
          other.offsetDays === attempt.offsetDays &&
          other.channel === attempt.channel
      ),
    "reminder_attempts_of_payable"
  )
}

/** Stores a new attempt. */
export const insertAttempt = (
  rows: CompanyRows,
  attempt: NewAttempt & { readonly id: number },
  now: number
): AttemptRecord => {
  const made = { ...attempt, fence: 0, createdAt: now, updatedAt: now }
  constrainAttempt(rows, made)
  rows.attempts.set(made.id, made)
  return made
}

/** Reminder attempts in memory; `MemoryStore.addAttempt` adds more. */
export const reminderAttempts = Layer.effect(
  ReminderAttemptsRepo,
  Effect.map(MemoryState, (state) =>
    ReminderAttemptsRepo.of({
      list: (companyId, filter, request) =>
        state.read(companyId, (rows) =>
          memoryPageOf(
            rows.attempts.values(),
            (attempt) =>
              isListed(attempt) &&
              is(filter.receivableId, attempt.receivableId) &&
              is(filter.customerId, attempt.customerId) &&
              is(filter.status, attempt.status) &&
              is(filter.channel, attempt.channel) &&
              isWithin(filter.scheduledFrom, filter.scheduledTo, attempt.scheduledFor),
            request
          )
        ),
      find: (companyId, id) => state.read(companyId, ({ attempts }) => attempts.get(id) ?? null),
      of: (companyId, receivableId) =>
        state.read(companyId, (rows) =>
          [...rows.attempts.values()].filter((attempt) => attempt.receivableId === receivableId)
        ),
      ofReceivables: (companyId, receivableIds) =>
        state.read(companyId, (rows) => {
          const ids = new Set<number | null>(receivableIds)
          return [...rows.attempts.values()]
            .filter(({ receivableId }) => receivableId !== null && ids.has(receivableId))
            .toSorted((a, b) => a.id - b.id)
        }),
      forPlanning: (companyId, whose) =>
        state.read(companyId, (rows) =>
          [...rows.attempts.values()].filter(
            (attempt) =>
              matters(rows, attempt) &&
              ("receivableId" in whose
                ? attempt.receivableId === whose.receivableId
                : attempt.payableId === whose.payableId)
          )
        ),
      insert: (companyId, attempts, now) =>
        state.write(companyId, (rows) => {
          for (const attempt of attempts) {
            insertAttempt(rows, { ...attempt, id: state.nextId("attempts") }, now)
          }
        }),
      update: (companyId, changes) =>
        state.write(companyId, (rows) => {
          for (const { after } of changes) {
            constrainAttempt(rows, after)
            rows.attempts.set(after.id, { ...after, fence: rows.attempts.get(after.id)?.fence ?? 0 })
          }
        }),
      updateBalance: (companyId, { balanceMinor, currency, receivableId }) =>
        state.write(companyId, (rows) => {
          for (const attempt of rows.attempts.values()) {
            if (attempt.receivableId === receivableId && attempt.status === "scheduled") {
              rows.attempts.set(attempt.id, { ...attempt, currency, balanceMinor })
            }
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
      find: (companyId, version) => state.read(companyId, (rows) => rows.policies.get(version)?.json ?? null),
      since: (companyId, version) =>
        state.read(companyId, (rows) => rows.policies.get(version)?.since ?? null),
      insert: (companyId, version, json, since) =>
        state.write(companyId, (rows) => {
          rows.policies.set(version, { json, since })
          rows.facts = { ...rows.facts, policyVersion: version }
        })
    })
  )
)
