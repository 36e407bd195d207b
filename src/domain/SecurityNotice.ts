/** What people are told of their accounts and companies, and when: alone at once, and together what comes together. */
import type { ToldDeed } from "./SensitiveDeed.ts"

/**
 * A deed that somebody is told of, or what is none: another address in the place of the old one, which is told, and a
 * browser that has not signed in before.
 */
export type NoticeKind = ToldDeed | "address_changed" | "new_browser"

/** A notice waits so long for another one to the same address. */
export const NOTICE_QUIET_MILLIS = 4_000
/** A notice waits at most so long, however many follow. */
export const LONGEST_WAIT_MILLIS = 60_000
/** Mails with notices to one address within an hour; what comes after them is told by the next mail. */
export const NOTICE_MAILS_AN_HOUR = 20

/** A notice that was stored; times are epoch milliseconds. */
export interface SecurityNotice {
  readonly kind: string
  readonly details: Readonly<Record<string, unknown>>
  readonly userId: number | null
  readonly companyId: number | null
  /** Who has done it; null for the operator and for whoever has followed a link. */
  readonly byUserId: number | null
  readonly byOperator: boolean
  readonly at: number
}
