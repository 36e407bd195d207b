/** The invariants of reminders, checked after every step. They follow the promise to users, not the engine's code. */
import { Effect } from "effect"
import { daysBetween } from "../../../src/domain/CalendarDate.ts"
import { isTimeZone } from "../../../src/domain/Contact.ts"
import type { Receivable } from "../../../src/domain/Receivable.ts"
import { type AttemptRecord, ReasonCode } from "../../../src/domain/ReminderAttempt.ts"
import { dayOf, openDayFrom } from "../../../src/domain/dunning/Calendar.ts"
import { layOutSteps } from "../../../src/domain/dunning/StepDates.ts"
import type { DunningSchedule } from "../../../src/domain/dunning/Types.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/company/Companies.ts"
import { CustomersRepo } from "../../../src/repos/customers/Customers.ts"
import { ReminderFacts } from "../../../src/repos/reminders/ReminderFacts.ts"
import { DunningRules, receivableSchedule, type Rules } from "../../../src/services/reminders/DunningRules.ts"
import { BILL_GAP_DAYS, billIsNewest, billIsPlanned } from "./BillChecks.ts"
import {
  arrived,
  calledOverdueInTime,
  type Delivery,
  isAllowed,
  isInTime,
  isOfSame,
  isSameStep,
  isUpToDate,
  lastCycle,
  lastDateOf,
  localOf,
  mayHaveArrived,
  noFirmerThanAllowed,
  onePerDay,
  stepsAhead,
  told,
  underCap,
  violated
} from "./MessageChecks.ts"
import type { Hand, HandOver, Rows } from "./World.ts"

const closedList: ReadonlyArray<string | null> = ReasonCode.literals
/** What a scheduled attempt waits for. */
const obstacles: ReadonlyArray<string | null> = [
  "no_channel",
  "channel_down",
  "company_inactive",
  "no_active_plan",
  "below_minimum"
]

const isActive = ({ status }: Receivable): boolean => status === "open" || status === "partially_paid"

/** A debt that is resumed, reversed, larger or due on another date has something planned again. */
const notSilent = (
  receivable: Receivable,
  was: Receivable | undefined,
  attempts: ReadonlyArray<AttemptRecord>,
  { policy }: Rules
) => {
  if (was === undefined || !isActive(receivable) || policy.receivables.steps.length === 0) return Effect.void
  const balanceOf = ({ amountMinor, paidMinor }: Receivable) => amountMinor - paidMinor
  const change = !isActive(was)
    ? `was ${was.status}`
    : was.dueDate !== receivable.dueDate
      ? `was due ${was.dueDate}`
      : balanceOf(receivable) > balanceOf(was)
        ? `owed ${balanceOf(was)}`
        : null
  return change === null || attempts.some(({ dueAt }) => dueAt !== null)
    ? Effect.void
    : violated(
        "no open debt is silent",
        `receivable ${receivable.id} ${change}: ${attempts.map(told).join("; ")}`
      )
}

/** Keeps the rows of the step before and all messages, and compares them with what comes after. */
export class Watch {
  readonly #hand: Hand
  readonly #before = new Map<number, Rows>()
  readonly #deliveries: Array<Delivery> = []
  /** Receivables and bills whose schedule had ended when the policy changed: nothing plans them again. */
  readonly #ended = new Set<string>()
  /** Companies whose policy has changed: their steps can't be compared with the present schedule. */
  readonly #otherPolicy = new Set<number>()
  /** Attempts that were to be caught up and whose customer has changed zones since. */
  readonly #caughtUpElsewhere = new Set<number>()
  readonly #trace: (line: string) => void
  #seen = 0

  constructor(hand: Hand, trace: (line: string) => void = () => undefined) {
    this.#hand = hand
    this.#trace = trace
  }

  /** Number of attempts by the outcome of their message, and of messages that told of several. */
  get counts(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const { outcome } of this.#deliveries) {
      counts[outcome ?? "Crashed"] = (counts[outcome ?? "Crashed"] ?? 0) + 1
    }
    const debts = Map.groupBy(this.#deliveries, ({ companyId, messageId }) => `${companyId} ${messageId}`)
    const combined = [...debts.values()].filter(({ length }) => length > 1).length
    if (combined > 0) counts["Combined"] = combined
    return counts
  }

