/** What becomes of the cases of two customers who are one from now on, and of the one case when they are two again. Pure. */
import type { CaseState } from "./StoredCase.ts"
import type { Review, Round } from "./Types.ts"

/** The number of a round before and after, as the ladders of debts say it; rounds of the other case have none any more. */
export interface RoundChange {
  readonly from: number
  readonly to: number
}

/** A case that two have become. */
export interface MergedCase {
  readonly state: CaseState
  /** The round that went on of the case that is no more: debts that it has named say its new number. */
  readonly movedRound: RoundChange | null
}

/** What one channel of a round has done, another may still do; what a person has skipped on one must not come back there. */
const isOpen = (round: Round | null): round is Round =>
  round !== null && round.channels.some((channel) => !round.done.includes(channel))

const isHandingOver = ({ inFlight }: CaseState): boolean => Object.keys(inFlight).length > 0

/**
 * Why two cases can't become one just now; null where they can. `sending`: a message of one is being handed over.
 * `half_skipped`: a person has skipped a message of one on a channel and it may still leave on another, while the other case
 * has such a round, too; one case has only one.
 */
export const mergeObstacle = (kept: CaseState, gone: CaseState): "sending" | "half_skipped" | null => {
  if (isHandingOver(kept) || isHandingOver(gone)) return "sending"
  const isSkipped = (round: Round | null) => isOpen(round) && (round.skipped ?? []).length > 0
  return isOpen(kept.round) && isOpen(gone.round) && (isSkipped(kept.round) || isSkipped(gone.round))
    ? "half_skipped"
    : null
}

const laterReminder = (a: CaseState["lastReminder"], b: CaseState["lastReminder"]) =>
  a === null || (b !== null && b.day > a.day) ? b : a

const forgotten = { prepared: {}, next: null, inFlight: {} } as const

/**
 * The case of both: it has been said to the customer what was said to either. What people have decided about the next message
 * of one was about another message, so that it does not count any more.
 */
export const mergedState = (kept: CaseState, gone: CaseState): MergedCase => {
  const rounds = Math.max(kept.rounds, gone.rounds)
  const goesOn = !isOpen(kept.round) && isOpen(gone.round) ? gone.round : null
  const shared = {
    since: Math.max(kept.since, gone.since),
    lastReminder: laterReminder(kept.lastReminder, gone.lastReminder),
    asked: kept.asked ?? gone.asked,
    reviews: [...kept.reviews, ...gone.reviews],
    ...forgotten
  }
  return goesOn === null
    ? { state: { ...shared, rounds, round: kept.round }, movedRound: null }
    : {
        state: { ...shared, rounds: rounds + 1, round: { ...goesOn, number: rounds + 1 } },
        movedRound: { from: goesOn.number, to: rounds + 1 }
      }
}

/**
 * The two cases after the debts in `back` have gone back: each knows of the last reminder, which named debts of both. `before`
 * is what the case that comes back was when they became one.
 */
export const splitStates = (
  merged: CaseState,
  before: CaseState,
  back: ReadonlySet<number>
): { readonly kept: CaseState; readonly gone: CaseState } => {
  const { asked, lastReminder, reviews, round, rounds } = merged
  const isOfGone = (review: Review) => review.debtId === null || back.has(review.debtId)
  const isOfKept = (review: Review) => review.debtId === null || !back.has(review.debtId)
  const goesBack = round !== null && back.has(round.triggerId)
  return {
    kept: {
      ...merged,
      ...forgotten,
      asked: asked !== null && back.has(asked.debtId) ? null : asked,
      reviews: reviews.filter(isOfKept),
      round: goesBack ? null : round
    },
    gone: {
      since: before.since,
      rounds: Math.max(rounds, before.rounds),
      lastReminder: laterReminder(lastReminder, before.lastReminder),
      asked: asked !== null && back.has(asked.debtId) ? asked : null,
      reviews: reviews.filter(isOfGone),
      round: goesBack ? round : null,
      ...forgotten
    }
  }
}
