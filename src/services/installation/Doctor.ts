/** Checks of an installation, for an operator who looks for the cause of a problem. */
import { Clock, Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { isTimeZone } from "../../domain/Contact.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type ChannelOverview, ChannelStates, MAX_COUNTED } from "../../repos/reminders/ChannelStates.ts"
import { APP_ROLE, LET_APP_LOG_IN, told } from "../../postgres/Grants.ts"
import {
  Diagnosis,
  type NamedCompanies,
  type RoleGrants,
  type ServingRole
} from "../../repos/installation/Diagnosis.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"

/** What needs the owner's rights. */
const OWNERS_COMMANDS = "migrate, distribute and restored"

/** Clocks further apart than this are worth a warning, because limits and expiry follow this machine's clock. */
const MAX_SKEW_MILLIS = 2_000

/**
 * The result of one check. A detail that begins with "warning:" needs the operator's attention, although `ok` is true.
 */
export interface Finding {
  readonly check: string
  readonly ok: boolean
  readonly detail: string
}

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
  const told = seen.length === 0 ? "no process that sends was seen in the last minute" : seen.join(", ")
  const queue =
    waiting === 0 ? "" : `; ${waiting === MAX_COUNTED ? "at least " : ""}${waiting} attempts wait for it`
  const isFine = down === 0 && waiting === 0 && (up > 0 || seen.length === 0)
  return { check: `provider_${channel}`, ok: true, detail: `${isFine ? "" : "warning: "}${told}${queue}` }
}

/** Whether the service is who it should be in the database, and the roles have what they should. */
const rolesFinding = (
  { exists, isMember, isOwner, isPowerful, isSuperuser, user }: ServingRole,
  { excess, missing }: RoleGrants
): Finding => {
  const check = "database_roles"
  const [first, ...others] = [
    ...missing.map((grant) => told(grant, "lacks")),
    ...excess.map((grant) => told(grant, "has"))
  ]
  if (!exists) {
    return {
      check,
      ok: true,
      detail: `warning: the role ${APP_ROLE} is missing: duebook migrate says how to make it`
    }
  }
  if (first !== undefined) {
    const more = others.length === 0 ? "" : ` and ${others.length} more`
    return { check, ok: false, detail: `${first}${more}: duebook migrate` }
  }
  if (isSuperuser || isOwner) {
    const what = isSuperuser ? "is a superuser" : "owns the tables"
    const detail = `warning: ${user} ${what}: as that run ${OWNERS_COMMANDS} alone, and serve as ${APP_ROLE}, after ${LET_APP_LOG_IN}`
    return { check, ok: true, detail }
  }
  if (!isMember) {
    return { check, ok: false, detail: `${user} is no member of ${APP_ROLE}: grant ${APP_ROLE} to "${user}"` }
  }
  return isPowerful
    ? {
        check,
        ok: true,
        detail: `warning: ${APP_ROLE} or ${user} may make roles, databases or tables: take that right away`
      }
    : { check, ok: true, detail: `${user} serves as ${APP_ROLE}` }
}

/** The companies that lack something that they can't send without. */
const withoutFinding = (
  check: string,
  has: string,
  lacks: string,
  { first, total }: NamedCompanies
): Finding => {
  if (total === 0) return { check, ok: true, detail: `every active company has ${has}` }
  const more = total > first.length ? ` and ${total - first.length} more` : ""
  const count = `${total} active ${total === 1 ? "company has" : "companies have"}`
  return { check, ok: true, detail: `warning: ${count} ${lacks}: ${first.join(", ")}${more}` }
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

      const clocks = Effect.gen(function* () {
        const before = yield* Clock.currentTimeMillis
        const { at, version } = yield* diagnosis.server
        const after = yield* Clock.currentTimeMillis
        const skew = at < before ? at - before : Math.max(0, at - after)
        const apart = `the database's clock is ${Math.abs(skew)} ms ${skew < 0 ? "behind" : "ahead of"} this one's`
        const detail =
          Math.abs(skew) > MAX_SKEW_MILLIS ? `warning: ${apart}` : "within 2 seconds of each other"
        return [
          { check: "server", ok: true, detail: `PostgreSQL ${version}` },
          { check: "clocks", ok: true, detail }
        ]
      })

      const gate = Effect.map(settings.gateOpen, (open) => ({
        check: "gate",
        ok: true,
        detail: open ? "open" : "warning: closed, /v1 answers 503 until: duebook gate open"
      }))

      const rowLevelSecurity = Effect.gen(function* () {
        const check = "row_level_security"
        if (!(yield* diagnosis.tenantRole)) {
          const detail =
            "the role duebook_tenant is missing, too powerful, or not granted to this database user"
          return { check, ok: false, detail }
        }
        const unguarded = yield* diagnosis.unguardedTables
        return unguarded.length === 0
          ? { check, ok: true, detail: "every table of a company is confined to it" }
          : { check, ok: false, detail: `not confined: ${unguarded.join(", ")}` }
      })

      const roles = Effect.zipWith(diagnosis.servingRole, diagnosis.grants, rolesFinding)

      const plans = Effect.map(
        Effect.flatMap(Clock.currentTimeMillis, diagnosis.companiesWithoutPlan),
        (companies) => withoutFinding("plans", "a plan period in force", "no plan period in force", companies)
      )

      const policies = Effect.map(diagnosis.companiesWithoutSteps, (companies) =>
        withoutFinding(
          "policies",
          "steps in its reminder policy",
          "a reminder policy with no steps",
          companies
        )
      )

      const zones = Effect.map(diagnosis.timeZones, (stored) => {
        const unusable = stored.filter((zone) => !isTimeZone(zone))
        return unusable.length === 0
          ? { check: "time_zones", ok: true, detail: `${stored.length} in use, all known here` }
          : { check: "time_zones", ok: false, detail: `not known here: ${unusable.slice(0, 10).join(", ")}` }
      })

      const providers = Effect.map(states.overview, (channels) => channels.map(providerFinding))

      return Doctor.of({
        examine: Effect.map(
          Effect.all([clocks, gate, roles, rowLevelSecurity, plans, policies, providers, zones]),
          (findings) => findings.flat()
        )
      })
    })
  )
}