  /** Attempts follow another policy only once they are due. */
  hasOtherPolicy(companyId: number): boolean {
    return this.#otherPolicy.has(companyId)
  }

  rowsBefore(companyId: number): Rows | undefined {
    return this.#before.get(companyId)
  }

  /** To be called when another policy comes into force. */
  policyChanged(companyId: number): void {
    this.#otherPolicy.add(companyId)
    const rows = this.#before.get(companyId)
    if (rows === undefined) return
    for (const kind of ["receivables", "payables"] as const) {
      for (const id of rows[kind].keys()) {
        const planned = [...rows.attempts.values()].some(
          (attempt) =>
            attempt[kind === "receivables" ? "receivableId" : "payableId"] === id && attempt.dueAt !== null
        )
        if (!planned) this.#ended.add(`${kind} ${companyId} ${id}`)
      }
    }
  }

  /** Checks a message that was just decided on. */
  readonly decided = Effect.fnUntraced(function* (
    this: Watch,
    companyId: number,
    rows: Rows,
    attemptId: number,
    at: number,
    message: HandOver["message"] | null,
    raced: boolean
  ) {
    const attempt = rows.attempts.get(attemptId)
    if (attempt === undefined) return yield* violated("known", `attempt ${attemptId} is not there`)
    const found = yield* Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId))
    const sender = yield* Effect.map(
      Effect.flatMap(ReminderFacts, (facts) => facts.company(companyId)),
      (company) => company?.sender ?? null
    )
    if (found === null || sender === null) return yield* violated("known", "the company is not there")
    const rules = yield* Effect.flatMap(DunningRules, (schedules) => schedules.rulesOf(settingsOf(found)))
    const zone = yield* this.#zoneOf(companyId, rows, attempt, rules)
    const local = localOf(at, zone)
    const messageId = message?.messageId ?? attempt.messageId
    const delivery: Delivery = { companyId, attempt, messageId, at, date: local.date, outcome: null }
    const others = this.#deliveries.filter((other) => other.companyId === companyId)
    const earlier = this.#deliveries.filter(
      (other) => other.companyId === companyId && isOfSame(other.attempt, attempt)
    )
    this.#deliveries.push(delivery)
    // The order of concurrent changes is not known.
    if (raced) return delivery
    // The text of a message about several debts tells of the first of them so far.
    const isAlone = [...rows.attempts.values()].every(
      (other) => other === attempt || other.messageId !== messageId
    )
    yield* isUpToDate(rows, attempt, isAlone ? message : null)
    yield* isAllowed(companyId, rows, attempt, message, sender)
    yield* isInTime(attempt, rules, local, rows)
    // A worker that is gone may have handed its message over, as far as anybody knows.
    const known = earlier.filter(
      (other, n, all) =>
        mayHaveArrived(other, n, all) || rows.attempts.get(other.attempt.id)?.status === "unknown"
    )
    yield* noFirmerThanAllowed(attempt, known)
    if (attempt.receivableId !== null && isAlone && message !== null) {
      yield* calledOverdueInTime(attempt, rules, local.date, `${message.subject ?? ""} ${message.text}`)
    }
    yield* this.#keepsDistance(attempt, rules, local.date, earlier)
    yield* underCap(others, delivery, rules)
    yield* onePerDay(delivery, others, rules)
    yield* this.#isNewest(rows, attempt, rules, zone, delivery, earlier)
    return delivery
  }).bind(this)

  readonly #zoneOf = Effect.fnUntraced(function* (
    companyId: number,
    rows: Rows,
    attempt: AttemptRecord,
    rules: Rules
  ) {
    const customerId = rows.receivables.get(attempt.receivableId ?? 0)?.customerId
    if (customerId === undefined) return rules.timezone
    const customers = yield* CustomersRepo
    const zone = (yield* customers.find(companyId, customerId))?.timezone ?? null
    return zone !== null && isTimeZone(zone) ? zone : rules.timezone
  })

  #keepsDistance(attempt: AttemptRecord, { policy }: Rules, date: string, earlier: ReadonlyArray<Delivery>) {
    const { maxMessages } = policy.receivables
    const minGapDays = attempt.receivableId === null ? BILL_GAP_DAYS : policy.receivables.minGapDays
    const before = earlier.filter(mayHaveArrived).filter((other) => other.attempt.id !== attempt.id)
    const close = before.find(
      (other) => !isSameStep(other.attempt, attempt) && daysBetween(other.date, date) < minGapDays
    )
    if (close !== undefined) {
      return violated("gap", `${told(attempt)} leaves on ${date}, ${told(close.attempt)} on ${close.date}`)
    }
    const swapped = before.find(
      (other) => other.attempt.cycle === attempt.cycle && other.attempt.offsetDays > attempt.offsetDays
    )
    if (swapped !== undefined) {
      return violated("order", `${told(attempt)} leaves after ${told(swapped.attempt)}`)
    }
    const messages = new Set(before.map((other) => other.attempt.id)).size + 1
    return attempt.receivableId !== null && messages > maxMessages
      ? violated("max messages", `${told(attempt)} is number ${messages} of ${maxMessages}`)
      : Effect.void
  }

  /** Of missed steps only the newest is caught up, and not too late. */
  #isNewest(
    rows: Rows,
    attempt: AttemptRecord,
    rules: Rules,
    zone: string,
    { at, date }: Delivery,
    earlier: ReadonlyArray<Delivery>
  ) {
    if (at >= attempt.expiresAt) {
      return violated(
        "catch-up",
        `${told(attempt)} leaves on ${date}, after ${new Date(attempt.expiresAt).toISOString()}`
      )
    }
    // Includes messages whose outcome was not stored, because they may have arrived.
    const known = earlier.filter(({ attempt: { id } }) => {
      const status = rows.attempts.get(id)?.status
      return status === "sent" || status === "unknown" || status === "sending"
    })
    const lastDayOf = (deliveries: ReadonlyArray<Delivery>): number => {
      const last = lastDateOf(deliveries)
      return last === null ? -Infinity : dayOf(last)
    }
    if (attempt.receivableId === null) {
      return billIsNewest(
        rules,
        attempt,
        at,
        lastDayOf(known.filter((other) => other.attempt.id !== attempt.id))
      )
    }
    const schedule = receivableSchedule(rules, attempt.dueDate, zone)
    // The other channels of the step keep the next one at a distance, but not this one.
    const lastSentDay = lastDayOf(known.filter((other) => other.attempt.id !== attempt.id))
    const lastSentDayBefore = lastDayOf(known.filter((other) => !isSameStep(other.attempt, attempt)))
    const [after] = layOutSteps(
      schedule,
      { countedFrom: attempt.countedFrom, firstOffset: Number.NEGATIVE_INFINITY },
      { reached: attempt.offsetDays, isBegun: true, lastSentDay, lastSentDayBefore }
    ).filter(({ channels, isDropped, offsetDays }) =>
      isDropped || offsetDays === attempt.offsetDays
        ? false
        : channels.some(
            (channel) =>
              !lastCycle([...rows.attempts.values()].filter((other) => isOfSame(other, attempt))).some(
                (other) =>
                  other.offsetDays === offsetDays &&
                  other.channel === channel &&
                  other.status !== "scheduled" &&
                  other.status !== "cancelled"
              )
          )
    )
    return after !== undefined && after.open.at <= at
      ? violated(
          "newest step",
          `${told(attempt)} leaves on ${date}, though the time of step ${after.offsetDays} has come`
        )
      : Effect.void
  }

  /** Checks the hand-overs since the last call: each was decided on, and at most one per message arrives. */
  readonly handedOver = Effect.fnUntraced(function* (
    this: Watch,
    rowsOf: (companyId: number) => Rows,
    raced: boolean
  ) {
    for (; this.#seen < this.#hand.handOvers.length; this.#seen += 1) {
      const { at, message, outcome } = this.#hand.handOvers[this.#seen] as HandOver
      const { companyId, messageId } = message
      const rows = rowsOf(companyId)
      const known = this.#deliveries.filter(
        (one) => one.companyId === companyId && one.messageId === messageId
      )
      const again = known.find((delivery) => delivery.outcome !== null)
      if (again !== undefined) {
        return yield* violated("a message is handed over once", told(again.attempt))
      }
      const deliveries = [...known]
      if (known.length === 0) {
        for (const attempt of rows.attempts.values()) {
          if (attempt.messageId !== messageId) continue
          deliveries.push(yield* this.decided(companyId, rows, attempt.id, at, message, raced))
        }
      }
      if (deliveries.length === 0) return yield* violated("known", `message ${messageId} is of no attempt`)
      for (const delivery of deliveries) {
        delivery.outcome = outcome._tag
        this.#trace(`  > ${delivery.date} ${outcome._tag}: ${told(delivery.attempt)}`)
        const before = this.#before.get(companyId)?.attempts.get(delivery.attempt.id)
        const status = before?.status
        const ended = status !== undefined && status !== "scheduled" && status !== "sending"
        // One channel's round may plan it again, and the next one's send it.
        const mayReturn = status === "cancelled" && (raced || before?.reasonCode === "rescheduled")
        if (ended && !mayReturn) {
          return yield* violated("never after its end", `${told(delivery.attempt)} was ${status} before`)
        }
        yield* this.#onlyOnce(delivery)
      }
    }
  }).bind(this)

  /** Checks a captured message. */
  readonly captured = Effect.fnUntraced(function* (
    this: Watch,
    companyId: number,
    rows: Rows,
    attempt: AttemptRecord,
    raced: boolean
  ) {
    const delivery = yield* this.decided(companyId, rows, attempt.id, attempt.sentAt ?? 0, null, raced)
    delivery.outcome = "Captured"
    yield* this.#onlyOnce(delivery)
  }).bind(this)

  #onlyOnce(delivery: Delivery) {
    if (!arrived(delivery)) return Effect.void
    const { attempt, companyId } = delivery
    const again = this.#deliveries.find((other) => {
      if (other === delivery || other.companyId !== companyId || !arrived(other)) return false
      if (other.attempt.id === attempt.id) return true
      return (
        isOfSame(other.attempt, attempt) &&
        other.attempt.offsetDays === attempt.offsetDays &&
        other.attempt.channel === attempt.channel &&
        other.attempt.cycle === attempt.cycle
      )
    })
    return again === undefined
      ? Effect.void
      : violated("at most once", `${told(attempt)} left again, after ${told(again.attempt)}`)
  }

  /** Checks all rows of a company after a step. */
  readonly rows = Effect.fnUntraced(function* (this: Watch, companyId: number, rows: Rows, raced: boolean) {
    const before = this.#before.get(companyId)
    const captured: Array<AttemptRecord> = []
    for (const attempt of rows.attempts.values()) {
      const was = before?.attempts.get(attempt.id)
      if (was === attempt) continue
      if (was === undefined || told(was) !== told(attempt)) this.#trace(`    ${told(attempt)}`)
      yield* this.#attempt(attempt, was)
      const handed = this.#hand.handOvers.some(
        ({ message }) => message.companyId === companyId && message.messageId === attempt.messageId
      )
      if (attempt.status === "sent" && was?.status !== "sent" && !handed) captured.push(attempt)
    }
    for (const attempt of captured.sort((a, b) => (a.sentAt ?? 0) - (b.sentAt ?? 0) || a.id - b.id)) {
      yield* this.captured(companyId, rows, attempt, raced)
    }
    const found = yield* Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId))
    if (found === null) return yield* violated("known", "the company is not there")
    const rules = yield* Effect.flatMap(DunningRules, (schedules) => schedules.rulesOf(settingsOf(found)))
    if (!raced) yield* this.#capCostsNothing(companyId, rows, rules)
    if (!raced) yield* this.#factsFollow(companyId, rows, rules)
    const all = [...rows.attempts.values()]
    for (const receivable of rows.receivables.values()) {
      const own = all.filter(({ receivableId }) => receivableId === receivable.id)
      const active = receivable.status === "open" || receivable.status === "partially_paid"
      const zone = own[0] === undefined ? rules.timezone : yield* this.#zoneOf(companyId, rows, own[0], rules)
      if (!raced) yield* notSilent(receivable, before?.receivables.get(receivable.id), own, rules)
      yield* this.#subject(`receivables ${companyId} ${receivable.id}`, active, own, receivable.dueDate, () =>
        receivableSchedule(rules, receivable.dueDate, zone)
      )
    }
    yield* this.#bills(companyId, rows, rules, settingsOf(found).testClock ?? this.#hand.now)
    this.#before.set(companyId, rows)
  }).bind(this)

  #bills(companyId: number, { attempts, payables }: Rows, rules: Rules, now: number) {
    return Effect.forEach(
      payables.values(),
      (payable) => {
        const own = [...attempts.values()].filter(({ payableId }) => payableId === payable.id)
        const name = `payables ${companyId} ${payable.id}`
        if (own.some(({ status }) => status === "scheduled")) this.#ended.delete(name)
        return billIsPlanned(rules, own, payable, { now, isEnded: this.#ended.has(name) })
      },
      { discard: true }
    )
  }

  #attempt(attempt: AttemptRecord, was: AttemptRecord | undefined) {
    const { reasonCode, sentAt, status } = attempt
    if (!closedList.includes(reasonCode) && reasonCode !== null) return violated("closed list", told(attempt))
    const ended = status !== "scheduled" && status !== "sending" && status !== "sent"
    const waits = status === "scheduled" && obstacles.includes(reasonCode)
    if (!waits && ended !== (reasonCode !== null)) return violated("ended with a reason", told(attempt))
    if ((status === "unknown") !== (reasonCode === "outcome_unknown")) {
      return violated("unknown is outcome_unknown", told(attempt))
    }
    if ((status === "sent") !== (sentAt !== null)) return violated("sent when it was sent", told(attempt))
    if (was === undefined) return Effect.void
    if (was.timezone !== attempt.timezone && attempt.shiftedBy.includes("catch_up")) {
      this.#caughtUpElsewhere.add(attempt.id)
    }
    if (attempt.fence < was.fence) return violated("fences move on", told(attempt))
    if (was.status !== "scheduled" && was.status !== "sending" && was.status !== "cancelled") {
      const { dueAt, status, sentAt } = was
      if (attempt.status !== status || attempt.dueAt !== dueAt || attempt.sentAt !== sentAt) {
        return violated("what has ended stays so", `${told(was)} became ${told(attempt)}`)
      }
    }
    return Effect.void
  }

  /** Scheduled attempts have the present customer and balance; those with another zone are due or to be planned again. */
  readonly #factsFollow = Effect.fnUntraced(function* (
    this: Watch,
    companyId: number,
    rows: Rows,
    rules: Rules
  ) {
    for (const attempt of rows.attempts.values()) {
      const receivable = rows.receivables.get(attempt.receivableId ?? 0)
      if (receivable === undefined || attempt.status !== "scheduled") continue
      const { amountMinor, currency, customerId, paidMinor } = receivable
      const says = [attempt.customerId, attempt.currency, attempt.balanceMinor].join(" ")
      const is = [customerId, currency, amountMinor - paidMinor].join(" ")
      if (says !== is) return yield* violated("facts follow", `${told(attempt)} says ${says}, it is ${is}`)
      const isDue = attempt.tryCount > 0 || attempt.scheduledFor <= this.#hand.now
      const zone = yield* this.#zoneOf(companyId, rows, attempt, rules)
      if (attempt.timezone !== zone && !isDue && !rows.changedCustomers.has(customerId)) {
        return yield* violated("zones follow", `${told(attempt)} is in ${attempt.timezone}, not ${zone}`)
      }
    }
  }).bind(this)

  /** The cap makes no step expire, and steps that were missed anyway are not put off. */
  readonly #capCostsNothing = Effect.fnUntraced(function* (
    this: Watch,
    companyId: number,
    rows: Rows,
    rules: Rules
  ) {
    for (const attempt of rows.attempts.values()) {
      const was = this.#before.get(companyId)?.attempts.get(attempt.id)
      if (was === undefined || was === attempt || was.status !== "scheduled") continue
      if (was.scheduledFor > this.#hand.now || was.tryCount > 0 || was.onTestClock) continue
      const timezone = yield* this.#zoneOf(companyId, rows, attempt, rules)
      const schedule = { ...receivableSchedule(rules, attempt.dueDate, timezone), timezone }
      const from = dayOf(localOf(was.scheduledFor, timezone).date)
      const closedAt = openDayFrom(schedule, from, was.scheduledFor)?.closesAt ?? Infinity
      if (attempt.reasonCode === "expired" && was.shiftedBy.includes("cap") && closedAt > attempt.updatedAt) {
        return yield* violated("the cap costs no step", `${told(was)} became ${told(attempt)}`)
      }
      const isCapped =
        attempt.status === "scheduled" &&
        attempt.scheduledFor > this.#hand.now &&
        attempt.shiftedBy.includes("cap") &&
        !attempt.shiftedBy.includes("catch_up")
      if (isCapped && closedAt + 3_600_000 < this.#hand.now && !this.#otherPolicy.has(companyId)) {
        return yield* violated("what was missed does not wait", `${told(was)} became ${told(attempt)}`)
      }
    }
  }).bind(this)

  /** At most one step is planned at a time, and exactly one as long as there are steps ahead. */
  #subject(
    name: string,
    active: boolean,
    attempts: ReadonlyArray<AttemptRecord>,
    dueDate: string,
    scheduleOf: () => DunningSchedule
  ) {
    const scheduled = attempts.filter(({ status }) => status === "scheduled")
    const all = attempts.map(told).join("; ")
    if (!active) {
      return scheduled.length === 0
        ? Effect.void
        : violated("nothing planned once it is over", `${name}: ${all}`)
    }
    // A step of an earlier cycle may be on its way still: a date may be moved forth and back meanwhile.
    const current = lastCycle(attempts).filter((attempt) => attempt.dueDate === dueDate)
    const steps = new Set(
      current
        .filter(({ status }) => status === "scheduled" || status === "sending")
        .map(({ offsetDays }) => offsetDays)
    )
    if (steps.size > 1) return violated("one step at a time", `${name}: ${all}`)
    if (scheduled.length > 0) this.#ended.delete(name)
    if (steps.size === 1 || this.#ended.has(name)) return Effect.void
    const ahead = stepsAhead(scheduleOf(), attempts)
    return ahead.length === 0
      ? Effect.void
      : violated(
          "the next step is planned",
          `${name} has ${ahead.map(({ offsetDays }) => offsetDays).join(", ")} ahead and nothing planned: ${all}`
        )
  }

  /** In the end nothing is due, and every step has an attempt. */
  readonly end = Effect.fnUntraced(function* (this: Watch, companyId: number, rows: Rows) {
    const left = [...rows.attempts.values()].find(({ dueAt }) => dueAt !== null)
    if (left !== undefined) return yield* violated("nothing is left", told(left))
    for (const [attempt, deliveries] of Map.groupBy(
      this.#deliveries.filter((one) => one.companyId === companyId),
      (one) => one.attempt.id
    )) {
      const found = rows.attempts.get(attempt)
      if (found === undefined) continue
      if (
        deliveries.some(({ outcome }) => outcome === null) &&
        found.status !== "unknown" &&
        found.status !== "sent"
      ) {
        const later = deliveries.some(({ outcome }) => outcome !== null)
        if (!later) return yield* violated("a crash loses no step silently", told(found))
      }
    }
    if (this.#otherPolicy.has(companyId)) return
    const found = yield* Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId))
    if (found === null) return
    const { policy } = yield* Effect.flatMap(DunningRules, (schedules) =>
      schedules.rulesOf(settingsOf(found))
    )
    for (const { dueDate, id, status } of rows.receivables.values()) {
      if (status !== "open" && status !== "partially_paid") continue
      const own = lastCycle([...rows.attempts.values()].filter(({ receivableId }) => receivableId === id))
      // A cycle that began late has only the steps from its first on.
      if (own.some(({ countedFrom }) => countedFrom !== null)) continue
      for (const { channels, offsetDays } of policy.receivables.steps) {
        for (const channel of channels) {
          const known = own.some(
            (attempt) =>
              attempt.offsetDays === offsetDays && attempt.channel === channel && attempt.dueDate === dueDate
          )
          if (!known) {
            return yield* violated(
              "every step is accounted for",
              `step ${offsetDays} ${channel} of receivable ${id}, due ${dueDate}: ${own.map(told).join("; ")}`
            )
          }
        }
      }
    }
  }).bind(this)
}
