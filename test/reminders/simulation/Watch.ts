/** The invariants of reminders, checked after every step. They follow the promise to users, not the engine's code. */
import { Effect } from "effect"
import { addDays, daysBetween } from "../../../src/domain/CalendarDate.ts"
import { isTimeZone } from "../../../src/domain/Contact.ts"
import { type AttemptRecord, ReasonCode } from "../../../src/domain/ReminderAttempt.ts"
import { dayOf, type DunningSchedule, openDayFrom, planStep } from "../../../src/domain/dunning/StepDates.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/Companies.ts"
import { CustomersRepo } from "../../../src/repos/Customers.ts"
import { ReminderFacts } from "../../../src/repos/ReminderFacts.ts"
import {
  DunningRules,
  payableSchedule,
  receivableSchedule,
  type Rules
} from "../../../src/services/DunningRules.ts"
import {
  arrived,
  type Delivery,
  isAllowed,
  isInTime,
  isOfSame,
  isSameStep,
  isUpToDate,
  lastSentOf,
  localOf,
  mayHaveArrived,
  stepsAhead,
  told,
  violated
} from "./MessageChecks.ts"
import type { Hand, HandOver, Rows } from "./World.ts"

const MINUTE = 60_000
const closedList: ReadonlyArray<string | null> = ReasonCode.literals
/** Keeps the rows of the step before and all messages, and compares them with what comes after. */
export class Watch {
  readonly #hand: Hand
  readonly #deduplicatesForMillis: number
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

  constructor(hand: Hand, deduplicatesForMillis: number, trace: (line: string) => void = () => undefined) {
    this.#hand = hand
    this.#deduplicatesForMillis = deduplicatesForMillis
    this.#trace = trace
  }

  /** Number of messages by outcome. */
  get counts(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const { outcome } of this.#deliveries) {
      counts[outcome ?? "Crashed"] = (counts[outcome ?? "Crashed"] ?? 0) + 1
    }
    return counts
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
    const sender = yield* Effect.flatMap(ReminderFacts, (facts) => facts.sender(companyId, this.#hand.now))
    if (found === null || sender === null) return yield* violated("known", "the company is not there")
    const rules = yield* Effect.flatMap(DunningRules, (schedules) => schedules.rulesOf(settingsOf(found)))
    const zone = yield* this.#zoneOf(companyId, rows, attempt, rules)
    const local = localOf(at, zone)
    const delivery: Delivery = { companyId, attempt, at, date: local.date, outcome: null }
    const earlier = this.#deliveries.filter(
      (other) => other.companyId === companyId && isOfSame(other.attempt, attempt)
    )
    this.#deliveries.push(delivery)
    // The order of concurrent changes is not known.
    if (raced) return delivery
    yield* isUpToDate(rows, attempt, message)
    yield* isAllowed(companyId, rows, attempt, message, sender)
    yield* isInTime(attempt, rules, local, rows)
    yield* this.#keepsDistance(attempt, rules, local.date, earlier)
    yield* this.#underCap(companyId, at, rules)
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
    const { maxMessages, minGapDays } = policy.receivables
    const before = earlier.filter(mayHaveArrived).filter((other) => other.attempt.id !== attempt.id)
    const close = before.find(
      (other) => !isSameStep(other.attempt, attempt) && daysBetween(other.date, date) < minGapDays
    )
    if (close !== undefined) {
      return violated("gap", `${told(attempt)} leaves on ${date}, ${told(close.attempt)} on ${close.date}`)
    }
    const swapped = before.find(
      (other) => other.attempt.dueDate === attempt.dueDate && other.attempt.offsetDays > attempt.offsetDays
    )
    if (swapped !== undefined) {
      return violated("order", `${told(attempt)} leaves after ${told(swapped.attempt)}`)
    }
    const messages = new Set(before.map((other) => other.attempt.id)).size + 1
    return attempt.receivableId !== null && messages > maxMessages
      ? violated("max messages", `${told(attempt)} is number ${messages} of ${maxMessages}`)
      : Effect.void
  }

