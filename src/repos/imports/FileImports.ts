/** Imports of files in PostgreSQL, and what was chosen for files with the same headings. */
// oxlint-disable max-lines -- one repository: its methods, and then each statement that they send
import { gunzip, gzip } from "node:zlib"
import { promisify } from "node:util"
import { Context, Effect, Layer } from "effect"
import type { Actor } from "../../domain/Actor.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type {
  FileImport,
  ImportCounts,
  ImportPreview,
  ImportSettings,
  ImportState
} from "../../domain/imports/FileImport.ts"
import { NO_COUNTS } from "../../domain/imports/FileImport.ts"
import { type ImportKind, MAX_IMPORT_BYTES } from "../../domain/imports/ImportKind.ts"
import type { ImportChoices } from "../../domain/imports/ReadFile.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** For so long one process works on an import without telling how far it is. */
const LEASE_MILLIS = 60_000

/** Files of a company that are kept while nobody imports them. */
const MAX_KEPT = 10

/** A file to be stored. */
export interface NewFileImport {
  readonly kind: ImportKind
  readonly fileName: string | null
  readonly bytes: Uint8Array
  readonly settings: ImportSettings
  readonly actor: Actor
}

/** An import that a process works on. */
export interface ClaimedImport {
  readonly file: FileImport
  readonly actor: Actor
}

