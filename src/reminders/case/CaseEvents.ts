/** What a company's people should hear of in their digest after a worker was at cases. Pure. */
import { ladderOf } from "../../domain/dunning/case/Ladder.ts"
import { isChased } from "../../domain/dunning/case/Chased.ts"
import type { DebtorCase } from "../../domain/dunning/case/Types.ts"
import type { DigestEvent } from "../../domain/Digest.ts"
import { undeliveredKind } from "../complete/Undelivered.ts"
import type { WorkedCase } from "./CaseOutcome.ts"

/** Ids of the chased debts whose ladder goes on, or is still to begin. */
const goingOn = ({ before: { rules } }: WorkedCase, debtor: DebtorCase): ReadonlySet<number> =>
  new Set(
    debtor.debts
      .filter((debt) => isChased(rules.policy, debt) && ladderOf(rules, debtor.since, debt).slots.length > 0)
      .map(({ id }) => id)
  )

/** What was not delivered, and ladders that ended with something left to pay. */
export const caseEventsOf = (state: WorkedCase): ReadonlyArray<DigestEvent> => {
  const { before, debtor, ended, worked } = state
  const customerId = before.row.customer.id
  const about = { customerId, payableId: null }
  const undelivered = [...worked.taken.map(({ after }) => after), ...ended].flatMap((attempt) => {
    const kind = undeliveredKind(attempt)
    const { error, receivableId } = attempt
    return kind === undefined ? [] : [{ ...about, kind, receivableId, detail: error?.message ?? null }]
  })
  const after = goingOn(state, debtor)
  const over = [...goingOn(state, before.debtor)].filter((id) => !after.has(id))
  return [
    ...undelivered,
    ...over.map((receivableId) => ({ ...about, kind: "cycle_ended" as const, receivableId, detail: null }))
  ]
}
