/** The time that all instances agree on, for work that begins outside of a statement that takes it by itself. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { ServerTime, serverMillis } from "../../postgres/ServerTime.ts"

export class ServerClock extends Context.Tag("duebook/ServerClock")<
  ServerClock,
  {
    /** The time of the database in epoch milliseconds. */
    readonly now: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ServerClock,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      return ServerClock.of({
        now: Effect.flatMap(serverTime, (at) =>
          Effect.map(database.query<{ readonly now: number }>(NOW, [at]), ([row]) => Number(row?.now))
        )
      })
    })
  )
}

const NOW = `select ${serverMillis("$1")} as now`
