/** Which of the debts in a message it is about, and which it lists beside them. Pure. */
import type { CurrencySum, Debt, DebtKind, MessageFacts } from "./Message.ts"

/** The debts of a message by their kinds. */
export const byKind = (debts: ReadonlyArray<Debt>): Readonly<Record<DebtKind, ReadonlyArray<Debt>>> => {
  const chased = debts.filter(({ rest }) => rest === null)
  return {
    overdue: chased.filter(({ daysOverdue }) => daysOverdue > 0),
    coming: chased.filter(({ daysOverdue }) => daysOverdue <= 0),
    resting: debts.filter(({ rest }) => rest !== null)
  }
}

/** The debts that a message asks to be paid: all that is overdue, or what is coming if nothing is. */
export const askedOf = ({ debts }: Pick<MessageFacts, "debts">): ReadonlyArray<Debt> => {
  const { coming, overdue } = byKind(debts)
  return overdue.length > 0 ? overdue : coming
}

/**
 * The debts that a message is about: a final one about those that have earned it, another one about all that it names.
 * Where it names none of what is overdue, it is about all of that.
 */
export const namedOf = (facts: Pick<MessageFacts, "debts" | "tone">): ReadonlyArray<Debt> => {
  const asked = askedOf(facts)
  const named = asked.filter(
    ({ daysOverdue, tone }) =>
      daysOverdue <= 0 || (tone !== null && (facts.tone !== "final" || tone === "final"))
  )
  return named.length === 0 ? asked : named
}

/** What some debts come to, by currency. */
export const sumsOf = (
  debts: ReadonlyArray<Debt>,
  amountOf: (debt: Debt) => number
): ReadonlyArray<CurrencySum> => {
  const sums = new Map<string, bigint>()
  for (const debt of debts) {
    sums.set(debt.currency, (sums.get(debt.currency) ?? 0n) + BigInt(amountOf(debt)))
  }
  return [...sums].map(([currency, minor]) => ({ currency, minor }))
}

export const balanceSums = (debts: ReadonlyArray<Debt>): ReadonlyArray<CurrencySum> =>
  sumsOf(debts, ({ balanceMinor }) => balanceMinor)

/** How many debts a message is about, and what they come to: with those that are not listed, unless others are listed beside. */
export const namedInAll = (
  facts: Pick<MessageFacts, "debts" | "more" | "sums" | "tone">
): { readonly count: number; readonly sums: ReadonlyArray<CurrencySum> } => {
  const [asked, named] = [askedOf(facts), namedOf(facts)]
  if (named.length < asked.length) return { count: named.length, sums: balanceSums(named) }
  const kind = asked.some(({ daysOverdue }) => daysOverdue > 0) ? "overdue" : "coming"
  return { count: asked.length + facts.more[kind], sums: facts.sums ?? balanceSums(asked) }
}
