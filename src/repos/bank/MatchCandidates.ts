/**
 * The debts that bank transactions could be meant for, in PostgreSQL: read for many transactions at once, each by an
 * index and up to a limit, however large the book is.
 */
import { Context, Effect, Layer } from "effect"
import { MAX_CUSTOMERS_OF_ACCOUNT } from "../../domain/bank/matching/Facts.ts"
import type { CandidateDebt } from "../../domain/bank/matching/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"

/** Debts with one reference that are looked at, the newest; more are never told apart. */
const MAX_OF_REFERENCE = 5
/** Customers of one account that are looked at: one more than matching takes as evidence, so that it notices. */
export const MAX_CUSTOMERS_LOOKED_AT = MAX_CUSTOMERS_OF_ACCOUNT + 1
/** Customers of one name that are looked at. */
const MAX_NAMESAKES = 20
/** Open debts of a customer that are looked at, the earliest due. */
export const MAX_DEBTS_OF_CUSTOMER = 20

/** What a transaction is looked up by. */
export interface CandidateKeys {
  /** Receivables that its references name. */
  readonly receivableIds: ReadonlyArray<number>
  /** External references that it may name, in lower case. */
  readonly references: ReadonlyArray<string>
  /** The account that paid; null if it is not known. */
  readonly account: string | null
  /** What the names of customers may begin with, in lower case. */
  readonly names: ReadonlyArray<string>
  /** The customer whose debts another part of it has paid; null if none was. */
  readonly paidFor: number | null
}

/** A debt without its payment reference, which depends on the company's account. */
export type FoundDebt = Omit<CandidateDebt, "paymentReference">

/** What was found for one transaction. */
export interface FoundCandidates {
  readonly debts: ReadonlyArray<FoundDebt>
  /** Customers whose debts the account has paid before. */
  readonly payerOf: ReadonlySet<number>
  /** Customers whose names begin as the payer's, whether or not they owe anything, and their names. */
  readonly customers: ReadonlyMap<number, string>
  /** Whether more names begin so than were looked at. */
  readonly isNameCommon: boolean
  /** Customers who owe more debts than were looked at. */
  readonly customersWithMore: ReadonlySet<number>
}

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

/** Rows by the value that they were looked up by. */
const byKey = <K>(rows: ReadonlyArray<Row>): ReadonlyMap<K, ReadonlyArray<Row>> =>
  Map.groupBy(rows, (row) => row["looked_up"] as K)

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
  const named = {
    ids: byKey<number>(ids),
    references: byKey<string>(references),
    payers: byKey<string>(payers),
    names: byKey<string>(names)
  }
  const customers = new Set([
    ...[...ids, ...references, ...payers, ...names].map(customerIdOf),
    ...keys.flatMap(({ paidFor }) => paidFor ?? [])
  ])
  const [owed = []] = yield* database.queryAll(
    [{ text: OWED, params: [companyId, [...customers].toSorted((a, b) => a - b)] }],
    lane
  )
  const debts = Map.groupBy(owed.map(toFoundDebt), ({ customerId }) => customerId)
  return keys.map((key) => candidatesOf(key, named, debts))
})

interface Looked {
  readonly ids: ReadonlyMap<number, ReadonlyArray<Row>>
  readonly references: ReadonlyMap<string, ReadonlyArray<Row>>
  readonly payers: ReadonlyMap<string, ReadonlyArray<Row>>
  readonly names: ReadonlyMap<string, ReadonlyArray<Row>>
}

/** The rows of some keys, up to a limit for each. */
const upTo = <K>(
  rows: ReadonlyMap<K, ReadonlyArray<Row>>,
  keys: ReadonlyArray<K>,
  limit: number
): ReadonlyArray<Row> => keys.flatMap((key) => (rows.get(key) ?? []).slice(0, limit))

const customerIdOf = (row: Row): number => row["customer_id"] as number

const candidatesOf = (
  key: CandidateKeys,
  looked: Looked,
  owed: ReadonlyMap<number, ReadonlyArray<FoundDebt>>
): FoundCandidates => {
  const named = [
    ...upTo(looked.ids, key.receivableIds, 1),
    ...upTo(looked.references, key.references, MAX_OF_REFERENCE)
  ].map(toFoundDebt)
  const payers = upTo(looked.payers, accountsOf(key), MAX_CUSTOMERS_LOOKED_AT).map(customerIdOf)
  const names = new Map(
    upTo(looked.names, key.names, MAX_NAMESAKES).map((row) => [
      customerIdOf(row),
      row["display_name"] as string
    ])
  )
  const customers = new Set([
    ...named.map(({ customerId }) => customerId),
    ...payers,
    ...names.keys(),
    ...(key.paidFor === null ? [] : [key.paidFor])
  ])
  const debts = new Map(named.map((debt) => [debt.receivableId, debt]))
  const customersWithMore = new Set<number>()
  for (const customer of customers) {
    const own = owed.get(customer) ?? []
    if (own.length > MAX_DEBTS_OF_CUSTOMER) customersWithMore.add(customer)
    for (const debt of own.slice(0, MAX_DEBTS_OF_CUSTOMER)) debts.set(debt.receivableId, debt)
  }
  return {
    debts: [...debts.values()],
    payerOf: new Set(payers),
    customers: names,
    isNameCommon: key.names.some((name) => (looked.names.get(name) ?? []).length > MAX_NAMESAKES),
    customersWithMore
  }
}

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
