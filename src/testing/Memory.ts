/** Every repository in memory, from one store that a test can look into. */
import { Clock, Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import * as ApiToken from "../domain/ApiToken.ts"
import type { Customer } from "../domain/Customer.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import type { Payable } from "../domain/Payable.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { AuditEntry } from "../repos/AuditLog.ts"
import type { PaymentRecord } from "../repos/Rows.ts"
import { holderOf } from "./Holders.ts"
import * as OptOuts from "./MemoryOptOuts.ts"
import * as Queue from "./MemoryQueue.ts"
import * as Reminders from "./MemoryReminders.ts"
import * as Repos from "./MemoryRepos.ts"
import { type CompanyFacts, type CompanyRows, type KeptReply, MemoryState } from "./MemoryState.ts"
import * as Writes from "./MemoryWrites.ts"

/** An API key of the memory store. */
export interface KeyOptions extends Partial<KeyHolder> {
  /** Epoch milliseconds; never by default. */
  readonly expiresAt?: number
}

/** What the memory layer holds, committed rows only and oldest first, and what a test puts there. */
export class MemoryStore extends Context.Tag("duebook/testing/MemoryStore")<
  MemoryStore,
  {
    readonly customers: (companyId: number) => Effect.Effect<ReadonlyArray<Customer>>
    readonly receivables: (companyId: number) => Effect.Effect<ReadonlyArray<Receivable>>
    readonly payments: (companyId: number) => Effect.Effect<ReadonlyArray<PaymentRecord>>
    readonly payables: (companyId: number) => Effect.Effect<ReadonlyArray<Payable>>
    readonly attempts: (companyId: number) => Effect.Effect<ReadonlyArray<AttemptRecord>>
    readonly auditLog: (companyId: number) => Effect.Effect<ReadonlyArray<AuditEntry>>
    readonly replies: (
      companyId: number
    ) => Effect.Effect<ReadonlyArray<{ readonly key: string } & Omit<KeptReply, "fingerprint">>>
    /** Makes a key and answers its token; by default one against which nothing stands. */
    readonly issueKey: (options?: KeyOptions) => Effect.Effect<string>
    readonly revokeKey: (token: string) => Effect.Effect<void>
    /** The company's time zone, for overdue dates; null is UTC. */
    readonly setTimezone: (companyId: number, timezone: string | null) => Effect.Effect<void>
    /** What else a company is to its reminders: its name, its clock, its policy, its people. */
    readonly setFacts: (companyId: number, facts: Partial<CompanyFacts>) => Effect.Effect<void>
    /** Makes a series that payables may be occurrences of, and answers its id. */
    readonly addSeries: (companyId: number) => Effect.Effect<number>
    /** Adds a reminder attempt: an e-mail on the due date that was sent at once, but for what is given. */
    readonly addAttempt: (
      companyId: number,
      attempt: Pick<AttemptRecord, "receivableId" | "customerId"> & Partial<Omit<AttemptRecord, "id">>
    ) => Effect.Effect<AttemptRecord>
  }
>() {
  static readonly layer = Layer.effect(
    MemoryStore,
    Effect.map(MemoryState, (state) => {
      const look =
        <A>(rowsOf: (rows: CompanyRows) => Iterable<A>) =>
        (companyId: number): Effect.Effect<ReadonlyArray<A>> =>
          state.readCommitted(companyId, (rows) => [...rowsOf(rows)])
      return MemoryStore.of({
        customers: look((rows) => rows.customers.values()),
        receivables: look((rows) => rows.receivables.values()),
        payments: look((rows) => rows.payments.values()),
        payables: look((rows) => rows.payables.values()),
        attempts: look((rows) => rows.attempts.values()),
        auditLog: look((rows) => rows.audit),
        replies: look((rows) =>
          [...rows.replies].map(([key, { at, body, status }]) => ({ key, status, body, at }))
        ),
        issueKey: ({ expiresAt = Number.MAX_SAFE_INTEGER, ...fields } = {}) =>
          Effect.sync(() => {
            const holder = holderOf({ apiKeyId: state.nextId("api_keys"), ...fields })
            const token = ApiToken.make(holder.companyId, crypto.getRandomValues(new Uint8Array(32)))
            state.keys.set(Writes.keyName(holder.companyId, ApiToken.hash(token)), { holder, expiresAt })
            return token
          }),
        revokeKey: (token) =>
          Effect.sync(() => {
            const companyId = ApiToken.parse(token)?.companyId ?? 0
            state.keys.delete(Writes.keyName(companyId, ApiToken.hash(token)))
          }),
        setTimezone: (companyId, timezone) =>
          state.write(companyId, (rows) => {
            rows.timezone = timezone
          }),
        setFacts: (companyId, facts) =>
          state.write(companyId, (rows) => {
            rows.facts = { ...rows.facts, ...facts }
          }),
        addSeries: (companyId) =>
          state.write(companyId, (rows) => {
            const id = state.nextId("series")
            rows.series.add(id)
            return id
          }),
        addAttempt: (companyId, fields) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) =>
            state.write(companyId, (rows) => {
              const attempt: AttemptRecord = {
                id: state.nextId("attempts"),
                step: 0,
                offsetDays: 0,
                channel: "email",
                locale: "en",
                timezone: "UTC",
                recipient: "somebody@example.com",
                payableId: null,
                dueDate: toRfc3339(now).slice(0, 10),
                scheduledFor: now,
                shiftedBy: [],
                status: "sent",
                dueAt: null,
                onTestClock: false,
                fence: 1,
                reasonCode: null,
                tryCount: 1,
                balanceMinor: rows.receivables.get(fields.receivableId ?? 0)?.amountMinor ?? null,
                currency: rows.receivables.get(fields.receivableId ?? 0)?.currency ?? "EUR",
                providerMessageId: null,
                sentAt: now,
                error: null,
                createdAt: now,
                updatedAt: now,
                ...fields
              }
              rows.attempts.set(attempt.id, attempt)
              return attempt
            })
          )
      })
    })
  )
}

/**
 * All repositories that the API's services need, in memory, and the store behind them. Each build has a store of its
 * own. What holds for those on PostgreSQL holds here, but for waiting: a transaction waits for another without end.
 */
export const memory = Layer.mergeAll(
  MemoryStore.layer,
  Repos.customers,
  Repos.receivables,
  Repos.payments,
  Repos.payables,
  Reminders.companies,
  Reminders.reminderAttempts,
  Reminders.reminderPolicies,
  Queue.reminderFacts,
  Queue.reminderMessages,
  Queue.reminderPace,
  Queue.reminderQueue,
  OptOuts.optOuts,
  OptOuts.settings,
  Writes.tenant,
  Writes.auditLog,
  Writes.storedReplies,
  Writes.apiKeys
).pipe(Layer.provide(MemoryState.layer))
