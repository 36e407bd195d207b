/** Applies rows of a list of receivables: new ones with their customers and their reminders, and changes of those that stand. */
// oxlint-disable max-lines -- all that can become of a row, in the order of its steps
import { Clock, Effect, Either } from "effect"
import { type CompanySettings, companyDay, companyTime } from "../../domain/Company.ts"
import type { Customer } from "../../domain/Customer.ts"
import { type ReminderStart, fromNextStep } from "../../domain/dunning/case/ReminderStart.ts"
import { beginLadder } from "../../domain/dunning/case/Changes.ts"
import type { CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import {
  type LockedReceivable,
  ladderStateOf,
  owedDebtOf,
  saidOf
} from "../../domain/dunning/case/StoredCase.ts"
import type { DebtDifference, MoneyChange, StandingDebt } from "../../domain/imports/Difference.ts"
import type { ImportCounts } from "../../domain/imports/FileImport.ts"
import type { FileDebt } from "../../domain/imports/FileRows.ts"
import { formatMinor } from "../../domain/Money.ts"
import { pauseUntil, type StoredReceivable } from "../../domain/Pause.ts"
import * as Receivables from "../../domain/Receivable.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { FileImportsRepo } from "../../repos/imports/FileImports.ts"
import { PaymentsRepo } from "../../repos/receivables/Payments.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { DunningRules } from "../reminders/DunningRules.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"
import { type FoundCustomers, keyOfCustomer } from "./Comparing.ts"

/** What all rows of an import have in common. */
export interface ApplyContext {
  readonly importId: number
  readonly start: ReminderStart
}

/** What a row was compared with. */
type Compared = Pick<StandingDebt, "amountMinor" | "currency" | "paidMinor">

/** What stands on a payment that a file has told of. */
const PAID_IN_FILE = "Paid, as an imported file says"
const NEVER_REMINDED = "Imported with reminders: never"
const PAST_LAST_STEP = "Imported after its last reminder"

/** Whether a debt is overdue in the calendar of its customer. */
export const isOverdueOn = (rules: CaseRules, dueDate: string, now: number): boolean =>
  rules.dayAt(now) > rules.effectiveDue(dueDate).day

/** How the reminders of a new debt begin: by a ladder, or with a pause and its reason. */
export const ladderOnStart = (
  rules: CaseRules,
  receivable: StoredReceivable,
  start: ReminderStart,
  now: number
): { readonly debt: ReturnType<typeof beginLadder>; readonly pause: string | null } => {
  const debt = beginLadder(owedDebtOf(receivable), now)
  if (start === "now" || !isOverdueOn(rules, receivable.dueDate, now)) return { debt, pause: null }
  if (start === "never") return { debt, pause: NEVER_REMINDED }
  const moved = fromNextStep(rules, debt, now)
  return moved === null ? { debt, pause: PAST_LAST_STEP } : { debt: moved, pause: null }
}

/** Makes the function that pays something of a locked or new receivable; what is left is decided by the caller. */
const makePay = Effect.gen(function* () {
  const payments = yield* PaymentsRepo
  const write = yield* Write
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    before: Receivables.Receivable,
    paid: {
      readonly amountMinor: number
      readonly status: Receivables.Receivable["status"]
      readonly paidOn: string
      /** Epoch milliseconds. */
      readonly paidAt: number
      readonly note: string
    },
    now: number
  ) {
    const { companyId } = company
    const id = yield* payments.newId.alone
    const { amountMinor, note, paidAt, paidOn, status } = paid
    const draft = {
      receivableId: before.id,
      amountMinor,
      currency: before.currency,
      paidAt,
      paidOn,
      method: null,
      externalReference: null,
      note
    }
    yield* payments.insertAs(companyId, id, draft, now)
    yield* write.record(
      "payment.record",
      { receivable_id: before.id, from: before.status, to: status },
      { companyId, subjectId: id, at: yield* Clock.currentTimeMillis }
    )
  })
})

