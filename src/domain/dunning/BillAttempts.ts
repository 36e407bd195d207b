/** The attempts of a bill: each is one step. Reads out of them what was said, and says what a plan changes about them. Pure. */
import { todayIn } from "../CalendarDate.ts"
import type { Payable } from "../Payable.ts"
import { type AttemptRecord, waitsForCompany } from "../ReminderAttempt.ts"
import { type BillState, planBill, type PlannedBillReminder } from "./Bill.ts"
import { dayOf } from "./Calendar.ts"
import type { CaseRules } from "./case/CaseRules.ts"
import type { PayableStep } from "./Policy.ts"

/** An attempt about a bill that is not stored yet. */
type NewBillAttempt = Omit<AttemptRecord, "id" | "createdAt" | "updatedAt" | "fence">

/** What the reminders of a company's bills follow: its steps for bills, and the calendar of its own zone. */
export interface BillRules {
  readonly calendar: CaseRules
  readonly steps: ReadonlyArray<PayableStep>
}

/** A bill that is not paid, with the attempts that planning depends on; `now` by the company's clock. */
export interface BillWithAttempts {
  readonly bill: Pick<Payable, "amountMinor" | "currency" | "dueDate" | "id">
  readonly attempts: ReadonlyArray<AttemptRecord>
  readonly rules: BillRules
  readonly onTestClock: boolean
  readonly now: number
}

/** What a plan changes. */
export interface BillPlan {
  readonly changes: ReadonlyArray<{ readonly before: AttemptRecord; readonly after: AttemptRecord }>
  readonly added: ReadonlyArray<NewBillAttempt>
}

/** The locale of an attempt until its message is made. */
const LOCALE = "en"

/** Whether an attempt may still be sent: it is planned, or withdrawn and may be planned again. */
const isOpen = ({ status }: AttemptRecord): boolean => status === "scheduled" || status === "cancelled"

const mayHaveLeft = ({ status }: AttemptRecord): boolean =>
  status === "sent" || status === "unknown" || status === "sending"

const greatest = (numbers: ReadonlyArray<number>): number | null =>
  numbers.length === 0 ? null : Math.max(...numbers)

/** The attempts since the due date was last set: those of the last cycle, if it has that date. */
const presentCycle = ({ attempts, bill: { dueDate } }: Pick<BillWithAttempts, "attempts" | "bill">) => {
  const last = greatest(attempts.map(({ cycle }) => cycle)) ?? 0
  const own = attempts.filter((attempt) => attempt.cycle === last && attempt.dueDate === dueDate)
  return { own, number: own.length === 0 ? last + 1 : last }
}

const stateOf = (
  { attempts, bill: { dueDate }, now }: BillWithAttempts,
  own: ReadonlyArray<AttemptRecord>
): BillState => ({
  dueDate,
  begunAt: own.length === 0 ? now : Math.min(...own.map(({ createdAt }) => createdAt)),
  reachedOffset: greatest(
    own
      .filter((attempt) => !isOpen(attempt) && attempt.status !== "sending")
      .map(({ offsetDays }) => offsetDays)
  ),
  // Two reminders keep their distance also if the due date has moved between them.
  remindedOn: greatest(
    attempts
      .filter(mayHaveLeft)
      .map(({ sentAt, timezone, updatedAt }) => dayOf(todayIn(timezone, sentAt ?? updatedAt)))
  )
})

/** What the cap has moved to another day has the time of that day as well, so that the cap costs no step. */
const withTimeOfCap = (
  { now, rules }: BillWithAttempts,
  { expiresAt, shiftedBy }: AttemptRecord,
  planned: PlannedBillReminder
): PlannedBillReminder => {
  const opening = rules.calendar.openingAt(now)
  const isKept = shiftedBy.includes("cap") && now < expiresAt
  return planned.isOver && isKept && opening !== undefined && opening.at < expiresAt
    ? { ...planned, isOver: false, at: opening.at, expiresAt, shiftedBy }
    : planned
}

/**
 * When the step of a scheduled attempt leaves, by the present policy and due date. Null if another step takes its place,
 * or none.
 */
export const plannedFor = (about: BillWithAttempts, attempt: AttemptRecord): PlannedBillReminder | null => {
  const { own } = presentCycle(about)
  if (!own.some(({ id }) => id === attempt.id)) return null
  const planned = planBill(about.rules.calendar, about.rules.steps, stateOf(about, own), about.now)
  return planned?.offsetDays === attempt.offsetDays ? withTimeOfCap(about, attempt, planned) : null
}

/** The steps whose time is over without a message, and then the one that is sent next. */
const wantedOf = (
  about: BillWithAttempts,
  own: ReadonlyArray<AttemptRecord>
): ReadonlyArray<PlannedBillReminder> => {
  const { calendar, steps } = about.rules
  const wanted: Array<PlannedBillReminder> = []
  let state = stateOf(about, own)
  for (;;) {
    const next = planBill(calendar, steps, state, about.now)
    if (next === null) return wanted
    wanted.push(next)
    if (!next.isOver) return wanted
    state = { ...state, reachedOffset: next.offsetDays }
  }
}

/** A scheduled attempt with the present amount and zone. */
export const withPresentFacts = (
  { bill, rules }: Pick<BillWithAttempts, "bill" | "rules">,
  attempt: AttemptRecord
): AttemptRecord => {
  const facts = {
    timezone: rules.calendar.timezone,
    balanceMinor: bill.amountMinor,
    currency: bill.currency
  }
  const isSame = (Object.keys(facts) as ReadonlyArray<keyof typeof facts>).every(
    (name) => attempt[name] === facts[name]
  )
  return isSame || attempt.status !== "scheduled" ? attempt : { ...attempt, ...facts }
}

