/** Notes about customers and debts: written by people, and shown again on the day that they name. */
import { Clock, Context, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { companyDay, companyTime } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { alreadyDone, type NewNote, NoteState, remindable } from "../../domain/CustomerNote.ts"
import type {
  InvalidTransition,
  NotFound,
  ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import { CustomerAliases } from "../../repos/customers/CustomerAliases.ts"
import { MAX_DUE_COUNTED, NotesRepo, type SeenNote } from "../../repos/customers/Notes.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { orNotFound } from "../Lookup.ts"
import { Write, type WriteEffect } from "../Write.ts"

export type { SeenNote } from "../../repos/customers/Notes.ts"

/** What a note is about: a customer, or one of their debts. */
export type NoteSubject = { readonly customerId: number } | { readonly receivableId: number }

/** Notes that are due. */
export interface NotesToday {
  readonly count: number
  readonly isMore: boolean
  readonly oldest: ReadonlyArray<SeenNote>
}

/** Notes that are due and counted. */
const MAX_COUNTED = MAX_DUE_COUNTED - 1

export class Notes extends Context.Tag("duebook/Notes")<
  Notes,
  {
    readonly add: (
      about: NoteSubject,
      note: NewNote
    ) => WriteEffect<typeof NoteState.Type, NotFound | ValidationFailed>
    /** Nobody has to be reminded of it any more. */
    readonly done: (id: number) => WriteEffect<typeof NoteState.Type, NotFound | InvalidTransition>
    /** The newest, the newest first; of a customer those about their debts, too. */
    readonly about: (
      subject: NoteSubject
    ) => Effect.Effect<ReadonlyArray<SeenNote>, ServiceUnavailable, CurrentRequest>
    /** Those of which somebody is to be reminded today or was before; so many are named. */
    readonly due: (limit: number) => Effect.Effect<NotesToday, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Notes,
    Effect.gen(function* () {
      const notes = yield* NotesRepo
      return Notes.of({
        add: yield* makeAdd,
        done: yield* makeDone,
        about: (subject) =>
          Effect.flatMap(CurrentRequest, ({ caller: { companyId } }) =>
            "receivableId" in subject
              ? notes.ofReceivable(companyId, subject.receivableId)
              : notes.ofCustomer(companyId, subject.customerId)
          ),
        due: Effect.fnUntraced(function* (limit) {
          const { company, companyId } = (yield* CurrentRequest).caller
          const today = companyDay(company, companyTime(company, yield* Clock.currentTimeMillis))
          const { notes: oldest, total } = yield* notes.due(companyId, today, limit)
          return { oldest, count: Math.min(total, MAX_COUNTED), isMore: total > MAX_COUNTED }
        })
      })
    })
  )
}

const ONCE = { status: 200, schema: NoteState } as const

const makeAdd = Effect.gen(function* () {
  const aliases = yield* CustomerAliases
  const notes = yield* NotesRepo
  const receivables = yield* ReceivablesRepo
  const write = yield* Write

  const held = (companyId: number, customerId: number) =>
    orNotFound("customer", aliases.hold(companyId, customerId))

  const placeOf = Effect.fnUntraced(function* (companyId: number, about: NoteSubject) {
    if ("receivableId" in about) {
      const { customerId, id } = yield* orNotFound(
        "receivable",
        receivables.find(companyId, about.receivableId)
      )
      return { customerId: yield* held(companyId, customerId), receivableId: id }
    }
    return { customerId: yield* held(companyId, about.customerId), receivableId: null }
  })

  return (about: NoteSubject, note: NewNote) =>
    write.run({
      deed: "customer.note",
      once: ONCE,
      reads: () => notes.newId,
      decide: Effect.fnUntraced(function* (company, now, id) {
        const { companyId } = company
        const place = yield* placeOf(companyId, about)
        const remindOn = yield* remindable(note, companyDay(company, now))
        const actor = yield* CurrentActor
        const userId = actor._tag === "user" ? actor.userId : null
        yield* notes.insertAs(companyId, id, { ...place, userId, text: note.text, remindOn }, now)
        return { value: { id }, subjectId: place.customerId, details: detailsOf(id, { ...place, ...note }) }
      })
    })
})

const makeDone = Effect.gen(function* () {
  const notes = yield* NotesRepo
  const write = yield* Write
  return (id: number) =>
    write.run({
      deed: "customer.note_done",
      once: ONCE,
      subject: `note ${id}`,
      decide: Effect.fnUntraced(function* ({ companyId }, now) {
        const note = yield* orNotFound("note", notes.findForUpdate(companyId, id))
        if (note.isDone) return yield* alreadyDone()
        yield* notes.markDone(companyId, id, now)
        return { value: { id }, subjectId: note.customerId, details: detailsOf(id, note) }
      })
    })
})

const detailsOf = (
  id: number,
  { receivableId, text }: { readonly receivableId: number | null; readonly text: string }
) => ({ note_id: id, receivable_ids: receivableId === null ? [] : [receivableId], text })
