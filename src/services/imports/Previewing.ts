/** Compares a whole file with the book: what is new, what changes and how, and what is gone from the file. */
// oxlint-disable max-lines-per-function -- one comparison, in the order of its steps
import { Effect } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { StandingBill, StandingDebt } from "../../domain/imports/Difference.ts"
import { isSameCustomer } from "../../domain/imports/Difference.ts"
import type { GoneRow, ImportPreview, PreviewedRow } from "../../domain/imports/FileImport.ts"
import { type FileBill, type FileDebt, type RowsOf, sameName } from "../../domain/imports/FileRows.ts"
import type { ImportKind } from "../../domain/imports/ImportKind.ts"
import type { FileFound } from "../../domain/imports/ReadFile.ts"
import { StandingRepo } from "../../repos/imports/Standing.ts"
import { turnOfOthers } from "../bank/TurnOfOthers.ts"
import { type Compared, type DifferencesOf, makeCompare } from "./Comparing.ts"
import { type ComparedDebt, makeForetell } from "./Foretelling.ts"

/** Rows that are compared at once. */
export const ROWS_PER_LOOK = 500
/** Rows of each group that a preview names. */
const MAX_NAMED = 20
/** What is gone is named to be chosen one by one. */
const MAX_GONE_NAMED = 50

/** Who owes or is owed, as a preview names it. */
const nameOf = (row: RowsOf[ImportKind]): string =>
  "billLabel" in row ? row.billLabel : row.customer.displayName

const isDated = (row: RowsOf[ImportKind]): row is FileDebt | FileBill => "dueDate" in row

const previewed = (row: RowsOf[ImportKind], difference: DifferencesOf[ImportKind]): PreviewedRow => ({
  line: row.line,
  name: nameOf(row),
  reference: isDated(row) ? row.reference : null,
  dueDate: isDated(row) ? row.dueDate : null,
  amountMinor: isDated(row) ? row.amountMinor : null,
  currency: isDated(row) ? row.currency : null,
  id: difference._tag === "New" ? null : difference.standing.id,
  changes: difference._tag === "Changed" ? difference.changes : []
})

/** Something of the book that is open. */
export type OpenStanding = { readonly debt: StandingDebt } | { readonly bill: StandingBill }

/** What a file says of something that is open and of which it has no row to import. */
type InFileAs = GoneRow["inFileAs"] | "unread"

/** Makes what tells how something open stands in a file that has no row to import of it. */
export const inFileAsOf = ({ leftOutRows, unread }: Pick<FileFound, "leftOutRows" | "unread">) => {
  const leftOut = Map.groupBy(leftOutRows, ({ reference }) => reference ?? "\n")
  const cells = new Set(unread)
  const names = new Set(unread.map(sameName))
  return (open: OpenStanding): InFileAs => {
    const { reference } = "debt" in open ? open.debt : open.bill
    const name = "debt" in open ? open.debt.displayName : open.bill.billLabel
    if (reference === null ? names.has(sameName(name)) : cells.has(reference)) return "unread"
    const told = (leftOut.get(reference ?? "\n") ?? []).find(
      (row) =>
        sameName(row.name) === sameName(name) ||
        ("debt" in open && isSameCustomer(open.debt, { customer: { displayName: row.name } }))
    )
    return told?.reason === "paid" || told?.reason === "void" ? told.reason : null
  }
}

const goneRow = (open: OpenStanding, inFileAs: GoneRow["inFileAs"]): GoneRow => {
  const standing = "debt" in open ? open.debt : open.bill
  const name = "debt" in open ? open.debt.displayName : open.bill.billLabel
  return {
    id: standing.id,
    name,
    reference: standing.reference,
    dueDate: standing.dueDate,
    balanceMinor: "debt" in open ? open.debt.amountMinor - open.debt.paidMinor : open.bill.amountMinor,
    currency: standing.currency,
    inFileAs
  }
}

