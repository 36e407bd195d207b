/** Every repository in memory, over one store that a test can read and fill. */
import { BankStatementsRepo } from "../repos/bank/BankStatements.ts"
import { BankTransactionsRepo } from "../repos/bank/BankTransactions.ts"
import { MatchCandidates } from "../repos/bank/MatchCandidates.ts"
import { PayersRepo } from "../repos/bank/Payers.ts"
import { DocumentsRepo } from "../repos/receivables/Documents.ts"
import { CustomerAliases } from "../repos/customers/CustomerAliases.ts"
import { CustomerMergesRepo } from "../repos/customers/CustomerMerges.ts"
import { DepositsRepo } from "../repos/customers/Deposits.ts"
import { StatementAccountsRepo } from "../repos/bank/StatementAccounts.ts"
import { SettledDebtsRepo } from "../repos/bank/SettledDebts.ts"
import { WaitingMoneyRepo } from "../repos/bank/WaitingMoney.ts"
import { TrustRepo } from "../repos/company/Trust.ts"
import { planned, unplanned } from "./Unplanned.ts"
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
import { ServerClock } from "../repos/installation/ServerClock.ts"
import { holderOf } from "./Holders.ts"
import { caseWork } from "./MemoryCaseWork.ts"
import { cases } from "./MemoryCases.ts"
import * as Changes from "./MemoryChanges.ts"
import { customers } from "./MemoryCustomers.ts"
import * as Digests from "./MemoryDigests.ts"
import * as OptOuts from "./MemoryOptOuts.ts"
import * as Pauses from "./MemoryPauses.ts"
import { billAttempts } from "./MemoryBills.ts"
import { reminderFacts, serverNow } from "./MemoryFacts.ts"
import { companies } from "./MemoryCompanies.ts"
import * as Queue from "./MemoryQueue.ts"
import * as Reminders from "./MemoryReminders.ts"
import * as Repos from "./MemoryRepos.ts"
import { MemoryState } from "./MemoryState.ts"
import type { MemoryCompanyFacts, CompanyRows, MemoryMoney, MemoryReply } from "./MemoryTables.ts"
import { reminderTexts } from "./MemoryTexts.ts"
import * as Writes from "./MemoryWrites.ts"

/** An API key of the memory store. */
export interface KeyOptions extends Partial<KeyHolder> {
  /** Epoch milliseconds; never by default. */
  readonly expiresAt?: number
}

/** Reads the committed rows of the memory layer, oldest first, and adds rows for a test. */
export class MemoryStore extends Context.Tag("duebook/testing/MemoryStore")<
  MemoryStore,
  {
    readonly customers: (companyId: number) => Effect.Effect<ReadonlyArray<Customer>>
    /** Ids of customers whose attempts are still to be planned again. */
    readonly changedCustomers: (companyId: number) => Effect.Effect<ReadonlyArray<number>>
    readonly receivables: (companyId: number) => Effect.Effect<ReadonlyArray<Receivable>>
    readonly payments: (companyId: number) => Effect.Effect<ReadonlyArray<PaymentRecord>>
    readonly payables: (companyId: number) => Effect.Effect<ReadonlyArray<Payable>>
    readonly attempts: (companyId: number) => Effect.Effect<ReadonlyArray<AttemptRecord>>
    readonly auditLog: (companyId: number) => Effect.Effect<ReadonlyArray<AuditEntry>>
    readonly replies: (
      companyId: number
    ) => Effect.Effect<ReadonlyArray<{ readonly key: string } & Omit<MemoryReply, "fingerprint">>>
    /** Creates a key and returns its token; by default one that is not refused for anything. */
    readonly issueKey: (options?: KeyOptions) => Effect.Effect<string>
    readonly revokeKey: (token: string) => Effect.Effect<void>
    /** Sets the company's time zone, for overdue dates; null means UTC. */
    readonly setTimezone: (companyId: number, timezone: string | null) => Effect.Effect<void>
    /** Sets the other facts of a company that reminders need: name, test clock, policy, members. */
    readonly setFacts: (companyId: number, facts: Partial<MemoryCompanyFacts>) => Effect.Effect<void>
    /** Creates a series that payables may be occurrences of, and returns its id. */
    readonly addSeries: (companyId: number) => Effect.Effect<number>
    /** Adds money that has arrived and may be for debts of a customer. */
    readonly addMoney: (companyId: number, money: MemoryMoney) => Effect.Effect<void>
    /** Adds a reminder attempt with the given fields; by default an e-mail that was sent now. */
    readonly addAttempt: (
      companyId: number,
      attempt: Pick<AttemptRecord, "receivableId" | "customerId"> & Partial<Omit<AttemptRecord, "id">>
    ) => Effect.Effect<AttemptRecord>
  }
