/** What a transaction adds to counters: summed and sorted, so that few statements add it and none can deadlock. */
import type { Statement } from "./RoundTrip.ts"
import type { TenantScope } from "./TenantScope.ts"

/** An amount to be added to a counter. */
export interface CounterDelta {
  /**
   * The statement that adds to several counters at once. Its parameters are one array for each part of the key, one
   * array of amounts, and a number that is the same for the whole transaction.
   */
  readonly text: string
  readonly key: ReadonlyArray<string | number>
  readonly amount: number
}

/** What one piece of work has added in its scope. */
export interface ScopedDeltas {
  readonly scope: TenantScope | null
  readonly deltas: ReadonlyArray<CounterDelta>
}

/** A statement that adds to counters, and the scope that it runs in. */
export interface Addition {
  readonly scope: TenantScope | null
  readonly statement: Statement
}

interface ScopedDelta extends CounterDelta {
  readonly scope: TenantScope | null
}

const byCounter = (a: ScopedDelta, b: ScopedDelta): number => {
  if (a.text !== b.text) return a.text < b.text ? -1 : 1
  for (const [index, part] of a.key.entries()) {
    const other = b.key[index] ?? ""
    if (part !== other) return part < other ? -1 : 1
  }
  return (a.scope?.name ?? 0) - (b.scope?.name ?? 0)
}

/**
 * One delta for each counter, sorted by key. All transactions lock counters in this order, so they may wait for each
 * other but never in a cycle.
 */
const summed = (parts: ReadonlyArray<ScopedDeltas>): ReadonlyArray<ScopedDelta> => {
  const sums = new Map<string, ScopedDelta>()
  for (const { scope, deltas } of parts) {
    for (const delta of deltas) {
      const name = JSON.stringify([scope?.name, delta.text, ...delta.key])
      sums.set(name, { ...delta, scope, amount: (sums.get(name)?.amount ?? 0) + delta.amount })
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0).sort(byCounter)
}

/** The parameters of the statement that adds these deltas, which share a text. */
export const counterParams = (
  deltas: ReadonlyArray<Pick<CounterDelta, "key" | "amount">>,
  spread: number
): ReadonlyArray<unknown> => [
  ...(deltas[0]?.key ?? []).map((_, part) => deltas.map(({ key }) => key[part])),
  deltas.map(({ amount }) => amount),
  spread
]

/** The statements that add all deltas, in the order of the counters. Neighbours with the same text share a statement. */
export const additions = (parts: ReadonlyArray<ScopedDeltas>, spread: number): ReadonlyArray<Addition> => {
  const runs: Array<Array<ScopedDelta>> = []
  for (const delta of summed(parts)) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (last?.text === delta.text && last.scope?.name === delta.scope?.name) run?.push(delta)
    else runs.push([delta])
  }
  return runs.map((run) => {
    const { scope, text } = run[0] as ScopedDelta
    return { scope, statement: { text, params: counterParams(run, spread) } }
  })
}
