/**
 * Work at the end of a transaction: once for each company, after all participants have asked for the commit. What must
 * happen exactly once for everything that shares a transaction belongs there, because a row lock doesn't keep apart what
 * shares a transaction.
 */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"

/** Work at the end of a transaction. A step is made once and marked often: two objects are two steps. */
export interface EndStep<A> {
  /** The company of an item. In a transaction of one company it is that. */
  readonly companyOf: (item: A) => number
  /**
   * Does the work for the items of one company, in the order in which they were kept, participant by participant. It
   * runs in the transaction: it sees what all participants have written, and what it writes and adds is committed
   * with that. Where it fails, nothing is committed.
   */
  readonly run: (companyId: number, items: ReadonlyArray<A>) => Effect.Effect<void, ServiceUnavailable>
}

/** After so many rounds, each of them asked for by steps of the one before, a transaction takes no more items. */
export const MAX_END_ROUNDS = 8

/** Something that a participant has kept for the end. */
export interface EndItem {
  readonly companyId: number
  readonly step: EndStep<unknown>
  readonly item: unknown
}

/** Makes what is kept of an item. */
export const endItem = <A>(step: EndStep<A>, item: A): EndItem => ({
  companyId: step.companyOf(item),
  step: step as EndStep<unknown>,
  item
})

/**
 * Throws where an item is for another company than its transaction's (undefined for all companies), or where the steps of
 * a transaction have asked for another round too often.
 */
export const assertKept = (
  { companyId }: EndItem,
  transaction: { readonly companyId: number | undefined; readonly rounds: number }
): void => {
  if (transaction.companyId !== undefined && companyId !== transaction.companyId) {
    throw new Error("work at the end of a transaction is for another company")
  }
  if (transaction.rounds >= MAX_END_ROUNDS) {
    throw new Error("work at the end of a transaction never came to an end")
  }
}

/** Groups what belongs to the same key. */
const grouped = <K>(
  items: ReadonlyArray<EndItem>,
  keyOf: (item: EndItem) => K
): ReadonlyArray<readonly [K, ReadonlyArray<EndItem>]> => {
  const groups = new Map<K, Array<EndItem>>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return [...groups]
}

/**
 * Runs each step once for each company: those of one company one after another, in the order of their first items.
 * Companies begin in the order of their numbers, as everywhere, so that they don't deadlock.
 */
export const runEnd = (items: ReadonlyArray<EndItem>): Effect.Effect<void, ServiceUnavailable> =>
  Effect.forEach(
    [...grouped(items, ({ companyId }) => companyId)].sort(([a], [b]) => a - b),
    ([companyId, own]) =>
      Effect.forEach(
        grouped(own, ({ step }) => step),
        ([step, each]) =>
          Effect.suspend(() =>
            step.run(
              companyId,
              each.map(({ item }) => item)
            )
          ),
        { discard: true }
      ),
    { concurrency: "unbounded", discard: true }
  )
