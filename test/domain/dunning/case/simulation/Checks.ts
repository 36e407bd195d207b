/**
 * What must be true of every message and every plan, said without the functions that plan: from the calendar, the debts
 * and the record of what was sent.
 */
import { dateOf } from "../../../../../src/domain/dunning/Calendar.ts"
import type { CaseRules } from "../../../../../src/domain/dunning/case/CaseRules.ts"
import { isChased, isSettled } from "../../../../../src/domain/dunning/case/Chased.ts"
import type { CaseDebt, PlannedMessage } from "../../../../../src/domain/dunning/case/Types.ts"
import type { Tone } from "../../../../../src/domain/ReminderAttempt.ts"
import { toLocal } from "../../../../../src/domain/LocalTime.ts"
import { toneOfStep } from "../../../../../src/domain/dunning/Policy.ts"
import type { CasePolicy, DebtorCase, MessageContents } from "../../../../../src/domain/dunning/case/Types.ts"
import { keyOf } from "./World.ts"

/** A message that was sent, or may have been, with what was true when it was decided on. */
export interface Said {
  readonly customerId: number
  readonly at: number
  readonly zone: string
  readonly rules: CaseRules
  readonly policy: CasePolicy
  readonly before: DebtorCase
  readonly message: PlannedMessage
  readonly contents: MessageContents
  readonly address: string
  /** The number of its round. */
  readonly round: number
  /** Why it must not have been sent; null for nothing. */
  readonly obstacle: string | null
  /** Whether somebody wanted it at once. */
  readonly isAsked: boolean
  /** Whether another message of the case is being handed over. */
  readonly isBesideAnother: boolean
}

/** What changes about a company and its debts. */
export interface Changing {
  /** How often a debt has got another due date or customer until it was decided on for `dueDate`. */
  readonly ladderOf: (debtId: number, dueDate: string) => number
  readonly policyChanges: number
}

/** Something that must not be. */
export class Violation extends Error {
  readonly law: string
  constructor(law: string, message: string) {
    super(message)
    this.law = law
  }
}

/** Fails unless something is as it must be. */
export const demand = (law: string, holds: boolean, told: () => string): void => {
  if (!holds) throw new Violation(law, told())
}

const order: Readonly<Record<Tone, number>> = { friendly: 0, firm: 1, final: 2 }
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

/** Whether messages may be sent on a day, by the calendar on the wall. */
const isOpen = ({ isHoliday, policy }: CaseRules, day: number): boolean => {
  const date = dateOf(day)
  return policy.days.includes(weekdays[(day + 4) % 7] as never) && !(policy.holidays && isHoliday(date))
}

/** The first open day from the due date on. */
const effective = (rules: CaseRules, dueDate: string): number => {
  let day = rules.dayOf(dueDate)
  while (!isOpen(rules, day)) day += 1
  return day
}

/** The day from which nothing waits any more for money that came at an instant. */
export const reviewEnd = (rules: CaseRules, since: number): number => {
  let day = rules.dayAt(since)
  for (let left = rules.policy.reviewDays; left > 0; left -= 1) {
    day += 1
    while (!isOpen(rules, day)) day += 1
  }
  return day
}

/** What was said about a debt in one ladder. */
interface Naming {
  readonly day: number
  readonly tone: Tone
  readonly messageTone: Tone
  readonly round: number
}

export class Checks {
  /** By debt and beginning of its ladder. */
  readonly #said = new Map<string, Array<Naming>>()
  readonly #ladderOf = new Map<number, string>()
  /** By channel, address and date. */
  readonly #onDay = new Set<string>()
  /** By customer, the last reminder of all channels. */
  readonly #last = new Map<
    number,
    { key: string; day: number; leadingId: number; tone: Tone; zone: string; policy: unknown }
  >()
  readonly #changing: Changing
  /** Whether the message is only remembered, because it is not known what was true when it was decided on. */
  #isLenient = false
  readonly counts: Record<string, number> = {}

  constructor(changing: Changing) {
    this.#changing = changing
  }

  #demand(law: string, holds: boolean, told: () => string): void {
    if (!this.#isLenient) demand(law, holds, told)
  }

