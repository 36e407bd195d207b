/** What people note about a customer or a debt, with the day on which they want to be reminded of it. Pure. */
import { Either } from "effect"
import { CalendarDate } from "./CalendarDate.ts"
import { fieldIssue, InvalidTransition, ValidationFailed } from "./Errors.ts"
import { Id } from "./Ids.ts"
import { field, named, optionalNamed, record } from "./JsonFields.ts"
import { text } from "./Text.ts"

/** Characters of a note. */
export const MAX_NOTE_TEXT = 2_000

/** The form of a note. */
export const NewNote = record({
  text: field("What is noted.")(
    text(1, MAX_NOTE_TEXT, "NoteText", {
      refuseBlank: true,
      description: "A note",
      example: "Wants to be called in the morning."
    })
  ),
  remindOn: optionalNamed("remind_on", "The day on which it stands in what needs a person.")(CalendarDate)
})
export type NewNote = typeof NewNote.Type

/** The answer to a write of it. */
export const NoteState = record({ id: named("id", "Identifier, given by the service.")(Id) })

/** Nobody is reminded in the past. */
export const remindable = (
  { remindOn }: NewNote,
  today: string
): Either.Either<string | null, ValidationFailed> =>
  remindOn === undefined || remindOn >= today
    ? Either.right(remindOn ?? null)
    : Either.left(ValidationFailed.of(fieldIssue("remind_on", "invalid", "must be today or later")))

/** A note is done once. */
export const alreadyDone = () =>
  new InvalidTransition({ message: "Somebody has done this already.", details: { status: "done" } })
