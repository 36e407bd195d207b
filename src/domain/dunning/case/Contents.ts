/** What a message of a case says: the debts that it names, each with its tone, and those that it only lists. Pure. */
import type { Tone } from "../../ReminderAttempt.ts"
import type { CaseRules } from "./CaseRules.ts"
import { isSettled, restOf } from "./Chased.ts"
import { type Ladder, ladderOf, lowerTone, mayBeNamed, stepOn, toneEarned } from "./Ladder.ts"
import {
  type CaseDebt,
  type DebtorCase,
  MAX_LISTED,
  type MessageContents,
  type NamedDebt,
  type PlannedMessage,
  type Sums
} from "./Types.ts"

/** The part of a planned message that its contents depend on. */
type Planned = Pick<
  PlannedMessage,
  "kind" | "leadingId" | "triggerId" | "step" | "offsetDays" | "tone" | "round" | "isRepeat" | "day"
>

const byDueDate = (a: CaseDebt, b: CaseDebt): number =>
  a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.id - b.id

const sumsOf = (debts: ReadonlyArray<CaseDebt>): Sums => {
  const sums: Record<string, number> = {}
  for (const { balanceMinor, currency } of debts) sums[currency] = (sums[currency] ?? 0) + balanceMinor
  return sums
}

/** Whether the debt is to be named again, after a rest or a change, or because it has come late. */
const returns = ({ slots }: Ladder): boolean => slots.some(({ isReturn }) => isReturn)

/** The tone in which a reminder names a debt; null if the debt is only listed. */
const toneIn = (rules: CaseRules, ladder: Ladder, message: Planned): Tone | null => {
  const { debt, slots } = ladder
  if (message.round !== null && debt.round === message.round) return debt.roundTone
  const tone = lowerTone(toneEarned(rules, ladder, message.day), message.tone)
  if (slots.length === 0) return rules.policy.repeatDays === null ? null : lowerTone(tone, "firm")
  if (debt.id === message.leadingId || (returns(ladder) && debt.begun === "again")) return tone
  return mayBeNamed(rules, debt, tone) ? tone : null
}

/**
 * Which overdue debts a message lists if there are more than it can: the leading one, then those that were never named,
 * up to half of the places, then the others by due date. So everything is named one day, however much is owed.
 */
const chosenOf = (
  overdue: ReadonlyArray<CaseDebt>,
  { leadingId, triggerId }: Planned
): ReadonlyArray<CaseDebt> => {
  if (overdue.length <= MAX_LISTED) return overdue
  const first = overdue.filter(({ id }) => id === leadingId || id === triggerId)
  const unnamed = overdue.filter((debt) => debt.reminders === 0).slice(0, MAX_LISTED / 2)
  const open = overdue.filter(({ finalOn }) => finalOn === null)
  return [...new Set([...first, ...unnamed, ...open, ...overdue])].slice(0, MAX_LISTED).toSorted(byDueDate)
}

/**
 * Which debts a notice lists if there are more than it can: its own, then those that no notice has named, then the others
 * by due date. So none asks for a notice again that names the others.
 */
const noticedOf = (coming: ReadonlyArray<CaseDebt>, { triggerId }: Planned): ReadonlyArray<CaseDebt> => {
  if (coming.length <= MAX_LISTED) return coming
  const own = coming.filter(({ id }) => id === triggerId)
  const unnoticed = coming.filter(({ noticedOn }) => noticedOn === null)
  return [...new Set([...own, ...unnoticed, ...coming])].slice(0, MAX_LISTED).toSorted(byDueDate)
}

const namedIn = (
  rules: CaseRules,
  debtor: DebtorCase,
  listed: ReadonlyArray<CaseDebt>,
  message: Planned
): ReadonlyArray<NamedDebt> =>
  listed.flatMap((debt) => {
    const ladder = ladderOf(rules, debtor.since, debt)
    const tone = toneIn(rules, ladder, message)
    const own = debt.id === message.leadingId ? message : stepOn(rules, debt.dueDate, message.day)
    if (tone === null || own === undefined) return []
    const { offsetDays, step } = own
    return [
      {
        id: debt.id,
        tone,
        step,
        offsetDays,
        begunAt: debt.begunAt,
        isRepeat: ladder.slots.length === 0,
        isReturn: returns(ladder)
      }
    ]
  })

