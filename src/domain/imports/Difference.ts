/** What a row of a file changes in the book: something new, fields of what stands there, or nothing. */
import type { Customer } from "../Customer.ts"
import { formatMinor } from "../Money.ts"
import type { PayableStatus } from "../Payable.ts"
import type { ReceivableStatus } from "../Receivable.ts"
import { type FileBill, type FileCustomer, type FileDebt, sameName } from "./FileRows.ts"

/** A field that changes, as people read it. */
export interface FieldChange {
  readonly field:
    | "amount"
    | "paid"
    | "due_date"
    | "currency"
    | "description"
    | "email"
    | "phone_e164"
    | "preferred_locale"
    | "timezone"
    | "status"
  readonly from: string | null
  readonly to: string | null
}

/** A receivable that stands in the book, with its customer. */
export interface StandingDebt {
  readonly id: number
  readonly customerId: number
  readonly displayName: string
  readonly email: string | null
  readonly reference: string | null
  readonly amountMinor: number
  readonly paidMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly status: ReceivableStatus
  readonly description: string | null
}

/** A bill that stands in the book. */
export interface StandingBill extends Omit<
  StandingDebt,
  "customerId" | "displayName" | "email" | "paidMinor" | "status"
> {
  readonly billLabel: string
  readonly status: PayableStatus
}

/** What becomes of the amounts of something that stands in the book. */
export interface MoneyChange {
  readonly amountMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly description: string | null
  /** What is recorded as paid now. */
  readonly paymentMinor: number
}

/** What a row comes to. */
type RowDifference<Standing, Change> =
  | { readonly _tag: "New" }
  | { readonly _tag: "Unchanged"; readonly standing: Standing }
  | {
      readonly _tag: "Changed"
      readonly standing: Standing
      readonly changes: ReadonlyArray<FieldChange>
      readonly change: Change
    }

export type DebtDifference = RowDifference<StandingDebt, MoneyChange>
export type BillDifference = RowDifference<StandingBill, MoneyChange>
/** Of a customer the fields that the file fills in; what it leaves empty stays. */
export type CustomerDifference = RowDifference<
  Customer,
  Partial<Omit<Customer, "id" | "version" | "displayName">>
>

type Owed = Pick<StandingDebt, "amountMinor" | "currency" | "description" | "dueDate" | "paidMinor">
type Said = Pick<
  FileDebt,
  "amountMinor" | "currency" | "description" | "dueDate" | "isOutstanding" | "paidMinor"
>

/** Amounts that a row and the book have in one currency. What was paid here and the file doesn't know stays paid. */
const amountsAfter = (owed: Owed, row: Said): Pick<MoneyChange, "amountMinor" | "paymentMinor"> => {
  const { amountMinor, paidMinor } = owed
  if (!row.isOutstanding) {
    const after = Math.max(row.amountMinor, paidMinor)
    const paid = Math.min(row.paidMinor ?? 0, after)
    return { amountMinor: after, paymentMinor: Math.max(0, paid - paidMinor) }
  }
  if (row.amountMinor > amountMinor) return { amountMinor: row.amountMinor + paidMinor, paymentMinor: 0 }
  return { amountMinor, paymentMinor: Math.max(0, amountMinor - paidMinor - row.amountMinor) }
}

const moneyChange = (owed: Owed, row: Said): MoneyChange => {
  const fields = { dueDate: row.dueDate, description: row.description ?? owed.description }
  // In another currency nothing can be compared; while something is paid the currency stays.
  if (row.currency !== owed.currency) {
    return owed.paidMinor > 0
      ? { ...fields, currency: owed.currency, amountMinor: owed.amountMinor, paymentMinor: 0 }
      : { ...fields, currency: row.currency, amountMinor: row.amountMinor, paymentMinor: 0 }
  }
  return { ...fields, currency: owed.currency, ...amountsAfter(owed, row) }
}

const shown = (minor: number, currency: string): string => `${formatMinor(minor, currency)} ${currency}`

const fieldChanges = (owed: Owed, after: MoneyChange): ReadonlyArray<FieldChange> => {
  const changes: ReadonlyArray<FieldChange> = [
    {
      field: "amount",
      from: shown(owed.amountMinor, owed.currency),
      to: shown(after.amountMinor, after.currency)
    },
    {
      field: "paid",
      from: shown(owed.paidMinor, after.currency),
      to: shown(owed.paidMinor + after.paymentMinor, after.currency)
    },
    { field: "due_date", from: owed.dueDate, to: after.dueDate },
    { field: "description", from: owed.description, to: after.description }
  ]
  return changes.filter(({ from, to }) => from !== to)
}

