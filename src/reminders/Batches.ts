/** Outcomes that come while others are being written: they are written together, a company's in one transaction. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Shared from "../sql/Batch.ts"
import type { Arrival, Company, Engine } from "./Engine.ts"

/** Outcomes written at a time. */
const MAX_TOGETHER = 50
const IN_FLIGHT = 2

interface Item {
  readonly company: Company
  readonly arrival: Arrival
}

/** Writes outcomes by the engine, each answered when it is written. */
export const make = (engine: Engine["Type"]) =>
  Effect.map(
    Shared.make({
      maxSize: MAX_TOGETHER,
      maxInFlight: IN_FLIGHT,
      run: (
        items: ReadonlyArray<Item>
      ): Effect.Effect<ReadonlyArray<Effect.Effect<void, ServiceUnavailable>>> => {
        const byCompany = Map.groupBy(items, ({ company }) => company.terms.companyId)
        return Effect.map(
          Effect.forEach(
            byCompany.values(),
            (of) =>
              Effect.exit(
                engine.complete(
                  (of[0] as Item).company,
                  of.map(({ arrival }) => arrival)
                )
              ),
            { concurrency: "unbounded" }
          ),
          (exits) => {
            const companies = [...byCompany.keys()]
            return items.map(
              ({ company }) => exits[companies.indexOf(company.terms.companyId)] ?? Effect.void
            )
          }
        )
      }
    }),
    (add) => ({
      add: (company: Company, arrival: Arrival): Effect.Effect<void, ServiceUnavailable> =>
        Effect.flatten(add({ company, arrival }))
    })
  )
