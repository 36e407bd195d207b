/** duebook doctor */
import { Effect, Either, Option, Redacted } from "effect"
import * as Config from "../Config.ts"
import { distributionFindings } from "../services/installation/Distribution.ts"
import { Doctor, type Finding } from "../services/installation/Doctor.ts"
import { isInTheClear, isUnverified } from "../postgres/DatabaseUrl.ts"
import { beforeItWorks } from "../postgres/Migrations.ts"
import { examineProvider } from "../services/people/OpenIdConnect.ts"
import { Secrets, secretsFinding } from "../services/installation/Secrets.ts"
import * as Pooler from "../postgres/Pooler.ts"
import { columns, command } from "./Command.ts"
import { onDatabase } from "./Operator.ts"

/** Runs all checks that are possible; those of the database need a configuration and a connection. */
const examine: Effect.Effect<ReadonlyArray<Finding>> = Effect.gen(function* () {
  const configuration = yield* Effect.either(Config.load(Config.serve))
  const findings: Array<Finding> = [finding("configuration", configuration, "every variable is usable")]
  if (Either.isRight(configuration)) {
    const settings = configuration.right
    findings.push(databaseTls(settings), ...sending(settings), ...(yield* signingIn(settings)))
  }
  const way = yield* Effect.either(
    Effect.flatMap(Config.load(Config.database), ({ url }) => Pooler.examine(url))
  )
  if (Either.isLeft(way) && way.left instanceof Pooler.PoolerProblem) {
    return [...findings, finding("pooler", way, "")]
  }
  if (Either.isRight(way) && way.right !== "unreachable") {
    const detail = way.right === "direct" ? "none in between" : "keeps prepared statements and settings"
    findings.push({ check: "pooler", ok: true, detail })
  }
  const database = onDatabase(
    Effect.gen(function* () {
      const problem = yield* beforeItWorks
      const migrated = problem === null
      findings.push({ check: "database", ok: true, detail: "reachable" })
      findings.push({ check: "migrations", ok: migrated, detail: problem ?? "up to date" })
      const distribution = yield* distributionFindings
      findings.push(...distribution)
      // Where tables are not in their places, statements that join them fail.
      const isWhole = distribution.every(({ ok }) => ok)
      if (!migrated || !isWhole) return
      findings.push(...(yield* Effect.flatMap(Doctor, (doctor) => doctor.examine)))
      findings.push(secretsFinding(yield* Effect.flatMap(Secrets, (secrets) => secrets.state)))
    })
  )
  const outcome = yield* Effect.either(database)
  // A variable that is not usable is named under `configuration`.
  return Either.isRight(outcome) || outcome.left instanceof Config.ConfigInvalid
    ? findings
    : [...findings, finding("database", outcome, "")]
})

/** Whether others can read what goes to the database and back. */
const databaseTls = ({ database }: Config.ServeConfig): Finding => {
  const url = Redacted.value(database.url)
  const warning = isInTheClear(url)
    ? "warning: the password and all data go to the database in the clear: add sslmode=verify-full to DATABASE_URL"
    : isUnverified(url)
      ? "warning: nothing checks who answers as the database: write sslmode=verify-full&sslrootcert=… in DATABASE_URL"
      : null
  return { check: "database_tls", ok: true, detail: warning ?? "encrypted, or on this machine" }
}

const switches = { email: "SMTP_URL", sms: "SMS_API_URL" } as const

/** Checks of sending: settings that work, but perhaps not as the operator intends. */
const sending = ({ channels, server }: Config.ServeConfig): ReadonlyArray<Finding> => {
  const off = Config.channelsOff(channels).map((channel) => `${channel} (${switches[channel]} is not set)`)
  const link = Config.publicUrl(server, server.port)
  const isRefused = Option.isSome(channels.email) && !Option.exists(server.publicUrl, Config.isLinkable)
  return [
    {
      check: "channels",
      ok: true,
      detail:
        off.length === 0
          ? "email and sms have a provider"
          : `warning: reminders by ${off.join(" and ")} wait until a process has it; those whose time ends before are not sent, with the reason no_channel`
    },
    {
      check: "links",
      ok: !isRefused,
      detail: isRefused
        ? `e-mails would link to ${link}: with SMTP_URL, PUBLIC_URL must be https://…, or no worker starts`
        : `e-mails link to ${link}`
    }
  ]
}

/** Whether the identity provider, if there is one, says where people sign in. */
const signingIn = ({ singleSignOn }: Config.ServeConfig): Effect.Effect<ReadonlyArray<Finding>> =>
  Option.match(singleSignOn, {
    onNone: () => Effect.succeed([]),
    onSome: (provider) =>
      Effect.map(Effect.either(examineProvider(provider)), (found) => {
        const check = "single_sign_on"
        return Either.isRight(found)
          ? [{ check, ok: true, detail: `${provider.issuer} answers` }]
          : [
              {
                check,
                ok: false,
                detail: `nobody can sign in at ${provider.issuer}: ${String(found.left.cause)}`
              }
            ]
      })
  })

const finding = (check: string, result: Either.Either<unknown, Error>, good: string): Finding =>
  Either.isRight(result)
    ? { check, ok: true, detail: good }
    : { check, ok: false, detail: result.left.message.replaceAll(/\s*\n\s*/g, " ") }

export const group = {
  "": command({
    summary: "Checks configuration, database and providers. The exit code is 1 if a check fails.",
    arguments: {},
    run: () =>
      Effect.map(examine, (findings) => ({
        json: findings.map(({ check, detail, ok }) => ({ check, ok, detail })),
        text: columns(findings.map(({ check, detail, ok }) => [`${ok ? "ok  " : "FAIL"} ${check}`, detail])),
        failed: findings.some(({ ok }) => !ok)
      }))
  })
}
