/** Notes about a customer or a debt: the sheet that takes one, those that there are, and those that are due. */
import { Effect } from "effect"
import type { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { MAX_NOTE_TEXT, NewNote } from "../../domain/CustomerNote.ts"
import { NotFound } from "../../domain/Errors.ts"
import { parseId } from "../../domain/Ids.ts"
import type { WriteRequest } from "../../domain/WriteRequest.ts"
import { Notes, type NotesToday, type NoteSubject, type SeenNote } from "../../services/customers/Notes.ts"
import { valueOf } from "../../services/Write.ts"
import * as Form from "../Form.ts"
import type { CompanyVisit, FormAction, PageError } from "../Page.ts"
import { Dialog, Submit } from "./Dialog.tsx"
import { ActionForm, Field, forRow, TextArea } from "./Form.tsx"
import { Badge, Card, Day, Moment } from "./Text.tsx"
import { phrase, say } from "../../words/Say.ts"

/** A page that has notes. */
export type NotesPage = "customer" | "receivable" | "overview"

const NOTE = "note_id"

// No two pages have actions of one name.
const addOn = (page: NotesPage): string => `add-${page}-note`
const doneOn = (page: NotesPage): string => `${page}-note-done`

interface OnPage {
  readonly page: NotesPage
  readonly visit: CompanyVisit
}

/** The button and the sheet that takes a note. */
export const AddNote = ({ page, visit }: OnPage) => (
  <Dialog visit={visit} action={addOn(page)} label={say("Note")}>
    <ActionForm visit={visit} action={addOn(page)} draft>
      <TextArea
        visit={visit}
        action={addOn(page)}
        name="text"
        label={say("Text")}
        rows={4}
        maxlength={MAX_NOTE_TEXT}
        required
        help={say("For your colleagues and you. Customers never see it.")}
      />
      <Field
        visit={visit}
        action={addOn(page)}
        name="remind_on"
        label={say("Remind me on")}
        type="date"
        min={visit.reader.today}
        help={say(
          "It stands on the overview from that day on, until somebody has done it. Leave it empty for no reminder."
        )}
      />
      <Submit>{say("Keep note")}</Submit>
    </ActionForm>
  </Dialog>
)

const DoneButton = ({ note, page, visit: seen }: OnPage & { readonly note: SeenNote }) => {
  const visit = forRow(seen, NOTE, String(note.id))
  return (
    <ActionForm visit={visit} action={doneOn(page)} class="inline">
      <input type="hidden" name={NOTE} value={note.id} />
      <Submit kind="secondary">{say("Done")}</Submit>
    </ActionForm>
  )
}

/** What a note is about: its debt, by what that is called. */
const About = ({
  base,
  note: { receivableId, reference }
}: {
  readonly base: string
  readonly note: SeenNote
}) =>
  receivableId === null ? null : (
    <a href={`${base}/receivables/${receivableId}`}>
      {reference ?? say("No. {receivableId}", { receivableId })}
    </a>
  )

const Note = ({ note, page, visit }: OnPage & { readonly note: SeenNote }) => {
  const { base, reader } = visit
  const { createdAt, isDone, remindOn, text, userName } = note
  return (
    <li>
      <p class="typed break">{text}</p>
      <p class="quiet">
        {userName ?? say("A colleague")}, <Moment at={createdAt} reader={reader} />{" "}
        <About base={base} note={note} />{" "}
        {isDone ? (
          <Badge kind="quiet">{say("Done")}</Badge>
        ) : remindOn === null ? null : (
          <Badge kind={remindOn <= reader.today ? "warn" : "info"}>
            {say("Remind on {date}", { date: reader.date(remindOn) })}
          </Badge>
        )}
      </p>
      {isDone || remindOn === null ? null : <DoneButton note={note} page={page} visit={visit} />}
    </li>
  )
}

/** The notes of a page; nothing where there are none. */
export const NotesCard = ({ notes, page, visit }: OnPage & { readonly notes: ReadonlyArray<SeenNote> }) =>
  notes.length === 0 ? null : (
    <Card title={say("Notes")} id="notes">
      <ul class="notes">
        {notes.map((note) => (
          <Note note={note} page={page} visit={visit} />
        ))}
      </ul>
    </Card>
  )

/** Notes that are due, in what needs a person. */
export const DueNotes = ({ count, isMore, oldest, page, visit }: NotesToday & OnPage) => (
  <li>
    {say("Notes to be reminded of")}{" "}
    <Badge kind="warn">
      {visit.reader.number(count)}
      {isMore ? "+" : ""}
    </Badge>
    <ul>
      {oldest.map((note) => (
        <li>
          <span class="break">
            {note.text}
            <span class="quiet">
              , <a href={`${visit.base}/customers/${note.customerId}`}>{note.customerName}</a>{" "}
              <About base={visit.base} note={note} />
              {note.remindOn === null ? null : (
                <>
                  , <Day date={note.remindOn} reader={visit.reader} />
                </>
              )}
            </span>
          </span>
          <DoneButton note={note} page={page} visit={visit} />
        </li>
      ))}
    </ul>
  </li>
)

type NoteActions = Readonly<Record<string, FormAction<CompanyVisit, CurrentRequest | WriteRequest | Notes>>>

/** The action of a page that says that a note is done. */
export const noteDoneOn = (page: NotesPage): NoteActions => ({
  [doneOn(page)]: {
    deed: "customer.note_done",
    twice: "keyed",
    said: phrase("Done."),
    run: (form) =>
      Effect.gen(function* () {
        const notes = yield* Notes
        const id = parseId(form.text(NOTE))
        if (id === undefined) return yield* NotFound.resource("note")
        yield* valueOf(notes.done(id))
        return {}
      })
  }
})

/** The actions of a page with notes about what `subject` finds. */
export const noteActions = (
  page: NotesPage,
  subject: (visit: CompanyVisit) => Effect.Effect<NoteSubject, PageError>
): NoteActions => ({
  ...noteDoneOn(page),
  [addOn(page)]: {
    deed: "customer.note",
    twice: "keyed",
    said: phrase("The note is kept."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const notes = yield* Notes
        const note = yield* Form.decode(NewNote, form, { only: ["text", "remind_on"] })
        yield* valueOf(notes.add(yield* subject(visit), note))
        return {}
      })
  }
})
