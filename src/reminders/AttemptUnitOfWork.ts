/** Collects the changes that a transaction decides on, for the attempts whose receivables and bills it has locked. */
import { Effect } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Payable } from "../domain/Payable.ts"
import type { PauseCause, StoredReceivable } from "../domain/Pause.ts"
import type { AttemptRecord, Channel, ReasonCode } from "../domain/ReminderAttempt.ts"
import { type Occasion, replan } from "../domain/dunning/Replan.ts"
import type { DunningSchedule } from "../domain/dunning/Types.ts"
import type { NewAttempt } from "../repos/reminders/AttemptRows.ts"
import type { AttemptChange, ReminderAttemptsRepo } from "../repos/reminders/ReminderAttempts.ts"
import type { LockedCustomer, LockedRows } from "../repos/reminders/ReminderLocks.ts"
import type { MessageOutcome, MessageRecord } from "../repos/reminders/MessageRows.ts"
import type { ReminderMessages } from "../repos/reminders/ReminderMessages.ts"
import {
  type About,
  aboutPayable,
  aboutReceivable,
  attemptOf,
  moved,
  refreshed
} from "../services/reminders/Attempts.ts"
import { payableSchedule, receivableSchedule, type Rules } from "../services/reminders/DunningRules.ts"

/** What an attempt reminds of: a receivable and its customer, or a bill. */
export type AttemptSubject =
  | {
      readonly _tag: "Receivable"
      readonly receivable: StoredReceivable
      readonly recipient: LockedCustomer
    }
  | { readonly _tag: "Payable"; readonly payable: Payable }

/** `active` if there is something left to remind of, else the reason why not. */
export const remindability = (subject: AttemptSubject): "active" | "paid" | "cancelled" | "paused" => {
  const status = subject._tag === "Receivable" ? subject.receivable.status : subject.payable.status
  return status === "open" || status === "partially_paid" ? "active" : status
}

/** Why the receivable is paused; null if it is not. */
export const pauseCauseOf = (subject: AttemptSubject): PauseCause | null =>
  subject._tag === "Receivable" ? subject.receivable.pauseCause : null

/** Why nothing is left to remind of; null if there is. */
export const endReasonOf = (subject: AttemptSubject): "paid" | "cancelled" | PauseCause | null => {
  const status = remindability(subject)
  if (status === "active") return null
  return status === "paused" ? (pauseCauseOf(subject) ?? status) : status
}

const subjectKey = ({ payableId, receivableId }: Pick<AttemptRecord, "payableId" | "receivableId">): string =>
  receivableId === null ? `bill ${payableId}` : `receivable ${receivableId}`

const byId = <A extends { readonly id: number }>(rows: ReadonlyArray<A>): ReadonlyMap<number, A> =>
  new Map(rows.map((row) => [row.id, row]))

/** Locked attempts of one company, with the changes decided so far. Changes are made here first and stored at the end. */
export class AttemptUnitOfWork {
  readonly now: number
  readonly #before: ReadonlyMap<number, AttemptRecord>
  #after: Map<number, AttemptRecord>
  /** Ids of the attempts for the same receivable or bill. */
  readonly #ofSame: Map<string, ReadonlyArray<number>>
  readonly #company: CompanySettings
  readonly #rules: Rules
  readonly #rows: LockedRows
  readonly #subjects: ReadonlyMap<string, AttemptSubject>
  readonly #messages: Map<number, MessageRecord>
  readonly #settled = new Set<number>()
  /** Attempts that are still to be inserted get negative ids until then. */
  #lastTemporaryId = 0

