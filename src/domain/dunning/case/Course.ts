/** What a case is after one of its messages was sent, or ended without being sent. Pure. */
import type { CaseRules } from "./CaseRules.ts"
import { ladderOf, stepOn } from "./Ladder.ts"
import { withoutPrepared } from "./Prepared.ts"
import type { CaseDebt, DebtorCase, MessageContents, NamedDebt, PlannedMessage, Round } from "./Types.ts"

const changed = (debtor: DebtorCase, change: (debt: CaseDebt) => CaseDebt): DebtorCase => ({
  ...debtor,
  debts: debtor.debts.map(change)
})

/** The round of a message: that which another channel has begun, or a new one. */
const roundOf = ({ round, rounds }: DebtorCase, message: PlannedMessage): Round => {
  if (round !== null) {
    const isSame =
      round.kind === message.kind &&
      round.triggerId === message.triggerId &&
      round.offsetDays === message.offsetDays &&
      round.slotDay === message.slotDay &&
      (!round.isSent || (round.day === message.day && !round.done.includes(message.channel)))
    if (round.number === message.round || isSame) return round
  }
  const {
    at,
    channels,
    day,
    expiresAt,
    kind,
    leadingId,
    offsetDays,
    shiftedBy,
    slotDay,
    step,
    tone,
    triggerId
  } = message
  const own = {
    at,
    channels,
    day,
    expiresAt,
    kind,
    leadingId,
    offsetDays,
    shiftedBy,
    slotDay,
    step,
    tone,
    triggerId
  }
  return { ...own, number: rounds + 1, done: [], isSent: false }
}

/** The number of the round that a message begins, or goes on with: what one channel has not sent, another may still send. */
export const roundNumberOf = (debtor: DebtorCase, message: PlannedMessage): number =>
  roundOf(debtor, message).number

const highest = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other)

/** How far a reminder has brought a debt: to the newest of its steps whose day has come; to the final one if it is final. */
const reachedBy = (rules: CaseRules, debt: CaseDebt, named: NamedDebt, day: number): number | null => {
  const come = stepOn(rules, debt.dueDate, day)
  const own = rules.reminders.find(({ offsetDays }) => offsetDays === named.offsetDays)
  const reached = [come, own].flatMap((step) => {
    if (step === undefined) return []
    if (step.tone !== "final" || named.tone === "final") return [step.offsetDays]
    return rules.reminders.at(-2)?.offsetDays ?? []
  })
  return reached.reduce<number | null>(highest, debt.reachedOffset)
}

const afterNaming = (
  rules: CaseRules,
  debt: CaseDebt,
  named: NamedDebt,
  { day, round }: { readonly day: number; readonly round: number }
): CaseDebt => {
  if (debt.round === round) return debt
  // While the message was handed over it has rested and come back: it is still to be named at its return.
  const isSameBeginning = debt.begunAt === named.begunAt
  const isFirm = named.tone !== "friendly"
  return {
    ...debt,
    reminders: debt.reminders + (named.isRepeat ? 0 : 1),
    namedOn: day,
    firstNamedOn: isSameBeginning && (named.isReturn || debt.firstNamedOn === null) ? day : debt.firstNamedOn,
    firmOn: debt.firmOn ?? (isFirm ? day : null),
    finalOn: debt.finalOn ?? (named.tone === "final" ? day : null),
    reachedOffset: reachedBy(rules, debt, named, day),
    round,
    roundTone: named.tone
  }
}

const afterNotice = (debt: CaseDebt, day: number, passedOn: number): CaseDebt => ({
  ...debt,
  noticedOn: day,
  noticePassedOn: highest(debt.noticePassedOn, passedOn)
})

/**
 * The case after a message was sent, or may have been: what was said is remembered for each debt that it named, and for
 * the case on its channel. `now` is when it was decided on.
 */
export const afterSending = (
  rules: CaseRules,
  debtor: DebtorCase,
  message: PlannedMessage,
  { named }: Pick<MessageContents, "named">,
  now: number
): DebtorCase => {
  const day = rules.dayAt(now)
  const round = roundOf(debtor, message)
  const isNew = !round.isSent
  const byId = new Map(named.map((each) => [each.id, each]))
  const debts = changed(debtor, (debt) => {
    const own = byId.get(debt.id)
    if (own === undefined || (debt.begunAt !== own.begunAt && debt.begun === "new")) return debt
    if (message.kind === "reminder") return afterNaming(rules, debt, own, { day, round: round.number })
    return afterNotice(debt, day, debt.id === message.triggerId ? Math.max(day, message.slotDay) : day)
  }).debts
  return {
    ...withoutPrepared(debtor, message.channel),
    debts,
    rounds: Math.max(debtor.rounds, round.number),
    round: {
      ...round,
      day: isNew ? day : round.day,
      isSent: true,
      done: [...new Set([...round.done, message.channel])]
    },
    lastReminder:
      message.kind === "reminder" && isNew ? { day, leadingId: message.leadingId } : debtor.lastReminder,
    asked: null,
    messagedOn: { ...debtor.messagedOn, [message.channel]: day }
  }
}

