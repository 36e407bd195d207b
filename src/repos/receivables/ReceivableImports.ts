/** Imports of receivables in PostgreSQL: which files were imported, and customers that many rows bring along. */
import { Context, Effect, Layer } from "effect"
import type { NewCustomer } from "../../domain/Customer.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { addable, inserting } from "../../postgres/RowInsert.ts"
import { count } from "../ResourceCounts.ts"

/** An import that was done. */
export interface ImportRecord {
  readonly id: number
  readonly rows: number
  /** Epoch milliseconds. */
  readonly importedAt: number
}

export class ReceivableImportsRepo extends Context.Tag("duebook/ReceivableImportsRepo")<
  ReceivableImportsRepo,
  {
    /** The import of a file; null if it was not imported. */
    readonly find: (
      companyId: number,
      fileHash: Uint8Array
    ) => Effect.Effect<ImportRecord | null, ServiceUnavailable>
    /** Those of the references that a receivable of the company has already. */
    readonly knownReferences: (
      companyId: number,
      references: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlySet<string>, ServiceUnavailable>
    /** Records that a file is imported, and waits for another transaction that does so; null if that was first. */
    readonly insert: (
      companyId: number,
      fileHash: Uint8Array,
      rows: number,
      now: number
    ) => Effect.Effect<number | null, ServiceUnavailable>
    /** Ids for so many new receivables and customers. */
    readonly reserve: (
      receivables: number,
      customers: number
    ) => Effect.Effect<
      { readonly receivables: ReadonlyArray<number>; readonly customers: ReadonlyArray<number> },
      ServiceUnavailable
    >
    /** Inserts customers under ids from `reserve`. */
    readonly insertCustomers: (
      companyId: number,
      customers: ReadonlyArray<NewCustomer & { readonly id: number }>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReceivableImportsRepo,
    Effect.map(Database, (database) => {
      const ids = (table: string, column: string, n: number) =>
        Effect.map(
          database.query<{ readonly id: number }>(
            `select nextval('${table}_${column}_seq') as id from generate_series(1, $1::integer)`,
            [n]
          ),
          (rows) => rows.map(({ id }) => id).toSorted((a, b) => a - b)
        )
      return ReceivableImportsRepo.of({
        find: (companyId, fileHash) =>
          Effect.map(
            database.ofCompany(companyId).query<ImportRow>(FIND, [companyId, Buffer.from(fileHash)]),
            ([row]) =>
              row === undefined ? null : { id: row.import_id, rows: row.rows, importedAt: row.imported_at }
          ),
        knownReferences: (companyId, references) =>
          references.length === 0
            ? Effect.succeed(new Set<string>())
            : Effect.map(
                database.query<{ readonly reference: string }>(KNOWN_REFERENCES, [
                  companyId,
                  [...references]
                ]),
                (rows) => new Set(rows.map(({ reference }) => reference))
              ),
        insert: (companyId, fileHash, rows, now) =>
          Effect.map(
            database.query<{ readonly import_id: number }>(INSERT, [
              companyId,
              Buffer.from(fileHash),
              rows,
              new Date(now).toISOString()
            ]),
            ([row]) => row?.import_id ?? null
          ),
        reserve: (receivables, customers) =>
          Effect.all({
            receivables: ids("receivables", "receivable_id", receivables),
            customers: ids("customers", "customer_id", customers)
          }),
        insertCustomers: (companyId, customers, now) => {
          if (customers.length === 0) return Effect.void
          const at = new Date(now).toISOString()
          const inserted = inserting(
            INSERT_CUSTOMERS,
            customers.map((customer) => [
              companyId,
              customer.id,
              customer.displayName,
              customer.email ?? null,
              customer.phoneE164 ?? null,
              customer.preferredLocale ?? null,
              customer.timezone ?? null,
              at,
              at
            ])
          )
          return Effect.zipRight(
            database.execute(inserted),
            count(database, companyId, "customer", "", customers.length)
          )
        }
      })
    })
  )
}

interface ImportRow {
  readonly import_id: number
  readonly rows: number
  readonly imported_at: number
}

const FIND =
  "select import_id, rows, imported_at from receivable_imports where company_id = $1 and file_hash = $2"

// The index is of references in lower case.
const KNOWN_REFERENCES = `
  select q.reference from unnest($2::text[]) q (reference)
  where exists (
    select from receivables t where t.company_id = $1 and t.external_reference = q.reference
      and lower(t.external_reference) collate "C" = lower(q.reference) collate "C")`

const INSERT = `
  insert into receivable_imports (company_id, file_hash, rows, imported_at) values ($1, $2, $3, $4)
  on conflict (company_id, file_hash) do nothing returning import_id`

const INSERT_CUSTOMERS = addable({
  into: "customers",
  columns: {
    company_id: "bigint",
    customer_id: "bigint",
    display_name: "text",
    email: "text",
    phone_e164: "text",
    preferred_locale: "text",
    timezone: "text",
    created_at: "timestamptz",
    updated_at: "timestamptz"
  }
})
