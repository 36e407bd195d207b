/** What a form of the debtor's page asks for. */
import { parseId } from "../../domain/Ids.ts"
import { type Form, ownFields } from "../Form.ts"
import { type DebtorAction, debtorActions } from "./View.ts"

/** Bytes of a form: a dispute of 1000 characters, each of them four bytes in the form's encoding. */
export const MAX_DEBTOR_FORM_BYTES = 16_384

/** A form that was understood. */
export type Request =
  | { readonly action: "promise" | "dispute"; readonly receivableId: number; readonly typed: string }
  | {
      readonly action: "reminders"
      readonly channel: "email" | "sms"
      readonly wanted: boolean
    }

const fields = { promise: "date", dispute: "text" } as const

const isAction = (text: string): text is DebtorAction => debtorActions.some((action) => action === text)

/** Reads a form; null for one that is none of ours. */
export const debtorRequestOf = (form: Form): Request | null => {
  const action = form.text(ownFields.action)
  if (!isAction(action)) return null
  if (action === "reminders") {
    const channel = form.text("channel")
    const wanted = form.text("wanted")
    if ((channel !== "email" && channel !== "sms") || (wanted !== "yes" && wanted !== "no")) return null
    return { action, channel, wanted: wanted === "yes" }
  }
  const receivableId = parseId(form.text("receivable"))
  return receivableId === undefined ? null : { action, receivableId, typed: form.text(fields[action]) }
}
