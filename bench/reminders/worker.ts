/**
 * A worker in a process of its own: `bun bench/reminders/worker.ts <database URL>`. It prints `ready` once it can begin,
 * begins at the first line on its standard input, and ends when its standard input closes.
 */
import { BunRuntime } from "@effect/platform-bun"
import { Effect, Layer, Redacted } from "effect"
import * as App from "../../src/App.ts"
import { ServerTime } from "../../src/postgres/ServerTime.ts"
import * as Worker from "../../src/reminders/Worker.ts"
import { ReminderQueue } from "../../src/repos/reminders/ReminderQueue.ts"
import { clock } from "./book.ts"
import { engine } from "./engine.ts"

const [, , url = ""] = process.argv

const told = (event: "data" | "end") =>
  Effect.promise(() => new Promise<void>((resolve) => process.stdin.once(event, () => resolve())))

const program = Effect.gen(function* () {
  const queue = yield* ReminderQueue
  yield* queue.backlog(0, 1)
  process.stdout.write("ready\n")
  yield* told("data")
  yield* Worker.run({ graceSeconds: 10, leaving: () => false })
  yield* told("end")
}).pipe(
  Effect.scoped,
  Effect.provide(
    Layer.provideMerge(
      Layer.provide(App.wakeUps(Redacted.make(url)), Layer.succeed(ServerTime, clock.currentTimeMillis)),
      engine(url)
    )
  ),
  Effect.withClock(clock)
)

BunRuntime.runMain(program)
