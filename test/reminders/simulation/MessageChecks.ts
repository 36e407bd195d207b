/** Checks on one message, from the promise and not from the engine. Each fails with the invariant that is broken. */
import { Data, Effect } from "effect"
import { addDays, daysBetween } from "../../../src/domain/CalendarDate.ts"
import type { Receivable } from "../../../src/domain/Receivable.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { layOutSteps, NOT_BEGUN } from "../../../src/domain/dunning/StepDates.ts"
import type { DunningSchedule } from "../../../src/domain/dunning/Types.ts"
import { formatAmount } from "../../../src/reminders/message/Format.ts"
import { CustomersRepo } from "../../../src/repos/customers/Customers.ts"
import type { Rules } from "../../../src/services/reminders/DunningRules.ts"
import type { HandOver, Rows } from "./World.ts"

/** An invariant is broken. */
export class Violation extends Data.TaggedError("Violation")<{
  readonly invariant: string
  readonly message: string
}> {}

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const

const formats = new Map<string, Intl.DateTimeFormat>()
/** Date and time in a zone, from the runtime and not from the code under test. */
export const localOf = (at: number, zone: string): { readonly date: string; readonly time: string } => {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" })
    formats.set(zone, format)
  }
  const text = format.format(at)
  return { date: text.slice(0, 10), time: text.slice(11) }
}

/** A message that was decided on, and its outcome. */
export interface Delivery {
  readonly companyId: number
  readonly attempt: AttemptRecord
  /** Its message, which may tell of several attempts. */
  readonly messageId: number | null
  readonly at: number
  readonly date: string
  /** Null before the hand-over. */
  outcome: HandOver["outcome"]["_tag"] | "Captured" | null
}

export const isOfSame = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a.receivableId === b.receivableId && a.payableId === b.payableId

export const isSameStep = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a.cycle === b.cycle && a.offsetDays === b.offsetDays

export const arrived = ({ outcome }: Delivery): boolean =>
  outcome === "Sent" || outcome === "Lost" || outcome === "Captured"

/** After a crash it is not known whether the hand-over had happened, unless a later one of the attempt has an outcome. */
export const mayHaveArrived = (delivery: Delivery, _: number, all: ReadonlyArray<Delivery>): boolean =>
  delivery.outcome === null
    ? !all.some(({ attempt, outcome }) => attempt.id === delivery.attempt.id && outcome !== null)
    : arrived(delivery)

/** Whether two attempts are for one customer, on one channel. */
const isForSame = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a.customerId !== null && a.customerId === b.customerId && a.channel === b.channel

/** An attempt as text for messages and traces. */
export const told = (attempt: AttemptRecord): string =>
  `attempt ${attempt.id} (${attempt.receivableId === null ? "bill" : "receivable"} ${attempt.receivableId ?? attempt.payableId}, ` +
  `due ${attempt.dueDate}, step ${attempt.offsetDays} ${attempt.channel}, ${attempt.status}` +
  `${attempt.reasonCode === null ? "" : ` ${attempt.reasonCode}`}` +
  `${attempt.dueAt === null ? "" : `, due at ${new Date(attempt.dueAt).toISOString()}`}` +
  `${attempt.shiftedBy.length === 0 ? "" : `, moved by ${attempt.shiftedBy.join(" ")}`})`

export const violated = (invariant: string, message: string) =>
  Effect.fail(new Violation({ invariant, message }))

/** An e-mail names the balance. */
const namesBalance = (
  attempt: AttemptRecord,
  { amountMinor, currency, paidMinor }: Receivable,
  message: HandOver["message"]
): Effect.Effect<void, Violation> => {
  const amount = formatAmount(amountMinor - paidMinor, currency, message.locale)
  const plain = (text: string) => text.replaceAll(/\s/g, " ")
  return message.channel !== "email" || plain(message.text).includes(plain(amount))
    ? Effect.void
    : violated("balance as rendered", `${told(attempt)} does not tell ${amount}: ${message.text}`)
}

/** The receivable or bill is open, and the attempt has its present balance and due date. */
export const isUpToDate = (
  rows: Rows,
  attempt: AttemptRecord,
  message: HandOver["message"] | null
): Effect.Effect<void, Violation> => {
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
  return receivable === undefined || message === null
    ? Effect.void
    : namesBalance(attempt, receivable, message)
}

/** Company and customer allow the message, and it goes to the present addresses. */
export const isAllowed = Effect.fnUntraced(function* (
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
    return yield* violated("recipient", `${told(attempt)} goes to ${given.join()}, not ${recipients.join()}`)
  }
})

