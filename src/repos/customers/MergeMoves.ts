/** What moves from one customer to another when they are merged, and back, in PostgreSQL: table by table. */
import { Effect } from "effect"
import type { RoundChange } from "../../domain/dunning/case/Merging.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { countOwedMove, OWED_STATUSES } from "../ResourceCounts.ts"

/** Tables whose rows name the customer alone, with their keys and what else a change of the customer means for them. */
const plainTables = [
  ["reminder_attempts", "attempt_id", ""],
  ["reminder_messages", "message_id", ""],
  ["deposits", "deposit_id", ""],
  ["replies", "reply_id", ""],
  ["customer_notes", "note_id", ""],
  ["bank_transactions", "bank_transaction_id", ", version = t.version + 1"]
] as const

type PlainTable = (typeof plainTables)[number][0]

/** A payer or a lesson that moved; `added` unless the customer who stays had it, too. */
interface MovedLearning {
  readonly account: string
  readonly bank_transaction_id: number
  readonly learned_at: string
  readonly added: boolean
}

/** A review that moved. */
interface MovedReview {
  readonly bank_transaction_id: number
  readonly number: number
}

/** By table, the keys of what moved. */
export interface Moved extends Readonly<
  Record<PlainTable | "receivables" | "customer_aliases", ReadonlyArray<number>>
> {
  readonly bank_reviews: ReadonlyArray<MovedReview>
  readonly bank_payers: ReadonlyArray<MovedLearning>
  readonly bank_lessons: ReadonlyArray<MovedLearning>
}

/** From whom to whom. */
export interface CustomerMove {
  readonly from: number
  readonly to: number
  /** Epoch milliseconds by the company's own time. */
  readonly now: number
  readonly round: RoundChange | null
}

type Done = Effect.Effect<void, ServiceUnavailable>

const ids = (rows: ReadonlyArray<Row> = []): ReadonlyArray<number> => rows.map((row) => row["id"] as number)

/** What customers owe after receivables have moved. */
const countMoved = (
  database: Database["Type"],
  companyId: number,
  { from, to }: Pick<CustomerMove, "from" | "to">,
  rows: ReadonlyArray<Row>
): Done => {
  const owed = rows.filter((row) => OWED_STATUSES.includes(row["status"] as string))
  return Effect.forEach(
    Map.groupBy(owed, (row) => row["currency"] as string),
    ([currency, own]) => {
      const minor = own.reduce((sum, row) => sum + Number(row["minor"]), 0)
      return countOwedMove(database, companyId, { from, to }, { currency, n: own.length, minor })
    },
    { discard: true }
  )
}

/** Moves everything of a customer to another; succeeds with what that was. */
export const moveAll = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  move: CustomerMove
): Effect.fn.Return<Moved, ServiceUnavailable> {
  const { from, now, round, to } = move
  const params = [companyId, from, to]
  const at = new Date(now).toISOString()
  const [receivables = []] = yield* database.queryAll([
    { text: MOVE_RECEIVABLES, params: [...params, at, round?.from ?? -1, round?.to ?? -1] }
  ])
  const plain = yield* database.queryAll(
    plainTables.map(([table, key, also]) => ({
      text: `update ${table} t set customer_id = $3${also}
        where t.company_id = $1 and t.customer_id = $2 returning t.${key} as id`,
      params
    }))
  )
  // Lessons first: they are found by the accounts of the payers.
  const [aliases, reviews, lessons, payers] = yield* database.queryAll([
    { text: MOVE_ALIASES, params },
    { text: MOVE_REVIEWS_OF, params },
    { text: MOVE_LESSONS, params },
    { text: MOVE_PAYERS, params }
  ])
  yield* countMoved(database, companyId, move, receivables)
  const [attempts = [], messages = [], deposits = [], replies = [], notes = [], transactions = []] =
    plain.map(ids)
  return {
    receivables: ids(receivables),
    reminder_attempts: attempts,
    reminder_messages: messages,
    deposits,
    replies,
    customer_notes: notes,
    bank_transactions: transactions,
    customer_aliases: ids(aliases),
    bank_reviews: jsonOf<MovedReview>(reviews),
    bank_lessons: jsonOf<MovedLearning>(lessons),
    bank_payers: jsonOf<MovedLearning>(payers)
  }
})

const jsonOf = <A>(rows: ReadonlyArray<Row> = []): ReadonlyArray<A> =>
  rows.map((row) => JSON.parse(row["moved"] as string) as A)

/** Moves back what had moved and is still there; succeeds with the receivables that went back. */
export const moveBack = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  { from, now, to }: Omit<CustomerMove, "round">,
  moved: Moved
): Effect.fn.Return<ReadonlyArray<number>, ServiceUnavailable> {
  const params = [companyId, from, to]
  const [receivables = []] = yield* database.queryAll([
    { text: RETURN_RECEIVABLES, params: [...params, moved.receivables, new Date(now).toISOString()] },
    ...plainTables.map(([table, key, also]) => ({
      text: `update ${table} t set customer_id = $3${also}
        where t.company_id = $1 and t.customer_id = $2 and t.${key} = any($4::bigint[])`,
      params: [...params, moved[table]]
    })),
    { text: RETURN_ALIASES, params: [...params, moved.customer_aliases] },
    { text: RETURN_REVIEWS, params: [...params, JSON.stringify(moved.bank_reviews)] },
    { text: RETURN_LESSONS, params: [...params, JSON.stringify(moved.bank_lessons)] },
    { text: RETURN_PAYERS, params: [...params, JSON.stringify(moved.bank_payers)] }
  ])
  yield* countMoved(database, companyId, { from, to }, receivables)
  return ids(receivables)
})

