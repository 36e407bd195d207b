/** What must be true of reminders, looked at after every step; written from the promise, not from the engine. */
import { Data, Effect } from "effect"
import { addDays, daysBetween } from "../../../src/domain/CalendarDate.ts"
import { isTimeZone } from "../../../src/domain/Contact.ts"
import { type AttemptRecord, ReasonCode } from "../../../src/domain/ReminderAttempt.ts"
import {
  dayOf,
  type DunningSchedule,
  type LastSent,
  openDayFrom,
  planStep
} from "../../../src/domain/dunning/StepDates.ts"
import { formatAmount } from "../../../src/reminders/Format.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/Companies.ts"
import { CustomersRepo } from "../../../src/repos/Customers.ts"
import { ReminderFacts } from "../../../src/repos/ReminderFacts.ts"
import {
  DunningRules,
  payableSchedule,
  receivableSchedule,
  type Rules
} from "../../../src/services/DunningRules.ts"
import type { Hand, HandOver, Rows } from "./World.ts"

/** Something is not as it must be. */
export class Violation extends Data.TaggedError("Violation")<{
  readonly invariant: string
  readonly message: string
}> {}

const MINUTE = 60_000
const closedList: ReadonlyArray<string | null> = ReasonCode.literals
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const

const formats = new Map<string, Intl.DateTimeFormat>()
/** Date and time on somebody's clock, told by the runtime and nothing of ours. */
const localOf = (at: number, zone: string): { readonly date: string; readonly time: string } => {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" })
    formats.set(zone, format)
  }
  const text = format.format(at)
  return { date: text.slice(0, 10), time: text.slice(11) }
}

/** A message that left, or was to leave and met with a crash. */
interface Delivery {
  readonly companyId: number
  readonly attempt: AttemptRecord
  readonly at: number
  readonly date: string
  /** What became of it; null as long as it has not been handed over. */
  outcome: HandOver["outcome"]["_tag"] | "Captured" | null
}

const isOfSame = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a.receivableId === b.receivableId && a.payableId === b.payableId

const isSameStep = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a.dueDate === b.dueDate && a.offsetDays === b.offsetDays

const arrived = ({ outcome }: Delivery): boolean =>
  outcome === "Sent" || outcome === "Lost" || outcome === "Captured"

/** Nobody knows of a crash whether it came before the hand-over or after it, unless the provider was asked again. */
const mayHaveArrived = (delivery: Delivery, _: number, all: ReadonlyArray<Delivery>): boolean =>
  delivery.outcome === null
    ? !all.some(({ attempt, outcome }) => attempt.id === delivery.attempt.id && outcome !== null)
    : arrived(delivery)

const told = (attempt: AttemptRecord): string =>
  `attempt ${attempt.id} (${attempt.receivableId === null ? "bill" : "receivable"} ${attempt.receivableId ?? attempt.payableId}, ` +
  `due ${attempt.dueDate}, step ${attempt.offsetDays} ${attempt.channel}, ${attempt.status}` +
  `${attempt.reasonCode === null ? "" : ` ${attempt.reasonCode}`}` +
  `${attempt.dueAt === null ? "" : `, due at ${new Date(attempt.dueAt).toISOString()}`}` +
  `${attempt.shiftedBy.length === 0 ? "" : `, moved by ${attempt.shiftedBy.join(" ")}`})`

const violated = (invariant: string, message: string) => Effect.fail(new Violation({ invariant, message }))

/** The world as it was, and what has left it. */
export class Watch {
  readonly #hand: Hand
  readonly #deduplicatesForMillis: number
  readonly #before = new Map<number, Rows>()
  readonly #deliveries: Array<Delivery> = []
  /** Receivables and bills whose ladder had ended when the policy became another: nothing comes to plan them anew. */
  readonly #ended = new Set<string>()
  /** Companies whose policy is no longer the one they had: what was accounted for was another ladder. */
  readonly #otherPolicy = new Set<number>()
  /** Attempts that were to be caught up on a day which is another one where the debtor is by now. */
  readonly #caughtUpElsewhere = new Set<number>()
  readonly #trace: (line: string) => void
  #seen = 0

  constructor(hand: Hand, deduplicatesForMillis: number, trace: (line: string) => void = () => undefined) {
    this.#hand = hand
    this.#deduplicatesForMillis = deduplicatesForMillis
    this.#trace = trace
  }

  /** Messages that left, by what became of them. */
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

  /** Another policy is in force from here on. */
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

