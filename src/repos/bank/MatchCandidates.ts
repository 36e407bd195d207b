/**
 * The debts that bank transactions could be meant for, in PostgreSQL: read for many transactions at once, each by an
 * index and up to a limit, however large the book is.
 */
import { Context, Effect, Layer } from "effect"
import {
  type CandidateKeys,
  candidatesOf,
  customersOf,
  type FoundCandidates,
  type FoundDebt,
  type LookedUp,
  MAX_CUSTOMERS_LOOKED_AT,
  MAX_DEBTS_OF_CUSTOMER,
  MAX_NAMESAKES,
  MAX_OF_REFERENCE,
  type NamedCustomer
} from "../../domain/bank/matching/Candidates.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"

/** Where the statements run: a request waits for `read`, an import does not hold up requests. */
export type CandidatesLane = "read" | "background"

export class MatchCandidates extends Context.Tag("duebook/MatchCandidates")<
  MatchCandidates,
  {
    /**
     * The candidates of each transaction, in the order of their keys. It must not run in a transaction: row-level security
     * would keep PostgreSQL from using the indexes of names and references (ADR 39).
     */
    readonly find: (
      companyId: number,
      keys: ReadonlyArray<CandidateKeys>,
      lane: CandidatesLane
    ) => Effect.Effect<ReadonlyArray<FoundCandidates>, ServiceUnavailable>
    /** The countries of the company's accounts with an IBAN, by the ids of the accounts. */
    readonly accountCountries: (
      companyId: number
    ) => Effect.Effect<ReadonlyMap<number, string>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    MatchCandidates,
    Effect.map(Database, (database) =>
      MatchCandidates.of({
        find: (companyId, keys, lane) => find(database, companyId, keys, lane),
        accountCountries: (companyId) =>
          Effect.map(
            database.ofCompany(companyId).query<AccountRow>(ACCOUNT_COUNTRIES, [companyId]),
            (rows) => new Map(rows.map(({ bank_account_id, country }) => [bank_account_id, country]))
          )
      })
    )
  )
}

interface AccountRow {
  readonly bank_account_id: number
  readonly country: string
}

/** What rows say, by the value that they were looked up by. */
const byKey = <K, A>(rows: ReadonlyArray<Row>, of: (row: Row) => A): ReadonlyMap<K, ReadonlyArray<A>> =>
  new Map([...Map.groupBy(rows, (row) => row["looked_up"] as K)].map(([key, found]) => [key, found.map(of)]))

const distinct = <A>(keys: ReadonlyArray<CandidateKeys>, of: (key: CandidateKeys) => ReadonlyArray<A>) => [
  ...new Set(keys.flatMap(of))
]

const accountsOf = ({ account }: CandidateKeys): ReadonlyArray<string> => (account === null ? [] : [account])

const find = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  keys: ReadonlyArray<CandidateKeys>,
  lane: CandidatesLane
): Effect.fn.Return<ReadonlyArray<FoundCandidates>, ServiceUnavailable> {
  if (keys.length === 0) return []
  const [ids = [], references = [], payers = [], names = []] = yield* database.queryAll(
    [
      { text: BY_ID, params: [companyId, distinct(keys, ({ receivableIds }) => receivableIds)] },
      { text: BY_REFERENCE, params: [companyId, distinct(keys, (key) => key.references)] },
      { text: BY_ACCOUNT, params: [companyId, distinct(keys, accountsOf)] },
      { text: BY_NAME, params: [companyId, distinct(keys, (key) => key.names)] }
    ],
    lane
  )
  const found: LookedUp = {
    ids: byKey(ids, toFoundDebt),
    references: byKey(references, toFoundDebt),
    payers: byKey(payers, customerIdOf),
    names: byKey(names, toNamed)
  }
  const customers = new Set(keys.flatMap((key) => [...customersOf(key, found)]))
  const [owed = []] = yield* database.queryAll(
    [{ text: OWED, params: [companyId, [...customers].toSorted((a, b) => a - b)] }],
    lane
  )
  const debts = Map.groupBy(owed.map(toFoundDebt), ({ customerId }) => customerId)
  return keys.map((key) => candidatesOf(key, found, debts))
})

