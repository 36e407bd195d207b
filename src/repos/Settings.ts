/** Operators' switches and the installation's secrets in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

export class SettingsRepo extends Context.Tag("duebook/SettingsRepo")<
  SettingsRepo,
  {
    /** Whether /v1 is open to the public; closed in a new database. */
    readonly gateOpen: Effect.Effect<boolean, ServiceUnavailable>
    readonly setGate: (open: boolean, now: number) => Effect.Effect<void, ServiceUnavailable>
    /**
     * The secret of this name: `fresh`, if nobody has kept one before, else that one. All processes get the same. Over
     * a connection of its own, also from within a transaction: a company's role does not see what is the installation's.
     */
    readonly secret: (name: string, fresh: string, now: number) => Effect.Effect<string, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SettingsRepo,
    Effect.map(Database, (database) =>
      SettingsRepo.of({
        gateOpen: Effect.map(
          database.query<{ open: boolean }>(
            "select (value ->> 'open')::boolean as open from settings where name = 'gate'"
          ),
          (rows) => rows[0]?.open === true
        ),
        setGate: (open, now) =>
          Effect.asVoid(
            database.query(
              `insert into settings (name, value, updated_at) values ('gate', $1, $2)
               on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`,
              [JSON.stringify({ open }), new Date(now).toISOString()]
            )
          ),
        secret: (name, fresh, now) => {
          const read = { text: SECRET, params: [name] }
          const keep = {
            text: KEEP_SECRET,
            params: [name, JSON.stringify({ secret: fresh }), new Date(now).toISOString()]
          }
          return Effect.gen(function* () {
            const [known] = (yield* database.queryAll([read]))[0] ?? []
            // Waits for whoever keeps one at this moment; the look after it sees what there is then.
            const [kept] = known === undefined ? ((yield* database.queryAll([keep, read]))[1] ?? []) : [known]
            return String(kept?.["secret"])
          }).pipe(Effect.mapInputContext((_: Context.Context<never>) => Context.empty()))
        }
      })
    )
  )
}

const SECRET = "select value ->> 'secret' as secret from settings where name = $1"

const KEEP_SECRET = `
  insert into settings (name, value, updated_at) values ($1, $2, $3) on conflict (name) do nothing`