  /** A message is to be handed over, by a decision that was committed just now. */
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
    // What was changed at the same time may have been changed before or after.
    if (raced) return delivery
    yield* this.#standsOpen(rows, attempt, message)
    yield* this.#mayBeTold(companyId, rows, attempt, message, sender)
    yield* this.#inTime(attempt, rules, local, rows)
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

  #standsOpen(rows: Rows, attempt: AttemptRecord, message: HandOver["message"] | null) {
    const receivable = rows.receivables.get(attempt.receivableId ?? 0)
    const payable = rows.payables.get(attempt.payableId ?? 0)
    const status = receivable?.status ?? payable?.status
    if (status !== "open" && status !== "partially_paid") {
      return violated("open when decided", `${told(attempt)} leaves while its subject is ${status}`)
    }
    const balance =
      receivable === undefined ? payable?.amountMinor : receivable.amountMinor - receivable.paidMinor
    if (attempt.balanceMinor !== balance) {
      return violated("balance as decided", `${told(attempt)} says ${attempt.balanceMinor}, it is ${balance}`)
    }
    const dueDate = receivable?.dueDate ?? payable?.dueDate
    if (attempt.dueDate !== dueDate) {
      return violated("due date as decided", `${told(attempt)} leaves for another due date than ${dueDate}`)
    }
    const currency = receivable?.currency ?? payable?.currency ?? "EUR"
    if (message !== null && message.channel === "email" && receivable !== undefined) {
      const amount = formatAmount(balance, currency, message.locale)
      const plain = (text: string) => text.replaceAll(/\s/g, " ")
      if (!plain(message.text).includes(plain(amount))) {
        return violated("balance as rendered", `${told(attempt)} does not tell ${amount}: ${message.text}`)
      }
    }
    return Effect.void
  }

  readonly #mayBeTold = Effect.fnUntraced(function* (
    companyId: number,
    rows: Rows,
    attempt: AttemptRecord,
    message: HandOver["message"] | null,
    sender: {
      readonly active: boolean
      readonly planActive: boolean
      readonly members: ReadonlyArray<string>
    }
  ) {
    if (!sender.active) return yield* violated("company active", told(attempt))
    if (!sender.planActive) return yield* violated("plan active", told(attempt))
    const receivable = rows.receivables.get(attempt.receivableId ?? 0)
    let recipients: ReadonlyArray<string | null> = sender.members
    if (receivable !== undefined) {
      const customers = yield* CustomersRepo
      const customer = yield* customers.findRecipient(companyId, receivable.customerId)
      if (customer?.optedOut.includes(attempt.channel)) return yield* violated("opted out", told(attempt))
      recipients = [(attempt.channel === "email" ? customer?.email : customer?.phoneE164) ?? null]
    }
    const given = message?.recipients ?? attempt.recipient?.split(", ") ?? []
    if (given.join() !== recipients.join() || given.length === 0) {
      return yield* violated(
        "recipient",
        `${told(attempt)} goes to ${given.join()}, not ${recipients.join()}`
      )
    }
  })

  #inTime(
    attempt: AttemptRecord,
    { isHoliday, policy }: Rules,
    { date, time }: { readonly date: string; readonly time: string },
    rows: Rows
  ) {
    const { days, holidays, steps, window } = policy.receivables
    const wrong = (what: string) => violated(what, `${told(attempt)} leaves at ${date} ${time} local time`)
    const from = window.from < "08:00" ? "08:00" : window.from
    const to = window.to > "21:00" ? "21:00" : window.to
    if (time < `${from}:00` || time >= `${to}:00`) return wrong("window")
    const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sun"
    if (!days.includes(weekday)) return wrong("weekday")
    if (holidays && isHoliday(date)) return wrong("holiday")
    if (date < addDays(attempt.dueDate, attempt.offsetDays)) return wrong("not before its step")
    const known = rows.payables.has(attempt.payableId ?? 0)
      ? policy.payables.steps.some(({ offsetDays }) => offsetDays === attempt.offsetDays)
      : steps.some(
          ({ channels, offsetDays }) =>
            offsetDays === attempt.offsetDays && channels.includes(attempt.channel)
        )
    return known ? Effect.void : wrong("step of the policy")
  }

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

  /** Of missed steps only the newest, and not too late. */
  #isNewest(
    rows: Rows,
    attempt: AttemptRecord,
    rules: Rules,
    zone: string,
    { at, companyId, date }: Delivery,
    earlier: ReadonlyArray<Delivery>
  ) {
    // What was being caught up when the policy became another keeps its place among the days of the new one.
    if (attempt.shiftedBy.includes("catch_up") && this.#otherPolicy.has(companyId)) return Effect.void
    const schedule: DunningSchedule = rows.payables.has(attempt.payableId ?? 0)
      ? payableSchedule(rules, attempt.dueDate)
      : receivableSchedule(rules, attempt.dueDate, zone)
    // Whatever became of it: what nobody wrote down may have arrived.
    const mayBeKnown = ({ attempt: { id } }: Delivery) => {
      const status = rows.attempts.get(id)?.status
      return status === "sent" || status === "unknown" || status === "sending"
    }
    const lastOf = (deliveries: ReadonlyArray<Delivery>): LastSent =>
      deliveries.filter(mayBeKnown).reduce<LastSent>(
        (last, other) => {
          const elsewhere = other.attempt.dueDate !== attempt.dueDate
          const isLater = last.lastSentOn === null || other.date > last.lastSentOn
          return isLater || (other.date === last.lastSentOn && !elsewhere)
            ? { lastSentOn: other.date, elsewhere }
            : last
        },
        { lastSentOn: null }
      )
    const lastOfOthers = lastOf(earlier.filter((other) => !isSameStep(other.attempt, attempt)))
    const last = lastOf(earlier)
    for (const [index, { channels, offsetDays }] of schedule.policy.steps.entries()) {
      // A step keeps no distance from itself; the others keep theirs from it.
      const planned = planStep(schedule, index, offsetDays === attempt.offsetDays ? lastOfOthers : last)
      if (planned === undefined) continue
      if (offsetDays === attempt.offsetDays && !this.#otherPolicy.has(companyId)) {
        // The days on which nothing leaves don't count: from the last day on which it may be caught up, the next open one.
        // What waits for the cap is late from where that has put it.
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
      const unspoken = channels.some(
        (channel) =>
          !earlier.some(
            (other) =>
              mayBeKnown(other) &&
              other.attempt.offsetDays === offsetDays &&
              other.attempt.channel === channel
          )
      )
      if (offsetDays > attempt.offsetDays && unspoken && planned.closesAt <= at) {
        return violated(
          "newest missed step",
          `${told(attempt)} leaves on ${date}, though step ${offsetDays} was over on ${planned.date}`
        )
      }
    }
    return Effect.void
  }

  /** What providers were given since it was looked last; each must have been decided, and at most one may arrive. */
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

  /** A message was kept where it can be read. */
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

  /** All rows of a company, after a step. */
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

  /** What is planned says whose it is, and what is owed, as that is; another zone is looked at soon. */
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
      const isCapped = attempt.shiftedBy.includes("cap")
      const isSoon =
        isCapped || attempt.tryCount > 0 || attempt.scheduledFor <= this.#hand.now || attempt.onTestClock
      const zone = yield* this.#zoneOf(companyId, rows, attempt, rules)
      if (attempt.timezone !== zone && !isSoon && (attempt.dueAt ?? 0) >= attempt.scheduledFor) {
        return yield* violated("zones follow", `${told(attempt)} is in ${attempt.timezone}, not ${zone}`)
      }
    }
  }).bind(this)

  /** What waits for the cap is not too late for that; and what was missed does not wait for the cap. */
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

  /** A ladder stands on at most one step, and on one as long as there are any ahead. */
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
    const behind = Math.max(
      Number.NEGATIVE_INFINITY,
      ...current.filter(({ status }) => status !== "cancelled").map(({ offsetDays }) => offsetDays)
    )
    const schedule = scheduleOf()
    const ahead = schedule.policy.steps.filter(
      ({ channels, offsetDays }, index) =>
        offsetDays > behind &&
        channels.some(
          (channel) =>
            !attempts.some(
              (other) =>
                other.offsetDays === offsetDays &&
                other.channel === channel &&
                other.dueDate !== dueDate &&
                (other.status === "sent" || other.status === "unknown" || other.status === "sending")
            ) && !current.some((other) => other.offsetDays === offsetDays && other.channel === channel)
        ) &&
        planStep(schedule, index, { lastSentOn: null }) !== undefined
    )
    return ahead.length === 0
      ? Effect.void
      : violated(
          "the next step is planned",
          `${name} has ${ahead.map(({ offsetDays }) => offsetDays).join(", ")} ahead and nothing planned: ${all}`
        )
  }

  /** In the end nothing is left to do, and every step is accounted for. */
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
