/** Files of statements in PostgreSQL, and the movements that they bring. */
// oxlint-disable max-lines -- one repository: its methods, and then each statement that they send
import { Context, Effect, Layer } from "effect"
import type { BookedMovement } from "../../domain/bank/BookedMovement.ts"
import { listIn } from "../../domain/bank/BookedMovements.ts"
import { type GivenReference, MAX_DAYS_APART } from "../../domain/bank/GivenReferences.ts"
import type { SaidBefore, UpdatedMovement } from "../../domain/bank/MovementBook.ts"
import type { Direction, StatementFormat, StatementPart } from "../../domain/bank/Movement.ts"
import { namingReference } from "../../domain/bank/SameMovement.ts"
import type { SaidTimes, StatementExtent } from "../../domain/bank/StatementExtent.ts"
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
  /** SHA-256 of its bytes, and of a CSV file its account and mapping, too. */
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

/** A reference of a file, and the first and the last day on which the file has it. */
export interface SoughtReference {
  readonly reference: string
  readonly from: string
  readonly to: string
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
/**
 * Statements of one account that are of the same day and have balances of their own, of which it is looked whether they
 * follow one another. If there are more, it is not known how many equal movements there are, and nothing is stored.
 */
export const MAX_STATEMENTS_OF_DAY = 500
/** What statements have said at their edges, of the days of one look. */
const MAX_SAID = 500_000
/** References in one look at what has them. */
const MAX_REFERENCES_AT_ONCE = 2_000
/** Movements that have one reference: more than one is enough to know that it names none. */
const MAX_OF_REFERENCE = 20
/** Details of an entry with one reference that are looked at. */
const MAX_OF_ENTRY = 20_000

export class BankStatementsRepo extends Context.Tag("duebook/BankStatementsRepo")<
  BankStatementsRepo,
  {
    /** The file with these bytes; null if it was not imported. */
    readonly find: (
      companyId: number,
      hash: Uint8Array
    ) => Effect.Effect<StatementFile | null, ServiceUnavailable>
    /**
     * What is stored of an account on these days, and what has one of these references, on any day, or some days around for
     * the reference of an entry: all that could be the same as a movement of theirs.
     */
    readonly stored: (
      companyId: number,
      bankAccountId: number,
      days: ReadonlyArray<string>,
      references: ReadonlyArray<SoughtReference>
    ) => Effect.Effect<ReadonlyArray<BookedMovement>, ServiceUnavailable>
    /**
     * What earlier statements of an account have said of these days. The day of which there are too many statements, if there
     * is one.
     */
    readonly said: (
      companyId: number,
      bankAccountId: number,
      days: ReadonlyArray<string>
    ) => Effect.Effect<SaidBefore & { readonly crowdedDay: string | null }, ServiceUnavailable>
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
      movements: ReadonlyArray<UpdatedMovement>,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Stores what files call movements that are stored. */
    readonly insertReferences: (
      companyId: number,
      bankAccountId: number,
      given: ReadonlyArray<{ readonly id: number; readonly reference: GivenReference }>
    ) => Effect.Effect<void, ServiceUnavailable>
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
  stored: Effect.fnUntraced(function* (companyId, bankAccountId, days, references) {
    const ofDays = yield* Effect.forEach(chunksOf(days, MAX_DAYS_AT_ONCE), (some) =>
      database.ofCompany(companyId).query(STORED, [companyId, bankAccountId, some])
    )
    const named = yield* Effect.forEach(chunksOf(references, MAX_REFERENCES_AT_ONCE), (some) =>
      database
        .ofCompany(companyId)
        .query(NAMED, [
          companyId,
          bankAccountId,
          days,
          some.map(({ reference }) => reference),
          some.map(({ from }) => from),
          some.map(({ to }) => to)
        ])
    )
    const byId = new Map(
      [...ofDays, ...named].flatMap((rows) => rows.map((row) => [row["bank_transaction_id"] as number, row]))
    )
    return [...byId.values()].map(toBooked).toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
  }),
  said: (companyId, bankAccountId, days) =>
    Effect.map(
      Effect.forEach(chunksOf(days, MAX_DAYS_AT_ONCE), (some) =>
        database.ofCompany(companyId).queryAll([
          { text: BETWEEN, params: [companyId, bankAccountId, some] },
          { text: TIMES, params: [companyId, bankAccountId, some] }
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

const insertingReferences =
  (bulk: Bulk): Repo["insertReferences"] =>
  (companyId, bankAccountId, given) =>
    bulk(
      INSERT_REFERENCES,
      given.map(({ id, reference: { bookedOn, format, isOfEntry, reference } }) => [
        companyId,
        bankAccountId,
        reference,
        isOfEntry,
        format,
        bookedOn,
        id
      ])
    )

/** Inserts movements, and what their file calls them. */
const insertingMovements = (database: Database["Type"], bulk: Bulk): Repo["insertMovements"] =>
  Effect.fnUntraced(function* (companyId, { bankAccountId, bankStatementId }, movements, now) {
    const rowOf = (movement: BookedMovement) => [
      companyId,
      bankAccountId,
      bankStatementId,
      ...saidRow(movement),
      ...statusOf(movement),
      iso(now),
      iso(now)
    ]
    yield* bulk(INSERT_MOVEMENTS, movements.map(rowOf))
    if (movements.every(({ given }) => given.length === 0)) return
    const rows = yield* database.query<NumberedRow>(NUMBERED, [companyId, bankStatementId, bankAccountId])
    const ids = new Map(rows.map((row) => [`${row.said} ${row.number}`, row.bank_transaction_id]))
    yield* insertingReferences(bulk)(
      companyId,
      bankAccountId,
      movements.flatMap(({ given, number, said }) => {
        const id = ids.get(`${said} ${number}`)
        return id === undefined ? [] : given.map((reference) => ({ id, reference }))
      })
    )
  })

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
    insertMovements: insertingMovements(database, bulk),
    insertReferences: insertingReferences(bulk),
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
        if (one.isReplaced) yield* database.execute(FORGET_REFERENCES, [companyId, one.movement.id])
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
    given: givenIn(row),
    isGivenKept: row["given"] !== null,
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

/** What files call it; of what was stored before that was kept, what its first file has called it. */
const givenIn = (row: Row): ReadonlyArray<GivenReference> => {
  if (row["given"] !== null) return JSON.parse(row["given"] as string) as ReadonlyArray<GivenReference>
  const format = row["format"] === "mixed" ? "camt.053" : (row["format"] as StatementFormat)
  const of = (text: unknown, isOfEntry: boolean) => {
    const reference = namingReference(text as string | null)
    return reference === null ? [] : [{ format, bookedOn: row["booked_on"] as string, reference, isOfEntry }]
  }
  return [...of(row["bank_reference"], false), ...of(row["entry_reference"], true)]
}

const toExtent = (row: Row): StatementExtent => ({
  from: row["from_date"] as string,
  to: row["to_date"] as string,
  openingMinor: row["opening_minor"] as number | null,
  closingMinor: row["closing_minor"] as number | null,
  opensAgain: row["opens_again"] as boolean,
  closedBefore: row["closed_before"] as boolean
})

const toSaid = (
  looks: ReadonlyArray<ReadonlyArray<ReadonlyArray<Row>>>
): SaidBefore & { readonly crowdedDay: string | null } => {
  const extents = looks.flatMap(([between = []]) => between.map(toExtent))
  const crowded = [...Map.groupBy(extents, ({ to }) => to)].flatMap(([day, all]) =>
    all.length > MAX_STATEMENTS_OF_DAY ? [day] : []
  )
  const beyond = looks.flatMap(([, counts = []]) => counts.slice(MAX_SAID).map((row) => toExtent(row).to))
  const [crowdedDay = null] = [...crowded, ...beyond]
  const times = new Map<string, Array<SaidTimes>>()
  for (const [, counts = []] of looks) {
    for (const row of counts) {
      listIn(times, row["said"] as string).push({ extent: toExtent(row), times: row["times"] as number })
    }
  }
  return { extents, times, crowdedDay }
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

const storedColumns = `t.bank_transaction_id,
    ${names.map((name) => (name === "said" ? "encode(t.said, 'hex') as said" : `t.${name}`)).join(", ")},
    s.format, ${UNTOUCHED} as is_untouched, (
      select json_agg(json_build_object('format', f.format, 'bookedOn', f.booked_on, 'reference', f.reference,
        'isOfEntry', f.is_of_entry) order by f.format, f.booked_on, f.reference)::text
      from bank_references f
      where f.company_id = $1 and f.bank_transaction_id = t.bank_transaction_id) as given`

const STORED = `
  select ${storedColumns}
  from bank_transactions t
  join bank_statements s on s.company_id = t.company_id and s.bank_statement_id = t.bank_statement_id
  where t.company_id = $1 and t.booked_on = any ($3::date[]) and t.bank_account_id = $2
  order by t.bank_transaction_id`

const NAMED = `
  select ${storedColumns}
  from (
    select distinct f.bank_transaction_id
    from unnest($4::text[], $5::date[], $6::date[]) q (reference, from_date, to_date)
    cross join lateral (
      (select r.bank_transaction_id from bank_references r
       where r.company_id = $1 and r.bank_account_id = $2 and r.reference = q.reference and not r.is_of_entry
       limit ${MAX_OF_REFERENCE})
      union all
      (select r.bank_transaction_id from bank_references r
       where r.company_id = $1 and r.bank_account_id = $2 and r.reference = q.reference and r.is_of_entry
         and r.booked_on between q.from_date - ${MAX_DAYS_APART} and q.to_date + ${MAX_DAYS_APART}
       limit ${MAX_OF_ENTRY})
    ) f
  ) n
  join bank_transactions t on t.company_id = $1 and t.bank_transaction_id = n.bank_transaction_id
  join bank_statements s on s.company_id = $1 and s.bank_statement_id = t.bank_statement_id
  where t.bank_account_id = $2 and t.booked_on <> all ($3::date[])
  order by t.bank_transaction_id`

// Statements that reach equally far say the same, as far as it matters here.
const EXTENT = "p.from_date, p.to_date, p.opening_minor, p.closing_minor"
const extentColumns = `${EXTENT}, bool_or(p.opens_again) as opens_again, bool_or(p.closed_before) as closed_before`

const BETWEEN = `
  select ${extentColumns} from bank_statement_parts p
  where p.company_id = $1 and p.bank_account_id = $2 and p.to_date = any ($3::date[]) and p.from_date = p.to_date
    and p.opening_minor is not null and p.closing_minor is not null
  group by ${EXTENT} order by ${EXTENT} limit ${(MAX_STATEMENTS_OF_DAY + 1) * MAX_DAYS_AT_ONCE}`

const TIMES = `
  select encode(c.said, 'hex') as said, max(c.times) as times, ${extentColumns}
  from bank_statement_counts c
  join bank_statement_parts p
    on p.company_id = c.company_id and p.bank_statement_id = c.bank_statement_id and p.part = c.part
  where c.company_id = $1 and c.bank_account_id = $2 and c.booked_on = any ($3::date[])
  group by c.said, ${EXTENT} order by c.said, ${EXTENT} limit ${MAX_SAID + 1}`

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

const NUMBERED = `
  select bank_transaction_id, encode(said, 'hex') as said, number from bank_transactions
  where company_id = $1 and bank_statement_id = $2 and bank_account_id = $3`

interface NumberedRow {
  readonly bank_transaction_id: number
  readonly said: string
  readonly number: number
}

const INSERT_REFERENCES = addable({
  into: "bank_references",
  columns: {
    company_id: "bigint",
    bank_account_id: "bigint",
    reference: "text",
    is_of_entry: "boolean",
    format: "text",
    booked_on: "date",
    bank_transaction_id: "bigint"
  },
  onConflict: "on conflict do nothing"
})

const FORGET_REFERENCES = "delete from bank_references where company_id = $1 and bank_transaction_id = $2"

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
