/** The row that a session is read from. */
import type { CompanySettings } from "../../domain/Company.ts"
import type { Role } from "../../domain/Member.ts"
import type { Plan, PlanPeriod } from "../../domain/Plan.ts"
import type { Membership, Session, SessionStage } from "../../domain/Session.ts"

/** What one look-up finds: the session, and its user's membership in the company that was asked for. */
export interface FoundSession {
  readonly session: Session
  readonly membership: Membership | null
}

/** The row of a session with its user, and the user's membership in a company. */
export interface FoundRow {
  readonly session_id: number
  readonly stage: SessionStage
  readonly signed_in_at: number
  readonly last_seen_at: number
  readonly now: number
  readonly code_at: number | null
  readonly user_id: number
  readonly email: string
  readonly name: string
  readonly locale: string | null
  readonly user_timezone: string | null
  readonly digest: boolean
  readonly email_verified: boolean
  readonly two_factor_confirmed: boolean
  readonly has_totp: boolean
  readonly company_id: number | null
  readonly role: Role
  readonly company_name: string
  readonly status: "active" | "inactive"
  readonly timezone: string | null
  readonly country: string | null
  readonly language: string | null
  readonly policy_version: number
  readonly test_clock: number | null
  readonly plan_period_id: number | null
  readonly plan: Plan
  readonly allowance: number
  readonly starts_at: number
  readonly ends_at: number
}

const settingsOf = (row: FoundRow, companyId: number): CompanySettings => ({
  companyId,
  timezone: row.timezone,
  country: row.country,
  policyVersion: row.policy_version,
  testClock: row.test_clock
})

const planOf = (row: FoundRow): PlanPeriod | null =>
  row.plan_period_id === null
    ? null
    : {
        planPeriodId: row.plan_period_id,
        plan: row.plan,
        allowance: row.allowance,
        startsAt: row.starts_at,
        endsAt: row.ends_at
      }

/** A session from its row. */
export const toFound = (row: FoundRow): FoundSession => ({
  session: {
    id: row.session_id,
    stage: row.stage,
    now: Number(row.now),
    signedInAt: row.signed_in_at,
    lastSeenAt: row.last_seen_at,
    codeAt: row.code_at,
    user: {
      id: row.user_id,
      email: row.email,
      name: row.name,
      emailVerified: row.email_verified,
      twoFactorConfirmed: row.two_factor_confirmed,
      hasTotp: row.has_totp,
      locale: row.locale,
      timezone: row.user_timezone,
      digest: row.digest
    }
  },
  membership:
    row.company_id === null
      ? null
      : {
          role: row.role,
          company: {
            id: row.company_id,
            name: row.company_name,
            language: row.language,
            isActive: row.status === "active"
          },
          settings: settingsOf(row, row.company_id),
          plan: planOf(row)
        }
})
