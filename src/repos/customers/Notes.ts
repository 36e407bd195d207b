/** Notes about customers and debts, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import * as ClaimRead from "../ClaimRead.ts"
import { iso } from "../Rows.ts"

/** Notes of one customer or debt that are shown, the newest. */
const MAX_SHOWN = 50
/** Notes that are due and counted; where there are as many, there may be more. */
export const MAX_DUE_COUNTED = 101

/** A note to insert. */
export interface NoteDraft {
  readonly customerId: number
  readonly receivableId: number | null
  readonly userId: number | null
  readonly text: string
  readonly remindOn: string | null
}

/** A note as pages show it. */
export interface SeenNote extends Omit<NoteDraft, "userId"> {
  readonly id: number
  readonly userName: string | null
  readonly customerName: string
  /** What its debt is called; null for a note about the customer, or a debt without a reference. */
  readonly reference: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly isDone: boolean
}

/** Notes that are due, and how many there are, at most `MAX_DUE_COUNTED`. */
export interface FoundNotes {
  readonly total: number
  readonly notes: ReadonlyArray<SeenNote>
}

export class NotesRepo extends Context.Tag("duebook/NotesRepo")<
  NotesRepo,
  {
    /** An id for a new note. */
    readonly newId: ClaimRead.ClaimRead<number>
    /** Inserts a note, at the latest with the commit. */
    readonly insertAs: (
      companyId: number,
      id: number,
      draft: NoteDraft,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** A note, locked until the transaction ends; null for none. */
    readonly findForUpdate: (
      companyId: number,
      id: number
    ) => Effect.Effect<
      (Pick<NoteDraft, "customerId" | "receivableId" | "text"> & { readonly isDone: boolean }) | null,
      ServiceUnavailable
    >
    readonly markDone: (companyId: number, id: number, now: number) => Effect.Effect<void, ServiceUnavailable>
    /** The newest about a customer and all of their debts, the newest first. */
    readonly ofCustomer: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<SeenNote>, ServiceUnavailable>
    /** The newest about a debt, the newest first. */
    readonly ofReceivable: (
      companyId: number,
      receivableId: number
    ) => Effect.Effect<ReadonlyArray<SeenNote>, ServiceUnavailable>
    /** Those that are to be reminded of by a day and are not done, the oldest day first. */
    readonly due: (
      companyId: number,
      today: string,
      limit: number
    ) => Effect.Effect<FoundNotes, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    NotesRepo,
    Effect.map(Database, (database) => {
      const seen = (text: string) => (companyId: number, id: number) =>
        Effect.map(database.ofCompany(companyId).query(text, [companyId, id, MAX_SHOWN]), (rows) =>
          rows.map(toSeen)
        )
      return NotesRepo.of({
        newId: ClaimRead.newId(database, "customer_notes", "note_id"),
        insertAs: (companyId, id, { customerId, receivableId, remindOn, text, userId }, now) =>
          database.execute(INSERT, [
            companyId,
            id,
            customerId,
            receivableId,
            userId,
            text,
            remindOn,
            iso(now)
          ]),
        findForUpdate: (companyId, id) =>
          Effect.map(database.query(FIND_FOR_UPDATE, [companyId, id]), ([row]) =>
            row === undefined
              ? null
              : {
                  customerId: row["customer_id"] as number,
                  receivableId: row["receivable_id"] as number | null,
                  text: row["text"] as string,
                  isDone: row["is_done"] as boolean
                }
          ),
        markDone: (companyId, id, now) => database.execute(MARK_DONE, [companyId, id, iso(now)]),
        ofCustomer: seen(seenBy("customer_id")),
        ofReceivable: seen(seenBy("receivable_id")),
        due: (companyId, today, limit) =>
          Effect.map(database.ofCompany(companyId).query(DUE, [companyId, today, limit]), (rows) => ({
            total: Number(rows[0]?.["total"] ?? 0),
            notes: rows.map(toSeen)
          }))
      })
    })
  )
}

const toSeen = (row: Row): SeenNote => ({
  id: row["note_id"] as number,
  customerId: row["customer_id"] as number,
  receivableId: row["receivable_id"] as number | null,
  text: row["text"] as string,
  remindOn: row["remind_on"] as string | null,
  userName: row["user_name"] as string | null,
  customerName: row["customer_name"] as string,
  reference: row["external_reference"] as string | null,
  createdAt: row["created_at"] as number,
  isDone: row["is_done"] as boolean
})

const INSERT = `
  insert into customer_notes (company_id, note_id, customer_id, receivable_id, user_id, text, remind_on, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

const FIND_FOR_UPDATE = `
  select n.customer_id, n.receivable_id, n.text, n.done_at is not null as is_done
  from customer_notes n where n.company_id = $1 and n.note_id = $2 for no key update`

const MARK_DONE = "update customer_notes n set done_at = $3 where n.company_id = $1 and n.note_id = $2"

const columns = `n.note_id, n.customer_id, n.receivable_id, n.text, n.remind_on, n.created_at, n.done_at is not null as is_done,
  u.name as user_name, c.display_name as customer_name, r.external_reference`

const joined = `
  join customers c on c.company_id = $1 and c.customer_id = n.customer_id
  left join receivables r on r.company_id = $1 and r.receivable_id = n.receivable_id
  left join users u on u.user_id = n.user_id`

const seenBy = (column: "customer_id" | "receivable_id"): string => `
  select ${columns} from (
    select * from customer_notes n where n.company_id = $1 and n.${column} = $2 order by n.note_id desc limit $3
  ) n ${joined} order by n.note_id desc`

const DUE = `
  with found as materialized (
    select n.note_id, n.remind_on from customer_notes n
    where n.company_id = $1 and n.remind_on <= $2::date and n.remind_on is not null and n.done_at is null
    order by n.remind_on, n.note_id limit ${MAX_DUE_COUNTED}
  )
  select (select count(*) from found) as total, ${columns} from (
    select note_id, remind_on from found order by remind_on, note_id limit $3
  ) f join customer_notes n on n.company_id = $1 and n.note_id = f.note_id ${joined}
  order by f.remind_on, f.note_id`