  /** `now` is the company's own time; by default that of the rows. */
  constructor(company: CompanySettings, rules: Rules, rows: LockedRows, now: number = rows.now) {
    this.#company = company
    this.#rules = rules
    this.#rows = rows
    this.now = now
    this.#before = byId(rows.attempts)
    this.#after = new Map(this.#before)
    this.#messages = new Map(byId(rows.messages))
    this.#ofSame = new Map(
      [...Map.groupBy(rows.attempts, subjectKey)].map(([key, attempts]) => [
        key,
        attempts.map(({ id }) => id)
      ])
    )
    const customers = byId(rows.customers)
    this.#subjects = new Map<string, AttemptSubject>([
      ...rows.payables.map((payable) => [`bill ${payable.id}`, { _tag: "Payable", payable }] as const),
      ...rows.receivables.flatMap((receivable) => {
        const recipient = customers.get(receivable.customerId)
        return recipient === undefined
          ? []
          : [[`receivable ${receivable.id}`, { _tag: "Receivable", receivable, recipient }] as const]
      })
    ])
  }

  /** The attempt with its changes so far; undefined if it is not locked by this transaction. */
  get(id: number): AttemptRecord | undefined {
    return this.#after.get(id)
  }

  /** The attempt, if this transaction may decide on it. */
  asked(id: number): AttemptRecord | undefined {
    return this.#rows.asked.has(id) ? this.#after.get(id) : undefined
  }

  subjectOf(attempt: Pick<AttemptRecord, "payableId" | "receivableId">): AttemptSubject {
    const subject = this.#subjects.get(subjectKey(attempt))
    if (subject === undefined) throw new Error("an attempt is held without its receivable or bill")
    return subject
  }

  /** The attempts that are due for a customer on a channel and that this transaction may decide on, oldest first. */
  dueFor(customerId: number, channel: Channel): ReadonlyArray<AttemptRecord> {
    return [...this.#rows.asked]
      .flatMap((id) => this.#after.get(id) ?? [])
      .filter(
        (attempt) =>
          attempt.status === "scheduled" &&
          attempt.channel === channel &&
          attempt.scheduledFor <= this.now &&
          this.#customerOf(attempt) === customerId
      )
      .toSorted((a, b) => a.scheduledFor - b.scheduledFor || a.id - b.id)
  }

  /** Whether planning has added attempts that are due for a customer on a channel as well. */
  hasAddedFor(customerId: number, channel: Channel): boolean {
    return this.#addedNow.some(
      (attempt) =>
        attempt.status === "scheduled" &&
        attempt.channel === channel &&
        attempt.scheduledFor <= this.now &&
        this.#customerOf(attempt) === customerId
    )
  }

  /** The local date of the last message to a customer on a channel that was or may have been sent. */
  messagedOn(customerId: number, channel: Channel): string | null {
    return (
      this.#rows.messagedOn.find((each) => each.customerId === customerId && each.channel === channel)
        ?.sentOn ?? null
    )
  }

  message(id: number | null): MessageRecord | undefined {
    return id === null ? undefined : this.#messages.get(id)
  }

  /** The messages of an attempt about a bill, one or more for each member, oldest first. */
  messagesOfBill({ id, payableId }: AttemptRecord): ReadonlyArray<MessageRecord> {
    return [...this.#messages.values()]
      .filter((message) => message.payableId === payableId && message.attemptIds.includes(id))
      .toSorted((a, b) => a.id - b.id)
  }

  /** Stores what became of a message. */
  settle(message: MessageRecord, outcome: Partial<MessageOutcome>): void {
    this.#messages.set(message.id, { ...message, ...outcome })
    this.#settled.add(message.id)
  }

  /** The messages that have been settled. */
  get settled(): ReadonlyArray<MessageRecord> {
    return [...this.#settled].flatMap((id) => this.#messages.get(id) ?? [])
  }

  /** Runs a change of attempts; if it throws, they are as before it, and `otherwise` gets the cause. */
  attempt<A>(change: () => A, otherwise: (cause: unknown) => A): A {
    const before = new Map(this.#after)
    const ofSame = new Map(this.#ofSame)
    try {
      return change()
    } catch (cause) {
      this.#after = before
      this.#ofSame.clear()
      for (const [key, ids] of ofSame) this.#ofSame.set(key, ids)
      return otherwise(cause)
    }
  }

  scheduleOf(subject: AttemptSubject): DunningSchedule {
    return subject._tag === "Receivable"
      ? receivableSchedule(this.#rules, subject.receivable.dueDate, subject.recipient.timezone)
      : payableSchedule(this.#rules, subject.payable.dueDate)
  }

  /** All attempts for the same receivable or bill, this one included. */
  attemptsForSame(attempt: AttemptRecord): ReadonlyArray<AttemptRecord> {
    return (this.#ofSame.get(subjectKey(attempt)) ?? []).flatMap((id) => this.#after.get(id) ?? [])
  }

  set(attempt: AttemptRecord, fields: Partial<AttemptRecord>): AttemptRecord {
    const after = { ...attempt, updatedAt: this.now, ...fields }
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
  replan(attempt: AttemptRecord, occasion: Occasion): void {
    const subject = this.subjectOf(attempt)
    if (remindability(subject) !== "active") return
    const schedule = this.scheduleOf(subject)
    const about = this.#about(subject)
    const { added, changes } = replan(schedule, this.attemptsForSame(attempt), this.now, occasion)
    for (const change of changes)
      this.set(change.attempt, moved(change.attempt, change.plannedState, this.now))
    for (const other of this.attemptsForSame(attempt)) this.refresh(other)
    for (const each of added) {
      const id = --this.#lastTemporaryId
      const made = attemptOf(about, schedule, each)
      this.#after.set(id, { ...made, id, fence: 0, createdAt: this.now, updatedAt: this.now })
      const key = subjectKey(made)
      this.#ofSame.set(key, [...(this.#ofSame.get(key) ?? []), id])
    }
  }

  get changes(): ReadonlyArray<AttemptChange> {
    return [...this.#before.values()].flatMap((before) => {
      const after = this.#after.get(before.id)
      return after === undefined || after === before ? [] : [{ before, after }]
    })
  }

  get added(): ReadonlyArray<NewAttempt> {
    return this.#addedNow
  }

  get #addedNow(): ReadonlyArray<AttemptRecord> {
    return [...this.#after.values()].filter(({ id }) => id < 0)
  }

  #customerOf(attempt: AttemptRecord): number | null {
    const subject = this.#subjects.get(subjectKey(attempt))
    return subject?._tag === "Receivable" ? subject.receivable.customerId : null
  }

  #about(subject: AttemptSubject): About {
    return subject._tag === "Payable"
      ? aboutPayable(this.#company, subject.payable)
      : aboutReceivable(this.#company, subject.receivable, subject.recipient)
  }
}

/** Stores all changes of a unit of work, in the caller's transaction. */
export const store = (
  attempts: ReminderAttemptsRepo["Type"],
  companyId: number,
  unitOfWork: AttemptUnitOfWork
): Effect.Effect<void, ServiceUnavailable> =>
  Effect.zipRight(
    attempts.update(companyId, unitOfWork.changes),
    attempts.insert(companyId, unitOfWork.added, unitOfWork.now)
  )

/** As `store`, with what became of messages. */
export const storeOutcomes = (
  attempts: ReminderAttemptsRepo["Type"],
  messages: ReminderMessages["Type"],
  companyId: number,
  unitOfWork: AttemptUnitOfWork
): Effect.Effect<void, ServiceUnavailable> =>
  Effect.zipRight(store(attempts, companyId, unitOfWork), messages.settle(companyId, unitOfWork.settled))
