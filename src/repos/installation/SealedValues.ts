/**
 * All sealed values of the database: which keys they need, and sealing them anew. A table with a sealed column joins the
 * list here, and has an index on the ids of its keys, as the migration sealed_values makes them.
 */
import { Context, Effect, Exit, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { mailToJson } from "../../domain/MailText.ts"
import { KEY_ID } from "../../domain/SecretKeys.ts"
import { Database } from "../../postgres/Database.ts"
import { placeName, Sealing } from "../Sealing.ts"

/** A column with sealed values. */
interface SealedColumn {
  readonly table: string
  /** As sealing names it. */
  readonly column: string
  /** The primary key, and its type. */
  readonly key: readonly [name: string, type: "bigint" | "text"]
  /** The column that sealing takes as the row. */
  readonly row: string
  /** SQL for the sealed text of a row. */
  readonly stored: string
  /** What is sealed of a value that an earlier version has stored as it is. */
  readonly ofPlain: (value: string) => string
  /** What the column holds of a sealed text. */
  readonly held: (sealed: string) => string
}

const itself = (text: string) => text

const columns: ReadonlyArray<SealedColumn> = [
  {
    table: "users",
    column: "totp_secret",
    key: ["user_id", "bigint"],
    row: "user_id",
    stored: "totp_secret",
    ofPlain: itself,
    held: itself
  },
  {
    table: "user_sessions",
    column: "new_totp_secret",
    key: ["session_id", "bigint"],
    row: "user_id",
    stored: "new_totp_secret",
    ofPlain: itself,
    held: itself
  },
  {
    table: "mails",
    column: "body",
    key: ["mail_id", "bigint"],
    row: "mail_id",
    stored: "body",
    ofPlain: (text) => mailToJson([text]),
    held: itself
  },
  {
    table: "settings",
    column: "value",
    key: ["name", "text"],
    row: "name",
    stored: "value ->> 'secret'",
    ofPlain: itself,
    held: (secret) => JSON.stringify({ secret })
  }
]

/** Values that are sealed anew in one transaction. */
const MAX_AT_ONCE = 100

/** Passes over one column in a run. */
const MAX_PASSES = 5

/** So many values of a column are opened to see whether a key has sealed them, because somebody may have changed one. */
const MAX_TRIED = 3

/** What a run of `reseal` has done. */
export interface Resealed {
  readonly sealedAnew: number
  /** Those of them that were stored as they are, by a version that sealed nothing. */
  readonly wasPlain: number
}

export class SealedValues extends Context.Tag("duebook/SealedValues")<
  SealedValues,
  {
    /** The ids of the keys that stored values need. It reads an index, however many values there are. */
    readonly keysInUse: Effect.Effect<ReadonlySet<string>, ServiceUnavailable>
    /**
     * Ids in use under which this process has another key than the one that sealed, each with the place of a value that
     * the key does not open. It opens a few values a column and id, however many there are.
     */
    readonly wrongKeys: Effect.Effect<ReadonlyMap<string, string>, ServiceUnavailable>
    /** Values that are stored as they are, by a version that sealed nothing. */
    readonly countPlain: Effect.Effect<number, ServiceUnavailable>
    /**
     * Seals by the first key what is not, or only what is not sealed at all, a bounded number of values at a time. Others may read and write all the while;
     * what they change meanwhile stays as they have changed it. Can be ended at any moment, and goes on the next time.
     */
    readonly reseal: (what: "all" | "plain") => Effect.Effect<Resealed, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SealedValues,
    Effect.gen(function* () {
      const database = yield* Database
      const sealing = yield* Sealing

      const keysOf = (column: SealedColumn) =>
        Effect.gen(function* () {
          const found: Array<string> = []
          for (let last = ""; ;) {
            const [row] = yield* database.query<{ readonly id: string | null }>(nextKey(column), [last])
            if (row?.id == null) return found
            found.push(row.id)
            last = row.id
          }
        })

      const resealColumn = yield* resealing

      const wrongKeys = Effect.gen(function* () {
        const wrong = new Map<string, string>()
        const right = new Set<string>()
        for (const column of columns) {
          for (const id of yield* keysOf(column)) {
            if (!sealing.keyIds.has(id)) continue
            for (const { row, stored } of yield* database.query<FoundRow>(sealedBy(column), [id])) {
              if (right.has(id)) break
              const place = { table: column.table, column: column.column, row }
              const opened = yield* Effect.exit(sealing.unseal(place, stored))
              if (Exit.isSuccess(opened)) right.add(id)
              else wrong.set(id, placeName(place))
            }
          }
        }
        return new Map([...wrong].filter(([id]) => !right.has(id)))
      })

      return SealedValues.of({
        keysInUse: Effect.map(Effect.forEach(columns, keysOf), (ids) => new Set(ids.flat())),
        wrongKeys,
        countPlain: Effect.map(
          Effect.forEach(columns, (column) => database.query<{ readonly n: number }>(countPlain(column))),
          (counts) => counts.reduce((sum, [row]) => sum + (row?.n ?? 0), 0)
        ),
        reseal: (what) => {
          const { firstKeyId } = sealing
          if (firstKeyId === null) return Effect.succeed({ sealedAnew: 0, wasPlain: 0 })
          const which: Which =
            what === "all" ? { comparison: "<>", keyId: firstKeyId } : { comparison: "=", keyId: "" }
          return Effect.map(
            Effect.forEach(columns, (column) => resealColumn(column, which)),
            (sums) => ({
              sealedAnew: sums.reduce((sum, { sealedAnew }) => sum + sealedAnew, 0),
              wasPlain: sums.reduce((sum, { wasPlain }) => sum + wasPlain, 0)
            })
          )
        }
      })
    })
  )
}