/** Makes the function that stores a new debt. */
const makeCreate = Effect.gen(function* () {
  const cases = yield* CasesRepo
  const dunningRules = yield* DunningRules
  const paying = yield* makePay
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  const write = yield* Write
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    row: FileDebt,
    { customer, id, isNew }: { readonly customer: Customer; readonly id: number; readonly isNew: boolean },
    { start, importId }: ApplyContext
  ) {
    const { companyId } = company
    const at = yield* Clock.currentTimeMillis
    const now = companyTime(company, at)
    const draft = {
      customerId: customer.id,
      amountMinor: row.amountMinor,
      currency: row.currency,
      dueDate: row.dueDate,
      externalReference: row.reference,
      description: row.description,
      billedOn: companyDay(company, now)
    }
    let receivable = yield* receivables.insertAs(companyId, id, draft, now)
    yield* write.record(
      "receivable.import",
      { customer_id: customer.id, new_customer: isNew, import_id: importId, line: row.line },
      { companyId, subjectId: id, at }
    )
    if (row.paidMinor !== null && row.paidMinor > 0) {
      const paid = yield* Effect.orDie(
        Receivables.pay(receivable, {
          amount: formatMinor(row.paidMinor, row.currency),
          currency: row.currency
        })
      )
      const { amountMinor } = paid
      const { status } = paid.receivable
      const paidOn = companyDay(company, now)
      yield* paying(
        company,
        receivable,
        { amountMinor, status, paidOn, paidAt: now, note: PAID_IN_FILE },
        now
      )
      receivable = yield* receivables.settle(companyId, receivable, paid.receivable, now)
    }
    const rules = yield* dunningRules.caseRulesOf(company, customer.timezone)
    const { debt, pause } = ladderOnStart(rules, receivable, start, now)
    if (pause !== null) {
      const from = receivable.status
      const paused = yield* Effect.orDie(pauseUntil(receivable, null, { zone: "UTC", now }))
      receivable = (yield* receivables.update(companyId, receivable, paused, now)) ?? receivable
      yield* write.record(
        "receivable.pause",
        { from, to: receivable.status, reason: pause },
        { companyId, subjectId: id, at }
      )
    }
    const ladder = pause === null ? ladderStateOf(debt, now) : null
    if (ladder !== null) {
      yield* cases.saveLadders(companyId, [{ receivableId: id, ladder, said: saidOf(rules, 0, debt) }])
    }
    const { preferredLocale, timezone } = customer
    yield* reminders.receivableCreated(company, receivable, { seen: "known", preferredLocale, timezone }, now)
    return pause === null ? { created: 1 } : { created: 1, paused: 1 }
  })
})

/** What becomes of a locked receivable; null if it can't be changed so any more. */
const changed = (
  before: LockedReceivable,
  { amountMinor, currency, description, dueDate, paymentMinor }: MoneyChange
): {
  readonly after: Receivables.Receivable
  readonly fields: ReadonlyArray<string>
  readonly paidMinor: number
} | null => {
  const fields = [
    ...(amountMinor === before.amountMinor ? [] : ["amount"]),
    ...(currency === before.currency ? [] : ["currency"]),
    ...(dueDate === before.dueDate ? [] : ["due_date"]),
    ...(description === before.description ? [] : ["description"])
  ]
  const patched = Receivables.patch(before, {
    expectedVersion: before.version,
    ...(fields.includes("amount") || fields.includes("currency")
      ? { amount: formatMinor(amountMinor, currency) }
      : {}),
    ...(fields.includes("currency") ? { currency } : {}),
    ...(fields.includes("due_date") ? { dueDate } : {}),
    ...(fields.includes("description") ? { description } : {})
  })
  if (Either.isLeft(patched)) return null
  const paidMinor = Math.min(paymentMinor, Receivables.balance(patched.right))
  if (paidMinor === 0) return { after: patched.right, fields, paidMinor }
  const paid = Receivables.pay(patched.right, { amount: formatMinor(paidMinor, currency) })
  return Either.isLeft(paid) ? null : { after: paid.right.receivable, fields, paidMinor }
}

/** Whether the money of a receivable is still as it was when a row was compared with it. */
const isAsCompared = (now: LockedReceivable, then: Compared): boolean =>
  now.amountMinor === then.amountMinor && now.paidMinor === then.paidMinor && now.currency === then.currency

