/** Operators' switches in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../sql/Database.ts"

export class SettingsRepo extends Context.Tag("duebook/SettingsRepo")<
  SettingsRepo,
  {
    /** Whether /v1 is open to the public; closed in a new database. */
    readonly gateOpen: Effect.Effect<boolean, ServiceUnavailable>
    readonly setGate: (open: boolean, now: number) => Effect.Effect<void, ServiceUnavailable>
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
          )
      })
    )
  )
}