/** Seals what a column holds anew, batch by batch. */
const resealing = Effect.gen(function* () {
  const database = yield* Database
  const sealing = yield* Sealing

  /** Seals a batch of a column, the keys of whose rows come after one, anew; the last of those keys. */
  const resealBatch = Effect.fnUntraced(function* (
    column: SealedColumn,
    which: Which,
    after: string | number | null
  ) {
    const rows = yield* database.query<FoundRow>(found(column, which, after), [
      which.keyId,
      ...(after === null ? [] : [after])
    ])
    const changes = yield* Effect.forEach(rows, ({ key, row, stored }) => {
      const place = { table: column.table, column: column.column, row }
      return Effect.map(
        Effect.flatMap(sealing.unseal(place, stored), (value) =>
          sealing.seal(place, value === stored ? column.ofPlain(value) : value)
        ),
        (sealed) => ({ text: change(column), params: [key, stored, column.held(sealed)] })
      )
    })
    // In one transaction and in the order of their keys, so that two runs never wait for each other in a cycle.
    const done = rows.length === 0 ? [] : yield* database.queryAll(changes)
    const changed = done.flatMap((result, index) => (result.length > 0 ? [rows[index]] : []))
    return {
      last: rows.length < MAX_AT_ONCE ? null : (rows.at(-1)?.key ?? null),
      sealedAnew: changed.length,
      wasPlain: changed.filter((row) => row?.key_id === "").length
    }
  })

  const pass = (column: SealedColumn, which: Which) =>
    Effect.gen(function* () {
      const sum = { sealedAnew: 0, wasPlain: 0 }
      for (let after: string | number | null = null; ;) {
        const { last, sealedAnew, wasPlain }: Resealed & { readonly last: string | number | null } =
          yield* resealBatch(column, which, after)
        sum.sealedAnew += sealedAnew
        sum.wasPlain += wasPlain
        if (last === null) return sum
        after = last
      }
    })

  /** Again until a pass finds nothing: what others have written behind it may be sealed by their former first key. */
  return (column: SealedColumn, which: Which) =>
    Effect.gen(function* () {
      const sum = { sealedAnew: 0, wasPlain: 0 }
      for (let passes = 0; passes < MAX_PASSES; passes++) {
        const { sealedAnew, wasPlain } = yield* pass(column, which)
        if (sealedAnew === 0) break
        sum.sealedAnew += sealedAnew
        sum.wasPlain += wasPlain
      }
      return sum
    })
})

/** Values whose key's id compares so with another one. */
interface Which {
  readonly comparison: "<>" | "="
  readonly keyId: string
}

interface FoundRow {
  readonly key: string | number
  readonly row: string | number
  readonly stored: string
  readonly key_id: string
}

// As in the indexes.
const keyIdOf = ({ stored }: SealedColumn) => `coalesce(substring(${stored} from '^(${KEY_ID}):'), '')`

const nextKey = (column: SealedColumn) => `
  select ${keyIdOf(column)} as id from ${column.table}
  where ${column.stored} is not null and ${keyIdOf(column)} > $1 order by ${keyIdOf(column)} limit 1`

const countPlain = (column: SealedColumn) => `
  select count(*)::int as n from ${column.table}
  where ${column.stored} is not null and ${keyIdOf(column)} = ''`

// In the index's order, so that PostgreSQL reads the index and not the table for an id that few values have.
const sealedBy = (column: SealedColumn) => `
  select ${column.row} as row, ${column.stored} as stored from ${column.table}
  where ${column.stored} is not null and ${keyIdOf(column)} between $1 and $1
  order by ${keyIdOf(column)} limit ${MAX_TRIED}`

const found = (column: SealedColumn, { comparison }: Which, after: string | number | null) => {
  const [name, type] = column.key
  return `
  select ${name} as key, ${column.row} as row, ${column.stored} as stored, ${keyIdOf(column)} as key_id
  from ${column.table}
  where ${column.stored} is not null and ${keyIdOf(column)} ${comparison} $1${after === null ? "" : ` and ${name} > $2::${type}`}
  order by ${name} limit ${MAX_AT_ONCE}`
}

const change = (column: SealedColumn) => {
  const [name, type] = column.key
  return `
  update ${column.table} set ${column.column} = $3
  where ${name} = $1::${type} and ${column.stored} = $2 returning 1 as changed`
}
