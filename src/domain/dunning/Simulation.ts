/** Foretells what becomes of a receivable's reminders if nothing changes, by the functions that decide on them. Pure. */
import type { AttemptRecord, Channel } from "../ReminderAttempt.ts"
import type { ReceivableStatus } from "../Receivable.ts"
import { type Decision, decide } from "./Decision.ts"
import type { PauseCause } from "../Pause.ts"
import { lastSentOn } from "./Cycle.ts"
import { type Occasion, type Reasons, replan } from "./Replan.ts"
import type { DunningSchedule, NewPlannedState } from "./Types.ts"

/** What the reminders of a receivable depend on, beside its schedule. */
export interface SimulatedDebt {
  readonly customerId: number
  readonly status: ReceivableStatus
  readonly pauseCause: PauseCause | null
  /** When the pause ends by itself, in epoch milliseconds; null if it is not paused, or until somebody resumes it. */
  readonly resumeAt: number | null
  readonly balanceMinor: number
  readonly currency: string
  /** All attempts of the receivable. */
  readonly attempts: ReadonlyArray<AttemptRecord>
  /** The customer's address on a channel. */
  readonly addressOn: (channel: Channel) => string | null
  readonly optedOut: ReadonlyArray<Channel>
  readonly suppressed: ReadonlyArray<Channel>
  /** The customer's local date of the last message on a channel, also about other receivables; null without any. */
  readonly messagedOn: (channel: Channel) => string | null
}

/** The last message on each channel, of some messages to one customer. */
export const lastOn =
  (
    messages: ReadonlyArray<{ readonly channel: Channel; readonly sentOn: string }>
  ): SimulatedDebt["messagedOn"] =>
  (channel) =>
    messages
      .filter((message) => message.channel === channel)
      .map(({ sentOn }) => sentOn)
      .toSorted()
      .at(-1) ?? null

/** Why steps that come while it is paused are not sent. */
const causeOf = ({ pauseCause }: SimulatedDebt): Reasons => ({ cameWhile: pauseCause ?? "paused" })

/** More decisions than any cycle takes: each step is decided on a few times, and there are at most twenty. */
const MAX_DECISIONS = 1_000

/** The attempts of one receivable while time passes. */
class Course {
  readonly #schedule: DunningSchedule
  readonly #subject: SimulatedDebt
  readonly #attempts: Map<number, AttemptRecord>
  #lastTemporaryId = 0

  constructor(subject: SimulatedDebt, schedule: DunningSchedule, now: number) {
    this.#schedule = schedule
    this.#subject = subject
    this.#attempts = new Map(subject.attempts.map((attempt) => [attempt.id, attempt]))
    let isArrived = false
    for (const attempt of subject.attempts) {
      if (attempt.status !== "sending") continue
      this.#set(attempt, { status: "sent", sentAt: attempt.updatedAt, dueAt: null })
      isArrived = true
    }
    const isElsewhere = subject.attempts.some(
      ({ status, timezone }) => status === "scheduled" && timezone !== schedule.timezone
    )
    if (subject.status === "paused") this.#plan(now, "reopen", causeOf(subject))
    else if (isArrived || isElsewhere) this.#plan(now, "catch_up")
  }

