/**
 * The next message of a case. It depends on due dates, on what was sent and on what was agreed; the present only decides
 * which steps were missed. So planning again gives the same message until something happens. Pure.
 */
import type { Channel } from "../../ReminderAttempt.ts"
import { union } from "../Shifts.ts"
import { askedEvent } from "./Asking.ts"
import type { CaseRules } from "./CaseRules.ts"
import {
  type CaseEvent,
  type CaseView,
  firstWanted,
  heldTo,
  noticeable,
  noticeOf,
  reminderEvent,
  timeOf,
  viewOf
} from "./Events.ts"
import { heldToBy } from "./Reviews.ts"
import type { CaseDebt, DebtorCase, PlannedMessage, Round } from "./Types.ts"

/**
 * What a case asks for when no review keeps it any more. Each turn finds what would leave after the reviews of what was
 * found before, so there are no more turns than reviews.
 */
const reviewed = (
  view: CaseView,
  round: number | null,
  find: (view: CaseView) => CaseEvent | undefined
): CaseEvent | undefined => {
  const { case: debtor, rules } = view
  let event = find(view)
  for (let turn = 0; event !== undefined && turn < debtor.reviews.length; turn += 1) {
    const day = heldToBy(rules, debtor, { ...event, round }, heldTo(view, event.heldTo).opening)
    if (day <= event.heldTo) break
    event = find(heldTo(view, day))
  }
  return event
}

const nextReminder = (view: CaseView): CaseEvent | undefined => {
  const wanted = firstWanted(view)
  return wanted && reminderEvent(view, wanted)
}

/** The notice that leaves first. A review keeps the notice of one debt, and not those of the others. */
const firstNotice = (view: CaseView): CaseEvent | undefined => {
  let first: CaseEvent | undefined
  for (const debt of noticeable(view)) {
    const event = reviewed(view, null, (held) => noticeOf(held, debt, first?.day))
    if (event !== undefined && (first === undefined || event.day < first.day)) first = event
  }
  return first
}

/** The next message of a case, on all channels of its step: of a reminder and a notice on one day the reminder. */
export const nextEvent = (view: CaseView): CaseEvent | undefined => {
  const reminder = reviewed(view, null, nextReminder)
  const notice = firstNotice(view)
  const next =
    notice !== undefined && (reminder === undefined || notice.day < reminder.day) ? notice : reminder
  const asked = reviewed(view, null, askedEvent)
  return asked !== undefined && (next === undefined || asked.at <= next.at) ? asked : next
}

/** Whether the channel has ended its part of a round that none has sent yet. */
const isDoneBy = (round: Round | null, event: CaseEvent, channel: Channel): boolean =>
  round !== null &&
  !round.isSent &&
  round.done.includes(channel) &&
  round.kind === event.kind &&
  round.triggerId === event.triggerId &&
  round.offsetDays === event.offsetDays &&
  round.slotDay === event.slotDay

/** Whether an event has a message for the channel, which has not ended its part of it already. */
const isFor = ({ case: { round } }: CaseView, event: CaseEvent, channel: Channel): boolean =>
  event.channels.includes(channel) && !isDoneBy(round, event, channel)

/** Whether a round has named a debt, whose ladder has not begun anew since then. */
const isNamedIn = ({ kind, number }: Round, { noticedOn, round }: CaseDebt): boolean =>
  kind === "reminder" ? round === number : noticedOn !== null

/** The round that another channel has sent and this one has not, unless its debt rests by now, or begins anew. */
const openRound = (view: CaseView, channel: Channel): CaseEvent | undefined => {
  const { round } = view.case
  if (round === null || !round.isSent || !round.channels.includes(channel) || round.done.includes(channel))
    return undefined
  const leader = view.chased.find(({ id }) => id === round.leadingId)
  // A debt whose ladder has begun anew since then is no part of it any more.
  if (leader === undefined || !isNamedIn(round, leader)) return undefined
  const { channels, kind, leadingId, offsetDays, slotDay, step, tone, triggerId } = round
  const open = view.rules.openFrom(round.day)
  if (open === undefined) return undefined
  return {
    channels,
    kind,
    leadingId,
    offsetDays,
    slotDay,
    step,
    tone,
    triggerId,
    ...timeOf(view, open, round.shiftedBy),
    rank: 0,
    passes: offsetDays,
    isRepeat: false
  }
}

