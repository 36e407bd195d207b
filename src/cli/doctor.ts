/** duebook doctor */
import { Effect, Either, Option, Redacted } from "effect"
import * as Config from "../Config.ts"
import { distributionFindings } from "../services/installation/Distribution.ts"
import { Doctor } from "../services/installation/Doctor.ts"
import { type Finding, finding, type FindingLevel } from "../services/installation/Finding.ts"
import { isInTheClear, isUnverified } from "../postgres/DatabaseUrl.ts"
import { beforeItWorks } from "../postgres/Migrations.ts"
import { examineProvider } from "../services/people/OpenIdConnect.ts"
import { Secrets, secretsFinding } from "../services/installation/Secrets.ts"
import * as Pooler from "../postgres/Pooler.ts"
import { flag } from "./Arguments.ts"
import { columns, command } from "./Command.ts"
import { onDatabase, publicUrl } from "./Operator.ts"

/** Runs all checks that are possible; those of the database need a configuration and a connection. */
const examine: Effect.Effect<ReadonlyArray<Finding>> = Effect.gen(function* () {
  const configuration = yield* Effect.either(Config.load(Config.serve))
  const findings: Array<Finding> = [outcomeOf("configuration", configuration, "every variable is usable")]
  const settings = Either.getOrNull(configuration)
  if (settings !== null) {
    findings.push(databaseTls(settings), sending(settings), ...(yield* signingIn(settings)))
  }
  const way = yield* Effect.either(
    Effect.flatMap(Config.load(Config.database), ({ url }) => Pooler.examine(url))
  )
  if (Either.isLeft(way) && way.left instanceof Pooler.PoolerProblem) {
    return [...findings, outcomeOf("pooler", way, "")]
  }
  if (Either.isRight(way) && way.right !== "unreachable") {
    const detail = way.right === "direct" ? "none in between" : "keeps prepared statements and settings"
    findings.push(finding.ok("pooler", detail))
  }
  let stored = settings === null ? "" : Config.publicUrl(settings.server, settings.server.port)
  const database = onDatabase(
    Effect.gen(function* () {
      const problem = yield* beforeItWorks
      findings.push(finding.ok("database", "reachable"))
      findings.push(
        problem === null ? finding.ok("migrations", "up to date") : finding.fail("migrations", problem)
      )
      const distribution = yield* distributionFindings
      findings.push(...distribution)
      // Where tables are not in their places, statements that join them fail.
      const isWhole = distribution.every(({ level }) => level !== "fail")
      if (problem !== null || !isWhole) return
      if (settings !== null) stored = yield* publicUrl(settings.server)
      findings.push(...(yield* Effect.flatMap(Doctor, (doctor) => doctor.examine)))
      findings.push(secretsFinding(yield* Effect.flatMap(Secrets, (secrets) => secrets.state)))
    })
  )
  const outcome = yield* Effect.either(database)
  if (settings !== null) findings.push(links(settings, stored))
  // A variable that is not usable is named under `configuration`.
  return Either.isRight(outcome) || outcome.left instanceof Config.ConfigInvalid
    ? findings
    : [...findings, outcomeOf("database", outcome, "")]
})

/** Whether others can read what goes to the database and back. */
const databaseTls = ({ database }: Config.ServeConfig): Finding => {
  const url = Redacted.value(database.url)
  const warning = isInTheClear(url)
    ? "the password and all data go to the database in the clear: add sslmode=verify-full to DATABASE_URL"
    : isUnverified(url)
      ? "nothing checks who answers as the database: write sslmode=verify-full&sslrootcert=… in DATABASE_URL"
      : null
  return warning === null
    ? finding.ok("database_tls", "encrypted, or on this machine")
    : finding.warning("database_tls", warning)
}

const switches = { email: "SMTP_URL", sms: "SMS_API_URL" } as const

/**
 * Whether each channel has a provider. Many installations have e-mail alone, as policies do unless somebody adds SMS; if
 * an attempt waits for SMS all the same, `provider_sms` warns.
 */
const sending = ({ channels }: Config.ServeConfig): Finding => {
  const missing = Config.channelsOff(channels)
  const off = missing.map((channel) => `${channel} (${switches[channel]} is not set)`)
  return off.length === 0
    ? finding.ok("channels", "email and sms have a provider")
    : finding[missing.includes("email") ? "warning" : "ok"](
        "channels",
        `reminders by ${off.join(" and ")} wait until a process has it; those whose time ends before are not sent, with the reason no_channel`
      )
}

/** Where links lead: `stored` is the address of the process that began last. */
const links = ({ channels, server }: Config.ServeConfig, stored: string): Finding => {
  const here = Option.getOrNull(server.publicUrl)
  if (Option.isSome(channels.email) && (here === null || !Config.isLinkable(here))) {
    const link = Config.publicUrl(server, server.port)
    return finding.fail(
      "links",
      `e-mails would link to ${link}: with SMTP_URL, PUBLIC_URL must be https://…, or no worker starts`
    )
  }
  return here === null || here === stored
    ? finding.ok("links", `e-mails link to ${stored}`)
    : finding.warning(
        "links",
        `e-mails link to ${stored}, as the process says that began last, and PUBLIC_URL is ${here} here`
      )
}

/** Whether the identity provider, if there is one, says where people sign in. */
const signingIn = ({ singleSignOn }: Config.ServeConfig): Effect.Effect<ReadonlyArray<Finding>> =>
  Option.match(singleSignOn, {
    onNone: () => Effect.succeed([]),
    onSome: (provider) =>
      Effect.map(Effect.either(examineProvider(provider)), (found) => [
        Either.isRight(found)
          ? finding.ok("single_sign_on", `${provider.issuer} answers`)
          : finding.fail(
              "single_sign_on",
              `nobody can sign in at ${provider.issuer}: ${String(found.left.cause)}`
            )
      ])
  })

const outcomeOf = (name: string, result: Either.Either<unknown, Error>, good: string): Finding =>
  Either.isRight(result)
    ? finding.ok(name, good)
    : finding.fail(name, result.left.message.replaceAll(/:\s*\n\s*/g, ": ").replaceAll(/\s*\n\s*/g, "; "))

const words: Readonly<Record<FindingLevel, string>> = { ok: "ok  ", warning: "WARN", fail: "FAIL" }

export const group = {
  "": command({
    summary:
      "Checks configuration, database and providers. The exit code is 1 if a check fails, with --strict also if one warns.",
    arguments: { strict: flag("fail also for warnings") },
    run: ({ strict }) =>
      Effect.map(examine, (findings) => ({
        json: { checks: findings.map(({ detail, level, name }) => ({ name, level, detail })) },
        text: columns(findings.map(({ detail, level, name }) => [`${words[level]} ${name}`, detail])),
        failed: findings.some(({ level }) => level === "fail" || (strict && level === "warning"))
      }))
  })
}
