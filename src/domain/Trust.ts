/** What a company that signed itself up may do a day, until it is known better. Pure. */
import type { Plan } from "./Plan.ts"
import type { Channel } from "./ReminderAttempt.ts"

/** What is limited a day (UTC). */
export const trustLimits = ["recipients", "sms", "invitations"] as const
type TrustLimit = (typeof trustLimits)[number]

/** A number for each thing that is limited. */
export type TrustCounts = Readonly<Record<TrustLimit, number>>

/** What a company's limits depend on. */
export interface TrustFacts {
  /** Whether somebody who signed up has made it in the application; others have the operator's limits alone. */
  readonly signedUp: boolean
  /** The plan that is in force; null for none. */
  readonly plan: Plan | null
  /** Since the company was made, in milliseconds. */
  readonly ageMillis: number
  /** Payments that it has recorded and not reversed; counted up to `MAX_PAYMENTS_COUNTED`. */
  readonly payments: number
  /** What the operator allows in the place of that. */
  readonly allowed: Partial<TrustCounts>
}

/** New recipients a day with which a company begins. */
const firstRecipients: Readonly<Record<Plan, number>> = { trial: 20, basic: 100, pro: 500 }
/** For an address of e-mail or telephone, any of which may be somebody's who has asked for nothing. */
const FIRST_INVITATIONS = 20
const WEEK_MILLIS = 7 * 86_400_000
/** With its age a company comes to so many times what it began with. */
const MAX_WEEKS = 12
/** More payments than these change nothing. */
export const MAX_PAYMENTS_COUNTED = 10_000

/** In the place of a limit where there is none. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER

/**
 * The limits of a company a day; null for a company without limits, which the operator has made and not limited. New recipients grow by what they began with for each
 * week, and as much again where as many payments were recorded: a company that is paid has customers.
 */
export const limitsOf = ({
  ageMillis,
  allowed,
  payments,
  plan,
  signedUp
}: TrustFacts): TrustCounts | null => {
  if (!signedUp) {
    const none = { recipients: UNLIMITED, sms: UNLIMITED, invitations: FIRST_INVITATIONS }
    return Object.keys(allowed).length === 0 ? null : { ...none, ...allowed }
  }
  const first = firstRecipients[plan ?? "trial"]
  const weeks = Math.min(MAX_WEEKS, Math.max(0, Math.floor(ageMillis / WEEK_MILLIS)))
  const grown = first + first * weeks + Math.min(payments, first * weeks)
  return { recipients: grown, sms: 0, invitations: FIRST_INVITATIONS, ...allowed }
}

/** What of a company's limits is left on a day. */
export interface TrustLeft {
  readonly recipients: number
  readonly sms: number
  /** Whom it has written to before, as `channel address`. */
  readonly known: ReadonlySet<string>
}

/** For a company without limits. */
export const noLimits: TrustLeft = {
  recipients: Number.POSITIVE_INFINITY,
  sms: Number.POSITIVE_INFINITY,
  known: new Set()
}

/** How a recipient is named among those that are known. */
export const recipientName = (channel: Channel, recipient: string): string => `${channel} ${recipient}`

/** Whether a message may be sent to this address now. */
export const mayWrite = (left: TrustLeft, channel: Channel, recipient: string): boolean =>
  (channel === "email" || left.sms > 0) &&
  (left.recipients > 0 || left.known.has(recipientName(channel, recipient)))

/** What is left after a message. */
export const afterWriting = (left: TrustLeft, channel: Channel, recipient: string): TrustLeft => {
  const name = recipientName(channel, recipient)
  return {
    recipients: left.known.has(name) ? left.recipients : left.recipients - 1,
    sms: channel === "sms" ? left.sms - 1 : left.sms,
    known: left.known.has(name) ? left.known : new Set([...left.known, name])
  }
}
