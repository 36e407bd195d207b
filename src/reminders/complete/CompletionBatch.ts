/** Stores outcomes in batches: those that arrive while others are being stored share one transaction per company. */
import { Cause, Effect, Exit, Runtime } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import * as Batch from "../../postgres/Batch.ts"
import { Lane } from "../../postgres/Lane.ts"
import type { Company, DeliveryResult } from "../Delivery.ts"
import type { Span } from "../../tracing/Span.ts"
import { Engine } from "../Engine.ts"
import { LEASE_MILLIS } from "../send/Lease.ts"
import * as Traces from "../Traces.ts"

/** Outcomes in one batch. */
const MAX_BATCH_SIZE = 50
/** Batches that are stored at the same time. */
const MAX_BATCHES_IN_FLIGHT = 2

interface Item {
  readonly company: Company
  readonly result: DeliveryResult
  readonly span: Span | undefined
}

type Stored = readonly [Item, Exit.Exit<void, ServiceUnavailable>]

/** Outcomes that wait to be stored; the worker hands no more messages over before it gets there. */
const MAX_WAITING = 1_000

/** `add` returns once its outcome is stored. */
export const make = Effect.gen(function* () {
  const engine = yield* Engine
  const fork = Runtime.runFork(yield* Effect.runtime<never>())

  const store = (items: ReadonlyArray<Item>) =>
    Effect.exit(
      Traces.together(
        items.map(({ span }) => span),
        engine.complete(
          (items[0] as Item).company,
          items.map(({ result }) => result)
        )
      )
    )

  /** Stores outcomes of one company. After a defect each is stored by itself, so that one outcome can't stop the others. */
  const storeTogether = (together: ReadonlyArray<Item>): Effect.Effect<ReadonlyArray<Stored>> =>
    Effect.flatMap(store(together), (exit) =>
      Exit.isFailure(exit) && Cause.isDie(exit.cause) && together.length > 1
        ? Effect.forEach(together, (item) => Effect.map(store([item]), (one): Stored => [item, one]))
        : Effect.succeed(together.map((item): Stored => [item, exit]))
    )

  const storeAll = (items: ReadonlyArray<Item>) =>
    Effect.map(
      Effect.forEach(
        Map.groupBy(items, ({ company }) => company.settings.companyId).values(),
        storeTogether,
        { concurrency: "unbounded" }
      ),
      (stored) => {
        const exits = new Map(stored.flat())
        return items.map((item) => exits.get(item) ?? Exit.void)
      }
    )
  const add = Batch.make<Item, Effect.Effect<void, ServiceUnavailable>>({
    lane: new Lane({
      width: MAX_BATCHES_IN_FLIGHT,
      companyWidth: MAX_BATCHES_IN_FLIGHT,
      maxWaiting: MAX_WAITING,
      longestWaitMillis: LEASE_MILLIS
    }),
    maxSize: MAX_BATCH_SIZE,
    companyOf: ({ company }) => company.settings.companyId,
    run: (items, done) => fork(storeAll(items)).addObserver(done)
  })
  return {
    add: (company: Company, result: DeliveryResult): Effect.Effect<void, ServiceUnavailable> =>
      Traces.completion(result, (span) => Effect.flatten(add({ company, result, span })))
  }
})