  #count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1
  }

  /** The ladder of a debt: another one begins with a new due date or customer. */
  #ladder(debt: CaseDebt): string {
    return `${debt.id} ${this.#changing.ladderOf(debt.id, debt.dueDate)}`
  }

  /** A message was sent, or may have been; each is told once, in their order for each customer. */
  sent(sent: Said, isLenient = false): void {
    const { message } = sent
    this.#isLenient = isLenient
    this.#count(`${message.kind} ${message.tone} ${message.channel}`)
    this.#time(sent)
    this.#address(sent)
    this.#lists(sent)
    if (message.kind === "reminder") {
      this.#tones(sent)
      this.#gap(sent)
    } else this.#notice(sent)
  }

  #time({ at, obstacle, policy, rules, zone }: Said): void {
    const local = toLocal(at, zone)
    const [date, time] = [local.slice(0, 10), local.slice(11, 16)]
    const from = policy.window.from > "08:00" ? policy.window.from : "08:00"
    const to = policy.window.to < "21:00" ? policy.window.to : "21:00"
    this.#demand("a message leaves in the window", time >= from && time < to, () => local)
    this.#demand("a message leaves on an open day", isOpen(rules, rules.dayAt(at)), () => date)
    this.#demand("nothing leaves that is held or refused", obstacle === null, () => `${obstacle}`)
  }

  #address({ address, at, message, rules }: Said): void {
    const name = `${message.channel} ${address} ${dateOf(rules.dayAt(at))}`
    this.#demand("one message a channel, address and day", !this.#onDay.has(name), () => name)
    this.#onDay.add(name)
  }

  #lists({ at, before, contents, message, policy, rules }: Said): void {
    const today = rules.dayAt(at)
    const open = before.debts.filter((debt) => !isSettled(debt))
    const byAge = (a: number, b: number) => {
      const [x, y] = [open.find(({ id }) => id === a), open.find(({ id }) => id === b)]
      return (x?.dueDate ?? "").localeCompare(y?.dueDate ?? "") || a - b
    }
    const chased = open.filter((debt) => isChased(policy, debt))
    const overdue = chased.filter(({ dueDate }) => effective(rules, dueDate) < today).map(({ id }) => id)
    const coming = chased
      .filter(({ dueDate }) => {
        const due = effective(rules, dueDate)
        return due >= today && due <= today + policy.noticeDays
      })
      .map(({ id }) => id)
    const same = (a: ReadonlyArray<number>, b: ReadonlyArray<number>) =>
      JSON.stringify(a) === JSON.stringify(b)
    const named = contents.named.map(({ id }) => id)
    this.#demand("a message names somebody's debt", named.length > 0, () => keyOf(message))
    if (message.kind === "reminder") {
      this.#demand(
        "a reminder lists all that is overdue, the oldest first",
        same(contents.overdue, overdue.toSorted(byAge)),
        () => `${contents.overdue} and not ${overdue}`
      )
      this.#demand(
        "a reminder lists all that is coming",
        same(contents.coming, coming.toSorted(byAge)),
        () => `${contents.coming} and not ${coming}`
      )
      this.#demand(
        "only what is overdue is named",
        named.every((id) => overdue.includes(id)),
        () => named.join()
      )
      const sums: Record<string, number> = {}
      for (const { balanceMinor, currency, id } of open) {
        if (overdue.includes(id)) sums[currency] = (sums[currency] ?? 0) + balanceMinor
      }
      this.#demand(
        "the sums are those of all that is overdue",
        JSON.stringify(Object.entries(sums).sort()) === JSON.stringify(Object.entries(contents.sums).sort()),
        () => JSON.stringify(contents.sums)
      )
    } else {
      this.#demand(
        "a notice names all that is due soon",
        coming.every((id) => named.includes(id)),
        () => `${named} and not ${coming}`
      )
    }
    this.#demand(
      "what rests is neither named nor counted",
      contents.resting.every(({ id }) => !named.includes(id) && !contents.overdue.includes(id)),
      () => JSON.stringify(contents.resting)
    )
    for (const debt of open) {
      const rests = debt.status === "paused" || !isChased(policy, debt)
      this.#demand("what is named is chased", !(rests && named.includes(debt.id)), () => String(debt.id))
    }
  }

  /** Whether another channel has the same message under way. */
  #isAtOnce({ at, customerId, isBesideAnother, message, rules }: Said): boolean {
    const last = this.#last.get(customerId)
    const [channel = "", ...about] = last?.key.split(" ") ?? []
    return (
      isBesideAnother &&
      last?.day === rules.dayAt(at) &&
      channel !== message.channel &&
      keyOf(message).endsWith(about.join(" "))
    )
  }

  #gap(sent: Said): void {
    const { at, before, customerId, message, policy, rules, zone } = sent
    const last = this.#last.get(customerId)
    const day = rules.dayAt(at)
    const isOther = message.round !== null || this.#isAtOnce(sent)
    if (!isOther && last !== undefined && last.zone === zone) {
      const least = Math.max(1, policy.customerGapDays)
      const isOwn = last.leadingId === message.leadingId && message.triggerId === message.leadingId
      const distance = day - last.day
      this.#demand(
        "reminders keep their distance",
        distance >= least || (isOwn && distance >= 2),
        () => `${distance} days after ${last.key}: ${keyOf(message)}`
      )
      const debt = before.debts.find(({ id }) => id === message.leadingId)
      const tones = policy.steps
        .filter(({ offsetDays }) => offsetDays > 0)
        .map((step) => order[toneOfStep(policy.steps, policy.steps.indexOf(step))])
      const isRising = tones.every((tone, index) => index === 0 || tone >= (tones[index - 1] ?? 0))
      if (
        isRising &&
        last.policy === policy &&
        last.leadingId === message.leadingId &&
        debt !== undefined &&
        debt.begun === "new" &&
        !message.isRepeat &&
        debt.finalOn === null &&
        debt.begunAt <= (last.day - 1) * 86_400_000
      ) {
        this.#demand(
          "the tone does not fall while the same debt leads",
          order[message.tone] >= order[last.tone],
          () => `${last.tone}, then ${message.tone}`
        )
      }
    }
    if (!isOther)
      this.#last.set(customerId, {
        key: keyOf(message),
        day,
        leadingId: message.leadingId,
        tone: message.tone,
        zone,
        policy
      })
  }

  #tones(sent: Said): void {
    const { at, before, contents, message, policy, rules } = sent
    const day = rules.dayAt(at)
    this.#demand(
      "a final message is final for its leading debt",
      message.tone !== "final" ||
        contents.named.some(({ id, tone }) => id === message.leadingId && tone === "final"),
      () => JSON.stringify(contents.named)
    )
    this.#demand(
      "what has not earned the final tone stands apart",
      message.tone !== "final" ||
        contents.named.every(({ id, tone }) => (tone === "final") !== contents.alsoOverdue.includes(id)),
      () => JSON.stringify(contents)
    )
    const leading = contents.named.find(({ id }) => id === message.leadingId)
    this.#demand("the leading debt is named", leading !== undefined && leading.tone === message.tone, () =>
      keyOf(message)
    )
    const steps = policy.steps.filter(({ offsetDays }) => offsetDays > 0)
    const finalStep = steps.find((step) => toneOfStep(policy.steps, policy.steps.indexOf(step)) === "final")
    for (const named of contents.named) {
      const debt = before.debts.find(({ id }) => id === named.id)
      if (debt === undefined) throw new Violation("what is named is owed", String(named.id))
      const ladder = this.#ladder(debt)
      if (this.#ladderOf.get(debt.id) !== ladder) {
        this.#ladderOf.set(debt.id, ladder)
        this.#said.delete(ladder)
      }
      const said = this.#said.get(ladder) ?? []
      const earlier = said
      // The other channel of a round says the same again.
      const isAgain = said.some((each) => each.round === sent.round)
      if (!isAgain) {
        this.#toneOf(named.tone, earlier, day, debt)
        const most = finalStep === undefined ? policy.maxMessages : Math.max(3, policy.maxMessages)
        const isCounted = debt.finalOn === null && debt.begun === "new" && policy.repeatDays === null
        this.#demand(
          "a debt is named at most so often",
          !isCounted || this.#changing.policyChanges > 0 || earlier.length < most,
          () => `${named.id}: ${earlier.length + 1} of ${most}`
        )
        if (named.tone === "final" && named.id === message.leadingId && !sent.isAsked) {
          const due = effective(rules, debt.dueDate)
          this.#demand(
            "a debt leads to its final reminder no earlier than the policy says",
            day >= due + (finalStep?.offsetDays ?? Infinity),
            () => `${day - due} days after`
          )
        }
        this.#said.set(ladder, [
          ...said,
          { day, tone: named.tone, messageTone: message.tone, round: sent.round }
        ])
      }
      this.#demand(
        "a debt is never called overdue on its effective due date or before",
        effective(rules, debt.dueDate) < day,
        () => String(named.id)
      )
    }
  }

  #toneOf(tone: Tone, earlier: ReadonlyArray<Naming>, day: number, debt: CaseDebt): void {
    if (earlier.length === 0) {
      this.#demand(
        "the first reminder of a debt is friendly",
        tone === "friendly",
        () => `${debt.id}: ${tone}`
      )
      return
    }
    const firm = earlier.find((each) => each.tone !== "friendly")
    if (tone === "final") {
      this.#demand(
        "final comes seven days after firm",
        firm !== undefined && firm.day + 7 <= day,
        () => `${debt.id}: ${JSON.stringify(earlier)}, ${day}`
      )
      this.#demand(
        "a debt is final once",
        earlier.every((each) => each.tone !== "final"),
        () => `${debt.id}: ${JSON.stringify(earlier)}`
      )
      this.#demand(
        "the end of a rest is not final",
        debt.begun !== "again" || earlier.some((each) => each.day * 86_400_000 + 100_000_000 > debt.begunAt),
        () => `${debt.id}: ${JSON.stringify(earlier)}`
      )
    }
  }

  #notice(sent: Said): void {
    const { at, before, contents, message, policy, rules } = sent
    const today = rules.dayAt(at)
    for (const { id } of contents.named) {
      const debt = before.debts.find((each) => each.id === id)
      if (debt === undefined) continue
      const due = effective(rules, debt.dueDate)
      const isLate = due < today
      this.#demand(
        "a notice names what is due soon, or what it was too late to say on its day",
        id === message.triggerId || (due >= today && due <= today + policy.noticeDays),
        () => `${id}`
      )
      this.#demand("a notice tells of no debt that a reminder has named", debt.reminders === 0, () => `${id}`)
      this.#demand(
        "a notice is late only for what it could not say",
        !isLate || message.offsetDays === 0,
        () => keyOf(message)
      )
    }
  }
}

/** What stays the same of a plan until something happens. */
const essence = ({
  at,
  channel,
  expiresAt,
  kind,
  leadingId,
  offsetDays,
  tone,
  triggerId
}: PlannedMessage) => ({
  at,
  channel,
  expiresAt,
  kind,
  leadingId,
  offsetDays,
  tone,
  triggerId
})
export { essence }
