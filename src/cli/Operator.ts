/** Provides the operator's services over a small pool to commands that use the database. */
import type { SqlClient } from "@effect/sql/SqlClient"
import { SqlError } from "@effect/sql/SqlError"
import * as PgClient from "@effect/sql-pg/PgClient"
import { Cause, Effect, Layer, Option, Redacted } from "effect"
import * as Config from "../Config.ts"
import { CurrentActor, operator } from "../domain/Actor.ts"
import { catalogue, ServiceUnavailable } from "../domain/Errors.ts"
import { SettingsRepo } from "../repos/installation/Settings.ts"
import { repos } from "../repos/Layers.ts"
import { KEYS_NEEDED, KeysMissing, Sealing, SealUnbroken } from "../repos/Sealing.ts"
import { StatementFiles } from "../services/bank/StatementFiles.ts"
import { StatementImports } from "../services/bank/StatementImports.ts"
import { StatementMatching } from "../services/bank/StatementMatching.ts"
import { BankAccounts } from "../services/company/BankAccounts.ts"
import { Companies } from "../services/company/Companies.ts"
import { CompanyClosing } from "../services/company/CompanyClosing.ts"
import { CompanyExports } from "../services/company/CompanyExports.ts"
import { CompanyTrust } from "../services/company/CompanyTrust.ts"
import { Doctor } from "../services/installation/Doctor.ts"
import { Gate } from "../services/installation/Gate.ts"
import { FileImports } from "../services/imports/FileImports.ts"
import { ImportReading } from "../services/imports/ImportReading.ts"
import { Keys } from "../services/keys/Keys.ts"
import { Members } from "../services/people/Members.ts"
import { DunningRules } from "../services/reminders/DunningRules.ts"
import { Idempotency } from "../services/Idempotency.ts"
import { Plans } from "../services/company/Plans.ts"
import { ReminderPolicies } from "../services/reminders/ReminderPolicies.ts"
import { Reminders } from "../services/reminders/Reminders.ts"
import { ReminderTexts } from "../services/reminders/ReminderTexts.ts"
import { Restored } from "../services/installation/Restored.ts"
import { Secrets } from "../services/installation/Secrets.ts"
import { PlanAgain } from "../services/reminders/PlanAgain.ts"
import { PayableSeries } from "../services/payables/Series.ts"
import { Users } from "../services/people/Users.ts"
import { Write } from "../services/Write.ts"
import * as Database from "../postgres/Database.ts"
import { beforeItWorks } from "../postgres/Migrations.ts"
import { MIGRATING_CONNECTIONS } from "../postgres/MigrationSteps.ts"
import { APP_ROLE } from "../postgres/Grants.ts"
import * as Pooler from "../postgres/Pooler.ts"
import {
  distrustsServer,
  driverError,
  isUserRefused,
  lacksRights,
  lacksTls,
  LOGIN_NEEDED,
  ROLE_NEEDED,
  TLS_NEEDED,
  TRUST_NEEDED
} from "../postgres/SqlFailure.ts"
import { CommandFailed } from "./Command.ts"

/** One connection for the command's statements, one for queries that need a connection of their own. */
const POOL_SIZE = 2
const APPLICATION_NAME = "duebook-cli"

/** The operator's services; needs a Database, and what seals secrets. */
export const services = Layer.mergeAll(
  Companies.layer,
  BankAccounts.layer,
  CompanyClosing.layer,
  CompanyExports.layer,
  CompanyTrust.layer,
  Doctor.layer,
  Gate.layer,
  Keys.layer,
  Members.layer,
  Plans.layer,
  ReminderPolicies.layer,
  ReminderTexts.layer,
  Restored.layer,
  Secrets.layer,
  PayableSeries.layer,
  Users.layer,
  FileImports.layer.pipe(Layer.provide(ImportReading.layer)),
  StatementImports.layer.pipe(Layer.provide(Layer.merge(StatementFiles.layer, StatementMatching.layer)))
).pipe(
  Layer.provide(Write.layer),
  Layer.provide(Idempotency.layer),
  Layer.provide(Reminders.layer),
  Layer.provide(PlanAgain.layer),
  Layer.provide(DunningRules.layer),
  Layer.provide(repos)
)

/** The services that a command may use. */
export type Services = Layer.Layer.Success<typeof services>

const messageOf = (error: unknown): string => {
  // When a host has several addresses, they fail together as one error without a message.
  const [cause] = error instanceof AggregateError ? (error.errors as ReadonlyArray<unknown>) : [error]
  return cause instanceof Error ? cause.message : String(cause)
}

const unavailable = (message: string) =>
  new CommandFailed({ code: catalogue.ServiceUnavailable.code, message })

const unreachable = (why: string) =>
  unavailable(`The database can't be reached (${why}). Is it running, and does DATABASE_URL point to it?`)

const forbidden = (error: unknown) =>
  new CommandFailed({
    message: `The database refuses this (${messageOf(driverError(error))}). ${ROLE_NEEDED}`
  })

