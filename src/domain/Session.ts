/** A session of the application: who has signed in, how far, and how long that holds. */
import type { CompanySettings } from "./Company.ts"
import type { Role } from "./Member.ts"
import type { PlanPeriod } from "./Plan.ts"

/** `second_step`: the password was right, and a code or a passkey is still to be given. */
export type SessionStage = "second_step" | "signed_in"

/** A session ends after so long without a request. */
const IDLE_MILLIS = 12 * 3_600_000
/** A session ends so long after the sign-in at the latest. */
const LONGEST_MILLIS = 30 * 86_400_000
/** When a session ends. */
export const sessionLimits = { idleMillis: IDLE_MILLIS, longestMillis: LONGEST_MILLIS }
/** For so long a code, a passkey or the password holds as a proof for what domain/SensitiveDeed lists. */
const FRESH_MILLIS = 10 * 60_000
/** So long after the password, the code has to be given. */
const SECOND_STEP_MILLIS = 10 * 60_000
/** How often a session's last use is written at most. */
export const SEEN_MILLIS = 60_000

/** The second factors that a person has set up in the application. */
export interface Factors {
  /** Whether codes can be asked for. */
  readonly hasTotp: boolean
  readonly hasPasskey: boolean
}

/** Whether signing in with a password asks for more, and what matters for a fresh proof. */
export const hasSecondFactor = ({ hasPasskey, hasTotp }: Factors): boolean => hasTotp || hasPasskey

/** The person of a session. */
export interface SessionUser extends Factors {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
  /** Confirmed in the application, or by the operator's word. */
  readonly twoFactorConfirmed: boolean
  /** Whether the password can be asked for. */
  readonly hasPassword: boolean
  /** BCP 47; null for the company's language. */
  readonly locale: string | null
  /** IANA name; null for the company's zone. */
  readonly timezone: string | null
  /** Whether this person gets digests. */
  readonly digest: boolean
}

/** A session that has not ended; times are epoch milliseconds by the clock of the database. */
export interface Session {
  readonly id: number
  readonly user: SessionUser
  readonly stage: SessionStage
  /** When it was read. */
  readonly now: number
  readonly signedInAt: number
  readonly lastSeenAt: number
  /** When a code or a passkey was given last; null if none was. */
  readonly codeAt: number | null
  /** Whether the identity provider at which it began has asked for a second factor. */
  readonly providerFactor: boolean
  /** When the password was given last, here, or at the provider if there is none here; null if it was not. */
  readonly passwordAt: number | null
}

/** What a person is in a company. */
export interface SessionMembership {
  readonly role: Role
  readonly company: {
    readonly id: number
    readonly name: string
    /** BCP 47; null if the company has not said. */
    readonly language: string | null
    readonly isActive: boolean
    /** When its people have closed it, in epoch milliseconds; null for one that they have not. */
    readonly closedAt: number | null
  }
  readonly settings: CompanySettings
  /** Whether the reminder policy in force has no step for receivables, so that no customer is reminded. */
  readonly withoutSteps: boolean
  /** The plan period in force; null without one. */
  readonly plan: PlanPeriod | null
}

/** Whether a code or a passkey was given in the last ten minutes. */
export const isFresh = ({ codeAt, now }: Pick<Session, "codeAt" | "now">): boolean =>
  codeAt !== null && now - codeAt < FRESH_MILLIS

/** Whether the password was given in the last ten minutes. */
export const isPasswordFresh = ({ now, passwordAt }: Pick<Session, "passwordAt" | "now">): boolean =>
  passwordAt !== null && now - passwordAt < FRESH_MILLIS

/** Whether the password was right just now, and a code or a passkey is still to be given. */
export const awaitsCode = ({
  now,
  signedInAt,
  stage
}: Pick<Session, "now" | "signedInAt" | "stage">): boolean =>
  stage === "second_step" && now - signedInAt < SECOND_STEP_MILLIS

/** Owners and admins need a second factor of the application before anything in a company opens to them. */
export const needsTwoFactor = (
  role: Role,
  { providerFactor, user }: { readonly user: Factors } & Pick<Session, "providerFactor">
): boolean => role !== "member" && !hasSecondFactor(user) && !providerFactor

/**
 * Whether the identity provider is to ask the person once more: for its second factor, where the person has none here; or
 * for what it asks for at all, where the person has not even a password here.
 */
export const confirmsElsewhere = (
  { providerFactor, user }: Pick<Session, "providerFactor" | "user">,
  hasProvider: boolean
): boolean => !hasSecondFactor(user) && (providerFactor || (hasProvider && !user.hasPassword))

/** Whether the provider has asked in the last ten minutes, with its second factor where the session has begun with that. */
export const isFreshElsewhere = (
  session: Pick<Session, "codeAt" | "now" | "passwordAt" | "providerFactor">
): boolean => isFresh(session) || (!session.providerFactor && isPasswordFresh(session))
