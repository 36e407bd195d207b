/** Why a form was refused, as its page tells it. */
import { isApiError, isRefusal } from "../domain/Errors.ts"
import { inWords } from "./FieldWords.ts"
import type { Form } from "./Form.ts"
import type { PageError, Submitted } from "./Page.ts"

/** Statuses that the form itself can tell of; others have a page of their own. */
const told: ReadonlyArray<number> = [400, 408, 409, 413, 422, 429]

/** Whether a failure is one of those that pages know. */
export const isPageError = (error: unknown): error is PageError => isApiError(error) || isRefusal(error)

/** Whether the form's own page tells of it. */
export const isTold = ({ status }: PageError): boolean => told.includes(status)

/** A person who goes back, changes a form and sends it again has done nothing wrong. */
const SENT_BEFORE =
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want."

/** The API's message is for programs. What has changed stands below it. */
const CHANGED_MEANWHILE = "Yours is not saved yet."

const messageOf = (error: PageError): string => {
  if (error._tag === "IdempotencyKeyReused") return SENT_BEFORE
  return error._tag === "VersionConflict" ? CHANGED_MEANWHILE : error.message
}

/** The refused form: what was typed, and what is wrong. */
export const submittedOf = (error: PageError, action: string, form: Form): Submitted => ({
  action,
  form,
  issues:
    error._tag === "ValidationFailed"
      ? (error.details ?? []).map((issue) => inWords(issue, form.text(issue.field)))
      : [],
  message: messageOf(error),
  code: error.code
})
