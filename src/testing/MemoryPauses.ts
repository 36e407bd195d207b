/** The pauses of receivables in memory. */
import { Effect, Layer } from "effect"
import { FIRST_VERSION } from "../domain/Ids.ts"
import { NOT_PAUSED, type StoredReceivable } from "../domain/Pause.ts"
import { PausesRepo } from "../repos/receivables/Pauses.ts"
import type { ReceivableDraft } from "../repos/receivables/Receivables.ts"
import { lockedReceivableOf } from "./MemoryLadders.ts"
import { MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"

/** The pauses that end by themselves, in memory. */
export const pauses = Layer.effect(
  PausesRepo,
  Effect.map(MemoryState, (state) => {
    const endingOf = (rows: CompanyRows) =>
      [...rows.receivables.values()]
        .flatMap((receivable) => {
          const { pausedUntil, resumeAt } = receivable
          return pausedUntil === null || resumeAt === null ? [] : [{ ...receivable, pausedUntil, resumeAt }]
        })
        .sort((a, b) => a.resumeAt - b.resumeAt || a.id - b.id)
    return PausesRepo.of({
      companiesDue: (now, after, limit) =>
        Effect.map(
          Effect.filter(state.companyIds(), (companyId) =>
            state.readCommitted(
              companyId,
              (rows) =>
                rows.facts.testClock === null && endingOf(rows).some(({ resumeAt }) => resumeAt <= now)
            )
          ),
          (companyIds) =>
            companyIds
              .filter((companyId) => companyId > after)
              .slice(0, limit)
              .map((companyId) => ({ companyId }))
        ),
      lockDue: (companyId, now, limit) =>
        state.hold(companyId, (rows) =>
          endingOf(rows)
            .filter(({ resumeAt }) => resumeAt <= now)
            .slice(0, limit)
            .sort((a, b) => a.id - b.id)
            .map((receivable) => ({
              receivable: lockedReceivableOf(rows, receivable),
              timezone: rows.customers.get(receivable.customerId)?.timezone ?? null
            }))
        ),
      nextDue: (companyId) => state.read(companyId, (rows) => endingOf(rows)[0]?.resumeAt ?? null),
      moveEnd: (companyId, receivableId, resumeAt) =>
        state.write(companyId, (rows) => {
          const stored = rows.receivables.get(receivableId)
          if (stored !== undefined) rows.receivables.set(receivableId, { ...stored, resumeAt })
        })
    })
  })
)

/** A new receivable as it is stored, which is not paused. */
export const memoryReceivable = (
  id: number,
  { billedOn: _, ...draft }: ReceivableDraft
): StoredReceivable => ({
  ...draft,
  ...NOT_PAUSED,
  id,
  paidMinor: 0,
  status: "open",
  version: FIRST_VERSION,
  promisedOn: null
})

/** Whether its customer has promised to pay before a day, and has not; true without a day. */
export const promisedBefore = (
  before: string | undefined,
  { promisedOn, status }: StoredReceivable
): boolean =>
  before === undefined ||
  (promisedOn !== null && promisedOn < before && (status === "open" || status === "partially_paid"))
