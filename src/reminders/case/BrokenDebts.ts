/** Leaves debts out of a message that can't be written out, such as those in a withdrawn currency. Pure. */
import type { DebtorCase, MessageContents, Sums } from "../../domain/dunning/case/Types.ts"

/** The ids of all debts that a message lists. */
export const listedIn = ({ coming, overdue, resting }: MessageContents): ReadonlyArray<number> => [
  ...new Set([...overdue, ...coming, ...resting.map(({ id }) => id)])
]

/** The sums without what some debts owe; a currency of which nothing is left is left out. */
const sumsWithout = (
  sums: Sums,
  { debts }: DebtorCase,
  left: (id: number) => boolean,
  counted: ReadonlySet<number>
): Sums => {
  const after: Record<string, number> = { ...sums }
  for (const { balanceMinor, currency, id } of debts) {
    if (counted.has(id) && !left(id)) after[currency] = (after[currency] ?? 0) - balanceMinor
  }
  return Object.fromEntries(Object.entries(after).filter(([, minor]) => minor > 0))
}

/** What a message says of some of its debts only. */
export const contentsOfSome = (
  debtor: DebtorCase,
  contents: MessageContents,
  left: (id: number) => boolean
): MessageContents => {
  const counted = new Set(contents.overdue.length > 0 ? contents.overdue : contents.coming)
  return {
    named: contents.named.filter(({ id }) => left(id)),
    overdue: contents.overdue.filter(left),
    alsoOverdue: contents.alsoOverdue.filter(left),
    coming: contents.coming.filter(left),
    resting: contents.resting.filter(({ id }) => left(id)),
    more: contents.more,
    sums: sumsWithout(contents.sums, debtor, left, counted)
  }
}
