/** The rows of the in-memory repositories, and transactions on them, which commit or roll back. */
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { Context, Effect, Exit, Layer, Option } from "effect"
import type { RemindersMode } from "../domain/Company.ts"
import type { Customer } from "../domain/Customer.ts"
import type { DigestEvent } from "../domain/Digest.ts"
import type { Pace, PutOff } from "../domain/dunning/Pace.ts"
import type { KnownAddresses } from "../domain/LinkAddress.ts"
import type { Payable } from "../domain/Payable.ts"
import type { StoredReceivable } from "../domain/Pause.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { CustomerChange } from "../repos/reminders/CustomerChanges.ts"
import type { AuditEntry } from "../repos/AuditLog.ts"
import type { Sender } from "../repos/reminders/ReminderFacts.ts"
import type { KeptMessage } from "../repos/reminders/ReminderMessages.ts"
import type { PaymentRecord } from "../repos/Rows.ts"
import type { StoredReply } from "../repos/StoredReplies.ts"

/** A stored reply with the fingerprint of its request. */
export interface MemoryReply extends StoredReply {
  readonly fingerprint: Uint8Array
  /** Epoch milliseconds. */
  readonly at: number
}

/** An address that reminders must not go to; epoch milliseconds. */
export interface BlockedAddress {
  readonly optedOutAt: number | null
  readonly suppressedAt: number | null
}

/** Facts of a company that reminders need. */
export interface MemoryCompanyFacts extends Sender {
  readonly country: string | null
  readonly policyVersion: number
  readonly remindersMode: RemindersMode
  /** Epoch milliseconds; null for never. */
  readonly remindersSince: number | null
  /** Epoch milliseconds; null for real time. */
  readonly testClock: number | null
}

/** All rows of one company. A transaction writes to a copy. */
export interface CompanyRows {
  timezone: string | null
  facts: MemoryCompanyFacts
  pace: Pace
  putOff: PutOff | null
  /** `since` in epoch milliseconds. */
  readonly policies: Map<number, { readonly json: unknown; readonly since: number }>
  readonly messages: Map<number, KeptMessage>
  readonly customers: Map<number, Customer>
  /** Of customers whose addresses have changed. */
  readonly formerAddresses: Map<number, KnownAddresses["former"]>
  /** Of customers whose links were made void. */
  readonly linkNumbers: Map<number, number>
  /** `changedAt` in epoch milliseconds. */
  readonly customerChanges: Map<
    number,
    CustomerChange & { readonly onTestClock: boolean; readonly changedAt: number }
  >
  /** Addresses that reminders must not go to, by channel and address with a blank between. */
  readonly blockedAddresses: Map<string, BlockedAddress>
  readonly receivables: Map<number, StoredReceivable>
  readonly payments: Map<number, PaymentRecord>
  readonly payables: Map<number, Payable>
  readonly attempts: Map<number, AttemptRecord>
  readonly series: Set<number>
  readonly digestEvents: Array<DigestEvent>
  /** Epoch milliseconds; null while there are no events. */
  digestDueAt: number | null
  readonly replies: Map<string, MemoryReply>
  readonly audit: Array<AuditEntry>
}

/** The default name of a company in memory. */
const COMPANY_NAME = "Company"

const noRows = (): CompanyRows => ({
  timezone: null,
  facts: {
    name: COMPANY_NAME,
    facts: {
      name: COMPANY_NAME,
      address: null,
      email: null,
      phone: null,
      website: null,
      accountHolder: null,
      iban: null,
      bic: null,
      paymentUrl: null,
      legalNotice: null,
      accounts: []
    },
    active: true,
    planActive: true,
    limits: null,
    replyTo: null,
    members: ["owner@example.com"],
    country: null,
    policyVersion: 0,
    remindersMode: "on",
    remindersSince: null,
    testClock: null
  },
  pace: [],
  putOff: null,
  policies: new Map(),
  messages: new Map(),
  customers: new Map(),
  formerAddresses: new Map(),
  linkNumbers: new Map(),
  customerChanges: new Map(),
  blockedAddresses: new Map(),
  receivables: new Map(),
  payments: new Map(),
  payables: new Map(),
  attempts: new Map(),
  series: new Set(),
  digestEvents: [],
  digestDueAt: null,
  replies: new Map(),
  audit: []
})

