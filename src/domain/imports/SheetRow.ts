/** A row of a table. */
export interface SheetRow {
  /** The line of the file on which it begins, from 1; of a workbook, its row. */
  readonly line: number
  readonly cells: ReadonlyArray<string>
}
