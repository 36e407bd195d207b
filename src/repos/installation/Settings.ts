/** The installation's settings and secrets in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"
import { type SealedPlace, Sealing } from "../Sealing.ts"

export class SettingsRepo extends Context.Tag("duebook/SettingsRepo")<
  SettingsRepo,
  {
    /** Whether /v1 is open to the public; closed in a new database. */
    readonly gateOpen: Effect.Effect<boolean, ServiceUnavailable>
    readonly setGate: (open: boolean, now: number) => Effect.Effect<void, ServiceUnavailable>
    /**
     * What links of the process begin with that began last: its PUBLIC_URL, or where it listens. It is for commands, whose
     * shell may have another one or none; null if no process has begun.
     */
    readonly address: Effect.Effect<string | null, ServiceUnavailable>
    readonly setAddress: (url: string, now: number) => Effect.Effect<void, ServiceUnavailable>
    /**
     * The stored secret of this name; when there is none, `fresh` is stored and returned. All processes get the same
     * one. Uses a connection of its own even inside a transaction, because a company's database role can't read
     * `settings`.
     */
    readonly secret: (name: string, fresh: string, now: number) => Effect.Effect<string, ServiceUnavailable>
    /** Stores another secret of this name. */
    readonly replaceSecret: (
      name: string,
      secret: string,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SettingsRepo,
    Effect.map(Effect.all([Database, Sealing]), ([database, { seal, unseal }]) => {
      const sealed = (name: string, secret: string) =>
        Effect.map(seal(placeOf(name), secret), (text) => JSON.stringify({ secret: text }))
      return SettingsRepo.of({
        gateOpen: Effect.map(
          database.query<{ open: boolean }>(
            "select (value ->> 'open')::boolean as open from settings where name = 'gate'"
          ),
          (rows) => rows[0]?.open === true
        ),
        setGate: (open, now) =>
          Effect.zipRight(set(database, "gate", { open }, now), database.announce({ kind: "gate", at: now })),
        address: Effect.map(
          database.query<{ url: string }>(
            "select value ->> 'url' as url from settings where name = 'address'"
          ),
          ([row]) => row?.url ?? null
        ),
        setAddress: (url, now) => set(database, "address", { url }, now),
        secret: (name, fresh, now) => {
          const read = { text: SECRET, params: [name] }
          return Effect.gen(function* () {
            // In the lane of reads, because the transaction around this may have the last turn of its own lane.
            const [known] = (yield* database.queryAll([read], "read"))[0] ?? []
            if (known !== undefined) return yield* unseal(placeOf(name), String(known["secret"]))
            const keep = { text: KEEP_SECRET, params: [name, yield* sealed(name, fresh), iso(now)] }
            // The insert waits for another process that inserts the same name; the read after it sees that one's
            // secret.
            const [kept] = (yield* database.queryAll([keep, read], "read"))[1] ?? []
            return yield* unseal(placeOf(name), String(kept?.["secret"]))
          }).pipe(Effect.mapInputContext((_: Context.Context<never>) => Context.empty()))
        },
        replaceSecret: (name, secret, now) =>
          Effect.flatMap(sealed(name, secret), (value) =>
            database.execute(REPLACE_SECRET, [name, value, iso(now)])
          )
      })
    })
  )
}

const placeOf = (name: string): SealedPlace => ({ table: "settings", column: "value", row: name })

const set = (database: Database["Type"], name: string, value: object, now: number) =>
  Effect.asVoid(
    database.query(
      `insert into settings (name, value, updated_at) values ($1, $2, $3)
       on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`,
      [name, JSON.stringify(value), iso(now)]
    )
  )

const SECRET = "select value ->> 'secret' as secret from settings where name = $1"

const KEEP_SECRET = `
  insert into settings (name, value, updated_at) values ($1, $2, $3) on conflict (name) do nothing`

const REPLACE_SECRET = `
  insert into settings (name, value, updated_at) values ($1, $2, $3)
  on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`