/** Whether a receivable of the book is of the customer of a row: they have the same name, or the same address. */
export const isSameCustomer = (
  standing: Pick<StandingDebt, "displayName" | "email">,
  { customer }: Pick<FileDebt, "customer">
): boolean =>
  sameName(standing.displayName) === sameName(customer.displayName) ||
  (standing.email !== null && standing.email.toLowerCase() === customer.email?.toLowerCase())

const isOpen = ({ status }: Pick<StandingDebt, "status">): boolean =>
  status !== "paid" && status !== "cancelled"

/** Compares a row with the receivable of the same customer and reference; null for none. What is settled stays settled. */
export const debtDifference = (row: FileDebt, standing: StandingDebt | null): DebtDifference => {
  if (standing === null) return { _tag: "New" }
  if (!isOpen(standing)) return { _tag: "Unchanged", standing }
  const change = moneyChange(standing, row)
  const changes = fieldChanges(standing, change)
  return changes.length === 0
    ? { _tag: "Unchanged", standing }
    : { _tag: "Changed", standing, changes, change }
}

/** Compares a row with the bill of the same supplier and reference; null for none. */
export const billDifference = (row: FileBill, standing: StandingBill | null): BillDifference => {
  if (standing === null) return { _tag: "New" }
  if (standing.status === "paid") return { _tag: "Unchanged", standing }
  // A bill is paid as a whole: what is outstanding is its amount.
  const open = row.isOutstanding ? row.amountMinor : row.amountMinor - (row.paidMinor ?? 0)
  const owed = { ...standing, paidMinor: 0 }
  const said = { ...row, amountMinor: open, isOutstanding: false, paidMinor: null }
  const change = moneyChange(owed, said)
  const changes = fieldChanges(owed, change)
  return changes.length === 0
    ? { _tag: "Unchanged", standing }
    : { _tag: "Changed", standing, changes, change }
}

const customerFields = {
  email: "email",
  phoneE164: "phone_e164",
  preferredLocale: "preferred_locale",
  timezone: "timezone"
} as const

/** Compares a row with a customer; null for none. */
export const customerDifference = (
  { customer: row }: FileCustomer,
  standing: Customer | null
): CustomerDifference => {
  if (standing === null) return { _tag: "New" }
  const changed = (Object.keys(customerFields) as ReadonlyArray<keyof typeof customerFields>).filter(
    (field) => row[field] !== undefined && row[field] !== standing[field]
  )
  if (changed.length === 0) return { _tag: "Unchanged", standing }
  return {
    _tag: "Changed",
    standing,
    changes: changed.map((field) => ({
      field: customerFields[field],
      from: standing[field],
      to: row[field] ?? null
    })),
    change: Object.fromEntries(changed.map((field) => [field, row[field]]))
  }
}

/**
 * Which receivable of the book each row is: with a reference that of the same customer and reference, an open one before a
 * settled one; without, one that says the same and has none either. No receivable is that of two rows: `taken` has those that
 * are, and gets more.
 */
export const matchDebts = (
  rows: ReadonlyArray<FileDebt>,
  standing: ReadonlyArray<StandingDebt>,
  taken: Set<number>
): ReadonlyArray<StandingDebt | null> => {
  const byReference = Map.groupBy(standing, ({ dueDate, reference }) => reference ?? `\n${dueDate}`)
  const ordered = new Map(
    [...byReference].map(([key, debts]) => [
      key,
      debts.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || a.id - b.id)
    ])
  )
  return rows.map((row) => {
    const found = (ordered.get(row.reference ?? `\n${row.dueDate}`) ?? []).find(
      (debt) =>
        !taken.has(debt.id) &&
        isSameCustomer(debt, row) &&
        (row.reference !== null || (debt.currency === row.currency && debt.amountMinor === row.amountMinor))
    )
    if (found !== undefined) taken.add(found.id)
    return found ?? null
  })
}

/** Which bill of the book each row is, likewise. */
export const matchBills = (
  rows: ReadonlyArray<FileBill>,
  standing: ReadonlyArray<StandingBill>,
  taken: Set<number>
): ReadonlyArray<StandingBill | null> => {
  const byReference = Map.groupBy(standing, ({ dueDate, reference }) => reference ?? `\n${dueDate}`)
  return rows.map((row) => {
    const found = (byReference.get(row.reference ?? `\n${row.dueDate}`) ?? []).find(
      (bill) =>
        !taken.has(bill.id) &&
        sameName(bill.billLabel) === sameName(row.billLabel) &&
        (row.reference !== null || (bill.currency === row.currency && bill.amountMinor === row.amountMinor))
    )
    if (found !== undefined) taken.add(found.id)
    return found ?? null
  })
}