/** The step for which a notice stands for a debt: its newest one up to the due date whose day has come, or the next. */
const noticeStep = (rules: CaseRules, { dueDate }: CaseDebt, message: Planned) => {
  const due = rules.effectiveDue(dueDate).day
  const come = rules.notices.findLast(({ offsetDays }) => due + offsetDays <= message.day)
  return come ?? rules.notices[0] ?? message
}

const idsOf = (debts: ReadonlyArray<CaseDebt>) => debts.map(({ id }) => id)

/** The debts of a case on the day of a message. */
interface Sorted {
  readonly overdue: ReadonlyArray<CaseDebt>
  readonly coming: ReadonlyArray<CaseDebt>
  readonly resting: MessageContents["resting"]
}

const sorted = (rules: CaseRules, debtor: DebtorCase, message: Planned): Sorted => {
  const soon = message.day + rules.policy.noticeDays
  const overdue: Array<CaseDebt> = []
  const coming: Array<CaseDebt> = []
  const resting: Array<MessageContents["resting"][number]> = []
  for (const debt of debtor.debts.filter((each) => !isSettled(each)).toSorted(byDueDate)) {
    const reason = restOf(rules.policy, debt)
    const due = rules.effectiveDue(debt.dueDate).day
    // A notice may be early, for somebody who asked, or late.
    const isTrigger = message.kind === "notice" && debt.id === message.triggerId
    if (due > soon && !isTrigger) continue
    if (reason !== null) resting.push({ id: debt.id, reason })
    else if (due < message.day && !isTrigger) overdue.push(debt)
    else coming.push(debt)
  }
  return { overdue, coming, resting }
}

/** How many debts are not listed; without totals all of them are known. */
const more = (known: number, total: number | undefined): number =>
  Math.max(0, (total ?? known) - Math.min(known, MAX_LISTED))

const noticeContents = (rules: CaseRules, message: Planned, coming: ReadonlyArray<CaseDebt>) => {
  const named = coming.map((debt): NamedDebt => {
    const { offsetDays, step } = debt.id === message.triggerId ? message : noticeStep(rules, debt, message)
    const { begunAt, id } = debt
    return { id, tone: "friendly", step, offsetDays, begunAt, isRepeat: false, isReturn: false }
  })
  return { named, overdue: [], alsoOverdue: [] }
}

const reminderContents = (
  rules: CaseRules,
  debtor: DebtorCase,
  message: Planned,
  overdue: ReadonlyArray<CaseDebt>
) => {
  const listed = chosenOf(overdue, message)
  const named = namedIn(rules, debtor, listed, message)
  const finals = new Set(named.filter(({ tone }) => tone === "final").map(({ id }) => id))
  const alsoOverdue = message.tone === "final" ? idsOf(listed).filter((id) => !finals.has(id)) : []
  return { named, overdue: idsOf(listed), alsoOverdue }
}

/** What a message says on its day. */
export const contentsOf = (rules: CaseRules, debtor: DebtorCase, message: Planned): MessageContents => {
  const { totals } = debtor
  const { coming, overdue, resting } = sorted(rules, debtor, message)
  const isNotice = message.kind === "notice"
  const listed = isNotice ? noticedOf(coming, message) : coming.slice(0, MAX_LISTED)
  return {
    ...(isNotice
      ? noticeContents(rules, message, listed)
      : reminderContents(rules, debtor, message, overdue)),
    coming: idsOf(listed),
    resting: resting.slice(0, MAX_LISTED),
    more: {
      overdue: isNotice ? 0 : more(overdue.length, totals?.overdue),
      coming: more(coming.length, totals?.coming),
      resting: more(resting.length, totals?.resting)
    },
    sums: isNotice ? (totals?.comingSums ?? sumsOf(coming)) : (totals?.overdueSums ?? sumsOf(overdue))
  }
}