  get attempts(): ReadonlyArray<AttemptRecord> {
    return [...this.#attempts.values()]
  }

  /** The attempt that is due first. */
  get next(): AttemptRecord | undefined {
    let first: AttemptRecord | undefined
    for (const attempt of this.#attempts.values()) {
      if (attempt.status !== "scheduled") continue
      if (first === undefined || (attempt.dueAt ?? 0) < (first.dueAt ?? 0)) first = attempt
    }
    return first
  }

  /** Decides on an attempt, and carries the decision out. */
  decideOn(attempt: AttemptRecord, now: number): void {
    const decision = this.#decisionOn(attempt, now)
    switch (decision._tag) {
      case "Send":
        this.#set(attempt, {
          status: "sent",
          sentAt: now,
          dueAt: null,
          tone: decision.tone,
          reasonCode: null
        })
        return this.#plan(now, "catch_up")
      case "Move":
        this.#set(attempt, {
          scheduledFor: decision.at,
          dueAt: decision.at,
          expiresAt: decision.expiresAt,
          shiftedBy: decision.shiftedBy
        })
        return
      case "Wait":
        this.#set(attempt, { reasonCode: decision.reason, dueAt: decision.until })
        return
      case "Skip":
      case "End":
        this.#set(attempt, { status: "skipped", reasonCode: decision.reason, dueAt: null })
        return this.#plan(now, "catch_up")
      case "Superseded":
      case "Replan":
        return this.#plan(now, "catch_up")
    }
  }

  #decisionOn(attempt: AttemptRecord, now: number): Decision {
    const { addressOn, balanceMinor, currency, optedOut, suppressed } = this.#subject
    return decide({
      now,
      schedule: this.#schedule,
      // Nothing else happens meanwhile, so one look at the end of its time is enough.
      attempt: { ...attempt, onTestClock: true },
      attempts: this.attempts,
      receivable: { status: "open", pauseCause: null, balanceMinor, currency },
      company: { active: true, planActive: true },
      recipient: addressOn(attempt.channel),
      optedOut: optedOut.includes(attempt.channel),
      suppressed: suppressed.includes(attempt.channel),
      channel: "ready",
      customerMessagedOn: this.#messagedOn(attempt, now),
      capLeft: 1,
      capFreeAt: now,
      isBeyondTrust: false
    })
  }

  #messagedOn({ channel }: AttemptRecord, now: number): string | null {
    const before = this.#subject.messagedOn(channel)
    const since = lastSentOn(
      this.attempts.filter((attempt) => attempt.channel === channel && (attempt.sentAt ?? 0) <= now)
    )
    return before === null || (since !== null && since > before) ? since : before
  }

  #plan(now: number, occasion: Occasion, reasons?: Reasons): void {
    const { added, changes } = replan(this.#schedule, this.attempts, now, occasion, reasons)
    for (const { attempt, plannedState } of changes) this.#set(attempt, planned(plannedState))
    const { timezone } = this.#schedule
    const { customerId } = this.#subject
    for (const attempt of this.attempts) {
      if (attempt.status === "scheduled") this.#set(attempt, { customerId, timezone })
    }
    for (const state of added) {
      const id = --this.#lastTemporaryId
      this.#attempts.set(id, { ...newAttempt(this.#schedule, state, now), id, customerId })
    }
  }

  #set(attempt: AttemptRecord, fields: Partial<AttemptRecord>): void {
    const present = this.#attempts.get(attempt.id) ?? attempt
    this.#attempts.set(attempt.id, { ...present, ...fields })
  }
}

const planned = (state: Omit<NewPlannedState, "cycle" | "countedFrom" | "offsetDays" | "channel">) => ({
  ...state,
  dueAt: state.status === "scheduled" ? state.scheduledFor : null
})

const newAttempt = (
  { dueDate, timezone }: DunningSchedule,
  { channel, countedFrom, cycle, offsetDays, ...state }: NewPlannedState,
  now: number
): AttemptRecord => ({
  id: 0,
  receivableId: null,
  customerId: null,
  payableId: null,
  dueDate,
  timezone,
  cycle,
  countedFrom,
  offsetDays,
  channel,
  locale: "en",
  recipient: null,
  onTestClock: true,
  fence: 0,
  tryCount: 0,
  tone: null,
  balanceMinor: null,
  currency: "",
  providerMessageId: null,
  sentAt: null,
  error: null,
  messageId: null,
  failures: 0,
  createdAt: now,
  updatedAt: now,
  ...planned(state)
})

/** The attempts of a debt that begins at `now`, before anything was decided on. */
export const attemptsOfNew = (schedule: DunningSchedule, now: number): ReadonlyArray<AttemptRecord> =>
  replan(schedule, [], now).added.map((state, index) => ({
    ...newAttempt(schedule, state, now),
    id: index + 1
  }))

/**
 * The attempts of a receivable as they will have ended if nothing changes, channels have providers, the company is
 * active and the cap is not reached. New ones have negative ids; a message that will be sent has the status `sent` and
 * its time in `sentAt`. A paused receivable is foretold as if it were resumed when its pause ends, or now if its pause has
 * no end; one that is paid or cancelled stays as it is.
 */
export const simulate = (
  subject: SimulatedDebt,
  schedule: DunningSchedule,
  now: number
): ReadonlyArray<AttemptRecord> => {
  if (subject.status === "paid" || subject.status === "cancelled") return subject.attempts
  let time = subject.status === "paused" ? Math.max(now, subject.resumeAt ?? now) : now
  const course = new Course(subject, schedule, time)
  for (let count = 0; count < MAX_DECISIONS; count += 1) {
    const next = course.next
    if (next === undefined) break
    time = Math.max(time, next.dueAt ?? next.scheduledFor)
    course.decideOn(next, time)
  }
  return course.attempts
}
