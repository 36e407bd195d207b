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
  firstNotice,
  firstWanted,
  reminderEvent,
  timeOf,
  viewOf
} from "./Events.ts"
import type { DebtorCase, PlannedMessage, Round } from "./Types.ts"

/** The next message of a case, on all channels of its step: of a reminder and a notice on one day the reminder. */
export const nextEvent = (view: CaseView): CaseEvent | undefined => {
  const wanted = firstWanted(view)
  const reminder = wanted && reminderEvent(view, wanted)
  const notice = firstNotice(view)
  const next =
    notice !== undefined && (reminder === undefined || notice.day < reminder.day) ? notice : reminder
  const asked = askedEvent(view)
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

/** The round that another channel has sent and this one has not, unless its debt rests by now, or begins anew. */
const openRound = (view: CaseView, channel: Channel): CaseEvent | undefined => {
  const { round } = view.case
  if (round === null || !round.isSent || !round.channels.includes(channel) || round.done.includes(channel))
    return undefined
  const leader = view.chased.find(({ id }) => id === round.leadingId)
  // A debt whose ladder has begun anew since then is no part of it any more.
  if (leader === undefined || (round.kind === "reminder" && leader.round !== round.number)) return undefined
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

const planOn = (
  view: CaseView,
  event: CaseEvent | undefined,
  channel: Channel,
  now: number
): PlannedMessage | null => {
  const { round } = view.case
  const rest = openRound(view, channel)
  const placedRest = rest && onOwnDay(view, rest, channel, now)
  const open = placedRest && isTooLate(view, placedRest) ? undefined : placedRest
  const next = event && isFor(view, event, channel) ? onOwnDay(view, event, channel, now) : undefined
  // The next message takes the place of one that would leave on its day or later.
  const isOpen = open !== undefined && (next === undefined || open.day < next.day)
  const placed = isOpen ? open : next
  if (placed === undefined) return null
  const { movedBy: _movedBy, notBefore: _notBefore, openDay: _openDay, ...message } = placed
  return {
    ...message,
    channel,
    isOver: isOver(view, placed, now),
    round: isOpen ? (round?.number ?? null) : null
  }
}

/** The next message on each channel that has one. */
export const planAll = (rules: CaseRules, debtor: DebtorCase, now: number): ReadonlyArray<PlannedMessage> => {
  const view = viewOf(rules, debtor, now)
  if (view === undefined) return []
  const event = nextEvent(view)
  return (["email", "sms"] as const).flatMap((channel) => planOn(view, event, channel, now) ?? [])
}
