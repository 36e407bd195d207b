/** How many round trips to PostgreSQL the most frequent writes need, and a page of customers. */
import { afterEach, expect, layer, vi } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { repos, useCases } from "../../src/App.ts"
import { CurrentRequest, requestOfKey, uncounted } from "../../src/domain/CurrentRequest.ts"
import { WriteRequest } from "../../src/domain/WriteRequest.ts"
import { Database } from "../../src/postgres/Database.ts"
import { RoundTrip } from "../../src/postgres/RoundTrip.ts"
import { CustomersRepo } from "../../src/repos/customers/Customers.ts"
import { Payments } from "../../src/services/receivables/Payments.ts"
import { Receivables } from "../../src/services/receivables/Receivables.ts"
import { valueOf, type Written } from "../../src/services/Write.ts"
import { company, customer, fingerprint, PAGE } from "../repos/fixture.ts"
import { database, fixture } from "../repos/postgres.ts"
import { sealing } from "../support/secretKeys.ts"

// What tells other processes of planned work comes after the commit, and keeps nobody waiting.
const untold = Layer.effect(
  Database,
  Effect.map(Database, (db) => Database.of({ ...db, announce: () => Effect.void }))
)

const services = Layer.merge(useCases, fixture).pipe(
  Layer.provideMerge(repos),
  Layer.provide(sealing),
  Layer.provideMerge(untold),
  Layer.provideMerge(database)
)

/** Runs a write of this company; succeeds with what it gave and the round trips that it took. */
const counted = <A, F, E, R>(companyId: number, write: Effect.Effect<Written<A, F>, E, R>) =>
  Effect.gen(function* () {
    const submit = vi.spyOn(RoundTrip.prototype, "submit")
    const data = yield* valueOf(write).pipe(
      Effect.provideService(
        CurrentRequest,
        requestOfKey(
          {
            companyId,
            userId: 1,
            apiKeyId: 1,
            scopes: [],
            plan: null,
            company: {
              companyId,
              timezone: null,
              country: null,
              policyVersion: 0,
              testClock: null,
              remindersMode: "on",
              remindersSince: null
            }
          },
          "req_1",
          uncounted
        )
      ),
      Effect.provideService(WriteRequest, { key: crypto.randomUUID(), fingerprint: fingerprint(1) })
    )
    return { data, roundTrips: submit.mock.calls.length }
  })

layer(services)("the service", (it) => {
  afterEach(() => void vi.restoreAllMocks())

  it.effect("needs one round trip for a page of customers with the statuses of their addresses", () =>
    Effect.gen(function* () {
      const customers = yield* CustomersRepo
      const mine = yield* company()
      yield* Effect.replicateEffect(customer(mine, { email: "ada@example.com" }), 3)
      const submit = vi.spyOn(RoundTrip.prototype, "submit")
      expect((yield* customers.list(mine, {}, PAGE)).items).toHaveLength(3)
      expect(submit).toHaveBeenCalledTimes(1)
    })
  )

  it.effect("decides on a write after the first round trip and commits with the second", () =>
    Effect.gen(function* () {
      const receivables = yield* Receivables
      const payments = yield* Payments
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const created = yield* counted(
        mine,
        receivables.create({ customerId, amount: "10.00", currency: "EUR", dueDate: "2030-01-01" })
      )
      expect(created.roundTrips).toBe(2)
      vi.restoreAllMocks()
      const paid = yield* counted(mine, payments.record(created.data.id, { amount: "1.00" }))
      expect(paid).toMatchObject({
        roundTrips: 2,
        data: { receivable: { id: created.data.id, paidMinor: 100, version: "v2" } }
      })
    })
  )
})