/** Makes the function that passes all that is open of a kind, up to an id, and was not found in a file. */
export const makeForEachGone = Effect.map(
  StandingRepo,
  (standing) =>
    <E, R>(
      companyId: number,
      kind: ImportKind,
      {
        after,
        taken,
        upTo
      }: { readonly after: number; readonly taken: ReadonlySet<number>; readonly upTo: number },
      visit: (gone: ReadonlyArray<OpenStanding>) => Effect.Effect<void, E, R>
    ): Effect.Effect<void, E | ServiceUnavailable, R> =>
      Effect.gen(function* () {
        if (kind === "customers") return
        const statuses =
          kind === "payables" ? (["open"] as const) : (["open", "partially_paid", "paused"] as const)
        for (const status of statuses) {
          let from = after
          for (;;) {
            const range = { after: from, upTo, limit: ROWS_PER_LOOK }
            const page: ReadonlyArray<OpenStanding> =
              kind === "payables"
                ? (yield* standing.openBills(companyId, range)).map((bill) => ({ bill }))
                : (yield* standing.debtsOfStatus(companyId, status, range)).map((debt) => ({ debt }))
            yield* visit(page.filter((open) => !taken.has(idOfStanding(open))))
            from = page.map(idOfStanding).at(-1) ?? from
            if (page.length < ROWS_PER_LOOK) break
          }
        }
      })
)

/** The id of a receivable or bill. */
export const idOfStanding = (open: OpenStanding): number => ("debt" in open ? open.debt.id : open.bill.id)

/** Makes the function that compares a file with the book. */
export const makePreview = Effect.gen(function* () {
  const compare = yield* makeCompare
  const foretell = yield* makeForetell
  const forEachGone = yield* makeForEachGone
  const standing = yield* StandingRepo

  /** Rows that are new here, whose reference somebody else has. */
  const elsewhere = Effect.fnUntraced(function* (companyId: number, rows: ReadonlyArray<RowsOf[ImportKind]>) {
    const sought = rows.flatMap((row) =>
      "customer" in row && isDated(row) && row.reference !== null
        ? [{ name: row.customer.displayName, reference: row.reference, dueDate: row.dueDate }]
        : []
    )
    const found = yield* standing.debts(companyId, sought, null)
    return new Set(found.map(({ reference }) => reference)).size
  })

  return Effect.fnUntraced(function* <K extends ImportKind>(
    company: CompanySettings,
    kind: K,
    found: FileFound,
    rows: ReadonlyArray<RowsOf[K]>
  ) {
    const { companyId } = company
    const compared: Compared = { newestId: null, taken: new Set() }
    const counts = { new: 0, changed: 0, unchanged: 0, gone: 0 }
    const newRows: Array<PreviewedRow> = []
    const changedRows: Array<PreviewedRow> = []
    const debts: Array<ComparedDebt> = []
    let others = 0
    for (let from = 0; from < rows.length; from += ROWS_PER_LOOK) {
      const some = rows.slice(from, from + ROWS_PER_LOOK)
      const differences: ReadonlyArray<DifferencesOf[ImportKind]> = yield* compare[kind](
        companyId,
        some,
        compared
      )
      const fresh: Array<RowsOf[K]> = []
      for (const [index, row] of some.entries()) {
        const difference = differences[index]
        if (difference === undefined) continue
        if (difference._tag === "New") {
          counts.new += 1
          fresh.push(row)
          if (newRows.length < MAX_NAMED) newRows.push(previewed(row, difference))
        } else if (difference._tag === "Changed") {
          counts.changed += 1
          if (changedRows.length < MAX_NAMED) changedRows.push(previewed(row, difference))
        } else counts.unchanged += 1
        if (kind === "receivables" && difference._tag !== "Unchanged")
          debts.push({ row: row as FileDebt, difference: difference as ComparedDebt["difference"] })
      }
      others += yield* elsewhere(companyId, fresh)
      yield* turnOfOthers
    }
    const goneRows: Array<GoneRow> = []
    const inFileAs = inFileAsOf(found)
    let goneUpTo = 0
    yield* forEachGone(
      companyId,
      kind,
      { after: 0, upTo: Number.MAX_SAFE_INTEGER, taken: compared.taken },
      (gone) =>
        Effect.sync(() => {
          for (const open of gone) {
            const said = inFileAs(open)
            if (said === "unread") continue
            counts.gone += 1
            goneUpTo = Math.max(goneUpTo, idOfStanding(open))
            if (goneRows.length < MAX_GONE_NAMED) goneRows.push(goneRow(open, said))
          }
        })
    )
    const told =
      kind === "receivables"
        ? yield* foretell(company, debts)
        : { following: null, isAtLeast: false, overdue: 0, days: 0 }
    const { leftOutRows: _leftOutRows, unread: _unread, ...shown } = found
    return {
      found: shown,
      counts,
      newRows,
      changedRows,
      goneRows,
      goneUpTo,
      elsewhere: others,
      ...told
    } satisfies ImportPreview
  })
})
