/** The engine as `duebook worker` composes it, but with a provider that accepts every message at once. */
import { Effect, Layer, Redacted } from "effect"
import * as App from "../../src/App.ts"
import { ServerTime } from "../../src/postgres/ServerTime.ts"
import { Transports, type Transport } from "../../src/reminders/transports/Transport.ts"
import { DebtorLinks } from "../../src/services/customers/DebtorLinks.ts"
import { OptOuts } from "../../src/services/customers/OptOuts.ts"
import * as Database from "../../src/postgres/Database.ts"
import { clock } from "./book.ts"
import { sealing } from "../../test/support/secretKeys.ts"

/** The default of `serve` and `worker`. */
const POOL_SIZE = 10

const acceptsAll: Transport = {
  _tag: "Provider",
  provider: {
    send: ({ messageId }) => Effect.succeed({ _tag: "Sent", providerMessageId: `null-${messageId}` })
  }
}

/** The repositories, on a pool of the default size. */
export const repositories = (url: string, size = POOL_SIZE) =>
  App.repos.pipe(
    Layer.provide(sealing),
    Layer.provideMerge(
      Database.layer({
        url: Redacted.make(url),
        size,
        maxWaiting: 1_000,
        applicationName: "duebook-bench"
      })
    ),
    // What workers agree on goes by the same clock as the rest of the benchmark.
    Layer.provide(Layer.succeed(ServerTime, clock.currentTimeMillis))
  )

/** The engine with its repositories. */
export const engine = (url: string) =>
  App.engine.pipe(
    Layer.provide(Layer.succeed(Transports, { email: acceptsAll, sms: acceptsAll })),
    Layer.provide(Layer.merge(OptOuts.layer, DebtorLinks.layer)),
    Layer.provide(App.writes),
    Layer.provideMerge(repositories(url))
  )
