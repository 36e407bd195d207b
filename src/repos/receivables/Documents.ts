/** The original invoices of receivables in PostgreSQL, in chunks. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { InvoiceDocument } from "../../domain/InvoiceDocument.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import * as ClaimRead from "../ClaimRead.ts"
import { iso } from "../Rows.ts"

/** Bytes of a chunk. */
const CHUNK_BYTES = 262_144

/** A document with its bytes. */
export interface WholeDocument extends InvoiceDocument {
  /** That of its receivable. */
  readonly reference: string | null
  readonly content: Uint8Array<ArrayBuffer>
}

export class DocumentsRepo extends Context.Tag("duebook/DocumentsRepo")<
  DocumentsRepo,
  {
    /** An id for a new document. */
    readonly newId: ClaimRead.ClaimRead<number>
    /** Of a receivable; null for none. */
    readonly find: (
      companyId: number,
      receivableId: number
    ) => Effect.Effect<InvoiceDocument | null, ServiceUnavailable>
    /** Those of these receivables that have one. */
    readonly having: (
      companyId: number,
      receivableIds: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlySet<number>, ServiceUnavailable>
    /** The same with its bytes. */
    readonly read: (
      companyId: number,
      receivableId: number
    ) => Effect.Effect<WholeDocument | null, ServiceUnavailable>
    /** Stores one in the place of any that is there, at the latest with the commit. */
    readonly replace: (
      companyId: number,
      id: number,
      document: InvoiceDocument & { readonly content: Uint8Array },
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Removes it; false where there was none. */
    readonly remove: (companyId: number, receivableId: number) => Effect.Effect<boolean, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    DocumentsRepo,
    Effect.map(Database, (database) =>
      DocumentsRepo.of({
        newId: ClaimRead.newId(database, "documents", "document_id"),
        find: (companyId, receivableId) =>
          Effect.map(database.ofCompany(companyId).query(FIND, [companyId, receivableId]), ([row]) =>
            row === undefined ? null : toDocument(row)
          ),
        having: (companyId, receivableIds) =>
          receivableIds.length === 0
            ? Effect.succeed(new Set())
            : Effect.map(
                database
                  .ofCompany(companyId)
                  .query<{ readonly id: number }>(HAVING, [companyId, receivableIds]),
                (rows) => new Set(rows.map(({ id }) => id))
              ),
        read: (companyId, receivableId) =>
          Effect.map(database.ofCompany(companyId).query(READ, [companyId, receivableId]), (rows) => {
            const [first] = rows
            if (first === undefined) return null
            const chunks = rows.map((row) => row["data"] as Uint8Array)
            const reference = first["external_reference"] as string | null
            return { ...toDocument(first), reference, content: new Uint8Array(Buffer.concat(chunks)) }
          }),
        replace: (companyId, id, { bytes, content, receivableId, sha256 }, now) =>
          Effect.gen(function* () {
            yield* database.execute(REMOVE, [companyId, receivableId])
            yield* database.execute(INSERT, [
              companyId,
              id,
              receivableId,
              bytes,
              Buffer.from(sha256, "hex"),
              iso(now)
            ])
            for (let part = 0; part * CHUNK_BYTES < content.length; part++) {
              const data = content.subarray(part * CHUNK_BYTES, (part + 1) * CHUNK_BYTES)
              yield* database.execute(INSERT_CHUNK, [companyId, id, part, data])
            }
          }),
        remove: (companyId, receivableId) =>
          Effect.map(
            database.query(`${REMOVE} returning document_id`, [companyId, receivableId]),
            (rows) => rows.length > 0
          )
      })
    )
  )
}

const toDocument = (row: Row): InvoiceDocument => ({
  receivableId: row["receivable_id"] as number,
  bytes: row["bytes"] as number,
  sha256: row["sha256"] as string
})

const columns = "t.receivable_id, t.bytes, encode(t.sha256, 'hex') as sha256"

const FIND = `select ${columns} from documents t where t.company_id = $1 and t.receivable_id = $2`

const HAVING = `
  select t.receivable_id as id from documents t
  where t.company_id = $1 and t.receivable_id = any($2::bigint[])`

const READ = `
  select ${columns}, c.data, r.external_reference from documents t
  join receivables r on r.company_id = $1 and r.receivable_id = t.receivable_id
  join document_chunks c on c.company_id = $1 and c.document_id = t.document_id
  where t.company_id = $1 and t.receivable_id = $2 order by c.part`

const REMOVE = `
  with chunks as (
    delete from document_chunks c where c.company_id = $1 and c.document_id in (
      select d.document_id from documents d where d.company_id = $1 and d.receivable_id = $2)
  )
  delete from documents t where t.company_id = $1 and t.receivable_id = $2`

const INSERT = `
  insert into documents (company_id, document_id, receivable_id, bytes, sha256, created_at) values ($1, $2, $3, $4, $5, $6)`

const INSERT_CHUNK = `
  insert into document_chunks (company_id, document_id, part, data) values ($1, $2, $3, $4)`