/** What the operator is told of a failure of the database. */
const failureOf = (error: unknown): CommandFailed => {
  if (lacksRights(error)) return forbidden(error)
  const why = messageOf(driverError(error))
  if (lacksTls(error)) return unavailable(TLS_NEEDED)
  if (distrustsServer(error)) {
    return unavailable(
      `The certificate of the server in DATABASE_URL is not accepted (${why}): ${TRUST_NEEDED}`
    )
  }
  if (isUserRefused(error)) {
    return unavailable(
      `The database refuses the user in DATABASE_URL (${why}).${why.includes(APP_ROLE) ? ` ${LOGIN_NEEDED}` : ""}`
    )
  }
  return unreachable(why)
}

const reasons = {
  not_open: "The service is not open yet: duebook gate open.",
  overloaded: "The database is busy with what stands in the way of this command: try again.",
  database_unavailable: unreachable("the connection was lost").message
}

type Failures<E> = Exclude<E, SqlError | ServiceUnavailable>

/** Failures that are defects because they are no fault of a request, but which an operator can mend. */
const mendable = (defect: unknown): Option.Option<CommandFailed> =>
  lacksRights(defect) || lacksTls(defect) || distrustsServer(defect)
    ? Option.some(failureOf(defect))
    : defect instanceof KeysMissing || defect instanceof SealUnbroken
      ? Option.some(new CommandFailed({ message: defect.message }))
      : Option.none()

/** Turns failures of the database into messages for the operator; other failures stay as they are. */
export const withMessages = <A, E, R>(
  effect: Effect.Effect<A, E, R>
): Effect.Effect<A, Failures<E> | CommandFailed, R> =>
  Effect.mapError(effect, (error) => {
    if (error instanceof SqlError) return failureOf(error)
    if (error instanceof ServiceUnavailable) {
      return unavailable(reasons[error.details?.reason ?? "overloaded"])
    }
    return error as Failures<E>
  }).pipe(Effect.catchSomeDefect((defect) => Option.map(mendable(defect), Effect.fail)))

/** After a failure, looks whether a pooler is at fault through which nothing can work, and says that instead. */
const orPoolerProblem =
  (url: Redacted.Redacted) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | Pooler.PoolerProblem, R> =>
    Effect.tapErrorCause(effect, (cause) => {
      const failure = Option.getOrUndefined(Cause.failureOption(cause))
      const isOfDatabase = failure instanceof SqlError || failure instanceof ServiceUnavailable
      return isOfDatabase || Cause.isDie(cause) ? Effect.asVoid(Pooler.examine(url)) : Effect.void
    })

/** Runs on connections without the pool's timeouts, because a migration may take long. */
export const onConnection = <A, E>(effect: Effect.Effect<A, E, SqlClient>) =>
  Effect.gen(function* () {
    const { url } = yield* Config.load(Config.database)
    const options = {
      url,
      maxConnections: MIGRATING_CONNECTIONS,
      connectTimeout: "2 seconds" as const,
      applicationName: APPLICATION_NAME
    }
    return yield* Effect.provide(effect, PgClient.layer(options)).pipe(orPoolerProblem(url))
  }).pipe(withMessages)

/** Runs as the operator, with the operator's services, on the configured database, whether it is migrated or not. */
export const onDatabase = <A, E>(
  effect: Effect.Effect<A, E, Services | Sealing | SqlClient | Database.Database | CurrentActor>
) =>
  Effect.gen(function* () {
    const { url } = yield* Config.load(Config.database)
    const keys = yield* Config.load(Config.secretKeys)
    const options = {
      url,
      size: POOL_SIZE,
      maxWaiting: 100,
      applicationName: APPLICATION_NAME
    }
    return yield* CurrentActor.acting(operator)(effect).pipe(
      Effect.provide(
        services.pipe(
          Layer.provideMerge(Sealing.layer(keys === null ? null : Redacted.value(keys))),
          Layer.provideMerge(Database.layer(options))
        )
      ),
      orPoolerProblem(url)
    )
  }).pipe(withMessages)

const requireMigrated = Effect.flatMap(beforeItWorks, (message) =>
  message === null ? Effect.void : Effect.fail(new CommandFailed({ message }))
)

/** Runs as the operator, with the operator's services. Fails when the database is not migrated. */
export const asOperator = <A, E>(
  effect: Effect.Effect<A, E, Services | Sealing | Database.Database | CurrentActor>
) => onDatabase(Effect.zipRight(requireMigrated, effect))

/** The same for what opens or seals secrets. Fails before it does anything where there are no keys. */
export const asOperatorWithKeys = <A, E>(
  effect: Effect.Effect<A, E, Services | Sealing | Database.Database | CurrentActor>
) =>
  Effect.flatMap(Config.load(Config.secretKeys), (keys) =>
    keys === null ? Effect.fail(new CommandFailed({ message: KEYS_NEEDED })) : asOperator(effect)
  )

/** What links in messages begin with: as of the process that began last, else PUBLIC_URL, else this machine. */
export const publicUrl = (
  server: Config.ServerConfig
): Effect.Effect<string, ServiceUnavailable, Database.Database | Sealing> =>
  Effect.flatMap(SettingsRepo, ({ address }) => address).pipe(
    Effect.map((address) => address ?? Config.publicUrl(server, server.port)),
    Effect.provide(SettingsRepo.layer)
  )