export class FileImportsRepo extends Context.Tag("duebook/FileImportsRepo")<
  FileImportsRepo,
  {
    /** Stores a file; `now` is in epoch milliseconds. */
    readonly insert: (
      companyId: number,
      file: NewFileImport,
      now: number
    ) => Effect.Effect<number, ServiceUnavailable>
    readonly find: (companyId: number, id: number) => Effect.Effect<FileImport | null, ServiceUnavailable>
    /** The bytes of a file; null once they are not kept any more. */
    readonly content: (companyId: number, id: number) => Effect.Effect<Uint8Array | null, ServiceUnavailable>
    /** Stores what was found and what is chosen, of an import that has not begun. */
    readonly preview: (
      companyId: number,
      id: number,
      preview: ImportPreview,
      settings: ImportSettings
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Has an import wait for its turn, from one of these states; whether it was in one. `actor` is who has it begin. */
    readonly begin: (
      companyId: number,
      id: number,
      begin: {
        readonly from: ReadonlyArray<ImportState>
        readonly settings: ImportSettings
        readonly actor: Actor
        readonly now: number
      }
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Stops an import that waits or runs; what is applied stays. */
    readonly stop: (companyId: number, id: number) => Effect.Effect<boolean, ServiceUnavailable>
    /**
     * Claims an import that waits, or whose process has gone, if no other one of the company runs: one at a time compares
     * its rows with the book. Null where that is not so. In a transaction; `now` is the database's.
     */
    readonly claim: (
      companyId: number,
      id: number,
      now: number
    ) => Effect.Effect<ClaimedImport | null, ServiceUnavailable>
    /** Notes how many rows there are, and what stands in the book, when the first of them is applied. */
    readonly size: (
      companyId: number,
      id: number,
      rowCount: number
    ) => Effect.Effect<number | null, ServiceUnavailable>
    /**
     * Notes that rows were applied, in the transaction that applies them; false if somebody else has done that, or has
     * stopped the import: then the transaction must come to nothing. `now` is the database's.
     */
    readonly advance: (
      companyId: number,
      id: number,
      step: {
        readonly from: number
        readonly to: number
        readonly counts: ImportCounts
        readonly now: number
      }
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Ids for so many new receivables, so that not each of them is asked for. */
    readonly newReceivableIds: (count: number) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /** Ends an import; its file is not kept any more. */
    readonly end: (
      companyId: number,
      id: number,
      end: { readonly state: "done" | "failed"; readonly problem: string | null; readonly now: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** The newest imports of a kind that have begun. */
    readonly newest: (
      companyId: number,
      kind: ImportKind,
      limit: number
    ) => Effect.Effect<ReadonlyArray<FileImport>, ServiceUnavailable>
    /** Up to `limit` companies with ids above `after` that have an import to be worked on by now. */
    readonly companiesDue: (
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /** The imports of a company that are to be worked on by now, the oldest first. */
    readonly due: (
      companyId: number,
      now: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /**
     * Deletes files that nobody has imported since a moment, and all but the newest ones that wait for somebody. Of imports
     * that were stopped all but the newest end: nobody goes on with them.
     */
    readonly forget: (
      companyId: number,
      times: { readonly before: number; readonly now: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** What was chosen for files with the same headings. */
    readonly choices: (
      companyId: number,
      fingerprint: Uint8Array
    ) => Effect.Effect<ImportChoices | null, ServiceUnavailable>
    readonly remember: (
      companyId: number,
      fingerprint: Uint8Array,
      choices: ImportChoices,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    FileImportsRepo,
    Effect.map(Database, (database) =>
      FileImportsRepo.of({ ...readsOf(database), ...writesOf(database), ...stepsOf(database) })
    )
  )
}

type Repo = FileImportsRepo["Type"]
type Reads = "find" | "content" | "newest" | "companiesDue" | "due" | "choices"
type Steps = "claim" | "size" | "advance" | "newReceivableIds" | "end"

const pack = promisify(gzip)
const unpack = promisify(gunzip)

const readsOf = (database: Database["Type"]): Pick<Repo, Reads> => ({
  find: (companyId, id) =>
    Effect.map(database.ofCompany(companyId).query<ImportRow>(FIND, [companyId, id]), ([row]) =>
      row === undefined ? null : toImport(row)
    ),
  content: (companyId, id) =>
    Effect.flatMap(
      database.ofCompany(companyId).query<{ readonly content: Uint8Array | null }>(CONTENT, [companyId, id]),
      ([row]) => {
        const packed = row?.content ?? null
        return packed === null
          ? Effect.succeed(null)
          : Effect.promise(() => unpack(packed, { maxOutputLength: MAX_IMPORT_BYTES }))
      }
    ),
  newest: (companyId, kind, limit) =>
    Effect.map(database.ofCompany(companyId).query<ImportRow>(NEWEST, [companyId, kind, limit]), (rows) =>
      rows.map(toImport)
    ),
  companiesDue: (now, after, limit) =>
    Effect.map(
      database.query<{ readonly company_id: number }>(COMPANIES_DUE, [iso(now), after, limit]),
      (rows) => rows.map(({ company_id }) => ({ companyId: company_id }))
    ),
  due: (companyId, now, limit) =>
    Effect.map(
      database.ofCompany(companyId).query<{ readonly import_id: number }>(DUE, [companyId, iso(now), limit]),
      (rows) => rows.map(({ import_id }) => import_id)
    ),
  choices: (companyId, fingerprint) =>
    Effect.map(
      database
        .ofCompany(companyId)
        .query<{ readonly choices: string }>(CHOICES, [companyId, Buffer.from(fingerprint)]),
      ([row]) => (row === undefined ? null : (JSON.parse(row.choices) as ImportChoices))
    )
})

const writesOf = (database: Database["Type"]): Omit<Repo, Reads | Steps> => ({
  insert: Effect.fnUntraced(function* (companyId, { actor, bytes, fileName, kind, settings }, now) {
    const packed = yield* Effect.promise(() => pack(bytes, { level: 1 }))
    const [row] = yield* database.query<{ readonly import_id: number }>(INSERT, [
      companyId,
      kind,
      fileName?.slice(0, 255) ?? null,
      packed,
      JSON.stringify(settings),
      JSON.stringify(actor),
      iso(now)
    ])
    return row?.import_id ?? 0
  }),
  preview: (companyId, id, preview, settings) =>
    database.execute(PREVIEW, [companyId, id, JSON.stringify(preview), JSON.stringify(settings)]),
  begin: (companyId, id, { actor, from, now, settings }) =>
    Effect.tap(
      Effect.map(
        database.query(BEGIN, [
          companyId,
          id,
          [...from],
          JSON.stringify(settings),
          JSON.stringify(actor),
          iso(now)
        ]),
        (rows) => rows.length > 0
      ),
      (begins) => (begins ? database.announce({ kind: "imports", at: now }) : Effect.void)
    ),
  stop: (companyId, id) => Effect.map(database.query(STOP, [companyId, id]), (rows) => rows.length > 0),
  forget: (companyId, { before, now }) =>
    Effect.zipRight(
      database.execute(FORGET, [companyId, iso(before)]),
      database.execute(FORGET_STOPPED, [companyId, NOT_KEPT, iso(now)])
    ),
  remember: (companyId, fingerprint, choices, now) =>
    database.execute(REMEMBER, [companyId, Buffer.from(fingerprint), JSON.stringify(choices), iso(now)])
})

const stepsOf = (database: Database["Type"]): Pick<Repo, Steps> => ({
  claim: Effect.fnUntraced(function* (companyId, id, now) {
    // Two processes that claim two imports of a company do so one after the other.
    yield* database.query(LOCK, [companyId])
    const [row] = yield* database.query<ImportRow & { readonly actor: string }>(CLAIM, [
      companyId,
      id,
      iso(now),
      iso(now + LEASE_MILLIS)
    ])
    return row === undefined ? null : { file: toImport(row), actor: JSON.parse(row.actor) as Actor }
  }),
  size: (companyId, id, rowCount) =>
    Effect.map(
      database.query<{ readonly newest_id: number | null }>(SIZE, [companyId, id, rowCount]),
      ([row]) => row?.newest_id ?? null
    ),
  advance: (companyId, id, { counts, from, now, to }) =>
    Effect.map(
      database.query(ADVANCE, [companyId, id, from, to, JSON.stringify(counts), iso(now + LEASE_MILLIS)]),
      (rows) => rows.length > 0
    ),
  newReceivableIds: (count) =>
    Effect.map(database.query<{ readonly id: number }>(NEW_IDS, [count]), (rows) =>
      rows.map(({ id }) => id).toSorted((a, b) => a - b)
    ),
  end: (companyId, id, { now, problem, state }) =>
    database.execute(END, [companyId, id, state, problem, iso(now)])
})

interface ImportRow {
  readonly import_id: number
  readonly kind: ImportKind
  readonly file_name: string | null
  readonly settings: string
  readonly summary: string | null
  readonly state: ImportState
  readonly problem: string | null
  readonly row_count: number
  readonly done: number
  readonly counts: string
  readonly newest_id: number | null
  readonly created_at: number
  readonly ended_at: number | null
}

const toImport = (row: ImportRow): FileImport => ({
  id: row.import_id,
  kind: row.kind,
  fileName: row.file_name,
  settings: JSON.parse(row.settings) as ImportSettings,
  preview: row.summary === null ? null : (JSON.parse(row.summary) as ImportPreview),
  state: row.state,
  problem: row.problem,
  rowCount: row.row_count,
  done: row.done,
  counts: { ...NO_COUNTS, ...(JSON.parse(row.counts) as Partial<ImportCounts>) },
  newestId: row.newest_id,
  createdAt: row.created_at,
  endedAt: row.ended_at
})

const columns = `import_id, kind, file_name, settings::text, summary::text, state, problem, row_count, done, counts::text,
  newest_id, created_at, ended_at`

const INSERT = `
  insert into file_imports (company_id, kind, file_name, content, settings, state, actor, created_at)
  values ($1, $2, $3, $4, $5::jsonb, 'preview', $6::jsonb, $7) returning import_id`

const FIND = `select ${columns} from file_imports where company_id = $1 and import_id = $2`

const CONTENT = "select content from file_imports where company_id = $1 and import_id = $2"

const PREVIEW = `
  update file_imports set summary = $3::jsonb, settings = $4::jsonb
  where company_id = $1 and import_id = $2 and state = 'preview'`

const BEGIN = `
  update file_imports set state = 'waiting', settings = $4::jsonb, actor = $5::jsonb, lease_until = $6,
    row_count = coalesce((summary -> 'found' ->> 'rowCount')::integer, row_count),
    started_at = coalesce(started_at, $6)
  where company_id = $1 and import_id = $2 and state = any($3::text[]) and content is not null returning import_id`

const STOP = `
  update file_imports set state = 'stopped'
  where company_id = $1 and import_id = $2 and state in ('waiting', 'running') returning import_id`

const LOCK = "select pg_advisory_xact_lock(hashtextextended('file import', $1::bigint))"

const CLAIM = `
  update file_imports set state = 'running', lease_until = $4
  where company_id = $1 and import_id = $2 and lease_until <= $3 and state in ('waiting', 'running')
    and not exists (select from file_imports o
      where o.company_id = $1 and o.import_id <> $2 and o.state = 'running' and o.lease_until > $3)
  returning ${columns}, actor::text`

const SIZE = `
  update file_imports i set row_count = $3, newest_id = coalesce(newest_id, case kind
    when 'receivables' then (select max(receivable_id) from receivables r where r.company_id = $1)
    when 'payables' then (select max(payable_id) from payables p where p.company_id = $1)
    else (select max(customer_id) from customers c where c.company_id = $1) end, 0)
  where company_id = $1 and import_id = $2 returning newest_id`

const ADVANCE = `
  update file_imports set done = $4, counts = $5::jsonb, lease_until = $6
  where company_id = $1 and import_id = $2 and done = $3 and state = 'running' returning import_id`

const NEW_IDS = "select nextval('receivables_receivable_id_seq') as id from generate_series(1, $1::integer)"

const END = `
  update file_imports set state = $3, problem = $4, ended_at = $5, content = null
  where company_id = $1 and import_id = $2 and state = 'running'`

const NEWEST = `
  select ${columns} from file_imports where company_id = $1 and kind = $2 and state <> 'preview'
  order by import_id desc limit $3`

const COMPANIES_DUE = `
  select distinct company_id from file_imports
  where state in ('waiting', 'running') and lease_until <= $1 and company_id > $2 order by company_id limit $3`

const DUE = `
  select import_id from file_imports
  where company_id = $1 and state in ('waiting', 'running') and lease_until <= $2 order by import_id limit $3`

const FORGET = `
  delete from file_imports where company_id = $1 and state = 'preview' and content is not null
    and (created_at < $2 or import_id <= (
      select d.import_id from file_imports d where d.company_id = $1 and d.state = 'preview'
      order by d.import_id desc offset ${MAX_KEPT} limit 1))`

/** Why nobody can go on with an import that was stopped. */
const NOT_KEPT = "It was stopped, and its file is not kept any more."

const FORGET_STOPPED = `
  update file_imports set state = 'failed', problem = $2, ended_at = $3, content = null
  where company_id = $1 and state = 'stopped' and import_id <= (
    select d.import_id from file_imports d where d.company_id = $1 and d.state = 'stopped'
    order by d.import_id desc offset ${MAX_KEPT} limit 1)`

const CHOICES = "select choices::text from import_columns where company_id = $1 and fingerprint = $2"

const REMEMBER = `
  insert into import_columns (company_id, fingerprint, choices, chosen_at) values ($1, $2, $3::jsonb, $4)
  on conflict (company_id, fingerprint) do update set choices = excluded.choices, chosen_at = excluded.chosen_at`
