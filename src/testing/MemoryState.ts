/** The rows of the in-memory repositories, and transactions on them, which commit or roll back. */
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { Context, Effect, Exit, Layer, Option } from "effect"
import { type CompanyRows, copyOf, noRows } from "./MemoryTables.ts"

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
