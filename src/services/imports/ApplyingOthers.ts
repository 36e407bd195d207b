/** Applies rows of lists of bills and of customers. */
// oxlint-disable max-lines-per-function -- all that can become of a row
import { Clock, Effect, Either } from "effect"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import type { BillDifference, CustomerDifference } from "../../domain/imports/Difference.ts"
import type { ImportCounts } from "../../domain/imports/FileImport.ts"
import type { FileBill, FileCustomer } from "../../domain/imports/FileRows.ts"
import { formatMinor } from "../../domain/Money.ts"
import * as Payable from "../../domain/Payable.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { PayablesRepo } from "../../repos/payables/Payables.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"
import type { ApplyContext } from "./ApplyingDebts.ts"
import type { FoundCustomers } from "./Comparing.ts"

/** Makes the functions that apply rows of bills, and that take bills as paid that are gone from a file. */
export const makeApplyBills = Effect.gen(function* () {
  const payables = yield* PayablesRepo
  const reminders = yield* Reminders
  const write = yield* Write

  const create = Effect.fnUntraced(function* (company: CompanySettings, row: FileBill, importId: number) {
    const { companyId } = company
    const at = yield* Clock.currentTimeMillis
    const now = companyTime(company, at)
    const open = row.isOutstanding ? row.amountMinor : row.amountMinor - (row.paidMinor ?? 0)
    const created = yield* payables.insert(
      companyId,
      {
        billLabel: row.billLabel,
        amountMinor: open,
        currency: row.currency,
        dueDate: row.dueDate,
        externalReference: row.reference,
        description: row.description,
        occurrence: null
      },
      now
    )
    yield* reminders.payableCreated(company, created, now)
    yield* write.record(
      "payable.import",
      { import_id: importId, line: row.line },
      { companyId, subjectId: created.id, at }
    )
  })

  const change = Effect.fnUntraced(function* (
    company: CompanySettings,
    difference: Extract<BillDifference, { readonly _tag: "Changed" }>
  ) {
    const { companyId } = company
    const { change: wanted, changes, standing } = difference
    const at = yield* Clock.currentTimeMillis
    const now = companyTime(company, at)
    const before = yield* payables.findForUpdate(companyId, standing.id)
    if (before === null) return false
    const fields = changes.map(({ field }) => field)
    const patched = Payable.patch(before, {
      expectedVersion: before.version,
      amount: formatMinor(wanted.amountMinor, wanted.currency),
      currency: wanted.currency,
      dueDate: wanted.dueDate,
      description: wanted.description
    })
    if (Either.isLeft(patched)) return false
    const after = yield* payables.update(companyId, before, patched.right, now)
    yield* reminders.payableChanged(company, before, after, now)
    yield* write.record("payable.update", { fields }, { companyId, subjectId: before.id, at })
    return true
  })

  return {
    rows: Effect.fnUntraced(function* (
      company: CompanySettings,
      rows: ReadonlyArray<FileBill>,
      differences: ReadonlyArray<BillDifference>,
      _known: FoundCustomers,
      { importId }: ApplyContext
    ) {
      const done: Array<Partial<ImportCounts>> = []
      for (const [index, row] of rows.entries()) {
        const difference = differences[index]
        if (difference === undefined) continue
        if (difference._tag === "Unchanged") done.push({ unchanged: 1 })
        else if (difference._tag === "Changed")
          done.push((yield* change(company, difference)) ? { changed: 1 } : { refused: 1 })
        else {
          yield* create(company, row, importId)
          done.push({ created: 1 })
        }
      }
      return done
    }),
    settle: Effect.fnUntraced(function* (company: CompanySettings, id: number) {
      const { companyId } = company
      const at = yield* Clock.currentTimeMillis
      const now = companyTime(company, at)
      const before = yield* payables.findForUpdate(companyId, id)
      const paid = before === null ? null : Payable.markPaid(before)
      if (before === null || paid === null || Either.isLeft(paid)) return false
      const after = yield* payables.update(companyId, before, paid.right, now)
      yield* reminders.payableChanged(company, before, after, now)
      yield* write.record(
        "payable.mark_paid",
        { from: before.status, to: after.status, reason: "Gone from an imported file" },
        { companyId, subjectId: id, at }
      )
      return true
    })
  }
})

/** Makes the function that applies rows of customers. */
export const makeApplyCustomers = Effect.gen(function* () {
  const customers = yield* CustomersRepo
  const reminders = yield* Reminders
  const write = yield* Write
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    rows: ReadonlyArray<FileCustomer>,
    differences: ReadonlyArray<CustomerDifference>,
    _known: FoundCustomers,
    { importId }: ApplyContext
  ) {
    const { companyId } = company
    const at = yield* Clock.currentTimeMillis
    const now = companyTime(company, at)
    const done: Array<Partial<ImportCounts>> = []
    for (const [index, { customer, line }] of rows.entries()) {
      const difference = differences[index]
      if (difference === undefined) continue
      if (difference._tag === "Unchanged") {
        done.push({ unchanged: 1 })
        continue
      }
      if (difference._tag === "New") {
        const { id } = yield* customers.insert(companyId, customer, now)
        yield* write.record(
          "customer.import",
          { import_id: importId, line },
          { companyId, subjectId: id, at }
        )
        done.push({ created: 1 })
        continue
      }
      const before = yield* customers.findForUpdate(companyId, difference.standing.id)
      if (before === null) {
        done.push({ refused: 1 })
        continue
      }
      const after = yield* customers.update(companyId, { ...before, ...difference.change }, now)
      yield* reminders.customerChanged(company, before, after, now)
      const fields = difference.changes.map(({ field }) => field)
      yield* write.record("customer.update", { fields }, { companyId, subjectId: before.id, at })
      done.push({ changed: 1 })
    }
    return done
  })
})