>() {
  static readonly layer = Layer.effect(
    MemoryStore,
    Effect.map(MemoryState, (state) => {
      const readAll =
        <A>(rowsOf: (rows: CompanyRows) => Iterable<A>) =>
        (companyId: number): Effect.Effect<ReadonlyArray<A>> =>
          state.readCommitted(companyId, (rows) => [...rowsOf(rows)])
      return MemoryStore.of({
        customers: readAll((rows) => rows.customers.values()),
        changedCustomers: readAll((rows) => rows.customerChanges.keys()),
        receivables: readAll((rows) => rows.receivables.values()),
        payments: readAll((rows) => rows.payments.values()),
        payables: readAll((rows) => rows.payables.values()),
        attempts: readAll((rows) => rows.attempts.values()),
        auditLog: readAll((rows) => rows.audit),
        replies: readAll((rows) =>
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
        addMoney: (companyId, money) => state.write(companyId, (rows) => void rows.money.push(money)),
        addAttempt: (companyId, fields) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) =>
            state.write(companyId, (rows) => {
              const attempt = {
                ...sentEmail(rows.receivables.get(fields.receivableId ?? 0), now),
                expiresAt: (fields.scheduledFor ?? now) + CATCH_UP_MILLIS,
                ...fields,
                id: state.nextId("attempts")
              }
              rows.attempts.set(attempt.id, attempt)
              return attempt
            })
          )
      })
    })
  )
}

/** How long after its time an attempt may be sent, unless the fields say otherwise. */
const CATCH_UP_MILLIS = 3 * 86_400_000

/** An e-mail about a receivable that was sent now. */
const sentEmail = (receivable: Receivable | undefined, now: number) =>
  ({
    step: 0,
    offsetDays: 0,
    channel: "email",
    locale: "en",
    timezone: "UTC",
    recipient: "somebody@example.com",
    payableId: null,
    cycle: 1,
    countedFrom: null,
    tone: null,
    dueDate: toRfc3339(now).slice(0, 10),
    scheduledFor: now,
    shiftedBy: [],
    status: "sent",
    dueAt: null,
    onTestClock: false,
    fence: 1,
    reasonCode: null,
    tryCount: 1,
    balanceMinor: receivable?.amountMinor ?? null,
    currency: receivable?.currency ?? "EUR",
    providerMessageId: null,
    sentAt: now,
    error: null,
    messageId: null,
    failures: 0,
    createdAt: now,
    updatedAt: now
  }) satisfies Omit<AttemptRecord, "id" | "receivableId" | "customerId" | "expiresAt">

/**
 * All repositories that the API's services need, in memory, and the store behind them. Each build of the layer has a
 * store of its own. They behave like those on PostgreSQL, except that a transaction waits for another without a time
 * limit.
 */
export const memory = Layer.mergeAll(
  MemoryStore.layer,
  customers,
  Repos.receivables,
  Pauses.pauses,
  Digests.digests,
  Digests.mails,
  Repos.payments,
  Repos.payables,
  companies,
  cases,
  caseWork,
  Changes.companyChanges,
  Changes.customerChanges,
  Reminders.reminderAttempts,
  Reminders.reminderPolicies,
  billAttempts,
  Queue.channelStates,
  reminderFacts,
  Layer.succeed(ServerClock, ServerClock.of({ now: serverNow })),
  Queue.reminderMessages,
  Queue.reminderPace,
  Queue.reminderQueue,
  reminderTexts,
  OptOuts.blockedAddresses,
  OptOuts.debtorLinks,
  OptOuts.receipts,
  OptOuts.settings,
  Writes.tenant,
  Writes.installation,
  Writes.auditLog,
  Writes.securityNotices,
  Writes.storedReplies,
  Writes.apiKeys,
  // Companies in memory are the operator's and have no limits.
  unplanned(TrustRepo),
  // Nor are there bank transactions.
  unplanned(BankStatementsRepo),
  unplanned(StatementAccountsRepo),
  unplanned(BankTransactionsRepo),
  unplanned(MatchCandidates),
  unplanned(PayersRepo),
  planned(CustomerAliases, {
    present: () => Effect.succeed(null),
    find: () => Effect.succeed(null),
    ofPresent: () => Effect.succeed([])
  }),
  unplanned(CustomerMergesRepo),
  unplanned(DepositsRepo),
  unplanned(DocumentsRepo),
  unplanned(WaitingMoneyRepo),
  unplanned(SettledDebtsRepo)
).pipe(Layer.provide(MemoryState.layer))
