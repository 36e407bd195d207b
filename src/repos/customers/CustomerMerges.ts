/** Merges of customers in PostgreSQL: what is locked for one, what is kept of it, and what it takes away and gives back. */
import { Context, Effect, Layer } from "effect"
import {
  MAX_MERGED_RECEIVABLES,
  MAX_MERGED_ROWS,
  type DoneMerge,
  type MergeSize
} from "../../domain/CustomerMerge.ts"
import { type CaseState, decodeState } from "../../domain/dunning/case/StoredCase.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import type { CustomerMove, Moved } from "./MergeMoves.ts"
import { goneOf, type LockedMerge, type NewMerge, keepMerge, takeMergeBack } from "./MergeRows.ts"

export type { LockedMerge } from "./MergeRows.ts"

/** A merge as pages say it. */
export interface SeenMerge extends DoneMerge {
  readonly id: number
  readonly keptName: string | null
}

/** The case that two have become. */
export interface MergedCaseRow {
  readonly state: CaseState
  readonly isOld: boolean
}

/** Merges of a customer that are read, the newest. */
const MAX_SEEN = 20

export class CustomerMergesRepo extends Context.Tag("duebook/CustomerMergesRepo")<
  CustomerMergesRepo,
  {
    /**
     * Locks both customers, and before them the receivables of the one who goes, until the transaction ends; succeeds with what
     * there is to move.
     */
    readonly lock: (
      companyId: number,
      customers: { readonly keptId: number; readonly goneId: number }
    ) => Effect.Effect<MergeSize, ServiceUnavailable>
    /** What there is to move of a customer, without a lock; counted up to a little more than the limits. */
    readonly size: (companyId: number, goneId: number) => Effect.Effect<MergeSize, ServiceUnavailable>
    /** Moves everything, takes the row away and keeps it; both are locked. Succeeds with the number of the merge. */
    readonly merge: (
      companyId: number,
      merge: NewMerge,
      move: Pick<CustomerMove, "now" | "round">
    ) => Effect.Effect<number, ServiceUnavailable>
    /** Stores the former addresses of the one who stays, and a version that neither has had. */
    readonly storeFormer: (
      companyId: number,
      merge: { readonly keptId: number; readonly id: number },
      former: Readonly<Record<Channel, ReadonlyArray<string | null>>>
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores the case that two have become, or that one is again; its customer is locked. */
    readonly storeCase: (
      companyId: number,
      customerId: number,
      merged: MergedCaseRow
    ) => Effect.Effect<void, ServiceUnavailable>
    /** A merge, locked with the receivables that had moved; null for none. */
    readonly findForUpdate: (
      companyId: number,
      id: number
    ) => Effect.Effect<LockedMerge | null, ServiceUnavailable>
    /** Puts the row back, with all that had moved and is still there; succeeds with the receivables that went back. */
    readonly undo: (
      companyId: number,
      merge: LockedMerge,
      now: number
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /** The newest merges into a customer or of one, the newest first. */
    readonly of: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<SeenMerge>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerMergesRepo,
    Effect.map(Database, (database) =>
      CustomerMergesRepo.of({
        lock: Effect.fnUntraced(function* (companyId, { goneId, keptId }) {
          const own = { text: LOCK_RECEIVABLES, params: [companyId, goneId] }
          // A receivable that came before the customer was locked is locked after it; none can come any more.
          const [, , , rows = []] = yield* database.queryAll([
            own,
            { text: LOCK_CUSTOMERS, params: [companyId, [keptId, goneId]] },
            own,
            { text: SIZE, params: [companyId, goneId] }
          ])
          return sizeOf(rows)
        }),
        size: (companyId, goneId) =>
          Effect.map(database.ofCompany(companyId).query(SIZE, [companyId, goneId]), sizeOf),
        merge: (companyId, merge, move) => keepMerge(database, companyId, merge, move),
        storeFormer: (companyId, { id, keptId }, { email, sms }) =>
          database.execute(STORE_FORMER, [companyId, keptId, email, sms, id]),
        storeCase: (companyId, customerId, { isOld, state }) =>
          database.execute(STORE_CASE, [companyId, customerId, JSON.stringify(state), isOld]),
        findForUpdate: Effect.fnUntraced(function* (companyId, id) {
          // The receivables before everything else that is locked, as everywhere.
          const [rows = []] = yield* database.queryAll([{ text: FIND_FOR_UPDATE, params: [companyId, id] }])
          const [row] = rows
          if (row === undefined) return null
          const merge = toLocked(row)
          yield* database.queryAll([
            { text: LOCK_MOVED, params: [companyId, merge.moved.receivables] },
            { text: LOCK_CUSTOMERS, params: [companyId, [merge.keptId]] }
          ])
          return merge
        }),
        undo: (companyId, merge, now) => takeMergeBack(database, companyId, merge, now),
        of: (companyId, customerId) =>
          Effect.map(database.ofCompany(companyId).query(OF, [companyId, customerId]), (rows) =>
            rows.map((row) => ({ ...toMerge(row), keptName: row["kept_name"] as string | null }))
          )
      })
    )
  )
}

const sizeOf = ([row]: ReadonlyArray<Row>): MergeSize => ({
  receivables: Number(row?.["receivables"] ?? 0),
  rows: Number(row?.["rows"] ?? 0)
})

const toMerge = (row: Row): DoneMerge & { readonly id: number } => ({
  id: row["merge_id"] as number,
  keptId: row["kept_id"] as number,
  goneId: row["gone_id"] as number,
  goneName: row["gone_name"] as string,
  mergedAt: row["merged_at"] as number,
  undoneAt: row["undone_at"] as number | null
})

const toLocked = (row: Row): LockedMerge => ({
  ...toMerge(row),
  before: decodeState((row["gone_state"] ?? null) as string | null),
  filled: JSON.parse(row["filled"] as string) as LockedMerge["filled"],
  moved: JSON.parse(row["moved"] as string) as Moved
})

// In the order of their ids, as by every other transaction that locks several; one more than may move.
const LOCK_RECEIVABLES = `
  select from (
    select receivable_id from receivables where company_id = $1 and customer_id = $2
    order by receivable_id limit ${MAX_MERGED_RECEIVABLES + 1}
  ) i cross join lateral (
    select from receivables t where t.company_id = $1 and t.receivable_id = i.receivable_id for no key update
  ) t`

const LOCK_MOVED = `
  select from (select id from unnest($2::bigint[]) i (id) order by id) i cross join lateral (
    select from receivables t where t.company_id = $1 and t.receivable_id = i.id for no key update
  ) t`

// For update: a foreign key that is checked meanwhile waits, too.
const LOCK_CUSTOMERS = `
  select from (select id from unnest($2::bigint[]) i (id) order by id) i cross join lateral (
    select from customers t where t.company_id = $1 and t.customer_id = i.id for update
  ) t`

const atMost = (table: string, limit: number): string => `(select count(*) from (
    select from ${table} where company_id = $1 and customer_id = $2 limit ${limit + 1}) t)`

const SIZE = `select ${atMost("receivables", MAX_MERGED_RECEIVABLES)} as receivables, greatest(${[
  "reminder_attempts",
  "reminder_messages",
  "deposits",
  "replies",
  "customer_notes",
  "bank_transactions",
  "bank_reviews",
  "bank_payers"
]
  .map((table) => atMost(table, MAX_MERGED_ROWS))
  .join(", ")}) as rows`

const STORE_FORMER = `
  update customers t set former_emails = $3::text[], former_phones = $4::text[], version = greatest(t.version, (
    select (m.gone ->> 'version')::bigint + 1 ${goneOf}$5))
  where t.company_id = $1 and t.customer_id = $2`

const STORE_CASE = `
  update cases set state = $3::jsonb, is_old = $4, retry_at = null, version = version + 1
  where company_id = $1 and customer_id = $2`

const mergeColumns = "m.merge_id, m.kept_id, m.gone_id, m.gone_name, m.merged_at, m.undone_at"

const FIND_FOR_UPDATE = `
  select ${mergeColumns}, (m.gone_state -> 'state')::text as gone_state, m.filled::text as filled, m.moved::text as moved
  ${goneOf}$2 for update`

const OF = `
  select ${mergeColumns}, k.display_name as kept_name from (
    (select * from customer_merges where company_id = $1 and kept_id = $2 order by merge_id desc limit ${MAX_SEEN})
    union all
    (select * from customer_merges where company_id = $1 and gone_id = $2 order by merge_id desc limit ${MAX_SEEN})
  ) m left join customers k on k.company_id = $1 and k.customer_id = m.kept_id
  order by m.merge_id desc`
