/**
 * A company with its customers and debts in memory, and the least that an engine has to do: it keeps the next message of
 * each case, decides on it when its time comes, and plans again after every change that concerns it.
 */
import { dateOf } from "../../../../../src/domain/dunning/Calendar.ts"
import { caseRules, type CaseRules } from "../../../../../src/domain/dunning/case/CaseRules.ts"
import {
  beginLadder,
  changeDebt,
  leavesNextAsItIs,
  newCase,
  type OwedDebt,
  renewCase,
  resumeCase
} from "../../../../../src/domain/dunning/case/Changes.ts"
import { isChased, isSettled } from "../../../../../src/domain/dunning/case/Chased.ts"
import { afterEnding, afterSending } from "../../../../../src/domain/dunning/case/Course.ts"
import {
  CaseDecision,
  CLEAR,
  decideMessage,
  type RefusalReason,
  type SendingFacts
} from "../../../../../src/domain/dunning/case/Decide.ts"
import { planAll } from "../../../../../src/domain/dunning/case/Plan.ts"
import { reviewsOf, type WaitingPayment } from "../../../../../src/domain/dunning/case/Reviews.ts"
import type {
  CaseDebt,
  CasePolicy,
  DebtorCase,
  MessageContents,
  PlannedMessage
} from "../../../../../src/domain/dunning/case/Types.ts"
import { type ForetoldMessage, simulateCase } from "../../../../../src/domain/dunning/case/SimulateCase.ts"
import * as Pace from "../../../../../src/domain/dunning/Pace.ts"
import { beginningOf } from "../../../../../src/domain/Pause.ts"
import type { Channel, ReasonCode } from "../../../../../src/domain/ReminderAttempt.ts"
import type { Outcome, Script } from "./Script.ts"

/** How long a message is under way that does not arrive at once. */
const LATE_MILLIS = 10 * 3_600_000

const RECHECK_MILLIS = 4 * 3_600_000

const channels: ReadonlyArray<Channel> = ["email", "sms"]

/** A message that was handed over, with the case as it was when it was decided on. */
export interface Sent {
  readonly customer: Customer
  readonly before: DebtorCase
  readonly rules: CaseRules
  readonly policy: CasePolicy
  readonly zone: string
  readonly message: PlannedMessage
  readonly contents: MessageContents
  readonly address: string
  readonly at: number
}

/** A message that ended without being sent. */
export interface Ended {
  readonly customer: Customer
  readonly message: PlannedMessage
  readonly reason: ReasonCode
  readonly at: number
}

/** Money at the bank that may be for debts of a customer. */
export interface Money extends WaitingPayment {
  readonly customer: Customer
}

interface Row {
  message: PlannedMessage
  dueAt: number
}

export interface Customer {
  readonly id: number
  zone: string
  readonly address: Record<Channel, string | null>
  case: DebtorCase
  readonly rows: Map<Channel, Row>
  /** What is under way, and until when. */
  inFlight: (Sent & { readonly until: number }) | null
}

export class World {
  now: number
  readonly customers: ReadonlyArray<Customer>
  policy: CasePolicy
  mode: SendingFacts["mode"] = "on"
  isActive = true
  readonly channelState: Record<Channel, SendingFacts["channel"]> = { email: "ready", sms: "ready" }
  readonly blocked = new Set<string>()
  outcome: Outcome = "sent"
  since = 0
  approved: { customer: number; key: string } | null = null
  policyChanges = 0
  /** What waits for somebody who says what it is for. */
  money: ReadonlyArray<Money> = []
  /** How often each debt has got another due date or customer. */
  readonly ladders = new Map<number, number>()
  lastDebtId = 0
  readonly sent: Array<Sent> = []
  readonly ended: Array<Ended> = []
  /** Facts that the laws of the world are checked with, told as they happen. */
  onSent: (sent: Sent) => void = () => undefined
  onChange: (customer: Customer, isLeft: boolean, before: ReadonlyArray<PlannedMessage>) => void = () =>
    undefined
  readonly trace: (line: string) => void
  /** By channel and address, the date of the last message. */
  readonly #messaged = new Map<string, string>()
  #pace: Pace.Pace = []
  readonly #rules = new Map<string, CaseRules>()
  readonly #isHoliday: (date: string) => boolean

