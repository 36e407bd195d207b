/** What a case asks for: the reminder and the notice that would leave first, if nothing else were in the way. Pure. */
import type { ShiftReason, Tone } from "../../ReminderAttempt.ts"
import { union } from "../Shifts.ts"
import type { OpenDay } from "../Types.ts"
import type { CaseRules, ReminderStep } from "./CaseRules.ts"
import { isChased } from "./Chased.ts"
import {
  type Ladder,
  ladderOf,
  lowerTone,
  mayBeNamed,
  type Slot,
  stepOn,
  toneBetween,
  toneEarned
} from "./Ladder.ts"
import { type NoticePlace, noticeSlotOf } from "./Notices.ts"
import type { CaseDebt, DebtorCase, PlannedMessage, Rank } from "./Types.ts"

/** Days between two reminders that the same debt leads, and between a notice of a debt and its first reminder. */
const OWN_GAP_DAYS = 2

/** A message of a case on all channels of its step. */
export interface CaseEvent extends Omit<PlannedMessage, "channel" | "isOver" | "round" | "waitsFor"> {
  /** The day that it has before anything is missed, and why that is not its step's. */
  readonly openDay: number
  readonly movedBy: ReadonlyArray<ShiftReason>
  /** It does not leave before, because somebody asked for it then. */
  readonly notBefore: number
  /** The day to which reviews keep it: that of the view that it was made in. */
  readonly heldTo: number
}

/** What of a case a plan looks at. */
export interface CaseView {
  readonly rules: CaseRules
  readonly case: DebtorCase
  /** The chased debts, by due date, the oldest first. */
  readonly chased: ReadonlyArray<CaseDebt>
  readonly ladders: ReadonlyArray<Ladder>
  /** The first opening that has not closed: nothing leaves before. */
  readonly opening: OpenDay
  /** The day to which reviews keep what is looked for: as if everything until then was missed. -Infinity for no day. */
  readonly heldTo: number
}

const byDueDate = (a: CaseDebt, b: CaseDebt): number =>
  a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.id - b.id

/** Reads a case at an instant; undefined if nothing can leave any more. */
export const viewOf = (rules: CaseRules, debtor: DebtorCase, now: number): CaseView | undefined => {
  const opening = rules.openingAt(now)
  if (opening === undefined) return undefined
  const chased = debtor.debts.filter((debt) => isChased(rules.policy, debt)).toSorted(byDueDate)
  return {
    rules,
    case: debtor,
    chased,
    ladders: chased.map((debt) => ladderOf(rules, debtor.since, debt)),
    opening,
    heldTo: -Infinity
  }
}

/** The case as it is looked at for a message that reviews keep until a day. */
export const heldTo = (view: CaseView, day: number): CaseView => {
  const open = day === -Infinity ? undefined : view.rules.openFrom(day)
  if (open === undefined) return view
  return { ...view, heldTo: day, opening: open.day > view.opening.day ? open : view.opening }
}

/** When the time of a message on an open day is over: what a review has kept is late from its end on. */
const expiryOf = ({ heldTo: day, rules }: CaseView, open: OpenDay): number => {
  const own = rules.expiryOf(open)
  const held = day === -Infinity ? undefined : rules.openFrom(day)
  return held === undefined ? own : Math.max(own, rules.expiryOf(held))
}

/**
 * The day of the last message to the customer on any channel; -Infinity before the first. The next round is on a later
 * day, so that nobody hears of two things on one day.
 */
export const lastMessageOn = ({ case: { messagedOn } }: Pick<CaseView, "case">): number =>
  Math.max(messagedOn.email ?? -Infinity, messagedOn.sms ?? -Infinity)

/** Of slots whose day has come by then the newest, else the first; of several on one day the newest. */
const newestBy = (slots: ReadonlyArray<Slot>, day: number): Slot | undefined => {
  const [first] = slots
  return first && slots.findLast((slot) => slot.day <= Math.max(day, first.day))
}

/** A reminder that a debt asks for. */
interface Wanted {
  readonly ladder: Ladder
  readonly slot: Slot
  readonly open: OpenDay
  /** Whether the leading debt asks for it. */
  readonly isOwn: boolean
}

