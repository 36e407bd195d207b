/** Shared reads that row-level security confines: the items of each company have statements of their own. */
import type { BatchStatement } from "./Queries.ts"
import { entryAlone } from "./TenantScope.ts"

/** The statements for items, and the answers from their rows. */
type Reading<In, Out> = Pick<BatchStatement<In, Out>, "answers" | "statements">

/** As the reading, but confined: the items of each company have statements of their own, behind the entry to its rows. */
export const confinedReading = <In, Out>({
  answers,
  companyOf,
  statements
}: Pick<BatchStatement<In, Out>, "answers" | "companyOf" | "statements">): Reading<In, Out> => {
  const groupsOf = (items: ReadonlyArray<In>) =>
    [...Map.groupBy(items.keys(), (index) => companyOf(items[index] as In))].map(([companyId, places]) => {
      const own = places.map((index) => items[index] as In)
      return { companyId, places, own, sent: [entryAlone(companyId), ...statements(own)] }
    })
  return {
    statements: (items) => groupsOf(items).flatMap(({ sent }) => sent),
    answers: (rows, items) => {
      const all: Array<Out> = Array.from(items, () => undefined as Out)
      let from = 0
      for (const { own, places, sent } of groupsOf(items)) {
        const found = answers(rows.slice(from + 1, from + sent.length), own)
        places.forEach((place, index) => (all[place] = found[index] as Out))
        from += sent.length
      }
      return all
    }
  }
}