  constructor(script: Script, trace: (line: string) => void = () => undefined) {
    this.now = Date.parse(script.startsAt)
    this.policy = script.policy
    this.trace = trace
    this.#isHoliday = script.holidays ? (date) => Number(date.slice(8)) % 11 === 0 : () => false
    this.customers = script.zones.map((zone, id) => ({
      id,
      zone,
      address: { email: id < 2 ? "a@example.com" : "b@example.com", sms: id === 0 ? "+491701" : null },
      case: newCase([]),
      rows: new Map(),
      inFlight: null
    }))
  }

  rulesFor(zone: string): CaseRules {
    const known = this.#rules.get(zone)
    if (known !== undefined) return known
    const isHoliday = this.policy.holidays ? this.#isHoliday : () => false
    const made = caseRules({ policy: this.policy, timezone: zone, isHoliday, since: this.since })
    this.#rules.set(zone, made)
    return made
  }

  rulesOf({ zone }: Customer): CaseRules {
    return this.rulesFor(zone)
  }

  /** The case with what was sent to its addresses, by other customers as well. */
  caseOf(customer: Customer, now = this.now): DebtorCase {
    const on = (channel: Channel) => {
      const address = customer.address[channel]
      const date = address === null ? undefined : this.#messaged.get(`${channel} ${address}`)
      return date === undefined ? null : Date.parse(`${date}T00:00:00Z`) / 86_400_000
    }
    const waiting = this.money.filter((each) => each.customer === customer)
    const reviews = reviewsOf(this.rulesOf(customer), waiting, customer.case.reviews, now)
    return { ...customer.case, reviews, messagedOn: { email: on("email"), sms: on("sms") } }
  }

  /** All debts, with their customers. */
  get debts(): ReadonlyArray<readonly [Customer, CaseDebt]> {
    return this.customers.flatMap((customer) => customer.case.debts.map((debt) => [customer, debt] as const))
  }

  refusalOf(customer: Customer, channel: Channel): RefusalReason | null {
    const address = customer.address[channel]
    if (address === null) return "no_address"
    return this.blocked.has(`${channel} ${address}`) ? "opted_out" : null
  }

  foretell(customer: Customer, until: number): ReadonlyArray<ForetoldMessage> {
    const input = {
      debtor: this.caseOf(customer),
      refusal: (channel: Channel) => this.refusalOf(customer, channel),
      agreedOn: () => null,
      triedAt: new Map(
        [...customer.rows].flatMap(([channel, { dueAt, message }]) =>
          dueAt > message.at ? [[channel, dueAt] as const] : []
        )
      )
    }
    return simulateCase(this.rulesOf(customer), input, this.now, until)
  }

  /** What a plan of everything gives now. */
  foretellNext(customer: Customer): ReadonlyArray<PlannedMessage> {
    return planAll(this.rulesOf(customer), this.caseOf(customer), this.now)
  }

  /** Plans a case again, and keeps the wait of a message that has not changed. */
  plan(customer: Customer): void {
    customer.case = this.caseOf(customer)
    const planned = planAll(this.rulesOf(customer), customer.case, this.now)
    const before = new Map(customer.rows)
    customer.rows.clear()
    for (const message of planned) {
      const row = before.get(message.channel)
      const isSame = row !== undefined && keyOf(row.message) === keyOf(message)
      customer.rows.set(message.channel, {
        message,
        dueAt: isSame && row.dueAt > row.message.at ? Math.max(row.dueAt, message.at) : message.at
      })
    }
  }

  /** Money has come that may be for a debt, or for any of a customer's. */
  moneyComes(customer: Customer, receivableId: number | null): void {
    this.money = [...this.money, { customer, receivableId, since: this.now }]
    this.plan(customer)
  }

  /** Somebody has said what money is for, or that it is for nothing. */
  moneyIsSettled(one: Money): void {
    this.money = this.money.filter((each) => each !== one)
    this.plan(one.customer)
  }

