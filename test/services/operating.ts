/** The operator's services on a database for one test, on the test's clock. */
import { expect } from "@effect/vitest"
import { Context, Effect, Layer, Redacted, type Scope, TestClock } from "effect"
import type { Sealing } from "../../src/repos/Sealing.ts"
import { type Services, services } from "../../src/cli/Operator.ts"
import { CurrentActor, operator } from "../../src/domain/Actor.ts"
import { Companies } from "../../src/services/company/Companies.ts"
import { Members } from "../../src/services/people/Members.ts"
import { Users } from "../../src/services/people/Users.ts"
import * as Database from "../../src/postgres/Database.ts"
import { problemsOf, STORED_ENTRIES, type StoredRow } from "../support/auditEntries.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { sealing } from "../support/secretKeys.ts"

export const START = Date.parse("2026-03-01T09:30:00Z")

/** As the operator, with the operator's services. */
export const operatorOn = (url: string) =>
  Layer.provideMerge(
    Layer.mergeAll(services, Layer.succeed(CurrentActor, operator)).pipe(Layer.provideMerge(sealing)),
    Database.layer({
      url: Redacted.make(url),
      size: 16,
      maxWaiting: 100,
      applicationName: "duebook-test"
    })
  )

/** Fails where an entry of the audit log is not as the table of deeds says. */
const everyEntryIsRight = Effect.flatMap(Database.Database, (database) =>
  Effect.map(database.query<StoredRow>(STORED_ENTRIES, []), (rows) => expect(problemsOf(rows)).toEqual([]))
)

/** Runs a test on a new, migrated database; the clock begins at `START`. */
export const operating = <A, E>(
  effect: (
    url: string
  ) => Effect.Effect<A, E, Services | Sealing | CurrentActor | Database.Database | Scope.Scope>
) =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    yield* TestClock.setTime(START)
    return yield* Effect.provide(
      Effect.zipLeft(CurrentActor.acting(operator)(effect(url)), everyEntryIsRight),
      operatorOn(url)
    )
  })

/** Another instance of a service, with its own connections to the same database. */
export const instance = <I extends Services, S>(tag: Context.Tag<I, S>, url: string) =>
  Effect.map(Layer.build(operatorOn(url)), (context) => Context.get(context as Context.Context<I>, tag))

export const newCompany = (timezone: string | null = null) =>
  Effect.flatMap(Companies, (companies) =>
    companies.create({ name: "Analytical Engines", timezone, country: null, email: null, testClock: null })
  )

let people = 0

export const newUser = (twoFactorConfirmed = true) =>
  Effect.flatMap(Users, (users) => {
    people += 1
    return users.create({
      email: `person${people}@example.com`,
      name: "Ada",
      emailVerified: true,
      twoFactorConfirmed
    })
  })

/** A company with one owner who may have keys. */
export const newOwner = Effect.gen(function* () {
  const owner = { companyId: yield* newCompany(), userId: yield* newUser() }
  yield* Effect.flatMap(Members, (members) => members.add(owner, "owner"))
  return owner
})

/** Queries the database directly. */
export const rows = (text: string, params: ReadonlyArray<unknown> = []) =>
  Effect.flatMap(Database.Database, (database) => database.query(text, params))
