/** Judges the messages that really left by the checks of the simulation of cases, which follow the promise to users. */
import { Effect } from "effect"
import type { DecidedReminder } from "../../../src/domain/dunning/case/StoredCase.ts"
import type { StoredReceivable } from "../../../src/domain/Pause.ts"
import type { AttemptRecord, Channel } from "../../../src/domain/ReminderAttempt.ts"
import { Engine } from "../../../src/reminders/Engine.ts"
import { refusalOn } from "../../../src/services/reminders/CaseFutures.ts"
import { makeDebtorCases } from "../../../src/services/reminders/DebtorCases.ts"
import {
  Checks,
  reviewEnd,
  type Said,
  Violation as BrokenLaw
} from "../../domain/dunning/case/simulation/Checks.ts"
import { readLetter, showsWhatRests, Violation } from "./Letter.ts"
import { type Rows, rowsOf, type StoredMessage, textOf } from "./Rows.ts"
import type { Hand, HandOver } from "./World.ts"

export const violated = (invariant: string, message: string) =>
  Effect.fail(new Violation({ invariant, message }))

/** A message that was decided on, until it is known what became of it. */
export interface Decision {
  readonly companyId: number
  readonly messageId: number
  readonly customerId: number
  readonly channel: Channel
  readonly decided: DecidedReminder
  /** Null if something has changed at the same time, so that nobody knows what was true. */
  readonly said: Said | null
  readonly lenient: Said
  /** What became of its hand-over; null as long as there was none. */
  outcome: HandOver["outcome"]["_tag"] | "Captured" | null
  isTold: boolean
}

const MINUTE = 60_000

/** An attempt as text for messages and traces. */
export const told = (attempt: AttemptRecord): string =>
  `attempt ${attempt.id} (${attempt.receivableId === null ? "bill" : "debt"} ${attempt.receivableId ?? attempt.payableId} ` +
  `of ${attempt.customerId}, due ${attempt.dueDate}, round ${attempt.cycle}, step ${attempt.offsetDays} ${attempt.channel}, ` +
  `${attempt.status}${attempt.reasonCode === null ? "" : ` ${attempt.reasonCode}`}` +
  `${attempt.dueAt === null ? "" : `, due at ${new Date(attempt.dueAt).toISOString()}`}` +
  `${attempt.messageId === null ? "" : `, message ${attempt.messageId}`}` +
  `${attempt.shiftedBy.length === 0 ? "" : `, moved by ${attempt.shiftedBy.join(" ")}`})`

/** Fails with what a check has thrown. */
const checked = <A>(check: () => A): Effect.Effect<A, Violation> =>
  Effect.try({
    try: check,
    catch: (error) =>
      error instanceof BrokenLaw
        ? new Violation({ invariant: error.law, message: error.message })
        : new Violation({ invariant: "nothing fails", message: String(error) })
  })

/** How often a debt has begun anew: with another due date, customer or currency. */
interface Ladder {
  readonly place: string
  readonly customerId: number
  readonly dueDate: string
  readonly number: number
}

export class Watch {
  readonly #hand: Hand
  readonly #trace: (line: string) => void
  readonly #decisions = new Map<number, Decision>()
  readonly #checks = new Map<number, Checks>()
  readonly #ladders = new Map<number, Ladder>()
  readonly #merged = new Map<number, number>()
  readonly #handedOver = new Set<number>()
  readonly #policyChanges = new Map<number, number>()
  #seen = 0
  /** Whether a write is made at the same time. */
  isRaced = false
  readonly counts: Record<string, number> = {}

  constructor(hand: Hand, trace: (line: string) => void) {
    this.#hand = hand
    this.#trace = trace
    hand.onHandOver = () => Effect.void
  }

