/** The attempts of receivables and bills that a transaction holds, while it decides on them: what was, what is to be. */
import type { CompanySettings } from "../domain/Company.ts"
import type { AttemptRecord, ReasonCode } from "../domain/ReminderAttempt.ts"
import { replan } from "../domain/dunning/Replan.ts"
import type { DunningSchedule, Missed } from "../domain/dunning/StepDates.ts"
import type { NewAttempt } from "../repos/AttemptRows.ts"
import type { AttemptChange } from "../repos/ReminderAttempts.ts"
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
import type { Payable } from "../domain/Payable.ts"
import type { Receivable } from "../domain/Receivable.ts"

/** What attempts are about: a receivable and who owes it, or a bill. */
export type Subject =
  | { readonly _tag: "Receivable"; readonly receivable: Receivable; readonly recipient: Recipient }
  | { readonly _tag: "Payable"; readonly payable: Payable }

/** Whether anything is left to be reminded of, or why not. */
export const remindability = (subject: Subject): "active" | "paid" | "cancelled" | "paused" => {
  const status = subject._tag === "Receivable" ? subject.receivable.status : subject.payable.status
  return status === "open" || status === "partially_paid" ? "active" : status
}

/** The attempts of one company that are held, and what becomes of them. */
export class AttemptUnitOfWork {
  readonly #before: ReadonlyMap<number, AttemptRecord>
  readonly #after: Map<number, AttemptRecord>
  readonly #company: CompanySettings
  readonly #rules: Rules
  readonly #held: LockedRows
  readonly #now: number
  #lastAdded = 0

  constructor(company: CompanySettings, rules: Rules, held: LockedRows, now: number) {
    this.#company = company
    this.#rules = rules
    this.#held = held
    this.#now = now
    this.#before = new Map(held.attempts.map((attempt) => [attempt.id, attempt]))
    this.#after = new Map(this.#before)
  }

  /** An attempt as it stands by now. */
  get(id: number): AttemptRecord | undefined {
    return this.#after.get(id)
  }

  subjectOf({ payableId, receivableId }: AttemptRecord): Subject {
    if (receivableId === null) {
      const payable = this.#held.payables.find(({ id }) => id === payableId)
      if (payable === undefined) throw new Error("an attempt is held without its bill")
      return { _tag: "Payable", payable }
    }
    const receivable = this.#held.receivables.find(({ id }) => id === receivableId)
    const recipient = this.#held.customers.find(({ id }) => id === receivable?.customerId)
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

  /** All attempts about the same as this one. */
  beside({ payableId, receivableId }: AttemptRecord): ReadonlyArray<AttemptRecord> {
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

  /** Ends whatever has not been handed over of what an attempt is about. */
  endAll(attempt: AttemptRecord, reasonCode: ReasonCode): void {
    for (const other of this.beside(attempt)) {
      if (other.status === "scheduled") this.end(other, "skipped", reasonCode)
    }
  }

  /** Tells a planned attempt whose it is, and what is owed, by now. */
  refresh(attempt: AttemptRecord): AttemptRecord {
    const subject = this.subjectOf(attempt)
    const told = refreshed(this.#about(subject), this.scheduleOf(subject), attempt)
    return told === attempt ? attempt : this.set(attempt, told)
  }

  /** Puts the attempts about the same as this one where they belong by now, if there is anything left to remind of. */
  replan(attempt: AttemptRecord, missed: Missed): void {
    const subject = this.subjectOf(attempt)
    if (remindability(subject) !== "active") return
    const schedule = this.scheduleOf(subject)
    const about = this.#about(subject)
    const { added, changes } = replan(schedule, this.beside(attempt), this.#now, missed)
    for (const change of changes)
      this.set(change.attempt, moved(change.attempt, change.plannedState, this.#now))
    for (const other of this.beside(attempt)) this.refresh(other)
    for (const each of added) {
      const id = --this.#lastAdded
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
