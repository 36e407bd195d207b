/** A policy with the calendar of a customer. Open days are found once for each day and kept. */
import { dayAt, dayOf, expiryInOpenDays, openDayFrom, openDayUpTo } from "../Calendar.ts"
import { defaultPolicy, toneOfStep } from "../Policy.ts"
import type { ShiftReason, Tone } from "../../ReminderAttempt.ts"
import type { CalendarRules, OpenDay } from "../Types.ts"
import type { CasePolicy, CaseStep } from "./Types.ts"

/** The policy of a company that has not set its own. */
export const standardCasePolicy: CasePolicy = defaultPolicy.receivables

/** What rules are made of. */
export interface RulesInput extends CalendarRules {
  readonly policy: CasePolicy
  /**
   * When the company last changed its steps, or could send again after it could not: its reminders were switched on, it
   * was made active, it has a plan. Steps whose day was over then are not lost. Epoch milliseconds.
   */
  readonly since: number
}

/** A step after the due date, with the tone that the policy gives it. */
export interface ReminderStep {
  readonly step: number
  readonly offsetDays: number
  readonly channels: CaseStep["channels"]
  readonly tone: Tone
}

/** What every plan of a customer depends on, whatever is owed. */
export interface CaseRules extends RulesInput {
  /** The steps up to the due date, in order. */
  readonly notices: ReadonlyArray<ReminderStep>
  /** The steps after the due date, in order, up to the first that is final. */
  readonly reminders: ReadonlyArray<ReminderStep>
  /** Whether the last of these is final. */
  readonly hasFinal: boolean
  /** The first open day from a day on. */
  readonly openFrom: (day: number) => OpenDay | undefined
  /** The last open day up to a day. */
  readonly openUpTo: (day: number) => OpenDay | undefined
  /** The first opening that has not closed at an instant. */
  readonly openingAt: (instant: number) => OpenDay | undefined
  /** When the time of a message on an open day is over. */
  readonly expiryOf: (open: OpenDay) => number
  /** The local day of an instant. */
  readonly dayAt: (instant: number) => number
  /** The number of a date's day. */
  readonly dayOf: (date: string) => number
  /** The day up to which a debt that is due on a date is paid in time, and why it is not that date. */
  readonly effectiveDue: (dueDate: string) => {
    readonly day: number
    readonly shiftedBy: ReadonlyArray<ShiftReason>
  }
}

const MAX_DAYS_KEPT = 5_000

/** The same function, which remembers its results. */
const keeping = <K, A>(make: (key: K) => A): ((key: K) => A) => {
  const kept = new Map<K, A>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined || kept.has(key)) return known as A
    if (kept.size >= MAX_DAYS_KEPT) kept.clear()
    const made = make(key)
    kept.set(key, made)
    return made
  }
}

const NO_SHIFT: ReadonlyArray<ShiftReason> = []

/** Prepares the rules of a company for customers of one time zone. */
export const caseRules = (input: RulesInput): CaseRules => {
  const { steps } = input.policy
  const all = steps.map(({ channels, offsetDays }, step) => ({
    step,
    offsetDays,
    channels,
    tone: toneOfStep(steps, step)
  }))
  const after = all.filter(({ offsetDays }) => offsetDays > 0)
  const final = after.findIndex(({ tone }) => tone === "final")
  const openFrom = keeping((day: number) => openDayFrom(input, day))
  // Ladders ask again and again for the days of the same instants and dates.
  const localDay = keeping((instant: number) => dayAt(input, instant))
  const numbered = keeping((date: string) => dayOf(date))
  const expiries = keeping((day: number) => {
    const open = openFrom(day)
    return open === undefined ? 0 : expiryInOpenDays(input, open)
  })
  return {
    ...input,
    notices: all.filter(({ offsetDays }) => offsetDays <= 0),
    reminders: final === -1 ? after : after.slice(0, final + 1),
    hasFinal: final !== -1,
    openFrom,
    openUpTo: keeping((day: number) => openDayUpTo(input, day)),
    openingAt: (instant) => {
      const today = openFrom(localDay(instant))
      return today === undefined || today.closesAt > instant ? today : openFrom(today.day + 1)
    },
    expiryOf: ({ day }) => expiries(day),
    dayAt: localDay,
    dayOf: numbered,
    effectiveDue: keeping((dueDate: string) => {
      const day = numbered(dueDate)
      return openFrom(day) ?? { day, shiftedBy: NO_SHIFT }
    })
  }
}