/** How far a reminder that was not sent has brought a debt that it would have named: past its steps of that day. */
const afterPassing = (
  rules: CaseRules,
  debtor: DebtorCase,
  debt: CaseDebt,
  message: PlannedMessage,
  { byPerson, now }: { readonly byPerson: boolean; readonly now: number }
): CaseDebt => {
  const passed = { passedAt: now, passedByPerson: byPerson ? (true as const) : null }
  if (debt.id === message.triggerId) {
    return { ...debt, ...passed, passedOffset: message.passes, passedRank: message.rank }
  }
  const slot = ladderOf(rules, debtor.since, debt).slots.findLast(({ day }) => day <= message.day)
  return slot === undefined
    ? debt
    : { ...debt, ...passed, passedOffset: slot.step.offsetDays, passedRank: slot.rank }
}

const ending = (
  rules: CaseRules,
  debtor: DebtorCase,
  message: PlannedMessage,
  { named }: Pick<MessageContents, "named">,
  { isSkipped, now }: { readonly isSkipped: boolean; readonly now: number }
): DebtorCase => {
  const round = roundOf(debtor, message)
  const done = [...new Set([...round.done, message.channel])]
  const skipped = [...new Set([...(round.skipped ?? []), ...(isSkipped ? [message.channel] : [])])]
  const isOver = !round.isSent && round.channels.every((channel) => done.includes(channel))
  const rounds = Math.max(debtor.rounds, round.number)
  const going = { ...round, done, ...(skipped.length === 0 ? {} : { skipped }) }
  const after: DebtorCase = {
    ...withoutPrepared(debtor, message.channel),
    asked: null,
    rounds,
    round: isOver ? null : going
  }
  if (!isOver) return after
  const byPerson = skipped.length > 0
  const ids = new Set([message.triggerId, ...named.map(({ id }) => id)])
  return changed(after, (debt) => {
    if (!ids.has(debt.id)) return debt
    if (message.kind === "reminder") return afterPassing(rules, debtor, debt, message, { byPerson, now })
    const passedOn = debt.id === message.triggerId ? Math.max(message.day, message.slotDay) : message.day
    return { ...debt, noticePassedOn: highest(debt.noticePassedOn, passedOn) }
  })
}

/**
 * The case after a message ended without being sent. Its step is over once that is so on every channel that it has, and
 * none was sent; then the ladders of the debts that it would have named go on behind it. What somebody wanted early is only
 * not early.
 */
export const afterEnding = (
  rules: CaseRules,
  debtor: DebtorCase,
  message: PlannedMessage,
  contents: Pick<MessageContents, "named">,
  now: number
): DebtorCase =>
  message.round === null && message.shiftedBy.includes("asked")
    ? { ...withoutPrepared(debtor, message.channel), asked: null }
    : ending(rules, debtor, message, contents, { isSkipped: false, now })

/**
 * The case after a person did not want a message sent: its step is over on this channel, whatever the company changes
 * afterwards, and the case goes on behind it. What was asked for early does not come at its own time either.
 */
export const afterSkipping = (
  rules: CaseRules,
  debtor: DebtorCase,
  message: PlannedMessage,
  contents: Pick<MessageContents, "named">,
  now: number
): DebtorCase => {
  const after = ending(rules, debtor, message, contents, { isSkipped: true, now })
  const isEarly = message.kind === "notice" && message.shiftedBy.includes("asked")
  return isEarly && after.round === null
    ? changed(after, (debt) =>
        debt.id === message.triggerId
          ? { ...debt, noticePassedOn: highest(debt.noticePassedOn, noticeDayOf(rules, debt, message)) }
          : debt
      )
    : after
}

/** The day that a notice has by the calendar. */
const noticeDayOf = (
  rules: CaseRules,
  { dueDate }: CaseDebt,
  { offsetDays }: Pick<PlannedMessage, "offsetDays">
): number => rules.effectiveDue(dueDate).day + offsetDays
