/** An import: a file that was compared with the book, and how far it is applied. */
import type { ReminderStart } from "../dunning/case/ReminderStart.ts"
import type { FieldChange } from "./Difference.ts"
import type { ImportKind } from "./ImportKind.ts"
import type { FileFound, ImportChoices } from "./ReadFile.ts"

/** What becomes of what is open in the book and not in the file. */
interface GoneChoice {
  /** `leave` all, take all as paid, or those with these ids. */
  readonly take: "leave" | "all" | "some"
  readonly ids: ReadonlyArray<number>
  /** The day on which they count as paid; null for the company's today. */
  readonly paidOn: string | null
}

/** What somebody has chosen for one import. */
export interface ImportSettings {
  readonly choices: ImportChoices
  /** When new debts are reminded of that are overdue. */
  readonly start: ReminderStart
  /** Whether the right rows are imported without the wrong ones. */
  readonly importsOthers: boolean
  readonly gone: GoneChoice
}

/** Where an import is. */
export type ImportState = "preview" | "waiting" | "running" | "stopped" | "done" | "failed"

/** What has come of the rows that were applied. */
export interface ImportCounts {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  /** New debts that are paused: nobody is to be reminded of them, or no step is left. */
  readonly paused: number
  /** Rows that could not be applied any more, because the book had changed since. */
  readonly refused: number
  /** What was taken as paid, because it was gone from the file. */
  readonly settled: number
}

export const NO_COUNTS: ImportCounts = {
  created: 0,
  changed: 0,
  unchanged: 0,
  paused: 0,
  refused: 0,
  settled: 0
}

/** Two counts together. */
export const addCounts = (one: ImportCounts, other: Partial<ImportCounts>): ImportCounts => ({
  created: one.created + (other.created ?? 0),
  changed: one.changed + (other.changed ?? 0),
  unchanged: one.unchanged + (other.unchanged ?? 0),
  paused: one.paused + (other.paused ?? 0),
  refused: one.refused + (other.refused ?? 0),
  settled: one.settled + (other.settled ?? 0)
})

/** A row as the preview names it. */
export interface PreviewedRow {
  readonly line: number
  readonly name: string
  readonly reference: string | null
  readonly dueDate: string | null
  readonly amountMinor: number | null
  readonly currency: string | null
  /** Of what stands in the book. */
  readonly id: number | null
  readonly changes: ReadonlyArray<FieldChange>
}

/** What is open in the book and not in the file. */
export interface GoneRow {
  readonly id: number
  readonly name: string
  readonly reference: string | null
  readonly dueDate: string
  readonly balanceMinor: number
  readonly currency: string
  /** What the file says of it; null where it is not in it. */
  readonly inFileAs: "paid" | "void" | null
}

/** What would leave in the next days, for one way in which overdue debts begin. */
export interface FollowingMessages {
  readonly messages: number
  /** In epoch milliseconds; null without any. */
  readonly firstAt: number | null
  /** New debts whose last step is over already. */
  readonly pastLastStep: number
}

/** The difference between a file and the book. */
export interface ImportPreview {
  readonly found: Omit<FileFound, "leftOutRows" | "unread">
  readonly counts: {
    readonly new: number
    readonly changed: number
    readonly unchanged: number
    readonly gone: number
  }
  /** The first of each. */
  readonly newRows: ReadonlyArray<PreviewedRow>
  readonly changedRows: ReadonlyArray<PreviewedRow>
  readonly goneRows: ReadonlyArray<GoneRow>
  /** The highest id of what is gone: what is newer was not there when somebody decided about it. */
  readonly goneUpTo?: number
  /** New debts that are overdue. */
  readonly overdue: number
  /** New rows whose reference stands in the book for somebody else. */
  readonly elsewhere: number
  /** By the way in which overdue debts begin; null where nothing is reminded of. */
  readonly following: Readonly<Record<ReminderStart, FollowingMessages>> | null
  /** Whether more cases are concerned than were looked at, so that there are at least so many messages. */
  readonly isAtLeast: boolean
  /** Days that were looked ahead. */
  readonly days: number
}

/** An import, as it is stored. */
export interface FileImport {
  readonly id: number
  readonly kind: ImportKind
  readonly fileName: string | null
  readonly settings: ImportSettings
  readonly preview: ImportPreview | null
  readonly state: ImportState
  readonly problem: string | null
  readonly rowCount: number
  readonly done: number
  readonly counts: ImportCounts
  readonly newestId: number | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly endedAt: number | null
}