  #underCap(companyId: number, at: number, { policy }: Rules) {
    const { maxPerMinute } = policy.receivables
    const recent = this.#deliveries.filter(
      (other) => other.companyId === companyId && other.at > at - MINUTE && other.at <= at
    ).length
    return recent > maxPerMinute
      ? violated("cap", `${recent} messages of company ${companyId} in a minute, ${maxPerMinute} allowed`)
      : Effect.void
  }

  /** Of missed steps only the newest is caught up, and not too late. */
  #isNewest(
    rows: Rows,
    attempt: AttemptRecord,
    rules: Rules,
    zone: string,
    { at, companyId, date }: Delivery,
    earlier: ReadonlyArray<Delivery>
  ) {
    // A step that was being caught up when the policy changed keeps its day.
    if (attempt.shiftedBy.includes("catch_up") && this.#otherPolicy.has(companyId)) return Effect.void
    const schedule: DunningSchedule = rows.payables.has(attempt.payableId ?? 0)
      ? payableSchedule(rules, attempt.dueDate)
      : receivableSchedule(rules, attempt.dueDate, zone)
    // Includes messages whose outcome was not stored, because they may have arrived.
    const mayBeKnown = ({ attempt: { id } }: Delivery) => {
      const status = rows.attempts.get(id)?.status
      return status === "sent" || status === "unknown" || status === "sending"
    }
    const lastOf = (deliveries: ReadonlyArray<Delivery>) =>
      lastSentOf(deliveries.filter(mayBeKnown), attempt.dueDate)
    const lastOfOthers = lastOf(earlier.filter((other) => !isSameStep(other.attempt, attempt)))
    const last = lastOf(earlier)
    for (const [index, { channels, offsetDays }] of schedule.policy.steps.entries()) {
      // A step needs no gap to its own messages.
      const planned = planStep(schedule, index, offsetDays === attempt.offsetDays ? lastOfOthers : last)
      if (planned === undefined) continue
      if (offsetDays === attempt.offsetDays && !this.#otherPolicy.has(companyId)) {
        // If nothing may be sent on the last day for catching up, the next open day counts.
        // The lateness of a step that waits for the cap counts from where the cap has put it.
        const movedTo = localOf(attempt.scheduledFor, zone).date
        const ownDate = attempt.shiftedBy.includes("cap") && movedTo > planned.date ? movedTo : planned.date
        const lastDay = planStep(
          { ...schedule, dueDate: addDays(ownDate, schedule.policy.catchUpDays + 1 - offsetDays) },
          index,
          { lastSentOn: null }
        )
        if (lastDay !== undefined && date > lastDay.date && !this.#caughtUpElsewhere.has(attempt.id)) {
          return violated("catch-up", `${told(attempt)} leaves on ${date}, its day was ${planned.date}`)
        }
      }
      const isUnsent = channels.some(
        (channel) =>
          !earlier.some(
            (other) =>
              mayBeKnown(other) &&
              other.attempt.offsetDays === offsetDays &&
              other.attempt.channel === channel
          )
      )
      if (offsetDays > attempt.offsetDays && isUnsent && planned.closesAt <= at) {
        return violated(
          "newest missed step",
          `${told(attempt)} leaves on ${date}, though step ${offsetDays} was over on ${planned.date}`
        )
      }
    }
    return Effect.void
  }

  /** Checks the hand-overs since the last call: each was decided on, and at most one per message arrives. */
  readonly handedOver = Effect.fnUntraced(function* (
    this: Watch,
    rowsOf: (companyId: number) => Rows,
    raced: boolean
  ) {
    for (; this.#seen < this.#hand.handOvers.length; this.#seen += 1) {
      const { at, message, outcome } = this.#hand.handOvers[this.#seen] as HandOver
      const { attemptId, companyId } = message
      const rows = rowsOf(companyId)
      const known = this.#deliveries.findLast(
        (one) =>
          one.companyId === companyId && one.attempt.id === attemptId && one.outcome === null && one.at === at
      )
      const delivery = known ?? (yield* this.decided(companyId, rows, attemptId, at, message, raced))
      delivery.outcome = outcome._tag
      this.#trace(`  > ${delivery.date} ${outcome._tag}: ${told(delivery.attempt)}`)
      const status = this.#before.get(companyId)?.attempts.get(attemptId)?.status
      const ended = status !== undefined && status !== "scheduled" && status !== "sending"
      if (ended && !(raced && status === "cancelled")) {
        return yield* violated("never after its end", `${told(delivery.attempt)} was ${status} before`)
      }
      yield* this.#onlyOnce(delivery)
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
    const { attempt, at, companyId } = delivery
    const again = this.#deliveries.find((other) => {
      if (other === delivery || other.companyId !== companyId || !arrived(other)) return false
      if (other.attempt.id === attempt.id) {
        const window = attempt.channel === "sms" ? this.#deduplicatesForMillis : 0
        return at >= other.at + window
      }
      return (
        isOfSame(other.attempt, attempt) &&
        other.attempt.offsetDays === attempt.offsetDays &&
        other.attempt.channel === attempt.channel &&
        (attempt.receivableId !== null || other.attempt.dueDate === attempt.dueDate)
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
        ({ message }) => message.companyId === companyId && message.attemptId === attempt.id
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
      yield* this.#subject(`receivables ${companyId} ${receivable.id}`, active, own, receivable.dueDate, () =>
        receivableSchedule(rules, receivable.dueDate, zone)
      )
    }
    for (const payable of rows.payables.values()) {
      const own = all.filter(({ payableId }) => payableId === payable.id)
      yield* this.#subject(
        `payables ${companyId} ${payable.id}`,
        payable.status === "open",
        own,
        payable.dueDate,
        () => payableSchedule(rules, payable.dueDate)
      )
    }
    this.#before.set(companyId, rows)
  }).bind(this)

  #attempt(attempt: AttemptRecord, was: AttemptRecord | undefined) {
    const { reasonCode, sentAt, status } = attempt
    if (!closedList.includes(reasonCode) && reasonCode !== null) return violated("closed list", told(attempt))
    const ended = status !== "scheduled" && status !== "sending" && status !== "sent"
    if (ended !== (reasonCode !== null)) return violated("ended with a reason", told(attempt))
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
    const current = attempts.filter((attempt) => attempt.dueDate === dueDate)
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
      const own = [...rows.attempts.values()].filter(({ receivableId }) => receivableId === id)
      for (const { channels, offsetDays } of policy.receivables.steps) {
        for (const channel of channels) {
          const known = own.some(
            (attempt) =>
              attempt.offsetDays === offsetDays &&
              attempt.channel === channel &&
              (attempt.dueDate === dueDate || attempt.status === "sent" || attempt.status === "unknown")
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