const copyOf = (rows: CompanyRows): CompanyRows => ({
  timezone: rows.timezone,
  facts: rows.facts,
  pace: rows.pace,
  putOff: rows.putOff,
  policies: new Map(rows.policies),
  messages: new Map(rows.messages),
  customers: new Map(rows.customers),
  formerAddresses: new Map(rows.formerAddresses),
  linkNumbers: new Map(rows.linkNumbers),
  customerChanges: new Map(rows.customerChanges),
  blockedAddresses: new Map(rows.blockedAddresses),
  receivables: new Map(rows.receivables),
  payments: new Map(rows.payments),
  payables: new Map(rows.payables),
  attempts: new Map(rows.attempts),
  series: new Set(rows.series),
  digestEvents: [...rows.digestEvents],
  digestDueAt: rows.digestDueAt,
  replies: new Map(rows.replies),
  audit: [...rows.audit]
})

interface Transaction {
  readonly companyId: number
  /**
   * The copy that it works on, from its first write or lock on; from then until its end it is the company's only
   * writer.
   */
  draft: CompanyRows | undefined
}

class CurrentTransaction extends Context.Tag("duebook/testing/CurrentTransaction")<
  CurrentTransaction,
  Transaction
>() {}

/** A stored key. */
interface StoredKey {
  readonly holder: KeyHolder
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** The operations that the in-memory repositories are made of. */
export interface MemoryOperations {
  /** Reads the rows as the current transaction sees them; without a transaction, the committed rows. */
  readonly read: <A>(companyId: number, look: (rows: CompanyRows) => A) => Effect.Effect<A>
  /** Reads the committed rows even inside a transaction, as the batched reads on PostgreSQL do. */
  readonly readCommitted: <A>(companyId: number, look: (rows: CompanyRows) => A) => Effect.Effect<A>
  /** As `read`, but locks: waits for the company's other writers, which then wait until this transaction ends. */
  readonly hold: <A>(companyId: number, look: (rows: CompanyRows) => A) => Effect.Effect<A>
  /** Changes rows. An exception becomes a defect, as a violated constraint does on PostgreSQL. */
  readonly write: <A>(companyId: number, change: (rows: CompanyRows) => A) => Effect.Effect<A>
  readonly transaction: <A, E, R>(companyId: number, effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Locks a name until the transaction ends, without waiting: false when another transaction has the lock. */
  readonly tryLock: (name: string) => Effect.Effect<boolean>
  /** The next number of a sequence. Numbers are never reused, not even after a rollback. */
  readonly nextId: (sequence: string) => number
  readonly companyIds: () => ReadonlyArray<number>
  /** API keys by company and token hash. */
  readonly keys: Map<string, StoredKey>
}

export class MemoryState extends Context.Tag("duebook/testing/MemoryState")<MemoryState, MemoryOperations>() {
  static readonly layer = Layer.sync(MemoryState, () => make())
}

// As row-level security does: another company's rows are not visible and can't be written.
const onForeignRows = <A>(change: (rows: CompanyRows) => A): A => {
  const rows = noRows()
  const result = change(rows)
  const written = Object.values(rows).some((table) =>
    Array.isArray(table) ? table.length > 0 : (table instanceof Map || table instanceof Set) && table.size > 0
  )
  if (written) throw new Error("a transaction of one company can't write rows of another")
  return result
}

/** Locks on names, each held by one transaction. */
const nameLocks = () => {
  const holders = new Map<string, Transaction>()
  return {
    tryLock: (name: string, transaction: Transaction | undefined): boolean => {
      const holder = holders.get(name)
      if (holder !== undefined) return holder === transaction
      // Without a transaction, a lock ends with the statement that takes it.
      if (transaction !== undefined) holders.set(name, transaction)
      return true
    },
    releaseAll: (transaction: Transaction): void => {
      for (const [name, holder] of holders) if (holder === transaction) holders.delete(name)
    }
  }
}

const sequences = (): MemoryOperations["nextId"] => {
  const last = new Map<string, number>()
  return (sequence) => {
    const id = (last.get(sequence) ?? 0) + 1
    last.set(sequence, id)
    return id
  }
}

const make = (): MemoryOperations => {
  const committed = new Map<number, CompanyRows>()
  const writers = new Map<number, Effect.Semaphore>()
  const names = nameLocks()

  const rowsOf = (companyId: number): CompanyRows => committed.get(companyId) ?? noRows()
  const writersOf = (companyId: number): Effect.Semaphore => {
    const semaphore = writers.get(companyId) ?? Effect.unsafeMakeSemaphore(1)
    writers.set(companyId, semaphore)
    return semaphore
  }
  const current = Effect.serviceOption(CurrentTransaction).pipe(Effect.map(Option.getOrUndefined))

  const draftOf = (transaction: Transaction): Effect.Effect<CompanyRows> =>
    transaction.draft === undefined
      ? Effect.map(writersOf(transaction.companyId).take(1), () => {
          transaction.draft = copyOf(rowsOf(transaction.companyId))
          return transaction.draft
        })
      : Effect.succeed(transaction.draft)

  const readCommitted: MemoryOperations["readCommitted"] = (companyId, look) =>
    Effect.sync(() => look(rowsOf(companyId)))

  const read: MemoryOperations["read"] = (companyId, look) =>
    Effect.flatMap(current, (transaction) => {
      if (transaction === undefined) return readCommitted(companyId, look)
      // As row-level security does: another company's rows are not visible.
      if (transaction.companyId !== companyId) return Effect.sync(() => look(noRows()))
      return Effect.sync(() => look(transaction.draft ?? rowsOf(companyId)))
    })

  const write: MemoryOperations["write"] = (companyId, change) =>
    Effect.flatMap(current, (transaction) => {
      if (transaction === undefined) return runTransaction(companyId, write(companyId, change))
      if (transaction.companyId !== companyId) return Effect.sync(() => onForeignRows(change))
      return Effect.map(draftOf(transaction), change)
    })

  const hold: MemoryOperations["hold"] = (companyId, look) =>
    Effect.flatMap(current, (transaction) =>
      transaction === undefined || transaction.companyId !== companyId
        ? read(companyId, look)
        : Effect.map(draftOf(transaction), look)
    )

  const finish = (transaction: Transaction, commit: boolean) =>
    Effect.suspend(() => {
      names.releaseAll(transaction)
      if (transaction.draft === undefined) return Effect.void
      if (commit) committed.set(transaction.companyId, transaction.draft)
      return writersOf(transaction.companyId).release(1)
    })

  const runTransaction: MemoryOperations["transaction"] = (companyId, effect) =>
    Effect.flatMap(current, (outer) => {
      if (outer !== undefined) return effect
      const transaction: Transaction = { companyId, draft: undefined }
      return effect.pipe(
        Effect.provideService(CurrentTransaction, transaction),
        Effect.onExit((exit) => finish(transaction, Exit.isSuccess(exit))),
        Effect.uninterruptible
      )
    })

  return {
    read,
    readCommitted,
    hold,
    write,
    transaction: runTransaction,
    tryLock: (name) => Effect.map(current, (transaction) => names.tryLock(name, transaction)),
    nextId: sequences(),
    companyIds: () => [...committed.keys()].sort((a, b) => a - b),
    keys: new Map()
  }
}
