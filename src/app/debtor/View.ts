/** What the parts of the debtor's page are drawn from. */
import type { DebtorView } from "../../services/customers/DebtorPage.ts"
import type { TransferDetails } from "./Transfers.ts"
import type { Wording } from "./Wording.ts"

/** What the forms of the page do. */
export const debtorActions = ["promise", "dispute", "reminders"] as const
export type DebtorAction = (typeof debtorActions)[number]

/** Why a form was refused. */
export type Problem = "date" | "range" | "text" | "state" | "form"

/** A form that was refused just now, with what was typed. */
export interface DebtorForm {
  /** Null for a form that could not be read. */
  readonly action: DebtorAction | null
  readonly receivableId: number | null
  readonly typed: string
  readonly problem: Problem
}

/** A page that is to be drawn. */
export interface Shown {
  readonly view: DebtorView
  readonly wording: Wording
  readonly payment: TransferDetails
  /** The debt that was chosen to be paid by itself. */
  readonly chosenId: number | null
  readonly submitted: DebtorForm | null
  /** What was done just now, to be said once. */
  readonly done: DebtorAction | null
}

/** Characters of a dispute. */
export const MAX_DISPUTE_LENGTH = 1000

/** The id of a form's field. */
export const fieldId = (action: DebtorAction, receivableId: number | null): string =>
  `${action}-${receivableId}`

/** A problem in words. */
export const problemText = (problem: Problem, { view, wording }: Shown): string => {
  const { date, number, texts } = wording
  switch (problem) {
    case "range":
      return texts.problems.range(date(view.today), date(view.lastPromiseDate))
    case "text":
      return texts.problems.text(number(MAX_DISPUTE_LENGTH))
    case "date":
    case "state":
    case "form":
      return texts.problems[problem]
  }
}
