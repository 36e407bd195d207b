/**
 * Receivables, payments and payables in memory. `test/repos/conformance` tests them and PostgreSQL's alike.
 */
import { Effect, Layer } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { FIRST_VERSION, nextVersion } from "../domain/Ids.ts"
import type { Payable } from "../domain/Payable.ts"
import { withoutEndedPause } from "../domain/Pause.ts"
import type { Receivable } from "../domain/Receivable.ts"
import * as ClaimRead from "../repos/ClaimRead.ts"
import { PayablesRepo } from "../repos/payables/Payables.ts"
import { PaymentsRepo } from "../repos/receivables/Payments.ts"
import { ReceivablesRepo } from "../repos/receivables/Receivables.ts"
import type { PaymentRecord } from "../repos/Rows.ts"
import { lockedReceivableOf, newLadder, seenCaseOf, unlocked } from "./MemoryLadders.ts"
import { memoryReceivable, promisedBefore } from "./MemoryPauses.ts"
import {
  constrain,
  constrainAmount,
  constrainReceivable,
  existing,
  is,
  isPastDue,
  memoryPageOf,
  isWithin
} from "./MemoryRows.ts"
import { MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"

const isOverdue = (rows: CompanyRows, receivable: Receivable, now: number): boolean =>
  (receivable.status === "open" || receivable.status === "partially_paid") &&
  isPastDue(
    receivable.dueDate,
    rows.customers.get(receivable.customerId)?.timezone ?? rows.timezone ?? "UTC",
    now
  )

/** Receivables in memory. */
export const receivables = Layer.effect(
  ReceivablesRepo,
  Effect.map(MemoryState, (state) => {
    const findForUpdate = (companyId: number, id: number) =>
      state.hold(companyId, (rows) => {
        const found = rows.receivables.get(id)
        return found === undefined ? null : lockedReceivableOf(rows, found)
      })
    return ReceivablesRepo.of({
      find: (companyId, id) => state.read(companyId, (rows) => rows.receivables.get(id) ?? null),
      findForUpdate,
      readForUpdate: (companyId, id) => ClaimRead.fromEffect(findForUpdate(companyId, id)),
      newId: ClaimRead.fromEffect(Effect.sync(() => state.nextId("receivables"))),
      debtor: (companyId, customerId) =>
        ClaimRead.fromEffect(
          state.read(companyId, (rows) => {
            const customer = rows.customers.get(customerId)
            return customer === undefined
              ? null
              : {
                  preferredLocale: customer.preferredLocale,
                  timezone: customer.timezone,
                  seen: seenCaseOf(rows, customerId)
                }
          })
        ),
      insertAs: (companyId, id, draft, now) =>
        state.write(companyId, (rows) => {
          constrain(rows.customers.has(draft.customerId), "receivables_company_id_customer_id_fkey")
          const receivable = memoryReceivable(id, draft)
          constrainReceivable(receivable)
          rows.receivables.set(id, receivable)
          rows.ladders.set(id, newLadder(now))
          return receivable
        }),
      settle: (companyId, before, { paidMinor, status }) =>
        state.write(companyId, (rows) => {
          const stored = existing(rows.receivables.get(before.id))
          const version = nextVersion(stored.version)
          const settled = withoutEndedPause({ ...stored, paidMinor, status, version })
          constrainReceivable(settled)
          rows.receivables.set(settled.id, settled)
          return settled
        }),
      update: (companyId, _before, after) =>
        state.write(companyId, (rows) => {
          const stored = rows.receivables.get(after.id)
          if (stored === undefined || !rows.customers.has(after.customerId)) return null
          const updated = withoutEndedPause({ ...unlocked(after), version: nextVersion(stored.version) })
          constrainReceivable(updated)
          rows.receivables.set(after.id, updated)
          return updated
        }),
      list: (companyId, filter, request, now) =>
        state.read(companyId, (rows) =>
          memoryPageOf(
            rows.receivables.values(),
            (receivable) =>
              is(filter.status, receivable.status) &&
              is(filter.customerId, receivable.customerId) &&
              is(filter.pauseCause, receivable.pauseCause) &&
              promisedBefore(filter.promisedBefore, receivable) &&
              is(filter.currency, receivable.currency) &&
              isWithin(filter.dueFrom, filter.dueTo, receivable.dueDate) &&
              is(filter.externalReference, receivable.externalReference) &&
              (filter.overdue === undefined || filter.overdue === isOverdue(rows, receivable, now)),
            request
          )
        )
    })
  })
)

/** Payments in memory. */
export const payments = Layer.effect(
  PaymentsRepo,
  Effect.map(MemoryState, (state) =>
    PaymentsRepo.of({
      find: (companyId, receivableId, id) =>
        state.read(companyId, (rows) => {
          const payment = rows.payments.get(id)
          return payment?.receivableId === receivableId ? payment : null
        }),
      // There are no bank transactions in memory.
      sourceOf: () => Effect.succeed({ transactionId: null, depositId: null }),
      newId: ClaimRead.fromEffect(Effect.sync(() => state.nextId("payments"))),
      insertAs: (companyId, id, draft, now) =>
        state.write(companyId, (rows) => {
          constrain(rows.receivables.has(draft.receivableId), "payments_company_id_receivable_id_fkey")
          constrainAmount(draft.amountMinor)
          const payment: PaymentRecord = {
            ...draft,
            id,
            paidAt: toRfc3339(draft.paidAt),
            status: "recorded",
            createdAt: toRfc3339(now)
          }
          rows.payments.set(id, payment)
          return payment
        }),
      markReversed: (companyId, id) =>
        state.write(companyId, (rows) => {
          const reversed: PaymentRecord = { ...existing(rows.payments.get(id)), status: "reversed" }
          rows.payments.set(id, reversed)
          return reversed
        }),
      list: (companyId, receivableId, request) =>
        state.read(companyId, (rows) =>
          memoryPageOf(rows.payments.values(), (payment) => payment.receivableId === receivableId, request)
        )
    })
  )
)

/** Payables in memory. */
export const payables = Layer.effect(
  PayablesRepo,
  Effect.map(MemoryState, (state) =>
    PayablesRepo.of({
      find: (companyId, id) => state.read(companyId, (rows) => rows.payables.get(id) ?? null),
      findForUpdate: (companyId, id) => state.hold(companyId, (rows) => rows.payables.get(id) ?? null),
      insert: (companyId, { occurrence, ...draft }) =>
        state.write(companyId, (rows) => {
          constrainAmount(draft.amountMinor)
          if (occurrence !== null) {
            constrain(rows.series.has(occurrence.seriesId), "payables_company_id_series_id_fkey")
            constrain(
              ![...rows.payables.values()].some(
                ({ occurrenceIndex, seriesId }) =>
                  seriesId === occurrence.seriesId && occurrenceIndex === occurrence.index
              ),
              "payables_company_id_series_id_occurrence_index_key"
            )
          }
          const payable: Payable = {
            id: state.nextId("payables"),
            billLabel: draft.billLabel,
            amountMinor: draft.amountMinor,
            currency: draft.currency,
            dueDate: draft.dueDate,
            status: "open",
            externalReference: draft.externalReference,
            description: draft.description,
            seriesId: occurrence?.seriesId ?? null,
            occurrenceIndex: occurrence?.index ?? null,
            version: FIRST_VERSION
          }
          rows.payables.set(payable.id, payable)
          return payable
        }),
      update: (companyId, _before, after) =>
        state.write(companyId, (rows) => {
          const stored = existing(rows.payables.get(after.id))
          constrainAmount(after.amountMinor)
          const { occurrenceIndex, seriesId } = stored
          const updated = { ...after, seriesId, occurrenceIndex, version: nextVersion(stored.version) }
          rows.payables.set(after.id, updated)
          return updated
        }),
      list: (companyId, filter, request, now) =>
        state.read(companyId, (rows) =>
          memoryPageOf(
            rows.payables.values(),
            (payable) =>
              is(filter.status, payable.status) &&
              is(filter.currency, payable.currency) &&
              isWithin(filter.dueFrom, filter.dueTo, payable.dueDate) &&
              is(filter.externalReference, payable.externalReference) &&
              is(filter.seriesId, payable.seriesId) &&
              (filter.overdue === undefined ||
                filter.overdue ===
                  (payable.status === "open" && isPastDue(payable.dueDate, rows.timezone ?? "UTC", now))),
            request
          )
        )
    })
  )
)