  planEverything(): void {
    this.#rules.clear()
    for (const customer of this.customers) this.plan(customer)
  }

  /** Another policy or mode, or a company that works again: everything is planned anew, from now on if that reminds of more. */
  renew(isFromNow = true): void {
    if (isFromNow) this.since = this.now
    for (const customer of this.customers) customer.case = resumeCase(this, customer.case)
    this.planEverything()
  }

  reached(customer: Customer): void {
    customer.case = renewCase(customer.case, this.now)
    this.plan(customer)
  }

  /** Changes one debt, and plans its case again if that concerns the next message. */
  change(
    customer: Customer,
    before: CaseDebt | null,
    owed: OwedDebt | null,
    agreedOn: string | null = null
  ): void {
    const rules = this.rulesOf(customer)
    if (owed !== null && (before === null || before.dueDate !== owed.dueDate)) {
      this.ladders.set(owed.id, (this.ladders.get(owed.id) ?? 0) + 1)
    }
    const after =
      owed === null
        ? null
        : before === null
          ? beginLadder(owed, this.now)
          : changeDebt(rules, before, owed, this.now, agreedOn)
    const planned = planAll(rules, this.caseOf(customer), this.now)
    const next = planned.toSorted((a, b) => a.at - b.at)[0]
    const leadingDueDate = customer.case.debts.find(({ id }) => id === next?.leadingId)?.dueDate ?? ""
    const isLeft = leavesNextAsItIs(
      rules,
      customer.case,
      next === undefined ? null : { ...next, leadingDueDate },
      { before, after },
      this.now
    )
    const others = customer.case.debts.filter(({ id }) => id !== (before ?? after)?.id)
    customer.case = { ...customer.case, debts: after === null ? others : [...others, after] }
    if (!isLeft) this.plan(customer)
    this.onChange(customer, isLeft, planned)
  }

  /** The next instant at which something is due. */
  nextDue(): number {
    let next = Infinity
    for (const customer of this.customers) {
      const { inFlight } = customer
      if (inFlight !== null) next = Math.min(next, inFlight.until)
      else for (const { dueAt } of customer.rows.values()) next = Math.min(next, dueAt)
      for (const debt of customer.case.debts) {
        if (debt.status === "paused" && debt.resumeAt !== null) next = Math.min(next, debt.resumeAt)
      }
    }
    return next
  }

  /** Lives until an instant; workers are away during an outage, but rests end. */
  liveUntil(until: number, isOutage = false): void {
    for (let count = 0; count < 20_000; count += 1) {
      this.resumeDue()
      this.complete()
      if (!isOutage && this.decideDue()) continue
      const next = isOutage ? this.#nextResumption() : this.nextDue()
      if (next > until) {
        this.now = Math.max(this.now, until)
        return
      }
      this.now = Math.max(this.now, next)
    }
    throw new Error("circles for ever")
  }

