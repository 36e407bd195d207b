/** Makes the case of a customer of the attempts from before there were cases. */
import { Effect } from "effect"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import { beginLadder, continueLadder } from "../../domain/dunning/case/Changes.ts"
import { caseDebtOf, type CaseReceivable } from "../../domain/dunning/case/StoredCase.ts"
import type { CaseDebt, DebtorCase } from "../../domain/dunning/case/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { CaseRow, CasesRepo } from "../../repos/reminders/Cases.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { makeForEachPage } from "./CasePages.ts"

const wasSaid = ({ status }: AttemptRecord): boolean =>
  status === "sent" || status === "unknown" || status === "sending"

const timeOf = ({ scheduledFor, sentAt }: AttemptRecord): number => sentAt ?? scheduledFor

/** The attempts since a debt has its present due date and customer, and when it got them; null if it always had. */
const presentOf = (
  { customerId, dueDate }: CaseReceivable["receivable"],
  attempts: ReadonlyArray<AttemptRecord>
): { readonly own: ReadonlyArray<AttemptRecord>; readonly changedAt: number | null } => {
  const last = attempts.findLastIndex((each) => each.dueDate !== dueDate || each.customerId !== customerId)
  const own = attempts.slice(last + 1)
  return { own, changedAt: last === -1 ? null : (own[0]?.createdAt ?? attempts[last]?.updatedAt ?? null) }
}

/**
 * When the ladder of a debt began: with the debt, or when it got its present due date or customer. What was never planned,
 * because the company had no steps, begins now: its steps were not missed.
 */
const begunAtOf = (
  { createdAt, receivable }: CaseReceivable,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number
): number => {
  const { changedAt, own } = presentOf(receivable, attempts)
  if (changedAt !== null) return Math.max(createdAt, changedAt)
  return own[0] === undefined ? now : Math.min(createdAt, own[0].createdAt)
}

/**
 * A debt with what its attempts, oldest first, have said of it since it has its present due date and customer. What was
 * written of it since the upgrade stays: a ladder that has begun anew knows nothing of what was said before, and one that
 * goes on after a rest goes on after what was said.
 */
export const debtFromAttempts = (
  rules: CaseRules,
  stored: Omit<CaseReceivable, "said">,
  attempts: ReadonlyArray<AttemptRecord>,
  now: number
): CaseDebt => {
  const debt = caseDebtOf(stored)
  if (stored.ladder !== null && debt.begun === "new") return debt
  let after = beginLadder(debt, begunAtOf({ ...stored, said: 0 }, attempts, now))
  const own = presentOf(stored.receivable, attempts)
    .own.filter(wasSaid)
    .toSorted((a, b) => timeOf(a) - timeOf(b))
  const days = new Set<number>()
  for (const attempt of own) {
    const day = rules.dayAt(timeOf(attempt))
    if (attempt.offsetDays <= 0) {
      after = { ...after, noticedOn: day, noticePassedOn: day }
      continue
    }
    // What was said on several channels on one day was said once.
    const isNew = !days.has(day)
    days.add(day)
    after = {
      ...after,
      reminders: after.reminders + (isNew ? 1 : 0),
      namedOn: day,
      firstNamedOn: after.firstNamedOn ?? day,
      firmOn: after.firmOn ?? (attempt.tone === "friendly" || attempt.tone === null ? null : day),
      finalOn: after.finalOn ?? (attempt.tone === "final" ? day : null),
      reachedOffset: Math.max(after.reachedOffset ?? -Infinity, attempt.offsetDays)
    }
  }
  return debt.begun === "again" ? continueLadder(after, debt.begunAt, debt.agreedOn) : after
}

/** What attempts say of a case as a whole. */
interface CarriedOver {
  readonly debts: ReadonlyArray<CaseDebt>
  readonly rounds: number
  readonly lastReminder: DebtorCase["lastReminder"]
}

/** The last reminder of all, led by the oldest debt that it named. */
const lastReminderOf = (rules: CaseRules, debts: ReadonlyArray<CaseDebt>): DebtorCase["lastReminder"] => {
  const named = debts.flatMap(({ dueDate, id, namedOn }) =>
    namedOn === null ? [] : [{ dueDate, id, namedOn }]
  )
  const day = named.reduce((last, { namedOn }) => Math.max(last, namedOn), -Infinity)
  const [oldest] = named
    .filter(({ namedOn }) => namedOn === day)
    .toSorted((a, b) => rules.dayOf(a.dueDate) - rules.dayOf(b.dueDate) || a.id - b.id)
  return oldest === undefined ? null : { day, leadingId: oldest.id }
}

/** Carries cases over: what was sent stays true, what is planned is planned anew. */
export interface CarryOver {
  /** The case of debts that were read. */
  readonly ofDebts: (
    companyId: number,
    rules: CaseRules,
    read: ReadonlyArray<CaseReceivable>,
    now: number
  ) => Effect.Effect<CarriedOver, ServiceUnavailable>
  /**
   * Stores the ladders of all debts of a case that is locked, page by page, however many there are: debts that are not
   * read are found by what is stored of them.
   */
  readonly ofAll: (
    companyId: number,
    rules: CaseRules,
    row: CaseRow,
    now: number
  ) => Effect.Effect<Omit<CarriedOver, "debts">, ServiceUnavailable>
}

/** Makes the functions that carry cases over. */
export const makeCarryOver: Effect.Effect<CarryOver, never, CasesRepo | ReminderAttemptsRepo> = Effect.gen(
  function* () {
    const attempts = yield* ReminderAttemptsRepo
    const forEachPage = yield* makeForEachPage

    const ofDebts: CarryOver["ofDebts"] = (companyId, rules, read, now) =>
      Effect.map(
        attempts.ofReceivables(
          companyId,
          read.map(({ receivable }) => receivable.id)
        ),
        (all) => {
          const own = Map.groupBy(all, ({ receivableId }) => receivableId)
          const debts = read.map((each) =>
            debtFromAttempts(rules, each, own.get(each.receivable.id) ?? [], now)
          )
          const rounds = all.reduce((most, { cycle }) => Math.max(most, cycle), 0)
          return { debts, rounds, lastReminder: lastReminderOf(rules, debts) }
        }
      )

    return {
      ofDebts,
      ofAll: Effect.fnUntraced(function* (companyId, rules, { customer, state }, now) {
        let rounds = 0
        /** Of each page, the debt that led its last reminder. */
        let named: ReadonlyArray<CaseDebt> = []
        yield* forEachPage(companyId, customer.id, rules, (page) =>
          Effect.map(ofDebts(companyId, rules, page, now), ({ debts, lastReminder, rounds: own }) => {
            rounds = Math.max(rounds, own)
            named = [...named, ...debts.filter(({ id }) => id === lastReminder?.leadingId)]
            return { debts, since: state.since }
          })
        )
        return { rounds, lastReminder: lastReminderOf(rules, named) }
      })
    }
  }
)
