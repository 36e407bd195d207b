/** What a company's people should hear of in their digest after a worker was at cases. Pure. */
import { ladderOf } from "../../domain/dunning/case/Ladder.ts"
import { isChased } from "../../domain/dunning/case/Chased.ts"
import type { DebtorCase } from "../../domain/dunning/case/Types.ts"
import type { DigestEvent } from "../../domain/Digest.ts"
import type { StoredAttempts } from "../../services/reminders/DebtorCases.ts"
import { undelivered } from "../complete/Undelivered.ts"
import type { WorkedCase } from "./CaseOutcome.ts"

/** Ids of the chased debts whose ladder goes on, or is still to begin. */
const goingOn = ({ before: { rules } }: WorkedCase, debtor: DebtorCase): ReadonlySet<number> =>
  new Set(
    debtor.debts
      .filter((debt) => isChased(rules.policy, debt) && ladderOf(rules, debtor.since, debt).slots.length > 0)
      .map(({ id }) => id)
  )

/** What left the queue of cases because its time was over. `stored` has all changes of their attempts. */
export const queueEventsOf = (
  states: ReadonlyArray<WorkedCase>,
  { changes }: Pick<StoredAttempts, "changes">
): ReadonlyArray<DigestEvent> => {
  const taken = new Set(states.flatMap(({ worked }) => worked.taken.map(({ after }) => after)))
  return undelivered({ changes: changes.filter(({ after }) => !taken.has(after)), added: [] })
}

/** What was not delivered, and ladders that ended with something left to pay. */
export const caseEventsOf = (state: WorkedCase): ReadonlyArray<DigestEvent> => {
  const { before, debtor, ended, worked } = state
  const after = goingOn(state, debtor)
  const over = [...goingOn(state, before.debtor)].filter((id) => !after.has(id))
  const about = { customerId: before.row.customer.id, payableId: null, detail: null }
  return [
    ...undelivered({ changes: worked.taken, added: ended }),
    ...over.map((receivableId) => ({ ...about, kind: "cycle_ended" as const, receivableId }))
  ]
}
