/** Checks of an installation, for an operator who looks for the cause of a problem. */
import { Clock, Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { isTimeZone } from "../../domain/Contact.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { APP_ROLE, LET_APP_LOG_IN, told } from "../../postgres/Grants.ts"
import {
  Diagnosis,
  type LongTransaction,
  type NamedCompanies,
  type RoleGrants,
  type ServingRole
} from "../../repos/installation/Diagnosis.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"
import { type ChannelOverview, ChannelStates, MAX_COUNTED } from "../../repos/reminders/ChannelStates.ts"
import { type Finding, finding } from "./Finding.ts"

/** What needs the owner's rights. */
const OWNERS_COMMANDS = "migrate, distribute and restored"

/** Clocks further apart than this are worth a warning, because limits and expiry follow this machine's clock. */
const MAX_SKEW_MILLIS = 2_000
/** The oldest PostgreSQL that it is tested on. */
const OLDEST_VERSION = 15
/** What ends within this is worth a warning. */
const SOON_MILLIS = 7 * 86_400_000

const processes = (n: number): string => `${n} ${n === 1 ? "process" : "processes"}`

/** What the processes that send have seen of a channel. */
const providerFinding = ({
  channel,
  down,
  downSince,
  faultCode,
  off,
  up,
  waiting
}: ChannelOverview): Finding => {
  const seen = [
    up > 0 ? `works in ${processes(up)}` : "",
    down > 0
      ? `down in ${processes(down)} since ${toRfc3339(downSince ?? 0)} (${faultCode ?? "unknown"})`
      : "",
    off > 0 ? `not set up in ${processes(off)}` : ""
  ].filter((part) => part !== "")
  const said = seen.length === 0 ? "no process that sends was seen in the last minute" : seen.join(", ")
  const queue =
    waiting === 0
      ? ""
      : waiting === 1
        ? "; 1 attempt waits for it"
        : `; ${waiting === MAX_COUNTED ? "at least " : ""}${waiting} attempts wait for it`
  // Many installations have no provider of SMS, and miss none while nothing waits for one.
  const isFine = down === 0 && waiting === 0 && (up > 0 || seen.length === 0 || channel === "sms")
  return finding[isFine ? "ok" : "warning"](`provider_${channel}`, said + queue)
}

/** Whether any process sends at all. */
const sendingFinding = (channels: ReadonlyArray<ChannelOverview>): Finding => {
  const name = "sending_process"
  return channels.some(({ down, off, up }) => up + down + off > 0)
    ? finding.ok(name, "one was seen in the last minute")
    : finding.warning(
        name,
        "no process that sends was seen in the last minute: start duebook worker, or duebook serve without --no-worker"
      )
}

/** Whether the service is who it should be in the database, and the roles have what they should. */
const rolesFinding = (
  { exists, isMember, isOwner, isPowerful, isSuperuser, user }: ServingRole,
  { excess, missing }: RoleGrants
): Finding => {
  const name = "database_roles"
  const [first, ...others] = [
    ...missing.map((grant) => told(grant, "lacks")),
    ...excess.map((grant) => told(grant, "has"))
  ]
  if (!exists) {
    return finding.warning(name, `the role ${APP_ROLE} is missing: duebook migrate says how to make it`)
  }
  if (first !== undefined) {
    const more = others.length === 0 ? "" : ` and ${others.length} more`
    return finding.fail(name, `${first}${more}: duebook migrate`)
  }
  if (isSuperuser || isOwner) {
    const what = isSuperuser ? "is a superuser" : "owns the tables"
    return finding.warning(
      name,
      `${user} ${what}: as that run ${OWNERS_COMMANDS} alone, and serve as ${APP_ROLE}, after ${LET_APP_LOG_IN}`
    )
  }
  if (!isMember) {
    return finding.fail(name, `${user} is no member of ${APP_ROLE}: grant ${APP_ROLE} to "${user}"`)
  }
  return isPowerful
    ? finding.warning(
        name,
        `${APP_ROLE} or ${user} may make roles, databases or tables: take that right away`
      )
    : finding.ok(name, `${user} serves as ${APP_ROLE}`)
}

const named = ({ first, total }: NamedCompanies): string =>
  first.join(", ") + (total > first.length ? ` and ${total - first.length} more` : "")

const activeCompanies = (total: number): string =>
  `${total} active ${total === 1 ? "company has" : "companies have"}`

/** The companies that lack something that they can't send without. */
const withoutFinding = (name: string, has: string, lacks: string, companies: NamedCompanies): Finding =>
  companies.total === 0
    ? finding.ok(name, `every active company has ${has}`)
    : finding.warning(name, `${activeCompanies(companies.total)} ${lacks}: ${named(companies)}`)

/** Transactions that hold back vacuum, migrations and whoever waits for their locks. */
const transactionsFinding = (long: ReadonlyArray<LongTransaction>): Finding => {
  const name = "long_transactions"
  const [first] = long
  if (first === undefined)
    return finding.ok(name, "none is older than a minute, of those that this user sees")
  const more = long.length === 1 ? "" : `, and ${long.length - 1} more`
  return finding.warning(
    name,
    `one has been open since ${toRfc3339(first.since)} (pid ${first.pid}, ${first.application || "no application name"})${more}`
  )
}

/** The server, the schema and the roles. */
const checkDatabase = (diagnosis: Diagnosis["Type"], settings: SettingsRepo["Type"]) => {
  const server = Effect.gen(function* () {
    const before = yield* Clock.currentTimeMillis
    const { at, readOnly, version } = yield* diagnosis.server
    const after = yield* Clock.currentTimeMillis
    const skew = at < before ? at - before : Math.max(0, at - after)
    const apart = `the database's clock is ${Math.abs(skew)} ms ${skew < 0 ? "behind" : "ahead of"} this one's`
    const isOld = Number.parseInt(version, 10) < OLDEST_VERSION
    return [
      isOld
        ? finding.fail("server", `PostgreSQL ${version} is too old: ${OLDEST_VERSION} or later is needed`)
        : finding.ok("server", `PostgreSQL ${version}`),
      readOnly
        ? finding.fail(
            "read_only",
            "the database refuses writes: is DATABASE_URL that of the primary server?"
          )
        : finding.ok("read_only", "the database takes writes"),
      Math.abs(skew) > MAX_SKEW_MILLIS
        ? finding.warning("clocks", apart)
        : finding.ok("clocks", "within 2 seconds of each other")
    ]
  })

  const schema = Effect.map(diagnosis.schema, ({ invalid, missing }) => {
    const name = "schema"
    const [first] = missing
    if (first !== undefined) {
      const more = missing.length === 1 ? "" : ` and ${missing.length - 1} more`
      return finding.fail(name, `missing: ${first}${more}; make it again as the migrations do`)
    }
    return invalid.length > 0
      ? finding.fail(name, `not valid: ${invalid.join(", ")}; run: reindex index concurrently …`)
      : finding.ok(name, "every table, column, index and constraint of the migrations is there")
  })

  const gate = Effect.map(settings.gateOpen, (open) =>
    open
      ? finding.ok("gate", "open")
      : finding.warning("gate", "closed, /v1 answers 503 until: duebook gate open")
  )

  const rowLevelSecurity = Effect.gen(function* () {
    const name = "row_level_security"
    if (!(yield* diagnosis.tenantRole)) {
      return finding.fail(
        name,
        "the role duebook_tenant is missing, too powerful, or not granted to this database user"
      )
    }
    const unguarded = yield* diagnosis.unguardedTables
    return unguarded.length === 0
      ? finding.ok(name, "every table of a company is confined to it")
      : finding.fail(name, `not confined: ${unguarded.join(", ")}`)
  })

  const roles = Effect.zipWith(diagnosis.servingRole, diagnosis.grants, rolesFinding)

  const transactions = Effect.map(diagnosis.longTransactions, transactionsFinding)

  return Effect.map(Effect.all([server, schema, gate, roles, rowLevelSecurity, transactions]), (findings) =>
    findings.flat()
  )
}

/** What companies need. */
const checkCompanies = (diagnosis: Diagnosis["Type"]) => {
  const plans = Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.map(
      Effect.all([
        diagnosis.companiesWithoutPlan(now),
        diagnosis.companiesWithoutPlanAt(now, now + SOON_MILLIS)
      ]),
      ([without, ending]) => [
        withoutFinding("plans", "a plan period in force", "no plan period in force", without),
        ending.total === 0
          ? finding.ok("plans_ending", "no plan ends within seven days without another after it")
          : finding.warning(
              "plans_ending",
              `${activeCompanies(ending.total)} a plan that ends within seven days: ${named(ending)}; duebook plan start --renew`
            )
      ]
    )
  )

  const keys = Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.map(diagnosis.keysEnding(now, now + SOON_MILLIS), ({ companies, keys: ending }) =>
      ending === 0
        ? finding.ok("keys_ending", "no API key ends within seven days")
        : finding.warning(
            "keys_ending",
            `${ending} API ${ending === 1 ? "key ends" : "keys end"} within seven days, of the companies ${named(companies)}; duebook keys rotate`
          )
    )
  )

  const policies = Effect.map(diagnosis.companiesWithoutSteps, (companies) =>
    withoutFinding("policies", "steps in its reminder policy", "a reminder policy with no steps", companies)
  )

  const zones = Effect.map(diagnosis.timeZones, (stored) => {
    const unusable = stored.filter((zone) => !isTimeZone(zone))
    return unusable.length === 0
      ? finding.ok("time_zones", `${stored.length} in use, all known here`)
      : finding.fail("time_zones", `not known here: ${unusable.slice(0, 10).join(", ")}`)
  })

  return Effect.map(Effect.all([plans, keys, policies, zones]), (findings) => findings.flat())
}

