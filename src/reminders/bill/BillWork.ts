/** One locked bill with its attempts and messages. What is decided is changed here first and stored at the end. */
import type { CompanySettings } from "../../domain/Company.ts"
import type { PlannedBillReminder } from "../../domain/dunning/Bill.ts"
import {
  type BillRules,
  type BillWithAttempts,
  planBillAttempts,
  plannedFor,
  withPresentFacts
} from "../../domain/dunning/BillAttempts.ts"
import type { Payable } from "../../domain/Payable.ts"
import type { AttemptRecord, ReasonCode } from "../../domain/ReminderAttempt.ts"
import type { NewAttempt } from "../../repos/reminders/AttemptRows.ts"
import type { LockedBills } from "../../repos/reminders/BillAttempts.ts"
import type { MessageOutcome, MessageRecord } from "../../repos/reminders/MessageRows.ts"
import type { AttemptChange } from "../../repos/reminders/ReminderAttempts.ts"

const byId = <A extends { readonly id: number }>(
  rows: ReadonlyArray<A>
): ReadonlyArray<readonly [number, A]> => rows.toSorted((a, b) => a.id - b.id).map((row) => [row.id, row])

export class BillWork {
  readonly payable: Payable
  /** Epoch milliseconds, by the company's clock. */
  readonly now: number
  readonly #rules: BillRules
  readonly #onTestClock: boolean
  readonly #before: ReadonlyMap<number, AttemptRecord>
  #after: Map<number, AttemptRecord>
  readonly #messages: Map<number, MessageRecord>
  readonly #settled = new Set<number>()
  /** Attempts that are still to be inserted get negative ids until then. */
  #lastTemporaryId = 0

  constructor(
    company: Pick<CompanySettings, "testClock">,
    rules: BillRules,
    {
      attempts,
      messages,
      now,
      payable
    }: {
      readonly payable: Payable
      readonly attempts: ReadonlyArray<AttemptRecord>
      readonly messages: ReadonlyArray<MessageRecord>
      readonly now: number
    }
  ) {
    this.payable = payable
    this.now = now
    this.#rules = rules
    this.#onTestClock = company.testClock !== null
    this.#before = new Map(byId(attempts))
    this.#after = new Map(this.#before)
    this.#messages = new Map(byId(messages))
  }

  /** The attempt with its changes so far; undefined if it is not of this bill. */
  get(id: number): AttemptRecord | undefined {
    return this.#after.get(id)
  }

  message(id: number): MessageRecord | undefined {
    return this.#messages.get(id)
  }

  /** The messages of an attempt, one or more for each member, oldest first. */
  messagesOf({ id }: AttemptRecord): ReadonlyArray<MessageRecord> {
    return [...this.#messages.values()].filter(({ attemptIds }) => attemptIds.includes(id))
  }

  /** Stores what became of a message. */
  settle({ id }: MessageRecord, outcome: Partial<MessageOutcome>): void {
    const message = this.#messages.get(id)
    if (message === undefined) return
    this.#messages.set(id, { ...message, ...outcome })
    this.#settled.add(id)
  }

  /** Runs a change of attempts; if it throws, they are as before it, and `otherwise` gets the cause. */
  attempt<A>(change: () => A, otherwise: (cause: unknown) => A): A {
    const before = new Map(this.#after)
    try {
      return change()
    } catch (cause) {
      this.#after = before
      return otherwise(cause)
    }
  }

  set(attempt: AttemptRecord, fields: Partial<AttemptRecord>): AttemptRecord {
    const after = { ...attempt, updatedAt: this.now, ...fields }
    this.#after.set(attempt.id, after)
    return after
  }

  /** As `set`, with the present amount and zone if the attempt is scheduled then. */
  setFresh(attempt: AttemptRecord, fields: Partial<AttemptRecord>): AttemptRecord {
    const after = withPresentFacts(this.#about, this.set(attempt, fields))
    this.#after.set(attempt.id, after)
    return after
  }

  /** Ends an attempt with a reason. */
  end(
    attempt: AttemptRecord,
    status: "cancelled" | "failed" | "skipped" | "unknown",
    reasonCode: ReasonCode
  ): AttemptRecord {
    return this.set(attempt, { status, reasonCode, dueAt: null })
  }

  /** When the step of a scheduled attempt leaves; null if the bill has to be planned again. */
  plannedFor(attempt: AttemptRecord): PlannedBillReminder | null {
    return plannedFor(this.#about, attempt)
  }

  /** When messages may be sent next from a moment on, and when the time of those that leave then is over. */
  openingFrom(instant: number): { readonly at: number; readonly expiresAt: number } | null {
    const open = this.#rules.calendar.openingAt(instant)
    if (open === undefined) return null
    return { at: Math.max(open.at, instant), expiresAt: this.#rules.calendar.expiryOf(open) }
  }

  /** Plans the bill again, unless it is paid. */
  replan(): void {
    if (this.payable.status !== "open") return
    const { added, changes } = planBillAttempts(this.#about)
    for (const { after } of changes) this.#after.set(after.id, after)
    for (const made of added) {
      const id = --this.#lastTemporaryId
      this.#after.set(id, { ...made, id, fence: 0, createdAt: this.now, updatedAt: this.now })
    }
  }

  /** Plans what follows an attempt that has ended. It has ended all the same if that can't be planned. */
  planNext(): void {
    this.attempt(
      () => this.replan(),
      () => undefined
    )
  }

  /** Days from the due date until it has come; then from the day up to which the bill is paid in time. */
  get daysOverdue(): number {
    const { dayAt, dayOf, effectiveDue } = this.#rules.calendar
    const today = dayAt(this.now)
    const due = dayOf(this.payable.dueDate)
    return today - (today <= due ? due : effectiveDue(this.payable.dueDate).day)
  }

  get timezone(): string {
    return this.#rules.calendar.timezone
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

  /** The messages that have been settled. */
  get settled(): ReadonlyArray<MessageRecord> {
    return [...this.#settled].flatMap((id) => this.#messages.get(id) ?? [])
  }

  get #about(): BillWithAttempts {
    return {
      bill: this.payable,
      attempts: [...this.#after.values()],
      rules: this.#rules,
      onTestClock: this.#onTestClock,
      now: this.now
    }
  }
}

/** The works of locked bills, by the ids of their attempts. */
export const worksOf = (
  company: Pick<CompanySettings, "testClock">,
  rules: BillRules,
  { attempts, messages, now, payables }: LockedBills
): ReadonlyMap<number, BillWork> => {
  const attemptsOf = Map.groupBy(attempts, ({ payableId }) => payableId)
  const messagesOf = Map.groupBy(messages, ({ payableId }) => payableId)
  return new Map(
    payables.flatMap((payable) => {
      const own = attemptsOf.get(payable.id) ?? []
      const rows = { payable, attempts: own, messages: messagesOf.get(payable.id) ?? [], now }
      const work = new BillWork(company, rules, rows)
      return own.map(({ id }) => [id, work] as const)
    })
  )
}
