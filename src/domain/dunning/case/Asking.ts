/** The message that somebody of the company wants at once, in the place of the next one. Pure. */
import { union } from "../Shifts.ts"
import type { OpenDay } from "../Types.ts"
import {
  type CaseEvent,
  type CaseView,
  gapDay,
  lastMessageOn,
  leaderOf,
  noticeEvent,
  reminderEvent,
  timeOf
} from "./Events.ts"
import { type Ladder, lowerTone, mayBeNamed, toneEarned } from "./Ladder.ts"
import type { AskedMessage, CaseDebt } from "./Types.ts"

/** The first open day from a day on whose window has not closed when somebody asked. */
const openingFrom = (view: CaseView, { at }: AskedMessage, day: number): OpenDay | undefined => {
  const open = view.rules.openFrom(day)
  return open !== undefined && open.closesAt <= at ? view.rules.openFrom(open.day + 1) : open
}

const timeFor = (view: CaseView, asked: AskedMessage, allowed: number) => {
  const open = openingFrom(view, asked, allowed)
  if (open === undefined) return undefined
  const isKept = allowed > view.rules.dayAt(asked.at)
  const shifts = union(["asked", ...(isKept ? (["gap"] as const) : [])], open.shiftedBy)
  return { ...timeOf(view, open, shifts, asked.at), slotDay: open.day }
}

/** The next step of the leading debt, now: whoever asks wants what comes next. */
const askedReminder = (view: CaseView, asked: AskedMessage, leader: Ladder): CaseEvent | undefined => {
  const { rules } = view
  const [slot = leader.repeat] = leader.slots
  if (slot === null) return undefined
  const time = timeFor(
    view,
    asked,
    Math.max(rules.dayAt(asked.at), gapDay(view, leader, true), lastMessageOn(view) + 1)
  )
  if (time === undefined) return undefined
  const { slotDay: _slotDay, ...when } = time
  const toneOn = (day: number) => lowerTone(slot.tone, toneEarned(rules, leader, day))
  // The places that are left are kept for the firm and the final reminder.
  if (!slot.isRepeat && !mayBeNamed(rules, leader.debt, toneOn(when.openDay))) return undefined
  const event = reminderEvent(view, { ladder: leader, slot, open: view.opening, isOwn: true })
  return { ...event, ...when, tone: toneOn(when.day), triggerId: leader.debt.id }
}

/** A notice of the debt, whatever was announced before; it is void once the debt is overdue. */
const askedNotice = (view: CaseView, asked: AskedMessage, debt: CaseDebt): CaseEvent | undefined => {
  const { rules } = view
  const step = rules.notices.findLast(({ offsetDays }) => offsetDays < 0) ?? rules.notices[0]
  const time = timeFor(view, asked, Math.max(rules.dayAt(asked.at), lastMessageOn(view) + 1))
  if (step === undefined || time === undefined) return undefined
  if (rules.effectiveDue(debt.dueDate).day < Math.max(time.day, view.opening.day)) return undefined
  return noticeEvent(debt, { step, slotDay: time.slotDay }, time)
}

/**
 * The message that somebody wants leaves at the first opening that keeps the gaps: a notice while the debt is not overdue,
 * else the next reminder of its case. Undefined if nobody asks, or nothing can be sent.
 */
export const askedEvent = (view: CaseView): CaseEvent | undefined => {
  const { asked } = view.case
  const own = view.ladders.find(({ debt }) => debt.id === asked?.debtId)
  if (asked === null || own === undefined) return undefined
  const today = view.rules.dayAt(asked.at)
  const leader = leaderOf(view)
  const leading = leader !== undefined && leader.effectiveDay < today ? leader : own
  return own.effectiveDay < today ? askedReminder(view, asked, leading) : askedNotice(view, asked, own.debt)
}