/** Whether messages leave. */
const checkSending = (diagnosis: Diagnosis["Type"], states: ChannelStates["Type"]) => {
  const providers = Effect.map(states.overview, (channels) => [
    sendingFinding(channels),
    ...channels.map(providerFinding)
  ])

  const mails = Effect.map(diagnosis.mails, ({ failed, oldest, waiting }) => {
    const said = [
      waiting === 0
        ? ""
        : `${waiting} ${waiting === 1 ? "waits" : "wait"} for more than five minutes, the oldest since ${toRfc3339(oldest ?? 0)}`,
      failed === 0 ? "" : `${failed} ${failed === 1 ? "was" : "were"} given up in the last seven days`
    ].filter((part) => part !== "")
    return said.length === 0
      ? finding.ok("mails", "the service's own mails leave")
      : finding.warning("mails", `of the service's own mails ${said.join(", and ")}: duebook mail list`)
  })

  return Effect.map(Effect.all([providers, mails]), (findings) => findings.flat())
}

export class Doctor extends Context.Tag("duebook/Doctor")<
  Doctor,
  {
    /** Runs all checks. The database has to be reachable and migrated. */
    readonly examine: Effect.Effect<ReadonlyArray<Finding>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Doctor,
    Effect.gen(function* () {
      const diagnosis = yield* Diagnosis
      const settings = yield* SettingsRepo
      const states = yield* ChannelStates

      return Doctor.of({
        examine: Effect.map(
          Effect.all([
            checkDatabase(diagnosis, settings),
            checkCompanies(diagnosis),
            checkSending(diagnosis, states)
          ]),
          (findings) => findings.flat()
        )
      })
    })
  )
}
