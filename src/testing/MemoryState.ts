/** The rows behind the in-memory repositories, and transactions on them that commit or leave nothing behind. */
import { Context, Effect, Exit, Layer, Option } from "effect"
import type { Customer } from "../domain/Customer.ts"
import type { Pace, PutOff } from "../domain/dunning/Pace.ts"
import type { Payable } from "../domain/Payable.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { StoredKey } from "../repos/ApiKeys.ts"
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { AuditEntry } from "../repos/AuditLog.ts"
import type { Sender } from "../repos/ReminderFacts.ts"
import type { KeptMessage } from "../repos/ReminderMessages.ts"
import type { PaymentRecord } from "../repos/Rows.ts"
import type { StoredReply } from "../repos/StoredReplies.ts"

/** A reply with what tells it from others. */
export interface KeptReply extends StoredReply {
  readonly fingerprint: Uint8Array
  /** Epoch milliseconds. */
  readonly at: number
}

/** What a company is, beside what it has. */
export interface CompanyFacts extends Sender {
  readonly country: string | null
  readonly policyVersion: number
  /** Epoch milliseconds; null in real time. */
  readonly testClock: number | null
}

/** All that one company has. A transaction writes to a copy. */
export interface CompanyRows {
  timezone: string | null
  facts: CompanyFacts
  pace: Pace
  putOff: PutOff | null
  readonly policies: Map<number, unknown>
  readonly messages: Map<number, KeptMessage>
  readonly customers: Map<number, Customer>
  /** When customers left channels, by `customer channel`; epoch milliseconds. */
  readonly optOuts: Map<string, number>
  readonly receivables: Map<number, Receivable>
  readonly payments: Map<number, PaymentRecord>
  readonly payables: Map<number, Payable>
  readonly attempts: Map<number, AttemptRecord>
  readonly series: Set<number>
  readonly replies: Map<string, KeptReply>
  readonly audit: Array<AuditEntry>
}

/** The name of every company in memory, unless it is given one. */
export const COMPANY_NAME = "Company"

const noRows = (): CompanyRows => ({
  timezone: null,
  facts: {
    name: COMPANY_NAME,
    active: true,
    planActive: true,
    replyTo: null,
    members: ["owner@example.com"],
    country: null,
    policyVersion: 0,
    testClock: null
  },
  pace: [],
  putOff: null,
  policies: new Map(),
  messages: new Map(),
  customers: new Map(),
  optOuts: new Map(),
  receivables: new Map(),
  payments: new Map(),
  payables: new Map(),
  attempts: new Map(),
  series: new Set(),
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
  optOuts: new Map(rows.optOuts),
  receivables: new Map(rows.receivables),
  payments: new Map(rows.payments),
  payables: new Map(rows.payables),
  attempts: new Map(rows.attempts),
  series: new Set(rows.series),
  replies: new Map(rows.replies),
  audit: [...rows.audit]
})

interface Transaction {
  readonly companyId: number
  /** The copy it works on, once it writes or holds a row; the company's writers come one after another from there. */
  draft: CompanyRows | undefined
}

class CurrentTransaction extends Context.Tag("duebook/testing/CurrentTransaction")<
  CurrentTransaction,
  Transaction
>() {}

/** What memory repositories work with. */
export interface MemoryOperations {
  /** Reads what the running transaction wrote, else what is committed. */
  readonly read: <A>(companyId: number, look: (rows: CompanyRows) => A) => Effect.Effect<A>
  /** Reads what is committed, also from within a transaction: as the batched reads of PostgreSQL do. */
  readonly readCommitted: <A>(companyId: number, look: (rows: CompanyRows) => A) => Effect.Effect<A>
  /** As `read`, but waits for the company's other writers and keeps them waiting until the transaction ends. */
  readonly hold: <A>(companyId: number, look: (rows: CompanyRows) => A) => Effect.Effect<A>
  /** Changes rows; a throw is a defect, as a constraint's refusal is in PostgreSQL. */
  readonly write: <A>(companyId: number, change: (rows: CompanyRows) => A) => Effect.Effect<A>
  readonly transaction: <A, E, R>(companyId: number, effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Takes a name until the transaction ends; false at once when another transaction has it. */
  readonly tryLock: (name: string) => Effect.Effect<boolean>
  /** A number never given before, also not by a transaction that was rolled back. */
  readonly nextId: (sequence: string) => number
  readonly companyIds: () => ReadonlyArray<number>
  /** API keys by company and token hash. */
  readonly keys: Map<string, StoredKey>
}

export class MemoryState extends Context.Tag("duebook/testing/MemoryState")<MemoryState, MemoryOperations>() {
  static readonly layer = Layer.sync(MemoryState, () => make())
}

// Row-level security: rows of another company are neither seen nor written.
const onForeignRows = <A>(change: (rows: CompanyRows) => A): A => {
  const rows = noRows()
  const result = change(rows)
  const written = Object.values(rows).some((table) =>
    Array.isArray(table) ? table.length > 0 : (table instanceof Map || table instanceof Set) && table.size > 0
  )
  if (written) throw new Error("a transaction of one company can't write rows of another")
  return result
}

const make = (): MemoryOperations => {
  const committed = new Map<number, CompanyRows>()
  const writers = new Map<number, Effect.Semaphore>()
  const locks = new Map<string, Transaction>()
  const sequences = new Map<string, number>()

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
      // What row-level security does to a read of another company.
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
      for (const [name, holder] of locks) if (holder === transaction) locks.delete(name)
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
    tryLock: (name) =>
      Effect.map(current, (transaction) => {
        const holder = locks.get(name)
        if (holder !== undefined) return holder === transaction
        // Without a transaction a lock ends with the statement that takes it.
        if (transaction !== undefined) locks.set(name, transaction)
        return true
      }),
    nextId: (sequence) => {
      const id = (sequences.get(sequence) ?? 0) + 1
      sequences.set(sequence, id)
      return id
    },
    companyIds: () => [...committed.keys()].sort((a, b) => a - b),
    keys: new Map()
  }
}
