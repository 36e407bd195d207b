/** Imports that are interrupted: they go on where they were, and each row is applied once. */
import { expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { describe } from "vitest"
import type { Services } from "../../../src/cli/Operator.ts"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import * as Database from "../../../src/postgres/Database.ts"
import type { Sealing } from "../../../src/repos/Sealing.ts"
import { FileImports } from "../../../src/services/imports/FileImports.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { newCompany, operatorOn, rows } from "../operating.ts"

/** A file of so many debts of fewer customers, some without a reference. */
const fileOf = (count: number): Uint8Array =>
  new TextEncoder().encode(
    [
      "name,email,amount,currency,due,reference",
      ...Array.from({ length: count }, (_, n) => {
        const reference = n % 10 === 0 ? "" : `R-${n}`
        return `Customer ${n % 97},c${n % 97}@example.com,${(n % 50) + 1}.00,EUR,2087-03-01,${reference}`
      })
    ].join("\n")
  )

const live = <A, E>(
  effect: (companyId: number) => Effect.Effect<A, E, Services | Sealing | CurrentActor | Database.Database>
) =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    return yield* Effect.gen(function* () {
      const company = yield* newCompany()
      return yield* effect(company)
    }).pipe(CurrentActor.acting(operator), Effect.provide(operatorOn(url)))
  })

const begun = (companyId: number, bytes: Uint8Array) =>
  Effect.gen(function* () {
    const imports = yield* FileImports
    const { id, settings } = yield* imports.upload(companyId, {
      kind: "receivables",
      fileName: "a.csv",
      bytes
    })
    yield* imports.begin(companyId, "receivables", id, settings)
    return id
  })

const stateOf = (companyId: number, id: number) =>
  Effect.flatMap(FileImports, (imports) => imports.find(companyId, "receivables", id))

const untilSomeAreDone = (companyId: number, id: number) =>
  Effect.repeat(
    Effect.zipRight(
      Effect.sleep("5 millis"),
      Effect.map(stateOf(companyId, id), ({ done }) => done)
    ),
    { until: (done) => done > 0 }
  )

const made = (companyId: number) =>
  Effect.map(
    rows(
      `select count(*)::int as n, count(distinct customer_id)::int as customers,
         (count(external_reference) - count(distinct external_reference || ' of ' || customer_id))::int as twice
       from receivables where company_id = $1`,
      [companyId]
    ),
    ([row]) => row
  )

/** As if the process had gone: nobody renews its lease. */
const leaseEnds = rows(
  "update file_imports set lease_until = now() - interval '1 hour' where state = 'running'"
)

describe("an import", () => {
  it.scopedLive(
    "goes on after its process was killed, beside a second one of the same file, with each row once",
    () =>
      live((companyId) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const id = yield* begun(companyId, fileOf(1_000))
          const fiber = yield* Effect.fork(imports.run(companyId, id))
          yield* untilSomeAreDone(companyId, id)
          yield* Fiber.interrupt(fiber)
          const { done, state } = yield* stateOf(companyId, id)
          expect(state).toBe("running")
          expect(done).toBeLessThan(1_000)
          const second = yield* begun(companyId, fileOf(1_000))
          // While the first has its lease nobody goes on with it, and the second waits for its turn.
          yield* imports.run(companyId, id)
          yield* imports.run(companyId, second)
          expect((yield* stateOf(companyId, id)).done).toBe(done)
          expect((yield* stateOf(companyId, second)).state).toBe("waiting")
          yield* leaseEnds
          yield* Effect.all([imports.run(companyId, id), imports.run(companyId, id), imports.runDue], {
            concurrency: "unbounded"
          })
          yield* Effect.repeat(Effect.zipRight(imports.runDue, stateOf(companyId, second)), {
            until: ({ state: now }) => now === "done",
            times: 100
          })
          expect(yield* made(companyId)).toEqual({ n: 1_000, customers: 97, twice: 0 })
          expect((yield* stateOf(companyId, id)).counts).toMatchObject({ created: 1_000 })
          expect((yield* stateOf(companyId, second)).counts).toMatchObject({ created: 0, unchanged: 1_000 })
        })
      ),
    60_000
  )

  it.scopedLive(
    "can be stopped, and goes on where it was",
    () =>
      live((companyId) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const id = yield* begun(companyId, fileOf(1_000))
          const fiber = yield* Effect.fork(imports.run(companyId, id))
          yield* untilSomeAreDone(companyId, id)
          yield* imports.stop(companyId, "receivables", id)
          yield* Fiber.join(fiber)
          const { done, state } = yield* stateOf(companyId, id)
          expect(state).toBe("stopped")
          expect((yield* made(companyId))?.["n"]).toBe(done)
          yield* imports.run(companyId, id)
          expect((yield* stateOf(companyId, id)).done).toBe(done)
          yield* imports.goOn(companyId, "receivables", id)
          yield* Effect.repeat(Effect.zipRight(imports.runDue, stateOf(companyId, id)), {
            until: ({ state: now }) => now === "done",
            times: 100
          })
          expect(yield* made(companyId)).toEqual({ n: 1_000, customers: 97, twice: 0 })
        })
      ),
    60_000
  )

  it.scopedLive(
    "records no payment again that somebody has recorded since the rows were compared",
    () =>
      live((companyId) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const file = (paid: string) =>
            new TextEncoder().encode(
              `name,email,amount,paid,currency,due,reference\nAda,a@example.com,100.00,${paid},EUR,2087-03-01,R-1`
            )
          yield* imports.run(companyId, yield* begun(companyId, file("0")))
          const id = yield* begun(companyId, file("50.00"))
          const database = yield* Database.Database
          const held = yield* Deferred.make<void>()
          const paying = yield* Effect.fork(
            database.transaction(
              {},
              Effect.gen(function* () {
                yield* database.query(
                  "update receivables set paid_minor = 5000, status = 'partially_paid' where company_id = $1",
                  [companyId]
                )
                yield* Deferred.succeed(held, undefined)
                yield* Effect.sleep("700 millis")
              })
            )
          )
          yield* Deferred.await(held)
          yield* imports.run(companyId, id)
          yield* Fiber.join(paying)
          expect(
            yield* rows("select paid_minor from receivables where company_id = $1", [companyId])
          ).toEqual([{ paid_minor: 5_000 }])
          expect((yield* stateOf(companyId, id)).counts).toMatchObject({ changed: 0, refused: 1 })
        })
      ),
    60_000
  )

  it.scopedLive(
    "keeps its file no longer than it is needed",
    () =>
      live((companyId) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const id = yield* begun(companyId, fileOf(10))
          yield* imports.run(companyId, id)
          const bytes = fileOf(11)
          yield* imports.upload(companyId, { kind: "receivables", fileName: null, bytes })
          yield* rows("update file_imports set created_at = created_at - interval '2 days'")
          yield* imports.upload(companyId, { kind: "receivables", fileName: null, bytes })
          expect(
            yield* rows("select state, content is null as empty from file_imports order by import_id")
          ).toEqual([
            { state: "done", empty: true },
            { state: "preview", empty: false }
          ])
        })
      ),
    60_000
  )
})

