/** The debts of a case page by page, where all of them are stored and not only those that are read. */
import { Effect } from "effect"
import type { CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import {
  caseDebtOf,
  type CaseReceivable,
  isSameLadder,
  ladderStateOf,
  saidOf
} from "../../domain/dunning/case/StoredCase.ts"
import type { DebtorCase } from "../../domain/dunning/case/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { CasesRepo, type LadderChange } from "../../repos/reminders/Cases.ts"

/** Debts that are read and stored at once. */
const DEBTS_PER_PAGE = 500

/** What changes of what is stored of debts. */
export const laddersOf = (
  rules: CaseRules,
  receivables: ReadonlyMap<number, CaseReceivable>,
  { debts, since }: Pick<DebtorCase, "debts" | "since">
): ReadonlyArray<LadderChange> =>
  debts.flatMap((debt) => {
    const stored = receivables.get(debt.id)
    if (stored === undefined) return []
    const said = saidOf(rules, since, debt)
    if (said === stored.said && isSameLadder(caseDebtOf(stored), debt)) return []
    return [{ receivableId: debt.id, ladder: ladderStateOf(debt, stored.createdAt), said }]
  })

/** Stores what `change` makes of each page of a customer's open debts, in order of their ids, until all are done. */
type ForEachPage = (
  companyId: number,
  customerId: number,
  rules: CaseRules,
  change: (
    page: ReadonlyArray<CaseReceivable>
  ) => Effect.Effect<Pick<DebtorCase, "debts" | "since">, ServiceUnavailable>
) => Effect.Effect<void, ServiceUnavailable>

/** Makes the function that goes through all debts of a case. */
export const makeForEachPage = Effect.map(CasesRepo, (cases): ForEachPage =>
  Effect.fnUntraced(function* (companyId, customerId, rules, change) {
    let after = 0
    for (;;) {
      const page = yield* cases.debtsAfter(companyId, customerId, after, DEBTS_PER_PAGE)
      const receivables = new Map(page.map((each) => [each.receivable.id, each]))
      yield* cases.saveLadders(companyId, laddersOf(rules, receivables, yield* change(page)))
      after = page.at(-1)?.receivable.id ?? after
      if (page.length < DEBTS_PER_PAGE) return
    }
  })
)