  #count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1
  }

  get decisions(): ReadonlyArray<Decision> {
    return [...this.#decisions.values()]
  }

  policyChanged(companyId: number): void {
    this.#policyChanges.set(companyId, (this.#policyChanges.get(companyId) ?? 0) + 1)
  }

  hasOtherPolicy(companyId: number): boolean {
    return this.#policyChanges.has(companyId)
  }

  #checksOf(companyId: number): Checks {
    const found = this.#checks.get(companyId)
    if (found !== undefined) return found
    const changes = this.#policyChanges
    const checks = new Checks({
      ladderOf: (debtId, dueDate) => {
        const ladder = this.#ladders.get(debtId)
        if (ladder === undefined) return 0
        // It was decided on before the due date moved.
        return ladder.dueDate === dueDate ? ladder.number : ladder.number - 1
      },
      get policyChanges() {
        return changes.get(companyId) ?? 0
      }
    })
    this.#checks.set(companyId, checks)
    return checks
  }

  /** Two customers become one: what was said of their debts still counts, then and when they are two again. */
  merges(from: number, into: number): void {
    this.#merged.set(this.oneOf(from), this.oneOf(into))
  }

  /** One for all customers who were ever one. */
  oneOf(customerId: number): number {
    let one = customerId
    for (let next = this.#merged.get(one); next !== undefined && next !== one; next = this.#merged.get(one))
      one = next
    return one
  }

  /** Number of messages of each kind. */
  get messages(): Readonly<Record<string, number>> {
    const sum: Record<string, number> = {}
    for (const { counts } of this.#checks.values()) {
      for (const [name, n] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + n
    }
    return sum
  }

  /** Remembers where debts are, to know when they begin anew. */
  #observe(receivables: Iterable<StoredReceivable>): void {
    for (const { currency, customerId, dueDate, id } of receivables) {
      const place = `${dueDate} ${currency}`
      const before = this.#ladders.get(id)
      const isSame = before?.place === place && this.oneOf(before.customerId) === this.oneOf(customerId)
      this.#ladders.set(id, { place, customerId, dueDate, number: (before?.number ?? 0) + (isSame ? 0 : 1) })
    }
  }

  /** Reads what is true of a message that was just decided on. */
  readonly #decided = Effect.fnUntraced(function* (
    this: Watch,
    companyId: number,
    { channel, customerId, decided, id: messageId, recipient, status }: StoredMessage
  ) {
    const engine = yield* Engine
    const cases = yield* makeDebtorCases
    const company = yield* engine.company(companyId)
    if (company === null) return yield* violated("known", "the company is not there")
    const options = { mode: "read", withoutMessages: [messageId] } as const
    const [open] = yield* cases.open(company.settings, [customerId], decided.at, options)
    if (open === undefined) return yield* violated("known", `customer ${customerId} is not there`)
    const { debtor, receivables, row, rules } = open
    this.#observe([...receivables.values()].map(({ receivable }) => receivable))
    const { locale, text } = yield* textOf(companyId, messageId)
    const facts = { text, locale, decided, rules, debtor, receivables }
    const about = { customerId, at: decided.at, zone: rules.timezone, rules, policy: rules.policy }
    const { remindersMode } = company.settings
    const { active, planActive } = company.sender
    const may = active && planActive && remindersMode === "on"
    const message = decided.message
    const named = { named: decided.named, overdue: [], alsoOverdue: [], coming: [], resting: [] }
    const none = { ...named, more: { overdue: 0, coming: 0, resting: 0 }, sums: {} }
    const lenient: Said = {
      ...about,
      before: debtor,
      message,
      contents: none,
      address: recipient.toLowerCase(),
      obstacle: may ? refusalOn(row.customer, channel) : remindersMode,
      round: 0,
      isAsked: message.shiftedBy.includes("asked"),
      isBesideAnother: false
    }
    const contents = this.isRaced ? null : yield* checked(() => readLetter(facts))
    if (contents !== null) {
      yield* checked(() => showsWhatRests(facts, contents))
      const says = new Set<number | null>([...decided.named.map(({ id }) => id), ...contents.overdue, null])
      const kept = row.waiting.filter(
        ({ receivableId, since }) =>
          says.has(receivableId) && rules.dayAt(decided.at) < reviewEnd(rules, since) && since <= decided.at
      )
      if (kept.length > 0)
        return yield* violated(
          "nothing is sent for what a payment in review may have paid",
          `message ${messageId} of ${new Date(decided.at).toISOString()}: ${JSON.stringify(kept)}`
        )
    }
    const decision: Decision = {
      companyId,
      messageId,
      customerId,
      channel,
      decided,
      lenient,
      said: contents === null ? null : { ...lenient, contents },
      outcome: status === "sent" ? "Captured" : null,
      isTold: false
    }
    this.#decisions.set(messageId, decision)
    return decision
  })

  /** The cap counts messages that a provider took, and not the debts that they name. */
  #underCap({ companyId, decided, lenient }: Decision) {
    const recent = [...this.#decisions.values()].filter(
      (other) =>
        other.isTold &&
        other.companyId === companyId &&
        other.decided.at > decided.at - MINUTE &&
        other.decided.at <= decided.at
    )
    return recent.length > lenient.policy.maxPerMinute
      ? violated("cap", `${recent.length} messages in a minute, ${lenient.policy.maxPerMinute} allowed`)
      : Effect.void
  }

  /** The message was sent, or nobody knows that it was not. */
  #told(decision: Decision, { attempts }: Rows) {
    if (decision.isTold) return Effect.void
    decision.isTold = true
    this.#count(decision.outcome ?? "Crashed")
    const { channel, decided, lenient, messageId, said } = decision
    if (decided.named.length > 1) this.#count("Several debts")
    this.#trace(
      `  > ${new Date(decided.at).toISOString()} ${decision.outcome}: message ${messageId} to ${lenient.customerId}, ` +
        `${channel} ${decided.message.kind} ${decided.message.tone} by ${decided.message.leadingId}: ` +
        decided.named.map(({ id, tone }) => `${id} ${tone}`).join(", ")
    )
    const own = [...attempts.values()].find((attempt) => attempt.messageId === messageId)
    const judged = checked(() => {
      const sent = { ...(said ?? lenient), round: own?.cycle ?? 0 }
      this.#checksOf(decision.companyId).sent(sent, said === null)
    })
    return Effect.zipRight(judged, this.#underCap(decision))
  }

  /** Reads a message before its provider answers. */
  readonly handingOver = Effect.fnUntraced(function* (this: Watch, companyId: number, messageId: number) {
    if (this.#decisions.has(messageId)) return
    const rows = yield* rowsOf(companyId)
    const message = rows.messages.get(messageId)
    if (message === undefined) return yield* violated("known", `message ${messageId} is not stored`)
    yield* this.#decided(companyId, message)
  }).bind(this)

  /** Judges the hand-overs since the last call, and the messages that were captured or whose sender has died. */
  readonly look = Effect.fnUntraced(function* (this: Watch, companyId: number, rows: Rows) {
    this.#observe([...rows.receivables.values()].map(({ receivable }) => receivable))
    for (const message of rows.messages.values()) {
      if (!this.#decisions.has(message.id)) yield* this.#decided(companyId, message)
    }
    for (; this.#seen < this.#hand.handOvers.length; this.#seen += 1) {
      const { message, outcome } = this.#hand.handOvers[this.#seen] as HandOver
      if (this.#handedOver.has(message.messageId)) {
        return yield* violated("a message is handed over once", `message ${message.messageId}`)
      }
      this.#handedOver.add(message.messageId)
      if (message.optOutUrl === null) continue
      const decision = this.#decisions.get(message.messageId)
      if (decision === undefined)
        return yield* violated("known", `message ${message.messageId} was never stored`)
      if (decision.isTold) {
        return yield* violated("never after its end", `message ${message.messageId} was unknown before`)
      }
      decision.outcome = outcome._tag
      if (outcome._tag === "Sent" || outcome._tag === "Lost") yield* this.#told(decision, rows)
      else this.#count(outcome._tag)
    }
    for (const { id, status } of rows.messages.values()) {
      const decision = this.#decisions.get(id)
      if (decision !== undefined && (status === "sent" || status === "unknown"))
        yield* this.#told(decision, rows)
    }
  }).bind(this)
}