/** Whether the window opens on a date. */
const opensOn =
  ({ isHoliday, policy }: Pick<Rules, "isHoliday" | "policy">) =>
  (date: string): boolean =>
    policy.receivables.days.includes(weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sun") &&
    !(policy.receivables.holidays && isHoliday(date))

/** What the built-in languages of the simulation say of a debt that is overdue. */
const CALLED_OVERDUE = /overdue|überfällig|seit dem|échue|retard|dont l’échéance était/i

/** Nothing is called overdue on or before the effective due date: a due date on a closed day is met on the next open day. */
export const calledOverdueInTime = (
  attempt: AttemptRecord,
  rules: Rules,
  date: string,
  text: string | null
): Effect.Effect<void, Violation> => {
  let effective = attempt.dueDate
  for (let n = 0; n < 30 && !opensOn(rules)(effective); n += 1) effective = addDays(effective, 1)
  const called = text === null ? null : CALLED_OVERDUE.exec(text)
  return called === null || date > effective
    ? Effect.void
    : violated(
        "overdue after the effective due date",
        `${told(attempt)} says "${called[0]}" on ${date}, effectively due ${effective}: ${text}`
      )
}

/** No first message about a debt is more than friendly, and none is final before a firm one. */
export const noFirmerThanAllowed = (
  attempt: AttemptRecord,
  earlier: ReadonlyArray<Delivery>
): Effect.Effect<void, Violation> => {
  if (attempt.receivableId === null) return Effect.void
  if (attempt.tone === null) return violated("tone", `${told(attempt)} has none`)
  const before = earlier.filter((other) => !isSameStep(other.attempt, attempt))
  if (before.length === 0 && attempt.tone !== "friendly") {
    return violated("tone", `${told(attempt)} is the first, and ${attempt.tone}`)
  }
  const isFirm = before.some(({ attempt: { tone } }) => tone === "firm" || tone === "final")
  return attempt.tone === "final" && !isFirm
    ? violated("tone", `${told(attempt)} is final, and none before was firm`)
    : Effect.void
}

/** The message leaves within the window, on an allowed day, not before its step. */
export const isInTime = (
  attempt: AttemptRecord,
  { isHoliday, policy }: Rules,
  { date, time }: { readonly date: string; readonly time: string },
  rows: Rows
): Effect.Effect<void, Violation> => {
  const { days, holidays, steps, window } = policy.receivables
  const wrong = (what: string) => violated(what, `${told(attempt)} leaves at ${date} ${time} local time`)
  const from = window.from < "08:00" ? "08:00" : window.from
  const to = window.to > "21:00" ? "21:00" : window.to
  if (time < `${from}:00` || time >= `${to}:00`) return wrong("window")
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sun"
  if (!days.includes(weekday)) return wrong("weekday")
  if (holidays && isHoliday(date)) return wrong("holiday")
  const isOpen = opensOn({ policy, isHoliday })
  // Before the due date a step moves back to an open day, after it only on.
  const own = addDays(attempt.countedFrom ?? attempt.dueDate, attempt.offsetDays)
  const movesBack = attempt.countedFrom === null && attempt.offsetDays < 0
  for (let day = addDays(date, 1); day <= own; day = addDays(day, 1)) {
    // A zone may have skipped the day.
    if (!movesBack || (isOpen(day) && !attempt.shiftedBy.includes("window")))
      return wrong("not before its step")
  }
  const known = rows.payables.has(attempt.payableId ?? 0)
    ? policy.payables.steps.some(({ offsetDays }) => offsetDays === attempt.offsetDays)
    : steps.some(
        ({ channels, offsetDays }) => offsetDays === attempt.offsetDays && channels.includes(attempt.channel)
      )
  return known ? Effect.void : wrong("step of the policy")
}

/** The local date of the last of some messages; null without any. */
export const lastDateOf = (deliveries: ReadonlyArray<Delivery>): string | null =>
  deliveries.reduce<string | null>((last, { date }) => (last === null || date > last ? date : last), null)

/** A customer gets at most one message on a channel and local day, however many debts it tells of. */
export const onePerDay = (
  { attempt, date, messageId }: Delivery,
  others: ReadonlyArray<Delivery>,
  { policy }: Rules
): Effect.Effect<void, Violation> => {
  const { combine, customerGapDays } = policy.receivables
  const close = others
    .filter(mayHaveArrived)
    .find(
      (other) =>
        isForSame(other.attempt, attempt) &&
        other.messageId !== messageId &&
        daysBetween(other.date, date) < customerGapDays
    )
  return !combine || close === undefined
    ? Effect.void
    : violated(
        "one message a customer and day",
        `${told(attempt)} leaves on ${date}, ${told(close.attempt)} on ${close.date} in another message`
      )
}

const MINUTE = 60_000

/** The cap counts messages, and not the debts that they tell of. */
export const underCap = (
  others: ReadonlyArray<Delivery>,
  { at, companyId, messageId }: Delivery,
  { policy }: Rules
): Effect.Effect<void, Violation> => {
  const { maxPerMinute } = policy.receivables
  const recent = others.filter((other) => other.at > at - MINUTE && other.at <= at)
  const messages = new Set([messageId, ...recent.map((other) => other.messageId)]).size
  return messages > maxPerMinute
    ? violated("cap", `${messages} messages of company ${companyId} in a minute, ${maxPerMinute} allowed`)
    : Effect.void
}

/** The attempts of the last cycle. */
export const lastCycle = (attempts: ReadonlyArray<AttemptRecord>): ReadonlyArray<AttemptRecord> => {
  const highest = Math.max(0, ...attempts.map(({ cycle }) => cycle))
  return attempts.filter(({ cycle }) => cycle === highest)
}

/** The steps of the present cycle that are still to come and have something to send. */
export const stepsAhead = (schedule: DunningSchedule, attempts: ReadonlyArray<AttemptRecord>) => {
  const current = lastCycle(attempts).filter(({ dueDate }) => dueDate === schedule.dueDate)
  const behind = Math.max(
    Number.NEGATIVE_INFINITY,
    ...current.filter(({ status }) => status !== "cancelled").map(({ offsetDays }) => offsetDays)
  )
  const start = {
    countedFrom: current.find(({ countedFrom }) => countedFrom !== null)?.countedFrom ?? null,
    firstOffset: Number.NEGATIVE_INFINITY
  }
  return layOutSteps(schedule, start, { ...NOT_BEGUN, reached: behind }).filter(
    ({ channels, isDropped, offsetDays }) =>
      !isDropped &&
      channels.some(
        (channel) => !current.some((other) => other.offsetDays === offsetDays && other.channel === channel)
      )
  )
}