/** Makes the function that changes a receivable of the book; false where that can't be done any more. */
const makeChange = Effect.gen(function* () {
  const paying = yield* makePay
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  const write = yield* Write
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    receivableId: number,
    change: { readonly to: MoneyChange; readonly from: Compared } | "all",
    paid: { readonly on: string | null; readonly note: string }
  ) {
    const { companyId } = company
    const at = yield* Clock.currentTimeMillis
    const now = companyTime(company, at)
    const before = yield* receivables.findForUpdate(companyId, receivableId)
    if (before === null) return false
    // Somebody has paid or changed it since: what the file says would be counted twice.
    if (change !== "all" && !isAsCompared(before, change.from)) return false
    const wanted = change === "all" ? { ...before, paymentMinor: Receivables.balance(before) } : change.to
    if (change === "all" && wanted.paymentMinor === 0) return false
    const decided = changed(before, wanted)
    if (decided === null) return false
    const { after, fields, paidMinor } = decided
    if (paidMinor > 0) {
      const paidOn = paid.on ?? companyDay(company, now)
      yield* paying(
        company,
        before,
        {
          amountMinor: paidMinor,
          status: after.status,
          paidOn,
          paidAt: paid.on === null ? now : Date.parse(paid.on),
          note: paid.note
        },
        now
      )
    }
    const stored = yield* receivables.update(companyId, before, { ...before, ...after }, now)
    if (stored === null) return yield* Effect.dieMessage("a locked receivable lost its customer")
    if (fields.length > 0) {
      yield* write.record(
        "receivable.update",
        { fields, from: before.status, to: stored.status },
        { companyId, subjectId: receivableId, at }
      )
    }
    yield* reminders.receivableChanged(company, before, stored, now)
    return true
  })
})

/** Makes the functions that apply rows, and that take receivables as paid that are gone from a file. */
export const makeApplyDebts = Effect.gen(function* () {
  const change = yield* makeChange
  const create = yield* makeCreate
  const customers = yield* CustomersRepo
  const imports = yield* FileImportsRepo
  return {
    rows: Effect.fnUntraced(function* (
      company: CompanySettings,
      rows: ReadonlyArray<FileDebt>,
      differences: ReadonlyArray<DebtDifference>,
      known: FoundCustomers,
      context: ApplyContext
    ) {
      const { companyId } = company
      const fresh = differences.filter(({ _tag }) => _tag === "New").length
      const ids = fresh === 0 ? [] : [...(yield* imports.newReceivableIds(fresh))]
      const made = new Map<string, Customer>()
      const done: Array<Partial<ImportCounts>> = []
      // Always in the same order, so that two writers of the same rows wait for one another and not both.
      const ordered = rows
        .map((row, index) => ({ row, difference: differences[index] }))
        .toSorted((a, b) => idOf(a.difference) - idOf(b.difference))
      for (const { difference, row } of ordered) {
        if (difference === undefined) continue
        if (difference._tag === "Unchanged") done.push({ unchanged: 1 })
        else if (difference._tag === "Changed") {
          const { change: to, standing: from } = difference
          const isDone = yield* change(company, from.id, { from, to }, { on: null, note: PAID_IN_FILE })
          done.push(isDone ? { changed: 1 } : { refused: 1 })
        } else {
          const key = keyOfCustomer(row.customer)
          const found = known(row.customer) ?? made.get(key)
          const now = companyTime(company, yield* Clock.currentTimeMillis)
          const customer = found ?? (yield* customers.insert(companyId, row.customer, now))
          made.set(key, customer)
          const id = ids.shift() ?? (yield* Effect.dieMessage("a row has no id"))
          done.push(yield* create(company, row, { customer, id, isNew: found === undefined }, context))
        }
      }
      return done
    }),
    settle: (company: CompanySettings, receivableId: number, paidOn: string | null) =>
      change(company, receivableId, "all", { on: paidOn, note: "Gone from an imported file" })
  }
})

const idOf = (difference: DebtDifference | undefined): number =>
  difference?._tag === "Changed" ? difference.standing.id : Infinity
