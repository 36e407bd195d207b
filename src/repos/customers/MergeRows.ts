/** What of a merge is stored, and what it takes away and gives back, in PostgreSQL. */
import { Effect } from "effect"
import type { DoneMerge } from "../../domain/CustomerMerge.ts"
import type { CaseState } from "../../domain/dunning/case/StoredCase.ts"
import type { Database } from "../../postgres/Database.ts"
import { count } from "../ResourceCounts.ts"
import { iso } from "../Rows.ts"
import { type CustomerMove, moveAll, moveBack, type Moved } from "./MergeMoves.ts"

/** A merge that is locked, with the case of the customer who was merged. */
export interface LockedMerge extends DoneMerge {
  readonly id: number
  readonly before: CaseState
  readonly filled: Readonly<Record<string, string>>
  readonly moved: Moved
}

/** A merge to be stored. */
export interface NewMerge {
  readonly keptId: number
  readonly goneId: number
  readonly goneName: string
  /** By the names of the columns, what the customer who stays got. */
  readonly filled: Readonly<Record<string, string>>
  readonly userId: number | null
  readonly isOld: boolean
}

/** Stores a merge of customers who are locked; succeeds with its number. */
export const keepMerge = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  { filled, goneId, goneName, isOld, keptId, userId }: NewMerge,
  { now, round }: Pick<CustomerMove, "now" | "round">
) {
  const moved = yield* moveAll(database, companyId, { from: goneId, to: keptId, now, round })
  const gone = [companyId, goneId]
  const [added = []] = yield* database.queryAll([
    {
      text: ADD,
      params: [
        companyId,
        keptId,
        goneId,
        goneName,
        JSON.stringify(filled),
        JSON.stringify(moved),
        userId,
        iso(now),
        isOld
      ]
    },
    { text: ADD_ALIAS, params: [companyId, goneId, keptId] },
    ...LEFT_BEHIND.map((text) => ({ text, params: gone }))
  ])
  yield* count(database, companyId, "customer", "", -1)
  return added[0]?.["id"] as number
})

/** Takes a merge back; succeeds with the receivables that went back. */
export const takeMergeBack = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  { goneId, id, keptId, moved }: LockedMerge,
  now: number
) {
  yield* database.queryAll([
    { text: PUT_BACK, params: [companyId, id, keptId, iso(now)] },
    { text: PUT_CASE_BACK, params: [companyId, id] },
    {
      text: "delete from customer_aliases where company_id = $1 and customer_id = $2",
      params: [companyId, goneId]
    },
    { text: MARK_UNDONE, params: [companyId, id, iso(now)] }
  ])
  yield* count(database, companyId, "customer", "", 1)
  return yield* moveBack(database, companyId, { from: keptId, to: goneId, now }, moved)
})

const ADD = `
  insert into customer_merges (company_id, kept_id, gone_id, gone, gone_state, gone_name, filled, moved, user_id, merged_at)
  select $1, $2::bigint, $3::bigint, to_jsonb(t), jsonb_build_object('state', (
      select k.state from cases k where k.company_id = $1 and k.customer_id = $3), 'is_old', $9::boolean),
    $4::text, $5::jsonb, $6::jsonb, $7::bigint, $8::timestamptz
  from customers t where t.company_id = $1 and t.customer_id = $3
  returning merge_id as id`

const ADD_ALIAS = `
  insert into customer_aliases (company_id, customer_id, present_id, display_name, email, link_number)
  select $1, t.customer_id, $3::bigint, t.display_name, t.email, t.link_number from customers t
  where t.company_id = $1 and t.customer_id = $2`

const LEFT_BEHIND = [
  "delete from debtor_pages where company_id = $1 and customer_id = $2",
  "delete from customer_changes where company_id = $1 and customer_id = $2",
  "delete from cases where company_id = $1 and customer_id = $2",
  "delete from customers where company_id = $1 and customer_id = $2"
]

/** The stored merge of a number, given SQL for it. */
export const goneOf = "from customer_merges m where m.company_id = $1 and m.merge_id = "

// The version is one that nobody has seen, of either. Links that were ended since then stay so.
const PUT_BACK = `
  insert into customers
  select (jsonb_populate_record(null::customers, m.gone || jsonb_build_object('updated_at', $4::timestamptz, 'version',
    greatest((m.gone ->> 'version')::bigint, (
      select k.version from customers k where k.company_id = $1 and k.customer_id = $3)) + 1,
    'link_number', greatest((m.gone ->> 'link_number')::integer, (
      select a.link_number from customer_aliases a where a.company_id = $1 and a.customer_id = m.gone_id))))).*
  ${goneOf}$2`

const PUT_CASE_BACK = `
  insert into cases (company_id, customer_id, state, is_old)
  select $1, m.gone_id, nullif(m.gone_state -> 'state', 'null'::jsonb), coalesce((m.gone_state ->> 'is_old')::boolean, false)
  ${goneOf}$2
  on conflict (company_id, customer_id) do nothing`

const MARK_UNDONE = "update customer_merges set undone_at = $3 where company_id = $1 and merge_id = $2"
