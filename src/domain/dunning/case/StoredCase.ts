/** What is stored of a case, and how it becomes the case that plans are made of. Pure. */
import { balance } from "../../Receivable.ts"
import type { StoredReceivable } from "../../Pause.ts"
import type { Channel } from "../../ReminderAttempt.ts"
import { dayOf } from "../Calendar.ts"
import type { CaseRules } from "./CaseRules.ts"
import { beginLadder, type OwedDebt, type StoredNext } from "./Changes.ts"
import { ladderOf } from "./Ladder.ts"
import type { CaseDebt, CaseTotals, DebtorCase, NamedDebt, PlannedMessage } from "./Types.ts"

/** What was said of a debt, and since when that counts. */
export type LadderState = Omit<CaseDebt, keyof OwedDebt>

/** The next message of a case, as far as a write has to know it. */
export interface NextMessage extends StoredNext {
  readonly leadingDueDate: string
}

/** What is stored of a case beside its debts. */
export interface CaseState extends Pick<
  DebtorCase,
  "since" | "rounds" | "round" | "lastReminder" | "asked" | "reviews" | "prepared"
> {
  readonly next: NextMessage | null
  /** By channel, the message that is being handed over. */
  readonly inFlight: Readonly<Partial<Record<Channel, number>>>
}

/** The state of a case to which nothing was said. */
export const NEW_STATE: CaseState = {
  since: 0,
  rounds: 0,
  round: null,
  lastReminder: null,
  asked: null,
  reviews: [],
  prepared: {},
  next: null,
  inFlight: {}
}

/** A debt that a message named, with what an attempt keeps of it. */
export interface DecidedDebt extends NamedDebt {
  readonly dueDate: string
  readonly balanceMinor: number
  readonly currency: string
}

/** A message as it was decided on. */
export interface DecidedReminder {
  readonly message: PlannedMessage
  readonly named: ReadonlyArray<DecidedDebt>
  /** When, in epoch milliseconds by the company's own time. */
  readonly at: number
  readonly timezone: string
}

/** A receivable with what is stored of its ladder; null while nothing was said of it. */
export interface CaseReceivable {
  readonly receivable: StoredReceivable
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly ladder: LadderState | null
  /** What that comes to, see `saidOf`. */
  readonly said: number
}

/** What a write sees of the case of a customer, without a lock. */
export interface SeenCase {
  /** Null for a customer without a case, or with one that was not planned yet. */
  readonly version: number | null
  readonly state: CaseState
}

/** A receivable that a write has locked, with what its reminders depend on. */
export interface LockedReceivable extends StoredReceivable {
  readonly dunning: Omit<CaseReceivable, "receivable"> & {
    /** The customer's own time zone. */
    readonly timezone: string | null
    readonly seen: SeenCase
  }
}

/** A receivable as a debt. */
export const owedDebtOf = (
  receivable: StoredReceivable
): OwedDebt & Pick<CaseDebt, "pauseCause" | "resumeAt"> => ({
  id: receivable.id,
  dueDate: receivable.dueDate,
  status: receivable.status,
  pauseCause: receivable.pauseCause,
  resumeAt: receivable.resumeAt,
  amountMinor: receivable.amountMinor,
  balanceMinor: balance(receivable),
  currency: receivable.currency
})

/** A debt of a case, from its row. */
export const caseDebtOf = ({ createdAt, ladder, receivable }: Omit<CaseReceivable, "said">): CaseDebt => {
  const begun = beginLadder(owedDebtOf(receivable), ladder?.begunAt ?? createdAt)
  return ladder === null ? begun : { ...begun, ...ladder }
}

/** What is stored of a debt's ladder; null if that is what a new debt has. */
export const ladderStateOf = (debt: CaseDebt, createdAt: number): LadderState | null => {
  const {
    amountMinor: _amountMinor,
    balanceMinor: _balanceMinor,
    currency: _currency,
    dueDate: _dueDate,
    id: _id,
    pauseCause: _pauseCause,
    resumeAt: _resumeAt,
    status: _status,
    ...ladder
  } = debt
  const isFresh = isSameLadder(beginLadder(debt, createdAt), debt)
  return isFresh ? null : ladder
}

const ladderKeys = [
  "begunAt",
  "begun",
  "agreedOn",
  "noticedOn",
  "noticePassedOn",
  "reminders",
  "namedOn",
  "firstNamedOn",
  "firmOn",
  "finalOn",
  "reachedOffset",
  "passedAt",
  "passedOffset",
  "passedRank",
  "passedByPerson",
  "round",
  "roundTone"
] as const satisfies ReadonlyArray<keyof LadderState>

/** Whether two debts have the same ladder. */
export const isSameLadder = (a: CaseDebt, b: CaseDebt): boolean =>
  ladderKeys.every((key) => a[key] === b[key])

/** A ladder as JSON, without what is null. */
export const encodeLadder = (ladder: LadderState | null): string | null =>
  ladder === null
    ? null
    : JSON.stringify(Object.fromEntries(Object.entries(ladder).filter(([, value]) => value !== null)))

const NOTHING_SAID: LadderState = {
  begunAt: 0,
  begun: "new",
  agreedOn: null,
  noticedOn: null,
  noticePassedOn: null,
  reminders: 0,
  namedOn: null,
  firstNamedOn: null,
  firmOn: null,
  finalOn: null,
  reachedOffset: null,
  passedAt: null,
  passedOffset: null,
  passedRank: null,
  passedByPerson: null,
  round: null,
  roundTone: null
}

/** A ladder from the JSON of `encodeLadder`. */
export const decodeLadder = (json: string | null): LadderState | null =>
  json === null ? null : { ...NOTHING_SAID, ...(JSON.parse(json) as Partial<LadderState>) }

/** A state from its JSON; null for a case that was never planned. */
export const decodeState = (json: string | null): CaseState =>
  json === null ? NEW_STATE : { ...NEW_STATE, ...(JSON.parse(json) as Partial<CaseState>) }

/** What a debt's ladder comes to, as the column `said` has it. */
export const saidOf = (rules: CaseRules, since: number, debt: CaseDebt): 0 | 1 | 2 | 3 | 4 => {
  if (debt.begun === "again" && debt.firstNamedOn === null) return 4
  if (debt.reminders === 0) return debt.noticedOn === null ? 0 : 1
  return ladderOf(rules, since, debt).slots.length > 0 ? 2 : 3
}

/** The case of which plans are made. `messagedOn` has local dates. */
export const debtorCaseOf = (
  { asked, lastReminder, prepared, reviews, round, rounds, since }: CaseState,
  debts: ReadonlyArray<CaseDebt>,
  totals: CaseTotals | null,
  messagedOn: Readonly<Record<Channel, string | null>>
): DebtorCase => {
  const dayOn = (date: string | null) => (date === null ? null : dayOf(date))
  return {
    debts,
    totals,
    since,
    rounds,
    round,
    lastReminder,
    asked,
    reviews,
    prepared,
    messagedOn: { email: dayOn(messagedOn.email), sms: dayOn(messagedOn.sms) }
  }
}
