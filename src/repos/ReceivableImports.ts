/** Imports of receivables in PostgreSQL: which files were imported, and customers that many rows bring along. */
import { Context, Effect, Layer } from "effect"
import type { NewCustomer } from "../domain/Customer.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import { count } from "./ResourceCounts.ts"

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
          Effect.map(database.query<ImportRow>(FIND, [companyId, Buffer.from(fileHash)]), ([row]) =>
            row === undefined ? null : { id: row.import_id, rows: row.rows, importedAt: row.imported_at }
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
        insertCustomers: (companyId, customers, now) =>
          customers.length === 0
            ? Effect.void
            : Effect.zipRight(
                database.execute(INSERT_CUSTOMERS, [
                  companyId,
                  customers.map(({ id }) => id),
                  customers.map(({ displayName }) => displayName),
                  customers.map(({ email }) => email ?? null),
                  customers.map(({ phoneE164 }) => phoneE164 ?? null),
                  customers.map(({ preferredLocale }) => preferredLocale ?? null),
                  customers.map(({ timezone }) => timezone ?? null),
                  new Date(now).toISOString()
                ]),
                count(database, companyId, "customer", "", customers.length)
              )
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

const INSERT = `
  insert into receivable_imports (company_id, file_hash, rows, imported_at) values ($1, $2, $3, $4)
  on conflict (company_id, file_hash) do nothing returning import_id`

const INSERT_CUSTOMERS = `
  insert into customers (company_id, customer_id, display_name, email, phone_e164, preferred_locale, timezone,
    created_at, updated_at)
  select $1::bigint, q.*, $8::timestamptz, $8::timestamptz
  from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) q`
