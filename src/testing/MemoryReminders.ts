/** Reminder attempts, changed customers and policies in memory. */
import { Effect, Layer } from "effect"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { CustomerChangesRepo, MAX_RECEIVABLES } from "../repos/reminders/CustomerChanges.ts"
import { ReminderAttemptsRepo } from "../repos/reminders/ReminderAttempts.ts"
import { ReminderPoliciesRepo } from "../repos/reminders/ReminderPolicies.ts"
import { constrain, is, memoryPageOf, isWithin } from "./MemoryRows.ts"
import { type CompanyRows, MemoryState } from "./MemoryState.ts"

const isListed = (attempt: AttemptRecord): boolean => attempt.receivableId !== null

/** Orders attempts by when they are due. */
export const byTime = (a: AttemptRecord, b: AttemptRecord): number =>
  (a.dueAt ?? 0) - (b.dueAt ?? 0) || a.id - b.id

/** The attempts that are due, in order. */
export const dueOf = (rows: CompanyRows, now: number): ReadonlyArray<AttemptRecord> =>
  [...rows.attempts.values()].filter(({ dueAt }) => dueAt !== null && dueAt <= now).sort(byTime)

/** Whether two attempts are about the same receivable or bill. */
export const isOfSame = (a: AttemptRecord, b: AttemptRecord): boolean =>
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
  constrain(
    ![...rows.attempts.values()].some(
      (other) =>
        other.id !== attempt.id &&
        isOfSame(other, attempt) &&
        other.cycle === attempt.cycle &&
        other.offsetDays === attempt.offsetDays &&
        other.channel === attempt.channel
    ),
    "reminder_attempts_of_receivable"
  )
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
      of: (companyId, receivableId) =>
        state.read(companyId, (rows) =>
          [...rows.attempts.values()].filter((attempt) => attempt.receivableId === receivableId)
        ),
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

/** Changed customers in memory. */
export const customerChanges = Layer.effect(
  CustomerChangesRepo,
  Effect.map(MemoryState, (state) =>
    CustomerChangesRepo.of({
      add: (companyId, customerId, { now, onTestClock }) =>
        state.write(companyId, ({ customerChanges, customers }) => {
          constrain(customers.has(customerId), "customer_changes_company_id_customer_id_fkey")
          if (customerChanges.has(customerId)) return
          const unbegun = { customerId, afterReceivableId: 0, version: null }
          customerChanges.set(customerId, { ...unbegun, onTestClock, changedAt: now })
        }),
      companies: (after, limit) =>
        Effect.map(
          Effect.filter(state.companyIds(), (companyId) =>
            state.readCommitted(companyId, ({ customerChanges }) =>
              [...customerChanges.values()].some(({ onTestClock }) => !onTestClock)
            )
          ),
          (companyIds) =>
            companyIds
              .filter((companyId) => companyId > after)
              .slice(0, limit)
              .map((companyId) => ({ companyId }))
        ),
      lockOldest: (companyId, onTestClock) =>
        state.hold(companyId, ({ customerChanges }) => {
          const [oldest] = [...customerChanges.values()]
            .filter((change) => change.onTestClock === onTestClock)
            .sort((a, b) => a.changedAt - b.changedAt || a.customerId - b.customerId)
          if (oldest === undefined) return null
          const { afterReceivableId, customerId, version } = oldest
          return { customerId, afterReceivableId, version }
        }),
      nextReceivables: (companyId, { afterReceivableId, customerId }, { locale, timezone }, now) =>
        state.read(companyId, ({ attempts, receivables }) => {
          const ids = [...receivables.values()]
            .filter((receivable) => receivable.customerId === customerId && receivable.id > afterReceivableId)
            .map(({ id }) => id)
            .sort((a, b) => a - b)
            .slice(0, MAX_RECEIVABLES)
          const isStale = (attempt: AttemptRecord) =>
            attempt.status === "scheduled" &&
            attempt.tryCount === 0 &&
            attempt.scheduledFor > now &&
            (attempt.timezone !== timezone || attempt.locale !== locale)
          return {
            lastReceivableId: ids.at(-1) ?? null,
            stale: ids.flatMap((receivableId) =>
              [...attempts.values()]
                .filter((attempt) => attempt.receivableId === receivableId && isStale(attempt))
                .map(({ id }) => ({ attemptId: id, receivableId }))
            )
          }
        }),
      advance: (companyId, change) =>
        state.write(companyId, ({ customerChanges }) => {
          const kept = customerChanges.get(change.customerId)
          if (kept !== undefined) customerChanges.set(change.customerId, { ...kept, ...change })
        }),
      beginAgain: (companyId, customerId, now) =>
        state.write(companyId, ({ customerChanges }) => {
          const kept = customerChanges.get(customerId)
          if (kept === undefined) return
          customerChanges.set(customerId, { ...kept, afterReceivableId: 0, version: null, changedAt: now })
        }),
      remove: (companyId, customerId) =>
        state.write(companyId, ({ customerChanges }) => {
          customerChanges.delete(customerId)
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