/** Whether the time of a message is over. */
const isOver = ({ opening }: CaseView, { expiresAt }: CaseEvent, now: number): boolean =>
  expiresAt <= now || opening.at >= expiresAt

/**
 * One message an address and day: what comes on a day that has one already leaves on the next. What has expired stays
 * expired.
 */
const onOwnDay = (view: CaseView, event: CaseEvent, channel: Channel, now: number): CaseEvent | undefined => {
  const taken = view.case.messagedOn[channel]
  if (taken === null || taken < event.openDay || isOver(view, event, now)) return event
  const open = view.rules.openFrom(taken + 1)
  if (open === undefined) return undefined
  return { ...event, ...timeOf(view, open, union(union(event.movedBy, ["gap"]), open.shiftedBy)) }
}

/** Whether what is left of a notice would leave after its debt was due, and later than the other channel's. */
const isTooLate = (view: CaseView, { day, kind, leadingId }: CaseEvent): boolean => {
  const { ladders, opening } = view
  const { round } = view.case
  const due = ladders.find(({ debt }) => debt.id === leadingId)?.effectiveDay ?? -Infinity
  return kind === "notice" && Math.max(day, opening.day) > Math.max(due, round?.day ?? -Infinity)
}

/**
 * Plans the next message of a case on a channel; null if none comes. A message that was missed leaves at the next
 * opening. Once its time is over it is given with `isOver`, so that it can be recorded as not sent.
 */
export const planMessage = (
  rules: CaseRules,
  debtor: DebtorCase,
  channel: Channel,
  now: number
): PlannedMessage | null => {
  const view = viewOf(rules, debtor, now)
  return view === undefined ? null : planOn(view, nextEvent(view), channel, now)
}

/** What is left of the round that another channel has sent, on its day. */
const restOfRound = (view: CaseView, channel: Channel, now: number): CaseEvent | undefined => {
  const round = view.case.round?.number ?? null
  const rest = reviewed(view, round, (held) => openRound(held, channel))
  if (rest === undefined) return undefined
  const held = heldTo(view, rest.heldTo)
  const placed = onOwnDay(held, rest, channel, now)
  return placed === undefined || isTooLate(held, placed) ? undefined : placed
}

const planOn = (
  view: CaseView,
  event: CaseEvent | undefined,
  channel: Channel,
  now: number
): PlannedMessage | null => {
  const { round } = view.case
  const open = restOfRound(view, channel, now)
  const next =
    event && isFor(view, event, channel)
      ? onOwnDay(heldTo(view, event.heldTo), event, channel, now)
      : undefined
  // The next message takes the place of one that would leave on its day or later.
  const isOpen = open !== undefined && (next === undefined || open.day < next.day)
  const placed = isOpen ? open : next
  if (placed === undefined) return null
  const { heldTo: to, movedBy: _movedBy, notBefore: _notBefore, openDay: _openDay, ...message } = placed
  return {
    ...message,
    channel,
    isOver: isOver(heldTo(view, to), placed, now),
    round: isOpen ? (round?.number ?? null) : null,
    waitsFor: to > view.opening.day ? "payment_in_review" : null
  }
}

/** The next message on each channel that has one. */
export const planAll = (rules: CaseRules, debtor: DebtorCase, now: number): ReadonlyArray<PlannedMessage> => {
  const view = viewOf(rules, debtor, now)
  if (view === undefined) return []
  const event = nextEvent(view)
  return (["email", "sms"] as const).flatMap((channel) => planOn(view, event, channel, now) ?? [])
}
