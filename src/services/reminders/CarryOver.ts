/** Makes the case of a customer of the attempts from before there were cases. */
import { Effect } from "effect"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import { beginLadder } from "../../domain/dunning/case/Changes.ts"
import type { CaseDebt, DebtorCase } from "../../domain/dunning/case/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { CaseRow } from "../../repos/reminders/Cases.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"

const wasSaid = ({ status }: AttemptRecord): boolean =>
  status === "sent" || status === "unknown" || status === "sending"

const timeOf = ({ scheduledFor, sentAt }: AttemptRecord): number => sentAt ?? scheduledFor

/** A debt with what its attempts for its present due date have said of it. */
export const debtFromAttempts = (
  rules: CaseRules,
  debt: CaseDebt,
  attempts: ReadonlyArray<AttemptRecord>
): CaseDebt => {
  const own = attempts
    .filter((each) => each.dueDate === debt.dueDate && wasSaid(each))
    .toSorted((a, b) => timeOf(a) - timeOf(b))
  const [first] = attempts.filter(({ dueDate }) => dueDate === debt.dueDate)
  let after = beginLadder(debt, Math.min(debt.begunAt, first?.createdAt ?? debt.begunAt))
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
  return after
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

/** Makes the function that carries a case over: what was sent stays true, what is planned is planned anew. */
export const makeCarryOver = Effect.map(
  ReminderAttemptsRepo,
  (attempts) =>
    (
      companyId: number,
      rules: CaseRules,
      { customer }: CaseRow,
      debtor: DebtorCase
    ): Effect.Effect<DebtorCase, ServiceUnavailable> =>
      Effect.map(
        attempts.ofReceivables(
          companyId,
          debtor.debts.map(({ id }) => id)
        ),
        (all) => {
          const own = Map.groupBy(
            all.filter(({ customerId }) => customerId === customer.id),
            ({ receivableId }) => receivableId
          )
          const debts = debtor.debts.map((debt) => debtFromAttempts(rules, debt, own.get(debt.id) ?? []))
          const rounds = all.reduce((most, { cycle }) => Math.max(most, cycle), 0)
          return { ...debtor, debts, rounds, lastReminder: lastReminderOf(rules, debts) }
        }
      )
)
