/** Collects the changes that a transaction decides on, for the attempts whose receivables and bills it has locked. */
import { Effect } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Payable } from "../domain/Payable.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord, ReasonCode } from "../domain/ReminderAttempt.ts"
import { replan } from "../domain/dunning/Replan.ts"
import type { DunningSchedule, Missed } from "../domain/dunning/StepDates.ts"
import type { NewAttempt } from "../repos/AttemptRows.ts"
import type { AttemptChange, ReminderAttemptsRepo } from "../repos/ReminderAttempts.ts"
import type { LockedRows } from "../repos/ReminderFacts.ts"
import type { Recipient } from "../repos/Rows.ts"
import {
  type About,
  aboutPayable,
  aboutReceivable,
  attemptOf,
  moved,
  refreshed
} from "../services/Attempts.ts"
import { payableSchedule, receivableSchedule, type Rules } from "../services/DunningRules.ts"

/** What an attempt reminds of: a receivable and its customer, or a bill. */
export type Subject =
  | { readonly _tag: "Receivable"; readonly receivable: Receivable; readonly recipient: Recipient }
  | { readonly _tag: "Payable"; readonly payable: Payable }

/** `active` if there is something left to remind of, else the reason why not. */
export const remindability = (subject: Subject): "active" | "paid" | "cancelled" | "paused" => {
  const status = subject._tag === "Receivable" ? subject.receivable.status : subject.payable.status
  return status === "open" || status === "partially_paid" ? "active" : status
}

/** Locked attempts of one company, with the changes decided so far. Changes are made here first and stored at the end. */
export class AttemptUnitOfWork {
  readonly #before: ReadonlyMap<number, AttemptRecord>
  readonly #after: Map<number, AttemptRecord>
  readonly #company: CompanySettings
  readonly #rules: Rules
  readonly #rows: LockedRows
  readonly #now: number
  /** Attempts that are still to be inserted get negative ids until then. */
  #lastTemporaryId = 0

  constructor(company: CompanySettings, rules: Rules, rows: LockedRows, now: number) {
    this.#company = company
    this.#rules = rules
    this.#rows = rows
    this.#now = now
    this.#before = new Map(rows.attempts.map((attempt) => [attempt.id, attempt]))
    this.#after = new Map(this.#before)
  }

  /** The attempt with its changes so far; undefined if it is not locked by this transaction. */
  get(id: number): AttemptRecord | undefined {
    return this.#after.get(id)
  }

  subjectOf({ payableId, receivableId }: AttemptRecord): Subject {
    if (receivableId === null) {
      const payable = this.#rows.payables.find(({ id }) => id === payableId)
      if (payable === undefined) throw new Error("an attempt is held without its bill")
      return { _tag: "Payable", payable }
    }
    const receivable = this.#rows.receivables.find(({ id }) => id === receivableId)
    const recipient = this.#rows.customers.find(({ id }) => id === receivable?.customerId)
    if (receivable === undefined || recipient === undefined) {
      throw new Error("an attempt is held without its receivable")
    }
    return { _tag: "Receivable", receivable, recipient }
  }

  scheduleOf(subject: Subject): DunningSchedule {
    return subject._tag === "Receivable"
      ? receivableSchedule(this.#rules, subject.receivable.dueDate, subject.recipient.timezone)
      : payableSchedule(this.#rules, subject.payable.dueDate)
  }

  /** All attempts for the same receivable or bill, this one included. */
  attemptsForSame({ payableId, receivableId }: AttemptRecord): ReadonlyArray<AttemptRecord> {
    return [...this.#after.values()].filter(
      (other) => other.receivableId === receivableId && other.payableId === payableId
    )
  }

  set(attempt: AttemptRecord, fields: Partial<AttemptRecord>): AttemptRecord {
    const after = { ...attempt, updatedAt: this.#now, ...fields }
    this.#after.set(attempt.id, after)
    return after
  }

  /** Ends an attempt with a reason. */
  end(
    attempt: AttemptRecord,
    status: "failed" | "skipped" | "cancelled" | "unknown",
    reasonCode: ReasonCode
  ) {
    return this.set(attempt, { status, reasonCode, dueAt: null })
  }

  /** Skips every scheduled attempt for the same receivable or bill. */
  skipAll(attempt: AttemptRecord, reasonCode: ReasonCode): void {
    for (const other of this.attemptsForSame(attempt)) {
      if (other.status === "scheduled") this.end(other, "skipped", reasonCode)
    }
  }

  /** Copies the present customer, time zone, language and balance into a scheduled attempt. */
  refresh(attempt: AttemptRecord): AttemptRecord {
    const subject = this.subjectOf(attempt)
    const fresh = refreshed(this.#about(subject), this.scheduleOf(subject), attempt)
    return fresh === attempt ? attempt : this.set(attempt, fresh)
  }

  /** Plans the attempts for the same receivable or bill again, if there is anything left to remind of. */
  replan(attempt: AttemptRecord, missed: Missed): void {
    const subject = this.subjectOf(attempt)
    if (remindability(subject) !== "active") return
    const schedule = this.scheduleOf(subject)
    const about = this.#about(subject)
    const { added, changes } = replan(schedule, this.attemptsForSame(attempt), this.#now, missed)
    for (const change of changes)
      this.set(change.attempt, moved(change.attempt, change.plannedState, this.#now))
    for (const other of this.attemptsForSame(attempt)) this.refresh(other)
    for (const each of added) {
      const id = --this.#lastTemporaryId
      const made = attemptOf(about, schedule, each)
      this.#after.set(id, { ...made, id, fence: 0, createdAt: this.#now, updatedAt: this.#now })
    }
  }

  get changes(): ReadonlyArray<AttemptChange> {
    return [...this.#before.values()].flatMap((before) => {
      const after = this.#after.get(before.id)
      return after === undefined || after === before ? [] : [{ before, after }]
    })
  }

  get added(): ReadonlyArray<NewAttempt> {
    return [...this.#after.values()].filter(({ id }) => id < 0)
  }

  #about(subject: Subject): About {
    return subject._tag === "Payable"
      ? aboutPayable(this.#company, subject.payable)
      : aboutReceivable(this.#company, subject.receivable, subject.recipient)
  }
}

/** Stores all changes of a unit of work, in the caller's transaction. */
export const store = (
  attempts: ReminderAttemptsRepo["Type"],
  companyId: number,
  unitOfWork: AttemptUnitOfWork,
  now: number
): Effect.Effect<void, ServiceUnavailable> =>
  Effect.zipRight(
    attempts.update(companyId, unitOfWork.changes),
    attempts.insert(companyId, unitOfWork.added, now)
  )
