/** Rows of reports and of items as rows of invoices. */
import type { Matching } from "./ImportKind.ts"
import type { SheetRow } from "./SheetRow.ts"

/** Rows below the row of their group, each with its group's name in the first column where that is empty. */
export const ungrouped = (rows: ReadonlyArray<SheetRow>): ReadonlyArray<SheetRow> => {
  let group = ""
  return rows.flatMap((row) => {
    const [first = "", ...others] = row.cells
    if (others.every((cell) => cell.trim() === "")) {
      group = first.trim()
      return []
    }
    return first.trim() === "" ? [{ line: row.line, cells: [group, ...others] }] : [row]
  })
}

/** Rows of items as one row an invoice: the first, with the descriptions of all. */
export const withoutItems = (
  rows: ReadonlyArray<SheetRow>,
  { external_reference: reference, description, display_name, bill_label }: Matching
): ReadonlyArray<SheetRow> => {
  if (reference === undefined) return rows
  const name = display_name ?? bill_label
  const byInvoice = new Map<string, { readonly row: SheetRow; readonly items: Array<string> }>()
  const all: Array<{ readonly row: SheetRow; readonly items: Array<string> }> = []
  for (const row of rows) {
    const number = (row.cells[reference] ?? "").trim()
    const key = `${name === undefined ? "" : (row.cells[name] ?? "").trim()}\n${number}`
    const item = description === undefined ? "" : (row.cells[description] ?? "").trim()
    const known = number === "" ? undefined : byInvoice.get(key)
    if (known === undefined) {
      const invoice = { row, items: item === "" ? [] : [item] }
      all.push(invoice)
      if (number !== "") byInvoice.set(key, invoice)
    } else if (item !== "" && !known.items.includes(item)) known.items.push(item)
  }
  return all.map(({ items, row }) =>
    description === undefined || items.length < 2
      ? row
      : { line: row.line, cells: row.cells.with(description, items.join("; ").slice(0, MAX_DESCRIPTION)) }
  )
}

const MAX_DESCRIPTION = 2_000