  #nextResumption(): number {
    const completed = this.customers.reduce(
      (first, { inFlight }) => Math.min(first, inFlight?.until ?? Infinity),
      Infinity
    )
    return this.debts.reduce(
      (first, [, { resumeAt, status }]) =>
        status === "paused" && resumeAt !== null ? Math.min(first, resumeAt) : first,
      completed
    )
  }

  resumeDue(): void {
    for (const [customer, debt] of this.debts) {
      if (debt.status !== "paused" || debt.resumeAt === null || debt.resumeAt > this.now) continue
      this.resume(customer, debt)
    }
  }

  resume(customer: Customer, debt: CaseDebt): void {
    const status = debt.balanceMinor < debt.amountMinor ? "partially_paid" : "open"
    this.change(customer, debt, { ...debt, status, pauseCause: null, resumeAt: null }, debt.agreedOn)
  }

  pauseEnd(customer: Customer, days: number): number {
    return beginningOf(dateOf(this.rulesOf(customer).dayAt(this.now) + days), customer.zone)
  }

  /** Decides on one due message; false if none is due. */
  decideDue(): boolean {
    for (const customer of this.customers) {
      // As in the service, nothing more is decided on for a debtor while a message is under way.
      if (customer.inFlight !== null) continue
      for (const channel of channels) {
        const row = customer.rows.get(channel)
        if (row === undefined || row.dueAt > this.now) continue
        this.#decide(customer, channel, row)
        return true
      }
    }
    return false
  }

  #decide(customer: Customer, channel: Channel, row: Row): void {
    const rules = this.rulesOf(customer)
    const debtor = this.caseOf(customer)
    const facts: SendingFacts = {
      ...CLEAR,
      mode: this.mode,
      isApproved: this.approved?.customer === customer.id && this.approved.key === keyOf(row.message),
      company: { active: this.isActive, planActive: true },
      channel: this.channelState[channel],
      refusal: this.refusalOf(customer, channel),
      onTestClock: false,
      capLeft: Pace.left(this.#pace, this.policy.maxPerMinute, this.now),
      capFreeAt: Pace.freeAt(this.#pace, this.now)
    }
    const decision = decideMessage(rules, debtor, channel, facts, this.now)
    CaseDecision.$match(decision, {
      Send: ({ contents, message }) => {
        const { now, policy } = this
        const { zone } = customer
        const address = customer.address[channel] ?? ""
        this.#handOver({ customer, before: debtor, rules, policy, zone, message, contents, address, at: now })
      },
      End: ({ contents, message, reason }) => this.#end(customer, message, contents, reason),
      Move: ({ at, message }) => customer.rows.set(channel, { message, dueAt: at }),
      // Every five minutes would be too often for months on hold.
      Wait: ({ message }) =>
        customer.rows.set(channel, {
          message,
          dueAt: Math.max(Math.min(message.expiresAt, this.now + RECHECK_MILLIS), this.now + 1)
        }),
      None: () => {
        customer.rows.delete(channel)
        this.plan(customer)
        return undefined
      }
    })
  }

  #end(customer: Customer, message: PlannedMessage, contents: MessageContents, reason: ReasonCode): void {
    this.trace(
      `${new Date(this.now).toISOString()} ${customer.id} ${message.channel} ends: ${reason} ${keyOf(message)}`
    )
    this.ended.push({ customer, message, reason, at: this.now })
    customer.case = afterEnding(this.rulesOf(customer), customer.case, message, contents, this.now)
    this.plan(customer)
  }

  #handOver(sent: Sent): void {
    const { address, customer, message } = sent
    const { outcome } = this
    this.outcome = "sent"
    this.#pace = Pace.after(this.#pace, 1, this.now)
    this.trace(
      `${new Date(this.now).toISOString()} ${customer.id} ${outcome} ${keyOf(message)} ${JSON.stringify(sent.contents)}`
    )
    if (outcome === "rejected") return this.#end(customer, message, sent.contents, "provider_rejected")
    if (outcome === "deferred") {
      customer.rows.set(message.channel, { message, dueAt: this.now + 600_000 })
      return
    }
    // From its hand-over on, the address has its message of that day.
    this.#messaged.set(`${message.channel} ${address}`, dateOf(sent.rules.dayAt(this.now)))
    this.sent.push(sent)
    this.onSent(sent)
    customer.inFlight = { ...sent, until: this.now + (outcome === "late" ? LATE_MILLIS : 0) }
    this.complete()
  }

  /** Completes what is under way. */
  complete(): void {
    for (const customer of this.customers) {
      const sent = customer.inFlight
      if (sent === null || sent.until > this.now) continue
      customer.inFlight = null
      customer.case = afterSending(sent.rules, this.caseOf(customer), sent.message, sent.contents, sent.at)
      this.plan(customer)
    }
  }

  chased(customer: Customer): ReadonlyArray<CaseDebt> {
    return customer.case.debts.filter((debt) => isChased(this.policy, debt))
  }

  open(customer: Customer): ReadonlyArray<CaseDebt> {
    return customer.case.debts.filter((debt) => !isSettled(debt))
  }
}

/** What a message is about, whatever time it has. */
export const keyOf = ({ channel, kind, leadingId, offsetDays, slotDay, triggerId }: PlannedMessage): string =>
  `${channel} ${kind} ${leadingId} ${triggerId} ${offsetDays} ${slotDay}`