const placed = ({ at, expiresAt, isOver, shiftedBy, step }: PlannedBillReminder) => ({
  step,
  status: isOver ? ("skipped" as const) : ("scheduled" as const),
  reasonCode: isOver ? ("expired" as const) : null,
  scheduledFor: at,
  shiftedBy,
  expiresAt,
  dueAt: isOver ? null : at
})

/** An attempt whose step is wanted. What was withdrawn is only planned again if there is time left for it. */
const asWanted = (attempt: AttemptRecord, wanted: PlannedBillReminder, now: number): AttemptRecord => {
  const { at, expiresAt, isOver } = wanted
  const isScheduled = attempt.status === "scheduled"
  if (isOver) {
    const reasonCode = attempt.reasonCode ?? "expired"
    return isScheduled ? { ...attempt, status: "skipped", reasonCode, dueAt: null, updatedAt: now } : attempt
  }
  const isThere = isScheduled && attempt.scheduledFor === at && attempt.expiresAt === expiresAt
  // One that waits for its next try goes on waiting.
  if (isThere || (isScheduled && attempt.tryCount > 0)) return attempt
  return { ...attempt, ...placed(wanted), updatedAt: now }
}

/** An attempt whose step is not wanted any more: a later one takes its place, or the policy or the due date is another. */
const unwanted = (attempt: AttemptRecord, isSuperseded: boolean, now: number): AttemptRecord => {
  if (attempt.status !== "scheduled") return attempt
  const ended = isSuperseded
    ? ({ status: "skipped", reasonCode: "superseded" } as const)
    : ({ status: "cancelled", reasonCode: "rescheduled" } as const)
  return { ...attempt, ...ended, dueAt: null, updatedAt: now }
}

/**
 * Plans a bill that is not paid: one attempt is scheduled, for its next step. With `beginsAnew` its due date is new, and
 * what was said before keeps a distance and nothing else. Nothing is planned while one of its steps is being handed
 * over. Planning a second time changes nothing.
 */
export const planBillAttempts = (about: BillWithAttempts, { beginsAnew = false } = {}): BillPlan => {
  const { attempts, bill, now, onTestClock, rules } = about
  const present = presentCycle(about)
  const own = beginsAnew ? [] : present.own
  const number = beginsAnew && present.own.length > 0 ? present.number + 1 : present.number
  const isUnderWay = own.some(({ status }) => status === "sending")
  const wanted = isUnderWay ? [] : wantedOf(about, own)
  const last = wanted.at(-1)?.offsetDays ?? -Infinity
  const isOfPolicy = (attempt: AttemptRecord) =>
    rules.steps.some(({ offsetDays }) => offsetDays === attempt.offsetDays)
  const changes = attempts.flatMap((before) => {
    const isOwn = own.includes(before)
    if (!isOpen(before) || (isOwn && isUnderWay)) return []
    const match = isOwn ? wanted.find(({ offsetDays }) => offsetDays === before.offsetDays) : undefined
    const moved =
      match === undefined
        ? unwanted(before, isOwn && isOfPolicy(before) && before.offsetDays < last, now)
        : asWanted(before, match, now)
    const after = withPresentFacts(about, moved)
    return after === before ? [] : [{ before, after }]
  })
  const added = wanted
    .filter(({ offsetDays }) => !own.some((attempt) => attempt.offsetDays === offsetDays))
    .map((each) => ({
      ...placed(each),
      receivableId: null,
      customerId: null,
      payableId: bill.id,
      offsetDays: each.offsetDays,
      dueDate: bill.dueDate,
      cycle: number,
      countedFrom: null,
      channel: "email" as const,
      locale: LOCALE,
      timezone: rules.calendar.timezone,
      recipient: null,
      onTestClock,
      tryCount: 0,
      tone: null,
      balanceMinor: bill.amountMinor,
      currency: bill.currency,
      providerMessageId: null,
      sentAt: null,
      error: null,
      messageId: null,
      failures: 0
    }))
  return { changes, added }
}

/**
 * As `planBillAttempts`, after a change of the company: what waits for something that lies with the company is looked at
 * again at once.
 */
export const planBillAgain = (about: BillWithAttempts): BillPlan => {
  const { added, changes } = planBillAttempts(about)
  const planned = new Map(changes.map(({ after, before }) => [before, after]))
  const freed = about.attempts.flatMap((before) => {
    const after = planned.get(before) ?? before
    const isFreed = waitsForCompany(after)
    const free = { ...after, reasonCode: null, dueAt: after.scheduledFor, updatedAt: about.now }
    return isFreed ? [{ before, after: free }] : after === before ? [] : [{ before, after }]
  })
  return { added, changes: freed }
}

/** Withdraws what is scheduled for a bill that is paid. */
export const withdrawBill = (
  attempts: ReadonlyArray<AttemptRecord>,
  now: number
): ReadonlyArray<{ readonly before: AttemptRecord; readonly after: AttemptRecord }> =>
  attempts
    .filter(({ status }) => status === "scheduled")
    .map((before) => ({
      before,
      after: { ...before, status: "cancelled", reasonCode: "paid", dueAt: null, updatedAt: now }
    }))
