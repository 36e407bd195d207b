/** Cases to test with, told in words. */
import { daysBetween, FIRST_DATE } from "../../../../src/domain/CalendarDate.ts"
import {
  caseRules,
  type CaseRules,
  type RulesInput,
  standardCasePolicy
} from "../../../../src/domain/dunning/case/CaseRules.ts"
import { beginLadder, newCase } from "../../../../src/domain/dunning/case/Changes.ts"
import { afterEnding, afterSending } from "../../../../src/domain/dunning/case/Course.ts"
import { CaseDecision, CLEAR, decideMessage } from "../../../../src/domain/dunning/case/Decide.ts"
import { planAll } from "../../../../src/domain/dunning/case/Plan.ts"
import { type ForetoldMessage, simulateCase } from "../../../../src/domain/dunning/case/SimulateCase.ts"
import type {
  CaseDebt,
  CasePolicy,
  DebtorCase,
  PlannedMessage
} from "../../../../src/domain/dunning/case/Types.ts"
import { toLocal } from "../../../../src/domain/LocalTime.ts"
import type { Channel, ReasonCode } from "../../../../src/domain/ReminderAttempt.ts"

const DAY_MILLIS = 86_400_000

/** Epoch milliseconds of a moment in Berlin's winter, where the tests live unless they say otherwise. */
export const at = (local: string): number => Date.parse(`${local}:00+01:00`)

/** The number of a date's day. */
export const day = (date: string): number => daysBetween(FIRST_DATE, date)

/** The default policy in Berlin, without holidays, with changes. */
export const rulesWith = (policy: Partial<CasePolicy> = {}, others: Partial<RulesInput> = {}): CaseRules =>
  caseRules({
    policy: { ...standardCasePolicy, ...policy },
    timezone: "Europe/Berlin",
    isHoliday: () => false,
    since: 0,
    ...others
  })

/** Steps by e-mail. */
export const steps = (...offsets: ReadonlyArray<number>): CasePolicy["steps"] =>
  offsets.map((offsetDays) => ({ offsetDays, channels: ["email"] }))

let ids = 0

/** A debt of €100, made on 1 January 2026 unless `begunAt` says otherwise. */
export const debt = (dueDate: string, fields: Partial<CaseDebt> = {}): CaseDebt => ({
  ...beginLadder(
    { id: ++ids, dueDate, status: "open", amountMinor: 10_000, balanceMinor: 10_000, currency: "EUR" },
    at("2026-01-01T12:00")
  ),
  ...fields
})

/** Lives through a case without changes. */
export const live = (
  rules: CaseRules,
  debtor: DebtorCase | ReadonlyArray<CaseDebt>,
  from: string,
  days = 90
): ReadonlyArray<ForetoldMessage> => {
  const start = at(from)
  const input = {
    debtor: "debts" in debtor ? debtor : newCase(debtor),
    refusal: () => null,
    agreedOn: () => null
  }
  return simulateCase(rules, input, start, start + days * DAY_MILLIS)
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

/** A date as `Mon 2026-03-09`. */
const dayName = (date: string): string => `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${date}`

/** A message in words: its day, its kind and its tone; and the debts that it names, by their names. */
export const told = (
  { at, contents, message, reason }: ForetoldMessage,
  names: Readonly<Record<number, string>> = {}
): string => {
  const zone = "Europe/Berlin"
  const date = dayName(toLocal(at, zone).slice(0, 10))
  const kind = message.kind === "notice" ? "notice" : `${message.tone} reminder`
  const named = contents.named
    .filter(({ id }) => names[id] !== undefined)
    .map(({ id, tone }) => `${names[id]} ${tone}`)
  const about = named.length === 0 ? "" : `: ${named.join(", ")}`
  return reason === null ? `${date} ${kind}${about}` : `${date} ${kind}, not sent: ${reason}`
}

/** The dates and tones of the reminders, without notices. */
export const tonesOf = (messages: ReadonlyArray<ForetoldMessage>): ReadonlyArray<string> =>
  messages
    .filter(({ message, reason }) => message.kind === "reminder" && reason === null)
    .map(({ at, message }) => `${toLocal(at, "Europe/Berlin").slice(0, 10)} ${message.tone}`)

/** A case that is lived through by hand, with changes between its messages. */
export class Life {
  case: DebtorCase
  now: number
  rules: CaseRules
  readonly lines: Array<string> = []
  readonly #names: Readonly<Record<number, string>>

  constructor(
    rules: CaseRules,
    debts: ReadonlyArray<CaseDebt>,
    from: string,
    names: Readonly<Record<number, string>> = {}
  ) {
    this.rules = rules
    this.case = newCase(debts)
    this.now = at(from)
    this.#names = names
  }

  /** Sends what is due until a moment. */
  until(moment: string, refusal: (channel: Channel) => null | "no_address" | "opted_out" = () => null): this {
    const end = at(moment)
    for (let count = 0; count < 200; count += 1) {
      const [next] = planAll(this.rules, this.case, this.now).toSorted((a, b) => a.at - b.at)
      if (next === undefined || next.at > end) break
      this.now = Math.max(this.now, next.at)
      this.#decide(next, refusal(next.channel))
    }
    this.now = end
    return this
  }

  /** Nobody works until a moment. */
  outage(moment: string): this {
    this.now = at(moment)
    return this
  }

  change(id: number, change: (debt: CaseDebt, now: number) => CaseDebt): this {
    const debts = this.case.debts.map((each) => (each.id === id ? change(each, this.now) : each))
    this.case = { ...this.case, debts }
    return this
  }

  add(...debts: ReadonlyArray<CaseDebt>): this {
    this.case = { ...this.case, debts: [...this.case.debts, ...debts] }
    return this
  }

  #decide(next: PlannedMessage, refusal: "no_address" | "opted_out" | null): void {
    const decision = decideMessage(this.rules, this.case, next.channel, { ...CLEAR, refusal }, this.now)
    const tell = (
      message: PlannedMessage,
      reason: ReasonCode | null,
      contents: ForetoldMessage["contents"]
    ) => {
      const line = told(
        { message, reason, contents, at: this.now, shiftedBy: [], before: this.case },
        this.#names
      )
      this.lines.push(next.channel === "sms" ? `${line} (sms)` : line)
    }
    CaseDecision.$match(decision, {
      Send: ({ contents, message }) => {
        tell(message, null, contents)
        this.case = afterSending(this.rules, this.case, message, contents, this.now)
      },
      End: ({ contents, message, reason }) => {
        tell(message, reason, contents)
        this.case = afterEnding(this.rules, this.case, message, contents, this.now)
      },
      Move: ({ at }) => {
        this.now = Math.max(this.now, at)
      },
      Wait: () => undefined,
      None: () => undefined
    })
  }
}
