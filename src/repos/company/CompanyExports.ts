/** Archives of companies that were asked for, and their bytes in pieces. A company has one at a time. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { announceNow } from "../Announcements.ts"
import { iso } from "../Rows.ts"

/** An archive, made or not; times are epoch milliseconds. */
export interface CompanyExport {
  readonly id: number
  readonly askedAt: number
  /** How many rows are in it so far. */
  readonly rows: number
  /** Null until all of it was written, or it was given up. */
  readonly finishedAt: number | null
  /** Why there is none; null where there is one, or will be. */
  readonly problem: string | null
  readonly bytes: number | null
  /** In hex. */
  readonly sha256: string | null
}

/** An archive that a process has taken on. */
export interface ClaimedExport {
  readonly id: number
  readonly tries: number
}

/** What is known of an archive when all of it is written. */
export interface FinishedExport {
  readonly rows: number
  readonly bytes: number
  readonly sha256: Uint8Array
}

export class CompanyExportsRepo extends Context.Tag("duebook/CompanyExportsRepo")<
  CompanyExportsRepo,
  {
    /** Asks for an archive in the place of the one before; returns its id. */
    readonly ask: (
      companyId: number,
      askedBy: number | null,
      now: number
    ) => Effect.Effect<number, ServiceUnavailable>
    readonly latest: (companyId: number) => Effect.Effect<CompanyExport | null, ServiceUnavailable>
    /** Up to `limit` companies with ids above `after` whose archive nobody is at work on. */
    readonly companiesDue: (
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /** Takes an archive on until a time, and drops what a try before it has written; null where another process was faster. */
    readonly claim: (
      companyId: number,
      now: number,
      until: number
    ) => Effect.Effect<ClaimedExport | null, ServiceUnavailable>
    /**
     * Adds the next piece, and takes the archive on for longer. False where another try has begun, or another archive was
     * asked for: then this one is to stop.
     */
    readonly add: (
      companyId: number,
      claimed: ClaimedExport,
      piece: {
        readonly part: number
        readonly content: Uint8Array
        readonly rows: number
        readonly until: number
      }
    ) => Effect.Effect<boolean, ServiceUnavailable>
    readonly finish: (
      companyId: number,
      claimed: ClaimedExport,
      finished: FinishedExport,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Gives an archive up. */
    readonly giveUp: (
      companyId: number,
      claimed: ClaimedExport,
      problem: string,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** A piece of an archive; null where it is gone. */
    readonly part: (
      companyId: number,
      id: number,
      part: number
    ) => Effect.Effect<Uint8Array | null, ServiceUnavailable>
    /** Removes at most `limit` archives that were finished before a time; returns how many. */
    readonly expire: (before: number, limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CompanyExportsRepo,
    Effect.map(Database, (database) =>
      CompanyExportsRepo.of({
        ask: Effect.fnUntraced(function* (companyId, askedBy, now) {
          yield* database.query("delete from company_export_parts where company_id = $1", [companyId])
          yield* database.query("delete from company_exports where company_id = $1", [companyId])
          const [row] = yield* database.query<{ readonly id: number }>(ASK, [companyId, askedBy, iso(now)])
          yield* announceNow(database, "exports", now)
          return Number(row?.id)
        }),
        latest: (companyId) =>
          Effect.map(database.ofCompany(companyId).query<ExportRow>(LATEST, [companyId], "read"), ([row]) =>
            row === undefined ? null : toExport(row)
          ),
        companiesDue: (now, after, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(DUE, [iso(now), after, limit], "background"),
            (rows) => rows.map((row) => ({ companyId: row.company_id }))
          ),
        claim: Effect.fnUntraced(function* (companyId, now, until) {
          const [row] = yield* database.query<{ readonly id: number; readonly tries: number }>(
            CLAIM,
            [companyId, iso(now), iso(until)],
            "background"
          )
          if (row === undefined) return null
          const claimed = { id: Number(row.id), tries: Number(row.tries) }
          yield* database.query(DROP_PARTS, [companyId, claimed.id], "background")
          return claimed
        }),
        // The row stays locked until the piece is there, so that another try begins before it or after it.
        add: (companyId, { id, tries }, { content, part, rows, until }) =>
          database.transaction(
            { companyId },
            Effect.gen(function* () {
              const own = yield* database.query(HOLD, [companyId, id, tries, rows, iso(until)])
              if (own.length > 0) yield* database.query(ADD, [companyId, id, part, Buffer.from(content)])
              return own.length > 0
            })
          ),
        finish: (companyId, { id, tries }, { bytes, rows, sha256 }, now) =>
          Effect.asVoid(
            database.query(
              FINISH,
              [companyId, id, tries, iso(now), rows, bytes, Buffer.from(sha256)],
              "background"
            )
          ),
        giveUp: (companyId, { id, tries }, problem, now) =>
          Effect.asVoid(database.query(GIVE_UP, [companyId, id, tries, iso(now), problem], "background")),
        part: (companyId, id, part) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly content: Uint8Array }>(PART, [companyId, id, part], "read"),
            ([row]) => row?.content ?? null
          ),
        expire: expiring(database)
      })
    )
  )
}

const expiring = (database: Database["Type"]) =>
  Effect.fnUntraced(function* (before: number, limit: number) {
    const old = yield* database.query<{ readonly company_id: number; readonly id: number }>(
      OLD,
      [iso(before), limit],
      "background"
    )
    for (const { company_id: companyId, id } of old) {
      yield* database.query(DROP_PARTS, [companyId, id], "background")
      yield* database.query(DROP, [companyId, id], "background")
    }
    return old.length
  })

const DROP = "delete from company_exports where company_id = $1 and company_export_id = $2"

const ASK = `
  insert into company_exports (company_id, asked_by, asked_at) values ($1, $2, $3)
  returning company_export_id as id`

const LATEST = `
  select company_export_id as id, asked_at, written_rows, finished_at, problem, bytes, encode(sha256, 'hex') as sha256
  from company_exports where company_id = $1 order by company_export_id desc limit 1`

const DUE = `
  select distinct company_id from company_exports
  where finished_at is null and coalesce(claimed_until, asked_at) <= $1 and company_id > $2
  order by company_id limit $3`

const CLAIM = `
  update company_exports set claimed_until = $3, tries = tries + 1, written_rows = 0
  where company_id = $1 and finished_at is null and coalesce(claimed_until, asked_at) <= $2
  returning company_export_id as id, tries`

const DROP_PARTS = "delete from company_export_parts where company_id = $1 and company_export_id = $2"

const HOLD = `
  update company_exports set claimed_until = $5, written_rows = $4
  where company_id = $1 and company_export_id = $2 and tries = $3 and finished_at is null returning tries`

const ADD = `
  insert into company_export_parts (company_id, company_export_id, part, content) values ($1, $2, $3, $4)`

const FINISH = `
  update company_exports set finished_at = $4, written_rows = $5, bytes = $6, sha256 = $7
  where company_id = $1 and company_export_id = $2 and tries = $3 and finished_at is null`

const GIVE_UP = `
  update company_exports set finished_at = $4, problem = $5
  where company_id = $1 and company_export_id = $2 and tries = $3 and finished_at is null`

const PART = `
  select content from company_export_parts where company_id = $1 and company_export_id = $2 and part = $3`

const OLD = `
  select company_id, company_export_id as id from company_exports where finished_at < $1
  order by company_id, company_export_id limit $2`

interface ExportRow {
  readonly id: number
  readonly asked_at: number
  readonly written_rows: number
  readonly finished_at: number | null
  readonly problem: string | null
  readonly bytes: number | null
  readonly sha256: string | null
}

const toExport = (row: ExportRow): CompanyExport => ({
  id: Number(row.id),
  askedAt: row.asked_at,
  rows: Number(row.written_rows),
  finishedAt: row.finished_at,
  problem: row.problem,
  bytes: row.bytes === null ? null : Number(row.bytes),
  sha256: row.sha256
})
