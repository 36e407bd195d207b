/** What a change of a debt does to its ladder, and whether it concerns the next message of its case. Pure. */
import type { PauseCause } from "../../Pause.ts"
import type { ReasonCode } from "../../ReminderAttempt.ts"
import type { CaseRules } from "./CaseRules.ts"
import { isChased, restOf } from "./Chased.ts"
import { ladderOf } from "./Ladder.ts"
import { viewOf } from "./Events.ts"
import { nextEvent } from "./Plan.ts"
import type { CaseDebt, DebtorCase, PlannedMessage, Round } from "./Types.ts"

/** What a debt is without what was said about it. */
export type OwedDebt = Pick<
  CaseDebt,
  "id" | "dueDate" | "status" | "amountMinor" | "balanceMinor" | "currency"
> & {
  readonly pauseCause?: PauseCause | null
  readonly resumeAt?: number | null
}

/** A debt of which nothing was said yet: it is new, its due date has moved, or it has passed to another customer. */
export const beginLadder = (debt: OwedDebt, now: number): CaseDebt => ({
  id: debt.id,
  dueDate: debt.dueDate,
  status: debt.status,
  pauseCause: debt.pauseCause ?? null,
  resumeAt: debt.resumeAt ?? null,
  amountMinor: debt.amountMinor,
  balanceMinor: debt.balanceMinor,
  currency: debt.currency,
  begunAt: now,
  begun: "new",
  agreedOn: null,
  noticedOn: null,
  noticePassedOn: null,
  reminders: 0,
  namedOn: null,
  firstNamedOn: null,
  firmOn: null,
  finalOn: null,
  reachedOffset: null,
  passedAt: null,
  passedOffset: null,
  passedRank: null,
  passedByPerson: null,
  round: null,
  roundTone: null
})

/** A case of which nothing was said yet. */
export const newCase = (debts: ReadonlyArray<CaseDebt>, since = 0): DebtorCase => ({
  debts,
  totals: null,
  since,
  rounds: 0,
  round: null,
  lastReminder: null,
  asked: null,
  reviews: [],
  messagedOn: { email: null, sms: null },
  prepared: {}
})

const notPassed = { passedAt: null, passedOffset: null, passedRank: null, passedByPerson: null } as const

/** A debt whose reminder is not over any more; what a person did not want sent stays over. */
const unpassed = (debt: CaseDebt): CaseDebt =>
  debt.passedByPerson === true ? debt : { ...debt, ...notPassed }

/** What is left of a round that was not sent: what a person did not want sent on a channel stays over there. */
const unended = (round: Round): Round | null =>
  round.skipped === undefined ? null : { ...round, done: round.skipped }

/**
 * A debt that is open again, after a rest or a payment that was reversed, or that owes more than before. What was said is
 * remembered; it is named at the next opening. `agreedOn` is the date that was agreed for the rest.
 */
export const continueLadder = (debt: CaseDebt, now: number, agreedOn: string | null): CaseDebt => ({
  ...debt,
  begunAt: now,
  begun: "again",
  agreedOn,
  firstNamedOn: null,
  ...notPassed
})

/**
 * A case after something has changed that kept its debts from being named: the customer can be reached better. What ended
 * without being sent until then is not over any more.
 */
export const renewCase = (debtor: DebtorCase, since: number): DebtorCase => ({
  ...debtor,
  since,
  round: debtor.round?.isSent === false ? unended(debtor.round) : debtor.round,
  debts: debtor.debts.map(unpassed)
})

/**
 * A case after its company has changed something. What ended without being sent is not over any more if it ended before
 * the company could send again, or had a policy with other reminders (`RulesInput.since`), and else stays as it ended.
 */
export const resumeCase = ({ since }: Pick<CaseRules, "since">, debtor: DebtorCase): DebtorCase => ({
  ...debtor,
  round: debtor.round?.isSent === false && debtor.round.at <= since ? unended(debtor.round) : debtor.round,
  debts: debtor.debts.map((debt) =>
    debt.passedAt !== null && debt.passedAt <= since ? unpassed(debt) : debt
  )
})