describe("an import among others", () => {
  it.scopedLive(
    "is compared in the turn of its company, and refused where too many of these wait",
    () =>
      live((companyId) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const file = { kind: "receivables", fileName: null, bytes: fileOf(1_000) } as const
          const { id, settings } = yield* imports.upload(companyId, file)
          const other = yield* newCompany()
          const looks = yield* Effect.fork(
            Effect.all(
              Array.from({ length: 30 }, () =>
                Effect.either(imports.compare(companyId, "receivables", id, settings))
              ),
              { concurrency: "unbounded" }
            )
          )
          yield* Effect.yieldNow()
          // Others pass what waits.
          yield* imports.upload(other, file)
          expect(yield* Effect.map(looks.poll, (exit) => exit._tag)).toBe("None")
          const refused = (yield* Fiber.join(looks)).flatMap((each) =>
            each._tag === "Left" ? [each.left._tag] : []
          )
          expect(refused).toEqual(Array.from({ length: 30 - 9 }, () => "RateLimited"))
        })
      ),
    60_000
  )

  it.scopedLive(
    "is applied beside one other of its process, and the next ones wait",
    () =>
      live((companyId) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const companies = [companyId, yield* newCompany(), yield* newCompany(), yield* newCompany()]
          const begins = yield* Effect.forEach(companies, (company) =>
            Effect.map(begun(company, fileOf(400)), (id) => imports.run(company, id))
          )
          const running = yield* Effect.fork(Effect.all(begins, { concurrency: "unbounded" }))
          let most = 0
          while ((yield* running.poll)._tag === "None") {
            const [row] = yield* rows("select count(*)::int as n from file_imports where state = 'running'")
            most = Math.max(most, Number(row?.["n"]))
            yield* Effect.sleep("5 millis")
          }
          expect(most).toBe(2)
          expect(yield* rows("select distinct state from file_imports")).toEqual([{ state: "done" }])
        })
      ),
    60_000
  )

  it.scopedLive(
    "is one of few that were stopped, too",
    () =>
      live((companyId) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          const ids: Array<number> = []
          for (let n = 0; n < 12; n += 1) {
            const id = yield* begun(companyId, fileOf(n + 2))
            yield* imports.stop(companyId, "receivables", id)
            ids.push(id)
          }
          yield* begun(companyId, fileOf(20))
          expect(
            yield* rows(
              "select state, count(content)::int as files, count(*)::int as n from file_imports group by state order by state"
            )
          ).toEqual([
            { state: "failed", files: 0, n: 2 },
            { state: "stopped", files: 10, n: 10 },
            { state: "waiting", files: 1, n: 1 }
          ])
          expect((yield* stateOf(companyId, ids[0] ?? 0)).problem).toContain("not kept any more")
        })
      ),
    60_000
  )

  it.scopedLive(
    "is one of few that wait for somebody",
    () =>
      live((companyId) =>
        Effect.gen(function* () {
          const imports = yield* FileImports
          for (let n = 0; n < 14; n += 1)
            yield* imports.upload(companyId, { kind: "receivables", fileName: null, bytes: fileOf(n + 2) })
          const [kept] = yield* rows(
            "select count(*)::int as n, max(import_id)::int as newest from file_imports"
          )
          expect(kept?.["n"]).toBeLessThanOrEqual(11)
          expect((yield* stateOf(companyId, Number(kept?.["newest"]))).preview?.counts.new).toBe(15)
        })
      ),
    60_000
  )
})