/** Whether the next step of a debt follows on the last reminder, which it led. */
const followsOn = (
  { debt, slots }: Ladder,
  { leadingId, day }: { readonly leadingId: number; readonly day: number }
) =>
  leadingId === debt.id && debt.namedOn === day && slots.length > 0 && !slots.some(({ isReturn }) => isReturn)

/** The first day that the distance to the last reminder allows. */
export const gapDay = (view: CaseView, ladder: Ladder, isOwn: boolean): number => {
  const { lastReminder } = view.case
  if (lastReminder === null) return -Infinity
  const isNext = isOwn && followsOn(ladder, lastReminder)
  return lastReminder.day + (isNext ? OWN_GAP_DAYS : Math.max(1, view.rules.policy.customerGapDays))
}

/** The day of the reminder for which a debt asks. */
const wantedBy = (view: CaseView, ladder: Ladder, isOwn: boolean): Wanted | undefined => {
  const { rules } = view
  const slots = ladder.slots.length > 0 ? ladder.slots : ladder.repeat === null ? [] : [ladder.repeat]
  const first = newestBy(slots, view.opening.day)
  if (first === undefined) return undefined
  const { noticedOn, reminders } = ladder.debt
  const afterNotice = reminders === 0 && noticedOn !== null ? noticedOn + OWN_GAP_DAYS : -Infinity
  const open = rules.openFrom(
    Math.max(first.day, gapDay(view, ladder, isOwn), afterNotice, lastMessageOn(view) + 1)
  )
  if (open === undefined) return undefined
  // A newer step whose day has come by then takes its place.
  return { ladder, slot: newestBy(slots, Math.max(open.day, view.opening.day)) ?? first, open, isOwn }
}

/** The oldest debt whose ladder goes on. */
export const leaderOf = (view: CaseView): Ladder | undefined =>
  view.ladders.find(({ debt, slots }) => slots.length > 0 && debt.finalOn === null)

/** Whether a debt that does not lead may say when the next reminder leaves. */
const mayTrigger = ({ debt, repeat, slots }: Ladder): boolean =>
  repeat !== null || (slots.length > 0 && (debt.reminders === 0 || slots.some(({ isReturn }) => isReturn)))

/** The reminder that leaves first; of several on one day that of the leading debt. */
export const firstWanted = (view: CaseView): Wanted | undefined => {
  const leader = leaderOf(view)
  let first: Wanted | undefined
  for (const ladder of view.ladders) {
    if (ladder !== leader && !mayTrigger(ladder)) continue
    const wanted = wantedBy(view, ladder, ladder === leader)
    if (wanted === undefined) continue
    if (
      first === undefined ||
      wanted.open.day < first.open.day ||
      (wanted.isOwn && wanted.open.day === first.open.day)
    )
      first = wanted
  }
  return first
}

/** Whether a debt could not be written about: it leads nothing before its own next step. */
const isPutBack = ({ debt, slots }: Ladder, day: number): boolean =>
  debt.passedRank === 3 && !slots.some((slot) => slot.day <= day)

/** The debt that leads a reminder which another one asks for: the oldest that may be named and is overdue. */
const leadingOn = (view: CaseView, day: number, trigger: Ladder): Ladder =>
  view.ladders.find(
    (ladder) =>
      ladder.effectiveDay < day &&
      ladder.slots.length > 0 &&
      ladder.debt.finalOn === null &&
      !isPutBack(ladder, day) &&
      mayBeNamed(view.rules, ladder.debt, toneAt(view.rules, ladder, day))
  ) ?? trigger

/** The tone of a debt in a reminder that another one asks for. */
const toneAt = (rules: CaseRules, ladder: Ladder, day: number): Tone => {
  const step = stepOn(rules, ladder.debt.dueDate, day)
  const says = step === undefined ? "friendly" : toneBetween(ladder.debt, step)
  return lowerTone(says, toneEarned(rules, ladder, day))
}

