/** Money that has arrived and may be for debts of a case: for how long nothing is sent that names them. Pure. */
import type { OpenDay } from "../Types.ts"
import type { CaseRules } from "./CaseRules.ts"
import { contentsOf } from "./Contents.ts"
import type { DebtorCase, PlannedMessage, Review } from "./Types.ts"

/** A movement that waits for somebody of the company. */
export interface WaitingPayment {
  /** The debt that it may be for; null for any of the customer's. */
  readonly receivableId: number | null
  /** When it was imported, in epoch milliseconds by the company's own time. */
  readonly since: number
}

/** The last of so many open days after the day of an instant. */
const openDayAfter = (rules: CaseRules, since: number, days: number): number | undefined => {
  let day: number | undefined = rules.dayAt(since)
  for (let left = days; left > 0 && day !== undefined; left -= 1) day = rules.openFrom(day + 1)?.day
  return day
}

/** When the time of what a review has kept is over. */
const expiryOf = (rules: CaseRules, { day }: Review): number => {
  const open = rules.openFrom(day)
  return open === undefined ? -Infinity : rules.expiryOf(open)
}

/** Reviews of one debt, in order of time, without those that go on from the one before. */
const joined = (rules: CaseRules, reviews: ReadonlyArray<Review>): ReadonlyArray<Review> => {
  const all: Array<Review> = []
  for (const review of reviews.toSorted((a, b) => a.since - b.since || b.day - a.day)) {
    const last = all.at(-1)
    if (last === undefined || rules.dayAt(review.since) > last.day) all.push(review)
    else if (review.day > last.day) all[all.length - 1] = { ...last, day: review.day }
  }
  return all
}

/** Reviews that may still keep a message, or have kept one until the next of them began. */
const living = (rules: CaseRules, reviews: ReadonlyArray<Review>, now: number): ReadonlyArray<Review> => {
  const live: Array<Review> = []
  for (const review of reviews.toSorted((a, b) => b.day - a.day)) {
    const expiresAt = expiryOf(rules, review)
    if (expiresAt > now || live.some(({ since }) => since < expiresAt)) live.push(review)
  }
  return live.toSorted((a, b) => (a.debtId ?? 0) - (b.debtId ?? 0) || a.since - b.since)
}

/**
 * The reviews of a case, from the payments that wait now and the reviews that were known before. What does not wait any
 * more has been settled by now, and what it has kept leaves at this opening. It is remembered for as long as such a message
 * may still leave.
 */
export const reviewsOf = (
  rules: CaseRules,
  waiting: ReadonlyArray<WaitingPayment>,
  known: ReadonlyArray<Review>,
  now: number
): ReadonlyArray<Review> => {
  if (waiting.length === 0 && known.length === 0) return known
  const { reviewDays } = rules.policy
  const today = rules.openingAt(now)?.day ?? rules.dayAt(now)
  const present = (reviewDays === 0 ? [] : waiting).flatMap(({ receivableId, since }) => {
    const day = openDayAfter(rules, since, reviewDays)
    return day === undefined ? [] : [{ debtId: receivableId, since, day }]
  })
  const settled = known.map((review) => ({ ...review, day: Math.min(review.day, today) }))
  const byDebt = Map.groupBy([...settled, ...present], ({ debtId }) => debtId)
  const all = [...byDebt.values()].flatMap((own) => joined(rules, own))
  return living(rules, all, now)
}

/** A message of which it is to be known whether a review keeps it. */
type Kept = Parameters<typeof contentsOf>[2] &
  Pick<PlannedMessage, "expiresAt"> & { readonly openDay: number; readonly heldTo: number }

/** The first day on which a review does not keep a message: a notice tells of another debt only until it is overdue. */
const endOf = (
  rules: CaseRules,
  { debts }: DebtorCase,
  { kind, triggerId }: Kept,
  { day, debtId }: Review
): number => {
  const other = kind === "notice" && debtId !== triggerId ? debts.find(({ id }) => id === debtId) : undefined
  return other === undefined ? day : Math.min(day, rules.effectiveDue(other.dueDate).day + 1)
}

/**
 * The day to which reviews keep a message: those of debts that it would name or sum. -Infinity if none does. What counts is
 * what it would have said when the money came, and what it says when it leaves at the `opening`, or would have said last
 * if its time is over then: so what was kept once is kept to the end of the review.
 */
export const heldToBy = (
  rules: CaseRules,
  debtor: DebtorCase,
  message: Kept,
  opening: Pick<OpenDay, "at">
): number => {
  const { expiresAt, heldTo, openDay } = message
  const later = debtor.reviews.filter(({ day, since }) => openDay < day && since < expiresAt)
  const byDay = new Map<number, ReadonlySet<number | null>>()
  const saidOn = (day: number): ReadonlySet<number | null> => {
    const known = byDay.get(day)
    if (known !== undefined) return known
    const { named, overdue } = contentsOf(rules, debtor, { ...message, day })
    const ids = new Set<number | null>([...named.map(({ id }) => id), ...overdue, null])
    byDay.set(day, ids)
    return ids
  }
  const leaves = opening.at < expiresAt ? message.day : rules.dayAt(expiresAt - 1)
  const firstSince = (since: number) => Math.max(openDay, heldTo, rules.openingAt(since)?.day ?? openDay)
  const kept = later.filter(
    ({ debtId, since }) => saidOn(leaves).has(debtId) || saidOn(firstSince(since)).has(debtId)
  )
  return Math.max(-Infinity, ...kept.map((review) => endOf(rules, debtor, message, review)))
}