/** The debt after a change of its columns: its ladder begins anew, goes on, or stays as it is. */
export const changeDebt = (
  rules: Pick<CaseRules, "policy">,
  before: CaseDebt,
  after: OwedDebt,
  now: number,
  agreedOn: string | null = null
): CaseDebt => {
  const isAnother = after.dueDate !== before.dueDate || after.currency !== before.currency
  const fields = {
    ...before,
    ...after,
    pauseCause: after.pauseCause ?? null,
    resumeAt: after.resumeAt ?? null
  }
  if (isAnother) return beginLadder(fields, now)
  const isBack = !isChased(rules.policy, before) && isChased(rules.policy, fields)
  const isMore = fields.balanceMinor > before.balanceMinor && isChased(rules.policy, fields)
  return isBack || isMore ? continueLadder(fields, now, agreedOn) : fields
}

/** What is stored of the next message of a case. */
export type StoredNext = Pick<PlannedMessage, "at" | "kind" | "leadingId" | "triggerId" | "isRepeat">

/**
 * The first time at which a debt may itself ask for a message, in epoch milliseconds; null if it does not. It reads nothing
 * else of the case: gaps only make the message later.
 */
const earliestOf = (rules: CaseRules, since: number, debt: CaseDebt, now: number): number | null => {
  const view = viewOf(rules, newCase([debt], since), now)
  const event = view === undefined ? undefined : nextEvent(view)
  return event?.at ?? null
}

/** Whether a debt that is chased now may ask for a message before the next one, or lead that. */
const mayComeFirst = (
  rules: CaseRules,
  since: number,
  next: (StoredNext & { readonly leadingDueDate: string }) | null,
  debt: CaseDebt,
  now: number
): boolean => {
  const earliest = earliestOf(rules, since, debt, now)
  if (earliest === null) return false
  if (next === null || next.isRepeat || earliest <= next.at) return true
  const isOlder = next.kind === "reminder" && debt.dueDate <= next.leadingDueDate
  return isOlder && ladderOf(rules, since, debt).slots.length > 0
}

/**
 * Whether a change of one debt leaves the next message of its case as it is, so that nothing has to be read or written. A
 * debt concerns it if it leads it or asked for it, if it may ask for an earlier one, or if it is older than the debt that
 * leads a reminder.
 */
export const leavesNextAsItIs = (
  rules: CaseRules,
  { asked, reviews, round, since }: Pick<DebtorCase, "asked" | "reviews" | "round" | "since">,
  next: (StoredNext & { readonly leadingDueDate: string }) | null,
  { after, before }: { readonly before: CaseDebt | null; readonly after: CaseDebt | null },
  now: number
): boolean => {
  // Somebody has asked for a message, or its channels have come to different ones.
  if (asked !== null || (round !== null && round.done.length < round.channels.length)) return false
  // What a message lists says whether a review keeps it.
  if (reviews.length > 0) return false
  const chased = (debt: CaseDebt | null) => (debt !== null && isChased(rules.policy, debt) ? debt : null)
  const [was, is] = [chased(before), chased(after)]
  const changed = is ?? was
  if (changed === null || (was !== null && is !== null && isSamePlace(was, is))) return true
  if (next !== null && [next.leadingId, next.triggerId].includes(changed.id)) return false
  // What reminds nobody any more may let the notices of others out, and what was named returns at once.
  if (before !== null && before.reminders > 0) return false
  return is === null || !mayComeFirst(rules, since, next, is, now)
}

const isSamePlace = (before: CaseDebt, after: CaseDebt): boolean =>
  before.dueDate === after.dueDate && before.begunAt === after.begunAt && before.begun === after.begun

/**
 * Why a scheduled message of a debt is not sent, when a plan has another one or none in its place. `debt` is the leading
 * debt of that message as it is now; null if it has passed to another customer.
 */
export const reasonForEnding = (
  rules: Pick<CaseRules, "policy">,
  before: Pick<PlannedMessage, "expiresAt">,
  debt: CaseDebt | null,
  now: number
): ReasonCode => {
  if (debt === null) return "rescheduled"
  if (debt.status === "paid" || debt.status === "cancelled") return debt.status
  const rest = restOf(rules.policy, debt)
  if (rest !== null) return rest
  return before.expiresAt <= now ? "expired" : "rescheduled"
}
