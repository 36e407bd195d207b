/** What the tests need where they run on Node: what Node 20 lacks, and property tests made for mutants. */
import "temporal-polyfill/global"
import type * as FastCheck from "effect/FastCheck"
import { vi } from "vitest"

Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, Array<T>> => {
  const groups = new Map<K, Array<T>>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/** Any number does; with another one on each run, a mutant that few values show would be killed only now and then. */
const SEED = 20_260_101
const MAX_RUNS = Number(process.env["MUTATE_RUNS"])

vi.mock("effect/FastCheck", async (original) => {
  const fc = await original<typeof FastCheck>()
  // That a value fails is enough to kill a mutant: nobody reads the smallest one.
  fc.configureGlobal({ seed: SEED, endOnFailure: true })
  const assert = (
    property: FastCheck.IRawProperty<unknown>,
    parameters: FastCheck.Parameters<unknown> = {}
  ) => fc.assert(property, { ...parameters, numRuns: Math.min(parameters.numRuns ?? 100, MAX_RUNS) })
  return { ...fc, assert }
})
