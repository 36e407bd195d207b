/** Files of statements in PostgreSQL, and the movements that they bring. */
// oxlint-disable max-lines -- one repository: its methods, and then each statement that they send
import { Context, Effect, Layer } from "effect"
import type { BookedMovement } from "../../domain/bank/BookedMovements.ts"
import type { SaidBefore } from "../../domain/bank/MovementBook.ts"
import type { Direction, StatementFormat, StatementPart } from "../../domain/bank/Movement.ts"
import type { StatementExtent } from "../../domain/bank/StatementExtent.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import { type Addable, addable, inserting } from "../../postgres/RowInsert.ts"
import { iso } from "../Rows.ts"

/** What a file brought. */
interface ImportedFile {
  /** `mixed` for a file with several formats. */
  readonly format: StatementFormat | "mixed"
  readonly statements: number
  /** All movements in it, those that it brought first, and those known before. */
  readonly transactions: number
  readonly fresh: number
  readonly known: number
}

/** A file as it is to be stored. */
export interface NewStatementFile extends ImportedFile {
  /** SHA-256 of its bytes. */
  readonly hash: Uint8Array
  readonly name: string | null
}

/** A file that was imported. */
export interface StatementFile extends ImportedFile {
  readonly id: number
  readonly isMatched: boolean
  /** Whether its counts have been told to whoever sent it. */
  readonly isAnswered: boolean
  /** The statements in it, in the order of the file. */
  readonly parts: ReadonlyArray<StoredPart>
}

/** One statement of a file. */
interface StoredPart extends Pick<StatementPart, "closingMinor" | "fromDate" | "openingMinor" | "toDate"> {
  readonly bankAccountId: number
  readonly transactions: number
}

/** One statement as it is to be stored. */
export interface NewPart extends StoredPart {
  /** Null for one without days. */
  readonly extent: StatementExtent | null
  /** How often it says something at its edges; by what is said, of which day. */
  readonly atTheEdge: ReadonlyArray<{
    readonly said: string
    readonly bookedOn: string
    readonly times: number
  }>
}

/** What became of the movements that a file brought. */
export interface StatementOutcomes {
  readonly applied: number
  readonly suggested: number
  readonly unmatched: number
}

/**
 * After this the service goes on with a file that is not matched, because the process that imported it has gone. Else two
 * would do the same work, which is harmless and in vain.
 */
export const UNMATCHED_AFTER_MILLIS = 120_000
/** Rows of one statement that inserts or updates movements. */
const MAX_ROWS_AT_ONCE = 2_000
/** Days in one look at what is stored. */
const MAX_DAYS_AT_ONCE = 400
/** Statements of one account that begin or end on the same days, of which it is looked whether they follow one another. */
const MAX_NEIGHBOURS = 200

