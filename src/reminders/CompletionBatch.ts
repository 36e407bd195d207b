/** Outcomes that come while others are being written: they are written together, a company's in one transaction. */
import { Cause, Effect, Exit } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Shared from "../postgres/Batch.ts"
import type { DeliveryResult, Company, Engine } from "./Engine.ts"

/** Outcomes written at a time. */
const MAX_TOGETHER = 50
const IN_FLIGHT = 2

interface Item {
  readonly company: Company
  readonly result: DeliveryResult
}

type Written = readonly [Item, Exit.Exit<void, ServiceUnavailable>]

/** Writes outcomes of one company. If that is a defect each is written by itself: it is that of one, not of all. */
const write = (
  engine: Engine["Type"],
  together: ReadonlyArray<Item>
): Effect.Effect<ReadonlyArray<Written>> => {
  const of = (items: ReadonlyArray<Item>) =>
    Effect.exit(
      engine.complete(
        (items[0] as Item).company,
        items.map(({ result }) => result)
      )
    )
  return Effect.flatMap(of(together), (exit) =>
    Exit.isFailure(exit) && Cause.isDie(exit.cause) && together.length > 1
      ? Effect.forEach(together, (item) => Effect.map(of([item]), (one): Written => [item, one]))
      : Effect.succeed(together.map((item): Written => [item, exit]))
  )
}

/** Writes outcomes by the engine, each answered when it is written. */
export const make = (engine: Engine["Type"]) =>
  Effect.map(
    Shared.make({
      maxSize: MAX_TOGETHER,
      maxInFlight: IN_FLIGHT,
      run: (items: ReadonlyArray<Item>) =>
        Effect.map(
          Effect.forEach(
            Map.groupBy(items, ({ company }) => company.settings.companyId).values(),
            (together) => write(engine, together),
            { concurrency: "unbounded" }
          ),
          (written) => {
            const exits = new Map(written.flat())
            return items.map((item) => exits.get(item) ?? Effect.void)
          }
        )
    }),
    (add) => ({
      add: (company: Company, result: DeliveryResult): Effect.Effect<void, ServiceUnavailable> =>
        Effect.flatten(add({ company, result }))
    })
  )
