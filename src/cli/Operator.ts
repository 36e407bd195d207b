/** What commands that open the database run in: the operator's services over a small pool. */
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import * as Config from "../Config.ts"
import { ServiceUnavailable } from "../domain/Errors.ts"
import { AuditLog } from "../repos/AuditLog.ts"
import { CompaniesRepo } from "../repos/Companies.ts"
import { Diagnosis } from "../repos/Diagnosis.ts"
import { Installation } from "../repos/Installation.ts"
import { KeyRing } from "../repos/KeyRing.ts"
import { MembershipsRepo } from "../repos/Memberships.ts"
import { PayablesRepo } from "../repos/Payables.ts"
import { PlanPeriodsRepo } from "../repos/PlanPeriods.ts"
import { SeriesRepo } from "../repos/Series.ts"
import { SettingsRepo } from "../repos/Settings.ts"
import { Tenant } from "../repos/Tenant.ts"
import { UsersRepo } from "../repos/Users.ts"
import { Companies } from "../services/Companies.ts"
import { Doctor } from "../services/Doctor.ts"
import { Gate } from "../services/Gate.ts"
import { Keys } from "../services/Keys.ts"
import { Members } from "../services/Members.ts"
import { Operation } from "../services/Operation.ts"
import { Plans } from "../services/Plans.ts"
import { Series } from "../services/Series.ts"
import { Users } from "../services/Users.ts"
import * as Database from "../sql/Database.ts"
import { isMigrated } from "../sql/Migrations.ts"
import type { PoolOptions } from "../sql/Pool.ts"
import { driverError } from "../sql/SqlFailure.ts"
import { CommandFailed } from "./Command.ts"

/** A command runs one statement at a time; one more connection for what looks beside it. */
const POOL_SIZE = 2
const APPLICATION_NAME = "duebook-cli"

const repos = Layer.mergeAll(
  AuditLog.layer,
  CompaniesRepo.layer,
  Diagnosis.layer,
  Installation.layer,
  KeyRing.layer,
  MembershipsRepo.layer,
  PayablesRepo.layer,
  PlanPeriodsRepo.layer,
  SeriesRepo.layer,
  SettingsRepo.layer,
  Tenant.layer,
  UsersRepo.layer
)

/** The operator's services, over a database of the caller's. */
export const services = Layer.mergeAll(
  Companies.layer,
  Doctor.layer,
  Gate.layer,
  Keys.layer,
  Members.layer,
  Plans.layer,
  Series.layer,
  Users.layer
).pipe(Layer.provide(Operation.layer), Layer.provide(repos))

/** What a command may use. */
export type Services = Layer.Layer.Success<typeof services>

const messageOf = (error: unknown): string => {
  // Several addresses of one host fail as one error without a message of its own.
  const [cause] = error instanceof AggregateError ? (error.errors as ReadonlyArray<unknown>) : [error]
  return cause instanceof Error ? cause.message : String(cause)
}

/** Every failure to reach the database, worded for the operator. */
const unreachable = (why: string) =>
  new CommandFailed({
    message: `The database can't be reached (${why}). Is it running, and does DATABASE_URL point to it?`
  })

/** A connection of its own, beside any pool; not a moment longer than the effect needs it. */
export const withConnection = <A, E>(
  effect: Effect.Effect<A, E, Layer.Layer.Success<ReturnType<typeof PgClient.layer>>>
): Effect.Effect<A, Error | Exclude<E, { readonly _tag: "SqlError" }>> =>
  Effect.gen(function* () {
    const { url } = yield* Config.load(Config.database)
    const client = PgClient.layer({
      url,
      maxConnections: 1,
      connectTimeout: "2 seconds",
      applicationName: APPLICATION_NAME
    })
    return yield* Effect.provide(effect, client)
  }).pipe(
    Effect.catchIf(
      (error): error is Extract<typeof error, { readonly _tag: "SqlError" }> =>
        typeof error === "object" && error !== null && "_tag" in error && error._tag === "SqlError",
      (error) => Effect.fail(unreachable(messageOf(driverError(error))))
    )
  ) as Effect.Effect<A, Error | Exclude<E, { readonly _tag: "SqlError" }>>

/** The operator's services on the configured database, reachable and migrated or not. */
export const unchecked = <A, E>(effect: Effect.Effect<A, E, Services>): Effect.Effect<A, E | Error> =>
  Effect.gen(function* () {
    const { url } = yield* Config.load(Config.database)
    const pool: PoolOptions = { url, size: POOL_SIZE, maxWaiting: 100, applicationName: APPLICATION_NAME }
    return yield* Effect.provide(effect, Layer.provide(services, Database.layer(pool)))
  }).pipe(
    Effect.mapError((error) =>
      error instanceof ServiceUnavailable
        ? new CommandFailed({ message: unavailable[error.details?.reason ?? "overloaded"] })
        : error
    )
  )

const unavailable = {
  not_open: "The service is not open yet: duebook gate open.",
  overloaded: "The database is busy with what stands in the way of this command: try again.",
  database_unavailable: unreachable("the connection was lost").message
}

/** Runs a command's work, once the database is known to be reachable and migrated. */
export const operator = <A, E>(effect: Effect.Effect<A, E, Services>): Effect.Effect<A, E | Error> =>
  Effect.flatMap(withConnection(isMigrated), (migrated) =>
    migrated
      ? unchecked(effect)
      : Effect.fail(
          new CommandFailed({ message: "The database is not migrated to this version. Run: duebook migrate" })
        )
  )