const owed = "t.receivable_id as id, t.status, t.currency, t.amount_minor - t.paid_minor as minor"

// The rounds of the case that is no more mean nothing in the other, but for the one that goes on there.
const MOVE_RECEIVABLES = `
  update receivables t set customer_id = $3, version = t.version + 1, updated_at = $4,
    ladder = case when not coalesce(t.ladder ? 'round', false) then t.ladder
      when (t.ladder ->> 'round')::bigint = $5::bigint then jsonb_set(t.ladder, '{round}', to_jsonb($6::bigint))
      else t.ladder - 'round' - 'roundTone' end
  where t.company_id = $1 and t.customer_id = $2 returning ${owed}`

const RETURN_RECEIVABLES = `
  update receivables t set customer_id = $3, version = t.version + 1, updated_at = $5
  where t.company_id = $1 and t.customer_id = $2 and t.receivable_id = any($4::bigint[]) returning ${owed}`

const MOVE_ALIASES = `
  update customer_aliases t set present_id = $3
  where t.company_id = $1 and t.present_id = $2 returning t.customer_id as id`

const RETURN_ALIASES = `
  update customer_aliases t set present_id = $3
  where t.company_id = $1 and t.present_id = $2 and t.customer_id = any($4::bigint[])`

const reviewColumns = "bank_transaction_id, number, receivable_id, since"

const MOVE_REVIEWS_OF = `
  with gone as (
    delete from bank_reviews r where r.company_id = $1 and r.customer_id = $2 returning ${reviewColumns}
  ), added as (
    insert into bank_reviews (company_id, customer_id, ${reviewColumns}) select $1, $3::bigint, ${reviewColumns} from gone
  )
  select json_build_object('bank_transaction_id', bank_transaction_id, 'number', number)::text as moved from gone`

// Reviews of debts go with the debts. Of those of any debt the ones that had moved go back, unless they were matched again.
const RETURN_REVIEWS = `
  with gone as (
    delete from bank_reviews r where r.company_id = $1 and r.customer_id = $2 and case
      when r.receivable_id is null then exists (
        select from json_to_recordset($4::json) m (bank_transaction_id bigint, number integer)
        where m.bank_transaction_id = r.bank_transaction_id and m.number = r.number)
      else exists (
        select from receivables c
        where c.company_id = $1 and c.receivable_id = r.receivable_id and c.customer_id = $3) end
    returning ${reviewColumns}
  )
  insert into bank_reviews (company_id, customer_id, ${reviewColumns}) select $1, $3::bigint, ${reviewColumns} from gone`

const learned = "account, bank_transaction_id, learned_at"

const moveLearning = (table: "bank_payers" | "bank_lessons", which: string): string => `
  with gone as (
    delete from ${table} t where t.company_id = $1 and t.customer_id = $2${which}
    returning t.account, t.bank_transaction_id, t.learned_at
  ), added as (
    insert into ${table} (company_id, customer_id, ${learned}) select $1, $3::bigint, ${learned} from gone
    order by account, bank_transaction_id on conflict do nothing returning account, bank_transaction_id
  )
  select json_build_object('account', g.account, 'bank_transaction_id', g.bank_transaction_id,
    'learned_at', g.learned_at::text, 'added', exists (
      select from added a where a.account = g.account and a.bank_transaction_id = g.bank_transaction_id
    ))::text as moved
  from gone g order by g.account, g.bank_transaction_id`

const MOVE_LESSONS = moveLearning(
  "bank_lessons",
  ` and t.account = any(array(
      select p.account from bank_payers p where p.company_id = $1 and p.customer_id = $2))`
)

const MOVE_PAYERS = moveLearning("bank_payers", "")

const asLearned = `json_to_recordset($4::json) m (
    account text, bank_transaction_id bigint, learned_at timestamptz, added boolean)`

// What somebody has made forgotten since then stays forgotten.
const returnLearning = (table: "bank_payers" | "bank_lessons", isSame: string): string => `
  with known as materialized (
    select m.account, m.bank_transaction_id, m.learned_at, m.added from ${asLearned}
    where exists (select from ${table} t where t.company_id = $1 and t.customer_id = $2 and t.account = m.account${isSame})
  ), gone as (
    delete from ${table} t using known m
    where t.company_id = $1 and t.customer_id = $2 and m.added and t.account = m.account
      and t.bank_transaction_id = m.bank_transaction_id
  )
  insert into ${table} (company_id, customer_id, ${learned}) select $1, $3::bigint, ${learned} from known
  on conflict do nothing`

const RETURN_LESSONS = returnLearning("bank_lessons", " and t.bank_transaction_id = m.bank_transaction_id")

const RETURN_PAYERS = returnLearning("bank_payers", "")
