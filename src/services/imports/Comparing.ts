/** Compares rows of a file with what stands in the book. */
import { Effect } from "effect"
import type { Customer, NewCustomer } from "../../domain/Customer.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import {
  type BillDifference,
  billDifference,
  type CustomerDifference,
  customerDifference,
  type DebtDifference,
  debtDifference,
  matchBills,
  matchDebts
} from "../../domain/imports/Difference.ts"
import { type RowsOf, sameName } from "../../domain/imports/FileRows.ts"
import type { ImportKind } from "../../domain/imports/ImportKind.ts"
import { StandingRepo } from "../../repos/imports/Standing.ts"

/** What the rows of each kind come to. */
export interface DifferencesOf {
  readonly receivables: DebtDifference
  readonly payables: BillDifference
  readonly customers: CustomerDifference
}

/** What the comparison of a whole file remembers from some rows to the next. */
export interface Compared {
  /** What rows without a reference are compared with is not newer; null for all. */
  readonly newestId: number | null
  /** What rows were found to be. */
  readonly taken: Set<number>
}

/** Finds the customer of a row among some: of the same name and address, or of the name where one of them has no address. */
const customerAmong = (
  candidates: ReadonlyArray<Customer>,
  { displayName, email }: Pick<NewCustomer, "displayName" | "email">
): Customer | null => {
  const named = candidates.filter((customer) => sameName(customer.displayName) === sameName(displayName))
  const isSame = (customer: Customer) => customer.email !== null && customer.email === email
  return (
    named.find(isSame) ?? named.find((customer) => email === undefined || customer.email === null) ?? null
  )
}

/** Finds the customer that a row of a list of customers is: by the address, else by the name. */
const listedCustomer = (candidates: ReadonlyArray<Customer>, customer: NewCustomer): Customer | null => {
  const named = customerAmong(candidates, customer)
  if (named !== null || customer.email === undefined) return named
  const [only, ...others] = candidates.filter(
    ({ displayName }) => sameName(displayName) === sameName(customer.displayName)
  )
  // The same name with another address is a new address, if only one customer has that name.
  return only !== undefined && others.length === 0 ? only : null
}

/** By kind, compares some rows of a file. */
export type Compare = {
  readonly [K in ImportKind]: (
    companyId: number,
    rows: ReadonlyArray<RowsOf[K]>,
    compared: Compared
  ) => Effect.Effect<ReadonlyArray<DifferencesOf[K]>, ServiceUnavailable>
}

/** Makes the functions that compare rows. */
export const makeCompare: Effect.Effect<Compare, never, StandingRepo> = Effect.map(
  StandingRepo,
  (standing): Compare => ({
    receivables: Effect.fnUntraced(function* (companyId, rows, { newestId, taken }) {
      const sought = rows.map(({ customer, dueDate, reference }) => ({
        name: customer.displayName,
        reference,
        dueDate
      }))
      const matched = matchDebts(rows, yield* standing.debts(companyId, sought, newestId), taken)
      return rows.map((row, index) => debtDifference(row, matched[index] ?? null))
    }),
    payables: Effect.fnUntraced(function* (companyId, rows, { newestId, taken }) {
      const sought = rows.map(({ billLabel, dueDate, reference }) => ({
        name: billLabel,
        reference,
        dueDate
      }))
      const matched = matchBills(rows, yield* standing.bills(companyId, sought, newestId), taken)
      return rows.map((row, index) => billDifference(row, matched[index] ?? null))
    }),
    customers: Effect.fnUntraced(function* (companyId, rows, { taken }) {
      const sought = rows.map(({ customer }) => ({
        displayName: customer.displayName,
        email: customer.email ?? null
      }))
      const candidates = yield* standing.customers(companyId, sought)
      return rows.map((row) => {
        const free = candidates.filter(({ id }) => !taken.has(id))
        const found = listedCustomer(free, row.customer)
        if (found !== null) taken.add(found.id)
        return customerDifference(row, found)
      })
    })
  })
)

/** The customer that a row is of, among those that stand in the book; null for a new one. */
export type FoundCustomers = (customer: NewCustomer) => Customer | null

/** Makes the function that finds the customers of rows, by what `keyOfCustomer` says of them. */
export const makeCustomersOf = Effect.map(
  StandingRepo,
  (standing) => (companyId: number, wanted: ReadonlyArray<NewCustomer>) =>
    Effect.map(
      standing.customers(
        companyId,
        wanted.map(({ displayName, email }) => ({ displayName, email: email ?? null }))
      ),
      (candidates): FoundCustomers => {
        const byName = Map.groupBy(candidates, ({ displayName }) => sameName(displayName))
        return (customer: NewCustomer) =>
          customerAmong(byName.get(sameName(customer.displayName)) ?? [], customer)
      }
    )
)

/** Rows with the same name and address have one customer. */
export const keyOfCustomer = ({ displayName, email }: NewCustomer): string =>
  `${sameName(displayName)}\n${email ?? ""}`
