/** In memory: receivables with their ladders, and what a write sees of the case of their customer. */
import {
  type CaseReceivable,
  decodeState,
  type LockedReceivable,
  NEW_STATE,
  type SeenCase
} from "../domain/dunning/case/StoredCase.ts"
import type { StoredReceivable } from "../domain/Pause.ts"
import type { CompanyRows, MemoryCase, MemoryLadder } from "./MemoryTables.ts"

/** The ladder of a receivable of which nothing was said. */
export const newLadder = (createdAt: number): MemoryLadder => ({ createdAt, ladder: null, said: 0 })

/** A receivable with what is stored of its ladder. */
export const caseReceivableOf = ({ ladders }: CompanyRows, receivable: StoredReceivable): CaseReceivable => ({
  receivable,
  ...(ladders.get(receivable.id) ?? newLadder(0))
})

/** What a write sees of the case of a customer. */
export const seenCaseOf = ({ cases }: CompanyRows, customerId: number): SeenCase => {
  const found = cases.get(customerId)
  return { version: found?.version ?? null, state: found?.state ?? NEW_STATE }
}

/** A receivable as a write locks it. */
export const lockedReceivableOf = <A extends StoredReceivable>(
  rows: CompanyRows,
  receivable: A
): A & LockedReceivable => {
  const { createdAt, ladder, said } = caseReceivableOf(rows, receivable)
  const timezone = rows.customers.get(receivable.customerId)?.timezone ?? null
  const seen = seenCaseOf(rows, receivable.customerId)
  return { ...receivable, dunning: { createdAt, ladder, said, timezone, seen } }
}

/** A receivable as it is stored: whoever has locked it may store it with what was locked beside it. */
export const unlocked = ({
  dunning: _,
  ...receivable
}: StoredReceivable & Partial<Pick<LockedReceivable, "dunning">>): StoredReceivable => receivable

/** A value as it comes back from JSON, in which PostgreSQL stores it. */
export const fromJson = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A

/** A state as it comes back from JSON. */
export const storedState = (state: MemoryCase["state"]): MemoryCase["state"] =>
  decodeState(JSON.stringify(state))