type EventTime = Pick<
  CaseEvent,
  "at" | "day" | "expiresAt" | "shiftedBy" | "openDay" | "movedBy" | "notBefore" | "heldTo"
>

/** What is missed leaves at the next opening, as long as its time is not over. */
export const timeOf = (
  view: CaseView,
  open: OpenDay,
  movedBy: ReadonlyArray<ShiftReason>,
  notBefore = 0
): EventTime => {
  const expiresAt = expiryOf(view, open)
  const { opening } = view
  const own = { expiresAt, openDay: open.day, movedBy, notBefore, heldTo: view.heldTo }
  if (opening.day <= open.day || opening.at >= expiresAt) {
    return { at: Math.max(open.at, notBefore), day: open.day, shiftedBy: movedBy, ...own }
  }
  return {
    at: opening.at,
    day: opening.day,
    shiftedBy: union(union(movedBy, ["catch_up"]), opening.shiftedBy),
    ...own
  }
}

/** The reminder for which a debt asks, with the debt that leads it. */
export const reminderEvent = (view: CaseView, { isOwn, ladder, open, slot }: Wanted): CaseEvent => {
  const isLater = open.day > slot.day
  const isMoved = isLater && !slot.shiftedBy.includes("catch_up")
  const shifts = isLater
    ? union(isMoved ? union(slot.shiftedBy, ["gap"]) : slot.shiftedBy, open.shiftedBy)
    : slot.shiftedBy
  const time = timeOf(view, open, shifts)
  const leading = isOwn ? ladder : leadingOn(view, time.day, ladder)
  const step = isOwn ? slot.step : (stepOn(view.rules, leading.debt.dueDate, time.day) ?? slot.step)
  const says = isOwn || leading === ladder ? slot.tone : toneBetween(leading.debt, step)
  return {
    kind: "reminder",
    leadingId: leading.debt.id,
    triggerId: ladder.debt.id,
    step: step.step,
    offsetDays: step.offsetDays,
    slotDay: slot.day,
    ...time,
    tone: lowerTone(says, toneEarned(view.rules, leading, time.day)),
    channels: slot.step.channels,
    rank: slot.rank,
    passes: slot.step.offsetDays,
    isRepeat: leading.debt.finalOn !== null || leading.slots.length === 0
  }
}

/** Whether reminders go out, so that what is coming is listed in them and gets no notice. */
const areRemindersGoingOut = (view: CaseView): boolean =>
  view.ladders.some(({ debt, slots }) => debt.reminders > 0 && slots.length > 0)

/** A notice for which a debt asks. */
export const noticeEvent = (
  debt: CaseDebt,
  { step, slotDay }: { readonly step: ReminderStep; readonly slotDay: number },
  time: EventTime
): CaseEvent => ({
  kind: "notice",
  leadingId: debt.id,
  triggerId: debt.id,
  step: step.step,
  offsetDays: step.offsetDays,
  slotDay,
  ...time,
  tone: lowerTone(step.tone, "friendly"),
  channels: step.channels,
  rank: 0 satisfies Rank,
  passes: step.offsetDays,
  isRepeat: false
})

/** The notice for which a debt asks, unless it would leave no earlier than `before`. */
export const noticeOf = (view: CaseView, debt: CaseDebt, before = Infinity): CaseEvent | undefined => {
  const { rules } = view
  const place: NoticePlace = {
    rules,
    since: view.case.since,
    lastMessageOn: lastMessageOn(view),
    opening: view.opening
  }
  const slot = noticeSlotOf(place, debt)
  const open = slot && rules.openFrom(slot.day)
  if (slot === undefined || open === undefined || open.day >= before) return undefined
  // A notice that a review has kept for too long is none any more: the debt is reminded of.
  const time = { ...timeOf(view, open, slot.shiftedBy), expiresAt: rules.expiryOf(open) }
  return noticeEvent(debt, slot, time)
}

/** The debts that may ask for a notice. */
export const noticeable = (view: CaseView): ReadonlyArray<CaseDebt> =>
  view.rules.notices.length === 0 || areRemindersGoingOut(view)
    ? []
    : view.chased.filter(({ reminders }) => reminders === 0)