const customerIdOf = (row: Row): number => row["customer_id"] as number

const toNamed = (row: Row): NamedCustomer => ({
  customerId: customerIdOf(row),
  name: row["display_name"] as string
})

const toFoundDebt = (row: Row): FoundDebt => ({
  receivableId: row["receivable_id"] as number,
  customerId: row["customer_id"] as number,
  customerName: row["display_name"] as string,
  balanceMinor: (row["amount_minor"] as number) - (row["paid_minor"] as number),
  amountMinor: row["amount_minor"] as number,
  currency: row["currency"] as string,
  dueDate: row["due_date"] as string,
  isOpen: openStatuses.has(row["status"] as string),
  status: row["status"] as string,
  externalReference: row["external_reference"] as string | null
})

/** The statuses of what is still to be paid. */
const openStatuses: ReadonlySet<string> = new Set(["open", "partially_paid", "paused"])

const debtColumns = `t.receivable_id, t.customer_id, t.amount_minor, t.paid_minor, t.currency, t.due_date, t.status,
  t.external_reference`

/** Adds the customer's name to debts `d`. */
const withName = (debts: string): string => `
  select d.*, c.display_name from (${debts}) d
  cross join lateral (
    select c.display_name from customers c where c.company_id = $1 and c.customer_id = d.customer_id limit 1
  ) c`

// Each look-up is a query of its own with a limit, so that PostgreSQL does it by the index, one key after another, whatever
// it believes of the number of keys and rows.
const BY_ID = withName(`
  select q.id as looked_up, t.* from unnest($2::bigint[]) q (id)
  cross join lateral (
    select ${debtColumns} from receivables t where t.company_id = $1 and t.receivable_id = q.id limit 1
  ) t`)

// It is ordered as the index is. Under row-level security PostgreSQL does not take from the condition that all have the same
// reference, because `lower` is not leakproof, and for an order by the id alone it would read the whole book for each key.
const BY_REFERENCE = withName(`
  select q.reference as looked_up, t.* from unnest($2::text[]) q (reference)
  cross join lateral (
    select ${debtColumns} from receivables t
    where t.company_id = $1 and t.external_reference is not null
      and lower(t.external_reference) collate "C" = q.reference collate "C"
    order by lower(t.external_reference) collate "C" desc, t.receivable_id desc limit ${MAX_OF_REFERENCE + 1}
  ) t`)

const BY_ACCOUNT = `
  select q.account as looked_up, t.customer_id from unnest($2::text[]) q (account)
  cross join lateral (
    select t.customer_id from bank_payers t where t.company_id = $1 and t.account = q.account
    order by t.customer_id limit ${MAX_CUSTOMERS_LOOKED_AT}
  ) t`

const BY_NAME = `
  select q.name as looked_up, t.customer_id, t.display_name from unnest($2::text[]) q (name)
  cross join lateral (
    select t.customer_id, t.display_name from customers t
    where t.company_id = $1 and lower(t.display_name) collate "C" >= q.name collate "C"
      and lower(t.display_name) collate "C" < (q.name || U&'\\+10FFFF') collate "C"
    order by lower(t.display_name) collate "C", t.customer_id limit ${MAX_NAMESAKES + 1}
  ) t`

const OWED = withName(`
  select t.* from unnest($2::bigint[]) q (id)
  cross join lateral (
    select ${debtColumns} from receivables t
    where t.company_id = $1 and t.customer_id = q.id and t.status in ('open', 'partially_paid', 'paused')
    order by t.due_date, t.receivable_id limit ${MAX_DEBTS_OF_CUSTOMER + 1}
  ) t`)

/** The statements that look candidates up, for whoever asks how PostgreSQL does it. */
export const candidateStatements = {
  byId: BY_ID,
  byReference: BY_REFERENCE,
  byAccount: BY_ACCOUNT,
  byName: BY_NAME,
  owed: OWED
} as const

const ACCOUNT_COUNTRIES = `
  select t.bank_account_id, left(t.number, 2) as country from statement_accounts t
  where t.company_id = $1 and t.is_iban`