export class BankStatementsRepo extends Context.Tag("duebook/BankStatementsRepo")<
  BankStatementsRepo,
  {
    /** The file with these bytes; null if it was not imported. */
    readonly find: (
      companyId: number,
      hash: Uint8Array
    ) => Effect.Effect<StatementFile | null, ServiceUnavailable>
    /** What is stored of an account on these days, and not before: all that could be the same as a movement of theirs. */
    readonly stored: (
      companyId: number,
      bankAccountId: number,
      days: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<BookedMovement>, ServiceUnavailable>
    /** What earlier statements of an account have said of these days. */
    readonly said: (
      companyId: number,
      bankAccountId: number,
      days: ReadonlyArray<string>
    ) => Effect.Effect<SaidBefore, ServiceUnavailable>
    /** Stores a file with its statements, and returns its id; null if one with the same bytes was first. */
    readonly insert: (
      companyId: number,
      file: NewStatementFile,
      parts: ReadonlyArray<NewPart>,
      now: number
    ) => Effect.Effect<number | null, ServiceUnavailable>
    /** Stores new movements that a file brought. */
    readonly insertMovements: (
      companyId: number,
      of: { readonly bankStatementId: number; readonly bankAccountId: number },
      movements: ReadonlyArray<BookedMovement>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Stores what movements say now. For one that is another, what it pays is looked for again, as for those that the file
     * has brought; false if somebody has done something with one of those meanwhile.
     */
    readonly updateMovements: (
      companyId: number,
      bankStatementId: number,
      movements: ReadonlyArray<{ readonly movement: BookedMovement; readonly isAnother: boolean }>,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Stores that the counts have been told. */
    readonly setAnswered: (
      companyId: number,
      bankStatementId: number,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** What has become of what it brought. */
    readonly outcomes: (
      companyId: number,
      bankStatementId: number
    ) => Effect.Effect<StatementOutcomes, ServiceUnavailable>
    /** Up to `limit` companies with files that were imported before a moment and are not matched, with ids above `after`. */
    readonly companiesUnmatched: (
      before: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /** The files of a company that were imported before a moment and are not matched, the oldest first. */
    readonly unmatched: (
      companyId: number,
      before: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    BankStatementsRepo,
    Effect.map(Database, (database) => BankStatementsRepo.of({ ...readsOf(database), ...writesOf(database) }))
  )
}

type Repo = BankStatementsRepo["Type"]
type Reads = "find" | "stored" | "said" | "outcomes" | "companiesUnmatched" | "unmatched"

const readsOf = (database: Database["Type"]): Pick<Repo, Reads> => ({
  find: (companyId, hash) =>
    Effect.map(database.ofCompany(companyId).query(FIND, [companyId, Buffer.from(hash)]), ([row]) =>
      row === undefined ? null : toFile(row)
    ),
  stored: (companyId, bankAccountId, days) =>
    Effect.map(
      Effect.forEach(chunksOf(days, MAX_DAYS_AT_ONCE), (some) =>
        database.ofCompany(companyId).query(STORED, [companyId, bankAccountId, some])
      ),
      (chunks) => chunks.flatMap((rows) => rows.map(toBooked))
    ),
  said: (companyId, bankAccountId, days) =>
    Effect.map(
      Effect.forEach(chunksOf(days, MAX_DAYS_AT_ONCE), (some) =>
        database.ofCompany(companyId).queryAll([
          { text: NEIGHBOURS, params: [companyId, bankAccountId, some, MAX_NEIGHBOURS] },
          { text: TIMES, params: [companyId, bankAccountId, some, MAX_NEIGHBOURS] }
        ])
      ),
      toSaid
    ),
  outcomes: (companyId, bankStatementId) =>
    Effect.map(database.ofCompany(companyId).query(OUTCOMES, [companyId, bankStatementId]), ([row = {}]) => ({
      applied: Number(row["applied"]),
      suggested: Number(row["suggested"]),
      unmatched: Number(row["unmatched"])
    })),
  companiesUnmatched: (before, after, limit) =>
    Effect.map(
      database.query<{ readonly company_id: number }>(COMPANIES_UNMATCHED, [iso(before), after, limit]),
      (rows) => rows.map(({ company_id }) => ({ companyId: company_id }))
    ),
  unmatched: (companyId, before, limit) =>
    Effect.map(
      database
        .ofCompany(companyId)
        .query<{ readonly bank_statement_id: number }>(UNMATCHED, [companyId, iso(before), limit]),
      (rows) => rows.map((row) => row.bank_statement_id)
    )
})

type Bulk = (
  insert: Addable,
  rows: ReadonlyArray<ReadonlyArray<unknown>>
) => Effect.Effect<void, ServiceUnavailable>

/** Inserts the statements of a file, and how often each says something at its edges. */
const insertParts = (bulk: Bulk, companyId: number, id: number, parts: ReadonlyArray<NewPart>) =>
  Effect.zipRight(
    bulk(
      INSERT_PARTS,
      parts.map((part, index) => partRow(companyId, id, part, index + 1))
    ),
    bulk(
      INSERT_COUNTS,
      parts.flatMap(({ atTheEdge, bankAccountId }, index) =>
        atTheEdge.map(({ bookedOn, said, times }) => {
          const of = [companyId, bankAccountId, bookedOn, id, index + 1]
          return [...of, Buffer.from(said, "hex"), times]
        })
      )
    )
  )

const writesOf = (database: Database["Type"]): Omit<Repo, Reads> => {
  const bulk: Bulk = (insert, rows) =>
    Effect.forEach(chunksOf(rows, MAX_ROWS_AT_ONCE), (chunk) => database.execute(inserting(insert, chunk)), {
      discard: true
    })
  return {
    insert: Effect.fnUntraced(function* (companyId, { fresh, hash, known, name, ...file }, parts, now) {
      const [row] = yield* database.query<{ readonly bank_statement_id: number }>(INSERT, [
        companyId,
        Buffer.from(hash),
        name,
        file.format,
        file.statements,
        file.transactions,
        fresh,
        known,
        iso(now)
      ])
      if (row === undefined) return null
      const { bank_statement_id: id } = row
      yield* insertParts(bulk, companyId, id, parts)
      yield* database.announce({ kind: "statements", at: now + UNMATCHED_AFTER_MILLIS })
      return id
    }),
    insertMovements: (companyId, { bankAccountId, bankStatementId }, movements, now) =>
      bulk(
        INSERT_MOVEMENTS,
        movements.map((movement) => [
          companyId,
          bankAccountId,
          bankStatementId,
          ...saidRow(movement),
          ...statusOf(movement),
          iso(now),
          iso(now)
        ])
      ),
    updateMovements: Effect.fnUntraced(function* (companyId, bankStatementId, movements, now) {
      const rowOf = ({ movement }: { readonly movement: BookedMovement }) => [
        companyId,
        movement.id,
        ...saidRow(movement),
        iso(now)
      ]
      for (const one of movements.filter(({ isAnother }) => isAnother)) {
        const params = [...rowOf(one), bankStatementId, ...statusOf(one.movement)]
        const changed = yield* database.query(UPDATE_ANOTHER, params)
        if (changed.length === 0) return false
        yield* database.execute(FORGET_REVIEWS, [companyId, one.movement.id])
      }
      const others = movements.filter(({ isAnother }) => !isAnother).map(rowOf)
      for (const chunk of chunksOf(others, MAX_ROWS_AT_ONCE)) yield* database.execute(updating(chunk))
      return true
    }),
    setAnswered: (companyId, bankStatementId, now) =>
      database.execute(SET_ANSWERED, [companyId, bankStatementId, iso(now)])
  }
}

const chunksOf = <A>(items: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> => {
  const chunks: Array<ReadonlyArray<A>> = []
  for (let from = 0; from < items.length; from += size) chunks.push(items.slice(from, from + size))
  return chunks
}

const toFile = (row: Row): StatementFile => ({
  id: row["bank_statement_id"] as number,
  format: row["format"] as StatementFile["format"],
  statements: row["statements"] as number,
  transactions: row["transactions"] as number,
  fresh: row["new_transactions"] as number,
  known: row["known_transactions"] as number,
  isMatched: row["is_matched"] as boolean,
  isAnswered: row["is_answered"] as boolean,
  parts: JSON.parse(row["parts"] as string) as StatementFile["parts"]
})

const toBooked = (row: Row): BookedMovement => {
  const entryMinor = row["entry_minor"] as number | null
  const bookedOn = row["booked_on"] as string
  return {
    id: row["bank_transaction_id"] as number,
    said: row["said"] as string,
    number: row["number"] as number,
    direction: row["direction"] as Direction,
    amountMinor: row["amount_minor"] as number,
    currency: row["currency"] as string,
    bookedOn,
    valueOn: row["value_on"] as string | null,
    counterpartyName: row["counterparty_name"] as string | null,
    counterpartyAccount: row["counterparty_account"] as string | null,
    remittance: row["remittance"] as string | null,
    paymentReference: row["payment_reference"] as string | null,
    endToEndId: row["end_to_end_id"] as string | null,
    bankReference: row["bank_reference"] as string | null,
    entry:
      entryMinor === null
        ? null
        : {
            direction: entryMinor < 0 ? "debit" : "credit",
            amountMinor: Math.abs(entryMinor),
            bookedOn,
            reference: row["entry_reference"] as string | null
          },
    format: row["format"] === "mixed" ? null : (row["format"] as StatementFormat),
    isUntouched: row["is_untouched"] as boolean,
    takesBack:
      row["is_return"] === true
        ? {
            reason: row["return_reason"] as string | null,
            endToEndId: row["original_end_to_end_id"] as string | null,
            bankReference: row["original_bank_reference"] as string | null
          }
        : null
  }
}

const toExtent = (row: Row): StatementExtent => ({
  from: row["from_date"] as string,
  to: row["to_date"] as string,
  openingMinor: row["opening_minor"] as number | null,
  closingMinor: row["closing_minor"] as number | null,
  opensAgain: row["opens_again"] as boolean,
  closedBefore: row["closed_before"] as boolean
})

const toSaid = (looks: ReadonlyArray<ReadonlyArray<ReadonlyArray<Row>>>): SaidBefore => {
  const extents = new Map<string, StatementExtent>()
  const nameOf = (row: Row) => `${String(row["bank_statement_id"])} ${String(row["part"])}`
  for (const [neighbours = []] of looks) for (const row of neighbours) extents.set(nameOf(row), toExtent(row))
  const times = new Map<string, Array<{ extent: StatementExtent; times: number }>>()
  for (const [, counts = []] of looks) {
    for (const row of counts) {
      const said = row["said"] as string
      const all = times.get(said) ?? []
      all.push({ extent: extents.get(nameOf(row)) ?? toExtent(row), times: row["times"] as number })
      times.set(said, all)
    }
  }
  return { extents: [...extents.values()], times }
}

/** What a movement says, in the order of the columns. */
const saidRow = (movement: BookedMovement): ReadonlyArray<unknown> => {
  const { entry, takesBack } = movement
  return [
    movement.direction,
    movement.amountMinor,
    movement.currency,
    movement.bookedOn,
    movement.valueOn,
    movement.counterpartyName,
    movement.counterpartyAccount,
    movement.remittance,
    movement.paymentReference,
    movement.endToEndId,
    movement.bankReference,
    entry === null ? null : entry.direction === "debit" ? -entry.amountMinor : entry.amountMinor,
    entry?.reference ?? null,
    takesBack !== null,
    takesBack?.reason ?? null,
    takesBack?.endToEndId ?? null,
    takesBack?.bankReference ?? null,
    Buffer.from(movement.said, "hex"),
    movement.number
  ]
}

/** Of what leaves the account only returns are looked at. */
const statusOf = ({
  direction,
  takesBack
}: BookedMovement): readonly [status: "unmatched" | "ignored", isMatched: boolean] =>
  direction === "debit" && takesBack === null ? ["ignored", true] : ["unmatched", false]

const partRow = (
  companyId: number,
  bankStatementId: number,
  part: NewPart,
  number: number
): ReadonlyArray<unknown> => [
  companyId,
  bankStatementId,
  number,
  part.bankAccountId,
  part.extent?.from ?? part.fromDate,
  part.extent?.to ?? part.toDate,
  part.openingMinor,
  part.closingMinor,
  part.extent?.opensAgain ?? false,
  part.extent?.closedBefore ?? false,
  part.transactions
]

const FIND = `
  select s.bank_statement_id, s.format, s.statements, s.transactions, s.new_transactions, s.known_transactions,
    s.matched_at is not null as is_matched, s.answered_at is not null as is_answered, (
      select json_agg(json_build_object('bankAccountId', p.bank_account_id, 'fromDate', p.from_date,
        'toDate', p.to_date, 'openingMinor', p.opening_minor, 'closingMinor', p.closing_minor,
        'transactions', p.transactions) order by p.part)::text
      from bank_statement_parts p
      where p.company_id = $1 and p.bank_statement_id = s.bank_statement_id) as parts
  from bank_statements s where s.company_id = $1 and s.file_hash = $2`

const movementColumns = {
  direction: "text",
  amount_minor: "bigint",
  currency: "text",
  booked_on: "date",
  value_on: "date",
  counterparty_name: "text",
  counterparty_account: "text",
  remittance: "text",
  payment_reference: "text",
  end_to_end_id: "text",
  bank_reference: "text",
  entry_minor: "bigint",
  entry_reference: "text",
  is_return: "boolean",
  return_reason: "text",
  original_end_to_end_id: "text",
  original_bank_reference: "text",
  said: "bytea",
  number: "integer"
} as const

const names = Object.keys(movementColumns)

// Somebody has done something with what has payments or a customer, was ignored, refused or paid back.
const UNTOUCHED = `t.applied_minor = 0 and t.customer_id is null and t.repaid_at is null and t.returns_id is null
    and (t.status in ('unmatched', 'suggested') or (t.status = 'ignored' and t.direction = 'debit'))
    and not exists (
      select from bank_refusals r where r.company_id = $1 and r.bank_transaction_id = t.bank_transaction_id)`

const STORED = `
  select t.bank_transaction_id, ${names.map((name) => (name === "said" ? "encode(t.said, 'hex') as said" : `t.${name}`)).join(", ")},
    s.format, ${UNTOUCHED} as is_untouched
  from bank_transactions t
  join bank_statements s on s.company_id = t.company_id and s.bank_statement_id = t.bank_statement_id
  where t.company_id = $1 and t.booked_on = any ($3::date[]) and t.bank_account_id = $2
  order by t.bank_transaction_id`

const extentColumns = `p.bank_statement_id, p.part, p.from_date, p.to_date, p.opening_minor, p.closing_minor,
    p.opens_again, p.closed_before`

const NEIGHBOURS = `
  select ${extentColumns} from (
    select * from bank_statement_parts where company_id = $1 and bank_account_id = $2 and to_date = any ($3::date[])
    union
    select * from bank_statement_parts where company_id = $1 and bank_account_id = $2 and from_date = any ($3::date[])
  ) p order by p.bank_statement_id desc, p.part desc limit $4`

const TIMES = `
  select encode(c.said, 'hex') as said, c.times, ${extentColumns}
  from bank_statement_counts c
  join bank_statement_parts p
    on p.company_id = c.company_id and p.bank_statement_id = c.bank_statement_id and p.part = c.part
  where c.company_id = $1 and c.bank_account_id = $2 and c.booked_on = any ($3::date[])
    and c.bank_statement_id >= coalesce((
      select min(n.bank_statement_id) from (
        select d.bank_statement_id from bank_statement_counts d
        where d.company_id = $1 and d.bank_account_id = $2 and d.booked_on = any ($3::date[])
        group by d.bank_statement_id order by d.bank_statement_id desc limit $4) n), 0)`

const INSERT = `
  insert into bank_statements (company_id, file_hash, file_name, format, statements, transactions, new_transactions,
    known_transactions, imported_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (company_id, file_hash) do nothing returning bank_statement_id`

const INSERT_PARTS = addable({
  into: "bank_statement_parts",
  columns: {
    company_id: "bigint",
    bank_statement_id: "bigint",
    part: "integer",
    bank_account_id: "bigint",
    from_date: "date",
    to_date: "date",
    opening_minor: "bigint",
    closing_minor: "bigint",
    opens_again: "boolean",
    closed_before: "boolean",
    transactions: "integer"
  }
})

const INSERT_COUNTS = addable({
  into: "bank_statement_counts",
  columns: {
    company_id: "bigint",
    bank_account_id: "bigint",
    booked_on: "date",
    bank_statement_id: "bigint",
    part: "integer",
    said: "bytea",
    times: "integer"
  }
})

const INSERT_MOVEMENTS = addable({
  into: "bank_transactions",
  columns: {
    company_id: "bigint",
    bank_account_id: "bigint",
    bank_statement_id: "bigint",
    ...movementColumns,
    status: "text",
    is_matched: "boolean",
    created_at: "timestamptz",
    updated_at: "timestamptz"
  }
})

const sets = names.map((name, index) => `${name} = $${index + 3}`).join(", ")
const first = names.length + 3

const UPDATE = `
  update bank_transactions set ${sets}, updated_at = $${first}, version = version + 1
  where company_id = $1 and bank_transaction_id = $2`

const updatedColumns = {
  company_id: "bigint",
  bank_transaction_id: "bigint",
  ...movementColumns,
  updated_at: "timestamptz"
}

const UPDATE_ALL = `
  update bank_transactions t
  set ${[...names, "updated_at"].map((name) => `${name} = q.${name}`).join(", ")}, version = version + 1
  from unnest(${Object.values(updatedColumns)
    .map((type, index) => `$${index + 1}::${type}[]`)
    .join(", ")}) q (${Object.keys(updatedColumns).join(", ")})
  where t.company_id = q.company_id and t.bank_transaction_id = q.bank_transaction_id`

/** Updates many movements at once; on a distributed database, one after another. */
const updating = (rows: ReadonlyArray<ReadonlyArray<unknown>>): Statement => ({
  text: UPDATE_ALL,
  params: Object.keys(updatedColumns).map((_, column) => rows.map((row) => row[column])),
  distributed: () => rows.map((params) => ({ text: UPDATE, params }))
})

const UPDATE_ANOTHER = `
  update bank_transactions t set ${sets}, updated_at = $${first}, version = version + 1,
    bank_statement_id = $${first + 1}, status = $${first + 2}, is_matched = $${first + 3}
  where t.company_id = $1 and t.bank_transaction_id = $2 and ${UNTOUCHED}
  returning t.bank_transaction_id`

const FORGET_REVIEWS = "delete from bank_reviews where company_id = $1 and bank_transaction_id = $2"

const SET_ANSWERED = `
  update bank_statements set answered_at = $3
  where company_id = $1 and bank_statement_id = $2 and answered_at is null`

// What left the account and is no return waits for nobody.
const OUTCOMES = `
  select count(*) filter (where status in ('applied', 'partially_applied', 'returned')) as applied,
    count(*) filter (where status = 'suggested') as suggested,
    count(*) filter (where status = 'unmatched') as unmatched
  from bank_transactions where company_id = $1 and bank_statement_id = $2`

// The index is of what is not matched, which is little.
const COMPANIES_UNMATCHED = `
  select distinct company_id from (
    select company_id from bank_statements where matched_at is null and imported_at <= $1 offset 0
  ) due
  where company_id > $2 order by company_id limit $3`

const UNMATCHED = `
  select bank_statement_id from bank_statements
  where company_id = $1 and matched_at is null and imported_at <= $2
  order by imported_at, bank_statement_id limit $3`
